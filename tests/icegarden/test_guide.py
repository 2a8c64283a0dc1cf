"""The guided first game can be followed from its first sentence to its last, and what it says is so."""

from __future__ import annotations

import re
from typing import Any

from pionek.cli.drawing import walk
from pionek.core.match import Match, start
from pionek.core.registry import get
from pionek.core.stage import Stage
from pionek.core.yamlfile import Node, read_file

GAME = get("icegarden")


def plain(node: Node) -> Any:
    """What a file says, without its places."""
    if isinstance(node.value, list):
        return [plain(each) for each in node.value]
    if isinstance(node.value, dict):
        return {name: plain(each) for name, each in node.value.items()}
    return node.value


def guide() -> dict[str, Any]:
    found: dict[str, Any] = plain(read_file(GAME.folder / "guide.yaml", GAME.folder))
    return found


def begun(told: dict[str, Any]) -> Match:
    return start(GAME, dict([each.split("=", 1) for each in told["settings"]]), told["seed"])


def let_others_play(match: Match, seat: int, answers: list[str]) -> None:
    while match.decision is not None and match.decision.seat != seat and answers:
        match.play(answers.pop(0))


def test_the_guide_is_followed_from_its_first_step_to_its_last() -> None:
    told = guide()
    match, seat, answers = begun(told), told["seat"] - 1, list(told["answers"])
    for step in told["steps"]:
        let_others_play(match, seat, answers)
        assert match.decision is not None
        assert match.decision.seat == seat
        assert Stage(GAME, match.table, seat, "en").prompt_key() == f"ask-{step['at']}"
        things = {thing.id for thing in walk(match.scene(seat).things)}
        assert [each for each in step["look"] if each not in things] == [], step["advise"]
        match.play(step["advise"])
    let_others_play(match, seat, answers)
    assert answers == []
    assert match.decision is not None
    assert match.decision.seat == seat


def test_what_the_guide_promises_comes_true() -> None:
    told = guide()
    match, seat, answers = begun(told), told["seat"] - 1, list(told["answers"])
    table: Any = match.table
    for step in told["steps"]:
        let_others_play(match, seat, answers)
        if step["at"] == "plunder":
            assert table.players[1].vuko == 1, "Vuko visits van Dyken"
            assert table.reputation == [-2, -4, -4]
        if step["at"] == "regiondomination-resources":
            assert sum(table.towers) == 1
        match.play(step["advise"])
    let_others_play(match, seat, answers)
    assert table.round == 2
    assert (table.players[0].to_place, table.order[-1]) == (4, 0)


def test_the_guide_speaks_both_languages() -> None:
    told = guide()
    for said in [*(step["say"] for step in told["steps"]), told["farewell"]]:
        assert said["en"] != said["pl"]
        assert not re.search(r"[{}$]", said["en"] + said["pl"])
