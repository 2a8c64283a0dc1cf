"""Costs as they are printed: Intent of one or several colours, Gradual or not, and things given up beside it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from pionek.core.language.fields import Kind
from pionek.core.packs.problems import InBoth
from pionek.core.text.phrasebook import joined
from pionek.games.etherfields import vocabulary

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.packs.reader import Reader
    from pionek.core.packs.yamlfile import Node
    from pionek.core.text.phrasebook import Part

SHAPE = re.compile(r"([1-9][0-9]?)([ACWDEGKHS])")


class Cost:
    """What must be paid before an effect: Intent of three kinds, and things (EF-ACT-02, -03). Frozen."""

    __slots__ = ("amount", "colours", "gradual", "per_player", "seal", "text", "things")

    def __init__(self, text: str) -> None:
        self.text = text
        self.amount = 0
        self.colours: list[int] = []
        self.gradual = "*" in text
        self.per_player = "xN" in text
        self.seal = False
        self.things: list[list[tuple[int, int]]] = []
        """Resources to give up: of each list one (EF-CORE-09)."""
        for part in text.replace("*", "").replace("xN", "").split("+"):
            self.read(part.strip())

    def __repr__(self) -> str:
        return f"Cost({self.text!r})"

    def read(self, part: str) -> None:
        if part == "seal":
            self.seal = True
            return
        if part == "0":
            return
        choices: list[tuple[int, int]] = []
        intents: list[int] = []
        for each in part.split("/"):
            found = SHAPE.fullmatch(each)
            if found is None:
                raise ValueError(f"{self.text!r} is not a cost")
            number, letter = int(found[1]), found[2]
            if letter in vocabulary.LETTERS:
                intents.append(number)
                self.colours.append(vocabulary.LETTERS.index(letter))
            else:
                choices.append((vocabulary.RESOURCE_LETTERS.index(letter), number))
        if len(set(intents)) > 1 or (intents and (choices or self.amount)):
            raise ValueError(f"{self.text!r} asks for Intent in several ways")
        self.amount = self.amount or sum(intents[:1])
        if choices:
            self.things.append(choices)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = []
        if self.colours:
            key = "cost-players" if self.per_player else "cost-gradual" if self.gradual else "cost-intent"
            colours = [(describer.text(f"intent-{vocabulary.COLOURS[each]}", n=self.amount),) for each in self.colours]
            clauses.append(describer.parts(key, {"intent": joined(colours, ", ", describer.text("word-or"))}))
        for choices in self.things:
            things = [(describer.text(f"price-{vocabulary.RESOURCES[what]}", n=number),) for what, number in choices]
            clauses.append(joined(things, ", ", describer.text("word-or")))
        if self.seal:
            clauses.append(describer.parts("cost-seal", {}))
        return joined(clauses, describer.text("cost-and")) if clauses else describer.parts("cost-free", {})


class CostKind(Kind):
    """A cost, written as `3A`, `3A/3W*`, `3A + 1H/1G`, `0`, `seal`.

    Intent is a number with a colour: `A` Awareness, `C` Cunning, `W` Wrath; one of several colours with `/`, the same number of
    each. With `*` so much is paid for each player, gradually; with `xN` at once. Behind `+` stand things to give up: `D` a Distress
    to suffer, `E` Ether, `G` a Gem, `K` a Key, `H` an Hour, `S` a Spirit, or one of several. `seal` Seals the card itself; `0` is free.
    """

    def read(self, reader: Reader, node: Node) -> Any:
        value = str(node.value) if isinstance(node.value, str | int) else ""
        try:
            return Cost(value)
        except ValueError:
            return reader.problem(node, InBoth(
                "a cost such as 3A, 3A/3W*, 3A + 1H/1G, 1D, 0 or seal", "koszt taki jak 3A, 3A/3W*, 3A + 1H/1G, 1D, 0 albo seal"
            ))

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


class IntentKind(Kind):
    """The Intent a card gives when it is discarded, written as `A2/C2`; kept as three numbers by colour."""

    def read(self, reader: Reader, node: Node) -> Any:
        found = [0, 0, 0]
        for each in str(node.value).split("/"):
            if len(each) != 2 or each[0] not in vocabulary.LETTERS or not each[1].isdigit():
                return reader.problem(node, InBoth("Intent such as A3 or A2/C2", "Intencja taka jak A3 albo A2/C2"))
            found[vocabulary.LETTERS.index(each[0])] = int(each[1])
        return found

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


COST = CostKind()
INTENT = IntentKind()
FREE = Cost("0")
