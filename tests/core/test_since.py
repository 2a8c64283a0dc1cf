"""What has changed since a seat answered last is read off two of its own scenes."""

import pytest

from pionek.core.view.scene import VERSION, Board, Counter, Place, Portrait, Prompt, Scene, Token
from pionek.core.view.since import mark_changes, standing


def scene(health=10, **where):
    """A board of two places with tokens on them (`a=["wolf"]`; a count after a colon), and a player with a number."""
    places = [Place(id=name, name=name, tokens=[token(each) for each in where.get(name, [])]) for name in ("a", "b")]
    things = [Board(id="board", name="board", width=2, height=1, places=places), Portrait(id="seat:0", name="me", seat=0, things=[Counter(id="health:0", name="Health", value=health)])]
    return Scene(VERSION, "made-up", "en", 0, Prompt("", 0, waiting=False), things, [])


def token(word):
    name, _, count = word.partition(":")
    return Token(id=name, name=name, count=int(count or 1))


def marked(before, after):
    mark_changes(after, standing(before))
    board, player = after.things
    found = {each.id: (each.since, each.came, each.delta) for place in board.places for each in place.tokens}
    return found, {place.id: [each.id for each in place.gone] for place in board.places}, player.things[0].delta


@pytest.mark.parametrize(
    ("before", "after", "token"),
    [
        ({"a": ["wolf"]}, {"a": ["wolf"]}, (False, "", None)),
        ({"a": ["wolf"]}, {"b": ["wolf"]}, (True, "a", None)),
        ({}, {"b": ["wolf"]}, (True, "", None)),
        ({"a": ["wolf:3"]}, {"a": ["wolf:2"]}, (True, "", -1)),
    ],
)
def test_a_piece_that_came_moved_or_became_fewer_is_marked(before, after, token):
    found, gone, _delta = marked(scene(**before), scene(**after))
    assert found == {"wolf": token}
    assert gone == {"a": [], "b": []}


def test_a_piece_that_has_left_the_table_stays_where_it_stood():
    found, gone, _delta = marked(scene(a=["wolf", "bear"]), scene(a=["bear"]))
    assert found == {"bear": (False, "", None)}
    assert gone == {"a": ["wolf"], "b": []}


@pytest.mark.parametrize(("after", "delta"), [(10, None), (4, -6), (12, 2)])
def test_a_number_says_by_how_much_it_has_changed(after, delta):
    assert marked(scene(10), scene(after))[2] == delta
