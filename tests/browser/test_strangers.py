"""What strangers stumbled over in their first games (docs/first_game.md), each held where it was mended."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

LEARNING = """() => {
  localStorage.setItem('lesson', location.pathname.split('/')[2]);
  localStorage.setItem('hints', '["loyalty"]');
}"""


def test_while_a_check_is_open_a_lesson_explains_the_check(laid: Callable[..., list[Person]]) -> None:
    """And not the board that lies beneath, nor the battle."""
    (anna,) = laid("check", "Anna")
    anna.page.evaluate(LEARNING)
    anna.page.reload()
    anna.is_asked()

    expect(anna.page.locator(".hint-card")).to_contain_text("Everybody adds cards face down.")


def test_cards_turned_over_lie_open_for_a_while_whatever_comes_next(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """Raiders act at once after this check; its outcome is seen on the stage all the same (R7.2)."""
    anna, ben = come("Anna"), come("Ben")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.add_init_script("localStorage.setItem('hints', '[\"all\"]')")
    for person, seat in zip((anna, ben), lay("check", "--bots", "2"), strict=True):
        person.page.goto(seat)
        person.sees_the_table()

    anna.is_asked()
    anna.answers()
    ben.is_asked()
    ben.answers()

    stage = anna.page.locator(".resolving.on-stage")
    expect(stage.locator(".outcome")).to_be_visible()
    expect(stage.locator(".revealed li")).not_to_have_count(0)
    expect(anna.page.locator(".folded-check")).to_have_count(0)


def test_a_kind_of_window_that_was_declined_can_be_had_back_at_once(laid: Callable[..., list[Person]]) -> None:
    (cleo,) = laid("window", "Cleo")
    cleo.is_asked()

    cleo.page.get_by_role("button", name="Don’t ask me this again").click()

    expect(cleo.page.locator(".declined")).to_contain_text("From now on you are not asked before a roll of ours.")
    cleo.page.get_by_role("button", name="Undo").click()
    expect(cleo.page.locator(".declined")).to_have_count(0)
    expect(cleo.page.locator("[data-option='order:asks']")).to_contain_text("All")


def test_whoever_keeps_cards_reads_first_that_they_choose_those(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("losing_hand", "Anna")

    assert anna.question.locator(".prompt").inner_text().startswith("Choose the 3 cards you keep.")


def test_whoever_reads_up_in_the_log_is_told_what_came_and_finds_back(alone: Callable[..., Person]) -> None:
    anna = alone(players=4)
    log = anna.page.locator(".side .scroll")
    while log.evaluate("(box) => box.scrollHeight - box.clientHeight") < 400:
        anna.is_asked()
        anna.answers()
    anna.is_asked()  # and nothing comes while she goes up
    log.evaluate("(box) => { box.scrollTop = 0; }")
    expect(log.locator("li").first).to_be_in_viewport()
    down = anna.page.get_by_role("button", name="below")
    assert down.count() == 0, "nothing came yet"

    while not down.count():
        anna.is_asked()
        anna.answers()
    down.click()

    expect(log.locator("li").last).to_be_in_viewport()
    expect(down).to_have_count(0)


def test_a_target_says_what_it_takes_to_hit_it(laid: Callable[..., list[Person]]) -> None:
    """R12.a, before it is chosen"""
    (anna,) = laid("moving", "Anna")
    guns = anna.question.locator("[data-option='loc:weapons-control']")
    guns.click()
    expect(anna.page.locator(".question[data-kind=action]")).to_be_visible()

    guns.click()

    expect(anna.question.locator("[data-option^='ship:raider']").first).to_contain_text("3 or more destroys it")


def test_on_a_phone_too_each_card_says_what_it_would_count(laid: Callable[..., list[Person]]) -> None:
    """R7.2: beside its name, where it is chosen"""
    (anna,) = laid("check", "Anna", width=390, height=844, touch=True)

    cards = anna.question.locator(".of-card .option")

    expect(cards.filter(has_text="Repair 1").locator(".line")).to_have_text("counts −1")
    expect(cards.filter(has_text="Strategic Planning 4").locator(".line")).to_be_visible()
