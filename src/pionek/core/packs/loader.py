"""Packs: folders of YAML read into content. A pack never runs code, and every mistake in it is named at once."""

from __future__ import annotations

import hashlib
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from pionek.core.language.control import Sequence, Then
from pionek.core.language.definitions import LIKE_THE_GAME, UNFORESEEN, Content, Definition, Pack, Unfinished, unfit
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import Field
from pionek.core.language.forms import Form, forms_in, walk
from pionek.core.language.kinds import ENTRY_NAME, LONG_LINE, ONE_LINE, ListOf, Word, Wording
from pionek.core.packs.problems import NOTHING, InBoth, Mistake, Problem, Problems, an, few, nearest
from pionek.core.packs.reader import Reader, fields_of
from pionek.core.packs.yamlfile import MAX_BYTES, Node, read_file
from pionek.core.text.phrasebook import LANGUAGES

if TYPE_CHECKING:
    from pionek.core.folder import GameFolder

C = TypeVar("C", bound="Content")

HEADER = (
    Field("id", ONE_LINE),
    Field("version", ONE_LINE),
    Field("game", ONE_LINE),
    Field("languages", ListOf(Word(*LANGUAGES), 1)),
    Field("licence", LONG_LINE),
)
COMMON = (Field("id", ONE_LINE), Field("name", ENTRY_NAME), Field("wording", Wording(), None))
ID_LETTERS = set("abcdefghijklmnopqrstuvwxyz0123456789-")
LOOK = "look.yaml"
MOST_FILES = 500
MOST_STRAYS = 20 * MOST_FILES
MOST_BYTES = 10 * MAX_BYTES
"""A pack, all its files together."""
AN_ID = InBoth("an id of small letters, digits and hyphens", "id z małych liter, cyfr i łączników")
NO_FOLDER = (InBoth("no such folder", "nie ma takiego folderu"), InBoth("a folder with a pack.yaml", "folder z plikiem pack.yaml"))
A_FILE = (InBoth("a file", "plik"), InBoth("a folder with a pack.yaml, or a .zip file of one", "folder z plikiem pack.yaml albo jego plik .zip"))
ONE_OF_YAML = InBoth("one that ends in .yaml", "plik z końcówką .yaml")
HEADER_OF = InBoth("the header of a pack", "nagłówek paczki")


class Source:
    """The files of one pack, parsed into nodes but not yet into entries."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.place = folder.as_posix()
        """The folder as it was named, so that an editor can jump to what a mistake names."""
        self.head = f"{self.place}/pack.yaml"
        self.problems: list[Problem] = []
        self.readable = True
        self.files: list[tuple[str, Node]] = []
        self.header: Node | None = None
        self.looks: Node | None = None
        self.digest = ""
        if not folder.is_dir():
            raise Problems([Problem(self.place, 0, "pack", "", *(A_FILE if folder.exists() else NO_FOLDER))])
        self.refuse_strays()
        self.read(self.paths())

    def paths(self) -> list[Path]:
        """The pack's files, unless there are too many of them or too much in them."""
        found: list[Path] = []
        size = 0
        for path in self.folder.rglob("*.yaml"):
            found.append(path)
            size += path.stat().st_size if path.is_file() else 0
            if len(found) > MOST_FILES or size > MOST_BYTES:
                much = InBoth("more than a pack may have", "więcej, niż może mieć paczka")
                limits = f"{MOST_FILES} files with {MOST_BYTES:,} bytes", f"{MOST_FILES} plików, razem {MOST_BYTES} bajtów"
                expected = InBoth(f"at most {limits[0]}", f"najwyżej {limits[1]}")
                raise Problems([Problem(self.place, 0, "pack", "", much, expected)])
        return sorted(found)

    def refuse_strays(self) -> None:
        for path in islice(self.folder.rglob("*"), MOST_STRAYS):
            if astray(path.name):
                ending = path.name[path.name.lower().rindex(".y") :]
                found = InBoth(f"a file that ends in {ending}", f"plik z końcówką {ending}")
                self.problems.append(Problem(path.as_posix(), 0, "", "", found, ONE_OF_YAML))

    def read(self, paths: list[Path]) -> None:
        hasher = hashlib.sha256()
        for path in paths:
            name = path.relative_to(self.folder).as_posix()
            try:
                node = read_file(path)
            except Problems as found:
                self.problems.extend(found.problems)
                self.readable = False
                continue
            hasher.update(name.encode(errors="surrogateescape") + b"\0" + path.read_bytes() + b"\0")
            if name == "pack.yaml":
                self.header = node
            elif name == LOOK:
                self.look(path, node)
            else:
                self.files.append((f"{self.place}/{name}", node))
        self.digest = hasher.hexdigest()

    def look(self, path: Path, node: Node) -> None:
        """How the pack looks: no entries, but its mistakes are mistakes of the pack."""
        from pionek.core.view.look import load_pack_look

        self.looks = node
        try:
            load_pack_look(self.folder)
        except Problems as found:
            for each in found.problems:
                each.file = path.as_posix()
            self.problems.extend(found.problems)

    def pack(self, reader: Reader) -> Pack:
        """The header; what is missing in it is a mistake like any other."""
        reader.at(self.head, "", "pack")
        if self.header is None or not isinstance(self.header.value, dict):
            if not any(each.file == self.head for each in self.problems):
                names = ", ".join(field.name for field in HEADER)
                expected = InBoth(f"a header with {names}", f"nagłówek z polami {names}")
                reader.problems.append(Problem(self.head, 1, "pack", "", NOTHING, expected))
            return Pack("", "", "", [], "", self.digest)
        values = reader.fields(self.header, self.header.value, HEADER, HEADER_OF)
        return Pack(
            values["id"] or "", values["version"] or "", values["game"] or "", values["languages"] or [],
            values["licence"] or "", self.digest,
        )  # fmt: skip

    def check(self, reader: Reader, pack: Pack, game: GameFolder[Any], others: list[Pack]) -> None:
        """What the header must say to be a pack of this game beside the others."""
        reader.at(self.head, "", "pack")
        values = self.header.value if self.header is not None else None
        if not isinstance(values, dict):
            return
        if pack.game and pack.game != game.id:
            reader.field = "game"
            reader.problem(values["game"], InBoth(f"a pack for {game.id}", f"paczka do gry {game.id}"))
        if pack.id and set(pack.id) - ID_LETTERS:
            reader.field = "id"
            reader.problem(values["id"], AN_ID)
        if pack.id and any(each.id == pack.id for each in others):
            reader.field = "id"
            expected = InBoth("another id than the packs before it have", "inne id niż w poprzednich paczkach")
            reader.problem(values["id"], expected)


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


def astray(name: str) -> bool:
    """Whether a file was surely meant to be one of a pack, though it ends otherwise: `cards.yml`, `Cards.YAML`, `cards.yaml.txt`."""
    return name.lower().endswith((".yaml", ".yml", ".yaml.txt", ".yml.txt")) and not name.endswith(".yaml")


def load(game: GameFolder[C], folders: list[Path]) -> C:
    """Read the game's own pack and further ones into one content; raises Problems with everything that is wrong."""
    ids: dict[str, dict[str, int]] = {kind.kind: {} for kind in game.definitions}
    reader = Reader(game.vocabulary, ids, game.face_kind, game.ledger.rules)
    packs: list[Pack] = []
    entries: list[Entry] = []
    looks: list[tuple[Source, Pack]] = []
    readable = True
    for folder in folders:
        source = Source(folder)
        readable &= source.readable
        reader.problems.extend(source.problems)
        pack = source.pack(reader)
        source.check(reader, pack, game, packs)
        packs.append(pack)
        if source.looks is not None:
            looks.append((source, pack))
        namespace = "" if pack.id == game.id else pack.id or folder.name
        for file, node in source.files:
            entries.extend(entries_of(game, reader, file, pack, namespace, node))
        if game.definitions and not any(each.pack is pack for each in entries) and not reader.problems:
            reader.problems.append(Problem(source.place, 0, "pack", "", NOTHING, lists_under({kind.plural: kind for kind in game.definitions})))
    if not readable:
        raise Problems(in_order(reader.problems))  # what entries lack may only be missing from what cannot be read
    number(entries, ids, reader)
    for kind in game.definitions:
        for id in kind.named:
            if id not in ids[kind.kind]:
                expected = InBoth(f"the {kind.kind} {id!r}, which the rules name", f"{kind.kind} {id!r}, bo wymieniają go zasady")
                reader.problems.append(Problem(f"{folders[0].as_posix()}/pack.yaml", 0, "pack", kind.plural, NOTHING, expected))
    for source, pack in looks:
        reader.problems.extend(strange_looks(game, source, pack, entries))
    definitions = built(game, entries, reader)
    if reader.problems:
        raise Problems(in_order(reader.problems))
    places = {(each.kind.kind, each.id): each for each in entries}
    try:
        content: C = game.content_class(game.id, game.book, packs, definitions)
    except Unfinished as unfinished:
        mistakes = [located(each, mistake, places[each.kind, each.id]) for each, mistake in unfinished.mistakes]
        raise Problems(in_order(mistakes)) from None
    except UNFORESEEN as error:
        mistake = unfit(error)
        raise Problems([Problem(f"{folders[-1].as_posix()}/pack.yaml", 0, "pack", "", mistake.found, mistake.expected)]) from None
    check(content, reader, places)
    if reader.problems:
        raise Problems(in_order(reader.problems))
    return content


def strange_looks(game: GameFolder[Any], source: Source, pack: Pack, entries: list[Entry]) -> list[Problem]:
    """What the look of a pack names and the pack does not have."""
    from pionek.core.view.look import FILE, names_nothing

    assert source.looks is not None
    own: dict[str, set[str]] = {kind.kind: set() for kind in game.definitions}
    all_ids: dict[str, set[str]] = {kind.kind: set() for kind in game.definitions}
    for each in entries:
        all_ids[each.kind.kind].add(each.id)
        if each.pack is pack:
            own[each.kind.kind].add(each.local)
            all_ids[each.kind.kind].add(each.local)
    return names_nothing(game, f"{source.place}/{FILE}", source.looks, own, all_ids)


def stands_for(game: str, folder: Path) -> bool:
    """Whether a pack has the id of the game's own: a changed copy of it, which then stands in its place."""
    try:
        header = read_file(folder / "pack.yaml", folder.parent).plain()
    except (OSError, Problems):
        return False
    return isinstance(header, dict) and header.get("id") == game


def in_order(problems: list[Problem]) -> list[Problem]:
    return sorted(problems, key=lambda problem: (problem.file, problem.line))


def entries_of(game: GameFolder[Any], reader: Reader, file: str, pack: Pack, namespace: str, node: Node) -> list[Entry]:
    """The entries of one file: lists of entries under the plural of their kind."""
    kinds = {kind.plural: kind for kind in game.definitions}
    reader.at(file, namespace, "file")
    found: list[Entry] = []
    if not isinstance(node.value, dict):
        reader.problem(node, lists_under(kinds))
        return found
    for plural, listed in node.value.items():
        near = nearest(plural, kinds)
        if plural not in kinds or not isinstance(listed.value, list):
            reader.problem(listed, lists_under(kinds), repr(plural), near)
        kind = kinds.get(plural) or kinds.get(near)
        if kind is not None and isinstance(listed.value, list):
            found.extend(Entry(file, pack, namespace, kind, each) for each in listed.value)
    return found


def lists_under(kinds: dict[str, type[Definition]]) -> InBoth:
    names = few(sorted(kinds))
    return InBoth(f"lists of entries under {names}", f"listy wpisów pod nazwami {names}")


def number(entries: list[Entry], ids: dict[str, dict[str, int]], reader: Reader) -> None:
    """Give every id its number, so that entries can name each other in any order."""
    for entry in entries:
        reader.at(entry.file, entry.namespace, f"{entry.kind.kind} {entry.local}".strip())
        known = ids[entry.kind.kind]
        fields = entry.node.value
        if not isinstance(fields, dict) or "id" not in fields or not isinstance(fields["id"].value, str):
            continue  # reported with the other fields
        reader.field = "id"
        if not entry.local or set(entry.local) - ID_LETTERS:
            reader.problem(fields["id"], AN_ID)
            meant = f"{entry.namespace}:" * bool(entry.namespace) + "-".join(entry.local.lower().split())
            known.setdefault(meant, len(known))
            reader.unreadable.add(meant)
        elif entry.id in known:
            twice = InBoth(f"{entry.local!r} twice", f"{entry.local!r} dwa razy")
            reader.problem(fields["id"], InBoth("an id of its own", "własne id"), twice)
        else:
            known[entry.id] = len(known)


def built(game: GameFolder[Any], entries: list[Entry], reader: Reader) -> dict[str, list[Definition]]:
    definitions: dict[str, list[Definition]] = {kind.kind: [] for kind in game.definitions}
    for entry in entries:
        reader.at(entry.file, entry.namespace, f"{entry.kind.kind} {entry.local}".strip())
        if not isinstance(entry.node.value, dict):
            expected = InBoth(f"{an(entry.kind.kind)} with its fields", f"wpis rodzaju {entry.kind.kind} ze swoimi polami")
            reader.problem(entry.node, expected)
            continue
        what = InBoth(an(entry.kind.kind), f"wpis rodzaju {entry.kind.kind}")
        values = reader.fields(entry.node, entry.node.value, COMMON + entry.kind.fields, what)
        definition = entry.kind()
        values["id"] = entry.id
        values["index"] = len(definitions[entry.kind.kind])
        values["pack"] = entry.pack.id
        if not reader.problems:
            definition.fill(values)
        definitions[entry.kind.kind].append(definition)
    return definitions


def check(content: Content, reader: Reader, places: dict[tuple[str, str], Entry]) -> None:
    """Checks that need all entries: forms that need what is not around them, gaps, and texts that cannot be made."""
    for kind, definitions in content.entries.items():
        for definition in definitions:
            place = places[kind, definition.id]
            line = place.node.line
            reader.at(place.file, "", f"{kind} {definition.id}")
            try:
                reader.problems.extend(located(definition, gap, place) for gap in definition.incomplete(content))
                for field in definition.fields:
                    for form in forms_in(getattr(definition, field.attribute)):
                        needs_met(form, reader, field.name, set(content.given(definition)))
                for form in definition.quiet_forms():
                    nothing_asks(form, reader)
                text_made(content, definition, reader, line)
            except UNFORESEEN as error:
                reader.problems.append(located(definition, unfit(error), place))


def located(definition: Definition, mistake: Mistake, entry: Entry) -> Problem:
    """A mistake at the line of its field, if the entry has that field, else of the entry; `abilities.1` is the second of a list."""
    node = entry.node
    for part in mistake.field.split("."):
        value = node.value
        if not isinstance(value, list):
            node = fields_of(node).get(part, node)
        elif part.isdigit() and int(part) < len(value):
            node = value[int(part)]
    name = f"{definition.kind} {definition.id}"
    return Problem(entry.file, node.line, name, mistake.field.partition(".")[0], mistake.found, mistake.expected, node.column)


def needs_met(form: Form, reader: Reader, field: str, given: set[str]) -> None:
    """Walk a text in its order: `sum` needs a roll before it, and so on.

    What a part of the text gives is there for what follows it only if that part is sure to be carried out.
    """
    if form.needs and form.needs not in given:
        expected = InBoth(f"{an(form.needs)} around or before it", f"{form.needs} wokół albo wcześniej")
        found = InBoth(f"{form.word!r} without {an(form.needs)}", f"{form.word!r} bez: {form.needs}")
        reader.later(form, reader.entry, field, found, expected)
    goes_on = isinstance(form, Sequence | Then)
    for child in form.children():
        needs_met(child, reader, field, given if goes_on else set(given))
    if isinstance(form, Effect) and form.gives:
        given.add(form.gives)


def nothing_asks(form: Form, reader: Reader) -> None:
    """A modifier is computed whenever its value is read, so nothing in it may ask a player."""
    for each in walk(form):
        if isinstance(each, Effect) and each.asks:
            found = InBoth(f"{each.word!r} in a modifier", f"{each.word!r} w modyfikatorze")
            reader.later(each, reader.entry, "", found, InBoth("nothing that asks", "nic, co zadaje pytanie"))


def text_made(content: Content, definition: Definition, reader: Reader, line: int) -> None:
    """Every entry is put into words once in both languages; a wording must know the text it stands for."""
    for lang in LANGUAGES:
        try:
            content.text_of(definition.kind, definition.index, lang)
            definition.say(Describer(content, lang))
        except (KeyError, ValueError) as error:
            found = InBoth(f"something that the game has no words for ({error})", f"coś, na co gra nie ma słów ({error})")
            reader.problems.append(Problem(reader.file, line, reader.entry, "", found, LIKE_THE_GAME))
            return
    if definition.wording is not None:
        replaces, now = definition.wording["replaces"], content.text_hash(definition)
        if replaces != now:
            expected = InBoth(f"{now}, the hash of the text that is generated now", f"{now}, skrót tekstu tworzonego teraz")
            reader.problems.append(Problem(reader.file, line, reader.entry, "wording.replaces", repr(replaces), expected))


def schema(game: GameFolder[Any]) -> dict[str, Any]:
    """JSON Schema of the files of a game's packs, for editors."""
    defs: dict[str, Any] = {}
    for family, words in game.vocabulary.words.items():
        choices: list[dict[str, Any]] = [each for form in words.values() if form.word for each in form_schemas(form)]
        bare = [form.word for form in words.values() if not any(field.required for field in form.fields)]
        if bare:
            choices.append({"enum": bare})
        if family == "amount":
            choices.append({"type": "integer"})
        if family == "effect":
            choices.append({"type": "array", "items": {"$ref": "#/$defs/effect"}, "minItems": 1})
        defs[family] = {"anyOf": choices} if choices else {"enum": []}
    properties = {kind.plural: {"type": "array", "items": entry_schema(kind)} for kind in game.definitions}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"{game.id} pack",
        "type": "object",
        "properties": properties,
        "additionalProperties": False,
        "$defs": defs,
    }


def form_schemas(form: type[Form]) -> list[dict[str, Any]]:
    """The shapes of a form: its word with the first field, or its word with nothing and all fields by their names."""
    properties: dict[str, Any] = {field.name: field.kind.schema() for field in form.fields}
    required = [field.name for field in form.fields if field.required and field.name != form.word]
    if form.word in properties:
        return [shape(properties, [form.word, *required])]
    found = [shape({form.word: {"type": "null"}, **properties}, [form.word, *required])]
    if form.fields:
        first, *others = form.fields
        short = {form.word: properties[first.name], **{field.name: properties[field.name] for field in others}}
        found.append(shape(short, [form.word, *(name for name in required if name != first.name)]))
    return found


def shape(properties: dict[str, Any], required: list[str]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def entry_schema(kind: type[Definition]) -> dict[str, Any]:
    fields = COMMON + kind.fields
    return {
        "type": "object",
        "properties": {field.name: field.kind.schema() for field in fields},
        "required": [field.name for field in fields if field.required],
        "additionalProperties": False,
    }
