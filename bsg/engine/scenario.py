"""Any position in a few lines, for tests and for trying things out.

play = Scenario("adama", "roslin", "starbuck").hand(0, "Repair 1").at(0, Place.ARMORY).damaged(Place.ARMORY).start()
play.to("action").answer("card:repair-1#0")
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Self, TypeVar, cast

from bsg.engine.box import boxes_of, new_state, rules_on
from bsg.engine.cards.loyalty import CYLON_CARDS, NOT_A_CYLON, SYMPATHIZER
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.characters import CHARACTERS
from bsg.engine.effects import Effect
from bsg.engine.invariants import broken
from bsg.engine.names import name_of
from bsg.engine.numbers import AUTO_JUMP, BOARDING_SPACES, CENTURIONS, DIAL_TOP, RAPTORS
from bsg.engine.rules import Base
from bsg.engine.rules.core import GameOver
from bsg.engine.rules.ships import MARKER
from bsg.engine.state import Civilian, Deck, Options, State
from bsg.engine.vocabulary import Place, Resource, Ship, Title, slug
from bsg.kernel import Answer, Ask, Dice, Event, Flow, Position, Running, What, render

Item = TypeVar("Item")

KEY = "00112233445566778899aabbccddeeff" * 2


SHIPS_CALLED = {
    "raiders": Ship.RAIDER,
    "heavy_raiders": Ship.HEAVY_RAIDER,
    "vipers": Ship.VIPER,
    "basestars": Ship.BASESTAR,
}


def refuse_unless(possible: object, why: str) -> None:
    """A position that cannot be on any table is refused where it is written, not where it breaks a rule."""
    if not possible:
        raise ValueError(why)


class LoadedDice(Dice):
    """Dice that fall as they are told, as long as they are told."""

    loaded: dict[str, list[int]] = {}
    meant: dict[str, list[str]] = {}  # what is drawn next out of a pool, by name: the pool may have changed by then

    def below(self, stream: str, n: int) -> int:
        if self.loaded.get(stream):
            return self.loaded[stream].pop(0)
        return super().below(stream, n)

    def sample(self, stream: str, items: Sequence[Item], count: int) -> list[Item]:
        pool, drawn = list(items), []
        for name in self.meant.get(stream, [])[:count]:
            refuse_unless(name in pool, f"{name} was to be drawn, and is not in the pool.")
            drawn.append(pool.pop(pool.index(cast(Item, name))))
        self.meant[stream] = self.meant.get(stream, [])[count:]
        return drawn + super().sample(stream, pool, count - len(drawn))


class Scenario:
    """Builds a table at the start of a turn; every card and token still is somewhere (T4).

    A table with a box has the box's verbs, too.
    """

    rules: Base
    _lawful = True

    def __new__(cls, *characters: str, key: str = KEY, **options: Any) -> Self:
        boxes = boxes_of(Options(players=len(characters), **options))
        verbs = tuple(box.verbs for box in reversed(boxes) if box.verbs)
        return super().__new__(type("Scenario", (*verbs, cls), {}))

    def __init__(self, *characters: str, key: str = KEY, **options: Any):
        state = new_state(Options(players=len(characters), **options), LoadedDice(key))
        self.rules = rules = rules_on(state)
        for step in (rules.set_dials, rules.build_decks):
            _run(step())
        for seat, character in enumerate(characters):
            player = state.players[seat]
            player.character = character
            player.place = CHARACTERS[character].start
            if CHARACTERS[character].starts_in_viper:
                rules.launch(seat, Place.PORT_BOW)
        _run(rules.assign_titles())
        _run(rules.deal_loyalties())
        self._everybody_human()
        _run(rules.first_destiny())
        rules.begin_turn_of(0)
        rules.told = []
        rules.tally.clear()

    @property
    def state(self) -> State:
        return self.rules.state

    def _everybody_human(self) -> None:
        """Trades the Cylon cards that were dealt for human ones out of the deck."""
        state = self.state
        for player in state.players:
            state.loyalty += player.loyalty
        state.loyalty.sort(key=lambda card: card == NOT_A_CYLON.id)
        for player in state.players:
            player.loyalty = [state.loyalty.pop() for _ in player.loyalty]
        state.loyalty.sort(key=lambda card: card != NOT_A_CYLON.id)

    # the position ---------------------------------------------------------------------------------------------------

    def turn_of(self, seat: int) -> Self:
        self.state.current = self.state.acting = seat
        return self

    def at(self, seat: int, place: Place | None) -> Self:
        """In the Brig, the Admiral has lost the title already (R21.7)."""
        self.rules.leaves_viper(seat)
        self.rules.player(seat).place = place
        if self.rules.in_brig(seat):
            self.rules.title_lost_in_brig(seat)
        return self

    def dials(self, **values: int) -> Self:
        for name, value in values.items():
            refuse_unless(0 <= value <= DIAL_TOP, f"{name} is between 0 and {DIAL_TOP}, not {value}.")
        self.state.dials |= {Resource(name): value for name, value in values.items()}
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Exactly these cards, as `Repair 1`, out of the decks."""
        player = self.rules.player(seat)
        self.rules.to_pile(player.hand)
        player.hand, player.could_hold = [], {}
        self.rules.into_hand(seat, [self._skill_card(card) for card in cards])
        return self

    def destiny(self, *cards: str) -> Self:
        """These cards come next from the Destiny deck."""
        chosen = [self._skill_card(card) for card in cards]
        self.state.destiny += reversed(chosen)
        return self

    def skill_deck(self, *cards: str) -> Self:
        """These cards lie on top of their decks."""
        for card in reversed(cards):
            found = self._skill_card(card)
            self.state.skills[SKILL_CARDS[found].skill].draw.append(found)
        return self

    def _skill_card(self, card: str) -> str:
        name, _, strength = card.rpartition(" ")
        found = f"{slug(name)}-{strength}"
        refuse_unless(found in SKILL_CARDS, f"There is no skill card {card}.")
        deck = self.state.skills[SKILL_CARDS[found].skill]
        where = next((pile for pile in (deck.draw, deck.discard, self.state.destiny) if found in pile), None)
        refuse_unless(where is not None, f"No {card} is left: all are in hands.")
        cast(list[str], where).remove(found)
        return found

    def crises(self, *names: str) -> Self:
        """These cards come next from the crisis deck."""
        return self._on_top(self.state.crisis, names)

    def destinations(self, *names: str) -> Self:
        return self._on_top(self.state.destination, names)

    def super_crisis(self, seat: int, name: str) -> Self:
        self._on_top(self.state.super_crisis, (name,))
        self.rules.player(seat).super_crises.append(self.state.super_crisis.draw.pop())
        return self

    def _on_top(self, deck: Deck, names: tuple[str, ...]) -> Self:
        cards = [slug(name) for name in reversed(names)]
        for card in cards:
            refuse_unless(deck.draw.count(card) >= cards.count(card), f"{card} is not in the deck so often.")
            deck.draw.remove(card)
            deck.draw.append(card)
        return self

    def loyalty(self, seat: int, *cards: str) -> Self:
        """Exactly these loyalty cards, for those he had; the Loyalty deck keeps its size."""
        player = self.rules.player(seat)
        had, player.loyalty = player.loyalty, []
        for card in cards:
            pile = self._loyalty_pile(card)
            pile.remove(card)
            if pile is not self.state.loyalty_box:
                pile[:0] = [had.pop()] if had else []
            player.loyalty.append(card)
        self.state.loyalty_box += had
        player.loyalty.sort()
        return self

    def holds(self, seat: int, *cards: str) -> Self:
        """These loyalty cards face down, besides what he has."""
        for card in cards:
            self._loyalty_pile(card).remove(card)
        self.rules.player(seat).loyalty = sorted([*self.rules.player(seat).loyalty, *cards])
        return self

    def loyalty_deck(self, *cards: str) -> Self:
        """These cards are dealt next from the Loyalty deck."""
        for card in reversed(cards):
            self._loyalty_pile(card).remove(card)
            self.state.loyalty.append(card)
        return self

    def only_loyalties(self, *cards: str) -> Self:
        """Exactly these cards are left in the Loyalty deck."""
        self.state.loyalty_box += self.state.loyalty
        self.state.loyalty = []
        for card in cards:
            self._loyalty_pile(card).remove(card)
        self.state.loyalty = [*reversed(cards)]
        return self

    def _loyalty_pile(self, card: str) -> list[str]:
        """Where it lies, the box first."""
        zones = self.rules.loyalty_zones()
        found = next((pile for pile in (zones.pop("box"), *zones.values()) if card in pile), None)
        refuse_unless(found is not None, f"No loyalty card {card} is left.")
        return cast(list[str], found)

    def cylon(self, seat: int, card: str = CYLON_CARDS[0].id) -> Self:
        """A Cylon player, revealed by this card."""
        player = self.rules.player(seat)
        self.loyalty(seat, card)
        player.loyalty, player.revealed, player.cylon = [], [card], True
        player.sympathizer = card == SYMPATHIZER.id
        self.at(seat, Place.RESURRECTION_SHIP)
        self.rules.pass_titles_of(seat)
        return self

    def title(self, title: Title, seat: int) -> Self:
        self.state.titles[title] = seat
        return self

    def damaged(self, *places: Place) -> Self:
        for place in places:
            refuse_unless(place in self.state.damage, f"{place} cannot be damaged: its token is not in the pool.")
            self.state.damage.remove(place)
            self.state.damaged.append(place)
        return self

    def ships(self, area: Place, *, civilians: tuple[str, ...] = (), **counts: int) -> Self:
        """Exactly these ships in an area: `ships(FRONT, raiders=3, heavy_raiders=1, vipers=2, basestars=1)`.

        Civilian ships are given by their faces, out of the pile, and labelled A, B, … in the order of placing.
        """
        here = self.state.areas[area]
        self.rules.move_vipers(sum(here.vipers.values()), here.vipers, self.state.reserves)
        self.state.civilian_pile += [civilian.face for civilian in here.civilians]
        pool = [*self.state.basestar_tokens, *(token for tokens in here.basestars for token in tokens)]
        self.state.basestar_tokens = sorted(token for token in pool if token != MARKER)
        here.raiders, here.heavy_raiders, here.basestars, here.civilians = 0, 0, [], []
        for name, count in counts.items():
            refuse_unless(name in SHIPS_CALLED, f"There are no {name}; there are {', '.join(SHIPS_CALLED)}.")
            there = self.rules.available(SHIPS_CALLED[name])
            refuse_unless(0 <= count <= there, f"There cannot be {count} {name} here: {there} are left.")
            for _ in range(count):
                self.rules.put(SHIPS_CALLED[name], area)
        for face in civilians:
            refuse_unless(face in self.state.civilian_pile, f"No civilian ship {face} is left in the pile.")
            self.state.civilian_pile.remove(face)
            here.civilians.append(Civilian(self.rules.next_label(), face))
        return self

    def basestar_damage(self, area: Place, *tokens: str) -> Self:
        """The damage tokens of the first basestar in an area."""
        refuse_unless(self.state.areas[area].basestars, f"There is no basestar at {area}.")
        for token in tokens:
            refuse_unless(token in self.state.basestar_tokens, f"No token {token} is left in the pool.")
            self.state.basestar_tokens.remove(token)
        self.state.areas[area].basestars[0] = list(tokens)
        return self

    def vipers(self, *, damaged: int = 0, destroyed: int = 0) -> Self:
        """Vipers out of the reserves."""
        there = sum(self.state.reserves.values())
        refuse_unless(
            min(damaged, destroyed) >= 0 and damaged + destroyed <= there,
            f"There cannot be {damaged} damaged and {destroyed} destroyed vipers more: {there} are in the reserves.",
        )
        self.rules.move_vipers(damaged, self.state.reserves, self.state.damaged_vipers)
        self.rules.move_vipers(destroyed, self.state.reserves, self.state.destroyed_vipers)
        return self

    def piloting(self, seat: int, area: Place) -> Self:
        self.rules.leaves_viper(seat)
        refuse_unless(self.state.reserves, "There is no viper in the reserves to fly.")
        self.rules.launch(seat, area)
        return self

    def boarding(self, *spaces: int) -> Self:
        """Centurions on these spaces of the boarding track, counted from 1."""
        for space in spaces:
            refuse_unless(1 <= space <= BOARDING_SPACES, f"There is no space {space} on the boarding track.")
            refuse_unless(self.rules.centurions_left(), f"There are only {CENTURIONS} centurions.")
            self.state.boarding[space - 1] += 1
        return self

    def nukes(self, count: int) -> Self:
        """So many with the Admiral."""
        most = self.rules.nukes_in_game()
        refuse_unless(0 <= count <= most, f"The Admiral cannot have {count} nukes: there are {most}.")
        self.state.nukes = count
        return self

    def quorum(self, *cards: str) -> Self:
        """Exactly these cards in the President's hand."""
        self.state.quorum.draw += self.state.quorum_hand
        self.state.quorum_hand = sorted(slug(card) for card in cards)
        for card in self.state.quorum_hand:
            self.state.quorum.draw.remove(card)
        return self

    def assigned(self, seat: int, card: str) -> Self:
        """A quorum card that lies with a player."""
        self.state.quorum.draw.remove(slug(card))
        self.rules.player(seat).quorum.append(slug(card))
        return self

    def kept(self, name: str) -> Self:
        """A crisis card that stays in play."""
        self.state.crisis.draw.remove(slug(name))
        self.state.kept.append(f"crisis:{slug(name)}")
        return self

    def jump(self, space: int) -> Self:
        refuse_unless(0 <= space < AUTO_JUMP, f"The fleet marker is between 0 and {AUTO_JUMP - 1}, not {space}.")
        self.state.jump = space
        return self

    def travelled(self, *destinations: str) -> Self:
        """The route so far; the Sleeper Agent phase is not held."""
        for name in destinations:
            self.state.destination.draw.remove(slug(name))
            self.state.route.append(f"destination:{slug(name)}")
        self.state.sleeper_done = self.rules.distance >= 4
        return self

    def raptors(self, count: int) -> Self:
        refuse_unless(0 <= count <= RAPTORS, f"There are 0 to {RAPTORS} raptors, not {count}.")
        self.state.raptors = count
        return self

    # dice -----------------------------------------------------------------------------------------------------------

    def rolls(self, *faces: int) -> Self:
        """The next die results."""
        return self.loads("roll", *(face - 1 for face in faces))

    def loads(self, stream: str, *numbers: int) -> Self:
        self._dice.loaded.setdefault(stream, []).extend(numbers)
        return self

    def damage_tokens(self, *tokens: str) -> Self:
        """The Galactica damage tokens that are drawn next."""
        for token in tokens:
            refuse_unless(token in self.state.damage, f"There is no damage token {token} in the pool.")
            self._dice.meant.setdefault("damage", []).append(token)
        return self

    @property
    def _dice(self) -> LoadedDice:
        return cast(LoadedDice, self.state.dice)

    # going on -------------------------------------------------------------------------------------------------------

    def start(self) -> Play:
        """At the start of the current player's turn."""
        self._refuse_what_cannot_be()
        return Play(self.rules)

    def run(self, procedure: Callable[[Base], Flow[None]]) -> Play:
        """Just one procedure of the rules; if it ends the game, that is its end, too."""

        def until_it_is_over(rules: Base) -> Flow[None]:
            try:
                yield from procedure(rules)
            except GameOver:
                return

        self._refuse_what_cannot_be()
        return Play(self.rules, until_it_is_over)

    def impossible(self) -> Self:
        """On purpose: a rule for what cannot come to pass, or for a deck that is nearly empty."""
        self._lawful = False
        return self

    def _refuse_what_cannot_be(self) -> None:
        wrong = broken(self.rules) if self._lawful else []
        refuse_unless(not wrong, f"This cannot be on any table: {'; '.join(wrong)}.")

    def resolve(self, effect: Effect) -> Play:
        return self.run(lambda rules: rules.resolve(effect))

    def crisis(self, name: str) -> Play:
        """The current player draws and resolves this crisis card."""
        card = slug(name)
        refuse_unless(card in self.state.crisis.draw, f"{name} is not in the crisis deck.")

        def procedure(rules: Base) -> Flow[None]:
            rules.state.crisis.draw.remove(card)
            yield from rules.resolve_crisis(card, rules.current)

        return self.run(procedure)


class Play:
    """A running position, with short words for what people at the table do."""

    def __init__(self, rules: Base, procedure: Callable[[Base], Flow[None]] | None = None):
        self.running = Running(rules, flow=procedure)
        self.rules = rules
        self.began = self.running.saved  # with the entries, all it takes to play it again
        self.entries: list[Answer] = []
        self.said: list[str] = []
        self.happened: list[What] = []  # the same as data
        self._hear(rules.told)

    @property
    def state(self) -> State:
        return self.rules.state

    @property
    def position(self) -> Position:
        return self.running.position

    @property
    def over(self) -> bool:
        return self.running.over

    @property
    def ask(self) -> Ask:
        """The question that is answered next."""
        return self.running.owed[0]

    @property
    def asked(self) -> list[tuple[int, str]]:
        """Who owes an answer to what."""
        return [(ask.seat, ask.kind) for ask in self.running.owed]

    def answer(self, *picks: str, seat: int | None = None) -> Self:
        """Answers the open question, or that of one seat."""
        refuse_unless(not self.over, "The game or procedure is over: nobody is asked anything.")
        entry = Answer(self.ask.seat if seat is None else seat, picks)
        self._hear(self.running.take(entry))
        self.entries.append(entry)
        return self

    def _hear(self, events: list[Event]) -> None:
        self.said += [render(event.text, lambda name: name_of(name) or name) for event in events if event.text]
        self.happened += [event.what for event in events if event.text and event.what]

    def passes(self) -> Self:
        """Everybody lets the open window pass."""
        while not self.over and self.ask.shows == "window":
            self.answer(*self.ask.fallback)
        return self

    def to(self, *kinds: str) -> Self:
        """Everybody answers by default until one of these questions is open."""
        while not self.over and self.ask.kind not in kinds:
            self.answer(*self.ask.fallback)
        assert not self.over, f"nobody was asked {kinds}: {self.said[-5:]}"
        return self

    def finish(self) -> Self:
        """Everybody answers by default until the procedure, or the game, is over."""
        while not self.over:
            self.answer(*self.ask.fallback)
        return self


def _run(procedure: Flow[None]) -> None:
    """A procedure that asks nobody."""
    for question in procedure:
        raise AssertionError(f"asks {question}")
