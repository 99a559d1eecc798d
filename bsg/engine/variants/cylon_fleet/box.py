"""The Cylon Fleet as a box: a second board on which the enemy gathers, the CAG, Mark VII vipers."""

from __future__ import annotations

from collections.abc import Iterator

from bsg.engine.box import Box
from bsg.engine.exodus.box import WITH_EXODUS
from bsg.engine.variants.cylon_fleet import happenings
from bsg.engine.variants.cylon_fleet.board import AUTO_ATTACK
from bsg.engine.variants.cylon_fleet.cards import BRIDGE
from bsg.engine.variants.cylon_fleet.compendium import chapters
from bsg.engine.variants.cylon_fleet.part import FleetPart
from bsg.engine.variants.cylon_fleet.rules import CylonFleet
from bsg.engine.variants.cylon_fleet.scenario import FleetVerbs, bridge, caught, closing_in, escape, pursuit
from bsg.engine.variants.cylon_fleet.view import fleet_view
from bsg.engine.variants.cylon_fleet.words import WORDS
from bsg.kernel import kinds_in, text


def pursuit_marker(rules: CylonFleet) -> Iterator[str]:
    """T4.11: what it meets on the last space asks nobody."""
    if not 0 <= rules.fleet.pursuit < AUTO_ATTACK:
        yield f"the pursuit marker is at {rules.fleet.pursuit}"


def only_cylon_ships_gather(rules: CylonFleet) -> Iterator[str]:
    """R34.4, R34.31: no other ships, and no damage."""
    for place, area in rules.fleet.areas.items():
        if area.vipers or area.civilians or any(area.basestars):
            yield f"{place}: {area}"


GOINGS_ON = (
    "fleet:gathering",
    "fleet:arrival",
    "fleet:auto-attack",
    "fleet:call",
    "fleet:escort",
    "fleet:nuke",
    *BRIDGE,
)


CYLON_FLEET = Box(
    "cylon-fleet",
    CylonFleet,
    "variants",
    text("Cylon Fleet"),
    text(
        "Instead of attack cards, a fleet that gathers on a board of its own and pursues you from jump to jump."
        " For people who know the game. Only with Exodus."
    ),
    needs=WITH_EXODUS,
    part=FleetPart,
    view=fleet_view,
    invariants=(pursuit_marker, only_cylon_ships_gather),
    happenings=kinds_in(happenings),
    words=WORDS,
    catalogue=lambda rules: GOINGS_ON,
    chapters=chapters,
    positions=(pursuit, caught, closing_in, escape, bridge),
    verbs=FleetVerbs,
)
