"""Which blade abilities a miniature has now: printed, granted and copied, without those that a ban switches off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pionek.core.rules.in_force import banned, permitted, ready
from pionek.core.state.decision import Option
from pionek.games.dreamblade import vocabulary
from pionek.games.dreamblade.model.frames import BaseCombat
from pionek.games.dreamblade.model.sets import members
from pionek.games.dreamblade.model.state import State
from pionek.games.dreamblade.vocabulary import SIDES, PieceSet

if TYPE_CHECKING:
    from pionek.games.dreamblade.model.definitions import Activation

ABILITIES: Final = 8
"""More blade abilities than a figure can have printed: granted ones are numbered behind them."""
CODES: Final = ABILITIES * (vocabulary.PIECES + 1)


def coded(granter: int, index: int) -> int:
    """The amount of an option: the number of the ability, and the piece that grants it, if one does."""
    return index + ABILITIES * (granter + 1)


def mark(bearer: int, origin: int, code: int) -> int:
    """The number of one instance of an ability in a combat: its bearer, origin, granter and number."""
    return (bearer * vocabulary.PIECES + origin) * CODES + code


def named_ability(origin: int, code: int) -> int:
    """The number by which an event names an ability: the piece on which it is printed, its granter and its number."""
    return origin * CODES + code


def activation_of(table: State, origin: int, code: int) -> Activation:
    """The ability behind an option (DB-HELLSFURY-01, DB-COPY-02)."""
    granter = code // ABILITIES - 1
    if granter >= 0:
        return table.definition(granter).grants[code % ABILITIES]
    return table.definition(origin).activations[code]


def own_codes(table: State, piece: int) -> list[int]:
    """The printed and granted abilities of a piece; none where a ban switches them off (DB-HELLSFURY-01, DB-NULLIFY-01)."""
    if banned(table, vocabulary.BLADE, piece) is not None:
        return []
    found = [coded(-1, each.index) for each in table.definition(piece).blades]
    if table.in_force.restricted & (1 << vocabulary.BLADE):
        for entry in table.in_force.bans:
            if entry.ability.what == vocabulary.BLADE and ready(table, entry, piece, -1):
                for grant in table.definition(entry.bearer).grants:
                    found.append(coded(entry.bearer, grant.index))
    return found


def blade_options(table: State, combat: BaseCombat) -> list[Option]:
    """All abilities that the blades that are left can activate (DB-BLADE-03, DB-ACT-02, -03, DB-COPY-01, -03, DB-NULLIFY-01)."""
    found: list[Option] = []
    for bearer in members(bearers(table, combat)):
        for code in own_codes(table, bearer):
            offer(table, combat, bearer, bearer, code, found)
        if permitted(table, vocabulary.COPY, bearer) is None or banned(table, vocabulary.BLADE, bearer) is not None:
            continue
        others = table.local[table.cells[bearer]] & table.creatures & ~(1 << bearer)
        for origin in members(others):
            for code in own_codes(table, origin):
                offer(table, combat, bearer, origin, code, found)
    return found


def bearers(table: State, combat: BaseCombat) -> PieceSet:
    """The attackers still on the map, and their player's location in the combat cell (DB-BLADE-09, -10, DB-LOC-10, ruling R-23)."""
    location = table.local[combat.cell] & ~table.creatures & SIDES[combat.who]
    return (combat.attackers & table.fielded) | location


def offer(table: State, combat: BaseCombat, bearer: int, origin: int, code: int, found: list[Option]) -> None:
    """Offer an ability if enough blades are left and it was not used, unless it may be repeated.

    (DB-ACT-01, -04 to -06, -14, DB-BLADE-03, DB-COPY-01)
    """
    activation = activation_of(table, origin, code)
    if activation.blades > combat.blades:
        return
    if not activation.repeats and mark(bearer, origin, code) in combat.used:
        return
    if activation.score and not table.in_scoring_cell(bearer):
        return
    found.append(Option(vocabulary.BLADE, bearer, origin if origin != bearer else -1, code))
