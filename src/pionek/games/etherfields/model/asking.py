"""What can be asked of the table: limits, ranges, supplies, what is in force. Nothing here changes anything."""

from __future__ import annotations

from pionek.core.rules.in_force import ActiveAbility, value
from pionek.core.state.decision import ALL_SEATS
from pionek.core.state.zones import Zone
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.cards import Card, TurnCard
from pionek.games.etherfields.model.dreamscape import FAR, ROW, Dreamscape
from pionek.games.etherfields.model.map import Entity
from pionek.games.etherfields.model.pieces import Lair
from pionek.games.etherfields.model.state import (
    CARD_BEARERS,
    FATES_AT,
    MASKS_AT,
    OPEN_POOL,
    SPOTS_AT,
    WISDOMS_AT,
    World,
)


class Asking(World):
    """A table that answers."""

    # What the core asks

    def zones(self) -> list[Zone]:
        found = [each.deck for each in self.dreamers]
        found.extend([self.market, self.flaws, self.fates, self.slumbers, self.tiles, self.turns, self.turns_used])
        for sleeper in self.dreamers:
            found.extend([open_pile(sleeper.hand), open_pile(sleeper.discard), open_pile(sleeper.sealed)])
            found.append(open_pile([*sleeper.progress, *sleeper.burdens]))
        found.extend([open_pile([*self.quirks, self.slumber]), open_pile(self.map().tiles)])
        return found

    def active_seat(self) -> int:
        return self.first

    def bearer_kind(self) -> str:
        return "bearer"

    def base(self, what: int, subject: int) -> int:
        """The printed numbers (EF-TURN-03, EF-HAND-01, EF-PROG-04, EF-DEATH-01, EF-ASLT-02, EF-FIG-01)."""
        return BASES[what]

    def printed_abilities(self) -> list[ActiveAbility]:
        """What cards, Masks, Gem slots, Quirks, Flying rules and Wisdom bring while they are in play."""
        found: list[ActiveAbility] = []
        box = self.content
        for seat in range(self.seats):
            found.extend(self.in_force_of(seat))
        for spot in [*self.filled, *box.dreamscape(self.layout).flying]:
            found.extend([ActiveAbility(ability, -1, SPOTS_AT + spot) for ability in box.spots[spot].abilities])
        for fate in self.quirks:
            if not self.in_dream():
                found.extend([ActiveAbility(ability, -1, FATES_AT + fate) for ability in box.fates[fate].abilities])
        for wisdom in self.wisdoms:
            found.extend([ActiveAbility(ability, -1, WISDOMS_AT + wisdom) for ability in box.wisdoms[wisdom].abilities])
        return found

    def in_force_of(self, seat: int) -> list[ActiveAbility]:
        """EF-PROG-07, -08, EF-MORPH-07, -08, EF-MASK-02: what one Dreamer's own cards and Mask bring; two identical cards do not double (EF-PROG-09)."""
        found: list[ActiveAbility] = []
        sleeper = self.dreamers[seat]
        cards: list[int] = []
        for card in [*self.active_progress(seat), *sleeper.burdens]:
            if card not in cards:
                cards.append(card)
                for ability in self.content.cards[card].abilities:
                    found.append(ActiveAbility(ability, seat, seat * CARD_BEARERS + card))
        for mask in () if self.morphed(vocabulary.MORPH_MASKS) else sleeper.worn():
            for ability in self.content.masks[mask].abilities:
                found.append(ActiveAbility(ability, seat, MASKS_AT + seat * 100 + mask))
        return found

    # Asking

    def map(self) -> Dreamscape:
        scape = self.scape
        if scape.text != self.layout:
            scape = self.scape = self.content.dreamscape(self.layout)
        return scape

    def in_dream(self) -> bool:
        """EF-CORE-10: a Dream is being played."""
        return self.dream >= 0

    def in_slumber(self) -> bool:
        """EF-CORE-10: a Slumber is being played."""
        return self.slumber >= 0

    def players(self) -> int:
        """EF-CORE-08."""
        return self.seats

    def limit(self, what: int, seat: int) -> int:
        return value(self, what, seat)

    def has(self, wisdom: str) -> bool:
        """EF-WISD-01, -02."""
        index = self.content.find_or("wisdom", wisdom)
        return index in self.wisdoms

    def knows(self, ruling: str) -> bool:
        """EF-WISD-01, -02: whether a Wisdom card of the Team brings this rule."""
        for wisdom in self.wisdoms:
            if ruling in self.content.wisdoms[wisdom].rulings:
                return True
        return False

    def current(self) -> TurnCard | None:
        """EF-TCARD-02, -03, -11: the current Turn card."""
        return self.content.turns[self.turns.cards[-1]] if self.turns.cards else None

    def suit(self) -> int:
        """EF-TCARD-11, EF-MAP-09."""
        card = self.current()
        return card.sign if card is not None else -1

    def morphed(self, kind: int) -> bool:
        """Whether a Morphing that concerns the Dreamers is in play."""
        for lair in self.lairs:
            if lair.morphs[kind]:
                return True
        return False

    def lair(self, entity: int) -> Lair | None:
        for lair in self.lairs:
            if lair.entity == entity:
                return lair
        return None

    def entity_of(self, figure: int) -> Entity:
        return self.content.entities[self.figures[figure].entity]

    def terrain(self, space: int) -> int:
        """EF-TERR-02 to -05: printed and token Terrain; Light cancels Darkness."""
        if space < 0:
            return 0
        found = self.map().terrain[space] | self.ground[space]
        if self.counters[vocabulary.FLOOD] >= 3:
            if space >= 2 * ROW or (space >= ROW and self.counters[vocabulary.FLOOD] >= 6):
                found |= vocabulary.WATERS
        if value(self, vocabulary.LIGHT_AT, space):
            found |= vocabulary.LIGHT
        if found & vocabulary.LIGHT:
            found &= ~vocabulary.DARKNESS
        return found

    def crowd(self, space: int) -> int:
        """EF-FIG-01 to -04, EF-COMPAN-02: figures and Entity tokens on a space."""
        count = 0
        for sleeper in self.dreamers:
            if sleeper.space == space:
                count += 1
        for figure in self.figures:
            if figure.space == space:
                count += vocabulary.FIGURES_A_SPACE if self.content.entities[figure.entity].big else 1
        for companion in self.companions:
            if companion.space == space:
                count += 1
        return count

    def is_full(self, space: int) -> bool:
        """EF-FIG-01, EF-FIG-09."""
        return self.crowd(space) >= value(self, vocabulary.FIGURES, space)

    def dreamers_at(self, space: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.dreamers[seat].space == space]

    def distance(self, one: int, other: int) -> int:
        """EF-RANGE-01 to -03."""
        return self.map().far(one)[other] if other >= 0 else FAR

    def nearest_entity(self, space: int) -> int:
        """EF-RANGE-01."""
        far = self.map().far(space)
        best = FAR
        for figure in self.figures:
            best = min(best, far[figure.space])
        return best

    def figures_within(self, space: int, reach: int) -> list[int]:
        """EF-RANGE-01, -02: Entities near enough."""
        if space < 0:
            return []
        far = self.map().far(space)
        return [at for at in range(len(self.figures)) if far[self.figures[at].space] <= reach]

    def active_progress(self, seat: int) -> list[int]:
        """EF-PROG-06, -07, EF-MORPH-08: placed, not flipped, not switched off."""
        sleeper = self.dreamers[seat]
        if self.morphed(vocabulary.MORPH_PROGRESS):
            return []
        return [sleeper.progress[at] for at in range(len(sleeper.progress)) if not sleeper.flipped[at]]

    def supply(self, what: int) -> int:
        """EF-COMP-01 to -04, EF-COMP-09, -13: what is left of a shared supply."""
        if what == vocabulary.ETHER:
            return vocabulary.ETHER_SUPPLY - sum([each.ether for each in self.dreamers])
        if what == vocabulary.GEM:
            return vocabulary.GEM_SUPPLY - sum([each.gems for each in self.dreamers]) - len(self.filled)
        if what == vocabulary.DISTRESS:
            return vocabulary.DISTRESS_SUPPLY - sum([each.distress for each in self.dreamers])
        if what == vocabulary.KEY:
            return vocabulary.KEY_SUPPLY - self.keys
        if what == vocabulary.SPIRIT:
            return vocabulary.SPIRIT_SUPPLY - sum([each.spirits + (1 if each.marks.spirit_space >= 0 else 0) for each in self.dreamers])
        return vocabulary.MOST_HOURS - self.hours

    def amount_of(self, what: int, seat: int) -> int:
        sleeper = self.dreamers[seat]
        if what == vocabulary.ETHER:
            return sleeper.ether
        if what == vocabulary.GEM:
            return sleeper.gems
        if what == vocabulary.KEY:
            return self.keys
        if what == vocabulary.HOUR:
            return self.hours
        if what == vocabulary.SPIRIT:
            return sleeper.spirits
        return sleeper.distress

    def card(self, card: int) -> Card:
        return self.content.cards[card]


def open_pile(cards: list[int]) -> Zone:
    """What lies open, as a zone that everybody knows."""
    return Zone(OPEN_POOL, cards[:], [ALL_SEATS] * len(cards))


BASES = (
    vocabulary.HAND, vocabulary.PROGRESS, vocabulary.DISTRESS_DEADLY, vocabulary.DRAW, 1, 1, 0, 0, 0, 0, 0, vocabulary.FIGURES_A_SPACE, 1, 1, 1,
    0, 0, 0, 0, 0,
)  # fmt: skip
