"""The verbs of dice: setting, changing and re-rolling dice of a roll in progress, and further roll attempts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pionek.core.language.fields import field
from pionek.core.language.kinds import IntKind, RefTo, WhoKind, Word
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Decision, Option
from pionek.games.dicethrone import vocabulary
from pionek.games.dicethrone.language.base import Aimed
from pionek.games.dicethrone.language.selectors import AnyPlayer
from pionek.games.dicethrone.model.deeds import Deeds
from pionek.games.dicethrone.model.forms import DiceThroneEffect
from pionek.games.dicethrone.procedures.dice import Again, DiceFrame, Reroll, open_dice, running_dice, set_die

if TYPE_CHECKING:
    from pionek.core.language.amounts import Selector


class AltersDice(DiceThroneEffect):
    """An effect on the dice of a roll in progress: of any player, one's own, or an opponent's."""

    asks = True
    alters_dice = True

    def requires(self) -> int:
        return vocabulary.ANY_DICE

    def pick(self, table: Deeds, resolution: Resolution, done: int = 0) -> Decision:
        """Ask for one die, except those that were picked before; `done` holds them as bits."""
        dice = [die for die in range(len(running_dice(table).dice)) if not done >> die & 1]
        return Decision(resolution.who, [Option(vocabulary.DIE, die) for die in dice], partial=True)


class SetDice(AltersDice):
    """One or two dice are set to any values: which die, then its value."""

    word = "set-dice"
    set_dice: int = field(IntKind(1, 2))
    en = "set any { $set_dice ->\n    [1] one die to any value\n   *[other] two dice to any values\n}"
    pl = "ustaw { $set_dice ->\n    [1] dowolną kość na dowolną wartość\n   *[other] dowolne dwie kości na dowolne wartości\n}"
    example = "{set-dice: 1}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if resolution.chosen < 0:
            return self.pick(table, resolution, resolution.amount >> 8)
        return Decision(resolution.who, [Option(vocabulary.VALUE, amount=number) for number in range(1, 7)], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.DIE:
            resolution.chosen = option.subject
            resolution.todo.append(self)
            return
        set_die(table, resolution.who, resolution.chosen, option.amount)
        resolution.amount = (resolution.amount | (256 << resolution.chosen)) + 1
        resolution.chosen = -1
        if resolution.amount & 255 < min(self.set_dice, len(running_dice(table).dice)):
            resolution.todo.append(self)


class SixIt(AltersDice):
    """One of your dice becomes a 6."""

    word = "six-it"
    en = "set one of your dice to 6"
    pl = "ustaw jedną ze swoich kości na 6"
    example = "six-it"

    def requires(self) -> int:
        return vocabulary.ANY_DICE | vocabulary.OWN_DICE

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        return self.pick(table, resolution)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        set_die(table, resolution.who, option.subject, 6)


class ChangesDie(AltersDice):
    """A verb that gives one die another number: which die, then which of the numbers it may take."""

    def values(self, dice: list[int], die: int) -> list[int]:
        """The numbers this die may take."""
        raise NotImplementedError(self.word)

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        if resolution.chosen < 0:
            return self.pick(table, resolution)
        numbers = self.values(running_dice(table).dice, resolution.chosen)
        return Decision(resolution.who, [Option(vocabulary.VALUE, amount=number) for number in numbers], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        if option.verb == vocabulary.DIE:
            resolution.chosen = option.subject
            resolution.todo.append(self)
        else:
            set_die(table, resolution.who, resolution.chosen, option.amount)


class TipDie(ChangesDie):
    """Any die goes up or down by 1."""

    word = "tip-die"
    en = "change any die by +1 or −1"
    pl = "zmień wynik dowolnej kości o +1 albo −1"
    example = "tip-die"

    def values(self, dice: list[int], die: int) -> list[int]:
        return [number for number in (dice[die] - 1, dice[die] + 1) if 1 <= number <= 6]


class CopyDie(ChangesDie):
    """One of your dice takes the value of another of your dice of the same roll."""

    word = "copy-die"
    en = "one of your dice takes the value of another die of the same roll"
    pl = "jedna z twoich kości przyjmuje wartość innej kości z tego samego rzutu"
    example = "copy-die"

    def requires(self) -> int:
        return vocabulary.ANY_DICE | vocabulary.TWO_DICE | vocabulary.OWN_DICE

    def values(self, dice: list[int], die: int) -> list[int]:
        return sorted({dice[other] for other in range(len(dice)) if other != die})


WHOSE = {"own": vocabulary.OWN_DICE, "side": vocabulary.SIDE_DICE, "opponent": vocabulary.OTHER_DICE}


class RerollDice(AltersDice):
    """Re-roll dice: up to two of your own or a teammate's, one after the other, or one of an opponent's."""

    word = "reroll-dice"
    reroll_dice: int = field(IntKind(1, 5))
    of: str = field(Word("own", "side", "opponent"), default="own")
    en = "re-roll up to { $reroll_dice } of your dice"
    pl = "przerzuć do { $reroll_dice } swoich kości"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "opponent": (
            "choose one of your opponent's dice; your opponent re-rolls it",
            "wybierz jedną kość przeciwnika; przeciwnik ją przerzuca",
        ),
        "one": ("re-roll 1 of your dice", "przerzuć 1 swoją kość"),
        "side": (
            'you or a chosen teammate re-rolls up to { NOUN($reroll_dice, noun: "die") }',
            'ty albo wybrany członek twojej drużyny przerzuca do { NOUN($reroll_dice, noun: "die", case: "gen") }',
        ),
    }
    example = "{reroll-dice: 2}"

    def variant(self) -> str:
        if self.of != "own":
            return self.of
        return "one" if self.reroll_dice == 1 else ""

    def requires(self) -> int:
        return vocabulary.ANY_DICE | WHOSE[self.of]

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        decision = self.pick(table, resolution)
        if resolution.amount:
            decision.options.append(Option(vocabulary.DONE))
        return decision

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """Re-roll the chosen die, in whichever frame the dice lie (DT-PALA-01)."""
        if option.verb == vocabulary.DONE:
            return
        frame = running_dice(table)
        resolution.amount += 1
        if resolution.amount < self.reroll_dice:
            resolution.todo.append(self)
        place = table.agenda.index(frame)
        table.then(Reroll(frame.who, 1, "DT-ROLLCARD-02", chosen=1 << option.subject, place=place))


class MayReroll(DiceThroneEffect):
    """After a roll that the text itself asked for: some of those dice may be rolled again, once and together (DT-KEY-07).

    For a token the price is that token a time, and it may be paid again as long as there is one.
    """

    word = "may-reroll"
    needs = "roll"
    asks = True
    may_reroll: int = field(IntKind(1, 5))
    cost: int | None = field(RefTo("token"), default=None)
    en = "you may re-roll { $may_reroll -> [1] 1 *[other] up to { $may_reroll } } of these dice"
    pl = "możesz przerzucić { $may_reroll -> [1] 1 *[other] do { $may_reroll } } z tych kości"
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "cost": (
            "you may spend 1 { $cost } to re-roll { $may_reroll } of these dice, as often as you like",
            "możesz wydać 1 żeton { $cost }, by przerzucić { $may_reroll } z tych kości, dowolną liczbę razy",
        )
    }
    example = "[{roll: 2}, {may-reroll: 1}, {damage: sum}]"

    def variant(self) -> str:
        return "cost" if self.cost is not None else ""

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Ask for the dice, if the price can be paid (DT-KEY-07, DT-STATUS-09)."""
        if self.cost is not None and not table.players[resolution.who].tokens[self.cost]:
            return None
        sets = [dice for dice in range(1 << len(resolution.dice)) if dice.bit_count() <= self.may_reroll]
        return Decision(resolution.who, [Option(vocabulary.REROLL, amount=dice) for dice in sets], partial=True)

    def took(self, table: Deeds, resolution: Resolution, option: Option) -> None:
        """Roll the chosen dice again and keep the others (DT-KEY-07)."""
        if not option.amount:
            return
        if self.cost is not None:
            table.lift_token(resolution.who, self.cost, 1)
            table.happened(vocabulary.SPENT, resolution.who, self.cost, 1, rule="DT-STATUS-09")
            resolution.todo.append(self)
        again = Again(resolution.who, len(resolution.dice), table.roll_rule)
        again.dice = [resolution.dice[die] for die in range(len(resolution.dice)) if not option.amount >> die & 1]
        table.then(again)


class MoreAttempts(Aimed):
    """A chosen player gets one more roll attempt in his Offensive or Defensive Roll Phase."""

    word = "more-attempts"
    asks = True
    more_attempts: str = field(Word("offense", "defense"))
    to: Selector = field(WhoKind("any-player"), default=AnyPlayer())
    en = "a chosen player gets 1 more roll attempt in the { $more_attempts ->\n    [offense] Offensive\n   *[defense] Defensive\n} Roll Phase"
    pl = "wybrany gracz otrzymuje 1 dodatkową próbę rzutu w Fazie Rzutu { $more_attempts ->\n    [offense] Ofensywnego\n   *[defense] Obronnego\n}"
    example = "{more-attempts: offense}"

    def run(self, table: Deeds, resolution: Resolution) -> Decision | None:
        """Only one player has such a phase at a time, so there is no choice."""
        frame = open_dice(table)
        if isinstance(frame, DiceFrame):
            frame.attempts += 1
            table.happened(vocabulary.ATTEMPT_GAINED, frame.who, rule="DT-ABILITY-08")
        return None

    def requires(self) -> int:
        return vocabulary.OFFENSE_DICE if self.more_attempts == "offense" else vocabulary.DEFENSE_DICE
