"""The verbs of status effects, by which abilities and cards gain, inflict, remove and move tokens (DT-STATUS-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Amount, Number, Selector
from pionek.core.language.fields import field
from pionek.core.language.forms import walk
from pionek.core.language.kinds import AMOUNT, SELECTOR, IntKind, RefTo, WhoKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.targets import movable_tokens, removable_tokens, takers_of
from pionek.games.dicethrone.language.base import Aimed
from pionek.games.dicethrone.language.selectors import OTHERS, TARGET, VICTIM, YOU
from pionek.games.dicethrone.language.wording import so_much
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.forms import DiceThroneEffect
from pionek.games.dicethrone.model.phases import RollPhaseFrame
from pionek.games.dicethrone.model.state import BEARERS, State
from pionek.games.dicethrone.vocabulary import TokenNo

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.text.phrasebook import Part

TOKEN = RefTo("token")
ONE = IntKind(1, 20)


class Gain(Aimed):
    """Tokens come onto one's own board, or that of a chosen player."""

    word = "gain"
    gain: int = field(TOKEN)
    count: Amount | None = field(AMOUNT, default=None)
    to: Selector = field(SELECTOR, default=YOU)
    en = "{ who-gains } { so-many-tokens }"
    pl = "{ who-gains } { so-many-tokens }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"together": ("{ who-gains } { $tokens }", "{ who-gains } { $tokens }")}
    example = "{gain: fire-mastery, count: 2}"

    def args(self, describer: Describer) -> dict[str, Any]:
        how = so_much(describer, self.count) if self.count is not None else {"how": "one"}
        return {"gain": describer.ref("token", self.gain), "whom": self.to.word, **how}

    def breath(self) -> str:
        """Not together with others if a player is chosen for each token, or the number must be computed."""
        known = self.count is None or isinstance(self.count, Number)
        return f"gain {self.to.word}" if known and not self.to.asks else ""

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        tokens = [(each.gain, each.count.n if each.count is not None else 1) for each in forms]
        return describer.parts("effect-gain-together", {"whom": self.to.word, "tokens": several(describer, tokens)})

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        """Tokens that do not fit are lost (DT-STATUS-14)."""
        amount = self.count.of(table, resolution) if self.count is not None else 1
        table.put_token(seat, self.gain, amount, seat, "DT-STATUS-03")


class Inflict(Aimed):
    """A token comes onto an opponent's board."""

    word = "inflict"
    inflict: int = field(TOKEN)
    count: int = field(ONE, default=1)
    to: Selector = field(OTHERS, default=TARGET)
    en = "inflict { $tokens }{ on-whom }"
    pl = "zagraj{ on-whom } { $tokens }"
    example = "{inflict: burn}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"tokens": several(describer, [(self.inflict, self.count)]), "whom": self.to.word}

    def breath(self) -> str:
        return "" if self.to.asks else f"inflict {self.to.word}"

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        tokens = several(describer, [(each.inflict, each.count) for each in forms])
        return describer.parts("effect-inflict", {"tokens": tokens, "whom": self.to.word})

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        """A token of an attack can be warded off before it comes, and prevented after that (DT-COMPANION-02; ruling R-62)."""
        count = self.count
        phase = table.roll_phase() if resolution.mode == vocabulary.WHEN_DUE else None
        if phase is not None and self.inflict in phase.warded:
            phase.warded.remove(self.inflict)
            count -= 1
        placed = table.put_token(seat, self.inflict, count, resolution.who, "DT-STATUS-04")
        if placed and phase is not None:
            phase.placed.append(self.inflict)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        """Whether such a token fits on the board of the target, or of an opponent who can be chosen (DT-STATUS-14).

        Before there is a target it may fit.
        """
        phase = table.roll_phase()
        others = table.opponents(resolution.who)
        if self.to.word == "target" and phase is not None and phase.who == resolution.who and phase.target >= 0:
            others = [phase.target] if phase.target in others else []
        elif self.to.word != "opponent":
            return True
        return any(table.fits(other, self.inflict) for other in others)


def several(describer: Describer, tokens: list[tuple[int, int]]) -> tuple[Part, ...]:
    """Tokens of one or more kinds, each with its number; where there is one of each, only the names are listed."""
    named = [(describer.ref("token", token), number) for token, number in tokens]
    if len(named) > 1 and all(number == 1 for _, number in named):
        return describer.parts("tokens-listed", {"how": "named", "names": describer.listed([name for name, _ in named])})
    how = [{"how": "one" if number == 1 else "many", "n": number, "token": name} for name, number in named]
    return describer.listed([describer.parts("tokens-listed", each) for each in how])


class RaiseLimit(DiceThroneEffect):
    """More tokens of a kind may lie on one's own board, until the end of the game."""

    word = "raise-limit"
    raise_limit: int = field(TOKEN)
    en = "raise your stack limit of { $raise_limit } by 1"
    pl = "zwiększ o 1 swój limit żetonów { $raise_limit }"
    example = "{raise-limit: fire-mastery}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        player = table.players[resolution.who]
        player.limits = player.limits[:]
        player.limits[self.raise_limit] += 1
        limit = table.limit(resolution.who, self.raise_limit)
        table.happened(vocabulary.LIMIT_RAISED, resolution.who, self.raise_limit, limit, rule="DT-STATUS-15")
        return None


class FillLimit(DiceThroneEffect):
    """Tokens up to the stack limit."""

    word = "fill-limit"
    fill_limit: int = field(TOKEN)
    en = "gain { $fill_limit } up to your stack limit"
    pl = "weź żetony { $fill_limit } aż do limitu"
    example = "{fill-limit: fire-mastery}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        table.put_token(resolution.who, self.fill_limit, table.limit(resolution.who, self.fill_limit), resolution.who, "DT-STATUS-14")
        return None


class Discard(DiceThroneEffect):
    """Any number of one's own tokens of a kind are removed; what follows counts them."""

    word = "discard"
    discard: int = field(TOKEN)
    most: int = field(IntKind(1, 20), default=20)
    asks = True
    en = "remove any number of your { $discard } tokens"
    pl = "usuń dowolną liczbę swoich żetonów { $discard }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "most": (
            "remove up to { $most } of your { $discard } tokens",
            'usuń do { NOUN($most, noun: "token", case: "gen") } { $discard }',
        )
    }
    example = "[{discard: fire-mastery, most: 4}, {damage: {times: 3, each: counted}, type: undefendable}]"

    def variant(self) -> str:
        return "most" if self.most < 20 else ""

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """At most as many as the text allows and as there are (DT-PYRO-11)."""
        most = min(self.most, table.players[resolution.who].tokens[self.discard])
        return Decision(resolution.who, [Option(vocabulary.NUMBER, amount=n) for n in range(most, -1, -1)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        resolution.amount = table.take_token(resolution.who, self.discard, option.amount, "DT-STATUS-07")


class RemoveThis(DiceThroneEffect):
    """A token takes itself off: this one, one piece of a stack, or all; what follows counts them."""

    word = "remove-this"
    remove_this: str = field(Word("this", "one", "all"), default="this")
    en = "remove { $remove_this -> [all] all these tokens [one] 1 of these tokens *[this] this token }"
    pl = "usuń { $remove_this -> [all] wszystkie takie żetony [one] 1 taki żeton *[this] ten żeton }"
    example = "remove-this"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """The token takes itself off, as its text says (DT-STATUS-05, DT-SHAD-04)."""
        seat, token = divmod(resolution.bearer, BEARERS)
        number = table.players[seat].tokens[token] if self.remove_this == "all" else 1
        resolution.amount = table.take_token(seat, token, number, "DT-STATUS-07")
        return None


class Lose(DiceThroneEffect):
    """One token of one's own is given up."""

    word = "lose"
    is_price = True
    lose: int = field(TOKEN)
    en = "remove 1 { $lose } of yours"
    pl = "usuń 1 swój żeton { $lose }"
    example = "{in-return: make-undefendable, for: {lose: wellspring}}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        table.take_token(resolution.who, self.lose, 1, "DT-STATUS-07")
        return None

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return table.players[resolution.who].tokens[self.lose] > 0


class Steal(Aimed):
    """Tokens of a kind come from another board onto one's own, as far as they are there and fit (DT-STATUS-14)."""

    word = "steal"
    steal: int = field(TOKEN)
    count: int = field(ONE, default=1)
    to: Selector = field(VICTIM, default=TARGET)
    en = "steal { $tokens }{ from-whom }"
    pl = "ukradnij{ from-whom } { $tokens }"
    example = "{steal: chi, to: opponent}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"tokens": several(describer, [(self.steal, self.count)]), "whom": self.to.word}

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        room = table.limit(resolution.who, self.steal) - table.players[resolution.who].tokens[self.steal]
        taken = table.take_token(seat, self.steal, min(self.count, room), "DT-STATUS-08")
        if taken:
            table.put_token(resolution.who, self.steal, taken, resolution.who, "DT-STATUS-03")

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return table.fits(resolution.who, self.steal) and any(table.players[seat].tokens[self.steal] for seat in table.opponents(resolution.who))


class WardOff(DiceThroneEffect):
    """A negative token that an opponent's attack is about to inflict does not come."""

    word = "ward-off"
    asks = True
    en = "prevent 1 negative status effect that an opponent's attack would inflict on you"
    pl = "zapobiegnij 1 negatywnemu efektowi, który atak przeciwnika miałby na ciebie sprowadzić"
    example = "ward-off"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        options = [Option(vocabulary.TAKE_OFF, token, resolution.who) for token in coming_tokens(table, resolution.who)]
        return Decision(resolution.who, options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        phase = table.running(RollPhaseFrame)
        phase.warded.append(option.subject)
        table.happened(vocabulary.WARDED, resolution.who, option.subject, rule="DT-COMPANION-02")

    def requires(self) -> int:
        return vocabulary.COMING_STATUS


def coming_tokens(table: State, seat: int) -> list[TokenNo]:
    """The negative tokens that the attack in progress will inflict on a seat, if not warded off yet (DT-COMPANION-02)."""
    phase = table.roll_phase()
    found: list[TokenNo] = []
    if phase is None:
        return found
    for due in phase.due:
        for effect in due.resolve.todo if due.resolve.target == seat else []:
            for form in walk(effect):
                if isinstance(form, Inflict) and table.content.tokens[form.inflict].sign == "negative":
                    found.extend([form.inflict] * form.count)
    return sorted({token for token in found if found.count(token) > phase.warded.count(token)})


class RemoveStatus(DiceThroneEffect):
    """Status effect tokens are taken off a chosen player, or off oneself."""

    word = "remove-status"
    remove_status: str = field(Word("one", "all"))
    to: Selector = field(WhoKind("you", "any-player"), default=YOU)
    asks = True
    en = "remove 1 status effect token from yourself"
    pl = "usuń 1 żeton efektu ze swojej planszy"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "all-own": ("remove all status effect tokens from yourself", "usuń wszystkie żetony efektów ze swojej planszy"),
        "one-any": ("remove 1 status effect token from a chosen player", "usuń 1 żeton efektu z planszy wybranego gracza"),
        "all-any": (
            "remove all status effect tokens from a chosen player",
            "usuń wszystkie żetony efektów z planszy wybranego gracza",
        ),
    }
    example = "{remove-status: one, to: any-player}"

    def variant(self) -> str:
        if self.to.word == "any-player":
            return f"{self.remove_status}-any"
        return "all-own" if self.remove_status == "all" else ""

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seats = [seat for seat in self.to.select(table, resolution) if table.has_status(seat)]
        if self.remove_status == "all":
            return Decision(resolution.who, [Option(vocabulary.PLAYER, seat) for seat in seats], partial=True)
        return Decision(resolution.who, removable_tokens(table, seats), partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.TAKE_OFF:
            table.take_token(option.target, option.subject, 1, "DT-STATUS-08")
            return
        for token in table.content.removable:
            table.take_token(option.subject, token, table.players[option.subject].tokens[token], "DT-STATUS-08")

    def requires(self) -> int:
        return vocabulary.ANY_STATUS if self.to.word == "any-player" else vocabulary.OWN_STATUS

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return any(table.has_status(seat) for seat in self.to.select(table, resolution))


class MoveStatus(DiceThroneEffect):
    """A status effect token goes from one player to another."""

    word = "move-status"
    asks = True
    en = "move 1 status effect token from a chosen player to another one"
    pl = "przenieś 1 żeton efektu z planszy wybranego gracza na planszę innego"
    example = "move-status"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Ask for a token and then for the player who gets it; `amount` holds the seat it comes from."""
        if resolution.chosen < 0:
            return Decision(resolution.who, movable_tokens(table), partial=True)
        takers = takers_of(table, resolution.amount, resolution.chosen)
        return Decision(resolution.who, [Option(vocabulary.PLAYER, seat) for seat in takers], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.TAKE_OFF:
            resolution.chosen = option.subject
            resolution.amount = option.target
            resolution.todo.append(self)
            return
        table.take_token(resolution.amount, resolution.chosen, 1, "DT-STATUS-08")
        table.put_token(option.subject, resolution.chosen, 1, resolution.who, "DT-STATUS-14")
        resolution.chosen = -1

    def requires(self) -> int:
        return vocabulary.MOVABLE_STATUS


class PreventStatus(DiceThroneEffect):
    """One token that this very attack placed may be taken off again."""

    word = "prevent-status"
    needs = "defence"
    asks = True
    en = "you may prevent 1 incoming status effect"
    pl = "możesz zapobiec 1 nadchodzącemu efektowi"
    example = "{if: {shows: life, least: 2}, do: prevent-status}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        phase = table.running(RollPhaseFrame)
        held = table.players[resolution.who].tokens
        options = [Option(vocabulary.TAKE_OFF, token, resolution.who) for token in sorted(set(phase.placed)) if held[token]]
        return Decision(resolution.who, [*options, Option(vocabulary.DONE)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.TAKE_OFF:
            table.take_token(resolution.who, option.subject, 1, "DT-STATUS-08")
