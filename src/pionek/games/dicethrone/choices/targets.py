"""Which tokens an effect can take or move, and where to."""

from __future__ import annotations

from pionek.core.state.decision import Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.state import State
from pionek.games.dicethrone.vocabulary import TokenNo


def removable_tokens(table: State, seats: list[int]) -> list[Option]:
    """One option for each kind of status effect on these boards (DT-STATUS-16, DT-COMPANION-01)."""
    return [
        Option(vocabulary.TAKE_OFF, token, seat)
        for seat in seats
        for token in table.content.removable
        if table.players[seat].tokens[token]
    ]


def movable_tokens(table: State) -> list[Option]:
    """The status effects that fit on another board (DT-STATUS-14; ruling R-25)."""
    options = removable_tokens(table, table.in_play())
    return [option for option in options if takers_of(table, option.target, option.subject)]


def takers_of(table: State, giver: int, token: TokenNo) -> list[int]:
    """The other players on whose boards one more such token fits."""
    return [seat for seat in table.in_play() if seat != giver and table.fits(seat, token)]
