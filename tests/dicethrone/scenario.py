"""Positions that say only what differs from a fresh duel, and words to play on from them.

A scenario begins at the first player's Main Phase (1). Hands are empty unless given, so that nobody is asked in a
window who has nothing to do with the rule.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from pionek.games.dicethrone.procedures.dice import open_dice
from pionek.games.dicethrone.vocabulary import PLAY, SELL
from tests.scenario import Scenario

TRIAL = (Path(__file__).parent / "trial",)
"""A pack of abilities for words of the rulebook that no built hero uses yet."""
BARBARIAN = 0
PYROMANCER = 1


class Side:
    """What one hero has, where it differs from the start of a duel."""

    def __init__(
        self,
        hero: str,
        *,
        hand: list[str] | None = None,
        deck: list[str] | None = None,
        discard: list[str] | None = None,
        upgrades: list[str] | None = None,
        tokens: dict[str, int] | None = None,
        health: int | None = None,
        cp: int = 2,
    ) -> None:
        self.hero = hero
        self.hand = hand or []
        self.deck = deck
        self.discard = discard or []
        self.upgrades = upgrades or []
        self.tokens = tokens or {}
        self.health = health
        self.cp = cp


def barbarian(**given: Any) -> Side:
    return Side("barbarian", **given)


def pyromancer(**given: Any) -> Side:
    return Side("pyromancer", **given)


def moon_elf(**given: Any) -> Side:
    return Side("moon-elf", **given)


def shadow_thief(**given: Any) -> Side:
    return Side("shadow-thief", **given)


def monk(**given: Any) -> Side:
    return Side("monk", **given)


def paladin(**given: Any) -> Side:
    return Side("paladin", **given)


def ninja(**given: Any) -> Side:
    return Side("ninja", **given)


def treant(**given: Any) -> Side:
    return Side("treant", **given)


class DiceThroneScenario(Scenario):
    """A game in a given position. The first side is seat 0 and, unless said otherwise, begins.

    `phase` is the step of the turn that is about to begin: "upkeep", "income", "main_one", "roll_phases", "main_two",
    "discard" or "end_of_turn".
    """

    game = "dicethrone"
    declining = ("pass", "reroll:none", "none", "stand", "done", "no")
    turn_begins = ("Main.act",)

    def __init__(
        self, *sides: Side, first: int = 0, second_turn: bool = False, packs: tuple[Path, ...] = (), mode: str = "duel",
        phase: str = "main_one", **settings: Any,
    ) -> None:  # fmt: skip
        super().__init__(packs=packs, heroes=[side.hero for side in sides], mode=mode, first=str(first + 1), **settings)
        self.until("Main.act")  # past heroes with something to do in their Upkeep Phase
        for seat, side in enumerate(sides):
            self.arrange(seat, side)
        self.table.turn = 2 if second_turn else 1
        if phase == "main_one":
            self.ask_again()
        self.forget()
        self.before = self.look()
        self.held = [len(player.hand.cards) for player in self.table.players]
        if phase != "main_one":
            game, turn = self.table.agenda[:2]
            turn.back_to(phase)
            self.start(game, turn)

    def arrange(self, seat: int, side: Side) -> None:
        """Lay a side's cards, tokens and counters as given; the rest of its deck stays in the deck."""
        player, content = self.table.players[seat], self.content
        everything = [*player.deck.cards, *player.hand.cards, *player.discard, *player.upgrades]
        hand = [content.find("card", name) for name in side.hand]
        discard = [content.find("card", name) for name in side.discard]
        upgrades = [content.find("card", name) for name in side.upgrades]
        rest = [card for card in everything if card not in hand + discard + upgrades]
        if side.deck is not None:
            deck = [content.find("card", name) for name in reversed(side.deck)]
            discard += [card for card in rest if card not in deck] if side.discard else []
            rest = deck
        player.hand.cards, player.hand.known = hand, [1 << seat] * len(hand)
        player.deck.cards, player.deck.known = rest, [0] * len(rest)
        player.discard, player.upgrades = discard, upgrades
        player.cp = side.cp
        if side.health is not None:
            self.table.set_health(seat, side.health)
        for card in upgrades:
            definition = content.cards[card]
            self.table.raise_level(seat, definition.place, max(player.levels[definition.place], definition.level))
        for token in content.tokens:
            wanted = side.tokens.get(token.id, 0) - player.tokens[token.index]
            self.table.put_token(seat, token.index, wanted, seat, "")
            self.table.take_token(seat, token.index, -wanted, "")
        self.table.agenda[1].gained.clear()  # what lies there at the beginning was not gained in this turn

    # Playing

    def roll(self, *numbers: int) -> Self:
        """Leave the Main Phase and make the first roll attempt with these dice."""
        return self.dice(*numbers).play("pass")

    def attack(self, ability: str, *numbers: int) -> Self:
        """Roll these dice, keep them, and announce the ability; nobody plays anything meanwhile."""
        return self.roll(*numbers).quiet().play("reroll:none").quiet().play(f"announce:{ability}")

    def quiet(self) -> Self:
        """Everybody passes in the windows that are open."""
        while self.asked == "Window.ask":
            self.play("pass")
        return self

    def settle(self) -> Self:
        """Play on, doing nothing, until a Main Phase or the end of the game."""
        return self.until("Main.act", "")

    def strike(self, ability: str, *numbers: int, then: tuple[int, ...] = ()) -> Self:
        """An attack that nobody answers, until its end; `then` are the dice that its text rolls."""
        return self.attack(ability, *numbers, *then).settle()

    def answer(self, *answers: str) -> Self:
        """Play on, declining everything but these answers, each taken when it is offered; until a Main Phase."""
        left = list(answers)
        while not self.over and (left or self.asked != "Main.act"):
            if left and left[0] in self.keys:
                self.play(left.pop(0))
            else:
                assert self.asked != "Main.act", f"{left} never offered"
                self.idle()
        assert not left, f"{left} never offered"
        return self

    # Changing what lies there

    def keep_discard(self, seat: int, count: int) -> Self:
        """Only the first so many cards stay in a discard pile."""
        del self.player(seat).discard[count:]
        return self

    # Looking

    def player(self, seat: int) -> Any:
        """Everything that a hero has."""
        return self.table.players[seat]

    def hero(self, seat: int) -> str:
        return self.names("hero", [self.player(seat).hero])[0]

    def out(self, seat: int) -> bool:
        """Whether a hero is defeated."""
        return bool(self.player(seat).out)

    def health(self, seat: int) -> int:
        return int(self.player(seat).health)

    def cp(self, seat: int) -> int:
        return int(self.player(seat).cp)

    def tokens(self, seat: int) -> dict[str, int]:
        counts = self.player(seat).tokens
        return {token.id: counts[token.index] for token in self.content.tokens if counts[token.index]}

    def hand(self, seat: int) -> list[str]:
        return self.names("card", self.player(seat).hand.cards)

    def discard(self, seat: int) -> list[str]:
        return self.names("card", self.player(seat).discard)

    def upgrades(self, seat: int) -> list[str]:
        return self.names("card", self.player(seat).upgrades)

    def deck(self, seat: int) -> list[str]:
        """From the top."""
        return self.names("card", self.player(seat).deck.cards[::-1])

    def on_table(self) -> list[int]:
        """The dice that lie on the table."""
        frame = open_dice(self.table)
        return list(frame.dice) if frame is not None else []

    def incoming(self, seat: int) -> int:
        frame = self.table.damage_phase()
        return frame.taken(self.table, seat) if frame is not None else 0

    @property
    def roll_phase(self) -> Any:
        """The Roll Phases that run, or None."""
        return self.table.roll_phase()

    def harms(self, seat: int) -> list[Any]:
        """The damage that is incoming, one by one."""
        return list(self.table.damage_phase().incoming[seat].harms)

    def limit(self, seat: int, token: str) -> int:
        """How many tokens of a kind a hero may have."""
        return int(self.table.limit(seat, self.find("token", token)))

    def why_no_card(self, seat: int, name: str) -> str:
        """The rule by which the seat cannot play a card now; empty when it can."""
        guard = self.refusal_of(seat, PLAY, "card", name)
        return guard.rule if guard is not None else ""

    def why_no_sale(self, seat: int, name: str) -> str:
        """The rule by which the seat cannot sell a card now; empty when it can."""
        guard = self.refusal_of(seat, SELL, "card", name)
        return guard.rule if guard is not None else ""

    def look(self) -> dict[str, Any]:
        """Everything that lies before the heroes."""
        found: dict[str, Any] = {}
        for seat, player in enumerate(self.table.players):
            hero = self.hero(seat)
            found[f"{hero} health"] = player.health
            found[f"{hero} cp"] = player.cp
            found[f"{hero} tokens"] = self.tokens(seat)
            found[f"{hero} hand"] = sorted(self.hand(seat))
            found[f"{hero} discard"] = self.discard(seat)
            found[f"{hero} deck"] = len(player.deck.cards)
            found[f"{hero} levels"] = list(player.levels)
            found[f"{hero} limits"] = {each.id: n for each in self.content.tokens if (n := player.limits[each.index])}
        return found

    def outcome(self) -> dict[str, Any]:
        """What is different from the beginning of the scenario: "me" is seat 0, "foe" the other one."""
        names = [self.hero(seat) for seat in range(self.table.seats)]
        found: dict[str, Any] = {}
        now = self.look()
        for seat, (who, name) in enumerate(zip(("me", "foe"), names, strict=True)):
            for what in ("health", "cp"):
                if now[f"{name} {what}"] != self.before[f"{name} {what}"]:
                    found[f"{who} {what}"] = now[f"{name} {what}"] - self.before[f"{name} {what}"]
            for what in ("tokens", "limits"):
                if now[f"{name} {what}"] != self.before[f"{name} {what}"]:
                    found[f"{who} {what}"] = now[f"{name} {what}"]
            cards = len(self.player(seat).hand.cards)
            if cards != self.held[seat]:
                found[f"{who} cards"] = cards - self.held[seat]
        return found

    def changes(self) -> dict[str, Any]:
        """What is different from the beginning of the scenario, as it is now."""
        now = self.look()
        return {name: now[name] for name in now if now[name] != self.before[name]}


class FirstDecision(DiceThroneScenario):
    """A duel as it really begins: nothing is laid by hand."""

    def __init__(self) -> None:
        super().__init__(barbarian(), pyromancer())

    def arrange(self, seat: int, side: Side) -> None:
        """As the set-up left it."""


SPARE = {
    "barbarian": ("reckless-2", "sturdy-blow-2"),
    "pyromancer": ("ignite-2", "fireball-2"),
    "moon-elf": ("entangling-shot-2", "longbow-2"),
    "shadow-thief": ("carducopia-2", "pickpocket-2"),
    "monk": ("fist-of-harmony-2", "fist-strike-2"),
    "paladin": ("holy-light-2", "retaliate-2"),
    "ninja": ("poison-blade-2", "slash-2"),
    "treant": ("rooted-2", "splinter-2"),
}


class Bout(DiceThroneScenario):
    """A duel that waits in every Main Phase, which would pass by itself with an empty hand.

    Both heroes hold one more card, an upgrade that nobody plays; it is left out when one looks at hands.
    """

    def arrange(self, seat: int, side: Side) -> None:
        taken = [*side.hand, *side.discard, *side.upgrades, *(side.deck or [])]
        spare = next(card for card in SPARE[side.hero] if card not in taken)
        side.hand.append(spare)
        super().arrange(seat, side)
        side.hand.remove(spare)
        self.spare = [*getattr(self, "spare", []), spare]

    def hand(self, seat: int) -> list[str]:
        return [card for card in super().hand(seat) if card not in self.spare]
