"""What is in play in Dice Throne, and what the rules ask about it."""

from __future__ import annotations

from typing import Final

from pionek.core.rules.in_force import ActiveAbility, banned
from pionek.core.state.fields import later
from pionek.core.state.table import Table
from pionek.core.state.zones import Zone
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.content import DiceThroneContent
from pionek.games.dicethrone.model.phases import DamagePhase, RollPhaseFrame, TurnFrame
from pionek.games.dicethrone.model.player import Player
from pionek.games.dicethrone.model.seating import Seating
from pionek.games.dicethrone.vocabulary import FaceNo, TokenNo

BEARERS: Final = 64
"""The bearer of a token's abilities has the number seat * BEARERS + token."""
BOARDS: Final = 1024
FIELDS: Final = 16
"""The bearer of a passive ability has the number BOARDS + seat * FIELDS + its field on the board."""


class State(Table[DiceThroneContent]):
    """A match of Dice Throne: what lies on the table, and questions about it that change nothing."""

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
        """The roll attempts of a seat, or the least health it can have."""
        return vocabulary.ROLL_ATTEMPTS if what == vocabulary.ATTEMPTS else 0

    def printed_abilities(self) -> list[ActiveAbility]:
        """The abilities of tokens on the boards, and the passive ones (DT-STATUS-05, DT-PASSIVE-01)."""
        found: list[ActiveAbility] = []
        for seat in range(self.seats):
            found.extend(self.passives(seat))
            for token in self.content.tokens:
                if self.players[seat].tokens[token.index]:
                    bearer = seat * BEARERS + token.index
                    found.extend([ActiveAbility(ability, seat, bearer) for ability in token.abilities])
        return found

    def passives(self, seat: int) -> list[ActiveAbility]:
        """The passive abilities on a board (DT-PASSIVE-01)."""
        player = self.players[seat]
        found: list[ActiveAbility] = []
        for index in self.content.passive[player.hero]:
            ability = self.content.board[index]
            if player.levels[ability.place] == ability.level:
                bearer = BOARDS + seat * FIELDS + ability.place
                found.extend([ActiveAbility(each, seat, bearer) for each in ability.abilities])
        return found

    # Players

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
        """The one opponent; -1 when there are several (DT-TURN-04, DT-TARGET-01; ruling R-20)."""
        if self.seats == 2:
            return 1 - seat
        opponents = self.opponents(seat)
        return opponents[0] if len(opponents) == 1 else -1

    def aimed_at(self, seat: int) -> int:
        """The player whom "the target" means now in a text of this seat; -1 as long as there is no target.

        In an attack of the seat's side it is the attacked player, in an attack of others the attacker, else the only
        opponent (DT-NAMED-04, -05, DT-TARGET-01).
        """
        phase = self.roll_phase()
        if phase is None:
            return self.opponent(seat)
        return phase.target if self.same_side(phase.who, seat) else phase.who

    def in_play(self) -> list[int]:
        """The players who are not out."""
        return [seat for seat in range(self.seats) if not self.players[seat].out]

    def leaders(self) -> list[int]:
        """The players with the most health at this moment (DT-KING-05)."""
        most = max([player.health for player in self.players])
        return [seat for seat in range(self.seats) if self.players[seat].health == most]

    def same_side(self, one: int, other: int) -> bool:
        return self.seating.sides[one] == self.seating.sides[other]

    def most_health(self) -> int:
        """The most that healing can bring (DT-HEALTH-01, DT-TEAM-14)."""
        return self.seating.health + vocabulary.HEALING_ROOM

    def stunned(self, seat: int) -> bool:
        """Whether the player can take no action (DT-PYRO-05)."""
        return banned(self, vocabulary.PLAY, seat) is not None

    # Phases. They are asked for several times in each decision, so these are loops of their own: `nearest` would cost 5 per
    # cent of a decision. There is never more than one of each, and a phase lies above the match and its turn.

    def roll_phase(self) -> RollPhaseFrame | None:
        """The roll phases in progress, if there are any (DT-ROLLCARD-01)."""
        for frame in self.agenda[2:]:
            if isinstance(frame, RollPhaseFrame):
                return frame
        return None

    def damage_phase(self) -> DamagePhase | None:
        """The phase in progress that adds damage up, if there is one."""
        for frame in self.agenda[2:]:
            if isinstance(frame, DamagePhase):
                return frame
        return None

    def turn_frame(self) -> TurnFrame | None:
        """The turn in progress; there is none during the set-up."""
        for frame in self.agenda[1:]:
            if isinstance(frame, TurnFrame):
                return frame
        return None

    # Tokens

    def limit(self, seat: int, token: TokenNo) -> int:
        """The stack limit of a player; it grows only if an effect raises it (DT-STATUS-15, DT-KEY-13)."""
        return self.content.tokens[token].limit + self.players[seat].limits[token]

    def fits(self, seat: int, token: TokenNo) -> bool:
        """Whether one more token of a kind fits on a board, wherever it came from (DT-STATUS-14, -19)."""
        return self.players[seat].tokens[token] < self.limit(seat, token)

    def fresh(self, seat: int, token: TokenNo) -> int:
        """How many tokens of a kind a player has gained in this turn (ruling R-43)."""
        return self.running(TurnFrame).gained.count(seat * BEARERS + token)

    def spent(self, bearer: int) -> bool:
        """Whether a token that can be spent once a turn has been spent in this turn (DT-COMPANION-02)."""
        return bearer in self.running(TurnFrame).spent

    def has_status(self, seat: int) -> bool:
        """Whether a status effect lies on the board; companions are not status effects (DT-STATUS-08, DT-COMPANION-01)."""
        tokens = self.players[seat].tokens
        if not any(tokens):
            return False
        for token in self.content.removable:
            if tokens[token]:
                return True
        return False

    def companions(self, seat: int) -> int:
        """How many companions a player has."""
        tokens = self.players[seat].tokens
        return sum([tokens[token] for token in self.content.companions])

    # Dice

    def die_of(self, seat: int) -> list[FaceNo]:
        """The six faces of the dice of a seat's hero."""
        return self.content.heroes[self.players[seat].hero].die

    def count_face(self, seat: int, dice: list[int], face: FaceNo) -> int:
        """How many of these dice, thrown by a seat, show a symbol."""
        die = self.die_of(seat)
        found = 0
        for number in dice:
            if die[number - 1] == face:
                found += 1
        return found
