"""The Offensive Roll Phase, and the roll phases as a whole (rulebook chapter "Offensive Roll Phase")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pionek.core.rules.in_force import banned, value
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.vocabulary import PROPOSED
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.offers import announceable
from pionek.games.dicethrone.language.damage_verbs import is_attack
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import RollPhaseFrame
from pionek.games.dicethrone.model.seating import MOST_SEATS
from pionek.games.dicethrone.model.state import State
from pionek.games.dicethrone.procedures.defensive_roll import DefensiveRoll
from pionek.games.dicethrone.procedures.dice import REROLLS, DiceFrame
from pionek.games.dicethrone.procedures.targeting_roll import Targeting
from pionek.games.dicethrone.vocabulary import AbilityNo

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content

ALL_DICE: Final = 31
KEEPING: Final = [Decision(seat, REROLLS) for seat in range(MOST_SEATS)]
"""By seat, the question after an attempt; it can be shared, for nothing changes a decision."""
NO_ABILITY: Final = Option(vocabulary.NONE)


class RollPhase(RollPhaseFrame):
    """From the first roll attempt to the end of the Roll Phase (DT-TURN-06), just before Main Phase (2)."""

    steps = (
        ("offense", "DT-TURN-02"),
        ("targeting", "DT-TURN-04"),
        ("defense", "DT-DEFENSE-01"),
        ("apply", "DT-DEFENSE-08"),
        ("after_then", "DT-KEY-04"),
        ("after_damage", "DT-FINAL-01"),
        ("rolls_over", "DT-TURN-06"),
        ("stun", "DT-PYRO-06"),
    )

    def shelters(self, table: State, seat: int) -> bool:
        """Tokens shelter from the attacks of others, not from damage that comes back to the attacker (DT-SHAD-02, -08)."""
        return seat != self.who and banned(table, PROPOSED + vocabulary.HARM, seat) is not None

    def adds_up_healing(self) -> bool:
        """Healing of an offensive ability comes at once, that of the Defensive Roll Phase in step 6 (ruling R-06)."""
        return self.step_name() == "defense"

    def offense(self, table: Deeds) -> None:
        """An extra phase has its target (DT-PYRO-06); tokens may take attempts away (DT-STATUS-05)."""
        if self.target < 0:
            self.target = table.opponent(self.who)
        table.then(OffensiveRoll(self.who, value(table, vocabulary.ATTEMPTS, self.who)))

    def targeting(self, table: Deeds) -> None:
        """Skipped with one opponent, who is the target (DT-TARGET-01, DT-KING-06).

        Without an ability the roll phases are over; only damage by tokens is still dealt (DT-STATUS-05; ruling R-64).
        """
        if self.ability < 0:
            self.back_to("apply" if self.incoming[self.who].harms else "rolls_over")
        elif self.needs_target():
            table.then(Targeting(self.who, 0))
        elif is_attack(self):
            self.bonus(table)

    def defense(self, table: Deeds) -> None:
        """Follows an attack, and an ability that does something else to its target (DT-DEFENSE-09)."""
        if self.attack() is not None or self.due:
            table.then(DefensiveRoll(self.target, 1, self.who))

    def apply(self, table: Deeds) -> None:
        self.apply_all(table, "DT-DEFENSE-08")

    def after_then(self, table: Deeds) -> None:
        """Carry out the effects that follow "Then" after damage; their damage is dealt when all are carried out."""
        if self.run_due(table, "after_then"):
            self.back_to("after_then")
            return
        if any(each.harms for each in self.incoming):
            self.recoil = 0
            self.apply_all(table, "DT-KEY-04")

    def after_damage(self, table: Deeds) -> Decision | None:
        """A window for cards that are played when damage was dealt; all others had their last chance (DT-DEFENSE-07; ruling R-63)."""
        return open_window(table, self.who, vocabulary.AFTER_DAMAGE, "DT-FINAL-01") if max(self.dealt) else None

    def rolls_over(self, table: Deeds) -> None:
        """Tokens that last until the end of the Roll Phase come off before an extra one begins (DT-STATUS-05; ruling R-64)."""
        if table.in_force.watched >> vocabulary.ROLLS_OVER & 1:
            table.happened(vocabulary.ROLLS_OVER, self.who, self.who, rule="DT-TURN-06")

    def stun(self, table: Deeds) -> None:
        """The player who inflicted Stun removes it and attacks the same opponent once more, in this same frame begun anew.

        Who has left the battlefield has no Stun any more (DT-PYRO-07).
        """
        if self.target < 0:
            return
        held = table.players[self.target].tokens
        for token in table.content.binding:
            if held[token]:
                break
        else:
            return
        table.take_token(self.target, token, held[token], "DT-PYRO-06")
        table.happened(vocabulary.EXTRA_PHASE, self.who, rule="DT-PYRO-06")
        RollPhase.__init__(self, self.who, len(self.incoming), self.target)
        self.back_to("offense")


class OffensiveRoll(DiceFrame):
    """Up to three attempts, an announcement, answers, and the activation of one ability."""

    ability: AbilityNo = later(-1)
    before: list[int] = later([])
    before_attempts: int = later(0)
    rolls: int = later(0)

    is_offense = True
    gets_attempts = vocabulary.OFFENSE_DICE
    steps = (
        ("attempt", "DT-OFFENSE-01"),
        ("after_attempt", "DT-WINDOW-07"),
        ("keep", "DT-OFFENSE-03"),
        ("announce", "DT-OFFENSE-05"),
        ("answers", "DT-WINDOW-08"),
        ("re_announce", "DT-OFFENSE-08"),
        ("activate", "DT-OFFENSE-10"),
        ("end_of_phase", "DT-WINDOW-11"),
    )

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """In saves before rules version 3 attempts are not counted."""
        packed.setdefault("rolls", 1 if packed.get("rolled_once") else 0)

    def attempt(self, table: Deeds) -> None:
        """The first attempt is made with all 5 dice and is not optional (DT-OFFENSE-16); tokens may count them (DT-STATUS-05)."""
        if not self.rolls:
            self.rolls = 1
            self.attempts -= 1
            self.throw(table, ALL_DICE, "DT-OFFENSE-02")

    def after_attempt(self, table: Deeds) -> Decision | None:
        return open_window(table, table.active, vocabulary.ROLL_PHASE, "DT-WINDOW-07")

    def keep(self, table: Deeds) -> Decision | None:
        return KEEPING[self.who] if self.attempts > 0 else None

    def took_keep(self, table: Deeds, option: Option) -> None:
        """Attempts are counted, for the damage of Barbed Vine depends on them (DT-STATUS-05)."""
        if option.amount:
            self.attempts -= 1
            self.rolls += 1
            self.back_to("after_attempt")
            self.throw(table, option.amount, "DT-OFFENSE-03")
        else:
            table.happened(vocabulary.KEPT, self.who, -1, 0, -1, "DT-OFFENSE-04")

    def announce(self, table: Deeds) -> Decision:
        options = announceable(table, self.who, self.dice)
        options.append(NO_ABILITY)
        return Decision(self.who, options)

    def took_announce(self, table: Deeds, option: Option) -> None:
        """Announce the ability to be activated, or none (DT-OFFENSE-05)."""
        if option.verb == vocabulary.NONE:
            self.ability = -1
            table.happened(vocabulary.ANNOUNCED_NONE, self.who, -1, 0, -1, "DT-OFFENSE-14")
        else:
            self.ability = option.subject
            table.happened(vocabulary.ANNOUNCED, self.who, self.ability, 0, -1, "DT-OFFENSE-06")

    def answers(self, table: Deeds) -> Decision | None:
        """All players may alter the dice (DT-OFFENSE-07)."""
        self.before = self.dice[:]
        self.before_attempts = self.attempts
        return open_window(table, table.active, vocabulary.ROLL_PHASE, "DT-WINDOW-08")

    def re_announce(self, table: Deeds) -> Decision | None:
        """A new announcement is possible if a die was altered or an attempt was given (DT-OFFENSE-08, -09, -17; ruling R-59).

        An ability whose condition the dice no longer meet is not among those to announce (DT-OFFENSE-18, DT-ULT-05).
        """
        if self.dice == self.before and self.attempts <= self.before_attempts:
            return None
        options = announceable(table, self.who, self.dice)
        options.append(NO_ABILITY)
        if self.attempts > 0:
            options.append(Option(vocabulary.BACK))
        return Decision(self.who, options)

    def took_re_announce(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.BACK:
            self.back_to("keep")
        else:
            self.took_announce(table, option)
            self.back_to("answers")

    def activate(self, table: Deeds) -> None:
        """An ultimate binds the opponents from here on (DT-ULT-04); tokens may act now, or make it fail (DT-STATUS-05)."""
        self.settled = True
        phase = table.running(RollPhase)
        phase.rolls = self.rolls
        phase.ability = self.ability
        phase.ultimate = self.ability in table.content.ultimates
        if table.in_force.watched >> vocabulary.ATTEMPTS_OVER & 1:  # an event for tokens alone
            table.happened(vocabulary.ATTEMPTS_OVER, self.who, self.who, rule="DT-OFFENSE-13")
        table.propose(vocabulary.ACTIVATION, self.who, self.ability)

    def end_of_phase(self, table: Deeds) -> Decision | None:
        return open_window(table, table.active, vocabulary.END_OF_OFFENSE, "DT-WINDOW-11")


def activate(table: Deeds, seat: int, index: AbilityNo) -> None:
    """The ability takes effect, unless tokens made it fail (DT-OFFENSE-10, DT-ABILITY-06, DT-STATUS-05)."""
    if index < 0:
        return
    phase = table.running(RollPhase)
    ability = table.content.board[index]
    phase.purse = table.players[seat].cp
    table.happened(vocabulary.ACTIVATED, seat, index, rule=ability.rule)
    resolution = Resolution(
        seat,
        [ability.text()],
        ability.sentence,
        index,
        about=table.agenda.index(phase),
        mode=vocabulary.BY_ABILITY,
        target=phase.target,
    )
    resolution.dice = table.running(OffensiveRoll).dice[:]
    table.then(resolution)
