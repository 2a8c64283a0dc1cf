"""Ratings: one number for each bot, from all its games, with its uncertainty."""

from __future__ import annotations

from collections.abc import Iterable

Finish = list[tuple[str, bool]]
"""The bot on each side of one game, and whether that side won."""


def ratings(bots: list[str], games: Iterable[Finish]) -> dict[str, dict[str, float]]:
    """Ratings after all games, one after the other; all begin alike, so only differences mean anything.

    A bot that has several sides of one game gets the mean of what they would get.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = dict.fromkeys(bots, (model.mu, model.sigma))
    for finish in games:
        teams = [[model.rating(mu=now[bot][0], sigma=now[bot][1])] for bot, _won in finish]
        nobody = not any(won for _bot, won in finish)
        after = model.rate(teams, ranks=[1.0 if won or nobody else 2.0 for _bot, won in finish])
        for bot in dict.fromkeys(bot for bot, _won in finish):
            own = [after[at][0] for at, (each, _won) in enumerate(finish) if each == bot]
            now[bot] = (sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own))
    return {
        bot: {"mu": round(mu, 2), "sigma": round(sigma, 2), "low": round(mu - 2 * sigma, 2), "high": round(mu + 2 * sigma, 2)}
        for bot, (mu, sigma) in sorted(now.items(), key=lambda each: (-each[1][0], each[0]))
    }
