"""Verbs that answer what would happen: Distress, Sealing, a step, a push."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import budget, colours
from pionek.games.etherfields.choices.refusals import refuse_effect
from pionek.games.etherfields.choices.targets import reach_of
from pionek.games.etherfields.language.base import EtherfieldsEffect, person, text_rule
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.procedures.action import RETURNED, ActionPlay
from pionek.games.etherfields.procedures.distress_and_sealing import Harm, Sealing, ignore
from pionek.games.etherfields.procedures.drawing import Discarding
from pionek.games.etherfields.procedures.dreamscape_phase import Step
from pionek.games.etherfields.procedures.moving import Push

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


def coming(table: Deeds) -> Harm | None:
    """The Distress that is about to be suffered, as long as some of it is left (EF-DEATH-01)."""
    harm = table.nearest(Harm)
    return harm if harm is not None and harm.amount > 0 else None


class Prevent(EtherfieldsEffect):
    """Less Distress is suffered: some of it, all of it, or Sealing or discarding instead of some."""

    word = "prevent"
    prevent: int = field(IntKind(1, 99))
    instead: str = field(Word("nothing", "seal-3", "discard-2"), default="nothing")
    en = "suffer { $prevent } Distress less"
    pl = "zmniejsz otrzymywaną Udrękę o { $prevent }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "all": ("ignore all Distress of this effect", "zignoruj całą Udrękę tego efektu"),
        "seal-3": ("Seal 3 cards instead of suffering 1 of it", "Zablokuj 3 karty zamiast otrzymać 1 Udrękę"),
        "discard-2": ("discard 2 cards instead of suffering 1 of it", "odrzuć 2 karty zamiast otrzymać 1 Udrękę"),
    }
    example = "{prevent: 1, instead: seal-3}"

    def variant(self) -> str:
        return "all" if self.prevent == vocabulary.ALL else "" if self.instead == "nothing" else self.instead

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        seat = person(resolution)
        if coming(table) is None:
            return False
        if self.instead == "seal-3":
            return table.can_seal(seat) >= 3
        return self.instead != "discard-2" or len(table.dreamers[seat].hand) >= 2

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        harm = table.nearest(Harm)
        if harm is None:
            return
        ignore(table, harm, self.prevent, seat, text_rule(resolution))
        if self.instead == "seal-3":
            table.then(Sealing(seat, 3, "EF-SEAL-01"))
        elif self.instead == "discard-2":
            table.then(Discarding(seat, 2, "EF-INF-03"))


class Redirect(EtherfieldsEffect):
    """The Distress of another is suffered by you instead, 1 less."""

    word = "redirect"
    redirect: int = field(IntKind(0, 9))
    en = "suffer it instead of a Dreamer in range { $redirect }, 1 Distress less"
    pl = "otrzymaj tę Udrękę zamiast Śniącego w zasięgu { $redirect }, o 1 mniej"
    example = "{redirect: 2}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        seat = person(resolution)
        harm = coming(table)
        if harm is None or harm.who == seat:
            return False
        return table.distance(table.dreamers[seat].space, table.dreamers[harm.who].space) <= reach_of(table, seat, self.redirect)

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        harm = table.nearest(Harm)
        if harm is not None:
            table.happened(vocabulary.TOOK_OVER, seat, other=harm.who, rule=text_rule(resolution))
            harm.who = seat
            ignore(table, harm, 1, seat, text_rule(resolution))
            if not harm.amount:
                table.dreamers[seat].marks.took_harm += 1


class Keeper(EtherfieldsEffect):
    """A Dreamer on your space suffers 1 Distress less."""

    word = "keep-safe"
    en = "a Dreamer on your space suffers 1 Distress less"
    pl = "Śniący na twoim polu otrzymuje o 1 Udrękę mniej"
    example = "keep-safe"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        harm = coming(table)
        return harm is not None and table.dreamers[harm.who].space == table.dreamers[person(resolution)].space

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        harm = table.nearest(Harm)
        if harm is not None:
            ignore(table, harm, 1, harm.who, text_rule(resolution))


class SealFewer(EtherfieldsEffect):
    """One Seal effect on you Seals fewer cards."""

    word = "seal-fewer"
    seal_fewer: int = field(IntKind(1, 9))
    en = 'Seal { NOUN($seal_fewer, noun: "card") } fewer'
    pl = 'Zablokuj o { NOUN($seal_fewer, noun: "card", case: "acc") } mniej'
    example = "{seal-fewer: 2}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        sealing = table.nearest(Sealing)
        return sealing is not None and sealing.who == person(resolution) and sealing.amount > 0

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        sealing = table.nearest(Sealing)
        if sealing is not None:
            fewer = min(self.seal_fewer, sealing.amount)
            sealing.amount -= fewer
            table.happened(vocabulary.SEALED_FEWER, seat, amount=fewer, rule=text_rule(resolution))


class IgnoreStep(EtherfieldsEffect):
    """The step that begins is not carried out."""

    word = "ignore-step"
    en = "the step that begins is ignored"
    pl = "rozpoczynający się krok zostaje pominięty"
    example = "ignore-step"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        step = table.nearest(Step)
        if step is not None:
            step.ignored = True
            table.happened(vocabulary.IGNORED, seat, step.kind, rule=text_rule(resolution))


class BlockStep(EtherfieldsEffect):
    """EF-TCARD-09: a step of the current Turn card is marked and skipped."""

    word = "block"
    block: str = field(Word("any", *vocabulary.STEPS))
    asks = True
    en = "Block 1 step of the current Turn card"
    pl = "Zablokuj 1 krok bieżącej karty Tury"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "kind": ("Block 1 step of the current Turn card: { $step }", "Zablokuj 1 krok bieżącej karty Tury: { $step }")
    }
    example = "{block: any}"

    def variant(self) -> str:
        return "" if self.block == "any" else "kind"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"step": describer.text(f"step-{self.block}")} if self.block != "any" else {}

    def steps(self, table: Deeds) -> list[int]:
        card = table.current()
        if card is None:
            return []
        kinds = card.kinds
        return [at for at in range(len(kinds)) if not table.blocked_steps >> at & 1 and (self.block == "any" or vocabulary.STEPS[kinds[at]] == self.block)]

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.steps(table))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        return Decision(person(resolution), [Option(vocabulary.PICK, vocabulary.PICK_STEPS + at) for at in self.steps(table)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        at = option.subject - vocabulary.PICK_STEPS
        table.blocked_steps |= 1 << at
        card = table.current()
        assert card is not None
        table.happened(vocabulary.BLOCKED, person(resolution), card.kinds[at], rule="EF-TCARD-09")


class CopyAction(EtherfieldsEffect):
    """Understudy: the Act card just played is used once more, at its cost."""

    word = "copy-action"
    asks = True
    en = "pay its cost to use its effect too"
    pl = "zapłać jej koszt, by również użyć jej efektu"
    example = "copy-action"

    def card(self, table: Deeds) -> int | None:
        for frame in reversed(table.agenda):
            if isinstance(frame, ActionPlay) and frame.step_name() == "answers":
                return frame.index
        return None

    def ways(self, table: Deeds, seat: int) -> list[tuple[int, int]]:
        """The card with each colour in which it can be paid."""
        card = self.card(table)
        if card is None or refuse_effect(table, seat, table.card(card)) is not None:
            return []
        return [(card, colour) for colour in colours(table, seat, vocabulary.PLAY, card, budget(table, seat))]

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.ways(table, person(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        return Decision(seat, [Option(vocabulary.PLAY, card, amount=colour) for card, colour in self.ways(table, seat)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.then(ActionPlay(person(resolution), vocabulary.PLAY, option.subject, option.amount, copied=True))


class Loosen(EtherfieldsEffect):
    """Loophole: a used-up Map action of your space may be used once more."""

    word = "loosen"
    asks = True
    en = "a used-up Map action of your space may be used once more"
    pl = "zużytej Akcji Mapy na twoim polu można użyć jeszcze raz"
    example = "loosen"

    def actions(self, table: Deeds, seat: int) -> list[int]:
        return [at for at in table.used_actions if table.content.actions[at].at == table.dreamers[seat].space and at not in table.reopened_actions]

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.actions(table, person(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        return Decision(seat, [Option(vocabulary.ACT, action, amount=vocabulary.NO_COLOUR) for action in self.actions(table, seat)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.reopened_actions.append(option.subject)
        table.happened(vocabulary.REOPENED, person(resolution), option.subject, rule=text_rule(resolution))


class ReturnThis(EtherfieldsEffect):
    """The card being played goes to the Market instead of the discard pile."""

    word = "return-this"
    en = "return this card to the Market"
    pl = "oddaj tę kartę na Targ"
    example = "[{gain: key}, return-this]"

    def act(self, table: Deeds, resolution: Resolution, seat: int) -> None:
        frame = table.nearest(ActionPlay)
        if frame is not None and frame.verb == vocabulary.PLAY:
            frame.fate = RETURNED


class ShakeOff(EtherfieldsEffect):
    """A State on you is removed, or a push on you is ignored."""

    word = "shake-off"
    shake_off: str = field(Word("any", "state"))
    asks = True
    en = "remove a State from yourself, or ignore a push"
    pl = "usuń z siebie Stan albo zignoruj wypchnięcie"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"state": ("remove a State from yourself", "usuń z siebie Stan")}
    example = "{shake-off: any}"

    def pushed(self, table: Deeds, seat: int) -> Push | None:
        push = table.nearest(Push)
        return push if push is not None and push.who == seat else None

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        seat = person(resolution)
        return bool(table.dreamers[seat].states) or self.pushed(table, seat) is not None

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = person(resolution)
        push = self.pushed(table, seat)
        if push is not None:
            push.ignored = True
            return None
        states = table.dreamers[seat].states
        return Decision(seat, [Option(vocabulary.PICK, vocabulary.PICK_STATES + kind) for kind in range(len(vocabulary.STATES)) if states >> kind & 1], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.end_states(person(resolution), 1 << option.subject - vocabulary.PICK_STATES, text_rule(resolution))


REACTION_VERBS: tuple[type[Effect], ...] = (
    Prevent, Redirect, Keeper, SealFewer, IgnoreStep, BlockStep, CopyAction, Loosen, ReturnThis, ShakeOff,
)  # fmt: skip
