"""A match: game, settings, seed and answers. The whole game, reproducible; the save file and the server's record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from pionek.core.errors import UserError
from pionek.core.match.fairness import packed_number
from pionek.core.match.log import Line, line
from pionek.core.match.saving import Packer, digest
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Decision, Guard, Option, options_of
from pionek.core.state.events import Listener
from pionek.core.state.fields import later
from pionek.core.state.piece import Record
from pionek.core.state.table import Result, Table

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content
    from pionek.core.view.beats import Beat
    from pionek.core.view.scene import Scene

FORMAT: Final = 1
UNDO: Final = "undo"
RESIGN: Final = "resign"
AGREED: Final = "agreed"
EVERYBODY: Final = 62
"""The seat number of what all seats did together; no table has so many seats."""


class IllegalAnswer(UserError):
    """An answer that cannot be taken, in one sentence."""


class Answer(Record):
    """One link of the record: an option taken by a seat, a resignation, an end agreed by everybody, or a taking back.

    Links are never changed, so clones share them and cloning does not drag the history along. `kept` is the link that
    an undo went back to, `version` counts everything ever recorded.
    """

    before: Answer | None
    option: Option | None
    seat: int
    revealed: int
    partial: bool
    kept: Answer | None = None
    version: int = later()

    def __post_init__(self) -> None:
        self.version = self.before.version + 1 if self.before is not None else 1


class Match:
    """The interface that all programs use: `decision`, `play`, `scene`, `clone`, and `imagine` for bots."""

    __slots__ = ("base", "content", "entered", "game", "imagined", "last", "listener", "marked", "seed", "settings", "table")

    def __init__(
        self, game: Game, content: Content, settings: dict[str, Any], seed: int, table: Table, entered: bool = False
    ) -> None:
        self.game = game
        self.content = content
        self.settings = settings
        self.seed = seed
        self.entered = entered
        """Whether people enter what their own dice show; part of the record, for a replay asks the same questions."""
        self.table = table
        self.last: Answer | None = None
        self.listener: Listener | None = None
        self.base: Table | None = None
        """Where undo and replay begin when that is not the seed: the table of an older save."""
        self.imagined = False
        self.marked = False
        """Whether an undo went past the limit of free undo: such a match is not rated."""

    # Playing

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over."""
        return self.table.decision

    @property
    def result(self) -> Result | None:
        return self.table.result

    @property
    def campaign(self) -> dict[str, Any] | None:
        """What the next match of the campaign begins with (its setting of type campaign); None before the end."""
        result = self.table.result
        return msgspec.json.decode(result.campaign) if result is not None and result.campaign else None

    @property
    def version(self) -> int:
        """Grows with everything recorded, undone or not."""
        return self.last.version if self.last is not None else 0

    def play(self, option: Option | str, seat: int = -1) -> None:
        """Take an option, given as such or by its key, and run to the next decision or the end."""
        table = self.table
        decision = table.decision
        if decision is None:
            raise IllegalAnswer("the match is over: nothing can be chosen any more", "gra się skończyła: nie ma już wyboru")
        if seat < 0:
            seat = decision.seat
        if isinstance(option, str):
            option = self.option(option, seat)
        elif not decision.offers(option, seat):
            raise self.not_offered(self.key(option), seat)
        self.last = Answer(self.last, option, seat, table.revealed, decision.partial)
        table.take(option, seat)

    def resign(self, seat: int) -> None:
        """A seat gives up: the others win."""
        if self.table.result is not None:
            raise IllegalAnswer("the match is over: nobody can resign any more", "gra się skończyła: nie można się już poddać")
        if not 0 <= seat < self.table.seats:
            seats = self.table.seats
            raise IllegalAnswer(
                f"there is no seat {seat}; this match has {seats}, counted from 0",
                f"nie ma miejsca {seat}; w tej grze liczba miejsc to {seats}, licząc od 0",
            )
        self.last = Answer(self.last, None, seat, self.table.revealed, partial=False)
        self.given_up(self.table, seat)

    def agree(self) -> None:
        """End the match because all seats agreed to: nobody wins. The caller checks that they did."""
        if self.table.result is not None:
            raise IllegalAnswer("the match is over already", "gra już się skończyła")
        self.last = Answer(self.last, None, EVERYBODY, self.table.revealed, partial=False)
        self.given_up(self.table, EVERYBODY)

    def given_up(self, table: Table, seat: int) -> None:
        """End the match outside the rules: a seat resigned, or everybody agreed."""
        if self.game.campaign.is_kept(table):
            table.finish(self.game.campaign.broken_off(table, -1 if seat == EVERYBODY else seat))
        elif seat == EVERYBODY:
            table.finish(Result((), AGREED, ""))
        else:
            table.finish(Result(self.game.left(table, seat), "resigned", self.game.resign_rule))
        table.decision = None

    def option(self, key: str, seat: int = -1) -> Option:
        """The offered option with this key."""
        decision = self.table.decision
        for option in options_of(decision, seat if seat >= 0 or decision is None else decision.seat):
            if self.key(option) == key:
                return option
        raise self.not_offered(key, seat)

    def not_offered(self, key: str, seat: int) -> IllegalAnswer:
        keys = ", ".join(self.keys(seat))
        return IllegalAnswer(
            f"{key!r} is not offered now; " + (f"offered are {keys}" if keys else f"nothing is offered to seat {seat}"),
            f"{key!r} nie jest teraz możliwe; " + (f"możliwe są: {keys}" if keys else f"miejsce {seat} nie ma wyboru"),
        )

    def key(self, option: Option) -> str:
        return self.game.key(self.content, option)

    def keys(self, seat: int = -1) -> list[str]:
        decision = self.table.decision
        if decision is None:
            return []
        return [self.key(each) for each in options_of(decision, seat if seat >= 0 else decision.seat)]

    def why_not(self, seat: int, kind: str, index: int) -> Guard | None:
        """Why the seat can do nothing with a thing: the refusal that got furthest."""
        return self.game.why_not(self.table, seat, kind, index)

    # Looking

    def scene(self, seat: int, lang: str = "en") -> Scene:
        return self.game.scene(self.table, seat, lang)

    def listen(self) -> Listener:
        """Begin to keep events; the match is replayed to collect the earlier ones."""
        if self.listener is None:
            self.listener = Listener(self.game.words.told())
            if self.base is None:
                self.table = self.replayed(self.effective(), self.listener)
            else:
                self.table.listen(self.listener)
        return self.listener

    def log(self, seat: int, lang: str = "en", since: int = 0) -> list[Line]:
        """What happened, as this seat may read it."""
        events = self.listen().events
        return [line(self.game, self.table, event, seat, lang) for event in events[since:]]

    def beats(self, seat: int, lang: str = "en", since: int = 0) -> list[Beat]:
        """What happened, step by step, as this seat may see it: the log with everything needed to show it."""
        events = self.listen().events
        return [self.game.beats.beat(self.game, self.table, event, seat, lang) for event in events[since:]]

    def digest(self) -> str:
        return digest(self.table)

    # Copies

    def clone(self) -> Match:
        """The very same position, chance included: for tests and analysis, never for bots."""
        new = Match.__new__(Match)
        new.game = self.game
        new.content = self.content
        new.settings = self.settings
        new.seed = self.seed
        new.entered = self.entered
        new.table = self.table.clone()
        new.last = self.last
        new.listener = None
        new.base = self.base
        new.imagined = self.imagined
        new.marked = self.marked
        return new

    def imagine(self, seat: int, seed: int) -> Match:
        """A match as this seat might be in: hidden things dealt anew, chance fresh. It has no past."""
        new = Match(self.game, self.content, self.settings, 0, self.table.imagine(seat, seed))
        new.base = new.table
        new.imagined = True
        return new

    # Going back

    def effective(self) -> list[Answer]:
        """The answers in effect: without those that were undone."""
        return effective(self.last)

    def need_past(self, en: str, pl: str) -> None:
        if self.imagined:
            raise IllegalAnswer(f"an imagined match has no past: {en}", f"wyobrażona gra nie ma przeszłości: {pl}")

    def undo(self, seat: int = -1, agreed: bool = False) -> None:
        """Take a seat's last move back, with its whole chain of choices.

        Free while nothing new was revealed since and nobody else answered or was asked in a window; beyond that only if
        all agreed.
        """
        self.need_past("nothing can be taken back", "niczego nie można cofnąć")
        answers = self.effective()
        at = len(answers) - 1
        if seat < 0 and answers:
            seat = answers[at].seat
        while at >= 0 and answers[at].seat != seat:
            at -= 1
        while at > 0 and answers[at].partial and answers[at - 1].seat == seat:
            at -= 1
        if at < 0:
            raise IllegalAnswer("there is nothing to take back", "nie ma czego cofnąć")
        free = (
            answers[at].revealed == self.table.revealed
            and all(each.seat == seat for each in answers[at:])
            and not self.asks_in_window(seat)
        )
        if not free and not agreed:
            raise IllegalAnswer(
                "something was revealed since that move: it can only be taken back if everybody agrees",
                "od tego ruchu coś zostało ujawnione: można go cofnąć tylko za zgodą wszystkich",
            )
        self.marked = self.marked or not free
        self.go_back(answers[:at])

    def asks_in_window(self, seat: int) -> bool:
        """Whether another seat is asked in a window. That reveals something: it may have a card to play."""
        decision = self.table.decision
        return decision is not None and decision.seat != seat and isinstance(self.table.agenda[-1], Window)

    def go_back(self, kept: list[Answer]) -> None:
        """Record that only these answers stay in effect, and play them again."""
        self.last = Answer(self.last, None, -1, self.table.revealed, partial=False, kept=kept[-1] if kept else None)
        if self.listener is not None:
            self.listener = Listener(self.game.words.told())
        self.table = self.replayed(kept, self.listener)

    def replayed(self, answers: list[Answer], listener: Listener | None = None) -> Table:
        """The table after these answers, from the beginning."""
        if self.base is not None:
            table = self.base.clone()
            table.listen(listener)
        else:
            table = fresh(self.game, self.content, self.settings, self.seed, listener, self.entered)
        for answer in answers:
            self.take_again(table, answer)
        return table

    def take_again(self, table: Table, answer: Answer) -> None:
        """Repeat an answer at a table that has come as far."""
        if answer.option is None:
            self.given_up(table, answer.seat)
        else:
            table.take(answer.option, answer.seat)

    def branch(self, at: int) -> Match:
        """A new match that shares the first `at` answers with this one."""
        self.need_past("it cannot be branched", "nie można jej rozgałęzić")
        answers = self.effective()
        if not 0 <= at <= len(answers):
            raise IllegalAnswer(
                f"there is no answer {at}; this match has {len(answers)}",
                f"nie ma odpowiedzi {at}; w tej grze liczba odpowiedzi to {len(answers)}",
            )
        new = Match(self.game, self.content, self.settings, self.seed, self.replayed(answers[:at]), self.entered)
        new.base = self.base
        for answer in answers[:at]:
            new.last = Answer(new.last, answer.option, answer.seat, answer.revealed, answer.partial)
        return new

    # Saving

    def record(self) -> list[str]:
        """Everything recorded, as keys: answers, resignations, an agreed end, and what was taken back."""
        return [self.entry(link) for link in chain(self.last)]

    def entry(self, link: Answer) -> str:
        if link.option is not None:
            return f"{link.seat}:{self.key(link.option)}"
        if link.seat == EVERYBODY:
            return AGREED
        if link.seat >= 0:
            return f"{link.seat}:{RESIGN}"
        return f"{UNDO}:{len(effective(link.kept))}"

    def save(self) -> bytes:
        """Header, answers as keys, and the table after the last answer by names."""
        self.need_past("it cannot be saved", "nie można jej zapisać")
        data = {
            "format": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "packs": {pack.id: pack.digest for pack in self.content.packs},
            "settings": self.settings,
            "seed": packed_number(self.seed),
            "entered": self.entered,
            "entries": self.record(),
            "base": Packer(self.content).table(self.base) if self.base is not None else None,
            "marked": self.marked,
            "digest": self.digest(),
            "table": Packer(self.content).table(self.table),
        }
        return msgspec.json.format(msgspec.json.encode(data), indent=1)


def chain(last: Answer | None) -> list[Answer]:
    """All links from the first to this one, undone ones included."""
    found: list[Answer] = []
    link = last
    while link is not None:
        found.append(link)
        link = link.before
    found.reverse()
    return found


def effective(last: Answer | None) -> list[Answer]:
    """The answers in effect up to this link: without those that were undone."""
    found: list[Answer] = []
    link = last
    while link is not None:
        if link.option is None and link.seat < 0:  # an undo
            link = link.kept
            continue
        found.append(link)
        link = link.before
    found.reverse()
    return found


def fresh(
    game: Game,
    content: Content,
    settings: dict[str, Any],
    seed: int,
    listener: Listener | None = None,
    entered: bool = False,
) -> Table:
    """A table at its first decision."""
    table: Table = game.set_up(content, settings, seed)
    table.entered = entered
    if listener is not None:
        table.listen(listener)
    table.advance()
    return table


def start(
    game: Game,
    given: dict[str, Any],
    seed: int,
    packs: tuple[Path, ...] = (),
    listen: bool = False,
    entered: bool = False,
) -> Match:
    """A new match at its first decision. With `entered`, rolls are questions to people with real dice."""
    content = game.content(packs)
    settings = game.chosen(content, given)
    match = Match(game, content, settings, seed, fresh(game, content, settings, seed, entered=entered), entered)
    if listen:
        match.listen()
    return match
