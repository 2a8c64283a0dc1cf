"""Which blade abilities a miniature has now: printed, granted and copied, without those that are switched off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pionek.core.rules.in_force import banned, permitted, ready
from pionek.core.state.decision import Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.frames import Battle
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SIDES

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.content import DreamBladeContent
    from pionek.games.dreamblade.model.definitions import Activation

ABILITIES: Final = 8
"""More blade abilities than a figure can have printed: what is granted is numbered behind them."""
CODES: Final = ABILITIES * (vocabulary.PIECES + 1)


def coded(granter: int, index: int) -> int:
    """The amount of an option: the number of the ability, and who grants it."""
    return index + ABILITIES * (granter + 1)


def mark(bearer: int, origin: int, code: int) -> int:
    """What names one instance of an ability in a combat: bearer, origin, granter and number."""
    return (bearer * vocabulary.PIECES + origin) * CODES + code


def activation_of(table: State, origin: int, code: int) -> Activation:
    """DB-HELLSFURY-01, DB-COPY-02: the ability behind an option."""
    granter = code // ABILITIES - 1
    if granter >= 0:
        return table.definition(granter).grants[code % ABILITIES]
    for activation in table.definition(origin).blades:
        if activation.index == code:
            return activation
    raise LookupError(f"piece {origin} has no blade ability {code}")


def own_codes(table: State, piece: int) -> list[int]:
    """DB-HELLSFURY-01, DB-NULLIFY-01: printed and granted ones; none where a ban switches them off."""
    if banned(table, vocabulary.BLADE, piece) is not None:
        return []
    found = [coded(-1, each.index) for each in table.definition(piece).blades]
    if table.in_force.restricted & (1 << vocabulary.BLADE):
        for entry in table.in_force.bans:
            if entry.ability.what == vocabulary.BLADE and ready(table, entry, piece, -1):
                for grant in table.definition(entry.bearer).grants:
                    found.append(coded(entry.bearer, grant.index))
    return found


def blade_options(table: State, battle: Battle) -> list[Option]:
    """DB-BLADE-03, DB-ACT-02, DB-ACT-03, DB-COPY-01, DB-NULLIFY-01: everything the blades left can activate."""
    found: list[Option] = []
    for bearer in members(bearers(table, battle)):
        for code in own_codes(table, bearer):
            offer(table, battle, bearer, bearer, code, found)
        if permitted(table, vocabulary.COPY, bearer) is None or banned(table, vocabulary.BLADE, bearer) is not None:
            continue
        others = table.local[table.cells[bearer]] & table.creatures & ~(1 << bearer)
        for origin in members(others):
            for code in own_codes(table, origin):
                offer(table, battle, bearer, origin, code, found)
    return found


def every_blade(content: DreamBladeContent) -> list[Option]:
    """DB-COPY-01, DB-HELLSFURY-01: each piece with what is printed on itself or on any other, or granted by an ally of that one."""
    printed = max([each.index + 1 for figure in content.figures for each in figure.blades], default=0)
    granted = max([len(figure.grants) for figure in content.figures], default=0)
    found: list[Option] = []
    for bearer in range(vocabulary.PIECES):
        for origin in (bearer, *(each for each in range(vocabulary.PIECES) if each != bearer)):
            allies = members(SIDES[vocabulary.SEAT_OF[origin]])
            codes = [coded(-1, index) for index in range(printed)]
            codes += [coded(granter, index) for granter in allies for index in range(granted)]
            found.extend([Option(vocabulary.BLADE, bearer, origin if origin != bearer else -1, code) for code in codes])
    return found


def bearers(table: State, battle: Battle) -> int:
    """DB-BLADE-09, DB-BLADE-10, DB-LOC-10: attackers still on the map, and one's location in the combat cell (gaps R-23)."""
    location = table.local[battle.cell] & ~table.creatures & SIDES[battle.who]
    return (battle.attackers & table.fielded) | location


def offer(table: State, battle: Battle, bearer: int, origin: int, code: int, found: list[Option]) -> None:
    """DB-ACT-14, DB-ACT-01, DB-ACT-04, DB-ACT-05, DB-ACT-06, DB-BLADE-03, DB-COPY-01: as many blades as it takes, and once unless it may be repeated."""
    activation = activation_of(table, origin, code)
    if activation.blades > battle.blades:
        return
    if not activation.repeats and mark(bearer, origin, code) in battle.used:
        return
    if activation.score and not table.in_scoring_cell(bearer):
        return
    found.append(Option(vocabulary.BLADE, bearer, origin if origin != bearer else -1, code))
