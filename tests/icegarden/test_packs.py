"""What further packs may add to the game, and what they may not."""

from __future__ import annotations

from pathlib import Path

import pytest

import pionek
from pionek.bots.seats import BOTS
from pionek.core.match.loading import load_match
from pionek.core.match.match import Match
from pionek.core.packs.problems import Problems
from pionek.core.registry import get
from pionek.core.settings import SettingError
from pionek.core.setup import follow
from pionek.core.view.scene import Board

HEADER = "id: mine\nversion: '1'\ngame: icegarden\nlanguages: [en, pl]\nlicence: CC0-1.0\n"


def pack(folder: Path, text: str) -> Path:
    (folder / "pack.yaml").write_text(HEADER, encoding="utf-8")
    (folder / "things.yaml").write_text(text, encoding="utf-8")
    return folder


def test_a_further_tile_is_shuffled_among_the_others(tmp_path: Path) -> None:
    tile = "tiles:\n  - {id: rich, name: {en: rich tile, pl: bogaty kafelek}, players: 2, number: 3, population: 3, gold: 3, m-factor: 3, points: [9]}\n"
    folder = pack(tmp_path, tile)
    rich = 0
    for seed in range(20):
        match = pionek.new_match("icegarden", packs=(folder,), characters=["callo", "dyken"], seed=seed)
        while not match.table.round:
            match.play(match.decision.options[0])
        assert len(match.table.sequence) == 6
        rich += match.content.find("tile", "mine:rich") in match.table.tiles
        while match.decision is not None:
            match.play(match.decision.options[-1])
    assert 10 < rich < 20


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("resources:\n  - {id: wood, name: {en: wood, pl: drewno}, supply: 3, start: 1}\n", "at most 3 resources"),
        ("abilities:\n  - {id: fly, name: {en: fly, pl: lot}, tokens: 1, price: {gold: 1}, rule: IG-UPG-01}\n", "at most 4 abilities"),
        (
            "characters:\n  - {id: vuko, name: {en: The Wanderer, pl: Wędrowiec}, full: Vuko, colour: red, goal: towers, need: 6, rule: IG-FREI-01}\n",
            "3 figures of one type of level 1",
        ),
    ],
)
def test_what_the_board_prints_cannot_be_added(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(Problems, match=sentence):
        get("icegarden").content((pack(tmp_path, text),))


def test_texts_of_units_and_tiles_are_made_from_what_they_do() -> None:
    from pionek.core.text.phrasebook import plain

    content = get("icegarden").content()
    faun = content.find("unit", "faun")
    assert plain(content.text_of("unit", faun, "en")) == (
        "Level 2, 2 figures: influence 2, defeated by 2 damage. Where you dominate: replace one influence marker of another "
        "player here with your own. Event: if two Nightmare tokens lie here and the Thorn does not stand here, close the "
        "region. Slots for upgrades: 2."
    )
    assert plain(content.text_of("scenario", content.find("scenario", "both-bears"), "pl")) == (
        "Gdy Vuko odwiedził region: znacznik Martwego Śniegu przesuwa się w górę o 1."
    )


# The example pack: a side of the board, and units instead of the printed ones

FLOES = Path(__file__).parents[2] / "docs" / "examples" / "floes"
CHOSEN = {"characters": ["freihoff", "fjollsfinn"], "board": "floes:frozen-sea", "units": ["floes:bell-ringers", "floes:frost-weaver"], "first": "1"}


def floes(seed: int = 1, **settings: object) -> Match:
    return pionek.new_match("icegarden", packs=(FLOES,), seed=seed, **(CHOSEN | settings))


def whole_game(match: Match) -> list[str]:
    """The keys of all that greedy bots answer until the end."""
    bots = [BOTS["greedy"](seat) for seat in range(match.table.seats)]
    found: list[str] = []
    while match.decision is not None:
        seat = match.decision.seat
        option = bots[seat].choose(match, seat)
        found.append(match.key(option))
        match.play(option, seat)
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_bots_play_whole_games_on_the_side_of_a_pack_with_its_units(seed: int) -> None:
    match = floes(seed)
    answers = whole_game(match)
    assert match.result is not None
    assert match.result.cause != "broken"
    assert not any("moon-brother" in each or "tree-brothers" in each for each in answers)
    assert any("floes:bell-ringers" in each for each in answers)


def test_what_borders_on_what_is_as_the_side_says() -> None:
    match = floes(characters=["freihoff", "fjollsfinn", "dyken", "callo"])
    while not match.table.round:
        match.play(match.decision.options[0])
    table = match.table
    names = {region.id: [match.content.regions[each].id for each in table.neighbours(region.index)] for region in match.content.regions}
    assert sorted(names["ice-cape"]) == ["iron-shore", "misty-moors", "wolf-fjords"]
    assert sorted(names["desert-marches"]) == ["ash-plains", "black-pass", "old-forests"]


def test_the_side_is_drawn_under_its_name_where_it_says() -> None:
    board = next(each for each in floes().scene(0, "pl").things if isinstance(each, Board))
    ways = {place.id: set(place.ways) for place in board.places}
    assert ways["region:ice-cape"] == {"region:iron-shore", "region:misty-moors", "region:wolf-fjords"}
    assert all(place in ways[other] for place, others in ways.items() for other in others), "a border has two sides"
    assert (board.id, board.kind, board.name) == ("side", "side:floes:frozen-sea", "Zamarznięte Morze")
    assert {place.id: (place.x, place.y) for place in board.places}["region:ice-cape"] == (22, 11)


def test_a_match_with_units_of_a_pack_is_saved_and_goes_on_with_them() -> None:
    match = floes(4)
    for _ in range(60):
        match.play(match.decision.options[0])
    again = load_match(match.save(), get, (FLOES,))
    assert [unit.id for unit in again.table.card(0)] == ["floes:bell-ringers", "enlightened-being", "harrasim"]
    assert again.digest() == match.digest()
    assert [unit.id for unit in again.table.clone().card(1)] == ["volcano-people", "ice-drakkar", "floes:frost-weaver"]


def test_bell_ringers_bring_gold_where_they_dominate_and_the_weaver_has_one_field_for_a_spy() -> None:
    taken = spied = 0
    for seed in range(12):
        match = floes(seed)
        bots = [BOTS["greedy"](seat) for seat in range(2)]
        heard = match.listen()
        while match.decision is not None:
            frame = match.table.agenda[-1]
            if type(frame).__name__ == "Spy" and frame.who == 1:
                spied += 1
                assert all(option.target < 0 for option in match.decision.options)
            seat = match.decision.seat
            match.play(bots[seat].choose(match, seat), seat)
        taken += sum("IG-ABIL-01" in event.rules for event in heard.events)
        if taken and spied:
            return
    pytest.fail(f"gold was taken {taken} times, and the Spy was set {spied} times")


def test_units_of_others_stay_in_the_box_and_two_for_one_place_are_refused(tmp_path: Path) -> None:
    match = floes(characters=["callo", "dyken"])
    assert [unit.id for unit in match.table.card(0)] == ["wild-children", "faun", "nightmare"]
    text = "units:\n  - {id: choir, name: {en: Choir, pl: Chór}, character: freihoff, level: 1, figures: 3, slots: 2}\n"
    with pytest.raises(SettingError, match="same level of the same character"):
        pionek.new_match("icegarden", packs=(FLOES, pack(tmp_path, text)), units=["floes:bell-ringers", "mine:choir"])


def test_the_set_up_asks_for_units_only_with_a_pack_that_has_some() -> None:
    game = get("icegarden")
    plain, with_pack = (follow(game, game.content(packs), (2, 4), 2, {}) for packs in ((), (FLOES,)))
    assert "units" not in plain.asked
    assert "units" in with_pack.asked
    assert "board" in plain.asked


UNIT = "units:\n  - {id: choir, name: {en: Choir, pl: Chór}, character: freihoff, slots: 2, "


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (UNIT + "level: 1, figures: 2}\n", "field figures: found 2, expected 3 for level 1"),
        (UNIT + "level: 2, figures: 2}\n", "expected `raise-tower`, without which freihoff cannot reach the goal"),
        (UNIT + "level: 1, figures: 3, dominating: {gain: gold}}\n", "field rule: found nothing, expected the rule that the log cites"),
        (UNIT + "level: 1, figures: 3, spy: 1}\n", "field spy: found 1, expected Spy fields only on a unit of level 3"),
        (UNIT + "level: 1, figures: 3, transport: true}\n", "only for units of level 2"),
        ("sides:\n  - {id: sea, name: {en: Sea, pl: Morze}, borders: {ice-cape: [wolf-fjord]}}\n", "did you mean 'wolf-fjords'?"),
        ("sides:\n  - {id: sea, name: {en: Sea, pl: Morze}, borders: {ice-cap: [wolf-fjords]}}\n", "did you mean 'ice-cape'?"),
        ("sides:\n  - {id: sea, name: {en: Sea, pl: Morze}, borders: [ice-cape]}\n", "expected what each region has, {region-id: ...}"),
        ("sides:\n  - {id: sea, name: {en: Sea, pl: Morze}, borders: {ice-cape: [ice-cape, wolf-fjords]}}\n", "a region that does not border on itself"),
        ("sides:\n  - {id: sea, name: {en: Sea, pl: Morze}, borders: {ice-cape: [wolf-fjords]}, at: {ice-cape: [1, 1]}}\n", "no place for wolf-fjords"),
    ],
)
def test_what_cannot_be_played_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(Problems) as told:
        get("icegarden").content((pack(tmp_path, text),))
    assert sentence in str(told.value)
    assert all(problem.line == 2 for problem in told.value.problems)


def test_a_side_where_a_region_can_be_cut_off_is_named(tmp_path: Path) -> None:
    text = (FLOES / "frozen-sea.yaml").read_text(encoding="utf-8").replace("misty-moors: [old-forests]", "misty-moors: [ash-plains]")
    with pytest.raises(Problems, match=r"cut off when .* are not in play, expected more borders"):
        get("icegarden").content((pack(tmp_path, text),))


def test_a_goal_that_nothing_leads_to_is_named(tmp_path: Path) -> None:
    text = "characters:\n  - {id: vuko, name: {en: Wanderer, pl: Wędrowiec}, full: Vuko, colour: red, goal: recruits, need: 6, rule: IG-FREI-01}\nunits:\n" + "".join(
        f"  - {{id: u{level}, name: {{en: Unit {level}, pl: Jednostka {level}}}, character: vuko, level: {level}, figures: {4 - level}, slots: 2}}\n" for level in (1, 2, 3)
    )
    with pytest.raises(Problems, match="a unit, or `thorn`, with `recruit`"):
        get("icegarden").content((pack(tmp_path, text),))
