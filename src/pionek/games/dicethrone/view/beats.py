"""How what happens in Dice Throne is shown: rolls with their symbols, cards and abilities, damage on its way and dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.view.beats import Beat, BeatKind, Beats, Face
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.state import State
from pionek.games.dicethrone.view.scene import DiceThroneScene

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event

INCOMING, PREVENTED, TOKEN, CARD, ABILITY = (BeatKind(kind) for kind in ("incoming", "prevented", "token", "card", "ability"))
CP_MORE, CP_LESS = BeatKind("gain", "cp", 1), BeatKind("loss", "cp", -1)

ROLLS = (vocabulary.ROLLED, vocabulary.REROLLED)
SHOWN_CARDS = (vocabulary.PLAYED, vocabulary.UPGRADED, vocabulary.SOLD, vocabulary.DISCARDED, vocabulary.DREW)
TOKENS = (vocabulary.GAINED, vocabulary.INFLICTED, vocabulary.REMOVED, vocabulary.SPENT, vocabulary.SPENT_FOR, vocabulary.LIMIT_RAISED)
BITS_A_DIE = 3


class DiceThroneBeats(Beats[State]):
    """The beats of Dice Throne."""

    kinds = {
        vocabulary.TURN: BeatKind("turn"),
        vocabulary.UPKEEP: BeatKind("phase"),
        vocabulary.EXTRA_PHASE: BeatKind("phase"),
        vocabulary.ROLLED: BeatKind("roll"),
        vocabulary.REROLLED: BeatKind("roll"),
        vocabulary.ANNOUNCED: ABILITY,
        vocabulary.ACTIVATED: ABILITY,
        vocabulary.DEFENDED: ABILITY,
        vocabulary.USED: ABILITY,
        vocabulary.FAILED: ABILITY,
        vocabulary.PLAYED: CARD,
        vocabulary.UPGRADED: CARD,
        vocabulary.SOLD: CARD,
        vocabulary.DISCARDED: CARD,
        vocabulary.DREW: CARD,
        vocabulary.INCOMING: INCOMING,
        vocabulary.INCOMING_FROM: INCOMING,
        vocabulary.ADDED: INCOMING,
        vocabulary.ADDED_BY: INCOMING,
        vocabulary.FELL_BACK: INCOMING,
        vocabulary.PREVENTED: PREVENTED,
        vocabulary.HALVED: PREVENTED,
        vocabulary.AVOIDED: PREVENTED,
        vocabulary.REFLECTED: PREVENTED,
        vocabulary.UNHURT: PREVENTED,
        vocabulary.HURT: BeatKind("damage", "health", -1),
        vocabulary.HEALED: BeatKind("heal", "health", 1),
        vocabulary.CP_GAINED: CP_MORE,
        vocabulary.CP_LOST: CP_LESS,
        vocabulary.CP_PAID: CP_LESS,
        **dict.fromkeys(TOKENS, TOKEN),
    }

    def fill(self, beat: Beat, game: Game, table: State, event: Event, seat: int, lang: str) -> None:
        if event.moment in ROLLS:
            beat.dice = faces(table, event.who, event.other, event.amount if event.moment == vocabulary.ROLLED else 0, lang)
        elif event.moment in SHOWN_CARDS and f"card:{table.content.id_of('card', event.subject)}" in beat.things:
            builder = DiceThroneScene(game, table, seat, lang)
            beat.card = builder.plain("card", event.subject, builder.face)


def faces(table: State, owner: int, packed: int, count: int, lang: str) -> list[Face]:
    """The dice of an event, each with the symbol that its owner's die shows."""
    die = table.content.heroes[table.players[owner].hero].die
    size = count or max(1, -(-packed.bit_length() // BITS_A_DIE))
    found = []
    for at in range(size):
        number = packed >> (BITS_A_DIE * at) & 7
        if number:
            face = die[number - 1]
            found.append(Face(number, table.content.name_of("face", face, lang), table.content.id_of("face", face)))
    return found
