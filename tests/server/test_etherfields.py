"""The campaign of Etherfields through the server: an evening that is saved, its diary, and the next one with another Dreamer."""

from __future__ import annotations

from typing import Any

from tests.etherfields.scenario import PICK
from tests.server.rig import Rig, run
from tests.server.test_campaigns import seated

SAVE, PLAY_ON = PICK["save"], PICK["play-on"]


async def evening(rig: Rig, match: str, token: str) -> None:
    """Decline whatever is asked until the evening can be saved, and save it."""
    for at in range(400):
        seen = (await rig.get(f"/api/matches/{match}", token=token)).data
        keys = [choice["key"] for choice in seen["view"]["scene"].get("choices", [])]
        if not keys:
            return
        key = next((key for key in (SAVE, "done", "pass", PLAY_ON) if key in keys), keys[0])
        given = await rig.post(f"/api/matches/{match}/answers", {"id": f"a{at}", "key": key, "at": seen["at"]}, token=token)
        assert given.status == 200, given.data
    raise AssertionError("the evening does not end")


def ids(page: dict[str, Any]) -> str:
    return str(page["id"])


def test_an_evening_is_saved_and_another_one_begins_with_another_dreamer(file):
    async def test(rig: Rig) -> None:
        made = await rig.post("/api/matches", {"game": "etherfields", "seats": ["human"], "options": {"play": "campaign", "dreamers": "gambler"}, "seed": 3})
        assert made.status == 201, made.data
        first, (token,) = made.data["match"], await seated(rig, made.data)
        await evening(rig, first, token)
        told = (await rig.get(f"/api/matches/{first}/campaign", token=token)).data
        assert told["goes_on"]
        assert any(ids(page).startswith("diary") for page in told["pages"])
        after = await rig.post(f"/api/matches/{first}/campaign", {"seats": ["human"], "options": {"dreamers": "specialist"}}, token=token)
        assert after.status == 201, after.data
        second, (other,) = after.data["match"], await seated(rig, after.data)
        view = (await rig.get(f"/api/matches/{second}", token=other)).data["view"]
        assert [thing["name"] for thing in view["scene"]["things"] if thing["id"] == "seat:0"] == ["Specialist"]
        await evening(rig, second, other)
        told = (await rig.get(f"/api/matches/{second}/campaign", token=other)).data
        assert [each["match"] for each in told["evenings"]] == [first, second]

    run(file, test)
