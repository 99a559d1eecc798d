"""R12.c: damage to Galactica."""

from __future__ import annotations

from bsg.engine.happenings.combat import GalacticaDamaged, Repaired
from bsg.engine.numbers import DESTROYED_AT
from bsg.engine.places import DAMAGEABLE
from bsg.engine.rules.rolls import Rolls
from bsg.engine.vocabulary import Ending, Place, Resource, Team, the_place
from bsg.kernel import Flow, text

DAMAGE_TOKENS = sorted([*DAMAGEABLE, Resource.FUEL, Resource.FOOD])  # R1.5


class Damage(Rolls):
    def damage_galactica(self) -> Flow[None]:
        """R12.6: one random token."""
        for token in self.dice.sample("damage", self.state.damage, 1):
            self.state.damage.remove(token)
            yield from self.resolve_damage(token)

    def resolve_damage(self, token: str) -> Flow[None]:
        if token in (Resource.FUEL, Resource.FOOD):  # R12.7: the token leaves the game
            self.tell(
                text("Galactica is damaged: 1 {resource} is lost.", resource=f"res:{token}"),
                reveals="H34",
                what=GalacticaDamaged(f"token:{token}"),
            )
            self.change(Resource(token), -1)
            return
        place = Place(token)
        self.state.damaged.append(place)
        self.tell(
            text("Galactica is damaged: {place} cannot be used.", place=the_place(place)),
            reveals="H34",
            what=GalacticaDamaged(f"token:{token}"),
        )
        for seat in self.characters_in(place):
            self.send(seat, Place.SICKBAY)
        if len(self.state.damaged) >= DESTROYED_AT:
            self.game_over(Team.CYLONS, Ending.DESTROYED, text("Galactica is destroyed. The Cylons win."))
        yield from ()

    def repair(self, place: Place) -> None:
        """R12.9: the token goes back to the pool."""
        self.state.damaged.remove(place)
        self.state.damage = sorted([*self.state.damage, place])
        self.tell(
            text("Galactica is repaired: {place} can be used again.", place=the_place(place)),
            what=Repaired(f"loc:{place}"),
        )
