"""Entries of the Script Book: read aloud once found, and carried out."""

from __future__ import annotations

from pionek.core.rules.resolving import Resolution
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.deeds import Deeds


def read_once(table: Deeds, script: int) -> None:
    """Read a script aloud, unless it was read before."""
    if script not in table.scripts:
        read_script(table, script, table.first)


def read_script(table: Deeds, script: int, who: int, figure: int = -1) -> None:
    """The last one read is the page that lies open, also when it was read before."""
    table.show()
    if script in table.scripts:
        table.scripts.remove(script)
    table.scripts.append(script)
    table.happened(vocabulary.SCRIPT, -1, script, other=script, rule="EF-CORE-04")
    definition = table.content.scripts[script]
    if definition.effect is not None:
        resolve = Resolution(who, [definition.effect], definition.sentence)
        resolve.chosen = figure
        table.then(resolve)
