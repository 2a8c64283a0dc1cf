"""Building a scene: names, texts, options and reasons are filled in alike for every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from pionek.core.language.control import Choose, May
from pionek.core.language.describing import Describer
from pionek.core.rules.in_force import Ability, ActiveAbility
from pionek.core.rules.numbers import ADD, FLOOR, HALVE, SET, Modifier
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.triggers import Group
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Guard, Option, options_of, places_of
from pionek.core.state.frame import T
from pionek.core.state.piece import saved_name
from pionek.core.text.phrasebook import Ref, plain, sentence
from pionek.core.view import scene
from pionek.core.view.beats import cause
from pionek.core.view.brief import brief_of
from pionek.core.vocabulary import ACCEPT, CHOOSE, DECLINE_IT, ORDER, REPLACE_WITH

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.text.phrasebook import Part

V = TypeVar("V")
M = TypeVar("M", bound=scene.Thing)

MOST_DRAWN = 20_000
"""How many things scenes keep for each other at most."""

NOTHING: Final[list[Any]] = []
"""An empty list that many things of a scene share, so that the collector of garbage has less to look at. Nobody adds to it."""
UNNAMED_WINDOW = "ask-window-ask"
OPS = {SET: "set", ADD: "add", HALVE: "halve", FLOOR: "floor"}


class SceneBuilder(Generic[T]):
    """Builds the scene of one table for one seat in one language."""

    giving: ClassVar[frozenset[int]] = frozenset()
    """The verbs that give something away: selling, discarding. Doing nothing is not among them: who passes keeps what he has."""

    def __init__(self, game: Game, table: T, seat: int, lang: str) -> None:
        self.game = game
        self.table = table
        self.seat = seat
        self.lang = lang
        self.content = table.content
        self.describer = Describer(table.content, lang)
        self.book = game.book
        self.said = game.book.fixed[lang]
        self.mine: list[Option] = options_of(table.decision, seat)
        self.reasons: dict[str, scene.Reason] = {}
        self.keys: dict[tuple[str, int], list[str]] = {}
        for option in self.mine:
            verb = game.words.verbs[option.verb]
            if verb.subject:
                self.keys.setdefault((verb.subject, option.subject), []).append(game.key(self.content, option))

    def text(self, key: str, **args: Any) -> str:
        if not args:
            said = self.said.get(key)
            if said is not None:
                return said
        return self.book.text(self.lang, key, **args)

    def named(self, kind: str, index: int) -> str:
        return self.content.name_of(kind, index, self.lang)

    def printed(self, kind: str, index: int) -> list[scene.TextPart]:
        """The generated text of a definition as typed parts, made once a language: scenes share it."""
        key = (kind, index, self.lang)
        parts = self.content.printed.get(key)
        if parts is None:
            parts = self.content.printed[key] = typed(self.content.text_of(kind, index, self.lang))
        return parts

    def brief(self, kind: str, index: int) -> list[scene.BriefPart]:
        """The text of a definition in one line, made once: scenes share it."""
        found = self.content.brief.get((kind, index))
        if found is None:
            found = self.content.brief[kind, index] = brief_of(self.content, kind, index)
        return found[self.lang]

    def once(self, name: tuple[object, ...], make: Callable[[], V]) -> V:
        """What is alike wherever it has this name, made once a language: scenes share it, so copy it before adding to it."""
        key = (self.lang, *name)
        found: V | None = self.content.drawn.get(key)
        if found is None:
            if len(self.content.drawn) >= MOST_DRAWN:
                self.content.drawn.clear()
            found = self.content.drawn[key] = make()
        return found

    def plain(self, kind: str, index: int, draw: Callable[[int], scene.Card]) -> scene.Card:
        """A card with only what is printed on it."""
        found: scene.Card | None = self.content.drawn.get((self.lang, kind, index))
        return found if found is not None else self.once((kind, index), lambda: draw(index))

    def placed(self, card: scene.Card, place: str) -> scene.Card:
        """A printed card where it lies: what is on it has ids of its own there too."""
        found = copied(card)
        found.id += place
        if card.numbers:
            found.numbers = [there(each, place) for each in card.numbers]
        if card.tokens:
            found.tokens = [there(each, place) for each in card.tokens]
        return found

    def options(self, kind: str, index: int) -> list[str]:
        return self.keys.get((kind, index), NOTHING)

    def why_not(self, kind: str, index: int) -> scene.Reason | None:
        """Why nothing can be done with a thing; None when something can, or when the seat only watches."""
        if self.seat < 0 or (kind, index) in self.keys or self.table.result is not None:
            return None
        guard = self.game.why_not(self.table, self.seat, kind, index)
        return self.reason(guard) if guard is not None else None

    def reason(self, guard: Guard) -> scene.Reason:
        """A reason in words, built once a scene because many things have the same one."""
        if guard.name not in self.reasons:
            self.reasons[guard.name] = scene.Reason(self.text(f"guard-{guard.name}"), guard.rule)
        return self.reasons[guard.name]

    def shares(self, base: int, parts: list[Modifier], source: str, rule: str) -> list[scene.Share]:
        """Base and parts of a number, ready to be shown."""
        shown = [scene.Share("base", base, source, rule)]
        for part in parts:
            name = named_in_text(self.thing_name(part.kind, part.source)) if part.kind and part.source >= 0 else ""
            shown.append(scene.Share(OPS[part.op], part.amount, name, part.rule))
        return shown

    def choices(self) -> list[scene.Choice]:
        """The seat's options in words, each with the ids of the things it names, in the order in which every table numbers them.

        The one answer that names no thing (pass, done) comes first: it keeps its number however many there are.
        """
        found = [self.choice(each) for each in self.mine]
        plain = [each for each in found if not each.things]
        return [*plain, *(each for each in found if each.things)] if len(plain) == 1 else found

    def choice(self, option: Option) -> scene.Choice:
        """An option with all that a player wants to know before taking it."""
        return scene.Choice(
            self.game.key(self.content, option), self.option_text(option), self.things_of(option),
            self.option_detail(option), self.gives(option), self.way(option), self.offered_cards(option),
        )  # fmt: skip

    def option_detail(self, option: Option) -> str:
        """The second line of an option: where one lands, what waits there, what it costs."""
        return ""

    def gives(self, option: Option) -> bool:
        """Whether an option gives something away, or does nothing at a price."""
        return option.verb in self.giving

    def way(self, option: Option) -> list[str]:
        """The ids of the places passed, the last one where one lands."""
        return NOTHING

    def offered_cards(self, option: Option) -> list[scene.Card]:
        """What is offered, where it lies nowhere on the table."""
        return NOTHING

    def things_of(self, option: Option) -> list[str]:
        """Ids of the things one would mark for this option; dice by their places."""
        verb = self.game.words.verbs[option.verb]
        found: list[str] = []
        if option.verb in (ORDER, REPLACE_WITH):
            ability, bearer = self.sentence(option)
            borne = self.borne_by(ability.origin, bearer)
            return [borne] if borne else []
        if verb.subject and option.subject >= 0 and not verb.subject.startswith("choice"):
            found.append(f"{verb.subject}:{self.content.id_of(verb.subject, option.subject)}")
        if verb.target and option.target >= 0:
            found.append(f"{verb.target}:{self.content.id_of(verb.target, option.target)}")
        if verb.amount == "dice":
            found.extend(f"die:{at}" for at in places_of(option.amount))
        return found

    def sentence(self, option: Option) -> tuple[Ability, int]:
        """Which sentence, and of which bearer, is put next (ORDER) or used instead (REPLACE_WITH)."""
        if option.verb == REPLACE_WITH:
            entry: ActiveAbility = self.table.in_force.replacements[option.subject]
            return entry.ability, entry.bearer
        frame = self.table.agenda[-1]
        assert isinstance(frame, Group)
        trigger = frame.triggers[option.subject]
        return trigger.ability, trigger.bearer

    def borne_by(self, origin: str, bearer: int) -> str:
        """The id of the shown thing that bears a sentence; "" where the game shows none."""
        return ""

    def option_text(self, option: Option) -> str:
        """An option as a sentence that begins with its verb."""
        frame = self.table.agenda[-1] if self.table.agenda else None
        if isinstance(frame, Resolution) and frame.todo:
            effect = frame.todo[-1]
            if option.verb == CHOOSE and isinstance(effect, Choose):
                return plain(sentence(effect.choose[option.subject].say(self.describer)))
            if option.verb in (ACCEPT, DECLINE_IT) and isinstance(effect, May):
                return self.text("option-yes" if option.verb == ACCEPT else "option-no")
        if option.verb in (ORDER, REPLACE_WITH):
            ability, _bearer = self.sentence(option)
            return self.text("option-order" if option.verb == ORDER else "option-replace", subject=self.bearer(ability.origin))
        verb = self.game.words.verbs[option.verb]
        args: dict[str, Any] = {}
        if verb.subject:
            args["subject"] = self.thing_name(verb.subject, option.subject)
        if verb.target:
            args["target"] = self.thing_name(verb.target, option.target)
        if verb.amount == "dice":
            args["count"] = option.amount.bit_count()
            args["dice"] = ", ".join(str(at + 1) for at in places_of(option.amount))
        elif verb.amount:
            args["amount"] = option.amount if verb.amount == "number" else self.thing_name(verb.amount, option.amount)
        return self.text(f"option-{verb.name}", **args)

    def bearer(self, origin: str) -> str:
        """The name of the definition a sentence stands on."""
        kind, _, name = origin.partition(":")
        return self.named(kind, self.content.find(kind, name))

    def thing_name(self, kind: str, index: int) -> object:
        """How a thing is called: by its name if it has one, everything else by its number."""
        if index < 0:
            return ""
        if kind in self.content.entries:
            return self.content.ref(kind, index, self.lang)
        if kind == "seat":
            return self.game.names.seat_name(self.table, index, self.lang)
        called = self.game.names.name_of(self.table, kind, index, self.lang)
        return called if called is not None else index + 1

    def prompt(self) -> scene.Prompt:
        """The question, for the one who must answer; the others learn who decides, in another's window not even that."""
        table = self.table
        decision = table.decision
        if decision is None:
            return scene.Prompt(self.text("prompt-over"), None, waiting=True)
        frame = table.agenda[-1]
        if not self.mine:
            if isinstance(frame, Window) and frame.who != decision.seat:
                return scene.Prompt(self.text("prompt-waiting"), None, waiting=True)
            who = self.game.names.seat_name(table, decision.seat, self.lang)
            return scene.Prompt(self.text("prompt-other", who=who), decision.seat, waiting=True)
        prompt = scene.Prompt(
            self.text(self.prompt_key(), **self.prompt_args()), self.seat, waiting=False, rule=frame.rule(), partial=decision.partial
        )
        prompt.cause = self.prompt_cause()
        prompt.detail = self.prompt_detail()
        prompt.about = self.prompt_about()
        if self.prompt_key() == UNNAMED_WINDOW:
            self.say_first(prompt)
        return prompt

    def say_first(self, prompt: scene.Prompt) -> None:
        """A window that no game has words for asks with what it answers to: its cause, and the first of its details."""
        causes = [f"{prompt.cause.name}."] if prompt.cause is not None else []
        first = " ".join([*causes, *[part if isinstance(part, str) else part.name for part in prompt.detail[:1]]])
        if first:
            prompt.text = self.text("ask-window-answer", what=first)
            prompt.cause, prompt.detail = None, prompt.detail[1:]

    def prompt_cause(self) -> scene.Named | None:
        """The card, ability, space or token that asks: the topmost one on the agenda."""
        return cause(self.table, self.table.cause(), self.lang)

    def prompt_detail(self) -> list[scene.TextPart]:
        """What the answer is an answer to, and what is owed and paid so far; in a window its first part stands in the question."""
        return []

    def prompt_about(self) -> list[str]:
        """The ids of the things that the question is about, beside its cause."""
        return []

    def ribbon(self) -> scene.Ribbon | None:
        """Where in the game we are."""
        return None

    def race(self) -> scene.Race | None:
        """The way to win, and how far everybody has come."""
        return None

    def prompt_key(self) -> str:
        """Named after frame and step; a question of a text after its verb; a window after its kind."""
        frame = self.table.agenda[-1]
        if isinstance(frame, Resolution) and frame.todo:
            return f"ask-{frame.todo[-1].word}"
        if isinstance(frame, Roll) and self.table.entered:
            return "ask-enter"
        return f"ask-{saved_name(type(frame)).lower()}-{frame.step_name()}".replace("_", "-")

    def prompt_args(self) -> dict[str, Any]:
        """What the question names: a price, a region, the one it is about."""
        return {}

    def ending(self) -> scene.Ending | None:
        result = self.table.result
        if result is None:
            return None
        names = [self.game.names.seat_name(self.table, seat, self.lang) for seat in result.winners]
        text = self.text(f"end-{result.cause}", who=", ".join(names), detail=result.detail)
        return scene.Ending(list(result.winners), result.cause, text, result.rule)

    def scene(self, things: list[scene.AnyThing], ribbon: scene.Ribbon | None = None) -> scene.Scene:
        """The whole scene; a simple game gives its ribbon here instead of overriding `ribbon`."""
        prompt = self.prompt()
        if not prompt.waiting:
            about = [*([f"{prompt.cause.kind}:{prompt.cause.id}"] if prompt.cause is not None else []), *prompt.about]
            prompt.about = shown(things, about) if about else about
        return scene.Scene(
            scene.VERSION, self.game.id, self.lang, self.seat, prompt, things, self.choices(), self.ending(), ribbon or self.ribbon(), self.race()
        )


def copied(thing: M) -> M:
    """A thing of its own, with what is in it shared: as `copy` would make it, in half of the time."""
    return thing.__copy__()


def there(thing: M, place: str) -> M:
    """The same thing with the id that it has at a place."""
    found = copied(thing)
    found.id += place
    return found


def shown(things: list[scene.AnyThing], wanted: list[str]) -> list[str]:
    """Of these ids those that are on the table; an id of a definition stands for the first thing that goes on with it."""
    ids: list[str] = []
    for thing in things:
        gather(thing, ids)
    found = [next((id for id in ids if id == each or id.startswith(f"{each}:")), "") for each in wanted]
    return list(dict.fromkeys([each for each in found if each]))


def gather(thing: scene.AnyThing, ids: list[str]) -> None:
    """The ids of a thing and of everything in it."""
    ids.append(thing.id)
    if isinstance(thing, scene.Portrait):
        for each in thing.things:
            gather(each, ids)
    elif isinstance(thing, scene.Board):
        for place in thing.places:
            gather(place, ids)
    elif isinstance(thing, scene.Place):
        ids.extend([token.id for token in thing.tokens])
        ids.extend([card.id for card in thing.cards])
    elif isinstance(thing, scene.Zone):
        ids.extend([card.id for card in thing.cards])


def named_in_text(thing: object) -> str:
    return thing.name if isinstance(thing, Ref) else str(thing)


def read(parts: list[scene.BriefPart]) -> str:
    """A brief text as one string."""
    return "".join([part if isinstance(part, str) else part.text if isinstance(part, scene.Marked) else part.name for part in parts])


def typed(parts: tuple[Part, ...]) -> list[scene.TextPart]:
    return [part if isinstance(part, str) else scene.Named(part.kind, part.id, part.name) for part in parts]
