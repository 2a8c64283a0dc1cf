"""The Dreamworld and what is on the way: arriving, icons, Seasons, Shortcuts, Fate; and the single deeds of Dreams."""

import pytest

from pionek.core.match.saving import fields_of
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Option
from pionek.games.etherfields import vocabulary
from pionek.games.etherfields.model.dreamscape import edge_of, name_of, space_of
from pionek.games.etherfields.model.pieces import TurnMarks
from pionek.games.etherfields.procedures.dreamworld import Shortcut, Travel
from pionek.games.etherfields.procedures.fate_cards import DrawFate
from pionek.games.etherfields.procedures.slumber import SlumberPlay
from pionek.games.etherfields.procedures.turn import Turn
from pionek.games.etherfields.vocabulary import LAMPS_BY_HOUR as LAMPS
from tests.etherfields.scenario import PICK, dream, first_dream, slumber
from tests.etherfields.situations import world
from tests.etherfields.words import can, read_form, said

rule = pytest.mark.rule
DREAMERS = ("gambler", "specialist", "tough-guy", "free-spirit")


def everywhere(*dreamers, **given):
    """On the Dreamworld with every district open."""
    return world(*(dreamers or ("gambler", "specialist")), districts=[each.id for each in first_dream("gambler").content.districts], **given)


def sealed(night, cards=3):
    for sleeper in night.dreamers:
        sleeper.sealed = sleeper.deck[:cards]
        sleeper.deck = sleeper.deck[cards:]
    return [len(each.sealed) for each in night.dreamers]


def seals(night):
    return [len(each.sealed) for each in night.dreamers]


def place(night, icon):
    night.location = next(each.id for each in night.content.locations if each.icon == icon)
    return Travel(0)


# Travelling


@rule("EF-WORLD-02", "EF-WORLD-03")
def test_a_journey_is_counted_and_ends_beyond_its_cap():
    night = everywhere("gambler")
    night.length, night.cap = 5, 7
    for length in (6, 7):
        night.frame.took_choose(night.table, next(option for option in night.match.decision.options if option.verb == vocabulary.GO))
        assert (night.length, night.match.result) == (length, None)
    night.frame.took_choose(night.table, next(option for option in night.match.decision.options if option.verb == vocabulary.GO))
    assert night.match.result.cause == "cap-draw"
    free = everywhere("gambler")
    free.length, free.cap = 5, 0
    free.frame.took_choose(free.table, next(option for option in free.match.decision.options if option.verb == vocabulary.GO))
    assert free.match.result is None


@rule("EF-WORLD-05", "EF-WORLD-06")
def test_every_district_is_told_of_when_one_comes_there_first():
    night = everywhere("gambler")
    heard = night.listen()
    for location in night.content.locations:
        script = night.content.districts[location.district].script
        night.scripts = []
        night.location = location.id
        for _ in range(2):
            Travel(0).arrive(night.table)
        told = [event.subject for event in heard.events if event.moment == vocabulary.SCRIPT]
        assert told == ([script] if script >= 0 else []), location.id
        heard.events.clear()
        del night.table.agenda[2:]


@rule("EF-WORLD-05", "EF-SEAS-01")
@pytest.mark.parametrize(("season", "fewer"), [("se2", True), ("se0", False), ("se1", False)])
def test_what_an_icon_does_to_each_dreamer(season, fewer):
    night = everywhere()
    night.season = season
    before = sealed(night)
    place(night, "rest").icon(night.table)
    assert seals(night) == [count - 1 for count in before]
    place(night, "gate").icon(night.table)
    night.go_on()
    assert seals(night) == [count - 1 + fewer for count in before]
    hours = night.hours
    place(night, "hour").icon(night.table)
    assert night.hours == min(vocabulary.MOST_HOURS, hours + 1)
    depth = len(night.frames)
    place(night, "confession").icon(night.table)
    assert type(night.frame).__name__ == "Confession"
    assert len(night.frames) == depth + 1
    place(night, "awakening").icon(night.table)
    assert len(night.frames) == depth + 1


@rule("EF-SEAS-01", "EF-AWAKE-01")
@pytest.mark.parametrize(("season", "icon", "fewer"), [("se1", "fate", 1), ("se1", "rest", 0), ("se0", "fate", 0)])
def test_after_a_fate_card_a_season_unseals_and_the_next_one_leads(season, icon, fewer):
    night = everywhere(*DREAMERS[:3])
    night.season = season
    before = sealed(night)
    for first, then in ((0, 1), (2, 0)):
        night.first_player = first
        place(night, icon).after(night.table)
        assert night.first_player == then
    assert seals(night) == [count - 2 * fewer for count in before]


@rule("EF-WORLD-04")
@pytest.mark.parametrize(("taught", "hours", "offered"), [(True, 1, True), (True, 0, False), (False, 3, False)])
def test_old_paths_take_an_hour_instead_of_cards(taught, hours, offered):
    night = everywhere("gambler", "specialist", wisdoms=["w01", "w06"] if taught else ["w01"])
    night.hours = hours
    before = seals(night)
    night.run(Shortcut(0))
    assert (night.asked == "Shortcut.pay") == offered
    if offered:
        night.play(PICK["hour"])
    assert night.hours == hours - offered
    assert seals(night) == [count + (not offered) for count in before]


@rule("EF-FATE-01", "EF-FATE-03")
def test_the_very_first_fate_card_goes_under_its_deck_and_a_quirk_does_not():
    night = everywhere("gambler")
    plain = next(fate for fate in night.content.fates if not fate.map)
    for card in (night.content.fates[0], plain):
        frame = DrawFate(0, card.index)
        night.fate_deck = [each for each in night.fate_deck if each != card.id]
        frame.closed(night.table)
        assert night.fate_deck[0] == card.id
    before = night.fate_deck
    frame = DrawFate(0, next(fate.index for fate in night.content.fates if fate.map))
    frame.took_quirk(night.table, Option(vocabulary.TO, target=space_of("B2a")))
    frame.closed(night.table)
    assert night.fate_deck == before, "it lies in its slot"


# Slumbers


@rule("EF-SLUM-06", "EF-SEAS-01")
@pytest.mark.parametrize(("season", "light"), [("se5", True), ("se0", False)])
def test_a_slumber_begins_with_its_light_and_with_everybody_on_the_map(season, light):
    night = slumber("s01", "gambler", "specialist")
    night.season = season
    frame = SlumberPlay(0, night.find("slumber", "s01"))
    depth = len(night.frames)
    frame.set_up(night.table)
    assert [bool(night.ground[name] & vocabulary.LIGHT) for name in ("B2a", "B3a", "B2b")] == [light, light, False]
    assert len(night.frames) == depth, "everybody is there already, also on the first space"
    night.who(0).space = "A1a"
    frame.set_up(night.table)
    assert len(night.frames) == depth
    night.who(1).space = ""
    frame.set_up(night.table)
    assert type(night.frame).__name__ == "Entrance"


@rule("EF-SLUM-08", "EF-SLUM-07")
def test_the_continuous_dream_cannot_be_skipped():
    night = world("gambler", continuous=True)
    frame = SlumberPlay(0, night.find("slumber", "s01"))
    assert frame.skip(night.table) is not None
    frame.instead = True
    assert frame.skip(night.table) is None


@rule("EF-SLUM-11", "EF-SLUM-12")
def test_a_tile_goes_under_the_deck_but_neither_delta_nor_one_removed():
    night = world("gambler")
    for name, back in (("s01", True), ("s00", False), ("s02", False)):
        night.slumber_deck = [each for each in night.slumber_deck if each != name]
        if name == "s02":
            night.removed.append("slumber s02")
        night.current_slumber = name
        SlumberPlay(0, night.find("slumber", name)).close(night.table)
        assert (night.slumber_deck[:1] == [name]) == back
        assert night.current_slumber == ""
    again = SlumberPlay(0, night.find("slumber", "s01"))
    again.redraw = True
    night.slumber_deck = []
    night.removed.append("slumber s01")
    again.close(night.table)
    assert type(night.frame).__name__ != "SlumberPlay", "there is none left"


# Tales


@rule("EF-MAP-08", "EF-ENT-01")
def test_an_entity_begins_on_its_own_space_and_comes_in_its_number():
    night = dream("d3", "gambler", "specialist")
    night.tiles(*(tile.id for tile in night.content.tiles if tile.of == "d3")).no_entities()
    said(night, "{spawn: e3}").until("Acting.act")
    assert [figure.space for figure in night.figures] == [night.content.entities[night.find("entity", "e3")].start]
    said(night.no_entities(), "{spawn: e4}").until("Acting.act")
    assert len(night.figures) == night.content.entities[night.find("entity", "e4")].figures(2)
    said(night, "{spawn: e4, much: 1}").until("Acting.act")
    assert len(night.figures) == night.content.entities[night.find("entity", "e4")].figures(2) + 1
    started = read_form("{spawn: e3}")
    scope = Resolution(0, [read_form("{draw: 1}")])
    started.run(night.table, scope)
    assert night.frame.first_space == space_of(night.content.entities[night.find("entity", "e3")].start), "others do not count"
    night.entity("e3", "B1a")
    started.run(night.table, scope)
    assert night.frame.first_space == -1


@rule("EF-ASLT-04", "EF-CORE-05")
def test_a_figure_that_is_removed_is_spoken_of_no_more():
    night = first_dream("gambler").tiles("d1-b2").at(0, "A2a").entity("e4", "B2d", "A2c")
    said(night, "{remove-figure: this}", aimed=2)
    assert len(night.figures) == 2, "there is no third"
    said(night, "[{remove-figure: this}, {state: dazed, whom: it}]", aimed=1)
    assert [figure.space for figure in night.figures] == ["B2d"]
    assert night.figures[0].states == 0
    said(night, "{remove-figure: this, respawn: 2}", aimed=0)
    assert (night.figures, night.lair("e4").respawn) == ([], 2)
    night.entity("e4", "B2d")
    said(night, "{remove-figure: this}", aimed=0)
    assert night.lair("e4").respawn == 2, "nothing is said of coming back"


@rule("EF-ASLT-04", "EF-ASLT-03")
def test_each_time_of_an_assault_has_another_target_when_the_first_is_gone():
    night = dream("d3", "gambler").tiles("d3-a1").at(0, "A1a").hand(0, *["tg01"] * 4)
    night.figures = []
    night.entity("e1", "A1b").entity("e4", "A1a", "A1b", "A1c")
    night.play("act:e4-w:wrath").pay("tg01", "tg01", colour="wrath")
    if night.asked == "ActionPlay.pay":
        night.play("done")
    assert night.keys == ["aim:2", "aim:3", "aim:4"]
    night.play("aim:3")
    assert night.keys == ["aim:2", "aim:3"]
    night.play("aim:3")
    assert [figure.entity for figure in night.figures] == ["e1"], "the last of three is not asked for"


@rule("EF-COMP-05", "EF-COMP-03")
def test_a_marker_needs_the_figure_it_is_about():
    night = first_dream("gambler").entity("e4", "A2c")
    said(night, "{marker: universal, at: 9, do: {draw: 1}}", aimed=1)
    assert night.lair("e4").markers == 0
    said(night, "{marker: universal, at: 9, do: {draw: 1}}", aimed=0)
    assert (night.lair("e4").markers, night.lair("e4").threats) == (1, 0)


@rule("EF-COMP-07")
def test_morphings_of_an_entity_that_leaves_go_back_to_their_pool():
    night = first_dream("gambler").entity("e1", "A2a").entity("e4", "A2c")
    pool = night.morph_supply[:]
    for kind in range(8):
        night.morph("e1", kind)
    said(night, "{remove-entity: e1}")
    assert (night.morph_supply, night.lair("e1")) == (pool, None)
    assert [figure.entity for figure in night.figures] == ["e4"]


def test_a_pocket_is_picked_in_range_one_and_what_is_shared_must_be_there():
    night = first_dream("gambler", "specialist").tiles("d1-b2").at(0, "A2a").at(1, "A2b").entity("e4", "A2d")
    assert not can(night, "{once-a-turn: team, do: {if: {entity-in-range: 1}, do: {gain: ether}}}")
    assert can(night.at(0, "A2c"), "{once-a-turn: team, do: {if: {entity-in-range: 1}, do: {gain: ether}}}")
    night.who(1).marks.picked = True
    assert not can(night, "{once-a-turn: team, do: {if: {entity-in-range: 1}, do: {gain: ether}}}"), "once a Turn for all"
    assert not can(night.at(1, "A2c"), "{share: [ether, gem]}")
    night.who(0).ether = 1
    assert can(night, "{share: [ether, gem]}")
    night.who(0).ether, night.who(0).gems = 0, 1
    assert can(night, "{share: [ether, gem]}")
    assert not can(night.at(1, "A2b"), "{share: [ether, gem]}")


@rule("EF-MOVE-03")
def test_the_hole_leads_both_ways_but_onto_no_full_space():
    night = dream("d2", "gambler")
    night.tiles(*(tile.id for tile in night.content.tiles if tile.of == "d2"))
    night.figures = []
    said(night.at(0, "C2b"), "{relocate-to: A3d}")
    assert night.space(0) == "A3d"
    said(night, "{relocate-to: C2b}")
    assert night.space(0) == "C2b"
    night.entity("es05", *["A3d"] * 4)
    said(night, "{relocate-to: A3d}")
    assert night.space(0) == "C2b"


@pytest.mark.parametrize("seat", range(4))
def test_who_is_judged_alone_has_the_token_of_the_next_beside_his_own(seat):
    night = dream("d4", DREAMERS[seat])
    night.flags = []
    court = "[{start-verdict: [read, sung], against: [burned, broken]}, scatter-tokens]"
    said(night, court)
    order = list(night.personal_tokens)
    following = order[(order.index(DREAMERS[seat]) + 1) % 4]
    assert {each for each, place in night.personal_tokens.items() if place} == {DREAMERS[seat], following}
    plain = night.counters["verdict"]
    for flag, worth in (("read", 1), ("sung", 1), ("burned", -1), ("broken", -1)):
        night.flags = [flag]
        said(night, court)
        assert night.counters["verdict"] == plain + worth
    pair = said(dream("d4", *DREAMERS[:2]), court)
    assert sum(place != "" for place in pair.personal_tokens.values()) == 2


@pytest.mark.parametrize("lamp", range(4))
def test_a_lamp_is_lit_once_and_the_last_one_is_told(lamp):
    night = dream("d5", "gambler")
    night.tiles(*(tile.id for tile in night.content.tiles if tile.of == "d5"))
    night.counters["lamps"] = 0b1111 & ~(1 << lamp)
    heard = night.listen()
    for _ in range(2):
        said(night, f"{{light-lamp: {LAMPS[lamp]}, last: {{script: s506}}}}")
    assert night.counters["lamps"] == 0b1111
    assert [event.subject for event in heard.events if event.moment == vocabulary.SCRIPT] == [night.find("script", "s506")]
    first = said(dream("d5", "gambler"), f"{{light-lamp: {LAMPS[lamp]}}}")
    assert first.counters["lamps"] == 1 << lamp
    assert said(first, "{extra-turns: 1}").table.tries == 1


# Turns


@rule("EF-ICON-08", "EF-TURN-03")
def test_a_drawing_bonus_is_for_the_one_who_stands_there():
    night = dream("d3", "gambler", "specialist")
    night.tiles(*(tile.id for tile in night.content.tiles if tile.of == "d3"))
    scape = night.dreamscape
    for space in (0, *[space for space in scape.open_spaces() if scape.bonus[space]]):
        night.at(0, name_of(space)).at(1, name_of(scape.open_spaces()[5]))
        turn = Turn(0)
        turn.count_bonus(night.table)
        assert turn.bonus == [scape.bonus[space], scape.bonus[scape.open_spaces()[5]]]
    night.who(0).marks.harmed = 3
    turn.draw(night.table)
    assert night.who(0).marks.harmed == 0


@rule("EF-TURN-01", "EF-TCARD-02")
def test_a_turn_begins_without_marks():
    night = first_dream("gambler", "specialist")
    for sleeper in night.dreamers:
        for name in fields_of(TurnMarks):
            setattr(sleeper.marks, name, type(getattr(sleeper.marks, name))(5))
    Turn(0).begin(night.table)
    marks = [{name: getattr(sleeper.marks, name) for name in fields_of(TurnMarks)} for sleeper in night.dreamers]
    assert [each.pop("spirit_space") for each in marks] == [-1, -1]
    assert [set(each.values()) for each in marks] == [{0}, {0}]


@rule("EF-TURN-10", "EF-TCARD-15")
def test_the_wall_token_is_taken_back_where_it_is_no_clock_hand():
    for night, stays in ((slumber("s01", "gambler"), False), (first_dream("gambler"), False), (dream("d5", "gambler"), True)):
        night.added_walls = night.added_walls or [edge_of("B2a|B2b")]
        night.counters["story"] = 1
        for sleeper in night.dreamers:
            sleeper.marks.no_contact = 2
        Turn(0).discard(night.table)
        assert bool(night.added_walls) == stays
        assert (night.counters["story"], night.who(0).marks.no_contact) == (0, 0)


@rule("EF-MASK-01", "EF-MASK-04")
def test_a_mask_that_is_put_on_again_is_not_lost():
    night = first_dream("gambler").mask(0, "ma01")
    night.wear(0, "ma01")
    assert night.who(0).lost_masks == []
    night.wear(0, "ma02")
    assert night.who(0).lost_masks == ["ma01"]
    night.wear(0, "ma01")
    assert night.who(0).lost_masks == ["ma02"]
