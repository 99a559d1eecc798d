"""A finger on somebody's screen: real touches, from which the browser itself makes taps, long presses and scrolling."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.person import Person

STEPS = 8  # of a drag
TAP, BETWEEN = 0.02, 0.1  # seconds that a quick finger stays down, and from one tap to the next


class Finger:
    def __init__(self, person: Person) -> None:
        self.page, self.line = person.page, person.context.new_cdp_session(person.page)
        self.at = (0.0, 0.0)

    def _touch(self, type: str, lifted: bool = False, moment: float | None = None) -> None:
        points = [] if lifted else [{"x": self.at[0], "y": self.at[1]}]
        timed = {} if moment is None else {"timestamp": moment}
        self.line.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points, **timed})

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
        """Both touches are sent at once: on a busy machine two of them could be a long press."""
        self._aim(on)
        self.page.touchscreen.tap(*self.at)

    def double_tap(self, on: Locator, meanwhile: Callable[[], None]) -> None:
        """Two taps on one spot; the touches themselves say that they are quick, however long `meanwhile` takes."""
        self._aim(on)
        start = time.time()
        self._tap(start)
        meanwhile()
        self._tap(start + BETWEEN)

    def _tap(self, moment: float) -> None:
        self._touch("touchStart", moment=moment)
        self._touch("touchEnd", lifted=True, moment=moment + TAP)
