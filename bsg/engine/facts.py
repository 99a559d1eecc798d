"""Rows for the read models: facts of the state that admin, moderators and statistics look up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bsg.engine.box import Rows, boxes_of
from bsg.engine.rules import Base


def facts(rules: Base) -> Rows:
    """By model, out of every box on the table."""
    rows: Rows = {}
    for box in boxes_of(rules.state.options):
        for model, more in box.facts(rules).items() if box.facts else ():
            rows.setdefault(model, []).extend(more)
    return rows


def base_facts(rules: Base) -> Rows:
    return {"LoyaltyCard": list(_loyalty_cards(rules)), "FleetShips": list(_ships(rules))}


def _loyalty_cards(rules: Base) -> Iterator[dict[str, Any]]:
    """Where each is: with a player, in a deck, aside, discarded or in the box."""
    for seat, player in enumerate(rules.state.players):
        yield from ({"card": card, "zone": "player", "seat": seat, "revealed": False} for card in player.loyalty)
        yield from ({"card": card, "zone": "player", "seat": seat, "revealed": True} for card in player.revealed)
    for zone, cards in rules.loyalty_zones().items():
        yield from ({"card": card, "zone": zone, "seat": None, "revealed": False} for card in cards)


def _ships(rules: Base) -> Iterator[dict[str, Any]]:
    """How many ships of a kind are where, a pilot's viper among them; only what is not zero."""
    state = rules.state
    for board, areas in rules.boards().items():
        for area in areas:
            flown = [player.viper for player in state.players if player.place == area]
            for ship in rules.ships_in_play():
                if count := rules.count_in(area, ship) + flown.count(ship):
                    yield {"board": board, "area": area, "ship": ship, "count": count}
    piles = {"reserves": state.reserves, "damaged": state.damaged_vipers, "destroyed": state.destroyed_vipers}
    for pile, vipers in piles.items():
        yield from ({"board": "main", "area": pile, "ship": model, "count": n} for model, n in vipers.items())
