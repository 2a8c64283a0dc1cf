"""What is in play in Dice Throne, and the deeds that change it."""

from __future__ import annotations

from typing import ClassVar, Final

from pionek.core.effects import Agreed, Resolve
from pionek.core.frame import Frame
from pionek.core.rolls import Roll
from pionek.core.standing import Standing
from pionek.core.table import Result, Table
from pionek.core.windows import Window
from pionek.core.zones import Zone
from pionek.games.dicethrone import words
from pionek.games.dicethrone.content import Heroes
from pionek.games.dicethrone.damage import Harm, Incoming

BEARERS: Final = 64
"""The bearer of a token's abilities is numbered seat * BEARERS + token."""


class Player:
    """One hero in play. Cards are numbers of definitions; tokens are counted by kind; fields of the board by level."""

    __slots__ = ("cp", "deck", "discard", "hand", "health", "hero", "levels", "limits", "tokens", "upgrades")

    refers: ClassVar[dict[str, str]] = {"hero": "hero", "discard": "card", "upgrades": "card"}

    def __init__(self, hero: int, slots: int, tokens: int, deck: Zone, hand: Zone) -> None:
        self.hero = hero
        self.health = words.STARTING_HEALTH
        self.cp = words.STARTING_CP
        self.deck = deck
        self.hand = hand
        self.discard: list[int] = []
        self.upgrades: list[int] = []
        self.levels = [1] * slots
        self.tokens = [0] * tokens
        self.limits = [0] * tokens

    def clone(self) -> Player:
        new = Player.__new__(Player)
        new.hero = self.hero
        new.health = self.health
        new.cp = self.cp
        new.deck = self.deck.clone()
        new.hand = self.hand.clone()
        new.discard = self.discard[:]
        new.upgrades = self.upgrades[:]
        new.levels = self.levels[:]
        new.tokens = self.tokens[:]
        new.limits = self.limits[:]
        return new


class FreePhase(Frame):
    """A phase in which its player acts of his own accord: what he may play then, and whether he may sell."""

    __slots__ = ()

    plays: ClassVar[int] = 0


class Reckoning(Agreed):
    """A phase whose damage and healing are added up and applied together at its end.

    The fields below `incoming` are about an attack: its target, whether it is an ultimate or has been made
    undefendable, what its maker takes himself if it gets through, the tokens it placed, and what it dealt to whom.
    """

    __slots__ = ("dealt", "incoming", "placed", "recoil", "target", "ultimate", "undefendable")

    is_roll_phase: ClassVar[bool] = False
    refers: ClassVar[dict[str, str]] = {"placed": "token"}

    def __init__(self, who: int, seats: int, target: int = -1) -> None:
        self.at = 0
        self.who = who
        self.due = []
        self.incoming = [Incoming() for _ in range(seats)]
        self.target = target
        self.ultimate = False
        self.undefendable = False
        self.recoil = 0
        self.placed: list[int] = []
        self.dealt = [0] * seats

    def copy_into(self, new: Reckoning) -> None:
        """The part of a clone that such phases share."""
        new.at = self.at
        new.who = self.who
        new.due = [due.clone() for due in self.due]
        new.incoming = [each.clone() for each in self.incoming]
        new.target = self.target
        new.ultimate = self.ultimate
        new.undefendable = self.undefendable
        new.recoil = self.recoil
        new.placed = self.placed[:]
        new.dealt = self.dealt[:]

    def adds_up_healing(self, table: Arena) -> bool:
        """Whether healing now waits for the end of the phase (DT-UPKEEP-03, DT-DEFENSE-08)."""
        return True

    def attack(self) -> Harm | None:
        """The main damage of the attack, if this is one."""
        return self.incoming[self.target].attack() if self.target >= 0 else None

    def apply_all(self, table: Arena, rule: str) -> None:
        """DT-DEFENSE-08, DT-UPKEEP-03: all damage and healing of the phase at the same time, nothing in between."""
        final = [each.final() for each in self.incoming]
        if self.target >= 0:
            reflected = self.incoming[self.target].reflected()
            final[self.who] += reflected + (self.recoil if final[self.target] else 0)
        for seat in range(len(final)):
            healing = self.incoming[seat].healing
            if final[seat] or healing:
                self.dealt[seat] += final[seat]
                table.apply(seat, final[seat], healing, rule)
            if not self.incoming[seat].is_empty():
                self.incoming[seat] = Incoming()


class Arena(Table):
    """A match of Dice Throne: what lies on the table, and the deeds. Its procedures are tied in by Throne."""

    __slots__ = ("active", "box", "cap", "first", "players", "turn")

    not_state = (*Table.not_state, "box")
    checks = ((words.DEFEAT, "check_defeat"),)
    roll_rule = "DT-KEY-07"

    def __init__(self, content: Heroes, heroes: list[int], promo: bool, seed: int) -> None:
        super().__init__(content, len(heroes), seed)
        self.box = content  # what `content` is in this game
        self.active = 0
        self.first = -1
        self.turn = 0
        self.cap = 0
        self.players: list[Player] = []
        for seat in range(len(heroes)):
            hero = content.heroes[heroes[seat]]
            cards = content.deck(hero.index, promo)
            deck = Zone(seat, cards, [0] * len(cards))
            self.players.append(Player(hero.index, len(hero.slots), len(content.tokens), deck, Zone(seat, [], [])))

    def copy_arena(self, new: Arena) -> None:
        """What a clone takes over."""
        self.copy_into(new)
        new.box = self.box
        new.active = self.active
        new.cap = self.cap
        new.first = self.first
        new.turn = self.turn
        new.players = [player.clone() for player in self.players]

    # What the core asks

    def zones(self) -> list[Zone]:
        return [zone for player in self.players for zone in (player.deck, player.hand)]

    def active_seat(self) -> int:
        return self.active

    def hides_cards(self, seat: int) -> bool:
        return bool(self.players[seat].hand.cards)

    def bearer_kind(self) -> str:
        return "token"

    def base(self, what: int, subject: int) -> int:
        """The one value that content changes so far: the roll attempts of a seat (words.ATTEMPTS)."""
        return words.ROLL_ATTEMPTS

    def in_force(self) -> list[Standing]:
        """DT-STATUS-05: what the tokens on the boards do."""
        found: list[Standing] = []
        for seat in range(self.seats):
            for token in self.box.tokens:
                if self.players[seat].tokens[token.index]:
                    bearer = seat * BEARERS + token.index
                    found.extend([Standing(ability, seat, bearer) for ability in token.abilities])
        return found

    def rolled(self, who: int, dice: list[int], rule: str) -> None:
        """Rolls that a text asks for (DT-KEY-07); those of a phase tell of all its dice themselves."""
        if rule in (self.roll_rule, "DT-SETUP-07"):
            self.happened(words.ROLLED, who, other=shown(dice), amount=len(dice), rule=rule)

    def after_roll(self, roll: Roll) -> Frame | None:
        """Dice rolled by any text can be altered before the result is used; a Main Phase card may be interrupted."""
        if roll.reason != self.roll_rule:
            return None
        below = self.agenda[-2]
        assert isinstance(below, Resolve)
        if below.mode == words.BY_MAIN_CARD:
            return Window(self.active, words.INSTANTS, "DT-WINDOW-05")
        of_ability = below.mode in (words.BY_ABILITY, words.BY_DEFENSE)
        return Window(self.active, self.dice_window(), "DT-WINDOW-09" if of_ability else "DT-WINDOW-19")

    def dice_window(self) -> int:
        return words.DICE_IN_ROLL_PHASE if self.roll_phase() is not None else words.DICE_NOW

    def between(self, frame: Frame) -> Frame | None:
        """DT-KEY-03: "Then" is a window, but not inside an instant, a Roll Phase card or a token (DT-WINDOW-19)."""
        assert isinstance(frame, Resolve)
        if frame.mode == words.BY_MAIN_CARD:
            return Window(self.active, words.INSTANTS, "DT-WINDOW-10")
        if frame.mode == words.BY_ABILITY:
            return Window(self.active, words.ROLL_PHASE, "DT-WINDOW-10")
        return None

    # Asking

    def opponent(self, seat: int) -> int:
        return 1 - seat

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
        return bool(self.players[seat].tokens[self.box.stun])

    def limit(self, seat: int, token: int) -> int:
        return self.box.tokens[token].limit + self.players[seat].limits[token]

    # Deeds

    def gain_cp(self, seat: int, amount: int, rule: str) -> None:
        """DT-CP-02, -03: what does not fit below 15 is lost."""
        player = self.players[seat]
        gained = min(amount, words.MOST_CP - player.cp)
        player.cp += gained
        self.happened(words.CP_GAINED, seat, amount=gained, rule=rule)

    def lose_cp(self, seat: int, amount: int, rule: str) -> int:
        player = self.players[seat]
        lost = min(amount, player.cp)
        player.cp -= lost
        self.happened(words.CP_LOST, seat, amount=lost, rule=rule)
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
            self.happened(words.DREW, seat, card, rule=rule, seen=1 << seat)

    def renew_deck(self, seat: int) -> None:
        player = self.players[seat]
        for card in player.discard:
            player.deck.put(card)
        player.discard = []
        self.shuffle(player.deck)
        self.happened(words.RESHUFFLED, seat, rule="DT-CARD-04")

    def sell(self, seat: int, card: int, rule: str) -> None:
        """DT-MAIN-02, DT-CARD-06: any card is worth 1 CP."""
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.happened(words.SOLD, seat, card, rule=rule)
        self.gain_cp(seat, 1, rule)

    def heal(self, seat: int, amount: int, rule: str) -> None:
        """DT-HEALTH-01, -02: at once, or at the end of the phase that adds it up (gaps Q6, Q54)."""
        frame = self.reckoning()
        if frame is not None and frame.adds_up_healing(self):
            frame.incoming[seat].healing += amount
        else:
            self.apply(seat, 0, amount, rule)

    def apply(self, seat: int, damage: int, healing: int, rule: str) -> None:
        """Damage and healing at the same time, not above the maximum, and never below 0 (DT-GAME-04, -05, gaps Q7)."""
        player = self.players[seat]
        before = player.health
        player.health = max(0, min(words.STARTING_HEALTH + words.HEALING_ROOM, before + healing - damage))
        if healing:
            self.happened(words.HEALED, seat, amount=healing, other=player.health, rule="DT-HEALTH-02")
        if damage:
            self.happened(words.HURT, seat, amount=damage, other=player.health, rule=rule)
        if player.health == 0:
            self.unsettled |= words.DEFEAT

    def incoming(self, victim: int, harm: Harm) -> None:
        """Damage is about to be dealt to a player: it waits for the end of the phase."""
        frame = self.reckoning()
        assert frame is not None
        frame.incoming[victim].harms.append(harm)
        self.happened(words.INCOMING, victim, amount=harm.amount, other=harm.kind, rule="DT-DAMAGE-01")

    def put_token(self, seat: int, token: int, amount: int, giver: int, rule: str) -> int:
        """DT-STATUS-03 to -05, -14: as many as fit come into play and act from now on."""
        player = self.players[seat]
        placed = min(amount, self.limit(seat, token) - player.tokens[token])
        if placed <= 0:
            return 0
        if not player.tokens[token]:
            for ability in self.box.tokens[token].abilities:
                self.stand(Standing(ability, seat, seat * BEARERS + token))
        player.tokens[token] += placed
        moment = words.GAINED if giver == seat else words.INFLICTED
        self.happened(moment, seat, token, placed, rule=rule)
        return placed

    def take_token(self, seat: int, token: int, amount: int, rule: str) -> int:
        """DT-STATUS-05, -07, -08: so many, if there are, go back to the leaflet; those that are left still act."""
        player = self.players[seat]
        taken = min(amount, player.tokens[token])
        if taken <= 0:
            return 0
        player.tokens[token] -= taken
        if not player.tokens[token]:
            self.fall(seat * BEARERS + token)
        self.happened(words.REMOVED, seat, token, taken, rule=rule)
        return taken

    def check_defeat(self) -> None:
        """DT-GAME-01, -04, -05: whoever shows 0 is out; all at once is a draw."""
        standing = [seat for seat in range(self.seats) if self.players[seat].health > 0]
        for seat in range(self.seats):
            if seat not in standing:
                self.happened(words.DEFEATED, seat, rule="DT-GAME-04")
        if len(standing) == 1:
            self.finish(Result((standing[0],), "health", "DT-GAME-01"))
        elif not standing:
            self.finish(Result((), "draw", "DT-GAME-05"))


def shown(dice: list[int]) -> int:
    """Dice as one number, three bits each, for events."""
    packed = 0
    for at in range(len(dice)):
        packed |= dice[at] << (3 * at)
    return packed
