"""A match: playing, taking back, branching, saving and going on."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from pionek.core.match.loading import load_match
from pionek.core.match.match import IllegalAnswer, Match
from pionek.core.match.saving import Packer, SaveError, Unpacker, digest
from pionek.core.rules.numbers import HALVE, Modifier
from pionek.core.rules.resolving import Resolution
from pionek.core.state.decision import Option
from pionek.core.state.rng import Rng
from pionek.core.state.table import Result
from tests.core.skirmish import GAME, Skirmish, SkirmishOf, happen, match, text
from tests.core.skirmish_field import Field, Muster, OwnOrder, Piece
from tests.core.skirmish_words import END, HELP, PAY


def game_of(name: str) -> Any:
    return GAME


def play(played: Match, answers: int, seed: int = 1) -> Match:
    chance = random.Random(seed)
    for _ in range(answers):
        if played.decision is None:
            break
        played.play(chance.choice(played.decision.options))
    return played


def holding(*cards: str, **settings: Any) -> Match:
    """A match in which seat 0 begins with these cards (and more)."""
    for seed in range(1000):
        played = match(seed, **settings)
        held = {played.content.id_of("card", card) for card in played.table.hands[0].cards}
        if held >= set(cards):
            return played
    raise AssertionError(cards)


# Playing


def test_an_option_is_taken_as_such_or_by_its_key():
    one, two = match(), match()
    one.play("end")
    two.play(Option(END))
    assert one.digest() == two.digest()
    assert one.version == two.version == 1


def test_what_is_not_offered_is_refused_with_what_is():
    played = match()
    with pytest.raises(IllegalAnswer, match=r"^'dance' is not offered now; offered are .*\bend, wait$"):
        played.play("dance")
    with pytest.raises(IllegalAnswer, match=r"^'pay' is not offered now; offered are .*\bend, wait$"):
        played.play(Option(END + 2))
    with pytest.raises(IllegalAnswer, match=r"^'end' is not offered now; nothing is offered to seat 1$"):
        played.play("end", seat=1)
    assert played.version == 0


def test_a_finished_match_takes_no_answer():
    played = match()
    played.resign(0)
    assert (played.result.winners, played.result.cause, played.result.rule) == ((1,), "resigned", "SK-END-01")
    for refused in (lambda: played.play("end"), lambda: played.resign(1)):
        with pytest.raises(IllegalAnswer, match=r"^the match is over: "):
            refused()
    assert played.keys() == []


def test_a_resignation_is_part_of_what_is_played_again():
    played = play(match(), 4)
    played.resign(0)
    for again in (played.branch(5), played):
        again.listen()
        assert (again.result.winners, again.result.cause, again.decision) == ((1,), "resigned", None)
    assert played.branch(4).result is None


def test_keys_are_those_of_the_seat_asked_for():
    played = match(seats=3)
    happen(played.table, Muster(1))
    assert [played.keys(seat) for seat in (-1, 0, 1, 2)] == [["pay"], ["help"], ["pay"], ["help"]]
    assert played.option("help", 0).verb == played.option("help", 2).verb
    with pytest.raises(IllegalAnswer):
        played.option("help")


def test_everybody_may_agree_to_end_a_match():
    played = play(match(), 3)
    before = played.digest()
    played.agree()
    assert (played.result.winners, played.result.cause, played.decision) == ((), "agreed", None)
    assert played.record()[-1] == "agreed"
    for again in (load_match(played.save(), game_of), played.branch(len(played.effective()))):
        assert (again.result.winners, again.result.cause, again.decision) == ((), "agreed", None)
        assert again.digest() == played.digest()
    with pytest.raises(IllegalAnswer, match="over already"):
        played.agree()
    assert [played.scene(0, lang).result.text[:5] for lang in ("en", "pl")] == ["Every", "Wszys"]
    played.undo(agreed=True)
    played.play(played.option(played.keys()[0]))
    assert play(match(), 3).digest() == before


def test_only_who_sits_there_can_resign():
    with pytest.raises(IllegalAnswer, match="there is no seat 2; this match has 2, counted from 0"):
        match().resign(2)


def test_in_a_match_of_three_the_others_win_by_a_resignation():
    played = match(seats=3)
    played.resign(1)
    assert played.result.winners == (0, 2)


def test_another_seat_answers_before_the_one_asked():
    played = match(seats=3)
    happen(played.table, Muster(0))
    assert played.keys(1) == ["help"]
    played.play("help", seat=1)
    assert played.record() == ["1:help"]
    assert played.decision.seat == 0
    played.play(Option(HELP), seat=2)
    with pytest.raises(IllegalAnswer, match="'pay' is not offered now; offered are help"):
        played.play(Option(PAY), seat=1)


def test_same_seed_and_answers_same_digest():
    assert play(match(4), 30).digest() == play(match(4), 30).digest()
    assert play(match(4), 30).digest() != play(match(5), 30).digest()


# Going back


def test_an_undo_restores_the_exact_table():
    played = match()
    before = played.digest()
    played.play("wait")
    played.undo()
    assert played.digest() == before
    assert played.record() == ["0:wait", "undo:0"]
    assert not played.marked


def test_versions_only_grow():
    played = match()
    for wanted in (1, 2, 3):
        played.play("wait")
        assert played.version == wanted
    played.undo()
    assert played.version == 4
    assert len(played.effective()) == 2


def test_a_chain_of_choices_is_taken_back_as_one_move():
    played = holding("choice")
    before = played.digest()
    played.play("play:choice")
    played.play("choose:1")
    played.play("yes")
    played.undo()
    assert played.digest() == before
    assert played.record() == ["0:play:choice", "0:choose:1", "0:yes", "undo:0"]


def test_an_unfinished_chain_is_taken_back_from_its_beginning():
    played = holding("arrow")
    before = played.digest()
    played.play("play:arrow")
    assert played.decision.partial
    played.undo()
    assert played.digest() == before


def test_after_a_roll_nothing_is_taken_back_unless_all_agree():
    played = holding("dice")
    before = played.digest()
    played.play("play:dice")
    rolled = played.digest()
    with pytest.raises(IllegalAnswer, match="something was revealed since that move"):
        played.undo()
    played.undo(agreed=True)
    assert played.digest() == before
    assert played.marked
    played.play("play:dice")
    assert played.digest() == rolled  # the same choice meets the same roll


def test_a_move_before_anothers_answer_is_taken_back_only_if_all_agree():
    played = match(cards=False)
    played.play("end")
    played.play("wait")
    with pytest.raises(IllegalAnswer):
        played.undo(seat=0)
    played.undo(seat=1)
    played.undo(seat=0)
    assert played.decision.seat == 0
    assert not played.marked


def test_nothing_to_take_back():
    played = match()
    with pytest.raises(IllegalAnswer, match="there is nothing to take back"):
        played.undo()
    played.play("wait")
    with pytest.raises(IllegalAnswer, match="there is nothing to take back"):
        played.undo(seat=1)


def test_an_undo_after_an_undo_goes_further_back():
    played = match()
    played.play("wait")
    played.play("wait")
    played.undo()
    played.undo()
    assert played.record() == ["0:wait", "0:wait", "undo:1", "undo:0"]
    assert played.effective() == []
    played.play("wait")
    assert len(played.effective()) == 1


def test_a_resignation_can_be_taken_back():
    played = match()
    played.play("wait")
    played.resign(0)
    played.undo()
    assert played.result is None
    assert played.decision.seat == 0


def test_the_log_after_an_undo_is_the_log_of_what_counts():
    played = holding("choice")
    before = [str(line) for line in played.log(0)]
    played.play("play:choice")
    assert len(played.log(0)) == len(before) + 1
    played.undo()
    assert [str(line) for line in played.log(0)] == before


# Copies


def test_a_branch_shares_the_first_answers_and_goes_its_own_way():
    played = play(match(6), 20)
    branch = played.branch(7)
    assert branch.digest() == play(match(6), 7).digest()
    assert branch.record() == played.record()[:7]
    branch.resign(0)
    assert played.result is None
    with pytest.raises(IllegalAnswer, match="there is no answer 21; this match has 20"):
        played.branch(21)


def test_a_branch_leaves_out_what_was_taken_back():
    played = match(cards=False)
    played.play("wait")
    played.undo()
    played.play("end")
    assert played.branch(1).record() == ["0:end"]


def test_a_clone_plays_on_by_itself():
    played = play(match(2), 10)
    clone = played.clone()
    before = played.digest()
    play(clone, 5)
    assert played.digest() == before
    assert clone.version == 15
    play(played, 5)
    assert played.digest() == clone.digest()


def test_an_imagined_match_has_no_past():
    played = play(match(2), 10)
    imagined = played.imagine(0, 5)
    play(imagined, 3)
    for refused in (imagined.undo, imagined.save, lambda: imagined.branch(0)):
        with pytest.raises(IllegalAnswer, match="an imagined match has no past"):
            refused()
    assert imagined.base is not played.table
    assert imagined.seed == 0


def test_listening_later_hears_the_whole_match():
    played = play(match(3), 25)
    early = match(3)
    early.listen()
    play(early, 25)
    assert [str(line) for line in played.log(-1)] == [str(line) for line in early.log(-1)]
    assert played.digest() == early.digest()


# Saving


def changed(data: bytes, **fields: Any) -> bytes:
    saved = msgspec.json.decode(data)
    saved.update(fields)
    return msgspec.json.encode(saved)


@pytest.mark.parametrize("answers", [0, 1, 9, 40, 90, 1000])
def test_a_saved_match_goes_on_where_it_was(answers: int):
    played = play(match(8, seats=3), answers)
    loaded = load_match(played.save(), game_of)
    assert loaded.digest() == played.digest()
    assert loaded.record() == played.record()
    play(played, 10)
    play(loaded, 10)
    assert loaded.digest() == played.digest()


def test_what_was_taken_back_stays_in_the_record():
    played = holding("dice")
    played.play("play:dice")
    played.undo(agreed=True)
    played.play("wait")
    loaded = load_match(played.save(), game_of)
    assert loaded.record() == ["0:play:dice", "undo:0", "0:wait"]
    assert loaded.marked
    assert loaded.version == 3
    loaded.undo()
    assert loaded.digest() == holding("dice").digest()


def test_a_resigned_match_is_saved_as_such():
    played = play(match(), 3)
    played.resign(1)
    loaded = load_match(played.save(), game_of)
    assert loaded.result.winners == (0,)
    assert loaded.decision is None


def test_the_seed_may_be_large_or_negative():
    for seed in (2**90 + 1, -5):
        played = play(match(seed), 5)
        assert load_match(played.save(), game_of).digest() == played.digest()


@pytest.mark.parametrize("answers", [0, 3, 20, 55])
def test_a_save_of_other_rules_goes_on_from_the_packed_table_and_undo_ends_there(answers: int):
    played = play(match(12), answers)
    loaded = load_match(changed(played.save(), rules_version=0), game_of)
    assert loaded.digest() == played.digest()
    assert loaded.decision.seat == played.decision.seat
    assert loaded.keys() == played.keys()
    with pytest.raises(IllegalAnswer, match="there is nothing to take back"):
        loaded.undo()
    play(loaded, 10)
    play(played, 10)
    assert loaded.digest() == played.digest()


def test_what_is_played_after_that_can_be_taken_back_and_saved():
    loaded = load_match(changed(play(match(12), 20).save(), rules_version=0), game_of)
    before = loaded.digest()
    loaded.play(loaded.decision.options[-1])
    loaded.undo(agreed=True)
    assert loaded.digest() == before
    again = load_match(loaded.save(), game_of)
    assert again.digest() == before
    assert again.base is not None


def test_a_save_in_the_middle_of_a_text_goes_on_from_the_packed_table():
    played = holding("choice")
    played.play("play:choice")
    played.play("choose:2")
    loaded = load_match(changed(played.save(), rules_version=0), game_of)
    assert loaded.keys() == ["yes", "no"]
    played.play("yes")
    loaded.play("yes")
    assert loaded.digest() == played.digest()


def test_what_stands_until_a_frame_ends_is_saved_too():
    played = holding("rage")
    played.play("play:rage")
    loaded = load_match(changed(played.save(), rules_version=0), game_of)
    assert digest(loaded.table) == digest(played.table)
    assert loaded.table.in_force.modifiers[0].ability is played.table.in_force.modifiers[0].ability
    loaded.play("end")
    assert not [entry for entry in loaded.table.in_force.modifiers if entry.until >= 0]


def test_a_table_knows_its_step_by_name():
    saved = msgspec.json.decode(match().save())
    assert [(frame["is"], frame["at"]) for frame in saved["table"]["agenda"]] == [
        ("Rounds", "next_turn"),
        ("Turn", "act"),
    ]


def unknown(data: bytes, path: tuple[Any, ...], name: Any) -> bytes:
    saved = msgspec.json.decode(data)
    saved["rules_version"] = 0
    at = saved["table"]
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = name
    return msgspec.json.encode(saved)


@pytest.mark.parametrize(
    ("path", "name", "sentence"),
    [
        (("agenda", 1, "is"), "Nap", "the saved table names the class 'Nap', which this version does not have"),
        (("agenda", 1, "at"), "nap", "the saved Turn stands at the step 'nap', which this version does not have"),
        (("pieces", 0, "figure"), "dragon", "the saved table names the figure 'dragon', which the loaded packs do not have"),
        (("decks", 0, "cards", 1), "nap", "the saved table names the card 'nap', which the loaded packs do not have"),
        (
            ("rules", "modifiers", 0, "ability"),
            {"ability": "figure:dragon#0"},
            "the saved table names the ability 'figure:dragon#0', which this version does not have",
        ),
        (
            ("rules", "modifiers", 0, "ability"),
            {"form": "card:nap/0"},
            "the saved table names the effect 'card:nap/0', which this version does not have",
        ),
        (("agenda", 1), {"is": "Turn", "at": "act"}, "the saved Turn has no who, which this version of the game needs"),
        (("pieces", 0), 7, "the saved table is damaged"),
        (("pieces",), {"is": ["Piece"]}, "the saved table is damaged"),
    ],
)  # fmt: skip
def test_an_unknown_name_in_a_save_is_refused_in_one_sentence(path: tuple[Any, ...], name: Any, sentence: str):
    with pytest.raises(SaveError) as caught:
        load_match(unknown(match().save(), path, name), game_of)
    assert str(caught.value) == sentence


def test_a_game_says_who_wins_when_somebody_resigns(monkeypatch):
    monkeypatch.setattr(Skirmish, "left", lambda game, table, seat: ())
    played = play(match(), 3)
    played.resign(0)
    assert (played.result.winners, load_match(played.save(), game_of).result.winners) == ((), ())


def test_a_missing_field_of_the_table_is_named():
    saved = msgspec.json.decode(match().save())
    del saved["table"]["pieces"]
    saved["rules_version"] = 0
    with pytest.raises(SaveError, match="the saved table has no pieces, which this version of the game needs"):
        load_match(msgspec.json.encode(saved), game_of)


def test_a_class_says_what_a_field_is_that_older_saves_do_not_have():
    saved = msgspec.json.decode(match().save())
    saved["rules_version"] = 0
    owners = [piece.pop("owner") for piece in saved["table"]["pieces"]]
    assert owners[0] == 0
    with pytest.raises(SaveError, match="the saved Piece has no owner"):
        load_match(msgspec.json.encode(saved), game_of)
    Piece.older = staticmethod(lambda packed, content: packed.setdefault("owner", 1))
    try:
        loaded = load_match(msgspec.json.encode(saved), game_of)
    finally:
        del Piece.older
    assert [piece.owner for piece in loaded.table.pieces] == [1] * len(owners)


def test_the_generator_of_the_first_saves_is_read():
    saved = msgspec.json.decode(match().save())
    saved["rules_version"] = 0
    saved["table"]["rng"] = {"is": "Rng", "a": 1, "b": 2, "c": 3, "counter": 4}
    assert load_match(msgspec.json.encode(saved), game_of).table.rng.state == Rng(1 | 2 << 32 | 3 << 64).state


def test_parts_of_a_number_are_saved_like_everything_else():
    content = match().content
    (again,) = Unpacker(content, ("pionek.core",)).value(Packer(content).value([Modifier(HALVE, 3, "SK-1", "card", 2)]))
    assert (again.op, again.amount, again.rule, again.kind, again.source) == (HALVE, 3, "SK-1", "card", 2)


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff\xfe", b"null", b'{"game": "skirmish"}', b"[" * 100_000])
def test_what_is_no_save_is_refused(data: bytes):
    with pytest.raises(SaveError, match=r"^this is not a saved match$"):
        load_match(data, game_of)


def test_other_formats_and_other_packs_are_refused():
    data = match().save()
    with pytest.raises(SaveError, match="the match was saved in format 9; this version reads format 1"):
        load_match(changed(data, format=9), game_of)
    with pytest.raises(SaveError, match=r"^the match was played with other packs; missing: dragons \(0123456789ab\), wyverns \(cdef\)$"):
        load_match(changed(data, packs={"skirmish": "", "wyverns": "cdef", "dragons": "0123456789abcdef"}), game_of)
    with pytest.raises(SaveError, match=r"^the match was played with other packs; missing: dragons \(cdef\); not wanted: skirmish$"):
        load_match(changed(data, packs={"dragons": "cdef"}), game_of)


def test_answers_that_lead_elsewhere_ask_for_a_new_rules_version():
    with pytest.raises(SaveError, match="the rules changed, so their version must be raised"):
        load_match(changed(play(match(), 5).save(), digest="0"), game_of)


@pytest.mark.parametrize("entry", ["0:dance", "1:end", "undo:0", "undo:-1", "undo:x", "7:resign", "x:end", ""])
def test_an_entry_that_does_not_fit_is_named(entry: str):
    with pytest.raises(SaveError, match=f"^entry 1 of the saved match, {entry!r}, does not fit: "):
        load_match(changed(match().save(), entries=[entry]), game_of)


def test_a_changed_pack_counts_as_changed_rules():
    played = play(match(), 5)
    loaded = load_match(changed(played.save(), packs={"skirmish": "other"}), game_of)
    assert loaded.base is not None
    assert loaded.digest() == played.digest()


def test_a_definition_in_a_frame_is_saved_by_its_id():
    content = match().content
    packed = Packer(content).value([content.get("card", 2)])
    assert packed == [{"definition": "doom", "kind": "card"}]
    reader = Unpacker(content, ("pionek.core",))
    assert reader.value(packed) == [content.get("card", 2)]
    with pytest.raises(SaveError, match="the saved table names the card 'nap'"):
        reader.value([{"definition": "nap", "kind": "card"}])


def test_what_could_not_be_read_again_is_not_saved_silently():
    played = match()
    played.table.agenda[-1].at -= 1
    happen(played.table, Muster(0))
    played.save()
    played.table.agenda.insert(1, Resolution(0, [text("{mark: 1}")]))
    with pytest.raises(TypeError, match="the content does not know Mark ''"):
        played.save()


def test_fields_outside_the_slots_and_dicts_are_not_saved_silently():
    for wrong in ({1: 2}, 0.5, {3}):
        played = match()
        played.table.pieces[0].damage = wrong
        with pytest.raises(TypeError, match="a table holds plain fields in slots"):
            played.digest()


def test_rules_of_another_table_class_save_and_load_alike():
    game = SkirmishOf(OwnOrder)
    played = play(match(3, OwnOrder), 12)
    loaded = load_match(played.save(), lambda name: game)
    assert isinstance(loaded.table, Field)
    assert loaded.digest() == played.digest()


def test_a_match_hands_its_campaign_on_and_keeps_it_in_its_table():
    played = match(3)
    assert played.campaign is None
    left = '{"flags":["moth"],"hours":2}'
    played.table.finish(Result((0,), "won", "SK-TURN-01", campaign=left))
    packed = Packer(played.content).table(played.table)
    assert played.campaign == {"flags": ["moth"], "hours": 2}
    assert packed["result"]["campaign"] == left


def test_answers_given_after_a_change_of_rules_are_kept_by_the_next_save():
    loaded = load_match(changed(play(match(12), 20).save(), rules_version=0), game_of)
    before = loaded.digest()
    option = loaded.decision.options[-1]
    loaded.play(option)
    again = load_match(loaded.save(), game_of)
    assert again.record() == loaded.record()
    again.undo(agreed=True)
    assert again.digest() == before
