"""Decisions that a bot need not search: dice to keep, defences, cards to sell, and cards that it is too early to play."""

from __future__ import annotations

from typing import Final

from pionek.core.language.control import LookUp, RollDice, Sequence
from pionek.core.language.effects import Effect
from pionek.core.language.forms import walk
from pionek.core.rules.moment import taken
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.core.vocabulary import PASS
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.prices import price
from pionek.games.dicethrone.choices.requirements import STATUS
from pionek.games.dicethrone.hints.dice_alterations import alter, alteration, best_reroll, reroll_of_text, rolling
from pionek.games.dicethrone.hints.effect_values import (
    USUAL_ATTACK,
    Estimate,
    defence_worth,
    relief,
    relief_of_all,
    token_worth,
)
from pionek.games.dicethrone.hints.evaluation import POINT, attempts_left, card_worth, evaluate
from pionek.games.dicethrone.hints.roll_values import keeping
from pionek.games.dicethrone.language.card_verbs import DiscardRandom, Draw
from pionek.games.dicethrone.language.companion_verbs import Grow
from pionek.games.dicethrone.language.damage_verbs import Heal, MakeUndefendable
from pionek.games.dicethrone.language.dice_verbs import AltersDice, MoreAttempts, RerollDice
from pionek.games.dicethrone.language.point_verbs import GainCp, StealCp
from pionek.games.dicethrone.language.token_verbs import FillLimit, Gain, Inflict, MoveStatus, RaiseLimit, RemoveStatus
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import DamagePhase, FreePhase, RollPhaseFrame
from pionek.games.dicethrone.procedures.dice import offensive_roll, open_dice
from pionek.games.dicethrone.procedures.discard_phase import Discard
from pionek.games.dicethrone.procedures.offensive_roll import OffensiveRoll

AVOIDED: Final = 0.35
"""How often a token that may avoid all damage does so, roughly."""
PRICK: Final = 1.0
"""What a further roll attempt costs a player whom a token hurts for it."""
LAST_CHANCE: Final = "DT-WINDOW-15"
ROLLS_OF_TEXTS: Final = ("DT-WINDOW-05", "DT-WINDOW-09", "DT-WINDOW-19")
SPARED: Final = 1.3
"""A card that would bring less than this can be sold for an upgrade."""
SALES: Final = 2
"""How many cards may be sold for one upgrade."""


def advise(table: Deeds, seat: int) -> Option | None:
    """Dice are kept by exact expected worth, abilities announced by theirs, and an attack is always defended."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    frame = table.agenda[-1]
    if decision.options[-1].verb == vocabulary.STAND:
        return best_defence(table, seat, decision.options)
    if isinstance(frame, Discard) and decision.options[0].verb == vocabulary.SELL:
        return min(decision.options, key=lambda option: kept_worth(table, seat, option.subject))
    if isinstance(frame, FreePhase):
        return sale_for_upgrade(table, seat, decision.options)
    if isinstance(frame, Resolution) and frame.todo:
        effect = frame.todo[-1]
        if isinstance(effect, RerollDice):
            return reroll_of_text(table, seat, decision.options)
        if isinstance(effect, AltersDice):
            return alter(table, seat, frame, effect, decision.options)
        if isinstance(effect, RemoveStatus):
            return best_removal(table, seat, decision.options)
    if isinstance(frame, OffensiveRoll) and frame.step_name() in ("announce", "re_announce"):
        return best_announcement(table, seat, frame, decision.options)
    return exact_move(table, seat)


def exact_move(table: Deeds, seat: int) -> Option | None:
    """The dice to keep, which are computed exactly."""
    frame = table.agenda[-1]
    if isinstance(frame, OffensiveRoll) and frame.who == seat and frame.step_name() == "keep":
        return best_keeping(table, seat, frame)
    return None


def rollout_move(table: Deeds, seat: int) -> Option | None:
    """The advice, or the option after which this table looks best: good enough for rollouts."""
    decision = table.decision
    assert decision is not None
    advice = advise(table, seat)
    if advice is not None:
        return advice
    worth = worth_trying(table, seat, decision.options)
    best, most = worth[0], float("-inf")
    stops = any(only_waits(table, seat, option) for option in decision.options)
    for option in worth if len(worth) > 1 else ():
        value = evaluate(table if only_waits(table, seat, option) else taken(table, seat, option, stops), seat)
        if value > most:
            best, most = option, value
    return best


def best_keeping(table: Deeds, seat: int, frame: OffensiveRoll) -> Option:
    """The dice to throw again; none where a token makes a further attempt cost more than it brings."""
    solved = keeping(table, seat)
    if is_pricked(table, seat) and solved.worth(frame.dice, frame.attempts) - solved.worth(frame.dice, 0) < PRICK:
        return Option(vocabulary.REROLL)
    return Option(vocabulary.REROLL, amount=solved.reroll(frame.dice, frame.attempts))


def is_pricked(table: Deeds, seat: int) -> bool:
    """Whether a token on the seat's board acts when its attempts are over."""
    tokens = table.players[seat].tokens
    return any(tokens[token.index] and token.attempts_over is not None for token in table.content.tokens)


def best_defence(table: Deeds, seat: int, options: list[Option]) -> Option:
    """The defensive ability whose roll is worth most."""
    frame = table.damage_phase()
    coming = frame.taken(table, seat) if frame is not None else 0
    defences = [option for option in options if option.verb == vocabulary.DEFEND]
    return max(defences, key=lambda option: defence_worth(table, seat, coming, ability=option.subject))


def best_announcement(table: Deeds, seat: int, frame: OffensiveRoll, options: list[Option]) -> Option:
    best = Option(vocabulary.NONE)
    most = 0.0
    for option in options:
        if option.verb == vocabulary.ANNOUNCE:
            estimate = Estimate(table, seat, frame.dice)
            defence = defence_worth(table, estimate.other, USUAL_ATTACK)
            value = estimate.of_attack(table.content.board[option.subject], defence)
            if value > most:
                best, most = option, value
    back = Option(vocabulary.BACK)
    if back in options and keeping(table, seat).worth(frame.dice, frame.attempts) > most + 0.5:
        return back
    return best


def best_removal(table: Deeds, seat: int, options: list[Option]) -> Option:
    """The token that is best taken off, or the player who is best rid of all."""
    worths = [
        relief(table, seat, option.target, option.subject) if option.verb == vocabulary.TAKE_OFF
        else relief_of_all(table, seat, option.subject) if option.verb == vocabulary.PLAYER else 0.0
        for option in options
    ]  # fmt: skip
    return options[worths.index(max(worths))]


def kept_worth(table: Deeds, seat: int, card: int) -> float:
    return card_worth(table.players[seat], table.content.cards[card])


def sale_for_upgrade(table: Deeds, seat: int, options: list[Option]) -> Option | None:
    """A card that can be spared is sold when an upgrade in the hand then can be paid for at once."""
    player = table.players[seat]
    prices = [
        price(table, seat, table.content.cards[card])
        for card in player.hand.cards
        if table.content.cards[card].upgrade is not None and kept_worth(table, seat, card) >= POINT
    ]
    missing = min(prices, default=0) - player.cp
    spare = sorted(
        [option for option in options if option.verb == vocabulary.SELL and is_spare(table, seat, option.subject)],
        key=lambda option: kept_worth(table, seat, option.subject),
    )
    return spare[0] if 0 < missing <= min(SALES, len(spare)) else None


def is_spare(table: Deeds, seat: int, card: int) -> bool:
    """Cards that could do little now, and no upgrades, attack modifiers or such that alter dice or prevent damage."""
    definition = table.content.cards[card]
    if definition.effect is None or definition.wanted & ~STATUS:
        return False
    gain = plain_gain(table, seat, definition.effect)
    return gain is None or gain - definition.cost * POINT < SPARED


def worth_trying(table: Deeds, seat: int, options: list[Option]) -> list[Option]:
    """The options without cards, tokens and passive abilities that it is too early or not worthwhile to use."""
    kept = [option for option in options if is_timely(table, seat, option)] or options
    if isinstance(table.agenda[-1], FreePhase):
        upgrades = [option for option in kept if is_upgrade(table, option)]
        return upgrades or kept
    return kept


def is_upgrade(table: Deeds, option: Option) -> bool:
    """Upgrades come first: they are worth most early."""
    return option.verb == vocabulary.PLAY and table.content.cards[option.subject].upgrade is not None


def is_timely(table: Deeds, seat: int, option: Option) -> bool:
    if option.verb == vocabulary.SELL:
        return kept_worth(table, seat, option.subject) < POINT
    if option.verb == vocabulary.PLAY:
        return is_timely_card(table, seat, option.subject)
    if option.verb in (vocabulary.SPEND, vocabulary.USE):
        return is_timely_use(table, seat, option)
    return True


def is_timely_card(table: Deeds, seat: int, card: int) -> bool:
    """Dice are altered when the attempts are over and it pays; attacks and damage when all else about them is known."""
    definition = table.content.cards[card]
    frame = table.agenda[-1]
    for leaf in definition.leaves:
        if isinstance(leaf, AltersDice | MoreAttempts):
            return alters_well(table, seat, leaf, definition.cost * POINT + kept_worth(table, seat, card))
    if definition.effect is not None and definition.phase in ("main", "instant"):
        gain = plain_gain(table, seat, definition.effect)
        if gain is not None:
            return gain > definition.cost * POINT + kept_worth(table, seat, card)
    phase = table.roll_phase()
    if phase is not None and isinstance(frame, Window) and definition.wanted & (vocabulary.ATTACK | INCOMING):
        early = definition.effect is not None and makes_undefendable(definition.effect)
        return is_last_chance(table, phase, early)
    return True


PLAIN: Final = (
    Sequence, RollDice, LookUp, Gain, FillLimit, RaiseLimit, GainCp, Draw, Heal, Grow, Inflict, DiscardRandom, StealCp,
    RemoveStatus, MoveStatus,
)  # fmt: skip
"""Forms whose worth is estimated well enough to leave a card alone without trying it."""


def plain_gain(table: Deeds, seat: int, effect: Effect) -> float | None:
    """What a text brings that consists of plain gains only."""
    if not all(isinstance(form, PLAIN) for form in walk(effect) if isinstance(form, Effect)):
        return None
    return Estimate(table, seat, []).of(effect)


INCOMING: Final = vocabulary.OWN_INCOMING | vocabulary.INCOMING_DAMAGE


def alters_well(table: Deeds, seat: int, effect: Effect, price: float) -> bool:
    roll = rolling(table)
    if roll is None:
        return isinstance(open_dice(table), Roll)
    if isinstance(roll, OffensiveRoll) and attempts_left(roll) > 0:
        return False
    return alteration(table, seat, effect) > price


def is_timely_use(table: Deeds, seat: int, option: Option) -> bool:
    """Tokens that alter dice when it pays; those for an attack or against damage in the last window, if it is worth it."""
    spends = option.verb == vocabulary.SPEND
    uses = table.content.tokens[option.subject].uses if spends else table.content.board[option.subject].uses
    price = token_worth(table, option.subject) if spends else POINT
    wanted = 0
    for use in uses:
        wanted |= use.wanted
    gains = [plain_gain(table, seat, use.use) for use in uses]
    plain = [gain for gain in gains if gain is not None]
    if plain and len(plain) == len(gains):
        return max(plain) > price
    if wanted & vocabulary.OWN_DICE and offensive_roll(table) is not None:
        return best_reroll(table, seat)[1] > price
    phase = table.damage_phase()
    if phase is None or not any(use.when is not None or use.modifier or use.wanted & INCOMING for use in uses):
        return True
    early = any(makes_undefendable(use.use) for use in uses)
    if isinstance(phase, RollPhaseFrame) and not is_last_chance(table, phase, early):
        return False
    if wanted & vocabulary.ATTACK and table.same_side(phase.who, seat):
        return True
    taken = phase.taken(table, seat) + (sum(phase.falling_back(table)) if phase.who == seat else 0)
    if wanted & INCOMING:
        return taken > 0
    return taken >= table.players[seat].health or taken * AVOIDED >= price


def makes_undefendable(effect: Effect) -> bool:
    return any(isinstance(form, MakeUndefendable) for form in walk(effect))


def is_last_chance(table: Deeds, phase: DamagePhase, early: bool) -> bool:
    """Whether all is known about an attack that will be; a use that makes it undefendable comes before the defence."""
    frame = table.agenda[-1]
    if not isinstance(frame, Window) or frame.reason == LAST_CHANCE:
        return True
    harm = phase.attack()
    return early and harm is not None and harm.defendable()


def only_waits(table: Deeds, seat: int, option: Option) -> bool:
    """Passing is worth what the table is worth as it stands, except when dice of a text wait to be read."""
    if option.verb != PASS:
        return False
    frame = table.agenda[-1]
    if isinstance(frame, FreePhase):
        return True
    return isinstance(frame, Window) and (frame.reason not in ROLLS_OF_TEXTS or not isinstance(open_dice(table), Roll))
