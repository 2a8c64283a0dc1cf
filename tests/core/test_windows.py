"""Windows: the order of the seats, starting anew after a play, and silence about who had nothing."""

from __future__ import annotations

from pionek.core.rules.windows import Window
from tests.core.skirmish import answer, armed, field, happen, keys, marks
from tests.core.skirmish_field import Field

RULE = "SK-WINDOW-01"


def window(*hands: tuple[str, ...], first: int = 0) -> Field:
    table = field(seats=len(hands))
    for seat, hand in enumerate(hands):
        armed(table, seat, *hand)
    return happen(table, Window(first, 0, RULE))


def in_window(table: Field) -> bool:
    return isinstance(table.agenda[-1], Window)


def test_seats_are_asked_in_order_beginning_with_the_first():
    table = window(("parry",), ("parry",), ("parry",), first=1)
    asked = []
    while in_window(table):
        asked.append(table.decision.seat)
        answer(table, "pass")
    assert asked == [1, 2, 0]


def test_after_a_play_all_are_asked_again_from_the_first():
    table = window(("parry", "feint"), ("parry",), ("parry",))
    answer(table, "pass")
    answer(table, "play:parry")
    assert marks(table) == [7]
    assert (table.decision.seat, keys(table)) == (0, ["play:parry", "play:feint", "pass"])
    answer(table, "pass")
    assert table.decision.seat == 2
    answer(table, "pass")
    assert not in_window(table)


def test_a_play_is_resolved_before_the_next_is_asked():
    table = window(("parry", "feint"), ("feint",))
    answer(table, "play:parry")
    answer(table, "play:feint")
    assert marks(table) == [7, 8]
    assert (table.decision.seat, keys(table)) == (1, ["play:feint", "pass"])


def test_seats_with_nothing_to_play_are_passed_over_in_silence():
    table = window(("arrow",), ("arrow",), ("parry",))
    assert (table.decision.seat, keys(table)) == (2, ["play:parry", "pass"])


def test_a_window_in_which_nobody_can_act_asks_nobody_but_is_reported_as_opened():
    table = window((), ("arrow",), ("arrow",))
    assert not in_window(table)
    assert table.opened == 2
    answer(table, "wait")
    assert table.opened == 0


def test_passing_over_hidden_cards_is_new_information_and_passing_over_none_is_not():
    quiet = field(seats=3)
    before = quiet.revealed
    happen(quiet, Window(0, 0, RULE))
    assert (quiet.revealed, quiet.opened) == (before, 0)
    told = armed(field(seats=3), 1, "arrow")
    before = told.revealed
    happen(told, Window(0, 0, RULE))
    assert (told.revealed, told.opened) == (before + 1, 1)


def test_asking_again_changes_nothing():
    table = window(("arrow",), ("arrow",), ("parry",))
    before = (table.revealed, table.opened, table.agenda[-1].passes, table.agenda[-1].asked)
    table.ask_again()
    assert (table.revealed, table.opened, table.agenda[-1].passes, table.agenda[-1].asked) == before


def test_the_rule_of_a_window_is_the_one_that_opens_it():
    assert window(("parry",), ("parry",)).agenda[-1].rule() == RULE


def test_an_imagined_window_asks_the_other_seat_what_it_might_hold():
    table = window(("arrow",), ("parry",))
    deck = table.decks[1]
    deck.put(table.content.find("card", "arrow"), 0)
    seen = set()
    for seed in range(20):
        imagined = table.imagine(0, seed)
        seen.add((imagined.decision.seat, *[each.subject for each in imagined.decision.options][:1]))
    assert (1, table.content.find("card", "parry")) in seen
    assert any(seat == 0 for seat, *_ in seen)  # where it holds the arrow, the window is over
