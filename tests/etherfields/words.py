"""Texts of the pack language on the table of a scenario: `said(night, "{flip: 1}")`."""

from typing import Any

from pionek.core.packs.reader import Reader
from pionek.core.packs.yamlfile import read
from pionek.core.registry import get
from pionek.core.rules.resolving import Resolution
from tests.etherfields.scenario import EtherfieldsScenario

GAME = get("etherfields")


def read_form(text: str, family: str = "effect") -> Any:
    reader = Reader(GAME.vocabulary, GAME.content().ids)
    reader.at("test", "", "test")
    found = reader.form(family, read(text.encode(), "test"))
    assert not reader.problems, reader.problems
    return found


def said(night: EtherfieldsScenario, text: str, seat: int = 0, entity: str = "", aimed: int = -1) -> EtherfieldsScenario:
    """Carry a text out, as if a card of this Dreamer or an Entity's tile said it."""
    scope = Resolution(seat, [read_form(text)], mode=night.find("entity", entity) + 1 if entity else 0)
    scope.chosen = aimed
    return night.run(scope)


def holds(night: EtherfieldsScenario, text: str, seat: int = 0) -> bool:
    return bool(read_form(text, "if").holds(night.table, Resolution(seat, [read_form("{draw: 1}")])))


def can(night: EtherfieldsScenario, text: str, seat: int = 0) -> bool:
    return bool(read_form(text).possible(night.table, Resolution(seat, [read_form("{draw: 1}")])))
