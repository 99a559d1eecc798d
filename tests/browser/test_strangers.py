"""What strangers stumbled over in their first games (docs/first_game.md), each held where it was mended."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.moments import Herald
from tests.browser.person import Person
from tests.browser.test_small import in_sight
from tests.services import wait_until

PHONE = {"width": 390, "height": 844, "touch": True}
NO_HINTS = "localStorage.setItem('hints', '[\"all\"]')"
TOUCHING = """([one, other]) => {
  const [a, b] = [one, other].map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""

INSIDE = """(element, around) => {
  const both = [element.querySelector('.came'), element.closest(around)];
  const [inner, outer] = both.map((one) => one.getBoundingClientRect());
  return inner.height > 0 && inner.top >= outer.top && inner.bottom <= outer.bottom + 1;
}"""

DAMAGED = {"kind": "galactica_damaged", "token": "token:command"}
EARLY = """
window.turning = window.early = 0;
(function look() {
  if (document.querySelector('.revealed .face-down')) {
    window.turning += 1;
    if (document.querySelector('.storm, .great')) window.early += 1;
  }
  requestAnimationFrame(look);
})();
"""

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


def test_a_place_keeps_its_words_beside_whoever_stands_there(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    command = anna.page.locator("[data-place=command]")

    expect(command.locator(".tokens")).to_be_visible()
    expect(command.locator("small")).to_have_text("order 2 vipers")
    for words in (".place-name", "small"):
        assert not command.evaluate(
            f"(place, words) => ({TOUCHING})([place.querySelector(words), place.querySelector('.tokens')])", words
        )


def test_where_to_go_is_listed_with_what_one_can_do_there(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna")

    expect(anna.question.locator("[data-option='loc:armory'] small")).to_have_text("fight centurions")
    expect(anna.question.locator("[data-option='loc:press-room'] small")).to_have_text("draw 2 politics; costs a card")


def test_what_one_saw_of_ships_lies_there_until_it_is_put_away(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """R5.3"""
    anna = come("Anna")
    herald = Herald(anna.page)
    anna.page.goto(lay("quiet")[0])
    anna.is_asked()
    saw = [
        {
            "text": f"You saw that civilian ship {letter} carries something.",
            "private": True,
            "what": {"kind": "civilian_seen", "seat": 0, "ship": f"ship:civilian-{letter}", "face": "civilian:empty"},
        }
        for letter in "ABZ"  # the last is gone
    ]

    herald.says(saw)

    cards = anna.page.locator(".seen-ships article")
    expect(cards).to_have_text([f"{letter}You saw that civilian ship {letter} carries something." for letter in "AB"])
    anna.page.get_by_role("button", name="Put away", exact=True).click()
    expect(cards).to_have_count(0)


def test_what_was_taken_from_oneself_is_told_to_oneself_alone(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    anna = come("Anna")
    anna.page.add_init_script(NO_HINTS)
    herald = Herald(anna.page)
    anna.page.goto(lay("moving")[0])
    anna.is_asked()
    anna.question.locator("[data-option='loc:armory']").click()
    anna.is_asked()
    taken = {"kind": "cards_taken", "seat": 3, "victim": 0, "cards": ["card:repair-1"]}
    drawn = {"kind": "drew_cards", "seat": 0, "cards": ["card:repair-1"]}

    herald.says(
        [
            {"text": "You draw Repair 1.", "private": True, "what": drawn},
            {"text": "Dora took Repair 1 from you.", "private": True, "about": ["card:repair-1"], "what": taken},
        ]
    )

    expect(anna.page.locator(".great")).to_have_text(["only you: Dora took Repair 1 from you."])


def test_where_many_turns_passed_each_has_a_line(come: Callable[..., Person], lay: Callable[..., list[str]]) -> None:
    anna = come("Anna")
    anna.page.add_init_script(NO_HINTS)
    herald = Herald(anna.page)
    anna.page.goto(lay("moving")[0])
    anna.is_asked()
    anna.question.locator("[data-option='loc:armory']").click()
    anna.is_asked()
    heavy = {"text": "Galactica is damaged: Command.", "what": DAMAGED}

    def turn(seat: int, name: str) -> list[dict[str, object]]:
        return [
            {"text": f"Turn {seat + 1}: {name}.", "what": {"kind": "turn_began", "turn": seat + 1, "seat": seat}},
            {"text": f"{name} moves.", "what": {"kind": "moved", "seat": seat, "place": "loc:command"}},
            {"text": f"{name} activates Command.", "what": {"kind": "location_activated", "seat": seat}},
        ]

    herald.says([heavy] * 7 + turn(1, "Ben") + turn(2, "Cleo") + turn(3, "Dora"))

    said = anna.page.locator(".storm li")
    expect(said.locator(".came")).to_have_text(
        [heavy["text"]] * 2 + [f"{name} activates Command." for name in ("Ben", "Cleo", "Dora")]
    )
    expect(said.last.locator(".unseen")).to_have_text("Dora’s turn:")
    for line in said.all():
        assert line.evaluate(INSIDE, ".storm")


def test_dice_of_what_is_over_go_with_it(come: Callable[..., Person], lay: Callable[..., list[str]]) -> None:
    """They would lie there for nine seconds."""
    anna = come("Anna")
    herald = Herald(anna.page)
    anna.page.goto(lay("quiet")[0])
    anna.is_asked()
    anna.page.clock.install()
    dice = anna.page.locator(".dice li")
    rolled = {"text": "Anna rolls 5.", "about": ["die:5"], "what": {"kind": "rolled", "seat": 0}}
    herald.says([rolled])
    expect(dice).to_have_count(1)

    herald.says([{"text": "Turn 2: Ben.", "what": {"kind": "turn_began", "turn": 2, "seat": 1}}, rolled])
    expect(dice.nth(1) if dice.count() > 1 else dice).to_be_visible()
    anna.page.clock.run_for(2000)

    expect(dice).to_have_count(1)


def test_beside_a_hint_what_came_since_is_folded_and_the_question_in_sight(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    anna = come("Anna")
    herald = Herald(anna.page)
    anna.page.goto(lay("moving")[0])
    anna.is_asked()
    anna.question.locator("[data-option='loc:armory']").click()
    anna.is_asked()

    herald.says([{"text": "Galactica is damaged: Command.", "what": DAMAGED}] * 7)

    expect(anna.page.locator(".hint-card")).to_be_visible()
    expect(anna.page.locator(".storm")).not_to_have_attribute("open", "")
    expect(anna.question.locator(".prompt")).to_be_in_viewport()


def test_what_came_since_waits_for_cards_that_are_turned_over(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """It would tell how the check ended."""
    anna, ben = come("Anna"), come("Ben")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.add_init_script(NO_HINTS + EARLY)
    for person, seat in zip((anna, ben), lay("check", "--bots", "2"), strict=True):
        person.page.goto(seat)
        person.sees_the_table()
    anna.is_asked()
    anna.answers()
    ben.is_asked()
    ben.answers()

    came = anna.page.locator(".storm, .great")
    while not came.count():
        wait_until(lambda: came.count() > 0 or anna.asked or ben.asked, "somebody was asked")
        for person in (anna, ben):
            if person.asked and not came.count():
                person.answers()

    assert anna.page.evaluate("window.turning") > 0
    assert anna.page.evaluate("window.early") == 0


def test_whom_one_chooses_says_who_and_where_they_are(laid: Callable[..., list[Person]]) -> None:
    (ben,) = laid("arrest", "Ben")

    expect(ben.question.locator("[data-option='seat:2'] small")).to_have_text("William Adama, Command")


def test_whose_ships_act_next_says_what_is_there(laid: Callable[..., list[Person]]) -> None:
    (fay,) = laid("cylon_turn", "Fay")
    fay.question.locator("[data-option='opt:raiders']").click()

    area = fay.page.locator(".question[data-kind=area] [data-option='area:port-bow'] small")
    expect(area).to_contain_text("2 raiders, 1 heavy raider")


def test_a_viper_says_where_it_is_and_what_happens_to_it(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    anna.question.locator("[data-option='loc:command']").click()
    expect(anna.question.locator("[data-option='ship:viper@reserves'] small")).to_have_text("is launched")

    anna.question.locator("[data-option='ship:viper@port-bow']").click()

    expect(anna.question.locator(".prompt")).to_have_text("Choose what the viper off the port bow does.")


def test_the_die_that_is_about_to_be_rolled_lies_above_those_before_it(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    cleo = come("Cleo")
    herald = Herald(cleo.page)
    cleo.page.goto(lay("window")[2])
    cleo.is_asked()

    herald.says([{"text": "Ben rolls 5.", "about": ["die:5"], "what": {"kind": "rolled", "seat": 1}}])

    expect(cleo.page.locator(".resolving > .roll + .dice")).to_be_visible()


def test_what_stands_alone_has_the_whole_width(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")

    wide = anna.question.locator("[data-option='loc:command']").bounding_box()
    assert wide
    assert wide["width"] > 300


# ── on a phone ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_presses_hand_sees_their_loyalty_and_not_the_crisis(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("check", "Anna", **PHONE)
    expect(anna.page.locator(".crisis h3")).to_be_visible()

    anna.page.locator(".tabs [data-tab=hand]").tap()

    assert in_sight(anna.page.locator(".your-cards .secret").first)
    assert anna.page.locator(".your-cards").evaluate("hand => hand.getBoundingClientRect().top") < 160


def test_what_opens_at_the_end_of_the_people_lies_above_the_question(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    anna = come("Anna", **PHONE)
    anna.page.goto(lay("battle", "--bots", "5")[0])
    anna.is_asked()
    anna.page.locator(".tabs [data-tab=people]").tap()

    bots = anna.page.locator(".bots")
    bots.locator("summary").tap()

    for choice in bots.locator("select").all():
        expect(choice).to_be_in_viewport(ratio=1)
        assert in_sight(choice)


@pytest.mark.parametrize("position", ["jumping", "shortage", "caprica"])
def test_two_things_to_choose_from_are_both_in_sight(laid: Callable[..., list[Person]], position: str) -> None:
    (person,) = laid(position, "Dora" if position == "caprica" else "Anna", **PHONE)
    person.page.evaluate(NO_HINTS)
    person.page.reload()
    person.is_asked()

    options = person.question.locator("button[data-option]")
    expect(options).to_have_count(2)
    for option in options.all():
        assert in_sight(option)


def test_ones_titles_are_in_sight(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna", **PHONE)

    for part in ("board", "hand", "log"):
        anna.page.locator(f".tabs [data-tab={part}]").tap()
        expect(anna.page.locator(".own-titles mark")).to_have_text("Admiral")
        expect(anna.page.locator(".own-titles mark")).to_be_in_viewport()


def test_a_hint_about_ones_cards_points_at_the_way_to_them(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna", **PHONE)

    expect(anna.page.locator(".hint-card")).to_contain_text("Your loyalty card")
    expect(anna.page.locator(".tabs [data-tab=hand]")).to_have_attribute("data-pointed", "")


def test_all_types_of_starting_cards_are_in_sight(come: Callable[..., Person], lay: Callable[..., list[str]]) -> None:
    anna = come("Anna", **PHONE)
    anna.page.goto(lay("opening", "--bots", "2", "--seed", "types")[0])
    anna.is_asked()
    anna.page.locator("[data-option='char:helo']").tap()
    expect(anna.page.locator(".question[data-kind=draw]")).to_be_visible()
    expect(anna.page.locator(".hint-card")).to_be_visible()

    for option in anna.question.locator(".option, .counter").all():
        expect(option).to_be_in_viewport(ratio=1)


def test_how_much_a_dial_moved_stands_in_one_line(come: Callable[..., Person], lay: Callable[..., list[str]]) -> None:
    """At the edge, too."""
    anna = come("Anna", **PHONE)
    herald = Herald(anna.page)
    anna.page.goto(lay("quiet")[0])
    anna.is_asked()

    herald.says(
        [{"text": "The population falls.", "what": {"kind": "dial_moved", "resource": "res:population", "by": -1}}]
    )

    high = anna.page.locator(".consequence").evaluate("chip => chip.offsetHeight")
    assert 20 < high < 40
