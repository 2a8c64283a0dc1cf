"""`pionek`, but a match that nobody gave a seed is dealt alike every time: a red test is somebody's mistake, never the day's luck."""

import asyncio
import secrets
from weakref import WeakKeyDictionary

SEED = 11
_times: WeakKeyDictionary[object, int] = WeakKeyDictionary()


def dealt(_bits: int) -> int:
    """In place of `secrets.randbits`, from which the server takes its seeds: who asks again for the same match gets the next one."""
    task = asyncio.current_task()
    times = _times.get(task, 0)
    _times[task] = times + 1
    return SEED + times


if __name__ == "__main__":
    secrets.randbits = dealt

    from pionek.cli import main

    main()
