"""Great moments over the board: everybody sees them, nobody waits for them, any press skips them."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.moments import MOMENTS, PATIENT, Herald
from tests.browser.person import Person
from tests.browser.test_calling import LISTEN
from tests.services import LiveServer

LOUD = "localStorage.setItem('settings', JSON.stringify({ sound: true }));"

MOVING = """() => {
  const names = document.querySelector('.moments').getAnimations({ subtree: true }).flatMap((animation) =>
    animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  return [...new Set(names)].filter((name) => !timing.includes(name));
}"""


def shown(page: Page, kind: str) -> None:
    expect(page.locator(f".moment-frame[data-moment={kind}]")).to_be_visible()


def test_a_moment_comes_to_every_seat_and_to_whoever_watches_and_a_press_skips_it(
    come: Callable[..., Person], server: LiveServer
) -> None:
    """R22: the President sends somebody to the Brig."""
    laid = json.loads(server.manage("lay", "arrest"))
    anna, ben, watcher = come("Anna"), come("Ben"), come("Wilma")
    for person, seat in ((anna, laid["seats"][0]), (ben, laid["seats"][1]), (watcher, laid["watch"])):
        person.page.add_init_script(PATIENT)
        person.page.goto(seat)
        person.sees_the_table()
    ben.is_asked()

    ben.question.locator("[data-option='seat:4']").click()
    if (sure := ben.page.get_by_role("button", name="Yes, do it")).count():
        sure.click()

    for person in (anna, ben, watcher):
        shown(person.page, "brig")
        expect(person.page.locator(".plate")).to_contain_text("Emil")
        said = person.page.locator("p[role=status]", has_text="Emil")
        expect(said).to_have_count(1)
    anna.page.keyboard.press("Escape")
    watcher.page.mouse.click(700, 300)
    for person in (anna, watcher):
        expect(person.page.locator(".moment-frame")).to_have_count(0)
    shown(ben.page, "brig")  # each for themselves


def test_whoever_is_asked_answers_through_a_moment(come: Callable[..., Person], lay: Callable[..., list[str]]) -> None:
    """One press both skips it and counts; Escape only skips it."""
    anna = come("Anna")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.add_init_script(PATIENT + LOUD + LISTEN)
    herald = Herald(anna.page)
    anna.page.goto(lay("battle")[0])
    anna.is_asked()
    ask = anna.ask()
    anna.page.get_by_role("tab", name="Chat").click()  # a browser makes no sound before it was touched

    moving = set()
    for name in MOMENTS:
        herald.shows(name)
        moving |= set(anna.page.evaluate(MOVING))
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator(".moment-frame")).to_have_count(0)
    assert moving == {"opacity", "transform"}
    assert anna.page.evaluate("window.rung") > len(MOMENTS)
    assert anna.ask() == ask
    assert not [said for said in anna.said if '"answer"' in said]

    herald.shows("cylon")
    anna.question.get_by_role("button", name="Do nothing").click()

    expect(anna.page.locator(f".question[data-ask='{ask}']")).to_have_count(0)
    expect(anna.page.locator(".moment-frame[data-moment=cylon]")).to_have_count(0)
