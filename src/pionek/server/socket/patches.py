"""Differences between two views, so that a change of a hand does not send a whole board.

A patch is one of
    {"=": value}                                  take this instead
    {"o": {key: patch}, "x": [key, ...]}          an object: patches of its fields, and fields that are gone
    {"l": [id, ...], "o": {id: patch}}            a list of things with ids: their order if it changed, and patches by id
where "o", "x" and "l" are left out when empty or unchanged. Things keep their ids, so a piece that moved is still itself.

Views are compared as the structs they are and not as what they are encoded to: most of a scene is equal, and structs are
compared in C. A field that its encoder leaves out is one that is not there.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import NODEFAULT, UNSET
from msgspec.structs import astuple

Patch = dict[str, Any]


def difference(old: Any, new: Any) -> Patch | None:
    """The patch that makes `new` of `old`; nothing when they are equal."""
    return None if old == new else change(old, new)


def change(old: Any, new: Any) -> Patch:
    """The same for two that are known to differ."""
    if isinstance(new, msgspec.Struct):
        return of_structs(old, new) if type(old) is type(new) else {"=": new}
    if isinstance(old, dict) and isinstance(new, dict):
        return of_objects(old, new)
    if isinstance(old, list) and isinstance(new, list):
        before, after = ids(old), ids(new)
        if before is not None and after is not None:
            return of_things(before, after)
    return {"=": new}


def of_structs(old: msgspec.Struct, new: msgspec.Struct) -> Patch:
    """As of objects, with the fields that the encoder does not leave out."""
    changed: dict[str, Patch] = {}
    gone: list[str] = []
    for (name, default, factory), before, after in zip(fields(type(new)), astuple(old), astuple(new), strict=True):
        if before is after or before == after:
            continue
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


@cache
def fields(of: type[msgspec.Struct]) -> tuple[tuple[str, Any, Any], ...]:
    """Each field with the default that is left out, and the maker of empty ones; NODEFAULT where none is."""
    omits = of.__struct_config__.omit_defaults
    return tuple(
        (each.name, each.default if omits else NODEFAULT, each.default_factory if omits and each.default_factory is not NODEFAULT else None)
        for each in msgspec.structs.fields(of)
    )


def of_objects(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    changed: dict[str, Patch] = {}
    for key, value in new.items():
        found = difference(old[key], value) if key in old else {"=": value}
        if found is not None:
            changed[key] = found
    return patch_of(changed, [key for key in old if key not in new])


def of_things(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    patch: Patch = {}
    if list(old) != list(new):
        patch["l"] = list(new)
    changed: dict[str, Patch] = {}
    for id, thing in new.items():
        found = difference(old[id], thing) if id in old else {"=": thing}
        if found is not None:
            changed[id] = found
    if changed:
        patch["o"] = changed
    return patch


def ids(things: list[Any]) -> dict[str, Any] | None:
    """The things by their ids, if all have one and no two the same."""
    found: dict[str, Any] = {}
    for thing in things:
        id = thing.get("id") if isinstance(thing, dict) else getattr(thing, "id", None)
        if not isinstance(id, str) or id in found:
            return None
        found[id] = thing
    return found or None


def patched(old: Any, patch: Patch | None) -> Any:
    """What a client does with a patch; here for tests and for clients in Python."""
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
    things = ids(old) or {}
    order = patch.get("l", list(things))
    return [patched(things.get(id), changed.get(id)) for id in order]
