"""The deeds of Dice Throne: changes of the table that happen at once and never ask."""

from __future__ import annotations

from pionek.core.rules.in_force import ActiveAbility, value
from pionek.core.state.events import dice_as_one
from pionek.core.state.piece import CardNo
from pionek.core.state.table import Result
from pionek.core.state.zones import Zone
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.damage import Harm
from pionek.games.dicethrone.model.phases import DamagePhase
from pionek.games.dicethrone.model.state import BEARERS, BOARDS, FIELDS, State
from pionek.games.dicethrone.vocabulary import TokenNo


class Deeds(State):
    """The table with all deeds. Its procedures are tied in by procedures/table.py."""

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        """Report rolls that a text or the set-up asks for (DT-KEY-07); phases report their own dice."""
        if rule in (self.roll_rule, "DT-SETUP-07"):
            self.happened(vocabulary.ROLLED, who, other=dice_as_one(dice), amount=len(dice), rule=rule)

    def witness(self, moment: int, who: int, subject: int, amount: int, other: int) -> tuple[int, ...]:
        if moment in (vocabulary.HURT, vocabulary.HEALED):
            return (other, subject)
        if moment in (vocabulary.CP_GAINED, vocabulary.CP_LOST, vocabulary.CP_PAID):
            return (self.players[who].cp,)
        return ()

    def gain_cp(self, seat: int, amount: int, rule: str) -> None:
        """CP above 15 are lost; a gain of 0 is not an event (DT-CP-02, -03)."""
        if amount <= 0:
            return
        player = self.players[seat]
        gained = min(amount, vocabulary.MOST_CP - player.cp)
        player.cp += gained
        self.happened(vocabulary.CP_GAINED, seat, -1, gained, -1, rule)

    def lose_cp(self, seat: int, amount: int, rule: str, moment: int = vocabulary.CP_LOST) -> int:
        """Take as many CP as the player has, and return how many; a player never pays more than they have (DT-CP-05)."""
        player = self.players[seat]
        lost = min(amount, player.cp)
        player.cp -= lost
        if lost:
            self.happened(moment, seat, amount=lost, rule=rule)
        return lost

    def steal_cp(self, thief: int, victim: int, amount: int, rule: str) -> int:
        """Take as many CP as the victim has, and return how many; those above 15 are lost (DT-KEY-08, -09, DT-CP-03)."""
        stolen = min(amount, self.players[victim].cp)
        self.players[victim].cp -= stolen
        self.players[thief].cp = min(vocabulary.MOST_CP, self.players[thief].cp + stolen)
        self.happened(vocabulary.STOLEN, thief, amount=stolen, other=victim, rule=rule)
        return stolen

    def draw_cards(self, seat: int, amount: int, rule: str) -> None:
        """Draw cards one by one; the discard pile is shuffled only when a card is needed and the deck is empty (DT-CARD-08)."""
        player = self.players[seat]
        for _ in range(amount):
            if not player.deck.cards:
                if not player.discard:
                    self.happened(vocabulary.NO_CARDS, seat, rule="DT-CARD-04")
                    return
                self.renew_deck(seat)
            card = self.draw(seat, player.deck, player.hand)
            seen = self.seating.knows[seat]
            player.hand.known[-1] |= seen
            self.happened(vocabulary.DREW, seat, card, 0, -1, rule, seen)

    def take_from_deck(self, seat: int, card: CardNo, rule: str) -> None:
        """Take a card that its owner has seen out of the deck into the hand; the others see that a card was drawn."""
        player = self.players[seat]
        seen = self.seating.knows[seat]
        player.deck.remove(card)
        player.hand.put(card, seen)
        self.happened(vocabulary.DREW, seat, card, 0, -1, rule, seen)

    def renew_deck(self, seat: int) -> None:
        """Shuffle the discard pile and make it the deck."""
        player = self.players[seat]
        for card in player.discard:
            player.deck.put(card)
        player.discard = []
        self.shuffle(player.deck)
        self.happened(vocabulary.RESHUFFLED, seat, rule="DT-CARD-04")

    def sell(self, seat: int, card: CardNo, rule: str) -> None:
        """Sell a card for 1 CP (DT-MAIN-02, DT-CARD-06)."""
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.happened(vocabulary.SOLD, seat, card, 0, -1, rule)
        self.gain_cp(seat, 1, rule)

    def heal(self, seat: int, amount: int, rule: str) -> None:
        """Heal at once, or at the end of a phase that adds healing up (DT-HEALTH-01, -02; rulings R-06, R-54)."""
        phase = self.damage_phase()
        if phase is not None and phase.adds_up_healing():
            phase.incoming[seat].healing += amount
            self.note_cause(vocabulary.HEALED, seat)
        else:
            healing = [0] * self.seats
            healing[seat] = amount
            self.apply_together([0] * self.seats, healing, rule)

    def apply_together(self, damage: list[int], healing: list[int], rule: str) -> None:
        """Apply damage and healing of all players at once, not above the maximum and never below 0 (DT-GAME-04 to -07; ruling R-07).

        Nobody is asked in between (DT-WINDOW-16). Damage and healing of teammates at the same time are one sum
        (DT-TEAM-08, -09, -14, DT-DAMAGE-14), and a token that keeps one
        of them from falling keeps the counter of the team.
        """
        before = [player.health for player in self.players]
        most = self.most_health()
        saved: list[int] = []
        for seat in range(self.seats):
            if not (damage[seat] or healing[seat]):
                continue
            after = self.players[seat].health + healing[seat] - damage[seat]
            keeper = seat
            if self.seating.teams:
                mates = self.seating.mates(seat)
                if any(mate < seat and (damage[mate] or healing[mate]) for mate in mates):
                    continue
                after = self.players[seat].health + sum([healing[mate] - damage[mate] for mate in mates])
                keeper = max(mates, key=lambda mate: value(self, vocabulary.LEAST_HEALTH, mate))
            least = value(self, vocabulary.LEAST_HEALTH, keeper)
            if after < least:
                self.set_health(seat, least)
                if least:
                    saved.append(keeper)
            else:
                self.set_health(seat, min(most, after))
        for seat in range(self.seats):
            health = self.players[seat].health
            if healing[seat]:
                healed = self.healed(seat, before[seat], damage, healing)
                cited = "DT-HEALTH-02" if healed else "DT-HEALTH-01"
                self.happened(vocabulary.HEALED, seat, before[seat], healed, before[seat] + healed, cited)
                before[seat] += healed
            if damage[seat]:
                self.happened(vocabulary.HURT, seat, before[seat], damage[seat], health, rule)
        for seat in saved:
            self.happened(vocabulary.SAVED, seat, seat, self.players[seat].health, rule="DT-STATUS-16")

    def healed(self, seat: int, before: int, damage: list[int], healing: list[int]) -> int:
        """How much of its healing a player really got: what goes above the maximum is lost, that of later teammates first."""
        room = self.most_health() - before
        for mate in self.seating.mates(seat):
            room += damage[mate]
            if mate < seat:
                room -= healing[mate]
        return max(0, min(healing[seat], room))

    def set_health(self, seat: int, health: int) -> None:
        """Set the counter of a player, or of the whole team (DT-TEAM-06); at 0 a player is defeated (DT-GAME-04)."""
        if self.seating.teams:
            for mate in self.seating.mates(seat):
                self.players[mate].health = health
        else:
            self.players[seat].health = health
        if health == 0:
            self.unsettled |= vocabulary.DEFEAT

    def incoming(self, victim: int, harm: Harm) -> None:
        """Damage becomes incoming: it waits for the end of the phase, or first for a target.

        Tokens see whether it is an attack (DT-STATUS-05).
        """
        phase = self.running(DamagePhase)
        if victim < 0:
            phase.unaimed.append(harm)
            self.happened(vocabulary.UNAIMED, phase.who, amount=harm.amount, other=harm.kind, rule="DT-TARGET-01")
            return
        phase.incoming[victim].harms.append(harm)
        self.note_cause(vocabulary.HURT, victim)
        if harm.token >= 0:
            self.happened(vocabulary.INCOMING_FROM, victim, harm.token, harm.amount, harm.kind, rule="DT-DAMAGE-01")
        else:
            attacker = harm.dealer if harm.attack else -1
            self.happened(vocabulary.INCOMING, victim, attacker, harm.amount, harm.kind, rule="DT-DAMAGE-01")

    def put_token(self, seat: int, token: TokenNo, amount: int, giver: int, rule: str) -> int:
        """Put as many tokens on a board as fit, and return how many (DT-STATUS-03, -04, -14)."""
        placed = self.lay_token(seat, token, amount)
        if placed:
            moment = vocabulary.GAINED if giver == seat else vocabulary.INFLICTED
            self.happened(moment, seat, token, placed, rule=rule)
        if placed < amount:
            self.happened(vocabulary.NOT_PLACED, seat, token, amount - placed, rule="DT-STATUS-14")
        return placed

    def lay_token(self, seat: int, token: TokenNo, amount: int) -> int:
        """Lay tokens on a board, as far as they fit, and return how many; they act from now on (DT-STATUS-05, -14).

        The turn remembers which tokens are new (DT-SHAD-04, DT-STATUS-10).
        """
        player = self.players[seat]
        placed = min(amount, self.limit(seat, token) - player.tokens[token])
        if placed <= 0:
            return 0
        if not player.tokens[token]:
            for ability in self.content.tokens[token].abilities:
                self.stand(ActiveAbility(ability, seat, seat * BEARERS + token))
            if self.content.tokens[token].uses:
                player.spendable |= 1 << token
        player.tokens[token] += placed
        if self.content.tokens[token].ages:
            turn = self.turn_frame()
            if turn is not None:
                turn.gained.extend([seat * BEARERS + token] * placed)
        return placed

    def take_token(self, seat: int, token: TokenNo, amount: int, rule: str) -> int:
        """Take tokens off a board, and return how many (DT-STATUS-07, -08)."""
        taken = self.lift_token(seat, token, amount)
        if taken:
            self.happened(vocabulary.REMOVED, seat, token, taken, rule=rule)
        return taken

    def lift_token(self, seat: int, token: TokenNo, amount: int, aged: bool = False) -> int:
        """Lift tokens off a board, and return how many (DT-STATUS-08); those that are left still act (DT-STATUS-05).

        The newest tokens go first; `aged` takes tokens that were there before this turn (DT-STATUS-10; ruling R-43).
        """
        player = self.players[seat]
        taken = min(amount, player.tokens[token])
        if taken <= 0:
            return 0
        player.tokens[token] -= taken
        bearer = seat * BEARERS + token
        if not player.tokens[token]:
            self.fall(bearer)
            player.spendable &= ~(1 << token)
        turn = self.turn_frame() if not aged else None
        if turn is not None:
            for _ in range(min(taken, turn.gained.count(bearer))):
                turn.gained.remove(bearer)
        return taken

    def raise_level(self, seat: int, place: int, level: int) -> None:
        """Put another level of a field in force, or none with level 0; a passive ability there changes with it (DT-UPGRADE-01)."""
        player = self.players[seat]
        bearer = BOARDS + seat * FIELDS + place
        self.fall(bearer)
        player.levels = player.levels[:]
        player.levels[place] = level
        for entry in self.passives(seat):
            if entry.bearer == bearer:
                self.stand(entry)

    def throw_away(self, seat: int, card: CardNo, rule: str) -> None:
        """Discard a card of the hand; all players see it."""
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.happened(vocabulary.DISCARDED, seat, card, rule=rule)

    def check_defeat(self) -> None:
        """A player at 0 is out; the last side left wins; all at once is a draw (DT-GAME-01, -04, -05, -08)."""
        sides = self.seating.sides
        standing = [seat for seat in range(self.seats) if self.players[seat].health > 0]
        fallen = [seat for seat in range(self.seats) if seat not in standing and not self.players[seat].out]
        rule = "DT-TEAM-13" if self.seating.teams else "DT-GAME-04"
        for seat in fallen:
            self.players[seat].out = True
            self.happened(vocabulary.DEFEATED, seat, rule=rule)
        if not standing:
            self.finish(Result((), "draw", "DT-GAME-05"))
        elif len({sides[seat] for seat in standing}) == 1:
            cause, rule = ("health", "DT-GAME-01") if self.seats == 2 else ("last", "DT-GAME-08")
            self.finish(Result(tuple(self.seating.mates(standing[0])), cause, rule))
        else:
            for seat in fallen:
                self.leave_game(seat)

    def leave_game(self, seat: int) -> None:
        """A defeated player leaves with cards, board and tokens, and their turn ends at once (DT-GAME-08; ruling R-23).

        Tokens that the player gave to others stay (DT-STATUS-06).
        """
        self.drop(seat)
        player = self.players[seat]
        for token in range(len(player.tokens)):
            if player.tokens[token]:
                player.tokens[token] = 0
                self.fall(seat * BEARERS + token)
        for place in range(len(player.levels)):
            self.raise_level(seat, place, 0)
        player.spendable = 0
        for card in [*player.discard, *player.upgrades]:
            player.deck.put(card)
        for at in range(len(player.hand.cards)):
            player.deck.put(player.hand.cards[at], player.hand.known[at])
        player.discard = []
        player.upgrades = []
        player.hand = Zone(seat, [], [])
        self.waiting = [trigger for trigger in self.waiting if trigger.seat != seat]
