"""Whatever people write is shown as text."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

NAME = "<b id=x>Anna</b>"
WORDS = "<img src=x onerror='window.harmed = true'> <script>window.harmed = true</script> &amp;"


def test_html_in_names_and_chat_is_text(come: Callable[..., Person]) -> None:
    anna = come(NAME)
    anna.opens_a_table(table="<i>fleet</i>")
    for _ in range(2):
        anna.adds_a_bot()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("<i>fleet</i>")
    anna.starts()

    anna.chats(WORDS)

    said = anna.page.locator(".chat li").last
    expect(said.locator("b")).to_have_text(NAME)
    expect(said.locator("span")).to_have_text(WORDS)
    expect(anna.page.locator(".person.me b")).to_have_text(f"{NAME} (you)")
    assert anna.page.locator("#x, .chat img, .chat script").count() == 0
    assert anna.page.evaluate("window.harmed") is None


def test_letters_tell_people_apart_before_they_have_characters(come: Callable[..., Person]) -> None:
    anna = come("Anna")
    invite = anna.opens_a_table()
    for name in ("bo two", "🚀x"):
        come(name).sits_down(invite)
    anna.starts()

    assert anna.page.locator(".person .token").all_inner_texts() == ["An", "BT", "🚀x"]
