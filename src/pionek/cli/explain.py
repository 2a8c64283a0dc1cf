"""Answers to "what is this?" and "why not?": from the scene, the content and the ledger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.cli.answers import SHORTEST, Question, has_word, numbers_of, read
from pionek.cli.drawing import Drawing, plain, shares
from pionek.core.ledger import fold
from pionek.core.text.phrasebook import plain as plain_text
from pionek.core.view.scene import Card, Counter, Page, Scene, Thing, Token, walk

if TYPE_CHECKING:
    from pionek.cli.words import Say
    from pionek.core.match.match import Match

MOST = 6
"""How many things are explained at once; more letters narrow the choice."""


class Explanation:
    """Explains what one player sees now."""

    def __init__(self, match: Match, scene: Scene, question: Question | None, say: Say) -> None:
        self.match = match
        self.scene = scene
        self.question = question
        self.say = say
        self.drawing = Drawing(scene, say)

    def of(self, words: str) -> list[str]:
        """Explain an option by number or key, or a thing or a rule by name; without words, the question itself."""
        if not words:
            return self.of_question()
        if self.question is not None and (numbers_of(words) is not None or ":" in words):
            found = read(self.question, words).option
            if found is not None:
                return self.of_choice(self.question, list(self.question.options).index(found))
        wanted = fold(words).strip()
        rule = words.strip().upper()
        if rule in self.match.game.ledger:
            return [self.rule(rule)]
        if len(wanted) < SHORTEST:
            return [self.say("answer-short")]
        things = self.named(wanted)
        if things:
            return [line for thing in things[:MOST] for line in self.of_thing(thing)]
        return self.of_content(wanted) or [self.say("explain-nothing", words=words)]

    def rule(self, id: str) -> str:
        ledger = self.match.game.ledger
        return f"{id}: {ledger[id].text(self.say.lang)}" if id in ledger else id

    def of_question(self) -> list[str]:
        if self.question is None:
            return [self.scene.prompt.text]
        lines = [self.question.text]
        if self.question.rule:
            lines.append("  " + self.rule(self.question.rule))
        return [*lines, self.say("explain-how")]

    def of_choice(self, question: Question, at: int) -> list[str]:
        choice = question.choices[at]
        lines = [f"{choice.text} ({choice.key})"]
        for thing in walk(self.scene.things):
            if choice.key in thing.options or thing.id in choice.things:
                lines.extend("  " + line for line in self.of_thing(thing))
        if question.rule:
            lines.append("  " + self.rule(question.rule))
        return lines

    def named(self, wanted: str) -> list[Thing]:
        """The things on the table with this name: equal things once, and figures that differ in their numbers each."""
        found: dict[str, Thing] = {}
        for thing in walk(self.scene.things):
            if thing.name and has_word(fold(thing.name), wanted):
                found.setdefault(self.heading(thing) if isinstance(thing, Token) else thing.name, thing)
        exact = [thing for thing in found.values() if fold(thing.name) == wanted]
        return exact or list(found.values())

    def of_thing(self, thing: Thing) -> list[str]:
        lines = [self.heading(thing)]
        if isinstance(thing, Card | Token | Page) and thing.text:
            lines.extend("  " + line for line in plain(thing.text).splitlines())
        made_of = thing.shares if isinstance(thing, Counter) else thing.cost_shares if isinstance(thing, Card) else []
        if len(made_of) > 1:
            lines.append("  " + shares(made_of))
        if isinstance(thing, Token):
            lines.extend(f"  {each.name} {each.value}: {shares(each.shares)}" for each in thing.numbers if len(each.shares) > 1)
        texts = {choice.key: choice.text for choice in self.scene.choices}
        lines.extend(f"  {self.say('explain-may')} {texts[key]} ({key})" for key in thing.options if key in texts)
        if thing.why_not is not None:
            lines.append(f"  {self.say('explain-not')} {thing.why_not.text}")
            lines.append("  " + self.rule(thing.why_not.rule))
        lines.extend(line for rule in thing.rules if (line := "  " + self.rule(rule)) not in lines)
        return lines

    def heading(self, thing: Thing) -> str:
        if isinstance(thing, Card):
            return self.drawing.card(thing, 0)[0].text
        if isinstance(thing, Counter | Token):
            return self.drawing.small([thing], 0)[0].text
        return thing.name

    def of_content(self, wanted: str) -> list[str]:
        """The entries of the packs with this name, even if they are not on the table now."""
        content = self.match.content
        lines: list[str] = []
        for kind, definitions in content.entries.items():
            for each in definitions:
                if has_word(fold(each.name[self.say.lang]), wanted):
                    text = plain_text(content.text_of(kind, each.index, self.say.lang))
                    lines.append(f"{each.name[self.say.lang]}: {text}" if text else each.name[self.say.lang])
        return [*lines[:MOST], self.say("explain-elsewhere")] if lines else []
