"""What is played: the options of a game, declared as data, and the sentences that refuse a wrong one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from pionek.core.errors import UserError
from pionek.core.language.fields import Field
from pionek.core.language.kinds import INT, NAMES, TEXT, ListOf, Word
from pionek.core.packs.reader import fields_of, reading
from pionek.core.state.piece import Record

TYPES = ("word", "words", "number", "flag", "campaign")
"""A campaign is what an earlier match left (Match.campaign): plain data, or nothing at its beginning."""


class SettingError(UserError):
    """One clear sentence about a wrong setting."""


class Setting(Record):
    """One option: its type, the values it allows, its default, and a sentence in both languages.

    `of` names a kind of definitions whose ids are the allowed values.
    """

    name: str
    type: str
    default: Any
    about: dict[str, str]
    allowed: list[str] = []
    of: str = ""
    least: int = 0
    most: int = 0

    def values(self, known: list[str]) -> list[str]:
        """The allowed words; `known` are the ids of the kind named by `of`."""
        return known if self.of else self.allowed

    def read(self, given: Any, known: list[str]) -> Any:
        """The value, or SettingError with what is allowed."""
        if self.type == "number":
            return self.read_number(given)
        if self.type == "flag":
            return self.read_flag(given)
        if self.type == "campaign":
            return self.read_campaign(given)
        allowed = self.values(known)
        words = [str(each) for each in given] if isinstance(given, list | tuple) else [part.strip() for part in str(given).split(",")]
        if self.type == "words" and not self.least and words == [""]:
            words = []
        for word in words:
            if word not in allowed:
                raise self.not_allowed(word, ", ".join(allowed))
        if self.type == "words":
            if not self.least <= len(words) <= self.most:
                wanted = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
                raise SettingError(
                    f"{self.name}: {len(words)} given, {wanted} wanted, separated by commas",
                    f"{self.name}: podano {len(words)}, potrzeba {wanted}, po przecinku",
                )
            return words
        if len(words) != 1:
            raise SettingError(
                f"{self.name}: {len(words)} given, 1 wanted; allowed are {', '.join(allowed)}",
                f"{self.name}: podano {len(words)}, potrzeba 1; dozwolone: {', '.join(allowed)}",
            )
        return words[0]

    def read_number(self, given: Any) -> int:
        try:
            number = int(given)
        except (TypeError, ValueError, OverflowError):
            number = self.least - 1
        if isinstance(given, bool | float) or not self.least <= number <= self.most:
            raise SettingError(
                f"{self.name}: {given!r} is not allowed; a whole number from {self.least} to {self.most}",
                f"{self.name}: {given!r} jest niedozwolone; liczba całkowita od {self.least} do {self.most}",
            )
        return number

    def read_flag(self, given: Any) -> bool:
        words = {"true": True, "false": False, "yes": True, "no": False, "on": True, "off": False}
        if isinstance(given, bool):
            return given
        if str(given).lower() in words:
            return words[str(given).lower()]
        raise self.not_allowed(given, "true, false")

    def read_campaign(self, given: Any) -> dict[str, Any]:
        """The campaign as it was handed on, as data or as its JSON text."""
        try:
            data = msgspec.json.decode(given or "{}") if isinstance(given, str) else msgspec.to_builtins(given)
        except (msgspec.MsgspecError, TypeError, RecursionError):
            data = None
        if isinstance(data, dict):
            return data
        raise SettingError(
            f"{self.name}: this is not a campaign; give what an earlier match of it left, or nothing to begin one",
            f"{self.name}: to nie jest kampania; podaj to, co zostawiła jej wcześniejsza rozgrywka, albo nic, by zacząć",
        )

    def not_allowed(self, given: Any, allowed: str) -> SettingError:
        return SettingError(
            f"{self.name}: {given!r} is not allowed; allowed are {allowed}",
            f"{self.name}: {given!r} jest niedozwolone; dozwolone: {allowed}",
        )


FIELDS = (
    Field("name", TEXT),
    Field("type", Word(*TYPES)),
    Field("default", TEXT),
    Field("about", NAMES),
    Field("allowed", ListOf(TEXT), None),
    Field("of", TEXT, ""),
    Field("least", INT, 0),
    Field("most", INT, 0),
)


def load_settings(path: Path) -> list[Setting]:
    """A game's settings.yaml: a list of settings."""
    found: list[Setting] = []
    with reading(path, "settings") as (node, reader):
        if not isinstance(node.value, list):
            reader.problem(node, "a list of settings")
        for each in node.value if isinstance(node.value, list) else []:
            named = fields_of(each).get("name")
            reader.at(path.name, "", f"setting {named.value}" if named is not None else "setting")
            found.append(Setting(**reader.fields(each, fields_of(each), FIELDS, "a setting")))
    return found
