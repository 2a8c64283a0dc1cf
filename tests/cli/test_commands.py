"""Every command: its help, its result, and one refusal; and how quick the first word is."""

import json
import re
import subprocess
import sys

import pytest

from tests.cli.conftest import refused

COMMANDS = [
    ("play",),
    ("simulate",),
    ("tournament",),
    ("balance",),
    ("learn",),
    ("export",),
    ("rules",),
    ("replay",),
    ("coach",),
    ("pack",),
    ("pack", "check"),
    ("pack", "show"),
    ("pack", "new"),
    ("pack", "schema"),
    ("game",),
    ("game", "new"),
    ("game", "check"),
    ("serve",),
    ("admin",),
    ("admin", "backup"),
    ("admin", "restore"),
    ("admin", "list"),
    ("admin", "close"),
    ("admin", "forget"),
    ("help",),
]


@pytest.mark.parametrize("command", COMMANDS, ids="-".join)
def test_every_command_has_help_with_an_example_in_both_languages(pionek, command):
    english = pionek(*command, "--help")
    polish = pionek(*command, "--help", "--lang", "pl")
    assert (english.code, polish.code) == (0, 0)
    assert f"Usage: pionek {' '.join(command)}" in english.out
    assert f"Użycie: pionek {' '.join(command)}" in polish.out
    assert f"Example:\n  pionek {' '.join(command)}" in english.out
    assert f"Przykład:\n  pionek {' '.join(command)}" in polish.out
    assert "--lang" in english.out
    assert english.err == polish.err == ""


def test_pionek_itself_lists_its_commands(pionek):
    told = pionek("--help")
    assert told.code == 0
    for command in COMMANDS:
        assert command[0] in told.out
    assert "zagraj w terminalu" in pionek("--help", "--lang", "pl").out


def test_the_language_comes_from_the_environment(pionek, monkeypatch):
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Użycie" in pionek("--help").out
    assert "Usage" in pionek("--help", "--lang", "en").out


def test_help_loads_no_game_and_nothing_heavy():
    code = "import sys; from pionek.cli.app import run; run(['--help']); print(*sys.modules, file=sys.stderr)"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stderr.split()
    heavy = ("rich", "textual", "fluent.syntax", "msgspec", "yaml", "asyncio", "multiprocessing", "pionek.core.game")
    assert [name for name in heavy if name in loaded] == []
    assert [name for name in loaded if name.startswith("pionek.games")] == []


def test_help_of_a_game_lists_its_options_in_the_language(pionek):
    assert "--set first=random  who begins (random, 1, 2)" in pionek("play", "connectfour", "--help").out
    assert "kto zaczyna" in pionek("play", "--help", "connectfour", "--lang", "pl").out


@pytest.mark.parametrize(
    ("args", "part"),
    [
        ([], "play, lesson, puzzle, simulate, tournament, balance, learn, export, rules, pack, game, replay, verify, coach, puzzles, serve, admin"),
        (["chess"], "there is no command 'chess'"),
        (["--chess"], "there is no option --chess"),
        (["pack"], "check, show, new, art, zip, schema"),
        (["play"], "GAME is missing"),
        (["play", "connectfour", "--seed", "x"], "--seed: 'x' is not a whole number"),
        (["play", "connectfour", "--seed", "-1"], "--seed"),
        (["play", "connectfour", "--seed"], "--seed needs a value"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "connectfour", "again"], "too many words"),
        (["play", "connectfour", "--lang", "de"], "allowed are en, pl"),
        (["play", "connectfour", "--set", "first=3"], "first: '3' is not allowed; allowed are random, 1, 2"),
        (["play", "connectfour", "--set", "colour=red"], "has no option 'colour'"),
        (["play", "connectfour", "--set", "first"], "--set wants name=value"),
        (["play", "connectfour", "--seats", "human,bot:search:0"], "bot:greedy"),
        (["play", "connectfour", "--seats", "human"], "1 seats given, 2 wanted"),
        (["play", "connectfour", "--seats", "human,open"], "open seat"),
        (["play", "connectfour", "--dice", "loaded"], "allowed are thrown, entered"),
        (["play", "connectfour", "--load", "nothing.json"], "nothing.json"),
        (["play", "connectfour", "--load", "nothing.json", "--seed", "1"], "--load continues"),
        (["play", "connectfour", "--pack", "nowhere"], "nowhere"),
        (["simulate", "connectfour", "--games", "0"], "--games"),
        (["simulate", "connectfour", "--bots", "greedy,clever"], "'clever'"),
        (["simulate", "connectfour", "--bots", "greedy,greedy,greedy"], "3 seats given, 2 wanted"),
        (["simulate", "connectfour", "--vary", "colour"], "has no option 'colour'"),
        (["simulate", "connectfour", "--games", "-5"], "--games: '-5' is not a whole number from 1"),
        (["simulate", "connectfour", "--pack", "nowhere"], "nowhere"),
        (["tournament", "connectfour", "--bots", "greedy"], "two bots or more"),
        (["tournament", "connectfour", "--bots", "greedy,clever"], "'clever'"),
        (["tournament", "connectfour", "--games", "-5"], "--games: '-5'"),
        (["tournament", "chess"], "there is no game 'chess'"),
        (["balance", "connectfour", "--games", "-5"], "--games: '-5'"),
        (["balance", "connectfour", "--bots", "clever"], "'clever'"),
        (["balance", "connectfour", "--pack", "nowhere"], "nowhere"),
        (["balance", "connectfour", "--old", "nowhere"], "give --pack too"),
        (["learn", "icegarden"], "--out is missing"),
        (["learn", "connectfour", "--out", "x.json"], "declares no traits"),
        (["export", "connectfour"], "--out is missing"),
        (["export", "connectfour", "--games", "-5", "--out", "x"], "--games: '-5'"),
        (["export", "connectfour", "--bots", "clever", "--out", "x"], "'clever'"),
        (["export", "connectfour", "--view", "all", "--out", "x"], "allowed are things, scene, none"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["replay", "nothing.json"], "nothing.json"),
        (["pack", "show", "nowhere"], "there is no game 'nowhere'"),
        (["pack", "new", "there", "--game", "connectfour", "--id", "My Cards"], "small letters"),
        (["pack", "new", "there", "--game", "connectfour"], "--id is missing"),
        (["serve", "--port", "70000"], "--port: '70000' is not a whole number from 0 to 65535"),
        (["serve", "--config", "nothing.toml"], "nothing.toml"),
        (["admin"], "backup, restore, list, close, forget"),
        (["admin", "backup"], "FILE is missing"),
        (["admin", "list", "--db", "no/such/folder/games.db"], "the store cannot be used"),
        (["pack", "schema", "chess"], "there is no game 'chess'"),
    ],
    ids=lambda value: "_".join(value) if isinstance(value, list) else "",
)
def test_wrong_usage_is_one_line_and_exit_2(pionek, args, part):
    assert part in refused(pionek(*args))


def test_refusals_of_the_command_line_speak_polish(pionek):
    assert "nie jest liczbą całkowitą" in refused(pionek("play", "connectfour", "--seed", "x", "--lang", "pl"))
    assert "nie ma polecenia" in refused(pionek("chess", "--lang", "pl"))
    assert "nie ma gry" in refused(pionek("play", "chess", "--lang", "pl"))
    assert "dozwolone" in refused(pionek("play", "connectfour", "--set", "first=3", "--lang", "pl"))


def test_what_should_never_happen_is_told_in_one_line(pionek, monkeypatch):
    monkeypatch.delenv("PIONEK_DEBUG", raising=False)
    monkeypatch.setattr("pionek.core.registry.names", lambda: 1 // 0)
    done = pionek("rules", "connectfour2")
    assert done.code == 70
    assert re.fullmatch(r".*inside Pionek \(ZeroDivisionError: .*\n", done.err)


def test_rules_are_found_by_words_of_either_language(pionek):
    found = pionek("rules", "connectfour", "full", "column")
    assert found.lines == ["CF-TURN-03: A full column takes no more discs."]
    polish = pionek("rules", "connectfour", "full", "column", "--lang", "pl")
    assert polish.lines == ["CF-TURN-03: Do pełnej kolumny nie można wrzucić kolejnego krążka."]
    assert pionek("rules", "connectfour", "kolumny", "pełnej").lines == found.lines
    assert len(pionek("rules", "connectfour").lines) == 7


def test_rules_as_json_hold_both_languages(pionek):
    found = json.loads(pionek("rules", "connectfour", "cf-turn-03", "--json").out)
    assert [rule["id"] for rule in found] == ["CF-TURN-03"]
    assert found[0]["en"].startswith("A full column")
    assert found[0]["pl"].startswith("Do pełnej kolumny")


def test_rules_that_are_not_there_exit_1(pionek):
    done = pionek("rules", "connectfour", "castling")
    assert (done.code, done.out) == (1, "")
    assert "castling" in done.err


def test_a_reader_that_leaves_early_is_no_error(home):
    command = f"{sys.executable} -m pionek.cli play connectfour --seats bot:random,bot:random --seed 1 | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Connect Four")
    assert done.stderr == ""
