"""Components and set-up (rulebook p. 3 to 5)."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.cli.drawing import plain
from pionek.core.match.match import start
from pionek.core.registry import get
from pionek.core.settings import SettingError
from pionek.games.relic import vocabulary
from tests.relic.scenario import RelicScenario, Side

rule = pytest.mark.rule


def fresh(**given: Any) -> RelicScenario:
    return RelicScenario.fresh(seed=given.pop("seed", 3), **given)


def drafted(players: int = 4, seed: int = 3) -> RelicScenario:
    scenario = fresh(players=str(players), seed=seed)
    while scenario.asked == "WholeGame.pick":
        scenario.play(scenario.keys[0])
    return scenario


CONTENT: Any = get("relic").content()


def portraits(scenario: RelicScenario, seat: int) -> list[Any]:
    """The players as a seat sees them, itself first."""
    return [thing for thing in scenario.match.scene(seat).things if thing.id.startswith("seat:")]


@rule("RE-COMP-01", "RE-COMP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_each_with_one_of_ten_characters(players: int) -> None:
    scenario = drafted(players)
    assert len({scenario.character(seat) for seat in range(players)}) == players
    assert len(scenario.sheets()) == 10 - players == len(CONTENT.characters) - players
    with pytest.raises(SettingError):
        fresh(players="5")
    with pytest.raises(SettingError):
        fresh(characters=["captain", "ogryn", "trader", "psyker", "callidus"])
    with pytest.raises(SettingError):
        fresh(characters=["captain", "captain"])


@rule("RE-ATTR-01")
def test_attributes_settle_battles_and_tests() -> None:
    battle = RelicScenario(Side(cunning=9), lying={"foothills": ["eldar-guardian"]}).land("foothills", 1, 1)
    assert "has 10 against 4" in battle.said()
    assert "tests Cunning: 12, success" in RelicScenario(Side(cunning=9)).land("spire", 3).play("text-box:2").said()


@rule("RE-COMP-03")
def test_four_dials_a_player() -> None:
    portrait = portraits(fresh(characters=["captain", "ogryn"]), 0)[0]
    names = [thing.name for thing in portrait.things[:4]]
    assert names == ["Strength", "Willpower", "Cunning", "Life"]
    captain = CONTENT.characters[CONTENT.find("character", "captain")]
    assert [thing.value for thing in portrait.things[:4]] == [*captain.attributes, captain.life]


@rule("RE-COMP-04")
def test_dice_have_six_sides() -> None:
    for face in (1, 6):
        scenario = RelicScenario(Side(at="hab")).begin(face)
        assert f"Ultramarines Captain rolls {face}. [RE-MOVE-02]" in scenario.log()
    for face in (0, 7):
        with pytest.raises(ValueError, match="from 0 to 5"):
            RelicScenario().begin(face)


@rule("RE-COMP-06", "RE-SETUP-01")
def test_one_of_five_scenarios_is_drawn() -> None:
    assert len(CONTENT.scenarios) == 5
    assert {fresh(scenario="random", seed=seed).sheet_in_play() for seed in range(40)} == {each.id for each in CONTENT.scenarios}


@rule("RE-SETUP-02")
def test_a_first_game_is_the_mystery_beyond() -> None:
    scenario = CONTENT.scenarios[CONTENT.find("scenario", fresh().sheet_in_play())]
    assert scenario.name == {"en": "The Mystery Beyond", "pl": "Odległa tajemnica"}


@rule("RE-SETUP-03")
def test_everybody_reads_the_scenario_from_the_start() -> None:
    scenario = fresh(scenario="beacon")
    for seat in (-1, 0, 1):
        page: Any = next(thing for thing in scenario.match.scene(seat).things if thing.id == "scenario")
        assert "Victory: every other player is eliminated" in plain(page.text)


@rule("RE-COMP-07")
def test_the_cards_of_the_eight_decks_are_counted() -> None:
    counts = {deck: len(CONTENT.deck(number)) for number, deck in enumerate(vocabulary.deck.names)}
    assert counts == {
        "corruption": 30, "mission": 24, "power": 36, "relic": 18, "wargear": 24, "red": 68, "blue": 68, "yellow": 68,
    }  # fmt: skip
    assert sum(counts.values()) == 336
    assert len(CONTENT.cards) == 239


@rule("RE-COMP-08")
@pytest.mark.parametrize("colour", vocabulary.COLOURS)
def test_a_threat_card_is_of_one_of_four_types(colour: str) -> None:
    cards = [card for card in CONTENT.cards if card.deck == colour]
    counts = [sum(card.count for card in cards if card.type == kind) for kind in vocabulary.card_type.names]
    assert counts == [8, 40, 10, 10]


@rule("RE-COMP-12", "RE-SUPP-01")
def test_the_board_has_tiers_areas_and_spaces() -> None:
    tiers = [[space for space in CONTENT.spaces if space.tier == tier] for tier in vocabulary.TIERS]
    assert [len(tier) for tier in tiers] == [24, 16, 7]
    for tier, size in ((tiers[0], 5), (tiers[1], 3)):
        areas = [space.area for space in tier if space.area]
        assert sorted(areas.count(area) for area in set(areas)) == [size] * 4
        corners = [space.id for space in tier if not space.area]
        assert len(corners) == 4
    assert all(not space.area for space in tiers[2])


@rule("RE-SETUP-04")
def test_every_deck_is_shuffled_for_itself_and_lies_face_down() -> None:
    one, other = (fresh(seed=seed, characters=["captain", "ogryn"]) for seed in (1, 2))
    for name in vocabulary.deck.names:
        assert one.deck(name) != other.deck(name)
        assert {CONTENT.cards[CONTENT.find("card", card)].deck for card in one.deck(name)} == {name}
        assert not any(one.who_knows(name))


@rule("RE-SETUP-05", "RE-COMP-05", "RE-EMPTY-03")
def test_influence_never_runs_out() -> None:
    scenario = RelicScenario(Side(influence=60), lying={"scrapfields": ["battlefield-salvage"]})
    scenario.land("scrapfields").until("Movement.choose_direction")
    assert scenario.player().influence == 62


@rule("RE-EMPTY-03")
def test_charges_never_run_out() -> None:
    scenario = RelicScenario(Side(assets=["power-sword"])).charge(0, "power-sword", 60).land("manufactorum").play("text-box:1")
    assert scenario.charges() == [61]


@rule("RE-SETUP-06", "RE-SETUP-07")
def test_two_sheets_each_one_picked_in_secret() -> None:
    scenario = fresh(players="3", seed=9)
    dealt = []
    for seat in range(3):
        assert scenario.seat == seat
        dealt.append(scenario.keys)
        for other in range(3):
            shown = [thing.id for zone in scenario.match.scene(other).things if zone.id == "pick" for thing in zone.cards]  # type: ignore[union-attr]
            assert other > seat or shown == dealt[other]
            assert other == seat or not set(shown) & set(scenario.keys)
        scenario.play(scenario.keys[1])
    assert [len(keys) for keys in dealt] == [2, 2, 2]
    assert len({key for keys in dealt for key in keys}) == 6
    assert [f"character:{scenario.character(seat)}" for seat in range(3)] == [keys[1] for keys in dealt]


@rule("RE-SETUP-08")
def test_sheets_not_chosen_go_back_to_the_box() -> None:
    scenario = drafted(2)
    used = [scenario.character(seat) for seat in (0, 1)]
    assert sorted([*scenario.sheets(), *used]) == sorted(each.id for each in CONTENT.characters)


@rule("RE-SETUP-09")
def test_every_player_has_pieces_of_his_own() -> None:
    scene = drafted(4).match.scene(0)
    board: Any = next(thing for thing in scene.things if thing.id == "board")
    owners = [token.owner for place in board.places for token in place.tokens if token.kind == "figure"]
    assert sorted(owners) == [0, 1, 2, 3]


@rule("RE-SETUP-10", "RE-SETUP-12")
@pytest.mark.parametrize("character", CONTENT.characters, ids=lambda each: each.id)
def test_a_character_starts_as_its_sheet_says(character: Any) -> None:
    other = "ogryn" if character.id != "ogryn" else "captain"
    player = fresh(characters=[other, character.id]).player(1)
    assert player.dials == character.attributes
    assert player.life == character.life
    assert player.space == character.start


@rule("RE-SETUP-11", "RE-SUPP-06", "RE-SETUP-13")
def test_level_nought_and_three_influence() -> None:
    scenario = drafted(4)
    assert [scenario.player(seat).level for seat in range(4)] == [0] * 4
    assert [scenario.player(seat).influence for seat in range(4)] == [3] * 4


@rule("RE-SETUP-14")
def test_as_many_power_cards_as_the_first_power_limit() -> None:
    scenario = fresh(characters=["psyker", "captain", "callidus", "ogryn"])
    assert [len(scenario.hand(seat)) for seat in range(4)] == [3, 1, 2, 1]


@rule("RE-SETUP-15", "RE-POWER-04")
def test_power_cards_are_known_to_their_owner_alone() -> None:
    scenario = fresh(characters=["psyker", "captain"])
    for seat in (0, 1):
        hands = [next(thing for thing in portrait.things if thing.kind == "hand") for portrait in portraits(scenario, seat)]
        own, other = hands
        assert [card.hidden for card in own.cards] == [False] * own.count
        assert [card.hidden for card in other.cards] == [True] * other.count
    assert RelicScenario(tops={"power": ["omen"]}, lying={"landing": ["astropathic-choir"]}).land("landing").hand()[0] == "omen"


@rule("RE-SETUP-16", "RE-MISSION-02")
def test_everybody_begins_with_an_open_mission() -> None:
    scenario = fresh(characters=["psyker", "captain"])
    for seat in (0, 1):
        mission = CONTENT.cards[CONTENT.find("card", scenario.mission(seat))]
        for viewer in (0, 1):
            shown = next(each for each in portraits(scenario, viewer) if each.seat == seat)
            assert mission.name["en"] in [thing.name for thing in shown.things if thing.kind == "mission"]


@rule("RE-SETUP-17")
def test_a_first_mission_places_its_tokens_during_set_up() -> None:
    matches = (fresh(characters=["psyker", "captain"], seed=seed) for seed in range(200))
    scenario = next(each for each in matches if each.asked == "NewMission.place_tokens")
    assert scenario.turn == 0
    seat = scenario.seat
    assert scenario.keys == ["go:manufactorum", "go:furnace", "go:scrapfields", "go:datavault", "go:landing"]
    scenario.play("go:datavault")
    assert scenario.keys == ["go:manufactorum", "go:furnace", "go:scrapfields", "go:landing"]
    scenario.play("go:furnace")
    assert scenario.names("space", scenario.player(seat).placed) == ["furnace", "datavault"]


@rule("RE-SETUP-18", "RE-TURN-01")
def test_the_first_player_begins_and_play_goes_clockwise() -> None:
    scenario = RelicScenario(Side(), Side(), Side(), turn_of=1)
    seats = []
    scenario.begin()
    for _ in range(5):
        seats.append(scenario.active)
        scenario.next_turn()
    assert seats == [1, 2, 0, 1, 2]
    assert {fresh(characters=["captain", "ogryn", "trader"], seed=seed).active for seed in range(30)} == {0, 1, 2}
    assert fresh(characters=["captain", "ogryn", "trader"], first="3").active == 2


@rule("RE-SETUP-16")
def test_missions_are_drawn_in_the_order_of_the_seats() -> None:
    match = start(get("relic"), {"characters": "captain,psyker,trader", "first": "1"}, 4, listen=True)
    drawn = [event.who for event in match.listen().events if event.moment == vocabulary.MISSION_DRAWN]
    assert drawn == [0, 1, 2]


@rule("RE-SETUP-06")
def test_who_names_characters_is_dealt_none_and_asked_for_none() -> None:
    scenario = fresh(characters=["ogryn", "captain"])
    assert [scenario.character(seat) for seat in (0, 1)] == ["ogryn", "captain"]
    assert not any(key.startswith("character:") for key in scenario.keys)


def test_who_plays_which_character_is_known_when_characters_are_named() -> None:
    game = get("relic")
    assert game.played({"characters": ["ogryn", "captain"]}, 1) == "captain"
    assert game.played({"characters": []}, 0) == game.played({"characters": ["ogryn"]}, 0) == "draft"


def test_tables_for_comparisons_seat_every_character_everywhere_and_beside_many_others() -> None:
    game = get("relic")
    tables = game.vary(game.content(), "characters")
    every = set(game.content().ids["character"])
    assert all({table[seat] for table in tables} == every for seat in range(4))
    for one in every:
        met = {other for table in tables if one in table for other in table} - {one}
        assert len(met) == 8, "all but one of the others"
