"""Setting up a table by a form: whatever it offers can be chosen, and every set-up it leads to begins a match."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from pionek.core.game import Game
from pionek.core.match.match import start
from pionek.core.settings import Setting
from pionek.core.setup import ANY, SEATS, Change, SetUp, drawn, follow
from pionek.core.view.icons import all_icons
from pionek.server.http.art import files
from pionek.server.http.setup import tiles, told
from tests.free.games import NAMES, game_of

pytestmark = pytest.mark.parametrize("name", NAMES)


def following(game: Game, options: dict[str, Any], count: int, change: Change | None = None) -> SetUp:
    return follow(game, game.content(), game.seats, count, options, change)


def begins(game: Game, found: SetUp, seed: int = 1) -> None:
    """A match begins with as many seats as the form shows."""
    options = drawn(game, game.content(), found.options, lambda free: free[seed % len(free)])
    match = start(game, options, seed)
    assert match.table.seats == found.count, options
    assert match.table.decision is not None or match.result is not None


def offered(game: Game, found: SetUp, setting: Setting) -> list[str]:
    shown = next(each for each in told(game, game.content(), ["here"] * found.count, found.options, None, "en")["fields"] if each["name"] == setting.name)
    return [tile["id"] for tile in shown["tiles"]]


def asked(game: Game, found: SetUp, *types: str) -> list[Setting]:
    return [setting for setting in game.settings if setting.name in found.asked and setting.type in types]


def ways(game: Game, found: SetUp, done: frozenset[str] = frozenset()) -> Iterator[SetUp]:
    """Every way through the tiles that a form asks for first, one choice after another."""
    mode = next((each for each in asked(game, found, "word") if each.shown == "first" and each.name not in done), None)
    if mode is None:
        yield found
        return
    for value in offered(game, found, mode):
        after = following(game, found.options, found.count, Change(mode.name, value))
        assert after.options[mode.name] == value, "what was chosen stands"
        yield from ways(game, after, done | {mode.name})


def test_every_number_of_seats_with_every_mode_begins(name):
    game = game_of(name)
    least, most = game.seats
    for found in ways(game, following(game, {}, least)):
        begins(game, found)
        for count in range(least, most + 1):
            after = following(game, found.options, found.count, Change(SEATS, count))
            assert after.count == count, "the number that was chosen stands"
            begins(game, after)


def test_every_tile_can_be_chosen_at_every_seat(name):
    game = game_of(name)
    least, most = game.seats
    for count in range(least, most + 1):
        base = following(game, {}, least, Change(SEATS, count))
        for setting in asked(game, base, "word", "words"):
            places = range(len(base.options[setting.name])) if setting.follows == "line-up" else [-1]
            for place, value in product(places, [*offered(game, base, setting), *[ANY] * (setting.follows == "line-up")]):
                change = Change(setting.name, value if setting.type == "word" or place >= 0 else [], place)
                found = following(game, base.options, base.count, change)
                if place >= 0:
                    assert found.options[setting.name][0 if value in setting.alone else place] == value
                begins(game, found)


def test_who_takes_what_another_has_swaps_with_him(name):
    game = game_of(name)
    for setting in game.settings:
        found = following(game, {}, game.seats[1])
        if setting.follows != "line-up" or setting.twice or len(found.options[setting.name]) < 2:
            continue
        one, two, *rest = found.options[setting.name]
        swapped = following(game, found.options, found.count, Change(setting.name, two, 0))
        assert swapped.options[setting.name] == [two, one, *rest]


def test_settings_of_simulations_are_not_asked_and_every_one_has_a_name(name):
    game = game_of(name)
    shown = told(game, game.content(), [], {}, None, "pl")
    assert not shown["refused"]
    for field in shown["fields"]:
        assert game.setting(field["name"]).label, f"{field['name']} has no name on a form"
        assert field["shown"] in ("first", "more")
        for tile in field["tiles"]:
            named = tile["name"] != tile["id"] or tile["id"] == "random" or field["follows"] == "seat"
            assert named or game.setting(field["name"]).of, f"{tile['id']} is shown as it is written in files"


def test_every_tile_that_a_game_declares_can_be_chosen(name):
    """Also words that stand for no card or sheet, like a draft or one drawn by chance; not what a campaign has yet to reveal."""
    game = game_of(name)
    content = game.content()
    readable = {(entry.kind, entry.id) for entry in game.campaign.readable(content)}
    for setting in game.settings:
        if setting.build or setting.shown == "never":
            continue
        shown = {tile["id"] for tile in tiles(game, content, setting, "en")}
        for value in setting.tiles:
            known = value in content.ids.get(setting.of, {})
            assert value in shown or (known and (setting.of, value) not in readable), f"{setting.name}: {value}"
        default = setting.default.split(",") if setting.type == "words" else [setting.default] if setting.type == "word" else []
        assert {value for value in default if value} <= shown, setting.name


def test_tiles_stand_in_the_order_in_which_the_game_declares_them(name):
    game = game_of(name)
    for setting in game.settings:
        declared = list(setting.tiles)
        shown = [tile["id"] for tile in tiles(game, game.content(), setting, "en") if tile["id"] in declared]
        assert shown == [each for each in declared if each in shown], setting.name


def test_pictures_and_icons_of_tiles_are_there(name):
    game = game_of(name)
    icons = all_icons()
    for setting in game.settings:
        for value, tile in setting.tiles.items():
            assert not tile.icon or not icons or tile.icon in icons, f"{setting.name} {value}: no icon {tile.icon}"
            assert not tile.picture or f"{tile.picture}.webp" in files(name), f"{setting.name} {value}: no picture {tile.picture}"


def test_a_set_up_of_another_time_is_read_as_far_as_it_can_be(name):
    game = game_of(name)
    strange = {setting.name: "nothing-like-this" for setting in game.settings}
    found = following(game, strange, 99)
    assert found.count == game.seats[1]
    begins(game, found)
