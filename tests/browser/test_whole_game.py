"""A whole game, played to its end by two people and two bots through what can be seen and clicked, and nothing else."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.services import LiveServer, wait_until

SEED = "2"  # the same cards, dice and bots each time


EVERY = "cylon-fleet,ionian-nebula,personal-goals,final-five"


@pytest.mark.parametrize(
    ("variants", "told"),
    [("", "activate their"), ("cylon-fleet", "The pursuit advances"), (EVERY, "puts a trauma token on")],
    ids=["plain", "fleet", "every variant"],
)
def test_two_people_and_two_bots_play_a_whole_game(
    come: Callable[..., Person], server: LiveServer, variants: str, told: str
) -> None:
    opening = ["--players", "4", "--bots", "2", "--seed", SEED + variants.replace(",", "-"), "--variants", variants]
    laid = json.loads(server.manage("lay", "opening", *opening))
    anna, ben = come("Anna"), come("Ben", 390, 844)
    for person, seat in zip((anna, ben), laid["seats"], strict=True):
        person.page.goto(seat)
        person.sees_the_table()

    while not anna.over:
        wait_until(lambda: anna.asked or ben.asked or anna.over, "somebody was asked")
        for person in (anna, ben):
            if person.asked:
                person.answers()
        expect(anna.page.locator(".log li").last).to_be_in_viewport()

    expect(anna.page.locator(".log")).to_contain_text(told)
    for person in (anna, ben):
        expect(person.page.locator(".ending h2")).to_contain_text("have won")
        expect(person.page.locator(".ending .loyalties mark").first).to_be_visible()
        expect(person.page.get_by_role("button", name="Once more with the same people")).to_be_visible()
    assert anna.turn() > 5
