"""The set-up, and one turn after another (rulebook chapter "Setting up the game")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.rules.rolls import Roll
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.rng import Rng
from pionek.core.state.table import Result, Table
from pionek.core.state.zones import Zone
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.content import DiceThroneContent
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.player import Player
from pionek.games.dicethrone.model.seating import seating
from pionek.games.dicethrone.procedures.table import DiceThroneTable
from pionek.games.dicethrone.procedures.turn import Turn

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


def set_up(content: DiceThroneContent, settings: dict[str, Any], seed: int) -> DiceThroneTable:
    """Lay the board, the deck and the counters of a hero before each player (DT-SETUP-01 to -04)."""
    heroes = [content.heroes[content.find("hero", name)] for name in settings["heroes"]]
    table = DiceThroneTable(content, len(heroes), Rng(seed))
    table.seating = seating(settings["mode"], len(heroes))
    table.cap = settings["cap"]
    if settings["first"] != "random":
        table.first = int(settings["first"]) - 1
    kinds = len(content.tokens)
    for seat, hero in enumerate(heroes):
        cards = content.deck(hero.index, settings["promo"])
        deck, hand = Zone(seat, cards, [0] * len(cards)), Zone(seat, [], [])
        player = Player(hero.index, table.seating.health, deck, hand, [1] * len(hero.slots), [0] * kinds, [0] * kinds)
        player.spendable = vocabulary.PASSIVE if content.payable[hero.index] else 0
        table.players.append(player)
        for entry in table.passives(seat):
            table.stand(entry)
    table.agenda.append(Duel(-1))
    return table


class Duel(Frame):
    """A whole match, of any mode: the set-up, then turn after turn."""

    rolls: list[int] = later([])
    tied: list[int] = later([])

    steps = (
        ("shuffle", "DT-SETUP-05"),
        ("hands", "DT-SETUP-06"),
        ("roll_for_first", "DT-SETUP-07"),
        ("first_player", "DT-SETUP-07"),
        ("turn", "DT-TURN-01"),
    )

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """In saves before rules version 3 at most two players can tie for the first turn."""
        packed.setdefault("tied", [])

    def shuffle(self, table: Deeds) -> None:
        for player in table.players:
            table.shuffle(player.deck)

    def hands(self, table: Deeds) -> None:
        for seat in range(table.seats):
            table.draw_cards(seat, vocabulary.STARTING_HAND, "DT-SETUP-06")

    def roll_for_first(self, table: Deeds) -> None:
        """Each player rolls 1 die, in all modes; the players tied for the highest roll again (DT-TEAM-04, DT-KING-02; ruling R-01)."""
        if table.first < 0 and len(self.rolls) < table.seats:
            self.back_to("roll_for_first")
            if self.tied and len(self.rolls) not in self.tied:
                self.rolls.append(0)
            else:
                table.then(Roll(len(self.rolls), 1, "DT-SETUP-07"))

    def returned(self, table: Table, child: Frame) -> None:
        if type(child) is Roll:
            self.rolls.append(child.dice[0])

    def first_player(self, table: Deeds) -> None:
        if table.first < 0:
            highest = max(self.rolls)
            if self.rolls.count(highest) > 1:
                self.tied = [seat for seat in range(table.seats) if self.rolls[seat] == highest]
                self.rolls = []
                self.back_to("roll_for_first")
                return
            table.first = self.rolls.index(highest)
        table.active = table.first
        table.happened(vocabulary.FIRST, table.first)

    def turn(self, table: Deeds) -> None:
        if table.cap and table.turn >= table.cap * table.seats:
            end_by_length(table)
            return
        if table.turn:
            table.active = next_player(table)
        table.turn += 1
        table.happened(vocabulary.TURN, table.active, -1, table.turn)
        self.back_to("turn")
        table.then(Turn(table.active))


def next_player(table: Deeds) -> int:
    """The next player in order who is still in the game (DT-TURN-01, DT-KING-03, DT-TEAM-05)."""
    after = table.seating.after
    seat = after[table.active]
    while table.players[seat].out:
        seat = after[seat]
    return seat


def end_by_length(table: Deeds) -> None:
    """End a match that has reached its limit of turns: the player or team with the most health wins (ruling R-52)."""
    best = table.leaders()
    alone = all(table.same_side(best[0], seat) for seat in best)
    table.finish(Result(tuple(best) if alone else (), "cap", "DT-GAME-01"))
