"""How what happens in the Ice Garden is shown: markers and units that go somewhere, actions, fights, Domination and its points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.view.beats import STAGE, TOLD, Beat, BeatKind, Beats, Side
from pionek.core.view.scene import Face
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.state import State

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event

MOVE, PHASE, TOKEN, REVEAL, ABILITY = (BeatKind(kind) for kind in ("move", "phase", "token", "reveal", "ability"))
BROUGHT, SEEN = BeatKind("gain", weight="news"), BeatKind("token", weight="news")
FROM_TO = (vocabulary.MOVED, vocabulary.SANCTUARY_MOVED, vocabulary.NATIONS_MOVED, vocabulary.VUKO_DRIVEN, vocabulary.LEFT)
"""The subject is the region that is left, the other one where it goes."""
ARRIVES = (vocabulary.MUSTERED, vocabulary.STAYED)
TAKEN = (vocabulary.RAZED, vocabulary.RECRUITED, vocabulary.PLUNDERED, vocabulary.WON_OVER, vocabulary.ABSORBED, vocabulary.SEALED)
TIES = (vocabulary.TIE_NEARBY, vocabulary.TIE_REPUTATION, vocabulary.TIE_VIPER)
SENTENCES = (
    vocabulary.NOTHING_TO_DO, vocabulary.DECLINED, vocabulary.TAKEN_OFF, vocabulary.VUKO_STAYED, vocabulary.VUKO_LOST, vocabulary.VUKO_TOKEN,
    vocabulary.NIGHTMARE_LAID, vocabulary.TO_SUPPLY, vocabulary.NATIONS_GONE, vocabulary.ROLL_AGAIN, vocabulary.NO_SUCH_TOKEN, vocabulary.CAUGHT_UP,
)  # fmt: skip
FALLS = (vocabulary.STRUCK, vocabulary.DEFEATED, vocabulary.KILLED, vocabulary.VUKO_KILLS, vocabulary.HEALED)
REGIONS = (vocabulary.REGION_POINTS, vocabulary.CLOSED, vocabulary.ROUTED, vocabulary.TILE_SHOWN, vocabulary.SANCTUARY_SHOWN)
PLACED = (vocabulary.PLACED, vocabulary.RETURNED, vocabulary.WITHDRAWN, vocabulary.CULLED, vocabulary.TOWER_RAISED)


class IceGardenBeats(Beats[State]):
    """The beats of the Ice Garden."""

    kinds = {
        vocabulary.ROUND: BeatKind("turn"),
        vocabulary.TURN_ORDER: PHASE,
        vocabulary.LAST_ROUND: STAGE,
        vocabulary.RED_SHIP: STAGE,
        vocabulary.TILE_SHOWN: REVEAL,
        vocabulary.TILE_ACTIVE: REVEAL,
        vocabulary.SANCTUARY_SHOWN: REVEAL,
        vocabulary.ADVANCED: MOVE,
        vocabulary.PLANNED: TOKEN,
        vocabulary.TOKEN_LAID: TOKEN,
        vocabulary.LIFTED: ABILITY,
        vocabulary.TOOK: BROUGHT,
        vocabulary.EXCHANGED: BROUGHT,
        vocabulary.PAID: BeatKind("loss", weight="routine"),
        **dict.fromkeys(FROM_TO, MOVE),
        **dict.fromkeys(ARRIVES, MOVE),
        **dict.fromkeys(PLACED, SEEN),
        vocabulary.MARCHED: MOVE,
        vocabulary.SHIFTED: BeatKind("token", weight="routine"),
        vocabulary.BOUGHT: SEEN,
        vocabulary.REPLACED: SEEN,
        vocabulary.SUMMONED: ABILITY,
        vocabulary.SPIED: ABILITY,
        vocabulary.REPUTATION: SEEN,
        vocabulary.SNOW: SEEN,
        vocabulary.SNOW_RISES: STAGE,
        vocabulary.STRUCK: BeatKind("damage"),
        **dict.fromkeys((vocabulary.DEFEATED, vocabulary.KILLED, vocabulary.VUKO_KILLS, vocabulary.ROUTED), BeatKind("loss", weight="news")),
        vocabulary.HEALED: BeatKind("heal"),
        vocabulary.VUKO_MOVED: MOVE,
        vocabulary.VUKO_VISITS: MOVE,
        vocabulary.VUKO_OFF: MOVE,
        vocabulary.DOMINATES: BeatKind("battle"),
        vocabulary.NOBODY_DOMINATES: BeatKind("battle"),
        **dict.fromkeys(TAKEN, BeatKind("loss", weight="news")),
        **dict.fromkeys((*TIES, *SENTENCES), TOLD),
        **dict.fromkeys((vocabulary.POINTS, vocabulary.REGION_POINTS, vocabulary.VIPER_POINTS), BeatKind("gain", "points", 1, weight="news")),
        vocabulary.CLOSED: STAGE,
        vocabulary.ROLLED: BeatKind("roll"),
        vocabulary.GOAL: BeatKind("win"),
    }

    def fill(self, beat: Beat, game: Game, table: State, event: Event, seat: int, lang: str) -> None:
        moment = event.moment
        if moment == vocabulary.ROLLED:
            beat.dice = [Face(event.amount)]
            beat.total = event.amount
        elif moment in (vocabulary.DOMINATES, vocabulary.NOBODY_DOMINATES) and event.shown:
            beat.end = region(table, event.subject)
            beat.sides = sides(game, table, event, lang)
        elif moment in FROM_TO:
            beat.start, beat.end = region(table, event.subject), region(table, event.other)
        elif moment == vocabulary.MARCHED:
            beat.start, beat.end = region(table, event.amount), region(table, event.other)
        elif moment in ARRIVES or moment in FALLS:
            beat.end = region(table, event.other)
        elif moment in PLACED or moment in REGIONS:
            beat.end = region(table, event.subject)
        elif moment in (vocabulary.VUKO_MOVED, vocabulary.VUKO_VISITS):
            beat.thing, beat.end = "vuko", region(table, event.subject)


def sides(game: Game, table: State, event: Event, lang: str) -> list[Side]:
    """Everybody's influence in a region, the dominating player first, and that of the nations."""
    nations, *influences = event.shown
    order = sorted(range(len(influences)), key=lambda seat: (seat != event.who, -influences[seat], seat))
    found = [Side(game.names.seat_name(table, seat, lang), influences[seat], f"seat:{seat}", seat) for seat in order if influences[seat]]
    if nations:
        found.append(Side(game.book.text(lang, "thing-nations"), nations))
    return found


def region(table: State, index: int) -> str:
    return f"region:{table.content.id_of('region', index)}" if index >= 0 else ""
