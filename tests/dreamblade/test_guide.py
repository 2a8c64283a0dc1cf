"""What the guided first game says is true of its seed and of the figures as they are."""

import pionek
from pionek.core.registry import get

GUIDE = get("dreamblade").guide


def test_whoever_follows_the_guide_wins_a_turn():
    match = pionek.new_match("dreamblade", seed=GUIDE.seed, **GUIDE.settings)
    theirs = iter(GUIDE.answers)
    for step in GUIDE.steps:
        while match.decision.seat != GUIDE.seat:
            match.play(next(theirs))
        match.play(step.advise)
    assert match.table.won == [1, 0]
    assert next(theirs, None) is None


def test_what_the_guide_says_of_numbers_is_true():
    match = pionek.new_match("dreamblade", seed=GUIDE.seed, **GUIDE.settings)
    box = match.content
    saint, beast, duchess = (
        box.figures[box.find("figure", name)] for name in ("saint-of-roses", "inscribed-axebeast", "scourge-duchess")
    )
    assert (saint.cost, beast.cost, beast.power, duchess.defense, duchess.life) == (8, 10, 5, 5, 8)
    assert sum(match.table.initiative) == 9
