"""`pionek pack`: check, show, new, art, schema; and a pack that would like to do harm."""

import builtins
import json
import re
import shlex
import subprocess

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
    rows = json.loads(pionek("pack", "show", game, "--spoil", "--json").out)
    content = registry.get(game).content()
    assert len(rows) == sum(len(each) for each in content.entries.values())
    printed = pionek("pack", "show", game, "--spoil").out
    for row in rows:
        numbers = "".join(f"  {name} {value}" for name, value in row["fields"].items())
        head = f"{row['kind']} {row['id']}\n" + (f"    {numbers}\n" if numbers else "")
        assert f"{head}  en  {row['name']['en']}" in printed
        assert re.search(rf"^  pl  {re.escape(row['name']['pl'])}", printed, re.MULTILINE)
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
    assert any("cards.yaml:3:" in line for line in done.lines)
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
    """Only memory and time are blamed for what they did; a fault of the program is told as such."""
    monkeypatch.setattr("pionek.core.packs.checking.SECONDS", 0)
    done = pionek("pack", "check", tmp_path)
    assert done.code == 1
    assert "memory or time" in done.out

    def fails(*command: object, **more: object) -> subprocess.CompletedProcess[bytes]:
        return subprocess.CompletedProcess([], 1, b"", b"Traceback ...\nIndexError: list index out of range\n")

    monkeypatch.setattr("pionek.core.packs.checking.subprocess.run", fails)
    done = pionek("pack", "check", tmp_path)
    assert done.code == 1
    assert "IndexError: list index out of range" in done.out
    assert "memory" not in done.out


def test_schema_is_json_schema(pionek):
    found = json.loads(pionek("pack", "schema", "connectfour").out)
    assert found["$schema"].startswith("https://json-schema.org/")
    assert found["type"] == "object"


CARDS = "id: mine\nversion: '1'\ngame: dicethrone\nlanguages: [en, pl]\nlicence: CC0\n"
TWO_CARDS = """cards:
  - {id: second-wind, name: {en: Second Wind, pl: Drugi oddech}, cost: 1, phase: main, effect: {heal: 2}}
  - {id: plain, name: {en: Plain, pl: Zwykła}, cost: 0, phase: main, effect: {draw: 1}}
"""


@pytest.fixture
def two_cards(tmp_path):
    """A pack with two cards, one of which has an icon."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.yaml").write_text(CARDS)
    (folder / "cards.yaml").write_text(TWO_CARDS, encoding="utf-8")
    (folder / "look.yaml").write_text('motif: leaves\nicons: {"card:second-wind": sprout}\ncolours: {card: "#4d9f7c"}\n')
    return folder


def test_art_is_painted_for_cards_that_name_an_icon_and_is_the_same_each_time(pionek, two_cards):
    assert pionek("pack", "check", two_cards).code == 0
    done = pionek("pack", "art", two_cards)
    assert (done.code, done.err) == (0, "")
    painted = two_cards / "art" / "card" / "second-wind.webp"
    first = painted.read_bytes()
    assert first.startswith(b"RIFF")
    assert [path.name for path in (two_cards / "art" / "card").iterdir()] == ["second-wind.webp"]
    index = json.loads((two_cards / "art" / "index.json").read_text())
    assert index["things"] == {"card:mine:second-wind": "card/second-wind.webp"}
    pionek("pack", "art", two_cards)
    assert painted.read_bytes() == first


def test_what_cannot_be_painted_is_told(pionek, two_cards, monkeypatch):
    (two_cards / "look.yaml").write_text('icons: {"card:second-wind": sprouts}\n')
    for command in ("check", "art"):
        told = pionek("pack", command, two_cards)
        assert (told.code, "Traceback" in told.err) == (1 if command == "check" else 2, False)
        assert "look.yaml:1:29: look, field icons: found 'sprouts', expected the name of an icon of game-icons.net; did you mean 'sprout'?" in told.out + told.err
    (two_cards / "look.yaml").unlink()
    assert "look plain" in pionek("pack", "art", two_cards).out
    assert not (two_cards / "art").exists()
    (two_cards / "look.yaml").write_text("motif: rain\n")
    checked = pionek("pack", "check", two_cards)
    assert checked.code == 1
    assert "mine/look.yaml:1:" in checked.out

    real = builtins.__import__

    def without(name, *more):
        if name == "pionek.art.packs":
            raise ImportError("no module numpy", name="numpy")
        return real(name, *more)

    monkeypatch.setattr(builtins, "__import__", without)
    assert "install pionek[art]" in refused(pionek("pack", "art", two_cards))


def test_the_command_that_goes_on_with_a_saved_match_names_its_packs(pionek, two_cards, tmp_path):
    folder = two_cards.rename(tmp_path / "my cards")
    file = tmp_path / "saved.pionek"
    saved = pionek("play", "dicethrone", "--pack", folder, "--seed", "1", typed=f"s {file}\nq\n")
    command = next(line for line in saved.lines if "--load" in line).partition("pionek ")[2]
    words = shlex.split(command)
    assert words == ["play", "dicethrone", "--pack", str(folder), "--load", str(file)]
    assert pionek(*words, typed="q\n").code == 0
    assert "missing: mine" in refused(pionek("play", "dicethrone", "--load", file, typed="q\n"))


def test_a_zip_file_is_shown_like_its_folder(pionek, two_cards, tmp_path):
    assert pionek("pack", "zip", two_cards, "--out", tmp_path / "sent.zip").code == 0
    assert pionek("pack", "show", tmp_path / "sent.zip").out == pionek("pack", "show", two_cards).out
    assert pionek("pack", "check", tmp_path / "sent.zip").code == 0


def test_entries_that_a_campaign_keeps_secret_are_not_told_to_be_none(pionek, tmp_path):
    (tmp_path / "pack.yaml").write_text("id: tea\nversion: '1'\ngame: etherfields\nlanguages: [en, pl]\nlicence: CC0-1.0\n")
    (tmp_path / "slumbers.yaml").write_text("slumbers:\n- {id: tea, name: {en: Tea, pl: Herbata}, text: {end: slumber, won: true}}\n")
    assert pionek("pack", "show", tmp_path).out == "One entry is secret and left out: --spoil prints them too.\n"
