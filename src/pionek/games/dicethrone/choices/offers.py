"""What may be done, and why not: one function a verb, early returns in the rulebook's order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.decision import Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.refusals import (
    refuse_all,
    refuse_fitting,
    refuse_uses,
)
from pionek.games.dicethrone.choices.requirements import meets, met
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.state import BEARERS, BOARDS

if TYPE_CHECKING:
    pass


def offered(table: Deeds, seat: int, window: int) -> list[Option]:
    """What a seat can play in such a window: cards of its hand, tokens on its board, passive abilities."""
    box = table.content
    costs = box.costs[window]
    player = table.players[seat]
    cp = player.cp
    cards = box.cards
    fitting: list[int] = []
    wanted = 0
    for card in player.hand.cards:
        if costs[card] <= cp:
            fitting.append(card)
            wanted |= cards[card].wanted
    spending = player.spendable & box.spend_in[window] if player.spendable else 0
    if not (fitting or spending) or refuse_all(table, seat) is not None:
        return []
    found = met(table, seat, wanted) if wanted else 0
    plays = box.plays
    options: list[Option] = []
    for card in fitting:
        definition = cards[card]
        if definition.unconditional or refuse_fitting(table, seat, definition, found) is None:
            options.append(plays[card])
    if spending:
        offer_uses(table, seat, window, spending, options)
    return options


def offer_uses(table: Deeds, seat: int, window: int, spending: int, options: list[Option]) -> None:
    """Tokens that can be spent and passive abilities that can be paid for, behind the cards."""
    box = table.content
    player = table.players[seat]
    for token in box.tokens:
        if spending >> token.index & 1:
            bearer = seat * BEARERS + token.index
            if refuse_uses(table, seat, token.uses, bearer, window) is None:
                options.append(box.spendings[token.index])
    if spending & vocabulary.PASSIVE:
        for index in box.passive[player.hero]:
            ability = box.board[index]
            if player.levels[ability.place] == ability.level:
                if refuse_uses(table, seat, ability.uses, BOARDS, window) is None:
                    options.append(box.usings[index])


def announceable(table: Deeds, seat: int, dice: list[int]) -> list[Option]:
    """The offensive abilities that these dice activate."""
    player = table.players[seat]
    met_by = table.content.met_by
    result = (player.hero, *sorted(dice))
    abilities = met_by.get(result)
    if abilities is None:
        hero = [ability for ability in table.content.board if ability.hero == player.hero]
        abilities = met_by[result] = [ability for ability in hero if meets(table, seat, ability, dice)]
    options = table.content.announcements
    levels = player.levels
    return [options[ability.index] for ability in abilities if ability.level == levels[ability.place]]



