"""The Ionian Nebula at a table: the crossroads and the trial with three browsers, one of them a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from bsg.engine.rules.windows import PASS_ACTIVATION
from tests.browser.person import Person

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
ORDER = ("Anna", "Ben", "Cleo", "Dora", "Emil")


def sit(come: Callable[..., Person], seats: list[str], names: tuple[str, ...], on_phone: str) -> tuple[Person, ...]:
    """People at their seats of a laid position, one of them with a phone."""
    people = tuple(come(name, **(PHONE if name == on_phone else {})) for name in names)
    for person in people:
        person.page.goto(seats[ORDER.index(person.name)])
        person.sees_the_table()
    return people


def heard_of(person: Person, words: str) -> bool:
    """Whether any message that came to this browser has these words in it."""
    return any(words in json.dumps(message, ensure_ascii=False) for message in person.heard)


def own_card(person: Person) -> str:
    """What lies face down before them, by a key: nobody needs to hold anything down."""
    secret = person.page.get_by_role("button", name="Your card")
    secret.press("Enter")
    card = person.page.locator(".crossroads .uncovered b").first
    expect(card).to_be_visible()
    name = card.inner_text()
    secret.press("Enter")
    return name


def chooses(person: Person, token: str) -> None:
    """Uncovers the tokens, takes one, and is waited for no longer."""
    person.page.get_by_role("button", name="Your tokens: show").click()
    person.page.locator(f".question button[data-option^='token:{token}']").first.click()
    expect(person.page.locator(".ask.urgent")).to_have_count(0)


def test_at_the_crossroads_everybody_knows_their_own_card_and_token_until_they_are_turned_over(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """H42, H43"""
    anna, ben, cleo = people = sit(come, lay("crossroads"), ("Anna", "Ben", "Cleo"), on_phone="Cleo")

    cards = {person.name: own_card(person) for person in people}
    assert len(set(cards.values())) == 3
    for person in people:
        for other in people:
            if other is not person:
                assert not heard_of(person, cards[other.name])

    chooses(anna, "antagonistic")
    chooses(cleo, "benevolent")
    stage = ben.page.get_by_role("region", name="The crossroads")
    expect(stage.locator("li", has_text="Anna")).to_contain_text("has chosen")
    expect(stage.locator("li", has_text="Ben")).to_contain_text("is choosing")
    assert not heard_of(ben, cards["Anna"])
    assert stage.locator("li.open").count() == 0


def test_three_go_through_the_crossroads_to_the_trial_and_one_of_them_is_out(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """R35.20, R35.21, R35.25, R35.29: each knows only their own card and token until its reveal"""
    anna, ben, cleo = people = sit(come, lay("crossroads_of_three"), ("Anna", "Ben", "Cleo"), on_phone="Cleo")
    cards = {person.name: own_card(person) for person in people}

    for person in people:
        assert all(not heard_of(person, cards[other.name]) for other in people if other is not person)
        chooses(person, "antagonistic")

    for person in people:
        stage = person.page.get_by_role("region", name="The crossroads")
        expect(stage.locator(".reveal")).to_contain_text(cards["Ben"])
        expect(stage.locator("li.open")).to_have_count(2)
        expect(stage.locator("li", has_text="Cleo")).to_contain_text("still face down")
        if person is not cleo:
            assert not heard_of(person, cards["Cleo"])
    expect(cleo.page.locator(".status").first).to_contain_text("the crossroads")
    ben.page.locator(".question button[data-option='opt:no']").click()

    for person in people:
        expect(person.page.get_by_role("region", name="The crossroads").locator(".reveal")).to_contain_text(
            cards["Cleo"]
        )
    anna.page.locator(".question button[data-option='area:starboard-bow']").click()
    anna.page.locator(f".question button[data-option='{PASS_ACTIVATION}']").click()

    for person in people:
        expect(person.page.get_by_role("region", name="The trial").locator("li.tied")).to_have_count(2)
    ben.page.locator(".question button[data-option='seat:2']").click()
    cleo.page.locator(".question .close .go").click()

    for person in people:
        trial = person.page.get_by_role("region", name="The trial")
        expect(trial.locator(".verdict")).to_have_text("Eliminated: Cleo.")
    expect(cleo.page.locator(".status").first).to_contain_text("You are out of the game and watch on.")
    expect(cleo.page.locator(".say")).to_have_count(0)
    expect(anna.page.locator(".status").first).to_contain_text("Your turn")


def test_one_reveal_after_another_is_seen_by_all(come: Callable[..., Person], lay: Callable[..., list[str]]) -> None:
    """R35.21: what was revealed is open, the rest lies face down"""
    anna, ben = sit(come, lay("crossroads_reveal"), ("Anna", "Ben"), on_phone="Anna")

    for person in (anna, ben):
        stage = person.page.get_by_role("region", name="The crossroads")
        expect(stage.locator("li.open")).to_have_count(2)
        expect(stage.locator("li.face-down")).to_have_count(3)
        expect(stage.locator(".reveal .sides .is")).to_have_count(1)


def test_the_trial_says_who_goes_and_why_and_whoever_goes_watches_on(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """R35.25, R35.26, R35.29"""
    anna, ben, dora = sit(come, lay("trial"), ("Anna", "Ben", "Dora"), on_phone="Dora")
    for person in (anna, ben, dora):
        trial = person.page.get_by_role("region", name="The trial")
        expect(trial.locator("li.tied")).to_have_count(2)
        expect(trial).to_contain_text("Anna and Dora have equally many: the President chooses who goes.")

    ben.page.locator(".question button[data-option='seat:3']").click()
    expect(dora.page.locator(".question[data-kind=prove_loyalty]")).to_be_visible()
    dora.page.locator(".question .close .go").click()

    for person in (anna, ben, dora):
        expect(person.page.get_by_role("region", name="The trial").locator("li.eliminated")).to_contain_text("Dora")
    expect(dora.page.locator(".status").first).to_contain_text("You are out of the game and watch on.")
    expect(ben.page.locator(".person.out")).to_contain_text("Dora")
    expect(dora.page.locator(".say")).to_have_count(0)


def test_ones_own_trauma_lies_face_down_until_it_is_pressed(laid: Callable[..., list[Person]]) -> None:
    """H38, H39: everybody sees how many"""
    anna, ben = laid("allies_on_board", "Anna", "Ben")
    held = anna.page.locator(".tokens-held")
    expect(held).to_have_count(0)

    anna.page.get_by_role("button", name="Trauma 4 tokens").press("Enter")

    expect(held).to_have_count(2)
    expect(held.first).to_contain_text("antagonistic trauma")
    expect(ben.page.get_by_role("button", name="Anna").first).to_contain_text("4 trauma tokens")
    assert not heard_of(ben, "You put antagonistic trauma")


def test_a_location_says_whom_one_would_meet_there_and_what_may_happen(laid: Callable[..., list[Person]]) -> None:
    """R35.10: on the board, in the small card, and in the question"""
    (anna,) = laid("allies_on_board", "Anna")

    expect(anna.page.locator(".question button[data-option='loc:ftl-control']")).to_contain_text("you meet Felix Gaeta")
    gaeta = anna.page.locator(".board button[data-place='ftl-control']")
    expect(gaeta.locator(".ally-name")).to_have_text("Gaeta")
    expect(gaeta).to_contain_text("whoever ends a movement here must meet this ally")
    expect(gaeta).to_contain_text("If it is antagonistic: choose: either draw 2 trauma tokens; or")


def test_an_encounter_shows_the_token_and_marks_what_happens(laid: Callable[..., list[Person]]) -> None:
    """R35.12"""
    anna, ben = laid("encounter", "Anna", "Ben")

    for person in (anna, ben):
        met = person.page.get_by_role("article", name="Encounter: Felix Gaeta")
        expect(met).to_contain_text("The token is turned over: antagonistic trauma.")
        expect(met.locator(".sides .is")).to_contain_text("draw 2 trauma tokens")
