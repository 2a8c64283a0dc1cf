"""Taking up what a window or a Main Phase offers: a card, a token, a passive ability."""

from __future__ import annotations

from pionek.core.state.decision import Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.uses import pay_passive, spend
from pionek.games.dicethrone.model.deeds import Arena
from pionek.games.dicethrone.procedures.playing_cards import play_card


def take_up(table: Arena, seat: int, option: Option) -> None:
    if option.verb == vocabulary.PLAY:
        play_card(table, seat, option.subject)
    elif option.verb == vocabulary.SPEND:
        spend(table, seat, option.subject)
    else:
        pay_passive(table, seat, option.subject)
