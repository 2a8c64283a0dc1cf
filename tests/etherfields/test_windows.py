"""Every moment at which something may be used, one by one: the moment is brought about, and the use is offered."""

from collections.abc import Callable
from typing import Any

import pytest

from pionek.core.registry import get
from pionek.core.rules.in_force import WATCH, Ability
from pionek.core.rules.resolving import Resolution
from pionek.games.etherfields.choices.uses import TEXTS, EtherfieldsUses
from pionek.games.etherfields.procedures.action import TakeMarker
from pionek.games.etherfields.procedures.delta_phase import Delta
from pionek.games.etherfields.procedures.distress_and_sealing import Harm, Sealing
from pionek.games.etherfields.procedures.drawing import Discarding, Drawing, Surplus
from pionek.games.etherfields.procedures.dream import Entrance
from pionek.games.etherfields.procedures.dreamscape_phase import CardSteps, Spawn, Step
from pionek.games.etherfields.procedures.dreamworld import AtGate, Shortcut
from pionek.games.etherfields.procedures.entity_movement import EntityMove
from pionek.games.etherfields.procedures.fate_cards import DrawFate
from pionek.games.etherfields.procedures.items_and_masks import TakeItem, WearMask
from pionek.games.etherfields.procedures.market import Buying
from pionek.games.etherfields.procedures.sharing import PayTogether
from pionek.games.etherfields.procedures.shop import Confession, Shop
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from pionek.games.etherfields.vocabulary import AWARENESS, ETHER, SPECIAL
from tests.etherfields.scenario import PICK, EtherfieldsScenario, first_dream, slumber
from tests.etherfields.situations import FULL, at, gamble, paying, rolled, world
from tests.etherfields.words import read_form, said

rule = pytest.mark.rule
Moment = Callable[[], EtherfieldsScenario]

RAPID, MASK, JAR = "play:mk08:none", "mask:ma10", "item:it8:none"
MOMENTS = EtherfieldsUses.moments
BOX = get("etherfields").content()


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
    night = pair().gradual("d1-4", 4)
    return night.run(TakeMarker(0, night.find("action", "d1-5"), AWARENESS, 1))


def together() -> EtherfieldsScenario:
    night = pair()
    night.who(0).ether = night.who(1).ether = 1
    return night.run(PayTogether(0, ETHER, 1, "EF-TIP-04"))


def last_turn() -> EtherfieldsScenario:
    night = pair()
    night.turn_deck = night.turn_deck[-1:]
    night.hours = 1
    return night.until("Encounter.buy")


def hunted(*spaces: str, at: str) -> EtherfieldsScenario:
    """An Entity moves, and does not know whom to follow or which way to go."""
    night = pair().tiles("d1-b2").entity("e4", at)
    for seat, space in enumerate(spaces):
        night.at(seat, space)
    return night.movement("one").run(EntityMove(0, 0))


def crowded() -> EtherfieldsScenario:
    night = pair().tiles("d1-b2", "d1-b3").at(0, "B3c").at(1, "B3c").entity("e4", "B3c", "B3c", "A2a")
    return said(night, "{relocate-entity: spawn, state: dazed}", aimed=2)


def spawning() -> EtherfieldsScenario:
    night = pair().tiles("d1-a3", "d1-b2", "d1-b3", "d1-c3").no_entities()
    return night.run(Spawn(0, night.find("entity", "e1"), 1))


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
    "EF-PROG-02": lambda: pair().hand(0, "ga07", "ga01", "tg02").play("place:ga07:cunning"),
    "EF-PROG-05": placing,
    "EF-PROG-12": lambda: pair().progress(0, "sp06", "sp07").run(Surplus(0, 1)),
    "EF-GRAD-05": marking,
    "EF-ITEM-01": lambda: pair().items("it1", "it2", "it3").run(TakeItem(0, 3)),
    "EF-MASK-06": lambda: pair().run(WearMask(0, [0, 1])),
    "EF-CORE-05": together,
    "EF-SLUM-07": lambda: slumber("s01", "gambler", "free-spirit", at="skip"),
    "EF-VAR-11": lambda: first_dream("gambler", "free-spirit", classic=True).play("act:classic:none"),
    "EF-INF-02": lambda: pair().hand(0, "ga06").play("play:ga06:none"),
    "EF-ITEM-02": lambda: pair().items("it8").play("item:it8:none"),
    "EF-OPT-04": lambda: world("gambler", "free-spirit", continuous=True).run(SlumberPlay(0, BOX.find("slumber", "s01"))),
    "EF-SLUM-08": lambda: world("gambler", "free-spirit").run(SlumberPlay(0, BOX.find("slumber", "s01"))),
    "EF-BASIC-03": lambda: pair().hand(0, "ga01", "ga02").play("act:peek:none"),
    "EF-CLOCK-01": last_turn,
    "EF-EMOV-06": lambda: hunted("A2d", "B2a", at="B2b"),
    "EF-EMOV-07": lambda: hunted("A2d", "A2d", at="B2a"),
    "EF-FIG-03": crowded,
    "EF-INF-03": lambda: pair().hand(0, "ga01", "ga02").run(Discarding(0, 1, "EF-INF-03")),
    "EF-MAP-04": lambda: pair().run(Entrance(0)),
    "EF-MAP-08": spawning,
    "EF-TCARD-07": lambda: pair().entity("e1", "A2c").entity("es01", "A2c").run(Step(0, SPECIAL)),
    "EF-VAR-03": lambda: first_dream("gambler", "free-spirit", classic=True).play("act:classic:none", PICK["hours"]),
    "EF-VAR-06": lambda: gamble("morphings", (2, 2, 2), (14, 14, 14), "gambler", "free-spirit", prepare=lambda night: night.entity("e1", "A2a").entity("e4", "A2c")),
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
    "EF-ACT-10": lambda: ready(pair()).hand(0, "ga12").play("play:ga12:none"),
    "EF-VAR-09": lambda: gamble("distress-of-one", (2, 2, 2), (14, 14, 14), "gambler", "free-spirit", prepare=ready).play("who:1"),
    "EF-VAR-10": lambda: gamble("seals", (2, 2, 2), (14, 14, 14), "gambler", "free-spirit", prepare=lambda night: ready(night).deck(0, *FULL)),
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


def on_the_way(**given: Any) -> EtherfieldsScenario:
    night = world("gambler", "specialist", districts=[each.id for each in BOX.districts], **given)
    night.hours = 1
    return night


def at_the_season_s_gate() -> EtherfieldsScenario:
    night = on_the_way()
    night.season = next(season.id for season in BOX.seasons if "gate-seals" in season.rulings)
    return at(night.deck(0, *FULL).hand(0, "sp01"), "q1").play("go:q2")


def with_a_quirk() -> EtherfieldsScenario:
    """A Fate card with a Quirk, and two slots for it."""
    night = on_the_way()
    night.tiles("sm-b1", "sm-c3")
    frame = DrawFate(0, next(fate.index for fate in BOX.fates if fate.map))
    frame.back_to("quirk")
    return night.run(frame)


DREAMWORLD: dict[str, Moment] = {
    "EF-WORLD-02": lambda: world("gambler", "specialist"),
    "EF-GATE-01": at_a_gate,
    "EF-SHOP-01": shopping,
    "EF-MARK-02": buying,
    "EF-FLAW-04": confessing,
    "EF-DELTA-02": lambda: world("gambler", "specialist").run(Delta(0)),
    "EF-WORLD-04": lambda: on_the_way(wisdoms=["w01", "w06"]).run(Shortcut(0)),
    "EF-FATE-03": with_a_quirk,
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


# What texts ask and bring: on cards, Items, Masks, Notes, Gates, tiles, Entities and in scripts


def texts() -> dict[str, Ability]:
    """By its rule, a text that is printed somewhere; a Wisdom card has none that is carried out, but a pack may have one."""
    found: dict[str, Ability] = {}
    for entry in (each for entries in BOX.entries.values() for each in entries):
        own = [getattr(entry, "sentence", None), *getattr(entry, "texts", {}).values(), *getattr(entry, "sentences", [])]
        for ability in own:
            if ability is not None:
                found.setdefault(ability.rule, ability)
    found.setdefault("EF-WISD-01", Ability(WATCH, 0, "EF-WISD-01", read_form("{draw: 1}")))
    return found


def reading(rule: str, text: str, night: EtherfieldsScenario) -> EtherfieldsScenario:
    """A text of this kind says that."""
    return night.run(Resolution(0, [read_form(text)], texts()[rule]))


@rule("EF-INF-06", "EF-MASK-02")
@pytest.mark.parametrize("moment", TEXTS)
def test_when_a_text_asks_something_another_dreamer_may_use_something_first(moment):
    night = reading(moment, "{choose: [{gain: ether}, {gain: gem}]}", ready(pair()))
    assert (night.seat, night.rule) == (0, moment)
    assert {RAPID, MASK} <= set(night.offered(1))
    asked = night.asked
    assert night.play(RAPID, seat=1).until(asked).rule == moment, "the question is asked again"


@rule("EF-INF-06", "EF-DEATH-01")
@pytest.mark.parametrize("moment", TEXTS)
def test_distress_that_a_text_brings_is_answered_by_what_keeps_it_off(moment):
    night = reading(moment, "{suffer: 1}", pair().hand(0, "tg03"))
    assert (night.asked, night.rule, night.seat) == ("Window.ask", moment, 0)
    assert night.match.game.uses.use_of(night.table, night.match.option("play:tg03:none")) == "distress"
    night.play("play:tg03:none").until("Acting.act")
    assert night.who(0).distress == 0


@rule("EF-DWPL-02")
@pytest.mark.parametrize("moment", TEXTS)
def test_on_the_dreamworld_too_a_text_waits_for_what_is_of_use(moment):
    night = reading(moment, "{choose: [{gain: ether}, {gain: gem}]}", world("gambler", "specialist").items("it8"))
    assert night.rule == moment
    assert all(JAR in night.offered(seat) for seat in (0, 1))


@rule("EF-SEAL-01")
@pytest.mark.parametrize("moment", ["EF-SEAL-01", "EF-RESH-02", "EF-LUCK-03", "EF-WORLD-04", "EF-SEAS-01", "EF-VAR-10"])
def test_whatever_seals_cards_can_be_answered(moment):
    """Thick Skin is printed on the back of the cards of the Tough Guy."""
    night = first_dream("tough-guy", "gambler").deck(0, "tg01", *["tg01"] * 11)
    night.run(Sealing(0, 3, moment))
    assert (night.asked, night.rule) == ("Window.ask", moment)
    assert "act:back-tough-guy:none" in night.keys
    assert moment in MOMENTS["sealing"]


def test_every_declared_moment_is_tried():
    tried = {*QUESTIONS, *WINDOWS, *DREAMWORLD, *TEXTS, "EF-REROLL-01", "EF-SEAS-01"}
    declared = {moment for uses in MOMENTS.values() for moment in uses}
    assert declared - tried == set()
    assert tried - declared == set()
