"""How what happens in the Ice Garden is shown: markers and units that go somewhere, actions, fights, Domination and its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.view.beats import Beat, BeatKind, Beats, Face
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.state import State

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event

MOVE, PHASE, GAIN, LOSS, TOKEN, REVEAL, ABILITY = (
    BeatKind(kind) for kind in ("move", "phase", "gain", "loss", "token", "reveal", "ability")
)
FROM_TO = (vocabulary.MOVED, vocabulary.SANCTUARY_MOVED, vocabulary.NATIONS_MOVED, vocabulary.VUKO_DRIVEN, vocabulary.LEFT)
"""The subject is the region that is left, the other one where it goes."""
ARRIVES = (vocabulary.MUSTERED, vocabulary.STAYED)
PLACED = (vocabulary.PLACED, vocabulary.RETURNED, vocabulary.WITHDRAWN, vocabulary.CULLED, vocabulary.TOWER_RAISED)


class IceGardenBeats(Beats[State]):
    """The beats of the Ice Garden."""

    kinds = {
        vocabulary.ROUND: BeatKind("turn"),
        vocabulary.TURN_ORDER: PHASE,
        vocabulary.LAST_ROUND: PHASE,
        vocabulary.RED_SHIP: PHASE,
        vocabulary.TILE_SHOWN: REVEAL,
        vocabulary.TILE_ACTIVE: REVEAL,
        vocabulary.SANCTUARY_SHOWN: REVEAL,
        vocabulary.ADVANCED: MOVE,
        vocabulary.PLANNED: TOKEN,
        vocabulary.TOKEN_LAID: TOKEN,
        vocabulary.LIFTED: ABILITY,
        vocabulary.TOOK: GAIN,
        vocabulary.EXCHANGED: GAIN,
        vocabulary.PAID: LOSS,
        **dict.fromkeys(FROM_TO, MOVE),
        **dict.fromkeys(ARRIVES, MOVE),
        **dict.fromkeys(PLACED, TOKEN),
        vocabulary.MARCHED: MOVE,
        vocabulary.SHIFTED: TOKEN,
        vocabulary.BOUGHT: TOKEN,
        vocabulary.REPLACED: TOKEN,
        vocabulary.SUMMONED: ABILITY,
        vocabulary.SPIED: ABILITY,
        vocabulary.REPUTATION: BeatKind("move"),
        vocabulary.SNOW: BeatKind("phase"),
        vocabulary.STRUCK: BeatKind("damage"),
        vocabulary.DEFEATED: LOSS,
        vocabulary.KILLED: LOSS,
        vocabulary.VUKO_KILLS: LOSS,
        vocabulary.ROUTED: LOSS,
        vocabulary.HEALED: BeatKind("heal"),
        vocabulary.VUKO_MOVED: MOVE,
        vocabulary.VUKO_VISITS: MOVE,
        vocabulary.VUKO_OFF: MOVE,
        vocabulary.DOMINATES: BeatKind("battle"),
        vocabulary.NOBODY_DOMINATES: BeatKind("battle"),
        vocabulary.POINTS: BeatKind("gain", "points", 1),
        vocabulary.REGION_POINTS: BeatKind("gain", "points", 1),
        vocabulary.VIPER_POINTS: BeatKind("gain", "points", 1),
        vocabulary.CLOSED: PHASE,
        vocabulary.ROLLED: BeatKind("roll"),
        vocabulary.GOAL: BeatKind("win"),
    }

    def fill(self, beat: Beat, game: Game, table: State, event: Event, seat: int, lang: str) -> None:
        moment = event.moment
        if moment == vocabulary.ROLLED:
            beat.dice = [Face(event.amount)]
        elif moment in FROM_TO:
            beat.start, beat.end = region(table, event.subject), region(table, event.other)
        elif moment == vocabulary.MARCHED:
            beat.start, beat.end = region(table, event.amount), region(table, event.other)
        elif moment in ARRIVES:
            beat.end = region(table, event.other)
        elif moment in (vocabulary.VUKO_MOVED, vocabulary.VUKO_VISITS):
            beat.thing, beat.end = "vuko", region(table, event.subject)


def region(table: State, index: int) -> str:
    return f"region:{table.content.id_of('region', index)}" if index >= 0 else ""
