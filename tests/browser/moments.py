"""Great moments for pictures, traces and tests: events as a server tells them, heard by a page at a real table."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from bsg.engine.exodus.happenings import Executed
from bsg.engine.happenings import combat, fleet, loyalty, offices, ships, turns
from bsg.engine.variants.cylon_fleet.happenings import AutoAttack
from bsg.engine.variants.ionian_nebula.happenings import CrossroadsReached, Eliminated, TrialBegan
from bsg.engine.vocabulary import Ending, Team
from bsg.kernel import Happening

RAIDER, VIPER = "ship:raider", "ship:viper"

# What is told, and in which words; a moment may have several events.
MOMENTS: dict[str, list[tuple[str, Happening]]] = {
    "jump": [("The fleet jumps.", fleet.Jumped())],
    "arrival": [("Cleo chooses Icy Moon.", fleet.Arrived(2, "destination:icy-moon"))],
    "attack": [
        ("A basestar appears in front.", ships.ShipsPlaced("ship:basestar", "area:front", 1)),
        ("3 raiders appear in front.", ships.ShipsPlaced(RAIDER, "area:front", 3)),
        ("A heavy raider appears at port bow.", ships.ShipsPlaced("ship:heavy-raider", "area:port-bow", 1)),
        ("2 raiders appear behind.", ships.ShipsPlaced(RAIDER, "area:rear", 2)),
    ],
    "auto_attack": [("The Cylon fleet attacks.", AutoAttack())],
    "destroyed": [
        ("A raider is destroyed.", combat.ShipDestroyed(RAIDER, "area:port-bow")),
        ("A basestar is destroyed.", combat.ShipDestroyed("ship:basestar", "area:front")),
    ],
    "skirmish": [("A raider is destroyed.", combat.ShipDestroyed(RAIDER, "area:port-bow"))],
    "civilian": [
        ("Civilian ship E is destroyed.", ships.CivilianDestroyed("ship:civilian-E", "area:starboard-aft")),
        ("It carried 1 population and 1 fuel.", ships.CivilianRevealed("civilian:population-1-fuel-1")),
    ],
    "unseen": [("A civilian ship is destroyed.", ships.CivilianDestroyed())],  # it was not on the board
    "damaged": [("Galactica is damaged: Command.", combat.GalacticaDamaged("token:command"))],
    "boarded": [("A centurion boards Galactica.", combat.Boarded("area:port-bow"))],
    "launch": [
        ("Emil launches at port quarter.", ships.Launched(4, "area:port-aft")),
        ("2 vipers launch at port bow.", ships.ShipsPlaced(VIPER, "area:port-bow", 2)),
    ],
    "nuke": [
        ("Cleo launches a nuke at a basestar.", combat.NukeLaunched(2, "ship:basestar@starboard-aft#0")),
        ("The basestar is destroyed.", combat.ShipDestroyed("ship:basestar", "area:starboard-aft")),
    ],
    "brig": [("Emil is sent to the Brig.", offices.Sent(4, "loc:brig"))],
    "execution": [("Dora is executed.", Executed(3))],
    "title": [("Anna is President now.", offices.TitlePassed("title:president", 0, 1))],
    "sleeper": [("The sleeper agents wake: everybody receives loyalty cards.", loyalty.SleeperPhase())],
    "sympathizer": [("Ben is the Sympathizer.", loyalty.SympathizerRevealed(1))],
    "cylon": [("Fay reveals: You Are a Cylon.", loyalty.CylonRevealed(5, "loyalty:cylon-damage"))],
    "crossroads": [("The fleet is at the crossroads.", CrossroadsReached())],
    "trial": [("The trial begins.", TrialBegan())],
    "eliminated": [("Dora is condemned and leaves the game.", Eliminated(3))],
    "victory": [("The humans reach Kobol.", turns.GameEnded(Team.HUMANS, Ending.LAST_JUMP))],
    "defeat": [("Galactica is destroyed.", turns.GameEnded(Team.CYLONS, Ending.DESTROYED))],
}


# What stands on the plate of each: a title, and one line of whom it befalls or what it did.
PLATES = {
    "jump": "FTL jump",
    "arrival": "Distance 2 of 8Icy Moon",
    "attack": "Cylon attack151",
    "auto_attack": "Auto Attack",
    "destroyed": "Destroyed11",
    "skirmish": "Destroyed1",
    "civilian": "Civilian ship lostIt carried 1 population and 1 fuel.",
    "unseen": "Civilian ship lostA civilian ship is destroyed.",
    "damaged": "Galactica is hitGalactica is damaged: Command.",
    "boarded": "BoardedA centurion boards Galactica.",
    "launch": "EmilVipers launch",
    "nuke": "Nuclear strikeCleo launches a nuke at a basestar.",
    "brig": "EmilInto the Brig",
    "execution": "DoraExecuted",
    "title": "AnnaPresident",
    "sleeper": "Sleeper agentsThe sleeper agents wake: everybody receives loyalty cards.",
    "sympathizer": "BenSympathizer",
    "cylon": "Fay is a Cylon",
    "crossroads": "The crossroads",
    "trial": "The trial",
    "eliminated": "DoraCondemned",
    "victory": "The humans have wonThe humans reach Kobol.",
    "defeat": "The Cylons have wonGalactica is destroyed.",
}

# Of those that are named otherwise.
KINDS = {"victory": "ending", "defeat": "ending", "unseen": "civilian", "skirmish": "destroyed"}

SMALL = {"launch", "skirmish"}  # for which a strip of the board is enough

# A moment stays until it is skipped: for pictures, and for tests on a busy machine.
PATIENT = """
const soon = window.setTimeout;
window.setTimeout = (act, ms, ...rest) => soon(act, [1600, 2800].includes(ms) ? 600_000 : ms, ...rest);
"""

# Which ones were shown is kept.
KEPT = """
window.shown = [];
addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.dataset?.moment) window.shown.push(node.dataset.moment);
}).observe(document.body, { childList: true, subtree: true }));
"""

# And they are over at once, for tests that see hundreds of them.
HASTY = f"""
const soon = window.setTimeout;
window.setTimeout = (act, ms, ...rest) => soon(act, [1600, 2800].includes(ms) ? 20 : ms, ...rest);
{KEPT}
"""


class Herald:
    """Between a page and its table: tells the page, besides what the table says, what somebody wants to see."""

    def __init__(self, page: Page) -> None:
        self.page, self.sockets = page, list[WebSocketRoute]()
        self.numbers: Iterator[int] = itertools.count(100_000)  # beyond the lines of any game
        page.route_web_socket(lambda _: True, self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        self.sockets.append(socket)

    def tells(self, name: str) -> None:
        self.says([{"text": words, "what": msgspec.to_builtins(what)} for words, what in MOMENTS[name]])

    def says(self, told: list[dict[str, Any]]) -> None:
        """Lines of a log, but for their numbers and times."""
        now = datetime.now(UTC).isoformat()
        lines = [{"n": next(self.numbers), "at": now, **line} for line in told]
        self.sockets[-1].send(json.dumps({"type": "log", "total": lines[-1]["n"], "lines": lines}))

    def shows(self, name: str) -> None:
        """And waits for it."""
        self.tells(name)
        expect(self.page.locator(f".moment-frame[data-moment={KINDS.get(name, name)}]")).to_be_attached()
