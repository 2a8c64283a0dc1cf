"""Keys of options: names for what packs do not list, and the marks of a Turn in saves from before they had names."""

from pathlib import Path

import msgspec
import pytest

from pionek import load
from pionek.core.registry import get
from pionek.core.state.decision import Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.hints.features import every_pick
from pionek.games.etherfields.model.dreamscape import edge_of
from pionek.games.etherfields.model.pieces import FORMER_MARKS, DreamerState

GAME = get("etherfields")
CONTENT = GAME.content()
SAVES = Path(__file__).parent.parent / "saves"


@pytest.mark.parametrize(("code", "key"), [
    (vocabulary.PICK_NOTHING, "nothing"), (vocabulary.PICK_SUITS + 1, "spades"), (vocabulary.PICK_STEPS + 2, "step-3"),
    (vocabulary.PICK_CLASSIC + 3, "distress-of-one"), (vocabulary.PICK_MASK, "mask"), (vocabulary.PICK_STATES, "dazed"),
    (vocabulary.PICK_DREAMER + CONTENT.find("dreamer", "gambler"), "dreamer-gambler"), (vocabulary.PICK_MORPHS + 7, "morph-gems"),
    (vocabulary.PICK_SECRETS + 1, "secret-b"), (vocabulary.PICK_EDGES + edge_of("A2a|A2b"), "edge-A2a-A2b"),
])  # fmt: skip
def test_choices_have_names_in_keys(code, key):
    assert GAME.key(CONTENT, Option(vocabulary.PICK, code)) == f"pick:{key}"


def test_no_two_choices_have_the_same_key():
    keys = [GAME.key(CONTENT, option) for option in every_pick(CONTENT)]
    assert len(set(keys)) == len(keys)
    assert not any(key.removeprefix("pick:").isdigit() for key in keys)


def test_colours_and_spaces_have_names_in_keys():
    action = CONTENT.find("action", "d1-1")
    keys = [GAME.key(CONTENT, Option(vocabulary.ACT, action, amount=colour)) for colour in range(len(vocabulary.COLOURS))]
    assert keys == ["act:d1-1:awareness", "act:d1-1:cunning", "act:d1-1:wrath", "act:d1-1:none"]
    assert GAME.key(CONTENT, Option(vocabulary.TO, target=0)) == "to:A1a"
    assert GAME.key(CONTENT, Option(vocabulary.WHO, target=1)) == "who:2", "seats are still counted"


@pytest.mark.parametrize("path", sorted(SAVES.glob("etherfields-1-*.json")), ids=lambda path: path.stem)
def test_the_marks_of_earlier_saves_get_their_names(path):
    data = path.read_bytes()
    match = load(data)
    for packed, dreamer in zip(msgspec.json.decode(data)["table"]["dreamers"], match.table.dreamers, strict=True):
        marks = [getattr(dreamer.marks, name) + (name == "spirit_space") for name in FORMER_MARKS]
        assert marks == packed["marks"]


def test_every_mark_of_earlier_saves_comes_to_its_own_name():
    packed = {"marks": list(range(1, 22))}
    DreamerState.older(packed, CONTENT)
    marks = packed["marks"]
    assert marks.pop("is") == "TurnMarks"
    assert [name for name, value in marks.items() if value is True] == ["effort", "lucid", "sheltered", "drummed", "picked"]
    assert {name: value for name, value in marks.items() if value is not True} == {
        "boosted": 1, "harmed": 3, "threes": 4, "colours_paid": 5, "no_contact": 6, "stronger": 7, "lever": 8, "kick": 9, "louder": 10,
        "blunt": 11, "doubled": 12, "sure_footed": 13, "shielded": 14, "spirit_space": 16, "took_harm": 18, "backs": 20,
    }  # fmt: skip
    DreamerState.older(packed, CONTENT)
    assert packed["marks"] is marks, "marks that have names stay as they are"
