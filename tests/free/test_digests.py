"""Same seed and answers, same table: in another process, after saving and loading, on a clone played beside it."""

from pionek.testing.checks.digests import *  # noqa: F403
from tests.free import games  # noqa: F401  it makes the made-up game known
