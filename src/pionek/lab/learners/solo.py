"""A game as a Gymnasium environment: the learner plays one seat, bots play all others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium

from pionek.bots.bot import Bot
from pionek.bots.seats import bot_of
from pionek.core.errors import UserError
from pionek.lab.learners.env import LOST, MODES, TableEnv
from pionek.lab.learners.picture import rendered
from pionek.lab.learners.seeing import Observation
from pionek.lab.plan import seated

PASSED_OVER = 100
"""How many matches in a row may end before the learner has made a decision."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """What PettingZoo's agents share here belongs to one: steps are the decisions of a single seat.

    An action that is not offered loses at once, so that a learner without masks learns what is allowed.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self, game: str, seat: int = 0, bots: str = "random", packs: tuple[Path, ...] = (), render_mode: str | None = "ansi", **settings: Any
    ) -> None:
        self.table = TableEnv(game, packs, render_mode=render_mode, **settings)
        seats = len(self.table.possible_agents)
        if not 0 <= seat < seats:
            raise UserError(
                f"there is no seat {seat}; this match has {seats}, counted from 0",
                f"nie ma miejsca {seat}; w tej grze liczba miejsc to {seats}, licząc od 0",
            )
        self.seat = seat
        self.agent = self.table.possible_agents[seat]
        self.words = seated(bots.split(","), seats - 1) if seats > 1 else []
        """The bots of the other seats, clockwise from the learner; a single word applies to all of them."""
        self.bots: list[Bot] = []
        self.observation_space = self.table.observation_space(self.agent)
        self.action_space = self.table.action_space(self.agent)  # type: ignore[assignment]  # numbers all the same
        self.render_mode = render_mode

    def features(self) -> list[str]:
        """The name of each entry of an observation."""
        return self.table.features()

    def meaning(self, action: int) -> str:
        """The key of the option behind an action."""
        return self.table.meaning(action)

    def action_masks(self) -> Any:
        """A truth value for each action: whether it is offered (what MaskablePPO asks for)."""
        return self.table.action_masks()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Start a new match and play it to the learner's first decision. A match that ends before that is skipped."""
        super().reset(seed=seed)
        self.table.reset(seed, options)
        self.seat_bots()
        for _ in range(PASSED_OVER):
            if not self.over():
                return self.table.observe(self.agent), self.info()
            self.table.reset(options=options)
            self.seat_bots()
        raise UserError(
            f"{PASSED_OVER} matches in a row were over before seat {self.seat} was asked; more steps or another seat are needed",
            f"{PASSED_OVER} partii z rzędu skończyło się, zanim padło pytanie do miejsca {self.seat}; potrzeba więcej kroków albo innego miejsca",
        )

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        if int(action) not in table.choices():
            return table.observe(self.agent), LOST, True, False, {**table.outcome(), "refused": int(action)}
        table.step(int(action))
        self.others_play()
        agent = self.agent
        reward = table.rewards[agent]
        return table.observe(agent), reward, table.terminations[agent], table.truncations[agent], self.info()

    def info(self) -> dict[str, Any]:
        """The verb of each option that is offered, or how the match ended."""
        table = self.table
        if self.over():
            return table.outcome()
        words = table.game.words.verbs
        return {"steps": table.steps, "verbs": sorted({words[option.verb].name for option in table.choices().values()})}

    def render(self) -> Any:
        """The table as the learner sees it: text, SVG or an array of colours, by the render mode."""
        return rendered(self.table.match, self.seat, self.render_mode)

    def seat_bots(self) -> None:
        """Create the bots of a new match, each with a generator of its own, and let them play up to the learner."""
        seats = len(self.table.possible_agents)
        self.bots = []
        for place, word in enumerate(self.words):
            bot = bot_of(word, self.table.match.seed, (self.seat + 1 + place) % seats)
            assert bot is not None
            self.bots.append(bot)
        self.others_play()

    def others_play(self) -> None:
        """Let bots answer until the learner is asked or the match is over."""
        table = self.table
        seats = len(table.possible_agents)
        while not self.over():
            decision = table.match.decision
            assert decision is not None
            if decision.seat == self.seat:
                return
            bot = self.bots[(decision.seat - self.seat - 1) % seats]
            table.play(bot.choose(table.match, decision.seat))

    def over(self) -> bool:
        return self.table.terminations[self.agent] or self.table.truncations[self.agent]
