"""What must be true at every decision: rules in force, definitions, components."""

from pionek.testing.checks.state import *  # noqa: F403
from pionek.testing.checks.state import from_pieces, sentences
from tests.free.games import played


def test_the_test_sees_a_lost_card_and_a_lost_rule():
    for match in played("ducats", 3):
        table = match.table
        if table.stalls:
            break
    box = match.game.components(table)
    assert sentences(from_pieces(table)) == sentences(table.printed_abilities()) != []
    table.fall(table.stalls[0].card)
    assert sentences(from_pieces(table)) != sentences(table.printed_abilities())
    table.deck.take()
    assert match.game.components(table) != box
