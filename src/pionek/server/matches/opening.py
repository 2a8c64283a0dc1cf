"""Builds a match from what the store holds of it: its header, its log and, after it was idle, its last table."""

from __future__ import annotations

from pathlib import Path

from pionek.core import registry
from pionek.core.match.fairness import unpacked_number
from pionek.core.match.loading import begin_from, play_entry, replay
from pionek.core.match.match import UNDO, Match, start
from pionek.core.rules.windows import PASSING, Window, report
from pionek.server.store.rows import Entry, Header, Packed, Row

Packs = tuple[Path, ...]
"""The folders of the packs that a match is played with besides the game's own."""


def at_first_decision(header: Header, packs: Packs = ()) -> Match:
    """The match before its first answer, with the rules installed now and the packs that it names."""
    match = start(registry.get(header.game), header.options, unpacked_number(header.seed), packs, entered=header.entered)
    if header.base is not None:
        begin_from(match, header.base)
    return match


def same_rules(header: Header, given: Packs = ()) -> bool:
    """Whether rules and packs are still those the match began with, so that its log leads to the same table."""
    game = registry.get(header.game)
    packs = {pack.id: pack.digest for pack in game.content(given).packs}
    return header.rules_version == game.rules_version and header.packs == packs


def replay_log(header: Header, entries: list[Entry], held: int = 0, packs: Packs = ()) -> Match:
    """The match, played again from its first decision through its whole log.

    Of the last `held` entries, which are not shown yet, pictures are kept.
    """
    match = at_first_decision(header, packs)
    listener = match.listen()
    shown = len(entries) - held
    replay(match, [entry.text for entry in entries[:shown]])
    if held:
        listener.pictures = []
        replay_held(match, entries[shown:], 0)
    return match


def replay_held(match: Match, entries: list[Entry], first: int) -> None:
    """Play again what one change made. After its first entry come answers that nobody was asked for: windows among them are reported."""
    for at, entry in enumerate(entries, first):
        window = match.table.agenda[-1] if match.table.agenda else None
        seat, _, key = entry.text.partition(":")
        if at and isinstance(window, Window) and key == match.key(PASSING):
            report(match.table, int(seat), window.rule())
        play_entry(match, entry.text)


def open_match(row: Row, entries: list[Entry], position: Packed | None, packs: Packs = ()) -> tuple[Match, bool]:
    """The match at its last decision, and whether its past is known too.

    A packed match continues from its packed table, which is quick but leaves the match without its past. Without a
    packed table the whole log is played again.
    """
    later = entries[position.entries :] if position is not None else []
    held = row.state.held.entries if row.state.held is not None else 0
    if position is None or (same_rules(row.header, packs) and any(entry.text.startswith(UNDO) for entry in later)):
        return replay_log(row.header, entries, held, packs), True  # an undo counts answers from the beginning of the match
    match = at_first_decision(row.header, packs)
    begin_from(match, position.table)
    match.marked = position.marked
    listener = match.listen()
    shown = max(0, len(later) - held)
    for entry in later[:shown]:
        play_entry(match, entry.text)
    if held:
        listener.pictures = []
        replay_held(match, later[shown:], held - len(later[shown:]))
    return match, False
