"""Random games of every mode with all heroes: what must be true at every decision."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from pionek.core.match.match import Match, start
from pionek.core.registry import get
from pionek.testing.objects import forgotten, objects, shared
from tests.dicethrone.crowd import CROWD, HEROES, MODES
from tests.free.test_state import from_pieces, sentences

rule = pytest.mark.rule
every_mode = pytest.mark.parametrize(("mode", "players"), MODES, ids=str)


def played(mode: str, players: int, seed: int, cap: int = 100) -> Iterator[Match]:
    """A random game, at each of its decisions and once more at its end."""
    luck = random.Random(seed)
    heroes = luck.sample(HEROES, players)
    match = start(get("dicethrone"), {"mode": mode, "heroes": heroes, "cap": cap}, seed, CROWD)
    while match.decision is not None:
        yield match
        match.play(luck.choice(match.decision.options))
    yield match


def finished(mode: str, players: int, seed: int, cap: int = 100) -> Match:
    *_, match = played(mode, players, seed, cap)
    return match


@every_mode
def test_random_games_end_by_a_rule_of_the_game(mode: str, players: int) -> None:
    ends = []
    for seed in range(8):
        match = finished(mode, players, seed)
        assert match.result is not None
        ends.append(match.result.cause)
    assert set(ends) <= {"health", "last", "draw"}


@rule("DT-GAME-08", "DT-TEAM-06")
@every_mode
def test_teams_share_one_counter_and_whoever_is_out_has_nothing_and_is_never_asked(mode: str, players: int) -> None:
    for seed in range(2):
        box = None
        for match in played(mode, players, seed):
            table = match.table
            for side in set(table.seating.sides):
                assert len({table.players[mate].health for mate in range(players) if table.seating.sides[mate] == side}) == 1
            for seat in range(players):
                player = table.players[seat]
                if player.out and match.decision is not None:
                    assert (player.health, player.hand.cards, any(player.tokens)) == (0, [], False)
                    assert [entry for entries in table.in_force.lists() for entry in entries if entry.seat == seat] == []
                    assert match.decision.seat != seat
            components = match.game.components(table)
            box = components if box is None else box
            assert components == box
            assert sentences(from_pieces(table)) == sentences(table.printed_abilities())


@every_mode
def test_clones_forget_and_share_nothing(mode: str, players: int) -> None:
    for at, match in enumerate(played(mode, players, 5)):
        if at % 21 == 0:
            assert shared(match.table, match.table.clone()) == []
            assert [each for _, thing in list(objects(match.table)) for each in forgotten(thing)] == []


@every_mode
def test_a_save_in_the_middle_is_loaded_and_goes_on_alike(mode: str, players: int) -> None:
    import pionek

    for at, match in enumerate(played(mode, players, 6)):
        if at == 60:
            again = pionek.load(match.save(), CROWD)
            assert again.digest() == match.digest()
            return


@every_mode
def test_everybody_sees_a_scene_in_both_languages_at_every_moment(mode: str, players: int) -> None:
    for at, match in enumerate(played(mode, players, 7)):
        if at % 25 == 0:
            for seat in range(-1, players):
                for lang in ("en", "pl"):
                    assert len(match.scene(seat, lang).things) >= players


@pytest.mark.rule("DT-TURN-01")
@pytest.mark.parametrize(("mode", "players"), [("king", 3), ("2v2", 4)])
def test_the_length_guard_lets_the_one_or_the_team_with_more_health_win(mode: str, players: int) -> None:
    causes = []
    for seed in range(6):
        match = finished(mode, players, seed, cap=1)
        assert match.result is not None
        causes.append(match.result.cause)
        if match.result.cause == "cap":
            best = max(player.health for player in match.table.players)
            leaders = tuple(seat for seat in range(players) if match.table.players[seat].health == best)
            sides = {match.table.seating.sides[seat] for seat in leaders}
            assert match.result.winners == (leaders if len(sides) == 1 else ())
            assert match.table.turn == players
    assert causes.count("cap") >= 5  # nobody falls in the first turn of all, or hardly ever
