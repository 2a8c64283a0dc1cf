"""Balance: which content is too strong, too weak or never used, and what a changed pack alters."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from pionek.core import registry
from pionek.core.packs.playing import brought, own_values, ways_to_play, without
from pionek.lab import plots
from pionek.lab.page import Page, Say, between, per_cent
from pionek.lab.plan import Plan
from pionek.lab.report import names_of, show_uses
from pionek.lab.simulate import Series
from pionek.lab.tally import PARTS, difference, interval
from pionek.lab.usage import EVEN, FEW, STRONG, UNUSED, WEAK, Usage, label, never_met, usages

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.settings import Setting

LUCK = 20
"""One in this many intervals at 95 per cent misses the true value by luck alone."""


class Score(msgspec.Struct, frozen=True):
    """How one hero, warband or character did in so many games."""

    id: str
    name: str
    games: int
    points: float

    @property
    def won(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.points, self.games)


class Share(Score, frozen=True):
    """The share of games that it won. A shared win is divided, a draw counts as the even share."""

    even: float | None
    """The share that each would win if all were equal; None in games where all win together."""

    @property
    def verdict(self) -> str:
        low, high = self.interval
        if self.even is None or low <= self.even <= high:
            return EVEN
        return STRONG if low > self.even else WEAK


class Matchup(Score, frozen=True):
    """The share of games in which it came out ahead of another. A draw counts half."""

    against: str


class Change(msgspec.Struct, frozen=True):
    """A share before and after a change, and the interval of the difference."""

    what: str
    """`played`, `met` (one against another), `won` (by those who used it), or `used` (by those who could)."""
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
        met = [
            Matchup(id, names[id], score.games, score.wins + score.draws / 2, names[rival])
            for id, rivals in series.tally.played_met.items()
            for rival, score in rivals.items()
            if id in names and rival in names
        ]
        self.met = sorted(met, key=lambda each: (each.name, -each.won, each.against))
        """Each against each, twice: from both sides."""
        self.uses = usages(self.game, self.content, self.results["used"])
        self.never = never_met(self.game, self.content, self.uses)
        self.judged = sum(use.verdict in (STRONG, WEAK, EVEN) for use in self.uses) + (len(self.played) if self.even else 0)
        """The number of entries that could stand out; entries that were seldom met are not judged."""

        self.brought = brought(self.game, self.content)
        """The ids of the packs besides the game's own."""
        self.together = together(series, lang) if self.even is None else []
        """Where all win together: how they did in what is chosen of the packs."""

    @property
    def own_ids(self) -> set[str]:
        """What the packs bring, by id."""
        return {each.id for entries in self.content.entries.values() for each in entries if each.pack in self.brought}

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
            "together": [{**as_data(each), "share": round(each.won, 4)} for each in self.together],
            "used": [{**as_data(each), "share": round(each.share, 4), "won": round(each.won, 4)} for each in self.uses],
            "never_met": [{"kind": kind, "id": id} for kind, id in self.never],
        }


def together(series: Series, lang: str) -> list[Share]:
    """How those who win together did in each entry of packs that is chosen for a match, as far as the plan chooses them."""
    programme = series.programme
    game, content = programme.game, programme.game.content(programme.packs)
    packs = brought(game, content)
    scores: dict[tuple[str, str], list[int]] = {}
    for at, pairing in enumerate(programme.pairings):
        for name in programme.plan.plays[programme.play(at)] if programme.plan.plays else ():
            setting = game.setting(name)
            if pairing[name] in own_values(game, content, setting, packs):
                score = series.tally.by_pairing[at][0]
                found = scores.setdefault((setting.of, pairing[name]), [0, 0])
                found[0] += score.games
                found[1] += score.wins
    return [
        Share(id, str(content.name_of(kind, content.find(kind, id), lang)), games, wins, None)
        for (kind, id), (games, wins) in scores.items()
        if games
    ]


def as_data(each: Share | Usage) -> dict[str, Any]:
    low, high = each.interval
    return {**msgspec.to_builtins(each), "low": round(low, 4), "high": round(high, 4), "verdict": each.verdict}


def plans(
    game: str, games: int, bots: list[str], seed: int, packs: list[str], old: list[str] | None, settings: dict[str, Any] | None = None, vary: str = ""
) -> list[Plan]:
    """What is played to measure packs, and with `old` what it is compared with: packs of before, or none.

    Entries of packs that are chosen for a match are played in turns. Where the older packs do not have them, something of
    the same kind is played there.
    """
    found = registry.get(game)
    given = settings or {}
    varied = vary or usual_vary(found)
    content = found.content(tuple(Path(path) for path in packs))
    plays: list[dict[str, Any]] = []
    for way in ways_to_play(found, content, given):
        play = {name: value for name, value in way.options.items() if name != varied and value != found.setting(name).default}
        if play not in plays and play:
            plays.append(play)
    usual: dict[str, Any] = {"game": game, "games": games, "bots": bots, "seed": seed, "settings": given, "vary": varied}
    made = [Plan(**usual, packs=packs, plays=plays)]
    if old is not None:
        before = found.content(tuple(Path(path) for path in old))
        made.append(Plan(**usual, packs=old, plays=[without(found, before, play) for play in plays]))
    return made


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
    old_met = {(each.name, each.against): each for each in before.met}
    for pair in after.met:
        earlier = old_met.get((pair.name, pair.against))
        if earlier is not None and pair.name < pair.against and min(pair.games, earlier.games) >= FEW:
            found.append(change("met", f"{pair.name} – {pair.against}", (pair.points, pair.games), (earlier.points, earlier.games)))
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


class Sheet(msgspec.Struct, frozen=True):
    """One table of the report, in words."""

    title: str
    note: str
    heads: list[str]
    rows: list[list[str]]


SHARE_HEADS = ("what", "games", "won", "interval", "verdict")
MATCHUP_HEADS = ("what", "against", "games", "won", "interval")
USE_HEADS = ("what", "used", "won", "interval", "base", "verdict")
MOVED_HEADS = ("what", "measure", "before", "after", "difference")


def sheets(survey: Survey, before: Survey | None, say: Say, lang: str, most: int = 0) -> list[Sheet]:
    """The report as tables: first what the packs bring and what they have moved, then everything. With `most`, no more rows of each verdict."""
    own = survey.own_ids
    found: list[Sheet] = []

    def add(title: str, heads: tuple[str, ...], rows: list[list[str]], note: str = "") -> None:
        if rows or note:
            found.append(Sheet(say(title), note, [say(f"report-{head}") for head in heads], rows))

    if own:
        shares = [*survey.together, *(each for each in survey.played if each.id in own)]
        add("balance-own-played", SHARE_HEADS, [share_row(each, say, lang) for each in shares])
        add("report-matrix", MATCHUP_HEADS, [matchup_row(each, lang) for each in survey.met if each.id in own])
        never = ", ".join(named(survey, kind, id, lang) for kind, id in survey.own_never)
        uses = [short_use_row(survey, each, say, lang) for each in survey.own_uses]
        add("balance-own", USE_HEADS, uses, say("balance-own-never", names=never) if never else "")
    if before is not None:
        moved = compared(before, survey)
        notes = [] if moved["moved"] else [say("balance-nothing")]
        notes.append(say("balance-luck", count=moved["compared"], luck=str(round(moved["by_luck"]))))
        if moved["new"] or moved["gone"]:
            notes.append(say("balance-new", new=len(moved["new"]), gone=str(len(moved["gone"]))))
        rows = [moved_row(survey, each, say, lang) for each in moved["moved"]]
        add("balance-moved", MOVED_HEADS, rows[: most or None], " ".join(notes))
    add("balance-played", SHARE_HEADS, [share_row(each, say, lang) for each in survey.played])
    rows = []
    for verdict in (STRONG, WEAK, UNUSED):
        telling = [use for use in survey.uses if use.verdict == verdict]
        if most:
            telling = telling[-most:] if verdict == WEAK else telling[:most]
        rows += [short_use_row(survey, use, say, lang) for use in telling]
    add("balance-telling", USE_HEADS, rows, say("balance-luck", count=survey.judged, luck=str(round(survey.judged / LUCK))))
    return found


def named(survey: Survey, kind: str, id: str, lang: str) -> str:
    name: str = survey.content.name_of(kind, survey.content.find(kind, id), lang)
    return name


def share_row(each: Share, say: Say, lang: str) -> list[str]:
    return [each.name, str(each.games), per_cent(each.won, lang), between(*each.interval, lang), say(f"verdict-{each.verdict}")]


def matchup_row(each: Matchup, lang: str) -> list[str]:
    return [each.name, each.against, str(each.games), per_cent(each.won, lang), between(*each.interval, lang)]


def short_use_row(survey: Survey, use: Usage, say: Say, lang: str) -> list[str]:
    shares = [per_cent(use.won, lang), between(*use.interval, lang), per_cent(use.base or 0.0, lang)] if use.used else ["", "", ""]
    what = label(survey.game, survey.content, use.key, lang)
    return [what, f"{use.used}/{use.offered}", *shares, say(f"verdict-{use.verdict}")]


def balance_page(survey: Survey, before: Survey | None, say: Say, lang: str) -> str:
    """The report as a page."""
    page = Page(title_of(survey, say, lang), lang)
    page.note(say("balance-note"))
    if survey.played:
        rows = [plots.Range(each.name, each.won, *each.interval, each.even if each.even is not None else each.won) for each in survey.played]
        page.drawing(plots.ranges(rows, say("report-won-axis"), say("balance-even"), say("balance-played")))
    for sheet in sheets(survey, before, say, lang):
        page.head(sheet.title)
        page.note(sheet.note)
        page.table(sheet.heads, sheet.rows)
    show_uses(page, survey.game, survey.content, survey.uses, say)
    if survey.never:
        page.head(say("balance-never"))
        page.note(", ".join(named(survey, kind, id, lang) for kind, id in survey.never))
    return page.html()


def title_of(survey: Survey, say: Say, lang: str) -> str:
    return say("balance-title", game=survey.game.name[lang], games=survey.results["games"], seed=str(survey.setup["seed"]))


def moved_row(survey: Survey, each: dict[str, Any], say: Say, lang: str) -> list[str]:
    """A change in words: what is used is named as the table names it."""
    name = each["key"] if each["what"] in ("played", "met") else label(survey.game, survey.content, each["key"], lang)
    difference_ = f"{100 * each['low']:+.0f} – {100 * each['high']:+.0f}"
    return [name, say(f"measure-{each['what']}"), per_cent(each["before"], lang), per_cent(each["after"], lang), difference_]
