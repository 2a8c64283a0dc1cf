"""Ways into situations that many tests need: procedures run by themselves, campaigns, payments and dice under way."""

from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import name_of
from pionek.games.etherfields.procedures.classic_cards import VALUES
from pionek.games.etherfields.procedures.distress_and_sealing import Harm
from pionek.games.etherfields.procedures.dreamscape_phase import Step
from pionek.games.etherfields.procedures.entity_movement import EntityMove
from tests.etherfields.scenario import PICK, EtherfieldsScenario, first_dream

FULL = ("sp01", "sp01", "sp01", "sp01", "sp01", "sp01", "sp01", "sp01")


def to(space):
    return f"to:{space}"


def move(night, *die, figure=0):
    """One Entity moves by these results of the Movement die."""
    night.movement(*die)
    return night.run(EntityMove(0, figure))


def alone(*hand):
    """One Dreamer with a full deck and this hand."""
    return first_dream("tough-guy").deck(0, *FULL).hand(0, *hand)


def harmed(night, amount, seat=0, reason="EF-DEATH-01"):
    return night.run(Harm(seat, amount, reason))


def start_of_campaign():
    """A campaign right after the First Dream, as its first evening leaves it."""
    night = EtherfieldsScenario("gambler", play="campaign").action_step()
    night.tiles("d1-a3", "d1-b2", "d1-b3", "d1-c3").at(0, "C3d").hand(0, "sp01", "sp01", "sp01")
    night.do("d1-10", "sp01", "sp01", "sp01")
    night.until("Travel.choose").play(PICK["save"]).until("")
    stored = night.match.campaign
    kept = stored["dreamers"]["gambler"]
    kept["cards"] = [card for card in kept["cards"] if not card.startswith("sp")]
    return stored


STORED = start_of_campaign()


def world(*dreamers, **given):
    """On the Dreamworld, right after waking."""
    options = {key: given.pop(key) for key in ("turbo", "outside", "continuous", "classic") if key in given}
    return EtherfieldsScenario(*(dreamers or ("gambler",)), campaign={**STORED, **given}, **options).until("Travel.choose")


def at(night, location):
    night.location = location
    return night.ask_again()


def gamble(effect, lucky, unlucky, *dreamers, prepare=None, then=()):
    """The classic cards are played: these lie open, those come; `then` are the random numbers after that."""
    night = first_dream(*(dreamers or ("gambler",)), classic=True)
    if prepare is not None:
        prepare(night)
    night.play("act:classic:none", PICK[effect])
    frame = night.frame
    frame.lucky = list(lucky)
    left = list(VALUES)
    for value in lucky:
        left.remove(value)
    for value in unlucky:
        at = left.index(value)
        left.pop(at)
        night.chance(at)
    return night.chance(*then).play(PICK["play-on"])


def square(space):
    """Column and row of a space, by the letters of its name."""
    name = name_of(space)
    return 2 * int(name[1]) - 2 + "abcd".index(name[2]) % 2, 2 * "ABC".index(name[0]) + "abcd".index(name[2]) // 2


def paying(action="e1-a", colour="awareness", *hand):
    night = first_dream("tough-guy", "gambler").at(0, "A2c").at(1, "A2c").entity("e1", "A2a")
    night.hand(0, *(hand or ("sp01", "ga06", "tg11", "tg01", "ga01"))).hand(1, "ga01")
    return night.play(f"act:{action}:{colour}")


def rolled(die, luck=True):
    """A die lies on the table, its result still open: the second Dreamer has a Gem."""
    night = first_dream("tough-guy", "specialist").tiles("d1-b2").at(0, "A2c").at(1, "A2c").entity("e4", "B2d").hand(0, "ga10")
    night.who(1).gems = 1
    if luck:
        night.luck(die).ask_again().play("play:ga10:none")
    else:
        night.movement(die).run(Step(0, vocabulary.MOVEMENT))
    assert night.asked == "Window.ask"
    return night
