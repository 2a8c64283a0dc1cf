"""`pionek tournament`, `pionek balance` and `pionek export`, as a person or a program meets them."""

import json

import pytest

from pionek.core import registry
from tests.cli.conftest import refused

MEET = ("tournament", "connectfour", "--bots", "greedy,random", "--games", "20", "--seed", "1", "--jobs", "1")
needs_dice = pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")


def test_a_tournament_is_a_table_in_both_languages(pionek):
    english, polish = pionek(*MEET), pionek(*MEET, "--lang", "pl")
    assert english.lines[0] == "Connect Four, 2 seats, seed 1"
    assert polish.lines[0] == "Czwórki, 2 miejsca, ziarno 1"
    assert english.lines[2].split()[:3] == polish.lines[2].split()[:3] == ["greedy", "random", "20"]
    assert "An equal bot would get 50%." in english.lines
    assert english.err == ""


def test_a_tournament_is_the_same_on_any_number_of_cores_and_goes_on(pionek, tmp_path):
    one, two = (json.loads(pionek(*MEET, "--jobs", jobs, "--out", tmp_path / jobs, "--json").out) for jobs in ("1", "2"))
    assert (one["setup"], one["results"]) == (two["setup"], two["results"])
    again = json.loads(pionek(*MEET, "--out", tmp_path / "1", "--json").out)
    assert again["results"] == one["results"]
    assert again["run"]["kept"] == 20
    assert "another plan" in refused(pionek(*MEET, "--seed", "2", "--out", tmp_path / "1"))


def test_without_openskill_the_extra_is_named(pionek, monkeypatch):
    monkeypatch.setattr("pionek.lab.extras.find_spec", lambda name: None)
    assert refused(pionek(*MEET)) == "this needs openskill; install pionek[lab]"


@needs_dice
def test_balance_tells_what_stands_out_and_what_a_pack_moves(pionek, tmp_path):
    pack = tmp_path / "gift"
    pack.mkdir()
    header = {"id": "gift", "version": "1", "game": "dicethrone", "languages": ["en", "pl"], "licence": "CC0-1.0"}
    (pack / "pack.yaml").write_text(json.dumps(header))
    card = {"id": "gift", "name": {"en": "Gift", "pl": "Dar"}, "cost": 0, "phase": "main", "effect": {"heal": 9}}
    (pack / "cards.yaml").write_text(json.dumps({"cards": [card]}))
    command = ("balance", "dicethrone", "--games", "12", "--bots", "random", "--set", "cap=4", "--jobs", "1")
    alone = pionek(*command, "--lang", "pl")
    assert alone.lines[0] == "Balans gry Dice Throne: 56 partii, ziarno 0"
    found = pionek(*command, "--pack", pack, "--out", tmp_path / "balance.html")
    assert "What the pack has moved" in found.lines
    page = (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "What the pack has moved" in page
    data = json.loads(pionek(*command, "--pack", pack, "--json").out)
    assert "play:gift:gift" in data["changes"]["new"]
    assert set(data) == {"setup", "results", "before", "changes"}
    same = json.loads(pionek(*command, "--pack", pack, "--old", pack, "--json").out)
    assert same["changes"]["moved"] == same["changes"]["new"] == []


def test_a_pack_that_cannot_be_read_is_told_before_any_game(pionek, tmp_path):
    (tmp_path / "pack.yaml").write_text("id: [")
    for command in ("balance", "simulate", "tournament"):
        assert "pack.yaml" in refused(pionek(command, "connectfour", "--pack", tmp_path))


def test_export_says_how_much_it_wrote(pionek, tmp_path):
    done = pionek("export", "connectfour", "--games", "2", "--out", tmp_path / "a.jsonl", "--jobs", "1")
    lines = (tmp_path / "a.jsonl").read_text().splitlines()
    assert done.lines == [f"{len(lines)} decisions written to {tmp_path / 'a.jsonl'}"]
    assert "zapisano" in pionek("export", "connectfour", "--games", "2", "--out", tmp_path / "a.jsonl", "--lang", "pl").out.lower()
    (tmp_path / "file").write_text("")
    refused(pionek("export", "connectfour", "--out", tmp_path / "file" / "a.jsonl"))
