"""The content of a match: all entries of its packs, and tables that follow from them."""

from __future__ import annotations

from pionek.core.language.definitions import Content, Definition, Pack
from pionek.core.state.decision import Option
from pionek.core.text.phrasebook import Phrasebook
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.definitions import AbilityCard, Card, Face, Hero
from pionek.games.dicethrone.model.tokens import Token


class DiceThroneContent(Content):
    """The content of a match of Dice Throne, with typed lists for the rules."""

    def __init__(
        self, game: str, book: Phrasebook, packs: list[Pack], entries: dict[str, list[Definition]]
    ) -> None:
        self.faces: list[Face] = [each for each in entries["face"] if isinstance(each, Face)]
        self.tokens: list[Token] = [each for each in entries["token"] if isinstance(each, Token)]
        self.heroes: list[Hero] = [each for each in entries["hero"] if isinstance(each, Hero)]
        self.cards: list[Card] = [each for each in entries["card"] if isinstance(each, Card)]
        self.board: list[AbilityCard] = [each for each in entries["ability"] if isinstance(each, AbilityCard)]
        super().__init__(game, book, packs, entries)
        self.met_by: dict[tuple[int, ...], list[AbilityCard]] = {}
        """The abilities of a hero, on all levels, whose conditions a result of the dice meets; filled when they are asked for."""
        self.announcements = [Option(vocabulary.ANNOUNCE, ability.index) for ability in self.board]
        self.plays = [Option(vocabulary.PLAY, card.index) for card in self.cards]
        self.sales = [Option(vocabulary.SELL, card.index) for card in self.cards]
        self.defences = [Option(vocabulary.DEFEND, ability.index) for ability in self.board]
        """By number of the card or ability, its options: made once, for options are values and no card is in a deck twice."""
        self.costs = [[card.least_cost(kind) for card in self.cards] for kind in range(vocabulary.LAST_WINDOW + 1)]
        """By kind of window, the least that each card costs there."""
        self.fields: list[list[list[list[int]]]] = [[[[], [], [], []] for _slot in hero.slots] for hero in self.heroes]
        """The abilities by hero, field of the board, and level."""
        self.boards: dict[tuple[int, ...], list[int]] = {}
        """By hero and levels of the board, the abilities in force; filled when they are asked for."""
        self.decks: dict[tuple[int, bool], list[int]] = {}
        for ability in self.board:
            if ability.hero >= 0 and ability.place >= 0:
                self.fields[ability.hero][ability.place][ability.level].append(ability.index)
        self.binding = [token.index for token in self.tokens if token.binds]
        self.ultimates = frozenset([ability.index for ability in self.board if ability.type == "ultimate"])
        self.removable = [token.index for token in self.tokens if token.is_status()]
        self.companions = [token.index for token in self.tokens if token.companion]
        self.passive = [self.of_type(hero.index, "passive") for hero in self.heroes]
        """The passive abilities of each hero, on all levels."""
        self.defensive = [self.of_type(hero.index, "defensive") for hero in self.heroes]
        self.payable = [any(self.board[index].uses for index in passive) for passive in self.passive]
        self.spendings = [Option(vocabulary.SPEND, token.index) for token in self.tokens]
        self.usings = [Option(vocabulary.USE, ability.index) for ability in self.board]
        self.spend_in = [
            vocabulary.PASSIVE + sum(1 << token.index for token in self.tokens if any(use.windows & kind for use in token.uses))
            for kind in range(vocabulary.LAST_WINDOW + 1)
        ]
        """By kind of window, the tokens that may be spent there, as bits."""

    def of_type(self, hero: int, kind: str) -> list[int]:
        return [ability.index for ability in self.board if ability.hero == hero and ability.type == kind]

    def on_board(self, hero: int, levels: list[int]) -> list[int]:
        """The abilities in force on a board whose fields have these levels."""
        board = (hero, *levels)
        if board not in self.boards:
            fields = self.fields[hero]
            self.boards[board] = [ability for at in range(len(fields)) for ability in fields[at][levels[at]]]
        return self.boards[board]

    def deck(self, hero: int, promo: bool) -> list[int]:
        """The cards of a hero's deck: the common ones and those of the hero (DT-SETUP-09; ruling R-70)."""
        which = (hero, promo)
        if which not in self.decks:
            own = [card for card in self.cards if card.hero in (-1, hero)]
            self.decks[which] = [card.index for card in own if promo or not card.promo]
        return self.decks[which][:]

    def given(self, definition: Definition) -> tuple[str, ...]:
        if isinstance(definition, AbilityCard):
            if definition.type == "passive":
                return ()
            return ("roll", "roll phase", "defence") if definition.type == "defensive" else ("roll", "roll phase")
        if isinstance(definition, Card):
            return ("roll phase",) if definition.phase == "roll" else ()
        return ()
