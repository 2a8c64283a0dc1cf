"""A game as a PettingZoo environment: every seat is an agent, and one decision is one step."""

from __future__ import annotations

from operator import index
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # PettingZoo has no types

from pionek.bots.seeds import derived
from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.learning.actions import actions_of
from pionek.core.match.match import Match, fresh
from pionek.lab.learners.seeing import Observation, Sight, features_of, observation_space
from pionek.lab.plan import guarded
from pionek.lab.tally import CAP_CAUSES

if TYPE_CHECKING:
    from pionek.core.state.decision import Option

WON, LOST = 1.0, -1.0
SEEDS = 1 << 32
MODES = ("ansi", "svg", "rgb_array")


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise UserError(f"there is no render mode {mode!r}; there are {', '.join(MODES)}", f"nie ma trybu obrazu {mode!r}; są: {', '.join(MODES)}")


class TableEnv(AECEnv):  # type: ignore[misc]  # what PettingZoo says of its types is not for checkers
    """One match after another. The seat that is asked is the agent that steps; rewards come at the end: 1, 0 or -1.

    An action that is not offered ends the episode: the agent that tried it loses, as in PettingZoo's own board games.
    """

    def __init__(
        self, game: str, packs: tuple[Path, ...] = (), most_steps: int = 0, render_mode: str | None = "ansi", **settings: Any
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.game = registry.get(game)
        self.content = self.game.content(packs)
        self.given = guarded(self.game, settings)
        self.settings = self.chosen({})
        self.most_steps = most_steps
        """Steps after which a match is truncated; 0 for no limit but the game's own."""
        self.actions = actions_of(self.game, self.content)
        self.match = self.started(0, self.settings)
        seats = self.match.table.seats
        self.names = features_of(self.game, self.content, seats)
        self.sight = Sight(len(self.names), len(self.actions))
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.sights = {agent: observation_space(len(self.names), len(self.actions)) for agent in self.possible_agents}
        self.deeds = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        self.metadata = {"name": f"pionek_{game}", "render_modes": list(MODES), "render_fps": 1, "is_parallelizable": False}
        self.render_mode = render_mode
        self.seed: int | None = None
        self.steps = 0
        self.offered: dict[int, Option] | None = None

    # What learners ask

    def features(self) -> list[str]:
        """What each entry of an observation means."""
        return self.names

    def meaning(self, action: int) -> str:
        """The key of the option behind an action: the same for the same packs."""
        return self.actions.meaning(int(action))

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.sights[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.deeds[agent]

    def observe(self, agent: str) -> Observation:
        """What the agent sees; its mask is empty unless it is asked."""
        row = self.game.features.observe(self.match.table, self.seats[agent])
        offered = self.choices() if agent == self.agent_selection else ()
        return {"observation": self.sight.seen(row), "action_mask": self.sight.mask(offered)}

    def action_masks(self) -> Any:
        """A truth value for each action: whether the selected agent is offered it."""
        return self.sight.mask(self.choices()).astype(bool)

    def render(self) -> Any:
        """The table as the selected agent sees it, with what it is asked: text, SVG or an array of colours, by the render mode."""
        from pionek.lab.learners.picture import rendered

        return rendered(self.match, self.seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: that of the seed, or one that follows from the last; the first of all by chance.

        `options={"settings": {...}}` plays it with other settings, for the same number of seats.
        """
        if seed is None:
            seed = derived(self.seed, "next") if self.seed is not None else Random().randrange(SEEDS)
        seed = index(seed)
        if seed < 0:
            raise UserError(f"{seed} is no seed; a seed is at least 0", f"{seed} nie jest ziarnem; ziarno to co najmniej 0")
        match = self.started(seed, self.settings_of(options or {}))
        if match.table.seats != len(self.possible_agents):
            raise UserError(
                f"these settings make {match.table.seats} seats; this environment has {len(self.possible_agents)}",
                f"te ustawienia dają miejsc: {match.table.seats}; to środowisko ma ich {len(self.possible_agents)}",
            )
        self.seed, self.match = seed, match
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.steps = 0
        self.next_decision()

    def step(self, action: int | None) -> None:
        """Take the option behind an action, for the agent that is asked; None for an agent whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = self.choices().get(action) if action is not None else None
        self._cumulative_rewards[agent] = 0.0
        if option is None:
            self.ended({agent: LOST}, truncated=False)
            self.infos[agent]["refused"] = action
            return
        self.play(option)

    def play(self, option: Option) -> None:
        """Take an option of the pending decision, and continue to the next decision or to the end."""
        match = self.match
        match.play(option)
        self.steps += 1
        if match.table.decision is None or self.steps == self.most_steps:
            self.finished()
        else:
            self.next_decision()

    def settings_of(self, options: dict[str, Any]) -> dict[str, Any]:
        """The settings of one match. A setting in the wrong place is an error, because the learner would learn something else."""
        misplaced = sorted(set(options) & {setting.name for setting in self.game.settings})
        if misplaced:
            raise UserError(
                f"{', '.join(misplaced)}: what is played goes into options['settings']",
                f"{', '.join(misplaced)}: to, w co się gra, podaje się w options['settings']",
            )
        return self.chosen(options["settings"]) if options.get("settings") else self.settings

    def chosen(self, settings: dict[str, Any]) -> dict[str, Any]:
        """The settings of the environment with some of them changed for one match."""
        return self.game.chosen(self.content, {**self.given, **settings})

    def started(self, seed: int, settings: dict[str, Any]) -> Match:
        game, content = self.game, self.content
        return Match(game, content, settings, seed, fresh(game, content, settings, seed))

    def next_decision(self) -> None:
        """What the seat that is asked may choose is worked out when somebody looks."""
        decision = self.match.table.decision
        assert decision is not None
        self.agent_selection = self.possible_agents[decision.seat]
        self.offered = None

    def choices(self) -> dict[int, Option]:
        """The options of the pending decision by their actions."""
        if self.offered is None:
            decision = self.match.table.decision
            self.offered = self.actions.numbered(decision.options) if decision is not None else {}
        return self.offered

    def finished(self) -> None:
        """The match is over, or was cut off by a guard, so that the rules have not decided it."""
        result = self.match.result
        if result is None:
            self.ended({}, truncated=True)
            return
        table = self.match.table
        rewards = {agent: self.game.hints.evaluate(table, seat) for agent, seat in self.seats.items()}
        self.ended(rewards, truncated=result.cause in CAP_CAUSES)

    def outcome(self) -> dict[str, Any]:
        """What `info` tells when a match is over: its seed and steps, and who won by what, if the rules decided it."""
        result = self.match.result
        told: dict[str, Any] = {"seed": self.seed, "steps": self.steps}
        return told if result is None else {**told, "winners": sorted(result.winners), "cause": result.cause}

    def ended(self, rewards: dict[str, float], truncated: bool) -> None:
        self.offered = {}
        told = self.outcome()
        self.infos = {agent: dict(told) for agent in self.possible_agents}
        self.rewards.update(rewards)
        self._accumulate_rewards()
        over = dict.fromkeys(self.agents, True)
        if truncated:
            self.truncations = over
        else:
            self.terminations = over
        self.agent_selection = self.agents[0]
