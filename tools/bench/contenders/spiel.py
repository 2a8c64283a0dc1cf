"""A game of OpenSpiel driven from Python, one of its C++ games or one of its Python games: arguments GAME."""

import sys
from importlib import import_module
from importlib.metadata import version
from random import Random

import pyspiel

from tools.bench.contenders.protocol import serve

PYTHON_GAMES = {"python_tic_tac_toe": "open_spiel.python.games.tic_tac_toe"}  # importing one registers it


def play(state: pyspiel.State, rng: Random) -> int:
    """Play random moves to the end and count them."""
    count = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        count += 1
    return count


def main(game: str) -> None:
    if game in PYTHON_GAMES:
        import_module(PYTHON_GAMES[game])
    serve(version("open_spiel"), pyspiel.load_game(game).new_initial_state, play)


if __name__ == "__main__":
    main(*sys.argv[1:])
