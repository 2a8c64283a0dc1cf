"""The verbs of moving: being placed elsewhere, special moves, and changes of a movement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, RefTo, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.core.vocabulary import ACCEPT, DECLINE_IT
from pionek.games.relic import vocabulary
from pionek.games.relic.language.base import Offer, RelicEffect, actor, changed_by
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.engagement import Engagement
from pionek.games.relic.procedures.movement import Movement, others_of_tier

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


class GoTo(RelicEffect):
    """The figure is placed on a space; no space in between is passed (RE-CLAR-06)."""

    word = "go-to"
    go_to: int = field(RefTo("space"))
    en = "move to { $go_to }"
    pl = "przenieś się na pole { $go_to }"
    example = "{go-to: sanctuary}"

    def possible(self, table: Deeds, resolution: Resolution) -> bool:
        space = table.players[actor(resolution)].space
        return 0 <= space < vocabulary.INNER and space != self.go_to

    def run(self, table: Deeds, resolution: Resolution) -> None:
        if self.possible(table, resolution):
            rule = "RE-TIER-02" if self.go_to >= vocabulary.MIDDLE else "RE-CLAR-06"
            table.put_figure(actor(resolution), self.go_to, rule)


class Go(Offer):
    """The figure is placed on a space of one's choice: a portal, another player's, one of an area, any of the tier."""

    word = "go"
    go: str = field(Word("portal", "player", "area", "tier"))
    en = "move to { $go -> [portal] another space with a portal [player] the space of another player in your tier [area] another space of your tier that lies in an area *[tier] another space of your tier }"
    pl = "przenieś się na { $go -> [portal] inne pole z portalem [player] pole innego gracza w swoim sektorze [area] inne pole swojego sektora leżące w obszarze *[tier] inne pole swojego sektora }"
    example = "{go: tier}"

    def spaces(self, table: Deeds, seat: int) -> list[int]:
        """The spaces to choose from; none from the inner tier (RE-INNER-03, -04)."""
        space = table.players[seat].space
        if not 0 <= space < vocabulary.INNER:
            return []
        if self.go == "portal":
            return [each for each in portals(table) if each != space]
        near = others_of_tier(table, seat)
        if self.go == "player":
            occupied = {player.space for player in table.players}
            return [each for each in near if each in occupied]
        if self.go == "area":
            return [each for each in near if table.content.spaces[each].area]
        return near

    def offers(self, table: Deeds, seat: int) -> list[Option]:
        return [table.content.goings[space] for space in self.spaces(table, seat)]

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        table.put_figure(actor(resolution), option.subject, "RE-CLAR-06")


def portals(table: Deeds) -> list[int]:
    """Spaces with a Forgotten Portal, and the Webway Portal."""
    found = [space.index for space in table.content.spaces if space.portal]
    for space in range(vocabulary.INNER):
        for card in table.laid[space]:
            if table.content.cards[card].portal:
                found.append(space)
                break
    return sorted(found)


class SpecialMove(RelicEffect):
    """In the next Movement phase the player may be placed on any space of the tier instead of rolling."""

    word = "special-move"
    en = "in your next Movement phase you may move to any other space of your tier instead of rolling"
    pl = "w swojej następnej fazie ruchu możesz zamiast rzutu przenieść się na dowolne inne pole swojego sektora"
    example = "special-move"

    def run(self, table: Deeds, resolution: Resolution) -> None:
        """Grant the move; it waits through a lost turn, but is barred in the inner tier (RE-CLAR-03, -04, RE-INNER-03)."""
        seat = actor(resolution)
        if table.tier(seat) < 2:
            table.players[seat].special = True
            table.happened(vocabulary.SPECIAL_MOVE, seat, -1, 1, -1, "RE-CLAR-03")


class Step(RelicEffect):
    """The movement value changes (RE-MOVE-07); it never falls below 1 (gaps 3)."""

    word = "step"
    step: int = field(IntKind(-6, 6))
    en = "{ raise-or-lower } your movement value by { $n }"
    pl = "{ raise-or-lower } wartość ruchu o { $n }"
    example = "{step: 1}"

    def args(self, describer: Describer) -> dict[str, Any]:
        return changed_by(self.step)

    def run(self, table: Deeds, resolution: Resolution) -> None:
        movement = table.running(Movement)
        movement.points = max(1, movement.points + self.step)


class Steer(RelicEffect):
    """The player to the left chooses the direction of this movement (RE-MOVE-05)."""

    word = "steer"
    en = "the player to your left chooses the direction of this movement"
    pl = "kierunek tego ruchu wybiera gracz po twojej lewej"
    example = "{if: {rolled: 1}, do: steer}"

    def run(self, table: Deeds, resolution: Resolution) -> None:
        movement = table.running(Movement)
        movement.steered = table.left_of(movement.who)


class CrossRift(RelicEffect):
    """RE-RIFT-02 to -04: forward one space, and one more for each condition met; only the space reached is resolved."""

    word = "cross-rift"
    cross_rift: int = field(IntKind(1, 3))
    level: int = field(IntKind(1, 12))
    influence: int = field(IntKind(1, 20))
    relics: int = field(IntKind(1, 9))
    asks = True
    en = "go forward { $cross_rift } { $cross_rift -> [one] space *[other] spaces }, 1 more if you are level { $level } or higher, 1 more if you discard { $influence } influence now, 1 more if you own { $relics } or more relics; resolve the space you reach"
    pl = "idź o { $cross_rift } { $cross_rift -> [one] pole [few] pola *[many] pól } do przodu, o 1 dalej, jeśli masz co najmniej { $level }. poziom, o 1 dalej, jeśli teraz odrzucisz { $influence } { $influence -> [one] wpływ [few] wpływy *[many] wpływów }, o 1 dalej, jeśli masz co najmniej { $relics } relikwie; rozpatrz pole, na które wejdziesz"
    example = "{cross-rift: 1, level: 9, influence: 8, relics: 2}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Only the payment is a choice (gaps 64)."""
        if table.players[actor(resolution)].influence >= self.influence:
            return Decision(actor(resolution), [Option(ACCEPT), Option(DECLINE_IT)], partial=True)
        self.go_on(table, actor(resolution), 0)
        return None

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        seat = actor(resolution)
        if option.verb == ACCEPT:
            table.change(seat, vocabulary.INFLUENCE, -self.influence, "RE-RIFT-03")
        self.go_on(table, seat, 1 if option.verb == ACCEPT else 0)

    def go_on(self, table: Deeds, seat: int, more: int) -> None:
        player = table.players[seat]
        steps = self.cross_rift + more
        steps += 1 if player.level >= self.level else 0
        steps += 1 if table.relics(seat) >= self.relics else 0
        table.put_figure(seat, player.space + steps, "RE-RIFT-02")
        frame = table.running(Engagement)
        frame.space = player.space
        frame.back_to("text")


MOVEMENT_VERBS: tuple[type[Effect], ...] = (GoTo, Go, SpecialMove, Step, Steer, CrossRift)
