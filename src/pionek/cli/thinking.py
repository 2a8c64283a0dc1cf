"""Hints, explanations and the coach's review as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.bots.coach import SURE, words_at
from pionek.bots.thoughts import SEARCHED, spoken
from pionek.core.text.phrasebook import decimal

if TYPE_CHECKING:
    from pionek.bots.coach import Mistake, Review
    from pionek.bots.thoughts import Thoughts
    from pionek.cli.words import Say
    from pionek.core.match.match import Match

LEAST_VISITS = 8
"""With fewer tries of the best option than this, the figures are chance."""
SAME = 0.02
"""Expected results that differ by less are told as equal."""
MOST_ROWS = 10
"""How many options are shown; the rest was hardly tried."""


def figure(say: Say, value: float, sign: bool = True) -> str:
    """An expected result or a difference, as the language writes numbers."""
    return decimal(f"{value:+.3f}" if sign else f"{value:.3f}", say.lang)


def weighed(say: Say, thoughts: Thoughts, names: dict[str, str], taken: str = "") -> list[str]:
    """The options with visits and expected result, the best first; or one sentence if there are no figures.

    `taken` is the option that a bot took, when its move is explained.
    """
    if thoughts.how != SEARCHED:
        return [say(f"tip-{thoughts.how}", text=names[thoughts.best], word=thoughts.best)]
    if not taken and is_indifferent(thoughts):
        return [say("tip-indifferent", text=names[thoughts.best], word=thoughts.best)]
    lines = [in_sentences(say, thoughts, names, taken), say("tip-title")]
    for each in thoughts.shown(MOST_ROWS, taken):
        mark = "*" if each.key == thoughts.best else "-"
        expected = figure(say, each.expected)
        lines.append(say("tip-row", mark=mark, text=names[each.key], word=each.key, visits=each.visits, expected=expected))
    rest = thoughts.untried + len(thoughts.options[MOST_ROWS:])
    if taken and not thoughts.tried(taken):
        lines.append(say("why-untried"))
    return [*lines, say("tip-rest", count=rest)] if rest else lines


def in_sentences(say: Say, thoughts: Thoughts, names: dict[str, str], taken: str) -> str:
    """How often the best option wins against the one that was taken or comes next, and what speaks for it."""
    best = next(each for each in thoughts.options if each.key == thoughts.best)
    others = [each for each in thoughts.options if each is not best]
    other = next((each for each in others if each.key == taken), others[0] if others else None)
    if other is None:
        told = say("tip-alone", text=names[best.key], best=of_100(best.expected))
    else:
        told = say("tip-words", text=names[best.key], best=of_100(best.expected), less=of_100(other.expected), other=names[other.key])
    return f"{told} {say('tip-means', what=', '.join(thoughts.said))}" if thoughts.said else told


def of_100(expected: float) -> int:
    """Of a hundred such games, how many would be won."""
    return round(50 + 50 * expected)


def is_indifferent(thoughts: Thoughts) -> bool:
    """Whether the figures say nothing: all options were tried alike, and expect the same as far as so few tries can tell."""
    tried = [each for each in thoughts.options if each.visits]
    if len(tried) < 2:
        return False
    spread = max(each.expected for each in tried) - min(each.expected for each in tried)
    return max(each.visits for each in tried) < LEAST_VISITS or spread < SAME


def reviewed(say: Say, match: Match, review: Review) -> list[str]:
    """The mistakes one by one, and how many decisions were reviewed."""
    who = match.game.names.seat_name(match.table, review.seat, say.lang)
    lines = [say("coach-title", who=who, decisions=review.decisions, looked=review.looked_into)]
    if not review.mistakes:
        return [*lines, say("coach-nothing")]
    for at, mistake in enumerate(review.mistakes, 1):
        lines += mistake_lines(say, match, review.seat, at, mistake)
    return [*lines, say("coach-how")]


def mistake_lines(say: Say, match: Match, seat: int, at: int, mistake: Mistake) -> list[str]:
    names = words_at(match, seat, mistake.place, say.lang)
    said = spoken(match, mistake.speaks, say.lang)
    means = [say("coach-means", what=", ".join(said))] if said else []
    return [
        say("coach-place", at=at, place=mistake.place),
        "  " + say("coach-played", text=names[mistake.played], word=mistake.played, expected=figure(say, mistake.expected_played)),
        "  " + say("coach-better", text=names[mistake.better], word=mistake.better, expected=figure(say, mistake.expected_better)),
        "  " + " ".join([say("coach-chance", played=of_100(mistake.expected_played), better=of_100(mistake.expected_better)), *means]),
        "  " + say("coach-cost", cost=figure(say, mistake.cost, sign=False), error=figure(say, SURE * mistake.error, sign=False), playouts=mistake.playouts),
    ]  # fmt: skip
