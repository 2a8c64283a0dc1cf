"""What a table is made of, object by object."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pionek.core.match.saving import fields_of
from pionek.core.state.table import Table


def is_mutable(value: object) -> bool:
    """What a clone must copy. Classes of the table without `clone` are frozen: definitions, entries in force, results."""
    return hasattr(type(value), "clone") and not getattr(type(value), "frozen", False)


def names_of(owner: object) -> list[str]:
    """The fields that hold the state of an object."""
    skipped = owner.not_state if isinstance(owner, Table) else ()
    return [name for name in fields_of(type(owner)) if name not in skipped]


def objects(owner: Any, path: str = "table") -> Iterator[tuple[str, Any]]:
    """The object and all mutable ones inside it, each with its path."""
    yield path, owner
    for name in names_of(owner):
        yield from inside(getattr(owner, name), f"{path}.{name}")


def inside(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, list | tuple):
        for at, each in enumerate(value):
            yield from inside(each, f"{path}[{at}]")
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from inside(each, f"{path}[{key!r}]")
    elif is_mutable(value):
        yield from objects(value, path)


def is_shared(kind: type, name: str) -> bool:
    """Whether the type of a field says that its lists are replaced and never changed, so that clones may share them."""
    return name in getattr(kind, "SHARED", ())


def shared(one: Any, other: Any, path: str = "table") -> list[str]:
    """Where a clone holds the very same mutable thing as its original, or lacks something."""
    found: list[str] = []
    for name in names_of(one):
        if not hasattr(other, name):
            found.append(f"{path}.{name} is missing")
        elif not is_shared(type(one), name):
            found.extend(shared_values(getattr(one, name), getattr(other, name), f"{path}.{name}"))
    return found


def shared_values(one: Any, other: Any, path: str) -> list[str]:
    if type(one) is not type(other):
        return [f"{path} is {type(other).__name__}, not {type(one).__name__}"]
    if isinstance(one, list | set | dict):
        if one is other:
            return [f"{path} is shared"]
        if len(one) != len(other):
            return [f"{path} has another length"]
    if isinstance(one, list | tuple):
        return [line for at, (a, b) in enumerate(zip(one, other, strict=True)) for line in shared_values(a, b, f"{path}[{at}]")]
    if is_mutable(one):
        return [f"{path} is shared"] if one is other else shared(one, other, path)
    return []


def forgotten(owner: Any) -> list[str]:
    """Fields whose value does not come through `clone`: each is changed, cloned and changed back."""
    found: list[str] = []
    for name in names_of(owner):
        value = getattr(owner, name)
        different = another(value)
        if different is None:
            continue
        setattr(owner, name, different)
        if getattr(owner.clone(), name) != different:
            found.append(f"{type(owner).__name__}.{name}")
        setattr(owner, name, value)
    return found


def another(value: Any) -> Any:
    """A value of the same type that is not this one, or nothing where none can be made up."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list) and value and all(type(each) is int for each in value):
        return [*value[:-1], value[-1] + 1]
    return None
