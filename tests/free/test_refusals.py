"""Whatever is shown and cannot be used says why, by a rule that exists."""

from pionek.testing.checks.refusals import *  # noqa: F403
from tests.free import games  # noqa: F401  it makes the made-up game known
