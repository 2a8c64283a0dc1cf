"""What holds at every decision of every match, by the rulebook: limits, components, order of play, who may act."""

from __future__ import annotations

from typing import Any

from pionek.core.match.match import Match
from pionek.core.rules.windows import Window
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.model.phases import DamagePhase, FreePhase, RollPhaseFrame
from pionek.games.dicethrone.procedures.defensive_roll import DefensiveRoll
from pionek.games.dicethrone.procedures.dice import DiceFrame
from pionek.games.dicethrone.procedures.offensive_roll import OffensiveRoll
from pionek.games.dicethrone.procedures.playing_cards import CardPlay


def broken(match: Match) -> list[str]:
    """What the rulebook forbids and this table shows, each with its rule."""
    table: Any = match.table
    found: list[str] = []
    for seat in range(table.seats):
        found.extend(f"seat {seat}: {each}" for each in broken_player(match, table, seat))
    found.extend(broken_order(table))
    found.extend(broken_phases(table))
    if table.decision is not None:
        found.extend(broken_question(table))
    if table.result is not None:
        found.extend(broken_result(table))
    return found


def broken_player(match: Match, table: Any, seat: int) -> list[str]:
    """Counters, tokens, cards and board of one player."""
    player, content, seating = table.players[seat], table.content, table.seating
    found: list[str] = []
    if not 0 <= player.health <= seating.health + 10:
        found.append(f"health {player.health} (DT-HEALTH-01)")
    if any(table.players[mate].health != player.health for mate in (seating.mates(seat) if seating.teams else [])):
        found.append("a team with two counters (DT-TEAM-06)")
    if player.out != (player.health == 0):
        found.append(f"out is {player.out} with {player.health} health (DT-GAME-04)")
    if not 0 <= player.cp <= 15:
        found.append(f"{player.cp} CP (DT-CP-02)")
    for token in content.tokens:
        held = player.tokens[token.index]
        if not 0 <= held <= token.limit + player.limits[token.index]:
            found.append(f"{held} {token.id} (DT-STATUS-14)")
        if token.binds and held and table.roll_phase() is None:
            found.append(f"{token.id} outside of roll phases (DT-PYRO-06)")
        if bool(token.uses and held) != bool(player.spendable >> token.index & 1):
            found.append(f"{token.id} can be spent, or cannot, though {held} lie there (DT-STATUS-09)")
    played = [frame.card for frame in table.agenda if isinstance(frame, CardPlay) and frame.who == seat]
    everything = sorted([*player.deck.cards, *player.hand.cards, *player.discard, *player.upgrades, *played])
    if everything != sorted(content.deck(player.hero, match.settings["promo"])):
        found.append("cards are not those of the deck, each once (DT-CARD-03)")
    if not player.out:
        found.extend(broken_board(table, player))
    return found


def broken_board(table: Any, player: Any) -> list[str]:
    """Upgrades lie on their fields, each on a lower one, and the highest is in force (DT-UPGRADE-01, -05)."""
    levels = [1] * len(player.levels)
    found: list[str] = []
    for card in player.upgrades:
        definition = table.content.cards[card]
        if definition.hero != player.hero or definition.level <= levels[definition.place]:
            found.append(f"{definition.id} lies where it cannot (DT-UPGRADE-01)")
        levels[definition.place] = definition.level
    if levels != player.levels:
        found.append(f"levels {player.levels}, but the cards say {levels} (DT-UPGRADE-07)")
    return found


def broken_order(table: Any) -> list[str]:
    """Turns go round in the order of the seating (DT-TURN-01, DT-KING-03, DT-TEAM-05)."""
    if not table.turn or any(player.out for player in table.players):
        return []
    seat = table.first
    for _ in range((table.turn - 1) % table.seats):
        seat = table.seating.after[seat]
    return [] if seat == table.active else [f"turn {table.turn} is seat {table.active}'s, not {seat}'s (DT-TURN-01)"]


def broken_phases(table: Any) -> list[str]:
    """Dice, attempts and phases on the agenda."""
    found: list[str] = []
    if len([frame for frame in table.agenda if isinstance(frame, DamagePhase)]) > 1:
        found.append("two phases that add damage up (DT-DEFENSE-08)")
    for frame in table.agenda:
        if not isinstance(frame, DiceFrame):
            continue
        if any(not 1 <= number <= 6 for number in frame.dice):
            found.append(f"dice {frame.dice} (DT-SETUP-12)")
        if frame.attempts < 0:
            found.append(f"{frame.attempts} attempts left (DT-OFFENSE-01)")
        if isinstance(frame, OffensiveRoll) and (frame.who != table.active or len(frame.dice) not in (0, 5)):
            found.append(f"an Offensive Roll of seat {frame.who} with {len(frame.dice)} dice (DT-OFFENSE-02)")
        if isinstance(frame, DefensiveRoll) and frame.ability >= 0 and frame.dice:
            if len(frame.dice) != table.content.board[frame.ability].dice:
                found.append(f"a defence with {len(frame.dice)} dice (DT-DEFAB-04)")
    phase = table.damage_phase()
    for incoming in phase.incoming if phase is not None else []:
        if any(harm.amount <= 0 for harm in incoming.harms):
            found.append("incoming damage of nothing (DT-KEY-15)")
    return found


def broken_question(table: Any) -> list[str]:
    """Who is asked, and for what."""
    decision, frame = table.decision, table.agenda[-1]
    seat, player = decision.seat, table.players[decision.seat]
    found: list[str] = []
    if player.out:
        found.append(f"seat {seat} is out and is asked (DT-GAME-08)")
    asks_to_act = isinstance(frame, Window | FreePhase) or (
        isinstance(frame, DefensiveRoll) and frame.step_name() == "choose_ability"
    )
    phase = table.roll_phase()
    if asks_to_act and table.stunned(seat):
        found.append(f"seat {seat} is stunned and is asked (DT-PYRO-05)")
    if asks_to_act and phase is not None and phase.ultimate and not table.same_side(phase.who, seat):
        found.append(f"seat {seat} is asked during an ultimate of others (DT-ULT-04)")
    if isinstance(frame, FreePhase) and seat != table.active:
        found.append(f"seat {seat} has a Main Phase in another's turn (DT-MAIN-06)")
    for option in decision.options:
        if option.verb == vocabulary.PLAY:
            found.extend(broken_play(table, seat, option.subject))
        if option.verb == vocabulary.SELL and not (isinstance(frame, FreePhase) and option.subject in player.hand.cards):
            found.append(f"card {option.subject} can be sold (DT-MAIN-06)")
        if option.verb == vocabulary.SPEND and not player.tokens[option.subject]:
            found.append(f"token {option.subject} can be spent and is not there (DT-STATUS-09)")
    if len({(each.verb, each.subject, each.target, each.amount) for each in decision.options}) < len(decision.options):
        found.append("an option twice")
    return found


def broken_play(table: Any, seat: int, card: int) -> list[str]:
    """A card that is offered: in hand, paid for, in its phase."""
    definition, player = table.content.cards[card], table.players[seat]
    found: list[str] = []
    if card not in player.hand.cards:
        found.append(f"{definition.id} is not in hand (DT-CARD-03)")
    if definition.upgrade is None and definition.cost > player.cp:
        found.append(f"{definition.id} costs too much (DT-CP-05)")
    if definition.phase == "roll" and not isinstance(table.roll_phase(), RollPhaseFrame):
        found.append(f"{definition.id} outside of roll phases (DT-ROLLCARD-01)")
    if definition.phase in ("main", "upgrade") and not isinstance(table.agenda[-1], FreePhase):
        found.append(f"{definition.id} outside of a Main Phase (DT-MAINCARD-01)")
    return found


def broken_result(table: Any) -> list[str]:
    """Who has won stands, and nobody of another side does (DT-GAME-01, -05, -08)."""
    result = table.result
    if result.cause not in ("health", "last", "draw"):
        return []
    standing = {table.seating.sides[seat] for seat in range(table.seats) if table.players[seat].health > 0}
    won = {table.seating.sides[seat] for seat in result.winners}
    return [] if standing == won and len(won) <= 1 else [f"sides {won} have won, {standing} stand (DT-GAME-08)"]
