"""In which windows a player wants to be asked: a preference of the player, not a part of the match.

Each kind of window has one of three preferences. `always`: ask even with nothing to play; `useful`: ask only where an
answer could matter, by the game's own cautious test (`Game.mattering`); `never`: pass without asking. Besides, a player may
pass for a while: for the attack in progress, or until the own turn. What other players can see by the clock must not depend on a
hand, so the terminal and the server treat all cases of a preference alike: `always` is a question both times; `never`
is an immediate pass both times; and where `useful` or a while of passing asked nobody, the program pauses as if somebody
had thought.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pionek.core.errors import UserError
from pionek.core.rules.windows import PASSING, Window
from pionek.core.state.decision import Option

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.match.match import Match

ALWAYS, USEFUL, NEVER = "always", "useful", "never"
PREFERENCES = (ALWAYS, USEFUL, NEVER)
ATTACK, TURN = "attack", "turn"
UNTIL_KIND = "until"
UNTIL = (ATTACK, TURN)
"""How long one can pass in all windows: for the attack in progress, or until the own turn."""
ALL = "all"
"""Stands for every kind."""
OTHERS = "others"
"""Stands, among the rules of a kind, for what one may do before another seat decides (Decision.others)."""


class PreferenceError(UserError):
    """One clear sentence about a preference that cannot be read."""


@lru_cache(maxsize=64)
def kinds_by_rule(game: Game) -> dict[str, str]:
    """The kind of the windows that open by each rule."""
    return {rule: kind for kind, rules in game.windows.items() for rule in rules}


class AskPreferences:
    """The preferences of one player at a table of one game."""

    def __init__(self, game: Game) -> None:
        self.kinds = dict.fromkeys(game.windows or (ALL,), USEFUL)
        self.until = ""
        """How long the player passes in all windows: TURN, or ATTACK and the name of the attack; "" for no while."""
        self.kind_of = kinds_by_rule(game)

    def read(self, text: str) -> None:
        """Preferences as players write them: `roll=never, main=always`, or `all=never`."""
        for each in text.split(","):
            kind, equals, preference = (part.strip() for part in each.partition("="))
            if not equals:
                raise PreferenceError(f"{each.strip()!r}: write KIND=WISH", f"{each.strip()!r}: napisz RODZAJ=ŻYCZENIE")
            self.set(kind, preference)

    def set(self, kind: str, preference: str) -> None:
        if preference not in PREFERENCES:
            allowed = ", ".join(PREFERENCES)
            raise PreferenceError(
                f"{preference!r} is no wish; there are {allowed}", f"{preference!r} nie jest życzeniem; są: {allowed}"
            )
        if kind != ALL and kind not in self.kinds:
            known = ", ".join([*self.kinds, ALL])
            raise PreferenceError(
                f"{kind!r} is no kind of window; there are {known}", f"{kind!r} nie jest rodzajem okna; są: {known}"
            )
        for each in self.kinds if kind == ALL else (kind,):
            self.kinds[each] = preference

    def preference(self, rule: str) -> str:
        """The preference for the windows that open by a rule."""
        kind = self.kind_of.get(rule, ALL)
        return self.kinds.get(kind, USEFUL)

    def answer(self, match: Match, seat: int) -> Option | None:
        """What a player answers who does not want to be asked now: a pass, or what changes nothing; None to ask."""
        decision = match.decision
        if decision is None or decision.seat != seat:
            return None
        frame = match.table.agenda[-1]
        wish = self.preference(frame.rule())
        if isinstance(frame, Window) and (wish == NEVER or self.passes(match, seat)):
            return PASSING
        return match.game.mattering.idle(match.table, seat) if wish != ALWAYS else None

    def is_told(self, match: Match) -> bool:
        """Whether others must see the usual pause where this player's answer is given without asking.

        They must in windows, where the answer depends on hidden cards; not if the player never wants to be asked, for then nothing
        depends on them.
        """
        frame = match.table.agenda[-1]
        return isinstance(frame, Window) and self.preference(frame.rule()) != NEVER

    def pass_until(self, match: Match, seat: int, until: str) -> None:
        """Pass in all windows from now on, until the own turn begins or the attack in progress is over."""
        if until not in UNTIL:
            allowed = ", ".join(UNTIL)
            raise PreferenceError(f"{until!r} is no end of passing; there are {allowed}", f"{until!r} nie jest końcem pasowania; są: {allowed}")
        self.until = f"{ATTACK} {match.game.mattering.episode(match.table)}" if until == ATTACK else TURN

    def passes(self, match: Match, seat: int) -> bool:
        """Whether the player passes for a while; the while is over as soon as this says no."""
        if self.until == TURN:
            return match.table.active_seat() != seat
        return self.until == f"{ATTACK} {match.game.mattering.episode(match.table)}" != f"{ATTACK} "

    def may_pass_until(self, match: Match, seat: int) -> list[str]:
        """For how long the player may pass from the window that is open now."""
        decision = match.decision
        if decision is None or decision.seat != seat or not isinstance(match.table.agenda[-1], Window):
            return []
        found = [ATTACK] if match.game.mattering.episode(match.table) else []
        return [*found, TURN] if match.table.active_seat() != seat else found

    def passed_over(self, match: Match, seat: int, preference: str, since: int = 0) -> list[str]:
        """The rules of windows in which this seat had nothing to play, though others cannot know that.

        For `always` they are questions still to be asked, for `useful` the pauses that are due. The first `since` reports
        of the match's listener are skipped. No pause is due after a player who has acted and acts again: the other
        players see only that this player takes time.
        """
        decision = match.decision
        if decision is not None and decision.seat == seat == match.table.acting:
            return []
        reports = match.listen().windows[since:]
        return [rule for who, rule in reports if who == seat and self.preference(rule) == preference]
