"""The verbs of dials, tokens and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from pionek.core.language.amounts import Amount
from pionek.core.language.effects import Effect, Resolution
from pionek.core.language.fields import field
from pionek.core.language.kinds import AMOUNT, Word
from pionek.core.state.decision import Decision, Option
from pionek.games.relic import vocabulary
from pionek.games.relic.language.selectors import actor
from pionek.games.relic.model.deeds import Sector
from pionek.games.relic.procedures.engagement import Engagement
from pionek.games.relic.procedures.movement import Movement
from pionek.games.relic.procedures.turn import Turn

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.state.table import Table

from pionek.games.relic.language.base import ATTRIBUTE_OPTIONS, meant, so_much

GAINABLE = ("strength", "willpower", "cunning", "attribute", "lowest", "highest", "life", "influence", "level", "mission")
LOSABLE = ("strength", "willpower", "cunning", "attribute", "lowest", "highest", "life", "influence")


class Gain(Effect):
    """Attributes, life, influence, levels or completed missions."""

    word = "gain"
    gain: Amount = field(AMOUNT)
    of: str = field(Word(*GAINABLE))
    asks = True
    en = "gain { so-much }"
    pl = "zyskaj { so-much }"
    example = "{gain: 2, of: influence}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return so_much(describer, self.gain, self.of)

    def possible(self, table: Table, resolution: Resolution) -> bool:
        sector = cast(Sector, table)
        player = sector.players[actor(resolution)]
        if self.of == "life":
            return player.life < vocabulary.MOST
        if self.of in vocabulary.RESOURCES[vocabulary.INFLUENCE :]:
            return True
        return min([player.dials[each] for each in meant(sector, actor(resolution), self.of)]) < vocabulary.MOST

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        sector = cast(Sector, table)
        seat = actor(resolution)
        if self.of in ("life", "influence"):
            resource = vocabulary.RESOURCES.index(self.of)
            rule = "RE-LIFE-02" if self.of == "life" else "RE-INFL-02"
            sector.change(seat, resource, self.gain.of(sector, resolution), rule)
        elif self.of == "level":
            sector.gain_levels(seat, self.gain.of(sector, resolution))
        elif self.of == "mission":
            for _ in range(self.gain.of(sector, resolution)):
                sector.complete_free(seat, "RE-MISSION-06")
        else:
            return Decision(seat, [ATTRIBUTE_OPTIONS[each] for each in meant(sector, seat, self.of)], partial=True)
        return None

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        sector = cast(Sector, table)
        sector.change(actor(resolution), option.subject, self.gain.of(sector, resolution), "RE-ATTR-02")


class Lose(Effect):
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

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        sector = cast(Sector, table)
        seat = actor(resolution)
        if self.of == "life":
            sector.lose_life(seat, self.lose.of(sector, resolution), "RE-LIFE-03")
        elif self.of == "influence":
            sector.change(seat, vocabulary.INFLUENCE, -self.lose.of(sector, resolution), "RE-INFL-03")
        else:
            return Decision(seat, [ATTRIBUTE_OPTIONS[each] for each in meant(sector, seat, self.of)], partial=True)
        return None

    def took(self, table: Table, resolution: Resolution, option: Option) -> None:
        sector = cast(Sector, table)
        sector.change(actor(resolution), option.subject, -self.lose.of(sector, resolution), "RE-ATTR-04")


class Restore(Effect):
    """Life goes up to the starting value of the sheet."""

    __slots__ = ()

    word = "restore-life"
    en = "restore your Life to its starting value"
    pl = "przywróć życie do wartości początkowej"
    example = "[restore-life, {gain: 1, of: life}]"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        sector = cast(Sector, table)
        player = sector.players[actor(resolution)]
        sector.change(actor(resolution), vocabulary.LIFE, max(0, sector.sheet(player).life - player.life), "RE-LIFE-03")
        return None


class Token(Effect):
    """A character token is put on the scenario sheet, or on one of its trials."""

    word = "token"
    token: str = field(Word("sheet", *vocabulary.ATTRIBUTES))
    en = "place your token on { $token -> [sheet] the scenario sheet [strength] the trial of Strength [willpower] the trial of Willpower *[cunning] the trial of Cunning }"
    pl = "połóż swój żeton na { $token -> [sheet] arkuszu scenariusza [strength] próbie siły [willpower] próbie woli *[cunning] próbie sprytu }"
    example = "{token: sheet}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        sector = cast(Sector, table)
        place = ("sheet", *vocabulary.ATTRIBUTES).index(self.token)
        player = sector.players[actor(resolution)]
        player.tokens = [player.tokens[at] + (at == place) for at in range(len(player.tokens))]
        sector.happened(vocabulary.TOKEN, actor(resolution), amount=sum(player.tokens), rule="RE-COMP-09")
        sector.unsettled |= vocabulary.CHECK_VICTORY
        return None


class Eliminate(Effect):
    """The player leaves the game and has lost."""

    __slots__ = ()

    word = "eliminate"
    en = "you are eliminated"
    pl = "wypadasz z gry"
    example = "{if: held, do: eliminate}"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        cast(Sector, table).eliminate(actor(resolution), "RE-ELIM-01")
        return None


class EndPhase(Effect):
    """A phase, or the whole turn, is over at once."""

    word = "end"
    end: str = field(Word("movement", "engagement", "turn"))
    en = "end { $end -> [movement] your Movement phase [engagement] the Engagement phase *[turn] your turn }"
    pl = "zakończ { $end -> [movement] swoją fazę ruchu [engagement] fazę działania *[turn] swoją turę }"
    example = "{end: engagement}"

    def possible(self, table: Table, resolution: Resolution) -> bool:
        """By itself it is no reason to use anything."""
        return False

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        sector = cast(Sector, table)
        if self.end == "movement":
            place = sector.place_of(Movement)
            if place != vocabulary.NOTHING:
                sector.leave(place + 1)
                sector.agenda[place].end()
        elif self.end == "engagement":
            place = sector.place_of(Engagement)
            if place != vocabulary.NOTHING:
                sector.leave(place + 1)
                sector.agenda[place].back_to("last")
        elif sector.active == actor(resolution):
            end_turn(sector)
        return None


def end_turn(table: Sector) -> None:
    """The turn of the active player is over, without anything that was still to come."""
    place = table.place_of(Turn)
    if place != vocabulary.NOTHING:
        table.leave(place)


class LoseTurn(Effect):
    """RE-LOSET-01, -03: the next turn is lost, and one's own turn in progress is over."""

    __slots__ = ()

    word = "lose-turn"
    en = "lose a turn"
    pl = "strać turę"
    example = "lose-turn"

    def run(self, table: Table, resolution: Resolution) -> Decision | None:
        sector = cast(Sector, table)
        seat = actor(resolution)
        sector.lie_down(seat, "RE-LOSET-01")
        if sector.active == seat:
            end_turn(sector)
        return None


VERBS: tuple[type[Effect], ...] = (Gain, Lose, Restore, Token, Eliminate, EndPhase, LoseTurn)
