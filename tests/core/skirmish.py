"""A made-up miniature game: figures on a line of cells, and every mechanism of the core in its smallest form.

It is not registered: tests build its tables by hand (`field`), let things happen (`happen`, `resolve`) and look at
what the listener heard (`heard`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pionek.core.amounts import Amount, Selector
from pionek.core.content import Content, Definition
from pionek.core.decision import Decision, Guard, Option, Verb
from pionek.core.effects import Agreed, Effect, Resolve
from pionek.core.events import Listener, Moment
from pionek.core.forms import Field as Part
from pionek.core.forms import walk
from pionek.core.frame import Frame
from pionek.core.game import Game
from pionek.core.kinds import AMOUNT, EFFECT, FLAG, SELECTOR, WHOLE, RefTo, Whole, Word
from pionek.core.match import Match, start
from pionek.core.proposals import PROPOSED, Batch, Proposal
from pionek.core.reader import Reader
from pionek.core.scene import Board, Card, Counter, Place, Scene, Token
from pionek.core.scene import Zone as Pile
from pionek.core.stage import Stage, typed
from pionek.core.standing import (
    BAN,
    MODIFY,
    PERMIT,
    REPLACE,
    WATCH,
    Ability,
    Measure,
    Scope,
    Standing,
    banned,
    parts,
    permitted,
    value,
)
from pionek.core.table import Result, Table
from pionek.core.text import joined, sentence
from pionek.core.voice import Voice
from pionek.core.windows import Window
from pionek.core.words import FIRST_VERB
from pionek.core.yamlfile import read
from pionek.core.zones import Zone

FOLDER = Path(__file__).parent / "skirmish_game"
CELLS = 9
NOWHERE, BANISHED_TO = -1, -2

PLAY, AIM, END, HELP, PAY, WAIT = range(FIRST_VERB, FIRST_VERB + 6)
ENTERED, HIT, DESTROYED, BANISHED, DREW, PLAYED, LAID, MARKED, ROLLED, OUT, TURN = range(11)
POWER = 0
DESTROY, BANISH, STRIKE = range(3)
DAMAGE, DEFEAT = 1, 2

NOT_YOUR_TURN = Guard("not-your-turn", "SK-TURN-01", 0)
NOT_IN_HAND = Guard("not-in-hand", "SK-CARD-01", 1)
ANSWER_ONLY = Guard("answer-only", "SK-CARD-02", 2)
FORBIDDEN = Guard("forbidden", "SK-TEXT-01", 3)


# What is in force


class Itself(Scope):
    def holds(self, table: Field, entry: Standing, subject: int, other: int) -> bool:
        return subject == entry.bearer


class AdjacentAlly(Scope):
    def holds(self, table: Field, entry: Standing, subject: int, other: int) -> bool:
        one, two = table.pieces[entry.bearer], table.pieces[subject]
        return subject != entry.bearer and one.owner == two.owner and abs(one.cell - two.cell) == 1


class Yours(Scope):
    def sees(self, table: Field, entry: Standing, who: int, subject: int, amount: int, other: int) -> bool:
        return who == entry.seat


class Only(Scope):
    def __init__(self, subject: int) -> None:
        self.subject = subject

    def holds(self, table: Field, entry: Standing, subject: int, other: int) -> bool:
        return subject == self.subject


ITSELF, ADJACENT_ALLY, YOURS, ANYTHING = Itself(), AdjacentAlly(), Yours(), Scope()
WATCHED = {"entered": (ENTERED, ANYTHING), "destroyed": (DESTROYED, ANYTHING), "drew": (DREW, YOURS)}
REPLACED = {"destroy": (DESTROY, ITSELF), "strike": (STRIKE, ADJACENT_ALLY)}
RULE = "SK-TEXT-01"


class Figure(Definition):
    kind = "figure"
    plural = "figures"
    fields = (
        Part("power", Whole(0, 20)),
        Part("life", Whole(1, 20)),
        Part("aura", Whole(0, 9), 0),
        Part("replaces", Word(*REPLACED), None),
        Part("instead", EFFECT, None),
        Part("optional", FLAG, False),
        Part("when", Word(*WATCHED), None),
        Part("do", EFFECT, None),
        Part("often", Word("always", "once", "once-a-turn"), "always"),
        Part("always", EFFECT, None),
    )

    def quiet_forms(self) -> list[Any]:
        return [self.always] if self.always is not None else []

    def finish(self, content: Content) -> None:
        if (self.when is None) != (self.do is None):
            raise ValueError("`when` and `do` belong together")
        self.abilities: list[Ability] = []
        if self.aura:
            self.add(content, MODIFY, POWER, None, ADJACENT_ALLY, amount=Measure(self.aura))
        if self.replaces:
            what, scope = REPLACED[self.replaces]
            self.add(content, REPLACE, what, self.instead, scope, optional=self.optional)
        if self.when:
            what, scope = WATCHED[self.when]
            uses = 1 if self.often == "once" else -1
            self.add(content, WATCH, what, self.do, scope, uses=uses, once=self.often == "once-a-turn")

    def add(self, content: Content, kind: int, what: int, effect: Effect | None, scope: Scope, **more: Any) -> None:
        origin, index = f"figure:{self.id}", len(self.abilities)
        self.abilities.append(
            content.enable(Ability(kind, what, RULE, effect, scope, origin=origin, index=index, **more))
        )

    def say(self, voice: Voice) -> tuple[Any, ...]:
        said = []
        if self.aura:
            said.append(voice.parts("figure-aura", {"n": self.aura}))
        if self.replaces:
            key = "figure-may" if self.optional else "figure-instead"
            said.append(
                voice.parts(key, {"what": voice.text(f"moment-{self.replaces}"), "do": self.instead.say(voice)})
            )
        if self.when:
            said.append(
                voice.parts("figure-when", {"what": voice.text(f"moment-{self.when}"), "do": self.do.say(voice)})
            )
        return joined([sentence(each) for each in said], " ")


class CardOfSkirmish(Definition):
    kind = "card"
    plural = "cards"
    fields = (Part("effect", EFFECT), Part("answer", FLAG, False))

    def finish(self, content: Content) -> None:
        self.sentence = content.enable(Ability(WATCH, 0, "SK-CARD-01", self.effect, origin=f"card:{self.id}"))
        for at, form in enumerate(walk(self.effect), 1):
            if isinstance(form, Embolden):
                modifier = form.ability
                modifier.origin, modifier.index = f"card:{self.id}", at
                content.enable(modifier)

    def say(self, voice: Voice) -> tuple[Any, ...]:
        return sentence(self.effect.say(voice))


# The table


class Piece:
    """A figure in play: it stays itself, wherever it goes."""

    __slots__ = ("cell", "damage", "figure", "off", "owner")
    refers = {"figure": "figure"}

    def __init__(self, figure: int, owner: int, cell: int) -> None:
        self.figure = figure
        self.owner = owner
        self.cell = cell
        self.damage = 0
        self.off = False

    def clone(self) -> Piece:
        new = Piece(self.figure, self.owner, self.cell)
        new.damage = self.damage
        new.off = self.off
        return new


class Field(Table):
    __slots__ = ("decks", "discards", "hands", "pieces")

    checks = ((DAMAGE, "bury"), (DEFEAT, "count_out"))
    roll_rule = "SK-TEXT-01"

    def __init__(self, content: Content, seats: int, seed: int) -> None:
        super().__init__(content, seats, seed)
        self.pieces: list[Piece] = []
        self.hands = [Zone(seat, [], []) for seat in range(seats)]
        self.decks = [Zone(seat, [], []) for seat in range(seats)]
        self.discards = [Zone(seat, [], []) for seat in range(seats)]

    def clone(self) -> Field:
        new = type(self).__new__(type(self))
        self.copy_into(new)
        new.pieces = [each.clone() for each in self.pieces]
        new.hands = [each.clone() for each in self.hands]
        new.decks = [each.clone() for each in self.decks]
        new.discards = [each.clone() for each in self.discards]
        return new

    def zones(self) -> list[Zone]:
        return [*self.hands, *self.decks, *self.discards]

    def active_seat(self) -> int:
        return self.agenda[self.span()].who if self.agenda else 0

    def bearer_kind(self) -> str:
        return "piece"

    def figure(self, piece: int) -> Figure:
        found = self.content.get("figure", self.pieces[piece].figure)
        assert isinstance(found, Figure)
        return found

    def base(self, what: int, subject: int) -> int:
        return self.figure(subject).power

    def living(self, seat: int) -> list[int]:
        return [at for at, each in enumerate(self.pieces) if each.owner == seat and each.cell >= 0]

    def entries_of(self, piece: int) -> list[Standing]:
        each = self.pieces[piece]
        if each.cell < 0 or each.off:
            return []
        return [Standing(ability, each.owner, piece) for ability in self.figure(piece).abilities]

    def in_force(self) -> list[Standing]:
        return [entry for piece in range(len(self.pieces)) for entry in self.entries_of(piece)]

    # Deeds

    def enter(self, figure: int, owner: int, cell: int) -> int:
        self.pieces.append(Piece(figure, owner, cell))
        piece = len(self.pieces) - 1
        for entry in self.entries_of(piece):
            self.stand(entry)
        self.happened(ENTERED, owner, piece)
        return piece

    def remove(self, piece: int, where: int, moment: int) -> None:
        if self.pieces[piece].cell < 0:
            return
        self.pieces[piece].cell = where
        self.fall(piece)
        self.unsettled |= DEFEAT
        self.happened(moment, self.pieces[piece].owner, piece, rule="SK-HIT-01")

    def perform(self, kind: int, seat: int, subject: int, amount: int, other: int) -> None:
        if kind == DESTROY:
            self.remove(subject, NOWHERE, DESTROYED)
        elif kind == BANISH:
            self.remove(subject, BANISHED_TO, BANISHED)
        elif self.pieces[subject].cell >= 0:
            self.pieces[subject].damage += amount
            self.unsettled |= DAMAGE
            self.happened(HIT, seat, subject, amount)

    def draw_card(self, seat: int) -> None:
        if not len(self.decks[seat]) and len(self.discards[seat]):
            self.reshuffle(self.decks[seat], self.discards[seat])
        if len(self.decks[seat]):
            card = self.draw(seat, self.decks[seat], self.hands[seat])
            self.happened(DREW, seat, card, seen=1 << seat)

    # Checks

    def bury(self) -> None:
        dying = [at for at, each in enumerate(self.pieces) if each.cell >= 0 and each.damage >= self.figure(at).life]
        if dying:
            self.then(Batch(self.active_seat(), [Proposal(DESTROY, self.pieces[at].owner, at) for at in dying]))

    def count_out(self) -> None:
        alive = [seat for seat in range(self.seats) if self.living(seat)]
        if len(alive) <= 1:
            self.finish(Result(tuple(alive), "last", "SK-END-01"))
            return
        for seat in range(self.seats):
            if seat not in alive:
                self.happened(OUT, seat)
                self.drop(seat)

    # Windows and rolls

    def window_options(self, kind: int, seat: int) -> list[Option] | None:
        hand = self.hands[seat].cards
        return None if not hand else [Option(PLAY, card) for card in sorted(set(hand)) if self.content.get("card", card).answer]

    def window_play(self, window: Frame, seat: int, option: Option) -> None:
        self.play_card(seat, option.subject)

    def play_card(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.happened(PLAYED, seat, card)
        self.then(Play(seat, card))

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        packed = 0
        for at, die in enumerate(dice):
            packed |= die << 3 * at
        self.happened(ROLLED, who, packed, rule=rule)

    def postpones(self, scope: Resolve, effect: Effect) -> bool:
        if isinstance(effect, Aftermath) and scope.about >= 0:
            volley = self.agenda[scope.about]
            assert isinstance(volley, Volley)
            volley.postpone("aftermath", scope, effect.aftermath)
            return True
        return False


class OwnOrder(Field):
    """The same where each seat orders its own triggers."""

    own_order = True


class Joining(Field):
    """The same where new triggers join the group being resolved."""

    triggers_join = True


class Patient(Field):
    """The same where nobody is buried while a text or a group of triggers is being resolved."""

    effect_holds = DAMAGE
    group_holds = DAMAGE


def refuse_play(table: Field, seat: int, card: int) -> Guard | None:
    """A ban beats a permit, a permit beats the rule."""
    if table.decision is not None and table.decision.seat != seat:
        return NOT_YOUR_TURN
    if card not in table.hands[seat].cards:
        return NOT_IN_HAND
    if banned(table, PLAY, card) is not None:
        return FORBIDDEN
    if table.content.get("card", card).answer and permitted(table, PLAY, card) is None:
        return ANSWER_ONLY
    return None


# Frames


class Rounds(Frame):
    __slots__ = ()

    steps = (("next_turn", "SK-TURN-01"),)

    def clone(self) -> Rounds:
        new = Rounds(self.who)
        new.at = self.at
        return new

    def next_turn(self, table: Field) -> None:
        for _ in range(table.seats):
            self.who = (self.who + 1) % table.seats
            if table.living(self.who):
                break
        self.back_to("next_turn")
        table.then(Turn(self.who))


class Turn(Frame):
    __slots__ = ()

    steps = (("begin", "SK-TURN-01"), ("act", "SK-TURN-01"))
    is_turn = True

    def clone(self) -> Turn:
        new = Turn(self.who)
        new.at = self.at
        return new

    def begin(self, table: Field) -> None:
        table.happened(TURN, self.who)
        table.draw_card(self.who)

    def act(self, table: Field) -> Decision:
        hand = table.hands[self.who].cards
        plays = [Option(PLAY, card) for card in sorted(set(hand)) if refuse_play(table, self.who, card) is None]
        return Decision(self.who, [*plays, Option(END), Option(WAIT)])

    def took_act(self, table: Field, option: Option) -> None:
        if option.verb == WAIT:
            self.back_to("act")
        if option.verb == PLAY:
            self.back_to("act")
            table.play_card(self.who, option.subject)


class Play(Frame):
    """A card being played lies here."""

    __slots__ = ("card",)

    steps = (("resolve", "SK-CARD-01"),)
    refers = {"card": "card"}

    def __init__(self, who: int, card: int) -> None:
        super().__init__(who)
        self.card = card

    def clone(self) -> Play:
        new = Play(self.who, self.card)
        new.at = self.at
        return new

    def resolve(self, table: Field) -> None:
        card = table.content.get("card", self.card)
        table.then(Resolve(card.effect, self.who, card.sentence, card=self.card))

    def closed(self, table: Field) -> None:
        table.discards[self.who].put(self.card)
        table.happened(LAID, self.who, self.card)


class Volley(Agreed):
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
        new.due = self.clone_due()
        return new

    def shoot(self, table: Field) -> None:
        table.then(Resolve(self.effect, self.who, about=len(table.agenda) - 1))

    def aftermath(self, table: Field) -> None:
        if self.run_due(table, "aftermath"):
            self.back_to("aftermath")


class Muster(Frame):
    """One seat must pay; the others may help before it does."""

    __slots__ = ("help",)

    steps = (("pay", "SK-TURN-01"),)

    def __init__(self, who: int) -> None:
        super().__init__(who)
        self.help = 0

    def clone(self) -> Muster:
        new = Muster(self.who)
        new.at = self.at
        new.help = self.help
        return new

    def pay(self, table: Field) -> Decision:
        others = [(seat, [Option(HELP)]) for seat in range(table.seats) if seat != self.who]
        return Decision(self.who, [Option(PAY)], others=others)

    def took_pay(self, table: Field, option: Option) -> None:
        if option.verb == HELP:
            self.help += 1
            self.back_to("pay")
        else:
            table.happened(MARKED, table.acting, amount=self.help)


class Circle(Frame):
    """A procedure that never comes to an end."""

    __slots__ = ()

    steps = (("again", "SK-TURN-01"),)

    def clone(self) -> Circle:
        return Circle(self.who)

    def again(self, table: Field) -> None:
        self.back_to("again")


# The words of its packs


class Own(Selector):
    __slots__ = ()
    word = "own"
    en = "each figure of yours"
    pl = "każda twoja figura"

    def select(self, table: Field, scope: Resolve) -> list[int]:
        return table.living(scope.who)


class Enemy(Selector):
    __slots__ = ()
    word = "enemy"
    en = "an enemy"
    pl = "wrogą figurę"

    def select(self, table: Field, scope: Resolve) -> list[int]:
        return [at for seat in range(table.seats) if seat != scope.who for at in table.living(seat)]


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

    def run(self, table: Field, scope: Resolve) -> None:
        if scope.target >= 0:
            amount = self.strike.of(table, scope)
            table.propose(STRIKE, table.pieces[scope.target].owner, scope.target, amount)


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

    def run(self, table: Field, scope: Resolve) -> Decision:
        return Decision(scope.who, [Option(AIM, at) for at in self.pick.select(table, scope)], partial=True)

    def took(self, table: Field, scope: Resolve, option: Option) -> None:
        scope.target = option.subject


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

    def run(self, table: Field, scope: Resolve) -> None:
        table.happened(MARKED, scope.who, amount=self.mark.of(table, scope))


class DrawCards(Effect):
    __slots__ = ("draw",)
    word = "draw"
    fields = (Part("draw", Whole(1, 9)),)
    en = 'draw { NOUN($draw, noun: "card", case: "acc") }'
    pl = 'dobierz { NOUN($draw, noun: "card", case: "acc") }'
    example = "{draw: 1}"

    def __init__(self, draw: int) -> None:
        super().__init__()
        self.draw = draw

    def run(self, table: Field, scope: Resolve) -> None:
        for _ in range(self.draw):
            table.draw_card(scope.who)


class LayDown(Effect):
    """The last card of the hand is laid down: not possible without one."""

    __slots__ = ()
    word = "lay-down"
    is_price = True
    en = "lay down a card"
    pl = "odłóż kartę"
    example = "lay-down"

    def run(self, table: Field, scope: Resolve) -> None:
        table.discards[scope.who].put(table.hands[scope.who].take())

    def possible(self, table: Field, scope: Resolve) -> bool:
        return len(table.hands[scope.who]) > 0


class PickUp(Effect):
    """The last discarded card comes back: not possible without one."""

    __slots__ = ()
    word = "pick-up"
    en = "take back a card"
    pl = "weź z powrotem kartę"
    example = "pick-up"

    def run(self, table: Field, scope: Resolve) -> None:
        table.hands[scope.who].put(table.discards[scope.who].take())

    def possible(self, table: Field, scope: Resolve) -> bool:
        return len(table.discards[scope.who]) > 0


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

    def run(self, table: Field, scope: Resolve) -> None:
        table.enter(self.call, scope.who, CELLS - 1)


class Embolden(Effect):
    """More power until the end of the turn."""

    __slots__ = ("ability", "embolden", "for_")
    word = "embolden"
    fields = (Part("embolden", Whole(1, 9)), Part("for", SELECTOR))
    en = "{ $for_ } gets +{ $embolden } power until the end of the turn"
    pl = "{ $for_ } ma +{ $embolden } do siły do końca tury"
    example = "{embolden: 1, for: own}"

    def __init__(self, embolden: int, for_: Selector) -> None:
        super().__init__()
        self.embolden = embolden
        self.for_ = for_
        self.ability = Ability(MODIFY, POWER, RULE, scope=ITSELF, amount=Measure(embolden))

    def run(self, table: Field, scope: Resolve) -> None:
        for piece in self.for_.select(table, scope):
            table.stand(Standing(self.ability, scope.who, piece, until=table.span()))


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

    def run(self, table: Field, scope: Resolve) -> None:
        proposal = table.agenda[scope.about]
        assert isinstance(proposal, Proposal)
        proposal.become(DESTROY if self.become == "destroy" else BANISH)


class Prevented(Effect):
    __slots__ = ()
    word = "prevented"
    en = "let nothing happen"
    pl = "nic się nie dzieje"

    def run(self, table: Field, scope: Resolve) -> None:
        proposal = table.agenda[scope.about]
        assert isinstance(proposal, Proposal)
        proposal.stop()


class TakesIt(Effect):
    __slots__ = ()
    word = "takes-it"
    en = "this figure takes it"
    pl = "trafienie spotyka tę figurę"

    def run(self, table: Field, scope: Resolve) -> None:
        proposal = table.agenda[scope.about]
        assert isinstance(proposal, Proposal)
        proposal.redirect(table.pieces[scope.bearer].owner, scope.bearer)


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

    def run(self, table: Field, scope: Resolve) -> None:
        scope.todo.append(self.aftermath)


class CallOff(Effect):
    __slots__ = ()
    word = "call-off"
    en = "call off what is due first"
    pl = "odwołaj to, co ma nastąpić najpierw"

    def run(self, table: Field, scope: Resolve) -> None:
        volley = table.agenda[scope.about]
        assert isinstance(volley, Volley)
        del volley.due[0]


class Again(Effect):
    """Runs for ever."""

    __slots__ = ()
    word = "again"
    en = "do this again"
    pl = "zrób to jeszcze raz"

    def run(self, table: Field, scope: Resolve) -> None:
        scope.todo.append(self)


class Deeper(Effect):
    """Goes on top of itself for ever."""

    __slots__ = ()
    word = "deeper"
    en = "do this first"
    pl = "najpierw zrób to"

    def run(self, table: Field, scope: Resolve) -> None:
        table.then(scope.child(self))


class Shown(Amount):
    """The number of dice rolled before."""

    __slots__ = ("dice",)
    word = "dice"
    needs = "roll"
    fields = (Part("dice", WHOLE, 1),)
    en = "the number of dice"
    pl = "liczba kości"

    def __init__(self, dice: int) -> None:
        super().__init__()
        self.dice = dice

    def of(self, table: Field, scope: Resolve) -> int:
        return len(scope.dice) * self.dice


# The game


class Skirmish(Game):
    verbs = (
        Verb("play", subject="card"),
        Verb("aim", subject="piece"),
        Verb("end"),
        Verb("help"),
        Verb("pay"),
        Verb("wait"),
    )
    moments = (
        Moment("entered", "piece"), Moment("hit", "piece"), Moment("destroyed", "piece"), Moment("banished", "piece"),
        Moment("drew", "card", secret=True), Moment("played", "card"), Moment("laid", "card"), Moment("marked"),
        Moment("rolled", "dice"), Moment("out"), Moment("turn"),
    )  # fmt: skip
    definitions = (Figure, CardOfSkirmish)
    forms = (
        Own, Enemy, Strike, Pick, Mark, DrawCards, LayDown, PickUp, Call, Embolden, Become, Prevented, TakesIt, Aftermath,
        CallOff, Again, Deeper, Shown,
    )  # fmt: skip
    guards = (NOT_YOUR_TURN, NOT_IN_HAND, ANSWER_ONLY, FORBIDDEN)
    classes = (Piece,)
    seats = (2, 3)
    resign_rule = "SK-END-01"
    table_class: type[Field] = Field

    def set_up(self, content: Content, settings: dict[str, Any], seed: int) -> Field:
        table = self.table_class(content, settings["seats"], seed)
        for seat in range(table.seats):
            for at, figure in enumerate(settings["army"]):
                table.enter(content.find("figure", figure), seat, 3 * seat + at)
            if settings["cards"]:
                for card in ("arrow", "rations", "dice", "choice", "rage", "parry"):
                    table.decks[seat].put(content.find("card", card), 0)
                table.shuffle(table.decks[seat])
                for _ in range(2):
                    table.draw_card(seat)
        first = table.chance(table.seats) if settings["first"] == "random" else int(settings["first"]) - 1
        table.agenda.append(Rounds(first - 1))
        return table

    def refuse(self, table: Table, seat: int, verb: int, subject: int) -> Guard | None:
        assert isinstance(table, Field)
        return refuse_play(table, seat, subject) if verb == PLAY else NOT_YOUR_TURN

    def called(self, table: Table, kind: str, index: int, lang: str) -> object | None:
        assert isinstance(table, Field)
        return table.figure(index).name[lang] if kind == "piece" else None

    def scene(self, table: Table, seat: int, lang: str) -> Scene:
        assert isinstance(table, Field)
        stage = Stage(self, table, seat, lang)
        board = Board(id="field", name=stage.text("thing-field"), width=CELLS, height=1)
        for cell in range(CELLS):
            place = Place(id=f"cell:{cell}", name=stage.text("thing-cell", n=cell + 1), x=cell)
            for at, piece in enumerate(table.pieces):
                if piece.cell == cell:
                    token = Token(id=f"piece:{at}", name=table.figure(at).name[lang], owner=piece.owner)
                    token.options = stage.options("piece", at)
                    token.text = stage.printed("figure", piece.figure)
                    place.tokens.append(token)
            board.places.append(place)
        things: list[Any] = [board]
        for at in range(len(table.pieces)):
            shares = stage.shares(table.base(POWER, at), parts(table, POWER, at), table.figure(at).name[lang], RULE)
            things.append(
                Counter(id=f"power:{at}", name=stage.text("thing-power"), value=value(table, POWER, at), shares=shares)
            )
        for owner in range(table.seats):
            for name, zone in (("hand", table.hands[owner]), ("deck", table.decks[owner])):
                pile = Pile(id=f"{name}:{owner}", name=stage.text(f"thing-{name}"), count=len(zone))
                for place_at, card in enumerate(zone.cards):
                    pile.cards.append(self.card(stage, zone, place_at, card, f"{name}:{owner}:{place_at}"))
                things.append(pile)
        return stage.scene(things)

    def card(self, stage: Stage, zone: Zone, at: int, card: int, id: str) -> Card:
        if stage.seat < 0 or not zone.known[at] >> stage.seat & 1:
            return Card(id=id, name="", hidden=True)
        text = typed(stage.content.text_of("card", card, stage.lang))
        shown = Card(id=id, name=stage.named("card", card), text=text, options=stage.options("card", card))
        shown.why_not = stage.why_not("card", card)
        return shown


class SkirmishOf(Skirmish):
    """The same game on another kind of table."""

    def __init__(self, table_class: type[Field]) -> None:
        super().__init__(FOLDER)
        self.table_class = table_class


GAME = Skirmish(FOLDER)


# Building tables


def field(
    *pieces: tuple[str, int, int], seats: int = 2, kind: type[Field] = Field, reserves: bool = True, seed: int = 1
) -> Field:
    """A table in the first turn of seat 0, asked what to do; pieces are (figure, owner, cell).

    Every seat has a soldier far away in reserve, after the pieces named.
    """
    table = kind(GAME.content(), seats, seed)
    for figure, owner, cell in pieces:
        table.enter(table.content.find("figure", figure), owner, cell)
    for seat in range(seats if reserves else 0):
        table.enter(table.content.find("figure", "soldier"), seat, 10 * seat + 20)
    table.agenda = [Rounds(0), Turn(0)]
    table.agenda[-1].at = 1
    table.waiting = []
    table.listen(Listener())
    table.advance()
    return table


def armed(table: Field, seat: int, *cards: str) -> Field:
    """Give a seat cards in its hand that only it knows, and ask again."""
    for card in cards:
        table.hands[seat].put(table.content.find("card", card), 1 << seat)
    table.ask_again()
    return table


def happen(table: Field, frame: Frame) -> Field:
    """Let a procedure run now, before the turn goes on."""
    table.agenda[-1].at -= 1
    table.decision = None
    table.then(frame)
    table.advance()
    return table


def text(source: str) -> Effect:
    """A sentence of the effect language."""
    reader = Reader(GAME.vocabulary, GAME.content().ids)
    made = reader.form("effect", read(source.encode(), "test"))
    assert not reader.problems, reader.problems
    assert isinstance(made, Effect)
    return made


def resolve(table: Field, source: str, seat: int = 0, target: int = -1) -> Field:
    """Resolve a sentence now."""
    return happen(table, Resolve(text(source), seat, target=target))


def propose(table: Field, kind: int, piece: int, amount: int = 0) -> Field:
    return happen(table, Proposal(kind, table.pieces[piece].owner, piece, amount))


def destroy(table: Field, *pieces: int) -> Field:
    """These figures would be destroyed, all at once."""
    return happen(table, Batch(0, [Proposal(DESTROY, table.pieces[at].owner, at) for at in pieces]))


def keys(table: Field) -> list[str]:
    """What may be answered now."""
    assert table.decision is not None
    return [GAME.key(table.content, each) for each in table.decision.options]


def answer(table: Field, key: str, seat: int = -1) -> Field:
    decision = table.decision
    assert decision is not None
    offered = dict(decision.others).get(seat, decision.options) if seat >= 0 else decision.options
    found = [each for each in offered if GAME.key(table.content, each) == key]
    assert found, f"{key} is not among {[GAME.key(table.content, each) for each in offered]}"
    table.take(found[0], seat)
    return table


def heard(table: Field, *moments: int) -> list[tuple[int, int]]:
    """(subject, amount) of what happened of these kinds."""
    assert table.listener is not None
    return [(each.subject, each.amount) for each in table.listener.events if each.moment in moments]


def marks(table: Field) -> list[int]:
    """The marks made so far, in order."""
    return [amount for _, amount in heard(table, MARKED)]


def power(table: Field, piece: int) -> int:
    return value(table, POWER, piece)


def match(seed: int = 1, table_class: type[Field] = Field, **settings: Any) -> Match:
    game = GAME if table_class is Field else SkirmishOf(table_class)
    return start(game, settings, seed)


__all__ = ["BAN", "PERMIT", "PROPOSED", "Ability", "Measure", "Scope", "Standing", "Window"]
