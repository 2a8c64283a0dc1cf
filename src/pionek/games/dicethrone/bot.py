"""How well a seat stands, and which dice to keep: the hints of this game for bots."""

from __future__ import annotations

from pionek.core.amounts import Amount, Half, Number, Plus, SumOfRoll, Times
from pionek.core.control import Choose, Each, If, LookUp, May, Repeat, RollDice, Sequence, Then
from pionek.core.decision import Option
from pionek.core.effects import Effect, Resolve
from pionek.games.dicethrone import words
from pionek.games.dicethrone.blows import Add, Damage, Heal
from pionek.games.dicethrone.content import AbilityCard
from pionek.games.dicethrone.effects import Also
from pionek.games.dicethrone.odds import Keeping
from pionek.games.dicethrone.offense import OffensiveRoll
from pionek.games.dicethrone.refusals import meets, offensive_roll
from pionek.games.dicethrone.statuses import Discard, Gain, Inflict, RaiseLimit
from pionek.games.dicethrone.table import Arena, Player
from pionek.games.dicethrone.who import Per, Shows, TimesPer, Tokens

WORTH = {"stun": -7.0, "knockdown": -4.0, "concussion": -2.0, "burn": -4.0, "fire-mastery": 1.2}
"""What one token on a board is worth to its holder, in health."""
USUAL = {"positive": 1.5, "negative": -3.0}
AVERAGE_DIE = 3.5
DEFENDABLE = 0.85
"""How much of defendable damage usually gets through."""


def standing(table: Arena, seat: int) -> float:
    """Between -1 (lost) and 1 (won): health above all, then what one can still do."""
    result = table.result
    if result is not None:
        if not result.winners:
            return 0.0
        return 1.0 if seat in result.winners else -1.0
    other = table.opponent(seat)
    return (worth(table, seat) - worth(table, other)) / 100


def worth(table: Arena, seat: int) -> float:
    player = table.players[seat]
    value = float(player.health) - max(0, 12 - player.health) * 0.5
    value += 1.0 * player.cp + 1.3 * len(player.hand.cards)
    value += sum(2.0 + 1.3 * table.box.cards[card].cost for card in player.upgrades)
    value += sum(0.8 * raised for raised in player.limits)
    for token in table.box.tokens:
        if player.tokens[token.index]:
            value += player.tokens[token.index] * token_worth(table, token.index)
    frame = table.reckoning()
    if frame is not None:
        value += frame.incoming[seat].healing - frame.incoming[seat].final()
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


def advise(table: Arena, seat: int) -> Option | None:
    """Dice are kept by exact expected worth, abilities announced by theirs, and an attack is always defended."""
    decision = table.decision
    if decision is None or decision.seat != seat:
        return None
    frame = table.agenda[-1]
    if decision.options[-1].verb == words.STAND:
        return decision.options[0]
    if not isinstance(frame, OffensiveRoll):
        return None
    if frame.step_name() == "keep":
        return Option(words.REROLL, amount=keeping(table, seat).reroll(frame.dice, frame.attempts))
    if frame.step_name() in ("announce", "re_announce"):
        return best_announcement(table, seat, frame, decision.options)
    return None


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
    key = (id(table.box), player.hero, tuple(player.levels), tuple(player.tokens), table.stunned(seat))
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


class Estimate:
    """Roughly what an effect is worth to its maker, in health; rolls count with their averages."""

    def __init__(self, table: Arena, seat: int, dice: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.scope = Resolve.__new__(Resolve)
        self.scope.who = seat
        self.scope.dice = dice
        self.scope.amount = 0
        self.rolled = 0
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
        if isinstance(effect, Each | Repeat):
            return self.of(effect.do)
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
            faces = self.table.box.heroes[self.table.players[self.seat].hero].die.count(condition.shows)
            return float(1 - (1 - faces / 6) ** self.rolled) if condition.least == 1 else 0.3
        return 0.4

    def of_verb(self, effect: Effect) -> float:
        if isinstance(effect, Damage):
            factor = DEFENDABLE if effect.type == "normal" else 1.0
            return factor * self.amount(effect.damage) * (-1 if effect.to.word == "you" else 1)
        if isinstance(effect, Add):
            return self.amount(effect.add)
        if isinstance(effect, Heal):
            room = words.STARTING_HEALTH + words.HEALING_ROOM - self.table.players[self.seat].health
            return 0.9 * min(self.amount(effect.heal), room)
        if isinstance(effect, Gain):
            return self.of_gain(effect)
        if isinstance(effect, Inflict):
            return self.of_inflict(effect)
        if isinstance(effect, RaiseLimit):
            return 0.8
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
        other = self.table.opponent(self.seat)
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
            times = 1 if isinstance(amount, Per) else amount.times_per
            return times * self.rolled * self.table.box.heroes[self.table.players[self.seat].hero].die.count(face) / 6
        return amount.of(self.table, self.scope)
