"""The page of a game's windows, `docs/windows/GAME.md`: what players may use at which moments, with the rules that allow it.

It is written by `make docs` from the game's `uses` (src/pionek/core/uses.py), and from the pack `docs/windows/GAME`, whose entries are
examples; the tests of the game play each of them.
"""

import re
from pathlib import Path

from pionek.core.game import Game
from pionek.core.text.phrasebook import LANGUAGES, plain

EXAMPLES = Path(__file__).resolve().parent.parent / "docs" / "windows"
ENTRY = re.compile(r"^  - id: (.+)\n(?:    .*\n)*", re.MULTILINE)
MADE = "<!-- made by `make docs`: do not edit -->"


def page(game: Game) -> str:
    """A table of moments and uses, then what the rules say that it names."""
    uses, ledger = game.uses.moments, game.ledger
    lines = [MADE, "", f"# What may be used when in {game.name['en']}", ""]
    lines += ["A row is a moment, known by the rule of its step or window; a column is a kind of use. A cell names the rule that"]
    lines += ["allows this use at that moment; an empty cell means that it is not possible then.", ""]
    lines += [f"| moment | {' | '.join(uses)} |", f"|---|{'---|' * len(uses)}"]
    for moment in moments(game):
        cells = [allowed.get(moment, "") for allowed in uses.values()]
        lines.append(f"| {moment}: {ledger[moment].en.replace('|', '/')} | {' | '.join(cells)} |")
    if game.uses.without:
        lines += ["", "## Windows without these uses", ""]
        lines += [f"- {rule} ({ledger[rule].en.rstrip('.')}): {reason}" for rule, reason in game.uses.without.items()]
    lines += ["", "## The rules that allow it", ""]
    allowing = {rule for allowed in uses.values() for rule in allowed.values()}
    lines += [f"- {rule.id}: {rule.en}" for rule in ledger if rule.id in allowing]
    return "\n".join([*lines, *examples(game)]) + "\n"


def examples(game: Game) -> list[str]:
    """The entries of the pack of examples, as they are written and as they read."""
    folder = EXAMPLES / game.id
    if not folder.is_dir():
        return []
    content = game.content((folder,))
    lines = ["", "## An example each", "", f"These entries are a pack, [{folder.name}]({folder.name}/pack.yaml), and every one of them is played by a test.", ""]
    for path in sorted(folder.glob("*.yaml")):
        if path.name == "pack.yaml":
            continue
        parts = re.split(r"^(\w+):\n", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for plural, entries in zip(parts[1::2], parts[2::2], strict=True):
            kind = next(each.kind for each in game.definitions if each.plural == plural)
            for found in ENTRY.finditer(entries):
                index = content.find(kind, f"{content.packs[-1].id}:{found[1]}")
                said = [f"- {lang}: {plain(content.text_of(kind, index, lang))}" for lang in LANGUAGES]
                lines += [f"### `{found[1]}`", "", "```yaml", f"{plural}:", *found[0].rstrip().splitlines(), "```", "", *said, ""]
    return lines[:-1]


def moments(game: Game) -> list[str]:
    """All moments at which something can be used, in the order of the rulebook."""
    named = {moment for allowed in game.uses.moments.values() for moment in allowed}
    return [rule.id for rule in game.ledger if rule.id in named]


def unknown(game: Game) -> list[str]:
    """The ids that a game's `uses` name and its ledger does not have."""
    named = [rule for allowed in game.uses.moments.values() for pair in allowed.items() for rule in pair]
    return sorted({rule for rule in (*named, *game.uses.without) if rule not in game.ledger})
