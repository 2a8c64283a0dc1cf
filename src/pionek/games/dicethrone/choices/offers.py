"""What may be done now: cards, tokens and passive abilities in a window, and abilities that dice activate."""

from __future__ import annotations

from pionek.core.state.decision import Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.refusals import refuse_all, refuse_fitting, refuse_uses
from pionek.games.dicethrone.choices.requirements import meets, met
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.state import BEARERS, BOARDS, State


def offered(table: Deeds, seat: int, window: int) -> list[Option]:
    """What a seat can play in a window of this kind: cards of its hand, tokens on its board, passive abilities."""
    content = table.content
    costs = content.costs[window]
    player = table.players[seat]
    cp = player.cp
    cards = content.cards
    fitting: list[int] = []
    wanted = 0
    for card in player.hand.cards:
        if costs[card] <= cp:
            fitting.append(card)
            wanted |= cards[card].wanted
    spending = player.spendable & content.spend_in[window] if player.spendable else 0
    if not (fitting or spending) or refuse_all(table, seat) is not None:
        return []
    found = met(table, seat, wanted) if wanted else 0
    plays = content.plays
    options: list[Option] = []
    for card in fitting:
        definition = cards[card]
        if definition.unconditional or refuse_fitting(table, seat, definition, found) is None:
            options.append(plays[card])
    if spending:
        offer_uses(table, seat, window, spending, options)
    return options


def offer_uses(table: Deeds, seat: int, window: int, spending: int, options: list[Option]) -> None:
    """Add the tokens that can be spent and the passive abilities that can be paid for."""
    content = table.content
    player = table.players[seat]
    for token in content.tokens:
        if spending >> token.index & 1:
            bearer = seat * BEARERS + token.index
            if refuse_uses(table, seat, token.uses, bearer, window) is None:
                options.append(content.spendings[token.index])
    if spending & vocabulary.PASSIVE:
        for index in content.passive[player.hero]:
            ability = content.board[index]
            if player.levels[ability.place] == ability.level:
                if refuse_uses(table, seat, ability.uses, BOARDS, window) is None:
                    options.append(content.usings[index])


def announceable(table: State, seat: int, dice: list[int]) -> list[Option]:
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
