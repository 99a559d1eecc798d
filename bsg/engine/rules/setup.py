"""R2: set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bsg.engine.cards.crises import crisis_deck
from bsg.engine.cards.destinations import destination_deck
from bsg.engine.cards.loyalty import CYLON_CARDS, NOT_A_CYLON, SYMPATHIZER
from bsg.engine.cards.quorum import quorum_deck
from bsg.engine.cards.skills import skill_deck
from bsg.engine.cards.super_crises import super_crisis_deck
from bsg.engine.characters import CHARACTERS, Character
from bsg.engine.numbers import (
    BOARDING_SPACES,
    CIVILIAN_SHIPS,
    LOYALTY_DECK,
    NO_SYMPATHIZER_DIALS,
    OPENING_HAND,
    START_DIALS,
)
from bsg.engine.places import LAUNCH_AREAS, RING
from bsg.engine.rules.combat import BASESTAR_TOKENS
from bsg.engine.rules.damage import DAMAGE_TOKENS
from bsg.engine.rules.turn import Turn
from bsg.engine.state import Area, Deck
from bsg.engine.vocabulary import CharacterType, Place, Ship, Skill, Title, at_seat
from bsg.kernel import Ask, Flow, Together, plural, text

STARTING_SHIPS = {
    Ship.BASESTAR: {Place.FRONT: 1},
    Ship.RAIDER: {Place.FRONT: 3},
    Ship.VIPER: {Place.PORT_BOW: 1, Place.PORT_AFT: 1},
    Ship.CIVILIAN: {Place.REAR: 2},
}


class Setup(Turn):
    def set_up(self) -> Flow[None]:
        for step in self.setup_steps():
            yield from step()

    def setup_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        """R2.7."""
        return (
            self.set_dials,
            self.build_decks,
            self.draw_first_player,
            self.choose_characters,
            self.assign_titles,
            self.deal_loyalties,
            self.opening_hands,
            self.first_destiny,
            self.place_starting_ships,
            self.first_turn,
        )

    def set_dials(self) -> Flow[None]:
        self.state.dials = dict(NO_SYMPATHIZER_DIALS if self.state.options.no_sympathizer else START_DIALS)
        self.state.damage = list(DAMAGE_TOKENS)
        self.state.areas = {area: Area() for area in RING}
        self.state.boarding = [0] * BOARDING_SPACES
        self.state.basestar_tokens = sorted(BASESTAR_TOKENS)
        self.state.civilian_pile = [face for face, copies in CIVILIAN_SHIPS.items() for _ in range(copies)]
        self.dice.shuffle("shuffle:civilians", self.state.civilian_pile)
        yield from ()

    def build_decks(self) -> Flow[None]:
        self.state.skills = {skill: Deck(skill_deck(skill)) for skill in Skill}
        self.state.crisis = Deck(crisis_deck())
        self.state.super_crisis = Deck(super_crisis_deck())
        self.state.destination = Deck(destination_deck())
        self.state.quorum = Deck(quorum_deck())
        for skill, deck in self.state.skills.items():
            self.dice.shuffle(f"shuffle:{skill}", deck.draw)
        self.dice.shuffle("shuffle:crisis", self.state.crisis.draw)
        self.dice.shuffle("shuffle:super", self.state.super_crisis.draw)
        self.dice.shuffle("shuffle:destination", self.state.destination.draw)
        self.dice.shuffle("shuffle:quorum", self.state.quorum.draw)
        yield from ()

    def draw_first_player(self) -> Flow[None]:
        self.state.first = self.state.current = self.dice.below("first", len(self.state.players))
        self.tell(text("{seat} is the first player.", seat=at_seat(self.state.first)))
        yield from ()

    # characters (R2.b) ----------------------------------------------------------------------------------------------

    def choose_characters(self) -> Flow[None]:
        for seat in self.clockwise(self.state.first):
            options = [f"char:{sheet.id}" for sheet in self.choosable_characters()]
            pick = yield from self.choose(seat, "choose_character", text("Choose your character."), options)
            sheet = CHARACTERS[pick.removeprefix("char:")]
            self.player(seat).character = sheet.id
            self.player(seat).place = sheet.start
            self.tell(text("{seat} plays {character}.", seat=at_seat(seat), character=pick))
            if sheet.starts_in_viper:  # R2.13
                self.launch(
                    seat, (yield from self.choose_area(seat, LAUNCH_AREAS, text("Choose where your viper starts.")))
                )

    def choosable_characters(self) -> list[Character]:
        """R2.12: the type of which most are unpicked; support at any time. A barred Boomer still counts (R2.36)."""
        taken = [player.character for player in self.state.players]
        left = [sheet for sheet in CHARACTERS.values() if sheet.id not in taken]
        count = Counter(sheet.type for sheet in left if sheet.type != CharacterType.SUPPORT)
        most = max(count.values())
        barred = ("boomer",) if self.state.options.no_sympathizer else ()
        return [
            sheet
            for sheet in left
            if (sheet.type == CharacterType.SUPPORT or count[sheet.type] == most) and sheet.id not in barred
        ]

    # titles and loyalty (R2.c, R2.d) --------------------------------------------------------------------------------

    def assign_titles(self) -> Flow[None]:
        for title in Title:
            self.pass_title(title)
        self.draw_quorum()  # R2.17
        yield from ()

    def deal_loyalties(self) -> Flow[None]:
        options = self.state.options
        cylons, humans = LOYALTY_DECK[options.players]
        humans += sum(self.sheet(seat).extra_loyalty for seat in range(options.players))
        unused = [card.id for card in CYLON_CARDS]
        self.dice.shuffle("shuffle:cylons", unused)
        deck = [unused.pop() for _ in range(cylons)] + [NOT_A_CYLON.id] * humans
        self.dice.shuffle("shuffle:loyalty", deck)
        self.state.loyalty = deck
        spare_humans = [NOT_A_CYLON.id] * (NOT_A_CYLON.copies - humans)
        self.state.loyalty_box = [*unused, *spare_humans, SYMPATHIZER.id]
        for seat in self.clockwise(self.state.first):
            sheet = self.sheet(seat)
            if sheet.loyalty_at_start > 1:
                sheet.speaks(self.whole, sheet.drawback)  # Baltar's Coward
            self.deal_loyalty(seat, sheet.loyalty_at_start)
        self.tell(text("The loyalty cards are dealt."))
        if options.players in (4, 6):  # R2.23: only then
            late = NOT_A_CYLON.id if options.no_sympathizer else SYMPATHIZER.id
            self.state.loyalty_box.remove(late)
            self.state.loyalty.append(late)
            self.dice.shuffle("shuffle:loyalty", self.state.loyalty)
        yield from ()

    # hands, Destiny (R2.e) ------------------------------------------------------------------------------------------

    def opening_hands(self) -> Flow[None]:
        """R2.27: three cards of one's choice, not more of a type than the skill set gives."""
        prompt = plural(
            "Choose the type of {n} starting card.", "Choose the types of your {n} starting cards.", n=OPENING_HAND
        )
        asks = []
        for seat in self.clockwise(self.state.first):
            if seat != self.state.first:
                most: Counter[Skill] = Counter()
                for draw in self.sheet(seat).skill_set:
                    most.update(dict.fromkeys(draw.skills, draw.count))
                options = tuple(f"skill:{s}#{n}" for s, top in most.items() for n in range(min(top, OPENING_HAND)))
                asks.append(Ask(seat, "draw", prompt, options, (OPENING_HAND,)))
        answers: dict[int, tuple[str, ...]] = yield Together(tuple(asks))
        for seat, picks in answers.items():
            self.draw_skills(seat, [Skill(pick.removeprefix("skill:").split("#")[0]) for pick in picks])

    def first_destiny(self) -> Flow[None]:
        self.build_destiny()
        yield from ()

    def place_starting_ships(self) -> Flow[None]:
        """R2.30."""
        for ship, where in STARTING_SHIPS.items():
            yield from self.place_ships(ship, where)

    def first_turn(self) -> Flow[None]:
        self.begin_turn_of(self.state.first)
        yield from ()
