"""What the Cylon Fleet changes (R34), chapter by chapter: pieces, gathering and pursuit, vipers, titles."""

from __future__ import annotations

from bsg.engine.variants.cylon_fleet.titles import FleetTitles


class CylonFleet(FleetTitles):
    """Exodus with a second board on which the enemy gathers."""
