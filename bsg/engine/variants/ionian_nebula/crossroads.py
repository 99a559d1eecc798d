"""R35.g: the crossroads phase: a battle, a card and a token from everybody, and one reveal after another."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.effects import places
from bsg.engine.numbers import LAST_JUMP_AT
from bsg.engine.variants.ionian_nebula.allies import Allies
from bsg.engine.variants.ionian_nebula.crossroads_cards import CROSSROADS
from bsg.engine.variants.ionian_nebula.happenings import (
    CrossroadsDealt,
    CrossroadsReached,
    CrossroadsResolved,
    CrossroadsRevealed,
    CrossroadsSeen,
)
from bsg.engine.variants.ionian_nebula.part import Dealt, Side
from bsg.engine.variants.ionian_nebula.trauma import ANTAGONISTIC, BENEVOLENT, trauma_options
from bsg.engine.vocabulary import Place, Ship, at_seat, thing_of
from bsg.kernel import Ask, Flow, Happening, Text, Together, text

CYLON_SHIPS = places(
    {
        Place.STARBOARD_BOW: {Ship.BASESTAR: 1, Ship.RAIDER: 4},
        Place.STARBOARD_AFT: {Ship.BASESTAR: 1, Ship.RAIDER: 4},
    }
)
VIPERS = places({Place.PORT_BOW: {Ship.VIPER: 2}, Place.PORT_AFT: {Ship.VIPER: 2}})


class CrossroadsPhase(Allies):
    def set_out_crossroads(self) -> Flow[None]:
        """R2.34: the seven cards, shuffled when they are dealt (R35.20)."""
        self.nebula.crossroads_deck = list(CROSSROADS)
        yield from ()

    def travelled(self, card: str) -> Flow[None]:
        """R16.4, R35.18: at distance 8, once, before anything goes on."""
        yield from super().travelled(card)
        if self.distance >= LAST_JUMP_AT and self.nebula.phase == "ahead":
            yield from self.crossroads_phase()

    def add_distance(self) -> Flow[None]:
        """J5; whether it has brought the phase, which resets the fleet marker itself (R35.19)."""
        before = self.nebula.phase
        yield from super().add_distance()
        self.nebula.marker_reset = self.nebula.phase != before

    def reset_fleet_marker(self) -> Flow[None]:
        """J6: not right after the phase, in which the marker may have moved since."""
        if not self.nebula.marker_reset:
            yield from super().reset_fleet_marker()
        self.nebula.marker_reset = False

    def crossroads_phase(self) -> Flow[None]:
        """It interrupts the turn; who acts and who is chosen is afterwards as it was."""
        acting, chosen = self.acting, self.state.chosen
        named = "" if chosen is None else self.player(chosen).character
        self.tell(text("The fleet is at the crossroads."), what=CrossroadsReached())
        for step in self.crossroads_steps():
            yield from step()
        if chosen is not None and (self.player(chosen).character != named or not self.in_game(chosen)):
            chosen = None  # whoever came instead was not named (R23.12)
        self.state.acting, self.state.chosen = acting, chosen

    def crossroads_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        return (self.battle, self.deal_crossroads, self.choose_sides, self.resolve_crossroads)

    # the battle (R35.19) --------------------------------------------------------------------------------------------

    def battle(self) -> Flow[None]:
        """The marker is moved before anybody can take over a viper, so that nobody jumps in the middle of it."""
        self.nebula.phase = "battle"
        yield from self.resolve(CYLON_SHIPS)
        self.state.jump = 0
        yield from self.resolve(VIPERS)

    # cards and tokens (R35.20) --------------------------------------------------------------------------------------

    def deal_crossroads(self) -> Flow[None]:
        deck = self.nebula.crossroads_deck
        self.dice.shuffle("shuffle:crossroads", deck)
        mine: dict[int, Text] = {}
        seen: dict[int, Happening] = {}
        for seat in self.clockwise(self.current):
            card = deck.pop()
            self.nebula.crossroads[seat] = Dealt(card)
            mine[seat] = text("Your crossroads card: {card}.", card=f"crossroads:{card}")
            seen[seat] = CrossroadsSeen(seat, f"crossroads:{card}")
        self.tell(text("Everybody gets a crossroads card."), mine, what=CrossroadsDealt(), learned=seen)
        yield from ()

    def choose_sides(self) -> Flow[None]:
        """All at once, and in secret; who has no token is not asked now (R35.21)."""
        self.nebula.phase = "choosing"
        prompt = text("Choose the trauma token that decides your crossroads card.")
        asks = []
        for seat in self.nebula.crossroads:
            if options := trauma_options(self.trauma(seat)):
                asks.append(Ask(seat, "crossroads", prompt, options, shows="seat"))
        answers: dict[int, tuple[str, ...]] = yield Together(tuple(asks))
        for seat, (pick,) in answers.items():
            self.nebula.crossroads[seat].token = thing_of(pick)
            self.trauma(seat).remove(thing_of(pick))

    # one after another (R35.21, R35.22) -----------------------------------------------------------------------------

    def resolve_crossroads(self) -> Flow[None]:
        """The current player first; whoever is executed meanwhile keeps card and token before him."""
        self.nebula.phase = "resolving"
        for seat in list(self.nebula.crossroads):
            self.nebula.resolving = self.state.acting = seat
            yield from self.resolve_crossroads_of(seat, self.nebula.crossroads[seat])
        self.nebula.resolving = None

    def resolve_crossroads_of(self, seat: int, dealt: Dealt) -> Flow[None]:
        card, name = CROSSROADS[dealt.card], f"crossroads:{dealt.card}"
        dealt.revealed = True
        shown = f"token:{dealt.token}" if dealt.token else None
        words = "{seat} reveals {card} and {token}." if shown else "{seat} reveals {card}, without a token."
        self.tell(
            text(words, seat=at_seat(seat), card=name, **({"token": shown} if shown else {})),
            reveals="H42",
            what=CrossroadsRevealed(seat, name, shown),
        )
        dealt.side = yield from self.side_of(seat, dealt)
        benevolent = dealt.side == BENEVOLENT
        effect = card.benevolent if benevolent else card.antagonistic
        self.resolved(f"{name}#{dealt.side}")
        self.tell(
            text("{card}: {effect}.", card=name, effect=effect.words()),
            what=CrossroadsResolved(seat, name, benevolent),
        )
        yield from self.resolve_as(name, effect)

    def side_of(self, seat: int, dealt: Dealt) -> Flow[Side]:
        """Without a token its owner picks either result."""
        card = CROSSROADS[dealt.card]
        side = dealt.token
        if side is None:
            labels = {
                f"opt:{BENEVOLENT}": card.benevolent.words(),
                f"opt:{ANTAGONISTIC}": card.antagonistic.words(),
            }
            prompt = text("You have no trauma token: choose what happens.")
            pick = yield from self.choose(seat, "crossroads_side", prompt, list(labels), labels=labels)
            side = thing_of(pick)
        return "benevolent" if side == BENEVOLENT else "antagonistic"

    def may_ignore(self, seat: int) -> bool:
        """R35.23: crossroads cards are no crises."""
        return super().may_ignore(seat) and self.nebula.resolving is None
