"""The content of a match: typed lists of the definitions, and what the rules look up in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pionek.core.language.definitions import Content, Definition, Pack
from pionek.core.state.decision import Option
from pionek.core.text.phrasebook import Phrasebook
from pionek.games.relic import vocabulary
from pionek.games.relic.model.definitions import Card, Character, CharacterAbility, Scenario, Space
from pionek.games.relic.model.goals import Goal
from pionek.games.relic.model.rings import steps_to_gate


class RelicContent(Content):
    """The content of a match of Relic, with typed lists for the rules."""

    def __init__(self, game: str, book: Phrasebook, packs: list[Pack], entries: dict[str, list[Definition]]) -> None:
        self.spaces: list[Space] = [each for each in entries["space"] if isinstance(each, Space)]
        self.character_abilities: list[CharacterAbility] = [each for each in entries["ability"] if isinstance(each, CharacterAbility)]
        self.characters: list[Character] = [each for each in entries["character"] if isinstance(each, Character)]
        self.scenarios: list[Scenario] = [each for each in entries["scenario"] if isinstance(each, Scenario)]
        self.cards: list[Card] = [each for each in entries["card"] if isinstance(each, Card)]
        super().__init__(game, book, packs, entries)
        for ability in self.character_abilities:
            if ability.character is not None:
                self.characters[ability.character].ability_numbers.append(ability.index)
        self.windows = [card.windows for card in self.cards]
        self.deck_of = [card.deck_number for card in self.cards]
        self.types = [card.type_number for card in self.cards]
        self.lacks = [card.lacks for card in self.cards]
        self.boxed: list[list[int]] = [[] for _ in vocabulary.deck.names]
        for card in self.cards:
            self.boxed[card.deck_number] += [card.index] * card.count
        self.speaks = [card.speaks for card in self.cards]
        """For enemies, the windows of a battle in which they have a sentence, as bits. A sentence about dice that have been rolled counts as `rerolls` instead."""
        self.goals = [card.goal if isinstance(card.goal, Goal) else None for card in self.cards]
        self.gated = [space.gate != vocabulary.NOTHING for space in self.spaces]
        self.ahead = steps_to_gate(self.gated, 1)
        self.behind = steps_to_gate(self.gated, -1)
        self.sanctuary = self.ids["space"].get("sanctuary", 0)
        self.takes = options_for(vocabulary.TAKE, self.cards)
        self.plays = options_for(vocabulary.PLAY, self.cards)
        self.numbers = options_for(vocabulary.NUMBER, self.cards)
        self.uses = options_for(vocabulary.USE, self.cards)
        self.faces = options_for(vocabulary.FACE, self.cards)
        self.evasions = options_for(vocabulary.EVADE, self.cards)
        self.discards = options_for(vocabulary.DISCARD, self.cards)
        self.spendings = options_for(vocabulary.SPEND, self.cards)
        self.invocations = options_for(vocabulary.INVOKE, self.character_abilities)
        self.goings = options_for(vocabulary.GO, self.spaces)
        """Options are values, so each of them is created once."""

    def deck(self, number: int) -> list[int]:
        """The cards of a deck, in the order of their definitions (RE-COMP-07)."""
        return self.boxed[number][:]


def options_for(verb: int, things: list[Any]) -> list[Option]:
    return [Option(verb, each.index) for each in things]


def each_once(options: list[Option], cards: Sequence[int]) -> list[Option]:
    """The options of these cards, in their order; equal cards are one option."""
    if len(cards) == 1:
        return [options[cards[0]]]
    return list(map(options.__getitem__, dict.fromkeys(cards)))
