"""The verbs of Dice Throne: what abilities, cards and tokens do, and how that reads in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from pionek.core.amounts import Amount, Selector
from pionek.core.decision import Decision, Option
from pionek.core.effects import Effect, Resolve
from pionek.core.forms import Field
from pionek.core.kinds import AMOUNT, EFFECT, SELECTOR, RefTo, Whole, Word
from pionek.core.proposals import Proposal
from pionek.games.dicethrone import words
from pionek.games.dicethrone.damage import Harm
from pionek.games.dicethrone.sudden import SuddenDamage
from pionek.games.dicethrone.table import BEARERS, Arena
from pionek.games.dicethrone.who import TARGET, YOU, AnyPlayer, ChosenOpponent, so_much

if TYPE_CHECKING:
    from pionek.core.table import Table
    from pionek.core.voice import Voice

TOKEN = RefTo("token")
ONE = Whole(1, 20)


class Verb(Effect):
    """A verb of this game, with what it needs so that it does not come to nothing."""

    __slots__ = ()

    def demand(self) -> int:
        """What must be there, as bits of words.py; 0 for nothing."""
        return 0

    def has_room(self, table: Arena, seat: int) -> bool:
        """Whether what it would give fits."""
        return True


class Aimed(Verb):
    """A verb that acts on somebody: one that must be chosen is asked for first."""

    __slots__ = ("to",)

    def __init__(self, to: Selector) -> None:
        super().__init__()
        self.to = to

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        seats = self.to.select(arena, scope)
        if isinstance(self.to, AnyPlayer | ChosenOpponent):
            return Decision(scope.who, [Option(words.PLAYER, seat) for seat in seats], partial=True)
        for seat in seats:
            self.act(arena, scope, seat)
        return None

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        self.act(cast(Arena, table), scope, option.subject)

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        raise NotImplementedError(self.word)


class Damage(Aimed):
    """Damage becomes incoming; it is dealt at the end of the phase.

    The damage of an offensive ability to its target is an attack, except collateral damage (DT-ABILITY-07,
    DT-DAMAGE-13); all parts of an ultimate are firm (DT-ULT-08); damage of defences, cards and tokens cannot be
    defended against (gaps Q13, Q14).
    """

    __slots__ = ("damage", "type")

    word = "damage"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("damage", AMOUNT),
        Field("type", Word(*words.DAMAGE_KINDS), "normal"),
        Field("to", SELECTOR, TARGET),
    )
    en = "deal { so-much-damage }{ to-whom }"
    pl = "zadaj{ to-whom } { so-much-damage }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "you": ("you take { so-much-damage }", "otrzymujesz { so-much-damage }"),
    }
    example = "{damage: 5, type: undefendable}"

    def __init__(self, damage: Amount, type: str, to: Selector) -> None:
        super().__init__(to)
        self.damage = damage
        self.type = type

    def variant(self) -> str:
        return "you" if self.to.word == "you" else ""

    def args(self, voice: Voice) -> dict[str, Any]:
        """DT-DAMAGE-16: the type is named, but not of normal damage; nor of what one takes oneself."""
        plainly = self.type == "normal" or self.to.word == "you"
        what = "damage" if plainly else f"{self.type}-damage"
        return {**so_much(voice, self.damage), "what": what, "whom": self.to.word}

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        """DT-DAMAGE-01, -03, -08, DT-ABILITY-07, DT-ULT-08: what comes in, and what can be done against it."""
        amount = self.damage.of(table, scope)
        if amount <= 0:
            return
        kind = words.DAMAGE_KINDS.index(self.type)
        phase = table.roll_phase()
        firm = phase is not None and phase.ultimate
        by_ability = scope.mode == words.BY_ABILITY
        if kind == words.NORMAL and (phase is None or phase.undefendable or not by_ability):
            kind = words.UNDEFENDABLE_DAMAGE
        harm = Harm(scope.who, kind, amount, by_ability and kind != words.COLLATERAL, firm, scope.bearer)
        if table.reckoning() is None:
            table.then(SuddenDamage(scope.who, table.seats, seat))
        table.incoming(seat, harm)


class Add(Verb):
    """An attack modifier adds damage; it has the type of the attack. Pure damage does not grow (DT-MODIFIER-06)."""

    __slots__ = ("add",)

    word = "add"
    fields: ClassVar[tuple[Field, ...]] = (Field("add", AMOUNT),)
    en = "add { so-much-damage }"
    pl = "dodaj { so-much-damage }"
    example = "{add: {per: sword}}"

    def __init__(self, add: Amount) -> None:
        super().__init__()
        self.add = add

    def args(self, voice: Voice) -> dict[str, Any]:
        return {**so_much(voice, self.add), "what": "damage"}

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        """DT-MODIFIER-03, -04, -06: only to an attack, and only if its damage can grow."""
        arena = cast(Arena, table)
        phase = arena.roll_phase()
        harm = phase.attack() if phase is not None else None
        amount = self.add.of(arena, scope)
        if harm is not None and harm.enhanceable() and amount:
            harm.amount += amount
            arena.happened(words.ADDED, scope.who, amount=amount, rule="DT-MODIFIER-03")
        return None

    def demand(self) -> int:
        return words.ATTACK | words.GROWING_ATTACK


class Also(Verb):
    """What follows "additionally" is resolved after all other effects of the text."""

    __slots__ = ("also",)

    word = "also"
    fields: ClassVar[tuple[Field, ...]] = (Field("also", EFFECT),)
    en = "additionally { $also }"
    pl = "dodatkowo { $also }"
    example = "[{also: {damage: 2, type: collateral, to: all-opponents}}]"

    def __init__(self, also: Effect) -> None:
        super().__init__()
        self.also = also

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        scope.todo.insert(0, self.also)
        return None


class MakeUndefendable(Verb):
    """The attack cannot be defended against."""

    __slots__ = ()

    word = "make-undefendable"
    en = "the attack is undefendable"
    pl = "atak staje się nieuchronny"
    example = "{if: {kind: 4}, do: make-undefendable}"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        """DT-DAMAGE-08, -09: also if its damage is still to come; what is more than undefendable stays so."""
        arena = cast(Arena, table)
        phase = arena.roll_phase()
        if phase is not None:
            phase.undefendable = True
            harm = phase.attack()
            if harm is not None and harm.defendable():
                harm.kind = words.UNDEFENDABLE_DAMAGE
            arena.happened(words.UNDEFENDABLE, scope.who, rule="DT-DAMAGE-08")
        return None


class Recoil(Verb):
    """If at least 1 damage gets through, the attacker takes some himself, in the same step."""

    __slots__ = ("recoil",)

    word = "recoil"
    fields: ClassVar[tuple[Field, ...]] = (Field("recoil", Whole(1, 20)),)
    en = "if at least 1 damage gets through, you take { $recoil } damage"
    pl = 'jeśli przejdzie co najmniej 1 obrażenie, otrzymujesz { NOUN($recoil, noun: "damage", case: "acc") }'
    example = "[{damage: 15}, {recoil: 4}]"

    def __init__(self, recoil: int) -> None:
        super().__init__()
        self.recoil = recoil

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        phase = cast(Arena, table).roll_phase()
        if phase is not None:
            phase.recoil = self.recoil
        return None


class Prevent(Aimed):
    """Incoming damage is reduced by a fixed amount."""

    __slots__ = ("prevent",)

    word = "prevent"
    fields: ClassVar[tuple[Field, ...]] = (Field("prevent", AMOUNT), Field("to", SELECTOR, YOU))
    asks = True
    en = "prevent { so-much-incoming }"
    pl = "zapobiegnij { so-much-incoming }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "any-player": ("a chosen player prevents { so-much-incoming }", "wybrany gracz zapobiega { so-much-incoming }"),
    }
    example = "{prevent: 6, to: any-player}"

    def __init__(self, prevent: Amount, to: Selector) -> None:
        super().__init__(to)
        self.prevent = prevent

    def variant(self) -> str:
        return "any-player" if self.to.word == "any-player" else ""

    def args(self, voice: Voice) -> dict[str, Any]:
        return so_much(voice, self.prevent)

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        frame = table.reckoning()
        amount = self.prevent.of(table, scope)
        if frame is not None and amount:
            frame.incoming[seat].prevent(amount, scope.rule(), "card", scope.card)
            table.happened(words.PREVENTED, seat, amount=amount, rule="DT-FINAL-03")

    def demand(self) -> int:
        return words.INCOMING_DAMAGE


class Heal(Aimed):
    """Health goes up, not above its maximum."""

    __slots__ = ("heal",)

    word = "heal"
    fields: ClassVar[tuple[Field, ...]] = (Field("heal", AMOUNT), Field("to", SELECTOR, YOU))
    en = "heal { so-much-health }"
    pl = "ulecz { so-much-health }"
    example = "{heal: {times: 2, each: {per: life}}}"

    def __init__(self, heal: Amount, to: Selector) -> None:
        super().__init__(to)
        self.heal = heal

    def args(self, voice: Voice) -> dict[str, Any]:
        return so_much(voice, self.heal)

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        table.heal(seat, self.heal.of(table, scope), scope.rule())


class Gain(Aimed):
    """Tokens come onto one's own board, or that of a chosen player."""

    __slots__ = ("count", "gain")

    word = "gain"
    fields: ClassVar[tuple[Field, ...]] = (Field("gain", TOKEN), Field("count", AMOUNT, None), Field("to", SELECTOR, YOU))
    en = "gain { $gain }"
    pl = "weź żeton { $gain }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "count": ("gain { so-many-tokens }", "weź { so-many-tokens }")
    }
    example = "{gain: fire-mastery, count: 2}"

    def __init__(self, gain: int, count: Amount | None, to: Selector) -> None:
        super().__init__(to)
        self.gain = gain
        self.count = count

    def variant(self) -> str:
        return "count" if self.count is not None else ""

    def args(self, voice: Voice) -> dict[str, Any]:
        named: dict[str, Any] = {"gain": voice.ref("token", self.gain)}
        return {**named, **so_much(voice, self.count)} if self.count is not None else named

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        amount = self.count.of(table, scope) if self.count is not None else 1
        table.put_token(seat, self.gain, amount, seat, "DT-STATUS-03")


class Inflict(Aimed):
    """A token comes onto an opponent's board."""

    __slots__ = ("count", "inflict")

    word = "inflict"
    fields: ClassVar[tuple[Field, ...]] = (Field("inflict", TOKEN), Field("count", ONE, 1), Field("to", SELECTOR, TARGET))
    en = "inflict { $count -> [1] { $inflict } *[other] { $count } { $inflict } }{ on-whom }"
    pl = (
        'nałóż { $count -> [1] żeton *[other] { NOUN($count, noun: "token", case: "acc") } } { $inflict }{ on-whom }'
    )
    example = "{inflict: burn}"

    def __init__(self, inflict: int, count: int, to: Selector) -> None:
        super().__init__(to)
        self.inflict = inflict
        self.count = count

    def args(self, voice: Voice) -> dict[str, Any]:
        return {**super().args(voice), "whom": self.to.word}

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        placed = table.put_token(seat, self.inflict, self.count, scope.who, "DT-STATUS-04")
        if placed and scope.mode == words.WHEN_DUE:
            phase = table.roll_phase()
            assert phase is not None
            phase.placed.append(self.inflict)

    def has_room(self, table: Arena, seat: int) -> bool:
        """DT-STATUS-14: whether another such token fits on the chosen opponent's board."""
        other = table.opponent(seat)
        return self.to.word != "opponent" or table.players[other].tokens[self.inflict] < table.limit(other, self.inflict)


class RaiseLimit(Verb):
    """More tokens of a kind may lie on one's own board, until the end of the game."""

    __slots__ = ("raise_limit",)

    word = "raise-limit"
    fields: ClassVar[tuple[Field, ...]] = (Field("raise-limit", TOKEN),)
    en = "raise your stack limit of { $raise_limit } by 1"
    pl = "zwiększ o 1 swój limit żetonów { $raise_limit }"
    example = "{raise-limit: fire-mastery}"

    def __init__(self, raise_limit: int) -> None:
        super().__init__()
        self.raise_limit = raise_limit

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        arena.players[scope.who].limits[self.raise_limit] += 1
        limit = arena.limit(scope.who, self.raise_limit)
        arena.happened(words.LIMIT_RAISED, scope.who, self.raise_limit, limit, rule="DT-STATUS-15")
        return None


class FillLimit(Verb):
    """Tokens up to the stack limit."""

    __slots__ = ("fill_limit",)

    word = "fill-limit"
    fields: ClassVar[tuple[Field, ...]] = (Field("fill-limit", TOKEN),)
    en = "gain { $fill_limit } up to your stack limit"
    pl = "weź żetony { $fill_limit } aż do limitu"
    example = "{fill-limit: fire-mastery}"

    def __init__(self, fill_limit: int) -> None:
        super().__init__()
        self.fill_limit = fill_limit

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        arena.put_token(scope.who, self.fill_limit, arena.limit(scope.who, self.fill_limit), scope.who, "DT-STATUS-14")
        return None


class Discard(Verb):
    """Any number of one's own tokens of a kind are removed; what follows counts them."""

    __slots__ = ("discard", "most")

    word = "discard"
    fields: ClassVar[tuple[Field, ...]] = (Field("discard", TOKEN), Field("most", Whole(1, 20), 20))
    asks = True
    en = "remove any number of your { $discard } tokens"
    pl = "odrzuć dowolną liczbę swoich żetonów { $discard }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "most": (
            "remove up to { $most } of your { $discard } tokens",
            'odrzuć do { NOUN($most, noun: "token", case: "gen") } { $discard }',
        )
    }
    example = "[{discard: fire-mastery, most: 4}, {damage: {times: 3, each: counted}, type: undefendable}]"

    def __init__(self, discard: int, most: int) -> None:
        super().__init__()
        self.discard = discard
        self.most = most

    def variant(self) -> str:
        return "most" if self.most < 20 else ""

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        most = min(self.most, arena.players[scope.who].tokens[self.discard])
        return Decision(scope.who, [Option(words.NUMBER, amount=n) for n in range(most, -1, -1)], partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        scope.amount = cast(Arena, table).take_token(scope.who, self.discard, option.amount, "DT-STATUS-07")


class RemoveThis(Verb):
    """A token takes itself off, one piece or all."""

    __slots__ = ()

    word = "remove-this"
    en = "remove 1 of these tokens"
    pl = "odrzuć 1 taki żeton"
    example = "remove-this"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        seat, token = divmod(scope.bearer, BEARERS)
        cast(Arena, table).take_token(seat, token, 1, "DT-STATUS-07")
        return None


class Skip(Verb):
    """The phase that would come does not take place."""

    __slots__ = ()

    word = "skip"
    en = "skip that phase"
    pl = "pomiń tę fazę"
    example = "[skip, remove-this]"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        proposal = arena.agenda[scope.about]
        assert isinstance(proposal, Proposal)
        proposal.stop()
        moment = words.SKIPPED_INCOME if proposal.kind == words.INCOME else words.SKIPPED_OFFENSE
        arena.happened(moment, scope.who, rule=scope.rule())
        return None


class RemoveStatus(Verb):
    """Status effect tokens are taken off a chosen player, or off oneself."""

    __slots__ = ("remove_status", "to")

    word = "remove-status"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("remove-status", Word("one", "all")),
        Field("to", SELECTOR, YOU),
    )
    asks = True
    en = "remove 1 status effect token from yourself"
    pl = "usuń 1 żeton efektu ze swojej planszy"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "one-any": ("remove 1 status effect token from a chosen player", "usuń 1 żeton efektu z planszy wybranego gracza"),
        "all-any": (
            "remove all status effect tokens from a chosen player",
            "usuń wszystkie żetony efektów z planszy wybranego gracza",
        ),
    }
    example = "{remove-status: one, to: any-player}"

    def __init__(self, remove_status: str, to: Selector) -> None:
        super().__init__()
        self.remove_status = remove_status
        self.to = to

    def variant(self) -> str:
        return f"{self.remove_status}-any" if self.to.word == "any-player" else ""

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        seats = [seat for seat in self.to.select(arena, scope) if has_status(arena, seat)]
        if self.remove_status == "all":
            return Decision(scope.who, [Option(words.PLAYER, seat) for seat in seats], partial=True)
        return Decision(scope.who, token_options(arena, seats), partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        arena = cast(Arena, table)
        if option.verb == words.TAKE_OFF:
            arena.take_token(option.target, option.subject, 1, "DT-STATUS-08")
            return
        for token in range(len(arena.box.tokens)):
            arena.take_token(option.subject, token, arena.players[option.subject].tokens[token], "DT-STATUS-08")

    def demand(self) -> int:
        return words.ANY_STATUS if self.to.word == "any-player" else words.OWN_STATUS


class MoveStatus(Verb):
    """A status effect token goes from one player to another."""

    __slots__ = ()

    word = "move-status"
    asks = True
    en = "move 1 status effect token from a chosen player to another one"
    pl = "przenieś 1 żeton efektu z planszy wybranego gracza na planszę innego"
    example = "move-status"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        return Decision(scope.who, movable(cast(Arena, table)), partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        arena = cast(Arena, table)
        other = arena.opponent(option.target)
        arena.take_token(option.target, option.subject, 1, "DT-STATUS-08")
        arena.put_token(other, option.subject, 1, scope.who, "DT-STATUS-14")

    def demand(self) -> int:
        return words.MOVABLE_STATUS


class PreventStatus(Verb):
    """One token that this very attack placed may be taken off again."""

    __slots__ = ()

    word = "prevent-status"
    needs = "defence"
    asks = True
    en = "you may prevent 1 incoming status effect"
    pl = "możesz zapobiec 1 nadchodzącemu efektowi"
    example = "{if: {shows: life, least: 2}, do: prevent-status}"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        phase = arena.roll_phase()
        assert phase is not None
        held = arena.players[scope.who].tokens
        options = [Option(words.TAKE_OFF, token, scope.who) for token in sorted(set(phase.placed)) if held[token]]
        return Decision(scope.who, [*options, Option(words.DONE)], partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        if option.verb == words.TAKE_OFF:
            cast(Arena, table).take_token(scope.who, option.subject, 1, "DT-STATUS-08")


class GainCp(Aimed):
    """Combat points, not above 15."""

    __slots__ = ("gain_cp",)

    word = "gain-cp"
    fields: ClassVar[tuple[Field, ...]] = (Field("gain-cp", AMOUNT), Field("to", SELECTOR, YOU))
    en = "gain { so-many-points }"
    pl = "zyskaj { so-many-points }"
    example = "{gain-cp: 2}"

    def __init__(self, gain_cp: Amount, to: Selector) -> None:
        super().__init__(to)
        self.gain_cp = gain_cp

    def args(self, voice: Voice) -> dict[str, Any]:
        return so_much(voice, self.gain_cp)

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        table.gain_cp(seat, self.gain_cp.of(table, scope), "DT-KEY-10")


class PayCp(Verb):
    """Combat points are paid: a fixed number, or any; what follows counts them."""

    __slots__ = ("pay_cp",)

    word = "pay-cp"
    fields: ClassVar[tuple[Field, ...]] = (Field("pay-cp", Whole(0, 15), 0),)
    asks = True
    en = "pay { $pay_cp } CP"
    pl = "zapłać { $pay_cp } PW"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"any": ("pay any number of CP", "zapłać dowolną liczbę PW")}
    example = "[{pay-cp: 0}, {gain: fire-mastery, count: counted}]"

    def __init__(self, pay_cp: int) -> None:
        super().__init__()
        self.pay_cp = pay_cp

    def variant(self) -> str:
        return "" if self.pay_cp else "any"

    def run(self, table: Table, scope: Resolve) -> Decision | None:
        arena = cast(Arena, table)
        if self.pay_cp:
            scope.amount = arena.lose_cp(scope.who, self.pay_cp, "DT-CP-01")
            return None
        cp = arena.players[scope.who].cp
        return Decision(scope.who, [Option(words.NUMBER, amount=n) for n in range(cp + 1)], partial=True)

    def took(self, table: Table, scope: Resolve, option: Option) -> None:
        scope.amount = cast(Arena, table).lose_cp(scope.who, option.amount, "DT-CP-01")


class Draw(Aimed):
    """Cards are drawn from one's own deck."""

    __slots__ = ("draw",)

    word = "draw"
    fields: ClassVar[tuple[Field, ...]] = (Field("draw", AMOUNT), Field("to", SELECTOR, YOU))
    en = 'draw { NOUN($draw, noun: "card") }'
    pl = 'dobierz { NOUN($draw, noun: "card", case: "acc") }'
    example = "{draw: 3}"

    def __init__(self, draw: Amount, to: Selector) -> None:
        super().__init__(to)
        self.draw = draw

    def act(self, table: Arena, scope: Resolve, seat: int) -> None:
        table.draw_cards(seat, self.draw.of(table, scope), "DT-CARD-08")


def has_status(table: Arena, seat: int) -> bool:
    return any(table.players[seat].tokens)


def token_options(table: Arena, seats: list[int]) -> list[Option]:
    """One option for each kind of token on these boards."""
    found: list[Option] = []
    for seat in seats:
        tokens = table.players[seat].tokens
        for token in range(len(tokens)):
            if tokens[token]:
                found.append(Option(words.TAKE_OFF, token, seat))
    return found


def movable(table: Arena) -> list[Option]:
    """DT-STATUS-14, gaps Q25: tokens that fit on the other board."""
    found: list[Option] = []
    for option in token_options(table, list(range(table.seats))):
        other = table.opponent(option.target)
        if table.players[other].tokens[option.subject] < table.limit(other, option.subject):
            found.append(option)
    return found


EFFECTS: tuple[type[Effect], ...] = (
    Damage, Add, Also, MakeUndefendable, Recoil, Prevent, Heal, Gain, Inflict, RaiseLimit, FillLimit, Discard, RemoveThis,
    Skip, RemoveStatus, MoveStatus, PreventStatus, GainCp, PayCp, Draw,
)  # fmt: skip
