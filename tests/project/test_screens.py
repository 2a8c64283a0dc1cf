"""The screens in pages about games are drawn by the program itself."""

from tools.screens import main

PAGE = """# A page

<!-- screen: connectfour 80x24 en 1 2 -->

```text
something old
```

Below.
"""


def test_a_screen_is_drawn_where_its_line_says(tmp_path, capsys):
    path = tmp_path / "page.md"
    path.write_text(PAGE, encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: 1 screens\n"
    text = path.read_text(encoding="utf-8")
    block = text.split("```text\n")[1].split("```")[0].splitlines()
    assert text.startswith("# A page\n\n<!-- screen: connectfour 80x24 en 1 2 -->\n")
    assert text.endswith("```\n\nBelow.\n")
    assert "something old" not in text
    assert 10 < len(block) <= 24
    assert max(len(line) for line in block) == 80
    assert "Connect Four" in block[0]
