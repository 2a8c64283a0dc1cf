"""Who takes part in the bench."""

import importlib.util
import sys
from functools import partial
from pathlib import Path

from tools import fast
from tools.bench.peers import installed, node_of, python_of
from tools.bench.worker import ROOT, AbsentError, Command, Contender

CONNECT_FOUR, TIC_TAC_TOE, DICE_THRONE = "connect four", "tic-tac-toe", "Dice Throne duel"
DREAM_BLADE = "DreamBlade"
ICE_GARDEN = "Ice Garden of four"
RELIC_OF_FOUR = "Relic, four players"
ETHERFIELDS = "Etherfields, first Dream"

BARE = "bare"
PIONEK, PIONEK_FAST = "pionek", "pionek-fast"
SPIEL, SPIEL_PYTHON = "openspiel", "openspiel-python"
ZOO, ZOO_RAW = "pettingzoo", "pettingzoo-raw"
BOARDGAME_IO, BOARDGAME_IO_PRODUCTION = "boardgameio", "boardgameio-production"
DUEL, DUEL_FAST = "dicethrone", "dicethrone-fast"
DREAM, DREAM_FAST = "dreamblade", "dreamblade-fast"
GARDEN, GARDEN_FAST = "icegarden", "icegarden-fast"
RELIC, RELIC_FAST = "relic", "relic-fast"
ETHER, ETHER_FAST = "etherfields", "etherfields-fast"
ENV, DUEL_ENV, DREAM_ENV, GARDEN_ENV, RELIC_ENV, ETHER_ENV = (
    "env", "dicethrone-env", "dreamblade-env", "icegarden-env", "relic-env", "etherfields-env",
)  # fmt: skip
ENV_FAST, BATCH_FAST, VECTOR_FAST = "env-fast", "batch-fast", "vector-fast"
DUEL_ENV_FAST, DUEL_BATCH_FAST, DUEL_VECTOR_FAST = "dicethrone-env-fast", "dicethrone-batch-fast", "dicethrone-vector-fast"

SOURCES = ROOT / "src"


def module(name: str) -> tuple[str, str]:
    return "-m", f"tools.bench.contenders.{name}"


def bare() -> Command:
    return Command((sys.executable, *module("bare")), {})


def interpreted(game: str) -> Command:
    """Pionek from its sources."""
    return Command((sys.executable, *module("door"), game, "interpreted"), {"PYTHONPATH": str(SOURCES)})


def compiled(game: str) -> Command:
    """The copy of Pionek that `make fast` has made."""
    if not fast.up_to_date():
        raise AbsentError("not compiled from these sources; `make fast` does it")
    return Command((sys.executable, *module("door"), game, "compiled"), {"PYTHONPATH": str(fast.FAST)})


def learner(game: str, form: str = "env", copy: Path = SOURCES) -> Command:
    """Pionek as an environment for learners; it needs the extra `learn`."""
    if importlib.util.find_spec("pettingzoo") is None:
        raise AbsentError("not installed: the extra `learn`")
    return Command((sys.executable, *module("learner"), game, form), {"PYTHONPATH": str(copy)})


def compiled_learner(game: str, form: str = "env") -> Command:
    if not fast.up_to_date():
        raise AbsentError("not compiled from these sources; `make fast` does it")
    return learner(game, form, fast.FAST)


def open_spiel(game: str) -> Command:
    return Command((python_of(installed("open_spiel")), *module("spiel"), game), {})


def petting_zoo(form: str) -> Command:
    return Command((python_of(installed("pettingzoo")), *module("zoo"), form), {"PYGAME_HIDE_SUPPORT_PROMPT": "1"})


def boardgame_io(mode: str) -> Command:
    """Without a mode: as it comes. Production mode leaves out checks of what a game does with its state."""
    place = installed("boardgameio")
    script = Path(__file__).resolve().parent / "contenders" / "boardgameio.cjs"
    return Command((node_of(place), script, place), {"NODE_ENV": mode})


LINEUP = (
    Contender(BARE, "bare Python", CONNECT_FOUR, bare),
    Contender(PIONEK, "Pionek", CONNECT_FOUR, partial(interpreted, "connectfour"), clones=True),
    Contender(PIONEK_FAST, "Pionek, compiled", CONNECT_FOUR, partial(compiled, "connectfour"), clones=True),
    Contender(SPIEL, "OpenSpiel, C++ from Python", CONNECT_FOUR, partial(open_spiel, "connect_four"), peer=True),
    Contender(
        SPIEL_PYTHON, "OpenSpiel, Python game", TIC_TAC_TOE, partial(open_spiel, "python_tic_tac_toe"), peer=True
    ),
    Contender(ZOO, "PettingZoo, env", CONNECT_FOUR, partial(petting_zoo, "env"), peer=True),
    Contender(ZOO_RAW, "PettingZoo, raw_env", CONNECT_FOUR, partial(petting_zoo, "raw_env"), peer=True),
    Contender(BOARDGAME_IO, "boardgame.io, client", CONNECT_FOUR, partial(boardgame_io, ""), peer=True, warm_up=3.0),
    Contender(
        BOARDGAME_IO_PRODUCTION, "boardgame.io, production mode", CONNECT_FOUR, partial(boardgame_io, "production"),
        peer=True, warm_up=3.0,
    ),
    Contender(ENV, "Pionek, environment", CONNECT_FOUR, partial(learner, "connectfour")),
    Contender(ENV_FAST, "Pionek, compiled, environment", CONNECT_FOUR, partial(compiled_learner, "connectfour")),
    Contender(BATCH_FAST, "Pionek, compiled, batch of 64", CONNECT_FOUR, partial(compiled_learner, "connectfour", "batch")),
    Contender(VECTOR_FAST, "Gymnasium's vector of 64 around it", CONNECT_FOUR, partial(compiled_learner, "connectfour", "vector")),
    Contender(DUEL, "Pionek", DICE_THRONE, partial(interpreted, "dicethrone"), clones=True),
    Contender(DUEL_FAST, "Pionek, compiled", DICE_THRONE, partial(compiled, "dicethrone"), clones=True),
    Contender(DREAM, "Pionek", DREAM_BLADE, partial(interpreted, "dreamblade"), clones=True),
    Contender(DREAM_FAST, "Pionek, compiled", DREAM_BLADE, partial(compiled, "dreamblade"), clones=True),
    Contender(GARDEN, "Pionek", ICE_GARDEN, partial(interpreted, "icegarden"), clones=True),
    Contender(GARDEN_FAST, "Pionek, compiled", ICE_GARDEN, partial(compiled, "icegarden"), clones=True),
    Contender(RELIC, "Pionek", RELIC_OF_FOUR, partial(interpreted, "relic"), clones=True),
    Contender(RELIC_FAST, "Pionek, compiled", RELIC_OF_FOUR, partial(compiled, "relic"), clones=True),
    Contender(ETHER, "Pionek", ETHERFIELDS, partial(interpreted, "etherfields"), clones=True),
    Contender(ETHER_FAST, "Pionek, compiled", ETHERFIELDS, partial(compiled, "etherfields"), clones=True),
    Contender(DUEL_ENV, "Pionek, environment", DICE_THRONE, partial(learner, "dicethrone")),
    Contender(DUEL_ENV_FAST, "Pionek, compiled, environment", DICE_THRONE, partial(compiled_learner, "dicethrone")),
    Contender(DUEL_BATCH_FAST, "Pionek, compiled, batch of 64", DICE_THRONE, partial(compiled_learner, "dicethrone", "batch")),
    Contender(DUEL_VECTOR_FAST, "Gymnasium's vector of 64 around it", DICE_THRONE, partial(compiled_learner, "dicethrone", "vector")),
    Contender(DREAM_ENV, "Pionek, environment", DREAM_BLADE, partial(learner, "dreamblade")),
    Contender(GARDEN_ENV, "Pionek, environment", ICE_GARDEN, partial(learner, "icegarden")),
    Contender(RELIC_ENV, "Pionek, environment", RELIC_OF_FOUR, partial(learner, "relic")),
    Contender(ETHER_ENV, "Pionek, environment", ETHERFIELDS, partial(learner, "etherfields")),
)
