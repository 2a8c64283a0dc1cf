"""The guided first game can be played as it is told, and ends with a turn won."""

import yaml

import pionek
from pionek.core.registry import get
from tests.free.looks import things

GAME = get("dreamblade")
GUIDE = yaml.safe_load((GAME.folder / "guide.yaml").read_text(encoding="utf-8"))


def test_the_guide_plays_through():
    match = pionek.new_match("dreamblade", seed=GUIDE["seed"])
    theirs = iter(GUIDE["theirs"])
    for step in GUIDE["steps"]:
        while match.decision.seat != GUIDE["seat"]:
            match.play(next(theirs))
        frame = match.table.agenda[-1]
        assert f"{type(frame).__name__}.{frame.step_name()}" == step["ask"]
        assert step["look"] in {thing.id for thing in things(match.scene(GUIDE["seat"]))}
        assert step["rule"] in GAME.ledger
        assert step["en"].strip()
        assert step["pl"] != step["en"]
        match.play(step["advised"])
    assert match.table.won == [1, 0]
    assert next(theirs, None) is None
    assert {"en", "pl"} == set(GUIDE["end"])
