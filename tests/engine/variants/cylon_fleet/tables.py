"""The table with the Cylon Fleet, and what is on its second board.

Boomer, a pilot and the CAG, is to move; Tigh is Admiral, Roslin is President. Hands are empty, so that no window opens
unless a test deals the cards for it.
"""

from __future__ import annotations

from typing import Any

from bsg.engine.scenario import Scenario
from bsg.engine.state import State
from bsg.engine.variants.cylon_fleet.board import AREAS, MARK_VII
from bsg.engine.vocabulary import Place, Ship

NAMES = ("boomer", "tigh", "roslin")
MARK = f"ship:{MARK_VII}"


def fleet_table(*characters: str, variants: tuple[str, ...] = ("cylon-fleet",), quick: bool = False) -> Any:
    """A scenario with the variant's verbs."""
    return Scenario(*(characters or NAMES), set="exodus", variants=variants, quick=quick).quorum()


def far_sky(state: State) -> dict[Place, dict[str, int]]:
    """What gathers behind which area of the main board; what is not there is not mentioned."""
    seen = {}
    for area in AREAS:
        here = state.cylon_fleet.areas[area.place]  # type: ignore[attr-defined]
        counts = {"raiders": here.raiders, "heavy_raiders": here.heavy_raiders, "basestars": len(here.basestars)}
        if any(counts.values()):
            seen[area.twin] = {kind: count for kind, count in counts.items() if count}
    return seen


def pursuit(state: State) -> int:
    space: int = state.cylon_fleet.pursuit  # type: ignore[attr-defined]
    return space


def models(vipers: dict[Ship, int]) -> tuple[int, int]:
    """Of each model, the usual one first."""
    return vipers.get(Ship.VIPER, 0), vipers.get(MARK_VII, 0)
