"""What a turn and its phases must remember: tokens gained, damage and healing that wait for the end of a phase."""

from __future__ import annotations

from dataclasses import InitVar
from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.effects import Deferring
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.damage import Harm, Incoming

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.games.dicethrone.model.deeds import Deeds


class TurnFrame(Frame):
    """A turn, and what its rules must remember of it: tokens gained in it, and companions spent (by bearer)."""

    gained: list[int] = later([])
    spent: list[int] = later([])

    is_turn = True

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 3."""
        packed.setdefault("gained", [])
        packed.setdefault("spent", [])


class FreePhase(Frame):
    """A phase in which its player acts of his own accord: what he may play then, and whether he may sell."""

    plays: ClassVar[int] = 0


class Reckoning(Deferring):
    """A phase whose damage and healing are added up and applied together at its end.

    The fields below `incoming` are about an attack: how many attempts were made for it, its ability, the attacker's
    CP when it was activated, its target (-1 as long as it has none) and the damage that waits for it, whether it is an
    ultimate or has been made undefendable, what its maker takes himself if it gets through, the tokens it placed, those
    that its target has warded off before they came, and what it dealt to whom.
    """

    seats: InitVar[int]
    target: int = -1
    incoming: list[Incoming] = later()
    ability: int = later(-1)
    purse: int = later(0)
    rolls: int = later(0)
    unaimed: list[Harm] = later([])
    ultimate: bool = later(False)
    undefendable: bool = later(False)
    recoil: int = later(0)
    placed: list[int] = later([])
    warded: list[int] = later([])
    dealt: list[int] = later()

    is_roll_phase: ClassVar[bool] = False
    refers: ClassVar[dict[str, str]] = {"placed": "token", "warded": "token", "ability": "ability"}

    def __post_init__(self, seats: int) -> None:
        self.incoming = [Incoming() for _ in range(seats)]
        self.dealt = [0] * seats

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Rules version 3."""
        packed.setdefault("unaimed", [])
        packed.setdefault("warded", [])
        packed.setdefault("ability", None)
        packed.setdefault("purse", 0)
        packed.setdefault("rolls", 1)

    def adds_up_healing(self, table: Deeds) -> bool:
        """Whether healing now waits for the end of the phase (DT-UPKEEP-03, DT-DEFENSE-08)."""
        return True

    def attack(self) -> Harm | None:
        """The main damage of the attack, if this is one."""
        if self.target >= 0:
            return self.incoming[self.target].attack()
        for harm in self.unaimed:
            if harm.attack:
                return harm
        return None

    def needs_target(self) -> bool:
        """DT-TARGET-01, -02, -11: what is aimed waits for a target, also if it is no damage; all else names its own."""
        if self.target >= 0:
            return False
        return bool(self.unaimed) or any(due.step == "other_effects" for due in self.due)

    def aim(self, table: Deeds, target: int, rule: str, attack: bool) -> None:
        """The target is found: what waited for it is now meant for him."""
        self.target = target
        table.happened(vocabulary.TARGETED, self.who, other=target, rule=rule)
        if attack:
            self.bonus(table)
        for due in self.due:
            due.resolve.target = target
        harms = self.unaimed
        self.unaimed = []
        for harm in harms:
            table.incoming(target, harm)

    def bonus(self, table: Deeds) -> None:
        """DT-KING-05 to -10: an attack on a leader brings a card at once. A sole leader has no leader to attack."""
        if table.seating.mode == "king" and self.target in table.leaders():
            table.draw_cards(self.who, 1, "DT-KING-06")

    def shelters(self, table: Deeds, seat: int) -> bool:
        """Whether a token keeps all avoidable damage of this phase from him (DT-SHAD-02)."""
        return False

    def taken(self, table: Deeds, seat: int) -> int:
        """What a player would take if the phase ended now."""
        coming = self.incoming[seat]
        if not coming.harms:
            return 0
        return coming.firm() if self.shelters(table, seat) else coming.final()

    def threatens(self, table: Deeds, seat: int) -> bool:
        """DT-DAMAGE-01, -04, DT-FINAL-07: whether damage is coming to him, or back to him, that he could still avoid."""
        coming = self.incoming[seat]
        back = seat == self.who and any(each.reflections for each in self.incoming)
        return not coming.avoided and bool(back or coming.soft()) and not self.shelters(table, seat)

    def come_back(self, table: Deeds) -> None:
        """DT-FINAL-07, DT-PALA-12, DT-ABILITY-06, gaps Q49, Q55: what falls back on the attacker is damage of its own."""
        for amount in (
            self.incoming[self.target].reflected(),
            self.recoil if self.taken(table, self.target) else 0,
        ):
            if amount:
                harm = Harm(self.target, vocabulary.UNDEFENDABLE_DAMAGE, amount, attack=False, firm=False)
                self.incoming[self.who].harms.append(harm)

    def apply_all(self, table: Deeds, rule: str) -> None:
        """DT-DEFENSE-08, DT-UPKEEP-03: all damage and healing of the phase at the same time, nothing in between.

        With it what falls back on the attacker (DT-FINAL-07, DT-PALA-12).
        """
        if self.recoil or any(each.reflections for each in self.incoming):
            self.come_back(table)
        damage: list[int] = []
        healing: list[int] = []
        for seat in range(len(self.incoming)):
            coming = self.incoming[seat]
            damage.append(self.taken(table, seat) if coming.harms else 0)
            healing.append(coming.healing)
        if any(damage) or any(healing):
            table.apply_together(damage, healing, rule)
        for seat in range(len(damage)):
            self.dealt[seat] += damage[seat]
            self.incoming[seat] = Incoming(self.incoming[seat].avoided)
