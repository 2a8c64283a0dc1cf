"""The report of a simulation: who won against whom, how long it took, who led when, and what was used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.text.phrasebook import decimal
from pionek.lab import plots
from pionek.lab.page import Page, Say, between, per_cent
from pionek.lab.tally import interval
from pionek.lab.usage import RARE, Usage, label, usages

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content
    from pionek.lab.simulate import Series

MOST_ROWS = 30
"""How many things the plot of uses shows: those that stand out most. The table below it has all."""


def report(series: Series, say: Say, lang: str) -> str:
    """The page of a finished series. The same games give the same page."""
    programme, tally, results = series.programme, series.tally, series.tally.results()
    game, setup = programme.game, programme.setup()
    content = game.content(programme.packs)
    page = Page(say("simulate-title", game=game.name[lang], games=tally.games, seed=str(setup["seed"])), lang)
    page.note(say("report-setup", bots=", ".join(dict.fromkeys(setup["bots"])), options=options(setup), version=setup["version"]))
    page.head(say("report-scores"))
    scores = [(say("simulate-bot", name=name), score) for name, score in results["bots"].items()]
    scores += [(say("simulate-seat", n=at), score) for at, score in enumerate(results["seats"], 1)]
    names = names_of(content, list(results["played"]), lang)
    scores += [(names[name], score) for name, score in results["played"].items()]
    heads = [say(f"simulate-{each}") for each in ("who", "games", "wins", "share", "interval", "draws")]
    page.table(heads, [score_row(who, score, lang) for who, score in scores])
    for meetings, called in ((tally.played_met, names), (tally.bots_met, {})):
        if len(meetings) > 1:
            page.head(say("report-matrix"))
            page.note(say("report-matrix-note"))
            page.drawing(plots.heat_map(meetings, called, say("report-matrix")))
    page.head(say("report-length"))
    counts, axis = (tally.turns, "report-turns") if tally.turns else (tally.decisions, "report-decisions")
    page.drawing(plots.histogram(counts, say(axis), say("simulate-games"), say("report-length")))
    for measure, spread in results["length"].items():
        page.note(say(f"simulate-{measure}", **{key: decimal(str(value), lang) for key, value in spread.items()}))
    page.note(say("simulate-ends", ends=ends_of(game, results["ends"], lang)))
    if tally.watched:
        page.head(say("report-course"))
        page.note(say("report-course-note"))
        seats = [say("simulate-seat", n=at + 1) for at in range(programme.seats)]
        about = say("report-course")
        page.drawing(plots.course(results["course"], seats, say("report-course-axis"), say("report-standing"), about))
        show_uses(page, game, content, usages(game, content, results["used"]), say)
    return page.html()


def options(setup: dict[str, Any]) -> str:
    """The settings as a user would type them; a setting that varies lists all its values."""
    told = [f"--vary {setup['vary']}"] if setup["vary"] else []
    for name, value in setup["options"].items():
        if name != setup["vary"] and value not in ("", {}, []):
            told.append(f"{name}={','.join(value) if isinstance(value, list) else str(value).lower()}")
    return "; ".join(told)


def ends_of(game: Game, ends: dict[str, int], lang: str) -> str:
    """How often each cause ended a game."""
    return ", ".join(f"{game.book.text(lang, f'cause-{cause}')} ({count})" for cause, count in ends.items() if count)


def names_of(content: Content, played: list[str], lang: str) -> dict[str, str]:
    """The names of the entries that have these ids; where several kinds have one, the entry of the kind that most of them are."""
    known = {kind: sum(id in ids for id in played) for kind, ids in content.ids.items()}
    found = {}
    for id in played:
        kind = max((kind for kind, ids in content.ids.items() if id in ids), key=lambda kind: known[kind], default="")
        found[id] = content.name_of(kind, content.find(kind, id), lang) if kind else id
    return found


def score_row(who: str, score: dict[str, int], lang: str) -> list[str]:
    """Games, wins, their share with its interval, and draws."""
    games, wins = score["games"], score["wins"]
    share = wins / games if games else 0.0
    return [who, str(games), str(wins), per_cent(share, lang), between(*interval(wins, games), lang), str(score["draws"])]


def show_uses(page: Page, game: Game, content: Content, found: list[Usage], say: Say) -> None:
    """Show what was used: a plot of what stands out, and a table of everything."""
    if not found:
        return
    page.head(say("report-uses"))
    page.note(say("report-uses-note"))
    telling = [each for each in found if each.verdict != RARE and each.used]
    if len(telling) > MOST_ROWS:
        telling = telling[: MOST_ROWS // 2] + telling[-(MOST_ROWS // 2) :]
    if telling:
        rows = [plots.Range(label(game, content, each.key, page.lang), each.won, *each.interval, each.base or 0.0) for each in telling]
        page.drawing(plots.ranges(rows, say("report-won-axis"), say("report-base"), say("report-uses")))
    page.table(use_heads(say), [use_row(game, content, each, say, page.lang) for each in found], say("report-all", count=len(found)))


def use_heads(say: Say) -> list[str]:
    return [say(f"report-{each}") for each in ("what", "offered", "used", "times", "won", "interval", "base", "verdict")]


def use_row(game: Game, content: Content, each: Usage, say: Say, lang: str) -> list[str]:
    won = [per_cent(each.won, lang), between(*each.interval, lang), per_cent(each.base or 0.0, lang)] if each.used else ["", "", ""]
    return [
        label(game, content, each.key, lang),
        str(each.offered),
        f"{each.used} ({per_cent(each.share, lang, 0)})",
        str(each.times),
        *won,
        say(f"verdict-{each.verdict}"),
    ]
