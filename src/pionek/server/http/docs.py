"""The documentation as HTML for the browser; its source is docs/, see `pionek.core.pages`."""

from __future__ import annotations

from functools import cache

from markdown_it import MarkdownIt

from pionek.core import pages
from pionek.server.errors import ApiError
from pionek.server.http.request import ApiRequest, ApiResult

GROUPS = {"play": ("Play", "Grać"), "make": ("Make cards and games", "Tworzyć karty i gry"), "study": ("Study", "Badać")}


async def docs(request: ApiRequest) -> ApiResult:
    """All pages, by what one wants to do."""
    at = request.lang == "pl"
    found = [
        {"name": GROUPS[group][at], "pages": [{"id": name, "title": pages.title(name)} for name in names]}
        for group, names in pages.groups().items()
    ]
    return 200, {"groups": found}


async def docs_page(request: ApiRequest) -> ApiResult:
    name = str(request.http.path_params["page"])
    if name not in pages.named():
        raise ApiError("not-found")
    return 200, {"title": pages.title(name), "html": html(name)}


@cache
def html(name: str) -> str:
    """A page as HTML. HTML in its Markdown is shown as text."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    return str(reader.render(pages.text(name, written)))


def written(text: str, where: str) -> str:
    """A link in the browser: to another page of the documentation, or out of here."""
    if not where:
        return text
    return f"[{text}]({where})" if "://" in where else f"[{text}](#/docs/{where})"
