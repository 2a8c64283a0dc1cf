"""Texts that stay in force while their card, Mask, slot or tile is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import EFFECT, FLAG, IntKind, Word
from pionek.core.rules.in_force import BAN, EVERYTHING, MODIFY, WATCH, Ability, ActiveAbility, Measure, Reach
from pionek.core.rules.numbers import ADD, SET
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.passive import Passive

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer

MOMENTS = {
    "suffered": vocabulary.SUFFERED,
    "rolled": vocabulary.ROLLED,
    "relocated": vocabulary.RELOCATED,
    "turn-ended": vocabulary.TURN_ENDED,
    "entered": vocabulary.MOVED,
}
ALL_VALUES = Word(*vocabulary.value.names)
SWITCHES = ("water", "swamp", "luck-x", "diagonal", "light", "unpushed")
"""Values that are on or off: a clause says what that means, instead of the number."""
NOBODYS = ("entity-move", "entity-range", "figures")
"""Values of Entities and spaces: nobody need be told that they change for all."""
ANY_SUIT = Word("any", *vocabulary.SUITS)


class Own(Reach[Deeds]):
    """About the one whose card or Mask it is."""

    def holds(self, table: Deeds, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.seat

    def sees(self, table: Deeds, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who == entry.seat


class OwnSpace(Reach[Deeds]):
    """About the space on which the owner stands."""

    def holds(self, table: Deeds, entry: ActiveAbility, subject: int, other: int) -> bool:
        return table.dreamers[entry.seat].space == subject


class OwnAmount(Reach[Deeds]):
    """The owner's own moment, if its number is this one."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def sees(self, table: Deeds, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return who == entry.seat and amount == self.amount


class InSuit(Reach[Deeds]):
    """Only while a Turn card of one suit is current."""

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def holds(self, table: Deeds, entry: ActiveAbility, subject: int, other: int) -> bool:
        return table.suit() == self.suit

    def sees(self, table: Deeds, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        return self.holds(table, entry, subject, other)


OWN = Own()
OWN_SPACE = OwnSpace()


class Alter(Passive):
    """A number that this text changes: a limit, a range, a price."""

    word = "alter"
    alter: str = field(ALL_VALUES)
    by: int = field(IntKind(-9, 9), default=0)
    set: int = field(IntKind(-1, 99), default=-1)
    whose: str = field(Word("you", "all", "space"), default="you")
    suit: str = field(ANY_SUIT, default="any")
    en = "{ $what } { $by }"
    pl = "{ $what } { $by }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "all": ("{ $what } { $by } for all", "{ $what } { $by } dla wszystkich"),
        "suit": ("on { $suit } Turns: { $what } { $by }", "w Turach { $suit }: { $what } { $by }"),
        "so": ("{ $what }", "{ $what }"),
        "all-so": ("{ $what } (for all)", "{ $what } (dla wszystkich)"),
    }
    example = "{alter: hand-limit, by: 1}"

    def variant(self) -> str:
        everybodys = self.whose == "all" and self.alter not in NOBODYS
        if self.alter in SWITCHES:
            return "all-so" if everybodys else "so"
        return "suit" if self.suit != "any" else "all" if everybodys else ""

    def args(self, describer: Describer) -> dict[str, Any]:
        by = f"= {self.set}" if self.set >= 0 else f"+{self.by}" if self.by > 0 else f"−{-self.by}"
        args: dict[str, Any] = {"what": describer.text(f"value-{self.alter}"), "by": by}
        if self.suit != "any":
            args["suit"] = describer.text(f"suit-{self.suit}")
        return args

    def abilities(self, origin: str, rule: str) -> list[Ability]:
        scope: Reach = OWN if self.whose == "you" else OWN_SPACE if self.whose == "space" else EVERYTHING
        if self.suit != "any":
            scope = InSuit(vocabulary.SUITS.index(self.suit))
        op, amount = (SET, self.set) if self.set >= 0 else (ADD, self.by)
        return [Ability(MODIFY, vocabulary.value.names.index(self.alter), rule, None, scope, Measure(amount), op, origin=origin)]


class Whenever(Passive):
    """Something that happens each time something else has happened."""

    word = "whenever"
    whenever: str = field(Word(*MOMENTS))
    do: Effect = field(EFFECT)
    once: bool = field(FLAG, default=False)
    amount: int = field(IntKind(-1, 9), default=-1)
    suit: str = field(ANY_SUIT, default="any")
    en = "{ $when }: { $do }"
    pl = "{ $when }: { $do }"
    example = "{whenever: suffered, do: {draw: 1}, once: true}"

    def args(self, describer: Describer) -> dict[str, Any]:
        when = describer.text(f"when-{self.whenever}" if self.suit == "any" else f"when-{self.whenever}-suit", suit=self.suit_word(describer))
        if self.once:
            when = describer.text("when-once", when=when)
        return {"when": when, "do": self.do.say(describer)}

    def suit_word(self, describer: Describer) -> str:
        return describer.text(f"suit-{self.suit}") if self.suit != "any" else ""

    def abilities(self, origin: str, rule: str) -> list[Ability]:
        scope: Reach = OWN
        if self.whenever == "turn-ended":
            scope = EVERYTHING if self.suit == "any" else InSuit(vocabulary.SUITS.index(self.suit))
        elif self.amount >= 0:
            scope = OwnAmount(self.amount)
        return [Ability(WATCH, MOMENTS[self.whenever], rule, self.do, scope, once=self.once, origin=origin)]


class Forbid(Passive):
    """Something its bearer cannot do."""

    word = "forbid"
    forbid: str = field(Word("boost"))
    en = "you cannot Boost"
    pl = "nie możesz Wzmacniać"
    example = "{forbid: boost}"

    def abilities(self, origin: str, rule: str) -> list[Ability]:
        return [Ability(BAN, vocabulary.BOOST, rule, None, OWN, origin=origin)]


RULINGS = (
    # of map tiles and Entities
    "no-chorus-on-spades", "no-movement-on-diamonds", "wind", "haste",
    # of cards, Masks and Fates
    "measure-from", "cat", "drum", "back-alley", "moth", "lampwright", "extra-movement", "stars",
    # of Wisdom
    "map-icons", "awakening", "death", "shopping", "gem-lore", "old-paths", "fourth-pocket", "shared-breath", "deliverance",
    "signs", "lamplight", "lucidity", "turbo",
    # of Seasons
    "fate-unseals", "gate-seals", "free-shortcuts", "dear-shortcuts", "lit-slumbers", "short-slumbers",
)  # fmt: skip


class Ruling(Passive):
    """A rule by which others go while its bearer is in play: who carries it out asks for its name, never for the bearer."""

    word = "rule-is"
    rule_is: str = field(Word(*RULINGS))
    en = "{ $text }"
    pl = "{ $text }"
    example = "{rule-is: wind}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"text": describer.text(f"ruling-{self.rule_is}")}

    def ruling(self) -> str:
        return self.rule_is

    def abilities(self, origin: str, rule: str) -> list[Ability]:
        return []


PASSIVE_FORMS: tuple[type[Effect], ...] = (Alter, Whenever, Forbid, Ruling)
