"""A set-up as a form shows it: what is asked now, with which tiles, and what stands in the way of beginning."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pionek.bots.seats import PREFIX
from pionek.core.game import Game
from pionek.core.language.definitions import Content, Definition
from pionek.core.language.kinds import ListOf, RefTo
from pionek.core.match.match import fresh
from pionek.core.settings import Build, Setting, SettingError
from pionek.core.setup import SEATS, Change, SetUp, drawn, follow
from pionek.core.text.phrasebook import plain
from pionek.server.errors import ApiError
from pionek.server.http.packs import MOST_ASKED, content_with
from pionek.server.http.page import outline
from pionek.server.http.request import ApiRequest, ApiResult
from pionek.server.matches.creating import find_game

USUAL = f"{PREFIX}medium"
"""Who sits down at a seat that is added."""
Word = Annotated[str, Meta(max_length=64)]
Value = bool | int | Word | Annotated[list[Word], Meta(max_length=64)]


class Changed(msgspec.Struct, forbid_unknown_fields=True):
    """One change: the number of `seats` or an option; of a line-up the word at one place."""

    name: Word
    value: Value
    at: Annotated[int, Meta(ge=-1, le=12)] = -1


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A set-up as it stands, and what is to be changed in it. Without anything it is what a newcomer should play."""

    seats: Annotated[list[Word], Meta(max_length=12)] = []
    options: dict[Word, Value] = {}
    change: Changed | None = None
    packs: Annotated[list[Word], Meta(max_length=MOST_ASKED)] = []
    """The hashes of packs that are played with."""


async def set_up(request: ApiRequest) -> ApiResult:
    """The set-up after a change, brought in order. Nothing is kept: the client has the set-up."""
    game = find_game(str(request.http.path_params["game"]))
    form: Form = request.body
    content = await content_with(request, game, form.packs)
    names = [each.name for each in game.settings]
    change = None
    if form.change is not None:
        if form.change.name != SEATS and form.change.name not in names:
            raise ApiError("wrong-value", f"change: there is no option {form.change.name!r}", f"change: nie ma opcji {form.change.name!r}")
        if form.change.name == SEATS and (isinstance(form.change.value, bool) or not isinstance(form.change.value, int)):
            raise ApiError("wrong-value", "seats: a whole number is wanted", "seats: potrzebna liczba całkowita")
        change = Change(form.change.name, form.change.value, form.change.at)
    options = {name: value for name, value in form.options.items() if name in names}
    return 200, told(game, content, list(form.seats), options, change, request.lang)


def told(game: Game, content: Content, seats: list[str], options: dict[str, Any], change: Change | None, lang: str) -> dict[str, Any]:
    """What the form shows."""
    found = follow(game, content, game.seats, len(seats) or usual_count(game), options, change)
    words = seats or ["here"]
    words = [*words, *[USUAL] * (found.count - len(words))][: found.count]
    refused = refusal(game, content, found, lang)
    fields = [field(game, content, game.setting(name), found, lang) for name in found.asked]
    least, most = game.seats
    return {"seats": words, "least": least, "most": most, "options": found.options, "fields": fields, "refused": refused}


@cache
def usual_count(game: Game) -> int:
    return int(fresh(game, game.content(), game.chosen(game.content(), {}), 0).seats)


def refusal(game: Game, content: Content, found: SetUp, lang: str) -> dict[str, str] | None:
    """Why this set-up cannot be played, and beside which field that is said; None if it can."""
    try:
        game.chosen(content, drawn(game, content, found.options, lambda free: free[0]))
    except SettingError as error:
        name, _, rest = error.text(lang).partition(": ")
        return {"field": name, "text": rest[:1].upper() + rest[1:]} if name in found.asked else {"field": "", "text": error.text(lang)}
    return None


def field(game: Game, content: Content, setting: Setting, found: SetUp, lang: str) -> dict[str, Any]:
    """One setting as the form asks for it."""
    label = setting.label or setting.about
    return {
        "name": setting.name,
        "type": setting.type,
        "label": label[lang],
        "about": setting.about[lang],
        "shown": setting.shown,
        "follows": setting.follows,
        "extra": setting.extra[lang] if setting.extra else "",
        "alone": setting.alone,
        "least": setting.least,
        "most": setting.most,
        "value": found.options[setting.name],
        "tiles": [] if setting.build else [tile for tile in tiles(game, content, setting, lang) if can_choose(setting, tile["id"], found)],
        "build": entries(game, content, setting, setting.build, lang) if setting.build else None,
    }


def can_choose(setting: Setting, value: str, found: SetUp) -> bool:
    """Whether a tile is offered: those that want another number of seats are, because the seats follow."""
    if setting.follows == "seat" and value.isdigit() and int(value) > found.count:
        return False
    return all(str(found.options[name]) in values for name, values in setting.tile(value).when.items())


@cache
def tiles(game: Game, content: Content, setting: Setting, lang: str) -> list[dict[str, Any]]:
    """Everything that may be chosen, with what is known of it: in the order in which the game declares it, then what packs add."""
    readable = {entry.id for entry in game.campaign.readable(content) if entry.kind == setting.of}
    found = []
    declared = list(setting.tiles)
    values = open_values(game, content, setting)
    for value in sorted(values, key=lambda each: declared.index(each) if each in declared else len(declared)):
        tile = setting.tile(value)
        found.append({
            "id": value,
            "name": name_of(game, content, setting, value, lang),
            "about": tile.about[lang] if tile.about else text_of(content, setting, value, lang) if value in readable else "",
            "weight": tile.weight,
            "seats": tile.seats,
            "shows": f"{setting.of}:{value}" if value in readable else "",
            "picture": tile.picture,
            "outline": outline(tile.icon) if tile.icon else "",
        })  # fmt: skip
    return found


def open_values(game: Game, content: Content, setting: Setting) -> list[str]:
    """The values of a setting without those that a campaign has yet to reveal; words that stand for no definition, like a draft, are open."""
    readable = {entry.id for entry in game.campaign.readable(content) if entry.kind == setting.of}
    secret = set() if setting.allowed else content.ids.get(setting.of, {}).keys() - readable
    return [value for value in setting.values(game.known(content, setting)) if value not in secret]


def name_of(game: Game, content: Content, setting: Setting, value: str, lang: str) -> str:
    """The name of a setting's value: as its tile says, else that of the definition it stands for, else itself."""
    tile = setting.tile(value)
    if tile.name is not None:
        return tile.name[lang]
    index = content.ids.get(setting.of, {}).get(value)
    return str(content.name_of(setting.of, index, lang)) if index is not None else value


def text_of(content: Content, setting: Setting, value: str, lang: str) -> str:
    index = content.ids.get(setting.of, {}).get(value)
    return plain(content.text_of(setting.of, index, lang)) if index is not None else ""


@cache
def entries(game: Game, content: Content, setting: Setting, build: Build, lang: str) -> dict[str, Any]:
    """Everything a collection can be built from: numbers, the words one filters by, and its text."""
    readable = game.campaign.readable(content)
    listed = []
    for entry in content.entries[setting.of]:
        if entry not in readable:
            continue
        groups = {name: words_of(game, content, entry, name, lang) for name in build.filters}
        numbers = {name: getattr(entry, name) for name in build.numbers}
        listed.append({
            "id": entry.id, "name": entry.name[lang], "shows": f"{setting.of}:{entry.id}", "numbers": numbers, "groups": groups,
            "text": plain(content.text_of(setting.of, entry.index, lang)),
        })  # fmt: skip
    labels = {name: game.book.text(lang, f"build-{name}") for name in (*build.numbers, *build.filters)}
    return {"curve": build.curve, "copies": build.copies, "labels": labels, "entries": listed}


def words_of(game: Game, content: Content, entry: Definition, name: str, lang: str) -> list[str]:
    """What a definition has of something one filters by: names of definitions, or the game's texts for its value."""
    kind = next(each.kind for each in type(entry).fields if each.attribute == name)
    of = kind.kind if isinstance(kind, ListOf) else kind
    value = getattr(entry, name)
    if isinstance(of, RefTo):
        indexes = value if isinstance(value, list) else [value]
        return list(dict.fromkeys(str(content.name_of(of.of, each, lang)) for each in indexes if each >= 0))
    return [game.book.text(lang, f"{name}-{str(value).lower()}")]
