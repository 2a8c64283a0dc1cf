"""The yardstick of the levels: what it tells, what it keeps, and that its rival plays every game."""

import re

import pytest

import pionek
from pionek.bots.seats import maker_of
from tools import strength

LINE = re.compile(r"greedy \d+\.\d \(\d+\.\d-\d+\.\d\) of 4(, \S+ ms)?\n")


def test_it_tells_one_line_a_level_and_keeps_the_games(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    command = ["connectfour", "--games", "4", "--levels", "greedy", "--against", "random", "--jobs", "1"]
    assert strength.main(command) == 0
    first = capsys.readouterr().out
    assert LINE.fullmatch(first)
    assert strength.main(command) == 0
    assert capsys.readouterr().out == first.split(",")[0].strip() + "\n"  # told from what was kept: nobody thought again


def test_a_table_that_is_not_measured_is_refused(capsys):
    assert strength.main(["dreamblade", "--seats", "4"]) == 2
    assert "dicethrone with 2, 4" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["dicethrone", "dreamblade", "etherfields", "icegarden", "relic"])
def test_the_rival_answers_in_todays_words(game):
    match = pionek.new_match(game, seed=4)
    maker = maker_of(strength.RIVAL)
    assert maker is not None
    bot = maker(7)
    for _ in range(12):
        assert match.decision is not None
        match.play(bot.choose(match, match.decision.seat))
