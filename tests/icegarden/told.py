"""Lines of the log that need not name who did it: the moment, and the reason."""

NO_ACTOR: dict[str, str] = {}

NOT_YET: dict[str, str] = {
    "thorn-set": "whose Thorn it is, is not said",
    "snow": "who moved the Dead Snow is not said",
    "events-come": "whose events they are is not said",
    "sanctuary-moved": "who moved it is not said",
    "vuko-leaves": "who drove Vuko away is not said",
}
"""Lines that should name their actor and do not. The aim is that this is empty."""
