"""Fields of definitions that no scene and no text shows."""

NOT_PRINTED: dict[str, str] = {
    "card.copies": "how many copies are in the deck",
    "fate.secret": "whether a campaign keeps it secret",
    "tile.of": "the Dream that it belongs to",
    "spot.of": "the Dream that it belongs to",
    "action.of": "the Dream that it belongs to",
    "tile.slot": "it lies there on the map",
    "spot.space": "it lies there on the map",
    "entity.start": "it lies there on the map",
    "district.slot": "it lies there on the map",
    "dream.tiles": "it is seen on the map",
    "dream.entrance": "it is seen on the map",
    "dream.walls": "it is seen on the map",
    "dream.gaps": "it is seen on the map",
    "dream.blocked": "it is seen on the map",
    "location.district": "it is seen on the Dreamworld Map",
    "location.paths": "it is seen on the Dreamworld Map",
    "location.shortcuts": "it is seen on the Dreamworld Map",
    "card.deck": "its back shows it while the card is on top of the deck",
    "item.starting": "the rulebook lists the starting Items",
    "action.goal": "how much the bots care for it",
    "district.from": "the Dreams that open it tell so",
}
"""What nobody could read on a real card, board or sheet, or where it is seen instead."""

MISSING: dict[str, str] = {}
"""What is printed and not shown."""
