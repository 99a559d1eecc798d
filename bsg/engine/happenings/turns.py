"""R2–R5, R30: set-up, turns, actions and the end, as data."""

from __future__ import annotations

from bsg.engine.happenings.names import Ability, Area, Character, Location, Source
from bsg.engine.vocabulary import Ending, Team
from bsg.kernel import Happening

# ── R2, R3: set-up and turn ─────────────────────────────────────────────────────────────────────────────────────────


class FirstPlayer(Happening):
    seat: int


class CharacterChosen(Happening):
    seat: int
    character: Character


class LoyaltiesDealt(Happening):
    pass


class TurnBegan(Happening):
    turn: int
    seat: int


# ── R4, R5: actions, movement, locations ────────────────────────────────────────────────────────────────────────────


class DidNothing(Happening):
    seat: int


class Moved(Happening):
    seat: int
    place: Location


class Flew(Happening):
    """Somebody in a viper."""

    seat: int
    area: Area


class Stranded(Happening):
    """Off the board, somebody neither moves nor acts in this turn."""

    seat: int


class CameOnBoard(Happening):
    """Somebody who was off the board."""

    seat: int
    place: Location


class LocationActivated(Happening):
    seat: int
    place: Location


class Ordered(Happening):
    """Somebody acts by the order of another player."""

    seat: int
    by: int


class Named(Happening):
    """Somebody is chosen for what a card or location does: accused, proposed, arrested."""

    seat: int
    by: int
    source: Source


class AbilityUsed(Happening):
    """Of a character sheet."""

    seat: int
    ability: Ability


# ── R30: the end ────────────────────────────────────────────────────────────────────────────────────────────────────


class GameEnded(Happening):
    winner: Team
    how: Ending
