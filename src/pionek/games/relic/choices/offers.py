"""What a player may use in a window: cards in play, abilities of the sheet, Power cards in hand."""

from __future__ import annotations

from collections.abc import Sequence

from pionek.core.rules.in_force import banned
from pionek.core.state.decision import Guard, Option
from pionek.games.relic import vocabulary
from pionek.games.relic.choices.requirements import refuse_gear, refuse_power, refuse_sentence
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.definitions import Card
from pionek.games.relic.model.pieces import Asset
from pionek.games.relic.model.sentences import Sentence
from pionek.games.relic.procedures.battle import Battle

KEYS = 8
"""The key of a sentence is made of the serial of its bearer and its number: serial * KEYS + number."""
NAMING = KEYS - 1
"""The number for naming a weapon or an armour without one of its sentences."""
OF_ABILITIES = 100_000
"""Abilities of the sheet are numbered from here on, beyond all serials."""
NO_SENTENCE = -1


def offered(table: Deeds, seat: int, mask: int, used: list[int]) -> list[Option]:
    """Everything the seat may use in these windows; equal cards are one option (RE-CLAR-09, RE-POWER-05, -13, RE-BATTLE-14)."""
    player = table.players[seat]
    content = table.content
    found: list[Option] = []
    if player.reach & mask:
        for number in table.sheet(player).ability_numbers:
            if content.character_abilities[number].windows & mask and choose_ability(table, seat, number, mask, used)[1] is None:
                found.append(content.invocations[number])
        usable: list[int] = []
        for asset in player.assets:
            if content.windows[asset.card] & mask and choose_asset(table, seat, asset, mask, used)[1] is None:
                usable.append(asset.card)
        for at in range(len(player.faces)):
            if player.faces[at] and choose_corruption(table, seat, at, mask, used)[1] is None:
                usable.append(player.corruption.cards[at])
        if usable:
            found += each_once(content.uses, usable)
    hand: list[int] = []
    for card in player.hand.cards:
        if content.windows[card] & mask and refuse_power(table, seat, card) is None:
            hand.append(card)
    return found + each_once(content.plays, hand) if hand else found


def choose_ability(table: Deeds, seat: int, number: int, mask: int, used: list[int]) -> tuple[int, Guard | None]:
    """The number of the sentence of an ability that can be used in these windows, or the reason why none can."""
    sentences = table.content.character_abilities[number].sentences
    return choose_sentence(table, seat, sentences, OF_ABILITIES + number, seat, mask, used)


def choose_asset(table: Deeds, seat: int, asset: Asset, mask: int, used: list[int]) -> tuple[int, Guard | None]:
    """The number of the sentence of an asset that can be used in these windows, or the reason why none can.

    A weapon or an armour can also be named where none of its sentences belongs to the preparation (RE-BATTLE-04,
    RE-GEAR-07).
    """
    card = table.content.cards[asset.card]
    if card.is_named:
        guard = refuse_gear(table, seat, asset, mask)
        if guard is not None:
            return NO_SENTENCE, guard
    elif card.is_ally and banned(table, vocabulary.BAN_ALLY, seat) is not None:
        return NO_SENTENCE, vocabulary.BANNED
    number, guard = choose_sentence(table, seat, card.sentences, asset.serial, asset.serial, mask, used)
    if guard is not None and mask >> vocabulary.BATTLE_PREPARE & 1 and worth_naming(card):
        battle = table.running(Battle)
        return (NO_SENTENCE, vocabulary.ALREADY_USED) if battle.names(asset.serial) else (NAMING, None)
    return number, guard


def worth_naming(card: Card) -> bool:
    """Whether a weapon or an armour has a sentence for later in the battle, for which it must be named now (RE-BATTLE-04, RE-GEAR-07)."""
    return card.is_named and any(sentence.window != vocabulary.BATTLE_PREPARE for sentence in card.sentences)


def choose_sentence(
    table: Deeds, seat: int, sentences: Sequence[Sentence], owner: int, bearer: int, mask: int, used: list[int]
) -> tuple[int, Guard | None]:
    """The first optional sentence that its owner can use in these windows (RE-CLAR-09, -10)."""
    found: Guard | None = vocabulary.BY_ITSELF
    for number in range(len(sentences)):
        sentence = sentences[number]
        if sentence.optional and mask >> sentence.window & 1:
            found = refuse_sentence(table, seat, sentence, owner * KEYS + number, used, bearer)
            if found is None:
                return number, None
    return NO_SENTENCE, found


def choose_corruption(table: Deeds, seat: int, at: int, mask: int, used: list[int]) -> tuple[int, Guard | None]:
    player = table.players[seat]
    sentences = table.content.cards[player.corruption.cards[at]].sentences
    return choose_sentence(table, seat, sentences, player.faces[at], player.faces[at], mask, used)
