"""The guided first turn: a word at each new moment, once, and never again if one does not want it."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person


def test_a_stranger_is_guided_from_the_choice_of_a_character_to_the_first_crisis(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    anna = come("Anna")
    anna.page.goto(lay("opening", "--bots", "2", "--seed", "guide")[0])
    hint = anna.page.locator(".hint-card")
    anna.is_asked()
    expect(hint).to_contain_text("Some of you will be Cylons, in secret.")
    told: list[str] = []

    while not any("Everybody adds cards face down" in words for words in told):
        anna.is_asked()  # and the table waits for her, so that no hint changes while she reads
        while hint.count():
            told.append(hint.locator("p").inner_text())
            hint.get_by_role("button", name="Got it").click()
            expect(hint.filter(has_text=told[-1])).to_have_count(0)
        anna.answers()

    assert len(set(told)) == len(told)
    loyalty = next(n for n, words in enumerate(told) if "Press and hold “Loyalty”" in words)
    assert not any("One action" in words for words in told[:loyalty]), "nobody acts before they know who they are"


def test_a_hint_that_one_has_acted_on_is_read(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna")
    hint = anna.page.locator(".hint-card")
    expect(hint).to_contain_text("Loyalty")

    anna.question.locator("[data-option='loc:armory']").click()

    expect(hint).to_contain_text("One action")


def test_who_waits_for_the_first_time_is_told_what_to_look_at(laid: Callable[..., list[Person]]) -> None:
    (ben,) = laid("quiet", "Ben")
    hint = ben.page.locator(".hint-card")

    hint.filter(has_text="Loyalty").get_by_role("button", name="Got it").click()

    expect(hint).to_contain_text("Now others play.")


def test_who_waits_while_a_check_lies_on_the_board_is_told_of_the_check(laid: Callable[..., list[Person]]) -> None:
    (ben,) = laid("check", "Ben")
    hint = ben.page.locator(".hint-card")

    hint.filter(has_text="Loyalty").get_by_role("button", name="Got it").click()

    expect(hint).to_contain_text("Everybody adds cards face down.")


def test_hints_are_switched_off_and_on_again(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    hint = anna.page.locator(".hint-card")
    expect(hint).to_contain_text("Loyalty")

    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)
    anna.page.reload()
    anna.is_asked()
    assert hint.count() == 0

    anna.page.get_by_role("button", name="Help").click()
    anna.page.get_by_label("Hints for a first game").check()
    anna.page.keyboard.press("Escape")
    expect(hint).to_contain_text("Loyalty")


def test_however_much_is_explained_one_can_pass_at_once(laid: Callable[..., list[Person]]) -> None:
    (cleo,) = laid("window", "Cleo", width=1280, height=720)
    expect(cleo.page.locator(".hint-card")).to_be_visible()

    expect(cleo.page.get_by_role("button", name="Pass: the die is rolled")).to_be_in_viewport(ratio=1)


def test_while_nothing_is_dealt_the_sheets_have_the_room_of_the_hand(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    anna = come("Anna")
    anna.page.goto(lay("opening", "--bots", "2", "--seed", "room")[0])
    anna.is_asked()
    expect(anna.page.locator(".your-cards")).to_be_hidden()
    expect(anna.page.locator(".sheet-card .go").nth(3)).to_be_in_viewport(ratio=1)

    while anna.kind() != "move":
        anna.answers()
        anna.is_asked()

    expect(anna.page.locator(".your-cards .skill-card").first).to_be_in_viewport(ratio=1)
