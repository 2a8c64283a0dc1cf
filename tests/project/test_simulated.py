"""Tables of simulations on pages: written by the command that stands above them."""

from pathlib import Path

import pytest

from pionek.core import registry
from tools.simulated import BLOCK, MEASURED_WITH, ROOT, main

VERSION = registry.get("connectfour").rules_version

PAGE = """# Balance

<!-- simulate connectfour --games 4 --bots greedy,random --seed 1 -->
stale
<!-- end -->

Words after it.
"""


def test_a_table_is_written_between_its_marks_and_twice_the_same(tmp_path: Path, capsys) -> None:
    path = tmp_path / "page.md"
    path.write_text(PAGE, encoding="utf-8")
    assert main([str(path)]) == 0
    written = path.read_text(encoding="utf-8")
    assert "stale" not in written
    assert f"`pionek simulate connectfour --games 4 --bots greedy,random --seed 1`, rules version {VERSION}\n" in written
    assert "| seat 1 | 4 |" in written
    assert "| bot greedy | 4 |" in written
    assert "4 games. Ends: four 4 (100.0 per cent)." in written
    assert written.startswith("# Balance\n")
    assert written.endswith("\nWords after it.\n")
    assert main([str(path)]) == 0
    assert path.read_text(encoding="utf-8") == written
    assert capsys.readouterr().out.splitlines() == [f"{path} written"] * 2


def test_what_cannot_be_simulated_is_told_in_one_line(tmp_path: Path, capsys) -> None:
    path = tmp_path / "page.md"
    path.write_text(PAGE.replace("connectfour", "no-such-game"), encoding="utf-8")
    assert main([str(path)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert "stale" in path.read_text(encoding="utf-8"), "a page is left as it is"
    with pytest.raises(SystemExit):
        main([])
    capsys.readouterr()


def test_a_tournament_is_written_with_its_even_share_and_what_a_decision_cost(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("<!-- tournament connectfour --bots greedy,random --games 4 -->\n<!-- end -->\n", encoding="utf-8")
    assert main([str(path)]) == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    assert f"`pionek tournament connectfour --bots greedy,random --games 4`, rules version {VERSION}" in lines
    assert any(line.startswith("| greedy | random | 4 |") for line in lines)
    assert "An equal bot would get 50 per cent." in lines
    assert any(line.startswith("| greedy | ") and line.count("|") == 5 for line in lines), "rating, range, ms a decision"


def test_only_what_is_asked_for_is_measured_anew(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text(PAGE, encoding="utf-8")
    assert main([str(path), "--only", "dicethrone"]) == 0
    assert path.read_text(encoding="utf-8") == PAGE


def test_only_what_is_stale_is_measured_anew(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    begins = "<!-- simulate connectfour --games 4 --bots {bot} -->\n`pionek simulate connectfour --games 4 --bots {bot}`, rules version {version}\n<!-- end -->\n"
    older, now = begins.format(bot="greedy", version=VERSION - 1), begins.format(bot="random", version=VERSION)
    path.write_text(older + now, encoding="utf-8")
    assert main([str(path), "--stale"]) == 0
    written = path.read_text(encoding="utf-8")
    assert written.endswith(now)
    assert f"--bots greedy`, rules version {VERSION}\n\n| | games |" in written


@pytest.mark.parametrize("page", ["docs/strength.md", "docs/balance/relic.md", "docs/balance/icegarden.md"])
def test_every_table_says_with_which_rules_version_it_was_measured(page: str) -> None:
    tables = [found[0] for found in BLOCK.finditer((ROOT / page).read_text(encoding="utf-8"))]
    assert tables
    assert [table.splitlines()[0] for table in tables if MEASURED_WITH.search(table) is None] == []
