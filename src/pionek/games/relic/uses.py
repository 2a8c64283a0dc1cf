"""What a player may use in a window, and why not: cards in play, abilities of the sheet, Power cards in hand."""

from __future__ import annotations

from typing import cast

from pionek.core.decision import Guard, Option
from pionek.core.standing import banned, value
from pionek.games.relic import words
from pionek.games.relic.battle import Battle
from pionek.games.relic.content import Card
from pionek.games.relic.looking import looking
from pionek.games.relic.pieces import Asset, Player
from pionek.games.relic.sentences import Sentence
from pionek.games.relic.table import Sector

KEYS = 8
"""A sentence is known by the serial of its bearer and its number: serial * KEYS + number."""
NAMING = KEYS - 1
"""The number under which a weapon or an armour is named, where no sentence of it does so."""
OF_FEATURES = 100_000
"""Keys of a sheet's abilities lie behind all serials."""


def feature_key(feature: int, number: int) -> int:
    return (OF_FEATURES + feature) * KEYS + number


def offered(table: Sector, seat: int, mask: int, used: list[int]) -> list[Option]:
    """Everything the seat may use in these windows; equal cards are one option."""
    player = table.players[seat]
    box = table.box
    found: list[Option] = []
    if player.reach & mask:
        for feature in table.sheet(player).features:
            if box.features[feature].windows & mask and choose_feature(table, seat, feature, mask, used)[1] is None:
                found.append(box.invocations[feature])
        for asset in player.assets:
            if box.windows[asset.card] & mask and box.uses[asset.card] not in found:
                if choose_asset(table, seat, asset, mask, used)[1] is None:
                    found.append(box.uses[asset.card])
        for at in range(len(player.faces)):
            card = player.corruption.cards[at]
            if player.faces[at] and box.windows[card] & mask and box.uses[card] not in found:
                if choose_corruption(table, seat, at, mask, used)[1] is None:
                    found.append(box.uses[card])
    for card in player.hand.cards:
        if box.windows[card] & mask and box.plays[card] not in found and refuse_power(table, seat, card) is None:
            found.append(box.plays[card])
    return found


def refuse_power(table: Sector, seat: int, card: int) -> Guard | None:
    """Why a Power card's ability cannot be used although its moment has come."""
    if banned(table, words.PLAY, seat) is not None:
        return words.BANNED
    return refuse_effect(table, seat, table.box.cards[card].sentences[0], -1, card)


def choose_feature(table: Sector, seat: int, feature: int, mask: int, used: list[int]) -> tuple[int, Guard | None]:
    """The sentence of an ability that works in these windows, or the reason why none does."""
    sentences = table.box.features[feature].sentences
    guard: Guard | None = words.BY_ITSELF
    for number in range(len(sentences)):
        if sentences[number].optional and mask >> sentences[number].window & 1:
            key = feature_key(feature, number)
            guard = refuse_sentence(table, seat, sentences[number], key, used, seat)
            if guard is None:
                return number, None
    return -1, guard


def choose_asset(table: Sector, seat: int, asset: Asset, mask: int, used: list[int]) -> tuple[int, Guard | None]:
    """The same for an asset. A weapon or an armour can be named also where no sentence of it is said in preparing."""
    card = table.box.cards[asset.card]
    if card.is_named:
        guard = refuse_gear(table, seat, asset, mask)
        if guard is not None:
            return -1, guard
    elif card.is_ally and table.nearest(Battle) is not None and banned(table, words.BAN_ALLY, seat) is not None:
        return -1, words.BANNED
    number, guard = choose_sentence(table, seat, list(card.sentences), asset, mask, used)
    if guard is not None and mask >> words.BATTLE_PREPARE & 1 and worth_naming(card):
        battle = cast("Battle", table.nearest(Battle))
        return (-1, words.ALREADY_USED) if battle.names(asset.serial) else (NAMING, None)
    return number, guard


def worth_naming(card: Card) -> bool:
    """RE-BATTLE-04, RE-GEAR-07: whether a weapon or an armour has something to say later in the battle, for which it must
    be named now.
    """
    return card.is_named and any(sentence.window != words.BATTLE_PREPARE for sentence in card.sentences)


def choose_sentence(
    table: Sector, seat: int, sentences: list[Sentence], asset: Asset, mask: int, used: list[int]
) -> tuple[int, Guard | None]:
    found: Guard | None = words.BY_ITSELF
    for number in range(len(sentences)):
        sentence = sentences[number]
        if not sentence.optional or not mask >> sentence.window & 1:
            continue
        found = refuse_sentence(table, seat, sentence, asset.serial * KEYS + number, used, asset.serial)
        if found is None and sentence.pay == "charge" and asset.spent:
            found = words.CHARGE_SPENT
        if found is None:
            return number, None
    return -1, found


def choose_corruption(table: Sector, seat: int, at: int, mask: int, used: list[int]) -> tuple[int, Guard | None]:
    player = table.players[seat]
    sentences = table.box.cards[player.corruption.cards[at]].sentences
    bearer = Asset(player.corruption.cards[at], 0, player.faces[at])
    return choose_sentence(table, seat, list(sentences), bearer, mask, used)


def refuse_gear(table: Sector, seat: int, asset: Asset, mask: int) -> Guard | None:
    """RE-BATTLE-04, RE-GEAR-07: one weapon and one armour a battle, named in preparing."""
    battle = cast("Battle | None", table.nearest(Battle))
    if battle is None:
        return words.BATTLE_ONLY
    card = table.box.cards[asset.card]
    if banned(table, words.BAN_WEAPON if card.is_weapon else words.BAN_ARMOUR, seat) is not None:
        return words.BANNED
    if battle.names(asset.serial):
        return None
    if not mask >> words.BATTLE_PREPARE & 1:
        return words.NOT_NAMED
    if card.is_weapon:
        return words.WEAPON_NAMED if len(battle.weapons) >= value(table, words.WEAPONS, seat) else None
    return words.WEAPON_NAMED if battle.armours else None


def refuse_sentence(
    table: Sector, seat: int, sentence: Sentence, key: int, used: list[int], bearer: int
) -> Guard | None:
    """Why this sentence cannot be used now, its window being open."""
    if key in used:
        return words.ALREADY_USED
    player = table.players[seat]
    if sentence.once and key in player.once:
        return words.ONCE_A_TURN
    if sentence.pay and not can_pay(table, player, sentence.pay, sentence.count, bearer):
        return words.CANNOT_PAY
    return refuse_effect(table, seat, sentence, bearer, -1)


def refuse_effect(table: Sector, seat: int, sentence: Sentence, bearer: int, card: int) -> Guard | None:
    scope = looking(seat, bearer, card)
    if sentence.if_ is not None and not sentence.if_.holds(table, scope):
        return words.CONDITION_NOT_MET
    if not sentence.do.possible(table, scope):
        if sentence.window == words.BATTLE_PREPARE:
            return words.OTHER_FORM
        return words.OTHER_TEST if sentence.window == words.TEST_DECLARE else words.NOTHING_TO_DO
    return None


def can_pay(table: Sector, player: Player, what: str, count: int, bearer: int) -> bool:
    """Costs are paid in full or not at all (gaps 51)."""
    if what == "influence":
        return player.influence >= count
    if what == "power":
        return len(player.hand.cards) >= count
    if what == "trophy":
        return len(player.trophies) >= count
    cards = table.box.cards
    if what == "ally":
        return sum([cards[asset.card].is_ally for asset in player.assets]) >= count
    if what == "wargear":
        return sum([cards[asset.card].deck_number == words.WARGEAR_DECK for asset in player.assets]) >= count
    for asset in player.assets:
        if asset.serial == bearer:
            return what == "this" or asset.charges >= count
    return False
