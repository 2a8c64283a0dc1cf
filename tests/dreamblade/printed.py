"""Fields of definitions that no scene and no text shows."""

NOT_PRINTED: dict[str, str] = {
    "figure.published": "which figures of the published game have the same numbers",
}
"""What nobody could read on a real card, board or sheet, or where it is seen instead."""

MISSING: dict[str, str] = {
    "figure.number": "the number in the set",
    "figure.location": "that it is a location",
    "figure.rarity": "how rare it is",
}
"""What is printed and not shown. The aim is that this is empty."""
