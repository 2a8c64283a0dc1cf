"""The seven rules of connect four."""

import pytest

import pionek
from pionek.core.match.match import IllegalAnswer
from tests.connectfour.scenario import EMPTY, HEIGHT, WIDTH, ConnectFourScenario

rule = pytest.mark.rule


@rule("CF-SETUP-01")
def test_the_grid_is_empty_and_has_seven_columns_of_six_cells():
    scenario = ConnectFourScenario()
    assert [scenario.column(column) for column in range(1, WIDTH + 1)] == [[EMPTY] * HEIGHT] * WIDTH
    assert scenario.keys == [f"drop:{column}" for column in range(1, WIDTH + 1)]
    assert [len(place.tokens) for place in scenario.match.scene(0).things[0].places] == [0] * WIDTH


@rule("CF-SETUP-01")
def test_a_die_decides_who_is_first():
    firsts = [pionek.new_match("connectfour", seed=seed).decision.seat for seed in range(100)]
    assert 30 < sum(firsts) < 70
    assert ConnectFourScenario(first=0).seat == 0
    assert ConnectFourScenario(first=1).seat == 1


@rule("CF-TURN-01")
def test_players_alternate_and_each_drops_one_disc():
    scenario = ConnectFourScenario(first=1)
    for turn in range(6):
        assert scenario.seat == (turn + 1) % 2
        scenario.drop(turn + 1)
        assert scenario.discs() == turn + 1
        assert scenario.cell(turn + 1, 1) == (turn + 1) % 2


@rule("CF-TURN-01")
def test_nobody_drops_a_disc_in_the_turn_of_the_other():
    scenario = ConnectFourScenario(4)
    refused = scenario.refusal(0, "column", 3)
    assert (refused.name, refused.rule) == ("not-your-turn", "CF-TURN-01")
    assert scenario.refusal(1, "column", 3) is None
    with pytest.raises(IllegalAnswer):
        scenario.play("drop:4", seat=0)


@rule("CF-TURN-02")
def test_a_disc_falls_to_the_lowest_empty_cell_of_its_column():
    scenario = ConnectFourScenario(3, 3, 3, 5)
    assert scenario.column(3) == [0, 1, 0, EMPTY, EMPTY, EMPTY]
    assert scenario.cell(5, 1) == 1
    assert scenario.discs() == 4


@rule("CF-TURN-03")
def test_a_full_column_takes_no_more_discs():
    scenario = ConnectFourScenario(2, 2, 2, 2, 2)
    assert "drop:2" in scenario.keys
    scenario.drop(2)
    assert scenario.keys == [f"drop:{column}" for column in (1, 3, 4, 5, 6, 7)]
    refused = scenario.refusal(0, "column", 1)
    assert (refused.name, refused.rule) == ("column-full", "CF-TURN-03")
    with pytest.raises(IllegalAnswer, match="drop:2"):
        scenario.drop(2)


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
    scenario = ConnectFourScenario(*columns[:-1])
    assert not scenario.over
    match = scenario.drop(columns[-1]).match
    assert match.decision is None
    assert (match.result.winners, match.result.cause, match.result.rule) == ((0,), "four", "CF-END-01")


@rule("CF-END-01")
@pytest.mark.parametrize(
    "columns",
    [[1, 1, 2, 2, 3, 3], [1, 2, 1, 2, 1, 1], [1, 1, 2, 2, 3, 4, 5]],
    ids=["three", "three and one of the other", "a disc between"],
)
def test_anything_less_does_not_win(columns):
    assert not ConnectFourScenario(*columns).over


@rule("CF-END-01")
def test_a_row_does_not_go_on_behind_the_edge():
    """Columns lie one after the other in the list of cells: the top of one is no neighbour of the bottom of the next."""
    scenario = ConnectFourScenario(2, 1, 7, 1, 6, 1, 1, 7, 1, 6, 1)
    assert [*scenario.column(1)[3:], scenario.cell(2, 1)] == [0] * 4
    assert not scenario.over


@rule("CF-END-02")
def test_a_full_grid_without_a_row_is_a_draw():
    columns = [1, 2, 1, 2, 2, 1, 2, 1, 1, 2, 1, 2, 3, 4, 3, 4, 4, 3, 4, 3, 3, 4, 3, 4, 5, 6, 5, 6, 6, 5, 6, 5, 5, 6, 5, 6]
    scenario = ConnectFourScenario(*columns[:-1])
    assert not scenario.over
    match = scenario.drop(6).match  # only column 7 is left: what is forced is not asked
    assert (match.result.winners, match.result.cause, match.result.rule) == ((), "draw", "CF-END-02")
    assert scenario.discs() == WIDTH * HEIGHT


@rule("CF-END-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_gives_up_loses_also_in_the_turn_of_the_other(seat):
    match = ConnectFourScenario(4).match
    match.resign(seat)
    assert match.decision is None
    assert (match.result.winners, match.result.cause, match.result.rule) == ((1 - seat,), "resigned", "CF-END-03")
