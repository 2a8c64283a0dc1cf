"""Laying out a position: miniatures from the reserves stand in the own first row, as many as there is room for."""

from pionek.games.dreamblade.model.map import PORTAL_CELLS, SPAWN_ROWS
from pionek.games.dreamblade.model.sets import members
from tests.dreamblade.scenario import DreamBladeScenario

BRAWLER = "runetagged-brawler"
OTHERS = ("cannibal-pariah", "cellar-grub", "zombie-enforcer", "hive-drone", "marrow-leech", "chitin-warden")
ROW = members(SPAWN_ROWS[0] & ~PORTAL_CELLS)


def waiting(count: int, **others: int) -> DreamBladeScenario:
    """So many wait in the reserves; the others already stand on the cells of those names."""
    cells = [cell for cell, there in others.items() for _ in range(there)]
    standing = [f"p{at}={OTHERS[at // 3]}@{cell}" for at, cell in enumerate(cells)]
    return DreamBladeScenario([*(f"{letter}={BRAWLER}" for letter in "abc"[:count]), *standing], [f"north={BRAWLER}"])


def lay(match: DreamBladeScenario, count: int, kind: str = "figure") -> bool:
    return match.match.game.laying_out.lay(match.table, 0, kind, match.content.find("figure", BRAWLER), count)


def standing(match: DreamBladeScenario) -> dict[int, int]:
    return {cell: match.table.creatures_at(cell, 0).bit_count() for cell in ROW if match.table.creatures_at(cell, 0)}


def test_miniatures_fill_the_first_row_from_its_middle():
    match = waiting(3, c1=3)
    assert lay(match, 2)
    assert standing(match) == {ROW[2]: 4, ROW[1]: 1}
    assert lay(match, 1), "all that wait can be laid"
    assert not lay(match, 1), "and no more"


def test_a_whole_warband_has_room():
    match = waiting(1, a1=4, b1=4, c1=4, d1=3)
    assert lay(match, 1)
    assert standing(match) == dict.fromkeys(ROW, 4)


def test_it_is_about_miniatures():
    assert not lay(waiting(1), 1, "card")
