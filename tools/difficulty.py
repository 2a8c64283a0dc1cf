"""Write how hard a game of all against the table is: how often bots win each scenario, by number of players.

    .venv/bin/python tools/difficulty.py etherfields dream dreamers docs/balance/etherfields.md --games 200

The words are the game, the option whose values are the scenarios, the option that names the players (the first one, the
first two, and so on), and the page. For `DEALS` opening deals of every scenario it also counts how many are always won
or always lost when each is played on `TIMES` times with fresh chance. A deal is the table at the first question of the
first turn, with the hands that were drawn; fresh chance is new dice and a new order of all that nobody can know yet. The
same is counted with the order of the decks kept, so that only the dice are new. What stands in the page below the heading
"What we make of it" is written by hand and stays. Nothing on the page depends on the clock.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pionek.bots.seats import bot_of
from pionek.bots.seeds import derived
from pionek.core import registry
from pionek.core.match.match import Match, start
from pionek.core.state.rng import Rng
from pionek.lab.plan import Plan
from pionek.lab.simulate import simulate
from pionek.lab.tally import interval

BY_HAND = "## What we make of it"
DEALS = 40
TIMES = 20
BOT = "greedy"


def play_on(match: Match, seed: int, turns: int) -> None:
    """Let bots play to the first question of a turn, or to the end."""
    bots = [bot_of(BOT, seed, seat) for seat in range(match.table.seats)]
    while (decision := match.decision) is not None and (match.game.hints.length(match.table) or 0) < turns:
        bot = bots[decision.seat]
        assert bot is not None
        match.play(bot.choose(match, decision.seat))


def same_decks(opening: Match, seed: int) -> Match:
    match = opening.clone()
    match.table.rng = Rng(seed)
    return match


def new_decks(opening: Match, seed: int) -> Match:
    return opening.imagine(0, seed)


def decided(game: str, given: dict[str, Any], seed: int, deals: int, dealt_anew: Callable[[Match, int], Match]) -> int:
    """How many opening deals are always won or always lost, whatever chance does after them."""
    count = 0
    for at in range(deals):
        opening = start(registry.get(game), given, derived(seed, "deal", at))
        play_on(opening, derived(seed, "opening", at), 1)
        wins = 0
        for time in range(TIMES):
            match = dealt_anew(opening, derived(seed, "chance", at, time))
            play_on(match, derived(seed, "bots", at, time), sys.maxsize)
            wins += match.result is not None and bool(match.result.winners)
        count += wins in (0, TIMES)
    return count


class Page:
    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.game = registry.get(given.game)
        content = self.game.content()
        self.scenarios = [each[0] for each in self.game.vary(content, given.scenarios)]
        players = self.game.setting(given.players)
        self.players = list(players.values(self.game.known(content, players)))
        self.content = content

    def name(self, scenario: str) -> str:
        kind = self.given.scenarios
        return self.content.name_of(kind, self.content.find(kind, scenario), "en")

    def cell(self, scenario: str, number: int) -> tuple[str, str, str, str]:
        """Wins with their interval, length, and decided deals without and with kept decks, for so many players."""
        options = {self.given.scenarios: scenario, self.given.players: self.players[:number], "cap": 0}
        found = simulate(Plan(game=self.given.game, games=self.given.games, bots=[BOT], seed=self.given.seed, settings=options))
        score = found["results"]["seats"][0]
        low, high = interval(score["wins"], score["games"])
        length = found["results"]["length"]
        deals = [str(decided(self.given.game, options, self.given.seed, self.given.deals, how)) for how in (new_decks, same_decks)]
        sys.stderr.write(f"{scenario} {number}: {100 * score['wins'] / score['games']:.0f} {found['results']['ends']} {deals}\n")
        return (
            f"{100 * score['wins'] / score['games']:.0f} ({100 * low:.0f} to {100 * high:.0f})",
            f"{length['decisions']['mean']:.0f} / {length['turns']['mean']:.1f}",
            deals[0],
            deals[1],
        )

    def lines(self) -> list[str]:
        given = self.given
        numbers = range(1, len(self.players) + 1)
        cells = {(scenario, number): self.cell(scenario, number) for scenario in self.scenarios for number in numbers}
        flags = f"--games {given.games} --deals {given.deals} --seed {given.seed}"
        head = "| | " + " | ".join(str(number) for number in numbers) + " |"
        rule = "|---|" + "---:|" * len(self.players)

        def table(at: int) -> list[str]:
            rows = [f"| {self.name(each)} | " + " | ".join(cells[each, number][at] for number in numbers) + " |" for each in self.scenarios]
            return [head, rule, *rows, ""]

        return [
            f"# Balance: {self.game.name['en']}",
            "",
            f"How often {BOT} bots win, by number of players; {given.games} games a cell, seed {given.seed}, rules version",
            f"{self.game.rules_version}. Players are taken in the order {', '.join(self.players)}. Written by",
            "",
            f"    python tools/difficulty.py {given.game} {given.scenarios} {given.players} {given.page} {flags}",
            "",
            "## Won, per cent (95 per cent interval)",
            "",
            *table(0),
            f"## Opening deals that decide, of {given.deals}",
            "",
            f"A deal is the table at the first question of the first turn. Each is played on {TIMES} times with new dice and a new order of",
            "everything that nobody can know yet; counted are those that are always won or always lost.",
            "",
            *table(2),
            "For comparison, with the decks kept in the order in which they were shuffled, so that only dice are new:",
            "",
            *table(3),
            "## Length: decisions / turns",
            "",
            *table(1),
        ]


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="difficulty", description=__doc__)
    for name in ("game", "scenarios", "players", "page"):
        parser.add_argument(name)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(words)
    path = Path(given.page)
    old = path.read_text(encoding="utf-8") if path.exists() else ""
    kept = old[old.index(BY_HAND) :] if BY_HAND in old else f"{BY_HAND}\n\nNothing yet.\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(Page(given).lines()) + "\n" + kept, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
