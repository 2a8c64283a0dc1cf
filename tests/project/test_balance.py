"""A balance page gets its figures from what a simulation has printed, and keeps what people have written."""

import json

from tools.balance import main

SCORE = {"games": 4, "wins": 3, "draws": 0}
DATA = {
    "setup": {"game": "duel", "bots": ["greedy", "greedy"], "vary": "heroes", "mirror": True, "games": 4, "seed": 3},
    "results": {
        "games": 4,
        "played": {"weak": {"games": 4, "wins": 1, "draws": 0}, "strong": SCORE},
        "seats": [{"games": 4, "wins": 1, "draws": 2}, {"games": 4, "wins": 1, "draws": 2}],
        "length": {"turns": {"mean": 9.5, "median": 9, "least": 7, "most": 12}},
        "ends": {"six": 4, "cap": 0},
    },
}


def test_figures_go_between_the_marks(tmp_path, capsys):
    results, page = tmp_path / "results.json", tmp_path / "page.md"
    results.write_text(json.dumps(DATA), encoding="utf-8")
    page.write_text("# Balance\n\n<!-- figures -->\nold\n<!-- end of figures -->\n\nDoubts.\n", encoding="utf-8")
    assert main([str(results), str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Balance\n\n<!-- figures -->\n4 games, written by `tools/balance.py` from `pionek simulate duel")
    assert text.endswith("<!-- end of figures -->\n\nDoubts.\n")
    assert text.index("| strong | 4 | 75.0 | 30.1 to 95.4 |") < text.index("| weak | 4 | 25.0 | 4.6 to 69.9 |")
    assert "| 1 | 4 | 50.0 | 15.0 to 85.0 |" in text
    assert "Ends: cap 0, six 4." in text
    assert "old" not in text
    assert main([str(results)]) == 2
    assert "wanted are a file of results and a page" in capsys.readouterr().err
