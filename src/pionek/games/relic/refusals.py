"""What may be done with a thing, and why not: one function a verb, early returns in the rulebook's order."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from pionek.core.decision import Guard
from pionek.games.relic import words
from pionek.games.relic.engagement import Engagement
from pionek.games.relic.openings import Chance
from pionek.games.relic.sentences import Sentence
from pionek.games.relic.table import Sector
from pionek.games.relic.uses import choose_asset, choose_corruption, choose_feature, refuse_power

WRONG_TIME = (
    words.ONLY_TURN_START, words.ONLY_MOVEMENT, words.ONLY_MOVEMENT, words.ONLY_EXPLORATION, words.ONLY_EXPLORATION,
    words.ONLY_EXPLORATION, words.ONLY_BEFORE_BATTLE, words.ONLY_PREPARE, words.ONLY_PREPARE, words.BY_ITSELF,
    words.ONLY_AFTER_ROLL, words.BY_ITSELF, words.ONLY_AFTER_BATTLE, words.ONLY_AFTER_BATTLE, words.ONLY_AFTER_BATTLE,
    words.ONLY_TEST, words.ONLY_AFTER_ROLL, words.ONLY_EXPERIENCE, words.BY_ITSELF, words.BY_ITSELF,
    words.ONLY_CORRUPTION, words.ONLY_LIFE_LOSS, words.ONLY_AFTER_ROLL, words.BY_ITSELF, words.BY_ITSELF,
    words.BY_ITSELF, words.BY_ITSELF, words.ONLY_OTHERS, words.ONLY_OTHERS,
)  # fmt: skip
"""For each window, the reason why what belongs into it has to wait."""


def asked(table: Sector, seat: int) -> bool:
    return table.decision is not None and table.decision.seat == seat


def open_for(table: Sector, seat: int) -> tuple[int, list[int]]:
    """The windows in which the seat is asked right now, as bits, and what it has used in them."""
    frame = table.agenda[-1]
    return (frame.for_seat(seat), frame.used) if isinstance(frame, Chance) and asked(table, seat) else (0, [])


def is_offered(table: Sector, seat: int, verb: int, subject: int) -> bool:
    if table.decision is None or table.decision.seat != seat:
        return False
    for option in table.decision.options:
        if option.verb == verb and option.subject == subject:
            return True
    return False


def refuse(table: Sector, seat: int, verb: int, subject: int) -> Guard | None:
    """The refusal of each verb that names a thing."""
    if is_offered(table, seat, verb, subject):
        return None
    if table.players[seat].out:
        return words.ELIMINATED_SEAT
    refusal = REFUSALS.get(verb)
    return refusal(table, seat, subject) if refusal is not None else words.NOT_FOR_THIS


def waiting(sentences: list[Sentence]) -> Guard:
    """What has to be waited for: the first sentence that its owner may use, else it works by itself."""
    for sentence in sentences:
        if sentence.optional:
            return WRONG_TIME[sentence.window]
    return words.BY_ITSELF


def refuse_play(table: Sector, seat: int, card: int) -> Guard | None:
    definition = table.box.cards[card]
    if definition.deck_number != words.POWER_DECK:
        return words.NOT_FOR_THIS
    if card not in table.players[seat].hand.cards:
        return words.IN_DISCARD if card in table.piles[words.POWER_DECK] else words.NOT_YOURS
    if definition.windows & open_for(table, seat)[0]:
        return refuse_power(table, seat, card)
    return WRONG_TIME[definition.sentences[0].window]


def refuse_number(table: Sector, seat: int, card: int) -> Guard | None:
    return words.NO_ROLL if card in table.players[seat].hand.cards else words.NOT_FOR_THIS


def refuse_use(table: Sector, seat: int, card: int) -> Guard | None:
    """Assets, and Corruption cards that lie face up; in their windows the reasons of RE-BATTLE-04, RE-BONUS-04 or RE-CORR-05."""
    player = table.players[seat]
    definition = table.box.cards[card]
    mask, used = open_for(table, seat)
    for asset in player.assets:
        if asset.card == card:
            if definition.windows & mask:
                return choose_asset(table, seat, asset, mask, used)[1]
            return waiting(list(definition.sentences))
    for at in range(len(player.faces)):
        if player.corruption.cards[at] == card:
            if not player.faces[at]:
                return words.FACE_DOWN
            if definition.windows & mask:
                return choose_corruption(table, seat, at, mask, used)[1]
            return waiting(list(definition.sentences))
    if definition.deck_number == words.POWER_DECK or definition.type in ("enemy", "event", "encounter"):
        return words.NOT_FOR_THIS
    return words.IN_DISCARD if card in table.piles[definition.deck_number] else words.NOT_YOURS


def refuse_invoke(table: Sector, seat: int, feature: int) -> Guard | None:
    player = table.players[seat]
    definition = table.box.features[feature]
    if definition.character != player.character:
        return words.OTHERS_ABILITY
    mask, used = open_for(table, seat)
    if definition.windows & mask:
        return choose_feature(table, seat, feature, mask, used)[1]
    return waiting(definition.sentences)


def refuse_go(table: Sector, seat: int, space: int) -> Guard | None:
    own = table.players[seat].space
    if space == own:
        return words.OWN_SPACE
    if own >= words.INNER:
        return words.NEXT_STEP if space >= words.INNER else words.NO_RETURN
    if space >= words.INNER:
        return words.INNER_CLOSED
    if own != words.NOTHING and (own < words.MIDDLE) != (space < words.MIDDLE):
        return words.OTHER_TIER
    return words.NO_DESTINATION if asked(table, seat) else words.NOT_YOUR_MOMENT


def refuse_face(table: Sector, seat: int, card: int) -> Guard | None:
    """Threat cards on the board: where they lie, then the phase, then their order."""
    if table.box.cards[card].deck_number < words.THREAT_DECK:
        return words.NOT_FOR_THIS
    own = table.players[seat].space
    here = table.laid[own] if own != words.NOTHING else []
    if card not in here:
        return words.ELSEWHERE if any(card in laid for laid in table.laid) else words.NOT_FOR_THIS
    frame = cast("Engagement | None", table.nearest(Engagement))
    if frame is None or frame.who != seat:
        return words.NOT_ENGAGED
    if card in frame.resolved:
        return words.RESOLVED_ALREADY
    return words.EVADED_ALREADY if card in frame.evaded else words.WRONG_ORDER


def refuse_take(table: Sector, seat: int, card: int) -> Guard | None:
    """Mission cards complete by themselves and are spent in the Experience phase."""
    for player in table.players:
        if card == player.mission:
            return words.MISSION_GOES_ON
        if card in player.completed:
            return words.MISSION_OVER
    return words.NOT_FOR_THIS


def refuse_discard(table: Sector, seat: int, card: int) -> Guard | None:
    player = table.players[seat]
    if card in player.hand.cards or any(asset.card == card for asset in player.assets):
        return words.NO_DISCARD_NOW
    return words.NOT_FOR_THIS


def refuse_spend(table: Sector, seat: int, card: int) -> Guard | None:
    if table.box.cards[card].type != "enemy":
        return words.NOT_FOR_THIS
    if card in table.players[seat].trophies:
        return words.NO_TROPHIES_NOW
    return words.NOT_YOURS


def refuse_attribute(table: Sector, seat: int, attribute: int) -> Guard | None:
    return words.ATTRIBUTE_NOT_ASKED


def refuse_deck(table: Sector, seat: int, colour: int) -> Guard | None:
    return words.DECK_NOT_ASKED


def refuse_player(table: Sector, seat: int, other: int) -> Guard | None:
    return words.PLAYER_NOT_ASKED


def refuse_character(table: Sector, seat: int, character: int) -> Guard | None:
    return words.CHARACTER_NOT_ASKED


REFUSALS: dict[int, Callable[[Sector, int, int], Guard | None]] = {
    words.PLAY: refuse_play,
    words.NUMBER: refuse_number,
    words.USE: refuse_use,
    words.INVOKE: refuse_invoke,
    words.GO: refuse_go,
    words.FIGHT: refuse_attribute,
    words.FACE: refuse_face,
    words.TAKE: refuse_take,
    words.DISCARD: refuse_discard,
    words.SPEND: refuse_spend,
    words.PLAYER: refuse_player,
    words.ATTRIBUTE: refuse_attribute,
    words.CHARACTER: refuse_character,
    words.DECK: refuse_deck,
}
