"""Settings in which what packs bring is played: for trying a pack out, and for measuring it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.setup import follow
from pionek.core.state.piece import Record

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content
    from pionek.core.settings import Setting


class Way(Record):
    """One way of playing with packs: an entry that is chosen for a match, and the settings that choose it. Others of the packs join in as far as they go with it."""

    kind: str
    id: str
    options: dict[str, Any]


def brought(game: Game, content: Content) -> set[str]:
    """The ids of the packs besides the game's own; a changed copy of it is one, too."""
    own = {pack.digest for pack in game.content().packs}
    return {pack.id for pack in content.packs if pack.digest not in own}


def ways_to_play(game: Game, content: Content, given: dict[str, Any] | None = None) -> list[Way]:
    """By each entry of packs that settings can choose, settings in which it is played; those that are given stand."""
    given = given or {}
    added = brought(game, content) - {game.id}
    own = {setting.name: own_values(game, content, setting, added) for setting in game.settings if setting.name not in given}
    found = []
    for setting in game.settings:
        for value in own.get(setting.name, ()):
            options = dict(given)
            if not setting.added and choose(game, content, setting, [value], options):
                join(game, content, own, options)
                found.append(Way(setting.of, value, fresh_only(options, given)))
    if not found:
        options = dict(given)
        join(game, content, own, options)
        if new := fresh_only(options, given):
            found.append(Way("", "", new))
    return found


def fresh_only(options: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name not in given}


def own_values(game: Game, content: Content, setting: Setting, packs: set[str]) -> list[str]:
    """What a setting takes from packs."""
    known = game.known(content, setting) if setting.of else []
    ids = content.ids.get(setting.of, {})
    return [each for each in known if each in ids and content.get(setting.of, ids[each]).pack in packs]


def join(game: Game, content: Content, own: dict[str, list[str]], options: dict[str, Any]) -> None:
    """Let every other setting choose what packs bring, as far as it goes with what is chosen."""
    for setting in game.settings:
        values = own.get(setting.name, [])
        if values and setting.name not in options:
            choose(game, content, setting, values, options)


def choose(game: Game, content: Content, setting: Setting, values: list[str], options: dict[str, Any]) -> bool:
    """Choose values of packs in a setting, and whatever it must go with. False if that is not possible."""
    if any(name in options and str(options[name]) not in wanted for name, wanted in setting.when.items()):
        return False
    if setting.type == "word":
        chosen: Any = values[0]
    elif setting.added:
        chosen = values[: setting.most]
    elif setting.default:
        chosen = line_up(game, content, setting, values[0])
    else:
        return False  # a collection of one's own: nobody knows how it should be put together
    for name, wanted in setting.when.items():
        options.setdefault(name, wanted[0])
    options[setting.name] = chosen
    return True


def line_up(game: Game, content: Content, setting: Setting, first: str) -> list[str]:
    """One word of a pack and the usual ones beside it, as many as usual."""
    usual = [word for word in str(setting.default).split(",") if word not in setting.alone]
    size = max(len(usual), setting.least, game.seats[0])
    others = (*usual, *setting.values(game.known(content, setting)))
    words = dict.fromkeys(word for word in others if word != first and word not in setting.alone)
    return [first, *words][:size]


def without(game: Game, content: Content, options: dict[str, Any]) -> dict[str, Any]:
    """The same settings for a content that may not have what they choose: something of the same kind stands in its place."""
    kept: dict[str, Any] = {}
    for name, value in options.items():
        setting = game.setting(name)
        words = value if isinstance(value, list) else [value]
        if set(words) <= set(setting.values(game.known(content, setting))):
            kept[name] = value
    followed = follow(game, content, game.seats, game.seats[0], kept).options
    return {name: kept.get(name, followed[name]) for name in options}
