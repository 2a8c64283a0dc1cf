"""How what happens in Dice Throne is shown: rolls with their symbols, cards and abilities, damage on its way and dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.language.amounts import SumOfRoll
from pionek.core.language.forms import walk
from pionek.core.state.events import dice_in
from pionek.core.view.beats import STAGE, TOLD, Beat, BeatKind, Beats
from pionek.core.view.scene import Face
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.state import State
from pionek.games.dicethrone.view.scene import DiceThroneScene

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event

INCOMING, PREVENTED, CARD, ABILITY = (BeatKind(kind) for kind in ("incoming", "prevented", "card", "ability"))
TOKEN, TOKEN_COMES, TOKEN_GOES = (BeatKind("token", sign=sign, weight="news") for sign in (0, 1, -1))
CP_MORE, CP_LESS = BeatKind("gain", "cp", 1), BeatKind("loss", "cp", -1)

ROLLS = (vocabulary.ROLLED, vocabulary.REROLLED, vocabulary.DIE_SET)
SHOWN_CARDS = (vocabulary.PLAYED, vocabulary.UPGRADED, vocabulary.SOLD, vocabulary.DISCARDED, vocabulary.DREW)
TOKENS_LOST = (vocabulary.REMOVED, vocabulary.SPENT, vocabulary.SPENT_FOR)
ABILITIES = (vocabulary.ANNOUNCED, vocabulary.ACTIVATED, vocabulary.DEFENDED, vocabulary.USED, vocabulary.FAILED)
SENTENCES = (
    vocabulary.NOT_DEFENDED, vocabulary.ANNOUNCED_NONE, vocabulary.ATTEMPT_GAINED, vocabulary.UNDEFENDABLE, vocabulary.TARGETED,
    vocabulary.SAVED, vocabulary.WARDED, vocabulary.NOT_PLACED,
)  # fmt: skip
NOBODY = -1
"""What is printed is the same for everybody."""


class DiceThroneBeats(Beats[State]):
    """The beats of Dice Throne."""

    kinds = {
        vocabulary.TURN: BeatKind("turn"),
        vocabulary.UPKEEP: BeatKind("phase"),
        vocabulary.EXTRA_PHASE: STAGE,
        **dict.fromkeys(ROLLS, BeatKind("roll")),
        **dict.fromkeys(ABILITIES, ABILITY),
        vocabulary.PLAYED: CARD,
        vocabulary.UPGRADED: CARD,
        vocabulary.SOLD: CARD,
        vocabulary.DISCARDED: CARD,
        vocabulary.DREW: BeatKind("card", weight="routine"),
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
        **dict.fromkeys((vocabulary.GAINED, vocabulary.INFLICTED), TOKEN_COMES),
        **dict.fromkeys(TOKENS_LOST, TOKEN_GOES),
        **dict.fromkeys((vocabulary.LIMIT_RAISED, vocabulary.GREW), TOKEN),
        **dict.fromkeys(SENTENCES, TOLD),
        vocabulary.SKIPPED_INCOME: BeatKind("loss", weight="news"),
        vocabulary.SKIPPED_OFFENSE: BeatKind("loss", weight="news"),
        vocabulary.STOLEN: BeatKind("loss", weight="news"),
        vocabulary.DEFEATED: BeatKind("win"),
    }

    def fill(self, beat: Beat, game: Game, table: State, event: Event, seat: int, lang: str) -> None:
        if event.moment == vocabulary.ADDED:
            beat.who, beat.whom = (event.other, event.who) if event.other >= 0 else (event.who, None)
            beat.amount = event.amount if event.other >= 0 else None
        elif event.moment == vocabulary.PLAYED:
            beat.cause = None  # it may answer to what goes on, and does not come of it
        elif event.moment in ROLLS:
            owner = event.other if event.moment == vocabulary.DIE_SET else event.who
            beat.dice = faces(table, owner, dice_of(event), lang)
            beat.altered = event.moment != vocabulary.ROLLED
            if beat.cause is not None and adds_up(table, beat.cause.kind, beat.cause.id):
                beat.total = sum(die.value for die in beat.dice)
        elif event.moment in ABILITIES and event.subject >= 0:
            builder = DiceThroneScene(game, table, NOBODY, lang)
            beat.card = builder.plain("ability", event.subject, builder.ability)
            beat.amount = None
        if event.moment in SHOWN_CARDS and f"card:{table.content.id_of('card', event.subject)}" in beat.things:
            builder = DiceThroneScene(game, table, NOBODY, lang)
            beat.card = builder.plain("card", event.subject, builder.face)


def adds_up(table: State, kind: str, name: str) -> bool:
    """Whether the text behind a roll counts the sum of its dice, and not what they show."""
    definition = table.content.entries[kind][table.content.ids[kind][name]]
    return any(isinstance(form, SumOfRoll) for top in definition.forms() for form in walk(top))


def dice_of(event: Event) -> list[int]:
    """The dice that lie there after a roll, or after one of them was set."""
    if event.moment == vocabulary.DIE_SET:
        return dice_in(event.subject)
    return dice_in(event.other, event.amount if event.moment == vocabulary.ROLLED else 0)


def faces(table: State, owner: int, dice: list[int], lang: str) -> list[Face]:
    """Dice, each with the symbol that its owner's die shows."""
    found = []
    for number in dice:
        if number:
            face = table.die_of(owner)[number - 1]
            found.append(Face(number, table.content.name_of("face", face, lang), table.content.id_of("face", face)))
    return found
