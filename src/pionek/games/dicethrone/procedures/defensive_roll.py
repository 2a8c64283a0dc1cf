"""The Defensive Roll Phase: the defender answers an attack (rulebook chapter "Defensive Roll Phase")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pionek.core.rules.resolving import Resolution
from pionek.core.rules.windows import open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.refusals import refuse_defending
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.phases import RollPhaseFrame
from pionek.games.dicethrone.procedures.dice import REROLLS, DiceFrame
from pionek.games.dicethrone.vocabulary import AbilityNo

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content

STAND: Final = Option(vocabulary.STAND)


class DefensiveRoll(DiceFrame):
    """Steps 1 to 5 of the phase; damage, prevention and healing wait for step 6, which the roll phase below carries out."""

    attacker: int
    ability: AbilityNo = later(-1)
    undefended: bool = later(False)
    """Whether nobody can defend, so that the window after step 1 is the last chance as well."""

    gets_attempts = vocabulary.DEFENSE_DICE
    steps = (
        ("other_effects", "DT-DEFENSE-02"),
        ("modifiers", "DT-WINDOW-13"),
        ("choose_ability", "DT-DEFENSE-03"),
        ("roll", "DT-DEFENSE-05"),
        ("alter", "DT-WINDOW-14"),
        ("roll_again", "DT-DEFENSE-05"),
        ("results", "DT-DEFENSE-06"),
        ("last_chance", "DT-WINDOW-15"),
    )

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Before rules version 5 the last chance always had a window of its own."""
        packed.setdefault("undefended", False)

    def cause(self, table: Deeds) -> str:
        return f"ability:{table.content.id_of('ability', self.ability)}" if self.ability >= 0 else ""

    def other_effects(self, table: Deeds) -> None:
        if table.running(RollPhaseFrame).run_due(table, "other_effects"):
            self.back_to("other_effects")
        else:
            self.undefended = refuse_defending(table, self.who) is not None

    def modifiers(self, table: Deeds) -> Decision | None:
        """Where nobody can defend, nothing comes between this window and the last one: they are one (DT-DEFENSE-10, ruling R-77)."""
        return open_window(table, table.active, vocabulary.ROLL_PHASE, "DT-WINDOW-15" if self.undefended else "DT-WINDOW-13")

    def choose_ability(self, table: Deeds) -> Decision | None:
        """The target of the attack may choose a defensive ability, one of several, against defendable damage.

        (DT-ABILITY-09, DT-DEFENSE-03, -04, DT-DEFAB-02); an ultimate is not (DT-ULT-07). Where the window before was the
        last one already, nothing follows (DT-DEFENSE-10).
        """
        if refuse_defending(table, self.who) is not None:
            if self.undefended:
                self.end()
            return None
        player = table.players[self.who]
        board = [table.content.board[index] for index in table.content.defensive[player.hero]]
        defences = table.content.defences
        options = [defences[ability.index] for ability in board if player.levels[ability.place] == ability.level]
        return Decision(self.who, [*options, STAND]) if options else None

    def took_choose_ability(self, table: Deeds, option: Option) -> None:
        if option.verb == vocabulary.DEFEND:
            self.ability = option.subject
            table.happened(vocabulary.DEFENDED, self.who, self.ability, rule="DT-DEFAB-04")
        else:
            table.happened(vocabulary.NOT_DEFENDED, self.who, rule="DT-DEFENSE-03")

    def roll(self, table: Deeds) -> None:
        """Without a defensive ability, steps 2 to 4 are skipped (DT-DEFENSE-10)."""
        if self.ability == -1:
            self.back_to("last_chance")
            return
        self.attempts -= 1
        dice = table.content.board[self.ability].dice
        self.throw(table, (1 << dice) - 1, "DT-DEFENSE-05")

    def alter(self, table: Deeds) -> Decision | None:
        return open_window(table, table.active, vocabulary.ROLL_PHASE, "DT-WINDOW-14")

    def roll_again(self, table: Deeds) -> Decision | None:
        """The defender may roll again only with an attempt that a card has given (DT-DEFAB-05)."""
        if self.attempts <= 0:
            return None
        return Decision(self.who, REROLLS[: 1 << len(self.dice)])

    def took_roll_again(self, table: Deeds, option: Option) -> None:
        self.attempts -= 1
        if option.amount:
            self.back_to("alter")
            self.throw(table, option.amount, "DT-DEFENSE-05")

    def results(self, table: Deeds) -> None:
        self.settled = True
        definition = table.content.board[self.ability]
        resolution = Resolution(
            self.who, [definition.text()], definition.sentence, self.ability, mode=vocabulary.BY_DEFENSE, target=self.attacker
        )
        resolution.dice = self.dice[:]
        table.then(resolution)

    def last_chance(self, table: Deeds) -> Decision | None:
        self.settled = True
        return open_window(table, table.active, vocabulary.ROLL_PHASE, "DT-WINDOW-15")
