"""Balance: which content is too strong, too weak or never used, and what a changed pack alters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from pionek.lab import plots
from pionek.lab.page import Page, Say, between, per_cent
from pionek.lab.report import names_of, show_uses, use_heads, use_row
from pionek.lab.simulate import Series
from pionek.lab.tally import PARTS, difference, interval
from pionek.lab.usage import EVEN, FEW, STRONG, WEAK, Usage, label, never_met, usages

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.settings import Setting

LUCK = 20
"""One in this many intervals at 95 per cent misses the true value by luck alone."""


class Share(msgspec.Struct, frozen=True):
    """The share of games that one hero, warband or character won. A shared win is divided, a draw counts as the even share."""

    id: str
    name: str
    games: int
    points: float
    even: float | None
    """The share that each would win if all were equal; None in games where all win together."""

    @property
    def won(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.points, self.games)

    @property
    def verdict(self) -> str:
        low, high = self.interval
        if self.even is None or low <= self.even <= high:
            return EVEN
        return STRONG if low > self.even else WEAK


class Change(msgspec.Struct, frozen=True):
    """A share before and after a change, and the interval of the difference."""

    what: str
    """`played`, `won` (by those who used it), or `used` (by those who could)."""
    key: str
    before: float
    after: float
    low: float
    high: float

    @property
    def moved(self) -> bool:
        return self.low > 0 or self.high < 0


class Survey:
    """Statistics of a game's content, from many games."""

    def __init__(self, series: Series, lang: str) -> None:
        programme = series.programme
        self.game: Game = programme.game
        self.content = self.game.content(programme.packs)
        self.results = series.tally.results()
        self.setup = programme.setup()
        sides = len(programme.sides)
        self.even = 1 / sides if sides > 1 else None
        played = self.results["played"]
        names = names_of(self.content, list(played), lang)
        parts = series.tally.parts
        shares = [Share(id, names[id], score["games"], parts[id] / PARTS, self.even) for id, score in played.items()]
        self.played = sorted(shares, key=lambda each: (-each.won, each.id))
        self.uses = usages(self.game, self.content, self.results["used"])
        self.never = never_met(self.game, self.content, self.uses)
        self.judged = sum(use.verdict in (STRONG, WEAK, EVEN) for use in self.uses) + (len(self.played) if self.even else 0)
        """The number of entries that could stand out; entries that were seldom met are not judged."""

    @property
    def brought(self) -> set[str]:
        """The ids of the packs besides the game's own."""
        digests = {pack.digest for pack in self.game.content().packs}
        return {pack.id for pack in self.content.packs if pack.digest not in digests}

    @property
    def own_uses(self) -> list[Usage]:
        """The uses of what the packs bring."""
        return [use for use in self.uses if self.content.get(use.kind, self.content.find(use.kind, use.id)).pack in self.brought]

    @property
    def own_never(self) -> list[tuple[str, str]]:
        """What the packs bring and nobody ever met, of the kinds that can be used."""
        return [(kind, id) for kind, id in self.never if self.content.get(kind, self.content.find(kind, id)).pack in self.brought]

    def as_data(self) -> dict[str, Any]:
        return {
            "even": self.even,
            "own": [{**as_data(each), "share": round(each.share, 4), "won": round(each.won, 4)} for each in self.own_uses],
            "own_never": [{"kind": kind, "id": id} for kind, id in self.own_never],
            "played": [{**as_data(each), "share": round(each.won, 4)} for each in self.played],
            "used": [{**as_data(each), "share": round(each.share, 4), "won": round(each.won, 4)} for each in self.uses],
            "never_met": [{"kind": kind, "id": id} for kind, id in self.never],
        }


def as_data(each: Share | Usage) -> dict[str, Any]:
    low, high = each.interval
    return {**msgspec.to_builtins(each), "low": round(low, 4), "high": round(high, 4), "verdict": each.verdict}


def usual_vary(game: Game) -> str:
    """The setting that says what is played: the first one that takes several entries of the content."""

    def lists_entries(setting: Setting) -> bool:
        return setting.type == "words" and bool(setting.of) and setting.least > 0

    return next((each.name for each in game.settings if lists_entries(each)), "")


def changes(before: Survey, after: Survey) -> list[Change]:
    """The changes of everything that is in both surveys, the greatest first."""
    found: list[Change] = []
    old_played = {each.id: each for each in before.played}
    for each in after.played:
        if (old := old_played.get(each.id)) is not None:
            found.append(change("played", each.name, (each.points, each.games), (old.points, old.games)))
    old_uses = {each.key: each for each in before.uses}
    for use in after.uses:
        was = old_uses.get(use.key)
        if was is None:
            continue
        if min(use.offered, was.offered) >= FEW:
            found.append(change("used", use.key, (use.used, use.offered), (was.used, was.offered)))
        if min(use.used, was.used) >= FEW:
            found.append(change("won", use.key, (use.wins, use.used), (was.wins, was.used)))
    return sorted(found, key=lambda each: (-abs(each.after - each.before), each.what, each.key))


def change(what: str, key: str, after: tuple[float, int], before: tuple[float, int]) -> Change:
    low, high = difference(*after, *before)
    return Change(what, key, before[0] / before[1], after[0] / after[1], low, high)


def compared(before: Survey, after: Survey) -> dict[str, Any]:
    found = changes(before, after)
    known, now = {each.key for each in before.uses}, {each.key for each in after.uses}
    return {
        "compared": len(found),
        "by_luck": round(len(found) / LUCK, 1),
        "moved": [
            {**msgspec.to_builtins(each), "before": round(each.before, 4), "after": round(each.after, 4), "low": round(each.low, 4), "high": round(each.high, 4)}
            for each in found
            if each.moved
        ],
        "new": sorted(now - known),
        "gone": sorted(known - now),
    }


def balance_page(survey: Survey, before: Survey | None, say: Say, lang: str) -> str:
    """The report as a page."""
    setup = survey.setup
    title = say("balance-title", game=survey.game.name[lang], games=survey.results["games"], seed=str(setup["seed"]))
    page = Page(title, lang)
    page.note(say("balance-note"))
    if survey.played:
        page.head(say("balance-played"))
        rows = [plots.Range(each.name, each.won, *each.interval, each.even if each.even is not None else each.won) for each in survey.played]
        page.drawing(plots.ranges(rows, say("report-won-axis"), say("balance-even"), say("balance-played")))
        heads = [say(f"report-{each}") for each in ("what", "games", "won", "interval", "verdict")]
        page.table(heads, [[each.name, str(each.games), per_cent(each.won, lang), between(*each.interval, lang), say(f"verdict-{each.verdict}")] for each in survey.played])
    if survey.brought:
        page.head(say("balance-own"))
        page.table(use_heads(say), [use_row(survey.game, survey.content, each, say, lang) for each in survey.own_uses])
        if survey.own_never:
            page.note(say("balance-own-never", names=", ".join(id for _kind, id in survey.own_never)))
    telling = [each for each in survey.uses if each.verdict in (STRONG, WEAK)]
    page.head(say("balance-telling"))
    page.note(say("balance-luck", count=survey.judged, luck=str(round(survey.judged / LUCK))))
    page.table(use_heads(say), [use_row(survey.game, survey.content, each, say, lang) for each in telling])
    show_uses(page, survey.game, survey.content, survey.uses, say)
    if survey.never:
        page.head(say("balance-never"))
        page.note(", ".join(f"{kind}:{id}" for kind, id in survey.never))
    if before is not None:
        found = compared(before, survey)
        page.head(say("balance-moved"))
        page.note(say("balance-luck", count=found["compared"], luck=str(round(found["by_luck"]))))
        heads = [say(f"report-{each}") for each in ("what", "measure", "before", "after", "difference")]
        page.table(heads, [moved_row(survey, each, say, lang) for each in found["moved"]])
    return page.html()


def moved_row(survey: Survey, each: dict[str, Any], say: Say, lang: str) -> list[str]:
    """A change in words: what is used is named as the table names it."""
    name = each["key"] if each["what"] == "played" else label(survey.game, survey.content, each["key"], lang)
    difference_ = f"{100 * each['low']:+.0f} – {100 * each['high']:+.0f}"
    return [name, say(f"measure-{each['what']}"), per_cent(each["before"], lang), per_cent(each["after"], lang), difference_]
