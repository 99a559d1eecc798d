"""Who sits where: somebody leaves in mid-question, a bot sits in by consent, and the person is back with one click."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.test_axe import serious
from tests.services import LiveServer, wait_until

ABSENT_AT_ONCE = "from bsg.tables.models import Table; Table.objects.filter(public_id={id!r}).update(absence=0)"


def proposes(person: Person, what: str, why: str = "") -> None:
    person.page.get_by_role("button", name="At this table…").click()
    dialog = person.page.get_by_role("dialog", name="At this table…")
    if why:
        dialog.get_by_label("Why, or the words").fill(why)
    dialog.get_by_role("button", name=what).click()
    expect(dialog).to_be_hidden()


def says(person: Person) -> Any:
    return person.page.locator(".side-page")


def test_a_bot_sits_in_for_somebody_who_closed_the_browser_in_mid_question(
    come: Callable[..., Person], server: LiveServer
) -> None:
    table = json.loads(server.manage("lay", "quiet", "--bots", "2", "--pace", "live"))
    server.manage("shell", "-c", ABSENT_AT_ONCE.format(id=table["watch"].split("/")[2]))
    anna, ben = come("Anna"), come("Ben", width=390, height=844, touch=True)
    anna.page.goto(server.url + table["seats"][0])
    ben.page.goto(server.url + table["seats"][1])
    anna.is_asked()

    anna.page.close()
    ben.page.get_by_role("button", name="People").click()
    expect(ben.page.locator(".person", has_text="Anna")).to_contain_text("away")
    proposes(ben, "A bot sits in for Anna")

    expect(says(ben)).to_contain_text("A bot sits in for Anna. Agreed by Ben.")
    expect(says(ben)).to_contain_text("Anna does nothing.")
    expect(ben.page.locator(".person", has_text="Anna")).to_contain_text("a bot sits in")
    anna.page = anna.context.new_page()
    anna.page.goto(server.url + f"/t/{table['watch'].split('/')[2]}/")
    expect(anna.page.get_by_text("A bot sits in for you.")).to_be_visible()
    anna.page.get_by_role("button", name="I am back").click()
    expect(says(anna)).to_contain_text("Anna is back.")
    expect(says(anna)).to_contain_text("Answered for you: Choose an action")
    expect(says(ben)).to_contain_text("Anna is back.")
    expect(says(ben)).not_to_contain_text("Answered for you")
    expect(anna.page.get_by_role("button", name="I am back")).to_be_hidden()

    goes_and_allows_a_good_bot(anna)
    expect(ben.page.locator(".person", has_text="Anna")).to_contain_text("had to go")


def goes_and_allows_a_good_bot(person: Person) -> None:
    person.page.get_by_role("button", name="At this table…").click()
    dialog = person.page.get_by_role("dialog", name="At this table…")
    dialog.get_by_label("A bot that sits in for me may play as well as it can").check()
    dialog.get_by_role("button", name="I have to go").click()
    expect(person.page.get_by_text("You said that you have to go")).to_be_visible()
    expect(person.page.locator(".question")).to_have_count(0)  # nothing is asked of whoever is away
    expect(person.page.locator(".ask.urgent")).to_have_count(0)


def test_two_agree_to_pause_and_to_go_on(laid: Callable[..., list[Person]]) -> None:
    anna, ben, cleo, dora = laid("quiet", "Anna", "Ben", "Cleo", "Dora")

    proposes(anna, "Pause the game", "Dinner")
    for person in (ben, cleo):
        expect(person.page.locator(".proposal")).to_contain_text("Anna proposes: Pause the game. Dinner")
        person.page.get_by_role("button", name="Agree").click()
    expect(anna.page.locator(".proposal")).to_contain_text("Still to agree: Dora.")
    expect(anna.page.locator(".paused")).to_be_hidden()
    dora.page.get_by_role("button", name="Agree").click()

    for person in (anna, ben, cleo, dora):
        expect(person.page.locator(".paused")).to_contain_text("The game is paused.")
    anna.page.locator(".question [data-option='opt:nothing']").click()
    expect(anna.page.locator(".notice")).to_contain_text("The game is paused.")

    ben.page.get_by_role("button", name="Go on with the game").click()
    expect(dora.page.locator(".proposal")).to_contain_text("Ben proposes: Go on with the game.")
    dora.page.get_by_role("button", name="Not now").click()
    expect(says(anna)).to_contain_text("Dora says not now: Go on with the game.")
    dora.page.get_by_role("button", name="Go on with the game").click()
    for person in (anna, ben, cleo):
        person.page.get_by_role("button", name="Agree").click()
    expect(says(dora)).to_contain_text("The game goes on. Agreed by Anna, Ben, Cleo, Dora.")
    expect(anna.page.locator(".paused")).to_be_hidden()


def test_a_game_master_runs_a_game_and_hands_a_seat_on(come: Callable[..., Person], server: LiveServer) -> None:
    anna, ben, dora, emil = come("Anna"), come("Ben"), come("Dora"), come("Emil")
    invite = anna.opens_a_table(players=3)
    ben.sits_down(invite)
    anna.adds_a_bot()
    dora.page.goto(invite)
    dora.page.get_by_text("Run this game as game master").click()
    dora.page.get_by_label("Name of the game master").fill("Dora")
    dora.page.get_by_role("button", name="Run this game", exact=True).click()
    expect(ben.page.locator(".master")).to_contain_text("Dora is the game master")
    ben.is_ready()
    anna.starts()

    expect(dora.page.get_by_text("You run this game")).to_be_visible()
    wait_until(lambda: anna.asked or ben.asked, "somebody was asked")
    asked = anna if anna.asked else ben
    dora.page.locator(".overview").get_by_role("button", name=asked.name).click()
    dora.page.get_by_label("Why you answer").fill("To begin")
    dora.answers()
    expect(says(anna)).to_contain_text("By the game master, Dora: “To begin”")

    proposes(dora, "Pause the game")
    expect(ben.page.locator(".paused")).to_be_visible()
    expect(ben.page.locator(".paused button")).to_have_count(0)  # it is for the game master to say
    dora.page.locator(".paused").get_by_role("button", name="Go on with the game").click()
    expect(ben.page.locator(".paused")).to_be_hidden()

    emil.page.goto(invite)
    emil.page.get_by_role("button", name="At this table…").click()
    emil.page.get_by_label("Your name").fill("Emil")
    emil.page.get_by_role("button", name="Offer your help").click()
    dora.page.get_by_role("button", name="At this table…").click()
    dialog = dora.page.get_by_role("dialog", name="At this table…")
    dialog.get_by_label("Why, or the words").fill("Ben is ill")
    dialog.get_by_text("More", exact=True).click()
    dialog.get_by_role("button", name="Emil takes over the seat of Ben").click()
    expect(emil.page.locator(".person.me")).to_contain_text("Emil (you)")
    expect(says(emil)).to_contain_text("Emil takes over the seat of Ben. By the game master, Dora: “Ben is ill”")
    expect(ben.page.locator(".person.me")).to_have_count(0)
    proposes(dora, "Write down a ruling", "Ties are broken by the host")
    for person in (anna, ben, emil):
        expect(says(person)).to_contain_text("A ruling for this table: “Ties are broken by the host”.")
    expect(dora.page.locator(".notice")).to_have_count(0)  # nothing that the page does by itself was refused


def keeps_nobody_out(person: Person) -> None:
    size = person.page.viewport_size
    assert size is not None
    assert serious(person.page) == []
    person.page.set_viewport_size(size)


def lies_within(dialog: Locator, words: str) -> None:
    outer, inner = dialog.bounding_box(), dialog.get_by_text(words).bounding_box()
    assert outer
    assert inner
    assert outer["x"] < inner["x"] < outer["x"] + outer["width"]
    assert outer["y"] < inner["y"] < outer["y"] + outer["height"]


def sees_what_lies_face_down(master: Person) -> None:
    """By keyboard, as a name is pressed to see through somebody's eyes."""
    master.page.locator(".overview").get_by_role("button", name="Anna").press("Enter")
    expect(master.page.get_by_label("Why you answer")).to_be_visible()
    master.page.get_by_role("button", name="All hands and decks").press("Enter")
    dialog = master.page.get_by_role("dialog", name="All hands and decks")
    expect(dialog.get_by_text("Anna: hand (")).to_be_visible()
    dialog.get_by_text("Destination (").press("Enter")
    expect(dialog.locator("details[open] li")).to_have_count(21)
    keeps_nobody_out(master)
    dialog.press("Escape")
    expect(dialog).to_be_hidden()
    master.page.locator(".overview").get_by_role("button", name="Everybody’s view").press("Enter")


def test_a_moderated_game_returns_over_a_revealed_check(come: Callable[..., Person], server: LiveServer) -> None:
    """Zoe watches, is made game master by all, lets the check be decided, and returns to before it."""
    table = json.loads(server.manage("lay", "check", "--bots", "2"))
    anna, ben, zoe = come("Anna"), come("Ben"), come("Zoe")
    anna.page.goto(server.url + table["seats"][0])
    ben.page.goto(server.url + table["seats"][1])
    anna.is_asked()
    before = says(anna).locator("li").last.inner_text()
    zoe.page.goto(server.url + table["watch"])
    zoe.page.get_by_role("button", name="At this table…").click()
    zoe.page.get_by_label("Your name").fill("Zoe")
    zoe.page.get_by_role("button", name="Offer your help").click()
    menu = anna.page.get_by_role("button", name="At this table…")
    menu.press("Enter")
    dialog = anna.page.get_by_role("dialog", name="At this table…")
    dialog.press("Escape")
    expect(dialog).to_be_hidden()
    expect(menu).to_be_focused()
    menu.press("Enter")
    dialog.get_by_text("More", exact=True).press("Enter")
    dialog.get_by_text("Return to an earlier moment").press("Enter")
    lies_within(dialog, "Return to an earlier moment")
    keeps_nobody_out(anna)
    dialog.get_by_role("button", name="Zoe becomes game master").press("Enter")
    expect(ben.page.locator(".proposal")).to_be_visible()
    keeps_nobody_out(ben)
    ben.page.get_by_role("button", name="Agree").press("Enter")
    expect(zoe.page.get_by_text("You run this game")).to_be_visible()
    asked = zoe.page.locator(".overview .owes")
    expect(asked).to_contain_text("Choose the cards to add")
    sees_what_lies_face_down(zoe)

    while "The total is" not in says(anna).inner_text():
        lines = says(anna).locator("li").count()
        proposes(zoe, "Go on with the default answer", "Time")
        expect(says(anna).locator("li").nth(lines)).to_be_visible()

    zoe.page.get_by_role("button", name="At this table…").click()
    dialog = zoe.page.get_by_role("dialog", name="At this table…")
    dialog.get_by_label("Why, or the words").fill("The wrong card")
    dialog.get_by_text("Return to an earlier moment").click()
    moments = dialog.get_by_label("To the moment after")
    words = before.split(" ", 1)[-1].strip()
    expect(moments.locator("option", has_text=words)).to_have_count(1)
    moments.select_option(moments.locator("option", has_text=words).get_attribute("value"))
    dialog.get_by_role("button", name="Return there").click()

    for person in (anna, ben, zoe):
        expect(says(person)).to_contain_text("The game returns to the moment after:")
    anna.is_asked()
    assert anna.kind() == "contribute"


A_CLOCK = """
from datetime import timedelta
from django.utils import timezone
from bsg.tables.journal import due, service
from bsg.tables.models import Table
Table.objects.filter(public_id={id!r}).update(clock="days-1")
table = Table.objects.get(public_id={id!r})
with service.holding(table.pk) as cached:
    table = cached.look(table.pk)
    due.plan(table, cached.seats, cached.up_to(table), timezone.now() - timedelta(days=1) + timedelta(seconds={left}))
    table.save()
"""


def test_a_clock_runs_out_with_nobody_there_and_over_a_restart_once(
    come: Callable[..., Person], server: LiveServer
) -> None:
    table = json.loads(server.manage("lay", "quiet", "--bots", "2", "--pace", "days"))
    id = table["watch"].split("/")[2]
    server.kill()
    server.manage("shell", "-c", A_CLOCK.format(id=id, left=-1))

    server.start(migrate=False)

    anna = come("Anna")
    anna.page.goto(server.url + table["seats"][0])
    expect(says(anna)).to_contain_text("Time is up for Anna: the default answer is given.")
    expect(anna.page.locator(".clock-left")).to_contain_text("Time to answer: until")
    assert says(anna).inner_text().count("Time is up for Anna") == 1
