"""How what happens in Etherfields is shown: scripts, tiles out of the fog, payments, Luck dice, Entities, Distress and Hours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.view.beats import Beat, BeatKind, Beats
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event

CARD, MOVE, ROLL, GAIN, LOSS, TOKEN, REVEAL, ABILITY, PHASE = (
    BeatKind(kind) for kind in ("card", "move", "roll", "gain", "loss", "token", "reveal", "ability", "phase")
)
CARDS = (
    vocabulary.DREW, vocabulary.FLAW_DRAWN, vocabulary.DISCARDED, vocabulary.PAID, vocabulary.PLAYED, vocabulary.PLACED, vocabulary.CARD_GAINED,
    vocabulary.FLIPPED, vocabulary.UNFLIPPED, vocabulary.BOUGHT,
)  # fmt: skip
GAINS = (vocabulary.GAINED, vocabulary.ITEM_GAINED, vocabulary.TEAM_GAINED, vocabulary.MASK_GAINED, vocabulary.MASK_ON, vocabulary.LOOT, vocabulary.MEMORY)
LOSSES = (vocabulary.LOST, vocabulary.NOTE_GONE, vocabulary.MASK_LOST, vocabulary.SIGN_SPENT, vocabulary.PAID_ITEM, vocabulary.ITEM_PUT)
TOKENS = (
    vocabulary.MORPHED, vocabulary.UNMORPHED, vocabulary.STATE, vocabulary.STATE_OVER, vocabulary.PUT, vocabulary.LAMP, vocabulary.COUNTED,
    vocabulary.SEALED, vocabulary.UNSEALED, vocabulary.PROGRESSED,
)  # fmt: skip
GOES = (vocabulary.MOVED, vocabulary.PUSHED)
ARRIVES = (vocabulary.RELOCATED, vocabulary.STARTED)


class EtherfieldsBeats(Beats[Deeds]):
    """The beats of Etherfields."""

    kinds = {
        vocabulary.TURN: BeatKind("turn"),
        vocabulary.STEP: PHASE,
        vocabulary.SLUMBER: PHASE,
        vocabulary.SEASON: PHASE,
        vocabulary.HOURS: PHASE,
        vocabulary.ENTERED_DREAM: PHASE,
        vocabulary.ENDED_SLUMBER: PHASE,
        vocabulary.SCRIPT: BeatKind("script"),
        vocabulary.REVEALED: REVEAL,
        vocabulary.FATE: REVEAL,
        vocabulary.TERRAIN: REVEAL,
        vocabulary.ROLLED: ROLL,
        vocabulary.BOOSTED: ROLL,
        vocabulary.REROLLED: ROLL,
        **dict.fromkeys(CARDS, CARD),
        **dict.fromkeys(GAINS, GAIN),
        **dict.fromkeys(LOSSES, LOSS),
        **dict.fromkeys(TOKENS, TOKEN),
        **dict.fromkeys(GOES, MOVE),
        **dict.fromkeys(ARRIVES, MOVE),
        vocabulary.TRAVELLED: MOVE,
        vocabulary.SPAWNED: MOVE,
        vocabulary.REMOVED: LOSS,
        vocabulary.ACTED: ABILITY,
        vocabulary.USED: ABILITY,
        vocabulary.SUFFERED: BeatKind("damage", "distress", 1),
        vocabulary.CURED: BeatKind("heal", "distress", -1),
        vocabulary.PREVENTED: BeatKind("prevented"),
        vocabulary.TRAPPED: BeatKind("incoming"),
        vocabulary.DIED: LOSS,
        vocabulary.AWAKENED: BeatKind("win"),
        vocabulary.WON: BeatKind("win"),
        vocabulary.FAILED_DREAM: BeatKind("win"),
    }

    def fill(self, beat: Beat, game: Game, table: Deeds, event: Event, seat: int, lang: str) -> None:
        moment = event.moment
        if moment in GOES or moment in ARRIVES:
            beat.end = f"space:{event.subject}"
            if event.who >= 0 and event.other < 0:
                beat.thing = f"dreamer:{event.who}"
        elif moment == vocabulary.SPAWNED:
            beat.end = f"space:{event.other}"
        elif moment == vocabulary.TRAVELLED:
            beat.thing = "team"
            beat.end = f"location:{table.content.id_of('location', event.subject)}"
