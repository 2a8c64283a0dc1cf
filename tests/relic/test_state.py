"""What the table works out from what lies on it, looked at after every decision of random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pionek
from pionek.games.relic import vocabulary

SCENARIOS = ("mystery", "corruptis", "hive", "key", "beacon")


def positions(seed: int) -> Any:
    luck = random.Random(seed)
    match = pionek.new_match("relic", seed=seed, players="3", scenario=SCENARIOS[seed % 5], cap=12)
    while match.decision is not None:
        yield match
        match.play(luck.choice(match.decision.options))


def printed(entries: list[Any]) -> list[tuple[Any, ...]]:
    return sorted((entry.ability.origin, entry.ability.index, entry.seat, entry.bearer) for entry in entries)


@pytest.mark.rule("RE-CLAR-09", "RE-CLAR-10")
@pytest.mark.parametrize("seed", range(5))
def test_what_is_in_force_follows_from_what_lies_there(seed: int) -> None:
    """Of characters, of cards in play, of face-up Corruption cards, and of the scenario; nothing of face-down cards."""
    for match in positions(seed):
        table: Any = match.table
        standing = [entry for entries in table.in_force.lists() for entry in entries if entry.is_printed()]
        assert printed(standing) == printed(table.printed_abilities())
        if table.players[0].space < 0:
            continue
        for seat, player in enumerate(table.players):
            windows = [table.content.character_abilities[each].windows for each in table.sheet(player).ability_numbers]
            windows += [table.content.windows[asset.card] for asset in player.assets]
            windows += [table.content.windows[card] for card, face in zip(player.corruption.cards, player.faces, strict=True) if face]
            mask = 0
            for each in windows:
                mask |= each
            assert player.reach == mask or player.out, seat


@pytest.mark.parametrize("seed", range(5, 8))
def test_every_card_is_in_one_zone(seed: int) -> None:
    for match in positions(seed):
        table: Any = match.table
        everything = match.game.components(table)
        cards = [card for zone in table.zones() if zone.pool != 8 for card in zone.cards]
        held = [frame.card for frame in table.agenda if getattr(frame, "card", -1) >= 0 and type(frame).__name__ in ("Use", "MissionCompletion")]
        assert sorted(cards + held) == everything


def test_serials_are_never_used_twice() -> None:
    for match in positions(3):
        table: Any = match.table
        serials = [asset.serial for player in table.players for asset in player.assets]
        serials += [face for player in table.players for face in player.faces if face]
        assert len(serials) == len(set(serials))
        assert all(8 < serial <= table.serial for serial in serials)


def test_tiers_and_neighbours() -> None:
    table: Any = pionek.new_match("relic", seed=1, players="4").table
    for space, tier in ((0, 0), (vocabulary.MIDDLE - 1, 0), (vocabulary.MIDDLE, 1), (vocabulary.INNER - 1, 1), (vocabulary.INNER, 2), (vocabulary.SPACES - 1, 2), (-1, -1)):
        table.players[0].space = space
        assert table.tier(0) == tier
    table.players[1].out = table.players[2].out = True
    assert [table.left_of(seat) for seat in range(4)] == [3, 3, 3, 0]
    table.active = 3
    assert table.playing() == [3, 0]
