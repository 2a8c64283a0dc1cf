"""Whatever is shown and cannot be used says why, by a rule that exists."""

from collections import Counter

from pionek.testing.games import every_game, game_of, played, seeds, some
from pionek.testing.looks import at_hand, subjects, usable

FEW = 2
"""Where no more reasons than these occur, one of them must make up half."""


@every_game
def test_what_is_shown_and_not_offered_says_why(name):
    game = game_of(name)
    texts = {game.book.text("en", f"guard-{guard.name}") for guard in game.words.guards}
    reasons: Counter[str] = Counter()
    for seed in seeds(20):
        for match in some(name, seed, 12):
            after = match.record()[-1:]
            for seat in range(match.table.seats):
                scene = match.scene(seat)
                near = at_hand(scene)
                offered = {(kind, index) for thing, kind, index in usable(game, scene) if thing.options}
                for thing, kind, index in usable(game, scene):
                    where = f"seed {seed}, after {after}, seat {seat}, {thing.id}"
                    if thing.options:
                        assert thing.why_not is None, where
                        assert set(thing.options) <= set(match.keys(seat)), where
                        continue
                    if (kind, index) in offered and id(thing) not in near:
                        continue  # there is another one of these, and that one can be used
                    guard = match.why_not(seat, kind, index)
                    assert guard is not None, f"{where}: neither offered nor refused"
                    assert guard in game.words.guards, f"{where}: {guard} is not among the guards of the game"
                    assert guard.rule in game.ledger, f"{where}: {guard}"
                    reasons[guard.name] += id(thing) in near and seat == match.decision.seat
                    if id(thing) in near or thing.why_not is not None:
                        assert thing.why_not is not None, f"{where}: the scene keeps the reason to itself"
                        assert (thing.why_not.rule, thing.why_not.text in texts) == (guard.rule, True), where
    assert subjects(game)
    assert not vague(reasons), "among what the one who is asked could use"


def vague(reasons):
    """The reason that makes up more than half of them, if there is one."""
    commonest, count = reasons.most_common(1)[0]
    if len(+reasons) > FEW and count > reasons.total() / 2:
        return f"{commonest} makes up {count} of {reasons.total()}: {reasons}"
    return ""


@every_game
def test_options_name_things_that_are_shown(name):
    from pionek.testing.looks import things

    for seed in seeds(4):
        for match in some(name, seed, 10):
            scene = match.scene(match.decision.seat)
            shown = {thing.id for thing in things(scene)}
            assert sorted(choice.key for choice in scene.choices) == sorted(match.keys())
            lost = [(choice.key, each) for choice in scene.choices for each in choice.things if each not in shown]
            assert lost == [], f"seed {seed}"


@every_game
def test_a_scene_that_was_asked_for_changes_nothing(name):
    for match in played(name, 4):
        before = match.digest()
        for seat in range(-1, match.table.seats):
            match.scene(seat, "pl")
        assert match.digest() == before
