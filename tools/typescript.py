"""TypeScript types of the Scene and of the messages, generated from the structs: the page is checked against them."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from pionek.core.view import beats, scene
from pionek.server.socket import protocol
from tools.docstrings import attributes, docstring

HEAD = "// What one seat may see. Made by `make docs` from src/pionek/core/view; do not edit.\n"
PROTOCOL_HEAD = "// The messages of the websocket. Made by `make docs` from src/pionek/server/socket/protocol.py; do not edit.\n"
WORDS: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
UNIONS = {"AnyThing": scene.AnyThing, "TextPart": scene.TextPart, "BriefPart": scene.BriefPart}
"""Unions with a name of their own."""


def structs(*roots: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """All structs of a scene and of beats, or of what is given, from the whole to its parts, each after those that use it."""
    found: list[type[msgspec.Struct]] = []
    wanted: list[type[msgspec.Struct]] = list(roots) or [scene.Scene, beats.Beat]
    while wanted:
        struct = wanted.pop(0)
        if struct not in found:
            found.append(struct)
            for field in own_fields(struct):
                wanted.extend(mentioned(field.type))
    return found


def base_of(struct: type[msgspec.Struct]) -> type[msgspec.Struct] | None:
    """The struct whose fields this one goes on with."""
    return scene.Thing if struct is not scene.Thing and issubclass(struct, scene.Thing) else None


def own_fields(struct: type[msgspec.Struct]) -> list[inspect.Field]:
    """The fields that a struct does not share with its base."""
    above = base_of(struct)
    shared = set(above.__struct_fields__) if above is not None else set()
    return [field for field in described(struct).fields if field.name not in shared]


def described(struct: type[msgspec.Struct]) -> inspect.StructType:
    found = inspect.type_info(struct)
    assert isinstance(found, inspect.StructType)
    return found


def mentioned(kind: inspect.Type) -> list[type[msgspec.Struct]]:
    if isinstance(kind, inspect.StructType):
        above = base_of(kind.cls)
        return [above, kind.cls] if above is not None else [kind.cls]
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return mentioned(kind.item_type)
    if isinstance(kind, inspect.UnionType):
        return [each for part in kind.types for each in mentioned(part)]
    return []


def written(kind: inspect.Type) -> str:
    """A type in TypeScript; a union that has a name by its name."""
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        item = written(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, inspect.Metadata):
        return written(kind.type)
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        for name, union in UNIONS.items():
            if parts_of(kind) == parts_of(inspect.type_info(union)):
                return name
        return " | ".join(written(part) for part in kind.types)
    return WORDS[type(kind)]


def parts_of(kind: inspect.Type) -> set[str]:
    assert isinstance(kind, inspect.UnionType)
    return {part.cls.__name__ if isinstance(part, inspect.StructType) else type(part).__name__ for part in kind.types}


def default_of(field: inspect.Field) -> Any:
    """What a field is when it is left out; `msgspec.NODEFAULT` when it never is."""
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def left_out(struct: type[msgspec.Struct], field: inspect.Field) -> bool:
    """Whether a field is missing where it has its default, or may be in what a client sends."""
    unset = default_of(field) is msgspec.NODEFAULT
    return not field.required and (struct.__struct_config__.omit_defaults or unset or issubclass(struct, protocol.ClientMessage))


def interface(struct: type[msgspec.Struct]) -> Iterator[str]:
    info, above, said = described(struct), base_of(struct), attributes(struct)
    yield from comment(docstring(struct), "")
    yield f"export interface {struct.__name__}{f' extends {above.__name__}' if above is not None else ''} {{"
    if info.tag is not None:
        yield f"  {info.tag_field}: {quoted(info.tag)};"
    for field in own_fields(struct):
        optional = left_out(struct, field)
        yield from comment(said.get(field.name, ""), "  ")
        line = f"  {field.encode_name}{'?' if optional else ''}: {written(field.type)};"
        told = optional and default_of(field) is not msgspec.NODEFAULT
        yield line + (f" // {quoted(default_of(field))} when left out" if told else "")
    yield "}"


def comment(text: str, indent: str) -> Iterator[str]:
    lines = text.splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


def quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def typescript() -> str:
    """The whole file."""
    blocks = [f"export const SCENE_VERSION = {scene.VERSION};"]
    for name, union in UNIONS.items():
        info = inspect.type_info(union)
        assert isinstance(info, inspect.UnionType)
        blocks.append(f"export type {name} = {' | '.join(written(part) for part in info.types)};")
    blocks.extend("\n".join(interface(struct)) for struct in structs())
    return HEAD + "\n" + "\n\n".join(blocks) + "\n"


def protocol_typescript() -> str:
    """The messages as a file: what a scene holds is imported from there."""
    known = set(structs())
    own = [struct for struct in structs(protocol.View, *protocol.CLIENT_MESSAGES, *protocol.SERVER_MESSAGES) if struct not in known]
    blocks = [
        'import type { Beat, Scene } from "./scene";',
        f"export const PROTOCOL_VERSION = {protocol.VERSION};",
        f"export const PHRASES = {quoted(protocol.PHRASES)} as const;",
        f"export type FromClient = {' | '.join(each.__name__ for each in protocol.CLIENT_MESSAGES)};",
        f"export type FromServer = {' | '.join(each.__name__ for each in protocol.SERVER_MESSAGES)};",
    ]
    blocks.extend("\n".join(interface(struct)) for struct in own)
    return PROTOCOL_HEAD + "\n" + "\n\n".join(blocks) + "\n"
