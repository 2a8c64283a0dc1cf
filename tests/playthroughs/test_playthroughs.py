"""Recorded games do not change unless somebody means it."""

from collections import Counter
from pathlib import Path

import pytest

from tools.playthroughs import FIRST_LINE, PlaythroughError, main, rendered

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))
MOST_LINES = 200
MOST_FILES = 3
NEW = "Read against the rulebook.\ngame: connectfour\nset: first=1\nseed: 3\n\n> drop:4\n> drop:4\n"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_is_played_as_it_was(path):
    text = path.read_text(encoding="utf-8")
    assert rendered(text, path.name) == text, "renew it with `make playthroughs`, and say in the commit which rule is why"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_is_short_and_was_read(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) < MOST_LINES
    assert lines[0].startswith(FIRST_LINE)


def test_a_game_has_at_most_three():
    assert all(count <= MOST_FILES for count in Counter(path.name.split("-")[0] for path in FILES).values())


def test_a_new_one_is_filled_in_and_then_stays(tmp_path, capsys):
    path = tmp_path / "connectfour-new.txt"
    path.write_text(NEW)
    assert main([str(path)]) == 0
    assert "+    Player 1 drops a disc into column 4. [CF-TURN-01 CF-TURN-02]" in capsys.readouterr().out
    filled = path.read_text()
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == "0 of 1 playthroughs changed\n"
    assert path.read_text() == filled


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (NEW.replace("Read", "Unread"), "the first line must begin with"),
        (NEW.replace("game:", "gram:"), "does not say which game"),
        (NEW.replace("> drop:4", "> drop:8", 1), "answer 1, drop:8, is not offered; offered are drop:1"),
        (NEW + "> drop:1\n> drop:4\n> drop:2\n> drop:4\n> drop:3\n> drop:5\n> drop:5\n", "the game is over before answer 8"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(text, complaint):
    with pytest.raises(PlaythroughError, match=complaint):
        rendered(text, "new.txt")


def test_scripted_rolls_are_told(tmp_path):
    from tests.free.games import DUCATS
    from tools import playthroughs

    text = NEW.replace("connectfour", "ducats").replace("first=1", "players=2").replace("> drop:4\n", "")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(playthroughs, "get", lambda _name: DUCATS)
        assert "| Player 1: Ducats 2; Hand 5 (" in rendered(text, "new.txt")
