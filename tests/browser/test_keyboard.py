"""Without a mouse: a whole turn by keyboard, focus that is never lost, dialogs that give it back, words for ears."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import ANSWERED, Person
from tests.services import wait_until

NEEDED = {"draw", "move", "action", "contribute"}  # and a window
STOPS = 200  # presses of Tab that go round the whole page

FOCUSED = """() => {
  const { activeElement: it } = document;
  const question = it.closest('.question');
  const offered = it.closest('.question, .hand, .sheets-offered');
  return {
    body: it === document.body,
    seen: it.matches(':focus-visible') && getComputedStyle(it).outlineStyle !== 'none',
    option: (offered && it.dataset.option) || '',
    go: Boolean(question && it.matches('.close .go')),
    picked: it.getAttribute('aria-pressed') === 'true',
  };
}"""
# What a screen reader would say: the words of every live region whenever they change.
LISTEN = """() => {
  window.announced = [];
  const regions = '[role=status], [role=alert], [aria-live]';
  const said = new Map();
  const hear = () => {
    for (const region of document.querySelectorAll(regions)) {
      const words = region.textContent.replace(/\\s+/g, ' ').trim();
      if (said.get(region) !== words && words) window.announced.push(words);
      said.set(region, words);
    }
  };
  hear();
  window.announced = [];
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def tab_until(person: Person, wanted: Callable[[dict[str, object]], object]) -> None:
    for _ in range(STOPS):
        person.page.keyboard.press("Tab")
        focused = person.page.evaluate(FOCUSED)
        assert focused["body"] or focused["seen"], "the focus can be seen wherever it is"
        if wanted(focused):
            return
    raise AssertionError("Tab never came there.")


def answers_by_keyboard(person: Person) -> None:
    ask = person.ask()
    go = person.question.locator(".close .go")
    if go.count() == 0:
        last = person.options(":not(.danger)").last.get_attribute("data-option")
        tab_until(person, lambda focused: focused["option"] == last)
    else:
        while not go.is_enabled():
            tab_until(person, lambda focused: focused["option"] and not focused["picked"])
            person.page.keyboard.press("Enter")
        tab_until(person, lambda focused: focused["go"])
    person.page.keyboard.press("Enter")
    person.page.wait_for_function(f"ask => {ANSWERED}", arg=ask)
    wait_until(lambda: not person.page.evaluate(FOCUSED)["body"], "the focus was somewhere again")


def test_a_whole_turn_is_played_by_keyboard_and_the_focus_is_never_lost(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    anna = come("Anna")
    anna.page.goto(lay("opening", "--bots", "2", "--seed", "keys")[0])
    anna.is_asked()
    seen: set[str] = set()

    while not (seen >= NEEDED and "window" in seen):
        seen.add(anna.kind())
        if anna.page.get_by_text("You may respond, or pass.").count():
            seen.add("window")
        answers_by_keyboard(anna)
        wait_until(lambda: anna.asked or anna.over, "Anna was asked something")
        assert not anna.over, f"the game ended when Anna had only been asked for {seen}"


def test_a_new_question_is_said_once(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("moving", "Anna")
    anna.is_asked()
    anna.page.evaluate(LISTEN)

    anna.question.locator("[data-option='loc:armory']").click()
    expect(anna.page.locator(".question[data-kind=action]")).to_be_visible()
    anna.page.wait_for_function("() => window.announced.some((words) => words.includes('Choose an action.'))")

    announced = anna.page.evaluate("window.announced")
    assert [words for words in announced if "Choose an action." in words] == [
        "Your turn: action. It is up to you. Choose an action."
    ]
    assert len(set(announced)) == len(announced)


def test_what_is_pinned_keeps_the_focus_and_gives_it_back(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    place = anna.page.locator(".place", has_text="Hangar Deck")
    card = anna.page.locator(".popover")
    place.focus()

    anna.page.keyboard.press("Enter")
    expect(card).to_be_focused()
    for name in ("More in the compendium", "Close", "More in the compendium"):
        anna.page.keyboard.press("Tab")
        expect(card.get_by_text(name)).to_be_focused()
    anna.page.keyboard.press("Escape")

    expect(card).to_have_count(0)
    expect(place).to_be_focused()


def test_help_keeps_the_focus_and_gives_it_back(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    button = anna.page.get_by_role("button", name="Help")
    button.focus()

    anna.page.keyboard.press("Enter")
    dialog = anna.page.get_by_role("dialog", name="Help")
    expect(dialog).to_be_visible()
    anna.page.keyboard.press("p")
    assert anna.page.evaluate("document.activeElement.closest('dialog') !== null")
    anna.page.keyboard.press("Escape")

    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()


def test_a_grave_question_puts_the_way_back_first_and_escape_takes_it(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    ask = anna.ask()
    anna.page.get_by_role("button", name="Launch a nuke").focus()

    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("button", name="No, back")).to_be_focused()
    anna.page.keyboard.press("Escape")

    expect(anna.page.get_by_role("alertdialog")).to_have_count(0)
    assert anna.ask() == ask
    assert not any('"answer"' in frame for frame in anna.said)


AS_SOON_AS_IT_IS_THERE = """async (button) => {
  const dialog = () => document.querySelector('[role=alertdialog]');
  button.click();
  for (let n = 0; n < 100 && !dialog(); n += 1) await Promise.resolve();
  const asked = Boolean(dialog());
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return asked;
}"""


def test_a_key_means_what_is_on_the_screen_however_soon_it_is_pressed(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")

    asked = anna.page.get_by_role("button", name="Launch a nuke").evaluate(AS_SOON_AS_IT_IS_THERE)

    assert asked
    expect(anna.page.get_by_role("alertdialog")).to_have_count(0)


def test_what_is_put_away_hands_the_focus_to_the_question(laid: Callable[..., list[Person]]) -> None:
    (anna,) = laid("quiet", "Anna")
    anna.page.get_by_role("tab", name="Chat").click()
    say = anna.page.get_by_label("Say something")
    notice = anna.page.locator(".notice")
    while notice.count() == 0:
        say.fill("Again!")
        say.press("Enter")
    notice.get_by_role("button", name="Dismiss").focus()

    anna.page.keyboard.press("Enter")

    expect(notice).to_have_count(0)
    expect(anna.page.locator("#ask")).to_be_focused()


def test_what_is_said_of_a_card_has_one_full_stop_a_sentence(laid: Callable[..., list[Person]]) -> None:
    (cleo,) = laid("window", "Cleo")
    cleo.is_asked()

    said = cleo.page.locator(".hand .unseen").all_text_contents()

    assert any("You can choose this." in words for words in said)
    assert any("It is played as an action only." in words for words in said)
    assert not any(".." in words for words in said)
