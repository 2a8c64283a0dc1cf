"""`serve --author`: everything lies open to the author on his own machine, to nobody else, and never without the flag."""

import os
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from pionek.core import registry
from pionek.server.config import Config
from pionek.server.http.author import Author, OnlyHere
from pionek.server.serving import author_of
from tests.server.rig import Rig, run

HERE = "127.0.0.1"
PACK = Path(__file__).resolve().parents[2] / "docs" / "examples" / "lighthouse"


def test_without_the_flag_there_is_nothing_at_that_address(file):
    async def test(rig: Rig) -> None:
        id, _ = await rig.match()
        for path in ("/author", f"/author/{id}"):
            assert (await rig.get(path, address=HERE)).status == 404

    run(file, test)


def test_the_agenda_and_the_table_lie_open_with_all_hands(file):
    async def test(rig: Rig) -> None:
        id, tokens = await rig.match("dicethrone", options={"first": "1"})
        await rig.sit(tokens[0])
        assert f"author/{id}" in (await rig.get("/author", address=HERE)).data
        shown = (await rig.get(f"/author/{id}", address=HERE)).data
        live = rig.matches.in_memory[id]
        for frame in live.match.table.agenda:
            assert type(frame).__name__ in shown
            assert frame.rule() in shown
        for player in live.match.table.players:
            for card in player.hand.cards:
                assert live.match.content.id_of("card", card) in shown
        assert live.match.keys()[0] in shown

    run(file, test, author=Author())


def test_in_polish_too_and_only_for_this_machine(file):
    async def test(rig: Rig) -> None:
        id, tokens = await rig.match()
        await rig.sit(tokens[0])
        assert "Plan gry" in (await rig.get(f"/author/{id}", address=HERE, lang="pl")).data
        for path in ("/author", f"/author/{id}"):
            assert (await rig.get(path, address="192.0.2.7")).status == 404

    run(file, test, author=Author())


@pytest.mark.parametrize(("host", "several"), [("0.0.0.0", False), ("192.0.2.7", False), (HERE, True)])  # noqa: S104  nobody listens there
def test_where_others_could_see_it_the_server_refuses_to_start_so(host, several):
    with pytest.raises(OnlyHere, match="shows every hidden card"):
        author_of(Config(author=True, host=host), several)
    assert author_of(Config(host=host), several) is None


def test_a_pack_that_changes_is_offered_anew_and_a_mistake_in_it_is_shown(file, tmp_path):
    folder = tmp_path / "lighthouse"
    shutil.copytree(PACK, folder)
    author = Author((folder,))

    async def test(rig: Rig) -> None:
        rig.matches.shelf.offered = [rig.matches.shelf.take(folder)]
        first = rig.matches.shelf.offered[0]
        await author.read_again(rig.matches)
        assert rig.matches.shelf.offered == [first]
        right = (folder / "pack.yaml").read_text()
        for at, (text, wrong) in enumerate([(right.replace('version: "1"', 'version: "2"'), ""), (right + "broken: 1\n", "pack.yaml")]):
            write(folder / "pack.yaml", text, at)
            await author.read_again(rig.matches)
            assert wrong in (await rig.get("/author", address=HERE)).data
        second = rig.matches.shelf.offered[0]
        assert second != first
        assert rig.matches.shelf.find(second) is not None

    run(file, test, author=author)


def write(path: Path, text: str, at: int) -> None:
    """Write a file, and let it be newer than before however coarse the clock of the file system is."""
    path.write_text(text)
    later = path.stat().st_mtime + 10 * (at + 1)
    os.utime(path, (later, later))


def test_a_look_that_changes_is_read_again(file, tmp_path, monkeypatch):
    (tmp_path / "look.yaml").write_text("sign: pawn\n")
    game = SimpleNamespace(folder=tmp_path, look="as it was read")
    monkeypatch.setattr(registry, "loaded", lambda: ["mine"])
    monkeypatch.setattr(registry, "get", lambda _name: game)
    author = Author()

    async def test(rig: Rig) -> None:
        await author.read_again(rig.matches)
        assert game.look == "as it was read"
        write(tmp_path / "look.yaml", "sign: rook\n", 0)
        await author.read_again(rig.matches)
        assert not hasattr(game, "look")

    run(file, test, author=author)
