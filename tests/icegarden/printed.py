"""Fields of definitions that no scene and no text shows."""

NOT_PRINTED: dict[str, str] = {
    "ability.rule": "the rule that the program cites",
    "character.thorn-rule": "the rule that the program cites",
    "tile.players": "it is only in the bag with so many players",
}
"""What nobody could read on a real card, board or sheet, or where it is seen instead."""

MISSING: dict[str, str] = {
    "resource.supply": "how many cubes there are",
    "resource.start": "what a player begins with",
    "region.borders": "which regions border on it",
    "region.other-side": "which regions lie across the sea",
    "tile.number": "the number of the tile",
    "ability.price": "what the ability costs",
    "unit.character": "whose unit it is",
    "unit.level": "the level of the unit",
    "unit.figures": "how many figures there are",
    "scenario.stage": "the stage of the tile",
    "scenario.arrow": "the arrow of the tile",
}
"""What is printed and not shown. The aim is that this is empty."""
