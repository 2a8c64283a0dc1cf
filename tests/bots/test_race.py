"""Options of one decision race on the same tables: what falls behind is given up, luck alone decides nothing."""

import pytest

from pionek.bots.weighing import ALIKE, LEAST, Race
from pionek.core.state.decision import Option

FIRST, SECOND, THIRD = Option(1), Option(2), Option(3)


def run(options, worth, most=60):
    """Race until it is over or so many values were added; `worth` gives the value of an option on a table."""
    race, tables = Race(options), dict.fromkeys(options, 0)
    for number in range(most):
        if race.is_over():
            return race, number
        option = race.next()
        race.add(option, worth(option, tables[option]))
        tables[option] += 1
    return race, most


def test_options_take_turns():
    race = Race([FIRST, SECOND, THIRD])
    order = []
    for _ in range(6):
        order.append(race.next())
        race.add(order[-1], 0.5)
    assert order == [FIRST, SECOND, THIRD] * 2


def test_a_small_lead_on_every_table_counts_however_much_tables_differ():
    race, values = run([FIRST, SECOND], lambda option, table: 10.0 * (table % 7) + (0.1 if option == SECOND else 0.0))
    assert (race.best(), values) == (SECOND, 2 * LEAST)


def test_the_first_wins_where_nothing_tells_the_options_apart():
    race, values = run([SECOND, FIRST, THIRD], lambda option, table: float(table))
    assert (race.best(), values) == (SECOND, 3 * LEAST)


def test_what_differs_by_luck_only_stays_in_the_race():
    race, _ = run([FIRST, SECOND], lambda option, table: float((table + option.verb) % 2), most=40)
    assert race.left == [FIRST, SECOND]


@pytest.mark.parametrize("most", [0, 1, 2])
def test_before_all_were_tried_the_first_leads(most):
    race, _ = run([FIRST, SECOND, THIRD], lambda option, table: float(option.verb), most)
    assert race.best() == FIRST


@pytest.mark.parametrize(("ahead", "best"), [(0.4, FIRST), (0.6, FIRST), (0.7, SECOND)])
def test_the_favourite_gives_way_to_more_than_luck_only(ahead, best):
    race, _ = run([FIRST, SECOND], lambda option, table: (table % 2) * (option == FIRST) + ahead * (option == SECOND), 16)
    assert race.left == [FIRST, SECOND]
    assert race.best() == best


def test_options_that_are_equal_for_long_are_not_dropped_for_an_arbitrary_one():
    """The second and the third differ from the fifth table on only, and the third is better then."""
    worth = {FIRST: lambda table: 0.1 * (table % 3), SECOND: lambda table: 0.2, THIRD: lambda table: 0.2 + 0.1 * (table > LEAST)}
    race, _ = run([FIRST, SECOND, THIRD], lambda option, table: worth[option](table), most=30)
    assert race.best() == THIRD


def test_equal_leaders_end_the_race():
    race, values = run([FIRST, SECOND, THIRD], lambda option, table: float(option != FIRST))
    assert (race.best(), values) == (SECOND, LEAST + 2 * ALIKE)
