"""What a turn and its phases must remember: tokens gained, damage and healing that wait for the end of a phase."""

from __future__ import annotations

from dataclasses import InitVar
from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.rules.resolving import Deferring
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.damage import Harm, Incoming
from pionek.games.dicethrone.vocabulary import AbilityNo, TokenNo

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content
    from pionek.games.dicethrone.model.deeds import Deeds
    from pionek.games.dicethrone.model.state import State


class TurnFrame(Frame):
    """A turn. It remembers, by bearer, the tokens gained in it and the companions spent in it."""

    gained: list[int] = later([])
    spent: list[int] = later([])

    is_turn = True

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Turns in saves before rules version 3 remember neither."""
        packed.setdefault("gained", [])
        packed.setdefault("spent", [])


class FreePhase(Frame):
    """A phase in which its player acts of their own accord; `plays` is the kind of window that it is for cards."""

    plays: ClassVar[int] = 0


class DamagePhase(Deferring):
    """A phase whose damage and healing are added up and applied together at its end."""

    seats: InitVar[int]
    target: int = -1
    """The target of the attack, -1 as long as it has none."""
    incoming: list[Incoming] = later()
    """By seat, what is about to be applied."""
    ability: AbilityNo = later(-1)
    """The ability activated in the phase."""
    purse: int = later(0)
    """The attacker's CP when the ability was activated."""
    rolls: int = later(0)
    """The roll attempts made for the ability."""
    unaimed: list[Harm] = later([])
    """Damage that waits for a target."""
    ultimate: bool = later(False)
    undefendable: bool = later(False)
    """Whether the attack has been made undefendable."""
    recoil: int = later(0)
    """The damage that the attacker takes if the attack gets through."""
    placed: list[TokenNo] = later([])
    """The tokens that the attack has inflicted."""
    warded: list[TokenNo] = later([])
    """The tokens that the target has warded off before they were inflicted."""
    dealt: list[int] = later()
    """By seat, the damage dealt so far."""

    def __post_init__(self, seats: int) -> None:
        self.incoming = [Incoming() for _ in range(seats)]
        self.dealt = [0] * seats

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Phases in saves before rules version 3 have none of these fields."""
        packed.setdefault("unaimed", [])
        packed.setdefault("warded", [])
        packed.setdefault("ability", None)
        packed.setdefault("purse", 0)
        packed.setdefault("rolls", 1)

    def cause(self, table: State) -> str:
        return f"ability:{table.content.id_of('ability', self.ability)}" if self.ability >= 0 else ""

    def adds_up_healing(self) -> bool:
        """Whether healing now waits for the end of the phase (DT-UPKEEP-03, DT-DEFENSE-08)."""
        return True

    def attack(self) -> Harm | None:
        """The main damage of the attack, if there is an attack."""
        if self.target >= 0:
            return self.incoming[self.target].attack()
        for harm in self.unaimed:
            if harm.attack:
                return harm
        return None

    def shelters(self, table: State, seat: int) -> bool:
        """Whether a token keeps all avoidable damage of this phase away from a player (DT-SHAD-02)."""
        return False

    def taken(self, table: State, seat: int) -> int:
        """The damage a player would take if the phase ended now."""
        coming = self.incoming[seat]
        if not coming.harms:
            return 0
        return coming.firm() if self.shelters(table, seat) else coming.final()

    def threatens(self, table: State, seat: int) -> bool:
        """Whether a player can still avoid damage that is incoming or falls back (DT-DAMAGE-01, -04, DT-FINAL-07)."""
        coming = self.incoming[seat]
        if coming.avoided or self.shelters(table, seat):
            return False
        return bool(coming.soft()) or (seat == self.who and bool(self.falling_back(table)))

    def falling_back(self, table: State) -> list[int]:
        """The damage of the own attack that the attacker would take if the phase ended now (DT-PALA-12; ruling R-55)."""
        if self.target < 0 or not (self.recoil or self.incoming[self.target].reflections):
            return []
        recoil = self.recoil if self.taken(table, self.target) else 0
        return [amount for amount in (self.incoming[self.target].reflected(), recoil) if amount]

    def apply_all(self, table: Deeds, rule: str) -> None:
        """Apply all damage and healing of the phase at the same time, with nothing in between (DT-DEFENSE-08, DT-UPKEEP-03)."""
        for amount in self.falling_back(table):
            self.fall_back(table, amount)
        damage: list[int] = []
        healing: list[int] = []
        for seat in range(len(self.incoming)):
            coming = self.incoming[seat]
            damage.append(self.taken(table, seat) if coming.harms else 0)
            healing.append(coming.healing)
        if any(damage) or any(healing):
            table.apply_together(damage, healing, rule)
        for seat in range(len(damage)):
            coming = self.incoming[seat]
            if coming.harms and not damage[seat]:
                table.happened(vocabulary.UNHURT, seat, rule="DT-FINAL-08")
            self.dealt[seat] += damage[seat]
            coming.clear()
        table.forget_causes()

    def fall_back(self, table: Deeds, amount: int) -> None:
        """Damage falls back on the attacker: damage of its own, not an attack (DT-FINAL-07, DT-PALA-12; rulings R-49, R-55)."""
        harm = Harm(self.target, vocabulary.UNDEFENDABLE_DAMAGE, amount, attack=False, firm=False)
        self.incoming[self.who].harms.append(harm)
        table.happened(vocabulary.FELL_BACK, self.who, amount=amount, rule="DT-FINAL-07")


class RollPhaseFrame(DamagePhase):
    """The roll phases of a turn, in which an ability is activated and finds its target."""

    def needs_target(self) -> bool:
        """Whether an effect that is aimed waits for a target, be it damage or not (DT-TARGET-01, -02, -11)."""
        if self.target >= 0:
            return False
        return bool(self.unaimed) or any(due.step == "other_effects" for due in self.due)

    def aim(self, table: Deeds, target: int, rule: str, attack: bool) -> None:
        """The target is found: everything that waited for a target is now meant for this player."""
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
        """An attack on a leader brings a card at once; a sole leader has no leader to attack (DT-KING-05 to -10)."""
        if table.seating.mode == "king" and self.target in table.leaders():
            table.draw_cards(self.who, 1, "DT-KING-06")
