"""Nothing is forgotten by a clone, and nothing is shared that is written."""

from __future__ import annotations

import random
from typing import Any

from pionek.core.match.saving import fields_of
from pionek.core.rules.in_force import Ability, ActiveAbility, InForce
from pionek.core.rules.proposals import Batch, Proposal
from pionek.core.rules.resolving import Deferred, Resolution
from pionek.core.rules.rolls import Roll
from pionek.core.rules.triggers import Group, Trigger
from pionek.core.rules.windows import Window
from pionek.core.state.frame import Frame
from pionek.core.state.rng import Rng
from pionek.core.state.table import Table
from pionek.core.state.zones import Zone
from tests.core.skirmish import match, text
from tests.core.skirmish_field import Field, Muster, Piece, Play, Rounds, Turn
from tests.core.skirmish_words import DESTROY, Volley

ABILITY = Ability(0, 1, "SK-TEXT-01", origin="figure:soldier")
ENTRY = ActiveAbility(ABILITY, 1, 2, 3, 4, 5, 6)
TRIGGER = Trigger(ABILITY, 1, 2, 3, 4, 5, 6, 7)


def resolving() -> Resolution:
    frame = Resolution(1, [text("{mark: 1}")], ABILITY, 2, TRIGGER, 3, 4, 5, 6)
    frame.amount, frame.chosen, frame.dice, frame.loop, frame.queue = 7, 8, [9], text("{mark: 2}"), [10]
    frame.pausing = True
    return frame


def volley() -> Volley:
    frame = Volley(1, text("{mark: 1}"))
    frame.due = [Deferred("aftermath", resolving())]
    return frame


def proposal() -> Proposal:
    frame = Proposal(1, DESTROY + 1, 2, 3, 4, deferred=True)
    frame.stopped, frame.used, frame.who = True, [ENTRY], 7
    return frame


def batch() -> Batch:
    frame = Batch(1, [proposal()])
    frame.decided = [proposal()]
    return frame


def window() -> Window:
    frame = Window(1, 2, "SK-WINDOW-01")
    frame.asked, frame.passes = 3, 4
    return frame


def roll() -> Roll:
    frame = Roll(1, 2, "SK-TEXT-01", 8)
    frame.dice = [3]
    return frame


def muster() -> Muster:
    frame = Muster(1)
    frame.help = 2
    return frame


def rules() -> InForce:
    made = InForce()
    for kind in range(5):
        made.add(ActiveAbility(Ability(kind, 3, "", origin="figure:soldier"), 1, 2))
    made.marks = [ENTRY]
    return made


def piece() -> Piece:
    made = Piece(1, 2, 3)
    made.damage, made.off = 4, True
    return made


FRAMES: list[Frame] = [
    resolving(), volley(), proposal(), batch(), window(), roll(), muster(), Group(1, [TRIGGER]), Rounds(1), Turn(1), Play(1, 2)
]  # fmt: skip
OTHERS: list[Any] = [rules(), piece(), Rng(5), Zone(1, [2], [3]), Deferred("aftermath", resolving())]


def state(value: Any) -> Any:
    """A thing of the table with everything in it; definitions stay themselves."""
    if isinstance(value, list | tuple):
        return [state(each) for each in value]
    if isinstance(value, Frame | InForce | Piece | Rng | Zone | Deferred | Table):
        return [type(value), *((name, state(getattr(value, name))) for name in fields_of(type(value)))]
    return value


def owned_lists(value: Any) -> list[list[Any]]:
    """All lists in a thing that is written during play."""
    if isinstance(value, list):
        return [value, *(found for each in value for found in owned_lists(each))]
    if isinstance(value, Frame | Piece | Rng | Zone | Deferred | Table):
        return [found for name in fields_of(type(value)) for found in owned_lists(getattr(value, name))]
    return []


def test_no_frame_forgets_a_field_when_it_is_cloned():
    for frame in FRAMES:
        frame.at = 1
        assert state(frame.clone()) == state(frame), type(frame).__name__


def test_nothing_else_forgets_a_field_when_it_is_cloned():
    for each in OTHERS:
        assert state(each.clone()) == state(each), type(each).__name__


def test_clones_share_no_list_that_is_written():
    for each in [*FRAMES, *OTHERS]:
        own = {id(found) for found in owned_lists(each)}
        assert not own & {id(found) for found in owned_lists(each.clone())}, type(each).__name__


def test_a_table_forgets_nothing_but_what_is_not_state():
    played = match(4)
    chance = random.Random(1)
    for _ in range(60):
        table = played.table
        table.script = [1]
        clone = table.clone()
        for name in fields_of(type(table)):
            if name not in Field.not_state:
                assert state(getattr(clone, name)) == state(getattr(table, name)), name
        own = {id(found) for found in owned_lists(table)}
        assert not own & {id(found) for found in owned_lists(clone)}
        table.script = []
        if played.decision is None:
            break
        played.play(chance.choice(played.decision.options))


def test_what_is_not_state_is_named_and_exists():
    assert set(Field.not_state) == {"content", "listener", "attention", "steps_left"}
    assert set(Field.not_state) <= set(fields_of(Field))


def test_a_clone_is_not_listened_to():
    played = match()
    played.listen()
    clone = played.table.clone()
    assert clone.listener is None
    assert clone.attention == clone.in_force.watched


def test_the_fields_of_a_class_are_those_of_its_slots_and_of_those_above_it():
    assert fields_of(Turn) == ["at", "who"]
    assert fields_of(Volley) == ["at", "due", "effect", "who"]
    assert fields_of(Piece) == ["cell", "damage", "figure", "off", "owner"]
    assert {"agenda", "rng", "pieces", "hands"} <= set(fields_of(Field))


def test_every_option_tried_on_a_clone_leaves_the_table_as_it_was():
    played = match(7)
    chance = random.Random(2)
    for _ in range(40):
        if played.decision is None:
            break
        before = played.digest()
        for option in played.decision.options:
            played.clone().play(option)
            assert played.digest() == before
        played.play(chance.choice(played.decision.options))
