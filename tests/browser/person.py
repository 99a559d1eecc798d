"""Somebody at a screen: opens tables, sits down, and answers by clicking what can be seen."""

from __future__ import annotations

import itertools
import json
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.services import wait_until

EXCUSED = ("favicon", "WebSocket", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
ANSWERED = "(document.querySelector('.question')?.dataset.ask !== ask || !document.querySelector('.ask.urgent'))"


class Person:
    def __init__(self, name: str, context: BrowserContext) -> None:
        self.name, self.context = name, context
        self.page: Page = context.new_page()
        self.problems: list[str] = []  # what the browser complained about
        self.heard: list[dict[str, Any]] = []  # every message of the server
        self.said: list[str] = []  # every message of the page
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", self._socket)
        self._turns = itertools.count()

    def _console(self, message: ConsoleMessage) -> None:
        # The browser itself asks for an icon, and reports every lost line and all that a killed server did not give:
        # not the page's fault.
        told = f"{message.text} {message.location.get('url', '')}"
        if message.type == "error" and not any(one in told for one in EXCUSED):
            self.problems.append(told)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(str(frame)))

    # the pages ------------------------------------------------------------------------------------------------------

    def opens_a_table(self, players: int = 3, table: str = "Friday fleet", pace: str = "Days") -> str:
        """Opens a table from the home page and gives its invite link. At days' pace no window closes under a test."""
        self.page.goto("/")
        self.page.get_by_role("link", name="New table").click()
        self.page.get_by_label("Name of the table").fill(table)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_label("Players").select_option(str(players))
        self.page.get_by_label(pace, exact=True).check()
        self.page.get_by_role("button", name="Open the table").click()
        return self.page.get_by_label("Invite link").input_value()

    def sits_down(self, invite: str) -> None:
        self.page.goto(invite)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        self.is_ready()

    def is_ready(self) -> None:
        self.page.get_by_role("button", name="I am ready").click()
        expect(self.page.get_by_role("button", name="Not ready yet")).to_be_visible()

    def adds_a_bot(self) -> None:
        bots = self.page.get_by_role("button", name="Remove bot")
        before = bots.count()
        self.page.get_by_role("button", name="Add bot").first.click()
        expect(bots).to_have_count(before + 1)

    def starts(self) -> None:
        self.page.get_by_role("button", name="Start the game").click()
        self.sees_the_table()

    # the table ------------------------------------------------------------------------------------------------------

    def sees_the_table(self) -> None:
        expect(self.page.get_by_role("region", name="Board", exact=True)).to_be_visible()

    @property
    def question(self) -> Locator:
        return self.page.locator(".question")

    @property
    def asked(self) -> bool:
        return self.page.locator(".ask.urgent .question").count() > 0

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def is_asked(self) -> None:
        wait_until(lambda: self.asked, f"{self.name} was asked something")

    def kind(self) -> str:
        return self.question.get_attribute("data-kind") or ""

    def ask(self) -> str:
        return self.question.get_attribute("data-ask") or ""

    def answers(self) -> None:
        """Answers by what is on the screen: another option each time, so that games differ from turn to turn."""
        ask = self.ask()
        self._click_something()
        self.page.wait_for_function(f"ask => {ANSWERED} || document.querySelector('.question.sure')", arg=ask)
        if (sure := self.page.get_by_role("button", name="Yes, do it")).count():
            sure.click()
            self.page.wait_for_function(f"ask => {ANSWERED}", arg=ask)

    def _click_something(self) -> None:
        options = self.options()
        covered = self.question.locator(".cover[aria-expanded=false]")
        if options.count() == 0 and covered.count():  # all of them are secret
            covered.click()
        close = self.question.locator(".close .go")
        if close.count() == 0:  # one of these, at once
            options.nth(next(self._turns) % options.count()).click()
            return
        unpicked = self.options(":not([aria-pressed=true])")
        while not close.is_enabled():
            unpicked.first.click()
        close.click()

    def options(self, which: str = "") -> Locator:
        """What can be clicked: in the panel, in the hand below the board, on the sheets of characters."""
        parts = (".question", ".hand", ".sheets-offered")
        return self.page.locator(", ".join(f"{part} button[data-option]:enabled{which}:visible" for part in parts))

    def turn(self) -> int:
        return int(self.page.locator(".turn-number b").inner_text())

    def chats(self, words: str) -> None:
        self.page.get_by_role("tab", name="Chat").click()
        self.page.get_by_label("Say something").fill(words)
        self.page.get_by_role("button", name="Say", exact=True).click()


def play_until_turn(turn: int, *people: Person) -> None:
    """Whoever is asked answers, until that turn has come or the game is over."""
    while people[0].turn() < turn and not people[0].over:
        wait_until(lambda: any(person.asked or person.over for person in people), "somebody was asked")
        for person in people:
            if person.asked:
                person.answers()
