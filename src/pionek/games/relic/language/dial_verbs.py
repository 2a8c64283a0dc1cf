"""The verbs of dials, tokens and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Amount, Number
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.relic import vocabulary
from pionek.games.relic.language.base import ATTRIBUTE_OPTIONS, RelicEffect, actor, attributes_meant, so_much
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.engagement import Engagement
from pionek.games.relic.procedures.levels import Levels
from pionek.games.relic.procedures.life_and_corruption import lose_life
from pionek.games.relic.procedures.movement import Movement
from pionek.games.relic.procedures.turn import Turn

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.text.phrasebook import Part

GAINABLE = ("strength", "willpower", "cunning", "attribute", "lowest", "highest", "life", "influence", "level", "mission")
LOSABLE = ("strength", "willpower", "cunning", "attribute", "lowest", "highest", "life", "influence")


class Gain(RelicEffect):
    """Attributes, life, influence, levels or completed missions. It is always possible: a gain beyond 12 is ignored, not forbidden."""

    word = "gain"
    gain: Amount = field(AMOUNT)
    of: str = field(Word(*GAINABLE))
    asks = True
    en = "gain { so-much }"
    pl = "zyskaj { so-much }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {"together": ("gain { $gains }", "zyskaj { $gains }")}
    example = "{gain: 2, of: influence}"

    def breath(self) -> str:
        return "gain" if isinstance(self.gain, Number) else ""

    def say_together(self, describer: Describer, forms: list[Any]) -> tuple[Part, ...]:
        gains = [describer.parts("so-much", each.args(describer)) for each in forms]
        return describer.parts("effect-gain-together", {"gains": describer.listed(gains)})

    def args(self, describer: Describer) -> dict[str, Any]:
        return so_much(describer, self.gain, self.of)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = actor(resolution)
        if self.of in ("life", "influence"):
            resource = vocabulary.resource.names.index(self.of)
            rule = "RE-LIFE-02" if self.of == "life" else "RE-INFL-02"
            table.change(seat, resource, self.gain.of(table, resolution), rule)
        elif self.of == "level":
            table.then(Levels(seat, self.gain.of(table, resolution)))
        elif self.of == "mission":
            for _ in range(self.gain.of(table, resolution)):
                table.complete_free(seat, "RE-MISSION-06")
        else:
            return Decision(seat, [ATTRIBUTE_OPTIONS[each] for each in attributes_meant(table, seat, self.of)], partial=True)
        return None

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.change(actor(resolution), option.subject, self.gain.of(table, resolution), "RE-ATTR-02")


class Lose(RelicEffect):
    """Attributes, life or influence."""

    word = "lose"
    lose: Amount = field(AMOUNT)
    of: str = field(Word(*LOSABLE))
    asks = True
    en = "lose { so-much }"
    pl = "strać { so-much }"
    example = "{lose: 1, of: life}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return so_much(describer, self.lose, self.of)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        seat = actor(resolution)
        if self.of == "life":
            lose_life(table, seat, self.lose.of(table, resolution), "RE-LIFE-03")
        elif self.of == "influence":
            table.change(seat, vocabulary.INFLUENCE, -self.lose.of(table, resolution), "RE-INFL-03")
        else:
            return Decision(seat, [ATTRIBUTE_OPTIONS[each] for each in attributes_meant(table, seat, self.of)], partial=True)
        return None

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.change(actor(resolution), option.subject, -self.lose.of(table, resolution), "RE-ATTR-04")


class Restore(RelicEffect):
    """Life goes up to the starting value of the sheet."""

    word = "restore-life"
    en = "restore your Life to its starting value"
    pl = "przywróć życie do wartości początkowej"
    example = "[restore-life, {gain: 1, of: life}]"

    def run(self, table: Deeds, resolution: Resolution) -> None:
        player = table.players[actor(resolution)]
        table.change(actor(resolution), vocabulary.LIFE, max(0, table.sheet(player).life - player.life), "RE-LIFE-03")


class Token(RelicEffect):
    """A character token is put on the scenario sheet, or on one of its trials."""

    word = "token"
    token: str = field(Word("sheet", *vocabulary.ATTRIBUTES))
    en = "place your token on { $token -> [sheet] the scenario sheet [strength] the trial of Strength [willpower] the trial of Willpower *[cunning] the trial of Cunning }"
    pl = "połóż swój żeton na { $token -> [sheet] arkuszu scenariusza [strength] próbie siły [willpower] próbie woli *[cunning] próbie sprytu }"
    example = "{token: sheet}"

    def run(self, table: Deeds, resolution: Resolution) -> None:
        place = ("sheet", *vocabulary.ATTRIBUTES).index(self.token)
        player = table.players[actor(resolution)]
        player.tokens = [player.tokens[at] + (at == place) for at in range(len(player.tokens))]
        table.happened(vocabulary.TOKEN, actor(resolution), amount=sum(player.tokens), rule="RE-COMP-09")
        table.unsettled |= vocabulary.CHECK_VICTORY


class Eliminate(RelicEffect):
    """The player leaves the game and has lost."""

    word = "eliminate"
    en = "you are eliminated"
    pl = "zostajesz wyeliminowany z gry"
    example = "{if: held, do: eliminate}"

    def run(self, table: Deeds, resolution: Resolution) -> None:
        table.eliminate(actor(resolution), "RE-ELIM-01")


class EndPhase(RelicEffect):
    """A phase, or the whole turn, is over at once."""

    word = "end"
    end: str = field(Word("movement", "engagement", "turn"))
    en = "end { $end -> [movement] your Movement phase [engagement] the Engagement phase *[turn] your turn }"
    pl = "zakończ { $end -> [movement] swoją fazę ruchu [engagement] fazę działania *[turn] swoją turę }"
    example = "{end: engagement}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        """Alone it is not a reason to use anything."""
        return False

    def run(self, table: Deeds, resolution: Resolution) -> None:
        if self.end == "movement":
            place = table.place_of(Movement)
            if place != vocabulary.NOTHING:
                table.leave(place + 1)
                table.agenda[place].end()
        elif self.end == "engagement":
            place = table.place_of(Engagement)
            if place != vocabulary.NOTHING:
                table.leave(place + 1)
                table.agenda[place].back_to("last")
        elif table.active == actor(resolution):
            end_turn(table)


def end_turn(table: Deeds) -> None:
    """End the turn of the active player at once."""
    place = table.place_of(Turn)
    if place != vocabulary.NOTHING:
        table.leave(place)


class LoseTurn(RelicEffect):
    """RE-LOSET-01, -03: the next turn is lost, and one's own turn in progress is over."""

    word = "lose-turn"
    en = "lose a turn"
    pl = "strać turę"
    example = "lose-turn"

    def run(self, table: Deeds, resolution: Resolution) -> None:
        seat = actor(resolution)
        table.lie_down(seat, "RE-LOSET-01")
        if table.active == seat:
            end_turn(table)


DIAL_VERBS: tuple[type[Effect], ...] = (Gain, Lose, Restore, Token, Eliminate, EndPhase, LoseTurn)
