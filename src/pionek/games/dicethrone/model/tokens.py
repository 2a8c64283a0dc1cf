"""Status effects and companions: what a token does while it lies on a board, and what it can be spent for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pionek.core.language.definitions import Content, Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.forms import walk
from pionek.core.language.kinds import EFFECT, FLAG, RULE, IntKind, RefTo, Word
from pionek.core.packs.problems import InBoth, Mistake
from pionek.core.rules.in_force import (
    BAN,
    MODIFY,
    NOTHING_ADDED,
    REPLACE,
    WATCH,
    Ability,
    ActiveAbility,
    Measure,
    Reach,
)
from pionek.core.text.phrasebook import Part, joined, sentence
from pionek.core.vocabulary import PROPOSED
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.forms import PricedUse, uses_of
from pionek.games.dicethrone.model.phases import DamagePhase
from pionek.games.dicethrone.vocabulary import TokenNo

if TYPE_CHECKING:
    from pionek.core.state.table import Table

CERTAINTY = Word("A", "B", "C", "D")
BRINGS = ("gain", "inflict", "raise-limit", "fill-limit", "steal")
"""The words that put a token somewhere and ask for nothing in return."""
BANNED_BY_STUN = (vocabulary.PLAY, vocabulary.SELL, vocabulary.SPEND, vocabulary.DEFEND)


class OwnSeat(Reach):
    """A token acts on the player who bears it."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        return subject == entry.seat


class OwnPhase(Reach):
    """The phase that would begin is one of the bearer."""

    def holds(self, table: Table, entry: ActiveAbility, subject: int, other: int) -> bool:
        return other == entry.seat


class AttackOnBearer(Reach):
    """The damage of an attack is incoming to the bearer. An attack that deals damage twice is seen once."""

    def sees(self, table: Table, entry: ActiveAbility, who: int, subject: int, amount: int, other: int) -> bool:
        phase = table.nearest(DamagePhase) if who == entry.seat and subject >= 0 else None
        return phase is not None and len([harm for harm in phase.incoming[who].harms if harm.attack]) == 1


OWN_SEAT = OwnSeat()
OWN_PHASE = OwnPhase()
ATTACK_ON_BEARER = AttackOnBearer()


class Token(Definition):
    """A status effect or a companion: what it does while it lies on a board, and what it can be spent for.

    It is positive or negative (DT-STATUS-02); a persistent one stays until something removes it (DT-STATUS-13, DT-SHAD-07).
    There are as many as are needed (DT-SETUP-10).

    The fields named after moments hold what happens then. `attempts` changes the number of roll attempts; `shelters`
    keeps damage of others' attacks away; `least-health` is how low health can go; `once` is once a turn; `unique` ones
    cannot be removed or moved by general effects, and companions are no status effects at all. `ages`: it matters
    whether it was gained in this turn.
    """

    kind = "token"
    plural = "tokens"
    sign: str = field(Word("positive", "negative"))
    limit: int = field(IntKind(1, 20))
    rule: str = field(RULE)
    persistent: bool = field(FLAG, default=False)
    unique: bool = field(FLAG, default=False)
    companion: bool = field(FLAG, default=False)
    grows_from: TokenNo | None = field(RefTo("token"), default=None)
    upkeep: Effect | None = field(EFFECT, default=None)
    income: Effect | None = field(EFFECT, default=None)
    offense: Effect | None = field(EFFECT, default=None)
    activation: Effect | None = field(EFFECT, default=None)
    attempts_over: Effect | None = field(EFFECT, default=None)
    rolls_over: Effect | None = field(EFFECT, default=None)
    turn_over: Effect | None = field(EFFECT, default=None)
    attacked: Effect | None = field(EFFECT, default=None)
    saved: Effect | None = field(EFFECT, default=None)
    attempts: int = field(IntKind(-2, 2), default=0)
    least_health: int = field(IntKind(0, 10), default=0)
    binds: bool = field(FLAG, default=False)
    shelters: bool = field(FLAG, default=False)
    spend: Effect | None = field(EFFECT, default=None)
    once: bool = field(FLAG, default=False)
    cert: str = field(CERTAINTY, default="A")

    abilities: list[Ability]
    uses: list[PricedUse]
    ages: bool
    sentence: Ability | None

    def moments(self) -> list[tuple[str, int, int, Effect | None, Reach]]:
        """Each field that holds the effect of a moment: its name, and how it is put in force."""
        return [
            ("upkeep", WATCH, vocabulary.UPKEEP, self.upkeep, OWN_SEAT),
            ("income", REPLACE, vocabulary.INCOME, self.income, OWN_PHASE),
            ("offense", REPLACE, vocabulary.OFFENSE, self.offense, OWN_PHASE),
            ("activation", REPLACE, vocabulary.ACTIVATION, self.activation, OWN_PHASE),
            ("attacked", WATCH, vocabulary.INCOMING, self.attacked, ATTACK_ON_BEARER),
            ("attempts-over", WATCH, vocabulary.ATTEMPTS_OVER, self.attempts_over, OWN_SEAT),
            ("rolls-over", WATCH, vocabulary.ROLLS_OVER, self.rolls_over, OWN_SEAT),
            ("turn-over", WATCH, vocabulary.TURN_OVER, self.turn_over, OWN_SEAT),
            ("saved", WATCH, vocabulary.SAVED, self.saved, OWN_SEAT),
        ]

    def finish(self, content: Content) -> None:
        self.abilities = []
        for _name, kind, what, effect, reach in self.moments():
            if effect is not None:
                self.enable(content, kind, what, effect, reach)
        if self.attempts:
            self.enable(content, MODIFY, vocabulary.ATTEMPTS, None, OWN_SEAT, Measure(self.attempts))
        if self.least_health:
            self.enable(content, MODIFY, vocabulary.LEAST_HEALTH, None, OWN_SEAT, Measure(self.least_health))
        if self.binds:
            for verb in BANNED_BY_STUN:
                self.enable(content, BAN, verb, None, OWN_SEAT)
        if self.shelters:
            self.enable(content, BAN, vocabulary.DEFEND, None, OWN_SEAT)
            self.enable(content, BAN, PROPOSED + vocabulary.HARM, None, OWN_SEAT)
        self.uses = uses_of(self.spend, "spend")
        texts = [effect for _name, _kind, _what, effect, _reach in self.moments() if effect is not None]
        self.ages = any(use.aged for use in self.uses) or any(
            form.word == "since-start" for text in texts for form in walk(text)
        )
        self.sentence = None
        if self.spend is not None:
            self.sentence = content.enable(Ability(WATCH, 0, self.rule, self.spend, origin=f"token:{self.id}", index=-1))

    def incomplete(self, content: Content) -> Iterator[Mistake]:
        """A token must do something, or be counted by something. One that grows must grow from another one, in the end from one
        that does not grow. Where any number of it can be spent, that number must matter."""
        if not (self.acts() or any(self.counts_in(each) for every in content.entries.values() for each in every)):
            found = InBoth("a token that does nothing", "żeton, który nic nie robi")
            wanted = InBoth("a field of a moment, `spend`, or a text that counts it", "pole z działaniem, `spend` albo tekst, który go liczy")
            yield Mistake(found, wanted)
        for use in self.uses:
            if use.count == "any" and not any(form.word == "counted" for form in walk(use.use)):
                found = InBoth("`count: any` with an effect that does not count them", "`count: any` i efekt, który ich nie liczy")
                yield Mistake(found, InBoth("the amount `counted` in it, like {add: counted}", "liczba `counted`, np. {add: counted}"), "spend")
        smaller, seen = self.grows_from, {self.index}
        while smaller is not None:
            if smaller in seen:
                found = InBoth("a token that grows from itself", "żeton, który wyrasta z siebie samego")
                yield Mistake(found, InBoth("one that grows from a smaller one", "taki, który wyrasta z mniejszego"), "grows-from")
                return
            seen.add(smaller)
            other = content.get("token", smaller)
            assert isinstance(other, Token)
            smaller = other.grows_from

    def acts(self) -> bool:
        """Whether it does anything of its own while it lies there or when it is spent."""
        texts = [self.spend, *(effect for _name, _kind, _what, effect, _reach in self.moments())]
        return any(each is not None for each in texts) or bool(self.attempts or self.least_health or self.binds or self.shelters or self.companion)

    def counts_in(self, other: Definition) -> bool:
        """Whether another entry asks for this token, or takes it as a price; that it brings it is not enough."""
        if isinstance(other, Token) and other.grows_from == self.index:
            return True
        forms = [form for each in other.forms() for form in walk(each) if form.word not in BRINGS]
        return any(getattr(form, each.attribute) == self.index for form in forms for each in form.fields if isinstance(each.kind, RefTo) and each.kind.of == "token")

    def enable(
        self,
        content: Content,
        kind: int,
        what: int,
        effect: Effect | None,
        reach: Reach,
        amount: Measure = NOTHING_ADDED,
    ) -> None:
        origin = f"token:{self.id}"
        ability = Ability(kind, what, self.rule, effect, reach, amount, origin=origin, index=len(self.abilities))
        self.abilities.append(content.enable(ability))

    def is_status(self) -> bool:
        """Whether effects on status effects can remove or move it (DT-STATUS-16, DT-COMPANION-01, -03)."""
        return not (self.unique or self.companion)

    def say(self, describer: Describer) -> tuple[Part, ...]:
        clauses: list[tuple[Part, ...]] = []
        if self.companion:
            clauses.append(describer.parts("token-companion", {}))
        if self.grows_from is not None:
            clauses.append(describer.parts("token-grows", {"smaller": describer.ref("token", self.grows_from)}))
        if self.attempts:
            which = "less" if self.attempts < 0 else "more"
            clauses.append(describer.parts("token-attempts", {"n": abs(self.attempts), "which": which}))
        if self.binds:
            clauses.append(describer.parts("token-binds", {}))
        if self.shelters:
            clauses.append(describer.parts("token-shelters", {}))
        for name, _kind, _what, effect, _reach in self.moments():
            if effect is not None:
                clauses.append(describer.parts(f"token-{name}", {"do": effect.say(describer), "n": self.least_health}))
        clauses.extend([describer.parts("token-spend", use.circumstances(describer)) for use in self.uses])
        if self.once:
            clauses.append(describer.parts("token-once", {}))
        if self.persistent:
            clauses.append(describer.parts("token-persistent", {}))
        if self.unique:
            clauses.append(describer.parts("token-unique", {}))
        sign = self.sign if not self.companion else "none"
        clauses.append(describer.parts("token-limit", {"n": self.limit, "sign": sign}))
        return joined([sentence(each) for each in clauses], " ")
