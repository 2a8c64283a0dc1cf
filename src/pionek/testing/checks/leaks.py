"""A seat sees nothing that depends on what is hidden from it."""

from pionek.core.match.saving import digest
from pionek.testing.games import every_game, new, seeds, some
from pionek.testing.leaks import Search


@every_game
def test_nothing_seen_depends_on_what_is_hidden(name):
    search = Search()
    for seed in seeds(20):
        for at, match in enumerate(some(name, seed, 8)):
            search.look(match, seed * 1000 + at)
    assert search.complaints() == []
    if search.hidden:
        assert search.moves > 100, "too few moves could be compared"


@every_game
def test_what_is_imagined_depends_only_on_what_the_seat_knows(name):
    """The same seed gives the same imagined table, wherever one starts among those that look alike."""
    for seed in seeds(20):
        for at, match in enumerate(some(name, seed, 5)):
            seat = match.decision.seat
            here = match.table.imagine(seat, seed)
            there = match.imagine(seat, at).table.imagine(seat, seed)
            assert digest(here) == digest(there), f"seed {seed}, seat {seat}, after {match.record()[-2:]}"


@every_game
def test_imagining_changes_nothing(name):
    match = new(name, 0)
    before = match.digest()
    for seat in range(match.table.seats):
        for seed in range(5):
            imagined = match.imagine(seat, seed)
            while imagined.decision is not None and imagined.decision.seat == seat:
                imagined.play(imagined.decision.options[0])
    assert match.digest() == before


@every_game
def test_a_spectator_sees_no_more_than_each_seat(name):
    """Nobody asked, nobody's cards: his scene must not change whatever is dealt anew for one seat after another."""
    for seed in seeds(5):
        for match in some(name, seed, 5):
            look = match.scene(-1)
            for seat in range(match.table.seats):
                table = match.table.redealt(seat, seed)
                shown = match.game.scene(table, -1, "en")
                assert shown == look, f"seed {seed}, dealt anew for seat {seat}"
