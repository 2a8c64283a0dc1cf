"""Screens on pages: drawn by the terminal table itself."""

from pathlib import Path

from tools.screens import main

PAGE = "# Screens\n\n<!-- screen connectfour pl 80x24 seed 1 after 2 -->\nstale\n<!-- end -->\n"


def test_a_screen_is_drawn_between_its_marks(tmp_path: Path, capsys) -> None:
    path = tmp_path / "page.md"
    path.write_text(PAGE, encoding="utf-8")
    assert main([str(path)]) == 0
    written = path.read_text(encoding="utf-8")
    assert "stale" not in written
    screen = written.split("```text\n")[1].split("\n```")[0].splitlines()
    assert len(screen) == 24
    assert max(len(line) for line in screen) <= 80
    assert "ziarno 1" in screen[0]
    assert capsys.readouterr().out == f"{path} written\n"


def test_a_match_that_is_over_cannot_be_drawn(tmp_path: Path, capsys) -> None:
    path = tmp_path / "page.md"
    path.write_text(PAGE.replace("after 2", "after 99"), encoding="utf-8")
    assert main([str(path)]) == 1
    assert "the match is over" in capsys.readouterr().err
    assert main([]) == 2
