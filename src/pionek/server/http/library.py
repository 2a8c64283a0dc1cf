"""What everybody may read about a game: its options, look and rules, how to play it, and all cards but secret ones."""

from __future__ import annotations

from functools import cache
from typing import Any

from pionek.bots.seats import seat_words
from pionek.core import registry
from pionek.core.game import Game
from pionek.core.match.match import fresh
from pionek.core.settings import Setting
from pionek.core.text.phrasebook import plain
from pionek.server.errors import ApiError
from pionek.server.http.art import index
from pionek.server.http.manual import has_manual, manual
from pionek.server.http.page import outline
from pionek.server.http.request import ApiRequest, ApiResult
from pionek.server.matches import campaigns
from pionek.server.matches.creating import find_game

MOST_RULES = 100


def game_of(request: ApiRequest) -> Game:
    """The game named in the address."""
    return find_game(str(request.http.path_params["game"]))


async def games(request: ApiRequest) -> ApiResult:
    return 200, {"games": [game_info(registry.get(name), request.lang) for name in registry.names()], "seats": seat_words()}


@cache
def game_info(game: Game, lang: str) -> dict[str, Any]:
    """A game as the lobby shows it. `usual` is the number of seats with the default options."""
    content = game.content()
    least, most = game.seats
    usual = fresh(game, content, game.chosen(content, {}), 0).seats
    open_to_all = {(entry.kind, entry.id) for entry in game.campaign.readable(content)}
    options = [
        {
            "name": each.name,
            "type": each.type,
            "default": each.default,
            "about": each.about[lang],
            "allowed": [
                {"id": value, "name": name_of(game, each, value, lang)}
                for value in each.values(game.known(content, each))
                if not each.of or (each.of, value) in open_to_all
            ],
            "least": each.least,
            "most": each.most,
        }
        for each in game.settings
    ]
    return {
        "id": game.id,
        "name": game.name[lang],
        "seats": {"least": least, "most": most, "usual": usual},
        "guided": game.guide is not None,
        "manual": has_manual(game),
        "cards": bool(open_to_all),
        "options": options,
    }


def name_of(game: Game, setting: Setting, value: str, lang: str) -> str:
    """The name of a setting's value: that of the card or the like it stands for, else the game's text for it, else itself."""
    content = game.content()
    index = content.ids.get(setting.of, {}).get(value)
    if index is not None:
        return str(content.name_of(setting.of, index, lang))
    key = f"setting-{setting.name}-{value}"
    return game.book.text(lang, key) if key in game.book.keys(lang) else value


async def look_of(request: ApiRequest) -> ApiResult:
    """How to draw a game: its look.yaml, the outlines of the icons named there, and its pictures."""
    game = game_of(request)
    look = game.look
    icons = sorted({look["sign"], *look["icons"].values()})
    return 200, look | {"outlines": {icon: outline(icon) for icon in icons}, "art": index(game.id)}


async def rules_of(request: ApiRequest) -> ApiResult:
    ledger = game_of(request).ledger
    words = request.http.query_params.get("words", "")[:200]
    found = ledger.search(words, limit=MOST_RULES) if words.strip() else list(ledger)
    rules = [{"id": rule.id, "where": rule.where, "kind": rule.kind, "text": rule.text(request.lang)} for rule in found]
    return 200, {"rules": rules}


async def how_to_play(request: ApiRequest) -> ApiResult:
    game = game_of(request)
    page = manual(game.folder, request.lang)
    if not page:
        raise ApiError("not-found")
    return 200, {"html": page, "cards": game_info(game, request.lang)["cards"]}


async def campaign_of(request: ApiRequest, game: Game) -> dict[str, Any] | None:
    """The campaign of the match in the query, which the reader must have a seat at; None without such a match."""
    id = request.http.query_params.get("match", "")
    if not id:
        return None
    live = (await request.seat_of(id)).live
    if live.row.game != game.id:
        raise ApiError("wrong-token")
    return campaigns.state_of(live)


async def packs(request: ApiRequest) -> ApiResult:
    """All cards, without the secret ones that the campaign of the reader has not revealed."""
    game = game_of(request)
    content = game.content()
    entries = [
        {
            "id": each.id,
            "kind": each.kind,
            "name": each.name[request.lang],
            "text": plain(content.text_of(each.kind, each.index, request.lang)),
        }
        for each in game.campaign.readable(content, await campaign_of(request, game))
    ]
    headers = [{"id": pack.id, "version": pack.version, "digest": pack.digest} for pack in content.packs]
    return 200, {"packs": headers, "entries": entries}
