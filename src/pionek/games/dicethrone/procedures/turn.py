"""The game and its turns: eight phases in fixed order (rulebook chapter "The turn")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.rules.rolls import Roll
from pionek.core.rules.windows import PASSING, open_window
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Result, Table
from pionek.core.vocabulary import PASS
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.offers import offered
from pionek.games.dicethrone.model.deeds import Arena
from pionek.games.dicethrone.model.phases import FreePhase, Reckoning, TurnFrame
from pionek.games.dicethrone.procedures.play import take_up

if TYPE_CHECKING:
    from pionek.core.language.definitions import Content


class Duel(Frame):
    """Set-up, then turn after turn."""

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
        """Rules version 3: several can tie for the first turn."""
        packed.setdefault("tied", [])

    def shuffle(self, table: Arena) -> None:
        for player in table.players:
            table.shuffle(player.deck)

    def hands(self, table: Arena) -> None:
        for seat in range(table.seats):
            table.draw_cards(seat, vocabulary.STARTING_HAND, "DT-SETUP-06")

    def roll_for_first(self, table: Arena) -> None:
        """Each player rolls 1 die; those tied for the highest roll again (gaps Q1)."""
        if table.first < 0 and len(self.rolls) < table.seats:
            self.back_to("roll_for_first")
            if self.tied and len(self.rolls) not in self.tied:
                self.rolls.append(0)
            else:
                table.then(Roll(len(self.rolls), 1, "DT-SETUP-07"))

    def returned(self, table: Table, child: Frame) -> None:
        if isinstance(child, Roll):
            self.rolls.append(child.dice[0])

    def first_player(self, table: Arena) -> None:
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

    def turn(self, table: Arena) -> None:
        if table.turn:
            table.active = next_player(table)
        if table.cap and table.turn >= table.cap * table.seats:
            end_by_length(table)
            return
        table.turn += 1
        table.happened(vocabulary.TURN, table.active, -1, table.turn)
        self.back_to("turn")
        table.then(Turn(table.active))


def next_player(table: Arena) -> int:
    """DT-TURN-01, DT-KING-03, DT-TEAM-05: the next in order who is still in the game."""
    after = table.seating.after
    seat = after[table.active]
    while table.players[seat].out:
        seat = after[seat]
    return seat


def end_by_length(table: Arena) -> None:
    """The length guard of simulations: the player or team with more health wins (gaps Q52)."""
    best = table.leaders()
    alone = all(table.same_side(best[0], seat) for seat in best)
    table.finish(Result(tuple(best) if alone else (), "cap", "DT-GAME-01"))


class Turn(TurnFrame):
    """The turn of the active player."""

    steps = (
        ("upkeep", "DT-UPKEEP-01"),
        ("income", "DT-TURN-03"),
        ("main_one", "DT-MAIN-01"),
        ("roll_phases", "DT-WINDOW-06"),
        ("main_two", "DT-TURN-05"),
        ("discard", "DT-DISCARD-01"),
        ("end_of_turn", "DT-SHAD-04"),
    )

    def upkeep(self, table: Arena) -> None:
        """DT-UPKEEP-04: the phase passes if nothing acts in it."""
        if table.in_force.watched >> vocabulary.UPKEEP & 1:
            for entry in table.in_force.watches:
                if entry.seat == self.who and entry.ability.what == vocabulary.UPKEEP:
                    table.then(Upkeep(self.who, table.seats))
                    return

    def income(self, table: Arena) -> None:
        """The first player skips his very first Income Phase; tokens may make others skip theirs (DT-STATUS-05)."""
        if table.turn == 1:
            table.happened(vocabulary.SKIPPED_INCOME, self.who, rule="DT-TURN-03")
        else:
            table.propose(vocabulary.INCOME, self.who)

    def main_one(self, table: Arena) -> None:
        table.then(Main(self.who))

    def roll_phases(self, table: Arena) -> None:
        table.propose(vocabulary.OFFENSE, self.who)

    def main_two(self, table: Arena) -> None:
        table.then(Main(self.who))

    def discard(self, table: Arena) -> None:
        table.then(Discard(self.who))

    def end_of_turn(self, table: Arena) -> None:
        """DT-STATUS-05: what tokens do, or how they end, at the end of a turn of their holder."""
        if table.in_force.watched >> vocabulary.TURN_OVER & 1:
            table.happened(vocabulary.TURN_OVER, self.who, self.who, rule="DT-SHAD-04")


class Upkeep(Reckoning):
    """The active player's tokens act; their damage and healing are applied together at the end."""

    steps = (
        ("before", "DT-WINDOW-03"),
        ("tokens_act", "DT-UPKEEP-02"),
        ("summed_up", "DT-WINDOW-03"),
        ("apply", "DT-UPKEEP-03"),
    )

    def before(self, table: Arena) -> Decision | None:
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-03")

    def tokens_act(self, table: Arena) -> None:
        table.happened(vocabulary.UPKEEP, self.who, self.who, rule="DT-UPKEEP-01")

    def summed_up(self, table: Arena) -> Decision | None:
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-03")

    def apply(self, table: Arena) -> None:
        self.apply_all(table, "DT-UPKEEP-03")


class Income(Frame):
    """1 CP, then a card."""

    steps = (("combat_point", "DT-INCOME-01"), ("card", "DT-INCOME-03"), ("answers", "DT-WINDOW-04"))

    def combat_point(self, table: Arena) -> None:
        full = table.players[self.who].cp >= vocabulary.MOST_CP
        table.gain_cp(self.who, 1, "DT-INCOME-02" if full else "DT-INCOME-01")

    def card(self, table: Arena) -> None:
        table.draw_cards(self.who, 1, "DT-INCOME-03")

    def answers(self, table: Arena) -> Decision | None:
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-04")


class Main(FreePhase):
    """A Main Phase: sell, upgrade and play cards in any order, as often as one likes."""

    plays = vocabulary.OWN_MAIN
    steps = (("act", "DT-MAIN-01"), ("answers", "DT-WINDOW-05"))

    def act(self, table: Arena) -> Decision | None:
        """Who can do nothing is done, as if he had said so."""
        options = offered(table, self.who, vocabulary.OWN_MAIN)
        if not (table.in_force.restricted and table.stunned(self.who)):
            sales = table.content.sales
            for card in table.players[self.who].hand.cards:
                options.append(sales[card])
        if not options:
            table.acting = self.who
            self.end()
            return None
        options.append(PASSING)
        return Decision(self.who, options)

    def took_act(self, table: Arena, option: Option) -> None:
        if option.verb == PASS:
            self.end()
        elif option.verb == vocabulary.SELL:
            table.sell(self.who, option.subject, "DT-MAIN-02")
        else:
            take_up(table, self.who, option)

    def answers(self, table: Arena) -> Decision | None:
        self.back_to("act")
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-05")


class Discard(FreePhase):
    """Cards are sold until 6 or fewer are left."""

    steps = (("answers", "DT-WINDOW-17"), ("sell", "DT-DISCARD-01"))

    def answers(self, table: Arena) -> Decision | None:
        return open_window(table, self.who, vocabulary.INSTANTS, "DT-WINDOW-17")

    def sell(self, table: Arena) -> Decision | None:
        hand = table.players[self.who].hand.cards
        if len(hand) <= vocabulary.MOST_CARDS:
            return None
        return Decision(self.who, [table.content.sales[card] for card in hand])

    def took_sell(self, table: Arena, option: Option) -> None:
        table.sell(self.who, option.subject, "DT-DISCARD-02")
        self.back_to("sell")
