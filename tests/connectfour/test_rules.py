"""The seven rules of connect four."""

import pytest

import pionek
from pionek.core.match.match import IllegalAnswer, Match
from pionek.core.state.decision import Guard

rule = pytest.mark.rule
WIDTH, HEIGHT = 7, 6


def dropped(*columns: int, first: str = "1") -> Match:
    """A match after discs were dropped into these columns, counted from 1."""
    match = pionek.new_match("connectfour", seed=1, first=first)
    for column in columns:
        match.play(f"drop:{column}")
    return match


def cell(match: Match, column: int, row: int) -> int:
    return match.table.cells[(column - 1) * HEIGHT + row - 1]


def reason(match: Match, seat: int, column: int) -> Guard | None:
    return match.why_not(seat, "column", column - 1)


@rule("CF-SETUP-01")
def test_the_grid_is_empty_and_has_seven_columns_of_six_cells():
    match = dropped()
    assert match.table.cells == [-1] * (WIDTH * HEIGHT)
    assert match.keys() == [f"drop:{column}" for column in range(1, WIDTH + 1)]
    assert [len(place.tokens) for place in match.scene(0).things[0].places] == [0] * WIDTH


@rule("CF-SETUP-01")
def test_a_die_decides_who_is_first():
    firsts = [pionek.new_match("connectfour", seed=seed).decision.seat for seed in range(100)]
    assert 30 < sum(firsts) < 70
    assert dropped(first="1").decision.seat == 0
    assert dropped(first="2").decision.seat == 1


@rule("CF-TURN-01")
def test_players_alternate_and_each_drops_one_disc():
    match = dropped(first="2")
    for turn in range(6):
        assert match.decision.seat == (turn + 1) % 2
        match.play(f"drop:{turn + 1}")
        assert sum(owner >= 0 for owner in match.table.cells) == turn + 1
        assert cell(match, turn + 1, 1) == (turn + 1) % 2


@rule("CF-TURN-01")
def test_nobody_drops_a_disc_in_the_turn_of_the_other():
    match = dropped(4)
    refused = reason(match, 0, 4)
    assert (refused.name, refused.rule) == ("not-your-turn", "CF-TURN-01")
    assert reason(match, 1, 4) is None
    with pytest.raises(IllegalAnswer):
        match.play("drop:4", seat=0)


@rule("CF-TURN-02")
def test_a_disc_falls_to_the_lowest_empty_cell_of_its_column():
    match = dropped(3, 3, 3, 5)
    assert [cell(match, 3, row) for row in range(1, 5)] == [0, 1, 0, -1]
    assert cell(match, 5, 1) == 1
    assert sum(owner >= 0 for owner in match.table.cells) == 4


@rule("CF-TURN-03")
def test_a_full_column_takes_no_more_discs():
    match = dropped(2, 2, 2, 2, 2)
    assert "drop:2" in match.keys()  # noqa: SIM118 - a match is no dictionary
    match.play("drop:2")
    assert match.keys() == [f"drop:{column}" for column in (1, 3, 4, 5, 6, 7)]
    refused = reason(match, 0, 2)
    assert (refused.name, refused.rule) == ("column-full", "CF-TURN-03")
    with pytest.raises(IllegalAnswer, match="drop:2"):
        match.play("drop:2")


ROWS = {
    "horizontally": [1, 1, 2, 2, 3, 3, 4],
    "horizontally, the gap last": [1, 1, 2, 2, 4, 4, 3],
    "horizontally, at the right edge": [7, 7, 6, 6, 5, 5, 4],
    "vertically": [1, 2, 1, 2, 1, 2, 1],
    "rising": [1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4],
    "falling": [7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4],
}


@rule("CF-END-01")
@pytest.mark.parametrize("columns", ROWS.values(), ids=ROWS)
def test_four_in_a_row_win_at_once(columns):
    match = dropped(*columns[:-1])
    assert match.result is None
    match.play(f"drop:{columns[-1]}")
    assert match.decision is None
    assert (match.result.winners, match.result.cause, match.result.rule) == ((0,), "four", "CF-END-01")


@rule("CF-END-01")
@pytest.mark.parametrize(
    "columns",
    [[1, 1, 2, 2, 3, 3], [1, 2, 1, 2, 1, 1], [1, 1, 2, 2, 3, 4, 5]],
    ids=["three", "three and one of the other", "a disc between"],
)
def test_anything_less_does_not_win(columns):
    assert dropped(*columns).result is None


@rule("CF-END-01")
def test_a_row_does_not_go_on_behind_the_edge():
    """Columns lie one after the other in the list of cells: the top of one is no neighbour of the bottom of the next."""
    match = dropped(2, 1, 7, 1, 6, 1, 1, 7, 1, 6, 1)
    assert match.table.cells[3:7] == [0] * 4
    assert match.result is None


@rule("CF-END-02")
def test_a_full_grid_without_a_row_is_a_draw():
    columns = [1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 3, 4, 3, 4, 4, 3, 4, 3, 3, 4, 3, 4, 5, 6, 5, 6, 6, 5, 6, 5, 5, 6, 5, 6]
    match = dropped(*columns[:-1])
    assert match.result is None
    match.play("drop:6")  # only column 7 is left: what is forced is not asked
    assert (match.result.winners, match.result.cause, match.result.rule) == ((), "draw", "CF-END-02")
    assert min(match.table.discs) == HEIGHT


@rule("CF-END-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gives_up_loses_also_in_the_turn_of_the_other(seat):
    match = dropped(4)
    match.resign(seat)
    assert match.decision is None
    assert (match.result.winners, match.result.cause, match.result.rule) == ((1 - seat,), "resigned", "CF-END-03")
