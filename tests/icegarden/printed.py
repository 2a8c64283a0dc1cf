"""Fields of definitions that no scene and no text shows."""

NOT_PRINTED: dict[str, str] = {
    "ability.rule": "the rule that the program cites",
    "scenario.rule": "the rule that the program cites",
    "character.thorn-rule": "the rule that the program cites",
    "tile.players": "it is only in the bag with so many players",
    "tile.number": "shown as the order of the region on which the tile lies, before its name, and among the numbers of the gallery",
    "resource.start": "the rulebook says it, no component; what each player has is shown",
    "unit.character": "the unit is printed on the card of its character, and shown there",
    "unit.level": "shown in the text and the name of the unit; no other level can be tried, for each character has one type of each",
    "unit.figures": "shown in the text of the unit; no other number can be tried, for the box holds 3, 2 and 1",
    "scenario.stage": "the suggested arrangement is not printed; where each tile lies is shown",
    "scenario.arrow": "the suggested arrangement is not printed; which side is up is shown",
}
"""What nobody could read on a real card, board or sheet, or where it is seen instead."""

MISSING: dict[str, str] = {}
"""What is printed and not shown. The aim is that this is empty."""
