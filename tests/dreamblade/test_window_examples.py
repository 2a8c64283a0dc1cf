"""The example of each requirement of an ability, in docs/windows/dreamblade: played until its ability is used at its moment."""

from __future__ import annotations

import random
from pathlib import Path

import yaml

from pionek.core.match.match import start
from pionek.games.dreamblade import GAME, vocabulary
from tests.dreamblade.scenario import DreamBladeScenario

PACK = Path(__file__).parents[2] / "docs" / "windows" / "dreamblade"
EXAMPLES = {each["id"]: each for each in yaml.safe_load((PACK / "figures.yaml").read_text(encoding="utf-8"))["figures"]}
MOST_GAMES, MOST_ANSWERS = 60, 1500


def test_every_requirement_has_an_example() -> None:
    told = {each["abilities"][0].get("when", name) for name, each in EXAMPLES.items()}
    assert told == set(EXAMPLES)
    documented = (PACK.parent.parent / "effects" / "dreamblade.md").read_text(encoding="utf-8")
    line = next(line for line in documented.splitlines() if line.startswith("- `when`: one requirement"))
    assert set(EXAMPLES) == set(line.partition(" of them: ")[2].split(", ")) | {"reroll"}


def test_the_examples_are_used_at_their_moments() -> None:
    """Two warbands of them, played at random until each was used: what is offered is of that figure and of that use, at the moment its page names."""
    names = [f"windows:{name}" for name in EXAMPLES]
    wanted = set(EXAMPLES) - {"score", "comes-into-play"}
    for seed in range(MOST_GAMES):
        luck = random.Random(seed)
        match = start(GAME, {"format": "own", "south": names * 2, "north": names * 2}, seed, (PACK,))
        for _ in range(MOST_ANSWERS):
            if match.decision is None or not wanted:
                break
            answer = luck.choice(match.decision.options)
            for option in match.decision.options:
                use = GAME.uses.use_of(match.table, option)
                if not use:
                    continue
                assert match.table.agenda[-1].rule() in GAME.uses.moments[use]
                figure = match.content.id_of("figure", match.table.figures[option.subject]).partition(":")[2] if use != "reroll" else "reroll"
                assert ("when" in EXAMPLES[figure]["abilities"][0]) == (use != "reroll")
                assert use != "spawn ability" or figure == "spawn"
                if figure in wanted:
                    wanted.remove(figure)
                    answer = option
            match.play(answer)
        if not wanted:
            return
    assert wanted == set()


def test_who_comes_into_play_strikes_at_once() -> None:
    """Among random games: a special attack of the figure right after it was spawned."""
    names = [f"windows:{name}" for name in EXAMPLES]
    for seed in range(MOST_GAMES):
        luck = random.Random(seed)
        match = start(GAME, {"format": "own", "south": names * 2, "north": names * 2}, seed, (PACK,))
        heard = match.listen()
        for _ in range(MOST_ANSWERS):
            if match.decision is None:
                break
            match.play(luck.choice(match.decision.options))
        figures = match.table.figures
        herald = match.content.find("figure", "windows:comes-into-play")
        deeds = [event.moment for event in heard.events if event.moment in (vocabulary.SPAWNED, vocabulary.SPECIAL) and figures[event.subject] == herald]
        assert vocabulary.SPECIAL not in deeds or deeds[0] == vocabulary.SPAWNED
        if vocabulary.SPECIAL in deeds:
            return
    raise AssertionError("the Herald never struck")


def test_who_stands_in_a_scoring_cell_energizes() -> None:
    inside, outside = (DreamBladeScenario([f"s=windows:score@{cell}", "imp=cinder-imp"], phase="spawn", packs=(PACK,)).points for cell in ("c3", "e1"))
    assert inside == outside + 2
