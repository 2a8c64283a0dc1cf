"""Renew the generated parts of the documentation, and the types of the Scene and the messages for the browser.

    python tools/docs.py            write what has changed
    python tools/docs.py --check    only say what is stale

Generated are: `docs/effects/core.md` and a page for each game, from the words that packs may use; `docs/texts/`, the
texts of each game in both languages side by side; `docs/windows/`, what players may use at which moments; the table in `docs/scene.md` and `web/src/scene.ts`, from the structs
of the Scene; `web/src/protocol.ts`, from the messages; and code quoted by pages. A page quotes a file of a game in
pieces: above each piece stands `<!-- quote GAME/FILE: the line it begins with -->`, and it ends where the next piece of
that file begins. What belongs to a game whose folder is not there is left as it is.
"""

import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import msgspec

from pionek.core import registry
from pionek.core.game import Game
from pionek.core.language import kinds
from pionek.core.language.amounts import AMOUNT_FORMS, CONDITION_FORMS, Number
from pionek.core.language.control import EFFECT_FORMS
from pionek.core.language.definitions import Definition
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.fields import Field, Kind
from pionek.core.language.forms import Form
from pionek.core.packs.loader import COMMON
from pionek.core.packs.problems import an
from pionek.core.packs.reader import FAMILIES, Reader
from pionek.core.packs.yamlfile import read
from pionek.core.text.phrasebook import LANGUAGES, plain, sentence
from pionek.core.view.scene import VERSION

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)  # makes `tools` known

from tools import texts, windows  # noqa: E402
from tools.docstrings import attributes, docstring  # noqa: E402
from tools.typescript import (  # noqa: E402
    base_of,
    default_of,
    described,
    left_out,
    own_fields,
    protocol_typescript,
    quoted,
    structs,
    typescript,
    written,
)

DOCS = ROOT / "docs"
GAMES = ROOT / "src" / "pionek" / "games"
MADE = "<!-- made by `make docs`: do not edit -->"
TABLE = re.compile(r"(?<=<!-- begin: made by `make docs` -->\n).*(?=<!-- end -->)", re.DOTALL)
QUOTE = re.compile(r"^<!-- quote (\w+)/([\w./]+): ([^\n]*) -->\n```(\w*)\n.*?^```\n", re.DOTALL | re.MULTILINE)
START = "the beginning"

FAMILY_HEADS = {"effect": "Effects", "amount": "Amounts", "if": "Conditions", "who": "Who is meant"}
ENGINE_FORMS: tuple[type[Form], ...] = (*EFFECT_FORMS, *AMOUNT_FORMS, *CONDITION_FORMS)


class ExampleError(ValueError):
    """An example that its own game cannot read, in one sentence."""


# What may stand in a field


def allowed(kind: Kind) -> str:
    """A kind of field in words."""
    if isinstance(kind, kinds.IntKind):
        return f"a whole number from {kind.low} to {kind.high}"
    if isinstance(kind, kinds.Flag):
        return "`true` or `false`"
    if isinstance(kind, kinds.Word | kinds.WhoKind) and kind.words:
        return f"one of {in_code(kind.words)}"
    if isinstance(kind, kinds.IdOf):
        return f"the id of {' or '.join(an(each) for each in kind.kinds)}" + (f", or one of {in_code(kind.words)}" if kind.words else "")
    if isinstance(kind, kinds.Keyed):
        return f"by the ids of {kind.of}s, `{{{kind.of}-id: ...}}`: {allowed(kind.kind)}"
    if isinstance(kind, kinds.RefTo):
        return f"the id of {an(kind.of)}"
    if isinstance(kind, kinds.Counts):
        return f"numbers by {kind.of}, `{{{kind.of}-id: 2}}`"
    if isinstance(kind, kinds.ListOf):
        return f"a list of {many(kind.least, kind.most)}, each {allowed(kind.kind)}"
    if isinstance(kind, kinds.FormKind):
        return str(FAMILIES[kind.family])
    said, *more = docstring(type(kind)).split("\n", 1)
    said = said[:1].lower() + said[1:].rstrip(".")
    return f"{said} ([more](#{how_written(type(kind)).lower().replace(' ', '-')}))" if more else said


def how_written(kind: type[Kind]) -> str:
    """The head of the section on a kind of which a line does not tell enough."""
    noun = docstring(kind).split(",", 1)[0]
    return f"How {noun[:1].lower() + noun[1:]} is written"


def in_code(words: tuple[str, ...]) -> str:
    return ", ".join(f"`{word}`" for word in words if word)


def wrap(text: str) -> list[str]:
    return textwrap.wrap(text, 118, break_long_words=False, break_on_hyphens=False)


def many(least: int, most: int) -> str:
    return f"{least} or more" if most >= 1000 else str(most) if least == most else f"{least} to {most}"


def field_line(field: Field, about: str = "") -> str:
    told = told_of(field)
    return f"{told}. {' '.join(about.split())}" if about else told


def told_of(field: Field) -> str:
    """What may stand in a field, and what is meant if it is left out."""
    told = f"- `{field.name}`: {allowed(field.kind)}"
    if field.required:
        return told
    default = field.default
    if default is None or default == "" or isinstance(field.kind, kinds.RefTo):
        return f"{told}; may be left out"
    word = default.word if isinstance(default, Form) else quoted(default).strip('"')
    return f"{told}; `{word}` if left out"


# Words of the effect language


def reading(game: Game, form: type[Form]) -> Form | None:
    """The example of a form as its game reads it; a form without fields needs none."""
    if not form.example:
        return form() if not form.fields and form.en else None
    content = game.content()
    complaints: list[str] = []
    for family in dict.fromkeys(("effect", form.family)):
        reader = Reader(game.vocabulary, content.ids, game.face_kind)
        reader.at("example", "", form.word)
        found = reader.form(family, read(form.example.encode(), "example"))
        if isinstance(found, Form) and not reader.problems:
            return found
        complaints.extend(str(problem) for problem in reader.problems)
    raise ExampleError(f"{game.id}: the example of {form.word!r} cannot be read: {complaints[-1]}")


def word_section(game: Game, form: type[Form]) -> Iterator[str]:
    """One word: what it means, its fields, its example and how that reads."""
    yield f"### `{form.word}`"
    yield ""
    yield docstring(form)
    yield ""
    if form.fields:
        yield from (field_line(field) for field in form.fields)
        yield ""
    facts = list(needs(form))
    if facts:
        yield " ".join(facts)
        yield ""
    example = reading(game, form)
    if example is None:
        return
    if form.example:
        yield from ("```yaml", form.example, "```", "")
    for lang in LANGUAGES:
        yield f"- {lang}: {plain(sentence(example.say(Describer(game.content(), lang))))}"
    yield ""


def needs(form: type[Form]) -> Iterator[str]:
    wanted = getattr(form, "needs", "")
    if wanted:
        yield f"It needs {an(wanted)} around or before it in the same text."
    if issubclass(form, Effect):
        if form.gives:
            yield f"What follows in the text has {an(form.gives)}."
        if form.asks:
            yield "It may ask, so it cannot stand in a modifier."


def entry_section(kind: type[Definition]) -> Iterator[str]:
    yield f"### `{kind.plural}`"
    yield ""
    yield docstring(kind)
    yield ""
    if kind.fields:
        said = attributes(kind)
        yield from (field_line(field, said.get(field.attribute, "")) for field in kind.fields)
        yield ""


def sections(game: Game, forms: tuple[type[Form], ...]) -> Iterator[str]:
    for family, head in FAMILY_HEADS.items():
        own = [form for form in forms if form.family == family and form is not Number]
        if own:
            yield from (f"## {head}", "")
            for form in own:
                yield from word_section(game, form)


def kinds_of(field: Field) -> Iterator[type[Kind]]:
    """The kinds in a field of which the page tells more than a line."""
    kind = field.kind
    while isinstance(kind, kinds.ListOf):
        kind = kind.kind
    if "\n" in docstring(type(kind)) and not isinstance(kind, kinds.FormKind):
        yield type(kind)


def written_kinds(game: Game) -> Iterator[str]:
    """How what stands in the fields of entries is written, where a line is not enough."""
    for kind in dict.fromkeys(kind for each in game.definitions for field in each.fields for kind in kinds_of(field)):
        yield from (f"### {how_written(kind)}", "", docstring(kind), "")


def game_page(game: Game) -> str:
    """Everything that a pack of this game may say."""
    name = game.name["en"]
    about = (
        "Entries have the fields below, and their effects are made of these words and of those that "
        "[all games share](core.md). Under each example stands the text that is made of it. "
        f"`pionek pack schema {game.id}` prints the same for editors; [Packs](../packs.md) tells how a pack is made."
    )
    lines = [MADE, "", f"# What packs of {name} may say", "", *wrap(about), ""]
    lines += ["## Entries", "", "Every entry has these fields:", ""]
    lines += [*(field_line(field) for field in COMMON), ""]
    for kind in game.definitions:
        lines.extend(entry_section(kind))
    lines.extend(written_kinds(game))
    lines.extend(sections(game, game.forms))
    return "\n".join(lines).rstrip() + "\n"


def shared_page(game: Game) -> str:
    """The words that all games share, with examples of a game that has verbs for them."""
    about = (
        "The control forms of the effect language, and the amounts and conditions, that packs of every game may use. "
        "A word is written with its first field, then its other fields: `{repeat: 2, do: {draw: 1}}`. A word whose "
        "fields may all be left out can stand alone. A plain number is an amount, and a list of effects is carried "
        f"out one after the other. The verbs in the examples are [those of {game.name['en']}]({game.id}.md)."
    )
    lines = [MADE, "", "# The words that all games share", "", *wrap(about), "", *sections(game, ENGINE_FORMS)]
    return "\n".join(lines).rstrip() + "\n"


def reads_all(game: Game) -> bool:
    try:
        for form in ENGINE_FORMS:
            reading(game, form)
    except ExampleError:
        return False
    return True


# The Scene


def scene_table() -> str:
    """Every struct of the Scene with its fields, in the order of the tree."""
    lines = [f"Version {VERSION}."]
    for struct in structs():
        info, above, said = described(struct), base_of(struct), attributes(struct)
        lines += ["", f"### {struct.__name__}", "", docstring(struct)]
        notes = []
        if info.tag is not None:
            notes.append(f"It is marked by `{info.tag_field}: {quoted(info.tag)}`.")
        if above is not None:
            notes.append(
                f"It has all fields of {above.__name__}, and these:"
                if own_fields(struct)
                else f"It has the fields of {above.__name__}."
            )
        if notes:
            lines += ["", " ".join(notes)]
        lines += ["", "| field | type | if left out |", "|---|---|---|"]
        for field in own_fields(struct):
            default = f"`{quoted(default_of(field))}`" if left_out(struct, field) else "never left out"
            kind = written(field.type).replace("|", "\\|")
            about = f"<br>{said[field.name]}" if field.name in said else ""
            lines.append(f"| `{field.encode_name}` | `{kind}`{about} | {default} |")
    return "\n".join(lines) + "\n\n"


# Quotes


def with_quotes(text: str) -> str:
    """A page with the pieces it quotes brought up to date."""
    anchors: dict[str, list[str]] = {}
    for game, file, anchor, _ in QUOTE.findall(text):
        anchors.setdefault(f"{game}/{file}", []).append(anchor)

    def renewed(match: re.Match[str]) -> str:
        game, file, anchor, lang = match.groups()
        path = GAMES / game / file
        if not (GAMES / game).is_dir():
            return match[0]
        piece = between(path.read_text(encoding="utf-8").splitlines(), anchor, anchors[f"{game}/{file}"], file)
        return f"<!-- quote {game}/{file}: {anchor} -->\n```{lang}\n{piece}\n```\n"

    return QUOTE.sub(renewed, text)


def between(lines: list[str], anchor: str, anchors: list[str], file: str) -> str:
    """The lines of a file from one anchor up to the next one."""
    places = {each: 0 if each == START else place_of(lines, each, file) for each in anchors}
    begin = places[anchor]
    end = min((place for place in places.values() if place > begin), default=len(lines))
    return "\n".join(lines[begin:end]).strip("\n")


def place_of(lines: list[str], anchor: str, file: str) -> int:
    for at, line in enumerate(lines):
        if line.startswith(anchor):
            return at
    raise LookupError(f"{file} has no line that begins with {anchor!r}")


# All of it


def wanted() -> dict[Path, str]:
    """Every generated file with what it should hold, and every page with the parts that are generated in it."""
    games = [registry.get(path.parent.name) for path in sorted(GAMES.glob("*/game.yaml"))]
    found: dict[Path, str] = {
        ROOT / "web" / "src" / "scene.ts": typescript(),
        ROOT / "web" / "src" / "protocol.ts": protocol_typescript(),
    }
    for game in games:
        if game.forms:
            found[DOCS / "effects" / f"{game.id}.md"] = game_page(game)
            found[DOCS / "texts" / f"{game.id}.md"] = texts.page(game)
        if game.uses.moments:
            found[DOCS / "windows" / f"{game.id}.md"] = windows.page(game)
    speaker = next((game for game in games if reads_all(game)), None)
    if speaker is not None:
        found[DOCS / "effects" / "core.md"] = shared_page(speaker)
    for page in sorted(DOCS.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        if TABLE.search(text):
            text = TABLE.sub(lambda _: "\n" + scene_table(), text)
        found[page] = with_quotes(text)
    return found


def stale() -> dict[Path, str]:
    """What is not as it should be."""
    return {
        path: text for path, text in wanted().items() if not path.exists() or path.read_text(encoding="utf-8") != text
    }


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print("docs: give nothing, or --check", file=sys.stderr)
        return 2
    try:
        found = stale()
    except (ExampleError, LookupError, msgspec.MsgspecError) as error:
        print(f"docs: {error}", file=sys.stderr)
        return 1
    for path, text in found.items():
        name = path.relative_to(ROOT).as_posix()
        if arguments:
            print(f"{name} is stale: run make docs")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{name} written")
    if not found:
        print("the generated pages are up to date")
    return 1 if found and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
