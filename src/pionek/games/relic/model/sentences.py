"""A sentence of a card or sheet: when it works, how often, on what condition, at what cost, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.amounts import Condition
from pionek.core.language.definitions import Content
from pionek.core.language.effects import Effect
from pionek.core.language.fields import Kind, field
from pionek.core.language.kinds import CONDITION, EFFECT, FLAG, IntKind, Word
from pionek.core.packs.problems import InBoth
from pionek.core.rules.in_force import Ability, Reach
from pionek.core.rules.resolving import Resolution
from pionek.core.state.fields import later
from pionek.core.text.phrasebook import Part
from pionek.games.relic import vocabulary

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.packs.reader import Reader
    from pionek.core.packs.yamlfile import Node
    from pionek.games.relic.model.deeds import Deeds

COSTS = ("influence", "power", "trophy", "ally", "wargear", "charge", "this")
DECLARED = (vocabulary.BATTLE_PREPARE, vocabulary.TEST_DECLARE)
"""In these windows a sentence is declared, so its owner may always leave it (RE-BONUS-03, -05)."""


def bought(describer: Describer, clause: tuple[Part, ...]) -> dict[str, Any]:
    """What a price is paid for: "to draw 1 card" where it is something one does, "+2 in Willpower battles" behind a colon where not."""
    purpose = describer.in_order_to(clause)
    return {"how": "plain" if purpose is None else "verb", "do": purpose or clause}


class Passive(Effect):
    """A verb that puts a ban or a modifier in force as long as its card is in play."""

    def ability_in_force(self, content: Content, rule: str, reach: Reach, origin: str, index: int) -> Ability:
        raise NotImplementedError(self.word)


class DeclaredBonus(Effect):
    """A verb that adds to a score and is declared before the roll."""

    def in_battle(self, attribute: int) -> int:
        """The plain number that it adds in battles of an attribute; 0 if there is none."""
        raise NotImplementedError(self.word)


class Sentence(Effect):
    """One sentence. What its owner may leave undone is offered in its window; everything else happens by itself."""

    word = "sentence"
    when: str = field(Word(*vocabulary.window.names))
    once: bool = field(FLAG, default=False)
    if_: Condition | None = field(CONDITION, default=None)
    pay: str = field(Word(*COSTS), default="")
    count: int = field(IntKind(1, 9), default=1)
    may: bool = field(FLAG, default=False)
    do: Effect = field(EFFECT, kw_only=True)
    window: int = later()
    optional: bool = later()

    def __post_init__(self) -> None:
        self.window = vocabulary.window.names.index(self.when)
        self.optional = self.may or bool(self.pay) or self.window in DECLARED

    def run(self, table: Deeds, resolution: Resolution) -> None:
        if table.sentence_works(self, resolution):
            resolution.todo.append(self.do)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        whole = self.may or bool(self.pay)
        describer.depth += whole
        clause = self.do.say(describer)
        describer.depth -= whole
        if self.pay:
            clause = describer.parts("sentence-pay", {"n": self.count, "what": self.pay, **bought(describer, clause)})
        elif self.may:
            clause = describer.possibly(clause)
        if self.if_ is not None:
            clause = describer.parts("sentence-if", {"if_": self.if_.say(describer), "do": clause})
        if self.once:
            how = "if" if self.if_ is not None else "plain"
            clause = describer.parts("sentence-once", {"how": how, "do": clause})
        if self.window == vocabulary.ALWAYS:
            return clause
        return describer.parts(f"when-{self.when}", {"do": clause})


class SentenceKind(Kind):
    """A sentence: `{when: battle-prepare, pay: charge, do: {dice: 1}}`, see [an example for each `when`](../windows/relic.md)."""

    def read(self, reader: Reader, node: Node) -> Any:
        if not isinstance(node.value, dict):
            return reader.problem(node, InBoth("a sentence with when and do", "zdanie z polami when i do"))
        before = len(reader.problems)
        read = reader.fields(node, node.value, Sentence.fields, InBoth("a sentence", "zdanie"))
        return reader.at_line(Sentence(**read), node) if len(reader.problems) == before else None

    def schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "properties": {field.name: field.kind.schema() for field in Sentence.fields},
            "required": ["when", "do"],
            "additionalProperties": False,
        }


SENTENCE = SentenceKind()
