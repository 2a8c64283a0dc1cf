"""The page of all texts of a game in both languages side by side, `docs/texts/GAME.md`, to be read whole by a player.

It is written by `make docs`. Entries stand in the order of the packs; those that belong to another entry (an ability
to its hero) stand under its name.
"""

from collections.abc import Iterator

from pionek.core.game import Game
from pionek.core.language.definitions import Definition
from pionek.core.language.fields import attribute
from pionek.core.language.kinds import RefTo
from pionek.core.text.phrasebook import LANGUAGES, plain

MADE = "<!-- made by `make docs`: do not edit -->"
SPOILER = " (spoiler)"
"""Behind what a campaign keeps secret until it is revealed."""
HEAD = ("", "| id | English | Polski |", "|---|---|---|")


def page(game: Game) -> str:
    """Names and generated texts of all entries, the settings, and every message that stands for itself."""
    lines = [MADE, "", f"# Texts of {game.name['en']}", "", "Everything is generated from the effects in the packs and"]
    lines += ["from the patterns of verbs and messages: change those, never this page.", ""]
    for definitions in game.content().entries.values():
        if definitions:
            lines += [f"## {definitions[0].plural.capitalize()}", *entries(game, definitions), ""]
    lines += ["## Settings", *HEAD]
    lines += [row(setting.name, setting.about["en"], setting.about["pl"]) for setting in game.settings]
    lines += ["", "## Messages", *HEAD, *messages(game)]
    return "\n".join(lines) + "\n"


def entries(game: Game, definitions: list[Definition]) -> Iterator[str]:
    """The rows of one kind of entry, under a heading for each entry of another kind that they belong to."""
    owner = next((f.kind.of for f in definitions[0].fields if isinstance(f.kind, RefTo) and f.kind.of == f.name), "")
    groups: dict[int, list[Definition]] = {}
    for each in definitions:
        groups.setdefault(getattr(each, attribute(owner)) if owner else -1, []).append(each)
    for index, group in sorted(groups.items()):
        if index >= 0:
            names = (game.content().name_of(owner, index, lang) for lang in LANGUAGES)
            yield from ("", f"### {' / '.join(dict.fromkeys(names))}")
        yield from HEAD
        for each in group:
            yield row(each.id + SPOILER * game.campaign.is_secret(game.content(), each), *(told(game, each, lang) for lang in LANGUAGES))


def told(game: Game, definition: Definition, lang: str) -> str:
    content, kind = game.content(), definition.kind
    text = plain(content.text_of(kind, definition.index, lang)).replace("\n", "<br>")
    return f"**{content.name_of(kind, definition.index, lang)}**" + (f"<br>{text}" if text else "")


def messages(game: Game) -> Iterator[str]:
    """Those of the game's own messages that need nothing to be put into them."""
    english, polish = (game.book.sources[lang] for lang in LANGUAGES)
    for key, source in english.items():
        if "{" not in source + polish[key]:
            yield row(key, source.strip(), polish[key].strip())


def row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
