"""What an effect requires to do anything: as bits, so that one look at the table judges a whole hand."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Guard
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.targets import movable_tokens
from pionek.games.dicethrone.language.damage_verbs import is_defendable
from pionek.games.dicethrone.language.token_verbs import coming_tokens
from pionek.games.dicethrone.model.definitions import AbilityCard
from pionek.games.dicethrone.model.forms import PricedUse
from pionek.games.dicethrone.model.seating import MOST_SEATS
from pionek.games.dicethrone.model.state import BEARERS, BOARDS, State
from pionek.games.dicethrone.procedures.dice import DiceFrame, open_dice

LOOKS: Final = [Resolution.preview(seat) for seat in range(MOST_SEATS)]
"""By seat, a resolution that is only looked at; it can be shared, for it never changes."""
DICE: Final = vocabulary.ANY_DICE | vocabulary.OWN_DICE | vocabulary.OTHER_DICE | vocabulary.TWO_DICE | vocabulary.SIDE_DICE
ATTEMPTS: Final = vocabulary.OFFENSE_DICE | vocabulary.DEFENSE_DICE
DAMAGE: Final = (
    vocabulary.ATTACK | vocabulary.GROWING_ATTACK | vocabulary.INCOMING_DAMAGE | vocabulary.OWN_INCOMING | vocabulary.ATTACKED
    | vocabulary.DEFENDABLE_ATTACK
)  # fmt: skip
STATUS: Final = vocabulary.ANY_STATUS | vocabulary.OWN_STATUS | vocabulary.MOVABLE_STATUS


def met(table: State, seat: int, wanted: int) -> int:
    """Which of the wanted requirements are met for this seat now."""
    found = 0
    if wanted & (DICE | ATTEMPTS):
        found |= dice_met(table, seat)
    if wanted & DAMAGE:
        found |= damage_met(table, seat, wanted)
    if wanted & STATUS:
        found |= status_met(table, seat, wanted)
    if wanted & vocabulary.FURTHER_CARD and len(table.players[seat].hand.cards) > 1:
        found |= vocabulary.FURTHER_CARD
    if wanted & vocabulary.COMING_STATUS and coming_tokens(table, seat):
        found |= vocabulary.COMING_STATUS
    return found


def dice_met(table: State, seat: int) -> int:
    """Dice of a roll in progress: one's own, a teammate's or an opponent's (DT-ABILITY-02, DT-NAMED-02)."""
    frame = open_dice(table)
    if frame is None:
        return 0
    if frame.who == seat:
        found = vocabulary.ANY_DICE | vocabulary.SIDE_DICE | vocabulary.OWN_DICE
    elif table.same_side(frame.who, seat):
        found = vocabulary.ANY_DICE | vocabulary.SIDE_DICE
    else:
        found = vocabulary.ANY_DICE | vocabulary.OTHER_DICE
    if len(frame.dice) > 1:
        found |= vocabulary.TWO_DICE
    if isinstance(frame, DiceFrame):
        found |= frame.gets_attempts
    return found


def damage_met(table: State, seat: int, wanted: int) -> int:
    """An attack of one's own, and damage that can be avoided (DT-MODIFIER-04, DT-DAMAGE-01, -04, -05).

    A modifier may come before or after the defence, but needs an attack, which collateral damage is not (DT-MODIFIER-02, -05).
    The attack of another player is one on oneself when its target is known (DT-NAMED-05, DT-PALA-12); an attack of
    one's own may still be made undefendable (DT-WINDOW-11).
    """
    phase = table.damage_phase()
    if phase is None:
        return 0
    found = 0
    harm = phase.attack() if phase.who == seat else None
    if harm is not None:
        found |= vocabulary.ATTACK | (vocabulary.GROWING_ATTACK if harm.enhanceable() else 0)
    if wanted & vocabulary.DEFENDABLE_ATTACK and is_defendable(table, seat):
        found |= vocabulary.DEFENDABLE_ATTACK
    if phase.target == seat and phase.attack() is not None:
        found |= vocabulary.ATTACKED
    for incoming in phase.incoming:
        if incoming.harms and incoming.soft():
            found |= vocabulary.INCOMING_DAMAGE
    if wanted & vocabulary.OWN_INCOMING and phase.threatens(table, seat):
        found |= vocabulary.OWN_INCOMING
    return found


def status_met(table: State, seat: int, wanted: int) -> int:
    """Status effects on boards, and such that would fit on another board (DT-STATUS-08, -14)."""
    found = 0
    for each in range(table.seats):
        if table.has_status(each):
            found |= vocabulary.ANY_STATUS | (vocabulary.OWN_STATUS if each == seat else 0)
    if found and wanted & vocabulary.MOVABLE_STATUS and movable_tokens(table):
        found |= vocabulary.MOVABLE_STATUS
    return found


MISSING: Final = (
    (vocabulary.OFFENSE_DICE, vocabulary.NO_OFFENSE_NOW),
    (vocabulary.DEFENSE_DICE, vocabulary.NO_DEFENSE_NOW),
    (vocabulary.ANY_DICE, vocabulary.NO_DICE),
    (vocabulary.TWO_DICE, vocabulary.NO_DICE),
    (vocabulary.OWN_DICE, vocabulary.NOT_YOUR_DICE),
    (vocabulary.SIDE_DICE, vocabulary.NOT_YOUR_SIDES_DICE),
    (vocabulary.OTHER_DICE, vocabulary.ONLY_YOUR_DICE),
    (vocabulary.ATTACK, vocabulary.NO_ATTACK),
    (vocabulary.GROWING_ATTACK, vocabulary.NO_ENHANCING),
    (vocabulary.ANY_STATUS, vocabulary.NO_STATUS),
    (vocabulary.OWN_STATUS, vocabulary.NO_STATUS),
    (vocabulary.MOVABLE_STATUS, vocabulary.NO_STATUS),
    (vocabulary.ATTACKED, vocabulary.NOT_ATTACKED_NOW),
    (vocabulary.DEFENDABLE_ATTACK, vocabulary.NOT_DEFENDABLE),
    (vocabulary.FURTHER_CARD, vocabulary.NO_FURTHER_CARD),
    (vocabulary.COMING_STATUS, vocabulary.NO_COMING_STATUS),
)


def reason(table: State, missing: int) -> Guard:
    """The reason for the first requirement that is missing."""
    for bit, guard in MISSING:
        if missing & bit:
            return guard
    phase = table.damage_phase()
    firm = phase is not None and any(incoming.firm() for incoming in phase.incoming)
    return vocabulary.NO_UNLIMITED_DAMAGE if firm else vocabulary.NO_INCOMING


def meets(table: State, seat: int, ability: AbilityCard, dice: list[int]) -> bool:
    """Whether dice meet the condition of an ability (DT-OFFENSE-06)."""
    return ability.when is not None and ability.when.holds(table, Resolution.preview(seat, dice=dice))


def tokens_for(table: State, seat: int, use: PricedUse, bearer: int) -> int:
    """How many tokens can be spent for a use; a passive ability is always there (DT-STATUS-10, DT-PASSIVE-01)."""
    if bearer >= BOARDS:
        return 1
    token = bearer % BEARERS
    held = table.players[seat].tokens[token]
    return max(0, held - table.fresh(seat, token)) if use.aged else held
