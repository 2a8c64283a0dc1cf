"""Where people want to be asked: passing for those who never want to, and telling of those who were passed over."""

from __future__ import annotations

import pytest

from pionek.core.match.ask_preferences import ALWAYS, NEVER, USEFUL, AskPreferences, PreferenceError
from pionek.core.match.match import Match
from pionek.core.rules.windows import PASSING, Window, open_window
from tests.core.skirmish import GAME, armed, field, happen
from tests.core.skirmish_field import Field

RULE, OTHER = "SK-WINDOW-01", "SK-WINDOW-02"


@pytest.fixture(autouse=True)
def kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "windows", {"combat": (RULE,), "parley": (OTHER,)})


def at_table(*hands: tuple[str, ...], rule: str = RULE) -> Match:
    """A match whose table stands in a window."""
    table = field(seats=len(hands))
    for seat, hand in enumerate(hands):
        armed(table, seat, *hand)
    match = Match(GAME, table.content, {}, 0, table)
    match.base = table
    match.listen()
    happen(table, Window(0, 0, rule))
    return match


def wishes(text: str = "") -> AskPreferences:
    found = AskPreferences(GAME)
    if text:
        found.read(text)
    return found


def test_whoever_never_wants_to_be_asked_passes_in_windows_of_that_kind_only():
    match = at_table(("parry",), ("parry",))
    assert wishes("combat=never").answer(match, 0) is PASSING
    assert wishes("combat=never").answer(match, 1) is None  # it is not his turn to answer
    assert wishes("parley=never").answer(match, 0) is None
    assert wishes().answer(match, 0) is None
    match.play("pass", 0)
    assert wishes("all=never").answer(match, 1) is PASSING
    match.play("pass", 1)
    assert wishes("all=never").answer(match, 0) is None  # no window is open


def test_seats_passed_over_are_told_with_the_rule_of_the_window():
    match = at_table(("parry",), ("arrow",), ())
    assert match.listen().windows == []
    match.play("pass", 0)
    assert match.listen().windows == [(1, RULE)]  # nobody thinks that an empty hand had a choice
    assert wishes("combat=always").passed_over(match, 1, ALWAYS) == [RULE]
    assert wishes("combat=always").passed_over(match, 1, ALWAYS, since=1) == []
    assert wishes("combat=always").passed_over(match, 0, ALWAYS) == []
    assert wishes().passed_over(match, 1, USEFUL) == [RULE]
    assert wishes("combat=never").passed_over(match, 1, USEFUL) == []


def test_a_window_without_a_frame_tells_the_same():
    table: Field = armed(field(seats=2), 1, "arrow")
    match = Match(GAME, table.content, {}, 0, table)
    match.base = table
    match.listen()
    assert open_window(table, 0, 0, OTHER) is None
    assert match.listen().windows == [(1, OTHER)]


def test_a_game_without_kinds_has_one():
    class Plain:
        windows: dict[str, tuple[str, ...]] = {}

    found = AskPreferences(Plain())  # type: ignore[arg-type]
    found.read("all=never")
    assert (found.kinds, found.preference(RULE)) == ({"all": NEVER}, NEVER)


@pytest.mark.parametrize(
    ("text", "sentence", "zdanie"),
    [
        ("combat", "'combat': write KIND=WISH", "'combat': napisz RODZAJ=ŻYCZENIE"),
        ("combat=now", "'now' is no wish; there are always, useful, never", "'now' nie jest życzeniem; są: always, useful, never"),
        ("war=never", "'war' is no kind of window; there are combat, parley, all", "'war' nie jest rodzajem okna; są: combat, parley, all"),
    ],
)  # fmt: skip
def test_a_wish_that_cannot_be_understood_is_refused_in_one_sentence(text: str, sentence: str, zdanie: str):
    with pytest.raises(PreferenceError) as caught:
        wishes(text)
    assert (caught.value.text("en"), caught.value.text("pl")) == (sentence, zdanie)


def test_whoever_has_acted_owes_a_pause_unless_he_goes_on_to_act():
    """Seat 0 passes; in the next window he has nothing, which others must not see by the clock."""
    match = at_table(("arrow",), ("parry",), ())
    table = match.table
    before = (table.opened, table.revealed)
    table.acting = 0
    happen(table, Window(0, 0, OTHER))
    assert match.listen().windows[-1] == (0, OTHER)
    assert (table.opened, table.revealed) == before  # the undo of his own move is still his
    assert match.decision is not None
    assert match.decision.seat == 1
    assert wishes().passed_over(match, 0, USEFUL)[-1] == OTHER
    table.acting = 1
    assert wishes().passed_over(match, 1, USEFUL) == []
