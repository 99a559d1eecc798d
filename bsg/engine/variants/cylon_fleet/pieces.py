"""R2.6, R2.9, R1.b: what is in a game with the Cylon Fleet, and what is not."""

from __future__ import annotations

from collections.abc import Mapping

from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.decks import deck_of
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.exodus import Exodus
from bsg.engine.state import Area, Vipers
from bsg.engine.variants.cylon_fleet.board import CYLON_SHIPS, MARK_II_IN_GAME, MARK_VII, MARK_VII_IN_GAME
from bsg.engine.variants.cylon_fleet.cards import BASESTAR_BRIDGE, CAG_CRISES, CAG_SUPER_CRISES
from bsg.engine.variants.cylon_fleet.part import FleetPart
from bsg.engine.vocabulary import Place, Ship
from bsg.kernel import Flow


class Pieces(Exodus):
    @property
    def fleet(self) -> FleetPart:
        return self.part(FleetPart)

    # boards ---------------------------------------------------------------------------------------------------------

    def boards(self) -> dict[str, dict[Place, Area]]:
        return {**super().boards(), "fleet": self.fleet.areas}

    def area(self, place: Place) -> Area:
        return self.fleet.areas[place] if place in self.fleet.areas else super().area(place)

    def places_in_play(self) -> dict[str, tuple[Place, ...]]:
        """R34.5."""
        places = super().places_in_play()
        return {**places, "cylon": (*places["cylon"], BASESTAR_BRIDGE)}

    # ships ----------------------------------------------------------------------------------------------------------

    def ships_in_play(self) -> tuple[Ship, ...]:
        return (*super().ships_in_play(), MARK_VII)

    def cylon_ships_in_game(self) -> Mapping[Ship, int]:
        return CYLON_SHIPS

    def vipers_in_game(self) -> Vipers:
        return {Ship.VIPER: MARK_II_IN_GAME, MARK_VII: MARK_VII_IN_GAME}

    def set_dials(self) -> Flow[None]:
        """R34.25: the Mark VIIs are damaged at first."""
        yield from super().set_dials()
        self.state.damaged_vipers[MARK_VII] = self.state.reserves.pop(MARK_VII)

    # decks ----------------------------------------------------------------------------------------------------------

    def crisis_deck(self) -> list[str]:
        """R2.6: no attacks; what the CAG chooses is in."""
        return [*(card for card in super().crisis_deck() if not CRISES[card].attack), *deck_of(CAG_CRISES)]

    def super_crisis_deck(self) -> list[str]:
        cards = (card for card in super().super_crisis_deck() if not SUPER_CRISES[card].attack)
        return [*cards, *deck_of(CAG_SUPER_CRISES)]
