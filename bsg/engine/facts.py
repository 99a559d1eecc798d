"""Rows for the read models: facts of the state that admin, moderators and statistics look up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bsg.engine.rules import Base
from bsg.engine.vocabulary import Ship


def facts(rules: Base) -> dict[str, list[dict[str, Any]]]:
    """By model: where each loyalty card is — with a player, in one of the two decks, aside, discarded or in the box."""
    rows: list[dict[str, Any]] = []
    for seat, player in enumerate(rules.state.players):
        rows += [{"card": card, "zone": "player", "seat": seat, "revealed": False} for card in player.loyalty]
        rows += [{"card": card, "zone": "player", "seat": seat, "revealed": True} for card in player.revealed]
    zones = {"deck": rules.state.loyalty, "box": rules.state.loyalty_box}
    if rules.state.exodus:
        part = rules.state.exodus
        zones |= {"humans": part.humans, "discard": part.discarded, "aside": part.aside}
    rows += [{"card": c, "zone": zone, "seat": None, "revealed": False} for zone, cards in zones.items() for c in cards]
    return {"LoyaltyCard": rows, "FleetShips": list(_ships(rules))}


def _ships(rules: Base) -> Iterator[dict[str, Any]]:
    """How many ships of a kind are where, a pilot's viper among them; only what is not zero."""
    state = rules.state
    for area in state.areas:
        pilots = sum(player.place == area for player in state.players)
        for ship in Ship:
            if count := rules.count_in(area, ship) + (pilots if ship == Ship.VIPER else 0):
                yield {"board": "main", "area": area, "ship": ship, "count": count}
    piles = {"reserves": state.reserves, "damaged": state.damaged_vipers, "destroyed": state.destroyed_vipers}
    for pile, count in piles.items():
        if count:
            yield {"board": "main", "area": pile, "ship": Ship.VIPER, "count": count}
