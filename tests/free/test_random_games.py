"""Random games end and raise nothing, and what is offered is accepted."""

from pionek.testing.checks.random_games import *  # noqa: F403
from tests.free import games  # noqa: F401  it makes the made-up game known
