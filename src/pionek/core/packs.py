"""Packs: folders of YAML read into content. A pack never runs code, and every mistake in it is named at once."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pionek.core.amounts import Amount, Condition
from pionek.core.content import Content, Definition, Pack
from pionek.core.effects import Effect
from pionek.core.forms import Field, Form
from pionek.core.kinds import LANGUAGES, NAMES, TEXT, ListOf, Word
from pionek.core.reader import Reader
from pionek.core.yamlfile import Node, Problem, Problems, read_file

if TYPE_CHECKING:
    from pionek.core.game import Game

HEADER = (
    Field("id", TEXT),
    Field("version", TEXT),
    Field("game", TEXT),
    Field("languages", ListOf(Word(*LANGUAGES), 1)),
    Field("licence", TEXT),
)
COMMON = (Field("id", TEXT), Field("name", NAMES), Field("wording", NAMES, None))
ID_LETTERS = set("abcdefghijklmnopqrstuvwxyz0123456789-")


class Source:
    """The files of one pack, read but not yet understood."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.problems: list[Problem] = []
        self.files: list[tuple[str, Node]] = []
        hasher = hashlib.sha256()
        header: Node | None = None
        if not folder.is_dir():
            raise Problems([Problem(str(folder), 0, "pack", "", "no such folder", "a folder with a pack.yaml")])
        for path in sorted(folder.rglob("*.yaml")):
            name = path.relative_to(folder).as_posix()
            try:
                node = read_file(path, folder)
            except Problems as found:
                self.problems.extend(found.problems)
                continue
            hasher.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
            if name == "pack.yaml":
                header = node
            else:
                self.files.append((name, node))
        self.digest = hasher.hexdigest()
        self.header = header

    def pack(self, reader: Reader) -> Pack:
        """The header; what is missing in it is a mistake like any other."""
        reader.at("pack.yaml", "", "pack")
        if self.header is None or not isinstance(self.header.value, dict):
            if not any(each.file == "pack.yaml" for each in self.problems):
                reader.problems.append(
                    Problem("pack.yaml", 1, "pack", "", "nothing", "a header with id, version, game, languages, licence")
                )
            return Pack("", "", "", [], "", self.digest)
        values = reader.fields(self.header, self.header.value, HEADER, "the header of a pack")
        return Pack(
            values["id"], values["version"], values["game"], values["languages"], values["licence"], self.digest
        )


class Entry:
    """One entry of a pack, with where it stands."""

    def __init__(self, file: str, pack: Pack, namespace: str, kind: type[Definition], node: Node) -> None:
        self.file = file
        self.pack = pack
        self.namespace = namespace
        self.kind = kind
        self.node = node
        value = node.value
        named = value["id"].value if isinstance(value, dict) and "id" in value else None
        self.local = named if isinstance(named, str) else ""
        self.id = f"{namespace}:{self.local}" if namespace else self.local


def load(game: Game, folders: list[Path]) -> Content:
    """Read the game's own pack and further ones into one content; raises Problems with everything that is wrong."""
    ids: dict[str, dict[str, int]] = {kind.kind: {} for kind in game.definitions}
    reader = Reader(game.vocabulary, ids, game.face_kind)
    packs: list[Pack] = []
    entries: list[Entry] = []
    for folder in folders:
        source = Source(folder)
        reader.problems.extend(source.problems)
        pack = source.pack(reader)
        if pack.game and pack.game != game.id:
            expected = f"a pack for {game.id}"
            reader.problems.append(Problem("pack.yaml", 1, "pack", "game", repr(pack.game), expected))
        packs.append(pack)
        namespace = "" if pack.id == game.id else pack.id
        for file, node in source.files:
            entries.extend(entries_of(game, reader, file, pack, namespace, node))
    number(entries, ids, reader)
    definitions = built(game, entries, reader)
    if reader.problems:
        raise Problems(reader.problems)
    content = game.new_content(packs, definitions)
    check(content, reader)
    if reader.problems:
        raise Problems(reader.problems)
    return content


def entries_of(game: Game, reader: Reader, file: str, pack: Pack, namespace: str, node: Node) -> list[Entry]:
    """The entries of one file: lists of entries under the plural of their kind."""
    kinds = {kind.plural: kind for kind in game.definitions}
    reader.at(file, namespace, "file")
    found: list[Entry] = []
    if not isinstance(node.value, dict):
        reader.problem(node, "lists of entries under " + ", ".join(sorted(kinds)))
        return found
    for plural, listed in node.value.items():
        if plural not in kinds or not isinstance(listed.value, list):
            reader.problem(listed, "lists of entries under " + ", ".join(sorted(kinds)), f"{plural!r}")
            continue
        for each in listed.value:
            found.append(Entry(file, pack, namespace, kinds[plural], each))
    return found


def number(entries: list[Entry], ids: dict[str, dict[str, int]], reader: Reader) -> None:
    """Give every id its number, so that entries can name each other in any order."""
    for entry in entries:
        reader.at(entry.file, entry.namespace, f"{entry.kind.kind} {entry.local}".strip())
        known = ids[entry.kind.kind]
        if not entry.local or set(entry.local) - ID_LETTERS:
            reader.problem(entry.node, "an id of small letters, digits and hyphens", repr(entry.local))
        elif entry.id in known:
            reader.problem(entry.node, "an id of its own", f"{entry.local!r} twice")
        else:
            known[entry.id] = len(known)


def built(game: Game, entries: list[Entry], reader: Reader) -> dict[str, list[Definition]]:
    definitions: dict[str, list[Definition]] = {kind.kind: [] for kind in game.definitions}
    for entry in entries:
        reader.at(entry.file, entry.namespace, f"{entry.kind.kind} {entry.local}".strip())
        if not isinstance(entry.node.value, dict):
            reader.problem(entry.node, f"a {entry.kind.kind} with its fields")
            continue
        values = reader.fields(entry.node, entry.node.value, COMMON + entry.kind.fields, f"a {entry.kind.kind}")
        definition = entry.kind()
        values["id"] = entry.id
        values["index"] = len(definitions[entry.kind.kind])
        values["pack"] = entry.pack.id
        if not reader.problems:
            definition.fill(values)
        definitions[entry.kind.kind].append(definition)
    return definitions


def check(content: Content, reader: Reader) -> None:
    """What only shows when all is read: words that need what is not there, and texts that cannot be made."""
    for kind, definitions in content.entries.items():
        for definition in definitions:
            reader.at("", "", f"{kind} {definition.id}")
            for form in definition.forms():
                needs_met(form, reader, set(content.given(definition)))
            for lang in LANGUAGES:
                try:
                    content.text_of(kind, definition.index, lang)
                except (KeyError, ValueError) as error:
                    reader.problems.append(Problem(definition.pack, 0, reader.entry, lang, str(error), "a text"))


def needs_met(form: Form, reader: Reader, given: set[str]) -> None:
    """Walk a text in its order: `sum` needs a roll before it, and so on."""
    needs = form.needs if isinstance(form, Effect | Amount | Condition) else ""
    if needs and needs not in given:
        reader.problems.append(
            Problem("", 0, reader.entry, form.path, f"{form.word!r} without a {needs}", f"a {needs} around or before it")
        )
    for child in form.children():
        needs_met(child, reader, given)
    if isinstance(form, Effect) and form.gives:
        given.add(form.gives)


def schema(game: Game) -> dict[str, Any]:
    """JSON Schema of the files of a game's packs, for editors."""
    defs: dict[str, Any] = {}
    for family, words in game.vocabulary.words.items():
        choices: list[dict[str, Any]] = [form_schema(form) for form in words.values() if form.word]
        bare = [form.word for form in words.values() if not any(field.required for field in form.fields)]
        if bare:
            choices.append({"enum": bare})
        if family == "amount":
            choices.append({"type": "integer"})
        if family == "effect":
            choices.append({"type": "array", "items": {"$ref": "#/$defs/effect"}})
        defs[family] = {"anyOf": choices}
    properties = {kind.plural: {"type": "array", "items": entry_schema(kind)} for kind in game.definitions}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game.id} pack",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "$defs": defs,
    }


def form_schema(form: type[Form]) -> dict[str, Any]:
    properties: dict[str, Any] = {field.name: field.kind.schema() for field in form.fields}
    required = [field.name for field in form.fields if field.required]
    if form.word not in properties:
        first = form.fields[0] if form.fields else None
        properties[form.word] = first.kind.schema() if first else {"type": "null"}
        required = [form.word, *(name for name in required if not first or name != first.name)]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def entry_schema(kind: type[Definition]) -> dict[str, Any]:
    fields = COMMON + kind.fields
    return {
        "type": "object",
        "properties": {field.name: field.kind.schema() for field in fields},
        "required": [field.name for field in fields if field.required],
        "additionalProperties": False,
    }
