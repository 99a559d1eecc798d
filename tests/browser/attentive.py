"""Four attentive people at a table, each before a page of their own: how often does a response window stop them?

They read what their page shows and its socket was told, think like an officer of the crew, and press what can be seen.
`script/attentive` plays the same cards and dice in several ways of being asked; docs/performance.md quotes a run.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import msgspec
from msgspec import inspect as shapes
from playwright.sync_api import Browser, BrowserContext, Locator, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from bsg.bots.crew import player
from bsg.engine.boxes import BOXES
from bsg.kernel import Heard, Mine, Text
from tests.browser.person import ANSWERED, Person
from tests.services import CHROMIUM_ARGS, Broken, LiveServer, chromium

NOTHING = ("opt:pass-activation", "opt:no")  # answers with which one lets it pass
BEAT = 3  # seconds of a window, the shortest there is: these people are quick
PAUSE = 20  # milliseconds between two looks at all pages
STUCK = 120.0  # seconds in which nobody is asked anything
PARTS = (".question", "#hand", ".sheets-offered", ".stage", ".board")  # where an option may be pressed

PROMPT = """() => {
  const question = document.querySelector('.ask.urgent .question');
  if (!question) return null;
  const buttons = document.querySelectorAll('.question [data-option]:enabled, #hand [data-option]:enabled');
  const options = [...buttons].filter((one) => one.checkVisibility()).map((one) => one.dataset.option);
  return { ask: question.dataset.ask, window: Boolean(document.querySelector('[data-option="order:never"]')), options };
}"""


class Way(NamedTuple):
    name: str
    quick: bool = False  # the table asks only those who can respond
    everywhere: bool = False  # and people say that they want to be asked in every window, and also for nothing


WAYS = (
    Way("strict, asked everywhere", everywhere=True),
    Way("strict, usual"),
    Way("quick, asked everywhere", quick=True, everywhere=True),
    Way("quick, usual", quick=True),
)


class Stop(NamedTuple):
    """A window that stopped somebody, as it stood on the page."""

    wish: str
    battle: bool
    able: bool  # there was something to play
    responded: bool
    usual: bool  # one of the kinds that were ticked before anybody said anything


class Sitter(Person):
    """Somebody at a page, with a mind that knows the game."""

    def __init__(self, context: BrowserContext, seat: int) -> None:
        super().__init__(f"Seat {seat}", context)
        self.seat, self.crew = seat, player("crew", "attentive", seat)
        self.sections: dict[str, Any] = {}
        self.read = self.lines = 0  # messages, and lines of the log
        self.usual: dict[str, bool] = {}  # kinds of windows, and whether they were ticked at first
        self.stops: list[Stop] = []

    # what has come ---------------------------------------------------------------------------------------------------

    def listens(self) -> None:
        messages, self.read = self.heard[self.read :], len(self.heard)
        for message in messages:
            if message["type"] == "sections":
                self.sections |= message["set"]
                for gone in message["gone"]:
                    del self.sections[gone]
            elif message["type"] == "log":
                fresh = [line for line in message["lines"] if line["n"] > self.lines]
                self.lines = max([self.lines, *(line["n"] for line in fresh)])
                self.crew.hears([Heard(said(line), line.get("what"), line.get("private", False)) for line in fresh])

    @property
    def turn_now(self) -> int:
        return int(self.sections["game"]["turn"]) if "game" in self.sections else 0

    @property
    def battle(self) -> bool:
        return any(area["raiders"] or area["heavy_raiders"] or area["basestars"] for area in self.sections["areas"])

    # how one wants to be asked ---------------------------------------------------------------------------------------

    def says_how(self, everywhere: bool) -> None:
        """Looks at what is ticked in *Ask me*; and has everything ticked, if everything is wanted."""
        self.page.locator("[data-option='order:asks']").click()
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        boxes = dialog.locator("input[type=checkbox]").all()
        self.usual = {box.get_attribute("name") or "": box.is_checked() for box in boxes}
        if everywhere:
            dialog.get_by_role("button", name="All", exact=True).click()
            if (empty := dialog.locator("input[name=empty]")).count():
                empty.click()
                expect(empty).to_be_checked()  # when the table has heard it
        dialog.get_by_role("button", name="Close").click()

    # answering -------------------------------------------------------------------------------------------------------

    def attends(self) -> bool:
        """Answers what the page asks, if it asks anything; notes a window."""
        prompt = self.page.evaluate(PROMPT)
        self.listens()
        mine = next(iter(self.sections.get("questions", {}).get("mine", ())), None)
        if prompt is None or mine is None or mine["id"] != prompt["ask"]:
            return False  # nothing, or the page has it and the next look will
        picks = self.crew.answer(read(shapes.type_info(Mine), mine), Table(self.sections))
        assert prompt["window"] == mine.get("window", False), "a window can be declined on the page, and nothing else"
        if prompt["window"]:
            self.notes(mine["kind"], prompt["options"], picks)
        try:
            self.gives(mine, picks)
        except TooLate:
            if (now := self.page.evaluate(PROMPT)) and now["ask"] == mine["id"]:
                raise
            # the window closed before a busy machine had pressed anything in it
        return True

    def notes(self, kind: str, options: list[str], picks: tuple[str, ...]) -> None:
        (me,) = self.sections["private"]
        wish = next(one["name"] for one in me["windows"] if one["question"] == kind and one["now"])
        able = any(option not in NOTHING and not option.startswith("order:") for option in options)
        responded = any(pick not in NOTHING for pick in picks)
        assert able or not responded, "what one wants to play can be pressed"
        self.stops.append(Stop(wish, self.battle, able, responded, self.usual[wish]))

    def gives(self, mine: dict[str, Any], picks: tuple[str, ...]) -> None:
        sizes, options = mine["sizes"], mine["options"]
        if self.page.locator(".question .prompt", has_text="you keep").count():
            picks = tuple(option for option in options if option not in picks)  # the page asks what one keeps
        at_once = max(sizes) <= 1 and mine["kind"] != "contribute"
        for pick in picks:
            self.button(pick).click()
        if not at_once or not picks:
            self.question.locator(".close .go").click()
        self.page.wait_for_function(f"ask => {ANSWERED} || document.querySelector('.question.sure')", arg=mine["id"])
        if (sure := self.page.get_by_role("button", name="Yes, do it")).count():
            sure.click()
            self.page.wait_for_function(f"ask => {ANSWERED}", arg=mine["id"])

    def button(self, option: str) -> Locator:
        """The option itself, or the pile of its equals; behind a cover, if it is secret."""
        for _ in range(2):
            for name in (f"='{option}'", f"^='{option.split('#')[0]}#'"):
                for part in PARTS:
                    found = self.page.locator(f"{part} button[data-option{name}]:enabled:visible")
                    if found.count():
                        return found.first
            if (cover := self.question.locator(".cover[aria-expanded=false]")).count():
                cover.click()
        raise Broken(f"{self.name} wants {option}, and it is nowhere to be pressed.")


# ── what came over the line, in the shapes in which the crew thinks ─────────────────────────────────────────────────


def said(line: dict[str, Any]) -> Text:
    return Text("{words}", {"words": line["text"]})


def read(shape: shapes.Type, value: Any) -> Any:
    """A value of the view, as it was sent: texts came as words, numbers that are keys as strings."""
    match shape:
        case shapes.StructType(cls=cls) if cls is Text:
            return said({"text": value})
        case shapes.StructType(cls=cls, fields=fields):
            given = {field.name: field for field in fields if field.encode_name in value}
            return cls(**{name: read(field.type, value[field.encode_name]) for name, field in given.items()})
        case shapes.UnionType(types=types) if value is None:
            return None
        case shapes.UnionType(types=types):
            (kind,) = (one for one in types if not isinstance(one, shapes.NoneType))
            return read(kind, value)
        case shapes.ListType(item_type=item):
            return [read(item, one) for one in value]
        case shapes.VarTupleType(item_type=item):
            return tuple(read(item, one) for one in value)
        case shapes.TupleType(item_types=items):
            return tuple(read(item, one) for item, one in zip(items, value, strict=True))
        case shapes.DictType(key_type=key, value_type=item):
            return {read(key, name): read(item, one) for name, one in value.items()}
        case shapes.EnumType(cls=cls):
            return cls(value)
        case shapes.IntType():
            return int(value)
    return value


SHAPES = {
    field.name: field.type
    for box in BOXES
    for shown in (box.common, box.view)
    if shown
    for field in shapes.type_info(get_type_hints(shown)["return"]).fields  # type: ignore[attr-defined]
}


class Table(dict[str, Any]):
    """The sections that came, read when they are looked at."""

    def __getitem__(self, section: str) -> Any:
        return read(SHAPES[section], super().__getitem__(section))


# ── games ───────────────────────────────────────────────────────────────────────────────────────────────────────────


class Game(msgspec.Struct):
    """What came of it: turns in battle and without, and every window that stopped somebody."""

    battle: int = 0
    calm: int = 0
    stops: list[Stop] = []


@contextmanager
def people(browser: Browser, server: LiveServer, way: Way, seed: str, beat: int) -> Iterator[list[Sitter]]:
    quick = ["--quick"] if way.quick else []
    asked = ["--windows", "usual", *quick]  # what a table begins with, unless its host says otherwise
    opening = ["opening", "--players", "4", "--pace", "live", "--beat", str(beat), "--seed", seed, *asked]
    laid = json.loads(server.manage("lay", *opening))
    sitters = []
    for seat, address in enumerate(laid["seats"]):
        context = browser.new_context(
            base_url=server.url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en"
        )
        context.add_init_script("localStorage.setItem('hints', '[\"all\"]')")
        sitters.append(Sitter(context, seat))
        sitters[-1].page.goto(address)
        sitters[-1].sees_the_table()
    yield sitters
    for sitter in sitters:
        sitter.context.close()


def play(browser: Browser, server: LiveServer, way: Way, seed: str, turns: int, beat: int = BEAT) -> Game:
    """One game, to its end or for so many turns."""
    game, turn, moved = Game(), 0, time.monotonic()
    with people(browser, server, way, seed, beat) as sitters:
        first = sitters[0]
        while not first.over and first.turn_now <= turns:
            first.page.wait_for_timeout(PAUSE)
            for sitter in sitters:
                sitter.listens()
                if sitter.turn_now and not sitter.usual:
                    sitter.says_how(way.everywhere)
                if turn < first.turn_now <= turns:
                    turn = first.turn_now
                    game.battle += first.battle
                    game.calm += not first.battle
                if sitter.attends():
                    moved = time.monotonic()
            if time.monotonic() > moved + STUCK:
                raise Broken(f"Nobody was asked anything for {STUCK:.0f} seconds in turn {turn} of {seed}.")
        game.stops += [stop for sitter in sitters for stop in sitter.stops]
        problems = [problem for sitter in sitters for problem in sitter.problems]
        if problems:
            raise Broken(f"A browser complained: {problems[0]}")
    return game


class Figures(NamedTuple):
    prompts: float  # per person and round in battle
    empty: float  # of these
    responses: int
    missed: float  # of the responses, those in windows of a kind that nobody is asked in who has said nothing

    def __str__(self) -> str:
        return (
            f"{self.prompts:5.2f} prompts per person and round in battle, {self.empty:4.0%} of them empty; "
            f"{self.responses} responses, {self.missed:4.1%} of them in windows the usual preset leaves out"
        )


def figures(games: list[Game]) -> Figures:
    stops = [stop for game in games for stop in game.stops]
    battle = [stop for stop in stops if stop.battle]
    given = [stop for stop in stops if stop.responded]
    return Figures(
        len(battle) / max(1, sum(game.battle for game in games)),
        sum(not stop.able for stop in battle) / max(1, len(battle)),
        len(given),
        sum(not stop.usual for stop in given) / max(1, len(given)),
    )


def main(games: int, first: int, turns: int, ways: list[str]) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_ARGS)
        for way in WAYS:
            if ways and way.name not in ways:
                continue
            with tempfile.TemporaryDirectory() as data:
                server = LiveServer(Path(data), {}).start()
                try:
                    played = [play(browser, server, way, f"attentive-{first + n}", turns) for n in range(games)]
                finally:
                    server.stop()
            battle, calm = sum(game.battle for game in played), sum(game.calm for game in played)
            print(f"{way.name}: {games} games, {battle} turns in battle, {calm} without", flush=True)
            print(f"  {figures(played)}", flush=True)
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="script/attentive", description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=1, help="in each way, by the same cards and dice")
    parser.add_argument("--first", type=int, default=1, help="number of the first game")
    parser.add_argument("--turns", type=int, default=1000, help="of each game at most")
    parser.add_argument("--way", action="append", default=[], choices=[way.name for way in WAYS], help="only this one")
    given = parser.parse_args()
    main(given.games, given.first, given.turns, given.way)
