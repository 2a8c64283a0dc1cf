"""Scenes and logs: what a seat may see, as typed things and typed text, in both languages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from pionek.core.match.log import line
from pionek.core.match.match import Match
from pionek.core.rules.windows import Window
from pionek.core.state.decision import Option
from pionek.core.text.phrasebook import Ref, plain
from pionek.core.view.building import SceneBuilder
from pionek.core.view.scene import Card, Counter, Named, Scene, Share, Token
from pionek.core.view.scene import Zone as Pile
from tests.core.skirmish import GAME, armed, destroy, field, happen, match, propose, resolve
from tests.core.skirmish_field import Field, Muster
from tests.core.skirmish_words import DREW, HIT, PLAY

LANGUAGES = ("en", "pl")


def scene(table: Field, seat: int = 0, lang: str = "en") -> Scene:
    return GAME.scene(table, seat, lang)


def thing(shown: Scene, id: str) -> Any:
    return next(each for each in shown.things if each.id == id)


def texts(value: Any) -> list[str]:
    """All strings in a scene."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [found for each in value.values() for found in texts(each)]
    return [found for each in value for found in texts(each)] if isinstance(value, list) else []


def test_a_scene_travels_and_comes_back_the_same():
    shown = scene(armed(field(("captain", 0, 2), ("soldier", 0, 3)), 0, "arrow", "parry"))
    data = msgspec.json.encode(shown)
    assert msgspec.json.decode(data, type=Scene) == shown


def test_a_reason_is_said_once_a_scene():
    builder = SceneBuilder(GAME, field(("captain", 0, 2)), 0, "en")
    guard = GAME.words.guards[0]
    said = builder.reason(guard)
    assert (said.text, said.rule) == (GAME.book.text("en", f"guard-{guard.name}"), guard.rule)
    assert builder.reason(guard) is said
    assert builder.reason(GAME.words.guards[1]) != said


def test_a_figure_may_have_numbers_that_explain_themselves():
    shares = [Share("base", 3, "Captain", "SK-FIGURE-01"), Share("add", 1, "Herald", "SK-AURA-01")]
    power = Counter(id="power:0", name="Power", kind="power", value=4, shares=shares)
    token = Token(id="piece:0", name="Captain", owner=1, numbers=[power])
    data = msgspec.json.encode(token)
    assert msgspec.json.decode(data, type=Token) == token
    assert b"numbers" not in msgspec.json.encode(Token(id="piece:1", name="Soldier")), "most tokens have none"


def test_the_hand_shows_its_own_cards_and_others_only_backs():
    table = armed(armed(field(), 0, "arrow"), 1, "parry", "feint")
    mine, theirs = thing(scene(table), "hand:0"), thing(scene(table), "hand:1")
    assert isinstance(mine, Pile)
    assert [card.name for card in mine.cards] == ["Arrow"]
    assert (theirs.count, [(card.name, card.text, card.hidden) for card in theirs.cards]) == (2, [("", [], True)] * 2)


def test_a_spectator_sees_no_hand_and_is_asked_nothing():
    table = armed(field(), 0, "arrow")
    shown = scene(table, -1)
    assert thing(shown, "hand:0").cards[0].hidden
    assert shown.choices == []
    assert shown.prompt.waiting


def test_options_hang_on_what_one_would_click():
    shown = scene(armed(field(), 0, "arrow", "parry"))
    arrow, parry = thing(shown, "hand:0").cards
    assert (arrow.options, arrow.why_not) == (["play:arrow"], None)
    assert parry.options == []
    assert (parry.why_not.text, parry.why_not.rule) == ("This card is played as an answer.", "SK-CARD-02")
    assert [(choice.key, choice.text, choice.things) for choice in shown.choices] == [
        ("play:arrow", "play Arrow", ["card:arrow"]),
        ("end", "end the turn", []),
        ("wait", "wait", []),
    ]


def test_the_one_who_is_not_asked_learns_why_not_too():
    table = armed(field(), 1, "arrow")
    card = thing(scene(table, 1), "hand:1").cards[0]
    assert (card.options, card.why_not.rule) == ([], "SK-TURN-01")


def test_of_several_refusals_the_one_that_got_furthest_is_told():
    table = field()
    for card in ("arrow", "parry"):
        guard = GAME.why_not(table, 0, "card", table.content.find("card", card))
        assert guard.name == "not-in-hand"
    assert GAME.why_not(table, 0, "piece", 0).name == "not-your-turn"
    assert GAME.why_not(table, 0, "cloud", 0) is None


def test_a_card_with_nothing_but_its_print_is_made_once_a_language():
    table = field()
    drawn: list[str] = []

    def shown(lang: str) -> Card:
        def draw(index: int) -> Card:
            drawn.append(lang)
            return Card(id=f"print:{index}", name=lang)

        return SceneBuilder(GAME, table, 0, lang).plain("print", 0, draw)

    assert shown("en") is shown("en")
    assert shown("pl").name == "pl"
    assert drawn == ["en", "pl"]


def test_a_number_shows_its_shares():
    shown = scene(field(("captain", 0, 2), ("soldier", 0, 3)))
    counter = thing(shown, "power:1")
    assert isinstance(counter, Counter)
    assert counter.value == 3
    assert counter.shares == [
        Share("base", 2, "Soldier", "SK-TEXT-01"),
        Share("add", 1, "Captain", "SK-TEXT-01"),
    ]


def test_texts_are_typed_parts():
    table = armed(field(("breeder", 0, 0)), 0, "arrow")
    board = thing(scene(table), "field")
    token = board.places[0].tokens[0]
    assert token.text == [
        "When a figure is destroyed: ",
        Named("figure", "soldier", "Soldier"),
        " enters; make mark 5.",
    ]
    assert isinstance(thing(scene(table), "hand:0").cards[0], Card)


def test_a_text_is_made_once_for_each_language():
    content = GAME.content()
    assert content.text_of("card", 0, "pl") is content.text_of("card", 0, "pl")
    assert content.text_of("card", 0, "pl") is not content.text_of("card", 0, "en")


@pytest.mark.parametrize(
    ("make", "seat", "prompt", "choices"),
    [
        (field, 0, "Play a card, or end your turn.", ["end the turn", "wait"]),
        (field, 1, "Player 1 is deciding.", []),
        (lambda: happen(field(), Muster(0)), 1, "Pay when you are ready.", ["help"]),
        (
            lambda: resolve(field(("soldier", 1, 0)), "{pick: enemy}"),
            0,
            "At whom?",
            ["at Soldier", "at Soldier"],
        ),
        (lambda: resolve(field(), "{choose: [{mark: 1}, {draw: 2}]}"), 0, "Choose one.", ["Make mark 1.", "Draw 2 cards."]),
        (lambda: resolve(field(), "{may: {mark: 1}}"), 0, "Do you want to?", ["yes", "no"]),
        (
            lambda: propose(field(("survivor", 0, 0)), 0, 0),
            0,
            "Should something else happen instead?",
            ["use Survivor instead", "let it happen"],
        ),
        (
            lambda: destroy(field(("mourner", 0, 0), ("breeder", 0, 1), ("soldier", 1, 2)), 2),
            0,
            "Which of these comes next?",
            ["resolve Mourner next", "resolve Breeder next"],
        ),
        (
            lambda: happen(armed(field(), 0, "parry"), Window(0, 0, "SK-WINDOW-01")),
            0,
            "You may answer now, or pass.",
            ["pass", "play Parry"],
        ),
        (lambda: happen(armed(field(), 0, "parry"), Window(0, 0, "SK-WINDOW-01")), 1, "Player 1 is deciding.", []),
        (lambda: happen(armed(field(), 0, "parry"), Window(1, 0, "SK-WINDOW-01")), 1, "Waiting for the others.", []),
    ],
)  # fmt: skip
def test_every_question_of_the_core_has_its_sentence_and_its_options(
    make: Any, seat: int, prompt: str, choices: list[str]
):
    table = make()
    shown = scene(table, seat)
    assert shown.prompt.text == prompt
    assert [choice.text for choice in shown.choices] == choices
    polish = scene(table, seat, "pl")
    assert polish.prompt.text != prompt
    assert [choice.key for choice in polish.choices] == [choice.key for choice in shown.choices]
    for each in texts(msgspec.to_builtins(polish)):
        assert not set("{}$") & set(each)


def test_in_a_window_others_learn_not_even_whose_answer_is_awaited():
    table = happen(armed(field(seats=3), 1, "parry"), Window(0, 0, "SK-WINDOW-01"))
    assert [scene(table, seat).prompt.seat for seat in range(3)] == [None, 1, None]


def test_entered_dice_are_asked_for():
    table = field()
    table.entered = True
    resolve(table, "{roll: 1}")
    shown = scene(table)
    assert shown.prompt.text == "What does the die show?"
    assert shown.choices[2].text == "the die shows 3"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_has_its_sentence(lang: str):
    played = match()
    played.resign(0)
    assert played.scene(0, lang).result.winners == [1]
    assert played.scene(0, lang).prompt.waiting
    broken = field()
    broken.decision = None
    broken.broken("more than 10000 steps")
    assert "more than 10000 steps" in scene(broken, 0, lang).result.text


def test_a_key_names_only_what_the_option_names():
    content = GAME.content()
    assert GAME.key(content, Option(PLAY, 2)) == "play:doom"
    assert GAME.key(content, Option(PLAY)) == "play"
    assert SceneBuilder(GAME, field(), 0, "en").things_of(Option(PLAY)) == []


# The log


def logged(played: Match, seat: int, lang: str = "en") -> list[str]:
    return [str(each) for each in played.log(seat, lang)]


def test_a_drawn_card_is_named_only_to_those_who_saw_it():
    played = match(cards=True)
    drawn = [event for event in played.listen().events if event.moment == DREW]
    assert drawn
    for event in drawn:
        name = played.content.name_of("card", event.subject, "en")
        own = str(line(GAME, played.table, event, event.who, "en"))
        assert own == f"Player {event.who + 1} draws {name}. [SK-TURN-01]"
        for seat in (1 - event.who, -1):
            assert (
                str(line(GAME, played.table, event, seat, "en")) == f"Player {event.who + 1} draws a card. [SK-TURN-01]"
            )


def test_log_lines_are_typed_and_cite_their_rules_the_most_particular_last():
    table = field(("martyr", 1, 0), ("soldier", 1, 1))
    resolve(table, "{strike: 1}", target=1)
    destroy(table, 0)
    first, last = table.listener.events[0], table.listener.events[-1]
    assert first.moment == HIT
    said = line(GAME, table, first, 0, "en")
    assert plain(said.parts) == "Soldier takes 1 damage."
    assert line(GAME, table, last, 0, "en").rules == ("SK-HIT-01",)
    turn = match().log(0)[-1]
    assert isinstance(turn.parts[0], Ref)
    assert (turn.parts[0].kind, turn.parts[0].id) == ("seat", "0")


def test_both_languages_cite_the_same_rules():
    played = match(3)
    for _ in range(30):
        if played.decision:
            played.play(played.decision.options[0])
    english, polish = played.log(0, "en"), played.log(0, "pl")
    assert [each.rules for each in english] == [each.rules for each in polish]
    assert all(str(one) != str(two) for one, two in zip(english, polish, strict=True))


def test_dice_and_missing_things_in_a_line():
    table = field()
    table.script = [0, 5]
    resolve(table, "{roll: 2}")
    assert str(line(GAME, table, table.listener.events[-1], 0, "en")) == "Player 1 rolls 1 6. [SK-TEXT-01]"
    table.happened(5, 0)
    assert plain(line(GAME, table, table.listener.events[-1], 0, "en").parts) == "Player 1 plays ."


def test_nothing_is_kept_when_nobody_listens():
    table = field(("soldier", 1, 0))
    listener = table.listener
    heard = len(listener.events)
    table.listen(None)
    destroy(table, 0)
    assert len(listener.events) == heard


def test_a_listener_hears_only_what_it_asked_for():
    table = field(("soldier", 1, 0))
    table.listener.mask = 1 << HIT
    table.pay_attention()
    resolve(table, "[{strike: 1}, {mark: 1}]", target=0)
    assert [event.moment for event in table.listener.events] == [HIT]
