"""The example of each word that may stand in `timing`, in docs/windows/etherfields: offered at its moment and at no other, and used.

The examples are a pack, which the page of windows prints.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from pionek.games.etherfields import GAME, vocabulary
from pionek.games.etherfields.model.dreamscape import space_of
from pionek.games.etherfields.procedures.distress_and_sealing import Harm, Sealing
from pionek.games.etherfields.procedures.dreamscape_phase import Step
from pionek.games.etherfields.procedures.moving import Push
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from tests.etherfields.scenario import EtherfieldsScenario, first_dream, slumber
from tests.etherfields.situations import FULL, STORED

PACK = Path(__file__).parents[2] / "docs" / "windows" / "etherfields"
EXAMPLES = {each["id"]: each for listed in yaml.safe_load((PACK / "timings.yaml").read_text(encoding="utf-8")).values() for each in listed}
USES = GAME.uses
Position = Callable[[str], EtherfieldsScenario]
AT = "A2c"


def pair(hand: str = "") -> EtherfieldsScenario:
    night = first_dream("gambler", "free-spirit", packs=(PACK,)).at(0, AT).at(1, AT).deck(0, *FULL).deck(1, *FULL)
    return night.hand(0, f"windows:{hand}") if hand else night


def paying_for(action: str, card: str) -> Position:
    def position(name: str) -> EtherfieldsScenario:
        night = pair().entity("e1", "A2a").hand(0, f"windows:{name}", card, "sp04", "tg11")
        return night.play(f"act:{action}", f"pay:{card}:{action.partition(':')[2]}")

    return position


def rolling(name: str) -> EtherfieldsScenario:
    return pair().luck("blank", "3").entity("e1", "A2a").hand(0, f"windows:{name}", "sp01").play("act:e1-a:awareness", "boost")


def harmed(name: str) -> EtherfieldsScenario:
    return pair(name).run(Harm(0, 1, "EF-DEATH-01"))


def other_harmed(name: str) -> EtherfieldsScenario:
    return pair(name).run(Harm(1, 2, "EF-DEATH-01"))


def sealing(name: str) -> EtherfieldsScenario:
    return pair(name).run(Sealing(0, 2, "EF-SEAL-01"))


def step(kind: int) -> Position:
    return lambda name: pair(name).entity("e1", AT).run(Step(0, kind))


def travelling(name: str) -> EtherfieldsScenario:
    night = EtherfieldsScenario("gambler", "specialist", campaign=STORED, packs=(PACK,)).until("Travel.choose")
    night.who(0).hand = [f"windows:{name}"]
    return night.ask_again()


def drawn(name: str) -> EtherfieldsScenario:
    night = slumber("s01", "gambler", "free-spirit", packs=(PACK,)).hand(0, f"windows:{name}")
    return night.run(SlumberPlay(0, night.find("slumber", "s02")))


def pushed(name: str) -> EtherfieldsScenario:
    return pair(name).at(1, "A2a").run(Push(0, space_of(AT)))


def played(name: str) -> EtherfieldsScenario:
    night = first_dream("gambler", "specialist", packs=(PACK,)).at(0, "A2a").progress(1, f"windows:{name}").hand(0, "mk46", "sp01")
    return night.hand(1, "sp01", "sp04").play("play:mk46:awareness").pay("sp01")


def masked(name: str) -> EtherfieldsScenario:
    return pair().mask(0, f"windows:{name}").run(Harm(1, 1, "EF-DEATH-01"))


def pool(night: EtherfieldsScenario) -> int:
    return int(night.frame.pool)


POSITIONS: dict[str, Position] = {
    "action": pair, "rapid": other_harmed, "paying": paying_for("e1-a:awareness", "sp01"), "paying-assault": paying_for("e1-w:wrath", "tg11"),
    "paying-contact": paying_for("e1-a:awareness", "sp01"), "roll": rolling, "own-roll": rolling, "harm": harmed, "harm-near": other_harmed,
    "seal": sealing, "basic": step(vocabulary.BASIC), "special": step(vocabulary.SPECIAL), "morph": step(vocabulary.MORPH), "world": travelling,
    "slumber": drawn, "push": pushed, "played": played, "any-time": masked,
}  # fmt: skip
"""By the word, a moment at which its example may be used."""
SEEN: dict[str, tuple[Callable[[EtherfieldsScenario], Any], Any, Any]] = {
    "action": (lambda night: len(night.who(0).hand), 1, 2),
    "rapid": (lambda night: night.who(0).ether, 0, 1),
    "paying": (pool, 3, 4),
    "paying-assault": (pool, 3, 6),
    "paying-contact": (pool, 3, 6),
    "roll": (lambda night: night.lair("e1").threats, 0, 1),
    "own-roll": (lambda night: night.lair("e1").threats, 0, 1),
    "harm": (lambda night: night.who(0).distress, 0, 0),
    "harm-near": (lambda night: (night.who(0).distress, night.who(1).distress), (0, 0), (1, 0)),
    "seal": (lambda night: len(night.who(0).sealed), 0, 1),
    "basic": (lambda night: night.who(0).distress, 0, 0),
    "special": (lambda night: night.who(0).distress, 0, 0),
    "morph": (lambda night: sum(night.lair("e1").morphs), 0, 0),
    "world": (lambda night: night.key_tokens, None, 1),
    "slumber": (lambda night: night.current_slumber, "s02", "s02"),
    "push": (lambda night: night.space(0), AT, AT),
    "played": (lambda night: night.key_tokens, 1, 2),
    "any-time": (lambda night: len(night.who(0).hand), 0, 1),
}
"""What is to be seen of it before and afterwards; nothing of the first `None`."""
BACK = {"roll": "Acting.act", "own-roll": "Acting.act", "harm": "Acting.act", "harm-near": "Acting.act", "seal": "Acting.act"}
BACK |= {"basic": "Acting.act", "special": "Acting.act", "morph": "Acting.act", "push": "Acting.act", "played": "Acting.act"}
"""The question up to which nobody does anything more, for what is seen only when its procedure has ended."""


def key_of(name: str, night: EtherfieldsScenario) -> tuple[int, str]:
    """Who is offered the example, and how; nobody is (-1, "")."""
    for seat in (0, 1):
        for key in night.offered(seat):
            if f":windows:{name}" in key and not key.startswith(("place:", "pay:", "gone:")):
                return seat, key
    return -1, ""


def test_every_timing_has_an_example() -> None:
    assert set(EXAMPLES) == set(vocabulary.TIMINGS) == set(POSITIONS) == set(SEEN)
    for name, example in EXAMPLES.items():
        assert example["timing"] == [name]


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_the_example_is_used_at_its_moment(name: str) -> None:
    night = POSITIONS[name](name)
    look, before, after = SEEN[name]
    assert before is None or look(night) == before
    seat, key = key_of(name, night)
    assert key, night.keys
    option = night.match.option(key, seat)
    use = USES.use_of(night.table, option)
    assert bool(use) == (name != "action")
    assert not use or night.rule in USES.moments[use], "the page of windows names it"
    night.play(key, seat=seat)
    if name == "played":
        night.play("play:mk46:cunning", seat=1)
    if name in BACK:
        night.until(BACK[name])
    assert look(night) == after


@pytest.mark.parametrize("name", sorted(set(POSITIONS) - {"rapid", "any-time"}))
def test_the_example_is_not_offered_when_nothing_of_its_kind_happens(name: str) -> None:
    """In a window that asks about Distress, or in the Dreamers Phase."""
    holds = f"windows:{name}"
    night = pair() if name != "action" else pair().hand(0, holds, "mk08").run(Harm(1, 1, "EF-DEATH-01"))
    if name == "played":
        night.progress(0, holds)
    elif name != "action":
        night.hand(0, holds)
    assert key_of(name, night) == (-1, "")
