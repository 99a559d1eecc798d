"""The Black Market as each audience sees it, field by field from nothing."""

from __future__ import annotations

import msgspec

from bsg.kernel import MODERATOR, Audience
from tests.engine.boxes.throwaway.rules import BlackMarket


class CrateView(msgspec.Struct, frozen=True):
    seat: int
    face: str | None  # None: closed, and another player's
    open: bool


class MarketView(msgspec.Struct, frozen=True):
    crates: list[CrateView]
    errand: str | None


class MarketSections(msgspec.Struct, frozen=True):
    market: MarketView


def market_view(rules: BlackMarket, audience: Audience) -> MarketSections:
    crates = [
        CrateView(seat, f"token:{crate.face}" if crate.open or audience in (seat, MODERATOR) else None, crate.open)
        for seat, crate in enumerate(rules.market.crates)
    ]
    return MarketSections(MarketView(crates, f"errand:{rules.market.errand}" if rules.market.errand else None))
