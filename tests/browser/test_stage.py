"""The stage: a crisis or check comes over the board before one's eyes, and everything else stays in reach."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import Person

PANEL_ONLY = "localStorage.setItem('settings', JSON.stringify({ stage: false }))"
COVERS = """() => {
  const stage = document.querySelector('.on-stage').getBoundingClientRect();
  return ['.ask', '.side', '.your-cards', '.people', '.head'].filter((part) => {
    const box = document.querySelector(part).getBoundingClientRect();
    const [wide, high] = [Math.min(box.right, stage.right) - Math.max(box.left, stage.left),
      Math.min(box.bottom, stage.bottom) - Math.max(box.top, stage.top)];
    return wide > 1 && high > 1;
  });
}"""


def test_a_reveal_comes_over_the_board_and_folds_back(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    """R7.2: and whoever wants the panel alone has it alone."""
    anna, ben = come("Anna"), come("Ben")
    ben.page.add_init_script(PANEL_ONLY)
    for person, seat in zip((anna, ben), lay("check", "--bots", "2"), strict=True):
        person.page.goto(seat)
        person.sees_the_table()
    stage = anna.page.locator(".resolving.on-stage")
    expect(stage).to_have_count(0)  # who comes later finds it in the panel
    anna.page.get_by_role("button", name="Show it large").click()
    expect(stage.locator(".backs i")).to_have_count(5)
    anna.page.keyboard.press("Escape")
    expect(stage).to_have_count(0)

    anna.answers()
    ben.is_asked()
    ben.answers()

    expect(stage.locator(".revealed li")).not_to_have_count(0)
    assert anna.page.evaluate(COVERS) == []
    expect(ben.page.locator(".resolving .revealed li")).not_to_have_count(0)
    expect(ben.page.locator(".on-stage")).to_have_count(0)
    anna.page.get_by_role("button", name="Fold into the panel").click()
    expect(stage).to_have_count(0)
    expect(anna.page.locator(".matter .resolving")).to_contain_text("Prisoner Revolt")


def test_what_is_asked_of_the_board_is_never_under_the_stage(
    come: Callable[..., Person], lay: Callable[..., list[str]]
) -> None:
    anna = come("Anna", 390, 844)
    anna.page.goto(lay("shortage")[0])
    anna.is_asked()
    anna.page.set_viewport_size({"width": 1440, "height": 900})
    anna.page.get_by_role("button", name="Show it large").click()
    anna.page.set_viewport_size({"width": 390, "height": 844})
    expect(anna.page.locator(".on-stage .choices")).to_be_visible()  # a sheet above the question
    expect(anna.question.locator("[data-option]").first).to_be_in_viewport()
    anna.page.locator(".tabs [data-tab=hand]").click()
    expect(anna.page.locator(".on-stage")).to_have_count(0)
    expect(anna.page.locator(".hand")).to_be_visible()
