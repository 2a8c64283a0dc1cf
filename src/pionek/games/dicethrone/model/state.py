"""What is in play in Dice Throne, and what the rules ask about it."""

from __future__ import annotations

from typing import Final

from pionek.core.language.effects import Resolution
from pionek.core.rules.in_force import ActiveAbility, banned
from pionek.core.rules.rolls import Roll
from pionek.core.rules.windows import Window
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.core.state.table import Table
from pionek.core.state.zones import Zone
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.content import DiceThroneContent
from pionek.games.dicethrone.model.phases import Reckoning, TurnFrame
from pionek.games.dicethrone.model.player import Player
from pionek.games.dicethrone.model.seating import Seating

BEARERS: Final = 64
"""The bearer of a token's abilities is numbered seat * BEARERS + token."""
BOARDS: Final = 1024
FIELDS: Final = 16
"""That of a passive ability is numbered BOARDS + seat * FIELDS + its field on the board."""


class State(Table[DiceThroneContent]):
    """A match of Dice Throne: what lies on the table, and the deeds. Its procedures are tied in by Throne."""

    seating: Seating = later()
    active: int = later(0)
    first: int = later(-1)
    turn: int = later(0)
    cap: int = later(0)
    players: list[Player] = later([])

    not_state = (*Table.not_state, "seating")
    checks = ((vocabulary.DEFEAT, "check_defeat"),)
    roll_rule = "DT-KEY-07"

    # What the core asks

    def zones(self) -> list[Zone]:
        return [zone for player in self.players for zone in (player.deck, player.hand)]

    def active_seat(self) -> int:
        return self.active

    def bearer_kind(self) -> str:
        return "token"

    def base(self, what: int, subject: int) -> int:
        """The roll attempts of a seat, and how low its health can go."""
        return vocabulary.ROLL_ATTEMPTS if what == vocabulary.ATTEMPTS else 0

    def printed_abilities(self) -> list[ActiveAbility]:
        """DT-STATUS-05, DT-PASSIVE-01: what the tokens on the boards and passive abilities do."""
        found: list[ActiveAbility] = []
        for seat in range(self.seats):
            found.extend(self.passives(seat))
            for token in self.content.tokens:
                if self.players[seat].tokens[token.index]:
                    bearer = seat * BEARERS + token.index
                    found.extend([ActiveAbility(ability, seat, bearer) for ability in token.abilities])
        return found

    def passives(self, seat: int) -> list[ActiveAbility]:
        """DT-PASSIVE-01: what is always active on a board."""
        player = self.players[seat]
        found: list[ActiveAbility] = []
        for index in self.content.passive[player.hero]:
            ability = self.content.board[index]
            if player.levels[ability.place] == ability.level:
                bearer = BOARDS + seat * FIELDS + ability.place
                found.extend([ActiveAbility(each, seat, bearer) for each in ability.abilities])
        return found

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        """Rolls that a text asks for (DT-KEY-07); those of a phase tell of all its dice themselves."""
        if rule in (self.roll_rule, "DT-SETUP-07"):
            self.happened(vocabulary.ROLLED, who, other=shown(dice), amount=len(dice), rule=rule)

    def after_roll(self, roll: Roll) -> Frame | None:
        """Dice rolled by any text can be altered before the result is used; a Main Phase card may be interrupted."""
        if roll.reason != self.roll_rule:
            return None
        below = self.agenda[-2]
        assert isinstance(below, Resolution)
        if below.mode == vocabulary.BY_MAIN_CARD:
            return Window(self.active, vocabulary.INSTANTS, "DT-WINDOW-05")
        of_ability = below.mode in (vocabulary.BY_ABILITY, vocabulary.BY_DEFENSE)
        return Window(self.active, self.dice_window(), "DT-WINDOW-09" if of_ability else "DT-WINDOW-19")

    def dice_window(self) -> int:
        return vocabulary.DICE_IN_ROLL_PHASE if self.roll_phase() is not None else vocabulary.DICE_NOW

    def between(self, frame: Frame) -> Frame | None:
        """DT-KEY-03: "Then" is a window, but not inside an instant, a Roll Phase card or a token (DT-WINDOW-19)."""
        assert isinstance(frame, Resolution)
        if frame.mode == vocabulary.BY_MAIN_CARD:
            return Window(self.active, vocabulary.INSTANTS, "DT-WINDOW-10")
        if frame.mode == vocabulary.BY_ABILITY:
            return Window(self.active, vocabulary.ROLL_PHASE, "DT-WINDOW-10")
        return None

    # Asking

    def opponents(self, seat: int) -> list[int]:
        """The players of other sides who are still in the game, clockwise."""
        sides = self.seating.sides
        seats = self.seats
        found: list[int] = []
        for offset in range(1, seats):
            other = (seat + offset) % seats
            if sides[other] != sides[seat] and not self.players[other].out:
                found.append(other)
        return found

    def opponent(self, seat: int) -> int:
        """The one opponent; -1 when there are several (DT-TURN-04, DT-TARGET-01, gaps Q20)."""
        if self.seats == 2:
            return 1 - seat
        opponents = self.opponents(seat)
        return opponents[0] if len(opponents) == 1 else -1

    def aimed_at(self, seat: int) -> int:
        """Whom a text of this player means now, where it says "the target": -1 as long as nobody is found.

        DT-NAMED-04, -05, DT-TARGET-01: in an attack of his side that is the one attacked, in an attack of others the
        attacker, else the only opponent.
        """
        phase = self.roll_phase()
        if phase is None:
            return self.opponent(seat)
        return phase.target if self.same_side(phase.who, seat) else phase.who

    def in_play(self) -> list[int]:
        """Everybody who is not out."""
        return [seat for seat in range(self.seats) if not self.players[seat].out]

    def leaders(self) -> list[int]:
        """DT-KING-05: who has the most health at this moment."""
        most = max([player.health for player in self.players])
        return [seat for seat in range(self.seats) if self.players[seat].health == most]

    def same_side(self, one: int, other: int) -> bool:
        return self.seating.sides[one] == self.seating.sides[other]

    def most_health(self) -> int:
        """DT-HEALTH-01, DT-TEAM-14: how far healing can go."""
        return self.seating.health + vocabulary.HEALING_ROOM

    def roll_phase(self) -> Reckoning | None:
        """The roll phases under way (DT-ROLLCARD-01), if there are any."""
        frame = self.reckoning()
        return frame if frame is not None and frame.is_roll_phase else None

    def reckoning(self) -> Reckoning | None:
        for frame in reversed(self.agenda):
            if isinstance(frame, Reckoning):
                return frame
        return None

    def stunned(self, seat: int) -> bool:
        """DT-PYRO-05: whether he can take no action."""
        return banned(self, vocabulary.PLAY, seat) is not None

    def limit(self, seat: int, token: int) -> int:
        return self.content.tokens[token].limit + self.players[seat].limits[token]

    def turn_frame(self) -> TurnFrame | None:
        """The turn under way: there is none during the set-up. DT-COMPANION-02, DT-SHAD-04: what it remembers."""
        for frame in self.agenda:
            if isinstance(frame, TurnFrame):
                return frame
        return None

    def fresh(self, seat: int, token: int) -> int:
        """How many tokens of a kind he has gained in this turn (gaps Q43)."""
        turn = self.turn_frame()
        return turn.gained.count(seat * BEARERS + token) if turn is not None else 0


def shown(dice: list[int]) -> int:
    """Dice as one number, three bits each, for events."""
    packed = 0
    for at in range(len(dice)):
        packed |= dice[at] << (3 * at)
    return packed
