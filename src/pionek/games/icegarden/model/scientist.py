"""One player's card, figures and markers."""

from __future__ import annotations

from pionek.core.state.fields import later
from pionek.core.state.piece import Piece
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.vocabulary import EMPTY, NOWHERE, AbilityNo, CharacterNo


class Scientist(Piece):
    """One player's card, figures and markers.

    `tokens` are population, gold, and M-factor on levels 0 to 3. By region, `markers` are the influence markers in play,
    `withdrawn` those that Vuko withdrew, and `sealed` those in a region that the player closed; `viper` counts those in
    Viper's Throat. `figures` are the regions of the six figures, level 1 first; `down` are the defeated ones as bits.
    `bought` are the upgrades in the slots of the three unit types, two places each, and `power` counts what each type has
    of each ability, printed, bought and on Spy fields. `doubles` are the stages with a move of two helmets, as bits.
    """

    character: CharacterNo
    tokens: list[int] = later([0] * vocabulary.TOKEN_KINDS)
    supply: int = later(vocabulary.MARKERS)
    markers: list[int] = later([0] * vocabulary.REGIONS)
    withdrawn: list[int] = later([0] * vocabulary.REGIONS)
    sealed: list[int] = later([0] * vocabulary.REGIONS)
    viper: int = later(0)
    figures: list[int] = later([NOWHERE] * vocabulary.FIGURES)
    damage: list[int] = later([0] * vocabulary.FIGURES)
    down: int = later(0)
    bought: list[AbilityNo] = later([EMPTY] * vocabulary.FIGURES)
    spies: list[AbilityNo] = later([EMPTY, EMPTY])
    power: list[int] = later([0] * (3 * vocabulary.ABILITIES))
    helmet: int = later(0)
    doubles: int = later(0)
    to_place: int = later(0)
    points: int = later(0)
    vuko: int = later(0)
    nightmares: int = later(0)

    def is_in(self, region: int) -> bool:
        """Whether the player has a marker in play or a unit in the region (IG-INF-02)."""
        return self.markers[region] > 0 or region in self.figures

    def on_board(self) -> int:
        """The markers in open regions, those that Vuko withdrew included (IG-NEXT-01, gaps R-42, IG-NEXT-03)."""
        return sum(self.markers) + sum(self.withdrawn)

    def reserve(self, place: int) -> list[int]:
        """The figures of a type that wait beside the board (IG-SUMMON-04, -05)."""
        return [figure for figure in vocabulary.FIGURES_OF[place] if self.figures[figure] == NOWHERE]

    def figure_in(self, place: int, region: int) -> int:
        """A figure of this type in the region; -1 if there is none."""
        for figure in vocabulary.FIGURES_OF[place]:
            if self.figures[figure] == region:
                return figure
        return -1

    def power_of(self, place: int, ability: AbilityNo) -> int:
        """How often a unit type has an ability."""
        return self.power[place * vocabulary.ABILITIES + ability]
