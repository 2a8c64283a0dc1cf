"""The balance page: what is counted, and what stays."""

import json

from tools.balance import BY_HAND, main

SETUP = {
    "game": "dicethrone", "rules_version": 3, "bots": ["greedy", "greedy"], "seed": 1, "games": 400, "vary": "heroes", "mirror": False,
}  # fmt: skip


def score(wins: int, draws: int = 0, games: int = 200) -> dict[str, int]:
    return {"games": games, "wins": wins, "draws": draws}


RESULTS = {
    "games": 400,
    "ends": {"cap": 0, "draw": 10, "health": 390},
    "seats": [score(220, 10, 400), score(170, 10, 400)],
    "played": {"barbarian": score(250, 10, 400), "pyromancer": score(140, 10, 400)},
    "length": {
        "turns": {"mean": 14.25, "median": 14, "least": 5, "most": 31},
        "decisions": {"mean": 150.4, "median": 148, "least": 60, "most": 400},
    },
    "pairings": [
        {"options": {"heroes": ["barbarian", "pyromancer"]}, "seats": [score(140, 10), score(50, 10)]},
        {"options": {"heroes": ["pyromancer", "barbarian"]}, "seats": [score(90), score(110)]},
    ],
}


def written(tmp_path, old: str = "", **setup: object) -> str:
    tmp_path.mkdir(exist_ok=True)
    results, page = tmp_path / "results.json", tmp_path / "pages" / "page.md"
    results.write_text(json.dumps({"setup": {**SETUP, **setup}, "results": RESULTS}), encoding="utf-8")
    if old:
        page.parent.mkdir()
        page.write_text(old, encoding="utf-8")
    assert main([str(results), str(page), "heroes"]) == 0
    return page.read_text(encoding="utf-8")


def test_a_pair_is_counted_from_both_seats_and_draws_count_half(tmp_path):
    page = written(tmp_path)
    assert "| Barbarian – Pyromancer | 400 | 63.8 | 58.9 to 68.3 | 72.5 | 55.0 |" in page
    assert "## The 1 pair\n" in page
    assert "| seat 1 | 400 | 56.2 |" in page


def test_the_page_names_its_command_and_the_length_of_games(tmp_path):
    page = written(tmp_path)
    assert "pionek simulate dicethrone --games 400 --bots greedy --vary heroes --seed 1 --json" in page
    assert "--seed 1 --mirror --json" in written(tmp_path / "mirrored", mirror=True)
    assert "Turns a game: 14.2 on average, 14 in the middle, 5 to 31." in page
    assert "Ends: cap 0, draw 10, health 390." in page


def test_doubtful_figures_are_counted_by_hero(tmp_path):
    page = written(tmp_path)
    assert "| Treant | 0 | 24 | 11 | 2 | 35 |" in page


def test_what_was_written_by_hand_stays(tmp_path):
    page = written(tmp_path, f"# Old\n\n| old | table |\n\n{BY_HAND}\n\nThe Barbarian is strong.\n")
    assert page.endswith(f"{BY_HAND}\n\nThe Barbarian is strong.\n")
    assert "# Old" not in page


def test_without_three_words_it_says_what_it_wants(capsys):
    assert main(["results.json"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
