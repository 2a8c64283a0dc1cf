"""Campaigns on the command line: begun, gone on with, written down; secrets; and what one may do out of turn."""

import json

import pytest

import pionek as library
from pionek.cli.session import Session
from pionek.core import registry
from pionek.core.rules.windows import PASSING
from tests.cli.conftest import refused

pytestmark = pytest.mark.skipif("etherfields" not in registry.names(), reason="the suite also passes without this game")


def test_a_campaign_is_begun_and_gone_on_with_in_a_file(pionek, tmp_path):
    file = tmp_path / "hour.json"
    first = pionek("play", "etherfields", "--campaign", file, "--seats", "bot:greedy", "--set", "dreamers=gambler", "--set", "cap=0", "--seed", "2")
    assert first.code == 0
    left = json.loads(file.read_text())
    assert left["ending"]
    assert first.lines[-1] == f"The campaign has come to its end; {file} tells how it went."
    again = pionek("play", "etherfields", "--campaign", file, "--seats", "bot:greedy", "--set", "dreamers=gambler")
    assert "this campaign has come to its end" in refused(again)


def saved(tmp_path):
    """A campaign that was saved on its first evening."""
    match = library.new_match("etherfields", seed=3, dreamers=["gambler"], play="campaign")
    while match.decision is not None:
        keys = match.keys()
        wanted = [key for key in ("done", "pass", "pick:save") if key in keys]  # inside the Dream "done" comes before saving
        match.play((wanted or keys)[0])
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(match.campaign))
    return file


def test_an_evening_goes_on_where_the_last_one_ended_with_other_dreamers(pionek, tmp_path):
    file = saved(tmp_path)
    before = json.loads(file.read_text())
    assert before["dreams_done"] == ["d1"]
    done = pionek("play", "etherfields", "--campaign", file, "--set", "dreamers=specialist,tough-guy", "--plain", typed="")
    assert done.code == 0
    assert "--load" in done.lines[-1], "left in the middle: the match is saved, the campaign stays as it was"
    assert json.loads(file.read_text()) == before


def test_simulations_play_on_from_a_campaign(pionek, tmp_path):
    file = saved(tmp_path)
    before = file.read_bytes()
    done = pionek("simulate", "etherfields", "--campaign", file, "--set", "dreamers=gambler", "--set", "cap=5", "--games", "2", "--jobs", "1", "--json")
    assert done.code == 0
    found = json.loads(done.out)
    assert found["setup"]["options"]["campaign"]["dreams_done"] == ["d1"]
    assert found["results"]["ends"] == {"cap": 2}
    assert file.read_bytes() == before, "as --help says"
    told = " ".join(pionek("simulate", "--help").out.split())
    assert "stays as it is" in told
    assert "is written there" not in told


def test_games_without_campaigns_and_files_without_one_are_refused(pionek, tmp_path):
    assert refused(pionek("play", "connectfour", "--campaign", tmp_path / "new.json")) == "connectfour has no campaign"
    file = tmp_path / "letter.txt"
    file.write_text("Dear all")
    assert "holds no campaign" in refused(pionek("play", "etherfields", "--campaign", file))


@pytest.mark.parametrize(("dreamers", "line_ups"), [("", 12), ("gambler,specialist,tough-guy", 24)])
def test_all_line_ups_of_dreamers_can_be_measured(pionek, dreamers, line_ups):
    given = ["--set", f"dreamers={dreamers}"] if dreamers else []
    done = pionek("simulate", "etherfields", "--vary", "dreamers", "--games", "24", "--set", "cap=2", "--bots", "random", "--jobs", "1", "--json", *given)
    assert done.code == 0
    assert len(json.loads(done.out)["results"]["pairings"]) == line_ups


def test_secrets_are_shown_to_nobody_who_does_not_ask_for_them(pionek):
    shown = pionek("pack", "show", "etherfields")
    assert "Gambler" in shown.out
    assert "Signal Code" not in shown.out
    assert "s101" not in shown.out
    assert shown.lines[-1].endswith("entries are secret and left out: --spoil prints them too.")
    spoilt = pionek("pack", "show", "etherfields", "--spoil")
    assert "Signal Code" in spoilt.out
    assert "secret and left out" not in spoilt.out
    names = {row["id"] for row in json.loads(pionek("pack", "show", "etherfields", "--json").out)}
    assert "si01" not in names


def sat(rounds="true", wish=""):
    """A person with a Rapid card, beside a bot that is to act."""
    match = library.new_match("etherfields", seed=4, dreamers=["gambler", "specialist"], rounds=rounds)
    while type(match.table.agenda[-1]).__name__ != "Acting":
        keys = match.keys()
        match.play("done" if "done" in keys else keys[0])
    table = match.table
    table.dreamers[0].hand = [table.content.find("card", "mk08")]
    table.agenda[-1].seat = 1
    table.ask_again()
    match.listener = None
    session = Session(match, ["human", "bot:greedy"], "en")
    if wish:
        session.preferences[0].read(wish)
    return session


def test_a_person_may_act_before_the_one_who_is_asked_and_is_offered_each_thing_once(monkeypatch):
    session = sat()
    monkeypatch.setattr(session, "pretended", lambda: None)
    assert session.asked() == 0
    question = session.question()
    assert question.text == "Specialist is deciding. You may do something first:"
    assert question.options[-1] == PASSING
    assert session.hear("pass").moved
    assert session.asked() is None
    session.declined.clear()
    session.hear("play:mk08:none")
    assert session.match.effective()[-1].seat == 0


def test_whoever_does_not_want_to_be_asked_in_between_is_not(monkeypatch):
    session = sat(wish="help=never")
    monkeypatch.setattr(session, "pretended", lambda: None)
    assert session.asked() is None
