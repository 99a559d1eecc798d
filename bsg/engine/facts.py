"""Rows for the read models: facts of the state that admin, moderators and statistics look up."""

from __future__ import annotations

from typing import Any

from bsg.engine.rules import Base


def facts(rules: Base) -> dict[str, list[dict[str, Any]]]:
    """By model; both `LoyaltyCard` zones that exist: in front of a player and in the Loyalty deck."""
    rows: list[dict[str, Any]] = []
    for seat, player in enumerate(rules.state.players):
        rows += [{"card": card, "zone": "player", "seat": seat, "revealed": False} for card in player.loyalty]
        rows += [{"card": card, "zone": "player", "seat": seat, "revealed": True} for card in player.revealed]
    rows += [{"card": card, "zone": "deck", "seat": None, "revealed": False} for card in rules.state.loyalty]
    return {"LoyaltyCard": rows}
