"""Short lessons: positions with a goal that the program can check, in a game's folder.

`lessons/lessons.yaml` says what each lesson teaches, which goal it has, and where such a position is found in play;
`lessons/ID.json` is the position, a match file, and `lessons/answers.json` has one way to each goal and one past it. The tool
`pionek lesson GAME --make` writes both from games of bots, again whenever the rules have changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core.language.fields import Field
from pionek.core.language.forms import walk
from pionek.core.language.kinds import NAMES, TEXT, IntKind, ListOf
from pionek.core.match.loading import load_match
from pionek.core.packs.problems import InBoth
from pionek.core.packs.reader import Reader, fields_of, reading
from pionek.core.packs.yamlfile import Node
from pionek.core.rules.windows import PASSING, Window
from pionek.core.state.events import Listener
from pionek.core.state.piece import Record
from pionek.core.teaching.goals import FORMS, GOAL, Goal, Situation
from pionek.core.teaching.tasks import LESSON, MISSED, OPEN, REACHED, TaskTold

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.match.match import Match

FOLDER, FILE, ANSWERS = "lessons", "lessons.yaml", "answers.json"


class Lesson(Record):
    """One lesson. `within` is the number of answers the learner has, passes not counted; `until` ends it before that."""

    id: str
    title: dict[str, str]
    say: dict[str, str]
    goal: Goal
    hint: dict[str, str]
    praise: dict[str, str]
    missed: dict[str, str]
    seat: int
    settings: list[str]
    where: Goal
    """What a position must be like for this lesson."""
    within: int = 1
    until: Goal | None = None
    path: Path = Path()

    def begin(self, game: Game) -> Match:
        return load_match((self.path / f"{self.id}.json").read_bytes(), lambda _name: game)

    def told(self, match: Match, lang: str) -> TaskTold:
        state = self.standing(match)
        said = {OPEN: [], REACHED: [self.praise[lang]], MISSED: [self.missed[lang]]}[state]
        lessons = [each.id for each in match.game.lessons]
        after = lessons[lessons.index(self.id) + 1 :]
        return TaskTold(LESSON, self.id, self.title[lang], self.say[lang], self.hint[lang], state, said, "".join(after[:1]))

    def standing(self, match: Match) -> str:
        """Whether the goal of the lesson is reached, missed, or still open; what was decided first stands."""
        assert match.base is not None
        listener = Listener(match.game.words.told())
        table = match.base.clone()
        table.listen(listener)
        keys: list[str] = []
        counted = 0
        for answer in match.effective():
            match.take_again(table, answer)
            if answer.seat == self.seat and answer.option is not None:
                keys.append(match.key(answer.option))
                counted += answer.option != PASSING
            found = self.judged(Situation(match.game, table, self.seat, keys, listener.events), counted)
            if found != OPEN:
                return found
        return OPEN

    def judged(self, now: Situation, counted: int) -> str:
        if self.goal.holds(now):
            return REACHED
        if now.table.result is not None or (self.until is not None and self.until.holds(now)):
            return MISSED
        decision = now.table.decision
        asked = decision is not None and decision.seat == self.seat and not decision.partial
        return MISSED if asked and counted >= self.within and not isinstance(now.table.agenda[-1], Window) else OPEN


class Answers(msgspec.Struct):
    """One way to the goal of a lesson, and one past it: the learner's keys."""

    right: list[str]
    wrong: list[str]


FIELDS = (
    Field("id", TEXT),
    Field("title", NAMES),
    Field("say", NAMES),
    Field("goal", GOAL),
    Field("hint", NAMES),
    Field("praise", NAMES),
    Field("missed", NAMES),
    Field("seat", IntKind(1, 12)),
    Field("settings", ListOf(TEXT)),
    Field("where", GOAL),
    Field("within", IntKind(1, 20), 1),
    Field("until", GOAL, None),
)


def load_lessons(game: Game) -> list[Lesson]:
    """The lessons of a game, in their order; every mistake in them is named with its line."""
    path = game.folder / FOLDER / FILE
    if not path.exists():
        return []
    found: list[dict[str, Any]] = []
    with reading(path, "lessons", FORMS) as (node, reader):
        for each in listed(reader, node):
            reader.at(path.name, "", str(getattr(fields_of(each).get("id"), "value", "")))
            found.append(reader.fields(each, fields_of(each), FIELDS, InBoth("a lesson", "lekcja")))
            check_words(game, reader, found[-1])
    return [Lesson(**{**each, "seat": each["seat"] - 1}, path=path.parent) for each in found]


def listed(reader: Reader, node: Node) -> list[Node]:
    if isinstance(node.value, list):
        return node.value
    reader.problem(node, InBoth("a list of lessons", "lista lekcji"))
    return []


def check_words(game: Game, reader: Reader, read: dict[str, Any]) -> None:
    """Report verbs and moments in goals that the game does not have."""
    for name in ("goal", "where", "until"):
        for form in walk(read[name]) if isinstance(read[name], Goal) else ():
            mistake = form.mistake(game) if isinstance(form, Goal) else None
            if mistake is not None:
                reader.later(form, read["id"], name, mistake[0], mistake[1])


def read_answers(folder: Path) -> dict[str, Answers]:
    """By lesson, the known answers."""
    path = folder / FOLDER / ANSWERS
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Answers]) if path.exists() else {}
