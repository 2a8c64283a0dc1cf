"""Three scientists at one terminal: at both sizes and in both languages the table is on the screen."""

from __future__ import annotations

import pytest

import pionek
from pionek.bots.seats import bot_of
from pionek.cli.drawing import Drawing
from pionek.cli.session import Session
from pionek.cli.words import Say
from pionek.core.match.match import Match
from pionek.games.icegarden.procedures.table import IceGardenTable

pytest.importorskip("textual")

from tests.cli.screens import shown


def planning() -> Match:
    """The second round's planning, first seat to place."""
    match = pionek.new_match("icegarden", seed=7)
    match.listen()
    table = match.table
    assert isinstance(table, IceGardenTable)
    bots = [bot_of("greedy", 1, seat) for seat in range(3)]
    while match.decision is not None:
        seat = match.decision.seat
        if table.round == 2 and seat == 0 and table.players[0].to_place:
            break
        bot = bots[seat]
        assert bot is not None
        match.play(bot.choose(match, seat))
    return match


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_small_screen_shows_what_one_has_the_others_and_the_first_regions(lang: str) -> None:
    match = planning()
    text = shown(Session(match, ["human", "bot:random", "bot:random"], lang), (80, 24))
    game, table = match.game, match.table
    assert isinstance(table, IceGardenTable)
    assert "Ulrike Freihoff (" in text
    assert "Pier van Dyken: " in text
    assert "Olaf Fjollsfinn: " in text
    assert f"1 {game.content().name_of('region', table.sequence[0], lang)}: " in text
    assert f"6 {game.content().name_of('field', 5, lang)}" in text, "the last option of the question"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_large_screen_shows_all_regions_fields_and_tracks(lang: str) -> None:
    match = planning()
    text = shown(Session(match, ["human", "bot:random", "bot:random"], lang), (120, 40))
    game, table = match.game, match.table
    assert isinstance(table, IceGardenTable)
    content = game.content()
    for number, region in enumerate(table.sequence, 1):
        assert f"{number} {content.name_of('region', region, lang)}: " in text
    for at, field in enumerate(table.field_order, 1):
        assert f"{at}. {content.name_of('field', field, lang)} (" in text
    for thing in ("initiative", "reputation"):
        assert game.book.text(lang, f"thing-{thing}") in text
    assert f"{game.book.text(lang, 'thing-snow')} {table.snow}/24" in text
    assert f"─ {Say(lang)('panel-map')} ─" in text, "the map lies beside the list of regions"


def test_a_low_screen_has_the_map_below_the_list() -> None:
    match = planning()
    session = Session(match, ["human", "bot:random", "bot:random"], "en")
    assert "─ Map ─" not in shown(session, (120, 30))
    drawing = Drawing(session.scene(), session.say)
    below, beside = drawing.panels(), drawing.panels(beside=True)
    tracks = [row.text for row in beside.charts if row not in below.charts]
    assert [text.partition(":")[0] for text in tracks] == ["Initiative", "Reputation, best below"]
    assert "Initiative" in [row.text for row in below.own], "a track that does not lie beside the map stays in the list"
    assert "Initiative" not in [row.text for row in beside.own]
