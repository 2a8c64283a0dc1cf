"""Fields of definitions that no scene and no text shows."""

NOT_PRINTED: dict[str, str] = {
    "space.rule": "the rule that the program cites",
    "card.count": "how many copies are in the deck",
    "card.cost": "every Wargear card in a scene has it, but few random games show one: see tests/relic/test_second_reading.py",
    "card.charges": "every Wargear card in a scene has it, but few random games show one: see tests/relic/test_second_reading.py",
}
"""What nobody could read on a real card, board or sheet, or where it is seen instead."""

MISSING: dict[str, str] = {}
"""What is printed and not shown. The aim is that this is empty."""
