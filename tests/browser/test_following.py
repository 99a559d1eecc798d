"""Following what happens: what came since one's last decision, alarms that say what helps, numbers in one piece."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.moments import Herald
from tests.browser.person import Person


def test_after_a_storm_of_events_five_lines_say_what_came_since_ones_decision(alone: Callable[..., Person]) -> None:
    anna = alone(players=4)
    storm = anna.page.locator(".storm")
    anna.is_asked()
    assert storm.count() == 0, "whoever has decided nothing yet was not away from a decision"

    while not (anna.asked and storm.count()):
        anna.answers()
        anna.is_asked()

    expect(storm.locator("summary")).to_contain_text("Since your last decision:")
    assert storm.locator("li").count() == 5
    told = anna.page.locator(".log li:not(.private)").all_inner_texts()
    lines = storm.locator("li").all_inner_texts()
    at = [next(n for n, words in enumerate(told) if words.endswith(line)) for line in lines]
    assert at == sorted(at), "as they came"

    anna.answers()
    anna.is_asked()
    assert not (storm.count() and storm.locator("li").all_inner_texts() == lines)


def test_what_befell_oneself_is_said_even_where_the_rest_is_folded(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    anna = come("Anna", width=390, height=844, touch=True)
    herald = Herald(anna.page)
    anna.page.goto(lay("moving")[0])
    anna.is_asked()
    anna.question.locator("[data-option='loc:armory']").click()
    anna.is_asked()
    others = [
        {"text": f"Ben moves {n} times.", "what": {"kind": "moved", "seat": 1, "place": "loc:command"}}
        for n in range(9)
    ]
    mine = {"text": "Anna is sent to the Brig.", "what": {"kind": "sent", "seat": 0, "place": "loc:brig"}}
    bens = {"text": "Ben is sent to Sickbay.", "what": {"kind": "sent", "seat": 1, "place": "loc:sickbay"}}

    herald.says([mine, bens, *others])

    expect(anna.page.locator(".great")).to_have_text(["Anna is sent to the Brig."])
    expect(anna.page.locator(".storm")).not_to_have_attribute("open", "")

    # How the last check ended, and one's own roll: the next matter may have come over them at once.
    herald.says(
        [
            {"text": "Ben rolls 2.", "what": {"kind": "rolled", "seat": 1, "face": 2}},
            {"text": "Anna rolls 7.", "what": {"kind": "rolled", "seat": 0, "face": 7}},
            {"text": "The total is 13 against 12.", "what": {"kind": "totalled", "total": 13, "difficulty": 12}},
            {"text": "The check is passed.", "what": {"kind": "check_decided", "outcome": "pass"}},
        ]
    )
    told = ["Anna is sent to the Brig.", "Anna rolls 7.", "The total is 13 against 12.", "The check is passed."]
    expect(anna.page.locator(".great")).to_have_text(told)


def test_an_alarm_says_what_helps(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("battle", "Anna")
    alarms = anna.page.locator(".alarm")

    expect(alarms).to_have_count(2)
    expect(alarms.first).to_have_text("A centurion on space 3 of 4: the Armory.")
    expect(alarms.last).to_contain_text("Repair cards")


def test_a_count_is_never_broken_over_two_lines(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("battle", "Anna")
    numbers = ".vessel b, .deck b, .reserve b, .person .cards"
    for width, height in ((1440, 900), (1024, 768), (820, 1180), (768, 1024), (390, 844)):
        anna.page.set_viewport_size({"width": width, "height": height})
        broken = anna.page.evaluate(
            """numbers => [...document.querySelectorAll(numbers)].filter((one) => {
              if (!one.checkVisibility()) return false;
              const before = one.textContent;
              one.textContent = "11";
              const high = one.getBoundingClientRect().height > 1.7 * parseFloat(getComputedStyle(one).fontSize) + 4;
              one.textContent = before;
              return high;
            }).length""",
            numbers,
        )
        assert broken == 0, width
