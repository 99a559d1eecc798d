"""R12.c: damage to Galactica."""

from __future__ import annotations

from bsg.engine.happenings.combat import GalacticaDamaged, Repaired, TokensDrawn, TokensSeen
from bsg.engine.numbers import DESTROYED_AT
from bsg.engine.places import DAMAGEABLE
from bsg.engine.rules.rolls import Rolls
from bsg.engine.vocabulary import Ending, Place, Resource, Team, at_seat, the_place, thing_of
from bsg.kernel import Ask, Flow, plural, text

DAMAGE_TOKENS = sorted([*DAMAGEABLE, Resource.FUEL, Resource.FOOD])  # R1.5


class Damage(Rolls):
    def damage_galactica(self) -> Flow[None]:
        """R12.6: one random token."""
        for token in self.dice.sample("damage", self.state.damage, 1):
            self.state.damage.remove(token)
            yield from self.resolve_damage(token)

    def choose_damage(self, seat: int, drawn: int, resolved: int) -> Flow[None]:
        """R12.11: only the chooser sees the tokens; those not chosen go back unseen."""
        tokens = self.state.damage_drawn = self.dice.sample("damage", self.state.damage, drawn)
        for token in tokens:
            self.state.damage.remove(token)
        options = tuple(f"token:{token}" for token in tokens)
        self.tell(
            text("{seat} draws damage tokens and chooses {n}.", seat=at_seat(seat), n=resolved),
            {seat: text("You see {tokens}.", tokens=list(options))},
            what=TokensDrawn(seat),
            learned={seat: TokensSeen(seat, options)},
        )
        prompt = plural("Choose {n} damage token to resolve.", "Choose {n} damage tokens to resolve.", n=resolved)
        picks = yield Ask(seat, "damage", prompt, options, (min(resolved, len(options)),), shows="seat")
        chosen = [thing_of(pick) for pick in picks]
        self.state.damage = sorted([*self.state.damage, *(t for t in tokens if t not in chosen)])
        self.state.damage_drawn = chosen
        while self.state.damage_drawn:
            yield from self.resolve_damage(self.state.damage_drawn.pop(0))

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
