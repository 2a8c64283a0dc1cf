"""How well the Dreamers stand, and what to answer: a cooperative bot that pursues the goal and avoids death."""

from __future__ import annotations

from pionek.core.language.forms import walk
from pionek.core.rules.in_force import value
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.core.vocabulary import ACCEPT, PASS
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import can_boost, definition, is_multiple, unit
from pionek.games.etherfields.language.payment_verbs import open_roll
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.action import ActionPlay
from pionek.games.etherfields.procedures.awakening import Awakening
from pionek.games.etherfields.procedures.drawing import Discarding
from pionek.games.etherfields.procedures.dreamworld import Travel
from pionek.games.etherfields.procedures.market import Buying
from pionek.games.etherfields.procedures.moving import Walk
from pionek.games.etherfields.procedures.turn import Acting, Turn
from tools.rivals.etherfields import goals
from tools.rivals.etherfields.goals import Aim
from tools.rivals.etherfields.travel import choose_road, is_ready

MANY_DISTRESS = 5
FEW_CARDS = 12
GOOD_DECK = 24
GOOD_CARD = 15
"""A card with 3 Intent of one colour."""


def evaluate(table: Deeds, seat: int) -> float:
    """Between -1 (lost) and 1 (won), the same for all: progress of the goal, less what brings death nearer."""
    if table.result is not None:
        if table.result.cause in ("saved", "cap-draw"):
            return 0.0
        return 1.0 if table.result.winners else -1.0
    value = goals.progress(table)
    for at in range(table.seats):
        dreamer = table.dreamers[at]
        limit = table.limit(vocabulary.DISTRESS_LIMIT, at)
        value -= 0.02 * dreamer.distress + (0.2 if dreamer.distress >= limit - 2 else 0.0)
        value -= 0.004 * len(dreamer.sealed) + (0.2 if dreamer.cards_left() < 8 else 0.0)
        value += 0.004 * len(dreamer.hand) + 0.006 * dreamer.ether + 0.01 * len(table.active_progress(at))
        aim = goals.best(table, at)
        if aim is not None:
            value -= 0.003 * min(10, aim.distance(table, at))
    return value + 0.004 * table.hours + 0.004 * len(table.turns.cards)


def parts(table: Deeds, seat: int) -> dict[str, float]:
    """The same by what it consists of; the Team stands or falls together."""
    found = {"goal": goals.progress(table), "distress": 0.0, "cards": 0.0, "nearness": 0.0, "time": 0.004 * table.hours + 0.004 * len(table.turns.cards)}
    for at in range(table.seats):
        dreamer = table.dreamers[at]
        limit = table.limit(vocabulary.DISTRESS_LIMIT, at)
        found["distress"] -= 0.02 * dreamer.distress + (0.2 if dreamer.distress >= limit - 2 else 0.0)
        found["cards"] -= 0.004 * len(dreamer.sealed) + (0.2 if dreamer.cards_left() < 8 else 0.0)
        found["cards"] += 0.004 * len(dreamer.hand) + 0.006 * dreamer.ether + 0.01 * len(table.active_progress(at))
        aim = goals.best(table, at)
        if aim is not None:
            found["nearness"] -= 0.003 * min(10, aim.distance(table, at))
    return found


def advise(table: Deeds, seat: int) -> Option | None:
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    options = decision.options
    frame = table.agenda[-1]
    if isinstance(frame, Acting):
        return acting(table, seat, options)
    if isinstance(frame, ActionPlay) and frame.step_name() == "pay":
        return paying(table, seat, frame, options)
    if isinstance(frame, Window):
        return answering(table, seat, frame, options)
    if isinstance(frame, Travel):
        return choose_road(table, options, tired(table))
    if options[0].verb not in vocabulary.USES:
        options = [option for option in options if option.verb not in vocabulary.USES]
    if isinstance(frame, Walk):
        return walking(table, seat, options)
    if isinstance(frame, Turn) and frame.step_name() == "shed":
        return shedding(table, seat, options)
    if isinstance(frame, Discarding):
        return least_wanted(table, seat, options)
    if isinstance(frame, Awakening) and frame.step_name() == "build":
        return building(table, seat, options)
    if isinstance(frame, Buying):
        return buying(table, options)
    if options[0].verb == vocabulary.PICK or options[-1].verb == vocabulary.PICK:
        return picking(table, seat, options)
    return plain(table, seat, options)


# The action step


def acting(table: Deeds, seat: int, options: list[Option]) -> Option:
    aim = goals.best(table, seat)
    acts = [option for option in options if option.verb == vocabulary.ACT and is_goal(table, option) and likely(table, seat, option)]
    if acts:
        return max(acts, key=lambda option: worth_of(table, seat, option))
    handy = useful(table, seat, options, aim)
    if handy is not None:
        return handy
    if aim is not None:
        step = moving(table, seat, options, aim)
        if step is not None:
            return step
    return settling(table, seat, options)


def is_goal(table: Deeds, option: Option) -> bool:
    action = table.content.actions[option.subject]
    return action.goal > 0 and action.of != "discard"


def worth_of(table: Deeds, seat: int, option: Option) -> int:
    action = table.content.actions[option.subject]
    money = sum([table.content.intents[card][option.amount] for card in table.dreamers[seat].hand]) if option.amount < 3 else 9
    entity_tile = table.entity_tile(action.entity) if action.entity >= 0 else None
    begun = 0
    if entity_tile is not None:
        begun = 4 * (entity_tile.threats if action.type == "contact" else entity_tile.markers)
    return 20 * action.goal + money + begun + 5 * table.gradual_paid[option.subject]


def useful(table: Deeds, seat: int, options: list[Option], aim: Aim | None) -> Option | None:
    """Cards that cost nothing and draw, pick-ups of the story, Gems for lamps."""
    hand = table.dreamers[seat].hand
    for option in options:
        if option.verb == vocabulary.ACT and table.content.actions[option.subject].id in ("letter-up", "d4-t"):
            if aim is None or aim.distance(table, seat) == 0 or table.content.actions[option.subject].id == "d4-t":
                if not on_the_well(table, seat) and likely(table, seat, option):
                    return option
        if option.verb == vocabulary.PLAY and option.amount == vocabulary.NO_COLOUR and len(hand) <= 5:
            card = table.card(option.subject)
            if card.effect is not None and card.effect.word == "draw" and not card.cost.things:
                return option
    return None


def on_the_well(table: Deeds, seat: int) -> bool:
    space = table.dreamers[seat].space
    return table.dream >= 0 and table.content.dreams[table.dream].id == "d2" and space >= 0 and table.map().tile_at[space] == table.content.find("tile", "d2-b4")


def moving(table: Deeds, seat: int, options: list[Option], aim: Aim) -> Option | None:
    """Toward the aim: with a card that moves, else with Cunning that the aim does not need."""
    far = aim.distance(table, seat)
    if not far:
        return None
    for option in options:
        if option.verb == vocabulary.PLAY and option.amount == vocabulary.NO_COLOUR and moves(table, option.subject):
            return option
    dreamer = table.dreamers[seat]
    spare = [card for card in dreamer.hand if table.content.intents[card][vocabulary.CUNNING]]
    if spare:
        for option in options:
            if option.verb == vocabulary.ACT and option.subject == table.content.moving:
                return option
    for option in options:
        if option.verb == vocabulary.MASK:
            return option
        if option.verb == vocabulary.ACT and table.content.actions[option.subject].id == "effort" and table.hours > max(1, lamps_need(table)) and far <= 2:
            if value(table, vocabulary.FARTHER, seat) >= 0:
                return option
    return None


def lamps_need(table: Deeds) -> int:
    """Hours that the lamps of the last Dream still ask for."""
    if table.dream < 0 or not table.content.dreams[table.dream].hands:
        return 0
    return 4 - table.counters[vocabulary.LAMPS].bit_count()


def moves(table: Deeds, card: int) -> bool:
    effect = table.card(card).effect
    return effect is not None and any(form.word in ("move", "straight") for form in walk(effect))


def settling(table: Deeds, seat: int, options: list[Option]) -> Option:
    """When no aim can be reached: place a Progress card, find things, get rid of a Flaw, gain a Gem for what comes, or be done."""
    for option in options:
        if option.verb == vocabulary.PLACE and len(table.dreamers[seat].progress) < table.limit(vocabulary.PROGRESS_LIMIT, seat):
            if table.dreamers[seat].cards_left() > FEW_CARDS and payable(table, seat, option):
                return option
    for option in options:
        if option.verb == vocabulary.ACT and table.content.actions[option.subject].type == "map" and payable(table, seat, option):
            return option
    for option in options:
        if option.verb == vocabulary.POWER and table.content.flaw[option.subject] and payable(table, seat, option):
            return option
    needs_gems = table.dream >= 0 and bool(table.content.dreams[table.dream].hands) and table.dreamers[seat].gems == 0
    for option in options:
        if needs_gems and option.verb == vocabulary.ACT and table.content.actions[option.subject].id == "gain-gem":
            return option
    return options[-1]


def likely(table: Deeds, seat: int, option: Option) -> bool:
    """Whether a goal is worth a try: the hand and the Items reach it, or almost."""
    if option.amount == vocabulary.NO_COLOUR:
        return True
    total = sum([table.content.intents[card][option.amount] for card in table.dreamers[seat].hand])
    total += sum([table.content.items[item].intent[option.amount] for item in table.active])
    return total > 0 and total + (1 if can_boost(table, seat) else 0) >= unit(table, seat, option.verb, option.subject, option.amount)


def payable(table: Deeds, seat: int, option: Option) -> bool:
    """Whether the cards in hand are enough for it, without luck; a card that is to be placed does not pay."""
    if option.amount == vocabulary.NO_COLOUR:
        return True
    intents = table.content.intents
    total = sum([intents[card][option.amount] for card in table.dreamers[seat].hand])
    if option.verb == vocabulary.PLACE:
        total -= intents[option.subject][option.amount]
    return total >= unit(table, seat, option.verb, option.subject, option.amount)


# Paying and moving


def paying(table: Deeds, seat: int, frame: ActionPlay, options: list[Option]) -> Option:
    """The cards that fit best; more than needed only where more does more."""
    want = wanted(table, seat, frame)
    missing = want - frame.pool
    verbs = {option.verb: option for option in reversed(options)}
    if missing <= 0 and vocabulary.DONE in verbs:
        return verbs[vocabulary.DONE]
    cards = [option for option in options if option.verb == vocabulary.PAY]
    adding = frame.kind(table) & ~(vocabulary.ANY | vocabulary.AWAY)
    adders = [option for option in options if option.verb in (vocabulary.MASK, vocabulary.POWER) and definition(table, option.verb, option.subject).when & adding]
    if adders and missing > 0 and frame.pool:
        return adders[0]
    if cards:
        intents = table.content.intents
        fitting = [each for each in cards if intents[each.subject][each.amount] <= missing] or cards
        return max(fitting, key=lambda each: (intents[each.subject][each.amount] if each in fitting else 0, -sum(intents[each.subject])))
    rapid = [option for option in options if option.verb in (vocabulary.PLAY, vocabulary.ACT, vocabulary.PAY_ITEM)]
    if rapid and frame.pool < frame.need:
        return rapid[0]
    return verbs.get(vocabulary.DONE) or verbs.get(vocabulary.BOOST) or options[0]


def wanted(table: Deeds, seat: int, frame: ActionPlay) -> int:
    if frame.verb == vocabulary.ACT and frame.index == table.content.moving:
        aim = goals.best(table, seat)
        return max(1, min(8, aim.distance(table, seat))) if aim is not None else 1
    action = frame.action(table)
    if action is not None and action.cost.gradual:
        return frame.need * max(1, table.seats - table.gradual_paid[frame.index])
    if action is not None and is_multiple(table, frame.verb, frame.index):
        return frame.need * (table.seats + 1)
    return frame.need


def walking(table: Deeds, seat: int, options: list[Option]) -> Option:
    """To the space nearest to the aim; of equal ones the one farthest from Entities."""
    aim = goals.best(table, seat)
    here = table.dreamers[seat].space
    if aim is None:
        return options[-1]
    best = options[-1]
    least = (aim.distance_from(table, here), 0)
    for option in options:
        if option.verb == vocabulary.TO:
            score = (aim.distance_from(table, option.target), -min(3, table.nearest_entity(option.target)))
            if score < least:
                best, least = option, score
    return best


def shedding(table: Deeds, seat: int, options: list[Option]) -> Option:
    """Cards that serve neither the aim nor a way to it make room for new ones."""
    hand = table.dreamers[seat].hand
    aim = goals.best(table, seat)
    stuck = aim is not None and aim.distance(table, seat) > 0 and not any(table.content.intents[card][vocabulary.CUNNING] for card in hand)
    if len(hand) <= (1 if stuck else 3):
        return options[-1]
    return least_wanted(table, seat, options)


def least_wanted(table: Deeds, seat: int, options: list[Option]) -> Option:
    aim = goals.best(table, seat)
    colours = [vocabulary.CUNNING, *(aim.colours if aim is not None else [])]
    takes = [option for option in options if option.verb == vocabulary.TAKE]
    if not takes:
        return options[-1]
    intents = table.content.intents
    return min(takes, key=lambda option: (max([intents[option.target][colour] for colour in colours]), option.target))


def answering(table: Deeds, seat: int, frame: Window, options: list[Option]) -> Option:
    """Distress is answered, bad rolls are rerolled; the rest waits."""
    kind = frame.kind
    for option in options:
        if option.verb == PASS or not definition(table, option.verb, option.subject).when & ~(vocabulary.ANY | vocabulary.AWAY) & table.window_kinds(kind, seat):
            continue
        if kind == vocabulary.HARM and (option.verb != vocabulary.PLAY or table.dreamers[seat].distress >= 3):
            return option
        if kind in (vocabulary.SPECIAL_STEP, vocabulary.BASIC_STEP) and threatened(table, seat):
            return option
        if kind & vocabulary.ROLLING and bad_roll(table, seat) and option.verb != vocabulary.NOTE:
            return option
    return options[-1]


def threatened(table: Deeds, seat: int) -> bool:
    return table.nearest_entity(table.dreamers[seat].space) <= 2 and table.dreamers[seat].distress >= 3


def bad_roll(table: Deeds, seat: int) -> bool:
    roll = open_roll(table)
    if roll is None or not roll.dice or roll.reason == "EF-EMOV-01":
        return False
    return roll.who == seat and vocabulary.LUCK[roll.dice[0] - 1] <= 0


# Everything else


def picking(table: Deeds, seat: int, options: list[Option]) -> Option | None:
    """Small choices: prices, Gates, Slumbers."""
    codes = {option.subject: option for option in options if option.verb == vocabulary.PICK}
    dreamer = table.dreamers[seat]
    gates = [option for option in options if option.verb == vocabulary.GATE and is_ready(table, option.target)]
    if gates:
        return gates[0]
    if vocabulary.PICK_SEAL in codes and vocabulary.PICK_DISTRESS in codes:
        if vocabulary.PICK_GEM in codes and not lamps_need(table):
            return codes[vocabulary.PICK_GEM]
        return codes[vocabulary.PICK_SEAL if dreamer.distress >= MANY_DISTRESS and dreamer.cards_left() > 10 else vocabulary.PICK_DISTRESS]
    if vocabulary.PICK_SEAL in codes and vocabulary.PICK_HOUR in codes:
        return codes[vocabulary.PICK_SEAL]
    if vocabulary.PICK_RESOLVE in codes and vocabulary.PICK_ETHER in codes and dreamer.cards_left() > vocabulary.FEWEST_CARDS:
        return codes[vocabulary.PICK_ETHER]
    if vocabulary.PICK_CURE in codes:
        return codes[vocabulary.PICK_CURE if dreamer.distress >= 2 or not dreamer.sealed else vocabulary.PICK_UNSEAL]
    for code in (vocabulary.PICK_HOUR_TURN, vocabulary.PICK_SHOP, vocabulary.PICK_PLAY_ON, vocabulary.PICK_GEM, vocabulary.PICK_HOUR, vocabulary.PICK_KEEP, vocabulary.PICK_RESOLVE, vocabulary.PICK_ITEM):
        if code in codes:
            return codes[code]
    return codes.get(vocabulary.PICK_NOTHING, options[0])


def strength(table: Deeds, card: int) -> int:
    """What a card is worth for payments: its best Intent counts most, a choice of colours a little, and all must walk."""
    intent = table.content.intents[card]
    return 4 * max(intent) + sum(intent) + (5 if intent[vocabulary.CUNNING] > 1 else 0)


def building(table: Deeds, seat: int, options: list[Option]) -> Option:
    """A deck of the strongest cards, not much larger than it must be."""
    dreamer = table.dreamers[seat]
    chosen = [card for card in dreamer.discard if not table.content.flaw[card]]
    spare = [option for option in options if option.verb == vocabulary.BUY]
    weak = [option for option in options if option.verb == vocabulary.TAKE]
    if weak and len(chosen) > GOOD_DECK:
        return min(weak, key=lambda option: (strength(table, option.target), option.target))
    if spare and len(chosen) < GOOD_DECK:
        return max(spare, key=lambda option: (strength(table, option.target), option.target))
    return options[-1]


def buying(table: Deeds, options: list[Option]) -> Option:
    """The strongest card on offer, if it is better than those one has."""
    offered = [option for option in options if option.verb == vocabulary.BUY and strength(table, option.target) >= GOOD_CARD]
    return max(offered, key=lambda option: strength(table, option.target)) if offered else options[-1]


def plain(table: Deeds, seat: int, options: list[Option]) -> Option:
    verbs = {option.verb: option for option in reversed(options)}
    if vocabulary.WHO in verbs:
        return max([option for option in options if option.verb == vocabulary.WHO], key=lambda option: table.dreamers[option.target].distress)
    if vocabulary.TAKE_MASK in verbs and table.dreamers[seat].mask < 0:
        return verbs[vocabulary.TAKE_MASK]
    if vocabulary.DONE in verbs and vocabulary.PLACE not in verbs:
        return verbs[vocabulary.DONE]
    if ACCEPT in verbs:
        return verbs[ACCEPT]
    return options[0]


def tired(table: Deeds) -> bool:
    """Whether it is time to Awaken: a Dreamer is near death."""
    for seat in range(table.seats):
        dreamer = table.dreamers[seat]
        if dreamer.distress >= table.limit(vocabulary.DISTRESS_LIMIT, seat) - 2 or dreamer.cards_left() < 9:
            return True
    return False
