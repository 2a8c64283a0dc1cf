"""The files of the page: served whole or squeezed, for ever by their names, and nothing else of the machine."""

import asyncio
import gzip

import pytest
from starlette.requests import Request
from starlette.responses import Response

from pionek.server.http import page
from pionek.server.http.page import Page


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Pionek</title>")
    (tmp_path / "assets" / "index-abc.js").write_text("let stół = 1;" * 50)
    (tmp_path / "assets" / "face.woff2").write_bytes(b"wOF2")
    (tmp_path / "icons.xz").write_bytes(b"not for the browser")
    (tmp_path / "secret.txt").write_text("not for the page")
    return tmp_path


def asked(folder, name: str = "", encoding: str = "identity") -> Response:
    headers = [(b"accept-encoding", encoding.encode())]
    request = Request({"type": "http", "method": "GET", "path": "/", "headers": headers, "path_params": {"name": name}})
    served = Page(folder)
    return asyncio.run(served.asset(request) if name else served.index(request))


def test_the_page_is_asked_anew_and_its_files_are_kept_for_ever(folder):
    index = asked(folder)
    assert (index.status_code, index.headers["cache-control"]) == (200, "no-cache")
    assert "text/html" in index.headers["content-type"]
    assert "frame-ancestors 'none'" in index.headers["content-security-policy"]
    script = asked(folder, "index-abc.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.body == (folder / "assets" / "index-abc.js").read_bytes()
    assert asked(folder, "face.woff2").headers["content-type"] == "font/woff2"


def test_what_can_be_squeezed_is_squeezed_for_those_who_take_it(folder):
    response = asked(folder, "index-abc.js", "br, gzip")
    assert response.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(response.body)) == (folder / "assets" / "index-abc.js").read_bytes()
    assert len(response.body) < 200
    assert "content-encoding" not in asked(folder, "face.woff2", "gzip").headers


@pytest.mark.parametrize("name", ["icons.xz", "../icons.xz", "../secret.txt", "none.js", "../../page.py"])
def test_nothing_else_is_served(folder, name):
    assert asked(folder, name).status_code == 404


def test_where_no_page_was_built_one_sentence_says_so(tmp_path):
    told = asked(tmp_path / "none")
    assert told.status_code == 503
    assert b"make setup" in told.body


def test_a_look_brings_the_outlines_of_its_icons_and_no_others(tmp_path, monkeypatch):
    from pionek.core import registry
    from tests.server.rig import Rig, run

    name = registry.names()[0]
    look = registry.get(name).look
    monkeypatch.setattr(page, "all_icons", lambda: {look["sign"]: "M1 1", "unused": "M2 2"})
    page.outline.cache_clear()

    async def test(rig: Rig) -> None:
        told = (await rig.get(f"/api/games/{name}/look")).data
        assert told["outlines"][look["sign"]] == "M1 1"
        assert set(told["outlines"]) == {look["sign"], *look["icons"].values()}
        assert told["dark"] == look["dark"]
        assert (await rig.get("/api/games/chess/look")).status == 404

    run(str(tmp_path / "pionek.db"), test)
    page.outline.cache_clear()


def test_what_the_box_keeps_secret_is_not_in_the_gallery(tmp_path, monkeypatch):
    from pionek.core import registry
    from tests.server.rig import Rig, run

    name = next(name for name in registry.names() if registry.get(name).gallery)
    shelves = ((kind, registry.get(name).content().entries[kind]) for kind in registry.get(name).gallery)
    kind, entries = next((kind, found) for kind, found in shelves if len(found) > 1)
    monkeypatch.setattr(entries[0], "secret", True, raising=False)

    async def test(rig: Rig) -> None:
        for lang in ("en", "pl"):
            given = await rig.get(f"/api/games/{name}/packs?lang={lang}")
            told = [each["id"] for each in given.data["entries"] if each["kind"] == kind]
            assert entries[0].id not in told
            assert entries[1].id in told
            assert f'"name":"{entries[0].name[lang]}"'.encode() not in given.raw

    run(str(tmp_path / "pionek.db"), test)
