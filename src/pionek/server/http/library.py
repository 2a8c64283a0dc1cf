"""What everybody may read about a game: its options, look and rules, how to play it, and all cards but secret ones."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from pionek.bots.seats import seat_words
from pionek.core import registry
from pionek.core.game import Game
from pionek.core.language.definitions import Content, Definition
from pionek.core.match.match import fresh
from pionek.core.packs.playing import ways_to_play
from pionek.core.teaching.puzzles import game_of_day, games_with_puzzles
from pionek.core.text.phrasebook import plain
from pionek.core.view.look import load_pack_look, pack_board, table_name
from pionek.server.errors import ApiError
from pionek.server.http.art import index
from pionek.server.http.manual import has_manual, manual
from pionek.server.http.packs import content_with, digests_of
from pionek.server.http.page import outline
from pionek.server.http.request import ApiRequest, ApiResult
from pionek.server.http.setup import name_of, open_values
from pionek.server.matches import campaigns
from pionek.server.matches.creating import day_of, find_game
from pionek.server.packs.looks import with_packs
from pionek.server.packs.shelf import header_of

MOST_RULES = 100


def game_of(request: ApiRequest) -> Game:
    """The game named in the address."""
    return find_game(str(request.http.path_params["game"]))


async def games(request: ApiRequest) -> ApiResult:
    found = [game_info(registry.get(name), request.lang) for name in registry.names()]
    return 200, {"games": found, "seats": seat_words(), "workshop": request.matches.config.uploads}


async def game_with_packs(request: ApiRequest) -> ApiResult:
    """One game as the lobby shows it, with what packs add to its options."""
    game = game_of(request)
    content = await content_with(request, game, digests_of(request))
    return 200, game_info(game, request.lang, content) if content.folders else game_info(game, request.lang)


@lru_cache(100)
def game_info(game: Game, lang: str, given: Content | None = None) -> dict[str, Any]:
    """A game as the lobby shows it. `usual` is the number of seats with the default options."""
    content = game.content() if given is None else given
    least, most = game.seats
    usual = fresh(game, content, game.chosen(content, {}), 0).seats
    options = [
        {
            "name": each.name,
            "type": each.type,
            "default": each.default,
            "about": each.about[lang],
            "allowed": [
                {"id": value, "name": name_of(game, content, each, value, lang)}
                for value in open_values(game, content, each)
            ],
            "least": each.least,
            "most": each.most,
            "when": each.when,
        }
        for each in game.settings
    ]
    return {
        "id": game.id,
        "name": game.name[lang],
        "summary": game.summary.get(lang, ""),
        "minutes": game.minutes,
        "weight": game.weight,
        "cover": cover_of(game),
        "seats": {"least": least, "most": most, "usual": usual},
        "guided": game.guide is not None,
        "lessons": len(game.lessons),
        "manual": has_manual(game),
        "cards": any(game.campaign.readable(content)),
        "laying": {
            "kinds": list(game.laying_out.kinds),
            "numbers": [{"id": id, "name": game.book.text(lang, f"thing-{id}"), "most": most} for id, most in game.laying_out.numbers.items()],
        },
        "options": options,
        "ways": [{"kind": each.kind, "id": each.id, "options": each.options} for each in ways_to_play(game, content)],
    }


def cover_of(game: Game) -> dict[str, Any]:
    """What the lobby needs of a game's look: colours, face, sign, and its poster with the addresses of the pictures."""
    look, versions = game.look, index(game.id)["files"]

    def address(name: str) -> str:
        file = f"{name}.webp"
        return f"art/{game.id}/{file}?v={versions[file]}" if file in versions else ""

    poster = look["poster"]
    if poster is not None:
        pieces = [piece | {"picture": address(piece["picture"]), "base": address(piece["base"])} for piece in poster["pieces"]]
        poster = poster | {"painting": address(poster["painting"]), "pieces": pieces}
    return {**{name: look[name] for name in ("dark", "light", "face")}, "sign": outline(look["sign"]), "poster": poster}


async def look_of(request: ApiRequest) -> ApiResult:
    """How to draw a game: its look.yaml, the outlines of the icons named there, and its pictures; with what packs add to all of it."""
    game = game_of(request)
    digests = digests_of(request)
    await content_with(request, game, digests)
    folders = request.matches.shelf.chosen(game, digests)
    look, art = with_packs(game.look, index(game.id), folders)
    look = look | {"boards": look["boards"] | boards_of(look, folders)}
    icons = sorted({look["sign"], *look["icons"].values()})
    return 200, look | {"outlines": {icon: outline(icon) for icon in icons}, "art": art}


def boards_of(look: dict[str, Any], folders: tuple[Path, ...]) -> dict[str, Any]:
    """The boards that packs on the shelf bring, by the names that the table has for them."""
    return {
        table_name(str(header_of(folder)["id"]), name): pack_board(look, name.partition(":")[0], own)
        for folder in folders
        for name, own in load_pack_look(folder)["boards"].items()
    }


async def rules_of(request: ApiRequest) -> ApiResult:
    game = game_of(request)
    ledger = game.ledger
    words = request.http.query_params.get("words", "")[:200]
    found = ledger.search(words, limit=MOST_RULES) if words.strip() else list(ledger)
    rules = [{"id": rule.id, "where": rule.where, "kind": rule.kind, "text": rule.text(request.lang)} for rule in found]
    chapters = [{"id": id, "name": name[request.lang]} for id, name in game.chapters.items()]
    return 200, {"rules": rules, "chapters": chapters}


async def how_to_play(request: ApiRequest) -> ApiResult:
    game = game_of(request)
    page = manual(game.folder, request.lang)
    if not page:
        raise ApiError("not-found")
    return 200, {"html": page, "cards": game_info(game, request.lang)["cards"]}


async def lessons(request: ApiRequest) -> ApiResult:
    game = game_of(request)
    return 200, {"name": game.name[request.lang], "lessons": [{"id": each.id, "title": each.title[request.lang]} for each in game.lessons]}


async def puzzles(request: ApiRequest) -> ApiResult:
    """Whose puzzle is the puzzle of a day. The day is the reader's own, for it begins at another hour elsewhere."""
    day = day_of(request.http.query_params.get("date", ""))
    names = games_with_puzzles()
    games = [{"id": name, "name": registry.get(name).name[request.lang]} for name in names]
    return 200, {"game": game_of_day(names, day) if names else "", "games": games}


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
    content = await content_with(request, game, digests_of(request))
    readable = game.campaign.readable(content, await campaign_of(request, game))
    entries = [
        entry_told(game, content, each, request.lang)
        for each in sorted(readable, key=lambda entry: list(game.gallery).index(entry.kind) if entry.kind in game.gallery else 0)
        if not game.gallery or each.kind in game.gallery
    ]
    kinds = {kind: shelf.name[request.lang] for kind, shelf in game.gallery.items()}
    headers = [{"id": pack.id, "version": pack.version, "digest": pack.digest} for pack in content.packs]
    return 200, {"packs": headers, "kinds": kinds, "entries": entries}


def entry_told(game: Game, content: Content, entry: Definition, lang: str) -> dict[str, Any]:
    """An entry as the gallery shows it."""
    shelf = game.gallery.get(entry.kind)
    return {
        "id": entry.id,
        "kind": entry.kind,
        "name": entry.name[lang],
        "text": plain(content.text_of(entry.kind, entry.index, lang)),
        "deck": shelf.deck_of(content, entry, lang) if shelf is not None else "",
        "numbers": shelf.numbers_of(entry, lang) if shelf is not None else [],
    }
