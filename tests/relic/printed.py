"""Fields of definitions that no scene and no text shows."""

NOT_PRINTED: dict[str, str] = {
    "space.rule": "the rule that the program cites",
    "card.count": "how many copies are in the deck",
    "character.start": "the figure stands there at the beginning",
}
"""What nobody could read on a real card, board or sheet, or where it is seen instead."""

MISSING: dict[str, str] = {
    "space.portal": "that the space has a portal",
    "character.attributes": "the values that the sheet prints",
    "character.life": "the Life that the sheet prints",
    "character.power-limits": "the limits of Power cards",
    "character.asset-limit": "the limit of assets",
    "card.deck": "the colour of the card",
    "card.traits": "the traits of the card",
    "card.symbols": "the threat symbols of the card",
    "card.cost": "the price of the card",
    "card.charges": "the charges that the card prints",
}
"""What is printed and not shown. The aim is that this is empty."""
