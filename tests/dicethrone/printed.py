"""Fields of definitions that no scene and no text shows."""

NOT_PRINTED: dict[str, str] = {
    "token.rule": "the rule that the program cites",
    "token.cert": "how sure we are of what is printed",
    "ability.cert": "how sure we are of what is printed",
    "card.cert": "how sure we are of what is printed",
    "card.promo": "where the card was published",
    "ability.hero": "it stands on the board of its hero",
    "card.hero": "it comes from the deck of its hero",
    "hero.slots": "the abilities stand on the board in this order",
}
"""What nobody could read on a real card, board or sheet, or where it is seen instead."""

MISSING: dict[str, str] = {
    "token.sign": "whether a token is positive or negative",
    "hero.complexity": "how hard the hero is to play",
    "hero.tokens": "the tokens that belong to the hero",
}
"""What is printed and not shown. The aim is that this is empty."""
