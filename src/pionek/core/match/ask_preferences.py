"""In which windows a player wants to be asked: a preference of the player, not a part of the match.

Each kind of window has one of three preferences. `always`: ask even with nothing to play; `useful`: ask only when
something could be played; `never`: pass without asking. What other players can see by the clock must not depend on a
hand, so the terminal and the server treat both cases of a preference alike: `always` is a question both times; `never`
is an immediate pass both times; and where `useful` had nothing to offer, the program pauses as if somebody had thought.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pionek.core.errors import UserError
from pionek.core.rules.windows import PASSING, Window
from pionek.core.state.decision import Option

if TYPE_CHECKING:
    from pionek.core.game import Game
    from pionek.core.match.match import Match

ALWAYS, USEFUL, NEVER = "always", "useful", "never"
PREFERENCES = (ALWAYS, USEFUL, NEVER)
ALL = "all"
"""Stands for every kind."""
OTHERS = "others"
"""Stands, among the rules of a kind, for what one may do before another seat decides (Decision.others)."""


class PreferenceError(UserError):
    """One clear sentence about a preference that cannot be read."""


class AskPreferences:
    """The preferences of one player at a table of one game."""

    def __init__(self, game: Game) -> None:
        self.kinds = dict.fromkeys(game.windows or (ALL,), USEFUL)
        self.kind_of = {rule: kind for kind, rules in game.windows.items() for rule in rules}

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
        """The pass for a player who does not want to be asked in the window that is open now; None to ask."""
        decision = match.decision
        if decision is None or decision.seat != seat or not isinstance(match.table.agenda[-1], Window):
            return None
        return PASSING if self.preference(match.table.agenda[-1].rule()) == NEVER else None

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
