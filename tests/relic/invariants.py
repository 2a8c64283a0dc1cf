"""What the rulebook never allows at any decision of Relic."""

from __future__ import annotations

from collections import Counter

from pionek.core.match.match import Match
from pionek.core.rules.in_force import value
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.engagement import Engagement
from pionek.games.relic.procedures.experience import Experience
from pionek.games.relic.procedures.life_and_corruption import CorruptionDraw, Fall, Vanquish
from pionek.games.relic.procedures.movement import Movement
from pionek.games.relic.procedures.setup import WholeGame


def broken(match: Match) -> list[str]:
    """The sentences of the rulebook that the table breaks now."""
    table: Deeds = match.table
    setting_up = isinstance(table.agenda[-1], WholeGame) or not table.turn
    found = cards(table)
    for seat in range(table.seats):
        if table.players[seat].out:
            found += eliminated(table, seat)
        elif table.players[seat].character != vocabulary.NOTHING and not setting_up:
            found += player(table, seat)
    return found + board(table) + turn(table) + decision(match)


def cards(table: Deeds) -> list[str]:
    """RE-COMP-07, RE-DISC-03: every card is somewhere once, and lies in its own deck, pile or on a space."""
    found = []
    for deck in range(len(vocabulary.deck.names)):
        strange = [card for card in (*table.decks[deck].cards, *table.piles[deck]) if table.content.deck_of[card] != deck]
        found += [f"RE-DISC-03: {table.content.cards[card].id} lies with the {vocabulary.deck.names[deck]} cards" for card in strange]
    where = Counter(card for zone in table.zones() if zone.pool < vocabulary.YELLOW_DECK + 1 or zone.pool == 9 for card in zone.cards)
    for card in table.content.cards:
        if where[card.index] > card.count:
            found.append(f"RE-COMP-07: {where[card.index]} of {card.count} {card.id}")
    return found


def player(table: Deeds, seat: int) -> list[str]:
    """Dials, levels, places and cards of a player in the game."""
    one = table.players[seat]
    found = []
    if not all(1 <= dial <= vocabulary.MOST for dial in one.dials):
        found.append(f"RE-ATTR-03, RE-ATTR-05: attributes {one.dials}")
    if not 0 <= one.life <= vocabulary.MOST:
        found.append(f"RE-LIFE-02: Life {one.life}")
    falling = any(isinstance(frame, Fall | Vanquish) and frame.who == seat for frame in table.agenda)
    drawing = any(isinstance(frame, CorruptionDraw) and frame.who == seat for frame in table.agenda)
    if one.life == 0 and not falling:
        found.append("RE-LIFE-04: nobody goes on with Life 0")
    if not 0 <= one.level <= vocabulary.MOST:
        found.append(f"RE-LEVEL-04: level {one.level}")
    if one.influence < 0:
        found.append(f"RE-INFL-03: influence {one.influence}")
    if not falling and not 0 <= one.space < vocabulary.SPACES:
        found.append("RE-SETUP-10: the figure stands nowhere")
    if len(one.faces) != len(one.corruption.cards):
        found.append("RE-CORR-01: a Corruption card lies neither face up nor face down")
    if len(one.corruption.cards) >= value(table, vocabulary.THRESHOLD, seat) and not falling and not drawing:
        found.append("RE-FALL-01: at the threshold, and not corrupted")
    for asset in one.assets:
        printed = table.content.cards[asset.card].charges
        if asset.charges < 0 or (printed and not asset.charges):
            found.append(f"RE-CHARGE-03: {table.content.cards[asset.card].id} without charges")
    if any(table.content.cards[card].type != "enemy" for card in one.trophies):
        found.append("RE-BATTLE-15: a trophy that was no enemy")
    if any(table.content.deck_of[card] != vocabulary.MISSION_DECK for card in one.completed):
        found.append("RE-MISSION-03: a completed mission that is none")
    if one.mission != vocabulary.NOTHING and table.content.deck_of[one.mission] != vocabulary.MISSION_DECK:
        found.append("RE-MISSION-02: an active mission that is none")
    if any(table.content.deck_of[card] != vocabulary.POWER_DECK for card in one.hand.cards):
        found.append("RE-POWER-04: another card among the Power cards")
    if one.lying and table.active == seat and any(frame.is_turn for frame in table.agenda):
        found.append("RE-LOSET-03: a turn goes on although it is lost")
    if one.special and one.space >= vocabulary.INNER:
        found.append("RE-INNER-03: a special move in the inner tier")
    return found


def eliminated(table: Deeds, seat: int) -> list[str]:
    """RE-ELIM-02, RE-ELIM-03: nothing is left of an eliminated player, who is not asked any more."""
    one = table.players[seat]
    left = [*one.hand.cards, *one.corruption.cards, *one.assets, *one.trophies, *one.completed, *one.placed]
    found = [f"RE-ELIM-02: seat {seat} still has {len(left)} cards"] if left or one.influence or sum(one.tokens) else []
    if one.space != vocabulary.NOTHING or one.mission != vocabulary.NOTHING:
        found.append(f"RE-ELIM-02: seat {seat} is still on the board")
    if table.decision is not None and table.decision.seat == seat:
        found.append(f"RE-ELIM-03: seat {seat} is asked")
    return found


def board(table: Deeds) -> list[str]:
    """RE-INNER-06, RE-EXPL-05: Threat cards lie face up, and none in the inner tier."""
    found = []
    for space in range(vocabulary.SPACES):
        laid = table.laid[space]
        if laid and space >= vocabulary.INNER:
            found.append("RE-INNER-06: Threat cards in the inner tier")
        if any(table.content.deck_of[card] < vocabulary.THREAT_DECK for card in laid):
            found.append("RE-EXPL-05: a card on the board that is no Threat card")
    used = [player.character for player in table.players if player.character != vocabulary.NOTHING]
    if len(set(used)) != len(used) or set(used) & set(table.sheets):
        found.append("RE-FALL-04: a character twice")
    return found


def turn(table: Deeds) -> list[str]:
    """RE-TURN-02, RE-TURN-03: one turn, that of the active player, and one phase of it."""
    turns = [frame for frame in table.agenda if frame.is_turn]
    phases = [frame for frame in table.agenda if isinstance(frame, Movement | Engagement | Experience)]
    found = []
    if len(turns) > 1 or any(frame.who != table.active for frame in turns):
        found.append("RE-TURN-02: a turn that is not the active player's")
    if len(phases) > 1 or any(frame.who != table.active for frame in phases):
        found.append("RE-TURN-03: two phases at once")
    for frame in phases:
        if isinstance(frame, Movement) and frame.points > 0 and table.players[frame.who].space >= vocabulary.INNER:
            found.append("RE-INNER-02: movement points in the inner tier")
    return found


def decision(match: Match) -> list[str]:
    """Nobody is offered what cannot be paid, and equal options are one."""
    if match.decision is None:
        return []
    keys = [match.key(option) for option in match.decision.options]
    return [f"an option twice: {keys}"] if len(set(keys)) != len(keys) else []
