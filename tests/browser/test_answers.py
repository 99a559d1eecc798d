"""Answers: changed until everybody has answered, taken back, and never counted twice."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.services import LiveServer, wait_until

SEED = "both"  # with it both are asked at the same time before long


def both_asked(anna: Person, ben: Person) -> None:
    """Play goes on until both are asked at the same time."""
    while True:
        wait_until(lambda: anna.asked or ben.asked, "somebody was asked")
        if anna.asked and ben.asked:
            return
        for person in (anna, ben):
            if person.asked and not (anna.asked and ben.asked):
                person.answers()


def test_an_answer_can_be_changed_until_everybody_has_answered(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    anna, ben = come("Anna"), come("Ben", 390, 844)
    for person, seat in zip((anna, ben), lay("opening", "--bots", "1", "--seed", SEED), strict=True):
        person.page.goto(seat)
    both_asked(anna, ben)
    ask = anna.ask()

    anna.answers()

    expect(anna.page.locator(".given")).to_contain_text("Your answer:")
    assert anna.ask() == ask
    again = anna.page.locator(".question .close .go")
    again.click()
    expect(anna.page.locator(".given")).to_be_visible()
    expect(anna.page.locator(".notice")).to_have_count(0)
    ben.answers()
    expect(anna.page.locator(f".question[data-ask='{ask}']")).to_have_count(0)


def test_two_pages_of_one_seat_show_the_same(alone: Callable[..., Person]) -> None:
    anna = alone()
    anna.is_asked()
    ask = anna.ask()
    other = anna.context.new_page()
    other.goto(anna.page.url)
    expect(other.locator(f".question[data-ask='{ask}']")).to_be_visible()

    anna.answers()

    expect(other.locator(f".question[data-ask='{ask}']")).to_have_count(0)
    expect(other.locator(".person.me")).to_contain_text(anna.page.locator(".person.me small").first.inner_text())


def answers_sent(person: Person) -> list[str]:
    person.page.evaluate("1")  # hears of all that was sent before
    return [frame for frame in person.said if '"answer"' in frame]


def test_the_second_click_of_a_double_click_does_not_answer_the_next_question(
    laid: Callable[..., list[Person]],
) -> None:
    (anna,) = laid("moving", "Anna", width=390, height=844)  # there options lie close together
    ask = anna.ask()
    anna.question.locator("[data-option='opt:stay']").hover(position={"x": 40, "y": 38})

    anna.page.mouse.down()
    anna.page.mouse.up()
    expect(anna.page.locator(f".question[data-ask='{ask}']")).to_have_count(0)
    anna.is_asked()
    next_ask = anna.ask()
    anna.question.locator(".option").first.hover()  # something to answer by accident
    anna.page.mouse.down(click_count=2)
    anna.page.mouse.up(click_count=2)

    assert len(answers_sent(anna)) == 1
    assert anna.ask() == next_ask


def test_a_double_click_on_an_option_answers_once(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna")

    anna.question.locator("[data-option='loc:armory']").dblclick()

    expect(anna.page.locator(".person.me")).to_contain_text("Armory")
    assert len(answers_sent(anna)) == 1
    expect(anna.page.locator(".notice")).to_have_count(0)


def test_enter_held_down_answers_once(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna")
    ask = anna.ask()
    anna.question.locator("[data-option='loc:armory']").focus()

    anna.page.keyboard.down("Enter")
    while anna.ask() == ask:
        anna.page.keyboard.down("Enter")
    anna.question.locator("button[data-option]").first.focus()
    anna.page.keyboard.down("Enter")
    anna.page.keyboard.up("Enter")

    assert len(answers_sent(anna)) == 1


def test_two_devices_of_one_seat_answer_different_things_at_the_same_moment(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    laptop, phone = come("Anna"), come("Anna", 390, 844)
    seat = lay("moving")[0]
    for device in (laptop, phone):
        device.page.goto(seat)
        device.is_asked()
    phone.context.set_offline(True)
    expect(phone.page.locator(".banner")).to_contain_text("You are offline")

    phone.question.locator("[data-option='loc:command']").click()
    laptop.question.locator("[data-option='loc:armory']").click()
    expect(laptop.page.locator(".person.me")).to_contain_text("Armory")
    phone.context.set_offline(False)

    expect(phone.page.locator(".notice")).to_contain_text("The table has moved on")
    expect(phone.page.locator(".place .token.me, .place[data-place=armory] .token")).to_have_count(1)
    expect(phone.page.locator(f".question[data-ask='{laptop.ask()}']")).to_be_visible()
    expect(laptop.page.locator(".notice")).to_have_count(0)


def test_a_duplicated_tab_does_not_send_again_what_the_first_one_has_still_to_send(
    come: Callable[..., Person], lay: Callable[..., list[str]], server: LiveServer
) -> None:
    anna = come("Anna")
    anna.page.goto(lay("moving")[0])
    anna.is_asked()
    server.kill()
    expect(anna.page.locator(".banner")).to_contain_text("Reconnecting")
    anna.question.locator("[data-option='loc:armory']").click()
    server.start(migrate=False)

    with anna.page.expect_popup() as opened:  # takes the session's storage along, as a duplicate does
        anna.page.evaluate("() => { window.open(location.href); }")
    other = opened.value

    for page in (anna.page, other):
        expect(page.locator(".person.me")).to_contain_text("Armory")
        expect(page.locator(".question[data-kind=action]")).to_be_visible()
        expect(page.locator(".notice")).to_have_count(0)


def test_a_way_back_moves_nothing_below_it(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna")
    prompt = anna.page.locator(".prompt")
    anna.page.evaluate("localStorage.setItem('hints', '[\"all\"]')")
    anna.page.reload()
    anna.is_asked()
    anna.page.evaluate("document.fonts.ready.then(() => true)")
    expect(anna.page.get_by_role("button", name="Take back")).to_have_count(0)
    before = prompt.bounding_box()

    anna.page.locator(".question").get_by_role("button", name="Stay").click()

    expect(anna.page.get_by_role("button", name="Take back")).to_be_visible()
    after = prompt.bounding_box()
    assert before is not None
    assert after is not None
    assert before["y"] == after["y"]
