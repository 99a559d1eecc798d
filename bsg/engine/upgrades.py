"""States of older schemas in today's form: running tables play on after an update."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bsg.engine.state import SCHEMA, Options

Raw = dict[str, Any]


class Head(msgspec.Struct):
    """What is read of a state before the rest: which type it has, and of which schema it is."""

    options: Options
    schema: int


def upgraded(raw: bytes, schema: int) -> bytes:
    """As it came, if it is of today's schema."""
    if schema == SCHEMA:
        return raw
    state: Raw = msgspec.json.decode(raw)
    for older in range(schema, SCHEMA):
        UPGRADES[older](state)
        state["schema"] = older + 1
    return msgspec.json.encode(state)


def from_1(state: Raw) -> None:
    """Vipers are counted by model; what only a box has lies in its own part."""
    for pile in ("reserves", "damaged_vipers", "destroyed_vipers"):
        state[pile] = by_model(state[pile])
    for area in state["areas"].values():
        area["vipers"] = by_model(area["vipers"])
    for player in state["players"]:
        player["viper"] = "viper" if player["place"] in state["areas"] else None
    exodus = state.pop("exodus")
    final_five = {name: exodus.pop(name) for name in ("examination", "aside")} if exodus else {}
    if exodus:
        state["exodus"] = exodus
    if "final-five" in state["options"]["variants"]:
        state["final_five"] = final_five


def by_model(vipers: int) -> Raw:
    return {"viper": vipers} if vipers else {}


UPGRADES: dict[int, Callable[[Raw], None]] = {1: from_1}
