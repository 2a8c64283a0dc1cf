"""The guided first game can be played as it is told, and ends with a turn won."""

import yaml

import pionek
from pionek.core.registry import get
from pionek.core.stage import Stage
from tests.free.looks import things

GAME = get("dreamblade")
GUIDE = yaml.safe_load((GAME.folder / "guide.yaml").read_text(encoding="utf-8"))
SEAT = GUIDE["seat"] - 1


def test_the_guide_plays_through():
    match = pionek.new_match(
        "dreamblade", seed=GUIDE["seed"], **dict(each.split("=", 1) for each in GUIDE["settings"])
    )
    theirs = iter(GUIDE["answers"])
    for step in GUIDE["steps"]:
        while match.decision.seat != SEAT:
            match.play(next(theirs))
        assert Stage(GAME, match.table, SEAT, "en").prompt_key() == f"ask-{step['at']}"
        assert set(step["look"]) <= {thing.id for thing in things(match.scene(SEAT))}
        match.play(step["advise"])
    assert match.table.won == [1, 0]
    assert next(theirs, None) is None


def test_what_the_guide_says_of_numbers_is_true():
    """The sentences name prices, dice and points: those of this seed and of these figures."""
    match = pionek.new_match("dreamblade", seed=GUIDE["seed"])
    box = match.table.box
    saint, beast, duchess = (
        box.figures[box.find("figure", name)] for name in ("saint-of-roses", "inscribed-axebeast", "scourge-duchess")
    )
    assert (saint.cost, beast.cost, beast.power, duchess.defense, duchess.life) == (8, 10, 5, 5, 8)
    assert sum(match.table.initiative) == 9
