"""The page of a game's windows, `docs/windows/GAME.md`: what players may use at which moments, with the rules that allow it.

It is written by `make docs` from the game's `uses` (src/pionek/core/uses.py).
"""

from pionek.core.game import Game

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
    return "\n".join(lines) + "\n"


def moments(game: Game) -> list[str]:
    """All moments at which something can be used, in the order of the rulebook."""
    named = {moment for allowed in game.uses.moments.values() for moment in allowed}
    return [rule.id for rule in game.ledger if rule.id in named]


def unknown(game: Game) -> list[str]:
    """The ids that a game's `uses` name and its ledger does not have."""
    named = [rule for allowed in game.uses.moments.values() for pair in allowed.items() for rule in pair]
    return sorted({rule for rule in (*named, *game.uses.without) if rule not in game.ledger})
