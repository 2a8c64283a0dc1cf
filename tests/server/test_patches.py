"""Differences between views: whatever changed, a patch makes the new one of the old."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, UnsetType

from pionek.core.view.patches import difference, patched


def things(inner):
    thing = st.fixed_dictionaries({"id": st.sampled_from("pqrst")}, optional={"x": inner, "y": inner})
    return st.lists(thing, max_size=5)


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd="), inner, max_size=4) | things(inner),
    max_leaves=20,
)


@given(plain, plain)
def test_a_patch_makes_the_new_of_the_old(old, new):
    assert patched(old, difference(old, new)) == new


def test_a_thing_that_moves_is_still_itself():
    old = {"things": [{"id": "a", "x": 1}, {"id": "b", "x": 2}, {"id": "c", "big": "x" * 100}]}
    new = {"things": [{"id": "c", "big": "x" * 100}, {"id": "a", "x": 5}, {"id": "d"}]}
    patch = difference(old, new)
    assert patch == {"o": {"things": {"l": ["c", "a", "d"], "o": {"a": {"o": {"x": {"=": 5}}}, "d": {"=": {"id": "d"}}}}}}
    assert patched(old, patch) == new


class Inner(msgspec.Struct, tag="inner", tag_field="is", omit_defaults=True):
    id: str
    n: int = 0
    words: list[str] = []


class Outer(msgspec.Struct):
    things: list[Inner]
    note: str | UnsetType = UNSET
    one: Inner | None = None


inners = st.builds(Inner, st.sampled_from("pqrst"), st.integers(0, 2), st.lists(st.sampled_from("ab"), max_size=2))
outers = st.builds(Outer, st.lists(inners, max_size=5), st.just(UNSET) | st.text(max_size=2), st.none() | inners)


@given(outers, outers)
def test_structs_are_compared_as_what_they_are_sent_as(old, new):
    """What a client makes of the patch is what it would have been sent as a whole."""
    patch = msgspec.json.decode(msgspec.json.encode(difference(old, new)))
    plain = [msgspec.json.decode(msgspec.json.encode(each)) for each in (old, new)]
    assert patched(plain[0], patch) == plain[1]
    assert (patch is None) == (plain[0] == plain[1])


def test_what_is_equal_needs_no_patch():
    assert difference({"a": [1]}, {"a": [1]}) is None
    assert patched({"a": [1]}, None) == {"a": [1]}


def test_a_field_that_is_gone_is_named():
    assert difference({"a": 1, "b": 2}, {"a": 1}) == {"x": ["b"]}
