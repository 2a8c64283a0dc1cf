"""Set-up, and one turn after another (rulebook p. 4 to 5, 8)."""

from __future__ import annotations

from pionek.core.rules.in_force import value
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import SheetZone
from pionek.games.relic.model.state import OF_SCENARIO
from pionek.games.relic.procedures.missions import NewMission
from pionek.games.relic.procedures.turn import begin_turn, end_by_length

SHEETS = 8
"""The pool of the character sheets, behind those of the eight decks."""
DEALT = 2


class WholeGame(Frame):
    """Set-up, then one turn after another. `seat` is the player whom a step of the set-up concerns."""

    first: int
    seat: int = later(0)

    saved_as = "Quest"
    steps = (
        ("draw_scenario", "RE-SETUP-01"),
        ("shuffle", "RE-SETUP-04"),
        ("deal", "RE-SETUP-06"),
        ("pick", "RE-SETUP-07"),
        ("show", "RE-SETUP-08"),
        ("begin", "RE-SETUP-12"),
        ("missions", "RE-SETUP-16"),
        ("first_player", "RE-SETUP-18"),
        ("turn", "RE-TURN-01"),
    )

    def draw_scenario(self, table: Deeds) -> None:
        """Draw the scenario sheet, if the settings name none (RE-SETUP-01, -03)."""
        if table.scenario == vocabulary.NOTHING:
            table.scenario = table.chance(len(table.content.scenarios))
        table.happened(vocabulary.SCENARIO, -1, table.scenario, rule="RE-SETUP-01")

    def shuffle(self, table: Deeds) -> None:
        for deck in table.decks:
            table.shuffle(deck)

    def deal(self, table: Deeds) -> None:
        """Deal two sheets to each player, if the settings name no characters (RE-SETUP-06)."""
        if table.players[0].character != vocabulary.NOTHING:
            return
        everything = SheetZone(SHEETS, table.sheets, [0] * len(table.sheets))
        table.shuffle(everything)
        for seat in range(table.seats):
            hand = SheetZone(SHEETS, [], [])
            for _ in range(DEALT):
                table.draw(seat, everything, hand)
            table.dealt.append(hand)
        table.dealt.append(everything)
        table.sheets = []

    def pick(self, table: Deeds) -> Decision | None:
        """Each player chooses a sheet in secret: the chosen sheet is put first (RE-SETUP-06, -07)."""
        if self.seat >= table.seats or not table.dealt:
            return None
        return Decision(self.seat, [Option(vocabulary.CHARACTER, each) for each in sorted(table.dealt[self.seat].cards)])

    def took_pick(self, table: Deeds, option: Option) -> None:
        hand = table.dealt[self.seat]
        if hand.cards[0] != option.subject:
            hand.cards.reverse()
        self.seat += 1
        self.back_to("pick")

    def show(self, table: Deeds) -> None:
        """Show the chosen sheets; the others go back to the box (RE-SETUP-08)."""
        for seat in range(table.seats):
            if table.dealt:
                table.players[seat].character = table.dealt[seat].cards[0]
                table.revealed += 1
        if table.dealt:
            back = [sheet for hand in table.dealt[:-1] for sheet in hand.cards[1:]]
            table.sheets = sorted([*table.dealt[-1].cards, *back])
            table.dealt = []
        for seat in range(table.seats):
            table.happened(vocabulary.CHOSEN, seat, table.players[seat].character, rule="RE-SETUP-08")

    def begin(self, table: Deeds) -> None:
        """Give each player the starting space and values, 3 influence, and Power cards (RE-SETUP-10 to -16)."""
        for seat in range(table.seats):
            player = table.players[seat]
            sheet = table.sheet(player)
            table.set_dials(seat)
            player.space = sheet.start
            player.influence = vocabulary.STARTING_INFLUENCE
            table.happened(vocabulary.STARTED, seat, sheet.start, rule="RE-SETUP-12")
            for number in sheet.ability_numbers:
                table.enter(seat, table.content.character_abilities[number].abilities, seat)
            table.enter(seat, table.content.scenarios[table.scenario].abilities, seat + OF_SCENARIO)
            table.draw_power(seat, value(table, vocabulary.POWER_LIMIT, seat), "RE-SETUP-14")
        self.seat = 0

    def missions(self, table: Deeds) -> None:
        if self.seat < table.seats:
            self.back_to("missions")
            self.seat += 1
            table.then(NewMission(self.seat - 1))

    def first_player(self, table: Deeds) -> None:
        if self.first == vocabulary.NOTHING:
            self.first = table.chance(table.seats)
        table.active = self.first % table.seats
        table.happened(vocabulary.FIRST, table.active, rule="RE-SETUP-18")

    def turn(self, table: Deeds) -> None:
        """Begin the next turn, clockwise (RE-TURN-01)."""
        if table.turn:
            table.active = table.left_of(table.active)
        if table.cap and table.turn >= table.cap * table.seats:
            end_by_length(table)
            return
        table.turn += 1
        table.happened(vocabulary.TURN, table.active, -1, table.turn, -1, "RE-TURN-01")
        self.back_to("turn")
        begin_turn(table, table.active)
