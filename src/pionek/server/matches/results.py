"""What a finished match means for the accounts at its table: how it ended for each of them, and their ratings."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from pionek.bots.seats import PREFIX, SEARCH
from pionek.core.match.sides import sides_of
from pionek.server.errors import ApiError
from pionek.server.store.rows import Chair, Entry, Opponent, Outcome, Person

if TYPE_CHECKING:
    from pionek.server.matches.live_match import LiveMatch
    from pionek.server.matches.registry import Matches

Rating = tuple[float, float]
"""The mean and the standard deviation of what is known of a player's strength, as Weng and Lin's method has them."""
BEGINNER: Rating = (25.0, 25.0 / 3)
BOTS: dict[str, float] = {"random": 8.0, "easy": 21.0, "medium": 25.0, "greedy": 25.0, "hard": 29.0, "master": 31.0, "search": 29.0}
"""How strong the bots count, in every game. They stay that strong, so people are measured by them and not the other way round."""
SURE = 1.0
"""The standard deviation of a bot's strength."""
MOST_OUTCOMES = 500
"""How many of the latest matches a page is made from."""
MOST_LISTED = 20
SCALE, MIDDLE, INTERVAL = 40.0, 1500.0, 1.96
"""How ratings are shown: beginners at 1500, with an interval that holds the true strength in 95 of 100 cases."""


async def note(matches: Matches, live: LiveMatch) -> None:
    """A match is over: rate it if it counts, and write down how it ended for every account."""
    result = live.match.result
    if result is None or result.cause == "broken" or live.row.state.guided or live.row.header.base is not None:
        return
    after = await rate(matches, live) if is_fair(live) else {}
    accounts = matches.shards.accounts
    await accounts.add_outcomes({
        chair.person: outcome(live, seat, matches.now(), after.get(chair.person))
        for seat, chair in enumerate(live.chairs)
        if chair.person and await accounts.person(chair.person) is not None
    })  # fmt: skip


def outcome(live: LiveMatch, seat: int, now: int, rating: Rating | None) -> Outcome:
    result = live.match.result
    assert result is not None
    draw = not result.winners and len(sides_of(live.match.game, live.match.table)) > 1
    others = [opponent(chair) for at, chair in enumerate(live.chairs) if at != seat]
    return Outcome(
        live.id, live.row.game, now, 0.5 if draw else float(seat in result.winners), others, live.row.state.listed, rating
    )


def opponent(chair: Chair) -> Opponent:
    if chair.word.startswith(PREFIX):
        return Opponent(chair.word.removeprefix(PREFIX), bot=True)
    return Opponent(chair.name, chair.person)


# Ratings


def is_fair(live: LiveMatch) -> bool:
    """Whether a match is rated: no undo, no seed or pack that somebody chose, a real result, and everybody's strength is known.

    Every person has an account of their own, and bots are of a known level.
    """
    result, state, header = live.match.result, live.row.state, live.row.header
    people = [chair.person for chair in live.chairs if not chair.word.startswith(PREFIX)]
    known = all(strength(chair) is not None for chair in live.chairs if chair.word.startswith(PREFIX))
    alone = len(sides_of(live.match.game, live.match.table)) < 2
    return (
        result is not None and result.cause != "cap" and not state.marked and not header.given_seed and not live.match.content.folders
        and known and not alone and all(people) and 0 < len(set(people)) == len(people)
    )  # fmt: skip


def strength(chair: Chair) -> float | None:
    """How strong the bot of a chair counts; None for one whose strength nobody knows."""
    name = chair.word.removeprefix(PREFIX)
    return BOTS["search"] if name.startswith(SEARCH) else BOTS.get(name)


async def rate(matches: Matches, live: LiveMatch) -> dict[str, Rating]:
    """Rate a match once, whoever of several workers comes first; returns the new ratings by account."""
    mine = False

    def claim(live: LiveMatch, _now: int) -> list[Entry] | None:
        nonlocal mine
        mine = not live.row.state.rated
        live.row.state.rated = True
        return [] if mine else None

    await matches.changes.apply(live, claim)
    if not mine:
        return {}
    game, accounts = live.row.game, matches.shards.accounts
    people: dict[int, Person] = {}
    for seat, chair in enumerate(live.chairs):
        person = await accounts.person(chair.person) if chair.person else None
        if person is not None:
            people[seat] = person
        elif strength(chair) is None:
            return {}  # the account was given up meanwhile
    before = [rating_of(people[seat], game) if seat in people else (strength(chair) or 0.0, SURE) for seat, chair in enumerate(live.chairs)]
    result = live.match.result
    assert result is not None
    after = new_ratings(before, sides_of(live.match.game, live.match.table), set(result.winners))
    await accounts.rate({
        person.id: person.ratings | {game: (*after[seat], person.ratings.get(game, (0.0, 0.0, 0))[2] + 1)}
        for seat, person in people.items()
    })  # fmt: skip
    return {person.id: after[seat] for seat, person in people.items()}


def rating_of(person: Person, game: str) -> Rating:
    had = person.ratings.get(game)
    return (had[0], had[1]) if had is not None else BEGINNER


def new_ratings(before: list[Rating], sides: list[list[int]], winners: set[int]) -> list[Rating]:
    """The ratings of all seats after a match, by Weng and Lin's method. Sides with a winner rank first; in a draw all rank the same."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=before[seat][0], sigma=before[seat][1]) for seat in side] for side in sides]
    ranks = [1.0 if not winners or winners & set(side) else 2.0 for side in sides]
    found = list(before)
    for side, team in zip(sides, model.rate(teams, ranks=ranks), strict=True):
        for seat, each in zip(side, team, strict=True):
            found[seat] = (each.mu, each.sigma)
    return found


# The page of an account


async def page(matches: Matches, person: Person, own: bool) -> dict[str, Any]:
    """What the page of an account tells: its owner everything, others nothing about people who do not show theirs.

    Nor do others learn of matches that were not listed.
    """
    outcomes = await matches.shards.accounts.outcomes(person.id, MOST_OUTCOMES)
    seen = [each for each in outcomes if own or each.listed]
    shown = await shown_people(matches, outcomes)
    met: dict[tuple[bool, str], list[float]] = {}
    for each in outcomes:
        for other in each.others:
            if other.bot or (own and other.name) or shown.get(other.person):
                met.setdefault((other.bot, shown.get(other.person) or other.name), []).append(each.score)
    return {
        "name": person.name,
        "shown": person.shown,
        "games": [game_told(game, [each for each in outcomes if each.game == game]) for game in sorted({each.game for each in outcomes})],
        "opponents": [
            {"name": name, "bot": bot, "page": name in shown.values() and not bot} | counts(scores)
            for (bot, name), scores in sorted(met.items(), key=lambda found: (-len(found[1]), found[0]))
        ],
        "latest": [
            {
                "match": each.match, "game": each.game, "at": each.at, "score": each.score,
                "others": [{"name": other.name if other.bot or own or shown.get(other.person) else "", "bot": other.bot} for other in each.others],
            }
            for each in seen[:MOST_LISTED]
        ],
    }  # fmt: skip


async def shown_people(matches: Matches, outcomes: list[Outcome]) -> dict[str, str]:
    """The names of those who were met and whose page everybody may read, by account."""
    met = Counter(other.person for each in outcomes for other in each.others if other.person)
    found = [await matches.shards.accounts.person(id) for id, _number in met.most_common(MOST_LISTED)]
    return {person.id: person.name for person in found if person is not None and person.shown}


def counts(scores: list[float]) -> dict[str, int]:
    return {"played": len(scores), "won": scores.count(1.0), "drawn": scores.count(0.5), "lost": scores.count(0.0)}


def game_told(game: str, outcomes: list[Outcome]) -> dict[str, Any]:
    """How somebody did in one game, with the course of the rating from the first match on."""
    course = [{"at": each.at} | shown_rating(each.rating) for each in reversed(outcomes) if each.rating is not None]
    return {"game": game, "course": course} | counts([each.score for each in outcomes])


def shown_rating(rating: Rating) -> dict[str, int]:
    mu, sigma = rating
    return {"points": round(MIDDLE + SCALE * (mu - BEGINNER[0])), "margin": round(INTERVAL * SCALE * sigma)}


async def page_called(matches: Matches, folded: str) -> dict[str, Any]:
    """The page of an account that lets everybody read it."""
    person = await matches.shards.accounts.person_called(folded)
    if person is None or not person.shown:
        raise ApiError("no-page")
    return await page(matches, person, own=False)
