"""What a sentence requires although its window is open: its gear, its price, its condition, and something to do."""

from __future__ import annotations

from pionek.core.rules.in_force import banned, value
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import NOBODY, Guard
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.pieces import Asset
from pionek.games.relic.model.sentences import Sentence
from pionek.games.relic.procedures.battle import Battle

NO_CARD = -1


def refuse_power(table: Deeds, seat: int, card: CardNo) -> Guard | None:
    """Why a Power card's ability cannot be used although its moment has come."""
    if banned(table, vocabulary.PLAY, seat) is not None:
        return vocabulary.BANNED
    return refuse_effect(table, seat, table.content.cards[card].sentences[0], NOBODY, card)


def refuse_gear(table: Deeds, seat: int, asset: Asset, mask: int) -> Guard | None:
    """Why a weapon or an armour cannot be used: one of each in a battle, named in the preparation (RE-BATTLE-04, RE-GEAR-07)."""
    battle = table.nearest(Battle)
    if battle is None:
        return vocabulary.BATTLE_ONLY
    card = table.content.cards[asset.card]
    if banned(table, vocabulary.BAN_WEAPON if card.is_weapon else vocabulary.BAN_ARMOUR, seat) is not None:
        return vocabulary.BANNED
    if battle.names(asset.serial):
        return None
    if not mask >> vocabulary.BATTLE_PREPARE & 1:
        return vocabulary.NOT_NAMED
    if card.is_weapon:
        return vocabulary.WEAPON_NAMED if len(battle.weapons) >= value(table, vocabulary.WEAPONS, seat) else None
    return vocabulary.WEAPON_NAMED if battle.armours else None


def refuse_sentence(
    table: Deeds, seat: int, sentence: Sentence, key: int, used: list[int], bearer: int
) -> Guard | None:
    """Why this sentence cannot be used although its window is open."""
    if key in used:
        return vocabulary.ALREADY_USED
    if key in table.players[seat].once:
        return vocabulary.ONCE_A_TURN
    if sentence.pay == "charge":
        if table.own_asset(seat, bearer).spent:
            return vocabulary.CHARGE_SPENT
    elif sentence.pay and not can_pay(table, seat, sentence.pay, sentence.count):
        return vocabulary.CANNOT_PAY
    return refuse_effect(table, seat, sentence, bearer, NO_CARD)


def refuse_effect(table: Deeds, seat: int, sentence: Sentence, bearer: int, card: CardNo) -> Guard | None:
    preview = Resolution.preview(seat, bearer, card)
    if sentence.if_ is not None and not sentence.if_.holds(table, preview):
        return vocabulary.CONDITION_NOT_MET
    if not sentence.do.possible(table, preview):
        if sentence.window == vocabulary.BATTLE_PREPARE:
            return vocabulary.OTHER_FORM
        return vocabulary.OTHER_TEST if sentence.window == vocabulary.TEST_DECLARE else vocabulary.NOTHING_TO_DO
    return None


def can_pay(table: Deeds, seat: int, what: str, count: int) -> bool:
    """Whether a cost can be paid in full; a card can always be given up for itself (RE-DISC-05, RE-INFL-03; gaps 51)."""
    if what == "influence":
        return table.players[seat].influence >= count
    return what == "this" or table.counted(seat, what) >= count
