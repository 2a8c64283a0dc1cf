"""A guided first game: data in a game's folder, and how far a match has come along it.

`guide.yaml` names a seed, settings and the seat of the person, what the other seats answer, and for each of the
person's first decisions a sentence, what to look at, and what is advised. A player who chooses
something else leaves the guide, and is on it again after taking that move back.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pionek.core.language.fields import Field
from pionek.core.language.kinds import INT, NAMES, TEXT, ListOf
from pionek.core.packs.problems import InBoth
from pionek.core.packs.reader import Reader, fields_of, reading
from pionek.core.packs.yamlfile import Node
from pionek.core.rules.windows import PASSING
from pionek.core.state.piece import Record
from pionek.core.view.building import SceneBuilder

if TYPE_CHECKING:
    from pionek.core.match.match import Match

FILE = "guide.yaml"
TERMINAL, BROWSER = "terminal", "browser"
MEANT = re.compile(r"\[(terminal|browser): ([^\]]*)\]")
"""A part of what a guide says that is meant for one of the two only: their keys differ."""


class Step(Record):
    """One decision of the person: the question it is about, a sentence, the ids of things, the key of an option."""

    at: str
    say: dict[str, str]
    advise: str
    look: list[str] = []


def spoken(text: str, where: str) -> str:
    """What a guide says at a terminal or in a browser: what is meant for the other stays away."""
    return MEANT.sub(lambda found: found[2] if found[1] == where else "", text)


class Guide:
    """A first game, as its file tells it."""

    def __init__(
        self, seed: int, seat: int, settings: list[str], answers: list[str], farewell: dict[str, str], steps: list[Step]
    ) -> None:
        self.seed = seed
        self.seat = seat - 1
        self.settings: dict[str, Any] = dict([each.split("=", 1) for each in settings])
        self.answers = answers
        self.farewell = farewell
        self.steps = steps

    def followed(self, match: Match) -> int | None:
        """How many answers the player has given along the guide and after it; None once the player has left it."""
        given = sum(each.seat == self.seat for each in match.effective())
        return given if self.along(match) == min(given, len(self.steps)) else None

    def along(self, match: Match) -> int:
        """How many of the first answers of the person were the advised ones."""
        keys = [match.key(each.option) for each in match.effective() if each.seat == self.seat and each.option is not None]
        for at in range(min(len(keys), len(self.steps))):
            if keys[at] != self.steps[at].advise:
                return at
        return min(len(keys), len(self.steps))

    def has_just_left(self, match: Match) -> bool:
        """Whether the player's last answer was the one that left the guide; passes after it count for nothing."""
        keys = [match.key(each.option) for each in match.effective() if each.seat == self.seat and each.option is not None]
        after = keys[self.along(match) :]
        return bool(after) and all(key == match.key(PASSING) for key in after[1:])

    def advised(self, match: Match) -> list[int]:
        """The places of the record at which the player answered as the guide advised."""
        places = [place for place, each in enumerate(match.effective()) if each.seat == self.seat and each.option is not None]
        return places[: self.along(match)]

    def step(self, match: Match) -> Step | None:
        """The guide's step for the question that the player is asked now."""
        decision, followed = match.decision, self.followed(match)
        if decision is None or decision.seat != self.seat or followed is None or followed >= len(self.steps):
            return None
        step = self.steps[followed]
        asked = SceneBuilder(match.game, match.table, self.seat, "en").prompt_key().removeprefix("ask-")
        offered = match.keys()
        return step if step.at == asked and step.advise in offered else None

    def look(self, match: Match, step: Step) -> list[str]:
        """The ids of what to look at. The thing that one would click for the advised option is always among them."""
        scene = match.scene(self.seat)
        advised = next((choice.things for choice in scene.choices if choice.key == step.advise), [])
        return step.look if not advised or set(advised) & set(step.look) else [advised[0], *step.look]

    def answer(self, match: Match) -> str | None:
        """What another seat answers as long as the player follows the guide; None: it may answer anything."""
        decision = match.decision
        if decision is None or decision.seat == self.seat or self.followed(match) is None:
            return None
        given = sum(each.seat != self.seat for each in match.effective())
        offered = match.keys()
        return self.answers[given] if given < len(self.answers) and self.answers[given] in offered else None


STEP = (Field("at", TEXT), Field("say", NAMES), Field("advise", TEXT), Field("look", ListOf(TEXT), None))
FIELDS = (
    Field("seed", INT),
    Field("seat", INT),
    Field("settings", ListOf(TEXT)),
    Field("answers", ListOf(TEXT)),
    Field("farewell", NAMES),
)


def load_guide(folder: Path) -> Guide | None:
    """The guide of a game, if it has one; every mistake in it is named with its line."""
    path = folder / FILE
    if not path.exists():
        return None
    with reading(path, "guide") as (node, reader):
        entries = dict(fields_of(node))
        steps = entries.pop("steps", None)
        values = reader.fields(node, entries, FIELDS, InBoth("a guide", "przewodnik"))
        found = [read_step(reader, path.name, at, each) for at, each in enumerate(listed(reader, node, steps), 1)]
    return Guide(steps=[Step(**each) for each in found], **values)


def listed(reader: Reader, node: Node, steps: Node | None) -> list[Node]:
    if steps is None or not isinstance(steps.value, list):
        reader.problem(steps or node, InBoth("a list of steps", "lista kroków"))
        return []
    return steps.value


def read_step(reader: Reader, file: str, at: int, node: Node) -> dict[str, Any]:
    reader.at(file, "", f"step {at}")
    return reader.fields(node, fields_of(node), STEP, InBoth("a step", "krok"))
