"""The bases of this game's forms: what definitions and choices ask of them. The room `language` holds the forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pionek.core.language.amounts import Amount, Condition
from pionek.core.language.control import Choose, If, RollDice
from pionek.core.language.effects import Effect
from pionek.core.language.fields import field
from pionek.core.language.forms import walk
from pionek.core.language.kinds import CONDITION, EFFECT, FLAG, IntKind, Word
from pionek.core.packs.problems import InBoth, Mistake
from pionek.core.state.fields import later
from pionek.games.dicethrone import vocabulary

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer
    from pionek.core.text.phrasebook import Part
    from pionek.games.dicethrone.model.deeds import Deeds  # noqa: F401 (the bases below name it)
    from pionek.games.dicethrone.model.state import State  # noqa: F401 (the bases below name it)
    from pionek.games.dicethrone.vocabulary import FaceNo

MOMENTS = {
    "any-time": vocabulary.ANY_TIME,
    "main": vocabulary.OWN_MAIN,
    "end-of-offense": vocabulary.END_OF_OFFENSE,
    "when-aimed-at": vocabulary.END_OF_OFFENSE | vocabulary.AIMED,
}
"""The windows in which a token can be spent, by the words of packs."""


class DiceThroneEffect(Effect["Deeds"]):
    """An effect of this game."""

    alters_dice: ClassVar[bool] = False
    """Whether it alters dice on the table; then it may be played as soon as dice have been rolled."""

    def requires(self) -> int:
        """What must be on the table for it to do anything, as bits of vocabulary.py.

        A card or a token is not offered without it: bits let one look at the table judge a whole hand.
        """
        return 0


class DiceThroneAmount(Amount["State"]):
    """An amount of this game."""

    def tiers(self, describer: Describer) -> tuple[Part, ...]:
        """The numbers of dice for which an ability does more and more; empty for most amounts."""
        return ()

    def counted_dice(self) -> range:
        """For how many dice it has a number of its own; empty for most amounts."""
        return range(0)

    def counted_face(self) -> FaceNo:
        """The symbol of those dice."""
        return -1


class DiceThroneCondition(Condition["State"]):
    """A condition of this game."""

    def faces(self) -> list[FaceNo]:
        """The symbols that it names as the set to be rolled."""
        return []

    def needed(self) -> int:
        """How many dice the set takes."""
        return 0


class PricedUse(DiceThroneEffect):
    """One use of a token or of a passive ability: its price, its moment and its effect."""

    use: Effect = field(EFFECT)
    cost: int = field(IntKind(0, 15), default=0)
    count: str = field(Word("one", "any"), default="one")
    moment: str = field(Word(*MOMENTS), default="any-time")
    modifier: bool = field(FLAG, default=False)
    when: Condition | None = field(CONDITION, default=None)
    aged: bool = field(FLAG, default=False)
    windows: int = later()
    """The windows in which it may be had, as bits."""
    wanted: int = later()
    """All that it requires, as bits."""
    leaves: list[Effect] = later()
    aimed: bool = later()
    """Whether its effect means a target."""

    def __post_init__(self) -> None:
        self.leaves = leaves_of(self.use)
        self.aimed = is_aimed(self.use)
        self.wanted = required(self.leaves) | (vocabulary.ATTACK if self.modifier else 0)
        self.windows = MOMENTS[self.moment]
        if alters_dice(self.leaves):
            self.windows |= vocabulary.DICE_NOW | vocabulary.DICE_IN_ROLL_PHASE

    def args(self, describer: Describer) -> dict[str, Any]:
        return {"cost": self.cost, "use": self.use.say(describer)}

    def circumstances(self, describer: Describer) -> dict[str, Any]:
        """How many tokens of its kind it takes, what else it costs, when it may be had, and what it does."""
        return {
            "count": self.count,
            "cost": self.cost,
            "timed": self.timed(),
            "when": self.when.say(describer) if self.when is not None else "",
            "aged": "yes" if self.aged else "no",
            "do": self.use.say(describer),
        }

    def timed(self) -> str:
        """The word for when it may be had: the requirements of its effect tell whose attack is meant."""
        if self.when is not None:
            return "condition"
        if self.moment == "end-of-offense" and self.wanted & vocabulary.DEFENDABLE_ATTACK:
            return "end-of-own-offense"
        if self.wanted & vocabulary.ATTACKED:
            return "attacked"
        return "attack" if self.modifier else self.moment


def uses_of(effect: Effect | None, field: str) -> list[PricedUse]:
    """The uses of a token or a passive ability, written in that field: one, or several to choose from."""
    if effect is None:
        return []
    uses = effect.choose if isinstance(effect, Choose) else [effect]
    found = [each for each in uses if isinstance(each, PricedUse)]
    other = next((each.word for each in uses if not isinstance(each, PricedUse)), "")
    if other:
        wanted = InBoth(f"`use` around it, {{use: {{{other}: ...}}}}, or a choice of such", f"`use` wokół, {{use: {{{other}: ...}}}}, albo wybór kilku")
        raise Mistake(InBoth(f"{other!r} outside a `use`", f"{other!r} poza `use`"), wanted, field)
    return found


def leaves_of(effect: Effect | None) -> list[Effect]:
    """The effects that a text is sure to come to: without any of them a card is not worth playing.

    Of two alternatives the first stands for both: in this game both require the same. A roll alone does nothing yet.
    """
    if effect is None or isinstance(effect, RollDice):
        return []
    if isinstance(effect, If) and effect.else_ is not None:
        return leaves_of(effect.do)
    if effect.word == "do":
        return [leaf for each in effect.children() if isinstance(each, Effect) for leaf in leaves_of(each)]
    return [effect]


def required(leaves: list[Effect]) -> int:
    """All that these effects require, as bits."""
    found = 0
    for leaf in leaves:
        if isinstance(leaf, DiceThroneEffect):
            found |= leaf.requires()
    return found


def alters_dice(leaves: list[Effect]) -> bool:
    return any(isinstance(leaf, DiceThroneEffect) and leaf.alters_dice for leaf in leaves)


def is_aimed(effect: Effect) -> bool:
    """Whether a text means a target."""
    return any(form.word == "target" for form in walk(effect))
