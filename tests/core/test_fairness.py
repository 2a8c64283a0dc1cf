"""Chance of people: numbers that those seen say nothing about, a commitment before and the secret after."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pionek
from pionek.core import registry
from pionek.core.match import fairness
from pionek.core.match.match import Match, start
from pionek.core.state.rng import KEYED, SECRET, WORDS, Rng

KNOWN = SECRET | 0x000102030405060708090A0B0C0D0E0F


def block(number: int) -> bytes:
    key = bytes(range(16))
    return hashlib.blake2b(number.to_bytes(8, "big"), key=key, person=b"pionek chance").digest()


def test_the_numbers_are_the_blocks_of_blake2b_one_after_the_other():
    rng = Rng(KNOWN)
    whole = block(0) + block(1)
    assert [rng.next() for _ in range(2 * WORDS)] == [int.from_bytes(whole[at : at + 4], "big") for at in range(0, len(whole), 4)]


def test_known_shuffles_and_throws_never_to_change():
    rng = Rng(KNOWN)
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [0, 1, 3, 4, 5, 8, 7, 6, 2, 9]
    assert rng.dice(5, 6) == [5, 4, 1, 1, 2]
    other = Rng(KNOWN)
    assert [other.below(n) for n in range(10, 1, -1)] == Rng(KNOWN).each_below(list(range(10, 1, -1)))


def test_a_secret_of_nothing_but_zeros_is_a_secret_too():
    assert Rng(SECRET).state >= KEYED
    assert Rng(SECRET).next() != Rng(SECRET | 1).next()


def test_plain_seeds_have_the_quick_generator():
    assert Rng(2**96).state < 1 << 62


@given(st.integers(0, SECRET - 1), st.integers(1, 2**30))
def test_below_stays_below(secret: int, n: int):
    rng = Rng(SECRET | secret)
    assert all(0 <= rng.below(n) < n for _ in range(5))


def test_all_faces_are_equally_likely():
    rng = Rng(KNOWN)
    counted = Counter(tuple(rng.dice(2, 6)) for _ in range(7_200))
    assert len(counted) == 36
    assert all(140 < times < 260 for times in counted.values())


def test_a_clone_draws_the_same_and_is_its_own():
    rng = Rng(KNOWN)
    rng.next()
    other = rng.clone()
    assert [other.next() for _ in range(20)] == [rng.next() for _ in range(20)]


def test_a_seed_is_128_bits_from_the_operating_system(monkeypatch):
    asked: list[int] = []
    monkeypatch.setattr("secrets.randbits", lambda bits: asked.append(bits) or 5)
    assert fairness.secret_seed() == SECRET | 5
    assert asked == [128]


def test_the_commitment_is_the_hash_of_the_secret():
    secret = fairness.secret_of(KNOWN)
    assert secret == "000102030405060708090a0b0c0d0e0f"  # noqa: S105
    assert fairness.commitment(KNOWN) == hashlib.sha256(secret.encode()).hexdigest()
    assert (fairness.commitment(7), fairness.secret_of(7)) == ("", "")


@pytest.mark.parametrize("number", [0, -5, 2**62, 2**63 - 1, 2**63, KNOWN, -(2**70)])
def test_numbers_of_any_size_are_packed(number):
    assert fairness.unpacked_number(fairness.packed_number(number)) == number


def played(name: str, answers: int = 30) -> Match:
    match = start(registry.get(name), {}, KNOWN)
    for at in range(answers):
        if match.decision is None:
            break
        match.play(match.decision.options[at % len(match.decision.options)])
    return match


@pytest.mark.parametrize("name", registry.names())
def test_a_match_with_a_secret_is_saved_loaded_replayed_and_continued(name):
    match = played(name)
    again = pionek.load(match.save())
    assert again.seed == KNOWN
    assert again.digest() == match.digest()
    assert again.branch(5).digest() == match.branch(5).digest()
    for each in (match, again):
        if each.decision is not None:
            each.play(each.decision.options[0])
    assert again.digest() == match.digest()


def test_a_match_with_a_secret_goes_on_from_its_packed_table():
    from pionek.core.match.loading import begin_from
    from pionek.core.match.saving import Packer

    match = played(registry.names()[-1])
    other = start(match.game, {}, 0)
    begin_from(other, Packer(match.content).table(match.table))
    assert other.table.rng.state == match.table.rng.state >= KEYED


def test_imagined_tables_do_not_hold_the_secret():
    match = played(registry.names()[-1])
    assert match.imagine(0, 5).table.rng.state < 1 << 62
