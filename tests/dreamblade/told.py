"""Lines of the log that need not name who did it: the moment, and the reason."""

NO_ACTOR: dict[str, str] = {}

NOT_YET: dict[str, str] = {
    "entered": "the piece is named, its owner is not",
    "combat": "who fights is not said",
    "combat-ended": "who fought is not said",
    "hurt": "the piece is named, its owner is not",
    "disrupted": "the piece is named, its owner is not",
    "bladed": "the piece is named, its owner is not",
    "more-damage": "the piece is named, its owner is not",
    "special": "the piece is named, its owner is not",
    "blades-left": "whose blades are left is not said",
}
"""Lines that should name their actor and do not. The aim is that this is empty."""
