"""What holds at every decision of every match, by the rulebook: supplies, limits, places, tokens, and who may use what."""

from __future__ import annotations

from typing import Any

from pionek.core.match.match import Match
from pionek.core.rules.resolving import Resolution
from pionek.core.rules.windows import Window
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.choices.prices import definition
from pionek.games.etherfields.model.pieces import DreamerState
from pionek.games.etherfields.procedures.action import TakeMarker
from pionek.games.etherfields.procedures.awakening import Awakening
from pionek.games.etherfields.procedures.drawing import Discarding, Surplus
from pionek.games.etherfields.procedures.dreamscape_phase import CardSteps, Spawn
from pionek.games.etherfields.procedures.entity_movement import EntityMove
from pionek.games.etherfields.procedures.items_and_masks import TakeItem
from pionek.games.etherfields.procedures.moving import MakeRoom, Push
from pionek.games.etherfields.procedures.saving import Saving
from pionek.games.etherfields.procedures.turn import Acting


def broken(match: Match) -> list[str]:
    """What the rulebook forbids and this match shows, each with its rule."""
    return broken_table(match.table)


def broken_table(table: Any) -> list[str]:
    if table.result is not None:
        return broken_result(table)
    found = [*broken_supplies(table), *broken_cards(table), *broken_items(table), *broken_tokens(table), *broken_map(table)]
    for seat in range(table.seats):
        found.extend(f"seat {seat}: {each}" for each in broken_dreamer(table, seat))
    return [*found, *broken_question(table)]


def under_way(table: Any, *kinds: type) -> bool:
    return any(isinstance(frame, kinds) for frame in table.agenda)


def broken_result(table: Any) -> list[str]:
    """The Dreamers win or lose together."""
    winners = table.result.winners
    return [] if winners in ((), tuple(range(table.seats))) else [f"{winners} win alone (EF-CAMP-01)"]


def broken_supplies(table: Any) -> list[str]:
    """What lies on boards and on the map came out of one box."""
    dreamers = table.dreamers
    held = {
        "Ether (EF-COMP-01)": (sum(each.ether for each in dreamers), 16),
        "Distress (EF-COMP-02)": (sum(each.distress for each in dreamers), 16),
        "Gems (EF-COMP-04)": (sum(each.gems for each in dreamers) + len(table.filled), 6),
        "Keys (EF-COMP-09)": (table.keys, 4),
        "Hours (EF-CLOCK-02)": (table.hours, 12),
        "Spirit tokens (EF-COMP-13)": (sum(each.spirits for each in dreamers), 5),
        "Threats (EF-COMP-05)": (sum(each.threats for each in table.entity_tiles), 20),
    }
    found = [f"{count} {what}" for what, (count, most) in held.items() if not 0 <= count <= most]
    if any(min(each.ether, each.distress, each.gems, each.spirits) < 0 for each in dreamers):
        found.append("less than nothing of something")
    return found


def broken_cards(table: Any) -> list[str]:
    """Decks that always have the same cards, and piles that only certain cards come to."""
    content, found = table.content, []
    if sorted([*table.turns.cards, *table.turns_used.cards]) != list(range(len(content.turns))):
        found.append("the Turn cards are not twelve (EF-COMP-14)")
    for dreamer in table.dreamers:
        if any(content.flaw[card] for card in [*dreamer.sealed, *dreamer.hand, *dreamer.progress]):
            found.append("a Flaw is Sealed, in hand or placed (EF-SEAL-03, EF-FLAW-02)")
        if any(content.cards[card].type != "progress" for card in dreamer.progress):
            found.append("what is no Progress card is placed (EF-PROG-02)")
    return found


def broken_items(table: Any) -> list[str]:
    found = []
    owned = [*table.active, *table.storage, *table.item_market, *table.found]
    if len(owned) != len(set(owned)):
        found.append("an Item lies in two places (EF-MISS-04)")
    if len(table.active) > table.item_slots() and not under_way(table, TakeItem):
        found.append(f"{len(table.active)} active Items (EF-ITEM-01)")
    if len(table.notes) != len(set(table.notes)):
        found.append("a Note twice (EF-MISS-04)")
    return found


def broken_tokens(table: Any) -> list[str]:
    """Tokens with a limit of their own: Intent markers, Morphings, States, Terrain."""
    found = []
    for colour in range(3):
        lying = sum(paid for paid, hue in zip(table.gradual_paid, table.gradual_colours, strict=True) if hue == colour)
        if lying > 4 and not under_way(table, TakeMarker):
            found.append(f"{lying} Intent markers of a colour (EF-COMP-10)")
    for paid, hue in zip(table.gradual_paid, table.gradual_colours, strict=True):
        if (hue < 0) != (paid == 0) or not 0 <= paid < max(2, table.seats):
            found.append(f"{paid} payments in colour {hue} (EF-GRAD-01, EF-GRAD-03)")
    for kind, count in enumerate(vocabulary.MORPH_TOKENS):
        if table.morphs[kind] + sum(each.morphs[kind] for each in table.entity_tiles) != count:
            found.append(f"Morphings of kind {kind} are missing or too many (EF-COMP-07)")
    figures = [*table.figures, *table.dreamers]
    for pair in ((vocabulary.DAZED, vocabulary.STUNNED), (vocabulary.PARALYSED, vocabulary.POISONED)):
        if sum(each.has(side) for each in figures for side in pair) > 2:
            found.append("too many State tokens of a pair (EF-COMP-11)")
    lit = table.counters[vocabulary.LAMPS]
    """The lamps of the last Dream light whole tiles, without tokens."""
    for bit in range(len(vocabulary.TERRAINS)) if not lit else ():
        if sum(ground >> bit & 1 for ground in table.ground) > 2:
            found.append("too many Terrain tokens of a kind (EF-COMP-08)")
    return found


def broken_map(table: Any) -> list[str]:
    """Figures on spaces of the map, no more than fit, of as many kinds as there are."""
    found = []
    if table.dream >= 0 and table.slumber >= 0:
        found.append("a Dream and a Slumber at once (EF-CORE-10)")
    if not under_way(table, Push, MakeRoom, Spawn, EntityMove, Resolution):
        spaces = {each.space for each in [*table.dreamers, *table.figures, *table.companions] if each.space >= 0}
        found.extend(f"{table.crowd(space)} figures on a space (EF-FIG-01)" for space in spaces if table.crowd(space) > max(4, table.limit(vocabulary.FIGURES, space)))
    for figure in ("human", "creature"):
        out = sum(table.content.entities[each.entity].figure == figure for each in table.figures)
        if out > vocabulary.SHAPESHIFTERS:
            found.append(f"{out} Shapeshifters of a kind (EF-COMP-12)")
    if any(table.entity_tile(each.entity) is None for each in table.figures):
        found.append("a figure without its Entity tile (EF-ENT-01)")
    if not set(table.reopened_actions) <= set(table.used_actions):
        found.append("an action is open again that was not used up (EF-MAP-05)")
    return found


def broken_dreamer(table: Any, seat: int) -> list[str]:
    """Hand, Progress zone, Distress, cards and Mask of one Dreamer."""
    dreamer: DreamerState = table.dreamers[seat]
    found = []
    settled = not under_way(table, Resolution)
    if settled and len(dreamer.hand) > table.limit(vocabulary.HAND_LIMIT, seat) and not under_way(table, Discarding):
        found.append(f"{len(dreamer.hand)} cards in hand (EF-HAND-01)")
    if settled and len(dreamer.progress) > table.limit(vocabulary.PROGRESS_LIMIT, seat) and not under_way(table, Surplus):
        found.append(f"{len(dreamer.progress)} Progress cards (EF-PROG-04)")
    if settled and dreamer.distress >= table.limit(vocabulary.DISTRESS_LIMIT, seat):
        found.append(f"alive with {dreamer.distress} Distress (EF-DEATH-01)")
    if settled and not under_way(table, Awakening, Saving) and dreamer.cards_left() + table.cards_held(seat) < vocabulary.FEWEST_CARDS:
        found.append("alive with fewer than six cards (EF-DEATH-02)")
    if len(dreamer.flipped) != len(dreamer.progress):
        found.append("a side for no card (EF-PROG-06)")
    if dreamer.mask >= 0 and (dreamer.mask not in dreamer.masks or dreamer.mask in dreamer.lost_masks):
        found.append("wears a Mask that is lost or not owned (EF-MASK-01, EF-MASK-05)")
    if dreamer.marks.boosted > table.limit(vocabulary.BOOSTS, seat) + 1:
        found.append("Boosted too often (EF-LUCK-02)")
    if any(dreamer.has(state) for state in (vocabulary.STUNNED, vocabulary.POISONED)):
        found.append("a Dreamer has a State of Entities (EF-STATE-07)")
    return found


def broken_question(table: Any) -> list[str]:
    """Options are told apart, and outside the Dreamers Phase only what is Rapid, answers, or is of use on the Dreamworld is offered."""
    decision = table.decision
    found = []
    asked = [(decision.seat, decision.options), *decision.others]
    if len({seat for seat, _ in asked}) != len(asked):
        found.append("a seat is asked twice at once")
    for seat, options in asked:
        if len(set(options)) != len(options):
            found.append(f"seat {seat} is offered the same twice")
        if isinstance(table.agenda[-1], Acting | Resolution):
            continue
        for option in options:
            if option.verb in vocabulary.USES and not definition(table, option.verb, option.subject).when & ~vocabulary.NOW:
                found.append(f"an action outside the action step (EF-INF-04, EF-TURN-09): {option}")
    if under_way(table, CardSteps) and isinstance(table.agenda[-1], Window) and decision.others:
        found.append("others are asked inside a window")
    return found
