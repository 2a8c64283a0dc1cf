"""A bot answers alike on every table that looks alike to its seat."""

from pionek.testing.checks.bots import *  # noqa: F403
from tests.free import games  # noqa: F401  it makes the made-up game known
