"""What only the Cylon Fleet has on the table."""

from __future__ import annotations

import msgspec

from bsg.engine.state import Area
from bsg.engine.variants.cylon_fleet.board import FLEET_PLACES
from bsg.engine.vocabulary import Place


def empty_board() -> dict[Place, Area]:
    return {place: Area() for place in FLEET_PLACES}


class FleetPart(msgspec.Struct):
    areas: dict[Place, Area] = msgspec.field(default_factory=empty_board)  # of the Cylon Fleet board
    pursuit: int = 0  # the space of the pursuit marker
