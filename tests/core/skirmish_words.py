"""The words of the made-up game: verbs, moments, who a sentence is about, and everything that its packs can say."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pionek.core.language.amounts import Amount, Selector
from pionek.core.language.effects import Effect
from pionek.core.language.fields import Field as Part
from pionek.core.language.kinds import AMOUNT, EFFECT, INT, SELECTOR, IntKind, RefTo, Word
from pionek.core.rules.in_force import MODIFY, Ability, ActiveAbility, Measure, Reach
from pionek.core.rules.proposals import Proposal
from pionek.core.rules.resolving import Deferring, Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.vocabulary import Words

if TYPE_CHECKING:
    from tests.core.skirmish_field import Field

FOLDER = Path(__file__).parent / "skirmish_game"
CELLS = 9
NOWHERE, BANISHED_TO = -1, -2

WORDS = Words()
PLAY = WORDS.verb("play", subject="card")
AIM = WORDS.verb("aim", subject="piece")
END = WORDS.verb("end")
HELP = WORDS.verb("help")
PAY = WORDS.verb("pay")
WAIT = WORDS.verb("wait")
ENTERED = WORDS.moment("entered", "piece")
HIT = WORDS.moment("hit", "piece")
DESTROYED = WORDS.moment("destroyed", "piece")
BANISHED = WORDS.moment("banished", "piece")
DREW = WORDS.moment("drew", "card", secret=True)
PLAYED = WORDS.moment("played", "card")
LAID = WORDS.moment("laid", "card")
MARKED = WORDS.moment("marked")
ROLLED = WORDS.moment("rolled", "dice")
OUT = WORDS.moment("out")
TURN = WORDS.moment("turn")
POWER = 0
DESTROY, BANISH, STRIKE = range(3)
DAMAGE, DEFEAT = 1, 2

NOT_YOUR_TURN = WORDS.guard("not-your-turn", "SK-TURN-01", 0)
NOT_IN_HAND = WORDS.guard("not-in-hand", "SK-CARD-01", 1)
ANSWER_ONLY = WORDS.guard("answer-only", "SK-CARD-02", 2)
FORBIDDEN = WORDS.guard("forbidden", "SK-TEXT-01", 3)


# What is in force


class Itself(Reach):
    def holds(self, table: Field, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.bearer


class AdjacentAlly(Reach):
    def holds(self, table: Field, entry: ActiveAbility, subject: int, other: int) -> bool:
        one, two = table.pieces[entry.bearer], table.pieces[subject]
        return subject != entry.bearer and one.owner == two.owner and abs(one.cell - two.cell) == 1


class Yours(Reach):
    def sees(self, table: Field, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who == entry.seat


class Only(Reach):
    def __init__(self, subject: int) -> None:
        self.subject = subject

    def holds(self, table: Field, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == self.subject


ITSELF, ADJACENT_ALLY, YOURS, ANYTHING = Itself(), AdjacentAlly(), Yours(), Reach()
WATCHED = {"entered": (ENTERED, ANYTHING), "destroyed": (DESTROYED, ANYTHING), "drew": (DREW, YOURS)}
REPLACED = {"destroy": (DESTROY, ITSELF), "strike": (STRIKE, ADJACENT_ALLY)}
RULE = "SK-TEXT-01"


# The words of its packs


class Volley(Deferring):
    """A text resolved as a volley: nobody is buried before its end, and some of it comes only in the aftermath."""

    __slots__ = ("effect",)

    steps = (("shoot", "SK-HIT-01"), ("aftermath", "SK-HIT-01"))
    holds = DAMAGE

    def __init__(self, who: int, effect: Effect) -> None:
        super().__init__(who)
        self.effect = effect

    def clone(self) -> Volley:
        new = Volley(self.who, self.effect)
        new.at = self.at
        new.due = [each.clone() for each in self.due]
        return new

    def shoot(self, table: Field) -> None:
        table.then(Resolution(self.who, [self.effect], about=len(table.agenda) - 1))

    def aftermath(self, table: Field) -> None:
        if self.run_due(table, "aftermath"):
            self.back_to("aftermath")


class Own(Selector):
    __slots__ = ()
    word = "own"
    en = "each figure of yours"
    pl = "każda twoja figura"

    def select(self, table: Field, resolution: Resolution) -> list[int]:
        return table.living(resolution.who)


class Enemy(Selector):
    __slots__ = ()
    word = "enemy"
    en = "an enemy"
    pl = "wrogą figurę"

    def select(self, table: Field, resolution: Resolution) -> list[int]:
        return [at for seat in range(table.seats) if seat != resolution.who for at in table.living(seat)]


class Strike(Effect):
    __slots__ = ("strike",)
    word = "strike"
    fields = (Part("strike", AMOUNT),)
    en = "strike it for { $strike }"
    pl = "traf ją za { $strike }"
    example = "{strike: 2}"

    def __init__(self, strike: Amount) -> None:
        super().__init__()
        self.strike = strike

    def run(self, table: Field, resolution: Resolution) -> None:
        if resolution.target >= 0:
            amount = self.strike.of(table, resolution)
            table.propose(STRIKE, table.pieces[resolution.target].owner, resolution.target, amount)


class Pick(Effect):
    __slots__ = ("pick",)
    word = "pick"
    fields = (Part("pick", SELECTOR),)
    asks = True
    en = "choose { $pick }"
    pl = "wybierz { $pick }"
    example = "[{pick: enemy}, {strike: 1}]"

    def __init__(self, pick: Selector) -> None:
        super().__init__()
        self.pick = pick

    def run(self, table: Field, resolution: Resolution) -> Decision:
        return Decision(resolution.who, [Option(AIM, at) for at in self.pick.select(table, resolution)], partial=True)

    def took(self, table: Field, resolution: Resolution, option: Option) -> None:
        resolution.target = option.subject


class Mark(Effect):
    """Nothing but a sign that it was resolved."""

    __slots__ = ("mark",)
    word = "mark"
    fields = (Part("mark", AMOUNT),)
    en = "make mark { $mark }"
    pl = "zrób znak { $mark }"
    example = "{mark: 1}"

    def __init__(self, mark: Amount) -> None:
        super().__init__()
        self.mark = mark

    def run(self, table: Field, resolution: Resolution) -> None:
        table.happened(MARKED, resolution.who, amount=self.mark.of(table, resolution))


class DrawCards(Effect):
    __slots__ = ("draw",)
    word = "draw"
    fields = (Part("draw", IntKind(1, 9)),)
    en = 'draw { NOUN($draw, noun: "card", case: "acc") }'
    pl = 'dobierz { NOUN($draw, noun: "card", case: "acc") }'
    example = "{draw: 1}"

    def __init__(self, draw: int) -> None:
        super().__init__()
        self.draw = draw

    def run(self, table: Field, resolution: Resolution) -> None:
        for _ in range(self.draw):
            table.draw_card(resolution.who)


class LayDown(Effect):
    """The last card of the hand is laid down: not possible without one."""

    __slots__ = ()
    word = "lay-down"
    is_price = True
    en = "lay down a card"
    pl = "odłóż kartę"
    example = "lay-down"

    def run(self, table: Field, resolution: Resolution) -> None:
        table.discards[resolution.who].put(table.hands[resolution.who].take())

    def possible(self, table: Field, resolution: Resolution) -> bool:
        return len(table.hands[resolution.who]) > 0


class PickUp(Effect):
    """The last discarded card comes back: not possible without one."""

    __slots__ = ()
    word = "pick-up"
    en = "take back a card"
    pl = "weź z powrotem kartę"
    example = "pick-up"

    def run(self, table: Field, resolution: Resolution) -> None:
        table.hands[resolution.who].put(table.discards[resolution.who].take())

    def possible(self, table: Field, resolution: Resolution) -> bool:
        return len(table.discards[resolution.who]) > 0


class Call(Effect):
    __slots__ = ("call",)
    word = "call"
    fields = (Part("call", RefTo("figure")),)
    en = "{ $call } enters"
    pl = "wchodzi { $call }"
    example = "{call: soldier}"

    def __init__(self, call: int) -> None:
        super().__init__()
        self.call = call

    def run(self, table: Field, resolution: Resolution) -> None:
        table.enter(self.call, resolution.who, CELLS - 1)


class Embolden(Effect):
    """More power until the end of the turn."""

    __slots__ = ("ability", "embolden", "for_")
    word = "embolden"
    fields = (Part("embolden", IntKind(1, 9)), Part("for", SELECTOR))
    en = "{ $for_ } gets +{ $embolden } power until the end of the turn"
    pl = "{ $for_ } ma +{ $embolden } do siły do końca tury"
    example = "{embolden: 1, for: own}"

    def __init__(self, embolden: int, for_: Selector) -> None:
        super().__init__()
        self.embolden = embolden
        self.for_ = for_
        self.ability = Ability(MODIFY, POWER, RULE, scope=ITSELF, amount=Measure(embolden))

    def run(self, table: Field, resolution: Resolution) -> None:
        for piece in self.for_.select(table, resolution):
            table.stand(ActiveAbility(self.ability, resolution.who, piece, until=table.span()))


class Become(Effect):
    __slots__ = ("become",)
    word = "become"
    fields = (Part("become", Word("destroy", "banish")),)
    needs = ""
    en = "{ $become } it"
    pl = "{ $become ->\n    [destroy] zniszcz\n   *[banish] wygnaj\n} ją"
    example = "{become: banish}"

    def __init__(self, become: str) -> None:
        super().__init__()
        self.become = become

    def run(self, table: Field, resolution: Resolution) -> None:
        proposal = table.agenda[resolution.about]
        assert isinstance(proposal, Proposal)
        proposal.become(DESTROY if self.become == "destroy" else BANISH)


class Prevented(Effect):
    __slots__ = ()
    word = "prevented"
    en = "let nothing happen"
    pl = "nic się nie dzieje"

    def run(self, table: Field, resolution: Resolution) -> None:
        proposal = table.agenda[resolution.about]
        assert isinstance(proposal, Proposal)
        proposal.stop()


class TakesIt(Effect):
    __slots__ = ()
    word = "takes-it"
    en = "this figure takes it"
    pl = "trafienie spotyka tę figurę"

    def run(self, table: Field, resolution: Resolution) -> None:
        proposal = table.agenda[resolution.about]
        assert isinstance(proposal, Proposal)
        proposal.redirect(table.pieces[resolution.bearer].owner, resolution.bearer)


class Aftermath(Effect):
    """In a volley this comes only in its aftermath."""

    __slots__ = ("aftermath",)
    word = "aftermath"
    fields = (Part("aftermath", EFFECT),)
    en = "in the aftermath { $aftermath }"
    pl = "po salwie { $aftermath }"
    example = "{aftermath: {draw: 1}}"

    def __init__(self, aftermath: Effect) -> None:
        super().__init__()
        self.aftermath = aftermath

    def run(self, table: Field, resolution: Resolution) -> None:
        resolution.todo.append(self.aftermath)


class CallOff(Effect):
    __slots__ = ()
    word = "call-off"
    en = "call off what is due first"
    pl = "odwołaj to, co ma nastąpić najpierw"

    def run(self, table: Field, resolution: Resolution) -> None:
        volley = table.agenda[resolution.about]
        assert isinstance(volley, Volley)
        del volley.due[0]


class Again(Effect):
    """Runs for ever."""

    __slots__ = ()
    word = "again"
    en = "do this again"
    pl = "zrób to jeszcze raz"

    def run(self, table: Field, resolution: Resolution) -> None:
        resolution.todo.append(self)


class Deeper(Effect):
    """Goes on top of itself for ever."""

    __slots__ = ()
    word = "deeper"
    en = "do this first"
    pl = "najpierw zrób to"

    def run(self, table: Field, resolution: Resolution) -> None:
        table.then(resolution.child(self))


class Shown(Amount):
    """The number of dice rolled before."""

    __slots__ = ("dice",)
    word = "dice"
    needs = "roll"
    fields = (Part("dice", INT, 1),)
    en = "the number of dice"
    pl = "liczba kości"

    def __init__(self, dice: int) -> None:
        super().__init__()
        self.dice = dice

    def of(self, table: Field, resolution: Resolution) -> int:
        return len(resolution.dice) * self.dice
