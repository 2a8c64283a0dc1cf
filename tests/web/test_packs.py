"""Packs in a real browser: brought to a table, seen by who sits down, and written in the workshop."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from pionek.core import registry
from pionek.core.packs.archive import zipped
from tests.server.process import Process
from tests.web.conftest import ROOT
from tests.web.player import Player, seated

pytestmark = pytest.mark.skipif("dicethrone" not in registry.names(), reason="these tests play with a pack of Dice Throne")
APIARY = ROOT / "docs" / "examples" / "apiary"


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("generous")
    process = Process(str(folder / "pionek.db"), folder / "log", PIONEK_SERVER_UPLOADS="true", PIONEK_SERVER_REQUESTS_PER_SECOND="1e9", PIONEK_SERVER_CHECKS_PER_MINUTE="1e9")
    yield process
    process.stop()


def test_a_pack_is_brought_to_a_table_seen_there_and_taken_along(browser: Browser, generous: Process, tmp_path: Path):
    (tmp_path / "bees.zip").write_bytes(zipped(APIARY))
    (tmp_path / "spoilt.zip").write_bytes(b"PK nothing")
    player = Player(browser, generous)
    page = player.open("#/new/dicethrone")
    bring = page.get_by_label("Bring a pack")
    bring.set_input_files(tmp_path / "spoilt.zip")
    page.get_by_role("alert").get_by_text("cannot be read").wait_for()
    player.complaints.clear()  # the browser notes that it was refused
    bring.set_input_files(tmp_path / "bees.zip")
    page.get_by_text("adds ").wait_for()
    assert page.get_by_role("group", name="Packs").get_by_role("checkbox").is_checked()
    page.get_by_text("Beekeeper").nth(1).wait_for(state="attached")  # among what the pack adds, and among the heroes
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/table/*")
    told = page.get_by_role("complementary", name="Packs")
    told.get_by_text("apiary").wait_for()
    with page.expect_download() as started:
        told.get_by_role("button", name="download").click()
    assert Path(str(started.value.path())).read_bytes() == zipped(APIARY)
    told.get_by_role("button", name="Continue").click()
    told.wait_for(state="detached")
    assert player.complaints == []
    player.context.close()


def test_a_friend_sits_down_at_a_table_with_a_pack_and_both_play(browser: Browser, generous: Process):
    digest = brought(generous)
    player, friend = Player(browser, generous), Player(browser, generous, lang="pl")
    page = player.open(f"#/new/dicethrone/packs={digest}")
    seated(page, 2, "a friend, by invitation")
    page.get_by_role("button", name="Begin").click()
    waiting = page.get_by_role("status", name="Waiting for players")
    page.get_by_role("complementary", name="Packs").get_by_role("button", name="Continue").click()
    waiting.get_by_role("button", name="Copy").click()
    friend.page.goto(page.evaluate("navigator.clipboard.readText()"))
    friend.page.get_by_label("Twoje imię przy stole").fill("Ada")
    friend.page.get_by_role("button", name="Usiądź").click()
    told = friend.page.get_by_role("complementary", name="Paczki")
    told.get_by_text("apiary").wait_for()
    told.get_by_role("button", name="Graj dalej").click()
    friend.page.wait_for_selector("#question")
    waiting.wait_for(state="detached")
    page.get_by_text("Ada").first.wait_for()
    for one in (player, friend):
        assert one.complaints == []
        one.context.close()


def test_a_card_is_written_seen_in_both_languages_tried_and_shared(browser: Browser, generous: Process):
    player = Player(browser, generous)
    page = player.open()
    page.get_by_role("link", name="Workshop").click()
    page.get_by_role("link", name="Dice Throne").click()
    page.get_by_text("No mistakes: 1 entry.").wait_for()
    assert page.get_by_text("Moja pierwsza").count() >= 1
    assert page.get_by_text("My first").count() >= 1
    paper = page.locator(".cm-content")

    def write(text: str) -> None:
        paper.click()
        page.keyboard.press("Control+a")
        page.keyboard.insert_text(text)

    card = "cards:\n- id: second-wind\n  name: {en: Second Wind, pl: Drugi oddech}\n  cost: 1\n  phase: main\n  effect: [{heal: 2}, {draw: 1}]\n"
    write(card.replace("heal", "heel"))
    page.get_by_role("button", name="did you mean 'heal'").wait_for()
    assert page.locator(".cm-lint-marker-error").count() == 1
    write(card)
    page.get_by_text("Ulecz 2; dobierz 1 kartę.").first.wait_for()
    page.get_by_text("Heal 2; draw 1 card.").first.wait_for()
    write(card.replace("heal: 2", "heal: 3").replace("cost: 1", "cost: 2"))
    page.get_by_text("Heal 3; draw 1 card.").first.wait_for()
    page.get_by_text("Changed since it was opened or kept").wait_for()
    page.keyboard.press("Control+End")
    page.keyboard.type("  pha")
    page.locator(".cm-tooltip-autocomplete").get_by_text("phase").wait_for()
    page.keyboard.press("Escape")
    write(card)
    page.get_by_text("No mistakes: 1 entry.").wait_for()
    page.get_by_role("button", name="Keep and share").click()
    page.get_by_role("button", name="Copy").click()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert "#/workshop/dicethrone/" in shared
    friend = Player(browser, generous, lang="pl")
    friend.open(shared.split("/", 3)[3])
    friend.page.get_by_text("Bez błędów; wpisów: 1.").wait_for()
    assert "second-wind" in friend.page.locator(".cm-content").inner_text()
    friend.context.close()
    page.get_by_text("A position to begin from").click()
    mine, theirs = page.get_by_role("group", name="Seat 1, you"), page.get_by_role("group", name="Seat 2, the bot")
    mine.get_by_role("combobox").select_option(label="Second Wind")
    mine.get_by_role("button", name="Take Second Wind away").wait_for()
    theirs.get_by_label("Health").fill("7")
    page.get_by_label("First to decide").select_option(label="as chance decides")
    page.get_by_role("button", name="Try now").click()
    page.wait_for_url("**/#/table/*")
    player.page.get_by_role("complementary", name="Packs").get_by_role("button", name="Continue").click()
    page.get_by_text("Second Wind").first.wait_for()
    page.locator("[data-question]").get_by_role("button").first.wait_for()
    match = page.url.rpartition("/")[2]
    parts = generous.http("GET", f"/api/matches/{match}")[1]["view"]["scene"]["things"]
    health = {thing["id"]: thing["value"] for part in parts for thing in part.get("things", ()) if thing["kind"] == "health"}
    assert health == {"health:0": 50, "health:1": 7}
    assert player.complaints == []
    player.context.close()


def test_balance_is_measured_in_the_background_stopped_and_gone_on_with(browser: Browser, generous: Process):
    player = Player(browser, generous)
    page = player.open("#/workshop")
    page.get_by_role("button", name="Open: apiary").click()
    page.get_by_text("No mistakes: ").wait_for()
    balance = page.get_by_role("region", name="Balance")
    balance.get_by_role("button", name="Measure").click()
    balance.get_by_text(" games", exact=False).locator("xpath=self::p[progress]").wait_for()
    page.reload()
    balance.get_by_role("progressbar").wait_for()
    balance.get_by_role("button", name="Stop").click()
    balance.get_by_text("Stopped; what was played is kept.").wait_for()
    balance.get_by_role("button", name="Go on").click()
    balance.get_by_role("progressbar").wait_for()
    balance.get_by_role("button", name="Stop").click()
    balance.get_by_role("button", name="Go on").wait_for()
    sheet = {"title": "What the pack lets one play", "note": "", "heads": ["what", "games"], "rows": [["Beekeeper", "200"]]}
    report = {"state": "done", "report": {"title": "Balance of Dice Throne", "note": "", "sheets": [sheet]}}
    page.route("**/api/balance/*", lambda route: route.fulfill(json=report))
    page.reload()
    balance.get_by_role("cell", name="Beekeeper").wait_for()
    assert player.complaints == []
    player.context.close()


@pytest.mark.parametrize("example", ["apiary", "floes", "frontier", "lighthouse", "observatory"])
def test_an_example_is_played_by_one_click(browser: Browser, generous: Process, example: str):
    player = Player(browser, generous)
    page = player.open("#/workshop")
    page.get_by_role("button", name=f"Play: {example}").click()
    page.wait_for_url("**/#/table/*")
    page.get_by_role("complementary", name="Packs").get_by_text(example).first.wait_for()
    page.get_by_role("complementary", name="Packs").get_by_role("button", name="Continue").click()
    page.locator("[data-question]").get_by_role("button").first.wait_for()
    assert player.complaints == []
    player.context.close()


@pytest.mark.skipif("icegarden" not in registry.names(), reason="plays with a pack of the Ice Garden")
def test_a_side_of_the_board_of_a_pack_is_chosen_drawn_and_played_on(browser: Browser, generous: Process):
    folder = ROOT / "docs" / "examples" / "floes"
    files = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.yaml")}
    digest = generous.http("POST", "/api/packs/files", {"files": files})[1]["digest"]
    player = Player(browser, generous)
    page = player.open(f"#/new/icegarden/packs={digest}")
    page.get_by_role("radio", name="The Frozen Sea").check(force=True)
    page.get_by_role("checkbox", name="Bell Ringers").check()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/table/*")
    page.get_by_role("complementary", name="Packs").get_by_role("button", name="Continue").click()
    board = page.get_by_role("group", name="The Frozen Sea")
    board.locator("polygon").nth(7).wait_for(state="attached")
    page.get_by_text("Bell Ringers").first.wait_for()
    board.locator('[data-id="region:black-pass"]').first.click()
    page.locator("#question").get_by_text("Black Pass").wait_for(state="detached")
    assert player.complaints == []
    player.context.close()


def test_a_zip_with_a_mistake_is_opened_mended_and_drawn_with_its_icons(browser: Browser, generous: Process, tmp_path: Path):
    folder = tmp_path / "bees"
    shutil.copytree(APIARY, folder)
    tokens = (folder / "tokens.yaml").read_text(encoding="utf-8")
    (folder / "tokens.yaml").write_text(tokens.replace("limit: 3", "limt: 3", 1), encoding="utf-8")
    (folder / "spare.yaml").write_text("tokens: []\n", encoding="utf-8")
    (tmp_path / "bees.zip").write_bytes(zipped(folder))
    (tmp_path / "no.zip").write_bytes(b"PK nothing")
    player = Player(browser, generous)
    page = player.open("#/workshop/dicethrone")
    files = page.get_by_label("Open files")
    files.set_input_files(tmp_path / "no.zip")
    page.get_by_role("alert").get_by_text("no.zip is not the .zip file of a pack").wait_for()
    files.set_input_files(tmp_path / "bees.zip")
    page.get_by_role("button", name="did you mean 'limit'").click()
    assert page.get_by_role("tab", name="tokens.yaml", selected=True).count() == 1
    page.get_by_role("tab", name="spare.yaml").click()
    page.once("dialog", lambda asked: asked.accept())
    page.get_by_role("button", name="Remove spare.yaml").click()
    assert page.get_by_role("tab", name="spare.yaml").count() == 0
    page.get_by_role("tab", name="tokens.yaml").click()
    page.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(tokens)
    page.get_by_text("No mistakes: ").wait_for()
    bee = generous.http("GET", f"/api/games/dicethrone/look?packs={brought(generous)}")[1]["outlines"]["bee"]
    page.locator(f'.cards path[d="{bee}"]').first.wait_for(state="attached")
    assert player.complaints == []
    player.context.close()


def test_what_was_written_is_found_again(browser: Browser, generous: Process, tmp_path: Path):
    """A pack that was opened or changed stays in this browser, also when another is begun; the link of a friend is not needed twice."""
    player = Player(browser, generous)
    page = player.open(f"#/workshop/dicethrone/{brought(generous)}")
    page.get_by_text("No mistakes: ").wait_for()
    page.get_by_role("tab", name="tokens.yaml").click()
    page.locator(".cm-content").click()
    page.keyboard.press("Control+Home")
    page.keyboard.type("# mine\n")
    page.wait_for_url("**/#/workshop/dicethrone")
    page.get_by_role("button", name="New pack").click()
    page.get_by_text("No mistakes: 1 entry.").wait_for()
    page.get_by_label("Open files").set_input_files([str(path) for path in APIARY.glob("*.yaml")])
    page.get_by_text("No mistakes: 3").wait_for()
    page.reload()
    page.get_by_role("tab", name="tokens.yaml").click()
    assert "# mine" not in page.locator(".cm-content").inner_text()
    page.get_by_label("Back to").select_option(label="apiary (Bee)")
    page.get_by_role("tab", name="tokens.yaml").click()
    page.locator(".cm-content").get_by_text("# mine").wait_for()
    page.once("dialog", lambda asked: asked.dismiss())
    page.get_by_role("button", name="Remove tokens.yaml").click()
    assert page.get_by_role("tab", name="tokens.yaml").count() == 1
    page.get_by_role("link", name="Your first card").click()
    page.get_by_role("heading", name="Your first card in ten minutes").wait_for()
    page.go_back()
    page.get_by_role("link", name="Words of Dice Throne").click()
    page.get_by_role("heading", name="What packs of Dice Throne may say").wait_for()
    assert player.complaints == []
    player.context.close()


def test_files_without_a_header_join_the_open_pack_and_those_of_another_game_its_workshop(browser: Browser, generous: Process):
    player = Player(browser, generous)
    page = player.open("#/workshop/dicethrone")
    page.get_by_text("No mistakes: 1 entry.").wait_for()
    page.get_by_label("Open files").set_input_files(APIARY / "tokens.yaml")
    page.get_by_text("No mistakes: 3 entries.").wait_for()
    assert page.get_by_role("tab").all_inner_texts() == ["pack.yaml", "tokens.yaml"]
    page.get_by_label("Open files").set_input_files(APIARY / "look.yaml")
    page.get_by_role("tab", name="look.yaml").wait_for()
    assert page.get_by_role("tab", name="tokens.yaml").count() == 1
    page.get_by_label("Open files").set_input_files([str(path) for path in (ROOT / "docs" / "examples" / "frontier").glob("*.yaml")])
    page.wait_for_url("**/#/workshop/relic")
    page.get_by_text("No mistakes: 7 entries.").wait_for()
    page.get_by_role("link", name="Words of Relic").wait_for()
    assert player.complaints == []
    player.context.close()


def test_what_was_changed_and_kept_is_still_told_after_a_try(browser: Browser, generous: Process):
    player = Player(browser, generous)
    page = player.open("#/workshop/dicethrone")
    page.get_by_text("No mistakes: 1 entry.").wait_for()
    text = page.locator(".cm-content").inner_text()
    page.locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(text.replace("cost: 1", "cost: 3"))
    page.get_by_text("Changed since it was opened or kept (1)").wait_for()
    page.reload()
    page.get_by_text("Changed since it was opened or kept (1)").wait_for()
    page.get_by_role("button", name="Keep and share").click()
    page.get_by_text("Kept here under").wait_for()
    page.get_by_text("Changed since it was opened or kept").wait_for(state="detached")
    page.reload()
    page.get_by_text("Kept here under").wait_for()
    assert page.get_by_text("Changed since it was opened or kept").count() == 0
    assert player.complaints == []
    player.context.close()


def test_a_report_says_when_it_is_of_another_version(browser: Browser, generous: Process):
    player = Player(browser, generous)
    page = player.open("#/workshop/dicethrone")
    page.route("**/api/balance", lambda route: route.fulfill(json={"run": "A" * 16}))
    report = {"title": "Balance of Dice Throne", "note": "", "sheets": []}
    page.route("**/api/balance/*", lambda route: route.fulfill(json={"state": "done", "report": report}))
    page.get_by_text("No mistakes: 1 entry.").wait_for()
    balance = page.get_by_role("region", name="Balance")
    balance.get_by_role("button", name="Measure").click()
    balance.get_by_text("Of my-pack, ").wait_for()
    assert balance.get_by_text("measure again").count() == 0
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.type("# more")
    balance.get_by_text("This was measured before the pack was changed: measure again.").wait_for()
    assert player.complaints == []
    player.context.close()


@pytest.mark.skipif("etherfields" not in registry.names(), reason="tries a Slumber")
def test_a_pack_with_a_slumber_alone_is_tried_as_that_slumber(browser: Browser, generous: Process, tmp_path: Path):
    header = (ROOT / "docs" / "examples" / "observatory" / "pack.yaml").read_text(encoding="utf-8")
    (tmp_path / "pack.yaml").write_text(header, encoding="utf-8")
    (tmp_path / "slumbers.yaml").write_text(SLUMBER, encoding="utf-8")
    player = Player(browser, generous)
    page = player.open("#/workshop/etherfields")
    page.get_by_label("Open files").set_input_files([str(tmp_path / "pack.yaml"), str(tmp_path / "slumbers.yaml")])
    page.get_by_text("No mistakes: 2 entries.").wait_for()
    page.get_by_role("button", name="Try now").click()
    page.wait_for_url("**/#/table/*")
    page.get_by_role("complementary", name="Packs").get_by_role("button", name="Continue").click()
    page.get_by_text("The Empty Cradle").first.wait_for()
    assert player.complaints == []  # no picture was asked for that a pack has not
    player.context.close()


@pytest.mark.skipif("etherfields" not in registry.names(), reason="tries a Dream or a Slumber")
def test_of_a_dream_and_a_slumber_one_chooses_which_is_tried(browser: Browser, generous: Process):
    player = Player(browser, generous, lang="pl")
    page = player.open("#/workshop/etherfields")
    page.get_by_label("Otwórz pliki").set_input_files([str(path) for path in (ROOT / "docs" / "examples" / "observatory").glob("*.yaml")])
    page.get_by_label("Co jest grane").select_option(label="Herbata nocnego stróża")
    with page.expect_request(lambda request: request.method == "POST" and "/api/matches?" in request.url) as asked:
        page.get_by_role("button", name="Spróbuj teraz").click()
    assert asked.value.post_data_json["options"] == {"play": "slumber", "slumber": "observatory:night-watchman"}
    page.wait_for_url("**/#/table/*")
    page.locator("#question").wait_for()
    assert player.complaints == []
    player.context.close()


SLUMBER = """entities:
- {id: cradle, name: {en: The Empty Cradle, pl: Pusta kołyska}, figure: creature, move: 1, basic: {each: {within: 1}, do: {suffer: 1}}}
slumbers:
- {id: lullaby, name: {en: A Lullaby, pl: Kołysanka}, entity: cradle, turns: 4, out: {end: slumber}}
"""


def brought(server: Process) -> str:
    """The Beekeeper on the shelf of a server, by its hash."""
    files = {path.name: path.read_text(encoding="utf-8") for path in APIARY.glob("*.yaml")}
    return str(server.http("POST", "/api/packs/files", {"files": files})[1]["digest"])
