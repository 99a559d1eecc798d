"""A finger on somebody's screen: real touches, from which the browser itself makes taps, long presses and scrolling."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.person import Person

STEPS = 8  # of a drag


class Finger:
    def __init__(self, person: Person) -> None:
        self.page, self.line = person.page, person.context.new_cdp_session(person.page)
        self.at = (0.0, 0.0)

    def _touch(self, type: str, lifted: bool = False) -> None:
        points = [] if lifted else [{"x": self.at[0], "y": self.at[1]}]
        self.line.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})

    def down(self, on: Locator) -> None:
        self._aim(on)
        self._touch("touchStart")

    def _aim(self, on: Locator) -> None:
        on.evaluate("element => element.scrollIntoView({ block: 'start' })")  # clear of the sheet at the bottom
        on.element_handle().wait_for_element_state("stable")
        box = on.bounding_box()
        assert box
        self.at = (box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 30))

    def drag(self, x: float, y: float) -> None:
        for _ in range(STEPS):
            self.at = (self.at[0] + x / STEPS, self.at[1] + y / STEPS)
            self._touch("touchMove")

    def up(self) -> None:
        self._touch("touchEnd", lifted=True)

    def tap(self, on: Locator) -> None:
        self._aim(on)
        self.tap_again()

    def tap_again(self) -> None:
        """Where it was. Both touches are sent at once: on a busy machine two of them could be a long press."""
        self.page.touchscreen.tap(*self.at)
