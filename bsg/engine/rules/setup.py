"""R2: set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bsg.engine.cards.crises import BASE_CRISES
from bsg.engine.cards.decks import deck_of
from bsg.engine.cards.destinations import BASE_DESTINATIONS
from bsg.engine.cards.loyalty import CYLON_CARDS, NOT_A_CYLON, SYMPATHIZER
from bsg.engine.cards.quorum import BASE_QUORUM
from bsg.engine.cards.skills import skill_deck
from bsg.engine.cards.super_crises import BASE_SUPER_CRISES
from bsg.engine.characters import BASE_CHARACTERS, CHARACTERS, Character
from bsg.engine.happenings.turns import CharacterChosen, FirstPlayer, LoyaltiesDealt
from bsg.engine.numbers import (
    BOARDING_SPACES,
    CIVILIAN_SHIPS,
    LOYALTY_DECK,
    NO_SYMPATHIZER_DIALS,
    OPENING_HAND,
    START_DIALS,
)
from bsg.engine.places import RING
from bsg.engine.rules.damage import DAMAGE_TOKENS
from bsg.engine.rules.turn import Turn
from bsg.engine.state import Area, Deck
from bsg.engine.vocabulary import CharacterType, Place, Ship, Skill, at_seat, reasons, thing_of
from bsg.kernel import Ask, Flow, Text, Together, plural, text

STARTING_SHIPS = {
    Ship.BASESTAR: {Place.FRONT: 1},
    Ship.RAIDER: {Place.FRONT: 3},
    Ship.VIPER: {Place.PORT_BOW: 1, Place.PORT_AFT: 1},
    Ship.CIVILIAN: {Place.REAR: 2},
}


HANDS = ("quorum-hand",)  # shown among the decks


class Pile(NamedTuple):
    """A deck as it lies on the table: face down, and face up its discards."""

    name: str
    draw: Sequence[str]
    discard: Sequence[str] = ()
    kind: str = ""  # of its cards' typed names


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
        self.state.reserves = dict(self.vipers_in_game())
        self.state.boarding = [0] * BOARDING_SPACES
        self.state.basestar_tokens = sorted(self.basestar_tokens_in_game())
        self.state.civilian_pile = [face for face, copies in CIVILIAN_SHIPS.items() for _ in range(copies)]
        self.dice.shuffle("shuffle:civilians", self.state.civilian_pile)
        yield from ()

    def build_decks(self) -> Flow[None]:
        self.state.skills = {skill: self.shuffled(skill, self.skill_deck(skill)) for skill in self.skills_in_play()}
        self.state.crisis = self.shuffled("crisis", self.crisis_deck())
        self.state.super_crisis = self.shuffled("super", self.super_crisis_deck())
        self.state.destination = self.shuffled("destination", self.destination_deck())
        self.state.quorum = self.shuffled("quorum", self.quorum_deck())
        yield from ()

    def decks(self) -> list[Pile]:
        state = self.state
        skills = (Pile(f"skill:{skill}", deck.draw, deck.discard, "card") for skill, deck in state.skills.items())
        return [
            *skills,
            Pile("destiny", state.destiny, kind="card"),
            Pile("crisis", state.crisis.draw, state.crisis.discard, "crisis"),
            Pile("super", state.super_crisis.draw, state.super_crisis.discard, "super"),
            Pile("destination", state.destination.draw, state.destination.discard, "destination"),
            Pile("quorum", state.quorum.draw, state.quorum.discard, "quorum"),
            Pile("quorum-hand", state.quorum_hand),
            Pile("loyalty", state.loyalty, kind="loyalty"),
        ]

    def face_down(self) -> list[Pile]:
        """Everything of which nobody knows the order, the next one last; hands are none."""
        civilians = Pile("civilians", self.state.civilian_pile, kind="civilian")
        return [*(pile for pile in self.decks() if pile.name not in HANDS), civilians]

    def unseen(self) -> list[tuple[Text, list[str]]]:
        """What lies face down on the table besides, where it lies, as typed names."""
        ships = [
            (text("Civilian ships: {area}", area=f"area:{place}"), [f"civilian:{ship.face}" for ship in area.civilians])
            for place, area in self.state.areas.items()
            if area.civilians
        ]
        return [*ships, *self.in_the_check()]

    def held(self, seat: int) -> list[tuple[Text, list[str]]]:
        """What somebody has before them that nobody else sees."""
        player, who = self.state.players[seat], at_seat(seat)
        return [
            (text("{seat}: hand", seat=who), [f"card:{card}" for card in player.hand]),
            (text("{seat}: loyalty", seat=who), [f"loyalty:{card}" for card in player.loyalty]),
            (text("{seat}: super crisis", seat=who), [f"super:{card}" for card in player.super_crises]),
        ]

    def in_the_check(self) -> list[tuple[Text, list[str]]]:
        """Before it is revealed."""
        check = self.state.check
        if check is None or check.revealed:
            return []
        added = [(text("{seat}: in the check", seat=at_seat(seat)), cards) for seat, cards in check.added.items()]
        there = [(text("Destiny in the check"), check.destiny), *added]
        return [(label, [f"card:{card}" for card in cards]) for label, cards in there if cards]

    def shuffle_again(self, piles: tuple[str, ...]) -> None:
        """After a return to an earlier question: what lies face down there has been seen."""
        for pile in self.face_down():
            if pile.name in piles and isinstance(pile.draw, list):
                self.dice.shuffle(f"shuffle:{pile.name}", pile.draw)

    def shuffled(self, name: str, cards: list[str]) -> Deck:
        self.dice.shuffle(f"shuffle:{name}", cards)
        return Deck(cards)

    def skill_deck(self, skill: Skill) -> list[str]:
        return skill_deck(skill, self.skill_kinds())

    def crisis_deck(self) -> list[str]:
        return deck_of(BASE_CRISES)

    def super_crisis_deck(self) -> list[str]:
        return deck_of(BASE_SUPER_CRISES)

    def destination_deck(self) -> list[str]:
        return deck_of(BASE_DESTINATIONS)

    def quorum_deck(self) -> list[str]:
        return deck_of(BASE_QUORUM)

    def draw_first_player(self) -> Flow[None]:
        self.state.first = self.state.current = self.dice.below("first", len(self.state.players))
        self.tell(
            text("{seat} is the first player.", seat=at_seat(self.state.first)), what=FirstPlayer(self.state.first)
        )
        yield from ()

    # characters (R2.b) ----------------------------------------------------------------------------------------------

    def choose_characters(self) -> Flow[None]:
        for seat in self.clockwise(self.state.first):
            sheet = yield from self.choose_sheet(seat, text("Choose your character."), self.why_not_first())
            yield from self.takes_character(seat, sheet)

    def choose_sheet(self, seat: int, prompt: Text, whys: Mapping[str, Text | None]) -> Flow[Character]:
        """One of those that nothing is against."""
        options = [option for option, why in whys.items() if why is None]
        pick = yield from self.choose(seat, "choose_character", prompt, options, dimmed=reasons(whys))
        return CHARACTERS[thing_of(pick)]

    def takes_character(self, seat: int, sheet: Character) -> Flow[None]:
        """The token goes to its start location; a pilot may start in a viper (R2.13)."""
        self.player(seat).character = sheet.id
        self.player(seat).place = sheet.start
        self.tell(
            text("{seat} plays {character}.", seat=at_seat(seat), character=f"char:{sheet.id}"),
            what=CharacterChosen(seat, f"char:{sheet.id}"),
        )
        if sheet.starts_in_viper and not self.state.reserves:
            self.player(seat).place = Place.HANGAR_DECK
        elif sheet.starts_in_viper:
            yield from self.launches(seat, text("Choose where your viper starts."))

    def character_pool(self) -> list[Character]:
        return list(BASE_CHARACTERS)

    def characters_out(self) -> list[str]:
        """Characters who left the game: none in the base game."""
        return []

    def why_not_first(self) -> dict[str, Text | None]:
        """R2.12: the type of which most are unpicked; support at any time. A barred Boomer still counts (R2.36)."""
        taken = [player.character for player in self.state.players]
        left = [sheet for sheet in self.character_pool() if sheet.id not in taken]
        count = Counter(sheet.type for sheet in left if sheet.type != CharacterType.SUPPORT)
        most = max(count.values())
        fewer = text("Of this type fewer characters are left than of another.")
        of_turn = [sheet for sheet in left if sheet.type == CharacterType.SUPPORT or count[sheet.type] == most]
        return {
            f"char:{sheet.id}": self.why_not_play_as(sheet) or (None if sheet in of_turn else fewer)
            for sheet in self.character_pool()
        }

    def why_not_play_as(self, sheet: Character) -> Text | None:
        for seat, player in enumerate(self.state.players):
            if player.character == sheet.id:
                return text("{seat} plays this character.", seat=at_seat(seat))
        return text("This character is not in this game.") if sheet.id in self.barred() else None

    def barred(self) -> tuple[str, ...]:
        """R2.36: no Boomer without the Sympathizer."""
        return ("boomer",) if self.state.options.no_sympathizer else ()

    # titles and loyalty (R2.c, R2.d) --------------------------------------------------------------------------------

    def assign_titles(self) -> Flow[None]:
        for title in self.titles_in_play():
            self.pass_title(title)
        self.draw_quorum()  # R2.17
        yield from ()

    def deal_loyalties(self) -> Flow[None]:
        options = self.state.options
        cylons, humans = self.loyalty_numbers()
        humans += sum(self.sheet(seat).extra_loyalty for seat in range(options.players))
        cylon_cards, human_cards = self.loyalty_piles()
        self.dice.shuffle("shuffle:cylons", cylon_cards)
        self.dice.shuffle("shuffle:humans", human_cards)
        self.state.loyalty = [cylon_cards.pop() for _ in range(cylons)] + [human_cards.pop() for _ in range(humans)]
        self.dice.shuffle("shuffle:loyalty", self.state.loyalty)
        self.state.loyalty_box = [*cylon_cards, SYMPATHIZER.id]
        for seat in self.clockwise(self.state.first):
            sheet = self.sheet(seat)
            if sheet.loyalty_at_start > 1:
                sheet.speaks(self.whole, sheet.drawback)  # Baltar's Coward
            self.deal_loyalty(seat, sheet.loyalty_at_start)
        self.tell(text("The loyalty cards are dealt."), what=LoyaltiesDealt())
        self.add_late_card(human_cards)
        self.keep_spare_humans(human_cards)
        yield from ()

    def loyalty_numbers(self) -> tuple[int, int]:
        """R2.20: Cylon and human cards by players."""
        return LOYALTY_DECK[self.state.options.players]

    def loyalty_piles(self) -> tuple[list[str], list[str]]:
        """R2.19: the Cylon cards, and the human ones."""
        return [card.id for card in CYLON_CARDS], [NOT_A_CYLON.id] * NOT_A_CYLON.copies

    def add_late_card(self, human_cards: list[str]) -> None:
        """R2.23: with 4 or 6 players the Sympathizer, or without it a human card (R2.36), and only now."""
        options = self.state.options
        if options.players in (4, 6):
            if options.no_sympathizer:
                self.state.loyalty.append(human_cards.pop())
            else:
                self.state.loyalty_box.remove(SYMPATHIZER.id)
                self.state.loyalty.append(SYMPATHIZER.id)
            self.dice.shuffle("shuffle:loyalty", self.state.loyalty)

    def keep_spare_humans(self, human_cards: list[str]) -> None:
        """R2.26: in the base game they go to the box."""
        self.state.loyalty_box += human_cards

    # hands, Destiny (R2.e) ------------------------------------------------------------------------------------------

    def opening_hands(self) -> Flow[None]:
        """R2.27: three cards of one's choice, not more of a type than the skill set gives."""
        prompt = plural(
            "Choose the type of your {n} starting card.", "Choose the types of your {n} starting cards.", n=OPENING_HAND
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
            self.draw_skills(seat, [Skill(thing_of(pick)) for pick in picks])

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
