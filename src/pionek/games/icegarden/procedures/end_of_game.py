"""The end of the game: goals before points, and the bonus of Viper's Throat (rulebook chapter "Koniec gry")."""

from __future__ import annotations

from pionek.core.state.table import Result
from pionek.games.icegarden import vocabulary
from pionek.games.icegarden.model.deeds import Deeds
from pionek.games.icegarden.procedures.individual_goals import achieved


def check_end(table: Deeds) -> None:
    """Finish the game at the end of a round: by a goal, by 50 points, or after the last helmet (IG-END-01, -02, -03, -04, -05, -06, IG-FLOW-03, IG-END-13)."""
    players = range(len(table.players))
    goals = [seat for seat in players if achieved(table, seat)]
    points = [player.points for player in table.players]
    if goals:
        for seat in goals:
            table.happened(vocabulary.GOAL, seat, rule=table.character_of(seat).rule)
        if len(goals) > 1:
            points = with_bonus(table)
        most = max([points[seat] for seat in goals])
        winners = tuple([seat for seat in goals if points[seat] == most])
        table.finish(Result(winners, cause(table, winners, "goal"), "IG-END-05" if len(goals) > 1 else "IG-END-01"))
        return
    if max(points) < vocabulary.POINTS_TO_END and not table.final:
        return
    rule = "IG-END-03" if max(points) >= vocabulary.POINTS_TO_END else "IG-END-04"
    points = with_bonus(table)
    winners = tuple([seat for seat in players if points[seat] == max(points)])
    table.finish(Result(winners, cause(table, winners, "points"), rule))


def cause(table: Deeds, winners: tuple[int, ...], how: str) -> str:
    """How the match ended; a solo game that the independent player has won has its own texts (IG-SOLO-44, -46)."""
    return f"{how}-solo" if table.solo and vocabulary.PLAYER not in winners else how


def with_bonus(table: Deeds) -> list[int]:
    """Everybody's points after the bonus for most markers in Viper's Throat (IG-END-12)."""
    best = viper_favourite(table)
    if best >= 0:
        for seat in table.ranks:
            if seat != best and table.players[seat].viper == table.players[best].viper:
                rule = "IG-SOLO-05" if table.solo else "IG-END-08"
                table.happened(vocabulary.TIE_VIPER, best, table.players[seat].character, rule=rule)
        table.score(best, vocabulary.VIPER_BONUS, "IG-END-07", vocabulary.VIPER_POINTS)
    return [player.points for player in table.players]


def viper_favourite(table: Deeds) -> int:
    """The seat with most markers in Viper's Throat, in a tie the better reputation; -1 if there are none (IG-END-08, gaps R-63)."""
    most = max([player.viper for player in table.players])
    if not most:
        return -1
    return next(seat for seat in table.ranks if table.players[seat].viper == most)
