"""Lines of the log that need not name who did it: the moment, and the reason."""

NO_ACTOR: dict[str, str] = {}

NOT_YET: dict[str, str] = {}
"""Lines that should name their actor and do not. The aim is that this is empty."""
