"""Loading a saved match: by replaying its answers where the rules are the same, else from its packed table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core.errors import UserError
from pionek.core.match.fairness import unpacked_number
from pionek.core.match.match import AGREED, FORMAT, RESIGN, UNDO, IllegalAnswer, Match, fresh
from pionek.core.match.saving import Saved, SaveError, Unpacker

if TYPE_CHECKING:
    from pionek.core.game import Game


SHORT = 12
"""How many digits of a pack's hash are shown."""


def load_match(data: bytes, game_of: Any, packs: tuple[Path, ...] = ()) -> Match:
    """Read a save. Same rules and packs: replay, and the digests must agree; else go on from the packed table."""
    try:
        saved = msgspec.json.decode(data, type=Saved)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError("this is not a saved match", "to nie jest zapisana rozgrywka") from error
    if saved.format != FORMAT:
        raise SaveError(
            f"the match was saved in format {saved.format}; this version reads format {FORMAT}",
            f"rozgrywkę zapisano w formacie {saved.format}; ta wersja czyta format {FORMAT}",
        )
    game: Game = game_of(saved.game)
    content = game.content(packs)
    check_packs(saved.packs, {pack.id: pack.digest for pack in content.packs})
    settings = game.chosen(content, saved.settings)
    seed = unpacked_number(saved.seed)
    table = fresh(game, content, settings, seed, entered=saved.entered)
    match = Match(game, content, settings, seed, table, saved.entered)
    same = saved.rules_version == game.rules_version and all(saved.packs[each.id] == each.digest for each in content.packs)
    if not same:
        begin_from(match, saved.table)
    else:
        if saved.base is not None:
            begin_from(match, saved.base)
        replay(match, saved.entries)
        if match.digest() != saved.digest:
            raise SaveError(
                "the saved answers lead to another table: the rules changed, so their version must be raised",
                "zapisane odpowiedzi prowadzą do innego stołu: zasady się zmieniły, więc trzeba podnieść ich wersję",
            )
    match.marked = saved.marked
    return match


def check_packs(wanted: dict[str, str], given: dict[str, str]) -> None:
    """Refuse to load a match with other packs than it was played with; the message names what is missing and what is too much."""
    missing = [f"{id} ({digest[:SHORT]})" for id, digest in sorted(wanted.items()) if id not in given]
    strange = sorted(set(given) - set(wanted))
    if not missing and not strange:
        return
    en = [f"missing: {', '.join(missing)}"] * bool(missing) + [f"not wanted: {', '.join(strange)}"] * bool(strange)
    pl = [f"brakuje: {', '.join(missing)}"] * bool(missing) + [f"niepotrzebne: {', '.join(strange)}"] * bool(strange)
    raise SaveError(
        f"the match was played with other packs; {'; '.join(en)}", f"tę rozgrywkę rozegrano z innymi paczkami; {'; '.join(pl)}"
    )


def begin_from(match: Match, packed: dict[str, Any]) -> None:
    """Continue from a packed table: what came before it cannot be undone."""
    Unpacker(match.content, match.game.homes).table(packed, match.table)
    match.base = match.table.clone()


def take_back(match: Match, kept: int) -> None:
    """Repeat a recorded undo that kept so many answers."""
    answers = match.effective()
    if not 0 <= kept < len(answers):
        raise IllegalAnswer(
            f"{kept} answers of {len(answers)} cannot be kept", f"nie można zachować {kept} z {len(answers)} odpowiedzi"
        )
    match.go_back(answers[:kept])


def replay(match: Match, entries: list[str]) -> None:
    """Play recorded entries; the error names an entry that does not fit."""
    for at, entry in enumerate(entries):
        try:
            play_entry(match, entry)
        except (ValueError, IndexError) as error:
            polish = error.text("pl") if isinstance(error, UserError) else str(error)
            raise SaveError(
                f"entry {at + 1} of the saved match, {entry!r}, does not fit: {error}",
                f"wpis {at + 1} zapisanej gry, {entry!r}, nie pasuje: {polish}",
            ) from error


def play_entry(match: Match, entry: str) -> None:
    """One entry of a record, as Match.record writes it."""
    head, _, key = entry.partition(":")
    if head == UNDO:
        take_back(match, int(key))
    elif entry == AGREED:
        match.agree()
    elif key == RESIGN:
        match.resign(int(head))
    else:
        match.play(key, int(head))
