"""The hints of DreamBlade for bots."""

from __future__ import annotations

from pionek.core.hints import Hints
from pionek.core.state.decision import Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.hints.advice import advise, is_creature, planned_move
from pionek.games.dreamblade.hints.evaluation import evaluate, parts
from pionek.games.dreamblade.model.deeds import Deeds
from pionek.games.dreamblade.procedures.action_phase import Shift
from pionek.games.dreamblade.procedures.damage import Assignment
from pionek.games.dreamblade.procedures.spawn_phase import SpawnPhase


class DreamBladeHints(Hints[Deeds]):
    """Ties evaluation and advice together."""

    iterations = 40

    def evaluate(self, table: Deeds, seat: int) -> float:
        return evaluate(table, seat)

    def parts(self, table: Deeds, seat: int) -> dict[str, float]:
        return parts(table, seat)

    def advise(self, table: Deeds, seat: int) -> Option | None:
        return advise(table, seat)

    def obvious_move(self, table: Deeds, seat: int) -> Option | None:
        """A shift follows its plan, which reckons with the reply; and who takes what is left of the damage rarely matters."""
        frame = table.agenda[-1]
        if isinstance(frame, Shift):
            return planned_move(table, frame)
        return advise(table, seat) if isinstance(frame, Assignment) and frame.step_name() == "rest" else None

    def worth_trying(self, table: Deeds, seat: int, options: list[Option]) -> list[Option]:
        """Only some of many targets or cells; and spawn points are not given away while a creature can be spawned."""
        if isinstance(table.agenda[-1], SpawnPhase) and any(is_creature(table, option) for option in options):
            options = [option for option in options if option.verb != vocabulary.DONE]
        return options if len(options) <= 12 else [*options[:11], options[-1]]

    def only_waits(self, table: Deeds, seat: int, option: Option) -> bool:
        """To be done is worth what the table is worth as it stands."""
        return option.verb == vocabulary.DONE

    def length(self, table: Deeds) -> int:
        return table.turn

    def search_kind(self, table: Deeds) -> str:
        """So many dice fall between two answers that a tree would learn nothing."""
        return "race"
