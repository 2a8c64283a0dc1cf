"""Movement, battle and skill rolls: a Power card in place of a die, rerolls, and exploding sixes (rulebook p. 16, 20)."""

from __future__ import annotations

from typing import Any

from pionek.core.language.definitions import Content
from pionek.core.rules.in_force import banned, value
from pionek.core.rules.rolls import Roll
from pionek.core.state.decision import Decision, Option
from pionek.core.state.fields import later
from pionek.core.state.frame import Frame
from pionek.games.relic import vocabulary
from pionek.games.relic.model.content import each_once
from pionek.games.relic.model.deeds import Deeds
from pionek.games.relic.procedures.windows import give_opening

ROLLING = Option(vocabulary.ROLL)
SIDES = 6
RULES = ("RE-MOVE-02", "RE-BATTLE-08", "RE-TEST-02", vocabulary.FOE_ROLL_RULE)
WINDOWS = (
    1 << vocabulary.OWN_ROLL,
    1 << vocabulary.BATTLE_REROLL | 1 << vocabulary.OWN_ROLL | 1 << vocabulary.OTHER_BATTLE_REROLL,
    1 << vocabulary.TEST_REROLL | 1 << vocabulary.OWN_ROLL,
    0,
)


class Throw(Frame):
    """A roll that counts. `fresh` are the dice of the throw in progress, `dice` those that are final.

    `added` changes the total and nothing else (RE-DICE-06). `fresh_added` belongs to the throw in progress: a reroll
    ignores it with the dice (RE-DICE-07). `owner` is whose roll it is, `who` throws the dice.
    """

    kind: int
    count: int
    owner: int
    dice: list[int] = later([])
    fresh: list[int] = later([])
    added: int = later(0)
    fresh_added: int = later(0)

    @staticmethod
    def older(packed: dict[str, Any], content: Content) -> None:
        """Earlier versions did not tell the two apart."""
        packed.setdefault("fresh_added", 0)

    steps = (
        ("replace", "RE-POWER-06"),
        ("throw", "RE-COMP-10"),
        ("alter", "RE-DICE-07"),
        ("explode", "RE-DICE-01"),
        ("final", "RE-DICE-06"),
    )

    def natural(self) -> list[int]:
        """What the dice show as the roll stands."""
        return self.dice + self.fresh

    def replace(self, table: Deeds) -> Decision | None:
        """Offer Power cards for one die of each throw, also after an explosion (RE-BATTLE-07, RE-POWER-06, -08, -10)."""
        if self.kind == vocabulary.OF_THE_FOE or banned(table, vocabulary.NUMBER, self.who) is not None:
            return None
        return Decision(self.who, [ROLLING, *each_once(table.content.numbers, table.players[self.who].hand.cards)])

    def took_replace(self, table: Deeds, option: Option) -> None:
        """Use the chosen Power card as a die (RE-COMP-10, RE-DICE-07)."""
        if option.verb != vocabulary.NUMBER:
            return
        card = option.subject
        self.fresh = [table.content.cards[card].value]
        table.happened(vocabulary.NUMBERED, self.who, card, self.fresh[0], rule="RE-POWER-06")
        table.discard_power(self.who, card, "RE-POWER-12")
        table.power_played(self.who)
        table.signal(vocabulary.POWER_NUMBER, self.who, card)

    def throw(self, table: Deeds) -> None:
        """Throw the dice; players with real dice enter what they show (RE-COMP-10)."""
        left = self.count - len(self.fresh)
        if left < 1:
            return
        if table.entered:
            table.then(Roll(self.who, left, RULES[self.kind]))
            return
        self.fresh = self.fresh + thrown(table, self.who, self.kind, left)

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, Roll):
            self.fresh = self.fresh + child.dice

    def alter(self, table: Deeds) -> Decision | None:
        if self.kind == vocabulary.OF_THE_FOE:
            table.foe_rolled()
            return None
        return give_opening(table, self.who, WINDOWS[self.kind], "RE-BATTLE-09" if self.kind == vocabulary.IN_THE_BATTLE else "RE-DICE-08")

    def explode(self, table: Deeds) -> None:
        """Throw again for each six, before anything looks at the result (RE-DICE-01, -06)."""
        sixes = explosions(table, self.kind, self.owner, self.fresh)
        self.dice = self.dice + self.fresh
        self.fresh = []
        self.added += self.fresh_added
        self.fresh_added = 0
        if sixes:
            self.count = sixes
            self.back_to("replace")
        elif not table.awaited >> vocabulary.OWN_ROLL & 1:
            self.end()

    def final(self, table: Deeds) -> None:
        """Signal the final result."""
        if self.kind != vocabulary.OF_THE_FOE:
            table.signal(vocabulary.OWN_ROLL, self.who)

    def total(self) -> int:
        return sum(self.dice) + self.added


def thrown(table: Deeds, who: int, kind: int, count: int) -> list[int]:
    """Throw so many dice (RE-COMP-04)."""
    dice = table.dice(count, SIDES)
    if table.attention:
        table.rolled(who, dice, RULES[kind])
    return dice


def explosions(table: Deeds, kind: int, owner: int, dice: list[int]) -> int:
    """The number of further dice: one for each six, but none in movement (RE-DICE-01, -02, -04)."""
    least = SIDES
    if kind == vocabulary.MOVEMENT:
        return 0
    if kind != vocabulary.OF_SKILL:
        least = value(table, vocabulary.EXPLODES if kind == vocabulary.IN_THE_BATTLE else vocabulary.FOE_EXPLODES, owner)
    sixes = 0
    for die in dice:
        if die >= least:
            sixes += 1
    return sixes


def throw(table: Deeds, who: int, kind: int, count: int, owner: int) -> list[int]:
    """The final dice of a roll that nobody can change, as most are; otherwise none, and a Throw begins."""
    if may_be_touched(table, who, kind):
        table.then(Throw(who, kind, count, owner))
        return []
    dice = thrown(table, who, kind, count)
    if kind != vocabulary.MOVEMENT:
        more = explosions(table, kind, owner, dice)
        while more:
            fresh = thrown(table, who, kind, more)
            dice += fresh
            more = explosions(table, kind, owner, fresh)
    return dice


def may_be_touched(table: Deeds, who: int, kind: int) -> bool:
    """Whether a player could change a roll, or hides cards that might.

    Only the enemy itself changes the enemy's dice; the battle sees to that.
    """
    windows = WINDOWS[kind]
    if table.entered or not windows:
        return table.entered
    player = table.players[who]
    if player.hand.cards or player.reach & windows or table.awaited >> vocabulary.OWN_ROLL & 1:
        return True
    if windows & vocabulary.OF_OTHERS:
        for each in table.players:
            if each.hand.cards:
                return True
    return False


class Rethrow(Frame):
    """A reroll of all dice of the throw in progress; a Power card is replaced by a die (gaps 28, 29)."""

    place: int

    saved_as = "Again"
    steps = (("throw", "RE-DICE-07"),)

    def altered(self, table: Deeds) -> Throw:
        frame = table.agenda[self.place]
        assert isinstance(frame, Throw)  # the verb looked up its place
        return frame

    def throw(self, table: Deeds) -> None:
        altered = self.altered(table)
        altered.fresh = []
        altered.fresh_added = 0
        for_foe = altered.kind == vocabulary.OF_THE_FOE
        table.then(Roll(self.who, altered.count, vocabulary.FOE_ROLL_RULE if for_foe else "RE-DICE-07"))

    def returned(self, table: Deeds, child: Frame) -> None:
        if isinstance(child, Roll):
            self.altered(table).fresh = child.dice
