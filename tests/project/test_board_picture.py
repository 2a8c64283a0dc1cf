"""The pictures of boards on the how-to-play pages show the boards that are played on."""

import pytest

from pionek.core import registry
from pionek.core.text.phrasebook import LANGUAGES
from tools import board_picture

DRAWN = [name for name in board_picture.STYLES if name in registry.names()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_up_to_date(name, lang):
    drawn = board_picture.path_of(name, lang).read_text(encoding="utf-8")
    assert drawn == board_picture.picture(name, lang), f"run tools/board_picture.py {name}"


def test_an_unknown_board_is_told_in_one_sentence(capsys):
    assert board_picture.main(["whist"]) == 2
    assert "whist has no board to draw" in capsys.readouterr().err
