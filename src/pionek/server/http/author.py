"""For authors, with `serve --author` only: every match in memory with nothing hidden, and packs and looks that are read again when they change.

The page needs no script: it is asked for again every two seconds. It is for one's own machine, because it shows all cards.
"""

from __future__ import annotations

import asyncio
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from pionek.core import registry
from pionek.core.errors import UserError
from pionek.core.match.saving import Packer
from pionek.server.errors import ApiError
from pionek.server.http.page import SAFE
from pionek.server.http.request import language_of

if TYPE_CHECKING:
    from pionek.core.state.table import Table
    from pionek.server.matches.registry import Matches

HERE = ("127.0.0.1", "::1", "localhost")
AGAIN = 2
"""Seconds until the page is asked for again."""
LOOK_SECONDS = 1.0
"""How often files are compared with what they were."""
STYLE = "body{font:15px/1.5 sans-serif;margin:2rem;max-width:70rem}dl{margin:0 0 0 1.2rem}dt{float:left;clear:left;margin-right:.6rem}dt,code{font-family:monospace}li{margin:.2rem 0}.wrong{color:#a11;white-space:pre-wrap}"
WORDS = {
    "en": {"title": "For the author", "none": "No match is in memory: open a table first.", "agenda": "Agenda, the topmost procedure first", "table": "Table", "asked": "asked", "step": "step", "rule": "rule", "over": "The match is over", "packs": "Packs that are read again when they change"},
    "pl": {"title": "Dla autora", "none": "W pamięci nie ma żadnej gry: najpierw otwórz stół.", "agenda": "Plan gry, od najwyższej procedury", "table": "Stół", "asked": "pytanie do miejsca", "step": "krok", "rule": "zasada", "over": "Gra jest skończona", "packs": "Paczki czytane na nowo po każdej zmianie"},
}  # fmt: skip


class OnlyHere(UserError):
    """The author's pages show every hidden card, so they are for this machine alone."""

    def __init__(self) -> None:
        super().__init__(
            "--author shows every hidden card: it needs a --host of this machine only, such as 127.0.0.1, and one process",
            "--author pokazuje wszystkie ukryte karty: wymaga adresu --host tylko tego komputera, na przykład 127.0.0.1, i jednego procesu",
        )


class Author:
    """What an author sees of the matches of this server, and which files are read again."""

    def __init__(self, folders: tuple[Path, ...] = ()) -> None:
        self.packs: dict[Path, tuple[float, str]] = {folder: (newest(folder), "") for folder in folders}
        """By pack, when its newest file was written, and what is wrong with it."""
        self.looks: dict[str, float] = {}

    # Looking

    async def index(self, matches: Matches, request: Request) -> Response:
        """All matches in memory, and the state of the packs."""
        only_here(request)
        words = WORDS[language_of(request)]
        rows = [f'<li><a href="author/{escape(id)}">{escape(live.match.game.id)} <code>{escape(id)}</code></a></li>' for id, live in matches.in_memory.items()]
        parts = [f"<ul>{''.join(rows)}</ul>" if rows else f"<p>{words['none']}</p>"]
        if self.packs:
            parts.append(f"<h2>{words['packs']}</h2>")
            parts += [f"<p><code>{escape(str(path))}</code></p><p class=wrong>{escape(wrong)}</p>" for path, (_, wrong) in self.packs.items()]
        return page(words["title"], language_of(request), parts)

    async def one(self, matches: Matches, request: Request) -> Response:
        """One match: its agenda and its table as data, with nothing hidden."""
        only_here(request)
        live = matches.in_memory.get(str(request.path_params["match"]))
        if live is None:
            raise ApiError("no-match")
        lang = language_of(request)
        words, table = WORDS[lang], live.match.table
        packed = Packer(live.match.content).table(table)
        frames = packed.pop("agenda")
        parts = [f'<p><a href="../author">{words["title"]}</a></p>', f"<p>{asked(live.match.keys(), table, words)}</p>", f"<h2>{words['agenda']}</h2><ol>"]
        for frame, data in zip(reversed(table.agenda), reversed(frames), strict=True):
            step = f"{words['step']} <code>{escape(str(data.pop('at')))}</code>, {words['rule']} <code>{escape(frame.rule())}</code>"
            parts.append(f"<li><b>{escape(str(data.pop('is')))}</b>, {step}{shown(data)}</li>")
        parts += ["</ol>", f"<h2>{words['table']}</h2>", shown(packed)]
        return page(f"{live.match.game.name[lang]}: {live.match.seed}", lang, parts)

    # Reading again

    async def watch(self, matches: Matches) -> None:
        """Compare the files with what they were, once a second."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.read_again(matches)

    async def read_again(self, matches: Matches) -> None:
        """Offer a pack that was changed instead of what it was, for new tables; forget looks that were changed."""
        shelf = matches.shelf
        for at, folder in enumerate(self.packs):
            written = newest(folder)
            if written == self.packs[folder][0]:
                continue
            try:
                shelf.offered[at] = await asyncio.to_thread(shelf.take, folder)
                self.packs[folder] = written, ""
            except (UserError, OSError) as error:
                self.packs[folder] = written, str(error)
        for name in registry.loaded():
            game = registry.get(name)
            written = newest(game.folder / "look.yaml")
            if self.looks.setdefault(name, written) != written:
                self.looks[name] = written
                vars(game).pop("look", None)


def only_here(request: Request) -> None:
    """Nothing is at this address for anybody else, a proxy's clients among them."""
    if request.client is None or request.client.host not in HERE:
        raise ApiError("not-found")


def newest(path: Path) -> float:
    """When the newest file of a folder, or this file, was written; 0 if there is none."""
    files = [path, *path.rglob("*")] if path.is_dir() else [path]
    return max([file.stat().st_mtime for file in files if file.exists()], default=0.0)


def asked(keys: list[str], table: Table, words: dict[str, str]) -> str:
    if table.decision is None:
        return f"{words['over']}: {escape(repr(table.result))}"
    return f"{words['asked']} {table.decision.seat}: <code>{escape(', '.join(keys))}</code>"


def shown(value: Any) -> str:
    """Plain data as HTML: fields one below the other, short lists in a line."""
    if isinstance(value, dict):
        name = f"<b>{escape(str(value['is']))}</b> " if "is" in value else ""
        rows = [f"<dt>{escape(key)}</dt><dd>{shown(each)}</dd>" for key, each in value.items() if key != "is"]
        return f"{name}<dl>{''.join(rows)}</dl>"
    if isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
        return f"<ol start=0>{''.join(f'<li>{shown(each)}</li>' for each in value)}</ol>"
    if isinstance(value, list):
        return f"<code>{escape(', '.join(map(str, value)))}</code>"
    return f"<code>{escape(str(value))}</code>"


def page(title: str, lang: str, parts: list[str]) -> Response:
    head = f'<meta charset=utf-8><meta http-equiv=refresh content={AGAIN}><meta name=viewport content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>'
    text = f"<!doctype html><html lang={lang}><head>{head}</head><body><h1>{escape(title)}</h1>{''.join(parts)}</body></html>"
    return Response(text, 200, SAFE | {"Cache-Control": "no-store"}, "text/html; charset=utf-8")
