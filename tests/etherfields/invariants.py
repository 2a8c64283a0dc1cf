"""What must hold at every decision of a match, whatever was played: limits of components, places and zones."""

from __future__ import annotations

from typing import Any

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds
from pionek.games.etherfields.model.dreamscape import SPACES


def broken(match: Any) -> list[str]:
    """The invariants of the rulebook that do not hold now, each with its rule."""
    table: Deeds = match.table
    return [*supplies(table), *zones(table), *places(table), *tokens(table), *cards(table)]


def supplies(table: Deeds) -> list[str]:
    """Nothing is in play of which there is not so much (EF-COMP-01 to -13)."""
    found: list[str] = []
    for what, rule in ((vocabulary.ETHER, "EF-COMP-01"), (vocabulary.DISTRESS, "EF-COMP-02"), (vocabulary.GEM, "EF-COMP-04"), (vocabulary.KEY, "EF-COMP-09"), (vocabulary.SPIRIT, "EF-COMP-13")):
        if table.supply(what) < 0:
            found.append(f"{rule}: {vocabulary.RESOURCES[what]} beyond the supply")
    for seat, dreamer in enumerate(table.dreamers):
        counts = (dreamer.ether, dreamer.gems, dreamer.distress, dreamer.spirits)
        if min(counts) < 0:
            found.append(f"EF-MISS-01: Dreamer {seat} has less than nothing: {counts}")
        if dreamer.distress >= table.limit(vocabulary.DISTRESS_LIMIT, seat) and table.result is None and not held_back(table):
            found.append(f"EF-DEATH-01: Dreamer {seat} lives with {dreamer.distress} Distress")
    if not 0 <= table.hours <= vocabulary.MOST_HOURS:
        found.append(f"EF-CLOCK-02: {table.hours} Hours")
    for colour in range(3):
        lying = sum(paid for paid, of in zip(table.gradual_paid, table.gradual_colours, strict=True) if of == colour)
        if lying > vocabulary.INTENT_MARKERS:
            found.append(f"EF-COMP-10: {lying} {vocabulary.COLOURS[colour]} markers")
    return found


def held_back(table: Deeds) -> bool:
    """Whether a text is being resolved: deaths and limits are looked at when it ends (EF-FAQ-01, ruling R14)."""
    return bool(table.held() & (vocabulary.DEATH | vocabulary.LIMITS))


def zones(table: Deeds) -> list[str]:
    """Hands, Progress zones and Items within their limits, while nothing is being resolved."""
    found: list[str] = []
    for seat, dreamer in enumerate(table.dreamers):
        if len(dreamer.progress) != len(dreamer.flipped):
            found.append(f"EF-PROG-06: Dreamer {seat} has {len(dreamer.progress)} placed cards with {len(dreamer.flipped)} sides")
        if any(table.content.flaw[card] for card in [*dreamer.hand, *dreamer.sealed, *dreamer.progress]):
            found.append(f"EF-FLAW-02, EF-SEAL-03: a Flaw of Dreamer {seat} lies where none may lie")
        if not all(table.content.flaw[card] for card in dreamer.burdens):
            found.append(f"EF-FLAW-03: what is no Flaw burdens Dreamer {seat}")
        if not all(table.card(card).type == "progress" for card in dreamer.progress):
            found.append(f"EF-PROG-02: what is no Progress card lies in the zone of Dreamer {seat}")
        if held_back(table) or type(table.agenda[-1]).__name__ in ("Discarding", "Surplus"):
            continue
        if len(dreamer.hand) > table.limit(vocabulary.HAND_LIMIT, seat):
            found.append(f"EF-HAND-01: Dreamer {seat} holds {len(dreamer.hand)} cards")
        if len(dreamer.progress) > table.limit(vocabulary.PROGRESS_LIMIT, seat):
            found.append(f"EF-PROG-04: Dreamer {seat} has placed {len(dreamer.progress)} cards")
    if len(table.active) > table.item_slots():
        found.append(f"EF-ITEM-01: {len(table.active)} active Items")
    return found


def places(table: Deeds) -> list[str]:
    """Everybody stands on the map, and no space holds too many (EF-FIG-01, EF-FIG-05)."""
    found: list[str] = []
    spaces = table.map().open_spaces()
    where = [(f"Dreamer {seat}", each.space) for seat, each in enumerate(table.dreamers) if each.space >= 0 and table.map().tiles]
    where += [(f"figure {at}", each.space) for at, each in enumerate(table.figures)]
    where += [(f"Companion {each.card}", each.space) for each in table.companions if table.map().tiles]
    for who, space in where:
        if any(type(frame).__name__ == "Encounter" for frame in table.agenda) and space not in spaces:
            found.append(f"EF-MAP-01: {who} stands on space {space}, which is not there")
    if any(type(frame).__name__ in ("MakeRoom", "Push") for frame in table.agenda):
        return found
    for space in range(SPACES):
        figures = [table.content.entities[each.entity] for each in table.figures if each.space == space]
        standing = len(figures) + len(table.dreamers_at(space)) + sum(1 for each in table.companions if each.space == space)
        if standing > vocabulary.FIGURES_A_SPACE and table.map().near[space]:
            found.append(f"EF-FIG-01: {standing} figures on space {space}")
        if sum(entity.big for entity in figures) > 1:
            found.append(f"EF-FIG-05: two Big Entities on space {space}")
    return found


def tokens(table: Deeds) -> list[str]:
    """Morphings, States, Terrain tokens and Shapeshifters as many as there are."""
    found: list[str] = []
    for kind, total in enumerate(vocabulary.MORPH_TOKENS):
        lying = table.morphs[kind] + sum(tile.morphs[kind] for tile in table.entity_tiles)
        if lying != total or table.morphs[kind] < 0:
            found.append(f"EF-COMP-07: {lying} Morphings {vocabulary.MORPHS[kind]} of {total}")
    for state in (vocabulary.DAZED, vocabulary.PARALYSED):
        if table.state_tokens(state) < 0:
            found.append(f"EF-COMP-11: too many State tokens of {vocabulary.STATES[state]}")
    for figure in ("human", "creature"):
        if sum(1 for each in table.figures if table.content.entities[each.entity].figure == figure) > vocabulary.SHAPESHIFTERS:
            found.append(f"EF-COMP-12: too many Shapeshifters: {figure}")
    if any(table.entity_tile(each.entity) is None for each in table.figures):
        found.append("EF-ENT-01: a figure without its Entity tile")
    return found


def cards(table: Deeds) -> list[str]:
    """Turn cards and Items exist once; a living Dreamer has six cards (EF-COMP-14, EF-MISS-04, EF-DEATH-02)."""
    found: list[str] = []
    turns = [*table.turns.cards, *table.turns_used.cards]
    if len(turns) != len(set(turns)):
        found.append("EF-COMP-14: a Turn card twice")
    items = [*table.active, *table.storage, *table.item_market, *table.found]
    if len(items) != len(set(items)):
        found.append("EF-MISS-04: an Item twice")
    if table.current() is None and table.blocked_steps:
        found.append("EF-TCARD-09: a Blocked step without a Turn card")
    return found
