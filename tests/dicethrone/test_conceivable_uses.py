"""Where everybody knows that a seat is not asked, nobody waits for it; and only there."""

from __future__ import annotations

import random

from pionek.core import registry
from pionek.core.match.match import start
from pionek.games.dicethrone.procedures.table import DiceThroneTable

GAME = registry.get("dicethrone")


def redealt(table: DiceThroneTable, seat: int, luck: random.Random) -> DiceThroneTable:
    """The same table to all others: another hand from the same unseen cards."""
    other = table.clone()
    player = other.players[seat]
    size = len(player.hand.cards)
    unseen = [*player.hand.cards, *player.deck.cards]
    luck.shuffle(unseen)
    player.hand.cards[:], player.deck.cards[:] = unseen[:size], unseen[size:]
    return other


def test_a_seat_that_nobody_waits_for_is_asked_with_no_hand_that_it_could_have():
    """And wherever one is asked, others find that conceivable."""
    luck, skipped, asked = random.Random(4), 0, 0
    for seed in range(6):
        match = start(GAME, {}, seed)
        listener = match.listen()
        for _ in range(120):
            if match.decision is None:
                break
            listener.pictures = []
            before = len(listener.windows)
            match.play(luck.choice(match.decision.options))
            for (seat, _rule), (_lines, table) in zip(listener.windows[before:], listener.pictures, strict=True):
                assert isinstance(table, DiceThroneTable)
                kind = table.agenda[-1].kind  # type: ignore[attr-defined]  # a picture stands in its window
                expected = GAME.uses.conceivable(table, kind, seat)
                skipped += not expected
                for _redeal in range(4):
                    other = redealt(table, seat, luck)
                    assert GAME.uses.conceivable(other, kind, seat) == expected, "others' cards are no part of it"
                    if other.window_options(kind, seat):
                        asked += 1
                        assert expected
    assert skipped > 10
    assert asked > 100
