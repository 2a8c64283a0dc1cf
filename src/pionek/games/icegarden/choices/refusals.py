"""Why something may not be done now: reasons that several questions give, and the choice between their reasons."""

from __future__ import annotations

from pionek.core.state.decision import Guard
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds


def refuse(table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
    """Why the seat may not do this with that thing now; None if it may."""
    decision = table.decision
    if decision is None:
        return vocabulary.OTHERS_DOMINATE
    frame = table.agenda[-1]
    if decision.seat != seat:
        return frame.waiting if isinstance(frame, Question) else vocabulary.OTHERS_DOMINATE
    for option in decision.options:
        if option.verb == verb and option.subject == subject:
            return None
    if not isinstance(frame, Question):
        return vocabulary.NOT_IN_DOMINATION
    return frame.refuse(table, seat, verb, subject) or frame.elsewhere


def refuse_region(table: Deeds, region: int) -> Guard | None:
    """Why a region cannot be chosen by any rule: it is closed or out of play."""
    if table.closed[region]:
        return vocabulary.REGION_CLOSED
    return None if table.is_open(region) else vocabulary.OUT_OF_PLAY


def refuse_march(table: Deeds, seat: int, unit: int) -> Guard:
    """Why a unit type cannot move."""
    if table.owner_of(unit) != seat:
        return vocabulary.NOT_YOURS
    place = table.content.units[unit].place
    for figure in vocabulary.FIGURES_OF[place]:
        if table.players[seat].figures[figure] != vocabulary.NOWHERE:
            return vocabulary.NOWHERE_TO_MOVE
    return vocabulary.NOT_ON_BOARD
