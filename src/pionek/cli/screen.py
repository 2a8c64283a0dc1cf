"""The table at a terminal: the scene as panels, the log, the question, and one line to type in.

It draws any scene without code for a single game, and decides nothing itself: every typed line goes to the session.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group
from rich.padding import Padding
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from pionek.cli.drawing import CHART, FULL, NAMES, Drawing, Panels, Row
from pionek.cli.session import Reply, Session
from pionek.core.view.scene import Choice

if TYPE_CHECKING:
    from pionek.bots.coach import Progress

MOODS = {"title": "bold", "can": "green", "lit": "bold yellow", "dim": "dim", "text": "italic dim"}
SHORT = 2
"""How many lines of an answer fit under the question; a longer answer opens a page."""
WIDE = 100
"""The width from which there is room for the texts of the viewer's own side; on narrower screens ? shows them."""
WHOLE_OPTIONS = 4
"""So many options may tell in several lines what comes of them; more would push the table off the screen."""
TALL = 36
"""The height from which there is room for a map beside the list of its places; on lower screens it lies below the list."""
LOG = 200
"""How many lines of the log are kept on the screen."""
SINGLE = 9
"""Up to this many options, a digit answers without Enter."""
FEW_OPTIONS = 6
"""Up to this many options, each has a line of its own with what comes of it; of more, ? and the number tell."""
PANELS = ("log", "own", "others", "hand", "map", "question")
FRAME = 4
"""The columns that the border of a panel takes."""
PAUSE = 0.02
"""Seconds between two moves of bots, so that people can follow."""


def drawn(rows: Sequence[Row | str]) -> Group:
    return Group(*(logged(row) if isinstance(row, str) else moved_in(row) for row in rows))


def moved_in(row: Row) -> Padding:
    return Padding(Text(row.text, MOODS.get(row.mood, "")), (0, 0, 0, 2 * row.depth))


def logged(line: str) -> Text:
    """A line of the log: the event stands out, the rules behind it do not."""
    told, bracket, rules = line.partition(" [")
    return Text.assemble(told, (bracket + rules, "dim"))


def without_rules(line: str) -> str:
    """A line of the log where there is little room: ? and r show the rules."""
    return line.partition(" [")[0]


class PageOfText(ModalScreen[None]):
    """A page to read; any of the usual keys closes it."""

    BINDINGS = [Binding(key, "close", show=False) for key in ("escape", "enter", "q", "space")]
    CSS = """
    PageOfText { align: center middle; }
    #page { width: 90%; height: auto; max-height: 90%; border: round $accent; padding: 0 1; background: $surface; }
    """

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(Text("\n".join(self.lines)))

    def action_close(self) -> None:
        self.dismiss()


class TableApp(App[None]):
    """One session at a terminal."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("pageup", "scroll_panel(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_panel(1)", show=False, priority=True),
        Binding("tab", "next_panel(1)", show=False, priority=True),
        Binding("shift+tab", "next_panel(-1)", show=False, priority=True),
        Binding("escape", "clear", show=False),
    ]
    CSS = """
    #head { height: 1; background: $primary; color: $text; padding: 0 1; }
    #table { height: 1fr; }
    #left, #right { width: 1fr; }
    #left.wide { width: 3fr; }
    #right.wide { width: 2fr; }
    .panel { border: round $secondary; border-title-color: $text; border-title-style: bold; padding: 0 1; scrollbar-size-vertical: 1; height: 1fr; }
    .panel.scrolled, #question.scrolled { border: round $warning; }
    #own, #log { height: 1fr; }
    #others { height: auto; max-height: 33%; }
    #others.crowd { max-height: 60%; }
    #hand { height: auto; max-height: 50%; }
    #hand.crowd { max-height: 70%; }
    #hand.crowd.beside { max-height: 40%; }
    #map { height: auto; max-height: 40%; }
    .empty { display: none; }
    #question { border: round $accent; padding: 0 1; height: auto; max-height: 80%; scrollbar-size-vertical: 1; }
    #note { height: auto; max-height: 3; padding: 0 1; color: $warning; }
    #answer { border: none; height: 1; padding: 0 1; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        session.watched = self.watched
        self.busy = False
        self.last_words: list[str] = []
        self.scrolled = "log"
        """The panel that PageUp and PageDown scroll; the keyboard itself always belongs to the line to type in."""

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                for name in ("others", "own"):
                    with VerticalScroll(id=name, classes="panel", can_focus=False):
                        yield Static(id=f"{name}-text")
            with Vertical(id="right"):
                for name in ("hand", "map", "log"):
                    with VerticalScroll(id=name, classes="panel", can_focus=False):
                        yield Static(id=f"{name}-text")
        with VerticalScroll(id="question", can_focus=False):
            yield Static(id="question-text")
        yield Static(id="note", classes="empty")
        yield Input(id="answer")

    def on_mount(self) -> None:
        self.query_one("#answer", Input).focus()
        self.go_on()

    # Playing

    def go_on(self) -> None:
        """Show the table, and let the bots play until a person is asked."""
        self.busy = self.session.match.decision is not None and self.session.asked() is None
        self.draw()
        if self.busy:
            self.run_worker(self.bots(), exclusive=True)

    async def bots(self) -> None:
        while await asyncio.to_thread(self.session.let_bot_play):
            self.draw()
            await asyncio.sleep(PAUSE)
        self.busy = False
        self.draw()

    def on_resize(self) -> None:
        if self.query("#answer"):  # may be called before there is anything to draw on
            self.draw()

    def on_input_changed(self, event: Input.Changed) -> None:
        """A single digit answers at once where no option has two; what gives something away wants Enter."""
        if self.is_answer(event.value):
            text = event.value
            event.input.value = ""
            self.follow(self.session.hear(text))
        elif self.is_answer(event.value, giving=True):
            self.note(self.session.say("answer-gives"))

    def is_answer(self, text: str, giving: bool = False) -> bool:
        """Whether a digit is the number of an option that gives nothing away, or of one that does."""
        question = self.session.question() if len(text) == 1 and text in "123456789" and not self.busy else None
        if question is None or question.dice or self.session.entering() or len(question.choices) > SINGLE:
            return False
        return int(text) <= len(question.choices) and question.choices[int(text) - 1].gives == giving

    def on_input_submitted(self, event: Input.Submitted) -> None:
        text = event.value
        event.input.value = ""
        if not text.strip():
            return
        if self.busy:
            self.note(self.session.say("panel-thinking"))
            return
        if self.session.takes_a_while(text):
            self.busy = True
            self.note(self.session.say("panel-pondering"))
            self.run_worker(self.ponder(text), exclusive=True)
            return
        self.follow(self.session.hear(text))

    async def ponder(self, text: str) -> None:
        """Let a bot think in the background."""
        try:
            reply = await asyncio.to_thread(self.session.hear, text)
        finally:
            self.busy = False
        self.follow(reply)

    @contextmanager
    def watched(self) -> Iterator[Progress]:
        """Shows progress in one line; when the screen is closed, the work is cancelled too."""

        def advance(done: int, total: int) -> None:
            share = f"{done / total:.0%}"
            self.call_from_thread(self.note, self.session.say("panel-progress", share=share))

        yield advance

    def follow(self, reply: Reply) -> None:
        if reply.leave:
            self.last_words = reply.lines
            self.exit()
            return
        if len(reply.lines) > SHORT:
            self.note("")
            self.push_screen(PageOfText(reply.lines))
        else:
            self.note("\n".join(reply.lines))
        if reply.moved:
            self.go_on()
        elif reply.again:
            self.draw()

    async def action_quit(self) -> None:
        self.follow(self.session.quit(""))

    def action_scroll_panel(self, way: int) -> None:
        name = "page" if isinstance(self.screen, PageOfText) else self.scrolled
        panel = self.screen.query_one(f"#{name}", VerticalScroll)
        panel.scroll_page_down() if way > 0 else panel.scroll_page_up()

    def action_next_panel(self, way: int) -> None:
        """Let PageUp and PageDown scroll the next panel that shows anything."""
        if isinstance(self.screen, PageOfText):
            return
        shown = [name for name in PANELS if not self.query_one(f"#{name}").has_class("empty")]
        at = shown.index(self.scrolled) if self.scrolled in shown else 0
        self.scrolled = shown[(at + way) % len(shown)]
        for name in PANELS:
            self.query_one(f"#{name}").set_class(name == self.scrolled, "scrolled")

    def action_clear(self) -> None:
        """Escape empties the line and takes away what was told under the question."""
        self.query_one("#answer", Input).value = ""
        self.note("")

    # Drawing

    def note(self, text: str) -> None:
        note = self.query_one("#note", Static)
        note.update(Text(text))
        note.set_class(not text, "empty")

    def draw(self) -> None:
        session = self.session
        session.news()
        scene = session.scene()
        wide = self.size.width >= WIDE
        for side in ("#left", "#right"):
            self.query_one(side).set_class(wide, "wide")
        beside = wide and self.size.height >= TALL
        panels = Drawing(scene, session.say, FULL if wide else NAMES).panels(self.size.width * 2 // 5 - FRAME if wide else CHART, beside)
        others = Drawing(scene, session.say, NAMES).panels().others
        crowd = Drawing(scene, session.say).crowded()
        self.query_one("#head", Static).update(Text(session.greeting()))
        beside = beside and bool(panels.charts)
        own = panels.own if beside else [*panels.own, *panels.charts]
        self.panel("own", own, session.say("panel-own" if others else "panel-table"))
        self.panel("map", panels.charts if beside else [], session.say("panel-map"))
        self.panel("others", others, session.say("panel-others"))
        self.query_one("#others").set_class(crowd, "crowd")
        self.panel("hand", panels.hand, panels.hand_name)
        self.query_one("#hand").set_class(crowd and not panels.hand, "crowd")
        self.query_one("#hand").set_class(beside, "beside")
        if crowd and not panels.hand:  # many seats and no cards: the other seats are above the log, and the board has its own column
            self.panel("others", [], "")
            self.panel("hand", others, session.say("panel-others"))
        log = session.log()[-LOG:]
        self.panel("log", log if wide and not beside else [without_rules(line) for line in log], session.say("panel-log"))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self.query_one("#question-text", Static).update(self.question(panels))
        self.query_one("#question").border_title = session.say("panel-question")
        self.query_one("#answer", Input).placeholder = session.say("panel-answer")

    def panel(self, name: str, rows: Sequence[Row | str], title: str) -> None:
        panel = self.query_one(f"#{name}", VerticalScroll)
        panel.set_class(not rows, "empty")
        panel.border_title = title
        self.query_one(f"#{name}-text", Static).update(drawn(rows))

    def question(self, panels: Panels) -> Group | Text:
        session = self.session
        if session.match.result is not None:
            return Text("\n".join([*session.guidance(), session.ending(), session.say("panel-over")]))
        question = session.question()
        if question is None:
            return Text(session.say("panel-thinking"), "dim")
        dice = [Text(line, "yellow") for line in session.guidance()]
        dice += [Text(row.text, "cyan") for row in panels.dice]
        if question.detail:
            dice.append(Text(question.detail, "yellow"))
        asked = Text(f"{question.text} ", "bold")
        asked.append(f"[{question.rule}]" if question.rule else "", "dim")
        if question.dice:
            nothing = [each.text for each, option in zip(question.choices, question.options, strict=True) if not option.amount]
            return Group(*dice, asked, Text(session.say("ask-dice")), *(Text(f"0 {text}") for text in nothing))
        if any(choice.detail for choice in question.choices) and len(question.choices) <= FEW_OPTIONS:
            short = self.size.width < WIDE or len(question.choices) > WHOLE_OPTIONS
            return Group(*dice, asked, *(self.choice(at, choice, short) for at, choice in enumerate(question.choices, 1)))
        rows = [Text(f"{at} {choice.text}") for at, choice in enumerate(question.choices, 1)]
        return Group(*dice, asked, Columns(rows, padding=(0, 3), expand=False))

    def choice(self, at: int, choice: Choice, short: bool) -> Text:
        """An option with what comes of it: in one line where room is short, and ? and the number tell the rest; the option is never cut."""
        text = f"{at} {choice.text}"
        told = Text.assemble(text, (f"  {choice.detail}" if choice.detail else "", "dim"))
        if short and len(text) <= self.size.width - FRAME:
            told.no_wrap, told.overflow = True, "ellipsis"
        return told
