"""The documentation site, as far as it can be checked without MkDocs: pages, links, navigation and the modules of the reference."""

import importlib
import re
from pathlib import Path

import pytest

from tools import site

ROOT = Path(__file__).resolve().parents[2]
HEADING = re.compile(r"^#+ ", re.MULTILINE)


@pytest.fixture(scope="module")
def pages(tmp_path_factory) -> Path:
    laid = tmp_path_factory.mktemp("site") / "pages"
    site.lay_out(laid)
    return laid


def test_every_link_of_every_page_leads_somewhere(pages):
    lost = []
    for page in sorted(pages.rglob("*.md")):
        for link in site.LINK.findall(without_code(page.read_text(encoding="utf-8"))):
            if "://" not in link and not link.startswith("mailto:") and not (page.parent / link).exists():
                lost.append(f"{page.relative_to(pages)}: {link}")
    assert lost == []


def without_code(text: str) -> str:
    return re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)


def test_everything_in_the_navigation_is_a_page_and_every_page_of_docs_is_reachable(pages):
    named = set(re.findall(r"(?:- |: )([\w./-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE))
    assert sorted(each for each in named if not (pages / each).is_file()) == []
    linked = {str((page.parent / link).resolve().relative_to(pages.resolve())) for page in pages.rglob("*.md") for link in site.LINK.findall(page.read_text(encoding="utf-8")) if (page.parent / link).is_file()}
    unreachable = {page.relative_to(pages).as_posix() for page in pages.glob("docs/*.md")} - named - linked
    assert unreachable == set()


@pytest.mark.parametrize("module", [module for _, _, modules in site.REFERENCE.values() for module in modules])
def test_a_module_of_the_reference_is_there_and_says_what_it_is(module):
    if module.endswith("spiel"):
        pytest.importorskip("pyspiel", reason="optional: OpenSpiel is not installed")
    found = importlib.import_module(module)
    assert found.__doc__
    for name, each in vars(found).items():
        if isinstance(each, type) and each.__module__ == module and not name.startswith("_"):
            assert each.__doc__, f"{module}.{name} has no docstring"


def test_a_notebook_becomes_a_page_with_its_code():
    text = site.notebook(ROOT / "docs" / "notebooks" / "simulate-and-plot.ipynb")
    assert HEADING.search(text)
    assert "```python\nimport" in text or "```python\nfrom" in text


def test_the_settings_of_the_site_load_nothing_from_elsewhere():
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "font: false" in settings
    assert "- offline" in settings
    assert "strict: true" in settings
    assert "http" not in settings
