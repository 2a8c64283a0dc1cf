"""Distress and Sealing: procedures, because cards can answer them."""

from __future__ import annotations

from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import FAR


def penalties(table: Deeds, seat: int) -> list[Option]:
    """The price of a new deck or a failed Boost: Distress, or three Sealed cards where there are so many."""
    found = [Option(vocabulary.PICK, vocabulary.PICK_DISTRESS)]
    if table.can_seal(seat) >= 3:
        found.append(Option(vocabulary.PICK, vocabulary.PICK_SEAL))
    return found


def pay_penalty(table: Deeds, seat: int, option: Option, rule: str) -> None:
    table.then(Sealing(seat, 3, rule) if option.subject == vocabulary.PICK_SEAL else Harm(seat, 1, rule))


class Harm(Frame):
    """A Dreamer would suffer Distress: cards, Masks and Items may answer, then it is suffered."""

    amount: int
    reason: str
    entity: int = -1
    near: int = FAR
    meant: int = later()
    """The Dreamer that it was meant for, if another one suffers it instead."""

    steps = (("shelter", "EF-COMPAN-01"), ("answers", "EF-INF-06"), ("suffer", "EF-DEATH-01"))

    def __post_init__(self) -> None:
        self.meant = self.who

    def rule_of(self, at: int) -> str:
        return self.reason

    def shelter(self, table: Deeds) -> None:
        """Umbrella Cat: the first Distress of a Turn on its space is ignored; some are hard to reach at range 0 (EF-COMPAN-01, -03, EF-DEATH-01)."""
        if self.amount > 0:
            shelter(table, self)
        if self.amount > 0 and self.near == 0 and table.limit(vocabulary.UNPUSHED, self.who):
            ignore(table, self, 1, self.who, "EF-PROG-08")

    def answers(self, table: Deeds) -> Decision | None:
        """Everybody may answer Distress that would be suffered (EF-INF-06, EF-DEATH-01)."""
        return open_window(table, self.who, vocabulary.HARM, self.reason) if self.amount > 0 else None

    def suffer(self, table: Deeds) -> None:
        """What is left of the Distress is suffered (EF-DEATH-01, -02)."""
        if self.amount <= 0:
            return
        table.suffer(self.who, self.amount, self.reason)
        if self.who != self.meant:
            table.dreamers[self.who].marks.took_harm += 1
        if self.entity >= 0:
            drop_carried(table, self.who)


def ignore(table: Deeds, harm: Harm, most: int, who: int, rule: str) -> None:
    """Less of the coming Distress is suffered, as far as there is any."""
    less = min(most, harm.amount)
    harm.amount -= less
    if less > 0:
        table.happened(vocabulary.PREVENTED, who, amount=less, rule=rule)


def shelter(table: Deeds, harm: Harm) -> None:
    dreamer = table.dreamers[harm.who]
    for companion in table.companions:
        if companion.space == dreamer.space and table.has_ruling(companion, "cat"):
            if not dreamer.marks.sheltered:
                dreamer.marks.sheltered = True
                ignore(table, harm, 1, harm.who, "EF-COMPAN-03")


def drop_carried(table: Deeds, seat: int) -> None:
    """The Paper Orchard: a Dreamer who suffers Distress from an Entity drops a letter."""
    for at in range(len(table.letters)):
        if table.letters[at] == -2 - seat:
            table.letters[at] = table.dreamers[seat].space
            table.happened(vocabulary.CARRIED, seat, table.letters[at], other=vocabulary.DROPS_LETTER, rule="EF-GATE-06")
            return


class Sealing(Frame):
    """Cards would be Sealed: Thick Skin may answer, then they are."""

    amount: int
    reason: str

    steps = (("answers", "EF-INF-06"), ("seal", "EF-SEAL-01"))

    def rule_of(self, at: int) -> str:
        return self.reason

    def answers(self, table: Deeds) -> Decision | None:
        """Everybody may answer Sealing that would happen (EF-INF-06, EF-SEAL-01)."""
        return open_window(table, self.who, vocabulary.SEALING, self.reason) if self.amount > 0 else None

    def seal(self, table: Deeds) -> None:
        table.seal(self.who, self.amount, self.reason)
