"""The table as plain lines: what pipes and screen readers use. No colours, and nothing that depends on the clock."""

from __future__ import annotations

from collections.abc import Callable

from pionek.cli.drawing import BRIEF, Drawing
from pionek.cli.session import Session

Read = Callable[[], str]
"""The next line with its line end; an empty string at the end of input."""
Write = Callable[[str], None]


class LineTable:
    """A session in lines: log, what changed on the table, the question, the answer."""

    def __init__(self, session: Session, read: Read, write: Write) -> None:
        self.session = session
        self.read = read
        self.write = write
        self.seen: list[str] = []
        self.lost = False

    def play(self) -> bool:
        """Run until the match is over, the player leaves, or the input ends; False if the game could not be saved."""
        session = self.session
        self.write(session.greeting())
        if session.humans:
            self.write(session.say("told-help"))
        while True:
            self.tell(session.news())
            if session.match.result is not None:
                self.tell(session.guidance())
                self.write(session.ending())
                return True
            if session.let_bot_play():
                continue
            self.tell(self.changes())
            self.ask()
            if not self.listen():
                return not self.lost

    def afterwards(self) -> None:
        """After the match: the coach, explanations and saving, until the player leaves."""
        session = self.session
        self.write(session.say("told-over"))
        while (line := self.read()) and line.strip() and line.strip().lower() != "q":
            self.tell(session.hear(line).lines)
            self.write(session.say("told-over"))

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            self.write(line)

    def changes(self) -> list[str]:
        """The rows of the table that have changed since the last question, each under its heading."""
        above: list[str] = []
        rows: list[str] = []
        told: list[str] = []
        for row in Drawing(self.session.scene(), self.session.say, BRIEF).rows():
            del above[row.depth :]
            above.append(str(row))
            path = "\n".join(above)
            rows.append(path)
            if path not in self.seen:
                told.extend(line for line in above if line not in told)
        self.seen = rows
        return told

    def ask(self) -> None:
        session = self.session
        question = session.question()
        assert question is not None
        self.tell(session.guidance())
        if question.detail:
            self.write(question.detail)
        self.write(f"{question.text} [{question.rule}]" if question.rule else question.text)
        if question.dice:
            nothing = [choice for choice, option in zip(question.choices, question.options, strict=True) if not option.amount]
            self.write(session.say("ask-dice"))
            for choice in nothing:
                self.write(f"0. {choice.text} ({choice.key})")
        else:
            for at, choice in enumerate(question.choices, 1):
                self.write(f"{at}. {choice.text} ({choice.key})" + (f": {choice.detail}" if choice.detail else ""))

    def listen(self) -> bool:
        """Read lines until the table changes; False when the session is over."""
        session = self.session
        while True:
            line = self.read()
            if not line:
                reply = session.quit("")
                self.tell(reply.lines)
                self.lost = reply.failed
                return False
            reply = session.hear(line)
            self.tell(reply.lines)
            if reply.leave:
                return False
            if reply.moved:
                return True
            if reply.again:
                self.ask()
            elif (question := session.question()) is not None:
                self.write(question.text)
