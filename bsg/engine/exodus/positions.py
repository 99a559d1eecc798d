"""Positions worth looking at that only Exodus has."""

from __future__ import annotations

from bsg.engine.scenario import Play, Scenario


def quick_fix() -> Play:
    """A card of a check may be thrown out by somebody who holds one of the same name."""
    scenario = (
        Scenario("cally", "tigh", "roslin", set="exodus")
        .hand(0, "Repair 1", "Scientific Research 3")
        .crises("Prisoner Revolt")
        .destiny("Repair 1", "Launch Scout 2")
    )
    return scenario.start().to("ability")
