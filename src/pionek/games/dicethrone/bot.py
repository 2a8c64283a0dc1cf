"""How well a seat stands, and which dice to keep: the hints of this game for bots."""

from __future__ import annotations

from math import comb

from pionek.core.amounts import AllOf, Amount, Half, Number, Plus, SumOfRoll, Times
from pionek.core.control import Between, Choose, Each, If, LookUp, May, Repeat, RollDice, Sequence, Then
from pionek.core.decision import Option
from pionek.core.effects import Effect, Resolve
from pionek.core.windows import Window
from pionek.games.dicethrone import words
from pionek.games.dicethrone.blows import Add, Damage, Heal, MakeUndefendable, Prevent, PreventHalf
from pionek.games.dicethrone.clauses import ForChosen, InReturn, PerSymbol, Straights
from pionek.games.dicethrone.companions import Grow, Release, may_grow
from pionek.games.dicethrone.content import AbilityCard
from pionek.games.dicethrone.defense import DefensiveRoll
from pionek.games.dicethrone.dice import RerollDice, open_dice
from pionek.games.dicethrone.effects import Also, DiscardRandom, Draw, GainCp, LoseCp, StealCp
from pionek.games.dicethrone.measures import HalfCp, YourCp, companions_of
from pionek.games.dicethrone.odds import Keeping
from pionek.games.dicethrone.offense import OffensiveRoll
from pionek.games.dicethrone.player import Player
from pionek.games.dicethrone.refusals import meets, offensive_roll
from pionek.games.dicethrone.statuses import Discard, Gain, Inflict, RaiseLimit
from pionek.games.dicethrone.table import Arena
from pionek.games.dicethrone.who import EveryTwo, Per, Shows, TimesPer, Tokens, count_face, run_of

WORTH = {
    "stun": -7.0, "knockdown": -4.0, "concussion": -2.0, "burn": -4.0, "fire-mastery": 1.2, "blind": -2.5,
    "entangle": -1.5, "targeted": -4.0, "evasive": 2.0, "poison": -2.5, "shadows": 5.0, "sneak-attack": 2.5, "chi": 0.9,
    "cleanse": 1.0, "crit": 2.5, "accuracy": 0.9, "protect": 3.0, "retribution": 2.5, "blessing": 8.0, "ninjutsu": 1.2,
    "smoke-bomb": 3.0, "delayed-poison": -2.7, "barbed-vine": -1.2, "wellspring": 1.5, "seedling": 1.0, "sapling": 1.9,
    "dryad": 2.6,
}  # fmt: skip
"""What one token on a board is worth to its holder, in health."""
USUAL = {"positive": 1.5, "negative": -3.0}
AVERAGE_DIE = 3.5
GROWTH = 0.9
"""What one growth of a companion is worth."""
AVOIDED = 0.35
"""How often a token that may avoid all damage does so, roughly."""
DEFENDABLE = 0.85
"""How much of defendable damage usually gets through."""


def standing(table: Arena, seat: int) -> float:
    """Between -1 (lost) and 1 (won): health above all, then what one can still do."""
    result = table.result
    if result is not None:
        if not result.winners:
            return 0.0
        return 1.0 if seat in result.winners else -1.0
    sides = table.seating.sides
    worths = [0.0] * (max(sides) + 1)
    for each in range(table.seats):
        if not table.players[each].out:
            worths[sides[each]] += worth(table, each)
    for side in range(len(worths)):
        worths[side] += health_worth(table.players[sides.index(side)].health)
    mine = worths.pop(sides[seat])
    return (mine + coming_blows(table, seat) / len(worths) - sum(worths) / len(worths)) / 100


def health_worth(health: int) -> float:
    """The last points count most."""
    return float(health) - max(0, 12 - health) * 0.5


def coming_blows(table: Arena, seat: int) -> float:
    """Damage of one's own side that still waits for a target."""
    frame = table.reckoning()
    if frame is None or not frame.unaimed or not table.same_side(frame.who, seat):
        return 0.0
    return float(sum([harm.amount for harm in frame.unaimed]))


def worth(table: Arena, seat: int) -> float:
    """What a player has besides health."""
    player = table.players[seat]
    value = 1.0 * player.cp + 1.3 * len(player.hand.cards)
    value += sum(2.0 + 1.3 * table.box.cards[card].cost for card in player.upgrades)
    value += sum(0.8 * raised for raised in player.limits)
    for token in table.box.tokens:
        if player.tokens[token.index]:
            value += player.tokens[token.index] * token_worth(table, token.index)
    frame = table.reckoning()
    if frame is not None:
        value += frame.incoming[seat].healing - frame.taken(table, seat)
        harm = frame.attack() if frame.target == seat else None
        if harm is not None and harm.defendable() and not defended(table):
            value += (1 - DEFENDABLE) * harm.amount
        if frame.who == seat and frame.target >= 0 and not frame.incoming[seat].avoided:
            value -= frame.incoming[frame.target].reflected()
        for due in frame.due:
            if due.resolve.target == seat:
                for effect in due.resolve.todo:
                    value -= Estimate(table, due.resolve.who, due.resolve.dice).of(effect)
    roll = offensive_roll(table)
    if roll is not None and roll.who == seat and roll.dice and not roll.settled:
        value += keeping(table, seat).worth(roll.dice, max(0, roll.attempts))
    return value


def token_worth(table: Arena, token: int) -> float:
    definition = table.box.tokens[token]
    return WORTH.get(definition.id, USUAL[definition.sign])


def defended(table: Arena) -> bool:
    """Whether the defence against the attack under way has been rolled."""
    return any(isinstance(frame, DefensiveRoll) and bool(frame.dice) for frame in table.agenda)


def advise(table: Arena, seat: int) -> Option | None:
    """Dice are kept by exact expected worth, abilities announced by theirs, and an attack is always defended."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    frame = table.agenda[-1]
    if decision.options[-1].verb == words.STAND:
        return best_defence(table, seat, decision.options)
    if isinstance(frame, Resolve) and isinstance(frame.todo[-1] if frame.todo else None, RerollDice):
        die, _gain = best_reroll(table, seat)
        return Option(words.DIE, die) if die >= 0 else None
    if not isinstance(frame, OffensiveRoll):
        return None
    if frame.step_name() == "keep":
        return Option(words.REROLL, amount=keeping(table, seat).reroll(frame.dice, frame.attempts))
    if frame.step_name() in ("announce", "re_announce"):
        return best_announcement(table, seat, frame, decision.options)
    return None


def best_defence(table: Arena, seat: int, options: list[Option]) -> Option:
    """The defensive ability whose roll is worth most."""
    best = options[0]
    most = float("-inf")
    for option in options:
        if option.verb == words.DEFEND:
            ability = table.box.board[option.subject]
            estimate = Estimate(table, seat, [])
            estimate.rolled = ability.dice
            value = estimate.of(ability.text())
            if value > most:
                best, most = option, value
    return best


def best_reroll(table: Arena, seat: int) -> tuple[int, float]:
    """The die of one's own Offensive Roll that gains most by being thrown again, and how much; -1 where none does."""
    roll = offensive_roll(table)
    if roll is None or roll.who != seat or roll.settled or not roll.dice or open_dice(table) is not roll:
        return -1, 0.0
    solved = keeping(table, seat)
    attempts = max(0, roll.attempts)
    now = solved.worth(roll.dice, attempts)
    best, most = -1, 0.0
    for die in range(len(roll.dice)):
        rest = [roll.dice[at] for at in range(len(roll.dice)) if at != die]
        gain = sum([solved.worth([*rest, face], attempts) for face in range(1, 7)]) / 6 - now
        if gain > most:
            best, most = die, gain
    return best, most


def prune(table: Arena, seat: int, options: list[Option]) -> list[Option]:
    """Tokens and passive abilities that it is too early or not worth while to spend are not thought about."""
    kept = [option for option in options if option.verb not in (words.SPEND, words.USE) or is_timely(table, seat, option)]
    return kept or options


def is_timely(table: Arena, seat: int, option: Option) -> bool:
    uses = table.box.board[option.subject].uses if option.verb == words.USE else table.box.tokens[option.subject].uses
    frame = table.agenda[-1]
    wanted = 0
    for use in uses:
        wanted |= use.wanted
    if wanted & words.OWN_DICE and offensive_roll(table) is not None:
        price = token_worth(table, option.subject) if option.verb == words.SPEND else 1.0
        return best_reroll(table, seat)[1] > price
    phase = table.reckoning()
    if phase is None or not any(use.when is not None or use.wanted & words.OWN_INCOMING for use in uses):
        return True
    if wanted & words.ATTACK and phase.who == seat:
        return True
    if phase.is_roll_phase and phase.target == seat and isinstance(frame, Window) and frame.reason != "DT-WINDOW-15":
        return False
    taken = phase.taken(table, seat)
    if wanted & words.OWN_INCOMING:
        return taken > 0
    return taken >= table.players[seat].health or taken * AVOIDED >= token_worth(table, option.subject)


def best_announcement(table: Arena, seat: int, frame: OffensiveRoll, options: list[Option]) -> Option:
    best = Option(words.NONE)
    most = 0.0
    for option in options:
        if option.verb == words.ANNOUNCE:
            value = Estimate(table, seat, frame.dice).of(table.box.board[option.subject].text())
            if value > most:
                best, most = option, value
    back = Option(words.BACK)
    if back in options and keeping(table, seat).worth(frame.dice, frame.attempts) > most + 0.5:
        return back
    return best


_solved: dict[tuple[object, ...], Keeping] = {}
MOST_SOLVED = 400


def keeping(table: Arena, seat: int) -> Keeping:
    """The solved dice of a board in its present state; boards in the same state share it."""
    player = table.players[seat]
    counted = tuple([player.tokens[token] for token in table.box.counted[player.hero]])
    cp = player.cp if table.box.by_cp[player.hero] else 0
    key = (id(table.box), player.hero, tuple(player.levels), counted, cp)
    solved = _solved.get(key)
    if solved is None:
        if len(_solved) >= MOST_SOLVED:
            _solved.clear()
        solved = _solved[key] = Keeping(final_worth(table, seat, player))
    return solved


class final_worth:  # noqa: N801 (called like a function, and mypyc has no closures in hot code)
    """What final dice are worth: the best ability they activate."""

    def __init__(self, table: Arena, seat: int, player: Player) -> None:
        self.table = table
        self.seat = seat
        box = table.box
        self.abilities: list[AbilityCard] = [
            box.board[index]
            for index in box.on_board(player.hero, player.levels)
            if box.board[index].when is not None
        ]

    def __call__(self, hand: tuple[int, ...]) -> float:
        dice = list(hand)
        best = 0.0
        for ability in self.abilities:
            if meets(self.table, self.seat, ability, dice):
                best = max(best, Estimate(self.table, self.seat, dice).of(ability.text()))
        return best


def rival(table: Arena, seat: int) -> int:
    """Whom a seat's effects will most likely meet: its target, or the opponent with the most health."""
    phase = table.roll_phase()
    if phase is not None and phase.who == seat and phase.target >= 0:
        return phase.target
    return max(table.opponents(seat), key=lambda other: table.players[other].health)


class Estimate:
    """Roughly what an effect is worth to its maker, in health; rolls count with their averages."""

    def __init__(self, table: Arena, seat: int, dice: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.scope = Resolve.__new__(Resolve)
        self.scope.who = seat
        self.scope.dice = dice
        self.scope.amount = 0
        self.scope.mode = words.BY_CARD
        self.scope.target = table.opponent(seat)
        self.scope.bearer = -1
        self.rolled = 0
        self.brought = 0.0
        self.gained: dict[int, float] = {}

    def of(self, effect: Effect) -> float:
        """Control forms first, then the verbs that matter."""
        if isinstance(effect, Sequence):
            return sum([self.of(each) for each in effect.do])
        if isinstance(effect, Then):
            return self.of(effect.then)
        if isinstance(effect, Also):
            return self.of(effect.also)
        if isinstance(effect, May):
            return max(0.0, self.of(effect.may))
        if isinstance(effect, Choose):
            return max([self.of(each) for each in effect.choose])
        if isinstance(effect, If):
            return self.of_condition(effect)
        if isinstance(effect, LookUp):
            return sum([self.chance_of(row.shows) * self.of(row.do) for row in effect.look_up])
        if isinstance(effect, RollDice):
            self.rolled = effect.roll
            return 0.0
        if isinstance(effect, Each):
            return self.of(effect.do)
        if isinstance(effect, Repeat):
            return self.amount(effect.repeat) * self.of(effect.do)
        return self.of_clause(effect)

    def of_clause(self, effect: Effect) -> float:
        """The forms of this game that hold others."""
        if isinstance(effect, InReturn):
            return max(0.0, self.of(effect.in_return) - 1.0) if effect.for_.possible(self.table, self.scope) else 0.0
        if isinstance(effect, ForChosen):
            return self.of(effect.do)
        if isinstance(effect, PerSymbol):
            return self.share(effect.per_symbol) * self.of(effect.do)
        if isinstance(effect, Straights):
            return self.of(effect.large if run_of(self.scope.dice, 5) else effect.small_straight)
        return self.of_verb(effect)

    def of_condition(self, effect: If) -> float:
        if self.rolled:
            return self.chance_of(effect.if_) * self.of(effect.do)
        if effect.if_.holds(self.table, self.scope):
            return self.of(effect.do)
        return self.of(effect.else_) if effect.else_ is not None else 0.0

    def chance_of(self, condition: object) -> float:
        """How likely a further roll meets a condition."""
        if isinstance(condition, Shows):
            return self.at_least(condition.shows, condition.least)
        if isinstance(condition, AllOf):
            likely = 1.0
            for each in condition.all:
                likely *= self.chance_of(each)
            return likely
        if isinstance(condition, Between):
            return (condition.high - condition.low + 1) / 6
        return 0.4

    def at_least(self, face: int, least: int) -> float:
        """How likely so many of the dice to come show a symbol, exactly."""
        likely = self.share(face) / max(1, self.rolled)
        return sum(
            [
                comb(self.rolled, hits) * likely**hits * (1 - likely) ** (self.rolled - hits)
                for hits in range(least, self.rolled + 1)
            ]
        )

    def share(self, face: int) -> float:
        """How many dice show a symbol: of those to come on the average, else of those that lie there."""
        hero = self.table.box.heroes[self.table.players[self.seat].hero]
        if self.rolled:
            return self.rolled * hero.die.count(face) / 6
        return float(count_face(self.table, self.seat, self.scope.dice, face))

    def of_verb(self, effect: Effect) -> float:
        if isinstance(effect, Damage):
            factor = DEFENDABLE if effect.type == "normal" else 1.0
            return factor * self.amount(effect.damage) * (-1 if effect.to.word == "you" else 1)
        if isinstance(effect, Add):
            return self.amount(effect.add)
        if isinstance(effect, Heal):
            room = self.table.most_health() - self.table.players[self.seat].health
            return 0.9 * min(self.amount(effect.heal), room)
        if isinstance(effect, Gain) and not self.table.box.tokens[effect.gain].shelters:
            return self.of_gain(effect)
        if isinstance(effect, Inflict):
            return self.of_inflict(effect)
        if isinstance(effect, RaiseLimit):
            return 0.8
        if isinstance(effect, GainCp):
            self.brought += self.amount(effect.gain_cp)
            return min(self.amount(effect.gain_cp), words.MOST_CP - self.table.players[self.seat].cp)
        if isinstance(effect, StealCp):
            total = self.amount(effect.of) if effect.of is not None else 0.0
            return total + min(effect.steal_cp, self.table.players[self.table.opponent(self.seat)].cp)
        if isinstance(effect, LoseCp):
            return min(self.amount(effect.lose_cp), self.table.players[self.table.opponent(self.seat)].cp)
        if isinstance(effect, Draw):
            return 1.3 * self.amount(effect.draw)
        if isinstance(effect, DiscardRandom):
            return 1.3 * min(effect.discard_random, len(self.table.players[self.table.opponent(self.seat)].hand.cards))
        if isinstance(effect, Grow):
            return GROWTH * self.amount(effect.grow) if may_grow(self.table, self.seat) else 0.0
        if isinstance(effect, Release):
            self.scope.amount = min(effect.release, companions_of(self.table, self.seat))
            return -1.0 * self.scope.amount
        if isinstance(effect, MakeUndefendable):
            return 1.0
        return self.of_shield(effect)

    def of_shield(self, effect: Effect) -> float:
        """What saves from the damage that is coming."""
        frame = self.table.reckoning()
        coming = frame.taken(self.table, self.seat) if frame is not None else 0
        if isinstance(effect, Prevent):
            return min(coming, self.amount(effect.prevent))
        if isinstance(effect, PreventHalf):
            return coming / 2
        if isinstance(effect, Gain) and self.table.box.tokens[effect.gain].shelters:
            return coming + token_worth(self.table, effect.gain)
        if isinstance(effect, Discard):
            self.scope.amount = min(effect.most, int(self.held(effect.discard)))
            return -self.scope.amount * token_worth(self.table, effect.discard)
        return 0.0

    def held(self, token: int) -> float:
        return self.table.players[self.seat].tokens[token] + self.gained.get(token, 0.0)

    def of_gain(self, effect: Gain) -> float:
        wanted = self.amount(effect.count) if effect.count is not None else 1.0
        fits = min(wanted, self.table.limit(self.seat, effect.gain) - self.held(effect.gain))
        self.gained[effect.gain] = self.gained.get(effect.gain, 0.0) + max(0.0, fits)
        return max(0.0, fits) * token_worth(self.table, effect.gain)

    def of_inflict(self, effect: Inflict) -> float:
        other = rival(self.table, self.seat)
        room = self.table.limit(other, effect.inflict) - self.table.players[other].tokens[effect.inflict]
        return -min(effect.count, room) * token_worth(self.table, effect.inflict)

    def amount(self, amount: Amount) -> float:
        """An amount, with the average where it depends on a roll still to come."""
        if isinstance(amount, Number):
            return amount.n
        if isinstance(amount, Plus):
            return sum([self.amount(each) for each in amount.plus])
        if isinstance(amount, Times):
            return amount.times * self.amount(amount.each)
        if isinstance(amount, Half):
            return self.amount(amount.half) / 2
        if isinstance(amount, Tokens):
            return self.held(amount.tokens)
        if self.rolled and isinstance(amount, SumOfRoll):
            return AVERAGE_DIE * self.rolled
        if self.rolled and isinstance(amount, Per | TimesPer):
            face = amount.per if isinstance(amount, Per) else amount.face
            return (1 if isinstance(amount, Per) else amount.times_per) * self.share(face)
        if self.rolled and isinstance(amount, EveryTwo):
            return self.share(amount.every_two) / 2
        if isinstance(amount, YourCp):
            held = min(words.MOST_CP, self.table.players[self.seat].cp + self.brought)
            return held / 2 if isinstance(amount, HalfCp) else held
        return amount.of(self.table, self.scope)
