"""Patches: the difference between two views, so that a change in a hand does not send the whole board again.

A patch is one of
    {"=": value}                                  replace the value
    {"o": {key: patch}, "x": [key, ...]}          an object: patches of its fields, and fields to remove
    {"l": [id, ...], "o": {id: patch}}            a list of things with ids: their order if it changed, and patches by id
where "o", "x" and "l" are left out when empty or unchanged. Things keep their ids, so a piece that moves is patched and
not replaced.

Views are compared before they are encoded: most of a scene is equal, and msgspec compares structs in C. A field that the
encoder leaves out, because it has its default value, counts as a missing field.
"""

from __future__ import annotations

from itertools import compress, count
from operator import ne
from typing import Any

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec.structs import astuple

Patch = dict[str, Any]
Field = tuple[str, Any, Any]
STRINGS = {str}

kinds: dict[type[msgspec.Struct], list[Field]] = {}
"""The fields of the types that were compared."""


def difference(old: Any, new: Any) -> Patch | None:
    """The patch that turns `old` into `new`; None if they are equal."""
    return None if old == new else change(old, new)


def change(old: Any, new: Any) -> Patch:
    """The patch for two values that are known to differ."""
    if isinstance(new, msgspec.Struct):
        return of_structs(old, new) if type(old) is type(new) else {"=": new}
    if isinstance(old, dict) and isinstance(new, dict):
        return of_objects(old, new)
    if isinstance(old, list) and isinstance(new, list):
        before, after = ids(old), ids(new)
        if before is not None and after is not None:
            return of_things(old, before, new, after)
    return {"=": new}


def of_structs(old: msgspec.Struct, new: msgspec.Struct) -> Patch:
    """The patch of two structs of the same type, by the fields that the encoder does not leave out."""
    changed: dict[str, Patch] = {}
    gone: list[str] = []
    known, olds, news = fields(type(new)), astuple(old), astuple(new)
    for at in compress(count(), map(ne, olds, news)):
        name, default, factory = known[at]
        before, after = olds[at], news[at]
        if left_out(after, default, factory):
            gone.append(name)
        else:
            changed[name] = {"=": after} if left_out(before, default, factory) else change(before, after)
    return patch_of(changed, gone)


def left_out(value: Any, default: Any, factory: Any) -> bool:
    return value is UNSET or value is default or (factory is not None and not value and type(value) is factory)


def patch_of(changed: dict[str, Patch], gone: list[str]) -> Patch:
    patch: Patch = {}
    if changed:
        patch["o"] = changed
    if gone:
        patch["x"] = gone
    return patch


def fields(of: type[msgspec.Struct]) -> list[Field]:
    """Each field of a struct with its default and its default factory, if the encoder leaves them out.

    Where it does not, the default is NODEFAULT and the factory None.
    """
    found = kinds.get(of)
    if found is None:
        omits = of.__struct_config__.omit_defaults
        found = kinds[of] = [
            (each.name, each.default if omits else NODEFAULT, each.default_factory if omits and each.default_factory is not NODEFAULT else None)
            for each in msgspec.structs.fields(of)
        ]
    return found


def of_objects(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    return patch_of(changed_values(old, new), [key for key in old if key not in new])


def changed_values(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Patch]:
    """The patches of all values that are new or have changed, by their keys."""
    changed: dict[str, Patch] = {}
    for key, value in new.items():
        if key not in old:
            changed[key] = {"=": value}
            continue
        before = old[key]
        if before is not value and before != value:
            changed[key] = change(before, value)
    return changed


def of_things(old: list[Any], before: list[str], new: list[Any], after: list[str]) -> Patch:
    """The patch of two lists of things with these ids."""
    if before == after:
        return {"o": {after[at]: change(old[at], new[at]) for at in compress(count(), map(ne, old, new))}}
    return {"l": after} | patch_of(changed_values(dict(zip(before, old, strict=True)), dict(zip(after, new, strict=True))), [])


def ids(things: list[Any]) -> list[str] | None:
    """The ids of things, in their order; None unless all have one, and all ids differ."""
    try:
        found = [thing.id for thing in things]
    except AttributeError:
        found = [thing.get("id") if isinstance(thing, dict) else None for thing in things]
    return found if set(map(type, found)) == STRINGS and len(set(found)) == len(found) else None


def patched(old: Any, patch: Patch | None) -> Any:
    """Apply a patch, as clients do: for tests and for clients in Python."""
    if patch is None:
        return old
    if "=" in patch:
        return patch["="]
    changed = patch.get("o", {})
    if isinstance(old, dict):
        new = {key: value for key, value in old.items() if key not in patch.get("x", ())}
        for key, inner in changed.items():
            new[key] = patched(old.get(key), inner)
        return new
    things = {thing["id"]: thing for thing in old} if isinstance(old, list) else {}
    order = patch.get("l", list(things))
    return [patched(things.get(id), changed.get(id)) for id in order]
