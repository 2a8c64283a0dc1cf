"""How what happens in Etherfields is shown: scripts, tiles out of the fog, payments, Luck dice, Entities, Distress and Hours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.view.beats import STAGE, TOLD, Beat, BeatKind, Beats
from pionek.core.view.scene import Face
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.view.names import face_name
from pionek.games.etherfields.view.scene import EtherfieldsScene

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event

CARD, MOVE, ROLL, GAIN, LOSS, TOKEN, REVEAL, ABILITY, PHASE = (
    BeatKind(kind) for kind in ("card", "move", "roll", "gain", "loss", "token", "reveal", "ability", "phase")
)
HANDLED = (vocabulary.DREW, vocabulary.DISCARDED, vocabulary.PAID, vocabulary.FLIPPED, vocabulary.UNFLIPPED)
"""Cards that go where cards go all the time."""
CARDS = (vocabulary.FLAW_DRAWN, vocabulary.PLAYED, vocabulary.CARD_ACTS, vocabulary.PLACED, vocabulary.CARD_GAINED, vocabulary.BOUGHT)
"""Cards worth being shown large."""
DICE = (vocabulary.ROLLED, vocabulary.SHIFTED, vocabulary.MOVEMENT_ROLLED)
NOBODY = -1
"""What is printed is the same for everybody."""
GAINS = (vocabulary.GAINED, vocabulary.ITEM_GAINED, vocabulary.TEAM_GAINED, vocabulary.MASK_GAINED, vocabulary.MASK_ON, vocabulary.LOOT, vocabulary.MEMORY)
LOSSES = (vocabulary.LOST, vocabulary.NOTE_GONE, vocabulary.MASK_LOST, vocabulary.SIGN_SPENT, vocabulary.PAID_ITEM, vocabulary.ITEM_PUT)
TOKENS = (
    vocabulary.MORPHED, vocabulary.UNMORPHED, vocabulary.STATE, vocabulary.STATE_OVER, vocabulary.PUT, vocabulary.LAMP, vocabulary.COUNTED,
    vocabulary.SEALED, vocabulary.UNSEALED, vocabulary.PROGRESSED,
)  # fmt: skip
SENTENCES = (
    vocabulary.FAILED, vocabulary.NAMED, vocabulary.BLOCKED, vocabulary.SAVED, vocabulary.TOOK_OVER, vocabulary.SEALED_FEWER, vocabulary.IGNORED,
    vocabulary.SKIPPED, vocabulary.DISARMED, vocabulary.CARRIED, vocabulary.BET, vocabulary.TURN_ADDED, vocabulary.CHANGED_DREAMER, vocabulary.RETURNED,
    vocabulary.MASK_ACTS, vocabulary.SPOT_ACTS, vocabulary.WISDOM_ACTS,
)  # fmt: skip
GOES = (vocabulary.MOVED, vocabulary.PUSHED)
ARRIVES = (vocabulary.RELOCATED, vocabulary.STARTED)


class EtherfieldsBeats(Beats[Deeds]):
    """The beats of Etherfields."""

    kinds = {
        vocabulary.TURN: BeatKind("turn"),
        vocabulary.STEP: PHASE,
        vocabulary.SLUMBER: PHASE,
        vocabulary.SEASON: STAGE,
        vocabulary.HOURS: PHASE,
        vocabulary.ENTERED_DREAM: STAGE,
        vocabulary.ENDED_SLUMBER: STAGE,
        vocabulary.SCRIPT: BeatKind("script"),
        vocabulary.REVEALED: REVEAL,
        vocabulary.FATE: REVEAL,
        vocabulary.TERRAIN: REVEAL,
        **dict.fromkeys(DICE, ROLL),
        vocabulary.BOOSTED: TOLD,
        vocabulary.REROLLED: BeatKind("roll", weight="routine"),
        **dict.fromkeys((*CARDS, vocabulary.FATE_ACTS), CARD),
        **dict.fromkeys(HANDLED, BeatKind("card", weight="routine")),
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
        vocabulary.DIED: BeatKind("loss", weight="news"),
        **dict.fromkeys(SENTENCES, TOLD),
        vocabulary.TERRAIN_GONE: REVEAL,
        vocabulary.WALL: REVEAL,
        vocabulary.OPENED: REVEAL,
        vocabulary.AWAKENED: BeatKind("win"),
        vocabulary.WON: BeatKind("win"),
        vocabulary.FAILED_DREAM: BeatKind("win"),
    }

    def fill(self, beat: Beat, game: Game, table: Deeds, event: Event, seat: int, lang: str) -> None:
        moment = event.moment
        if moment in GOES or moment in ARRIVES:
            beat.end = f"space:{event.subject}"
            if event.who >= 0 and event.other in (-1, event.who):
                beat.thing = f"dreamer:{event.who}"
            elif event.other >= vocabulary.COMPANIONS_AT:
                beat.thing = f"companion:{event.other - vocabulary.COMPANIONS_AT}"
            elif event.shown:
                beat.thing = f"figure:{event.shown[0]}"
        elif moment in DICE:
            result = 0 if moment == vocabulary.MOVEMENT_ROLLED else max(0, vocabulary.LUCK[event.other - 1])
            beat.dice = [Face(result, face_name(game.book, event.other, lang))]
        elif moment in CARDS:
            beat.card = EtherfieldsScene(game, table, NOBODY, lang).printed_card("card", event.subject)
        elif moment in (vocabulary.FATE, vocabulary.FATE_ACTS):
            beat.card = EtherfieldsScene(game, table, NOBODY, lang).printed_card("fate", event.subject)
        elif moment == vocabulary.SCRIPT:
            beat.page = EtherfieldsScene(game, table, NOBODY, lang).printed("script", event.subject)
        elif moment in (vocabulary.TERRAIN, vocabulary.SPAWNED):
            beat.end = f"space:{event.other}"
        elif moment == vocabulary.TRAVELLED:
            beat.thing = "team-figure"
            beat.end = f"location:{table.content.id_of('location', event.subject)}"
