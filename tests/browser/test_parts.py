"""The parts of the table: what explains itself, windows and holds, claims, notes, the log, coming back."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person, play_until_turn
from tests.services import wait_until


def test_anything_explains_itself_by_mouse_and_by_keyboard(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    card = anna.page.locator(".popover")

    anna.page.locator(".place", has_text="Hangar Deck").hover()
    expect(card).to_contain_text("launch in a viper")
    anna.page.mouse.move(2, 2)
    expect(card).to_have_count(0)

    anna.page.locator(".person", has_text="Cleo").click()
    expect(card).to_contain_text("Expert Pilot")
    anna.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    anna.page.locator(".dial").first.focus()
    anna.page.keyboard.press("Tab")
    expect(card).to_contain_text("Food")


def test_what_cannot_be_chosen_says_why(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")

    anna.page.locator(".dimmed-options summary").click()

    expect(anna.page.locator(".dimmed-options")).to_contain_text("Nothing is damaged where you are.")


def test_people_who_cannot_be_chosen_say_why_where_they_sit_and_in_the_list(laid: Callable[..., list[Person]]) -> None:
    """R22.14"""
    (ben,) = laid("arrest", "Ben")

    ben.page.locator(".dimmed-options summary").click()
    ben.page.locator(".person.dimmed", has_text="Fay").click()

    expect(ben.page.locator(".person.dimmed")).to_have_count(2)
    expect(ben.page.locator(".popover .why")).to_have_text("This player is a Cylon.")
    expect(ben.page.locator(".dimmed-options div", has_text="Dora")).to_contain_text("This character is there already.")


def test_a_ship_out_of_reach_says_why_instead_of_choosing_its_area(laid: Callable[..., list[Person]]) -> None:
    """R13.2: the area itself could be chosen"""
    (anna,) = laid("battle", "Anna")
    ask = anna.ask()

    anna.page.locator(".area.front.open .vessel.basestar.dimmed").click()

    expect(anna.page.locator(".popover .why")).to_have_text("A viper attacks in its own area only.")
    assert anna.ask() == ask


def test_a_basestar_shows_how_much_damage_it_has(laid: Callable[..., list[Person]]) -> None:
    """R12.12: a critical hit is one token and counts as two"""
    (anna,) = laid("battle", "Anna")

    expect(anna.page.locator(".area.front .vessel.basestar .hit")).to_have_text("−2")
    expect(anna.page.locator(".area.starboard-aft .vessel.basestar .hit")).to_have_text("−2")


def test_a_location_is_chosen_on_the_board(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna")

    anna.page.locator(".place.glow", has_text="Armory").click()

    expect(anna.page.locator(".person.me")).to_contain_text("Armory")


def test_doing_nothing_stands_after_everything_one_could_do(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")

    expect(anna.question.locator(".of-opt .option .label")).to_have_text(["Launch a nuke at a basestar", "Do nothing"])


def test_a_grave_choice_is_asked_about_once_more(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    ask = anna.ask()

    anna.page.get_by_role("button", name="Launch a nuke").click()
    expect(anna.page.get_by_role("alertdialog")).to_contain_text("Are you sure?")
    expect(anna.page.get_by_role("alertdialog")).to_contain_text("3 or more destroys it")
    anna.page.get_by_role("button", name="No, back").click()

    assert anna.ask() == ask


def test_a_jump_that_may_be_the_end_is_asked_about_once_more(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("leaping", "Anna")

    anna.question.locator("[data-option='loc:ftl-control']").click()

    expect(anna.page.get_by_role("alertdialog")).to_contain_text("lose the population that the jump track shows")


def test_a_window_counts_down_and_can_be_held(laid: Callable[..., list[Person]]) -> None:
    cleo, ben = laid("window", "Cleo", "Ben", pace="live")
    expect(ben.page.get_by_role("timer")).to_be_visible()

    cleo.page.get_by_role("button", name="Hold (2)").click()

    expect(ben.page.locator(".beat")).to_contain_text("Cleo holds the window open.")
    expect(cleo.page.get_by_role("button", name="Hold (2)")).to_have_count(0)
    expect(cleo.page.locator(".popover")).to_have_count(0)
    cleo.page.get_by_role("button", name="Pass: the die is rolled").click()
    expect(cleo.page.locator(".ask.urgent")).to_have_count(0)


def test_claims_before_a_check_are_seen_by_all(laid: Callable[..., list[Person]]) -> None:
    anna, ben = laid("check", "Anna", "Ben")

    anna.page.get_by_role("button", name="a little").click()

    expect(ben.page.locator(".claimed")).to_contain_text("Anna a little")
    expect(ben.page.get_by_role("tab", name="Chat")).to_have_text("Chat 1")
    expect(anna.page.locator(".claimed")).to_contain_text("Anna a little")
    expect(anna.page.get_by_role("tab", name="Chat")).to_have_text("Chat")  # one's own words need no reading
    expect(ben.page.locator(".person", has_text="Anna")).to_contain_text("a little")


def test_notes_are_kept_and_nobody_elses(laid: Callable[..., list[Person]]) -> None:
    anna, ben = laid("quiet", "Anna", "Ben")
    anna.page.get_by_role("tab", name="Notes").click()
    anna.page.get_by_label("Your notes").fill("Ben is too quiet.")
    anna.page.get_by_role("tab", name="Log").click()
    anna.is_asked()
    anna.page.reload()

    anna.page.get_by_role("tab", name="Notes").click()
    expect(anna.page.get_by_label("Your notes")).to_have_value("Ben is too quiet.")
    assert not any("too quiet" in json.dumps(message) for message in ben.heard)


def test_a_cylon_without_cards_still_has_a_super_crisis_to_read(laid: Callable[..., list[Person]]) -> None:
    (fay,) = laid("arrest", "Fay")

    expect(fay.page.locator(".your-cards")).to_contain_text("You have no cards.")
    expect(fay.page.locator(".your-cards").get_by_role("button", name="Super crisis")).to_be_visible()


def test_a_line_of_the_log_lights_up_what_it_speaks_of(laid: Callable[..., list[Person]]) -> None:
    (fay,) = laid("cylon_turn", "Fay")

    fay.page.locator(".log li", has_text="activates the Cylon Fleet").click()

    expect(fay.page.locator(".place.spoken")).to_contain_text("Cylon Fleet")
    fay.page.get_by_label("Which lines").select_option("own")
    expect(fay.page.locator(".log li:not(.private)")).to_have_count(0)


def test_on_a_phone_the_log_opens_at_its_end_above_the_question(alone: Callable[..., Person]) -> None:
    anna = alone(width=390, height=844)
    play_until_turn(2, anna)
    anna.is_asked()

    anna.page.locator(".tabs [data-tab=log]").click()

    last = anna.page.locator(".log li").last
    expect(last).to_be_in_viewport()
    last.click()  # nothing covers it
    expect(last).to_have_attribute("aria-selected", "true")


def test_dice_lie_there_for_a_moment_whatever_the_log_says_next(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    (seat,) = lay("battle", "--bots", "5")
    anna = come("Anna")
    anna.page.clock.install()
    anna.page.goto(seat)
    anna.is_asked()
    anna.question.get_by_role("button", name="Attack").first.click()
    expect(anna.question).to_contain_text("A die is about to be rolled")
    anna.answers()
    expect(anna.page.locator(".dice li").first).to_be_visible()
    anna.is_asked()

    anna.page.clock.run_for(10_000)

    expect(anna.page.locator(".dice li")).to_have_count(0)


def test_who_comes_back_reads_what_happened(laid: Callable[..., list[Person]]) -> None:
    anna, ben = laid("quiet", "Anna", "Ben")
    wait_until(lambda: bool(ben.page.title()) and any('"read"' in frame for frame in ben.said), "Ben had read the log")
    here = ben.page.url
    ben.page.goto("/")
    anna.page.get_by_role("button", name="Do nothing").click()
    expect(anna.page.locator(".log")).to_contain_text("does nothing")

    ben.page.goto(here)

    expect(ben.page.locator(".recap")).to_contain_text("Anna does nothing.")


def test_a_standing_order_is_kept_and_nobody_elses(laid: Callable[..., list[Person]]) -> None:
    cleo, ben = laid("window", "Cleo", "Ben")
    cleo.is_asked()
    order = cleo.page.get_by_role("switch", name="Auto-pass")

    order.click()
    expect(order).to_be_checked()
    cleo.page.reload()
    expect(order).to_be_checked()

    assert not any(own["orders"] for heard in ben.heard for own in heard.get("set", {}).get("private", []))


@pytest.mark.parametrize(("width", "height", "box"), [(390, 844, ".ask-body"), (844, 390, ".matter")])
def test_a_new_question_is_read_from_its_beginning(
    laid: Callable[..., list[Person]], width: int, height: int, box: str
) -> None:
    (anna,) = laid("moving", "Anna", width=width, height=height)
    panel = anna.page.locator(box)
    panel.evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
    assert panel.evaluate("panel => panel.scrollTop") > 0

    anna.question.locator("[data-option='loc:armory']").dispatch_event(
        "click"
    )  # where it is: a mouse would scroll to it

    expect(anna.page.locator(".question[data-kind=action]")).to_be_visible()
    assert panel.evaluate("panel => panel.scrollTop") == 0


def test_on_a_phone_a_new_crisis_is_in_sight_wherever_one_has_scrolled_to(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna", width=390, height=844)
    anna.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert anna.page.evaluate("scrollY") > 0

    anna.question.get_by_role("button", name="Do nothing").click()

    expect(anna.page.locator(".crisis h3").first).to_be_in_viewport()
    anna.page.wait_for_function("() => scrollY === 0")
