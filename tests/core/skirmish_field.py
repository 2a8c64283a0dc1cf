"""The table of the made-up game: what packs define, the field with its pieces, and its procedures."""

from __future__ import annotations

from typing import Any, TypeAlias

from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import Field as Part
from pionek.core.language.forms import walk
from pionek.core.language.kinds import EFFECT, FLAG, IntKind, Word
from pionek.core.packs.problems import InBoth, Mistake
from pionek.core.rules.in_force import MODIFY, REPLACE, WATCH, Ability, ActiveAbility, Measure, Reach, banned, permitted
from pionek.core.rules.proposals import Batch, Proposal
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.triggers import Trigger
from pionek.core.state import piece
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import Fields, later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result, Table
from pionek.core.state.zones import Zone
from pionek.core.text.phrasebook import joined, sentence
from tests.core.skirmish_words import (
    ADJACENT_ALLY,
    ANSWER_ONLY,
    BANISH,
    BANISHED,
    BANISHED_TO,
    DAMAGE,
    DEFEAT,
    DESTROY,
    DESTROYED,
    DREW,
    END,
    ENTERED,
    FORBIDDEN,
    HELP,
    HIT,
    LAID,
    MARKED,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    NOWHERE,
    OUT,
    PAY,
    PLAY,
    PLAYED,
    POWER,
    REPLACED,
    ROLLED,
    RULE,
    TURN,
    WAIT,
    WATCHED,
    Aftermath,
    Embolden,
    Volley,
)


class Figure(Definition):
    kind = "figure"
    plural = "figures"
    fields = (
        Part("power", IntKind(0, 20)),
        Part("life", IntKind(1, 20)),
        Part("aura", IntKind(0, 9), 0),
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
            raise Mistake(InBoth("`when` or `do` alone", "samo `when` albo samo `do`"), InBoth("both", "oba"), "when")
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

    def add(self, content: Content, kind: int, what: int, effect: Effect | None, scope: Reach, **more: Any) -> None:
        origin, index = f"figure:{self.id}", len(self.abilities)
        self.abilities.append(
            content.enable(Ability(kind, what, RULE, effect, scope, origin=origin, index=index, **more))
        )

    def say(self, describer: Describer) -> tuple[Any, ...]:
        said = []
        if self.aura:
            said.append(describer.parts("figure-aura", {"n": self.aura}))
        if self.replaces:
            key = "figure-may" if self.optional else "figure-instead"
            said.append(
                describer.parts(key, {"what": describer.text(f"moment-{self.replaces}"), "do": self.instead.say(describer)})
            )
        if self.when:
            said.append(
                describer.parts("figure-when", {"what": describer.text(f"moment-{self.when}"), "do": self.do.say(describer)})
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

    def say(self, describer: Describer) -> tuple[Any, ...]:
        return sentence(self.effect.say(describer))


# The table


FigureNo: TypeAlias = int


class Piece(piece.Piece, metaclass=Fields):
    """A figure in play: it stays itself, wherever it goes."""

    figure: FigureNo
    owner: int
    cell: int
    damage: int = later(0)
    off: bool = later(False)


class Field(Table, metaclass=Fields):
    pieces: list[Piece] = later([])
    hands: list[Zone] = later([])
    decks: list[Zone] = later([])
    discards: list[Zone] = later([])

    checks = ((DAMAGE, "bury"), (DEFEAT, "count_out"))
    roll_rule = "SK-TEXT-01"

    def __post_init__(self) -> None:
        super().__post_init__()
        self.hands = [Zone(seat, [], []) for seat in range(self.seats)]
        self.decks = [Zone(seat, [], []) for seat in range(self.seats)]
        self.discards = [Zone(seat, [], []) for seat in range(self.seats)]

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

    def entries_of(self, piece: int) -> list[ActiveAbility]:
        each = self.pieces[piece]
        if each.cell < 0 or each.off:
            return []
        return [ActiveAbility(ability, each.owner, piece) for ability in self.figure(piece).abilities]

    def printed_abilities(self) -> list[ActiveAbility]:
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
            self.then(Batch(self.active_seat(), [Proposal(self.pieces[at].owner, DESTROY, at) for at in dying]))

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

    def postpones(self, resolution: Resolution, effect: Effect) -> bool:
        if isinstance(effect, Aftermath) and resolution.about >= 0:
            volley = self.agenda[resolution.about]
            assert isinstance(volley, Volley)
            volley.postpone("aftermath", resolution, effect.aftermath)
            return True
        return False


class OwnOrder(Field):
    """The same where each seat orders its own triggers."""

    own_order = True


class Indifferent(Field):
    """The same where the order of triggers never makes a difference."""

    def order_matters(self, triggers: list[Trigger]) -> bool:
        return False


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
        table.then(Resolution(self.who, [card.effect], card.sentence, card=self.card))

    def closed(self, table: Field) -> None:
        table.discards[self.who].put(self.card)
        table.happened(LAID, self.who, self.card)


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
