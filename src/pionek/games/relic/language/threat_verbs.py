"""The verbs of Threat cards on the board: exploring, evading, claiming, removing, shifting, looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import FLAG, IntKind, Word
from pionek.core.rules.in_force import banned
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.language.base import TRAIT_OR_ANY, RelicEffect, actor
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.definitions import Card
from pionek.games.relic.model.rings import spaces_round
from pionek.games.relic.procedures.engagement import Encounter, Engagement
from pionek.games.relic.procedures.exploration import Exploration
from pionek.games.relic.procedures.threat_decks import Peeking

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer

ENOUGH = Option(vocabulary.DONE)
DECK_OPTIONS = [Option(vocabulary.DECK, colour) for colour in range(3)]
BOUND = IntKind(0, 20)


class OfEnemies(RelicEffect):
    """A verb about enemies with a trait, or of a value within bounds."""

    trait: str = field(TRAIT_OR_ANY, default="")
    least: int = field(BOUND, default=0)
    most: int = field(BOUND, default=0)

    def fits(self, card: Card) -> bool:
        if card.type != "enemy" or (self.trait and self.trait not in card.traits):
            return False
        return self.least <= card.value and (not self.most or card.value <= self.most)

    def among(self, table: Deeds, spaces: Sequence[int]) -> list[int]:
        """The enemies meant that lie on these spaces."""
        return [card for space in spaces for card in table.laid[space] if self.fits(table.content.cards[card])]

    def args(self, describer: Describer) -> dict[str, Any]:
        bounds = "most" if self.most else "least" if self.least else "any"
        return {"trait": f"trait-{self.trait or 'any'}", "bounds": bounds, "n": self.most or self.least}


class Evade(OfEnemies):
    """Enemies on one's space are ignored this turn."""

    word = "evade"
    asks = True
    en = "evade any { enemies-meant } on your space"
    pl = "uniknij dowolnych { enemies-meant } na swoim polu"
    example = "{evade: null, most: 4}"

    def offers(self, table: Deeds, seat: int) -> list[Option]:
        """Enemies on this space that are still to be fought (RE-EVADE-01, -02)."""
        if banned(table, vocabulary.EVADE, seat) is not None:
            return []
        frame = table.running(Engagement)
        cards = table.content.cards
        fitting = [card for card in frame.to_fight(table) if self.fits(cards[card]) and not cards[card].cannot_be_evaded]
        return each_once(table.content.evasions, fitting)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.offers(table, actor(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        options = self.offers(table, actor(resolution))
        if resolution.amount:
            options.append(ENOUGH)
        return Decision(actor(resolution), options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """Evade one enemy, and ask about the next one (RE-EVADE-04)."""
        if option.verb == vocabulary.DONE:
            return
        frame = table.running(Engagement)
        frame.evaded.append(option.subject)
        resolution.amount = len(frame.evaded)
        table.happened(vocabulary.EVADED, actor(resolution), option.subject, rule="RE-EVADE-03")
        if self.offers(table, actor(resolution)):
            resolution.todo.append(self)


class Claim(OfEnemies):
    """An enemy is taken as a trophy without a battle; its reward is not gained."""

    word = "claim"
    within: str = field(Word("here", "tier"), kw_only=True)
    """Comes first, for packs write it behind the word; so the fields of the base class are declared again."""
    trait: str = field(TRAIT_OR_ANY, default="")
    least: int = field(BOUND, default=0)
    most: int = field(BOUND, default=0)
    asks = True
    en = "take one { enemy-meant } { $within -> [here] on your space *[tier] in your tier } as a trophy"
    pl = "weź jako trofeum jednego { enemy-meant } { $within -> [here] na swoim polu *[tier] w swoim sektorze }"
    example = "{claim: here, most: 4}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {**super().args(describer), "within": self.within}

    def offers(self, table: Deeds, seat: int) -> list[Option]:
        return each_once(table.content.takes, self.among(table, self.spaces(table, seat)))

    def spaces(self, table: Deeds, seat: int) -> Sequence[int]:
        own = table.players[seat].space
        return (own,) if self.within == "here" else spaces_round(own)

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return bool(self.offers(table, actor(resolution)))

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Ask for the enemy, then, where equal ones lie on several spaces, from which of them (RE-CLAR-07)."""
        seat = actor(resolution)
        if resolution.chosen == vocabulary.NOTHING:
            return Decision(seat, self.offers(table, seat), partial=True)
        spaces = where(table, resolution.chosen, self.spaces(table, seat))
        return Decision(seat, [table.content.goings[space] for space in spaces], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        card = resolution.chosen
        if card == vocabulary.NOTHING:
            resolution.chosen = option.subject
            resolution.todo.append(self)
            return
        resolution.chosen = vocabulary.NOTHING
        table.take_off(card, option.subject)
        table.win_trophy(actor(resolution), card, "RE-EXP-02")


def where(table: Deeds, card: CardNo, spaces: Sequence[int]) -> list[int]:
    """Those of these spaces on which such a card lies."""
    return [space for space in spaces if card in table.laid[space]]


class Remove(OfEnemies):
    """All enemies on one chosen space of the tier are discarded."""

    word = "remove"
    asks = True
    en = "discard all { enemies-meant } from one space of your tier"
    pl = "odrzuć wszystkich { enemies-meant } z jednego pola swojego sektora"
    example = "remove"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        near = spaces_round(table.players[actor(resolution)].space)
        return Decision(actor(resolution), [table.content.goings[space] for space in near if self.among(table, (space,))], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        for card in self.among(table, (option.subject,)):
            table.take_off(card, option.subject)
            table.discard(card, "RE-DISC-03", actor(resolution))


class Shift(OfEnemies):
    """An enemy of the tier is moved to another space of that tier that is no corner."""

    word = "shift"
    asks = True
    en = "move one { enemy-meant } in your tier to another space of that tier that is not a corner"
    pl = "przenieś jednego { enemy-meant } w swoim sektorze na inne pole tego sektora, które nie jest narożne"
    example = "shift"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Ask for the enemy, for its space where equal ones lie on several (RE-CLAR-07), and for the space it goes to.

        The resolution keeps the enemy in `chosen`, and its space in `amount`, counted from 1.
        """
        seat = actor(resolution)
        spaces = spaces_round(table.players[seat].space)
        if resolution.chosen == vocabulary.NOTHING:
            return Decision(seat, each_once(table.content.takes, self.among(table, spaces)), partial=True)
        if not resolution.amount:
            return Decision(seat, [table.content.goings[each] for each in where(table, resolution.chosen, spaces)], partial=True)
        here = resolution.amount - 1
        options = [table.content.goings[each] for each in spaces if each != here and table.content.spaces[each].area]
        return Decision(seat, options, partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        card = resolution.chosen
        if card == vocabulary.NOTHING:
            resolution.chosen = option.subject
            resolution.amount = 0
            resolution.todo.append(self)
        elif not resolution.amount:
            resolution.amount = option.subject + 1
            resolution.todo.append(self)
        else:
            table.take_off(card, resolution.amount - 1)
            resolution.chosen = vocabulary.NOTHING
            resolution.amount = 0
            table.lay(card, option.subject, actor(resolution), "RE-EXPL-07")


class Explore(RelicEffect):
    """Threat cards are put on the player's space; in the inner tier nothing happens."""

    word = "explore"
    explore: str = field(Word(*vocabulary.COLOURS, "same"))
    count: int = field(IntKind(1, 9), default=1)
    resolve: bool = field(FLAG, default=False)
    en = "put { threat-cards } on your space{ and-resolve }"
    pl = "połóż { threat-cards } na swoim polu{ and-resolve }"
    example = "{explore: red, count: 1}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"n": self.count, "colour": f"threat-{self.explore}", "resolve": int(self.resolve)}

    def run(self, table: Deeds, resolution: Resolution) -> None:
        """Draw the cards onto the space, and resolve them where the text says so (RE-INNER-06, RE-SPACE-05, RE-EXPL-07)."""
        space = table.players[actor(resolution)].space
        if not 0 <= space < vocabulary.INNER:
            return
        colour = resolution.amount if self.explore == "same" else vocabulary.COLOURS.index(self.explore)
        for _ in range(self.count):
            table.draw_threat(colour, space, actor(resolution), "RE-EXPL-07")
        frame = table.nearest(Engagement)
        if self.resolve and frame is not None:
            frame.back_to("events")


class CancelDrawn(RelicEffect):
    """The Threat card just turned up is discarded without effect."""

    word = "cancel-drawn"
    is_price = True
    en = "discard the Threat card just drawn"
    pl = "odrzuć właśnie dobraną kartę Zagrożenia"
    example = "[cancel-drawn, {explore: same}]"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        return table.running(Exploration).drawn != vocabulary.NOTHING

    def run(self, table: Deeds, resolution: Resolution) -> None:
        """Discard the card and remember its colour (RE-EXPL-06, RE-DISC-03)."""
        frame = table.running(Exploration)
        table.take_off(frame.drawn, table.players[frame.who].space)
        table.discard(frame.drawn, "RE-DISC-03", frame.who)
        resolution.amount = table.content.cards[frame.drawn].deck_number - vocabulary.THREAT_DECK
        frame.drawn = vocabulary.NOTHING


class Leave(RelicEffect):
    """This encounter is discarded after it has been resolved (RE-ENG-08)."""

    word = "leave"
    en = "then discard this card"
    pl = "na koniec odrzuć tę kartę"
    example = "[{gain: 1, of: strength}, leave]"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        """Alone it is not a reason to choose anything."""
        return False

    def run(self, table: Deeds, resolution: Resolution) -> None:
        table.running(Encounter).leaves = True


class Peek(RelicEffect):
    """The top cards of a Threat deck are looked at, and put under it or back in any order."""

    word = "peek"
    peek: int = field(IntKind(1, 5))
    under: bool = field(FLAG, default=False)
    asks = True
    en = "look at the top { threat-top } of a Threat deck and put { $peek -> [one] it back *[other] them back in any order }"
    pl = "obejrzyj { threat-top } dowolnej talii Zagrożenia i odłóż { $peek -> [one] ją z powrotem *[many] je w wybranej kolejności }"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "under": (
            "look at the top { threat-top } of a Threat deck; you may put { $peek -> [one] it *[other] them } under the deck",
            "obejrzyj { threat-top } dowolnej talii Zagrożenia; możesz odłożyć { $peek -> [one] ją *[many] je } na spód talii",
        )
    }
    example = "{peek: 2}"

    def variant(self) -> str:
        return "under" if self.under else ""

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        return Decision(actor(resolution), list(DECK_OPTIONS), partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.then(Peeking(actor(resolution), vocabulary.THREAT_DECK + option.subject, self.peek, self.under))


THREAT_VERBS: tuple[type[Effect], ...] = (Evade, Claim, Remove, Shift, Explore, CancelDrawn, Leave, Peek)
