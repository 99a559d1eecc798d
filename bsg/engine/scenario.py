"""Any position in a few lines, for tests and for trying things out.

play = Scenario("adama", "roslin", "starbuck").hand(0, "Repair 1").at(0, Place.ARMORY).damaged(Place.ARMORY).start()
play.to("action").answer("card:repair-1#0")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from bsg.engine.box import boxes_of, new_state, rules_on
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.loyalty import CYLON_CARDS, NOT_A_CYLON, SYMPATHIZER
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.characters import CHARACTERS
from bsg.engine.effects import Effect
from bsg.engine.names import name_of
from bsg.engine.rules import Base
from bsg.engine.state import Civilian, Deck, Options, State
from bsg.engine.vocabulary import Place, Resource, Title, slug
from bsg.kernel import Answer, Ask, Dice, Event, Flow, Position, Running, render

KEY = "00112233445566778899aabbccddeeff" * 2


class LoadedDice(Dice):
    """Dice that fall as they are told, as long as they are told."""

    loaded: dict[str, list[int]] = {}

    def below(self, stream: str, n: int) -> int:
        if self.loaded.get(stream):
            return self.loaded[stream].pop(0)
        return super().below(stream, n)


class Scenario:
    """Builds a table at the start of a turn; every card and token still is somewhere (T4).

    A table with a box has the box's verbs, too.
    """

    rules: Base

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
        self.rules.leaves_viper(seat)
        self.rules.player(seat).place = place
        return self

    def dials(self, **values: int) -> Self:
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
        deck = self.state.skills[SKILL_CARDS[found].skill]
        where = deck.draw if found in deck.draw else deck.discard
        if found not in where:
            where = self.state.destiny
        where.remove(found)
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
        for name in reversed(names):
            deck.draw.remove(slug(name))
            deck.draw.append(slug(name))
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
        return next(pile for pile in (zones.pop("box"), *zones.values()) if card in pile)

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
            self.state.damage.remove(place)
            self.state.damaged.append(place)
        return self

    def ships(self, area: Place, *, civilians: tuple[str, ...] = (), **counts: int) -> Self:
        """Exactly these ships in an area: `ships(FRONT, raiders=3, heavy_raiders=1, vipers=2, basestars=1)`.

        Civilian ships are given by their faces, out of the pile, and labelled A, B, … in the order of placing.
        """
        here = self.state.areas[area]
        self.rules.move_vipers(sum(here.vipers.values()), here.vipers, self.state.reserves)
        self.rules.move_vipers(counts.get("vipers", 0), self.state.reserves, here.vipers)
        self.state.civilian_pile += [civilian.face for civilian in here.civilians]
        here.raiders, here.heavy_raiders = counts.get("raiders", 0), counts.get("heavy_raiders", 0)
        here.basestars = [[] for _ in range(counts.get("basestars", 0))]
        here.civilians = []
        for face in civilians:
            self.state.civilian_pile.remove(face)
            here.civilians.append(Civilian(self.rules.next_label(), face))
        return self

    def basestar_damage(self, area: Place, *tokens: str) -> Self:
        """The damage tokens of the first basestar in an area."""
        for token in tokens:
            self.state.basestar_tokens.remove(token)
        self.state.areas[area].basestars[0] = list(tokens)
        return self

    def vipers(self, *, damaged: int = 0, destroyed: int = 0) -> Self:
        """Vipers out of the reserves."""
        self.rules.move_vipers(damaged, self.state.reserves, self.state.damaged_vipers)
        self.rules.move_vipers(destroyed, self.state.reserves, self.state.destroyed_vipers)
        return self

    def piloting(self, seat: int, area: Place) -> Self:
        self.rules.leaves_viper(seat)
        self.rules.launch(seat, area)
        return self

    def boarding(self, *spaces: int) -> Self:
        """Centurions on these spaces of the boarding track, counted from 1."""
        for space in spaces:
            self.state.boarding[space - 1] += 1
        return self

    def nukes(self, count: int) -> Self:
        """So many with the Admiral."""
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
        self.state.raptors = count
        return self

    # dice -----------------------------------------------------------------------------------------------------------

    def rolls(self, *faces: int) -> Self:
        """The next die results."""
        return self.loads("roll", *(face - 1 for face in faces))

    def loads(self, stream: str, *numbers: int) -> Self:
        dice = self.state.dice
        assert isinstance(dice, LoadedDice)
        dice.loaded.setdefault(stream, []).extend(numbers)
        return self

    def damage_tokens(self, *tokens: str) -> Self:
        """The Galactica damage tokens that are drawn next."""
        pool = list(self.state.damage)
        for token in tokens:
            self.loads("damage", pool.index(token))
            pool.remove(token)
        return self

    # going on -------------------------------------------------------------------------------------------------------

    def start(self) -> Play:
        """At the start of the current player's turn."""
        return Play(self.rules)

    def run(self, procedure: Callable[[Base], Flow[None]]) -> Play:
        """Just one procedure of the rules."""
        return Play(self.rules, procedure)

    def resolve(self, effect: Effect) -> Play:
        return self.run(lambda rules: rules.resolve(effect))

    def crisis(self, name: str) -> Play:
        """The current player draws and resolves this crisis card."""
        card = slug(name)
        assert card in CRISES, name
        self.state.crisis.draw.remove(card)
        return self.run(lambda rules: rules.resolve_crisis(card, rules.current))


class Play:
    """A running position, with short words for what people at the table do."""

    def __init__(self, rules: Base, procedure: Callable[[Base], Flow[None]] | None = None):
        self.running = Running(rules, flow=procedure)
        self.rules = rules
        self.began = self.running.saved  # with the entries, all it takes to play it again
        self.entries: list[Answer] = []
        self.said: list[str] = []
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
        entry = Answer(self.ask.seat if seat is None else seat, picks)
        self._hear(self.running.take(entry))
        self.entries.append(entry)
        return self

    def _hear(self, events: list[Event]) -> None:
        self.said += [render(event.text, lambda name: name_of(name) or name) for event in events if event.text]

    def passes(self) -> Self:
        """Everybody lets the open window pass."""
        while not self.over and self.ask.shows == "window":
            self.answer()
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
