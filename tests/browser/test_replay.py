"""A finished game is seen again: step by step, with anybody's eyes, without being told how it ends."""

import json
import re
from collections.abc import Callable
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.person import Person
from tests.browser.test_axe import serious
from tests.browser.test_speed import EMPTY_FRAMES, FRAMES
from tests.services import LiveServer

ADDRESS = "/t/lay-film/replay/"


@pytest.fixture(scope="module")
def invite(one_server: LiveServer) -> str:
    """To a finished game of four."""
    laid = json.loads(one_server.manage("lay", "opening", "--players", "4", "--seed", "film", "--over"))
    return str(laid["watch"])


@pytest.fixture
def spectator(come: Callable[..., Person], invite: str) -> Callable[..., Page]:
    def spectator(name: str, *size: int) -> Page:
        page = come(name, *size).page
        page.goto(invite)
        return page

    return spectator


class Replay:
    """What somebody does with the controls."""

    def __init__(self, page: Page):
        self.page = page
        self.player = page.get_by_role("region", name="Replay")

    def opens(self, address: str) -> "Replay":
        self.page.goto(address)
        self.is_still()
        return self

    def is_still(self) -> None:
        expect(self.player).to_have_attribute("data-busy", "false")

    def button(self, name: str) -> Locator:
        return self.player.get_by_role("button", name=name, exact=True)

    @property
    def place(self) -> int:
        return int(self.player.get_attribute("data-place") or 0)

    def moves(self, act: Callable[[], Any]) -> int:
        before = self.place
        act()
        expect(self.player).not_to_have_attribute("data-place", str(before))
        self.is_still()
        return self.place

    def finds(self, what: str) -> int:
        self.player.get_by_label("What to look for").select_option(what)
        return self.moves(self.button("Find next").click)

    def looks(self, as_: str) -> None:
        self.player.get_by_label("Whose eyes").select_option(as_)
        expect(self.page).to_have_url(re.compile(f"as={as_}"))
        self.is_still()


def test_a_game_is_seen_again_without_spoilers(spectator: Callable[..., Page]) -> None:
    page = spectator("Cleo")
    replay = Replay(page).opens(ADDRESS)

    # Nothing tells how long it is, who is what, or what anybody holds.
    expect(replay.player).to_contain_text("Step 0")
    expect(replay.player).not_to_contain_text("Step 0 of")
    assert page.locator(".ticks > *").count() == 0
    assert page.locator(".secret, .skill-card, .order").count() == 0
    assert "have won" not in page.inner_text("body")

    # Step by step, by keys, by turns, by what happened.
    first = replay.moves(replay.button("One step on").click)
    assert replay.moves(lambda: page.keyboard.press("ArrowRight")) > first
    assert replay.moves(lambda: page.keyboard.press("ArrowLeft")) == first
    turn = replay.moves(replay.button("To the next turn").click)
    assert turn > first
    check = replay.finds("check")
    expect(page.locator(".resolving")).to_contain_text("Skill check")
    lines = page.locator(".log li").count()
    assert replay.moves(replay.button("To the turn before").click) <= check
    assert page.locator(".log li").count() < lines, "the log goes back with the table"
    replay.player.get_by_label("Speed").select_option("8")
    replay.moves(replay.button("Play").click)
    replay.button("Pause").click()
    here = replay.place
    replay.moves(lambda: replay.player.get_by_label("Step of the game").fill("3"))
    assert replay.place == 3 < here

    # Whoever asks is told.
    replay.button("Show what is to come").click()
    expect(replay.player).to_contain_text("Step 3 of ")
    assert page.locator(".ticks .mark-jump").count() > 0
    replay.moves(lambda: page.keyboard.press("End"))
    expect(page.locator(".ending h2")).to_contain_text("have won")
    assert page.get_by_role("button", name="Once more with the same people").count() == 0


def test_everybody_can_be_looked_over_the_shoulder(spectator: Callable[..., Page]) -> None:
    page, other = spectator("Cleo"), spectator("Dora", 390, 844)
    replay = Replay(page).opens(f"{ADDRESS}?at=60")

    replay.looks("1")
    own = replay.finds("own")
    hand = page.locator(".hand .skill-card .unseen").all_text_contents()
    expect(page.locator(".person.me b")).to_contain_text("Ben")
    assert page.locator(".question [data-option]:enabled, .question .close button:enabled, .take-back").count() == 0, (
        "it was answered long ago"
    )
    assert page.locator(".option.picked, .skill-card.picked, .pass, .close .go").count() > 0
    assert page.get_by_role("tab", name="Notes").count() == 0

    # The link opens on the same step, with the same eyes, on another device.
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    replay.button("Copy link to here").click()
    expect(replay.button("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    there = Replay(other).opens(link)
    assert there.place == own
    assert other.locator(".hand .skill-card .unseen").all_text_contents() == hand
    other.get_by_role("button", name="More of the replay").click()
    expect(there.player.get_by_label("Whose eyes")).to_have_value("1")

    replay.looks("all")
    expect(page.locator(".player .told")).to_contain_text("You look into the hand of")
    assert (
        page.locator(".person .marks i", has_text="Human").count()
        + page.locator(".person .marks i", has_text="Cylon").count()
        >= 3
    )
    assert serious(page) == []


STEPS = """async () => {
  const place = () => document.querySelector(".player").dataset.place;
  const went = async (button) => {
    const before = place();
    const began = performance.now();
    document.querySelector(`.player .${button}`).click();
    while (place() === before) await new Promise((done) => setTimeout(done));
    return performance.now() - began;
  };
  const times = [];
  for (let n = 0; n < 12; n += 1) times.push(await went("on"), await went("back"));
  return times.sort((a, b) => a - b);
}"""


def test_a_step_is_drawn_at_once(spectator: Callable[..., Page]) -> None:
    """50 ms from the press to the new picture, or what two empty frames take on a machine that is too busy."""
    page = spectator("Cleo")
    Replay(page).opens(f"{ADDRESS}?at=80&as=0")

    steps, empty = page.evaluate(STEPS), page.evaluate(EMPTY_FRAMES)

    assert steps[len(steps) // 4] <= max(50, FRAMES * median(empty)), (steps, empty)


def test_a_running_game_is_not_shown(come: Callable[..., Person], server: LiveServer) -> None:
    laid = json.loads(server.manage("lay", "battle"))
    anna = come("Anna")
    anna.page.goto(server.url + laid["seats"][0])
    anna.sees_the_table()
    anna.problems.clear()

    anna.page.goto(anna.page.url + "replay/")

    expect(anna.page.locator("main")).to_contain_text("This game is not over yet.")
    anna.problems.clear()  # the browser says that it was refused
