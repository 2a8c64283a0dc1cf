"""Training a policy: it plays against bots, and prefers the actions that went better than expected.

This is an actor-critic with a clipped objective (PPO), in numpy, for one core: small enough to read, good enough to
learn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from pionek.bots.seats import bot_of
from pionek.bots.seeds import derived
from pionek.lab.learners.policy import Array, Policy, PolicyBot
from pionek.lab.plan import pairings_of

if TYPE_CHECKING:
    from pionek.lab.learners.env import TableEnv

RATE: Final = 2e-3
CLIP: Final = 0.2
"""How far one batch may change the probability of an action."""
PASSES: Final = 3
"""How many passes the training makes over one batch."""
PART: Final = 1024
"""The number of decisions in one training step."""
TRACE: Final = 0.97
"""The weight of later surprises in the advantage of a decision (the lambda of generalised advantage estimation)."""
CURIOSITY: Final = 0.005
"""The weight of entropy in the objective, which rewards exploration."""
FADING: Final = (0.9, 0.999)
"""The decay rates of the two means that Adam keeps."""

Numbers = npt.NDArray[np.int64]


def pairings(env: TableEnv, vary: str) -> list[dict[str, Any]]:
    """The settings to train on: all values of one setting, for the seats of the table; without one, the defaults."""
    if not vary:
        return [{}]
    return pairings_of(env.game, env.content, vary, len(env.possible_agents))


def won_duels(env: TableEnv, policy: Policy, opponent: str, games: int, seed: int, vary: str = "") -> int:
    """How many of these games the policy wins as a bot, in every seat with the same seeds."""
    seats = len(env.possible_agents)
    played = pairings(env, vary)
    won = 0
    for at in range(games):
        table, mine = derived(seed, "duel", at // seats), at % seats
        env.reset(table, {"settings": played[at // seats % len(played)]})
        bots = [PolicyBot(table, policy) if seat == mine else bot_of(opponent, table, seat) for seat in range(seats)]
        while (decision := env.match.decision) is not None:
            bot = bots[decision.seat]
            assert bot is not None
            env.match.play(bot.choose(env.match, decision.seat))
        won += env.match.result is not None and mine in env.match.result.winners
    return won


class Memory:
    """The learner's decisions in one batch of games."""

    def __init__(self) -> None:
        self.seen: list[Array] = []
        self.offered: list[Numbers] = []
        self.taken: list[int] = []
        self.chances: list[float] = []
        self.expected: list[float] = []
        self.gains: list[float] = []
        self.returns: list[float] = []

    def decided(self, seen: Array, offered: Numbers, taken: int, chance: float, expected: float) -> None:
        self.seen.append(seen)
        self.offered.append(offered)
        self.taken.append(taken)
        self.chances.append(chance)
        self.expected.append(expected)

    def ended(self, reward: float) -> None:
        """End a game: compute for each of its decisions how much better the result was than expected."""
        first = len(self.gains)
        expected = [*self.expected[first:], reward]
        gain, gains = 0.0, []
        for at in range(len(expected) - 2, -1, -1):
            gain = expected[at + 1] - expected[at] + TRACE * gain
            gains.append(gain)
        gains.reverse()
        self.gains += gains
        self.returns += [gain + value for gain, value in zip(gains, expected, strict=False)]


class Learner:
    """A policy in training, with one generator for all random numbers: the same seed gives the same policy."""

    def __init__(self, env: TableEnv, opponent: str = "random", seed: int = 0, vary: str = "") -> None:
        self.env = env
        self.pairings = pairings(env, vary)
        self.opponent = opponent
        self.seed = seed
        self.policy = Policy.fresh(env.game, env.content, len(env.possible_agents), seed)
        self.luck = np.random.default_rng(seed)
        self.games = 0
        self.steps = 0
        self.means = {name: (np.zeros_like(each), np.zeros_like(each)) for name, each in self.policy.weights.items()}

    def batch(self, games: int) -> float:
        """Play some games and learn from them; returns how many were won."""
        memory = Memory()
        won = 0
        for _ in range(games):
            won += self.play(memory) > 0
            self.games += 1
        if memory.seen:
            self.learn(memory)
        return won / games

    # Playing

    def play(self, memory: Memory) -> float:
        """Play one game. The learner takes each seat in turn."""
        env = self.env
        pairing = self.pairings[int(self.luck.integers(len(self.pairings)))]
        env.reset(seed=self.seed + self.games, options={"settings": pairing})
        mine = env.possible_agents[self.games % len(env.possible_agents)]
        bots = {agent: bot_of(self.opponent, env.match.seed, seat) for agent, seat in env.seats.items()}
        while env.agents:
            agent = env.agent_selection
            if env.terminations[agent] or env.truncations[agent]:
                break
            bot = bots[agent]
            if agent != mine and bot is not None:
                env.play(bot.choose(env.match, env.seats[agent]))
            else:
                env.step(self.decide(env.observe(agent), memory))
        memory.ended(env.rewards[mine])
        return env.rewards[mine]

    def decide(self, observation: dict[str, Any], memory: Memory) -> int:
        """One of the offered actions, drawn with probabilities that follow from the scores."""
        seen = observation["observation"]
        offered = observation["action_mask"].nonzero()[0]
        weights = self.policy.weights
        layer = self.policy.layer(seen)
        scores = weights["outer"][offered] @ layer + weights["outer_bias"][offered]
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        taken = min(int(np.searchsorted(chances.cumsum(), self.luck.random())), len(offered) - 1)
        expected = float(layer @ weights["value"] + weights["value_bias"][0])
        memory.decided(seen, offered, taken, float(chances[taken]), expected)
        return int(offered[taken])

    # Learning

    def learn(self, memory: Memory) -> None:
        gains = np.array(memory.gains, np.float32)
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(PASSES):
            order = self.luck.permutation(len(gains))
            for first in range(0, len(order), PART):
                part = order[first : first + PART]
                self.improve(slopes(self.policy, memory, gains, part))

    def improve(self, found: dict[str, Array]) -> None:
        """A step of Adam."""
        self.steps += 1
        slow, slower = FADING
        for name, slope in found.items():
            mean, square = self.means[name]
            mean += (1 - slow) * (slope - mean)
            square += (1 - slower) * (slope * slope - square)
            straight = mean / (1 - slow**self.steps)
            self.policy.weights[name] -= RATE * straight / (np.sqrt(square / (1 - slower**self.steps)) + 1e-8)


def slopes(policy: Policy, memory: Memory, gains: Array, part: Numbers) -> dict[str, Array]:
    """The gradient of the loss: how each weight makes these decisions worse."""
    weights = policy.weights
    size = len(part)
    seen = np.stack([memory.seen[at] for at in part])
    layer = policy.layer(seen)
    # All offered actions of all decisions lie in one row; `owner` says whose decision each belongs to.
    counts = np.array([len(memory.offered[at]) for at in part])
    starts = np.concatenate(([0], counts.cumsum()[:-1]))
    owner = np.repeat(np.arange(size), counts)
    actions = np.concatenate([memory.offered[at] for at in part])
    taken = starts + np.array([memory.taken[at] for at in part])

    scores = np.einsum("kh,kh->k", layer[owner], weights["outer"][actions]) + weights["outer_bias"][actions]
    scores -= np.maximum.reduceat(scores, starts)[owner]
    chances = np.exp(scores)
    chances /= np.add.reduceat(chances, starts)[owner]
    surprise = np.log(chances + 1e-9)
    doubt = -np.add.reduceat(chances * surprise, starts)

    gain = gains[part]
    ratio = chances[taken] / np.array([memory.chances[at] for at in part], np.float32)
    clipped = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
    push = np.where(clipped, 0.0, -gain * ratio)
    by_score = -push[owner] * chances
    by_score[taken] += push
    by_score += CURIOSITY * chances * (surprise + doubt[owner])
    by_score = (by_score / size).astype(np.float32)

    missed = layer @ weights["value"] + weights["value_bias"][0] - np.array([memory.returns[at] for at in part], np.float32)
    missed *= 0.5 / size
    by_layer = np.add.reduceat(by_score[:, None] * weights["outer"][actions], starts) + missed[:, None] * weights["value"]
    by_layer *= 1 - layer * layer
    outer = np.zeros_like(weights["outer"])
    np.add.at(outer, actions, by_score[:, None] * layer[owner])
    return {
        "inner": seen.T @ by_layer,
        "inner_bias": by_layer.sum(0),
        "outer": outer,
        "outer_bias": np.bincount(actions, by_score, len(outer)).astype(np.float32),
        "value": layer.T @ missed,
        "value_bias": missed.sum(keepdims=True),
    }
