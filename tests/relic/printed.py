"""Fields of definitions that no scene and no text shows."""

NOT_PRINTED: dict[str, str] = {
    "space.rule": "the rule that the program cites",
    "card.count": "how many copies are in the deck",
}
"""What nobody could read on a real card, board or sheet, or where it is seen instead."""

MISSING: dict[str, str] = {}
"""What is printed and not shown. The aim is that this is empty."""
