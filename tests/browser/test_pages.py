"""The pages around the table in a real browser: two clicks to a game, choosing, looking things up, joining by code."""

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.person import Person
from tests.browser.test_measure import measured
from tests.services import wait_until


def test_two_clicks_to_a_game_against_bots(come: Callable[..., Person]) -> None:
    anna = come("Anna", 390, 844)
    anna.page.goto("/")

    anna.page.get_by_role("button", name="Play alone").click()

    anna.sees_the_table()
    anna.is_asked()
    anna.page.goto("/")
    expect(anna.page.locator(".tables .asked")).to_contain_text("You are asked")
    anna.page.locator(".your-turn").get_by_role("link", name="Commander and bots").click()
    anna.sees_the_table()


def test_what_is_wrong_with_one_field_does_not_move_the_one_beside_it(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    anna.page.goto("/new/")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Players").select_option("3")
    anna.page.get_by_label("Bots among them").select_option("5")

    anna.page.get_by_role("button", name="Open the table").click()

    expect(anna.page.locator(".field .problem")).to_contain_text("fewer bots than players")
    players, bots = (anna.page.get_by_label(name).bounding_box() for name in ("Players", "Bots among them"))
    assert players
    assert bots
    assert players["y"] == bots["y"]
    anna.problems.clear()  # the browser reports every refused form


def test_a_table_is_chosen_and_found_by_its_code(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben", 390, 844)
    anna.page.goto("/new/")
    anna.page.get_by_label("Name of the table").fill("Friday fleet")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Exodus", exact=True).check()
    anna.page.get_by_text("More options").click()
    anna.page.get_by_label("Final Five", exact=True).check()
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.locator(".agreed")).to_contain_text("Final Five")
    code = anna.page.locator(".big-code").inner_text()

    ben.page.goto("/")
    ben.page.get_by_label("Join by link or code").fill(code.lower())
    ben.page.get_by_role("button", name="Join").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()

    expect(anna.page.locator(".seats")).to_contain_text("Ben")
    assert measured(anna.page, "lobby") == []


def test_the_lobby_is_live(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben", 390, 844)
    invite = anna.opens_a_table()
    anna.page.evaluate("window.here = true")  # gone after a reload
    seats, status = anna.page.locator(".seats li"), anna.page.locator("#status")
    expect(status).to_have_text("Waiting for 2 more people. Send the link, or add bots.")
    expect(seats.nth(0).get_by_text("away", exact=True)).to_have_count(0)

    ben.page.goto(invite)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(seats.nth(1)).to_contain_text("Ben")
    expect(seats.nth(1).get_by_text("away", exact=True)).to_have_count(0)
    anna.adds_a_bot()
    expect(status).to_have_text("Not ready yet: Ben.")

    ben.is_ready()
    expect(seats.nth(1)).not_to_contain_text("not ready")
    expect(anna.page.get_by_role("button", name="Start the game")).to_be_enabled()
    expect(ben.page.locator("#status")).to_have_text("Everybody is ready. Anna starts the game.")

    ben.page.goto("about:blank")
    expect(seats.nth(1).get_by_text("away", exact=True)).to_be_visible()
    assert anna.page.evaluate("window.here")
    ben.page.goto(invite)
    expect(seats.nth(1).get_by_text("away", exact=True)).to_have_count(0)
    anna.starts()
    ben.sees_the_table()


def test_a_button_pressed_twice_counts_once(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    anna.opens_a_table()

    anna.page.get_by_role("button", name="Add bot").first.dblclick()

    expect(anna.page.locator("#status")).to_have_text("Waiting for 1 more person. Send the link, or add a bot.")
    expect(anna.page.get_by_role("button", name="Remove bot")).to_have_count(1)


def test_the_host_chooses_who_the_bots_are(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna", 390, 844), come("Ben")
    invite = anna.opens_a_table()
    anna.page.get_by_role("button", name="Add bot").first.click()
    seat = anna.page.locator(".seats li").nth(1)
    expect(seat.locator("img.face")).to_be_visible()

    seat.get_by_label("Choose another bot for seat 2").click()
    seat.get_by_label("Who").select_option("vance")
    ben.sits_down(invite)
    expect(anna.page.locator(".seats")).to_contain_text("Ben")  # and what was chosen stays chosen
    seat.get_by_label("Plays as").select_option("recruit")
    seat.get_by_role("button", name="Seat them").click()

    expect(seat.locator("b")).to_have_text("Dr. Vance")
    expect(seat).to_contain_text("Recruit")
    expect(seat).to_contain_text("Quiet: watches, and forgets nothing.")


def test_a_lobby_that_lost_its_line_says_so_and_comes_back(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben")
    invite = anna.opens_a_table()
    lines: list[WebSocketRoute] = []
    broken = False

    def pass_on(line: WebSocketRoute) -> None:
        lines.append(line)
        if broken:
            line.close(code=1011)
        else:
            line.connect_to_server()

    anna.page.route_web_socket("**/ws/**", pass_on)
    anna.page.reload()
    expect(anna.page.locator("#status")).to_contain_text("Waiting for 2 more people")

    broken = True
    lines[-1].close(code=1011)
    expect(anna.page.locator("#status")).to_have_text("The connection is lost. Trying again…")
    ben.sits_down(invite)
    broken = False

    expect(anna.page.locator("#status")).to_contain_text("Waiting for 1 more person")
    expect(anna.page.locator(".seats")).to_contain_text("Ben")


def test_a_lobby_whose_line_swallows_everything_finds_out(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben")
    invite = anna.opens_a_table()
    deaf = False
    answers: list[str] = []
    swallowed: list[str] = []

    def pass_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def ask(words: str | bytes) -> None:
            if deaf:
                swallowed.append(str(words))
            else:
                server.send(words)

        def answer(words: str | bytes) -> None:
            if not deaf:
                answers.append(str(words))
                line.send(words)

        line.on_message(ask)
        server.on_message(answer)

    anna.page.route_web_socket("**/ws/**", pass_on)
    anna.page.clock.install()
    anna.page.reload()
    wait_until(lambda: anna.page.title() != "" and '"ok"' in "".join(answers), "the line stood")

    deaf = True
    ben.sits_down(invite)
    anna.page.clock.run_for(20_000)
    wait_until(lambda: anna.page.title() != "" and len(swallowed) > 0, "the page asked whether anybody is there")
    anna.page.clock.run_for(10_000)
    expect(anna.page.locator("#status")).to_have_text("The connection is lost. Trying again…")
    deaf = False
    anna.page.clock.run_for(2_000)

    expect(anna.page.locator("#status")).to_contain_text("Waiting for 1 more person")
    expect(anna.page.locator(".seats")).to_contain_text("Ben")


def test_what_one_is_about_to_press_stays_under_the_finger(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben")
    invite = anna.opens_a_table()
    anna.page.get_by_text("Leave the table").click()
    anna.page.get_by_role("button", name="Yes, leave").focus()

    ben.sits_down(invite)
    expect(anna.page.locator(".seats")).to_contain_text("Ben")

    expect(anna.page.get_by_role("button", name="Yes, leave")).to_be_focused()


def test_a_press_counts_though_somebody_sits_down_in_the_middle_of_it(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben")
    invite = anna.opens_a_table(4)
    anna.page.get_by_role("button", name="Add bot").last.hover()
    with anna.page.expect_response(anna.page.url) as news:
        anna.page.mouse.down()
        ben.sits_down(invite)
    news.value.finished()
    anna.page.evaluate("1")  # by now it would have been put in place
    anna.page.mouse.up()

    expect(anna.page.get_by_role("button", name="Remove bot")).to_have_count(1)
    expect(anna.page.locator(".seats")).to_contain_text("Ben")


def test_losing_a_seat_asks_once_and_is_told_at_once(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben")
    ben.sits_down(anna.opens_a_table())
    expect(anna.page.locator(".seats")).to_contain_text("Ben")

    anna.page.get_by_text("Free the seat").click()
    expect(anna.page.locator(".seats")).to_contain_text("Ben loses the seat")
    anna.page.get_by_role("button", name="Yes, free it").click()

    expect(ben.page.get_by_role("alert")).to_contain_text("The host gave your seat free")
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()
    expect(anna.page.locator(".seats")).not_to_contain_text("Ben")


@pytest.mark.parametrize("clipboard", ["on https", "on plain http"])
def test_the_invite_link_is_copied(come: Callable[..., Person], clipboard: str) -> None:
    anna = come("Anna")
    if clipboard == "on plain http":
        anna.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    else:
        anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    invite = anna.opens_a_table()
    expect(anna.page.get_by_role("button", name="Share")).to_be_hidden()

    anna.page.locator(".invite").get_by_role("button", name="Copy").click()

    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    anna.page.goto("/")
    anna.page.get_by_label("Join by link or code").press("Control+v")
    expect(anna.page.get_by_label("Join by link or code")).to_have_value(invite)


def test_the_invite_link_is_shared_where_the_device_can(come: Callable[..., Person]) -> None:
    """No device does in a test, so one is lent to the page."""
    anna = come("Anna", 390, 844)
    anna.page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    invite = anna.opens_a_table()

    anna.page.get_by_role("button", name="Share").click()

    assert anna.page.evaluate("window.shared") == {"title": "Friday fleet", "url": invite}


def test_the_qr_code_has_its_quiet_zone(come: Callable[..., Person]) -> None:
    """Cameras need four modules of white around it."""
    anna = come("Anna", 390, 844)
    anna.opens_a_table()

    code = anna.page.locator(".qr svg")
    size = code.evaluate("svg => svg.viewBox.baseVal.width")
    dark = code.evaluate("svg => { const box = svg.lastElementChild.getBBox(); return [box.x, box.x + box.width] }")

    assert dark == [4, size - 4]
    assert (code.bounding_box() or {})["width"] / size >= 3, "pixels a module"


def below_the_bar(person: Person, entry: str) -> bool:
    """Whether its name is to be read, and not under the search."""
    script = """entry => {
      const top = document.getElementById(entry).getBoundingClientRect().top;
      return top >= document.querySelector('.lookup').getBoundingClientRect().bottom && top < innerHeight - 44;
    }"""
    person.page.wait_for_function(script, arg=entry)
    return True


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_link_from_the_table_leads_to_its_entry(come: Callable[..., Person], width: int, height: int) -> None:
    anna = come("Anna", width, height)

    anna.page.goto("/compendium/#card:repair")

    assert below_the_bar(anna, "card:repair")
    marked = anna.page.locator("[id='card:repair']").evaluate("entry => getComputedStyle(entry).borderTopColor")
    assert marked != anna.page.locator("[id='card:build-nuke']").evaluate("e => getComputedStyle(e).borderTopColor")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_anything_is_looked_up(come: Callable[..., Person], width: int, height: int) -> None:
    anna = come("Anna", width, height)
    anna.page.goto("/compendium/#crisis:riots")
    riots = anna.page.locator("[id='crisis:riots']")
    expect(riots).to_be_in_viewport()

    anna.page.keyboard.press("/")
    anna.page.keyboard.type("Prisoner revolt")

    expect(anna.page.locator("[id='crisis:prisoner-revolt']")).to_be_visible()
    expect(riots).to_be_hidden()
    expect(anna.page.get_by_role("heading", name="Characters")).to_be_hidden()
    expect(anna.page.get_by_role("status")).to_contain_text(" of 306 entries")

    anna.page.get_by_label("Search").fill("viper")
    anna.page.locator("#named").get_by_role("link", name="viper", exact=True).click()
    assert below_the_bar(anna, "ship:viper")

    anna.page.evaluate("location.hash = '#crisis:riots'")  # a link to what the search hides
    expect(anna.page.get_by_label("Search")).to_have_value("")
    assert below_the_bar(anna, "crisis:riots")
    assert measured(anna.page, "compendium") == []


def test_whoever_finds_nothing_is_helped(come: Callable[..., Person]) -> None:
    anna = come("Anna", 390, 844)
    anna.page.goto("/compendium/")

    anna.page.get_by_label("Search").fill("zzz")
    expect(anna.page.get_by_role("status")).to_have_text("Nothing has these words.")
    assert measured(anna.page, "nothing found") == []
    for word in ("viper", "brig", "morale", "repair"):
        anna.page.get_by_label("Search").fill("zzz")
        anna.page.get_by_role("button", name=word).click()
        expect(anna.page.get_by_role("status")).to_contain_text(" of 306 entries")

    expect(anna.page.locator("[id='card:repair']")).to_be_visible()


def test_chapters_are_at_hand_on_a_phone(come: Callable[..., Person]) -> None:
    anna = come("Anna", 390, 844)
    anna.page.goto("/compendium/#crisis:riots")
    chapters = anna.page.get_by_role("navigation", name="Chapters")
    expect(chapters).to_be_hidden()

    anna.page.get_by_text("Chapters", exact=True).click()
    chapters.get_by_role("link", name="Tokens").click()

    expect(chapters).to_be_hidden()
    assert below_the_bar(anna, "tokens")


def test_the_compendium_needs_no_script(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    context = anna.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    anna.page.goto("/compendium/")
    page = context.new_page()

    page.goto(anna.page.url + "#loc:armory")

    expect(page.locator("[id='loc:armory']")).to_be_in_viewport()
    expect(page.get_by_label("Search")).to_be_hidden()
    context.close()


def test_what_is_agreed_changes_until_the_start_and_everybody_sees_what(come: Callable[..., Person]) -> None:
    anna, ben = come("Anna"), come("Ben")
    ben.sits_down(anna.opens_a_table())
    anna.page.get_by_text("Change what is agreed").click()
    anna.page.get_by_label("Exodus", exact=True).check()

    anna.page.get_by_role("button", name="Agree on this").click()

    for person in (anna, ben):
        expect(person.page.locator("#agreed")).to_contain_text("Exodus")
        expect(person.page.locator("#changed")).to_contain_text("Exodus")
    expect(ben.page.get_by_role("button", name="I am ready")).to_be_visible()
    assert ben.page.get_by_text("Change what is agreed").count() == 0


def test_the_lobby_asks_once_whether_it_may_call(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    anna.opens_a_table()
    panel = anna.page.locator("#may-call")
    expect(panel).to_be_visible()

    panel.get_by_role("button", name="Sound only").click()

    expect(panel).to_contain_text("Good.")
    assert anna.page.evaluate("JSON.parse(localStorage.getItem('settings')).sound") is True
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Agreed")).to_be_visible()
    expect(panel).to_be_hidden()
