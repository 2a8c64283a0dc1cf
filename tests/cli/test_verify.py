"""`pionek verify`: what follows from a secret, and what does not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pionek.cli.app import run
from pionek.core import registry
from pionek.core.match import fairness
from pionek.core.match.match import start
from pionek.core.state.rng import SECRET

SEED = SECRET | 77


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = start(registry.get("dicethrone"), {}, SEED)
    for _ in range(12):
        assert match.decision is not None
        match.play(match.decision.options[0])
    file = tmp_path / "match.json"
    file.write_bytes(match.save())
    return file


def test_a_fair_match_is_verified(saved, capsys):
    assert run(["verify", str(saved)]) == 0
    told = capsys.readouterr().out
    assert fairness.secret_of(SEED) in told
    assert fairness.commitment(SEED) in told
    assert run(["verify", str(saved), "--commitment", fairness.commitment(SEED).upper()]) == 0


def test_another_commitment_is_refused(saved, capsys):
    assert run(["verify", str(saved), "--commitment", fairness.commitment(SECRET)]) == 2
    assert fairness.commitment(SEED) in capsys.readouterr().err


def test_dice_that_do_not_follow_from_the_secret_are_refused(saved, capsys):
    data = json.loads(saved.read_text())
    data["seed"] = hex(SECRET | 78)
    saved.write_text(json.dumps(data))
    assert run(["verify", str(saved)]) == 2
    assert capsys.readouterr().err


def test_a_plain_seed_is_no_secret(tmp_path, capsys):
    file = tmp_path / "match.json"
    file.write_bytes(start(registry.get("connectfour"), {}, 7).save())
    assert run(["verify", str(file), "--lang", "pl"]) == 2
    assert "ziarno 7" in capsys.readouterr().err
