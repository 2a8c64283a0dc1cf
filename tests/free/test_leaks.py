"""A seat sees nothing that depends on what is hidden from it."""

from pionek.testing.checks.leaks import *  # noqa: F403
from tests.free import games  # noqa: F401  it makes the made-up game known
