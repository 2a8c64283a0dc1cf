"""`pionek`, but a match that nobody gave a seed is dealt alike every time: a red test is somebody's mistake, never the day's luck."""

import secrets

SEED = 11


def dealt(_bits: int) -> int:
    """In place of `secrets.randbits`, from which the server takes its seeds."""
    return SEED


if __name__ == "__main__":
    secrets.randbits = dealt

    from pionek.cli import main

    main()
