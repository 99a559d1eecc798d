"""R11, R12, R14, R24: Cylon ships, boarding, damage and nukes, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Area, Location, Ship, Token
from bsg.engine.vocabulary import Activation
from bsg.kernel import Happening

# ── R11, R14: Cylon ships and centurions ────────────────────────────────────────────────────────────────────────────


class ShipsActivated(Happening):
    activation: Activation


class CenturionsAdvanced(Happening):
    pass


class Boarded(Happening):
    """A centurion is on the first space of the boarding track; `area`: of its heavy raider, if it came by one."""

    area: Area | None = None


class CenturionDestroyed(Happening):
    centurion: Ship


# ── R12, R24: damage and nukes ──────────────────────────────────────────────────────────────────────────────────────


class ShipDestroyed(Happening):
    """A Cylon ship."""

    ship: Ship
    area: Area


class BasestarDamaged(Happening):
    area: Area
    token: Token


class GalacticaDamaged(Happening):
    token: Token


class Repaired(Happening):
    place: Location


class TokensDrawn(Happening):
    """Damage tokens, of which somebody chooses."""

    seat: int


class TokensSeen(Happening):
    """For who chooses."""

    seat: int
    tokens: tuple[Token, ...]


class NukeLaunched(Happening):
    seat: int
    target: Ship


class NukeGivenUp(Happening):
    """So many has the Admiral left."""

    nukes: int
