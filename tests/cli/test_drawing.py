"""Maps and figures as rows of text: a map of squares, what stands on it, and the numbers of a figure."""

import pytest

from pionek.cli.drawing import BRIEF, FULL, NAMES, Drawing, is_grid, is_spread
from pionek.cli.words import Say
from pionek.core.view.scene import Board, Counter, Die, Place, Prompt, Scene, Token


def knight(owner: int | None, damage: int = 0) -> Token:
    numbers = [Counter(id="power:1", name="Power", value=3), Counter(id="life:1", name="Life", value=5)]
    if damage:
        numbers.append(Counter(id="damage:1", name="Damage", value=damage, low=0))
    return Token(id="piece:1", name="Knight", owner=owner, numbers=numbers)


def field(width: int = 3, height: int = 2) -> Board:
    """Squares a1 to c2, row 2 above row 1."""
    board = Board(id="map", name="Field", width=width, height=height)
    for y in range(height):
        for x in range(width):
            name = f"{'abc'[x]}{height - y}"
            board.places.append(Place(id=f"cell:{name}", name=name, x=x, y=y))
    return board


def rows(board: Board, detail: int) -> list[str]:
    scene = Scene(version=1, game="made-up", lang="en", seat=0, prompt=Prompt("", None, False), things=[board])
    return [str(row) for row in Drawing(scene, Say("en"), detail).board(board, 0)]


@pytest.mark.parametrize("detail", [NAMES, FULL])
def test_a_map_of_squares_is_drawn_as_one(detail):
    board = field()
    board.places[1].tokens = [knight(0), knight(1, damage=2), knight(1)]
    board.places[5].options = ["to:c1"]
    board.places[3].name = "a1 5 N"
    drawn = rows(board, detail)
    assert drawn[:2] == ["│a2    │b2●1○2│c2    ", "│a1 5N │b1    *c1    "]
    assert drawn[2:] == ["b2: ● Knight 3/5, ○ Knight 3/5 (Damage 2), ○ Knight 3/5"]


def test_in_lines_only_what_stands_somewhere_is_told_and_whose_it_is():
    board = field()
    board.places[4].tokens = [knight(1)]
    board.places[5].tokens = [knight(None)]
    assert rows(board, BRIEF) == ["b1: ○ Knight 3/5", "c1: Knight 3/5"]


def test_only_a_whole_rectangle_is_a_map_of_squares():
    assert is_grid(field())
    assert not is_grid(field(3, 1))
    assert not is_grid(field(1, 2))
    torn = field()
    del torn.places[2]
    assert not is_grid(torn)


def ring() -> Board:
    """Eight places round an empty one."""
    board = field(3, 3)
    del board.places[4]
    return board


def test_places_in_rows_and_columns_with_gaps_are_a_map():
    board = ring()
    board.places[0].tokens = [Token(id="piece:1", name="Ork", kind="figure", owner=1)]
    board.places[3].tokens = [Token(id="sign:1", name="red", count=2)]
    board.places[7].options = ["to:c1"]
    assert rows(board, NAMES) == ["a3 ○   b3     c3", "a2 rr         c2", "a1     b1     *c1", "○ Ork", "a3: Ork", "a2: red ×2"]
    assert rows(board, FULL)[:3] == ["a3 ○   b3     c3", "a2 rr         c2", "a1     b1     *c1"]
    crowd = Board(id="map", name="Field", width=9, height=3)
    crowd.places = [Place(id=f"cell:{x}:{y}", name=f"{x}{y}", x=x, y=y) for x in range(9) for y in range(3) if (x, y) != (1, 1)]
    crowd.places[0].tokens = board.places[0].tokens
    crowd.places[1].tokens = board.places[3].tokens
    crowd.places[-1].options = ["to:82"]
    assert rows(crowd, NAMES)[0].startswith("○    ·"), "in half of 80 columns there is no room for the names of many"
    assert rows(crowd, NAMES)[3:] == ["○ Ork", "00: Ork"]
    board.places[1].name = "b3 (Light)"
    assert rows(board, FULL)[0] == "a3 ○   b3     c3", "what is noted of a place has no room on the map"


def test_a_net_of_places_is_a_list_with_the_ways_between_them():
    board = ring()
    board.places[0].ways = ["cell:b3", "cell:a2"]
    board.places[1].shortcuts = ["cell:a3"]
    board.places[1].name = "b3 (Shop)"
    board.places[1].options = ["go:b3"]
    drawn = ["a3 → b3, a2", "b3 (Shop) ⇢ a3"]
    assert [row for row in rows(board, FULL) if row in drawn] == drawn  # below a chart of the places
    assert len(rows(board, NAMES)) == 3 + 8
    assert rows(board, BRIEF) == drawn[1:]


def test_tracks_and_places_far_apart_are_no_map():
    assert is_spread(ring())
    track = field(3, 1)
    for at, place in enumerate(track.places):
        place.y = at
    assert not is_spread(track), "a row that climbs"
    far = ring()
    far.places[-1].y = 100
    assert not is_spread(far), "a list is shorter"
    between = ring()
    between.places[2].x = 1.5
    assert not is_spread(between), "between two columns"
    double = ring()
    double.places[1].x = 0
    assert not is_spread(double), "two in one place"


def test_a_name_too_long_for_its_square_is_cut():
    board = field()
    board.places[0].name = "a2 portal N"
    assert rows(board, NAMES)[0].startswith("│a2 por│b2")


@pytest.mark.parametrize(
    ("value", "symbol", "drawn"), [(4, "", "[1: 4]"), (4, "Sword", "[1: 4 Sword]"), (2, "2", "[1: 2]"), (0, "blade", "[1: blade]")]
)
def test_a_die_shows_what_is_printed_on_its_face(value, symbol, drawn):
    die = Die(id="die:0", name="Die 1", value=value, symbol=symbol)
    scene = Scene(version=1, game="made-up", lang="en", seat=0, prompt=Prompt("", None, False), things=[die])
    assert Drawing(scene, Say("en"), FULL).die(die, 1) == drawn
