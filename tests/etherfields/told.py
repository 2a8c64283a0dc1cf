"""Lines of the log that need not name who did it: the moment, and the reason."""

NO_ACTOR: dict[str, str] = {
    "lost": "the Team loses what belongs to the Team; the line names the Team",
    "gained": "the Team gains what belongs to the Team; the line names the Team",
    "item-gained": "an active Item is the Team's, whoever took it",
    "pushed": "the line names who is pushed, not who chooses where to",
    "reopened": "the action may be used once more by anybody",
    "put": "the line names what lies there",
    "wall": "the line names the border",
    "changed-dreamer": "the line names the Dreamer who comes",
}

NOT_YET: dict[str, str] = {}
"""Lines that should name their actor and do not. The aim is that this is empty."""
