"""One session at the table: who answers, in which language, and what every command does. It draws nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pionek.bots.bot import RandomBot
from pionek.bots.seats import HUMAN, WrongNumber, bot_of
from pionek.bots.seeds import derived
from pionek.cli import files, thinking
from pionek.cli.answers import Question, numbers_of, read
from pionek.cli.drawing import Drawing, plain
from pionek.cli.explain import Explanation
from pionek.cli.words import Say
from pionek.core.match.ask_preferences import ALL, ALWAYS, NEVER, OTHERS, AskPreferences, PreferenceError
from pionek.core.match.match import IllegalAnswer, Match
from pionek.core.rules.windows import PASSING
from pionek.core.state.decision import Option, options_of
from pionek.core.teaching.tasks import OPEN, REACHED
from pionek.core.view.guide import TERMINAL, spoken
from pionek.core.view.scene import Choice, Scene, walk
from pionek.core.vocabulary import ENTER

if TYPE_CHECKING:
    from pionek.bots.coach import Progress
    from pionek.core.match.log import Line
    from pionek.core.teaching.tasks import Task
    from pionek.core.view.guide import Guide

MOST_RULES = 8
DEEPEST = 3
"""How far lines of the log are moved in at most."""
RECALLED = 8
"""How many lines of the log a player who continues a saved match sees again."""


class Reply(NamedTuple):
    """The result of a typed line.

    It has lines to show, and says whether the table changed, whether to ask again or to leave, and whether a file could
    not be written.
    """

    lines: list[str]
    moved: bool = False
    again: bool = False
    leave: bool = False
    failed: bool = False


class Session:
    """A match with players and bots. Line mode and the terminal table both show a session."""

    def __init__(self, match: Match, seats: list[str], lang: str, guide: Guide | None = None, task: Task | None = None) -> None:
        if len(seats) != match.table.seats:
            raise WrongNumber(len(seats), match.table.seats)
        self.match = match
        self.seats = seats
        self.guide = guide
        self.task = task
        self.bots = [bot_of(word, match.seed, seat) for seat, word in enumerate(seats)]
        for bot in self.bots:
            if bot is not None:
                bot.check(match)
        self.humans = [seat for seat, word in enumerate(seats) if word == HUMAN]
        self.preferences = {seat: AskPreferences(match.game) for seat in self.humans}
        self.heeded = 0
        """How many reports of windows that were passed over have been handled for players who always want to be asked."""
        self.declined: dict[int, list[str]] = {}
        """By seat, what its player declined to do while another seat decides: only new options are offered again."""
        self.say = Say(lang)
        self.told = 0
        self.packs = ""
        """How the command line names the packs of the match, for the command with which it is continued."""
        self.written: list[str] = []
        """The log in the current language, cached: it is drawn often and changes only at its end."""
        self.watched: Callable[[], AbstractContextManager[Progress | None]] = nullcontext
        """Shows the progress of slow work; the code that draws the table sets it."""
        self.commands: dict[str, Callable[[str], Reply]] = {
            "?": self.explain,
            "r": self.rules,
            "u": self.undo,
            "s": self.save,
            "l": self.change_language,
            "w": self.wish,
            "p": self.pass_on,
            "b": self.show,
            "t": self.tip,
            "y": self.why,
            "c": self.coach,
            "x": self.resign,
            "q": self.quit,
            "h": self.help,
        }

    def recall(self) -> None:
        """Begin in the middle of a match: only the last lines of its log are news."""
        self.told = max(0, len(self.match.listen().events) - RECALLED)
        self.heeded = len(self.match.listen().windows)

    @property
    def lang(self) -> str:
        return self.say.lang

    # Who answers

    def asked(self) -> int | None:
        """The seat for which a person must answer now. The result of real dice is always entered by a person."""
        decision = self.match.decision
        if decision is None or not self.humans:
            return None
        pretended = self.pretended()
        if pretended is not None:
            return pretended
        if self.entering():
            return decision.seat
        helper = self.helper()
        if helper is not None:
            return helper
        seat = decision.seat
        return seat if seat in self.humans and self.unasked(seat) is None else None

    def unasked(self, seat: int) -> Option | None:
        """What a person answers who does not want to be asked now; questions of a guide or an open task are always asked."""
        if self.task is not None and self.task.seat == seat and self.task.standing(self.match) == OPEN:
            return None
        if self.guide is not None and self.guide.seat == seat and self.guide.step(self.match) is not None:
            return None
        return self.preferences[seat].answer(self.match, seat)

    def helper(self) -> int | None:
        """A player who may act before the seat that decides. The match does not wait for this, so each option is offered once."""
        decision = self.match.decision
        for seat, options in decision.others if decision is not None else ():
            if seat in self.humans and self.preferences[seat].preference(OTHERS) != NEVER:
                declined = self.declined.get(seat, [])
                if any(self.match.key(option) not in declined for option in options):
                    return seat
        return None

    def pretended(self) -> int | None:
        """A seat that always wants to be asked and was passed over: it is asked anyway, although it can only pass."""
        windows = len(self.match.listen().windows)
        self.heeded = min(self.heeded, windows)  # an undo may have removed some
        for seat in self.humans:
            if self.heeded < windows and self.preferences[seat].passed_over(self.match, seat, ALWAYS, self.heeded):
                return seat
        return None

    def entering(self) -> bool:
        decision = self.match.decision
        return decision is not None and decision.options[0].verb == ENTER

    def viewer(self) -> int:
        """The seat whose view is shown: that of the only player, or of the player who is asked; otherwise a spectator's view."""
        if len(self.humans) == 1:
            return self.humans[0]
        asked = self.asked()
        return asked if asked is not None and asked in self.humans else -1  # real dice are entered for bots as well

    def let_bot_play(self) -> bool:
        """One answer of a bot, or the pass of a person who does not want to be asked, if it is their turn."""
        decision = self.match.decision
        if decision is None or self.asked() is not None:
            return False
        guided = self.guide.answer(self.match) if self.guide is not None else None
        if guided is not None:
            self.match.play(guided)
            return True
        bot = self.bots[decision.seat]
        if self.entering():  # dice are thrown by chance, not chosen by a bot
            bot = RandomBot(derived(self.match.seed, "dice", self.match.version))
        option = bot.choose(self.match, decision.seat) if bot is not None else self.unasked(decision.seat)
        self.match.play(option if option is not None else PASSING)
        return True

    # What a person sees

    def scene(self) -> Scene:
        return self.match.scene(self.viewer(), self.lang)

    def question(self) -> Question | None:
        """What a person is asked now."""
        seat = self.asked()
        if seat is None:
            return None
        pretended = self.pretended()
        if pretended is not None:
            rules = self.preferences[pretended].passed_over(self.match, pretended, ALWAYS, self.heeded)
            kinds = {self.preferences[pretended].kind_of.get(rule, ALL): rule for rule in rules}
            text = self.say("ask-pretended", windows="; ".join(self.window_name(kind) for kind in kinds))
            return Question(text, rules[-1], [Choice("pass", self.say("ask-pretended-pass"))], [PASSING], dice=False)
        scene = self.match.scene(seat, self.lang)
        by_key = {self.match.key(option): option for option in options_of(self.match.decision, seat)}
        options = [by_key[choice.key] for choice in scene.choices]
        if self.match.decision is not None and self.match.decision.seat != seat:
            who = self.match.game.names.seat_name(self.match.table, self.match.decision.seat, self.lang)
            choices = [*scene.choices, Choice("pass", self.say("ask-others-pass"))]
            return Question(self.say("ask-others", who=who), "", choices, [*options, PASSING], dice=False)
        verbs = self.match.game.words.verbs
        dice = all(verbs[option.verb].amount == "dice" for option in options)
        text = scene.prompt.text
        if self.entering() or len(self.humans) > 1:
            text = f"{self.match.game.names.seat_name(self.match.table, seat, self.lang)}: {text}"
        cause = scene.prompt.cause.name if scene.prompt.cause is not None else ""
        cause = "" if cause in text else cause
        detail = ": ".join([each for each in (cause, plain(scene.prompt.detail)) if each])
        return Question(text, scene.prompt.rule, scene.choices, options, dice, detail)

    def guidance(self) -> list[str]:
        """What the guide says about the current question: its sentence, what to look at, what is advised; or what the task says."""
        guide, match = self.guide, self.match
        if self.task is not None:
            return self.task_lines(self.task)
        if guide is None or match.decision is None:
            return []
        step, followed = guide.step(match), guide.followed(match)
        if followed is None:
            return [self.say("guide-left")] if guide.has_just_left(match) else []
        if step is None:
            return [spoken(guide.farewell[self.lang], TERMINAL)] if followed == len(guide.steps) else []
        scene = match.scene(guide.seat, self.lang)
        names = [thing.name for each in guide.look(match, step) for thing in walk(scene.things) if thing.id == each]
        advised = next(choice.text for choice in scene.choices if choice.key == step.advise)
        said = self.say("guide-says", text=spoken(step.say[self.lang], TERMINAL))
        advice = self.say("guide-advises", look=", ".join(dict.fromkeys(names)), option=advised, word=step.advise)
        return [said, advice]

    def task_lines(self, task: Task) -> list[str]:
        """What is asked of the player; once that is settled, what is said to it."""
        told = task.told(self.match, self.lang)
        if told.state == OPEN:
            return [self.say("task-title", title=told.title), self.say("task-says", text=told.text)]
        return [*(self.say("task-says", text=each) for each in told.said), self.say("task-done" if told.state == REACHED else "task-again")]

    def news(self) -> list[str]:
        """The lines of the log that were not shown yet."""
        lines = self.lines(self.told)
        self.told += len(lines)
        return lines

    def lines(self, since: int) -> list[str]:
        """Lines of the log. When several people share a screen, none of them reads another's secrets."""
        seat = self.humans[0] if len(self.humans) == 1 else -1
        return indented(self.match.log(seat, self.lang, since))

    def log(self) -> list[str]:
        """The whole log, as far as it was shown."""
        del self.written[self.told :]
        self.written += self.lines(len(self.written))[: self.told - len(self.written)]
        return self.written

    def greeting(self) -> str:
        match = self.match
        name = match.game.name[self.lang]
        if len(self.humans) == 1:
            who = match.game.names.seat_name(match.table, self.humans[0], self.lang)
            return self.say("told-welcome-you", game=name, seed=str(match.seed), who=who)
        return self.say("told-welcome", game=name, seed=str(match.seed))

    def ending(self) -> str:
        """How the match ended, in one line with its rule."""
        ending = self.match.scene(self.viewer(), self.lang).result
        if ending is None:
            return ""
        return f"{ending.text} [{ending.rule}]" if ending.rule else ending.text

    # What a person types

    def hear(self, text: str) -> Reply:
        """A command or an answer."""
        words = text.strip()
        head, _, rest = words.partition(" ")
        if head[:1] == "?":
            head, rest = "?", words[1:].strip()
        if head.lower() in self.commands:
            return self.commands[head.lower()](rest.strip())
        return self.answer(words)

    def takes_a_while(self, text: str) -> bool:
        """Whether a bot must search before this command can be answered."""
        return text.strip().lower().partition(" ")[0] in ("t", "y", "c")

    def answer(self, text: str) -> Reply:
        seat, question = self.asked(), self.question()
        if seat is None or question is None:
            return Reply([self.say("answer-nobody")])
        dice = numbers_of(text)
        if self.entering() and dice is not None and len(dice) > 1:
            return self.enter(dice)
        meant = read(question, text)
        if meant.option is not None and self.pretended() is not None:
            self.heeded = len(self.match.listen().windows)
            return Reply([], moved=True)
        if meant.option is None:
            several = "; ".join(f"{choice.text} ({choice.key})" for choice in meant.several[:MOST_RULES])
            most = len(question.choices)
            return Reply([self.say(meant.key, text=text, several=several, most=most)], again=True)
        decision = self.match.decision
        if decision is not None and decision.seat != seat and meant.option == PASSING:
            self.declined[seat] = [self.match.key(option) for option in options_of(decision, seat)]
            return Reply([], moved=True)
        self.declined.pop(seat, None)
        self.match.play(meant.option, seat)
        return Reply([], moved=True)

    def enter(self, dice: list[int]) -> Reply:
        """Several real dice at once, one after another as they are asked for."""
        for at, number in enumerate(dice):
            decision = self.match.decision
            meant = [option for option in decision.options if option.amount == number] if decision is not None else []
            if decision is None or not self.entering() or not meant:
                return Reply([self.say("enter-not", number=number)], moved=at > 0, again=True)
            self.match.play(meant[0], decision.seat)
        return Reply([], moved=True)

    def explain(self, words: str) -> Reply:
        scene = self.match.scene(self.viewer(), self.lang)
        return Reply(Explanation(self.match, scene, self.question(), self.say).of(words))

    def rules(self, words: str) -> Reply:
        if not words:
            return Reply([self.say("rules-how")])
        found = self.match.game.ledger.search(words, limit=MOST_RULES)
        if not found:
            return Reply([self.say("rules-nothing", words=words)])
        return Reply([f"{rule.id}: {rule.text(self.lang)}" for rule in found])

    def undo(self, words: str) -> Reply:
        """Bots agree to everything; between people only what revealed nothing can be taken back."""
        mine = [answer.seat for answer in self.match.effective() if answer.seat in self.humans]
        if not mine:
            return Reply([self.say("undo-nothing")])
        try:
            self.match.undo(mine[-1], agreed=len(self.humans) == 1)
        except IllegalAnswer:
            return Reply([self.say("undo-revealed")])
        while self.unasked(mine[-1]) is not None:  # nobody wants back an answer that was not asked for
            try:
                self.match.undo(mine[-1], agreed=len(self.humans) == 1)
            except IllegalAnswer:
                break
        self.told = len(self.match.listen().events)
        self.heeded = len(self.match.listen().windows)
        return Reply([self.say("undo-done")], moved=True)

    def save(self, words: str) -> Reply:
        path = Path(words).expanduser() if words else files.save_path(self.match)
        try:
            files.write(path, self.match.save())
        except OSError as error:
            return Reply([self.say("wrong-file", file=str(path), reason=str(error.strerror or error))], failed=True)
        return Reply([self.say("told-saved", file=str(path), game=self.match.game.id, packs=self.packs)])

    def change_language(self, words: str) -> Reply:
        self.say = Say("en" if self.lang == "pl" else "pl")
        self.written = []
        return Reply([self.say("told-language")], again=True)

    def window_name(self, kind: str) -> str:
        book = self.match.game.book
        return book.text(self.lang, f"window-{kind}") if kind != ALL else self.say("wish-all")

    def wish(self, words: str) -> Reply:
        """In which windows the player wants to be asked: a list, or a change (`w attempt never`)."""
        seat = self.asked()
        seat = seat if seat in self.preferences else (self.humans[0] if self.humans else -1)
        if seat not in self.preferences:
            return Reply([self.say("answer-nobody")])
        if words:
            try:
                self.preferences[seat].read("=".join(words.replace("=", " ").split()))
            except PreferenceError as error:
                return Reply([error.text(self.lang)])
            self.heeded = len(self.match.listen().windows)
        rows = [
            self.say("wish-row", kind=kind, wish=wish, about=self.window_name(kind))
            for kind, wish in self.preferences[seat].kinds.items()
        ]
        return Reply([*rows, self.say("wish-how")], moved=bool(words))

    def pass_on(self, words: str) -> Reply:
        """Pass in all windows for a while: for the attack in progress, or until the own turn."""
        seat = self.asked()
        ways = self.preferences[seat].may_pass_until(self.match, seat) if seat is not None and seat in self.preferences else []
        until = words or (ways[-1] if ways else "")
        if seat is None or until not in ways:
            return Reply([self.say("pass-not" if not ways else "pass-how", ways=", ".join(ways))])
        self.preferences[seat].pass_until(self.match, seat, until)
        return Reply([self.match.game.book.text(self.lang, f"until-{until}")], moved=True)

    def show(self, words: str) -> Reply:
        return Reply([str(row) for row in Drawing(self.scene(), self.say).rows()])

    def tip(self, words: str) -> Reply:
        """What a bot would do in this seat, and the other options that it weighed."""
        from pionek.bots.thoughts import can_think, in_words, patience, thoughts

        seat, question = self.asked(), self.question()
        if seat is None or question is None:
            return Reply([self.say("answer-nobody")])
        if self.guide is not None and self.guide.seat == seat and self.guide.step(self.match) is not None:
            return Reply(self.guidance())  # two teachers would only confuse
        told = self.task.told(self.match, self.lang) if self.task is not None else None
        if told is not None and told.hint and told.state == OPEN:
            return Reply([self.say("task-says", text=told.hint)])
        if self.pretended() is not None or not can_think(self.match, seat):
            return Reply([self.say("tip-none")])
        found = thoughts(self.match, seat, derived(self.match.seed, "hint", self.match.version), patience(self.match))
        names = {choice.key: choice.text for choice in question.choices}
        return Reply(thinking.weighed(self.say, in_words(self.match, found, self.lang), names))

    def why(self, words: str) -> Reply:
        """Why a bot made its last move, as far as the player may know."""
        from pionek.bots.reasons import reason

        bots = [seat for seat, bot in enumerate(self.bots) if bot is not None]
        if len(self.humans) != 1 and self.match.result is None:
            return Reply([self.say("why-people")])
        viewer = self.humans[0] if self.humans else 0
        found = reason(self.match, viewer, bots, derived(self.match.seed, "why", self.match.version), self.lang)
        if found is None:
            return Reply([self.say("why-nothing")])
        who = self.match.game.names.seat_name(self.match.table, found.seat, self.lang)
        title = self.say("why-title", who=who, text=found.words[found.taken], word=found.taken)
        return Reply([title, *thinking.weighed(self.say, found.thoughts, found.words, found.taken)])

    def coach(self, words: str) -> Reply:
        """The decisions that cost a player most; with several players, those of the named seat."""
        from pionek.bots.coach import review

        if self.match.result is None:
            return Reply([self.say("coach-later")])
        if not self.match.effective():
            return Reply([self.say("coach-unknown")])
        seat = int(words) - 1 if words.isascii() and words.isdigit() and len(words) < 3 else self.humans[0]
        if not 0 <= seat < len(self.seats):
            return Reply([self.say("wrong-seat-number", seat=seat + 1, most=len(self.seats))])
        if seat not in self.humans:
            return Reply([self.say("coach-bot", seat=seat + 1)])
        with self.watched() as progress:
            found = review(self.match, seat, derived(self.match.seed, "coach"), progress)
        return Reply(thinking.reviewed(self.say, self.match, found))

    def resign(self, words: str) -> Reply:
        seat = self.asked()
        if seat is None or seat not in self.humans:
            seat = self.humans[0] if self.humans else 0
        if self.match.result is not None:
            return Reply([self.say("answer-nobody")])
        self.match.resign(seat)
        return Reply([], moved=True)

    def quit(self, words: str) -> Reply:
        if self.match.result is not None:
            return Reply([self.ending()], leave=True)
        if self.task is not None:  # a lesson can be begun again at any time
            return Reply([], leave=True)
        saved = self.save("")
        return saved._replace(leave=not saved.failed)  # no game is lost because its player leaves

    def help(self, words: str) -> Reply:
        return Reply(self.say("help-table").splitlines())


def indented(lines: Sequence[Line]) -> list[str]:
    """Lines of the log, each step under what it is a part of."""
    found: list[str] = []
    above: list[int] = []
    for line in lines:
        while above and above[-1] >= line.depth:
            above.pop()
        found.append("  " * min(len(above), DEEPEST) + str(line))
        above.append(line.depth)
    return found
