"""How what happens in Relic is shown: moves along the rings, cards turned up, tests, and battles with both sides counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.view.beats import Beat, BeatKind, Beats, Face, Side
from pionek.core.view.scene import Share
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.view.scene import RelicScene

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event

CARD, REVEAL, TOKEN, LOSS = (BeatKind(kind) for kind in ("card", "reveal", "token", "loss"))
SHOWN_LARGE = (
    vocabulary.THREAT, vocabulary.DREW, vocabulary.ACTIVATED, vocabulary.TAINTED, vocabulary.MISSION_DRAWN, vocabulary.MISSION_DONE,
    vocabulary.TOOK, vocabulary.TOOK_FROM, vocabulary.STOLE, vocabulary.TURNED_UP, vocabulary.DISCARDED, vocabulary.USED, vocabulary.PLAYED,
    vocabulary.BATTLE, vocabulary.BATTLE_JOINED, vocabulary.TROPHY, vocabulary.RESOLVED,
)  # fmt: skip
BITS_A_DIE = 3


class RelicBeats(Beats[Deeds]):
    """The beats of Relic."""

    kinds = {
        vocabulary.TURN: BeatKind("turn"),
        vocabulary.ROLLED: BeatKind("roll"),
        vocabulary.FOE_ROLLED: BeatKind("roll"),
        vocabulary.MOVED: BeatKind("move"),
        vocabulary.THREAT: REVEAL,
        vocabulary.TURNED_UP: REVEAL,
        vocabulary.MISSION_DRAWN: REVEAL,
        vocabulary.ACTIVATED: REVEAL,
        vocabulary.DREW: CARD,
        vocabulary.TAINTED: CARD,
        vocabulary.MISSION_DONE: CARD,
        vocabulary.TOOK: CARD,
        vocabulary.TOOK_FROM: CARD,
        vocabulary.STOLE: CARD,
        vocabulary.DISCARDED: CARD,
        vocabulary.USED: CARD,
        vocabulary.PLAYED: CARD,
        vocabulary.NUMBERED: CARD,
        vocabulary.TROPHY: CARD,
        vocabulary.RESOLVED: CARD,
        vocabulary.INVOKED: BeatKind("ability"),
        vocabulary.BATTLE: BeatKind("battle"),
        vocabulary.BATTLE_JOINED: BeatKind("battle"),
        vocabulary.BATTLE_AT: BeatKind("battle"),
        vocabulary.BATTLE_SHEET: BeatKind("battle"),
        vocabulary.SCORES: BeatKind("battle"),
        vocabulary.OUTCOME: BeatKind("battle"),
        vocabulary.GAINED: BeatKind("gain"),
        vocabulary.LOST: LOSS,
        vocabulary.PREVENTED: BeatKind("prevented"),
        vocabulary.VANQUISHED: LOSS,
        vocabulary.CHARGED: TOKEN,
        vocabulary.CHARGE_USED: TOKEN,
        vocabulary.MISSION_PROGRESS: TOKEN,
        vocabulary.MISSION_TOKEN: TOKEN,
        vocabulary.TOKEN: TOKEN,
        vocabulary.SPACE_TEXT: BeatKind("ability"),
    }

    def fill(self, beat: Beat, game: Game, table: Deeds, event: Event, seat: int, lang: str) -> None:
        moment = event.moment
        if moment in (vocabulary.ROLLED, vocabulary.FOE_ROLLED):
            beat.dice = [Face(event.other >> (BITS_A_DIE * at) & 7) for at in range(event.amount)]
        elif moment == vocabulary.MOVED:
            beat.thing = f"figure:{event.who}"
            beat.end = f"space:{table.content.id_of('space', event.subject)}"
        elif moment in (vocabulary.GAINED, vocabulary.LOST) and event.shown:
            self.number(beat, event, seat)
        elif moment == vocabulary.SCORES:
            beat.sides = self.sides(game, table, event, seat, lang)
        elif moment in SHOWN_LARGE and any(each.startswith("card:") for each in beat.things):
            builder = RelicScene(game, table, seat, lang)
            beat.card = builder.card(event.subject, "", mine=False)

    def number(self, beat: Beat, event: Event, seat: int) -> None:
        """A dial, Life or influence goes from here to there."""
        beat.after = event.shown[0]
        beat.before = beat.after - (event.amount if event.moment == vocabulary.GAINED else -event.amount)
        if event.other < vocabulary.LIFE:
            beat.counter = f"attribute:{event.other}" if event.who == max(seat, 0) else f"dial:{event.who}:{event.other}"
        else:
            beat.counter = f"{vocabulary.resource.names[event.other]}:{event.who}"

    def sides(self, game: Game, table: Deeds, event: Event, seat: int, lang: str) -> list[Side]:
        """Both scores with what they are made of, from what the table looked like then."""
        builder = RelicScene(game, table, seat, lang)
        form, dial, attribute, number, rolled, foe_rolled, *rest = event.shown
        lists = []
        for _ in range(6):
            count = rest.pop(0)
            lists.append(rest[:count])
            rest = rest[count:]
        sources, bonuses, dice, foe_sources, foe_bonuses, foe_dice = lists
        word = vocabulary.ATTRIBUTES[form]
        own = Side(game.names.seat_then(table, event.naming, event.who, lang), event.amount, f"seat:{event.who}", event.who)
        own.shares = [Share("base", dial, builder.text(f"attribute-{word}"), "RE-BATTLE-12"), *builder.bonuses(sources, bonuses, "RE-BATTLE-03")]
        own.dice = [Face(each) for each in dice]
        own.shares += added(builder, rolled - sum(dice))
        enemies = [table.content.name_of("card", card, lang) for card in rest]
        named = ", ".join(enemies) or builder.text(f"attribute-{vocabulary.ATTRIBUTES[attribute]}")
        foe = Side(named, event.other, f"card:{table.content.id_of('card', rest[0])}" if rest else "")
        foe.shares = [Share("base", number, builder.text("thing-value-share"), "RE-MULTI-03"), *builder.bonuses(foe_sources, foe_bonuses, "RE-BATTLE-10")]
        foe.dice = [Face(each) for each in foe_dice]
        foe.shares += added(builder, foe_rolled - sum(foe_dice))
        return [own, foe]


def added(builder: RelicScene, amount: int) -> list[Share]:
    """What was added to a roll beyond its dice."""
    return [Share("add", amount, builder.text("thing-roll-share"), "RE-DICE-08")] if amount else []
