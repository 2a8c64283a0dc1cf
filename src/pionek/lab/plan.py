"""What a simulation plays: a plan is a list of rounds, and the games do not depend on which worker plays them in which order."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import pionek
from pionek.bots.seats import LEARNED, POLICY, WrongNumber, bot_of, read_bots
from pionek.bots.seeds import derived
from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.match.match import Match, start
from pionek.core.match.sides import sides_of
from pionek.core.settings import SettingError
from pionek.core.state.rng import Rng

if TYPE_CHECKING:
    from pionek.bots.bot import Bot
    from pionek.core.game import Game
    from pionek.core.language.definitions import Content

CAP = "cap"
"""The setting by which a game lets simulations limit the length of a match."""
MOST_LOOKED_AT = 100
"""How many pairings are checked for their number of seats; settings with more values name who plays, and always the same number."""
LONGEST = 200
"""The length limit, if it is a number and no other one was given."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines which games are played: enough to repeat them."""

    game: str
    games: int
    bots: list[str]
    seed: int = 0
    settings: dict[str, Any] = {}
    packs: list[str] = []
    mirror: bool = False
    vary: str = ""
    plays: list[dict[str, Any]] = []
    """Further settings that the games take in turns: in each of them everything that varies is played."""
    lineups: list[list[str]] = []
    """The line-ups of bots for each seed, one after the other; `bots` is the first of them. None to follow `mirror`."""
    drawn: bool = False
    """Whether each seed takes the next pairing in an order that is drawn once, because there are too many pairings to play all."""


class Round(msgspec.Struct, frozen=True):
    """One game to play: its number, its seed, its pairing, and its line-up of bots."""

    at: int
    seed: int
    pairing: int
    shift: int


class Programme:
    """A plan with everything computed: settings, pairings and the rounds, in a fixed order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = registry.get(plan.game)
        self.packs = tuple(Path(path) for path in plan.packs)
        content = self.game.content(self.packs)
        self.settings = guarded(self.game, plan.settings)
        varied: list[dict[str, Any]] = [{}]
        if plan.vary:
            usual = self.game.chosen(content, self.settings).get(plan.vary)
            varied = pairings_of(self.game, content, plan.vary, len(usual) if isinstance(usual, list | tuple) else 1)
        self.pairings = [{**play, **each} for play in plan.plays or [{}] for each in varied]
        self.chosen = [self.together(content, each) for each in self.pairings]
        first = self.match(Round(0, 0, 0, 0))
        self.seats = first.table.seats
        self.sides = sides_of(self.game, first.table)
        self.check_seats()
        self.bots = seated(plan.bots, self.seats)
        self.lineups = plan.lineups or rotated(self.bots, self.seats if plan.mirror else 1)
        self.hashes = {pack.id: pack.digest for pack in content.packs}
        words = sorted({word for lineup in self.lineups for word in lineup})
        self.policies = {word: file_digest(word.partition(":")[2]) for word in words if word.startswith((POLICY, LEARNED))}
        for word in words:
            if (bot := bot_of(word, 0, 0)) is not None:
                bot.check(first)

    def together(self, content: Content, pairing: dict[str, Any]) -> dict[str, Any]:
        """The settings of a pairing, but for those that do not go with what is varied. One that the game refuses is named: nobody wrote it."""
        fitting = {name: value for name, value in self.settings.items() if self.game.setting(name).fits(pairing)}
        try:
            return self.game.chosen(content, {**fitting, **pairing})
        except SettingError as told:
            if not pairing:
                raise
            which = ", ".join(f"{name}={','.join(value) if isinstance(value, list | tuple) else value}" for name, value in pairing.items())
            raise UserError(
                f"{which} does not go with the other settings: {told.text('en')}", f"{which} nie pasuje do pozostałych ustawień: {told.text('pl')}"
            ) from told

    def check_seats(self) -> None:
        """Refuse pairings that need more or fewer seats than others."""
        if len(self.pairings) > MOST_LOOKED_AT:
            return
        for at in range(len(self.pairings)):
            if self.match(Round(0, 0, at, 0)).table.seats != self.seats:
                raise UserError(
                    f"{self.plan.vary} changes the number of seats, so its values cannot be played by the same bots",
                    f"{self.plan.vary} zmienia liczbę miejsc, więc tych samych botów nie da się posadzić przy każdej wartości",
                )

    def match(self, round_: Round) -> Match:
        return start(self.game, self.chosen[round_.pairing], round_.seed, self.packs)

    def bots_at(self, round_: Round) -> list[Bot]:
        """The bots of a round, one per seat.

        The random numbers of a bot move round the table with it, so that mirrored games differ only by their seats.
        """
        names = self.lineups[round_.shift]
        made = [bot_of(name, round_.seed, (seat + round_.shift) % self.seats) for seat, name in enumerate(names)]
        return [bot for bot in made if bot is not None]

    def rounds(self) -> list[Round]:
        """The games of the plan, at least as many as asked for: every seed is played from all its seats, and in all its pairings.

        Each set of opponents has seeds of its own, so that one lucky roll does not decide in all pairings at once. The
        same opponents in other seats have the same seeds, and so have those of another plan that plays something else instead.
        """
        shifts = range(len(self.lineups))
        company = [self.company(at) for at in range(len(self.pairings))]
        turns = self.turns()
        found: list[Round] = []
        at = 0
        while len(found) < self.plan.games:
            for pairing in turns[at % len(turns)]:
                seed = derived(self.plan.seed, "game", at, *company[pairing])
                found += [Round(len(found) + shift, seed, pairing, shift) for shift in shifts]
            at += 1
        return found

    def play(self, pairing: int) -> int:
        """Which play of the plan a pairing belongs to."""
        return pairing * max(1, len(self.plan.plays)) // len(self.pairings)

    def company(self, pairing: int) -> list[str]:
        """Who meets in a pairing, and in which play but the first."""
        play = self.play(pairing)
        fixed = self.plan.plays[play] if self.plan.plays else {}
        varied = {name: value for name, value in self.pairings[pairing].items() if name not in fixed}
        return [*met(varied), *([str(play)] if play else [])]

    def turns(self) -> list[list[int]]:
        """By seed, its pairings: all of them, or one after the other in a random order."""
        every = list(range(len(self.pairings)))
        if not self.plan.drawn:
            return [every]
        Rng(derived(self.plan.seed, "order")).shuffle(every)
        return [[pairing] for pairing in every]

    def setup(self) -> dict[str, Any]:
        """The plan as plain data: enough to run it again."""
        return {
            "version": pionek.__version__,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "packs": self.hashes,
            "pack_paths": self.plan.packs,
            "options": self.game.chosen(self.game.content(self.packs), self.settings),
            "bots": self.bots,
            "seed": self.plan.seed,
            "games": self.plan.games,
            "mirror": self.plan.mirror,
            "lineups": self.plan.lineups,
            "vary": self.plan.vary or None,
            "drawn": self.plan.drawn,
            **({"plays": self.plan.plays} if self.plan.plays else {}),
            **({"policies": self.policies} if self.policies else {}),
        }


def pairings_of(game: Game, content: Content, name: str, count: int) -> list[dict[str, Any]]:
    """All variants of the settings in which one setting takes all its values, or all line-ups of `count` of its values."""
    setting = game.setting(name)
    if setting.type == "flag":
        return [{name: value} for value in (False, True)]
    listed = setting.values(game.known(content, setting))
    values = game.vary(content, name, count) if listed and count else []
    if not values:
        usual = game.chosen(content, {})
        others = ", ".join(each.name for each in game.settings if each.type == "flag" or (each.values(game.known(content, each)) and usual[each.name]))
        raise UserError(
            f"{name} has no list of values that could be varied; these have: {others or 'none'}",
            f"{name} nie ma listy wartości do wypróbowania; mają ją: {others or 'żadne'}",
        )
    return [{name: value if setting.type == "words" else value[0]} for value in values]


def file_digest(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def rotated(bots: list[str], times: int) -> list[list[str]]:
    """The bots moved round the table, one seat at a time."""
    return [[*bots[shift:], *bots[:shift]] for shift in range(times)]


def met(pairing: dict[str, Any]) -> list[str]:
    """The values that meet in a pairing, in an order that does not depend on the seats; empty if nothing varies."""
    return sorted(str(each) for value in pairing.values() for each in (value if isinstance(value, list | tuple) else (value,)))


def guarded(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """The given settings, with the length limit on if the game has one: no simulation may run for ever."""
    settings = dict(given)
    for setting in game.settings:
        if setting.name == CAP and CAP not in settings:
            settings[CAP] = True if setting.type == "flag" else min(LONGEST, setting.most)
    return settings


def seated(words: list[str], seats: int) -> list[str]:
    """One bot per seat; a single word applies to all seats."""
    words = read_bots(",".join(words))
    if len(words) == 1:
        words = words * seats
    if len(words) != seats:
        raise WrongNumber(len(words), seats)
    return words
