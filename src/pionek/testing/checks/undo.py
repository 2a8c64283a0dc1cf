"""Taking back restores the table exactly, and goes freely only to what was revealed."""

import pytest

from pionek.core.match.match import IllegalAnswer
from pionek.testing.games import every_game, load, played, seeds


@every_game
def test_undo_restores_the_exact_table(name):
    for seed in seeds(2):
        digests = []
        for match in played(name, seed):
            at = len(match.effective())
            digests[at:] = [match.digest()]
            if at % 7:
                continue
            copy = match.clone()
            while copy.effective() and len(copy.effective()) > at - 3:
                before = len(copy.effective())
                copy.undo(agreed=True)
                after = len(copy.effective())
                assert after < before
                assert copy.digest() == digests[after], f"seed {seed}: undone from answer {before} to {after}"
                assert copy.version > match.version


@every_game
def test_free_undo_stops_at_what_was_revealed(name):
    tried = 0
    for seed in seeds(3):
        for at, match in enumerate(played(name, seed)):
            answers = match.effective()
            if not answers or at % 5:
                continue
            copy = match.clone()
            start = answers[begun(answers)]
            tried += 1
            if start.revealed == match.table.revealed and not match.asks_in_window(start.seat):
                copy.undo()
                assert not copy.marked
            else:
                with pytest.raises(IllegalAnswer, match="revealed"):
                    copy.undo()
                assert copy.effective() == answers
                copy.undo(agreed=True)
                assert copy.marked
    assert tried


def begun(answers):
    """Where the last move began: its whole chain of choices is taken back as one."""
    at = len(answers) - 1
    while at > 0 and answers[at].partial and answers[at - 1].seat == answers[at].seat:
        at -= 1
    return at


@every_game
def test_a_save_keeps_what_was_taken_back(name):
    for seed in seeds(2):
        for at, match in enumerate(played(name, seed)):
            if at == 6:
                copy = match.clone()
                copy.undo(agreed=True)
                copy.play(copy.decision.options[-1])
                loaded = load(copy.save())
                assert loaded.digest() == copy.digest()
                assert loaded.record() == copy.record()
                assert loaded.version == copy.version
                assert len(loaded.record()) == 8
                break


@every_game
def test_the_log_after_an_undo_is_that_of_the_game_that_counts(name):
    for at, match in enumerate(played(name, 0)):
        if at == 5:
            break
        log = [str(line) for line in match.log(0)]
        copy = match.clone()
        copy.listen()
        copy.play(copy.decision.options[0])
        if not copy.decision or copy.effective()[-1].partial:
            continue
        copy.undo(agreed=True)
        assert [str(line) for line in copy.log(0)] == log
