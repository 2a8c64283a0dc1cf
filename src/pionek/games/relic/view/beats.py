"""How what happens in Relic is shown: moves along the rings, cards turned up, tests, and battles with both sides counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.state.events import dice_in
from pionek.core.view.beats import TOLD, Beat, BeatKind, Beats, Side
from pionek.core.view.scene import Face, Share
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.view.scene import RelicScene

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.state.events import Event

CARD, REVEAL, TOKEN, BATTLE = (BeatKind(kind) for kind in ("card", "reveal", "token", "battle"))
LOSS = BeatKind("loss", weight="news")
SHOWN_LARGE = (
    vocabulary.THREAT, vocabulary.DREW, vocabulary.ACTIVATED, vocabulary.TAINTED, vocabulary.MISSION_DRAWN, vocabulary.MISSION_DONE,
    vocabulary.TOOK, vocabulary.TOOK_FROM, vocabulary.STOLE, vocabulary.TURNED_UP, vocabulary.DISCARDED, vocabulary.MISSION_SPENT, vocabulary.USED, vocabulary.PLAYED,
    vocabulary.BATTLE, vocabulary.BATTLE_JOINED, vocabulary.TROPHY, vocabulary.RESOLVED, vocabulary.CARD_ACTS, vocabulary.ERRAND, vocabulary.NUMBERED,
)  # fmt: skip
NOBODY = -1
"""What is printed is the same for everybody."""
BATTLES = (vocabulary.BATTLE, vocabulary.BATTLE_AT, vocabulary.BATTLE_SHEET, vocabulary.SCORES)


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
        vocabulary.MISSION_SPENT: CARD,
        vocabulary.USED: CARD,
        vocabulary.PLAYED: CARD,
        vocabulary.NUMBERED: CARD,
        vocabulary.TROPHY: CARD,
        vocabulary.RESOLVED: CARD,
        vocabulary.INVOKED: BeatKind("ability"),
        vocabulary.ABILITY_ACTS: BeatKind("ability"),
        vocabulary.SCENARIO_ACTS: BeatKind("ability"),
        vocabulary.CARD_ACTS: CARD,
        vocabulary.ERRAND: CARD,
        vocabulary.BATTLE: BATTLE,
        vocabulary.BATTLE_JOINED: BATTLE,
        vocabulary.BATTLE_AT: BATTLE,
        vocabulary.BATTLE_SHEET: BATTLE,
        vocabulary.SCORES: BATTLE,
        vocabulary.OUTCOME: BATTLE,
        vocabulary.GAINED: BeatKind("gain", weight="news"),
        vocabulary.LOST: LOSS,
        vocabulary.PREVENTED: BeatKind("prevented"),
        vocabulary.VANQUISHED: LOSS,
        vocabulary.CHARGED: TOKEN,
        vocabulary.CHARGE_USED: TOKEN,
        vocabulary.MISSION_PROGRESS: TOKEN,
        vocabulary.MISSION_TOKEN: TOKEN,
        vocabulary.TOKEN: TOKEN,
        vocabulary.SPACE_TEXT: BeatKind("ability"),
        vocabulary.TEST: BATTLE,
        vocabulary.TESTED: BATTLE,
        **dict.fromkeys((vocabulary.EVADED, vocabulary.FORM, vocabulary.SPECIAL_MOVE), TOLD),
        vocabulary.LOST_TURN: LOSS,
        vocabulary.SKIPPED: LOSS,
        vocabulary.FALLEN: LOSS,
        vocabulary.ELIMINATED: LOSS,
        vocabulary.CONFRONTED: BATTLE,
        vocabulary.SCENARIO: BeatKind("script"),
    }

    def fill(self, beat: Beat, game: Game, table: Deeds, event: Event, seat: int, lang: str) -> None:
        moment = event.moment
        if moment in (vocabulary.ROLLED, vocabulary.FOE_ROLLED):
            beat.dice = [Face(each) for each in dice_in(event.other, event.amount)]
            beat.total = sum(die.value for die in beat.dice)
        elif moment == vocabulary.MOVED:
            beat.thing = f"figure:{event.who}"
            beat.end = f"space:{table.content.id_of('space', event.subject)}"
        elif moment in (vocabulary.GAINED, vocabulary.LOST) and event.shown:
            self.number(beat, event, seat)
        elif moment in BATTLES and event.shown:
            beat.sides = self.sides(game, table, event, seat, lang)
        elif moment in (vocabulary.TEST, vocabulary.TESTED) and event.shown:
            beat.sides = self.test(game, table, event, lang)
            beat.decides = moment == vocabulary.TESTED
        elif moment == vocabulary.SPACE_TEXT:
            beat.card = RelicScene(game, table, NOBODY, lang).space_card(event.subject)
        if moment in SHOWN_LARGE and any(each.startswith("card:") for each in beat.things):
            builder = RelicScene(game, table, NOBODY, lang)
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
        builder = RelicScene(game, table, NOBODY, lang)
        form, dial, attribute, number, rolled, foe_rolled, *rest = event.shown
        (sources, bonuses, dice, foe_sources, foe_bonuses, foe_dice), rest = lists_in(rest, 6)
        word = vocabulary.ATTRIBUTES[form]
        own = Side(game.names.seat_then(table, event.naming, event.who, lang), dial + sum(bonuses) + rolled, f"seat:{event.who}", event.who)
        own.shares = [Share("base", dial, builder.text(f"attribute-{word}"), "RE-BATTLE-12"), *builder.bonuses(sources, bonuses, "RE-BATTLE-03")]
        own.dice = [Face(each) for each in dice]
        own.shares += added(builder, rolled - sum(dice))
        enemies = [table.content.name_of("card", card, lang) for card in rest]
        named = ", ".join(enemies) or builder.text(f"attribute-{vocabulary.ATTRIBUTES[attribute]}")
        foe = Side(named, number + sum(foe_bonuses) + foe_rolled, f"card:{table.content.id_of('card', rest[0])}" if rest else "")
        foe.shares = [Share("base", number, builder.text("thing-value-share"), "RE-MULTI-03"), *builder.bonuses(foe_sources, foe_bonuses, "RE-BATTLE-10")]
        foe.dice = [Face(each) for each in foe_dice]
        foe.shares += added(builder, foe_rolled - sum(foe_dice))
        return [own, foe]

    def test(self, game: Game, table: Deeds, event: Event, lang: str) -> list[Side]:
        """The value reached, with what it is made of, against the target."""
        builder = RelicScene(game, table, NOBODY, lang)
        attribute, base, target, rolled, *rest = event.shown
        (sources, bonuses, dice), _rest = lists_in(rest, 3)
        own = Side(game.names.seat_then(table, event.naming, event.who, lang), base + sum(bonuses) + rolled, f"seat:{event.who}", event.who)
        name = "level" if attribute == vocabulary.OF_LEVEL else vocabulary.ATTRIBUTES[attribute]
        own.shares = [Share("base", base, builder.text(f"attribute-{name}"), "RE-TEST-02"), *builder.bonuses(sources, bonuses, "RE-BONUS-03")]
        own.dice = [Face(each) for each in dice]
        own.shares += added(builder, rolled - sum(dice))
        return [own, Side(builder.text("thing-target"), target, shares=[Share("base", target, builder.text("thing-target"), "RE-TEST-03")])]


def lists_in(numbers: list[int], count: int) -> tuple[list[list[int]], list[int]]:
    """So many lists, each after its length, and what comes after them."""
    found = []
    for _ in range(count):
        length, *numbers = numbers
        found.append(numbers[:length])
        numbers = numbers[length:]
    return found, numbers


def added(builder: RelicScene, amount: int) -> list[Share]:
    """What was added to a roll beyond its dice."""
    return [Share("add", amount, builder.text("thing-roll-share"), "RE-DICE-08")] if amount else []
