"""Great moments over the board: everybody sees them, nobody waits for them, any press skips them."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from bsg.kernel import Event, heard, render
from tests.browser.moments import HASTY, KINDS, MOMENTS, PATIENT, PLATES, Herald
from tests.browser.person import Person
from tests.browser.test_calling import LISTEN
from tests.front.test_cues import answer, told
from tests.services import LiveServer, wait_until

LOUD = "localStorage.setItem('settings', JSON.stringify({ sound: true }));"

MOVING = """() => {
  const names = document.querySelector('.moments').getAnimations({ subtree: true }).flatMap((animation) =>
    animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
  const timing = ['offset', 'computedOffset', 'easing', 'composite'];
  return [...new Set(names)].filter((name) => !timing.includes(name));
}"""

SEEN = """() => [
  window.shown,
  document.querySelector('p[role=status]:has(+ .moments)').innerText,
  document.querySelectorAll('.moment-frame').length,
]"""


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
    anna.question.get_by_role("button", name="Do nothing").hover()
    anna.page.mouse.down()
    herald.tells("jump")  # between a press and its end nothing comes under the finger
    expect(anna.page.locator("p[role=status]", has_text="The fleet jumps.")).to_be_attached()
    anna.page.mouse.up()

    expect(anna.page.locator(f".question[data-ask='{ask}']")).to_have_count(0)
    expect(anna.page.locator(".moment-frame[data-moment=cylon]")).to_have_count(0)
    shown(anna.page, "jump")


def test_on_a_phone_a_moment_has_the_screen_and_a_touch_only_ends_it(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """Below it lie answers that are not seen: none of them is touched."""
    anna = come("Anna", 390, 844, touch=True)
    anna.page.add_init_script(PATIENT)
    herald = Herald(anna.page)
    anna.page.goto(lay("battle")[0])
    anna.is_asked()
    ask = anna.ask()
    option = anna.question.locator("[data-option]").first
    expect(option).to_be_in_viewport()
    spot = option.bounding_box()
    assert spot is not None

    herald.shows("cylon")
    expect(option).not_to_be_in_viewport()
    expect(anna.page.locator(".status")).to_be_in_viewport()  # that one is asked is seen all the time
    anna.page.touchscreen.tap(spot["x"] + 10, min(spot["y"] + 10, 600))

    expect(anna.page.locator(".moment-frame")).to_have_count(0)
    expect(option).to_be_in_viewport()
    assert anna.ask() == ask
    assert not [said for said in anna.said if '"answer"' in said]


DRAWN = """() => {
  const seen = [...document.querySelectorAll('.moment > :not(.plate, .veil-over)')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 20 && box.height > 3 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
  return [document.getAnimations().length, seen.length];
}"""


def test_whoever_wants_no_motion_sees_still_pictures_and_nobody_hears_what_they_did_not_ask_for(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """With the same words: a picture, a plate, and no sound before one asked for it."""
    anna = come("Anna")
    anna.page.add_init_script(PATIENT + LISTEN)
    herald = Herald(anna.page)
    anna.page.goto(lay("battle")[0])
    anna.is_asked()
    anna.page.get_by_role("tab", name="Chat").click()

    for width, height in ((1440, 900), (390, 844)):
        anna.page.set_viewport_size({"width": width, "height": height})
        for name, words in PLATES.items():
            herald.shows(name)
            animations, drawn = anna.page.evaluate(DRAWN)
            assert (animations, drawn > 0) == (0, True), (name, width)
            expect(anna.page.locator(".plate")).to_have_text(words)
            anna.page.keyboard.press("Escape")
            expect(anna.page.locator(".moment-frame")).to_have_count(0)
    assert anna.page.evaluate("window.rung") == 0


def told_once() -> Iterator[list[Event]]:
    """Of what is told in whole games: the first entry with each moment."""
    lines = [
        [{"n": n, "text": "", "what": line.what} for n, line in enumerate(heard(events, None))] for events in told()
    ]
    known: set[str] = set()
    for events, found in zip(told(), answer(lines)["found"], strict=True):
        kinds = {moment["kind"] for moment in found}
        if kinds - known:
            known |= kinds
            yield events


def lines_for(seat: int | None, events: list[Event]) -> list[dict[str, Any]]:
    return [
        {"text": render(line.text), "what": msgspec.to_builtins(line.what), "private": line.private}
        for line in heard(events, seat)
    ]


def test_each_moment_comes_to_whoever_may_know_and_is_the_same_for_all(
    come: Callable[..., Person], server: LiveServer
) -> None:
    """S10, T1.1: two seats and somebody who watches hear what is told in whole games, each what is for their ears."""
    laid = json.loads(server.manage("lay", "battle"))
    heralds: dict[int | None, Herald] = {}
    for name, seat, address in (
        ("Anna", 0, laid["seats"][0]),
        ("Ben", 1, laid["seats"][1]),
        ("Wilma", None, laid["watch"]),
    ):
        person = come(name)
        person.page.add_init_script(HASTY)
        heralds[seat] = Herald(person.page)
        person.page.goto(address)
        person.sees_the_table()
    ours = {KINDS.get(name, name): name for name in MOMENTS}
    private = 0

    def all_have_seen() -> list[Any]:
        return [herald.page.evaluate(SEEN) for herald in heralds.values()]

    def so_far() -> int:
        """How many, once all have seen the same, and all of it."""
        seen = all_have_seen()
        return len(seen[0][0]) if all(one == seen[0] and one[-1] == 0 for one in seen) else -1

    for events in told_once():
        before = so_far()
        assert before >= 0
        for seat, herald in heralds.items():
            lines = lines_for(seat, events)
            private += sum(line["private"] for line in lines)
            herald.says(lines)
        wait_until(partial(lambda before: so_far() > before, before), f"all saw {events}")
    shown = set(all_have_seen()[0][0])
    for kind in ours.keys() - shown:  # what did not happen in them
        for herald in heralds.values():
            herald.tells(ours[kind])
            herald.page.wait_for_function("kind => window.shown.at(-1) === kind", arg=kind)

    assert len(shown) > 15
    assert private > 5
