"""The ledger: rules by id and by words, and a rules.yaml whose mistakes are all named."""

from pathlib import Path

import pytest

import pionek
from pionek.core.ledger import Ledger, Rule, fold
from pionek.core.packs.problems import Problems

RULES = [
    Rule("DT-INCOME-01", "s. 3", "turn", "In the Income Phase the active player gains 1 CP.", "W Fazie Dochodu gracz aktywny otrzymuje 1 PW."),
    Rule("DT-INCOME-03", "s. 3", "turn", "Then he draws 1 card.", "Następnie dobiera 1 kartę."),
    Rule("DT-DAMAGE-04", "s. 7", "combat", "Damage can be prevented with cards.", "Obrażeń można uniknąć kartami."),
    Rule("DT-CARD-02", "s. 8", "card", "A card is played from the hand.", "Kartę zagrywa się z ręki.", "a card for 2 CP"),
    Rule("DT-TOKEN-01", "s. 9", "token", "Tokens lie beside the board.", "Żetony leżą obok planszy; łączna liczba jest jawna."),
]  # fmt: skip

DICE_THRONE = Path(pionek.__path__[0]) / "games" / "dicethrone" / "rules.yaml"


@pytest.fixture
def ledger() -> Ledger:
    return Ledger(RULES)


def ids(rules: list[Rule]) -> list[str]:
    return [rule.id for rule in rules]


def test_rules_by_id_and_in_order(ledger):
    assert ledger["DT-CARD-02"].example == "a card for 2 CP"
    assert ledger["DT-INCOME-03"].text("en") == "Then he draws 1 card."
    assert ledger["DT-INCOME-03"].text("pl") == "Następnie dobiera 1 kartę."
    assert "DT-CARD-02" in ledger
    assert "DT-CARD-99" not in ledger
    assert len(ledger) == 5
    assert ids(list(ledger)) == ids(RULES)
    with pytest.raises(KeyError):
        ledger["DT-CARD-99"]
    with pytest.raises(KeyError):
        ledger["DT-CARD-02"].text("de")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("income-03", ["DT-INCOME-03"]),
        ("DT-INCOME-03", ["DT-INCOME-03"]),
        ("income", ["DT-INCOME-01", "DT-INCOME-03"]),
        ("prevented", ["DT-DAMAGE-04"]),
        ("prev", ["DT-DAMAGE-04"]),
        ("obrażeniom", ["DT-DAMAGE-04"]),
        ("zetonow", ["DT-TOKEN-01"]),
        ("ŁĄCZNA", ["DT-TOKEN-01"]),
        ("laczna LICZBA", ["DT-TOKEN-01"]),
        ("damage karty", ["DT-DAMAGE-04"]),
        ("income card", ["DT-INCOME-03"]),
        ("card nothing", []),
        ("revented", []),
        ("", []),
        (" - ", []),
        ("?!", []),
    ],
)
def test_search_finds_rules_with_all_the_words(ledger, words, found):
    assert ids(ledger.search(words)) == found


def test_the_word_itself_comes_before_its_other_forms(ledger):
    assert ids(ledger.search("kartami")) == ["DT-DAMAGE-04", "DT-INCOME-03", "DT-CARD-02"]
    assert ids(ledger.search("cards", lang="en")) == ["DT-DAMAGE-04", "DT-INCOME-03", "DT-CARD-02"]


def test_a_rule_called_so_comes_first(ledger):
    assert ids(ledger.search("card"))[0] == "DT-CARD-02"


def test_search_in_one_language(ledger):
    assert ids(ledger.search("obok", lang="pl")) == ["DT-TOKEN-01"]
    assert ids(ledger.search("obok", lang="en")) == []
    assert ids(ledger.search("beside", lang="pl")) == []


def test_search_stops_at_its_limit(ledger):
    assert len(ledger.search("kart", limit=2)) == 2


def test_folding_takes_off_all_polish_marks():
    assert fold("Zażółć GĘŚLĄ jaźń Ł") == "zazolc gesla jazn l"


def load(folder: Path, source: str) -> Ledger:
    path = folder / "nim" / "rules.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(source, encoding="utf-8")
    return Ledger.load(path)


GOOD = '- {id: NI-TURN-01, where: "p. 1", kind: turn, en: "Take one.", pl: "Weź jeden."}\n'


def test_a_good_file(tmp_path):
    assert load(tmp_path, GOOD)["NI-TURN-01"].pl == "Weź jeden."


def test_all_mistakes_of_a_file_are_named_at_once(tmp_path):
    source = GOOD + (
        '- {id: NI-TURN-01, where: "p. 1", kind: turn, en: "Take two.", pl: "Weź dwa."}\n'
        '- {id: nim-1, where: "p. 1", kind: turn, en: "Take three.", pl: "Weź trzy."}\n'
        '- {id: NI-TURN-02, where: 4, kind: turn, en: "Take four.", colour: red}\n'
        '- {where: "p. 1", kind: turn, en: " ", pl: "Weź pięć."}\n'
        '- {id: NI-TURN-03, where: "p. 1", kind: whim, en: "Take six.", pl: "Weź sześć."}\n'
        "- seven\n"
    )
    with pytest.raises(Problems) as caught:
        load(tmp_path, source)
    fields = "id, where, kind, en, pl"
    kinds = "action, board, card, combat, end, keyword, limit, note, setup, solo, timing, token, turn, variant"
    assert str(caught.value).split("\n") == [
        "nim/rules.yaml:2: rule NI-TURN-01, field id: found NI-TURN-01 a second time, expected an id of its own (line 1 has it)",
        "nim/rules.yaml:3: rule nim-1, field id: found 'nim-1', expected an id like DT-INCOME-03",
        f"nim/rules.yaml:4: rule NI-TURN-02, field colour: found a field that no rule has, expected one of {fields}, example",
        "nim/rules.yaml:4: rule NI-TURN-02, field pl: found nothing, expected a text",
        "nim/rules.yaml:4: rule NI-TURN-02, field where: found 4, expected a text",
        "nim/rules.yaml:5: rule without an id, field id: found nothing, expected a text",
        "nim/rules.yaml:5: rule without an id, field en: found ' ', expected a text",
        f"nim/rules.yaml:6: rule NI-TURN-03, field kind: found 'whim', expected one of {kinds}",
        f"nim/rules.yaml:7: found 'seven', expected a rule with {fields}",
    ]


def test_a_file_that_is_no_list(tmp_path):
    with pytest.raises(Problems, match=r"nim/rules.yaml:1: found a map, expected a list of rules"):
        load(tmp_path, "id: NI-TURN-01\n")


def test_a_missing_file(tmp_path):
    with pytest.raises(Problems, match=r"rules.yaml: cannot be read"):
        Ledger.load(tmp_path / "rules.yaml")


@pytest.mark.skipif(not DICE_THRONE.exists(), reason="the suite also passes without this game")
def test_a_whole_rulebook_is_read():
    ledger = Ledger.load(DICE_THRONE)
    assert len(ledger) >= 308
    assert "DT-INCOME-03" in ids(ledger.search("karty income-03"))
