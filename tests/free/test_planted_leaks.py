"""A test of the test: five leaks, planted one at a time in the made-up game, are all found."""

import pytest

from pionek.core.match.match import Match, start
from pionek.core.view.scene import Counter, Page, Zone
from pionek.testing.leaks import Search
from tests.free.games import DUCATS, some
from tests.free.made_up.ducats import Ducats, words
from tests.free.made_up.ducats.table import Town


class ShowsACard(Ducats):
    """The top of the deck lies open."""

    def scene(self, table, seat, lang):
        scene = super().scene(table, seat, lang)
        top = table.content.name_of("card", table.deck.cards[-1], lang) if table.deck.cards else ""
        scene.things.append(Page(id="top", name=top))
        return scene


class ShowsACount(Ducats):
    """How many answers the others hold."""

    def scene(self, table, seat, lang):
        scene = super().scene(table, seat, lang)
        answer = table.content.find("card", "not-today")
        count = sum(hand.count(answer) for hand in table.hands)
        scene.things.append(Counter(id="answers", name="", value=count))
        return scene


class ShowsAnOrder(Ducats):
    """The backs of a hand are sorted by what is on their faces."""

    def scene(self, table, seat, lang):
        scene = super().scene(table, seat, lang)
        for other, hand in enumerate(table.hands):
            order = sorted(range(len(hand)), key=lambda at: hand.cards[at])
            backs = Zone(id=f"backs:{other}", name="", count=len(hand), rules=[str(at) for at in order])
            scene.things.append(backs)
        return scene


class GivesAReason(Ducats):
    """A card is refused with another reason while the next one in the deck is of its kind."""

    def refuse(self, table, seat, verb, subject):
        guard = super().refuse(table, seat, verb, subject)
        if guard is words.NOT_IN_HAND and subject in table.deck.cards[-3:]:
            return words.WAIT
        return guard


class TalkativeTown(Town):
    __slots__ = ()

    def clone(self):
        new = TalkativeTown.__new__(TalkativeTown)
        self.copy_into(new)
        plain = super().clone()
        for name in Town.__slots__:
            setattr(new, name, getattr(plain, name))
        return new

    def draw(self, seat, rule):
        super().draw(seat, rule)
        if self.hands[seat].cards[-1] < 3:
            self.happened(words.RICH, seat, rule=rule)


class SendsAMessage(Ducats):
    """A word more when a good card is drawn."""

    def set_up(self, content, settings, seed):
        table = super().set_up(content, settings, seed)
        talkative = TalkativeTown(content, table.seats, seed)
        for name in (*Town.__slots__, "rng", "agenda", "revealed"):
            setattr(talkative, name, getattr(table, name))
        return talkative


def searched(monkeypatch, game_class) -> Search:
    game = game_class(DUCATS.folder)
    monkeypatch.setattr("pionek.testing.games.new", lambda _name, seed: start(game, {}, seed))
    search = Search()
    for seed in range(5):
        for match in some("ducats", seed, 8):
            assert match.game is game
            search.look(match, seed)
    return search


@pytest.mark.parametrize(
    ("leaky", "part"),
    [
        (ShowsACard, "scene"),
        (ShowsACount, "scene"),
        (ShowsAnOrder, "scene"),
        (GivesAReason, "refusals"),
        (SendsAMessage, "message"),
    ],
)
def test_a_planted_leak_is_found(monkeypatch, leaky, part):
    search = searched(monkeypatch, leaky)
    assert any(f"another {part}" in leak for leak in search.leaks)


def test_the_game_without_a_leak_passes(monkeypatch):
    assert searched(monkeypatch, Ducats).complaints() == []


def test_a_search_that_deals_nothing_anew_is_found(monkeypatch):
    monkeypatch.setattr(Match, "imagine", lambda self, _seat, _seed: self.clone())
    monkeypatch.setattr(Town, "redealt", lambda self, _seat, _seed: self.clone(), raising=False)
    complaints = searched(monkeypatch, Ducats).complaints()
    assert len(complaints) == 1
    assert "imagined tables differ in what is hidden" in complaints[0]
