"""The bot that searches: what its tree prefers, what it may know, and that it sees further than the greedy one."""

import pytest

import pionek
from pionek.bots.search import Budget, Search, SearchBot
from pionek.bots.seats import bot_of, is_timed
from pionek.bots.tree import Bounds, Node, picked
from pionek.bots.weighing import ByTree, Race
from pionek.core import registry
from pionek.core.match.match import Match
from pionek.core.state.decision import Option

A, B, C = Option(1), Option(2), Option(3)


def four(*columns: int) -> Match:
    """Connect four after these drops; seat 0 began."""
    match = pionek.new_match("connectfour", seed=1, first="1")
    for column in columns:
        match.play(f"drop:{column}")
    return match


def tried(**totals: tuple[int, float]) -> Node:
    """A node whose options were tried so often, with so much in all."""
    node = Node()
    for name, (visits, total) in totals.items():
        child = node.children[{"a": A, "b": B, "c": C}[name]] = Node()
        child.visits, child.total = visits, total
    return node


def test_what_is_advised_is_tried_first_and_else_the_first():
    node, bounds = Node(), Bounds()
    assert picked(node, [A, B, C], bounds) == A
    node.advice = C
    assert picked(node, [A, B, C], bounds) == C


def test_what_did_well_is_followed_until_the_rest_was_tried_too_seldom():
    bounds = Bounds()
    bounds.add(0.0)
    bounds.add(1.0)
    assert picked(tried(a=(5, 4.0), b=(5, 1.0)), [A, B], bounds) == A
    assert picked(tried(a=(400, 240.0), b=(1, 0.4)), [A, B], bounds) == B


def test_values_count_by_their_place_between_the_worst_and_the_best():
    bounds = Bounds()
    assert bounds.scaled(0.3) == 0.5
    bounds.add(0.2)
    bounds.add(0.4)
    assert bounds.scaled(0.2) == 0.0
    assert bounds.scaled(0.3) == pytest.approx(0.5)
    assert bounds.scaled(0.4) == 1.0


def test_options_that_a_table_does_not_offer_are_left_out_of_account():
    bounds = Bounds()
    bounds.add(0.0)
    bounds.add(1.0)
    assert picked(tried(a=(9, 9.0), b=(2, 1.0), c=(2, 0.0)), [B, C], bounds) == B


def test_a_win_is_taken():
    match = four(1, 2, 1, 2, 1, 2)
    assert match.key(SearchBot(3, Budget(60)).choose(match, 0)) == "drop:1"


def test_a_loss_is_seen_coming():
    match = four(1, 4, 2, 4, 7, 4)
    answers = {match.key(SearchBot(seed, Budget(500)).choose(match, 0)) for seed in range(5)}
    assert answers == {"drop:4"}, "three in the fourth column must be stopped"


def test_the_same_seed_thinks_the_same():
    match = pionek.new_match("dicethrone", seed=4)
    found = []
    for _ in range(2):
        search = Search(match, match.decision.seat, 9)
        search.run(Budget(12))
        found.append([(match.key(option), child.visits, child.total) for option, child in search.root.children.items()])
    assert found[0] == found[1]
    assert sum(visits for _key, visits, _total in found[0]) == 12


def test_every_option_meets_the_same_tables(monkeypatch):
    match = four()
    seen: dict[Option, list[int]] = {}
    search = Search(match, 0, 5)
    descend = search.descend

    def noted(table, option):
        seen.setdefault(option, []).append(table.rng.state)
        return descend(table, option)

    monkeypatch.setattr(search, "descend", noted)
    search.run(Budget(40))
    longest = max(seen.values(), key=len)
    assert len(seen) == 7
    assert all(states == longest[: len(states)] for states in seen.values())


def test_a_search_never_copies_the_real_table(monkeypatch):
    match = pionek.new_match("dicethrone", seed=4)
    monkeypatch.setattr(Match, "clone", lambda match: pytest.fail("a clone knows all that is hidden"))
    option = SearchBot(1, Budget(8)).choose(match, match.decision.seat)
    assert option in match.decision.options


def test_what_the_game_has_solved_is_not_searched():
    match = pionek.new_match("dicethrone", seed=2)
    bots = [bot_of("greedy", 1, seat) for seat in range(2)]
    while not match.key(match.decision.options[0]).startswith("reroll"):
        match.play(bots[match.decision.seat].choose(match, match.decision.seat))
    seat = match.decision.seat
    search = Search(match, seat, 1)
    assert search.options == [match.game.hints.exact_move(match.imagine(seat, 1).table, seat)]
    assert SearchBot(1, Budget(5)).choose(match, seat) == search.options[0]


def test_what_the_game_advises_is_tried_whatever_its_rule_of_thumb_says(monkeypatch):
    match = four()
    assert match.decision is not None
    options = match.decision.options
    monkeypatch.setattr(match.game.hints, "worth_trying", lambda table, seat, options: options[:2])
    monkeypatch.setattr(match.game.hints, "advise", lambda table, seat: options[5])
    assert Search(match, 0, 1).options == [options[5], *options[:2]]
    monkeypatch.setattr(match.game.hints, "worth_trying", lambda table, seat, options: options[:1])
    assert Search(match, 0, 1).options == [options[5], options[0]]
    monkeypatch.setattr(match.game.hints, "search_kind", lambda table: "race")
    race = Search(match, 0, 1).weighing
    assert isinstance(race, Race)
    assert race.first == options[5]
    monkeypatch.setattr(match.game.hints, "exact_move", lambda table, seat: options[3])
    assert Search(match, 0, 1).options == [options[3]]


def test_without_a_number_the_game_says_how_long_to_think():
    match = four()
    search = Search(match, 0, 1)
    search.run(Budget())
    assert search.iterations == match.game.hints.iterations


def test_the_clock_ends_a_search():
    match = four()
    search = Search(match, 0, 1)
    search.run(Budget(seconds=0.01))
    assert search.iterations >= 1
    assert [is_timed(word) for word in ("search:2s", "bot:search:0.5s", "search:200", "search", "greedy")] == [
        True, True, False, False, False,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("dicethrone", {"mode": "king", "heroes": ["barbarian", "monk", "ninja", "treant", "paladin", "pyromancer"]}),
        ("dicethrone", {"mode": "2v2"}),
        ("etherfields", {"dreamers": ["gambler", "specialist", "tough-guy", "free-spirit"]}),
    ],
)
def test_six_seats_teams_and_a_cooperative_game_are_searched_alike(game, settings):
    match = pionek.new_match(game, seed=3, **settings)
    bots = [SearchBot(seat, Budget(4)) for seat in range(match.table.seats)]
    asked = set()
    for _ in range(24):
        if match.decision is None:
            break
        seat = match.decision.seat
        asked.add(seat)
        match.play(bots[seat].choose(match, seat))
    assert len(asked) > 1


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 60, 100), ("medium", 101, 119)])
def test_an_easy_bot_slips_often_and_a_medium_one_now_and_then(level, least, most):
    match = four(1, 2, 1, 2, 1, 2)
    answers = [match.key(bot_of(level, seed, 0).choose(match, 0)) for seed in range(120)]
    assert least <= answers.count("drop:1") <= most


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="the suite also passes without this game")
@pytest.mark.parametrize(
    ("settings", "way"),
    [({}, ByTree), ({"mode": "2v2"}, ByTree), ({"mode": "king", "heroes": ["monk", "ninja", "treant"]}, Race)],
)
def test_a_game_compares_options_as_its_table_asks_for(settings, way):
    match = pionek.new_match("dicethrone", seed=3, **settings)
    while len((search := Search(match, match.decision.seat, 1)).options) < 2:
        match.play(search.best())
    assert isinstance(search.weighing, way)
