"""How amounts are put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pionek.core.language.amounts import Amount, Chosen, Number, Plus, Times
from pionek.core.text.phrasebook import Part, joined
from pionek.games.dicethrone.language.amounts import (
    ByCount,
    Companions,
    EveryTwo,
    FurtherAttempts,
    Per,
    Released,
    TimesPer,
    Tokens,
    YourCp,
)

if TYPE_CHECKING:
    from pionek.core.language.describing import Describer


def so_much(describer: Describer, amount: Amount) -> dict[str, Any]:
    """An amount for a pattern with a noun: `n` of them and a `tail` ("2 damage per Life"), or `equal` to an `amount`."""
    found = counted(describer, amount)
    if found is None:
        return {"how": "equal", "amount": amount.named(describer)}
    return {"how": "number", "n": found[0], "tail": found[1]}


def so_much_by_symbols(describer: Describer, amount: Amount) -> dict[str, Any]:
    """An amount of what is also the name of a symbol, a card or a Spirit: what is counted is what was rolled."""
    said = so_much(describer, amount)
    if isinstance(amount, Per):
        said["tail"] = describer.parts("tail-rolled", {"face": describer.ref("face", amount.per)})
    return said


def counted(describer: Describer, amount: Amount) -> tuple[int | str, tuple[Part, ...]] | None:
    """A number and the thing it is counted by; None if the amount cannot be put that way."""
    if isinstance(amount, Number):
        return amount.n, ()
    if isinstance(amount, ByCount):
        headed = describer.headed == (amount.counted_face(), amount.counted_dice())
        return " / ".join(str(value) for value in amount.values), () if headed else describer.parts("tail-tiers", {"tiers": amount.tiers(describer)})
    if isinstance(amount, Per):
        return 1, describer.parts("tail-symbol", {"face": describer.ref("face", amount.per)})
    if isinstance(amount, TimesPer):
        return amount.times_per, describer.parts("tail-symbol", {"face": describer.ref("face", amount.face)})
    if isinstance(amount, Tokens):
        return 1, describer.parts("tail-token", {"token": describer.ref("token", amount.tokens), "whom": amount.whom(describer)})
    if isinstance(amount, EveryTwo):
        return 1, describer.parts("tail-every-two", {"face": describer.ref("face", amount.every_two)})
    if isinstance(amount, Companions):
        return 1, describer.parts("tail-companion", {})
    if isinstance(amount, FurtherAttempts):
        return 1, describer.parts("tail-attempt", {})
    if type(amount) is YourCp:
        return 1, describer.parts("tail-cp", {})
    if isinstance(amount, Released):
        return 1, describer.parts("tail-released", {})
    if isinstance(amount, Chosen):
        return 1, describer.parts("tail-counted", {})
    if isinstance(amount, Times):
        each = counted(describer, amount.each)
        simple = each is not None and each[0] == 1 and not isinstance(amount.each, Plus)
        return (amount.times, each[1]) if each is not None and simple else None
    if isinstance(amount, Plus):
        return added_up(describer, amount.plus)
    return None


def added_up(describer: Describer, amounts: list[Amount]) -> tuple[int | str, tuple[Part, ...]] | None:
    """Several amounts of the same: the first with its noun, the others behind it."""
    found = [counted(describer, each) for each in amounts]
    first = found[0]
    if first is None:
        return None
    tails = [first[1]]
    for at, each in enumerate(found[1:]):
        if each is None:
            return None
        tails.append(describer.parts("tail-plus", {"n": each[0], "tail": each[1], "at": at}))
    return first[0], joined(tails, "")
