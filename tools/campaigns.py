"""Let greedy bots play whole campaigns, evening after evening, and count how they end.

    .venv/bin/python tools/campaigns.py etherfields --campaigns 40 [--seed 1] [--stop pick:save --after 300] [--until 3]

Each campaign begins with the settings of the game's first match; the number of players goes round. With `--stop` an evening
ends with that answer as soon as it is offered after so many decisions, and the next match goes on from what was saved; without
it a campaign is one long match. `--until` stops when so many different endings were reached. The exit status is 1 if a
campaign breaks off, or if `--until` asks for more endings than were found.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from pionek.bots.seats import bot_of
from pionek.bots.seeds import derived
from pionek.core import registry
from pionek.core.game import Game
from pionek.core.match.match import Match, start

CAP = 999
"""The length guard of an evening, in turns; a campaign that goes badly could last for ever."""
MOST_EVENINGS = 200


class Played(NamedTuple):
    """One campaign: how many played it, how it ended, and how long it was."""

    seed: int
    players: int
    cause: str
    evenings: int
    decisions: int


def evening(match: Match, seed: int, stop: str = "", after: int = 0) -> int:
    """Play one match to its end, or until it may be stopped; how many decisions that took."""
    bots = [bot_of("greedy", derived(seed, "bot", seat), seat) for seat in range(match.table.seats)]
    count = 0
    while (decision := match.decision) is not None:
        if stop and count >= after and stop in match.keys(decision.seat):
            match.play(stop)
        else:
            bot = bots[decision.seat]
            assert bot is not None
            match.play(bot.choose(match, decision.seat))
        count += 1
    return count


def campaign(game: Game, players: list[str], seed: int, stop: str = "", after: int = 0) -> Played:
    """Play a campaign from its first match to its end."""
    seats = next(each.name for each in game.settings if each.type == "words")
    given: dict[str, Any] = {**game.campaign.begins_with, seats: players, "cap": CAP}
    decisions = 0
    for number in range(1, MOST_EVENINGS + 1):
        match = start(game, given, derived(seed, "evening", number))
        decisions += evening(match, derived(seed, "players", number), stop, after)
        assert match.result is not None
        left = match.campaign
        if left is None or game.campaign.is_over(left):
            return Played(seed, len(players), match.result.cause, number, decisions)
        given = {seats: players, "cap": CAP, game.campaign_setting: left}
    return Played(seed, len(players), "endless", MOST_EVENINGS, decisions)


def campaigns(game: Game, number: int, seed: int, stop: str = "", after: int = 0) -> Iterator[Played]:
    """So many campaigns, by one player, two players and so on."""
    setting = next(each for each in game.settings if each.type == "words")
    names = setting.values(game.known(game.content(), setting))
    for at in range(number):
        count = game.seats[0] + at % (game.seats[1] - game.seats[0] + 1)
        yield campaign(game, names[:count], seed + at, stop, after)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Let bots play whole campaigns and count how they end.")
    parser.add_argument("game", choices=[name for name in registry.names() if registry.get(name).campaign_setting])
    parser.add_argument("--campaigns", type=int, default=40, metavar="N", help="how many (default: 40)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stop", default="", metavar="KEY", help="the answer with which an evening is saved")
    parser.add_argument("--after", type=int, default=300, metavar="N", help="decisions before an evening is saved (default: 300)")
    parser.add_argument("--until", type=int, default=0, metavar="N", help="stop when so many different endings were reached")
    given = parser.parse_args(arguments)
    ends: Counter[str] = Counter()
    for played in campaigns(registry.get(given.game), given.campaigns, given.seed, given.stop, given.after):
        ends[played.cause] += 1
        print(f"seed {played.seed}, {played.players} players: {played.cause} after {played.evenings} evenings, {played.decisions} decisions", flush=True)
        if given.until and len([cause for cause in ends if cause.startswith("ending-")]) >= given.until:
            break
    found = sorted(cause for cause in ends if cause.startswith("ending-"))
    print("; ".join(f"{cause} {count}" for cause, count in ends.most_common()))
    return int(bool(ends["broken"] or ends["endless"] or len(found) < given.until))


if __name__ == "__main__":
    sys.exit(main())
