"""Why a thing cannot be used now: one function for each verb, with early returns in the rulebook's order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pionek.core.state.decision import Guard, options_of
from pionek.core.state.piece import CardNo
from pionek.games.relic import vocabulary
from pionek.games.relic.choices.offers import choose_ability, choose_asset, choose_corruption
from pionek.games.relic.choices.requirements import refuse_power
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.model.sentences import Sentence
from pionek.games.relic.procedures.engagement import Engagement
from pionek.games.relic.procedures.windows import Opening
from pionek.games.relic.vocabulary import SpaceNo

WRONG_TIME = {
    vocabulary.TURN_START: vocabulary.ONLY_TURN_START,
    vocabulary.MOVE_START: vocabulary.ONLY_MOVEMENT,
    vocabulary.MOVE_ROLL: vocabulary.ONLY_MOVEMENT,
    vocabulary.EXPLORE_START: vocabulary.ONLY_EXPLORATION,
    vocabulary.EXPLORE_DRAW: vocabulary.ONLY_EXPLORATION,
    vocabulary.EXPLORE_END: vocabulary.ONLY_EXPLORATION,
    vocabulary.ENGAGE_ENEMY: vocabulary.ONLY_BEFORE_BATTLE,
    vocabulary.BATTLE_FORM: vocabulary.ONLY_PREPARE,
    vocabulary.BATTLE_PREPARE: vocabulary.ONLY_PREPARE,
    vocabulary.BATTLE_REROLL: vocabulary.ONLY_AFTER_ROLL,
    vocabulary.BATTLE_RESULT: vocabulary.ONLY_AFTER_BATTLE,
    vocabulary.BATTLE_WIN: vocabulary.ONLY_AFTER_BATTLE,
    vocabulary.BATTLE_LOSE: vocabulary.ONLY_AFTER_BATTLE,
    vocabulary.TEST_DECLARE: vocabulary.ONLY_TEST,
    vocabulary.TEST_REROLL: vocabulary.ONLY_AFTER_ROLL,
    vocabulary.EXPERIENCE_START: vocabulary.ONLY_EXPERIENCE,
    vocabulary.CORRUPTION: vocabulary.ONLY_CORRUPTION,
    vocabulary.LIFE_LOSS: vocabulary.ONLY_LIFE_LOSS,
    vocabulary.OWN_ROLL: vocabulary.ONLY_AFTER_ROLL,
    vocabulary.OTHER_BATTLE_REROLL: vocabulary.ONLY_OTHERS,
    vocabulary.OTHER_TURN_START: vocabulary.ONLY_OTHERS,
}
"""For windows in which players use things: the reason why such a thing has to wait. Elsewhere it acts by itself."""


def asked(table: Deeds, seat: int) -> bool:
    return table.decision is not None and table.decision.seat == seat


def open_for(table: Deeds, seat: int) -> tuple[int, list[int]]:
    """The windows in which the seat is asked right now, as bits, and what it has used in them."""
    frame = table.agenda[-1]
    return (frame.for_seat(seat), frame.used) if isinstance(frame, Opening) and asked(table, seat) else (0, [])


def refuse(table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
    """Why this verb cannot be used with this thing; None if it can."""
    for option in options_of(table.decision, seat):
        if option.verb == verb and option.subject == subject:
            return None
    if table.players[seat].out:
        return vocabulary.ELIMINATED_SEAT
    refusal = REFUSALS.get(verb)
    return refusal(table, seat, subject) if refusal is not None else NOT_ASKED.get(verb, vocabulary.NOT_FOR_THIS)


def waiting(sentences: Sequence[Sentence]) -> Guard:
    """The reason to wait: for the window of the first optional sentence, or because the thing acts by itself."""
    for sentence in sentences:
        if sentence.optional:
            return WRONG_TIME.get(sentence.window, vocabulary.BY_ITSELF)
    return vocabulary.BY_ITSELF


def refuse_play(table: Deeds, seat: int, card: CardNo) -> Guard | None:
    definition = table.content.cards[card]
    if definition.deck_number != vocabulary.POWER_DECK:
        return vocabulary.NOT_FOR_THIS
    if card not in table.players[seat].hand.cards:
        return vocabulary.IN_DISCARD if card in table.piles[vocabulary.POWER_DECK] else vocabulary.NOT_YOURS
    if definition.windows & open_for(table, seat)[0]:
        return refuse_power(table, seat, card)
    return WRONG_TIME.get(definition.sentences[0].window, vocabulary.BY_ITSELF)


def refuse_number(table: Deeds, seat: int, card: CardNo) -> Guard | None:
    return vocabulary.NO_ROLL if card in table.players[seat].hand.cards else vocabulary.NOT_FOR_THIS


def refuse_use(table: Deeds, seat: int, card: CardNo) -> Guard | None:
    """Why an asset or a face-up Corruption card cannot be used (RE-BATTLE-04, RE-BONUS-04, RE-CORR-05)."""
    player = table.players[seat]
    definition = table.content.cards[card]
    mask, used = open_for(table, seat)
    for asset in player.assets:
        if asset.card == card:
            if definition.windows & mask:
                return choose_asset(table, seat, asset, mask, used)[1]
            return waiting(definition.sentences)
    for at in range(len(player.faces)):
        if player.corruption.cards[at] == card:
            if not player.faces[at]:
                return vocabulary.FACE_DOWN
            if definition.windows & mask:
                return choose_corruption(table, seat, at, mask, used)[1]
            return waiting(definition.sentences)
    if definition.deck_number == vocabulary.POWER_DECK or definition.type in ("enemy", "event", "encounter"):
        return vocabulary.NOT_FOR_THIS
    return vocabulary.IN_DISCARD if card in table.piles[definition.deck_number] else vocabulary.NOT_YOURS


def refuse_invoke(table: Deeds, seat: int, number: int) -> Guard | None:
    player = table.players[seat]
    definition = table.content.character_abilities[number]
    if definition.character != player.character:
        return vocabulary.OTHERS_ABILITY
    mask, used = open_for(table, seat)
    if definition.windows & mask:
        return choose_ability(table, seat, number, mask, used)[1]
    return waiting(definition.sentences)


def refuse_go(table: Deeds, seat: int, space: SpaceNo) -> Guard | None:
    own = table.players[seat].space
    if space == own:
        return vocabulary.OWN_SPACE
    if own >= vocabulary.INNER:
        return vocabulary.NEXT_STEP if space >= vocabulary.INNER else vocabulary.NO_RETURN
    if space >= vocabulary.INNER:
        return vocabulary.INNER_CLOSED
    if own != vocabulary.NOTHING and (own < vocabulary.MIDDLE) != (space < vocabulary.MIDDLE):
        return vocabulary.OTHER_TIER
    return vocabulary.NO_DESTINATION if asked(table, seat) else vocabulary.NOT_YOUR_MOMENT


def refuse_face(table: Deeds, seat: int, card: CardNo) -> Guard | None:
    """Why a Threat card cannot be resolved: its space, then the phase, then the order."""
    if table.content.cards[card].deck_number < vocabulary.THREAT_DECK:
        return vocabulary.NOT_FOR_THIS
    own = table.players[seat].space
    here = table.laid[own] if own != vocabulary.NOTHING else []
    if card not in here:
        return vocabulary.ELSEWHERE if any(card in laid for laid in table.laid) else vocabulary.NOT_FOR_THIS
    frame = table.nearest(Engagement)
    if frame is None or frame.who != seat:
        return vocabulary.NOT_ENGAGED
    if card in frame.resolved:
        return vocabulary.RESOLVED_ALREADY
    return vocabulary.EVADED_ALREADY if card in frame.evaded else vocabulary.WRONG_ORDER


def refuse_take(table: Deeds, seat: int, card: CardNo) -> Guard | None:
    """Why a Mission card cannot be taken: it completes by itself, and the Experience phase spends it."""
    for player in table.players:
        if card == player.mission:
            return vocabulary.MISSION_GOES_ON
        if card in player.completed:
            return vocabulary.MISSION_OVER
    return vocabulary.NOT_FOR_THIS


def refuse_discard(table: Deeds, seat: int, card: CardNo) -> Guard | None:
    player = table.players[seat]
    if card in player.hand.cards or any(asset.card == card for asset in player.assets):
        return vocabulary.NO_DISCARD_NOW
    return vocabulary.NOT_FOR_THIS


def refuse_spend(table: Deeds, seat: int, card: CardNo) -> Guard | None:
    if table.content.cards[card].type != "enemy":
        return vocabulary.NOT_FOR_THIS
    if card in table.players[seat].trophies:
        return vocabulary.NO_TROPHIES_NOW
    return vocabulary.NOT_YOURS


REFUSALS: dict[int, Callable[[Deeds, int, int], Guard | None]] = {
    vocabulary.PLAY: refuse_play,
    vocabulary.NUMBER: refuse_number,
    vocabulary.USE: refuse_use,
    vocabulary.INVOKE: refuse_invoke,
    vocabulary.GO: refuse_go,
    vocabulary.FACE: refuse_face,
    vocabulary.TAKE: refuse_take,
    vocabulary.DISCARD: refuse_discard,
    vocabulary.SPEND: refuse_spend,
}
NOT_ASKED = {
    vocabulary.FIGHT: vocabulary.ATTRIBUTE_NOT_ASKED,
    vocabulary.PLAYER: vocabulary.PLAYER_NOT_ASKED,
    vocabulary.ATTRIBUTE: vocabulary.ATTRIBUTE_NOT_ASKED,
    vocabulary.CHARACTER: vocabulary.CHARACTER_NOT_ASKED,
    vocabulary.DECK: vocabulary.DECK_NOT_ASKED,
}
"""For verbs that only answer a question: the reason while it is not asked."""
