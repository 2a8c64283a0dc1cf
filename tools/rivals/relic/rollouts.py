"""Quick answers for the play-outs of a search, and the questions that are not worth a search."""

from __future__ import annotations

from pionek.core.rules.triggers import Group
from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Option
from pionek.core.vocabulary import PASS
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.experience import Experience
from pionek.games.relic.procedures.rolls import Throw
from pionek.games.relic.procedures.windows import Opening
from tools.rivals.relic.advice import QUIET, advise, prepare, sentence_of, worth_trying
from tools.rivals.relic.destinations import Aims, best_end
from tools.rivals.relic.evaluation import pending, worth

CERTAIN = 6.0
"""For a space worth so much, usually a goal, a card is used instead of a roll."""
DEAR = 1 << vocabulary.MOVE_START | 1 << vocabulary.MOVE_ROLL | 1 << vocabulary.EXPERIENCE_START
"""Windows in which cards are seldom worth using, and finding that out takes long."""


def rollout_move(table: Deeds, seat: int) -> Option | None:
    """The advice where it is cheap; otherwise the option that leaves the seat best off at the next question."""
    decision = table.decision
    assert decision is not None
    frame = table.agenda[-1]
    if isinstance(frame, Group):
        return decision.options[0]
    if isinstance(frame, Opening) and frame.for_seat(seat) & DEAR:
        return PASSING
    if isinstance(frame, Throw) and frame.kind == vocabulary.MOVEMENT:
        return card_to_goal(table, seat, decision.options)
    return advise(table, seat) or tried(table, seat, decision.options)


def card_to_goal(table: Deeds, seat: int, options: list[Option]) -> Option:
    """A Power card that leads to a goal, else a roll: the advice without the average over all rolls, which takes long."""
    aims = Aims(table, seat)
    for option in options:
        if option.verb == vocabulary.NUMBER and best_end(table, seat, table.content.cards[option.subject].value, aims)[1] > CERTAIN:
            return option
    return Option(vocabulary.ROLL)


def tried(table: Deeds, seat: int, options: list[Option]) -> Option | None:
    """The option after which the seat has most, by what `evaluate` counts for it."""
    best, most = None, float("-inf")
    for option in worth_trying(table, seat, options):
        after = table.clone()
        after.take(option, seat)
        left = worth(after, seat) + pending(after, seat)
        if left > most:
            best, most = option, left
    return best


def obvious_move(table: Deeds, seat: int) -> Option | None:
    """The advice for free moves of every turn: trophies for levels, weapons named, windows passed."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    frame = table.agenda[-1]
    if isinstance(frame, Group):
        return decision.options[0]
    if isinstance(frame, Experience):
        return advise(table, seat)
    if isinstance(frame, Opening):
        mask = frame.for_seat(seat)
        battle = table.nearest(Battle)
        if mask & (1 << vocabulary.BATTLE_PREPARE) and battle is not None:
            return prepare(table, seat, battle, decision.options) if is_free(table, decision.options) else None
        return advise(table, seat) if mask & QUIET and not mask & ~QUIET else None
    return None


def is_free(table: Deeds, options: list[Option]) -> bool:
    """Whether something can be used for this battle without paying for it."""
    for option in options:
        if option.verb not in (PASS, vocabulary.PLAY):
            sentence = sentence_of(table, option, vocabulary.BATTLE_PREPARE)
            if sentence is None or not sentence.pay:
                return True
    return False
