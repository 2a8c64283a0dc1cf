"""Differences between views: whatever changed, a patch makes the new one of the old."""

from hypothesis import given
from hypothesis import strategies as st

from pionek.server.patches import difference, patched


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


def test_what_is_equal_needs_no_patch():
    assert difference({"a": [1]}, {"a": [1]}) is None
    assert patched({"a": [1]}, None) == {"a": [1]}


def test_a_field_that_is_gone_is_named():
    assert difference({"a": 1, "b": 2}, {"a": 1}) == {"x": ["b"]}
