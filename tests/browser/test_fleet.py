"""The Cylon Fleet at the table: what gathers behind which area, the pursuit, ships that fly from board to board."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.services import LiveServer

COUNT_FLIGHTS = """() => {
  window.flown = [];
  const look = () => {
    const ghosts = [...document.querySelectorAll('.ghost .shape')].map((shape) => shape.className);
    if (ghosts.length > window.flown.length) window.flown = ghosts;
  };
  new MutationObserver(look).observe(document.querySelector('.flights'), { childList: true, subtree: true });
}"""


@pytest.fixture
def at(come: Callable[..., Person], server: LiveServer) -> Callable[..., Person]:
    """Anna at a position, on the seat that is asked."""

    def at(position: str, **screen: Any) -> Person:
        laid: dict[str, Any] = json.loads(server.manage("lay", position))
        anna = come("Anna", **screen)
        anna.page.goto(laid["seats"][laid["asked"][0]])
        anna.sees_the_table()
        return anna

    return at


def behind(page: Page, area: str) -> str:
    """What gathers there, as everybody reads it: the die, then numbers by kind."""
    return " ".join(page.locator(f".area.{area} .behind .seen").inner_text().split())


def sees_ships_fly(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(COUNT_FLIGHTS)


def have_flown(page: Page, **ships: int) -> None:
    """At least so many ghosts of a kind at once."""
    wanted = {f"shape {kind.replace('_', '-')}": n for kind, n in ships.items()}
    page.wait_for_function(
        "wanted => Object.entries(wanted).every(([kind, n]) => window.flown.filter((one) => one === kind).length >= n)",
        arg=wanted,
    )


# ── what one sees ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_each_area_shows_what_gathers_behind_it_and_says_so(at: Callable[..., Person]) -> None:
    """R34.2, H52"""
    page = at("caught").page

    assert [behind(page, area) for area in ("front", "starboard-bow", "port-aft")] == ["7–8 1 3", "5–6 1 2", "2 1"]
    name = page.locator(".area.starboard-bow .area-name")
    expect(name).to_have_accessible_name(re.compile("Gathering behind it, Cylon area 5–6: 1 basestar and 2 raiders"))


@pytest.mark.parametrize("way", ["hover", "focus"])
def test_pointing_at_an_area_lights_what_gathers_behind_it(at: Callable[..., Person], way: str) -> None:
    page = at("bridge").page
    far = page.locator(".area.rear .behind")
    dark = far.evaluate("one => getComputedStyle(one).backgroundColor")

    if way == "hover":
        page.locator(".area.rear").hover()
    else:
        page.keyboard.press("Tab")
        page.locator(".area.rear .area-name").focus()

    expect(far).not_to_have_css("background-color", dark)


def test_a_cylon_area_that_can_be_chosen_lights_its_twin_and_is_chosen_by_pressing_it(
    at: Callable[..., Person],
) -> None:
    """R34.6"""
    page = at("bridge").page
    area = page.locator(".area.rear")
    dark = area.evaluate("one => getComputedStyle(one).borderTopColor")

    area.locator(".behind").hover()
    expect(area).not_to_have_css("border-top-color", dark)
    area.locator(".behind").click()

    expect(page.locator(".log")).to_contain_text("3 raiders gather in Cylon area 1.")
    expect(area.locator(".behind .seen")).to_have_text("13")  # the die, and the raiders


def test_the_pursuit_track_says_what_the_next_space_costs(at: Callable[..., Person]) -> None:
    """R1.13, R34.16"""
    page = at("caught").page
    track = page.locator(".pursuit")

    expect(track.locator(".at")).to_have_text("+2")
    expect(track.locator(".dead")).to_have_text("attack 13")
    expect(track).to_have_accessible_name(
        "Pursuit: 3 of 4. At 4 the Cylon fleet attacks. On the next space, 13 gathered ships attack."
    )


def test_on_a_phone_both_tracks_have_their_names(at: Callable[..., Person]) -> None:
    page = at("caught", width=390, height=844, touch=True).page

    for track, name in (("jump", "Jump"), ("pursuit", "Pursuit")):
        expect(page.locator(f".{track} .seen").get_by_text(name)).to_be_visible()


def test_what_comes_with_the_next_space_is_lit(at: Callable[..., Person]) -> None:
    """R34.17"""
    far, near = at("bridge").page, at("caught").page

    expect(far.locator(".behind.next")).to_have_count(0)
    expect(near.locator(".behind.next")).to_have_count(6)


def test_a_stranger_is_told_how_to_read_it(at: Callable[..., Person]) -> None:
    page = at("pursuit").page
    hint = page.locator(".hint-card")

    hint.filter(has_text="Loyalty").get_by_role("button", name="Got it").click()

    expect(hint).to_contain_text("At the edge of each area is what gathers behind it")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_contain_text("You are the CAG")


def test_mark_viis_have_an_outline_of_their_own(at: Callable[..., Person]) -> None:
    """R34.25"""
    page = at("caught").page
    here = page.locator(".area.port-bow")
    outlines = [
        here.locator(f".vessel.{kind} use").first.get_attribute("href")
        for kind in ("viper:not(.flown)", "viper-mark-vii")
    ]

    assert outlines[0] != outlines[1]
    expect(here.locator(".vessel.flown .shape")).to_have_class("shape viper-mark-vii")
    expect(page.locator(".reserve .shape.viper-mark-vii")).to_be_visible()


# ── what one does ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("screen", [{}, {"width": 390, "height": 844, "touch": True}], ids=["laptop", "phone"])
def test_the_cag_places_civilian_ships_by_pressing_areas(at: Callable[..., Person], screen: dict[str, Any]) -> None:
    """R34.16, R34.22"""
    page = at("pursuit", **screen).page
    if screen:
        page.get_by_role("button", name="Fold").click()
    expect(page.locator(".area.rear")).not_to_have_class("open")

    page.locator(".area.front .area-name").click()
    expect(page.locator(".area.front .vessel.civilian")).to_be_visible()
    page.locator(".area.port-aft .area-name").click()

    expect(page.locator(".area.port-aft .vessel.civilian")).to_be_visible()


def test_by_keyboard_too(at: Callable[..., Person]) -> None:
    page = at("pursuit").page

    page.locator(".area.front .area-name").focus()
    page.keyboard.press("Enter")

    expect(page.locator(".area.front .vessel.civilian")).to_be_visible()


def test_an_auto_attack_is_seen_flying(at: Callable[..., Person]) -> None:
    """R34.17"""
    page = at("closing_in").page
    sees_ships_fly(page)

    page.locator(".crisis .choices > li").first.click()

    have_flown(page, raider=3, basestar=1)
    expect(page.locator(".log")).to_contain_text("The Cylon fleet has caught up and attacks.")
    assert behind(page, "front") == "7–8"
    expect(page.locator(".area.front .vessel.basestar")).to_be_visible()
    expect(page.locator(".pursuit .at")).to_have_text("0")


def test_at_a_jump_the_cylons_are_seen_following(at: Callable[..., Person]) -> None:
    """R34.30"""
    anna = at("escape")
    page = anna.page
    sees_ships_fly(page)

    page.locator("[data-option='loc:ftl-control']").first.click()
    expect(page.locator(".question[data-kind=action]")).to_have_count(0)
    while anna.kind() == "before_roll":
        anna.answers()

    have_flown(page, raider=3, basestar=1, heavy_raider=1)
    expect(page.locator(".looking .card-large")).to_have_count(2)
    assert behind(page, "front") == "7–8 1 3"
    expect(page.locator(".area.front .vessel.civilian")).to_be_visible()
    expect(page.locator(".area.front .vessel.raider")).to_have_count(0)


def test_a_viper_escorts_a_civilian_ship_by_pressing_it(at: Callable[..., Person]) -> None:
    """R34.29"""
    page = at("caught").page
    ship = page.locator(".area.port-bow .vessel.civilian")
    sees_ships_fly(page)

    ship.click()

    have_flown(page, civilian=1)
    expect(page.locator(".log")).to_contain_text("A viper escorts civilian ship K to safety.")
    expect(ship).to_have_count(0)


def test_a_mark_vii_is_seen_flying_two_areas(at: Callable[..., Person]) -> None:
    """R34.26"""
    page = at("caught").page
    sees_ships_fly(page)

    page.get_by_role("button", name="Activate an unmanned viper, then take another action").click()
    expect(page.locator(".question[data-kind=viper]")).to_be_visible()
    page.locator(".area.port-bow .vessel.viper-mark-vii").click()
    expect(page.locator(".question[data-kind=viper_acts]")).to_be_visible()
    page.locator(".area.starboard-bow .area-name").click()

    have_flown(page, viper_mark_vii=1)
    expect(page.locator(".area.starboard-bow .vessel.viper-mark-vii")).to_be_visible()


def test_a_nuke_is_launched_at_an_area_by_pressing_it(at: Callable[..., Person]) -> None:
    """R24.6"""
    anna = at("escape")
    page = anna.page

    page.get_by_role("button", name="Launch a nuke at a space area").click()
    page.get_by_role("button", name="Yes, do it").click()
    expect(page.locator(".question[data-kind=nuke]")).to_be_visible()
    page.locator(".area.front .area-name").click()

    expect(page.locator(".log")).to_contain_text("Anna launches a nuke. It goes off in front of Galactica.")


def test_the_form_says_what_the_variant_is_and_for_whom(come: Callable[..., Person]) -> None:
    """R36.5"""
    anna = come("Anna")
    anna.page.goto("/new/")

    expect(anna.page.locator("body")).to_contain_text("a fleet that gathers on a board of its own")
    expect(anna.page.locator("body")).to_contain_text("For people who know the game.")
