"""Campaigns: matches that continue from what an earlier one left. No client is ever sent what is not revealed yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.match.fairness import secret_seed
from pionek.core.match.match import start
from pionek.server.errors import ApiError
from pionek.server.matches.creating import create_from, usual_seats
from pionek.server.store.rows import FINISHED, Entry, Row

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches
    from pionek.server.matches.seats import SeatHandle

LONGEST_CHAIN = 200
"""Matches of a campaign that are listed at most."""


def setting_of(live: LiveMatch) -> str:
    """The game's setting that holds a campaign; "" if the game has none."""
    return registry.get(live.row.game).campaign_setting


def state_of(live: LiveMatch) -> dict[str, Any] | None:
    """The campaign as this match left it or, before its end, as it began; None if it is not part of a campaign."""
    if live.campaign is not None:
        return live.campaign
    given = live.row.header.options.get(setting_of(live))
    return given if isinstance(given, dict) and given else None


def keeps_secrets(live: LiveMatch) -> bool:
    """Whether the file of the match would give away more than its players have revealed.

    The table of a campaign game holds secrets also on its first evening, before there is a campaign.
    """
    game = live.match.game
    secrets = any(game.campaign.is_secret(live.match.content, each) for kind in live.match.content.entries.values() for each in kind)
    return bool(game.campaign_setting) and secrets


def campaign_page(handle: SeatHandle, evenings: list[Row], lang: str) -> dict[str, Any]:
    """The page of a campaign: its diary, its matches, and whether it can continue from this one."""
    live = handle.live
    campaign = state_of(live)
    if campaign is None:
        raise ApiError("no-campaign")
    game, left = live.match.game, live.campaign
    pages = game.campaign.diary(live.match.content, campaign, lang)
    goes_on = live.row.status == FINISHED and left is not None and not game.campaign.is_over(left)
    return {
        "game": live.row.game,
        "pages": [msgspec.to_builtins(page) for page in pages],
        "evenings": [{"match": row.id, "status": row.status, "created": row.created} for row in evenings],
        "goes_on": goes_on and not live.row.state.next,
        "next": live.row.state.next,
    }


async def chain(matches: Matches, live: LiveMatch) -> list[Row]:
    """The matches of the campaign from its first one to this one."""
    found = [live.row]
    while found[-1].state.before and len(found) < LONGEST_CHAIN:
        row = await matches.store.read(found[-1].state.before)
        if row is None:
            break
        found.append(row)
    return found[::-1]


async def go_on(
    matches: Matches, handle: SeatHandle, seats: list[str], options: dict[str, Any]
) -> tuple[Row, dict[int, str]]:
    """Create the next match of the campaign. Its players and settings may differ from those of this one."""
    live = handle.live
    left = live.campaign
    if left is None:
        raise ApiError("no-campaign" if live.row.status == FINISHED else "not-over")
    if live.row.state.next:
        raise ApiError("taken")
    game, header, state = live.match.game, live.row.header, live.row.state
    try:
        match = start(game, header.options | options | {game.campaign_setting: left}, secret_seed(), live.match.content.folders, entered=header.entered)
    except UserError as error:
        raise ApiError.from_error("wrong-value", error) from error
    words = seats or [chair.word for chair in live.chairs]
    if not seats and len(words) != match.table.seats:
        words = usual_seats(match.table.seats)
    row, codes = await create_from(
        matches, match, words, state.clock, state.spectators, state.listed, given_seed=False, before=live.id
    )

    def link(live: LiveMatch, _now: int) -> list[Entry] | None:
        if live.row.state.next:
            raise ApiError("taken")
        live.row.state.next = row.id
        return []

    await matches.changes.apply(live, link)
    return row, codes
