"""Balance runs: games in the background, watched, stopped, gone on with after anything, and told with one's own cards first."""

from __future__ import annotations

import asyncio
import json
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from pionek.core import registry
from pionek.core.packs.archive import zipped
from pionek.server.packs import measuring
from tests.server.process import Process
from tests.server.rig import Rig, run

ROOT = Path(__file__).resolve().parents[2]
APIARY = ROOT / "docs" / "examples" / "apiary"
pytestmark = pytest.mark.skipif("dicethrone" not in registry.names(), reason="these tests measure a pack of Dice Throne")


@pytest.fixture
def settings(tmp_path: Path) -> dict[str, Any]:
    return {"uploads": True, "packs_folder": str(tmp_path / "shelf"), "balance_niceness": 0}


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pionek.server.http.packs.MEASURING_BOT", "random")


async def until(rig: Rig, id: str, *states: str) -> dict[str, Any]:
    while True:
        told = (await rig.get(f"/api/balance/{id}")).data
        if told["state"] in states:
            return dict(told)
        await asyncio.sleep(0.05)


async def begin(rig: Rig, **more: Any) -> str:
    digest = (await rig.http("POST", "/api/packs", raw=zipped(APIARY))).data["digest"]
    given = await rig.post("/api/balance", {"game": "dicethrone", "packs": [digest], "games": 1} | more)
    assert given.status == 201, given.data
    return str(given.data["run"])


def rounds(folder: Path, id: str) -> list[tuple[str, int]]:
    """The games that a run has played, as they were written down one after another: of which version, and which."""
    found = []
    for path in sorted((folder / "shelf" / ".runs" / id).rglob("games.jsonl")):
        found += [(path.parent.name, json.loads(line)["round"]) for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
    return found


@pytest.mark.usefixtures("_quick")
def test_a_run_is_stopped_goes_on_and_tells_what_the_pack_brings_first(tmp_path, settings):
    async def test(rig: Rig) -> None:
        id = await begin(rig)
        await until(rig, id, "running")
        assert (await rig.post(f"/api/balance/{id}/stop", {})).data == {"state": "stopped"}
        kept = len(rounds(tmp_path, id))
        await rig.post(f"/api/balance/{id}/on", {})
        done = await until(rig, id, "done", "failed")
        assert done["state"] == "done", done
        report = done["report"]
        assert [sheet["title"] for sheet in report["sheets"]][:3] == ["What the pack lets one play", "Who beats whom", "What the pack brings"]
        beekeeper = report["sheets"][0]["rows"]
        assert [row[0] for row in beekeeper] == ["Beekeeper"]
        assert {row[1] for row in report["sheets"][1]["rows"]} == {"Barbarian", "Monk", "Moon Elf", "Paladin", "Pyromancer", "Shadow Thief", "Treant", "Ninja"}
        assert kept <= len(rounds(tmp_path, id))
        polish = (await rig.get(f"/api/balance/{id}", lang="pl")).data["report"]
        assert polish["sheets"][0]["rows"][0][0] == "Pszczelarka"

    run(str(tmp_path / "games.db"), test, **settings)


@pytest.mark.usefixtures("_quick")
@pytest.mark.skipif("etherfields" not in registry.names(), reason="this test measures a Dream and a Slumber")
def test_a_dream_and_a_slumber_of_a_pack_are_what_is_played(tmp_path, settings):
    files = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "examples" / "observatory").glob("*.yaml")}

    async def test(rig: Rig) -> None:
        digest = (await rig.post("/api/packs/files", {"files": files})).data["digest"]
        told = (await rig.get(f"/api/games/etherfields?packs={digest}")).data["ways"]
        assert [(each["kind"], each["id"]) for each in told] == [("dream", "observatory:observatory"), ("slumber", "observatory:night-watchman")]
        assert told[1]["options"] == {"play": "slumber", "slumber": "observatory:night-watchman"}
        checked = (await rig.post("/api/packs/check", {"files": files})).data["ways"]
        assert checked == [{"kind": each["kind"], "id": each["id"]} for each in told]
        id = str((await rig.post("/api/balance", {"game": "etherfields", "packs": [digest], "games": 1})).data["run"])
        done = await until(rig, id, "done", "failed")
        assert done["state"] == "done", done
        first = done["report"]["sheets"][0]
        assert first["title"] == "What the pack lets one play"
        assert [row[0] for row in first["rows"]] == ["The Closed Observatory", "The Night Watchman's Tea"]

    run(str(tmp_path / "games.db"), test, **settings)


def test_what_cannot_be_measured_is_refused_with_a_sentence(tmp_path, settings):
    async def test(rig: Rig) -> None:
        body = {"game": "dicethrone", "packs": ["0" * 64], "games": 10}
        assert "missing: 000000" in (await rig.post("/api/balance", body)).data["text"]
        assert (await rig.post("/api/balance", body | {"games": 10**9})).status == 400
        for id in ("nothing", "..", "%2e%2e%2f%2e%2e", "a" * 16):
            assert (await rig.get(f"/api/balance/{id}")).status == 404

    run(str(tmp_path / "games.db"), test, **settings)


def test_only_so_many_runs_wait(tmp_path, settings, monkeypatch):
    async def test(rig: Rig) -> None:
        monkeypatch.setattr(measuring, "MOST_WAITING", 1)
        digest = (await rig.http("POST", "/api/packs", raw=zipped(APIARY))).data["digest"]
        body = {"game": "dicethrone", "packs": [digest], "games": 5000}
        first = (await rig.post("/api/balance", body)).data["run"]
        told = await rig.post("/api/balance", body)
        assert (told.status, told.data["error"]) == (429, "runs-busy")
        await rig.post(f"/api/balance/{first}/stop", {})
        assert (await rig.post("/api/balance", body)).status == 201

    run(str(tmp_path / "games.db"), test, **settings)


def measuring_processes(folder: Path) -> list[str]:
    """The balance runs under way in a folder."""
    listed = subprocess.run(["ps", "-eo", "args="], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if "pionek.cli.measuring" in line and str(folder) in line]


def test_a_run_goes_on_when_the_server_was_killed(tmp_path):
    more = {"PIONEK_SERVER_UPLOADS": "true", "PIONEK_SERVER_PACKS_FOLDER": str(tmp_path / "shelf"), "PIONEK_SERVER_BALANCE_NICENESS": "0"}
    server = Process(str(tmp_path / "games.db"), tmp_path / "log", **more)
    files = {path.name: path.read_text(encoding="utf-8") for path in APIARY.glob("*.yaml")}
    digest = server.http("POST", "/api/packs/files", {"files": files})[1]["digest"]
    id = server.http("POST", "/api/balance", {"game": "dicethrone", "packs": [digest], "games": 5000})[1]["run"]

    def played(at_least: int) -> int:
        while True:
            told = server.http("GET", f"/api/balance/{id}")[1]
            if told["state"] == "running" and told["done"] >= at_least:
                return int(told["done"])
            time.sleep(0.05)

    before = played(3)
    server.kill()
    while measuring_processes(tmp_path):
        time.sleep(0.05)
    kept = rounds(tmp_path, id)
    assert len(kept) >= before
    server = Process(str(tmp_path / "games.db"), tmp_path / "log", **more)
    assert played(len(kept) + 3) > len(kept)
    assert server.http("POST", f"/api/balance/{id}/stop", {})[1] == {"state": "stopped"}
    while measuring_processes(tmp_path):
        time.sleep(0.05)
    after = rounds(tmp_path, id)
    assert after[: len(kept)] == kept, "what was played is kept"
    assert len(after) > len(kept)
    assert len(set(after)) == len(after), "no game is played twice"
    assert server.stop() == 0
    assert not measuring_processes(tmp_path)
