"""The documentation by HTTP: the list of pages, and a page whose links lead to pages."""

import re

from pionek.core import pages
from tests.server.rig import Rig, run


def test_every_page_of_the_documentation_is_served_and_its_links_lead_on(file):
    async def test(rig: Rig) -> None:
        told = (await rig.get("/api/docs")).data["groups"]
        names = [page["id"] for group in told for page in group["pages"]]
        assert sorted(names) == sorted(pages.named())
        assert [group["name"] for group in (await rig.get("/api/docs", lang="pl")).data["groups"]] == ["Grać", "Tworzyć karty i gry", "Badać"]
        for name in names:
            page = (await rig.get(f"/api/docs/{name}")).data
            assert f"<h1>{page['title']}" in page["html"] or "`" in page["title"] or "&" in page["html"][:200]
            assert "<img" not in page["html"]
            assert "&lt;!--" not in re.sub(r"<pre>.*?</pre>|<code>.*?</code>", "", page["html"], flags=re.DOTALL)
            for link in re.findall(r'href="([^"]*)"', page["html"]):
                assert link.startswith("https://") or link.removeprefix("#/docs/") in names, f"{name}: {link}"
        assert (await rig.get("/api/docs/secret")).status == 404
        assert (await rig.get("/api/docs/..%2fREADME")).status == 404

    run(file, test)
