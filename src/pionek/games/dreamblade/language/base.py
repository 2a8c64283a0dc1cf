"""What keywords have in common: requirements, types that narrow them, and what stays in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from pionek.core.language.amounts import Amount
from pionek.core.language.effects import Effect, Resolution
from pionek.core.language.fields import Kind, field
from pionek.core.language.forms import Form, walk
from pionek.core.language.kinds import EFFECT, IntKind, Word
from pionek.core.rules.in_force import WATCH, Ability, ActiveAbility, Reach
from pionek.core.text.phrasebook import Part, joined
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.language.reaches import ITSELF, Scoring
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.vocabulary import FOE_OF, SEAT_OF, SIDES

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.core.language.describing import Describer
    from pionek.core.packs.reader import Reader
    from pionek.core.packs.yamlfile import Node
    from pionek.core.state.decision import Decision
    from pionek.core.state.table import Table
    from pionek.games.dreamblade.model.definitions import Figure


class TypeWord(Word):
    """An aspect or a lineage, kept as its word."""

    def __init__(self, *more: str) -> None:
        super().__init__(*vocabulary.TYPES, *more)

    def say(self, describer: Describer, value: Any) -> Any:
        return type_name(describer, value)


def type_name(describer: Describer, word: str) -> Any:
    """The name of an aspect or a lineage; the few other words have texts of their own."""
    for kind in ("aspect", "lineage"):
        if word in describer.content.ids[kind]:
            return describer.ref(kind, describer.content.find(kind, word))
    return describer.text(f"only-{word}")


def type_mask(word: str | None) -> int:
    """DB-GEN-18, DB-FIGHT-01, DB-REINFORCE-03: the bit of an aspect or a lineage; other words name no type."""
    return 1 << vocabulary.TYPES.index(word) if word in vocabulary.TYPES else 0


TYPE = TypeWord()
ONLY = TypeWord("enemies", "allies", "self")
X = IntKind(-20, 20)


class Keyword(Effect):
    """A word of the glossary. `cites` is its rule."""

    __slots__ = ()

    cites: ClassVar[str] = ""
    in_combat: ClassVar[bool] = False
    """Whether it is about the regular attack of a combat: then only blades activate it."""

    def print_on(self, figure: Figure, content: Content) -> None:
        """Printed without a requirement: only what is always active can be."""
        raise ValueError(f"{self.word!r} needs a requirement: {{when: blade, do: {self.word}}}")


class Lasting(Keyword):
    """A keyword that stays in force: always while its miniature is on the map, or for a while where it is activated."""

    __slots__ = ("made",)

    def __init__(self) -> None:
        super().__init__()
        self.made: list[Ability] = []

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        """The sentences it puts in force."""
        raise NotImplementedError(self.word)

    def print_on(self, figure: Figure, content: Content) -> None:
        self.made = self.make(figure, content)
        figure.lasting.extend(self.made)

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        """DB-BLADE-12: activated, it lasts until the end of the combat; in a spawn phase until the end of the phase."""
        board = cast(Deeds, table)
        span = board.battle() or board.phase()
        assert span is not None
        until = board.agenda.index(span)
        for ability in self.made:
            board.stand(ActiveAbility(ability, SEAT_OF[resolution.bearer], resolution.bearer, until=until))
        board.happened(vocabulary.LASTING, resolution.who, resolution.bearer, rule=self.cites)
        return None


class Reaction(Lasting):
    """A keyword that does something when its moment comes."""

    __slots__ = ()

    moment: ClassVar[int] = 0
    sees: ClassVar[Reach] = ITSELF

    def make(self, figure: Figure, content: Content) -> list[Ability]:
        return [figure.new_ability(content, WATCH, self.moment, self.cites, self, scope=self.sees)]

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        """DB-ACT-13, DB-AMBUSH-01: its moment has come; else it is activated, and waits for its moment from now on."""
        if resolution.trigger is not None and resolution.trigger.ability in self.made:
            return self.act(cast(Deeds, table), resolution)
        return super().run(table, resolution)

    def act(self, table: Deeds, resolution: Resolution) -> Decision | None:
        raise NotImplementedError(self.word)


class Requirements(Kind):
    """One requirement or a list of them: blade, double-blade, multiblade, double-multiblade, spawn, score, comes-into-play."""

    def read(self, reader: Reader, node: Node) -> Any:
        value = node.value
        names = [value] if isinstance(value, str) else [each.value for each in value] if isinstance(value, list) else []
        if names and all(name in vocabulary.REQUIREMENTS for name in names) and len(set(names)) == len(names):
            return [str(name) for name in names]
        return reader.problem(node, "one or more of " + ", ".join(vocabulary.REQUIREMENTS))

    def schema(self) -> dict[str, Any]:
        one = {"enum": list(vocabulary.REQUIREMENTS)}
        return {"anyOf": [one, {"type": "array", "items": one, "minItems": 1}]}

    def say(self, describer: Describer, value: Any) -> Any:
        return joined([(describer.text(f"on-{each}"),) for each in value], describer.text("word-and"))


class When(Keyword):
    """An ability with its requirements: all of them must be met (DB-ACT-14).

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
        told: list[tuple[Part, ...]] = []
        for each in self.when:
            if each == "spawn":
                told.append(describer.parts("on-spawn", {"pay": self.pay or describer.text("amount-x")}))
            else:
                told.append((describer.text(f"on-{each}"),))
        return {"when": joined(told, " + "), "do": self.do.say(describer)}

    def print_on(self, figure: Figure, content: Content) -> None:
        """DB-ACT-01, DB-ACT-04, DB-ACT-05, DB-ACT-06, DB-ACT-10, DB-ACT-11, DB-ACT-14, DB-ACT-15: sorted by what activates it; ValueError where requirements do not go together."""
        blades = [each for each in self.when if each in vocabulary.BLADE_WORDS]
        score = "score" in self.when
        if len(blades) + ("spawn" in self.when) + ("comes-into-play" in self.when) > 1:
            raise ValueError("blades, spawn points and coming into play exclude each other")
        if not blades and any(isinstance(each, Keyword) and each.in_combat for each in walk(self.do)):
            raise ValueError(f"{self.do.word!r} is about a combat; only blades activate it")
        if self.pay and "spawn" not in self.when:
            raise ValueError("only a spawn ability is paid for")
        rule = self.do.cites if isinstance(self.do, Keyword) else self.cites
        if len(self.when) > score:
            self.prepare(figure, content)
        if blades or "spawn" in self.when:
            activation = figure.new_activation(content, self.do, rule)
            activation.score = score
            if blades:
                activation.blades = 2 if blades[0].startswith("double") else 1
                activation.repeats = blades[0].endswith("multiblade")
                figure.blades.append(activation)
            else:
                activation.spawn = True
                activation.pay = self.pay
                figure.spawns.append(activation)
        elif "comes-into-play" in self.when:
            scope = Scoring(ITSELF) if score else ITSELF
            figure.lasting.append(figure.new_ability(content, WATCH, vocabulary.SPAWNED, rule, self.do, scope=scope))
        else:
            self.print_scoring(figure, content)

    def prepare(self, figure: Figure, content: Content) -> None:
        """What would be in force by itself is so only when activated."""
        for each in walk(self.do):
            if isinstance(each, Lasting):
                each.made = each.make(figure, content)

    def print_scoring(self, figure: Figure, content: Content) -> None:
        """DB-ACT-09: always active, but only in a scoring cell."""
        if not isinstance(self.do, Lasting):
            raise ValueError(f"{self.do.word!r} is done once; in a scoring cell only what lasts is active by itself")
        self.do.made = self.do.make(figure, content)
        for ability in self.do.made:
            ability.scope = Scoring(ability.scope)
        figure.lasting.extend(self.do.made)


def narrowed(table: Deeds, only: str | None, bearer: int, mask: int) -> int:
    """DB-GEN-18: the pieces of a set that the word behind a keyword leaves; `self` leaves the bearer alone (DB-SELF-01)."""
    if only is None:
        return mask
    if only == "self":
        return 1 << bearer
    if only == "enemies":
        return mask & SIDES[FOE_OF[bearer]]
    if only == "allies":
        return mask & SIDES[SEAT_OF[bearer]]
    return mask & table.typed[vocabulary.TYPES.index(only)]


class CreaturesOf(Amount):
    """The number of creatures of a type that you control."""

    word = "creatures"
    creatures: str = field(TYPE)
    en = "X (the number of { $creatures } creatures you control)"
    pl = "X (liczba istot rodzaju { $creatures }, które kontrolujesz)"
    example = "{when: blade, do: {warpstrike: {creatures: janus}}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        board = cast(Deeds, table)
        own = board.fielded & board.creatures & SIDES[resolution.who] & ~board.dying
        return (own & board.typed[vocabulary.TYPES.index(self.creatures)]).bit_count()


class ChosenX(Amount):
    """DB-GEN-25: the number that the player has chosen and paid for."""

    __slots__ = ()

    word = "x"
    en = "X"
    pl = "X"
    example = "{when: spawn, pay: 0, do: {warpstrike: x}}"

    def of(self, table: Table, resolution: Resolution) -> int:
        return resolution.amount


AMOUNTS: tuple[type[Form], ...] = (CreaturesOf, ChosenX)
