"""Everything in play, as plain data, and the loop that runs it from one decision to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic
from typing import TypeVar as PlainTypeVar

from typing_extensions import TypeVar

from pionek.core.language.effects import Effect
from pionek.core.rules.in_force import FOREVER, ActiveAbility, InForce
from pionek.core.rules.proposals import Proposal
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.triggers import Group, Trigger
from pionek.core.state.decision import ALL_SEATS, Decision, Option
from pionek.core.state.events import Listener
from pionek.core.state.fields import later
from pionek.core.state.frame import PLANS, Frame, plan_of
from pionek.core.state.piece import Piece
from pionek.core.state.rng import Rng
from pionek.core.state.zones import Zone, deal_anew
from pionek.core.vocabulary import PROPOSED

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.core.rules.windows import Window

C_co = TypeVar("C_co", bound="Content", covariant=True, default="Content")
"""The content of one game."""
F = PlainTypeVar("F", bound=Frame)

MOST_STEPS: Final = 10_000
DEEPEST: Final = 200

WAITING: Final = 1 << 30
OVER: Final = 1 << 31
CHECKS: Final = WAITING - 1
"""What `unsettled` can say: a game's checks are the bits below; triggers wait; the game is over."""


class Result(Piece):
    """How a match ended: who won (nobody in a draw), by which cause, by which rule.

    `campaign` is what the next match of a campaign begins with, as JSON text with ids for things; "" without one.
    """

    frozen = True

    winners: tuple[int, ...]
    cause: str
    rule: str
    detail: str = ""
    campaign: str = ""

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, cause={self.cause!r}, rule={self.rule!r})"


class Table(Piece, Generic[C_co]):
    """The state of one game. Subclasses add what their game has in play and say what the core cannot know."""

    content: C_co
    seats: int
    rng: Rng
    script: list[int] = later([])
    entered: bool = later(False)
    agenda: list[Frame] = later([])
    decision: Decision | None = later(None)
    acting: int = later(-1)
    revealed: int = later(0)
    opened: int = later(0)
    result: Result | None = later(None)
    unsettled: int = later(0)
    waiting: list[Trigger] = later([])
    in_force: InForce = later()
    listener: Listener | None = later(None)
    attention: int = later(0)
    steps_left: int = later(MOST_STEPS)

    checks: ClassVar[tuple[tuple[int, str], ...]] = ()
    """(bit, name of the method) of the standing checks, in the order in which the game makes them."""
    own_order: ClassVar[bool] = False
    """Whether each seat orders its own triggers, beginning with the active one; else the active seat orders all."""
    triggers_join: ClassVar[bool] = False
    """Whether new triggers join the group being resolved; else they are resolved first."""
    group_holds: ClassVar[int] = 0
    """Checks that wait until all triggers of a group are resolved."""
    effect_holds: ClassVar[int] = 0
    """Checks that wait while a text is resolved, up to its next "then"."""
    roll_rule: ClassVar[str] = ""
    """The rule behind a roll that a text asks for."""
    saved_fields = {"in_force": "rules"}
    not_state: ClassVar[tuple[str, ...]] = ("content", "listener", "attention", "steps_left")
    """Fields that are not part of the state: shared, derived, or of no use to a clone."""

    def __post_init__(self) -> None:
        self.in_force = InForce()

    # What a game says of itself

    def copy_into(self, new: Table) -> None:
        """The part of a clone that all games share; by hand, because nobody listens to a clone."""
        new.content = self.content
        new.seats = self.seats
        new.rng = self.rng.clone()
        new.script = self.script[:]
        new.entered = self.entered
        new.agenda = [frame.clone() for frame in self.agenda]
        new.decision = self.decision
        new.acting = self.acting
        new.revealed = self.revealed
        new.opened = self.opened
        new.result = self.result
        new.unsettled = self.unsettled
        new.waiting = self.waiting[:]
        new.in_force = self.in_force.clone()
        new.listener = None
        new.attention = self.in_force.watched
        new.steps_left = self.steps_left

    def naming(self) -> tuple[int, ...]:
        """What names of seats and things depend on now; events keep it, so that a log calls them as they were called then."""
        return ()

    def witness(self, moment: int, who: int, subject: int, amount: int, other: int) -> tuple[int, ...]:
        """Numbers that stand on the table right after a deed, for whoever shows it: a counter, a place, the dice. Only for listeners."""
        return ()

    def zones(self) -> list[Zone]:
        """All zones with cards that some seat may not know."""
        return []

    def active_seat(self) -> int:
        """Who goes first wherever several could act."""
        return 0

    def base(self, what: int, subject: int) -> int:
        """The printed number behind a value."""
        raise NotImplementedError(type(self).__name__)

    def bearer_kind(self) -> str:
        """What kind of things the bearers of abilities are."""
        return "card"

    def printed_abilities(self) -> list[ActiveAbility]:
        """The entries that the pieces in play bring, computed from scratch."""
        return []

    def order_matters(self, triggers: list[Trigger]) -> bool:
        """Whether the order of these different triggers of one moment can make a difference."""
        return True

    def perform(self, kind: int, seat: int, subject: int, amount: int, other: int) -> None:
        """Carry out a proposal that nothing has stopped."""
        raise NotImplementedError(type(self).__name__)

    def window_options(self, kind: int, seat: int) -> list[Option] | None:
        """What the seat may play in a window of this kind, without passing.

        An empty list if other players cannot know that there is nothing, because the seat hides cards; None if they can.
        """
        return None

    def window_play(self, window: Window, seat: int, option: Option) -> None:
        """Carry out what a seat chose in a window."""
        raise NotImplementedError(type(self).__name__)

    def between(self, frame: Frame) -> Frame | None:
        """The pause between two halves of a text ("Then"): its frame, or None."""
        return None

    def postpones(self, resolution: Resolution, effect: Effect) -> bool:
        """Whether the rules resolve this part of a text elsewhere; then it was put on a due list."""
        return False

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        """Dice were thrown."""

    def after_roll(self, roll: Roll) -> Frame | None:
        """The window in which thrown dice can be altered, if the game has one."""
        return None

    # Running

    def take(self, option: Option, seat: int = -1) -> None:
        """Answer the pending decision and run to the next one, or to the end."""
        decision = self.decision
        assert decision is not None
        frame = self.agenda[-1]
        if seat < 0 or seat == decision.seat:
            seat = decision.seat
        else:
            self.revealed += 1
        self.acting = seat
        self.decision = None
        self.opened = 0
        self.steps_left = MOST_STEPS
        at = frame.at - 1
        try:
            answer = PLANS[type(frame)].answers[at]
        except KeyError:
            answer = plan_of(frame).answers[at]
        assert answer is not None, f"{type(frame).__name__} takes no answer to {frame.step_name()}"
        if self.listener is not None:
            self.listener.follow(frame, at)
        answer(frame, self, option)
        self.advance()

    def advance(self) -> None:
        """Run steps until somebody must decide or the game is over.

        A single answer is not asked for: it is taken at once, unless the decision wants it confirmed.
        """
        agenda = self.agenda
        listener = self.listener
        frame = agenda[-1]
        plan = plan_of(frame)
        for _left in range(self.steps_left):
            if self.unsettled:
                self.settle()
                if self.result is not None:
                    return
            if agenda[-1] is not frame:
                frame = agenda[-1]
                try:
                    plan = PLANS[type(frame)]
                except KeyError:
                    plan = plan_of(frame)
            at = frame.at
            if listener is not None:
                listener.follow(frame, at)
            step = plan.steps[at]
            if step is None:
                agenda.pop()
                if plan.closes:
                    frame.closed(self)
                if self.in_force.timed:
                    self.frame_ended(len(agenda))
                if not agenda:
                    self.broken("nothing is left to do", frame)
                    continue
                ended = frame
                frame = agenda[-1]
                try:
                    plan = PLANS[type(frame)]
                except KeyError:
                    plan = plan_of(frame)
                if plan.hears:
                    frame.returned(self, ended)
                continue
            frame.at = at + 1
            decision: Decision | None = step(frame, self)
            if decision is not None:
                options = decision.options
                if len(options) > 1 or decision.others or (decision.confirm and options):
                    self.decision = decision
                    return
                self.answer_unasked(frame, at, decision)
        self.broken(f"more than {MOST_STEPS} steps")

    def answer_unasked(self, frame: Frame, at: int, decision: Decision) -> None:
        """Take the single answer to the question of the step at that place."""
        if not decision.options:
            self.broken("no answer is possible")
            return
        self.acting = decision.seat
        answer = plan_of(frame).answers[at]
        assert answer is not None, f"{type(frame).__name__} takes no answer to {frame.step_name()}"
        answer(frame, self, decision.options[0])

    def frame_ended(self, place: int) -> None:
        if self.in_force.frame_ended(place):
            self.pay_attention()

    def nearest(self, kind: type[F]) -> F | None:
        """The topmost frame of this kind on the agenda."""
        for frame in reversed(self.agenda):
            if isinstance(frame, kind):
                return frame
        return None

    def running(self, kind: type[F]) -> F:
        """The topmost frame of this kind, of which there must be one."""
        for frame in reversed(self.agenda):
            if isinstance(frame, kind):
                return frame
        raise AssertionError(f"no {kind.__name__} is on the agenda")

    def then(self, frame: Frame) -> None:
        """Put a procedure on the agenda; it runs before anything below it goes on. Nothing stands after `then`."""
        agenda = self.agenda
        agenda.append(frame)
        if len(agenda) > DEEPEST:
            self.broken(f"an agenda deeper than {DEEPEST}")

    def leave(self, place: int) -> None:
        """Cut the agenda down to and including the frame at that place."""
        agenda = self.agenda
        while len(agenda) > place:
            frame = agenda.pop()
            frame.closed(self)
            self.frame_ended(len(agenda))
            if not agenda:
                self.broken("nothing is left to do", frame)

    def drop(self, seat: int) -> None:
        """Cut what a seat was doing: its lowest frame above the turn, or the whole turn if it is the seat's own."""
        turn = self.span()
        if self.agenda[turn].is_turn and self.agenda[turn].who == seat:
            self.leave(turn)
            return
        for place in range(turn + 1, len(self.agenda)):
            if self.agenda[place].who == seat:
                self.leave(place)
                return

    def is_over(self) -> bool:
        return self.result is not None

    def finish(self, result: Result) -> None:
        """The game is over. What has not happened yet does not happen any more."""
        if self.result is None:
            self.result = result
            self.unsettled |= OVER

    def broken(self, cause: str, ended: Frame | None = None) -> None:
        """End the match because rules or content loop or have nothing left to do; the result names card, rule and pack."""
        rule = ended.rule() if ended is not None else ""
        source = ""
        for frame in reversed(self.agenda):
            rule = rule or frame.rule()
            source = source or self.content.source_of(frame)
        about = [part for part in (source, f"rule {rule}" if rule else "") if part]
        self.finish(Result((), "broken", rule, f"{cause}: {', '.join(about)}" if about else cause))

    # Settling

    def held(self) -> int:
        held = 0
        for frame in self.agenda:
            held |= frame.holding(self)
        return held

    def settle(self) -> None:
        """Between two steps: the game's standing checks in their order, then all waiting triggers as one group."""
        if self.listener is not None:
            self.listener.follow(None)
        due = self.unsettled & CHECKS
        while due and not self.is_over():
            due &= ~self.held()
            self.unsettled &= ~due
            for bit, name in self.checks:
                if due & bit and not self.is_over():
                    getattr(self, name)()
                    self.steps_left -= 1
            if self.steps_left <= 0:
                self.broken(f"more than {MOST_STEPS} steps")
            due = self.unsettled & CHECKS if due else 0
        if self.unsettled & WAITING and not self.is_over():
            self.unsettled &= ~WAITING
            triggers = self.waiting
            self.waiting = []
            self.group_triggers(triggers)

    def wait(self, triggers: list[Trigger]) -> None:
        """Triggers that met their moment wait for the end of the step."""
        self.waiting.extend(triggers)
        self.unsettled |= WAITING

    def acts_by_itself(self, seat: int, trigger: Trigger) -> None:
        """An ability is about to act by itself: a game may tell so."""

    def group_triggers(self, triggers: list[Trigger]) -> None:
        if self.triggers_join:
            for frame in reversed(self.agenda):
                if isinstance(frame, Group):
                    frame.triggers.extend(triggers)
                    frame.back_to("pick")
                    return
        self.then(Group(self.active_seat(), triggers))

    # What happened

    def listen(self, listener: Listener | None) -> None:
        self.listener = listener
        self.pay_attention()

    def pay_attention(self) -> None:
        self.attention = self.in_force.watched if self.listener is None else self.in_force.watched | self.listener.mask

    def happened(
        self,
        moment: int,
        who: int,
        subject: int = -1,
        amount: int = 0,
        other: int = -1,
        rule: str = "",
        seen: int = ALL_SEATS,
    ) -> None:
        """Report a deed: it costs one bit test if nothing watches or listens."""
        if not self.attention >> moment & 1:
            return
        bit = 1 << moment
        if self.in_force.watched & bit:
            self.collect(moment, who, subject, amount, other)
        listener = self.listener
        if listener is not None and listener.mask & bit:
            above = listener.step_rule()
            rules = (above, rule) if above and rule and above != rule else (rule or above,)
            shown = self.witness(moment, who, subject, amount, other)
            depth = len(self.agenda)
            listener.heard(moment, who, subject, amount, other, rules, seen, depth, self.naming(), self.cause(), shown)

    def cause(self) -> str:
        """What is behind the deed in progress: the topmost card, ability or space on the agenda, as `kind:id`."""
        for frame in reversed(self.agenda):
            found = frame.cause(self)
            if found:
                return found
        return ""

    def note_cause(self, moment: int, who: int) -> None:
        """Something is settled now and happens later: remember what is behind it. The first cause counts."""
        if self.listener is not None and not any(noted[:2] == (moment, who) for noted in self.listener.causes):
            self.listener.causes.append((moment, who, self.cause()))

    def forget_causes(self) -> None:
        """What was settled has happened, or will not happen any more."""
        if self.listener is not None:
            self.listener.causes.clear()

    def collect(self, moment: int, who: int, subject: int, amount: int, other: int) -> None:
        """Note the abilities that met their moment; an ability does not see moments of its own resolution."""
        for entry in self.in_force.watches:
            ability = entry.ability
            if ability.what != moment or entry.spent != FOREVER or not entry.uses:
                continue
            if not ability.scope.sees(self, entry, who, subject, amount, other) or self.resolving(entry):
                continue
            about = len(self.agenda) - 1
            self.wait([Trigger(ability, entry.seat, entry.bearer, who, subject, amount, other, entry.granter, about)])
            self.in_force.used(entry, self.span())
            self.pay_attention()

    def resolving(self, entry: ActiveAbility) -> bool:
        for frame in self.agenda:
            if type(frame) is Resolution and frame.ability is entry.ability and frame.bearer == entry.bearer:
                trigger = frame.trigger
                if trigger is None or trigger.granter == entry.granter:
                    return True
        return False

    def span(self) -> int:
        """The place of the turn in the agenda: "once a turn" lasts until it ends."""
        for place in range(len(self.agenda) - 1, -1, -1):
            if self.agenda[place].is_turn:
                return place
        return 0

    def stand(self, entry: ActiveAbility) -> None:
        """Put an entry in force."""
        self.in_force.add(entry)
        self.pay_attention()

    def fall(self, bearer: int) -> None:
        """A piece left, flipped or was switched off: its entries end. What was used up stays so if it comes back."""
        self.in_force.drop_bearer(bearer)
        self.pay_attention()

    def refresh_rules(self) -> None:
        """Abilities were granted, suppressed or copied: put in force what `printed_abilities` gives now."""
        self.in_force.rebuild(self.printed_abilities())
        self.pay_attention()

    # Proposals

    def propose(self, kind: int, seat: int, subject: int = -1, amount: int = 0, other: int = -1) -> None:
        """Something would happen that content can forbid, change or replace. Without candidates it happens at once."""
        in_force = self.in_force
        if in_force.replaceable >> kind & 1 or (in_force.restricted | in_force.modified) >> (PROPOSED + kind) & 1:
            self.then(Proposal(seat, kind, subject, amount, other))
        else:
            self.perform(kind, seat, subject, amount, other)

    # Chance and knowledge

    def chance(self, n: int) -> int:
        """A random number below n; scripted numbers come first. New information: undo stops here."""
        self.revealed += 1
        if self.script:
            number = self.script.pop(0)
            if not 0 <= number < n:
                raise ValueError(f"the script says {number} where a number from 0 to {n - 1} is wanted")
            return number
        return self.rng.below(n)

    def dice(self, count: int, faces: int) -> list[int]:
        """So many equal dice are thrown; they show numbers from 1."""
        if self.script:
            return [self.chance(faces) + 1 for _ in range(count)]
        self.revealed += count
        return self.rng.dice(count, faces)

    def shuffle(self, zone: Zone) -> None:
        self.revealed += 1
        zone.shuffle(self.rng)

    def reshuffle(self, deck: Zone, pile: Zone) -> None:
        """The pile becomes part of the deck again, and nobody knows what lies where."""
        deck.cards.extend(pile.cards)
        deck.known.extend(pile.known)
        pile.cards = []
        pile.known = []
        self.shuffle(deck)

    def draw(self, seat: int, deck: Zone, hand: Zone) -> int:
        """The top card goes to a seat's hand; who knew it there knows it here."""
        self.revealed += 1
        card = deck.cards.pop()
        hand.cards.append(card)
        hand.known.append(deck.known.pop() | 1 << seat)
        return card

    def imagine(self, seat: int, seed: int) -> Table:
        """A table that is possible for all this seat knows: hidden cards are dealt anew, chance is fresh.

        The pending decision of another seat is worked out again, for it may rest on what was hidden.
        """
        new = self.redealt(seat, seed)
        new.script = []
        new.entered = False
        decision = new.decision
        if decision is not None and (decision.seat != seat or decision.others):
            new.ask_again()
        return new

    def redealt(self, seat: int, seed: int) -> Table:
        """This very moment, but what the seat cannot know is dealt anew. Games with other secrets deal them here."""
        new = self.clone()
        new.rng = Rng(seed)
        deal_anew(new.zones(), seat, new.rng)
        return new

    def ask_again(self) -> None:
        """Work the pending decision out again. Asking steps change nothing, so this is safe."""
        frame = self.agenda[-1]
        frame.at -= 1
        self.decision = None
        self.steps_left = MOST_STEPS
        self.advance()
