"""Builds a match from what the store holds of it: its header, its log and, after it was idle, its last table."""

from __future__ import annotations

from pionek.core import registry
from pionek.core.match.fairness import unpacked_number
from pionek.core.match.loading import begin_from, play_entry, replay
from pionek.core.match.match import UNDO, Match, start
from pionek.server.store.rows import Entry, Header, Packed, Row


def at_first_decision(header: Header) -> Match:
    """The match before its first answer, with the rules and packs installed now."""
    match = start(registry.get(header.game), header.options, unpacked_number(header.seed), entered=header.entered)
    if header.base is not None:
        begin_from(match, header.base)
    return match


def same_rules(header: Header) -> bool:
    """Whether rules and packs are still those the match began with, so that its log leads to the same table."""
    game = registry.get(header.game)
    packs = {pack.id: pack.digest for pack in game.content().packs}
    return header.rules_version == game.rules_version and header.packs == packs


def replay_log(header: Header, entries: list[Entry], held: int = 0) -> Match:
    """The match, played again from its first decision through its whole log.

    Of the last `held` entries, which are not shown yet, pictures are kept.
    """
    match = at_first_decision(header)
    listener = match.listen()
    shown = len(entries) - held
    replay(match, [entry.text for entry in entries[:shown]])
    if held:
        listener.pictures = []
        replay(match, [entry.text for entry in entries[shown:]])
    return match


def open_match(row: Row, entries: list[Entry], position: Packed | None) -> tuple[Match, bool]:
    """The match at its last decision, and whether its past is known too.

    A packed match continues from its packed table, which is quick but leaves the match without its past. Without a
    packed table the whole log is played again.
    """
    later = entries[position.entries :] if position is not None else []
    held = row.state.held.entries if row.state.held is not None else 0
    if position is None or (same_rules(row.header) and any(entry.text.startswith(UNDO) for entry in later)):
        return replay_log(row.header, entries, held), True  # an undo counts answers from the beginning of the match
    match = at_first_decision(row.header)
    begin_from(match, position.table)
    match.marked = position.marked
    listener = match.listen()
    for at, entry in enumerate(later):
        if at == len(later) - held:
            listener.pictures = []
        play_entry(match, entry.text)
    return match, False
