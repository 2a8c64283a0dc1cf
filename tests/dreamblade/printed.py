"""Fields of definitions that no scene and no text shows."""

NOT_PRINTED: dict[str, str] = {
    "figure.published": "which figures of the published game have the same numbers",
    "figure.location": "the kind of its card and of its token, and the word in its line; a creature cannot become one, for it has statistics",
}
"""What nobody could read on a real card, board or sheet, or where it is seen instead."""

MISSING: dict[str, str] = {}
"""What is printed and not shown. The aim is that this is empty."""
