"""What a Dreamer sees, as numbers for learners: the Team, its own cards, the map, and the payment under way."""

from __future__ import annotations

from typing import Final

from pionek.core.game import Game
from pionek.core.learning.features import Features, count_into, from_here, labels
from pionek.core.state.decision import Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.content import EtherfieldsContent
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import HEIGHT, SPACES, WIDTH, edge, name_of
from pionek.games.etherfields.model.pieces import DreamerState
from pionek.games.etherfields.procedures.action import ActionPlay

TEAM: Final = ("turn / 10", "Turn cards left / 10", "hours / 12", "keys / 4", "Slumbers won / 5", "I am first", "in a Slumber")
COUNTS: Final = (
    "Distress / 8", "Ether / 5", "Gems / 3", "Spirits / 3", "hand / 6", "deck / 20", "discard / 20", "Sealed / 10",
    "Progress zone / 4", "wears a Mask",
)  # fmt: skip


def every_pick(content: EtherfieldsContent) -> list[Option]:
    """The codes that "pick" can have, lowest first: words, steps, Dreamers, Morphings, secrets, borders of spaces, Entity tiles, flipped cards."""
    codes = {*vocabulary.PICKS, *range(vocabulary.PICK_STEPS, vocabulary.PICK_STEPS + vocabulary.MOST_STEPS)}
    codes |= {vocabulary.PICK_DREAMER + each for each in range(len(content.entries["dreamer"]))}
    codes |= {vocabulary.PICK_MORPHS + kind for kind in range(len(vocabulary.MORPHS))}
    codes |= {vocabulary.PICK_SECRETS + at for dream in content.dreams for at in range(len(dream.pieces))}
    codes |= {vocabulary.PICK_ENTITIES + entity.index for entity in content.entities}
    codes |= {vocabulary.PICK_FLIPPED + card.index for card in content.cards if card.type == "progress"}
    for space in range(SPACES):
        if space % WIDTH < WIDTH - 1:
            codes.add(vocabulary.PICK_EDGES + edge(space, space + 1))
        if space < WIDTH * (HEIGHT - 1):
            codes.add(vocabulary.PICK_EDGES + edge(space, space + WIDTH))
    return [Option(vocabulary.PICK, code) for code in sorted(codes)]


def put_dreamer(row: list[float], at: int, table: Deeds, dreamer: DreamerState) -> int:
    if dreamer.dreamer >= 0:
        row[at + dreamer.dreamer] = 1.0
    at += len(table.content.entries["dreamer"])
    row[at] = dreamer.distress / 8
    row[at + 1] = dreamer.ether / 5
    row[at + 2] = dreamer.gems / 3
    row[at + 3] = dreamer.spirits / 3
    row[at + 4] = len(dreamer.hand) / 6
    row[at + 5] = len(dreamer.deck.cards) / 20
    row[at + 6] = len(dreamer.discard) / 20
    row[at + 7] = len(dreamer.sealed) / 10
    row[at + 8] = len(dreamer.progress) / 4
    row[at + 9] = 1.0 if dreamer.mask >= 0 else 0.0
    at += len(COUNTS)
    for state in range(len(vocabulary.STATES)):
        if dreamer.has(state):
            row[at + state] = 1.0
    at += len(vocabulary.STATES)
    if dreamer.space >= 0:
        row[at + dreamer.space] = 1.0
    return at + SPACES


def put_payment(row: list[float], at: int, play: ActionPlay, seat: int) -> None:
    row[at] = 1.0
    row[at + 1] = 1.0 if play.who == seat else 0.0
    row[at + 2] = max(0, play.need - play.pool) / 5
    row[at + 3] = 1.0 if play.boosted else 0.0
    if play.colour >= 0:
        row[at + 4 + play.colour] = 1.0


class EtherfieldsFeatures(Features[Deeds]):
    """What learners get."""

    def options(self, game: Game, content: EtherfieldsContent, verb: int) -> list[Option]:
        """The codes of "pick" are listed one by one, because they leave wide gaps."""
        return every_pick(content) if verb == vocabulary.PICK else super().options(game, content, verb)

    def names(self, content: EtherfieldsContent, seats: int) -> list[str]:
        """The names of all numbers."""
        cards = [content.id_of("card", at) for at in range(len(content.entries["card"]))]
        names = [*TEAM, *(f"dream {dream.id}" for dream in content.dreams)]
        names += [f"{what} of the Dream" for what in vocabulary.COUNTERS]
        names += [f"active item {content.id_of('item', at)}" for at in range(len(content.entries["item"]))]
        for who in labels(seats):
            names += [f"{who}: is {content.id_of('dreamer', at)}" for at in range(len(content.entries["dreamer"]))]
            names += [f"{who}: {what}" for what in COUNTS]
            names += [f"{who}: is {state}" for state in vocabulary.STATES]
            names += [f"{who}: stands on {name_of(space)}" for space in range(SPACES)]
        for what in ("in my hand", "in my Progress zone"):
            names += [f"{what}: {card}" for card in cards]
        names += [f"Entities on {name_of(space)}" for space in range(SPACES)]
        names += [f"on the map: {name_of(space)}" for space in range(SPACES)]
        names += [f"paid on {action.id} / 5" for action in content.actions]
        names += ["something is being paid for", "by me", "still to pay / 5", "boosted"]
        return names + [f"in {colour}" for colour in vocabulary.COLOURS]

    def observe(self, table: Deeds, seat: int) -> list[float]:
        """Hands lie open in this game, but a learner sees only its own cards one by one."""
        content = table.content
        me = table.dreamers[seat]
        cards = len(content.entries["card"])
        row = self.blank(content, table.seats)
        row[0] = table.turn / 10
        row[1] = len(table.turns.cards) / 10
        row[2] = table.hours / 12
        row[3] = table.keys / 4
        row[4] = table.slumbers_won / 5
        row[5] = 1.0 if table.first == seat else 0.0
        row[6] = 1.0 if table.slumber >= 0 else 0.0
        if table.dream >= 0:
            row[7 + table.dream] = 1.0
        at = 7 + len(content.dreams)
        for counter in table.counters:
            row[at] = float(counter)
            at += 1
        count_into(row, at, table.active)
        at += len(content.entries["item"])
        for other in from_here(seat, table.seats):
            at = put_dreamer(row, at, table, table.dreamers[other])
        count_into(row, at, me.hand)
        count_into(row, at + cards, me.progress)
        at += 2 * cards
        for figure in table.figures:
            if figure.space >= 0:
                row[at + figure.space] += 1.0
        at += SPACES
        for present in table.map().present:
            row[at] = 1.0 if present else 0.0
            at += 1
        for paid in table.gradual_paid:
            row[at] = paid / 5
            at += 1
        play = table.nearest(ActionPlay)
        if play is not None:
            put_payment(row, at, play, seat)
        return row
