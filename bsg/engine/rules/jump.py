"""R15, R16: the jump preparation track, jumping, destinations, distance and the objective."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.happenings.fleet import Arrived, Jumped, JumpPrepared, Travelled
from bsg.engine.numbers import AUTO_JUMP, LAST_JUMP_AT, POPULATION_RISK, SLEEPER_AT
from bsg.engine.rules.quorum import Quorum
from bsg.engine.vocabulary import Ending, Resource, Team, Title, at_seat, thing_of
from bsg.kernel import Flow, Text, every, text

SAFE_FROM = 7  # R15.6: nobody is left behind


class Jump(Quorum):
    # the track (R15.a) ----------------------------------------------------------------------------------------------

    def move_fleet_marker(self, spaces: int) -> Flow[None]:
        """R15.1, R15.2: never below the start; at the end of the track the fleet jumps at once."""
        before, after = self.state.jump, max(0, min(AUTO_JUMP, self.state.jump + spaces))
        self.state.jump = after
        if after != before:
            words = (
                "Jump preparation advances to {space}." if after > before else "Jump preparation falls back to {space}."
            )
            self.tell(text(words, space=after), what=JumpPrepared(after - before, after))
        if after == AUTO_JUMP:
            yield from self.jump_fleet()

    def ftl_jump(self, seat: int) -> Flow[None]:
        """R15.6: FTL Control; people may be left behind."""
        risk = POPULATION_RISK[self.state.jump]
        what_for = text("jump by FTL Control; on 6 or less, {n} population is lost", n=risk)
        if (yield from self.roll(seat, what_for, at=[SAFE_FROM])) < SAFE_FROM:
            self.change(Resource.POPULATION, -risk)
        yield from self.jump_fleet()

    # the jump (R15.c) -----------------------------------------------------------------------------------------------

    def jump_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        return (
            self.discard_until_jump,  # J1
            self.remove_ships,  # J2
            self.choose_destination,  # J3
            self.follow_destination,  # J4
            self.add_distance,  # J5
            self.reset_fleet_marker,  # J6
            self.after_reset,  # J7
        )

    def jump_fleet(self) -> Flow[None]:
        self.tell(text("The fleet jumps."), what=Jumped())
        if self.distance >= LAST_JUMP_AT:
            self.last_jump()  # R30.7
        for step in self.jump_steps():
            yield from step()

    def discard_until_jump(self) -> Flow[None]:
        """J1: what was kept until the fleet jumps leaves play (R8.15)."""
        for card, name in self.cards_in_play():
            card.at_jump(self.whole, name)
        yield from ()

    def remove_ships(self) -> Flow[None]:
        """J2."""
        self.clear_space()
        yield from ()

    def choose_destination(self) -> Flow[None]:
        """R15.12: the Admiral sees two, unless a card in play says otherwise (R15.13)."""
        for card, name in self.cards_in_play():
            if (yield from card.chooses_destination(self.whole, name)):
                return
        yield from self.choose_destination_among(
            self.holder(Title.ADMIRAL), 2, text("The fleet jumps. Choose the destination.")
        )

    def choose_destination_among(self, chooser: int, count: int, prompt: Text, *, in_order: bool = False) -> Flow[None]:
        """Those that are not chosen go to the bottom unseen; `in_order`: as the chooser likes."""
        cards = [self.state.destination.draw.pop() for _ in range(count)]
        told = text("{seat} chooses the destination.", seat=at_seat(chooser))
        self.state.arriving, *under = yield from self.looks_through(
            chooser, "destination", cards, told, "destination", prompt, in_order=in_order
        )
        self.state.destination.draw[:0] = reversed(under)
        arriving = f"destination:{self.state.arriving}"
        self.tell(text("The fleet arrives: {card}.", card=arriving), reveals="H30", what=Arrived(chooser, arriving))

    def follow_destination(self) -> Flow[None]:
        arriving = f"destination:{self.state.arriving}"
        self.resolved(arriving)
        yield from self.resolve_as(arriving, DESTINATIONS[thing_of(arriving)].effect)

    def add_distance(self) -> Flow[None]:
        arrived, self.state.arriving = self.state.arriving, ""
        yield from self.travelled(f"destination:{arrived}")

    def reset_fleet_marker(self) -> Flow[None]:
        self.state.jump = 0
        yield from ()

    def after_reset(self) -> Flow[None]:
        """Effects of a destination that wait for the reset."""
        later, self.state.after_reset = self.state.after_reset, 0
        yield from self.move_fleet_marker(later)

    # distance and objective (R16) -----------------------------------------------------------------------------------

    @property
    def distance(self) -> int:
        return sum(self.distances)

    @property
    def distances(self) -> list[int]:
        """R16.1: destinations by their number; any other card on the route counts 1."""
        cards = [DESTINATIONS.get(thing_of(card)) for card in self.state.route]
        return [card.distance if card else 1 for card in cards]

    def has_been_cautious(self) -> bool:
        """Whether a destination of distance 1 was visited."""
        route = [DESTINATIONS.get(thing_of(card)) for card in self.state.route]
        return any(card is not None and card.distance == 1 for card in route)

    def travelled(self, card: str) -> Flow[None]:
        """R16.2: a milestone is resolved at once."""
        self.state.route.append(card)
        self.tell(
            text("The fleet has travelled a distance of {n} out of {goal}.", n=self.distance, goal=LAST_JUMP_AT),
            what=Travelled(self.distance, LAST_JUMP_AT),
        )
        if self.distance >= SLEEPER_AT and not self.state.sleeper_done:
            yield from self.sleeper_phase()

    def last_jump(self) -> None:
        """R30.7–R30.9: the game ends; a resource at zero still loses it."""
        self.end_of_game_effects()
        empty = [f"res:{resource}" for resource, left in self.state.dials.items() if left == 0]
        if empty:
            why = text("The fleet arrives without {empty}. The Cylons win.", empty=every(empty))
            self.game_over(Team.CYLONS, Ending.OUT_OF_RESOURCES, why)
        self.game_over(Team.HUMANS, Ending.LAST_JUMP, text("The fleet makes its last jump. The humans win."))

    def end_of_game_effects(self) -> None:
        """None in the base game."""
