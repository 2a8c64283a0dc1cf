"""The deeds of Dice Throne: changes of the table that happen at once and ask nobody."""

from __future__ import annotations

from pionek.core.rules.in_force import ActiveAbility, value
from pionek.core.state.table import Result
from pionek.core.state.zones import Zone
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.damage import Harm
from pionek.games.dicethrone.model.player import Player
from pionek.games.dicethrone.model.seating import Seating
from pionek.games.dicethrone.model.state import BEARERS, BOARDS, FIELDS, State


class Deeds(State):
    """The table with all deeds. Its procedures are tied in by procedures/table.py."""

    def lay_out(self, heroes: list[int], seating: Seating, promo: bool) -> None:
        """DT-SETUP-01 to -04: before each player the board, the deck and the counters of his hero."""
        content = self.content
        self.seating = seating
        for seat in range(len(heroes)):
            hero = content.heroes[heroes[seat]]
            cards = content.deck(hero.index, promo)
            deck = Zone(seat, cards, [0] * len(cards))
            hand = Zone(seat, [], [])
            kinds = len(content.tokens)
            player = Player(hero.index, seating.health, deck, hand, [1] * len(hero.slots), [0] * kinds, [0] * kinds)
            player.spendable = vocabulary.PASSIVE if content.payable[hero.index] else 0
            self.players.append(player)
            for entry in self.passives(seat):
                self.stand(entry)

    def gain_cp(self, seat: int, amount: int, rule: str) -> None:
        """DT-CP-02, -03: what does not fit below 15 is lost. A gain of nothing is none, and nobody need be told of it."""
        if amount <= 0:
            return
        player = self.players[seat]
        gained = min(amount, vocabulary.MOST_CP - player.cp)
        player.cp += gained
        self.happened(vocabulary.CP_GAINED, seat, -1, gained, -1, rule)

    def lose_cp(self, seat: int, amount: int, rule: str, moment: int = vocabulary.CP_LOST) -> int:
        """As many as there are, if they are taken from him; what he pays of his own accord he has (DT-CP-05)."""
        player = self.players[seat]
        lost = min(amount, player.cp)
        player.cp -= lost
        if lost:
            self.happened(moment, seat, amount=lost, rule=rule)
        return lost

    def draw_cards(self, seat: int, amount: int, rule: str) -> None:
        """DT-CARD-08: one by one; the discard pile is shuffled only when a card is needed and the deck is empty."""
        player = self.players[seat]
        for _ in range(amount):
            if not player.deck.cards:
                if not player.discard:
                    return
                self.renew_deck(seat)
            card = self.draw(seat, player.deck, player.hand)
            seen = self.seating.knows[seat]
            player.hand.known[-1] |= seen
            self.happened(vocabulary.DREW, seat, card, 0, -1, rule, seen)

    def renew_deck(self, seat: int) -> None:
        player = self.players[seat]
        for card in player.discard:
            player.deck.put(card)
        player.discard = []
        self.shuffle(player.deck)
        self.happened(vocabulary.RESHUFFLED, seat, rule="DT-CARD-04")

    def sell(self, seat: int, card: int, rule: str) -> None:
        """DT-MAIN-02, DT-CARD-06: any card is worth 1 CP."""
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.happened(vocabulary.SOLD, seat, card, 0, -1, rule)
        self.gain_cp(seat, 1, rule)

    def heal(self, seat: int, amount: int, rule: str) -> None:
        """DT-HEALTH-01, -02: at once, or at the end of the phase that adds it up (gaps Q6, Q54)."""
        frame = self.reckoning()
        if frame is not None and frame.adds_up_healing(self):
            frame.incoming[seat].healing += amount
        else:
            self.apply(seat, 0, amount, rule)

    def apply(self, seat: int, damage: int, healing: int, rule: str) -> None:
        """Damage and healing of one player at the same time."""
        damages, healings = [0] * self.seats, [0] * self.seats
        damages[seat], healings[seat] = damage, healing
        self.apply_together(damages, healings, rule)

    def apply_together(self, damage: list[int], healing: list[int], rule: str) -> None:
        """All at once, not above the maximum and never below 0 (DT-GAME-04, -05, gaps Q7).

        What teammates take and regain at the same time is one sum (DT-TEAM-08, -09, -14), and what keeps one of them
        from falling keeps the counter of them all.
        """
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
                self.happened(vocabulary.HEALED, seat, amount=healing[seat], other=health, rule="DT-HEALTH-02")
            if damage[seat]:
                self.happened(vocabulary.HURT, seat, amount=damage[seat], other=health, rule=rule)
        for seat in saved:
            self.happened(vocabulary.SAVED, seat, seat, self.players[seat].health, rule="DT-STATUS-16")

    def set_health(self, seat: int, health: int) -> None:
        """Turn a counter: one's own, or the common one of a team (DT-TEAM-06); at 0 somebody falls (DT-GAME-04)."""
        if self.seating.teams:
            for mate in self.seating.mates(seat):
                self.players[mate].health = health
        else:
            self.players[seat].health = health
        if health == 0:
            self.unsettled |= vocabulary.DEFEAT

    def incoming(self, victim: int, harm: Harm) -> None:
        """Damage is about to be dealt to a player: it waits for the end of the phase, or first for a target.

        DT-STATUS-05: tokens see whether it is an attack.
        """
        frame = self.reckoning()
        assert frame is not None
        if victim < 0:
            frame.unaimed.append(harm)
            self.happened(vocabulary.UNAIMED, frame.who, amount=harm.amount, other=harm.kind, rule="DT-TARGET-01")
            return
        frame.incoming[victim].harms.append(harm)
        attacker = harm.dealer if harm.attack else -1
        self.happened(vocabulary.INCOMING, victim, attacker, harm.amount, harm.kind, rule="DT-DAMAGE-01")

    def put_token(self, seat: int, token: int, amount: int, giver: int, rule: str) -> int:
        """DT-STATUS-03 to -05, -14: as many as fit come into play and act from now on.

        DT-SHAD-04, DT-STATUS-10: the turn remembers which are new.
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
        moment = vocabulary.GAINED if giver == seat else vocabulary.INFLICTED
        self.happened(moment, seat, token, placed, rule=rule)
        return placed

    def take_token(self, seat: int, token: int, amount: int, rule: str, aged: bool = False) -> int:
        """DT-STATUS-05, -07, -08: so many, if there are, go back to the leaflet; those that are left still act.

        DT-STATUS-10: the newest go first, unless it must be some that were there before this turn (gaps Q43).
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
        self.happened(vocabulary.REMOVED, seat, token, taken, rule=rule)
        return taken

    def raise_level(self, seat: int, place: int, level: int) -> None:
        """DT-UPGRADE-01: another level of a field is in force, or none; a passive ability there changes with it."""
        player = self.players[seat]
        bearer = BOARDS + seat * FIELDS + place
        self.fall(bearer)
        player.levels = player.levels[:]
        player.levels[place] = level
        for entry in self.passives(seat):
            if entry.bearer == bearer:
                self.stand(entry)

    def throw_away(self, seat: int, card: int, rule: str) -> None:
        """A card of the hand is discarded: everybody sees it."""
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.happened(vocabulary.DISCARDED, seat, card, rule=rule)

    def check_defeat(self) -> None:
        """DT-GAME-01, -04, -05, -08: whoever shows 0 is out; the last side left wins; all at once is a draw."""
        sides = self.seating.sides
        fallen: list[int] = []
        standing: list[int] = []
        for seat in range(self.seats):
            player = self.players[seat]
            if player.health > 0:
                standing.append(seat)
            elif not player.out:
                fallen.append(seat)
        rule = "DT-TEAM-13" if self.seating.teams else "DT-GAME-04"
        for seat in fallen:
            self.players[seat].out = True
            self.happened(vocabulary.DEFEATED, seat, rule=rule)
        if not standing:
            self.finish(Result((), "draw", "DT-GAME-05"))
        elif len({sides[seat] for seat in standing}) == 1:
            winners = [seat for seat in range(self.seats) if sides[seat] == sides[standing[0]]]
            if self.seats == 2:
                self.finish(Result(tuple(winners), "health", "DT-GAME-01"))
            else:
                self.finish(Result(tuple(winners), "last", "DT-GAME-08"))
        else:
            for seat in fallen:
                self.leave_game(seat)

    def leave_game(self, seat: int) -> None:
        """DT-GAME-08, gaps Q23: cards, board and tokens of a fallen player leave with him; his own turn ends at once."""
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
