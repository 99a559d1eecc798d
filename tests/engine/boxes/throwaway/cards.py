"""The title, the location and the errands of the Black Market."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from bsg.engine.cards.locations import LOCATIONS, LocationCard
from bsg.engine.effects import Effect, gain, irregular, lose
from bsg.engine.vocabulary import Place, Title, slug
from bsg.kernel import Flow, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base
    from tests.engine.boxes.throwaway.rules import BlackMarket

QUARTERMASTER = Title("quartermaster")
MESS_HALL = Place("mess-hall")
FACES = {"rations": 2, "contraband": 1}  # so many for each player in the bag


@dataclass(frozen=True)
class Errand:
    name: str
    copies: int
    effect: Effect

    @property
    def id(self) -> str:
        return slug(self.name)


ERRANDS = {
    errand.id: errand
    for errand in (
        Errand("Bad Soup", 3, lose(morale=1)),
        Errand("Lucky Find", 3, gain(food=1)),
    )
}


@irregular(text("run the next errand"))
def run_an_errand(rules: Base) -> Flow[None]:
    yield from cast("BlackMarket", rules).run_errand(rules.acting)


LOCATIONS[MESS_HALL] = LocationCard(MESS_HALL, "Mess Hall", run_an_errand)
