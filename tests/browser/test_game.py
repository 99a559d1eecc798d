"""A game through the visible pages alone: two people, one who watches, and a bot."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import Person, play_until_turn


def test_friends_meet_by_a_link_and_play_while_somebody_watches(come: Callable[..., Person]) -> None:
    anna, ben, cleo = come("Anna"), come("Ben", 390, 844), come("Cleo")

    invite = anna.opens_a_table(players=3)
    ben.sits_down(invite)
    cleo.page.goto(invite)
    anna.adds_a_bot()
    anna.starts()
    for person in (ben, cleo):
        person.sees_the_table()
    play_until_turn(4, anna, ben)

    expect(cleo.page.locator(".turn-number b")).to_have_text(str(anna.turn()))
    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()
    expect(cleo.page.locator(".tabs [data-tab=hand]")).to_have_count(0)
    assert_told_nothing_private(cleo)


def assert_told_nothing_private(watcher: Person) -> None:
    sections: dict[str, list[Any]] = {}
    for message in watcher.heard:
        for name, section in message.get("set", {}).items():
            sections.setdefault(name, []).append(section)
    assert all(section == [] for name in ("private", "memos") for section in sections.get(name, []))
    assert all(section["mine"] == [] for section in sections["questions"])
    assert not any(line.get("private") for message in watcher.heard for line in message.get("lines", []))
    assert watcher.page.locator(".secret, .skill-card, .order, .question").count() == 0
    assert watcher.page.evaluate("JSON.parse(document.getElementById('boot').textContent).personal") is None
