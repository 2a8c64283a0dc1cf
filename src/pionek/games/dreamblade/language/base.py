"""What keywords have in common: requirements, types that narrow them, and what stays in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Amount
from pionek.core.language.effects import Effect
from pionek.core.language.fields import Kind, field
from pionek.core.language.forms import Form, walk
from pionek.core.language.kinds import EFFECT, IdOf, IntKind
from pionek.core.packs.problems import InBoth, Mistake
from pionek.core.rules.in_force import MODIFY, NOTHING_ADDED, REPLACE, WATCH, Ability, ActiveAbility, Measure, Reach
from pionek.core.rules.numbers import ADD
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Guard
from pionek.core.state.fields import later
from pionek.core.text.phrasebook import Part, joined
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.reaches import ALLIES, ITSELF, Scoring
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.model.definitions import Activation, Figure, PrintedEffect, type_number
from pionek.games.dreamblade.model.frames import BaseCombat, Phase
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import FOE_OF, SEAT_OF, SIDES, PieceSet

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.core.language.describing import Describer
    from pionek.core.packs.reader import Reader
    from pionek.core.packs.yamlfile import Node


class TypeWord(IdOf):
    """An aspect or a lineage, of the game or of the pack, or one of a few words; kept as the whole id."""

    def __init__(self, *words: str) -> None:
        super().__init__("aspect", "lineage", words=words)

    def say(self, describer: Describer, value: Any) -> Any:
        return type_name(describer, value)


def type_name(describer: Describer, word: str) -> Any:
    """The name of an aspect or a lineage; the few other words have texts of their own."""
    for kind in ("aspect", "lineage"):
        if word in describer.content.ids[kind]:
            return describer.ref(kind, describer.content.find(kind, word))
    return describer.text(f"only-{word}")


def type_mask(content: Content, word: str | None) -> int:
    """The bit of an aspect or a lineage; 0 for the other words (DB-GEN-18, DB-FIGHT-01, DB-REINFORCE-03)."""
    is_type = word in content.ids["aspect"] or word in content.ids["lineage"]
    return 1 << type_number(content, word) if word is not None and is_type else 0


TYPE = TypeWord()
ONLY = TypeWord("enemies", "allies", "self")
X = IntKind(-20, 20)


class Keyword(PrintedEffect[Deeds]):
    """A word of the glossary; it sets rules aside (DB-GEN-01). `cites` is its rule."""

    cites: ClassVar[str] = ""
    in_combat: ClassVar[bool] = False
    """Whether it is about the regular attack of a combat: then only blades activate it."""

    def refuse(self, table: Deeds, resolution: Resolution, piece: int) -> Guard | None:
        """Why a piece is no target of it; None where any piece would do, or where none is asked for."""
        return None

    def refuse_cell(self, table: Deeds, resolution: Resolution, cell: int) -> Guard | None:
        """Why it takes nobody to a cell; None where no cell is asked for."""
        return None

    def print_on(self, figure: Figure, content: Content) -> None:
        """Refuse to be printed without a requirement: only what is always active can be."""
        form = f"{{when: blade, do: {self.word}}}"
        raise Mistake(
            InBoth(f"{self.word!r} without a requirement", f"{self.word!r} bez warunku"), InBoth(f"such as {form}", f"na przykład {form}"),
            "abilities",
        )


class Lasting(Keyword):
    """A keyword that stays in force: always while its miniature is on the map, or for a while where it is activated.

    Most put one ability in force; what it is made of is declared (see Ability).
    """

    made: list[Ability] = later()
    """The abilities that it puts in force; set when its figure is printed."""

    kind: ClassVar[int] = MODIFY
    what: ClassVar[int] = 0
    scope: ClassVar[Reach] = ITSELF
    op: ClassVar[int] = ADD
    optional: ClassVar[bool] = False

    def reach(self, content: Content) -> Reach:
        """Its scope, where that depends on its fields."""
        return self.scope

    def measure(self) -> Measure:
        """How much it changes a number."""
        return NOTHING_ADDED

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        """The abilities that it puts in force."""
        effect = self if self.kind in (WATCH, REPLACE) else None
        made = figure.new_ability(
            content, self.kind, self.what, self.cites, effect, self.reach(content), self.measure(), self.op, self.optional
        )
        return [made]

    def print_on(self, figure: Figure, content: Content) -> None:
        if self.in_combat:
            super().print_on(figure, content)
        self.made = self.make(figure, content)
        figure.lasting.extend(self.made)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Activated, it lasts until the end of the combat; in a spawn phase until the end of the phase (DB-BLADE-12)."""
        until = table.agenda.index(table.nearest(BaseCombat) or table.running(Phase))
        for ability in self.made:
            table.stand(ActiveAbility(ability, SEAT_OF[resolution.bearer], resolution.bearer, until=until))
        table.happened(vocabulary.LASTING, resolution.who, resolution.bearer, rule=self.cites)
        return None


class Reaction(Lasting):
    """A keyword that does something at the moment `what`, by itself and before anything else (DB-GEN-05, -24)."""

    kind = WATCH

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Act if its moment has come; else it is activated, and waits for its moment from now on (DB-ACT-13, DB-AMBUSH-01)."""
        if resolution.trigger is not None and resolution.trigger.ability in self.made:
            return self.act(table, resolution)
        return super().run(table, resolution)

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        raise NotImplementedError(self.word)


SOME_REQUIREMENTS = InBoth(
    f"one or more of {', '.join(vocabulary.REQUIREMENTS)}", f"jedno lub kilka z: {', '.join(vocabulary.REQUIREMENTS)}"
)


class Requirements(Kind):
    """One requirement or a list of them: blade, double-blade, multiblade, double-multiblade, spawn, score, comes-into-play."""

    def read(self, reader: Reader, node: Node) -> Any:
        value = node.value
        names = [value] if isinstance(value, str) else [each.value for each in value] if isinstance(value, list) else []
        if names and all(name in vocabulary.REQUIREMENTS for name in names) and len(set(names)) == len(names):
            return [str(name) for name in names]
        return reader.problem(node, SOME_REQUIREMENTS)

    def schema(self) -> dict[str, Any]:
        one = {"enum": list(vocabulary.REQUIREMENTS)}
        return {"anyOf": [one, {"type": "array", "items": one, "minItems": 1}]}

    def say(self, describer: Describer, value: Any) -> Any:
        return joined([(describer.text(f"on-{each}"),) for each in value], describer.text("word-and"))


class When(Keyword):
    """An ability with its requirements: all of them must be met (DB-ACT-14).

    Blades, spawn points and coming into play do not go together; `score` may stand with one of them, `[score, blade]`.
    `pay` is the number of spawn points of a spawn ability; 0 lets its player choose X.
    """

    word = "when"
    cites = "DB-ACT-13"
    when: list[str] = field(Requirements())
    do: Effect = field(EFFECT)
    pay: int = field(IntKind(0, 12), default=0)
    en = "{ $when } – { $do }"
    pl = "{ $when } – { $do }"
    example = "{when: blade, do: {crit: 5}}"

    def args(self, describer: Describer) -> dict[str, Any]:
        texts: list[tuple[Part, ...]] = []
        for each in self.when:
            if each == "spawn":
                texts.append(describer.parts("on-spawn", {"pay": self.pay or describer.text("amount-x")}))
            else:
                texts.append((describer.text(f"on-{each}"),))
        return {"when": joined(texts, " + "), "do": self.do.say(describer)}

    def print_on(self, figure: Figure, content: Content) -> None:
        """Sort the ability by what activates it; a Mistake where requirements do not go together.

        (DB-ACT-01, -04 to -06, -10, -11, -14, -15)
        """
        blades = [each for each in self.when if each in vocabulary.BLADE_WORDS]
        spawn, score, arrival = (word in self.when for word in ("spawn", "score", "comes-into-play"))
        if len(blades) + spawn + arrival > 1:
            raise Mistake(
                InBoth("several of blades, spawn points and coming into play", "kilka z: ostrza, punkty formowania, wejście do gry"),
                InBoth("one of them in an ability, and another ability for another", "jedno z nich w umiejętności, a dla drugiego osobna umiejętność"),
            )
        if not blades and any(isinstance(each, Keyword) and each.in_combat for each in walk(self.do)):
            raise Mistake(
                InBoth(f"{self.do.word!r}, which is about a combat, without blades", f"{self.do.word!r}, czyli coś o walce, bez ostrzy"),
                InBoth("blades, which alone activate it", "ostrza: tylko one to uruchamiają"),
            )
        if self.pay and not spawn:
            raise Mistake(
                InBoth("a price without a spawn ability", "cena bez zdolności za punkty formowania"),
                InBoth("a price of a spawn ability only", "cena tylko przy zdolności za punkty formowania"),
            )
        rule = self.do.cites if isinstance(self.do, Keyword) else self.cites
        if not blades and not spawn and not arrival:
            self.print_scoring(figure, content)
            return
        prepare(self.do, figure, content)
        if arrival:
            scope = Scoring(ITSELF) if score else ITSELF
            figure.lasting.append(figure.new_ability(content, WATCH, vocabulary.SPAWNED, rule, self.do, scope=scope))
            return
        ability = figure.activated(content, self.do, rule)
        count = sum([2 if word.startswith("double") else 1 for word in blades])
        repeats = any(word.endswith("multiblade") for word in blades)
        activation = Activation(len(figure.activations), self.do, ability, count, repeats, self.pay, score)
        figure.activations.append(activation)
        (figure.blades if blades else figure.spawns).append(activation)

    def print_scoring(self, figure: Figure, content: Content) -> None:
        """Put it in force without an activation, but only in a scoring cell (DB-ACT-09)."""
        if not isinstance(self.do, Lasting):
            raise Mistake(
                InBoth(f"{self.do.word!r}, which is done once, in a scoring cell", f"{self.do.word!r}, czyli coś jednorazowego, na polu punktowanym"),
                InBoth("what lasts, or another requirement", "coś trwałego albo inny warunek"),
            )
        self.do.made = self.do.make(figure, content)
        for ability in self.do.made:
            ability.scope = Scoring(ability.scope)
        figure.lasting.extend(self.do.made)


def prepare(effect: Effect, figure: Figure, content: Content) -> None:
    """Make the abilities that this effect puts in force when it is activated."""
    for each in walk(effect):
        if isinstance(each, Lasting):
            each.made = each.make(figure, content)


def narrowed(table: State, only: str | None, bearer: int, mask: PieceSet) -> PieceSet:
    """The pieces of a set that the word behind a keyword leaves; `self` leaves the bearer alone (DB-GEN-18, DB-SELF-01)."""
    if only is None:
        return mask
    if only == "self":
        return 1 << bearer
    if only == "enemies":
        return mask & SIDES[FOE_OF[bearer]]
    if only == "allies":
        return mask & SIDES[SEAT_OF[bearer]]
    return mask & table.typed[table.content.type_numbers[only]]


def variant_of(form: Form, only: str | None) -> str:
    """The pattern of a keyword that is narrowed by a word: some words have a pattern of their own."""
    if only is None:
        return ""
    return only if only in form.variants else "only"


def refuse_creature(table: State, bearer: int, piece: int, side: int, only: str | None = None) -> Guard | None:
    """Why a piece is not one of the allies or enemies of another one that a keyword is about.

    (DB-TERM-01, -02, DB-LOC-11, DB-GEN-18, DB-SELF-01, ruling R-64)
    """
    if only == "self":
        return vocabulary.ITSELF_ALONE if piece != bearer else None
    if not table.creatures >> piece & 1:
        return vocabulary.NO_CREATURE
    if side == ALLIES and piece == bearer:
        return vocabulary.NOT_ITS_OWN_ALLY
    if (SEAT_OF[piece] == SEAT_OF[bearer]) != (side == ALLIES):
        return vocabulary.NO_ALLY if side == ALLIES else vocabulary.NO_ENEMY
    if table.dying >> piece & 1:
        return vocabulary.DYING
    return None if narrowed(table, only, bearer, 1 << piece) else vocabulary.WRONG_TYPE


def refuse_place(table: State, bearer: int, piece: int, local: bool) -> Guard | None:
    """Why a piece is not where a keyword looks for it (DB-TERM-03, -04)."""
    if (table.cells[piece] == table.cells[bearer]) == local:
        return None
    return vocabulary.NOT_LOCAL if local else vocabulary.LOCAL


def choose_target(resolution: Resolution, mask: PieceSet) -> Decision:
    """Ask for one piece of a set."""
    return Decision(resolution.who, [vocabulary.TARGETS[piece] for piece in members(mask)], partial=True)


class CreaturesOf(Amount[Deeds]):
    """The number of creatures of a type that you control."""

    word = "creatures"
    creatures: str = field(TYPE)
    en = "X (the number of { $creatures } creatures you control)"
    pl = "X (liczba twoich istot: { $creatures })"
    example = "{when: blade, do: {warpstrike: {creatures: janus}}}"

    def of(self, table: Deeds, resolution: Resolution) -> int:
        own = table.fielded & table.creatures & SIDES[resolution.who] & ~table.dying
        return (own & table.typed[table.content.type_numbers[self.creatures]]).bit_count()


class ChosenX(Amount[Deeds]):
    """DB-GEN-25: the number that the player has chosen and paid for."""

    word = "x"
    en = "X"
    pl = "X"
    example = "{when: spawn, pay: 0, do: {warpstrike: x}}"

    def of(self, table: Deeds, resolution: Resolution) -> int:
        return resolution.amount


AMOUNTS: tuple[type[Form], ...] = (CreaturesOf, ChosenX)
