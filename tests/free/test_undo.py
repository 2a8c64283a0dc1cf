"""Taking back restores the table exactly, and goes freely only to what was revealed."""

from pionek.testing.checks.undo import *  # noqa: F403
from tests.free import games  # noqa: F401  it makes the made-up game known
