"""Campaigns on the server: evening after evening, and nobody is told what his campaign has not revealed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.free.made_up.vigil import AN_EVENING, GAME
from tests.server.rig import Rig, add_games, run

SECRETS = sorted(entry.id for entry in GAME.content().entries["lantern"] if GAME.campaign.is_secret(GAME.content(), entry))


@pytest.fixture(autouse=True)
def vigil(monkeypatch):
    add_games(monkeypatch, GAME)


async def play(rig: Rig, id: str, tokens: list[str]) -> None:
    """A whole evening: the seats open doors in turn."""
    for door in range(AN_EVENING):
        token = tokens[door % len(tokens)]
        at = (await rig.get(f"/api/matches/{id}", token=token)).data["at"]
        given = await rig.post(f"/api/matches/{id}/answers", {"id": f"d{door}", "key": f"open:{door + 1}", "at": at}, token=token)
        assert given.status == 200, given.data


async def seated(rig: Rig, made: Any) -> list[str]:
    codes = [seat["code"] for seat in made["seats"] if seat["code"]]
    return [(await rig.post("/api/join", {"code": code})).data["token"] for code in codes]


async def gallery(rig: Rig, query: str = "", token: str = "") -> list[str]:
    given = await rig.get(f"/api/games/vigil/packs{query}", token=token)
    return [entry["id"] for entry in given.data["entries"]] if given.status == 200 else [given.data["error"]]


def test_a_campaign_goes_on_from_evening_to_evening(file):
    async def test(rig: Rig) -> None:
        first, tokens = await rig.match("vigil", "human", "human")
        assert (await rig.get(f"/api/matches/{first}/campaign", token=tokens[0])).data["error"] == "no-campaign"
        assert (await rig.post(f"/api/matches/{first}/campaign", {}, token=tokens[0])).data["error"] == "not-over"
        await play(rig, first, tokens)
        view = (await rig.get(f"/api/matches/{first}", token=tokens[1])).data["view"]
        assert view["match"]["campaign"]
        told = (await rig.get(f"/api/matches/{first}/campaign", token=tokens[1], lang="pl")).data
        assert told["goes_on"]
        assert [page["name"] for page in told["pages"]] == ["Wieczór 2", "Zapalone latarnie"]
        made = await rig.post(f"/api/matches/{first}/campaign", {"seats": ["human"], "options": {"players": "1"}}, token=tokens[1])
        assert made.status == 201
        second = made.data["match"]
        alone = await seated(rig, made.data)
        told = (await rig.get(f"/api/matches/{second}/campaign", token=alone[0])).data
        assert [each["match"] for each in told["evenings"]] == [first, second]
        assert not told["goes_on"]
        before = (await rig.get(f"/api/matches/{first}/campaign", token=tokens[0])).data
        assert (before["goes_on"], before["next"]) == (False, second)
        assert (await rig.post(f"/api/matches/{first}/campaign", {}, token=tokens[0])).data["error"] == "taken"
        await play(rig, second, alone)
        told = (await rig.get(f"/api/matches/{second}/campaign", token=alone[0])).data
        assert told["pages"][0]["name"] == "Evening 3"
        assert len(told["pages"][1]["text"][0].split(", ")) == 2 + 2 * AN_EVENING

    run(file, test)


def test_whoever_played_before_finds_his_seat_in_the_next_evening(file):
    async def test(rig: Rig) -> None:
        first, tokens = await rig.match("vigil", "human", "human")
        await play(rig, first, tokens)
        made = await rig.post(f"/api/matches/{first}/campaign", {}, token=tokens[0])
        following = await rig.post(f"/api/matches/{first}/next", {}, token=tokens[1])
        assert following.data["match"] == made.data["match"]
        assert (await rig.get(f"/api/matches/{made.data['match']}", token=following.data["token"])).data["seat"] == 1

    run(file, test)


def test_whoever_is_not_among_the_next_evening_is_told_so(file):
    async def test(rig: Rig) -> None:
        first, tokens = await rig.match("vigil", "human", "human")
        await play(rig, first, tokens)
        await rig.post(f"/api/matches/{first}/campaign", {"seats": ["human"], "options": {"players": "1"}}, token=tokens[0])
        assert (await rig.post(f"/api/matches/{first}/next", {}, token=tokens[1])).data["error"] == "taken"

    run(file, test)


def test_the_gallery_shows_secrets_only_as_far_as_the_readers_campaign_has_revealed_them(file):
    async def test(rig: Rig) -> None:
        first, tokens = await rig.match("vigil", "human", "human")
        assert not set(await gallery(rig)) & set(SECRETS)
        assert not set(await gallery(rig, f"?match={first}", tokens[0])) & set(SECRETS)
        await play(rig, first, tokens)
        shown = set(await gallery(rig, f"?match={first}", tokens[0])) & set(SECRETS)
        assert len(shown) == AN_EVENING
        assert not set(await gallery(rig)) & set(SECRETS)
        other, strangers = await rig.match("vigil", "human", "human")
        assert not set(await gallery(rig, f"?match={other}", strangers[0])) & set(SECRETS)
        assert await gallery(rig, f"?match={first}", strangers[0]) == ["wrong-token"]
        assert await gallery(rig, f"?match={first}") == ["no-token"]

    run(file, test)


def test_nothing_that_is_sent_names_a_secret_that_was_not_revealed(file):
    """Every route and the websocket, for players and for who looks on, in the middle of the second evening and after it."""

    async def test(rig: Rig) -> None:
        first, tokens = await rig.match("vigil", "human", "human")
        await play(rig, first, tokens)
        made = await rig.post(f"/api/matches/{first}/campaign", {}, token=tokens[0])
        second = made.data["match"]
        tokens = await seated(rig, made.data)
        for over in (False, True):
            if over:
                await play(rig, second, tokens)
            kept = rig.matches.in_memory[second].match.table.behind
            left = {GAME.content().id_of("lantern", each) for each in kept}
            rig.sent.clear()
            for token in (*tokens, ""):
                for part in ("", "/log", "/replay", "/file", "/campaign"):
                    await rig.get(f"/api/matches/{second}{part}", token=token)
                await gallery(rig, f"?match={second}", token)
                client = await rig.sit(token, **({} if token else {"watch": second}))
                await client.settle()
            await rig.get("/api/games")
            await rig.get("/api/matches?status=running")
            await rig.get("/api/matches?status=finished")
            sent = b"".join(given.raw for given in rig.sent) + b"".join(data for client in rig.clients for data in client.heard)
            named = {entry.id: entry.name["en"] for entry in GAME.content().entries["lantern"]}
            words = {word for id in left for word in (json.dumps(id), json.dumps(named[id]))}
            assert left
            assert [word for word in words if word.encode() in sent] == []
            assert (await rig.get(f"/api/matches/{second}/file", token=tokens[0])).data["error"] == ("still-secret" if over else "still-played")

    run(file, test)


def test_nobody_hands_in_a_campaign_that_claims_more_than_was_found(file):
    async def test(rig: Rig) -> None:
        forged = {"evening": 9, "lit": SECRETS, "behind": []}
        for campaign in (forged, json.dumps(forged)):
            made = await rig.post("/api/matches", {"game": "vigil", "options": {"campaign": campaign}})
            assert (made.status, made.data["error"]) == (422, "wrong-value")
        first, tokens = await rig.match("vigil", "human", "human")
        await play(rig, first, tokens)
        made = await rig.post(f"/api/matches/{first}/campaign", {"options": {"campaign": forged}}, token=tokens[0])
        token = (await seated(rig, made.data))[0]
        assert len(set(await gallery(rig, f"?match={made.data['match']}", token)) & set(SECRETS)) == AN_EVENING

    run(file, test)
