"""A position to try figures in: a warband's miniatures lie in the row nearest to their player, at most four in a cell."""

from collections import Counter

import pytest

from pionek.core.errors import UserError
from pionek.core.match.match import start
from pionek.games.dreamblade import GAME
from pionek.games.dreamblade.model.state import MOST_CREATURES
from pionek.server.matches.creating import lay_out


def warband() -> Counter[str]:
    table = start(GAME, {}, 0).table
    return Counter(table.content.figures[table.figures[piece]].id for piece in range(16))


def test_every_copy_can_be_laid_and_not_one_more():
    [(figure, copies)] = warband().most_common(1)
    match = start(GAME, {}, 0)
    lay_out(match, [(0, "figure", figure, copies)])
    assert sum(cell >= 0 for cell in match.table.cells) == copies
    with pytest.raises(UserError, match="cannot lie before seat 1"):
        lay_out(start(GAME, {}, 0), [(0, "figure", figure, copies + 1)])


def test_a_whole_warband_finds_room_cell_by_cell_from_the_middle():
    match = start(GAME, {}, 0)
    lay_out(match, [(0, "figure", figure, copies) for figure, copies in warband().items()])
    cells = Counter(match.table.cells[:16])
    assert cells == {2: MOST_CREATURES, 1: MOST_CREATURES, 3: MOST_CREATURES, 0: MOST_CREATURES}
