"""Any amount that the language of a game can say stands in any verb that takes one, and each such text says something else."""

from __future__ import annotations

from typing import Any

import pytest

from pionek.core import registry
from pionek.core.language.amounts import Amount, Half, Number, Plus, Times
from pionek.core.language.describing import Describer
from pionek.core.language.effects import Effect
from pionek.core.language.forms import Form, walk
from pionek.core.language.kinds import AmountKind
from pionek.core.packs.reader import Reader
from pionek.core.packs.yamlfile import read
from pionek.core.text.phrasebook import LANGUAGES, plain, sentence


def example_of(game: Any, form: type[Form]) -> Form | None:
    """The example that a word of the language gives, read as a pack would be."""
    content = game.content()
    ids = {kind: {each.id: each.index for each in entries} for kind, entries in content.entries.items()}
    reader = Reader(game.vocabulary, ids, game.face_kind, game.ledger.rules)
    for family in ("effect", form.family):
        reader.problems.clear()
        found = reader.form(family, read(form.example.encode(), "example"))
        if isinstance(found, Form) and not reader.problems:
            return found
    return None


def amounts(game: Any) -> list[Amount]:
    """One of each word for an amount."""
    found: dict[str, Amount] = {}
    for form in game.vocabulary.words["amount"].values():
        whole = example_of(game, form)
        for each in walk(whole) if whole is not None else []:
            if type(each) is form and isinstance(each, Amount):
                found.setdefault(form.word, each)
    return [each for each in found.values() if not isinstance(each, Half | Plus | Times)]


def worked_out(one: Amount) -> list[Amount]:
    """Different numbers made of the same one."""
    more = Plus(plus=[Number(n=1), one])
    return [one, Half(half=one), Times(times=3, each=one), more, Plus(plus=[Number(n=3), one]), Times(times=3, each=more), Half(half=more), Plus(plus=[Number(n=1), Times(times=3, each=one)])]


def holders(game: Any) -> list[tuple[Effect, str]]:
    """Each verb that takes an amount, with the name of the field."""
    found = []
    for form in game.vocabulary.words["effect"].values():
        taken = [each.attribute for each in form.fields if isinstance(each.kind, AmountKind)]
        whole = example_of(game, form) if taken else None
        verbs = [each for each in walk(whole) if type(each) is form] if whole is not None else []
        found += [(verb, attribute) for verb in verbs[:1] for attribute in taken]
    return found


@pytest.mark.parametrize("name", registry.names())
def test_each_amount_gives_each_verb_a_text_of_its_own(name: str):
    game = registry.get(name)
    content = game.content()
    for verb, attribute in holders(game):
        values = {each.attribute: getattr(verb, each.attribute) for each in verb.fields}
        for one in amounts(game):
            for lang in LANGUAGES:
                texts = [plain(sentence(type(verb)(**{**values, attribute: each}).say(Describer(content, lang)))) for each in worked_out(one)]
                assert len(set(texts)) == len(texts), f"{verb.word} {one.word} {lang}: {texts}"
                assert all("  " not in text and "{" not in text for text in texts)


@pytest.mark.skipif("dicethrone" not in registry.names(), reason="the words of Dice Throne")
@pytest.mark.parametrize(
    ("written", "en", "pl"),
    [
        ("{add: {half: {times: 2, each: {tokens: chi}}}}", "Add damage equal to half of 2 × the number of Chi tokens, rounded up.", "Dodaj tyle obrażeń, ile wynosi ½ × 2 × liczba żetonów Chi, zaokrąglone w górę."),
        ("{heal: {times: 2, each: {plus: [1, {tokens: chi}]}}}", "Heal as much as 2 × (1 + the number of Chi tokens).", "Ulecz tyle, ile wynosi 2 × (1 + liczba żetonów Chi)."),
        ("{repeat: {tokens: chi}, do: {draw: 1}}", "X times, where X is the number of Chi tokens: draw 1 card.", "X razy, gdzie X to liczba żetonów Chi: dobierz 1 kartę."),
        ("{if: {least: 2, of: {tokens: chi}}, do: {draw: 1}}", "If the number of Chi tokens is at least 2, draw 1 card.", "Jeśli liczba żetonów Chi wynosi co najmniej 2, dobierz 1 kartę."),
    ],
)  # fmt: skip
def test_a_number_that_is_worked_out_is_told_as_one(written: str, en: str, pl: str):
    game = registry.get("dicethrone")
    content = game.content()
    ids = {kind: {each.id: each.index for each in entries} for kind, entries in content.entries.items()}
    effect = Reader(game.vocabulary, ids, game.face_kind, game.ledger.rules).form("effect", read(written.encode(), "example"))
    assert [plain(sentence(effect.say(Describer(content, lang)))) for lang in LANGUAGES] == [en, pl]
