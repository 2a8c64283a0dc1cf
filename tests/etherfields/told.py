"""Lines of the log that need not name who did it: the moment, and the reason."""

NO_ACTOR: dict[str, str] = {
    "lost": "the Team loses what belongs to the Team; the line names the Team",
    "gained": "the Team gains what belongs to the Team; the line names the Team",
}

NOT_YET: dict[str, str] = {
    "rolled": "who rolls is not said",
    "item-gained": "who gained it is not said",
}
"""Lines that should name their actor and do not. The aim is that this is empty."""
