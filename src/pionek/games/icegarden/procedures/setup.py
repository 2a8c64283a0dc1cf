"""Setting up the game (rulebook chapter "Przygotowanie gry")."""

from __future__ import annotations

from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Guard, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.choices.question import Question
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.solo import fill_slots


class SetUp(Question):
    """Turn order, goods, tiles face down, the Thorn, sanctuaries, starting influence, nations."""

    placed: int = later(0)
    die: int = later(0)

    waiting = vocabulary.SETTING_UP
    elsewhere = vocabulary.NOT_IN_SETUP
    steps = (
        ("first_player", "IG-SETUP-01"),
        ("stacks", "IG-SETUP-08"),
        ("goods", "IG-SETUP-04"),
        ("scenario_tiles", "IG-ADV-01"),
        ("lay_tile", "IG-SETUP-11"),
        ("roll_thorn", "IG-SETUP-14"),
        ("thorn", "IG-SETUP-14"),
        ("reveal", "IG-SETUP-18"),
        ("sanctuaries", "IG-SETUP-17"),
        ("roll_robot", "IG-SOLO-08"),
        ("robot_unit", "IG-SOLO-08"),
        ("influence", "IG-SETUP-19"),
        ("nations", "IG-SETUP-22"),
    )

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, Roll):
            self.die = child.dice[0]

    def first_player(self, table: Deeds) -> None:
        count = table.seats
        first = table.chosen_first if table.chosen_first >= 0 else table.chance(count)
        table.order = [(first + at) % count for at in range(count)]
        table.happened(vocabulary.FIRST, first)

    def stacks(self, table: Deeds) -> None:
        """The first player's markers lie on top, so of equal reputations the first player's is the worst."""
        table.stacked = table.order[::-1]
        table.ranks = [vocabulary.ROBOT, vocabulary.PLAYER] if table.solo else table.order[::-1]

    def goods(self, table: Deeds) -> None:
        for seat in table.order:
            for resource in table.content.resources:
                table.gain(seat, resource.index, resource.start, "IG-SETUP-04")

    def scenario_tiles(self, table: Deeds) -> None:
        table.refresh_rules()
        for at in range(len(table.scenario)):
            laid = vocabulary.ARROW_LAID if table.scenario[at] % 2 else vocabulary.SCENARIO_LAID
            table.happened(laid, -1, table.scenario[at] // 2, at + 1)

    # Tiles

    def lay_tile(self, table: Deeds) -> Decision | None:
        """Ask for the next of the 6, 7 or 8 regions (IG-SETUP-12).

        Nobody knows a face-down tile, so it is drawn when all are turned over (IG-SETUP-10).
        """
        if len(table.sequence) == vocabulary.REGIONS_BY_PLAYERS[len(table.players) - 2]:
            return None
        seat = table.order[len(table.sequence) % len(table.order)]
        return Decision(seat, [each for each in table.content.picks if each.subject not in table.sequence])

    def took_lay_tile(self, table: Deeds, option: Option) -> None:
        region = option.subject
        table.sequence.append(region)
        table.happened(vocabulary.LAID, table.acting, region)
        self.back_to("lay_tile")

    def roll_thorn(self, table: Deeds) -> None:
        """The Thorn of the independent player goes where the die says (gaps R-66)."""
        if table.is_robot(thorn_owner(table)):
            table.then(Roll(vocabulary.PLAYER, vocabulary.ONE_DIE, "IG-SETUP-14"))

    def thorn(self, table: Deeds) -> Decision | None:
        seat = thorn_owner(table)
        if seat < 0:
            return None
        if table.is_robot(seat):
            self.set_thorn(table, seat, table.sequence[self.die - 1])
            return None
        return Decision(seat, [each for each in table.content.picks if each.subject in table.sequence])

    def took_thorn(self, table: Deeds, option: Option) -> None:
        self.set_thorn(table, table.acting, option.subject)

    def set_thorn(self, table: Deeds, seat: int, region: int) -> None:
        table.thorn = region
        table.happened(vocabulary.THORN_SET, seat, region)

    def reveal(self, table: Deeds) -> None:
        """Turn over the tiles of the set for this number of players (IG-SETUP-10)."""
        tiles = [tile.index for tile in table.content.tiles if tile.players == len(table.players)]
        shuffle(table, tiles)
        for at in range(len(table.sequence)):
            table.tiles[table.sequence[at]] = tiles[at]
        numbers = [(table.number(region), region) for region in table.sequence]
        table.sequence = [region for _number, region in sorted(numbers)]
        for region in table.sequence:
            table.happened(vocabulary.TILE_SHOWN, -1, region, table.number(region), table.tiles[region])
        table.map_changed()

    def sanctuaries(self, table: Deeds) -> None:
        """Deal four sanctuaries and blanks, one token for each region without the Thorn (IG-SETUP-15, -16)."""
        regions = [region for region in table.sequence if region != table.thorn]
        shuffle(table, regions)
        for region in sorted(regions[: vocabulary.SANCTUARIES]):
            table.sanctuaries[region] = 1
            table.happened(vocabulary.SANCTUARY_SHOWN, -1, region)

    # The hard levels of the solo game

    def roll_robot(self, table: Deeds) -> None:
        if table.solo >= vocabulary.HARD:
            table.then(Roll(vocabulary.PLAYER, vocabulary.ONE_DIE, "IG-SOLO-08"))

    def robot_unit(self, table: Deeds) -> None:
        if table.solo >= vocabulary.HARD:
            table.muster(vocabulary.ROBOT, vocabulary.FIGURES_OF[2][0], table.sequence[self.die - 1], "IG-SOLO-08")
        if table.solo == vocabulary.SCIENTIST:
            fill_slots(table)

    # Influence

    def influence(self, table: Deeds) -> Decision | None:
        count = len(table.order)
        if self.placed == vocabulary.STARTING_MARKERS * count:
            return None
        seat = table.order[self.placed % count]
        return Decision(seat, [table.content.picks[each] for each in table.sequence if not table.players[seat].markers[each]])

    def took_influence(self, table: Deeds, option: Option) -> None:
        table.place_marker(table.acting, option.subject, "IG-SETUP-19")
        self.placed += 1
        self.back_to("influence")

    def nations(self, table: Deeds) -> None:
        for region in table.sequence:
            table.nations[region] = 1
        table.happened(vocabulary.NATIONS_SET, -1, amount=len(table.sequence))

    def refuse(self, table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
        if verb != vocabulary.REGION:
            return vocabulary.NOT_IN_SETUP
        if self.step_name() == "lay_tile":
            return vocabulary.HAS_TILE
        return vocabulary.SAME_REGION if subject in table.sequence else vocabulary.OUT_OF_PLAY


def thorn_owner(table: Deeds) -> int:
    """The seat whose character has the Thorn; -1 if there is none."""
    for seat in range(len(table.players)):
        if table.character_of(seat).thorn is not None:
            return seat
    return -1


def shuffle(table: Deeds, things: list[int]) -> None:
    """Shuffle a list in place with random numbers of the table (IG-SETUP-10, -15)."""
    for last in range(len(things) - 1, 0, -1):
        other = table.chance(last + 1)
        things[last], things[other] = things[other], things[last]
