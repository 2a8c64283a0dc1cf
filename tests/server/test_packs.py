"""Packs at the table: brought as files, pinned by their hashes, played with by people and bots, and harmless."""

from __future__ import annotations

import asyncio
import io
import itertools
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import pionek
from pionek.core import registry
from pionek.core.match.saving import SaveError
from pionek.core.packs.archive import zipped
from pionek.server.matches import creating
from pionek.server.packs.shelf import Shelf
from tests.server.process import Process
from tests.server.rig import Client, Rig, run

ROOT = Path(__file__).resolve().parents[2]
APIARY = ROOT / "docs" / "examples" / "apiary"
OBSERVATORY = ROOT / "docs" / "examples" / "observatory"
HERO = "apiary:beekeeper"
OPTIONS = {"heroes": [HERO, "monk"]}
pytestmark = pytest.mark.skipif("dicethrone" not in registry.names(), reason="these tests play with a pack of Dice Throne")
HEADER = "id: trap\nversion: '1'\ngame: dicethrone\nlanguages: [en, pl]\nlicence: CC0-1.0\n"


def archive(**files: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in files.items():
            file.writestr(f"{name}.yaml", text)
    return out.getvalue()


async def bring(rig: Rig, data: bytes, **how: Any) -> Any:
    return await rig.http("POST", "/api/packs", raw=data, **how)


async def asked(client: Client) -> None:
    """Wait until this seat is asked, and nothing more is under way."""
    await client.settle()
    while not client.offered():
        await client.next()
        await client.settle()


def settings(tmp_path: Path) -> dict[str, Any]:
    return {"uploads": True, "packs_folder": str(tmp_path / "shelf"), "bot_seconds": 120.0}


def test_a_pack_is_brought_shown_played_replayed_and_saved(address, tmp_path):
    async def test(rig: Rig) -> None:
        told = await bring(rig, zipped(APIARY))
        assert told.status == 201, told.data
        digest = told.data["digest"]
        assert told.data["id"] == "apiary"
        assert {"kind": "hero", "id": HERO, "name": "Beekeeper"} in told.data["adds"]
        assert (await bring(rig, zipped(APIARY))).data["digest"] == digest, "brought twice it is the same"

        heroes = {game: {value["id"]: value["name"] for option in told["options"] if option["name"] == "heroes" for value in option["allowed"]}
                  for game, told in (("with", (await rig.get(f"/api/games/dicethrone?packs={digest}", lang="pl")).data), ("without", (await rig.get("/api/games/dicethrone")).data))}
        assert set(heroes["with"]) - set(heroes["without"]) == {HERO}
        assert heroes["with"][HERO] == "Pszczelarka"
        gallery = (await rig.get(f"/api/games/dicethrone/packs?packs={digest}")).data["entries"]
        assert any(entry["id"] == HERO for entry in gallery)
        entries = (await rig.get(f"/api/packs/{digest}", lang="pl")).data["entries"]
        assert any(entry["text"].startswith("Wydaj 1 podczas swojego ataku") for entry in entries)
        file = await rig.get(f"/api/packs/{digest}/file")
        assert file.raw == zipped(APIARY)

        id, tokens = await rig.match("dicethrone", "human", "bot:greedy", options=OPTIONS, packs=[digest])
        client = await rig.sit(tokens[0])
        assert client.view["match"]["packs"] == [{"id": "apiary", "version": told_version(), "digest": digest}]
        rows = (await rig.get("/api/matches?status=running")).data["matches"]
        assert [row["packs"] for row in rows if row["match"] == id] == [{"apiary": digest}]
        for _ in range(12):
            await asked(client)
            assert (await client.answer(client.offered()[0]))["is"] == "ack"
        await asked(client)
        hint = await client.ask(is_="hint")
        assert hint["is"] == "ack", hint
        assert hint["key"] in client.offered()
        assert "bot-failed" not in rig.journal.getvalue()
        moment = await rig.get(f"/api/matches/{id}/replay?at=3", token=tokens[0])
        assert moment.status == 200, moment.data
        saved = await rig.get(f"/api/matches/{id}/file", token=tokens[0])
        assert saved.data["packs"]["apiary"] == digest
        assert pionek.load(saved.raw, (APIARY,)).digest() == saved.data["digest"]
        with pytest.raises(SaveError, match=f"missing: apiary \\({digest[:12]}\\)"):
            pionek.load(saved.raw)
        live = await rig.matches.find(id)
        before = live.match.digest()
        await client.leave()
        await rig.matches.unload(live)
        assert id not in rig.matches.in_memory
        assert (await rig.matches.find(id)).match.digest() == before
        await rig.matches.load_past(await rig.matches.find(id))
        assert (await rig.matches.find(id)).whole

    run(address, test, **settings(tmp_path))


def test_a_position_is_laid_out_to_try_a_pack(file, tmp_path):
    async def test(rig: Rig) -> None:
        digest = (await bring(rig, zipped(APIARY))).data["digest"]
        laid = [
            {"seat": 0, "kind": "card", "id": "apiary:open-the-hive"}, {"seat": 0, "kind": "token", "id": "apiary:swarm", "count": 2},
            {"seat": 1, "kind": "health", "count": 7}, {"seat": 0, "kind": "cp", "count": 9},
        ]  # fmt: skip
        wanted = {"options": OPTIONS | {"first": "1"}, "packs": [digest], "seed": 3}
        id, tokens = await rig.match("dicethrone", "human", "human", laid=laid, **wanted)
        live = await rig.matches.find(id)
        content, (mine, theirs) = live.match.content, live.match.table.players
        assert content.find("card", "apiary:open-the-hive") in mine.hand.cards
        assert mine.tokens[content.find("token", "apiary:swarm")] == 2
        assert (theirs.health, mine.cp) == (7, 9)
        await rig.matches.unload(live)
        again = (await rig.matches.find(id)).match
        assert again.digest() == live.match.digest(), "what was laid out is part of the record"
        assert (await rig.sit(tokens[0])).view["match"]["chosen_seed"]
        for wrong in ({"seat": 0, "kind": "card", "id": "nothing"}, {"seat": 9, "kind": "cp"}, {"seat": 0, "kind": "hero", "id": HERO}):
            refused = await rig.post("/api/matches", {"game": "dicethrone", "seats": ["human", "human"], "laid": [wrong], **wanted})
            assert refused.status == 422, refused.data

    run(file, test, **settings(tmp_path))


def test_who_decides_first_can_be_wanted(file, tmp_path, monkeypatch):
    seeds = itertools.count()
    monkeypatch.setattr(creating, "secret_seed", lambda: next(seeds))

    async def test(rig: Rig) -> None:
        for first in (0, 1):
            id, _tokens = await rig.match("dicethrone", "human", "human", first=first)
            decision = (await rig.matches.find(id)).match.decision
            assert decision is not None
            assert decision.seat == first
        refused = await rig.post("/api/matches", {"game": "dicethrone", "seats": ["human", "human"], "first": 7})
        assert (refused.status, refused.data["text"]) == (422, "first: seat 8 cannot begin here")

    run(file, test, **settings(tmp_path))


@pytest.mark.skipif("etherfields" not in registry.names(), reason="this test plays a Slumber")
def test_what_is_no_more_than_its_set_up_begins_there(file, tmp_path):
    async def test(rig: Rig) -> None:
        digest = (await bring(rig, zipped(OBSERVATORY))).data["digest"]
        way = (await rig.get(f"/api/games/etherfields?packs={digest}")).data["ways"][1]
        id, _tokens = await rig.match("etherfields", "human", "human", packs=[digest], options=way["options"], first=0)
        match = (await rig.matches.find(id)).match
        assert match.settings["slumber"] == "observatory:night-watchman"
        assert match.decision is not None
        assert match.decision.seat == 0

    run(file, test, **settings(tmp_path))


@pytest.mark.skipif("etherfields" not in registry.names(), reason="this test brings a pack of Etherfields")
def test_the_source_of_a_pack_with_secrets_opens_with_the_key_of_who_brought_it(file, tmp_path):
    async def test(rig: Rig) -> None:
        told = (await bring(rig, zipped(OBSERVATORY))).data
        assert told["secret"]
        assert "Closed Observatory" not in json.dumps(told)
        seen = (await rig.get(f"/api/packs/{told['digest']}")).data
        assert "key" not in seen
        for route in ("file", "files"):
            for token in ("", "x" * len(told["key"])):
                refused = await rig.get(f"/api/packs/{told['digest']}/{route}", token=token)
                assert (refused.status, refused.data["error"]) == (403, "no-pack-key")
            assert (await rig.get(f"/api/packs/{told['digest']}/{route}", token=told["key"])).status == 200
        assert (await bring(rig, zipped(OBSERVATORY))).data["key"] == told["key"]
        open_to_all = (await bring(rig, zipped(APIARY))).data
        assert (open_to_all["secret"], open_to_all["key"]) == (False, "")

    run(file, test, **settings(tmp_path))


def told_version() -> str:
    return registry.get("dicethrone").content((APIARY,)).packs[-1].version


def test_another_server_opens_the_file_and_names_what_it_does_not_have(file, tmp_path):
    """A match that needs a pack whose folder is gone tells which; the others go on."""

    async def test(rig: Rig) -> None:
        digest = (await bring(rig, zipped(APIARY))).data["digest"]
        id, tokens = await rig.match("dicethrone", "human", "bot:greedy", options=OPTIONS, packs=[digest])
        await rig.matches.unload(await rig.matches.find(id))
        shutil.rmtree(tmp_path / "shelf" / digest)
        gone = await rig.get(f"/api/matches/{id}", token=tokens[0])
        assert gone.status == 422
        assert f"apiary ({digest[:12]})" in gone.data["text"]
        assert (await rig.post("/api/matches", {"game": "dicethrone", "packs": [digest]})).status == 422
        assert (await rig.get(f"/api/packs/{digest}")).status == (await rig.get(f"/api/packs/{digest}/file")).status == 404
        assert (await rig.match("dicethrone", "human", "bot:greedy"))[0]
        assert (await bring(rig, zipped(APIARY))).status == 201
        assert (await rig.get(f"/api/matches/{id}", token=tokens[0])).status == 200, "brought back, the match goes on"

    run(file, test, **settings(tmp_path))


@pytest.mark.skipif("etherfields" not in registry.names(), reason="this test needs a campaign with secrets")
def test_what_a_campaign_keeps_secret_in_a_pack_is_in_no_list(file, tmp_path):
    files = {
        "pack.yaml": HEADER.replace("dicethrone", "etherfields"),
        "cards.yaml": "cards:\n- {id: open, name: {en: Open Card, pl: Karta jawna}, deck: flaw, type: flaw, timing: [], effect: {script: s998}}\n",
        "scripts.yaml": "scripts:\n- {id: s998, name: {en: Script 998, pl: Skrypt 998}, text: {en: Go on., pl: Dalej.}, effect: {script: s999}}\n- {id: s999, name: {en: Veiled, pl: Zakryty}, text: {en: Nobody knows., pl: Nikt nie wie.}}\n",
    }

    async def test(rig: Rig) -> None:
        brought = await rig.post("/api/packs/files", {"files": files})
        assert brought.status == 201, brought.data
        digest = brought.data["digest"]
        rig.matches.shelf.offered.append(digest)
        for path in (f"/api/packs/{digest}", "/api/packs", f"/api/games/etherfields/packs?packs={digest}", f"/api/games/etherfields?packs={digest}"):
            told = await rig.get(path)
            assert told.status == 200, told.data
            assert b"s999" not in told.raw
            assert b"Veiled" not in told.raw
        assert [each["name"] for each in brought.data["adds"]] == ["Open Card"]

    run(file, test, **settings(tmp_path))


def test_only_an_owner_who_allows_it_gets_packs(file, tmp_path):
    async def test(rig: Rig) -> None:
        refused = await bring(rig, zipped(APIARY))
        assert (refused.status, refused.data["error"]) == (403, "no-uploads")
        assert (await rig.post("/api/packs/check", {"files": {}})).status == 403
        assert (await bring(rig, b"x" * 100_000)).status == 413
        assert not (tmp_path / "shelf").exists()

    run(file, test, packs_folder=str(tmp_path / "shelf"))


def test_the_limits_of_size_number_and_rate(file, tmp_path):
    async def test(rig: Rig) -> None:
        assert (await bring(rig, b"x" * 20_001)).status == 413
        assert (await bring(rig, zipped(APIARY))).status == 201
        assert (await bring(rig, zipped(APIARY))).data["error"] == "shelf-full"
        assert (await bring(rig, zipped(APIARY))).data["error"] == "too-fast"
        assert (await bring(rig, zipped(APIARY), address="another")).data["error"] == "shelf-full"

    run(file, test, **settings(tmp_path), upload_bytes=20_000, most_packs=1, uploads_per_hour=12.0)


def card(name: str) -> str:
    """A file with a card of this name."""
    return f'cards:\n- {{id: a, name: {{en: "{name}", pl: x}}, cost: 1, phase: main, effect: {{heal: 2}}}}\n'


HOSTILE = {
    "an anchor": archive(pack=HEADER, bomb="a: &a [x]\nb: [*a, *a]\n"),
    "code": archive(pack=HEADER, bomb="a: !!python/object/apply:os.system ['touch /tmp/x']\n"),
    "depth": archive(pack=HEADER, bomb="[" * 100_000),
    "many values": archive(pack=HEADER, bomb="cards: [" + "1, " * 210_000 + "]"),
    "a bomb": archive(pack=HEADER, bomb=" " * 40_000_000),
    "binary": archive(pack=HEADER, bomb="\0\1\2"),
    "a way out": archive(**{"pack": HEADER, "../../evil": "x: 1"}),
    "no zip": b"PK\3\4" + b"\0" * 500,
    "nothing": b"",
    "a name without end": archive(pack=HEADER, cards=card("x" * 100_000)),
    "a name that turns the line round": archive(pack=HEADER, cards=card("\u202eabc")),
    "an id without end": archive(pack=HEADER, cards=card("x").replace("id: a", "id: " + "a" * 5000)),
    "a version without end": archive(pack=HEADER.replace("version: ", "version: " + "9" * 5000)),
    "another game": archive(pack=HEADER.replace("dicethrone", "chess")),
    "no header": archive(cards="cards: []"),
    "a header that is a list": archive(pack="- 1\n"),
    "endless": archive(
        pack=HEADER,
        tokens="tokens:\n- {id: hydra, name: {en: Hydra, pl: Hydra}, limit: 99, kind: positive, whenever: {gain: hydra}, effect: {gain: hydra, count: 99}}\n",
    ),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_pack_harms_nobody(file, tmp_path, kind):
    """It is refused in a sentence, nothing of it stays, and the server goes on."""

    async def test(rig: Rig) -> None:
        told = await bring(rig, HOSTILE[kind])
        assert 400 <= told.status < 500, told.data
        assert 0 < len(told.data["text"].strip()) < 2000
        assert str(tmp_path) not in told.data["text"], "nothing of the machine is told"
        assert list((tmp_path / "shelf").glob("*")) == list((tmp_path / "shelf").glob(".*")) == []
        assert sorted(path.name for path in tmp_path.rglob("evil*")) == []
        assert (await rig.match("connectfour"))[0]
        assert "error" not in {json.loads(line).get("event") for line in rig.journal.getvalue().splitlines()}

    run(file, test, **settings(tmp_path))


def test_a_check_that_wants_too_much_is_ended(file, tmp_path, monkeypatch):
    monkeypatch.setattr("pionek.server.packs.uploading.PROCESSOR_SECONDS", 0.01)

    async def test(rig: Rig) -> None:
        told = await bring(rig, zipped(APIARY))
        assert (told.status, told.data["error"]) == (422, "check-ended")

    run(file, test, **settings(tmp_path))


def test_an_upload_that_is_broken_off_leaves_nothing_behind(file, tmp_path):
    async def test(rig: Rig) -> None:
        sending = asyncio.create_task(bring(rig, zipped(APIARY)))
        while not list((tmp_path / "shelf").glob(".new-*/pack.yaml")):
            await asyncio.sleep(0.01)
        sending.cancel()
        with pytest.raises(asyncio.CancelledError):
            await sending
        assert list((tmp_path / "shelf").glob(".new-*")) == []
        assert rig.matches.checks.waiting == 0
        assert (await bring(rig, zipped(APIARY))).status == 201

    run(file, test, **settings(tmp_path))


def test_mistakes_of_a_pack_being_written_are_told_as_one_types(file, tmp_path):
    files = {path.name: path.read_text() for path in APIARY.glob("*.yaml")}

    async def test(rig: Rig) -> None:
        good = await rig.post("/api/packs/check", {"files": files})
        assert (good.status, good.data["problems"]) == (200, [])
        assert good.data["entries"] > 10
        wrong = files | {"tokens.yaml": files["tokens.yaml"].replace("damage", "damge", 1)}
        for lang, said in (("en", "did you mean"), ("pl", "może chodziło o")):
            told = (await rig.post("/api/packs/check", {"files": wrong}, lang=lang)).data["problems"]
            assert told[0]["file"] == "tokens.yaml"
            assert told[0]["line"] > 1
            assert said in told[0]["text"]
        for name in ("../x.yaml", "/x.yaml", "x.py", "a/../b.yaml", ""):
            assert (await rig.post("/api/packs/check", {"files": {name: "x"}})).status == 400
        assert (await rig.post("/api/packs/check", {"files": {}})).data["problems"][0]["file"] == "pack.yaml"
        assert list((tmp_path / "shelf").glob(".*")) == []

    run(file, test, **settings(tmp_path))


def test_two_packs_that_do_not_go_together_are_refused(file, tmp_path):
    async def test(rig: Rig) -> None:
        digests = []
        for version in ("1", "2"):
            changed = tmp_path / version
            shutil.copytree(APIARY, changed)
            (changed / "pack.yaml").write_text((APIARY / "pack.yaml").read_text().replace("version:", f"version: '{version}' #", 1))
            digests.append((await bring(rig, zipped(changed))).data["digest"])
        assert digests[0] != digests[1]
        both = await rig.post("/api/matches", {"game": "dicethrone", "packs": digests})
        assert both.status == 422
        assert "expected" in both.data["text"]
        assert str(tmp_path) not in both.data["text"]
        other = await rig.post("/api/matches", {"game": "connectfour", "packs": digests[:1]})
        assert "dicethrone" in other.data["text"]
        assert (await rig.post("/api/matches", {"game": "dicethrone", "packs": ["../../etc"]})).status == 422

    run(file, test, **settings(tmp_path))


def test_a_pack_looks_as_it_says_and_an_owner_s_has_its_pictures(file, tmp_path):
    """Icons and hues of any pack; pictures of those that lie in the owner's folder, and nothing else that lies there."""
    pack = tmp_path / "apiary"
    shutil.copytree(APIARY, pack, ignore=shutil.ignore_patterns("art"))
    digest = Shelf(tmp_path / "shelf").take(pack)
    (pack / "art" / "hero").mkdir(parents=True)
    (pack / "art" / "hero" / "beekeeper.webp").write_bytes(b"a picture")
    (pack / "art" / "hero" / "draft.webp").write_bytes(b"not in the list")
    index = {"files": {"hero/beekeeper.webp": "abc123"}, "things": {f"hero:{HERO}": "hero/beekeeper.webp"}}
    (pack / "art" / "index.json").write_text(json.dumps(index))
    assert Shelf(tmp_path / "shelf").take(pack) == digest, "pictures painted later come to a pack that is there"

    async def test(rig: Rig) -> None:
        plain = (await rig.get("/api/games/dicethrone/look")).data
        look = (await rig.get(f"/api/games/dicethrone/look?packs={digest}")).data
        assert HERO not in plain["accents"]
        assert look["accents"][HERO] == "#d8a72e"
        assert look["icons"]["token:apiary:swarm"] == "bee"
        assert "bee" in look["outlines"]
        shown = look["art"]["things"][f"hero:{HERO}"]
        picture = await rig.get(f"/art/dicethrone/{shown}?v={look['art']['files'][shown]}")
        assert picture.raw == b"a picture"
        for name in ("hero/draft.webp", "index.json", "../pack.yaml", "pack.yaml"):
            assert (await rig.get(f"/art/dicethrone/pack/{digest}/{name}")).status == 404
        assert (await rig.get(f"/art/dicethrone/pack/{'0' * 64}/hero/beekeeper.webp")).status == 404
        assert (await rig.get(f"/api/games/relic/look?packs={digest}")).status == 422

    run(file, test, **settings(tmp_path))


def test_packs_of_the_owner_are_on_the_shelf_and_unused_ones_go(tmp_path):
    shelf = Shelf(tmp_path / "shelf")
    kept = shelf.take(APIARY)
    (tmp_path / "bees.zip").write_bytes(zipped(APIARY))
    assert shelf.take(tmp_path / "bees.zip") == kept == registry.get("dicethrone").content((APIARY,)).packs[-1].digest
    assert shelf.count() == 1
    assert shelf.sweep(1.0) == []
    assert Shelf(tmp_path / "shelf", [kept]).sweep(-1.0) == []
    assert shelf.sweep(-1.0) == [kept]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_of_its_own_with_a_pack(tmp_path, workers):
    """`serve --pack FILE.zip`, with several processes too: bots play with the pack in processes of their own."""
    (tmp_path / "bees.zip").write_bytes(zipped(APIARY))
    environment = {"PIONEK_SERVER_PACKS": str(tmp_path / "bees.zip"), "PIONEK_SERVER_UPLOADS": "true", "PIONEK_SERVER_BOT_SECONDS": "120"}
    server = Process(str(tmp_path / "pionek.db"), tmp_path / "log", workers=workers, **environment)
    try:
        packs = server.http("GET", "/api/packs")[1]["packs"]
        assert [pack["id"] for pack in packs] == ["apiary"]
        matches = [server.match("dicethrone", seats=["human", "bot:easy"], options=OPTIONS, packs=[packs[0]["digest"]]) for _ in range(2)]

        async def some(id: str, token: str) -> None:
            seat = await server.sit(token, id)
            for at in range(8):
                while not seat.offered():
                    await seat.next()
                seen = seat.seq
                told = await seat.answer(f"a{at}", seat.offered()[0])
                assert told["is"] == "ack", told
                while seat.seq == seen:
                    await seat.next()
            await seat.socket.close()

        for id, (token, *_more) in matches:
            asyncio.run(some(id, token))
        assert "bot-failed" not in (tmp_path / "log").read_text()
    finally:
        server.stop()
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "pack.yaml").write_text(HEADER.replace("licence", "license"))
    command = [sys.executable, "-m", "pionek.cli", "serve", "--db", str(tmp_path / "x.db"), "--port", "0", "--pack", str(broken)]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert done.returncode == 2
    assert b"licence" in done.stderr
