"""`pionek pack`: check, show, new, schema; and a pack that would like to do harm."""

import json

import pytest

import pionek as library
from pionek.core import registry
from tests.cli.conftest import refused

GAMES = registry.names()


@pytest.mark.parametrize("game", GAMES)
def test_a_new_pack_is_valid_and_can_be_shown(pionek, tmp_path, game):
    folder = tmp_path / "mine"
    made = pionek("pack", "new", folder, "--game", game, "--id", "mine")
    assert (made.code, made.err) == (0, "")
    checked = pionek("pack", "check", folder)
    assert (checked.code, checked.err) == (0, "")
    assert "is in order" in checked.out
    assert "jest w porządku" in pionek("pack", "check", folder, "--lang", "pl").out
    assert pionek("pack", "show", folder).code == 0
    seats = ",".join(["bot:random"] * library.new_match(game).table.seats)
    played = pionek("play", game, "--pack", folder, "--seats", seats, "--seed", "1")
    assert played.code == 0


@pytest.mark.parametrize("game", [name for name in GAMES if (registry.get(name).folder / "content").is_dir()])
def test_show_prints_every_entry_in_both_languages(pionek, tmp_path, game):
    rows = json.loads(pionek("pack", "show", game, "--json").out)
    content = registry.get(game).content()
    assert len(rows) == sum(len(each) for each in content.entries.values())
    printed = pionek("pack", "show", game).out
    for row in rows:
        assert f"{row['kind']} {row['id']}\n  en  {row['name']['en']}" in printed
        assert set(row["text"]) == {"en", "pl"}
    assert pionek("pack", "check", registry.get(game).folder / "content").code == 0


def test_a_new_pack_never_writes_into_a_folder_in_use(pionek, tmp_path):
    (tmp_path / "file").write_text("")
    assert "not empty" in refused(pionek("pack", "new", tmp_path, "--game", "connectfour", "--id", "mine"))
    refused(pionek("pack", "new", tmp_path / "new", "--game", "connectfour", "--id", "connectfour"))
    assert not (tmp_path / "new").exists()


def test_every_mistake_is_named_and_the_exit_is_1(pionek, tmp_path):
    (tmp_path / "pack.yaml").write_text("id: Mine\ngame: connectfour\nlanguages: [en, de]\n")
    (tmp_path / "cards.yaml").write_text("cards:\n- id: a\n  id: b\n")
    done = pionek("pack", "check", tmp_path)
    assert done.code == 1
    assert done.err == ""
    assert any("cards.yaml:3: " in line for line in done.lines)
    assert any("licence" in line for line in done.lines)
    found = json.loads(pionek("pack", "check", tmp_path, "--json").out)
    assert not found["good"]
    assert [problem["text"] for problem in found["problems"]] == done.lines


def test_what_is_no_pack_is_told(pionek, tmp_path):
    done = pionek("pack", "check", tmp_path / "nowhere")
    assert (done.code, len(done.lines)) == (1, 1)
    assert "no pack.yaml" in refused(pionek("pack", "check", tmp_path))
    (tmp_path / "pack.yaml").write_text("game: chess\n")
    done = pionek("pack", "check", tmp_path)
    assert (done.code, len(done.lines)) == (1, 1)
    assert "chess" in done.out


@pytest.mark.parametrize("bomb", ["[" * 100_000, "a: &a [x]\nb: [*a, *a]\n", "a: !!python/object/apply:os.system [ls]\n", "\0\1\2"])
def test_a_hostile_file_is_a_mistake_like_any_other(pionek, tmp_path, bomb):
    (tmp_path / "pack.yaml").write_text("id: mine\nversion: '1'\ngame: connectfour\nlanguages: [en, pl]\nlicence: CC0\n")
    (tmp_path / "bomb.yaml").write_text(bomb)
    done = pionek("pack", "check", tmp_path)
    assert done.code == 1
    assert "bomb.yaml" in done.lines[0]


def test_a_check_that_dies_is_told(pionek, tmp_path, monkeypatch):
    monkeypatch.setattr("pionek.cli.checking.checked", lambda folder, game: None)
    done = pionek("pack", "check", tmp_path)
    assert done.code == 1
    assert "memory or time" in done.out


def test_schema_is_json_schema(pionek):
    found = json.loads(pionek("pack", "schema", "connectfour").out)
    assert found["$schema"].startswith("https://json-schema.org/")
    assert found["type"] == "object"
