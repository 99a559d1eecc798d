"""Room for everybody: stacks of equal cards, staying by pressing where one is, links to copy and to scan."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person


def test_equal_cards_of_a_large_hand_lie_on_each_other_and_are_picked_one_by_one(
    laid: Callable[..., list[Person]],
) -> None:
    (anna,) = laid("battle", "Anna")
    cards = anna.page.locator(".hand .skill-card")
    stack = anna.page.locator(".hand .stack", has_text="Executive Order")

    expect(anna.page.locator(".person.me .cards")).to_have_text("12")
    expect(cards).to_have_count(10)
    expect(stack.locator(".count")).to_have_text("×2")
    assert min(card.bounding_box()["width"] for card in cards.all()) >= 100  # type: ignore[index]


@pytest.mark.parametrize("width", [1440, 390])
def test_staying_is_in_sight_and_so_is_pressing_where_one_stands(laid: Callable[..., list[Person]], width: int) -> None:
    (anna,) = laid("moving", "Anna", width=width, height=844)
    stay = anna.question.locator("[data-option='opt:stay']")
    expect(stay).to_be_in_viewport(ratio=1)
    expect(anna.question.locator("[data-option='loc:press-room']")).to_contain_text("osts a card")
    here = anna.page.locator(".place.manned[data-option='opt:stay']")
    expect(here).to_have_count(1)

    here.evaluate("place => place.click()")

    expect(anna.page.locator(".question[data-kind=action]")).to_be_visible()


def test_the_invite_link_in_the_game_can_be_copied_and_scanned(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.get_by_text("Invite and links").click()
    link = anna.page.get_by_label("For friends who want to watch").input_value()
    code = anna.page.get_by_role("img", name="QR code of this invitation")

    anna.page.locator(".link").first.get_by_role("button").click()

    expect(anna.page.locator(".link").first.get_by_role("button", name="Copied")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == link
    anna.page.wait_for_function("() => document.querySelector('img.qr').naturalWidth > 0")
    expect(code).to_be_visible()


def test_nobody_else_gets_the_picture_of_an_invitation(
    laid: Callable[..., list[Person]], come: Callable[..., Person]
) -> None:
    (anna,) = laid("quiet", "Anna")
    table = anna.page.url.split("/t/")[1].split("/")[0]

    assert come("Eve").page.request.get(f"/t/{table}/invite.svg").status == 404
