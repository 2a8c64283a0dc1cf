"""Words for packs that no built hero uses: stealing a token, counting others' tokens, "or" in a condition, looking into a deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from pionek.core.packs.problems import Problems
from pionek.core.registry import get
from pionek.core.text.phrasebook import plain
from tests.dicethrone.scenario import TRIAL, Bout, Side, barbarian, pyromancer

rule = pytest.mark.rule
TEXTS = {
    "light-fingers": ("Steal 2 Fire Mastery from a chosen opponent.", "Ukradnij wybranemu przeciwnikowi 2 żetony Kunszt ognia."),
    "fan-the-flames": ("Gain 1 CP per Burn on all opponents.", "Weź 1 PW za każdy żeton Poparzenie na planszach przeciwników."),
    "crystal-ball": (
        "Look at the top 3 cards of your deck, take 1 into your hand and put the rest under the deck.",
        "Obejrzyj 3 karty z wierzchu swojej talii, weź 1 na rękę, a resztę włóż pod spód talii.",
    ),
    "old-map": (
        "Search your deck for a card, take it into your hand and shuffle the deck.",
        "Znajdź w swojej talii dowolną kartę, weź ją na rękę i przetasuj talię.",
    ),
}


def with_card(card: str, other: Side | None = None, **given: object) -> Bout:
    side = barbarian(hand=[f"trial:{card}"], **given)
    return Bout(side, other or pyromancer(), packs=TRIAL)


@pytest.mark.parametrize("card", TEXTS)
def test_the_words_are_put_into_both_languages(card: str) -> None:
    content = get("dicethrone").content(TRIAL)
    index = content.find("card", f"trial:{card}")
    assert tuple(plain(content.text_of("card", index, lang)) for lang in ("en", "pl")) == TEXTS[card]


def test_whose_tokens_count_is_said_where_they_usually_lie_before_others() -> None:
    content = get("dicethrone").content()
    poison = content.find("token", "poison")
    assert "take 1 damage per Poison on you" in plain(content.text_of("token", poison, "en"))
    assert "1 obrażenie za każdy żeton Trucizna na twojej planszy" in plain(content.text_of("token", poison, "pl"))


@rule("DT-STATUS-14")
@pytest.mark.parametrize(("theirs", "mine"), [(1, 1), (3, 2)])
def test_tokens_are_stolen_as_far_as_they_are_there(theirs: int, mine: int) -> None:
    duel = with_card("light-fingers", pyromancer(tokens={"fire-mastery": theirs})).play("play:trial:light-fingers").settle()
    assert duel.tokens(0) == {"fire-mastery": mine}
    assert duel.tokens(1) == ({"fire-mastery": theirs - mine} if theirs > mine else {})


@pytest.mark.parametrize(("burns", "gained"), [(0, 0), (1, 1)])
def test_tokens_of_opponents_are_counted(burns: int, gained: int) -> None:
    other = pyromancer(tokens={"burn": burns} if burns else {})
    duel = with_card("fan-the-flames", other, cp=2, tokens={"burn": 1})
    assert duel.play("play:trial:fan-the-flames").settle().cp(0) == 2 + gained


@pytest.mark.parametrize(("given", "health", "cp"), [({"tokens": {"burn": 1}, "cp": 2}, 51, 2), ({"cp": 9}, 51, 9), ({"cp": 2}, 50, 3)])
def test_one_of_several_conditions_is_enough(given: dict[str, object], health: int, cp: int) -> None:
    duel = with_card("one-or-other", **given).play("play:trial:one-or-other").settle()
    assert (duel.health(0), duel.cp(0)) == (health, cp)


@rule("DT-CARD-08")
def test_one_of_the_top_cards_is_taken_and_the_others_go_under_the_deck() -> None:
    deck = ["get-some", "fortitude-2", "smack-2", "getting-paid", "so-wild"]
    duel = with_card("crystal-ball", deck=deck).play("play:trial:crystal-ball")
    assert sorted(duel.keys) == ["take-card:fortitude-2", "take-card:get-some", "take-card:smack-2"]
    duel.play("take-card:smack-2")
    player = duel.player(0)
    names = [duel.match.content.id_of("card", card) for card in reversed(player.deck.cards)]
    assert names[:2] == ["getting-paid", "so-wild"]
    assert set(names[2:]) == {"get-some", "fortitude-2"}
    assert duel.match.content.find("card", "smack-2") in player.hand.cards


@rule("DT-CARD-08", "DT-CARD-04")
@pytest.mark.parametrize("card", ["crystal-ball", "old-map"])
def test_the_discard_pile_is_shuffled_only_under_an_empty_deck(card: str) -> None:
    duel = with_card(card, deck=["get-some"], discard=["smack-2"]).play(f"play:trial:{card}")
    assert "smack-2" in duel.discard(0)
    assert "smack-2" not in duel.deck(0)
    assert "get-some" in duel.hand(0), "the only card there is"
    empty = with_card(card, deck=[], discard=["smack-2"]).keep_discard(0, 1).play(f"play:trial:{card}")
    assert "smack-2" in empty.hand(0)
    assert empty.discard(0) == [f"trial:{card}"]


@rule("DT-CARD-08")
def test_where_there_is_no_card_none_is_shuffled_or_taken() -> None:
    duel = with_card("last-page", deck=[]).play("play:trial:last-page")
    assert (duel.cp(0), duel.hand(0), duel.happened("reshuffled")) == (3, [], [])


@rule("DT-CARD-08")
def test_a_card_is_searched_for_and_the_deck_shuffled() -> None:
    duel = with_card("old-map", deck=["get-some", "smack-2", "smack-2"]).play("play:trial:old-map")
    assert sorted(duel.keys) == ["take-card:get-some", "take-card:smack-2"]
    duel.play("take-card:smack-2")
    player = duel.player(0)
    assert len(player.deck.cards) == 2
    assert not any(player.deck.known)


def test_an_amount_never_asks(tmp_path) -> None:
    (tmp_path / "pack.yaml").write_text("id: asks\nversion: '1'\ngame: dicethrone\nlanguages: [en, pl]\nlicence: CC0-1.0\n")
    card = "{id: a, name: {en: A, pl: Ą}, cost: 0, phase: main, effect: {gain-cp: {tokens: burn, whose: opponent}}}"
    (tmp_path / "cards.yaml").write_text(f"cards: [{card}]\n")
    with pytest.raises(Problems, match="whom nobody has to choose"):
        get("dicethrone").content((tmp_path,))


HEAD = "id: idle\nversion: '1'\ngame: dicethrone\nlanguages: [en, pl]\nlicence: CC0-1.0\n"
BEAD = "{{id: bead, name: {{en: Bead, pl: Koralik}}, sign: positive, limit: 2, rule: DT-STATUS-03{does}}}"
CARD = "{{id: tally, name: {{en: Tally, pl: Rachunek}}, cost: 0, phase: main, effect: {effect}}}"


@pytest.mark.parametrize(
    ("does", "effect", "accepted"),
    [
        ("", "{gain: bead}", False), ("", "[{damage: 2, to: opponent}, {gain: bead, count: 2}]", False),
        (", shelters: true", "{gain: bead}", True), (", binds: true", "{gain: bead}", True), (", attempts: 1", "{gain: bead}", True),
        (", least-health: 1", "{gain: bead}", True), (", companion: true", "{gain: bead}", True), ("", "[{gain: bead}, {heal: {tokens: bead}}]", True),
    ],
)  # fmt: skip
def test_a_token_does_something_or_is_counted(tmp_path, does: str, effect: str, accepted: bool) -> None:
    (tmp_path / "pack.yaml").write_text(HEAD)
    (tmp_path / "tokens.yaml").write_text(f"tokens: [{BEAD.format(does=does)}]\ncards: [{CARD.format(effect=effect)}]\n")
    if accepted:
        assert get("dicethrone").content((tmp_path,)).find("token", "idle:bead") >= 0
    else:
        with pytest.raises(Problems, match="a token that does nothing"):
            get("dicethrone").content((tmp_path,))


HEADER = "id: words\nversion: '1'\ngame: dicethrone\nlanguages: [en, pl]\nlicence: CC0-1.0\n"
PLAIN = [
    ("{if: {not: {kind: 2}}, do: {draw: 1}}", "Draw 1 card unless at least 2 dice show the same number.", "Dobierz 1 kartę, chyba że na co najmniej 2 kościach wypadła ta sama cyfra."),
    (
        "{if: {not: {straight: small}}, do: [{draw: 1}, {heal: 2}], else: {gain-cp: 1}}",
        "If you roll a small straight, gain 1 CP; otherwise draw 1 card and heal 2.",
        "Jeśli wyrzucisz małego strita, weź 1 PW; w przeciwnym razie dobierz 1 kartę i ulecz 2.",
    ),
    (
        "{if: {all: [{not: {least: 14, of: sum}}, {not: {not: {shows: pow}}}]}, do: {draw: 1}}",
        "If the sum of the roll is at most 13 and you roll Pow, draw 1 card.",
        "Jeśli suma oczek wynosi co najwyżej 13 i wyrzucisz symbol Moc, dobierz 1 kartę.",
    ),
    (
        "{if: {not: {kind: 2}}, do: {may: {draw: 1}}}",
        "If it is not so that at least 2 dice show the same number, you may draw 1 card.",
        "Jeśli nie jest tak, że na co najmniej 2 kościach wypadła ta sama cyfra, możesz dobrać 1 kartę.",
    ),
]


@pytest.mark.parametrize(("effect", "en", "pl"), PLAIN)
def test_what_is_not_to_be_the_case_is_told_as_an_exception(tmp_path: Path, effect: str, en: str, pl: str) -> None:
    assert texts_of(tmp_path, f"[{{roll: 5}}, {effect}]") == [f"Roll 5 dice; {en[0].lower()}{en[1:]}", f"Rzuć 5 kośćmi; {pl[0].lower()}{pl[1:]}"]


def test_what_one_player_does_twice_names_him_once(tmp_path: Path) -> None:
    both = "{lose-cp: 1, to: that-player}, {discard-random: 1, to: that-player}"
    assert texts_of(tmp_path, f"{{chosen: opponent, do: [{both}]}}") == [
        "Choose an opponent: that player loses 1 CP and discards 1 card at random.",
        "Wybierz przeciwnika: ten gracz traci 1 PW i odrzuca losowo 1 kartę.",
    ]
    assert texts_of(tmp_path, f"{{chosen: opponent, do: [{both}, {{draw: 1}}]}}")[0] == (
        "Choose an opponent: that player loses 1 CP, that player discards 1 card at random and draw 1 card."
    )


def texts_of(folder: Path, effect: str) -> list[str]:
    """What a card with this effect says, in English and Polish."""
    folder = folder / str(len(list(folder.iterdir())))
    folder.mkdir()
    (folder / "pack.yaml").write_text(HEADER, encoding="utf-8")
    (folder / "cards.yaml").write_text(f"cards:\n- {{id: card, name: {{en: Card, pl: Karta}}, cost: 1, phase: main, effect: {effect}}}\n", encoding="utf-8")
    content = get("dicethrone").content((folder,))
    index = content.find("card", "words:card")
    return [plain(content.text_of("card", index, lang)) for lang in ("en", "pl")]
