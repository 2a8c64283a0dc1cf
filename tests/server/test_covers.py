"""What the lobby is told of a game: a sentence, time, weight, and a poster whose pictures exist."""

from __future__ import annotations

import pytest

from pionek.core import registry
from pionek.server.http.art import files
from pionek.server.http.library import game_info


@pytest.mark.parametrize("name", registry.names())
def test_the_lobby_says_what_a_game_is_in_both_languages(name: str):
    told = [game_info(registry.get(name), lang) for lang in ("en", "pl")]
    assert all(each["summary"].endswith(".") for each in told)
    assert told[0]["summary"] != told[1]["summary"]
    assert told[0]["minutes"] == sorted(told[0]["minutes"])
    assert 1 <= told[0]["weight"] <= 5


@pytest.mark.parametrize("name", registry.names())
def test_pictures_of_a_poster_can_be_fetched(name: str):
    poster = game_info(registry.get(name), "en")["cover"]["poster"]
    if poster is None:
        return
    pieces = poster["pieces"]
    addresses = [poster["painting"], *(each["picture"] for each in pieces), *(each["base"] for each in pieces if each["base"])]
    prefix = f"art/{name}/"
    assert all(address.startswith(prefix) for address in addresses)
    assert all(address.removeprefix(prefix).split("?")[0] in files(name) for address in addresses)


def test_games_with_paintings_have_posters():
    painted = [name for name in registry.names() if files(name)]
    assert painted == [name for name in painted if game_info(registry.get(name), "en")["cover"]["poster"]]
