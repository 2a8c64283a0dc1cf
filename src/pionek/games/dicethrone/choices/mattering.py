"""In which windows an answer could matter to a player: what can wait without any loss need not be asked for now.

The test is cautious: whoever could lose anything by waiting is asked. An option can wait in these cases only:

- Cards that only draw cards or gain combat points for their player, where nothing is decided: in Income, Main and Discard Phases, after
  a roll attempt, and when nothing was announced. They do the same later. Points matter at once if they would pay for another card of the hand that could matter in this window (one for dice only while there
  are dice that it can alter), and before the own hand limit is looked at every card matters.
- The same cards, and cards that only prevent damage, before the defence against an attack: the last chance before damage is dealt comes
  for sure, for the same cards, when more is known (DT-WINDOW-11, -13, -15). Preventing damage matters only to a side that is about to
  take some.
- What alters the dice of an opponent, after an attempt: the window after the announcement comes for sure (DT-WINDOW-07, -08), and if the
  opponent announces nothing there is nothing to spoil.
- What alters the own dice, right after the own announcement, as long as nobody has altered them since: the window after the last attempt
  has just asked for it.
- Everything in the own Main Phase after an own action: the Main Phase asks again at once, and offers the same.
"""

from __future__ import annotations

from typing import Final

from pionek.core.language.amounts import Selector
from pionek.core.language.effects import Effect
from pionek.core.language.forms import walk
from pionek.core.mattering import Mattering
from pionek.core.rules.windows import PASSING, Window
from pionek.core.state.decision import Option
from pionek.core.state.piece import CardNo
from pionek.core.vocabulary import PASS
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.refusals import hindered
from pionek.games.dicethrone.choices.requirements import met
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.definitions import Card
from pionek.games.dicethrone.model.forms import DiceThroneEffect
from pionek.games.dicethrone.procedures.main_phase import Main
from pionek.games.dicethrone.procedures.offensive_roll import OffensiveRoll, RollPhase

INCOME, AFTER_ACTION, DISCARDING = "DT-WINDOW-04", "DT-WINDOW-05", "DT-WINDOW-17"
AFTER_ATTEMPT, ANNOUNCED, OFFENSE_OVER, BEFORE_DEFENCE = "DT-WINDOW-07", "DT-WINDOW-08", "DT-WINDOW-11", "DT-WINDOW-13"
PEACEFUL: Final = (INCOME, AFTER_ACTION, DISCARDING, AFTER_ATTEMPT)
CALM: Final = frozenset({"do", "draw", "gain-cp", "roll", "half"})
"""The words of texts that give their player cards or points and touch nothing else on the table."""
PREVENTING: Final = frozenset({"do", "prevent", "prevent-half"})


class DiceThroneMattering(Mattering[Deeds]):
    """What can wait in the windows of Dice Throne."""

    def idle(self, table: Deeds, seat: int) -> Option | None:
        """Passing, if nothing that the seat could do in the open window could matter to it now; None to ask."""
        window = table.agenda[-1]
        decision = table.decision
        if not isinstance(window, Window) or decision is None or decision.seat != seat:
            return None
        if any(matters(table, seat, window, option) for option in decision.options if option.verb != PASS):
            return None
        return PASSING

    def episode(self, table: Deeds) -> str:
        """The attack in progress, from the first attempt to the damage."""
        phase = next((frame for frame in table.agenda if isinstance(frame, RollPhase)), None)
        return f"{table.turn}" if phase is not None else ""


def matters(table: Deeds, seat: int, window: Window[Deeds], option: Option) -> bool:
    """Whether this option, or leaving it, could matter to the seat now."""
    rule = window.rule()
    if table.active == seat and rule == AFTER_ACTION and isinstance(table.agenda[-2], Main):
        return False
    if option.verb != vocabulary.PLAY:
        return True
    return card_matters(table, seat, window, option.subject)


def card_matters(table: Deeds, seat: int, window: Window[Deeds], number: CardNo, once: bool = False) -> bool:
    """Whether playing a card now could matter to the seat; `once`: and it is not for the sake of another one."""
    card = table.content.cards[number]
    rule = window.rule()
    if card.upgrade or card.modifier or card.after_damage or card.when_attacked:
        return True
    words = effect_words(card)
    later = rule == BEFORE_DEFENCE or (rule == OFFENSE_OVER and is_defence_to_come(table))
    if CALM.issuperset(words) and concerns_player(card):
        return not (rule in PEACEFUL or later or is_without_attack(table, rule)) or (not once and needed_now(table, seat, window, card))
    if PREVENTING.issuperset(words):
        return not later and is_hurt(table, seat)
    return not (alters_only_dice(card) and (has_no_dice(table, seat, card) or is_too_early(table, seat, rule)))


def effect_words(card: Card) -> set[str]:
    assert card.effect is not None
    return {form.word for form in walk(card.effect) if isinstance(form, Effect)}


def concerns_player(card: Card) -> bool:
    """Whether a card means nobody but the one who plays it."""
    assert card.effect is not None
    return all(form.word == "you" for form in walk(card.effect) if isinstance(form, Selector))


def alters_only_dice(card: Card) -> bool:
    """Whether all that a card does is done to dice."""
    return all(isinstance(leaf, DiceThroneEffect) and (leaf.alters_dice or leaf.word == "more-attempts") for leaf in card.leaves)


def has_no_dice(table: Deeds, seat: int, card: Card) -> bool:
    """Whether a card that alters dice finds none that it could alter now, whatever its player has to pay with."""
    return hindered(table, seat, card.leaves, met(table, seat, card.wanted)) is not None


def is_defence_to_come(table: Deeds) -> bool:
    """Whether the attack goes on to the Defensive Roll Phase, whose last window is for all that can be played now."""
    phase = table.running(RollPhase)
    return phase.attack() is not None


def is_without_attack(table: Deeds, rule: str) -> bool:
    """Whether nothing was announced; the end of the Offensive Roll Phase asks once more."""
    return rule == ANNOUNCED and table.running(OffensiveRoll).ability < 0


def is_hurt(table: Deeds, seat: int) -> bool:
    """Whether somebody on the side of the seat is about to take damage."""
    phase = table.damage_phase()
    return phase is None or any(phase.incoming[each].harms for each in range(table.seats) if table.same_side(each, seat))


def is_too_early(table: Deeds, seat: int, rule: str) -> bool:
    """Whether dice will be asked about again before they count, or count for nothing, or have just been asked about."""
    if rule not in (AFTER_ATTEMPT, ANNOUNCED):
        return False
    rolling = table.running(OffensiveRoll)
    if rolling.who == seat:
        return rule == ANNOUNCED and rolling.dice == rolling.before and rolling.attempts <= rolling.before_attempts
    if table.same_side(rolling.who, seat):
        return False
    return rule == AFTER_ATTEMPT or rolling.ability < 0


def needed_now(table: Deeds, seat: int, window: Window[Deeds], card: Card) -> bool:
    """Whether points or a free place in the hand could be needed at once: for another card of this window, or for the hand limit."""
    player = table.players[seat]
    hand = player.hand.cards
    if window.rule() == DISCARDING and table.active == seat and len(hand) > vocabulary.MOST_CARDS:
        return True
    if "gain-cp" not in effect_words(card):
        return False
    costs = table.content.costs[window.kind]
    dear = [other for other in hand if player.cp < costs[other] <= vocabulary.MOST_CP]
    return any(card_matters(table, seat, window, other, once=True) for other in dear)
