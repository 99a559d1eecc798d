"""What happens with the Black Market only, as data."""

from __future__ import annotations

from bsg.kernel import Happening


class CratesDealt(Happening):
    pass


class CrateSeen(Happening):
    """For its owner."""

    seat: int
    face: str


class CrateOpened(Happening):
    seat: int


class ErrandDrawn(Happening):
    seat: int
    card: str


class StockTaken(Happening):
    seat: int


class ErrandSeen(Happening):
    """For the Quartermaster."""

    seat: int
    card: str


class ErrandPutUnder(Happening):
    seat: int
