"""What a seat should answer."""

from __future__ import annotations

from pionek.core.language.forms import walk
from pionek.core.rules.in_force import value
from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Option
from pionek.core.state.piece import CardNo
from pionek.core.vocabulary import ACCEPT, PASS
from pionek.games.relic import vocabulary
from pionek.games.relic.language.movement_verbs import Go
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import Player
from pionek.games.relic.model.sentences import Sentence
from pionek.games.relic.procedures.battle import Battle
from pionek.games.relic.procedures.engagement import Engagement
from pionek.games.relic.procedures.experience import Experience
from pionek.games.relic.procedures.exploration import Exploration
from pionek.games.relic.procedures.life_and_corruption import CorruptionDraw, Fall, LifeLoss
from pionek.games.relic.procedures.mission_errands import MissionErrand
from pionek.games.relic.procedures.missions import NewMission
from pionek.games.relic.procedures.movement import Movement
from pionek.games.relic.procedures.rolls import Throw
from pionek.games.relic.procedures.skill_test import SkillTest
from pionek.games.relic.procedures.windows import Opening
from tools.rivals.relic.destinations import (
    OFFICES,
    average_roll,
    best_end,
    difficulty,
    prospect,
    ready,
    wants_mission,
)
from tools.rivals.relic.evaluation import asset_worth
from tools.rivals.relic.odds import by_attribute, in_battle, in_test, of_group

GO_ON = Option(vocabulary.DONE)
YES = Option(ACCEPT)
QUIET = 1 << vocabulary.OWN_ROLL | 1 << vocabulary.TURN_START | 1 << vocabulary.EXPLORE_START | vocabulary.OF_OTHERS
"""Windows in which waiting is nearly always right."""


def advise(table: Deeds, seat: int) -> Option | None:
    """The answer to questions that rules of thumb answer better than trying."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    frame = table.agenda[-1]
    if isinstance(frame, Opening):
        return in_window(table, seat, frame, decision.options)
    if isinstance(frame, Throw):
        return roll_or_card(table, seat, frame, decision.options)
    if isinstance(frame, Movement):
        return on_the_way(table, seat, frame, decision.options)
    if isinstance(frame, Experience):
        return from_experience(table, seat, frame, decision.options)
    if isinstance(frame, Engagement):
        return engaged(table, seat, frame, decision.options)
    if isinstance(frame, NewMission) and frame.step_name() == "keep":
        return min(decision.options, key=lambda option: (expected(table, seat, option.subject), option.subject))
    return YES if isinstance(frame, Fall | MissionErrand) and YES in decision.options else None


def expected(table: Deeds, seat: int, mission: CardNo) -> float:
    """How long a mission will take, given its progress."""
    player = table.players[seat]
    return difficulty(table, seat, mission, player.progress if mission == player.mission else 0)


def worth_trying(table: Deeds, seat: int, options: list[Option]) -> list[Option]:
    """Of many spaces only the most promising ones."""
    if len(options) > 6 and all(option.verb == vocabulary.GO for option in options):
        rated = sorted([(-prospect(table, seat, option.subject), option.subject) for option in options])
        return [Option(vocabulary.GO, space) for _worth, space in rated[:3]]
    return options


def on_the_way(table: Deeds, seat: int, frame: Movement, options: list[Option]) -> Option | None:
    step = frame.step_name()
    if step == "choose_direction":
        if frame.who != seat:
            return None
        direction = best_end(table, seat, frame.points)[0]
        return Option(vocabulary.CLOCKWISE if direction == 1 else vocabulary.ANTICLOCKWISE)
    if step == "box":
        inner = table.content.spaces[table.players[seat].space].gate >= vocabulary.INNER
        return Option(vocabulary.BOX) if inner and ready(table, seat) else GO_ON
    best, most = Option(vocabulary.ROLL), average_roll(table, seat)
    for option in options:
        if option.verb == vocabulary.GO and prospect(table, seat, option.subject) > most:
            best, most = option, prospect(table, seat, option.subject)
    return best


def roll_or_card(table: Deeds, seat: int, frame: Throw, options: list[Option]) -> Option:
    """Use the lowest Power card that makes the difference, otherwise roll."""
    rolling = Option(vocabulary.ROLL)
    cards = [option for option in options if option.verb == vocabulary.NUMBER]
    cards.sort(key=lambda option: (table.content.cards[option.subject].value, option.subject))
    if frame.kind == vocabulary.MOVEMENT:
        crowded = len(table.players[seat].hand.cards) >= value(table, vocabulary.POWER_LIMIT, seat)
        best, most = rolling, average_roll(table, seat) + (0.5 if crowded else 1.5)
        for option in cards:
            worth_ = best_end(table, seat, table.content.cards[option.subject].value)[1]
            if worth_ > most:
                best, most = option, worth_
        return best
    if frame.dice:
        return rolling
    battle = table.nearest(Battle)
    test = table.nearest(SkillTest)
    if frame.kind == vocabulary.IN_THE_BATTLE and battle is not None:
        chance, needed = in_battle(table, battle)[0], battle.foe_score() - battle.own_score(table) + 1
    elif test is not None:
        chance, needed = in_test(table, test), test.target - test.skill_value(table)
    else:
        return rolling
    for option in cards:
        number = table.content.cards[option.subject].value
        if number >= max(needed, 2 if test is not None and battle is None else 1) and chance < 0.8:
            return option
    return rolling


def from_experience(table: Deeds, seat: int, frame: Experience, options: list[Option]) -> Option | None:
    step = frame.step_name()
    if step == "spend":
        return spend(table, seat, frame, options)
    if step in ("missions", "spend_missions"):
        return options[0]
    if GO_ON in options:
        return GO_ON
    player = table.players[seat]
    return min(options, key=lambda option: (keeping(table, player, option.subject), option.subject))


def keeping(table: Deeds, player: Player, card: CardNo) -> float:
    """How much a card in hand or in play is worth."""
    definition = table.content.cards[card]
    if definition.deck_number == vocabulary.POWER_DECK:
        return definition.value * 0.5 + (2.0 if definition.value <= 2 else 0.0)
    return max([asset_worth(table, asset) for asset in player.assets if asset.card == card])


def spend(table: Deeds, seat: int, frame: Experience, options: list[Option]) -> Option:
    """Spend trophies for as many levels as possible, with as few points lost as possible."""
    price = value(table, vocabulary.LEVEL_PRICE, seat)
    values = sorted([table.content.cards[card].value for card in frame.unchosen(table)])
    goal = (frame.points + sum(values)) // price * price
    needed = goal - frame.points
    if needed <= 0:
        return GO_ON
    fitting = [each for each in values if each <= needed]
    wanted = fitting[-1] if fitting else values[0]
    for option in options:
        if option.verb == vocabulary.SPEND and table.content.cards[option.subject].value == wanted:
            return option
    return GO_ON


def engaged(table: Deeds, seat: int, frame: Engagement, options: list[Option]) -> Option | None:
    """Fight the easiest battle first, and cross to the middle tier when the seat is ready."""
    step = frame.step_name()
    if step == "battles":
        groups = by_attribute(table, frame.to_fight(table))
        return max(options, key=lambda option: (of_group(table, seat, groups[option.subject])[0], -option.subject))
    if step == "text" and table.content.spaces[frame.space].crossing:
        crossing = Option(vocabulary.TEXT_BOX, table.content.spaces[frame.space].crossing[0])
        if crossing in options and ready(table, seat):
            return crossing
        rest = [option for option in options if option != crossing]
        return rest[0] if len(rest) == 1 and rest[0] == GO_ON else None
    return options[0] if step == "text" and frame.space in OFFICES and wants_mission(table, seat) else None


def in_window(table: Deeds, seat: int, frame: Opening, options: list[Option]) -> Option | None:
    """Whether to use something, by the kind of window."""
    mask = frame.for_seat(seat)
    battle = table.nearest(Battle)
    if mask & (1 << vocabulary.BATTLE_PREPARE) and battle is not None:
        return prepare(table, seat, battle, options)
    if mask & (1 << vocabulary.BATTLE_REROLL | 1 << vocabulary.TEST_REROLL):
        return options[0] if goes_badly(table) else PASSING
    if mask & (1 << vocabulary.ENGAGE_ENEMY):
        return before_battle(table, seat, options)
    if mask & (1 << vocabulary.LIFE_LOSS):
        loss = table.nearest(LifeLoss)
        grave = loss is not None and (loss.amount > 1 or table.players[seat].life <= 3)
        return options[0] if grave else PASSING
    if mask & (1 << vocabulary.BATTLE_RESULT):
        return options[0] if battle is not None and battle.outcome == vocabulary.DEFEATED else PASSING
    if mask & (1 << vocabulary.CORRUPTION) and table.nearest(CorruptionDraw) is not None:
        return options[0] if len(table.players[seat].corruption.cards) >= 3 else PASSING
    if mask & (1 << vocabulary.EXPLORE_DRAW):
        return after_drawing(table, seat, options)
    if mask & (1 << vocabulary.TEST_DECLARE | 1 << vocabulary.BATTLE_FORM | 1 << vocabulary.BATTLE_LOSE):
        return options[0]
    if mask & QUIET:
        return PASSING
    return instead_of_rolling(table, seat, mask, options)


def instead_of_rolling(table: Deeds, seat: int, mask: int, options: list[Option]) -> Option | None:
    """Move without a roll where that reaches a space worth much more than an average roll."""
    if not mask & (1 << vocabulary.MOVE_START):
        return None
    usual = average_roll(table, seat) + 4.0
    for option in options:
        sentence = sentence_of(table, option, vocabulary.MOVE_START) if option.verb != PASS else None
        for form in walk(sentence.do) if sentence is not None else []:
            if isinstance(form, Go) and max([prospect(table, seat, space) for space in form.spaces(table, seat)]) > usual:
                return option
    return PASSING


def sentence_of(table: Deeds, option: Option, window: int) -> Sentence | None:
    """The sentence that an option probably uses."""
    definition = table.content.character_abilities[option.subject] if option.verb == vocabulary.INVOKE else table.content.cards[option.subject]
    for sentence in definition.sentences:
        if sentence.window == window:
            return sentence
    return None


def prepare(table: Deeds, seat: int, battle: Battle, options: list[Option]) -> Option:
    """Use everything that is free, the strongest weapon first, and pay for more if the outcome is open."""
    free: list[Option] = []
    dear: list[Option] = []
    for option in options:
        if option.verb == PASS:
            continue
        sentence = sentence_of(table, option, vocabulary.BATTLE_PREPARE)
        costly = option.verb == vocabulary.PLAY or (sentence is not None and bool(sentence.pay))
        (dear if costly else free).append(option)
    if free:
        return max(free, key=lambda option: (rated(table, option, battle.form), -option.subject))
    win = in_battle(table, battle)[0]
    stakes = battle.number >= 5 or table.players[seat].life <= 3 or battle.foe != vocabulary.AGAINST_CARDS
    if dear and 0.02 < win < (0.85 if stakes else 0.6):
        return dear[0]
    return PASSING


def rated(table: Deeds, option: Option, form: int) -> int:
    return table.content.cards[option.subject].bonuses[form] if option.verb == vocabulary.USE else 1


def goes_badly(table: Deeds) -> bool:
    """Whether the roll in progress would lose the battle or fail the test."""
    throw = table.nearest(Throw)
    battle = table.nearest(Battle)
    test = table.nearest(SkillTest)
    if throw is None:
        return False
    rolled = sum(throw.natural()) + throw.added + throw.fresh_added
    if throw.kind == vocabulary.IN_THE_BATTLE and battle is not None:
        return rolled + battle.own_score(table) < battle.foe_score()
    return test is not None and rolled + test.skill_value(table) < test.target


def before_battle(table: Deeds, seat: int, options: list[Option]) -> Option:
    """Evade enemies, or kill them without a battle, where a battle would probably be lost."""
    groups = by_attribute(table, table.running(Engagement).to_fight(table))
    if not groups:
        return PASSING
    worst = min([of_group(table, seat, cards)[0] for cards in groups.values()])
    return options[0] if worst < (0.5 if table.players[seat].life <= 2 else 0.36) else PASSING


def after_drawing(table: Deeds, seat: int, options: list[Option]) -> Option:
    frame = table.nearest(Exploration)
    if frame is None or frame.drawn < 0 or table.content.cards[frame.drawn].type != "enemy":
        return PASSING
    return options[0] if of_group(table, seat, [frame.drawn])[0] < 0.3 else PASSING
