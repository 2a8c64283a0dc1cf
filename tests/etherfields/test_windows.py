"""Every moment at which something may be used, one by one: the moment is brought about, and the use is offered."""

from collections.abc import Callable

import pytest

from pionek.games.etherfields.choices.uses import EtherfieldsUses
from pionek.games.etherfields.procedures.action import TakeMarker
from pionek.games.etherfields.procedures.delta_phase import Delta
from pionek.games.etherfields.procedures.distress_and_sealing import Harm, Sealing
from pionek.games.etherfields.procedures.drawing import Discarding, Drawing, Surplus
from pionek.games.etherfields.procedures.dreamscape_phase import CardSteps
from pionek.games.etherfields.procedures.dreamworld import AtGate
from pionek.games.etherfields.procedures.items_and_masks import TakeItem, WearMask
from pionek.games.etherfields.procedures.market import Buying
from pionek.games.etherfields.procedures.sharing import PayTogether
from pionek.games.etherfields.procedures.shop import Confession, Shop
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from pionek.games.etherfields.vocabulary import AWARENESS, ETHER
from tests.etherfields.scenario import EtherfieldsScenario, first_dream, slumber
from tests.etherfields.situations import FULL, paying, rolled, world

rule = pytest.mark.rule
Moment = Callable[[], EtherfieldsScenario]

RAPID, MASK, JAR = "play:mk08:none", "mask:ma10", "item:it8:none"
MOMENTS = EtherfieldsUses.moments


def pair() -> EtherfieldsScenario:
    return first_dream("gambler", "free-spirit").at(0, "A2c").at(1, "A2c").deck(0, *FULL).deck(1, *FULL)


def drawing(*deck: str) -> EtherfieldsScenario:
    night = pair().deck(0, *deck)
    night.who(0).ether, night.who(0).discard = 1, FULL
    return night.run(Drawing(0, 1))


def boosted() -> EtherfieldsScenario:
    return pair().entity("e1", "A2a").hand(0, "sp01").luck("X").play("act:e1-a:awareness", "boost")


def placing() -> EtherfieldsScenario:
    night = pair().progress(0, "sp06", "sp07", "ga08", "ga09").hand(0, "ga07", "ga01", "ga01")
    return night.play("place:ga07:cunning").pay("ga01", "ga01", colour="cunning")


def marking() -> EtherfieldsScenario:
    night = pair().gradual("d1-4", 4).gradual("d1-5", 1)
    return night.run(TakeMarker(0, night.find("action", "d1-5"), AWARENESS))


def together() -> EtherfieldsScenario:
    night = pair()
    night.who(0).ether = night.who(1).ether = 1
    return night.run(PayTogether(0, ETHER, 1, "EF-TIP-04"))


QUESTIONS: dict[str, Moment] = {
    "EF-TURN-06": pair,
    "EF-TURN-05": lambda: pair().hand(0, "ga01").begin("shed"),
    "EF-ACT-04": lambda: paying("e1-a", "awareness", "sp01", "ga06", "ga06"),
    "EF-MOVE-01": lambda: pair().hand(0, "ga01").play("play:ga01:none"),
    "EF-RESH-02": drawing,
    "EF-FLAW-02": lambda: drawing(*FULL, "fl3"),
    "EF-LUCK-03": boosted,
    "EF-BASIC-04": lambda: pair().hand(0, "ga01", "ga02", "ga03", "ga04").play("act:gain-gem:none"),
    "EF-HAND-03": lambda: pair().hand(0, "ga01", "ga02").run(Discarding(0, 1, "EF-HAND-03")),
    "EF-PROG-02": placing,
    "EF-PROG-12": lambda: pair().progress(0, "sp06", "sp07").run(Surplus(0, 1)),
    "EF-GRAD-05": marking,
    "EF-ITEM-01": lambda: pair().items("it1", "it2", "it3").run(TakeItem(0, 3)),
    "EF-MASK-06": lambda: pair().run(WearMask(0, [0, 1])),
    "EF-CORE-05": together,
    "EF-SLUM-07": lambda: slumber("s01", "gambler", "free-spirit", at="skip"),
    "EF-VAR-11": lambda: first_dream("gambler", "free-spirit", classic=True).play("act:classic:none"),
    "EF-INF-02": lambda: pair().hand(0, "ga06").play("play:ga06:none"),
    "EF-ITEM-02": lambda: pair().items("it8").play("item:it8:none"),
}
"""By its rule, a question to the first Dreamer in a Dream or Slumber."""


def ready(night: EtherfieldsScenario) -> EtherfieldsScenario:
    """The second Dreamer holds a Rapid card and wears a Mask that works at any time."""
    return night.hand(1, "mk08").mask(1, "ma10")


@rule("EF-INF-06", "EF-MASK-02")
@pytest.mark.parametrize("moment", QUESTIONS)
def test_at_a_question_to_one_dreamer_another_may_use_something_rapid_or_a_mask(moment):
    night = QUESTIONS[moment]()
    assert night.rule == moment
    before = (night.asked, night.offered(0))
    assert RAPID not in night.offered(1)
    ready(night)
    assert {RAPID, MASK} <= set(night.offered(1))
    assert moment in MOMENTS["rapid"]
    assert moment in MOMENTS["mask"]
    night.play(RAPID, seat=1).until(before[0])
    assert night.asked == before[0], "the question is asked again"


WINDOWS: dict[str, Moment] = {
    "EF-DEATH-01": lambda: ready(pair()).run(Harm(0, 1, "EF-DEATH-01")),
    "EF-SEAL-01": lambda: ready(pair()).run(Sealing(0, 1, "EF-SEAL-01")),
    "EF-INF-06": lambda: ready(pair().entity("e1", "A2a")).run(CardSteps(0)),
    "EF-TURN-09": lambda: ready(pair().no_entities()).run(CardSteps(0)),
    "EF-DWPL-02": lambda: ready(slumber("s01", "gambler", "free-spirit")).run(SlumberPlay(0, slumber("s01").find("slumber", "s02"))),
}
"""By its rule, a window in which the second Dreamer is asked."""


@rule("EF-INF-06", "EF-TURN-09", "EF-MASK-02")
@pytest.mark.parametrize("moment", WINDOWS)
def test_in_a_window_something_rapid_and_a_mask_may_be_used(moment):
    night = WINDOWS[moment]()
    assert (night.asked, night.rule) == ("Window.ask", moment)
    assert {RAPID, MASK} <= set(night.offered(1))
    assert moment in MOMENTS["rapid"]


@rule("EF-REROLL-01")
@pytest.mark.parametrize("luck", [True, False])
def test_a_die_that_lies_open_may_be_rerolled_by_anybody(luck):
    night = rolled("blank" if luck else "one", luck)
    assert night.rule == "EF-REROLL-01"
    assert "act:use-gem:none" in night.keys
    assert list(MOMENTS["roll"]) == ["EF-REROLL-01"]


def shopping() -> EtherfieldsScenario:
    night = world("gambler", "specialist")
    night.shopping = 1
    return night.run(Shop(0))


def at_a_gate() -> EtherfieldsScenario:
    night = world("gambler", "specialist")
    night.location = "p2"
    night.key_tokens = 4
    return night.run(AtGate(0))


def buying() -> EtherfieldsScenario:
    night = world("gambler", "specialist")
    night.who(0).ether = 9
    return night.run(Buying(0, 3))


def confessing() -> EtherfieldsScenario:
    night = world("gambler", "specialist")
    night.who(0).discard = ["fl1"]
    return night.run(Confession(0))


DREAMWORLD: dict[str, Moment] = {
    "EF-WORLD-02": lambda: world("gambler", "specialist"),
    "EF-GATE-01": at_a_gate,
    "EF-SHOP-01": shopping,
    "EF-MARK-02": buying,
    "EF-FLAW-04": confessing,
    "EF-DELTA-02": lambda: world("gambler", "specialist").run(Delta(0)),
}
"""By its rule, a question on the Dreamworld."""


@rule("EF-DWPL-02")
@pytest.mark.parametrize("moment", DREAMWORLD)
def test_on_the_dreamworld_every_dreamer_may_use_what_is_of_use_there(moment):
    night = DREAMWORLD[moment]()
    assert night.rule == moment
    night.items("it8", "it3")
    for seat in (0, 1):
        assert JAR in night.offered(seat)
        assert "item:it3:none" not in night.offered(seat), "a lighter needs a Dreamscape"
    assert moment in MOMENTS["world"]
    asked = night.asked
    night.play(JAR, seat=1).play("who:1", seat=1)
    assert night.asked == asked
