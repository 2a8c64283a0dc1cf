"""People with real dice at home enter their rolls: games with dice go on alike, and save what was entered."""

import random

from pionek.core.match.match import start
from pionek.core.state.decision import Option
from pionek.core.text.phrasebook import plain
from pionek.core.vocabulary import ENTER
from tests.free.games import every_game, game_of, load, played, seeds, settings_for


def entered(name, seed):
    return start(game_of(name), settings_for(game_of(name), 0), seed, entered=True)


def entering(match):
    return match.decision is not None and any(option.verb == ENTER for option in match.decision.options)


@every_game
def test_games_with_entered_dice_end_and_are_saved(name):
    for seed in seeds(4):
        for at, match in enumerate(played(name, seed, entered(name, seed))):
            if at % 20 == 0:
                loaded = load(match.save())
                assert loaded.digest() == match.digest()
                assert loaded.keys() == match.keys()


@every_game
def test_everybody_sees_the_question_what_a_die_shows(name):
    asked = 0
    for match in played(name, 1, entered(name, 1)):
        if entering(match) and asked < 20:
            asked += 1
            for seat in range(match.table.seats):
                for lang in ("en", "pl"):
                    assert match.scene(seat, lang).prompt.text


@every_game
def test_entering_what_the_dice_would_have_shown_gives_the_same_game(name):
    """The log is the same, whoever threw the dice."""
    luck = random.Random(1)
    thrown = start(game_of(name), settings_for(game_of(name), 0), 1, listen=True)
    real = start(game_of(name), settings_for(game_of(name), 0), 1, listen=True, entered=True)
    while True:
        while entering(real):
            roll = real.table.agenda[-1]
            for number in real.table.rng.dice(roll.count - len(roll.dice), roll.faces):
                real.play(Option(ENTER, amount=number))
        assert thrown.keys() == real.keys()
        if thrown.decision is None:
            break
        option = luck.choice(thrown.decision.options)
        thrown.play(option)
        real.play(option)
    logs = [[(plain(line.parts), line.rules[-1]) for line in match.log(0)] for match in (thrown, real)]
    assert logs[0] == logs[1]
