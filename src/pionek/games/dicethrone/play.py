"""Taking up what a window or a Main Phase offers: a card, a token, a passive ability."""

from __future__ import annotations

from pionek.core.decision import Option
from pionek.games.dicethrone import words
from pionek.games.dicethrone.cards import play_card
from pionek.games.dicethrone.table import Arena
from pionek.games.dicethrone.uses import pay_passive, spend


def take_up(table: Arena, seat: int, option: Option) -> None:
    if option.verb == words.PLAY:
        play_card(table, seat, option.subject)
    elif option.verb == words.SPEND:
        spend(table, seat, option.subject)
    else:
        pay_passive(table, seat, option.subject)
