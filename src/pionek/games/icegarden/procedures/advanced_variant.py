"""The advanced variant: scenario tiles and action order tokens (rulebook chapter "Wariant zaawansowany")."""

from __future__ import annotations

from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.setup import shuffle


class OrderTokens(Question):
    """Players lay the tokens 1 to 5 on the middle fields, one token each in turn order."""

    laid: list[int] = later([0] * vocabulary.FIELDS)

    steps = (("lay", "IG-ADV-13"),)
    waiting = vocabulary.OTHERS_PLAN
    elsewhere = vocabulary.NOT_IN_PLANNING

    def lay(self, table: Deeds) -> Decision | None:
        placed = [token for token in self.laid if token]
        if len(placed) == vocabulary.FIELDS - 1:
            return None
        seat = table.order[len(placed) % len(table.order)]
        tokens = [token for token in range(1, vocabulary.FIELDS) if token not in placed]
        fields = [field for field in range(1, vocabulary.FIELDS) if not self.laid[field]]
        return Decision(seat, [Option(vocabulary.ORDER_TOKEN, field, amount=token) for field in fields for token in tokens])

    def took_lay(self, table: Deeds, option: Option) -> None:
        """Lay a token; with the last one the order of the fields is the new one (IG-ACT-01)."""
        self.laid[option.subject] = option.amount
        table.happened(vocabulary.TOKEN_LAID, table.acting, option.subject, option.amount)
        if self.laid.count(0) == 1:
            table.field_order = [self.laid.index(token) for token in range(1, vocabulary.FIELDS)]
        self.back_to("lay")

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb != vocabulary.ORDER_TOKEN:
            return self.elsewhere
        middle = 0 < subject < vocabulary.FIELDS
        return vocabulary.FIELD_HAS_TOKEN if middle else vocabulary.FIELD_KEEPS_PLACE


def arrange_scenario(table: Deeds, arrangement: str, agreed: list[str], arrows: list[str]) -> None:
    """Lay a scenario tile for each stage: as suggested, drawn and with either side up, or as agreed (IG-ADV-01)."""
    tiles = sorted(table.content.scenarios, key=lambda tile: tile.stage)
    if arrangement == "standard":
        table.scenario = [tile.index * 2 + tile.arrow for tile in tiles]
    elif arrangement == "agreed":
        order = [table.content.find("scenario", id) for id in agreed] or [tile.index for tile in tiles]
        table.scenario = [tile * 2 + (table.content.scenarios[tile].id in arrows) for tile in order]
    else:
        order = [tile.index for tile in tiles]
        shuffle(table, order)
        table.scenario = [tile * 2 + table.chance(2) for tile in order[: vocabulary.STAGES]]
