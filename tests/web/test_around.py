"""What surrounds a match: connections that break, replays, branches, languages, tables for others, accessibility."""

import json
import shutil

import pytest
from playwright.sync_api import Route

from pionek.core import registry
from tests.server.process import Process
from tests.web.conftest import ROOT, serving
from tests.web.player import IN_SIGHT, LAPTOP, PHONE, WIDE, Player, seated

pytestmark = pytest.mark.skipif(
    not {"connectfour", "dicethrone"} <= set(registry.names()), reason="these tests play connect four and Dice Throne"
)


def drop(player: Player, *columns: int) -> None:
    for column in columns:
        player.asked()
        player.press(f"drop:{column}")
    player.asked()


def test_who_is_cut_off_in_mid_decision_goes_on_where_it_was(browser, tmp_path):
    server = serving(tmp_path)
    player = Player(browser, server)
    player.sit_at("connectfour", ["human", "bot:greedy"], options={"first": "1"})
    drop(player, 4)
    page = player.page
    port = int(server.url.rsplit(":", 1)[1])
    server.kill()
    page.get_by_text("The connection was lost").wait_for()
    page.locator('[data-id="column:0"]').click()  # answered while nobody listens: it is sent when somebody does
    server = serving(tmp_path, port=port)
    page.wait_for_selector('[data-id="disc:0:0"]')
    assert page.get_by_text("The connection was lost").count() == 0
    assert player.asked()
    player.context.close()
    server.stop()


def test_undo_replay_and_a_branch_from_the_past(sit):
    player = sit()
    match, _tokens = player.sit_at("connectfour", ["human", "bot:greedy"], options={"first": "1"}, seed=4)
    page = player.page
    drop(player, 4, 3)
    discs = page.locator(".disc").count()
    page.get_by_role("button", name="Take back").click()
    page.wait_for_function("n => document.querySelectorAll('.disc').length < n", arg=discs)
    player.asked()
    drop(player, 5)
    whole = page.locator(".disc").count()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay").click()
    bar = page.get_by_role("region", name="Replay")
    bar.locator("output").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.disc').length === 0")
    assert page.locator("main [data-can]").count() == 0, "the past is not played in"
    bar.get_by_role("button", name="Step forward").click()
    page.wait_for_function("() => document.querySelectorAll('.disc').length === 1")
    bar.get_by_role("button", name="Copy a link").click()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"#/replay/{match}/1")
    bar.get_by_role("button", name="Play on from here").click()
    page.wait_for_function("id => !location.hash.includes(id)", arg=match)
    page.wait_for_selector("#question")
    player.asked()
    assert 1 <= page.locator(".disc").count() < whole


def test_a_match_file_is_downloaded_and_what_one_saw_while_others_play(sit, server: Process):
    player = sit()
    player.sit_at("connectfour", ["human", "bot:greedy"], options={"first": "1"}, seed=4)
    page = player.page
    drop(player, 4)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay").click()
    with page.expect_download() as started:
        page.get_by_role("button", name="Download the match").click()
    file = json.loads(started.value.path().read_text())
    assert file["game"] == "connectfour"
    match, tokens = server.match("dicethrone")
    other = sit()
    other.hold(match, "dicethrone", tokens[0])
    other.table(match)
    other.page.get_by_role("button", name="Menu").click()
    other.page.get_by_role("button", name="Replay").click()
    with other.page.expect_download() as started:
        other.page.get_by_role("button", name="Download what I saw").click()
    seen = json.loads(started.value.path().read_text())
    assert "seed" not in json.dumps(seen)
    assert "answers" not in seen
    assert other.page.get_by_role("button", name="Play on from here").count() == 0


def test_the_language_changes_in_place(sit):
    player = sit()
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5, options={"first": "1"})
    page = player.page
    player.asked()
    english = player.log()
    assert page.locator("html").get_attribute("lang") == "en"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    page.get_by_role("button", name="Zamknij").click()
    page.get_by_text("Faza Główna").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "pl"
    assert len(player.log()) == len(english)
    assert set(player.log()).isdisjoint(english)
    assert page.get_by_role("button", name="Podpowiedź").count() == 1


def test_since_the_last_turn_is_marked_and_shown_again(sit):
    player = sit()
    player.sit_at("connectfour", ["human", "bot:greedy"], options={"first": "1"})
    drop(player, 4)
    page = player.page
    page.get_by_role("button", name="Log & rules").click()
    page.locator(".since").wait_for()
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("region", name="Replay").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.disc').length === 2")


def test_a_table_for_somebody_else_gives_a_link_that_works_once(sit):
    player, guest = sit(), sit()
    page = player.open()
    page.locator("[data-game=connectfour]").get_by_role("link", name="Set up a table").click()
    page.get_by_label("Who begins").select_option("1")
    seated(page, 2, "a friend, by invitation")
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("heading", name="Waiting for players").wait_for()
    page.locator("#question").get_by_text("The match begins when everybody has sat down.").wait_for()
    page.get_by_text("works only on this computer").wait_for()
    page.reload()
    link = page.get_by_label("Link for seat 2").input_value()
    lobby = sit().open()
    lobby.get_by_text("Nobody is waiting for a player").wait_for()
    guest.page.goto(link)
    guest.page.get_by_label("Your name at the table").fill("Ada")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_selector("#question")
    page.get_by_text("Ada has sat down").wait_for()
    assert page.get_by_role("heading", name="Waiting for players").count() == 0
    for _ in range(4):  # to the end: four in the first column against three in the second
        for one, column in ((player, 1), (guest, 2)):
            if one.page.locator("[data-over]").count() == 0:
                one.page.locator(f'[data-id="column:{column - 1}"][data-can]').click()
                one.page.wait_for_function("() => !document.querySelector('main [data-can]')")
    for one in (player, guest):
        one.page.wait_for_selector("[data-over]")
    late = sit()
    late.page.goto(link)
    late.page.get_by_role("button", name="Sit down").click()
    late.page.get_by_text("each code works once").wait_for()
    late.complaints.clear()  # the browser itself notes the refusal


def test_what_is_chosen_while_the_server_is_slow_is_not_lost(sit):
    player = sit()
    page = player.open()
    page.locator("[data-game=connectfour]").get_by_role("link", name="Set up a table").click()
    page.get_by_label("Who begins").wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/connectfour/setup?*", hold)
    with page.expect_request("**/connectfour/setup?*"):
        page.get_by_label("Who begins").select_option("2")
    seated(page, 2, "a friend, by invitation")
    page.get_by_role("button", name="Begin").click()
    assert held
    for route in held:
        route.continue_()
    page.get_by_label("Link for seat 2").wait_for()
    kept = json.loads(page.evaluate("localStorage.getItem('pionek')"))["setups"]["connectfour"]
    assert (kept["seats"], kept["options"]["first"]) == (["here", "link"], "2")


def test_a_seat_that_moves_to_another_device_leaves_a_spectator_behind(sit):
    player, other = sit(), sit()
    player.sit_at("connectfour", ["human", "bot:greedy"], options={"first": "1"})
    page = player.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Link for another device").click()
    link = page.get_by_label("Link for another device").input_value()
    other.page.goto(link)
    other.page.get_by_role("button", name="Sit down").click()
    other.page.wait_for_selector("#question")
    other.asked()
    page.wait_for_url("**/#/watch/*")
    page.get_by_text("Your seat is on another device now. You are watching.").wait_for()
    player.complaints.clear()


def test_a_lost_reply_to_a_code_does_not_spend_it(sit, server: Process):
    made = server.http("POST", "/api/matches", {"game": "connectfour", "seats": ["human", "bot:greedy"], "listed": False})[1]
    player = sit()
    lost: list[str] = []

    def lose(route):
        if lost:
            route.continue_()
        else:
            lost.append(str(route.fetch().status))  # the server has seated the guest, and nobody hears of it
            route.abort()

    player.page.route("**/join?*", lose)
    player.open(f"#/join/{made['seats'][0]['code']}")
    player.page.get_by_role("button", name="Sit down").click()
    player.page.wait_for_selector("#question")
    assert lost == ["200"]
    player.complaints.clear()  # the browser itself notes the lost reply


def test_a_table_for_three_is_set_up_with_a_hero_for_each(sit):
    player = sit(lang="pl")
    page = player.open("#/new/dicethrone")
    assert page.get_by_role("radio", name="Pojedynek").is_checked()
    page.get_by_role("button", name="Jedno miejsce więcej").click()
    page.get_by_role("radio", name="Król Wzgórza").and_(page.locator(":checked")).wait_for(state="attached")
    page.get_by_role("button", name="Miejsce 3").click()
    page.locator("label", has=page.get_by_role("radio", name="Drzewiec")).click()
    page.get_by_role("button", name="Miejsce 3").get_by_text("Drzewiec").wait_for()
    page.get_by_role("button", name="Zaczynamy").click()
    page.wait_for_selector("#question")
    assert page.locator("[data-portrait]").count() == 3
    page = player.open("#/new/dicethrone")
    page.get_by_role("button", name="Miejsce 3").get_by_text("Drzewiec").wait_for()  # as last time


@pytest.mark.skipif("relic" not in registry.names(), reason="plays Relic")
def test_a_draft_for_three_and_a_scenario_by_chance(sit):
    """After one has looked at a character, too."""
    page = sit().open("#/new/relic")

    def tile(name: str) -> None:
        page.locator("label.tile", has=page.get_by_role("radio", name=name)).click()

    assert page.get_by_role("radio", name="Draft").is_checked()
    page.get_by_role("button", name="One seat more").click()
    page.locator("[data-field=scenario] label.tile", has=page.get_by_role("radio", name="By chance")).click()
    tile("Ultramarines Captain")
    page.get_by_role("radio", name="Ultramarines Captain").and_(page.locator(":checked")).wait_for(state="attached")
    tile("Draft")
    page.get_by_role("radio", name="Draft").and_(page.locator(":checked")).wait_for(state="attached")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#question")
    kept = json.loads(page.evaluate("localStorage.getItem('pionek')"))["setups"]["relic"]
    assert (len(kept["seats"]), kept["options"]["scenario"], kept["options"]["characters"]) == (3, "random", ["draft"])


IN_FULL = """card => {
  const box = card.getBoundingClientRect();
  for (let frame = card.parentElement; frame; frame = frame.parentElement) {
    const seen = frame.getBoundingClientRect();
    if (getComputedStyle(frame).overflow !== "visible" && (box.top < seen.top - 1 || box.bottom > seen.bottom + 1 || box.right > seen.right + 1)) return false;
  }
  return card.scrollHeight <= card.clientHeight + 1 && box.bottom <= innerHeight;
}"""
"""Whether nothing of a card is cut off."""


@pytest.mark.skipif("relic" not in registry.names(), reason="plays Relic")
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [3, 4])
def test_who_is_offered_in_a_draft_is_read_in_full(sit, seats, lang):
    player = sit(lang=lang)
    player.sit_at("relic", ["human", *["bot:easy"] * (seats - 1)], seed=seats, options={"characters": ["draft"], "players": str(seats)})
    player.asked()
    cards = player.page.locator("main .card.tile[data-can]")
    for width, height in (WIDE, LAPTOP):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(300)
        assert [cards.nth(at).evaluate(IN_FULL) for at in range(2)] == [True, True]
        assert cards.first.evaluate(IN_SIGHT)
    player.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    player.page.wait_for_timeout(300)
    cards.first.scroll_into_view_if_needed()  # the board keeps its place from the first moment on
    assert cards.first.bounding_box()["width"] > PHONE[0] / 3
    cards.first.click()
    before = player.moment()
    player.question.locator(".buttons .first").first.click()
    player.settled(before)


@pytest.mark.skipif("relic" not in registry.names(), reason="plays Relic")
def test_a_guide_rings_the_whole_place_it_speaks_of(sit):
    player = sit()
    page = player.open()
    page.locator("[data-game=relic] .push.first").click()
    page.wait_for_selector("#question")
    spoken_of = page.locator(".pane", has=page.locator(".plate[data-shown]"))
    for _ in range(8):
        player.asked()
        if spoken_of.count():
            break
        before = player.moment()
        page.locator(".guide button").click()
        player.settled(before)
    assert spoken_of.locator("> .floor").first.evaluate("floor => getComputedStyle(floor).outlineStyle") == "dashed"
    assert spoken_of.locator("> .plate").first.evaluate("plate => getComputedStyle(plate).outlineStyle") == "none"


@pytest.mark.skipif("icegarden" not in registry.names(), reason="plays the Ice Garden")
def test_rare_settings_stay_in_sight_while_one_changes_them_and_begin_says_what_is_missing(sit):
    page = sit(size=PHONE).open("#/new/icegarden")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Scenario tiles of the advanced variant").select_option("agreed")
    order = page.get_by_role("group", name="Their order")
    order.get_by_role("checkbox").first.check()
    begin = page.get_by_role("button", name="Begin")
    page.locator("form .start").get_by_text("Name all 4 tiles").wait_for()
    assert begin.is_disabled()
    for at in range(1, 4):
        order.get_by_role("checkbox").nth(at).check()
    page.get_by_text("Name all 4 tiles").first.wait_for(state="detached")
    begin.click()
    page.wait_for_selector("#question")


@pytest.mark.skipif("dreamblade" not in registry.names(), reason="builds a warband of DreamBlade")
def test_a_builder_begins_anew_with_what_is_looked_for(sit):
    page = sit().open("#/new/dreamblade")
    page.locator("label.tile", has=page.get_by_role("radio", name="Own warbands")).click()
    builder = page.get_by_role("group", name="South's warband (seat 1)")
    parts = builder.locator(".parts")
    parts.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    page.evaluate("() => { for (let n = 0; n < 3; n++) document.querySelectorAll('.builder .take button')[n].click(); }")  # quicker than the server
    builder.get_by_text("3 of 16 taken").wait_for()
    builder.get_by_label("Aspect").select_option("Fear")
    page.wait_for_function("() => document.querySelector('.builder .parts').scrollTop === 0")


@pytest.mark.skipif("dreamblade" not in registry.names(), reason="builds a warband of DreamBlade")
@pytest.mark.parametrize(("size", "across"), [(WIDE, 4), (PHONE, 2)])
def test_what_one_builds_from_at_the_table_has_the_place_of_the_board(sit, size, across):
    page = sit(size=size).open("#/new/dreamblade")
    page.locator("label.tile", has=page.get_by_role("radio", name="Limited")).click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#question")
    cards = page.locator("main .spread > *")
    cards.nth(across).wait_for()
    places = [cards.nth(at).bounding_box() for at in range(across + 1)]
    assert len({round(each["y"]) for each in places[:across]}) == 1, "so many lie side by side"
    assert places[across]["y"] > places[0]["y"]
    assert min(each["width"] for each in places) > 160
    assert cards.first.evaluate(IN_SIGHT)


def test_a_name_that_cannot_be_is_refused_beside_its_field_before_there_is_a_table(sit, server: Process):
    server.http("POST", "/api/people", {"name": "Halina", "passphrase": "gęślą jaźń 17"})
    player = sit()
    made: list[int] = []
    player.page.on("response", lambda told: made.append(told.status) if told.url.partition("?")[0].endswith("/api/matches") and told.request.method == "POST" else None)
    page = player.open("#/new/connectfour")
    page.get_by_label("Your name at the table").fill("Halina")
    page.get_by_role("button", name="Begin").click()
    page.locator("section", has=page.get_by_label("Your name at the table")).get_by_text("This name is taken").wait_for()
    page.get_by_label("Your name at the table").fill("x")
    page.get_by_role("button", name="Begin").click()
    page.get_by_text("A name has 2 to 24 letters").wait_for()
    page.get_by_label("Your name at the table").fill(" Hala ")  # blanks around a name are nobody's wish
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#question")
    assert made == [409, 422, 201]
    player.complaints.clear()  # the browser itself notes the refusals


def test_whoever_signs_out_plays_on_without_the_name(sit):
    player = sit()
    page = player.open()
    page.get_by_text("Keep my name").click()
    page.get_by_label("Name").fill("Iga")
    page.get_by_label("Passphrase").fill("gęślą jaźń 17")
    page.get_by_role("button", name="Take this name").click()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_text("Keep my name").wait_for()
    page.locator("[data-game=connectfour] .push.first").click()
    page.wait_for_selector("#question")


def test_a_kept_name_that_somebody_has_taken_stops_no_game_from_the_lobby(sit, server: Process):
    server.http("POST", "/api/people", {"name": "Kinga", "passphrase": "gęślą jaźń 17"})
    player = sit()
    page = player.open()
    page.evaluate("localStorage.pionek = JSON.stringify({...JSON.parse(localStorage.pionek), name: 'Kinga'})")
    page.reload()
    page.locator("[data-game=connectfour] .push.first").click()
    page.wait_for_selector("#question")
    player.complaints.clear()  # the browser itself notes the refusal


@pytest.mark.parametrize("game", registry.names())
def test_a_table_as_it_is_offered_begins(sit, game):
    """The number of seats and all options as they stand go together."""
    page = sit().open(f"#/new/{game}")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#question")


def test_the_lobby_plays_as_last_time_and_in_larger_letters(sit):
    player = sit()
    page = player.open("#/new/connectfour")
    seated(page, 2, "bot: easy")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#question")
    page = player.open()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Text size").select_option("1.3")
    page.get_by_label("Players' colours for any colour vision").check()
    page.get_by_role("button", name="Close").click()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20.8px"
    page.get_by_role("button", name="Connect Four: Play, as last time").click()
    page.wait_for_selector("#question")
    assert "bot: easy" in page.locator("header").inner_text()
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert [icon["sizes"] for icon in manifest["icons"]] == ["192x192", "512x512"]
    browser = player.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    hindrances = [each["errorId"] for each in browser.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert hindrances == ["in-incognito"], "nothing but that a context of tests keeps nothing"


def test_the_lobby_tells_of_the_latest_matches_how_they_stand(sit, server: Process):
    player = sit()
    seats = {}
    for at in range(14):
        made = server.http("POST", "/api/matches", {"game": "dicethrone", "seats": ["human", "bot:greedy"], "listed": False, "seed": 5})[1]
        token = server.http("POST", "/api/join", {"code": made["seats"][0]["code"]})[1]["token"]
        seats[made["match"]] = {"game": "dicethrone", "tokens": {"0": token}, "at": at}
    page = player.open()
    page.evaluate("seats => localStorage.pionek = JSON.stringify({...JSON.parse(localStorage.pionek), seats})", seats)
    page.reload()
    going = page.get_by_role("region", name="Your games")
    going.get_by_text("with bot: greedy").nth(2).wait_for()
    standing = going.get_by_text("Health:").first.inner_text()
    assert "you 50" in standing
    assert "Pyromancer 50" in standing


def test_the_lobby_offers_no_match_to_go_on_with_that_is_over(sit, server: Process):
    """However many there are."""
    match, tokens = server.match("connectfour", options={"first": "1"})
    player = sit()
    player.hold(match, "connectfour", *tokens)
    page = player.open(f"#/table/{match}")
    page.reload()
    page.wait_for_selector("#question")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    page.wait_for_selector("[data-over]")
    over = json.dumps(server.http("GET", f"/api/matches/{match}", token=tokens[0])[1])
    page.route("**/api/matches/past-*", lambda route: route.fulfill(body=over, content_type="application/json"))
    seats = {f"past-{at}": {"game": "connectfour", "tokens": {"0": tokens[0]}, "at": at} for at in range(30)}
    player.open()
    page.evaluate("seats => localStorage.pionek = JSON.stringify({...JSON.parse(localStorage.pionek), seats})", seats)
    page.reload()
    mine = page.locator("section", has=page.get_by_role("heading", name="Your games"))
    page.wait_for_function("() => document.querySelectorAll('section a[href^=\"#/replay/past\"]').length === 30")
    assert mine.count() == 1
    assert page.locator("a[href^='#/table/']").count() == 0


def test_an_open_table_is_taken_from_the_lobby(sit):
    player, guest = sit(), sit(lang="pl")
    page = player.open()
    page.locator("[data-game=connectfour]").get_by_role("link", name="Set up a table").click()
    seated(page, 2, "anyone")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector("#question")
    guest.open().get_by_role("link", name="Usiądź").first.click()
    guest.page.get_by_label("Twoje imię").fill("Jan")
    guest.page.get_by_role("button", name="Usiądź").click()
    guest.page.wait_for_selector("#question")
    player.open().get_by_role("link", name="Continue").first.wait_for()


def test_the_legend_names_icons_by_sorts_of_things(sit):
    player = sit(lang="pl")
    player.sit_at("dicethrone", ["human", "bot:greedy"], seed=5)
    player.asked()
    page = player.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ustawienia").click()
    sorts = page.get_by_role("dialog", name="Ustawienia").locator("h4").all_inner_texts()
    assert {"Liczby", "Stosy"} <= set(sorts)  # no die is on the table before the first roll
    for each in sorts:
        assert page.locator(f"h4:text-is('{each}') + ul li").count()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("place", ["", "#/new/dicethrone", "#/play/dicethrone", "#/rules/dicethrone", "#/cards/dicethrone"])
def test_axe_finds_nothing_on_the_pages(sit, theme, place):
    player = sit(theme=theme)
    page = player.open(place)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert player.axe() == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", [*registry.names(), "ducats"])
def test_axe_finds_nothing_at_the_tables(sit, game, theme):
    player = sit(theme=theme, lang="pl")
    player.sit_at(game, [], seed=2)
    player.asked()
    assert player.axe() == []
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Ustawienia").click()
    assert player.axe() == []


def test_axe_finds_nothing_on_a_phone(sit):
    player = sit(size=PHONE)
    player.sit_at("dicethrone", [], seed=2)
    player.asked()
    assert player.axe() == []


def test_a_name_can_be_kept(sit):
    player = sit()
    page = player.open()
    page.get_by_text("Keep my name").click()
    page.get_by_label("Name").fill("Zażółć")
    page.get_by_label("Passphrase").fill("gęślą jaźń 17")
    page.get_by_role("button", name="Take this name").click()
    page.get_by_role("button", name="Sign out").wait_for()
    assert page.get_by_text("Zażółć").count() == 1


def test_a_server_that_is_away_for_a_moment_signs_nobody_out(sit):
    player = sit()
    page = player.open()
    page.get_by_text("Keep my name").click()
    page.get_by_label("Name").fill("Basia")
    page.get_by_label("Passphrase").fill("gęślą jaźń 17")
    page.get_by_role("button", name="Take this name").click()
    page.get_by_role("button", name="Sign out").wait_for()
    page.route("**/api/people/me?*", lambda route: route.fulfill(status=503, body="<html>Bad gateway</html>", content_type="text/html"))
    with page.expect_response("**/api/people/me?*"):
        page.reload()
    page.unroute("**/api/people/me?*")
    page.reload()
    page.locator("details").get_by_text("Basia").wait_for()
    player.complaints.clear()  # the browser itself notes the 503


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_the_page_knows_no_game():
    names = {name.lower() for game in registry.names() for name in (game, *registry.get(game).name.values())}
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / "web" / "src").rglob("*"))
        if path.is_file()
        for name in names
        if name in path.read_text(encoding="utf-8").lower()
    ]
    assert found == []
