"""Bots of one's own: as an object, as `module:Class`, by an entry point, and as a program that speaks JSON lines."""

import json
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import pionek
from pionek.bots import agents
from pionek.bots.agents import AgentError, View
from pionek.bots.bot import RandomBot
from pionek.bots.program import Chosen, program_of
from pionek.bots.seats import SeatError, bot_of, read_bots, read_seats, seat_words
from pionek.cli.app import run
from pionek.core import registry
from pionek.lab.plan import Plan
from pionek.lab.simulate import simulate
from pionek.server.config import Config
from pionek.server.errors import ApiError
from pionek.server.matches.creating import check_seats
from tests.bots.test_bots import positions

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"


class First:
    """Takes the first option and remembers what it was shown."""

    def __init__(self, seed):
        self.seed = seed
        self.seen = []

    def choose(self, view, options):
        self.seen.append((view.game, view.seat, view.seats, [view.key(option) for option in options]))
        return options[0]


class Guesses:
    """Answers from everything that it is shown, so that whatever leaks changes the answer."""

    def __init__(self, seed):
        pass

    def choose(self, view, options):
        shown = repr((view.scene(), view.observation(), sorted(view.texts().items()), view.actions(options), view.value(view.imagine())))
        return options[len(shown) % len(options)]


@pytest.fixture
def modules(tmp_path, monkeypatch):
    """A folder with a module of bots, to be in."""
    (tmp_path / "my_bots.py").write_text(
        "class First:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, view, options): return options[0]\n"
        "class Breaks(First):\n"
        "    def choose(self, view, options): return 1 / 0\n"
        "class Cheats(First):\n"
        "    def choose(self, view, options): return 'drop:9'\n"
        "class Empty:\n"
        "    def __init__(self, seed): pass\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    return tmp_path


def called(capsys, *words):
    """What the command line prints."""
    assert run(list(words)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", registry.names())
def test_an_agent_plays_every_game_and_is_told_who_it_is(game):
    match = pionek.new_match(game, seed=3)
    agent = First(0)
    bot = bot_of(pionek.enter_bot(agent), 3, 0)
    for _ in range(40):
        if match.decision is None:
            break
        seat = match.decision.seat
        keys = match.keys(seat)
        match.play(bot.choose(match, seat))
        assert agent.seen[-1] == (game, seat, match.table.seats, keys)


@pytest.mark.parametrize("game", registry.names())
def test_an_agent_answers_alike_on_tables_that_look_alike(game):
    for match in positions(game, 5, 30)[::6]:
        seat = match.decision.seat
        keys = {match.key(Guesses(0).choose(View(match.imagine(seat, 9).imagine(seat, 4), seat, 1), list(match.decision.options)))}
        for other in range(3):
            twin = match.imagine(seat, other)
            keys.add(match.key(Guesses(0).choose(View(twin.imagine(seat, 4), seat, 1), list(match.decision.options))))
        assert len(keys) == 1


def test_classes_and_objects_enter_simulations_and_keep_apart():
    one, other = pionek.enter_bot(First), pionek.enter_bot(First(0))
    assert one != other
    assert pionek.enter_bot(First) == one
    told = simulate(Plan(game="connectfour", games=4, bots=[one, "random"]), jobs=2)
    assert told["setup"]["bots"] == [one, "random"]
    assert told["results"] == simulate(Plan(game="connectfour", games=4, bots=[one, "random"]), jobs=1)["results"]


def test_a_factory_may_return_one_of_our_own_bots():
    word = pionek.enter_bot(RandomBot, "mine")
    assert isinstance(bot_of(word, 1, 0), RandomBot)


def test_the_example_agent_beats_random_from_the_command_line(monkeypatch, capsys):
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setattr("sys.path", [*sys.path])
    told = json.loads(called(capsys, "simulate", "connectfour", "--bots", "cautious_agent:Cautious,random", "--games", "40", "--jobs", "1", "--mirror", "--json"))
    assert told["results"]["bots"]["cautious_agent:Cautious"]["wins"] >= 30


def test_a_bot_of_a_module_may_sit_in_the_terminal(modules):
    assert read_seats("human,bot:my_bots:First") == ["human", "bot:my_bots:First"]
    assert read_bots("my_bots:First") == ["my_bots:First"]
    with pytest.raises(SeatError, match="module:Class"):
        read_bots("nobody")


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("my_bots:Breaks", "seed .*: the bot my_bots:Breaks failed: my_bots.py:5: ZeroDivisionError"),
        ("my_bots:Cheats", "seed .*: the bot my_bots:Cheats answered 'drop:9', which is none of its 7 options"),
        ("my_bots:Empty", r"my_bots:Empty is no bot; a bot has a method choose\(view, options\)"),
        ("my_bots:Nobody", "the bot my_bots:Nobody failed: AttributeError"),
        ("no_such_module:Bot", "the bot no_such_module:Bot failed: ModuleNotFoundError"),
        ("program:nowhere.py", "there is no program nowhere.py"),
        ("program:my_bots.py?minutes=3", "'minutes=3' are no limits of a program"),
        ("program:my_bots.py", "the program .*my_bots.py ended"),
    ],
)
def test_what_is_wrong_with_a_bot_is_told_in_a_sentence(modules, word, says):
    with pytest.raises(AgentError, match=says):
        simulate(Plan(game="connectfour", games=2, bots=[word, "random"]), jobs=1)


def test_an_installed_bot_has_a_name_and_may_sit_at_a_server(modules, monkeypatch):
    point = EntryPoint("lamplighter", "my_bots:First", agents.ENTRY_POINTS)
    monkeypatch.setattr("sys.path", [str(modules), *sys.path])
    monkeypatch.setattr(agents, "installed", lambda: {"lamplighter": point})
    monkeypatch.setattr("pionek.bots.seats.installed", lambda: {"lamplighter": point})
    assert "bot:lamplighter" in seat_words()
    match = pionek.new_match("connectfour", seed=1)
    check_seats(["human", "bot:lamplighter"], match, Config())
    assert bot_of("bot:lamplighter", 1, 0).choose(match, 0) == match.decision.options[0]


@pytest.mark.parametrize("word", ["bot:my_bots:First", "bot:os:system", "bot:program:my_bots.py", "bot:object:First", "bot:policy:x.npz"])
def test_a_server_runs_no_code_that_a_stranger_names(modules, word):
    with pytest.raises(ApiError, match="cannot sit at a table"):
        check_seats(["human", word], pionek.new_match("connectfour", seed=1), Config())


def test_a_program_plays_and_forgets_what_is_over(tmp_path):
    log = tmp_path / "log.jsonl"
    file = tmp_path / "listens.py"
    file.write_text(
        "import json, sys\n"
        f"log = open({str(log)!r}, 'a', buffering=1)\n"
        "for line in sys.stdin:\n"
        "    log.write(line)\n"
        "    told = json.loads(line)\n"
        "    if told['type'] == 'hello': print(json.dumps({'type': 'ready', 'wants': ['texts', 'scene', 'observation']}), flush=True)\n"
        "    if told['type'] == 'choose': print(json.dumps({'type': 'chosen', 'key': told['options'][-1]}), flush=True)\n"
    )
    match = pionek.new_match("dicethrone", heroes=["monk", "ninja"], seed=4)
    seat = match.decision.seat
    bot = bot_of(f"program:{file}", 1, 0)
    keys = match.keys(seat)
    assert match.key(bot.choose(match, seat)) == keys[-1]
    program = program_of(str(file))
    del bot
    program.ask({"type": "choose", "match": 0, "options": ["a"]}, Chosen)
    hello, begin, asked, ended, _ = (json.loads(line) for line in log.read_text().splitlines())
    assert (hello["type"], hello["protocol"]) == ("hello", 1)
    assert (begin["type"], begin["game"], begin["seat"], begin["seats"]) == ("begin", "dicethrone", seat, 2)
    assert asked["options"] == keys
    assert len(asked["texts"]) == len(asked["actions"]) == len(keys)
    assert len(asked["observation"]) == 302
    assert asked["scene"]["prompt"]
    assert ended == {"type": "end", "match": begin["match"]}


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("time.sleep(60)", "gave no answer within 0.5 s"),
        ("print('no json', flush=True)", "answered 'no json', which is no message of kind 'ready'"),
        ("print(json.dumps({'type': 'ready', 'wants': ['secrets']}), flush=True)", "wants secrets; there are texts, scene, observation"),
        ("print('x' * (1 << 21), flush=True)", "sent a line of more than 1048576 bytes"),
        ("sys.exit('out of ideas')", "ended .out of ideas."),
        ("bytearray(900 << 20)", "ended .MemoryError"),
    ],
)
def test_a_program_that_fails_is_told_in_a_sentence(tmp_path, answer, says):
    file = tmp_path / f"fails{len(answer)}.py"
    file.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    {answer}\n")
    bot = bot_of(f"program:{file}?seconds={'0.5' if 'sleep' in answer else '20'}&megabytes=600", 1, 0)
    match = pionek.new_match("connectfour", seed=1)
    with pytest.raises(AgentError, match=says):
        bot.choose(match, match.decision.seat)


def test_the_example_program_beats_random():
    told = simulate(Plan(game="connectfour", games=20, bots=[f"program:{EXAMPLES / 'centre_program.py'}", "random"], mirror=True), jobs=2)
    assert next(row["wins"] for bot, row in told["results"]["bots"].items() if "centre" in bot) >= 14
