"""What must be true at every decision: rules in force, definitions, components."""

from pionek.core.rules.in_force import FOREVER
from pionek.core.state.frame import Frame
from pionek.testing.games import every_game, game_of, new, played, seeds


def sentences(entries):
    return sorted((each.ability.origin, each.ability.index, each.ability.kind, each.ability.what, each.seat, each.bearer) for each in entries)


def from_pieces(table):
    """The entries in force that pieces brought; those that effects made end with a frame or with their uses."""
    entries = [entry for each in table.in_force.lists() for entry in each]
    return [entry for entry in entries if entry.until == FOREVER and entry.bearer >= 0]


@every_game
def test_standing_lists_are_what_a_rebuild_gives(name):
    for seed in seeds(10):
        for match in played(name, seed):
            table = match.table
            assert sentences(from_pieces(table)) == sentences(table.printed_abilities()), f"seed {seed}"


@every_game
def test_the_masks_of_the_lists_say_what_is_in_them(name):
    for seed in seeds(10):
        for match in played(name, seed):
            rules = match.table.in_force
            masks = [sum(1 << what for what in {each.ability.what for each in entries}) for entries in rules.lists()]
            assert masks == [rules.watched, rules.replaceable, rules.modified, rules.restricted], f"seed {seed}"


@every_game
def test_play_changes_no_definition(name):
    content = game_of(name).content()
    before = content.digest()
    for seed in seeds(20):
        for match in played(name, seed):
            assert match.content is content
        assert content.digest() == before, f"seed {seed}"


@every_game
def test_no_component_appears_or_disappears(name):
    for seed in seeds(20):
        box = None
        for match in played(name, seed):
            components = match.game.components(match.table)
            box = components if box is None else box
            assert components == box, f"seed {seed}, after {match.record()[-1:]}"


@every_game
def test_every_card_of_a_zone_says_who_knows_it(name):
    for seed in seeds(3):
        for match in played(name, seed):
            for zone in match.table.zones():
                assert len(zone.cards) == len(zone.known)


@every_game
def test_every_step_names_a_rule_of_the_ledger(name):
    from pionek.core.match.saving import pieces

    game = game_of(name)
    home = type(game).__module__
    new(name, 0)
    own = [frame for frame in pieces() if issubclass(frame, Frame) and frame.__module__.startswith(home)]
    assert own
    unknown = [(frame.__name__, *step) for frame in own for step in frame.steps if step[1] and step[1] not in game.ledger]
    assert unknown == []
