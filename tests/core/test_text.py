"""What a player reads: patterns in two languages, Polish plurals and cases, and things that stay things."""


import pytest

from pionek.core.text.phrasebook import Phrasebook, Ref, joined, plain, sentence

ANIA = Ref("seat", "0", "Ania")
BURN = Ref("token", "burn", "Podpalenie")


@pytest.fixture
def book() -> Phrasebook:
    book = Phrasebook()
    book.add_noun(
        "card",
        en=("card", "cards"),
        gender="f",
        pl={
            "nom": ("karta", "karty", "kart"),
            "acc": ("kartę", "karty", "kart"),
            "gen": ("karty", "kart", "kart"),
        },
    )
    book.add_noun(
        "die",
        en=("die", "dice"),
        gender="f",
        pl={"nom": ("kość", "kości", "kości"), "ins": ("kością", "kośćmi", "kośćmi")},
    )
    book.add_noun("token", en=("token", "tokens"), gender="m", pl={"nom": ("żeton", "żetony", "żetonów")})
    book.add("heal", "heal { $n }", "ulecz { $n }")
    book.add(
        "draw", '{ $who } draws { NOUN($n, noun: "card") }', '{ $who } dobiera { NOUN($n, noun: "card", case: "acc") }'
    )
    return book


@pytest.mark.parametrize(
    ("n", "english", "polish"),
    [
        (0, "draw 0 cards", "dobierz 0 kart"),
        (1, "draw 1 card", "dobierz 1 kartę"),
        (2, "draw 2 cards", "dobierz 2 karty"),
        (5, "draw 5 cards", "dobierz 5 kart"),
        (12, "draw 12 cards", "dobierz 12 kart"),
        (22, "draw 22 cards", "dobierz 22 karty"),
        (25, "draw 25 cards", "dobierz 25 kart"),
        (101, "draw 101 cards", "dobierz 101 kart"),
        (112, "draw 112 cards", "dobierz 112 kart"),
        (-1, "draw −1 card", "dobierz −1 kartę"),
    ],
)
def test_plurals_of_nouns_and_choices(book, n, english, polish):
    book.add("noun", 'draw { NOUN($n, noun: "card") }', 'dobierz { NOUN($n, noun: "card", case: "acc") }')
    book.add(
        "choice",
        "draw { $n } { $n -> [one] card *[other] cards }",
        "dobierz { $n } { $n ->\n    [one] kartę\n    [few] karty\n   *[many] kart\n}",
    )
    for key in ("noun", "choice"):
        assert book.text("en", key, n=n) == english
        assert book.text("pl", key, n=n) == polish


def test_cases_and_nouns_without_their_number(book):
    book.add("roll", 'roll { NOUN($n, noun: "die") }', 'rzuć { NOUN($n, noun: "die", case: "ins") }')
    book.add("one", 'a { WORD(1, noun: "card") }', 'jedna z { WORD(2, noun: "card", case: "gen") }')
    assert [book.text("pl", "roll", n=n) for n in (1, 3)] == ["rzuć 1 kością", "rzuć 3 kośćmi"]
    assert [book.text("en", "roll", n=n) for n in (1, 3)] == ["roll 1 die", "roll 3 dice"]
    assert (book.text("en", "one"), book.text("pl", "one")) == ("a card", "jedna z kart")


def test_gender_and_nouns_that_vary(book):
    book.add(
        "each",
        "each { WORD(1, $what) }",
        "{ GENDER($what) -> [m] każdy [f] każda *[n] każde } { WORD(1, $what) }",
    )
    assert book.text("pl", "each", what="token") == "każdy żeton"
    assert book.text("pl", "each", what="card") == "każda karta"
    assert book.text("en", "each", what="card") == "each card"


def test_an_amount_in_words_takes_the_form_of_many(book):
    assert book.text("pl", "draw", who="Ania", n="X") == "Ania dobiera X kart"
    assert book.text("en", "draw", who="Ania", n=("half of ", BURN)) == "Ania draws half of Podpalenie cards"


def test_a_number_put_into_words_already_still_counts(book):
    assert book.text("pl", "draw", who="Ania", n=("3",)) == "Ania dobiera 3 karty"
    assert book.text("en", "draw", who="Ania", n="1") == "Ania draws 1 card"


def test_choices_by_number_and_by_word(book):
    book.add(
        "side",
        "{ $n -> [0] none [one] one *[other] { $n } } { $side -> [left] to the left *[right] to the right }",
        "{ $n -> [0] nic [one] jeden *[many] { $n } } { $side -> [left] w lewo *[right] w prawo }",
    )
    assert book.text("en", "side", n=0, side="left") == "none to the left"
    assert book.text("pl", "side", n=1, side="up") == "jeden w prawo"
    assert book.text("pl", "side", n=7, side="left") == "7 w lewo"


def test_a_choice_on_one_line_may_hold_quotes_braces_and_further_choices(book):
    one = '{ $n -> [one] a "one" {"}"} *[other] { $m -> [one] "b *[other] c } d } e'
    book.add("odd", one, one)
    assert book.text("en", "odd", n=1, m=1) == 'a "one" } e'
    assert book.text("en", "odd", n=2, m=5) == "c d e"


def test_things_stay_things(book):
    assert book.parts("pl", "draw", who=ANIA, n=2) == (ANIA, " dobiera 2 karty")
    book.add("give", "{ $who } gives { $what } to { $who }", "{ $who } daje { $what }, { $who }")
    assert book.parts("en", "give", who=ANIA, what=BURN) == (ANIA, " gives ", BURN, " to ", ANIA)


def test_parts_nest_and_strings_melt_together(book):
    inner = book.parts("en", "draw", who=ANIA, n=1)
    book.add("may", "you may: { $what }", "możesz: { $what }")
    assert book.parts("en", "may", what=inner) == ("you may: ", ANIA, " draws 1 card")
    assert book.parts("pl", "may", what=("a", "b")) == ("możesz: ab",)


def test_messages_inside_messages(book):
    book.add("then", "then { heal }", "następnie { heal }")
    assert book.text("pl", "then", n=3) == "następnie ulecz 3"
    book.add("circle", "{ circle }", "x")
    with pytest.raises(ValueError, match=r"text 'circle' \(en\): circle refers to itself"):
        book.text("en", "circle")


def test_arguments_never_read_as_patterns(book):
    assert book.text("en", "heal", n="{ $n } { heal }") == "heal { $n } { heal }"


def test_blanks_at_the_edge_are_written_in_braces(book):
    book.add("or", ' {" "}or{" "} ', '{" "}lub{" "}')
    assert book.text("en", "or") == " or "


def test_unknown_keys(book):
    with pytest.raises(KeyError, match="no-such-key"):
        book.parts("en", "no-such-key")
    assert "heal" in book
    assert "no-such-key" not in book


@pytest.mark.parametrize(
    ("pattern", "complaint"),
    [
        ("{ $n", "Expected token"),
        ("{ $n -> [one] x }", "Expected one of the variants to be marked as default"),
        ("{ -card }", "terms and attributes are not used here"),
        ("x\n.title = y", "without attributes"),
        ("{ SHOUT($n) }", "there is no function SHOUT"),
        ('{ NOUN(noun: "card") }', "NOUN is written NOUN"),
        ('{ NOUN($n, noun: "card", case: "voc") }', "with a case of nom, gen"),
        ('{ NOUN($n, noun: "card", colour: "red") }', "NOUN is written NOUN"),
        ('{ GENDER($n, noun: "card") }', "GENDER is written GENDER"),
        ('{ NOUN($n, noun: "cart") }', "the lexicon has no noun 'cart'"),
        ("{ 1.5 }", "1.5 is not a whole number"),
        ("{ nothing }", "there is no message nothing"),
    ],
)
def test_bad_patterns_are_named_with_key_and_language(book, pattern, complaint):
    book.add("bad", "fine { $n }", pattern)
    with pytest.raises(ValueError, match=r"text 'bad' \(pl\): ") as caught:
        book.text("pl", "bad", n=1)
    assert complaint in str(caught.value)
    assert book.text("en", "bad", n=1) == "fine 1"
    assert any(complaint in each for each in book.missing())


@pytest.mark.parametrize(
    ("args", "complaint"), [({}, "not given"), ({"n": None}, "not given"), ({"n": True}, "True"), ({"n": 1.5}, "1.5")]
)
def test_arguments_that_do_not_fit(book, args, complaint):
    with pytest.raises(ValueError, match=rf"text 'heal' \(en\): \$n is .*{complaint}"):
        book.text("en", "heal", **args)


def test_a_case_the_noun_has_not(book):
    book.add("bad", '{ WORD(1, noun: "token") }', '{ WORD(1, noun: "token", case: "loc") }')
    with pytest.raises(ValueError, match="noun 'token' has no loc"):
        book.text("pl", "bad")
    assert book.missing() == ["text 'bad' (pl): noun 'token' has no loc"]


def test_what_is_refused_when_added(book):
    with pytest.raises(ValueError, match="text 'heal' \\(en\\): the key is taken"):
        book.add("heal", "x", "y")
    with pytest.raises(ValueError, match="text 'two words'"):
        book.add("two words", "x", "y")
    with pytest.raises(ValueError, match=r"text 'void' \(pl\): the pattern is empty"):
        book.add("void", "x", "  ")
    with pytest.raises(ValueError, match="noun 'card': it is in the lexicon already"):
        book.add_noun("card", ("card", "cards"), "f", {"nom": ("a", "b", "c")})


def test_missing_names_what_one_language_lacks(book):
    assert book.missing() == []
    book.add("differ", "{ $a } { $n -> [one] { $b } *[other] c }", "{ $a } { $c }")
    book.add_ftl("en", "only = English", "en.ftl")
    assert book.missing() == ["text 'differ': en uses $a, $b, $n, pl uses $a, $c", "text 'only' (pl): there is none"]


def test_a_file_of_messages(book):
    source = """\
# The prompts.
pass = Pass

# A choice over several lines.
cards = { $n ->
    [one] karta
    [few] karty
   *[many] kart
}
long =
    One line
    and another.
"""
    book.add_ftl("pl", source, "pl.ftl")
    assert book.text("pl", "pass") == "Pass"
    assert [book.text("pl", "cards", n=n) for n in (1, 4, 14)] == ["karta", "karty", "kart"]
    assert book.text("pl", "long") == "One line\nand another."
    assert book.keys("pl") == {"heal", "draw", "pass", "cards", "long"}
    assert book.keys("en") == {"heal", "draw"}


def test_a_file_with_a_mistake_names_its_line(book):
    with pytest.raises(ValueError, match=r"pl.ftl:3: found 'no message', expected a message"):
        book.add_ftl("pl", "a = b\n\nno message\n", "pl.ftl")
    with pytest.raises(ValueError, match="the key is taken"):
        book.add_ftl("pl", "heal = x\n", "pl.ftl")


def test_a_message_uses_other_messages(book):
    assert "burn" not in book
    book.add("burn", '{ heal } and { NOUN($n, noun: "card") }', '{ heal } i { NOUN($n, noun: "card") }')
    assert book.text("pl", "burn", n=2) == "ulecz 2 i 2 karty"
    assert "burn" in book
    assert book.keys("en") == {"heal", "draw", "burn"}
    assert book.missing() == []


@pytest.mark.parametrize(
    ("parts", "text"),
    [
        (("heal 3",), "Heal 3."),
        (("źle",), "Źle."),
        ((Ref("card", "x", "podpalenie"), " wygasa"), "Podpalenie wygasa."),
        (("play ", Ref("card", "x", "Not This Time!")), "Play Not This Time!"),
        (("is it so?",), "Is it so?"),
        (("„nie” znaczy nie",), "„Nie” znaczy nie."),
        (("he says “no.”",), "He says “no.”"),
        (("roll (a die)",), "Roll (a die)."),
        (("3 dice",), "3 dice."),
        ((), ""),
        (("",), ""),
    ],
)
def test_sentences(parts, text):
    assert plain(sentence(parts)) == text


def test_a_sentence_keeps_its_things():
    assert sentence((Ref("card", "x", "podpalenie"), " gaśnie")) == (Ref("card", "x", "Podpalenie"), " gaśnie.")
    assert sentence(("dobierz ", BURN)) == ("Dobierz ", BURN, ".")


def test_joined():
    assert joined([("a",), (BURN,), ("c", ANIA)], ", ") == ("a, ", BURN, ", c", ANIA)
    assert plain(joined([("a",), ("b",), ("c",)], ", ", " and ")) == "a, b and c"
    assert plain(joined([("a",), ("b",)], ", ", " and ")) == "a and b"
    assert joined([], ", ") == ()


def test_refs_are_values():
    assert Ref("card", "x", "X") == Ref("card", "x", "X")
    assert len({Ref("card", "x", "X"), Ref("card", "x", "X"), Ref("card", "y", "X")}) == 2
    assert Ref("card", "x", "X") != "X"


def test_a_text_that_depends_on_nothing_is_put_together_once():
    book = Phrasebook()
    book.add("hand", "Hand", "Ręka")
    assert [book.text(lang, "hand") for lang in ("en", "pl", "pl")] == ["Hand", "Ręka", "Ręka"]
    assert book.text("pl", "hand") is book.text("pl", "hand")
