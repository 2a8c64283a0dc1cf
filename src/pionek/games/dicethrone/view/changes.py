"""What changes before the players' eyes, and which lines of the log tell of it."""

from __future__ import annotations

from pionek.core.view.changes import Change, Key
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.state import State
from pionek.games.dicethrone.procedures.playing_cards import CardPlay


def health(table: State) -> dict[Key, object]:
    return {(seat,): table.players[seat].health for seat in range(table.seats)}


def combat_points(table: State) -> dict[Key, object]:
    return {(seat,): table.players[seat].cp for seat in range(table.seats)}


def tokens(table: State) -> dict[Key, object]:
    return {(seat, token): count for seat in range(table.seats) for token, count in enumerate(table.players[seat].tokens)}


def limits(table: State) -> dict[Key, object]:
    return {(seat, token): more for seat in range(table.seats) for token, more in enumerate(table.players[seat].limits)}


def hands(table: State) -> dict[Key, object]:
    return {(seat,): sorted(table.players[seat].hand.cards) for seat in range(table.seats)}


def discards(table: State) -> dict[Key, object]:
    """Cards that are being played count already: that they are played tells where they go."""
    found: dict[Key, object] = {}
    for seat in range(table.seats):
        played = [frame.card for frame in table.agenda if isinstance(frame, CardPlay) and frame.who == seat]
        found[(seat,)] = sorted([*table.players[seat].discard, *played])
    return found


def upgrades(table: State) -> dict[Key, object]:
    return {(seat,): sorted(table.players[seat].upgrades) for seat in range(table.seats)}


CHANGES = (
    Change("health", health, ((vocabulary.HURT,), (vocabulary.HEALED,))),  # teammates share a counter
    Change(
        "combat points", combat_points,
        ((vocabulary.CP_GAINED, "who"), (vocabulary.CP_LOST, "who"), (vocabulary.CP_PAID, "who"), (vocabulary.STOLEN, "who"),
         (vocabulary.STOLEN, "other"), (vocabulary.PLAYED, "who"), (vocabulary.UPGRADED, "who")),  # the price is printed
    ),
    Change(
        "tokens", tokens,
        ((vocabulary.GAINED, "who", "subject"), (vocabulary.INFLICTED, "who", "subject"), (vocabulary.REMOVED, "who", "subject"),
         (vocabulary.SPENT, "who", "subject"), (vocabulary.SPENT_FOR, "who", "subject"), (vocabulary.GREW, "who"),
         (vocabulary.DEFEATED, "who")),
    ),
    Change("stack limits", limits, ((vocabulary.LIMIT_RAISED, "who", "subject"),)),
    Change(
        "hand", hands,
        ((vocabulary.DREW, "who"), (vocabulary.SOLD, "who"), (vocabulary.PLAYED, "who"), (vocabulary.UPGRADED, "who"),
         (vocabulary.DISCARDED, "who"), (vocabulary.DEFEATED, "who")),
    ),
    Change(
        "discard pile", discards,
        ((vocabulary.PLAYED, "who"), (vocabulary.SOLD, "who"), (vocabulary.DISCARDED, "who"), (vocabulary.RESHUFFLED, "who"),
         (vocabulary.UPGRADED, "who"), (vocabulary.DEFEATED, "who")),
    ),
    Change("upgrades", upgrades, ((vocabulary.UPGRADED, "who"), (vocabulary.DEFEATED, "who"))),
)  # fmt: skip
