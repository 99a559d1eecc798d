"""A game ends in two browsers; then it is verified, told, seen again, taken to another server, and played on."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import Person
from tests.browser.test_axe import serious
from tests.browser.test_replay import Replay
from tests.services import LiveServer, wait_until


@pytest.fixture
def elsewhere(tmp_path: Path) -> LiveServer:
    """Another server, with tables of its own."""
    (tmp_path / "elsewhere").mkdir()
    return LiveServer(tmp_path / "elsewhere", {"BSG_LIMITS": "off"}, timekeeper=False)


def test_a_game_ends_and_is_told_to_others(
    come: Callable[..., Person], server: LiveServer, chromium: Browser, elsewhere: LiveServer, tmp_path: Path
) -> None:
    opening = ["--players", "3", "--bots", "1", "--seed", "told", "--left", "6"]
    laid = json.loads(server.manage("lay", "opening", *opening))
    anna, ben = come("Anna"), come("Ben")
    for person, seat in zip((anna, ben), laid["seats"], strict=False):
        person.page.goto(seat)
        person.sees_the_table()
    while not anna.over:
        wait_until(lambda: anna.asked or ben.asked or anna.over, "somebody was asked")
        for person in (anna, ben):
            if person.asked:
                person.answers()
    table, page = anna.page.url, anna.page

    # The end screen tells the story, and the browser verifies the shuffles with one press.
    expect(page.locator(".story img")).to_have_js_property("complete", True)
    assert page.locator(".story img").evaluate("image => image.naturalWidth") > 600
    page.get_by_text("Verify the shuffles").click()
    page.get_by_role("button", name="Verify in this browser").click()
    expect(page.locator(".proof")).to_contain_text("Shuffles verified: ")

    # Seen again as a spectator and as Ben, who opens the same step by a link.
    page.get_by_role("link", name="See the game again").click()
    replay = Replay(page)
    replay.is_still()
    assert page.locator(".hand .skill-card").count() == 0
    replay.finds("check")
    check = page.locator(".resolving h3").first.text_content() or "a check"
    replay.looks("1")
    expect(page.locator(".person.me b")).to_contain_text("Ben")
    there = Replay(ben.page).opens(page.url)
    assert there.place == replay.place
    expect(ben.page.locator(".resolving")).to_contain_text(check)
    expect(ben.page.get_by_role("tab", name="Notes")).to_be_visible()
    assert page.get_by_role("tab", name="Notes").count() == 0, "notes are for whoever wrote them"
    place, lines = replay.place, page.locator(".log li").all_inner_texts()

    # The story, its picture as a file, the record as a file.
    page.goto(f"{table}story/")
    expect(page.get_by_role("heading", name="Who put what into it")).to_be_visible()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the picture").click()
    saving.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "picture.png").stat().st_size > 10_000
    with page.expect_download() as taking:
        page.get_by_role("link", name="Take it away").click()
    taking.value.save_as(tmp_path / "record.json")
    assert serious(page) == []

    # On another server, which has never heard of that table.
    elsewhere.start()
    context = chromium.new_context(base_url=elsewhere.url, reduced_motion="reduce", locale="en")
    try:
        other = context.new_page()
        other.goto("/record/")
        other.get_by_label("The file").set_input_files(tmp_path / "record.json")
        other.get_by_role("button", name="Verify and watch").click()
        again = Replay(other)
        again.is_still()
        assert again.finds("check") == place
        again.looks("1")
        assert [line[5:] for line in other.locator(".log li").all_inner_texts()] == [line[5:] for line in lines]
    finally:
        context.close()
        elsewhere.stop()

    # And here it goes on from that step, for practice.
    ben.page.get_by_role("button", name="Play on from here").click()
    ben.sees_the_table()
    expect(ben.page.locator(".log")).to_contain_text("goes on from here, with new shuffles")
    expect(ben.page.locator(".person.me b")).to_contain_text("Ben")
