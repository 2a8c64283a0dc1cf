"""Why something may not be done: one function for each verb, early returns in the order of the rulebook."""

from __future__ import annotations

from pionek.core.language.effects import Effect
from pionek.core.rules.in_force import banned
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Guard
from pionek.core.state.piece import CardNo
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.choices.prices import price
from pionek.games.dicethrone.choices.requirements import LOOKS, meets, met, reason, tokens_for
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.definitions import Card
from pionek.games.dicethrone.model.forms import DiceThroneEffect, PricedUse
from pionek.games.dicethrone.model.phases import FreePhase
from pionek.games.dicethrone.model.state import BEARERS, BOARDS, State
from pionek.games.dicethrone.procedures.dice import offensive_roll
from pionek.games.dicethrone.vocabulary import AbilityNo, TokenNo


def refuse_uses(table: Deeds, seat: int, uses: list[PricedUse], bearer: int, window: int) -> Guard | None:
    """Why no use of a token or a passive ability can be had now: the refusal that got furthest."""
    furthest: Guard | None = None
    for use in uses:
        guard = refuse_use(table, seat, use, bearer, window)
        if guard is None:
            return None
        if furthest is None or guard.depth > furthest.depth:
            furthest = guard
    return furthest


def refuse_use(table: Deeds, seat: int, use: PricedUse, bearer: int, window: int) -> Guard | None:
    """Why this use of a token or passive ability cannot be had in a window of this kind."""
    if not use.windows & window:
        return vocabulary.NOT_THIS_TIME
    if table.spent(bearer):
        return vocabulary.SPENT_THIS_TURN
    if not tokens_for(table, seat, use, bearer):
        return vocabulary.GAINED_THIS_TURN
    if use.cost > table.players[seat].cp:
        return vocabulary.TOO_EXPENSIVE
    if use.when is not None and not use.when.holds(table, LOOKS[seat]):
        return vocabulary.USE_NOT_MET
    found = met(table, seat, use.wanted)
    if use.modifier and not found & vocabulary.ATTACK:
        return vocabulary.NO_ATTACK
    if use.wanted & vocabulary.OWN_STATUS and bearer < BOARDS and not has_status_beside(table, seat, bearer % BEARERS):
        return vocabulary.NO_STATUS
    return hindered(table, seat, use.leaves, found)


def has_status_beside(table: State, seat: int, spent: TokenNo) -> bool:
    """Whether there is a status effect left when one token of this kind has been spent."""
    tokens = table.players[seat].tokens
    return any(tokens[token] > (token == spent) for token in table.content.removable)


def refuse_card(table: Deeds, seat: int, card: Card, window: int) -> Guard | None:
    """Why a card in hand cannot be played in a window of this kind."""
    guard = refuse_all(table, seat)
    if guard is not None:
        return guard
    if not card.windows & window:
        return wrong_time(card, window)
    return refuse_fitting(table, seat, card, met(table, seat, card.wanted))


def refuse_all(table: State, seat: int) -> Guard | None:
    """Why a seat can play nothing at all, and is passed over in all windows (DT-WINDOW-18)."""
    if table.in_force.restricted and table.stunned(seat):
        return vocabulary.STUNNED
    phase = table.damage_phase()
    bound = phase is not None and phase.ultimate and not table.same_side(phase.who, seat)
    return vocabulary.ULTIMATE_UNDER_WAY if bound else None


def refuse_fitting(table: Deeds, seat: int, card: Card, found: int) -> Guard | None:
    """Why a card cannot be played although the window is right; `found` are the requirements that are met."""
    player = table.players[seat]
    if card.upgrade is not None:
        if player.levels[card.place] >= card.level:
            return vocabulary.ALREADY_UPGRADED
        return vocabulary.TOO_EXPENSIVE if price(table, seat, card) > player.cp else None
    if card.cost > player.cp:
        return vocabulary.TOO_EXPENSIVE
    if card.after_damage and too_little_damage(table, seat, card.after_damage):
        return vocabulary.TOO_LITTLE_DAMAGE
    if card.modifier and not found & vocabulary.ATTACK:
        return vocabulary.NO_ATTACK
    if card.when_attacked and not found & vocabulary.ATTACKED:
        return vocabulary.NOT_ATTACKED_NOW
    return hindered(table, seat, card.leaves, found)


def too_little_damage(table: State, seat: int, least: int) -> bool:
    """Whether the roll phases of this seat dealt less final damage than a card requires (DT-FINAL-01; ruling R-63)."""
    phase = table.roll_phase()
    return phase is None or phase.who != seat or max([phase.dealt[other] for other in table.opponents(seat)]) < least


def hindered(table: Deeds, seat: int, leaves: list[Effect], found: int) -> Guard | None:
    """Why a text cannot be played: all its effects would do nothing, or one of them cannot be paid (DT-STATUS-14, DT-CP-05).

    Of several reasons the last one is given.
    """
    guard: Guard | None = None
    for leaf in leaves:
        if not isinstance(leaf, DiceThroneEffect):
            return None
        missing = leaf.requires() & ~found
        if missing:
            guard = reason(table, missing)
            if leaf.is_price:
                return guard
        elif leaf.possible(table, LOOKS[seat]):
            return None
        else:
            guard = vocabulary.NO_ROOM
    return guard


def wrong_time(card: Card, window: int) -> Guard:
    if card.phase == "upgrade":
        return vocabulary.ONLY_MAIN_UPGRADE
    if card.phase == "main":
        return vocabulary.ONLY_MAIN
    if card.after_damage:
        return vocabulary.ONLY_AFTER_DAMAGE
    if window & vocabulary.AFTER_DAMAGE:
        return vocabulary.LAST_CHANCE_OVER
    if window & (vocabulary.DICE_NOW | vocabulary.DICE_IN_ROLL_PHASE):
        return vocabulary.ONLY_DICE_NOW
    return vocabulary.ONLY_ROLL_PHASE


def window_for(table: State, seat: int) -> int:
    """The kind of window in which the seat is asked at this moment; 0 when it is not asked for cards."""
    if not asked(table, seat):
        return 0
    frame = table.agenda[-1]
    if isinstance(frame, Window):
        return frame.kind
    return frame.plays if isinstance(frame, FreePhase) else 0


def window_below(table: State) -> int:
    """The kind of window, or of free phase, in which something is being played."""
    for frame in reversed(table.agenda):
        if isinstance(frame, Window):
            return frame.kind
        if isinstance(frame, FreePhase):
            return frame.plays
    return 0


def asked(table: State, seat: int) -> bool:
    return table.decision is not None and table.decision.seat == seat


def refuse_play(table: Deeds, seat: int, card: CardNo) -> Guard | None:
    """Why this seat cannot play this card now; the wrong phase comes first (DT-MAINCARD-01, DT-ROLLCARD-01)."""
    if card not in table.players[seat].hand.cards:
        return vocabulary.IN_DISCARD if card in table.players[seat].discard else vocabulary.NOT_YOURS
    definition = table.content.cards[card]
    window = window_for(table, seat)
    if window:
        return refuse_card(table, seat, definition, window)
    guard = refuse_card(table, seat, definition, definition.windows)
    time = wrong_time_without_window(table, seat, definition)
    bound = guard in (vocabulary.STUNNED, vocabulary.ULTIMATE_UNDER_WAY)
    return guard if guard is not None and (bound or time is vocabulary.NOT_YOUR_MOMENT) else time


def wrong_time_without_window(table: State, seat: int, card: Card) -> Guard:
    """The seat is not asked for cards now: what it would have to wait for."""
    if card.phase in ("main", "upgrade") and not (table.active == seat and table.roll_phase() is None):
        return vocabulary.ONLY_MAIN_UPGRADE if card.phase == "upgrade" else vocabulary.ONLY_MAIN
    if card.phase == "roll" and table.roll_phase() is None:
        return vocabulary.ONLY_ROLL_PHASE
    return vocabulary.NOT_YOUR_MOMENT


def refuse_sell(table: State, seat: int, card: CardNo) -> Guard | None:
    """Why this seat cannot sell this card now: a player sells of their own accord in their Main Phase (DT-MAIN-06)."""
    if card not in table.players[seat].hand.cards:
        return vocabulary.UPGRADE_FIRST if card in table.players[seat].upgrades else vocabulary.NOT_YOURS
    if banned(table, vocabulary.SELL, seat) is not None:
        return vocabulary.STUNNED
    return None if asked(table, seat) and isinstance(table.agenda[-1], FreePhase) else vocabulary.SELL_IN_MAIN


def refuse_announce(table: State, seat: int, index: AbilityNo) -> Guard | None:
    """Why this offensive ability cannot be announced now."""
    ability = table.content.board[index]
    player = table.players[seat]
    if ability.hero != player.hero:
        return vocabulary.NOT_YOUR_ABILITY
    if index not in table.content.on_board(player.hero, player.levels):
        return vocabulary.NOT_ON_BOARD
    if ability.type == "defensive":
        return vocabulary.NOT_ATTACKED
    if ability.type == "passive":
        return vocabulary.NOTHING_TO_USE
    if table.active != seat or table.roll_phase() is None:
        return vocabulary.NOT_ROLLING
    frame = offensive_roll(table)
    if frame is None or frame.settled:
        return vocabulary.ALREADY_ANNOUNCED
    if frame.step_name() == "answers":
        return vocabulary.ANNOUNCEMENT_STANDS
    if frame.step_name() not in ("announce", "re_announce"):
        return vocabulary.DICE_NOT_FINAL
    return None if meets(table, seat, ability, frame.dice) else vocabulary.CONDITION_NOT_MET


def refuse_defend(table: State, seat: int, index: AbilityNo) -> Guard | None:
    """Why this defensive ability cannot be used now."""
    ability = table.content.board[index]
    if ability.hero != table.players[seat].hero:
        return vocabulary.NOT_YOUR_ABILITY
    if ability.type != "defensive":
        return vocabulary.NOT_ROLLING
    guard = refuse_defending(table, seat)
    if guard is not None:
        return guard
    if offensive_roll(table) is not None:
        return vocabulary.ATTACK_NOT_FINAL
    steps = [frame.step_name() for frame in table.agenda]
    if "choose_ability" in steps:
        return None
    return vocabulary.ATTACK_NOT_FINAL if "modifiers" in steps else vocabulary.ALREADY_DEFENDED


def refuse_defending(table: State, seat: int) -> Guard | None:
    """Why this seat cannot use any defensive ability against the attack in progress."""
    phase = table.roll_phase()
    harm = phase.attack() if phase is not None and phase.target == seat else None
    if harm is None:
        return vocabulary.NOT_ATTACKED
    if banned(table, vocabulary.DEFEND, seat) is not None:
        return vocabulary.STUNNED if table.stunned(seat) else vocabulary.IN_SHELTER
    return None if harm.defendable() else vocabulary.NOT_DEFENDABLE


def refuse_spend(table: Deeds, seat: int, token: TokenNo) -> Guard | None:
    """Why this token cannot be spent now."""
    if not table.players[seat].tokens[token]:
        return vocabulary.NOT_YOUR_TOKEN
    uses = table.content.tokens[token].uses
    if not uses:
        return vocabulary.TOKEN_ACTS_BY_ITSELF
    return refuse_now(table, seat, uses, seat * BEARERS + token)


def refuse_pay(table: Deeds, seat: int, index: AbilityNo) -> Guard | None:
    """Why a passive ability cannot be used now."""
    ability = table.content.board[index]
    player = table.players[seat]
    if ability.hero != player.hero:
        return vocabulary.NOT_YOURS
    if index not in table.content.on_board(player.hero, player.levels):
        return vocabulary.NOT_ON_BOARD
    if not ability.uses:
        return vocabulary.NOTHING_TO_USE
    return refuse_now(table, seat, ability.uses, BOARDS)


def refuse_now(table: Deeds, seat: int, uses: list[PricedUse], bearer: int) -> Guard | None:
    """Why no use can be had now: the player can do nothing at all, or it is the wrong moment (DT-PYRO-05, DT-ULT-04)."""
    guard = refuse_all(table, seat)
    if guard is not None:
        return guard
    window = window_for(table, seat)
    return refuse_uses(table, seat, uses, bearer, window) if window else vocabulary.NOT_YOUR_MOMENT


def refuse(table: Deeds, seat: int, verb: int, subject: int) -> Guard | None:
    """Why a seat may not do this with that thing now; None if it may."""
    if verb == vocabulary.PLAY:
        return refuse_play(table, seat, subject)
    if verb == vocabulary.SELL:
        return refuse_sell(table, seat, subject)
    if verb == vocabulary.ANNOUNCE:
        return refuse_announce(table, seat, subject)
    if verb == vocabulary.DEFEND:
        return refuse_defend(table, seat, subject)
    if verb in (vocabulary.SPEND, vocabulary.TAKE_OFF, vocabulary.GROW):
        return refuse_spend(table, seat, subject)
    if verb == vocabulary.USE:
        return refuse_pay(table, seat, subject)
    if verb == vocabulary.DIE:
        return vocabulary.DIE_NOT_ASKED
    return vocabulary.NOT_YOUR_MOMENT
