"""What an option marks on the table: the very thing that is meant."""

from __future__ import annotations

from tests.dicethrone.scenario import Bout, barbarian, pyromancer
from tests.free.looks import things


def marked(duel: Bout) -> dict[str, list[str]]:
    """The things each option names, all of which are shown."""
    scene = duel.match.scene(duel.seat)
    shown = {thing.id for thing in things(scene)}
    found = {choice.key: choice.things for choice in scene.choices}
    assert all(each in shown for named in found.values() for each in named)
    return found


def test_a_token_to_be_taken_off_is_marked_on_its_own_board() -> None:
    duel = Bout(barbarian(hand=["transference"], tokens={"burn": 1}), pyromancer(tokens={"fire-mastery": 3}))
    duel.play("play:transference")
    assert marked(duel) == {"take-off:burn:1": ["token:burn:0"], "take-off:fire-mastery:2": ["token:fire-mastery:1"]}


def test_effects_to_be_ordered_are_marked_by_the_tokens_that_have_them() -> None:
    duel = Bout(barbarian(), pyromancer(tokens={"burn": 1, "fire-mastery": 3})).until("Group.pick")
    assert marked(duel) == {"order:1": ["token:burn:1"], "order:2": ["token:fire-mastery:1"]}
