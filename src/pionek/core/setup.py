"""Setting up a match step by step: the number of seats and the settings follow each other, so that nothing natural is refused.

A form shows what `follow` says and sends one change at a time. settings.yaml declares everything that is followed: which
values go with how many seats, which settings are asked with which others, which have a word for each seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pionek.core.folder import GameFolder
from pionek.core.language.definitions import Content
from pionek.core.settings import Setting, SettingError, Tile
from pionek.core.state.piece import Record

ANY = "any"
"""In a line-up: whoever is left, drawn when the match begins."""
SEATS = "seats"
"""The name under which the number of seats is changed."""


class Change(Record):
    """One thing that a person changes: the number of seats, or a setting, of a line-up the word at one place."""

    name: str
    value: Any
    at: int = -1


class SetUp(Record):
    """How many sit at the table and what is chosen. Settings that are not asked have their default."""

    count: int
    options: dict[str, Any]
    asked: list[str]
    """The settings that are asked now, in their order."""


def follow(game: GameFolder[Any], content: Content, seats: tuple[int, int], count: int, options: dict[str, Any], change: Change | None = None) -> SetUp:
    """The set-up after a change: what was changed stands, everything else follows it. Whatever cannot be read has its default."""
    following = Following(game, content, seats, count, options)
    if change is not None:
        following.apply(change)
    return following.settle(change.name if change is not None else "")


class Following:
    """A set-up that is being brought in order."""

    def __init__(self, game: GameFolder[Any], content: Content, seats: tuple[int, int], count: int, options: dict[str, Any]) -> None:
        self.game = game
        self.content = content
        self.least, self.most = seats
        self.count = min(max(count, self.least), self.most)
        self.options = {each.name: self.readable(each, options.get(each.name, each.default)) for each in game.settings}

    def values(self, setting: Setting) -> list[str]:
        return setting.values(self.game.known(self.content, setting))

    def readable(self, setting: Setting, given: Any) -> Any:
        """A value as it stands in a set-up; the default if it cannot be read."""
        if setting.type == "campaign":
            return ""
        known = self.game.known(self.content, setting)
        if setting.follows == "line-up" and isinstance(given, list):
            return [each for each in given if each == ANY or each in setting.values(known)] or setting.default.split(",")
        try:
            return setting.read(given, known)
        except SettingError:
            return setting.read(setting.default, known)

    def apply(self, change: Change) -> None:
        if change.name == SEATS:
            self.count = min(max(int(change.value), self.least), self.most)
            return
        setting = self.game.setting(change.name)
        if setting.follows == "line-up" and change.at >= 0:
            self.place(setting, change.at, str(change.value))
        else:
            self.options[setting.name] = self.readable(setting, change.value)
        for tile in self.chosen(setting):
            if tile.seats is not None:
                self.count = min(max(self.count, tile.seats[0]), tile.seats[1])

    def place(self, setting: Setting, at: int, word: str) -> None:
        """Put a word at one place of a line-up; whoever had it takes what stood there."""
        line_up = list(self.options[setting.name])
        if word in setting.alone:
            self.options[setting.name] = [word]
            return
        if line_up[0] in setting.alone:
            line_up = [ANY] * self.wanted(setting)
        line_up += [ANY] * (at + 1 - len(line_up))
        if not setting.twice and word in line_up and word != ANY:
            line_up[line_up.index(word)] = line_up[at]
        line_up[at] = word
        self.options[setting.name] = line_up

    def chosen(self, setting: Setting) -> list[Tile]:
        """The tiles of what is chosen."""
        value = self.options[setting.name]
        return [setting.tile(str(each)) for each in (value if isinstance(value, list) else [value])]

    def goes_with(self, when: dict[str, list[str]]) -> bool:
        return all(str(self.options[name]) in values for name, values in when.items())

    def can_be(self, setting: Setting, value: str) -> bool:
        """Whether a value goes with the number of seats and the settings above."""
        tile = setting.tile(value)
        fits = tile.seats is None or tile.seats[0] <= self.count <= tile.seats[1]
        is_there = setting.follows != "seat" or not value.isdigit() or int(value) <= self.count
        return fits and is_there and self.goes_with(tile.when)

    def wanted(self, setting: Setting) -> int:
        """How many words a line-up has."""
        return min(max(self.count, setting.least), setting.most)

    def settle(self, changed: str) -> SetUp:
        """Let every setting follow those above it and the number of seats."""
        asked: list[str] = []
        for setting in self.game.settings:
            if setting.shown == "never" or not self.goes_with(setting.when):
                self.options[setting.name] = self.readable(setting, setting.default)
            if setting.follows == "count":
                self.options[setting.name] = setting.read(str(self.count), self.game.known(self.content, setting))
            elif setting.follows == "line-up":
                self.options[setting.name] = self.line_up(setting)
            elif setting.type == "word" and not self.can_be(setting, self.options[setting.name]):
                self.options[setting.name] = self.instead(setting)
            nothing_to_choose = setting.added and not self.values(setting)
            if setting.shown != "never" and setting.follows != "count" and setting.type != "campaign" and self.goes_with(setting.when) and not nothing_to_choose:
                asked.append(setting.name)
        options = {name: value for name, value in self.options.items() if self.game.setting(name).type != "campaign"}
        return SetUp(self.count, options, asked)

    def instead(self, setting: Setting) -> str:
        """The first value that goes with the rest, the default before all others."""
        for value in (setting.default, *self.values(setting)):
            if self.can_be(setting, value):
                return str(value)
        return str(setting.default)

    def line_up(self, setting: Setting) -> list[str]:
        """A word for each seat: those that stand, then the usual ones, then whatever nobody has."""
        given = list(self.options[setting.name])
        if given[0] in setting.alone and self.can_be(setting, given[0]):
            return given[:1]
        wanted = self.wanted(setting)
        kept: list[str] = []
        for word in given:
            if word not in setting.alone and (word == ANY or setting.twice or word not in kept):
                kept.append(word)
        for word in (*setting.default.split(","), *self.values(setting)):
            if word not in kept and word not in setting.alone:
                kept.append(word)
        return kept[:wanted]


def drawn(game: GameFolder[Any], content: Content, options: dict[str, Any], choose: Callable[[list[str]], str]) -> dict[str, Any]:
    """The options with everything that was left to chance drawn: words that nobody else has."""
    found = dict(options)
    for setting in game.settings:
        line_up = options.get(setting.name)
        if setting.follows != "line-up" or not isinstance(line_up, list) or ANY not in line_up:
            continue
        free = [each for each in setting.values(game.known(content, setting)) if each not in line_up and each not in setting.alone]
        for at, word in enumerate(line_up):
            if word == ANY and free:
                line_up = [*line_up[:at], choose(free), *line_up[at + 1 :]]
                if not setting.twice:
                    free.remove(line_up[at])
        found[setting.name] = line_up
    return found
