"""look.yaml: how a game is drawn, checked like a pack; and the looks of the games themselves."""

import pytest

from pionek.core import registry
from pionek.core.packs.problems import Problems
from pionek.core.settings import Setting
from pionek.core.view.look import PLAIN, load_look

HEROES = Setting("heroes", "words", "", {"en": "heroes", "pl": "bohaterowie"})
COLOURS = 'dark: {ground: "#101010", ink: "#f0f0f0", accent: "#e0b040"}\nlight: {ground: "#f0f0f0", ink: "#101010", accent: "#604000"}\n'
FLAT = {"quad": [], "lift": {}, "tiles": 0, "layers": [], "anchors": {}, "shadow": [], "tiers": 0, "holds": {}, "creep": ""}
"""What a board has that is neither seen in perspective nor made of sheets, and holds nothing but its places."""


def test_a_game_without_a_look_is_drawn_plainly(tmp_path):
    assert load_look(tmp_path, []) == PLAIN


def test_a_look_is_read_with_its_defaults(tmp_path):
    (tmp_path / "look.yaml").write_text(COLOURS + "accent-by: heroes\nboards:\n  map: {lay: free, outlines: {a: [0, 0, 9, 0, 9, 9]}}\n")
    look = load_look(tmp_path, [HEROES])
    assert look["accent_by"] == "heroes"
    assert look["boards"] == {"map": {"painting": None, "lay": "free", "edge": "none", "size": 0, "outlines": {"a": [0, 0, 9, 0, 9, 9]}} | FLAT}
    assert set(look) == set(PLAIN)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("face: gothic", "one of plain, poster, story, carved"),
        ("icons: {a: Not An Icon}", "the name of an icon"),
        ("icons: 7", "names and what each has"),
        ('colours: {a: "red"}', 'a colour like "#c8553d"'),
        ("boards: {map: round}", "a board"),
        ("boards: {map: {lay: spiral}}", "one of grid, columns, free, row, track"),
        ("boards: {map: {quad: [1, 2, 3]}}", "8"),
        ("pieces: {figure: balloon}", "one of mini, standee, stack, coin, cube"),
        ("boards: {map: {edge: below}}", "one of none, top, left, right"),
        ("accent-by: weather", "a setting of the game (heroes)"),
        ("music: loud", "only the fields of a look"),
    ],
)
def test_mistakes_are_named_with_their_line(tmp_path, line, expected):
    (tmp_path / "look.yaml").write_text(COLOURS + line + "\n")
    with pytest.raises(Problems) as caught:
        load_look(tmp_path, [HEROES])
    assert "look.yaml:3" in str(caught.value)
    assert expected in str(caught.value)


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, two: str) -> float:
    light, dark = sorted((brightness(one), brightness(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", registry.names())
def test_ink_and_accent_can_be_read_on_the_ground(name):
    look = registry.get(name).look
    for ground in (look["dark"], look["light"]):
        assert contrast(ground["ground"], ground["ink"]) >= 7
        assert contrast(ground["ground"], ground["accent"]) >= 4.5
