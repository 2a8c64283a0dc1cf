"""How what happens in DreamBlade is shown: figures that come, go and fight, attack dice, damage against its thresholds, turns won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.view.beats import STAGE, TOLD, Beat, BeatKind, Beats, Side
from pionek.core.view.scene import Counter, Face, Share, Token
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.procedures.attack_dice import FACES

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event

MOVE, ROLL, LOSS, ABILITY = (BeatKind(kind) for kind in ("move", "roll", "loss", "ability"))
FALL = BeatKind("loss", weight="news")
GOES = (
    vocabulary.WALKED, vocabulary.ADVANCED, vocabulary.SKIRMISHED, vocabulary.EXPELLED, vocabulary.PUSHED, vocabulary.PULLED,
    vocabulary.CALLED_IN, vocabulary.TELEPORTED, vocabulary.SWAPPED,
)  # fmt: skip
"""A creature goes from the cell that the amount names to the other one."""
COMES = (vocabulary.SPAWNED, vocabulary.DISRUPTED)
LEAVES = (vocabulary.DESTROYED, vocabulary.SACRIFICED, vocabulary.BANISHED, vocabulary.PURGED, vocabulary.REMOVED)
ROLLS = (vocabulary.ATTACKED, vocabulary.REROLLED, vocabulary.DEATHBLOW, vocabulary.SPECIAL_ROLLED)
SENTENCES = (vocabulary.SKIPPED, vocabulary.TIED, vocabulary.ONE_AGAIN, vocabulary.NO_DEATHBLOW, vocabulary.IDLE, vocabulary.WAILED)
ABILITIES = (vocabulary.USED, vocabulary.BLADED, vocabulary.MORE_DAMAGE, vocabulary.FEROCIOUS, vocabulary.LASTING, vocabulary.CHEATED_DEATH)
BITS_A_FACE = 6


class DreamBladeBeats(Beats[State]):
    """The beats of DreamBlade."""

    kinds = {
        vocabulary.TURN: BeatKind("turn"),
        vocabulary.FIRST: STAGE,
        vocabulary.SHIFTED: STAGE,
        vocabulary.STRUCK: STAGE,
        vocabulary.INITIATIVE: ROLL,
        **dict.fromkeys(ROLLS, ROLL),
        **dict.fromkeys(GOES, MOVE),
        **dict.fromkeys(COMES, MOVE),
        vocabulary.RAISED: MOVE,
        **dict.fromkeys(LEAVES, FALL),
        **dict.fromkeys(ABILITIES, ABILITY),
        vocabulary.COMBAT: BeatKind("battle"),
        vocabulary.ATTACKERS: BeatKind("battle"),
        vocabulary.LAST_ATTACKERS: BeatKind("battle"),
        vocabulary.SPECIAL: BeatKind("incoming"),
        vocabulary.HURT: BeatKind("damage"),
        vocabulary.PROTECTED: BeatKind("prevented"),
        vocabulary.CLAIMED: BeatKind("gain", weight="news"),
        vocabulary.CONQUERED: BeatKind("gain", weight="news"),
        vocabulary.GAINED_POINTS: BeatKind("gain"),
        vocabulary.POINTS: BeatKind("gain"),
        vocabulary.POINTS_LOST: LOSS,
        vocabulary.DAMAGE_GONE: BeatKind("heal", weight="routine"),
        **dict.fromkeys(SENTENCES, TOLD),
        vocabulary.TURN_WON: BeatKind("win"),
        vocabulary.TURN_DRAWN: BeatKind("win"),
    }

    def fill(self, beat: Beat, game: Game, table: State, event: Event, seat: int, lang: str) -> None:
        moment = event.moment
        if moment in ROLLS:
            beat.dice = faces(game, event.other, lang)
            beat.total = sum(die.value for die in beat.dice)
        elif moment == vocabulary.INITIATIVE:
            beat.dice = [Face(event.amount)]
        elif moment in GOES or moment in COMES:
            beat.thing = f"piece:{event.subject}"
            beat.end = f"cell:{table.content.id_of('cell', event.other)}"
            if moment in GOES and event.amount >= 0:
                beat.start = f"cell:{table.content.id_of('cell', event.amount)}"
        elif moment in LEAVES:
            beat.thing = f"piece:{event.subject}"
        elif moment == vocabulary.HURT and event.shown:
            beat.counter = f"damage:{event.subject}"
            beat.after = event.shown[0]
            beat.before = beat.after - event.amount
            beat.figures = [figure(game, table, event.subject, list(event.shown[1:]), lang)]
        elif moment == vocabulary.COMBAT:
            beat.sides = sides(game, table, event, lang)
        elif moment in (vocabulary.TURN_WON, vocabulary.TURN_DRAWN) and event.shown:
            beat.sides = [Side(game.names.seat_name(table, each, lang), event.shown[each], f"seat:{each}", each) for each in range(2)]


def sides(game: Game, table: State, event: Event, lang: str) -> list[Side]:
    """Who faces whom in a cell, the one who strikes first; the score is the power that they have together."""
    found = [Side(game.names.seat_name(table, seat, lang), 0, f"seat:{seat}", seat) for seat in (event.who, 1 - event.who)]
    numbers = list(event.shown)
    for at in range(0, len(numbers), 4):
        piece, power, *rest = numbers[at : at + 4]
        side = found[0] if vocabulary.SEAT_OF[piece] == event.who else found[1]
        side.score += power
        side.figures.append(figure(game, table, piece, [power, *rest], lang))
    for side in found:
        side.shares = [Share("base", side.score, game.book.text(lang, "thing-power"))]
    return found


def figure(game: Game, table: State, piece: int, numbers: list[int], lang: str) -> Token:
    """A creature with its numbers of then."""
    shows = table.figures[piece]
    token = Token(id=f"piece:{piece}", name=table.content.name_of("figure", shows, lang), owner=vocabulary.SEAT_OF[piece])
    token.shows = f"figure:{table.content.id_of('figure', shows)}"
    for word, number in zip(("power", "defense", "life"), numbers, strict=True):
        token.numbers.append(Counter(id=f"{word}:{piece}", name=game.book.text(lang, f"thing-{word}"), kind=word, value=number))
    return token


def faces(game: Game, packed: int, lang: str) -> list[Face]:
    """Attack dice, sorted: numbers, misses, blades."""
    found = []
    for at, face in enumerate(FACES):
        number = face if face in (1, 2, 3) else 0
        found += [Face(number, game.book.text(lang, f"face-{face}"), f"face-{face}")] * (packed >> (BITS_A_FACE * at) & 63)
    return found
