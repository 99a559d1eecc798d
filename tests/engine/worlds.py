"""Two worlds: another table that somebody cannot tell from his own, and a walk through both in step.

What is re-dealt is written from T1 of RULES.md, row by row, never from the code of the views; what a box adds to it, in
the module `hidden` of the box's tests. Whatever the audience gets must be the same in both worlds until it learns
something by right: an event `reveals` a row or is told to it only.

Quick tables are not held to this: asking only those who can respond is what they buy their speed with (DESIGN §3).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import zip_longest
from typing import Any

import msgspec

from bsg.bots import simulation
from bsg.engine import BSG
from bsg.engine.box import Box, boxes_of
from bsg.engine.cards.loyalty import LOYALTY, SYMPATHIZER
from bsg.engine.cards.skills import SKILL_CARDS
from bsg.engine.rules import Base
from bsg.engine.rules.core import ORDERS
from bsg.engine.rules.windows import PASS_ACTIVATION
from bsg.engine.state import Civilian, State
from bsg.engine.vocabulary import Title
from bsg.kernel import (
    TABLE,
    Answer,
    Ask,
    Audience,
    Dice,
    Event,
    Flow,
    Game,
    Heard,
    Memo,
    Refused,
    Running,
    TakeBack,
    Text,
    heard,
    text,
)
from bsg.kernel.game import Saved

PUBLIC_DICE = ("roll", "first", "damage", "basestar", "discard")  # H50, R2.11, R12.6, R12.13, H37
PUBLIC_PICKS = (
    "action",
    "firepower",
    "damage",
    "presidents_office",
    "caprica",
)  # D9, D20, D10, D56, D67: hidden options

encode = msgspec.json.Encoder().encode


# ── what an audience cannot know, by row of T1 ──────────────────────────────────────────────────────────────────────


@dataclass
class Hidden:
    """A position, and which seats' secrets are hidden from the audience."""

    state: State
    others: list[int]
    chance: random.Random

    @property
    def quorum(self) -> bool:
        return self.state.titles.get(Title.PRESIDENT) in self.others


def hands(hidden: Hidden) -> None:
    """H1: other cards; H3: of types they could hold, for all that is known; H2, H5: as many, in hands and decks."""
    state, chance = hidden.state, hidden.chance
    owners = [state.players[seat] for seat in hidden.others]
    for _ in range(30):
        one, other = chance.choice(owners), chance.choice(owners)
        if one.hand and other.hand:
            _exchange(chance, one.hand, _limit(one.could_hold), other.hand, _limit(other.could_hold))
    for owner in owners:
        _other_copies(hidden, owner.hand)
        owner.hand.sort()


def destiny(hidden: Hidden) -> None:
    """H7: its cards, two of a type when it was built (R2.29); H8: as many as before."""
    cards = hidden.state.destiny
    for seat in hidden.others:
        owner = hidden.state.players[seat]
        for _ in range(5):
            if owner.hand and cards:
                _exchange(hidden.chance, owner.hand, _limit(owner.could_hold), cards, lambda skill: 2)
        owner.hand.sort()
    _other_copies(hidden, cards)
    hidden.chance.shuffle(cards)


def decks(hidden: Hidden) -> None:
    """H4: the order of the decks."""
    state = hidden.state
    for deck in (*state.skills.values(), state.crisis, state.super_crisis, state.quorum, state.destination):
        hidden.chance.shuffle(deck.draw)
    hidden.chance.shuffle(state.loyalty)


def loyalties(hidden: Hidden) -> None:
    """H14, H21, H49: loyalty cards of others and those still in the deck, one for another; H13: as many each.

    A human player would have had to show the Sympathizer at once (H24).
    """
    state, chance = hidden.state, hidden.chance
    zones = [state.loyalty, *(state.players[seat].loyalty for seat in hidden.others)]
    humans = [state.players[seat].loyalty for seat in hidden.others if not state.players[seat].cylon]
    for _ in range(20):
        one, other = chance.choice(zones), chance.choice(zones)
        if one and other:
            m, n = chance.randrange(len(one)), chance.randrange(len(other))
            shown_at_once = (one[m] == SYMPATHIZER.id and any(other is zone for zone in humans)) or (
                other[n] == SYMPATHIZER.id and any(one is zone for zone in humans)
            )
            if not shown_at_once:
                one[m], other[n] = other[n], one[m]
    for seat in hidden.others:
        state.players[seat].loyalty.sort()


def unused_cylons(hidden: Hidden) -> None:
    """H23: which Cylon cards were left out."""
    state = hidden.state
    zones = [state.loyalty, state.loyalty_box, *(state.players[seat].loyalty for seat in hidden.others)]
    places = [(zone, n) for zone in zones for n, card in enumerate(zone) if LOYALTY[card].cylon]
    cards = [zone[n] for zone, n in places]
    hidden.chance.shuffle(cards)
    for (zone, n), card in zip(places, cards, strict=True):
        zone[n] = card
    for seat in hidden.others:
        state.players[seat].loyalty.sort()


def super_crises(hidden: Hidden) -> None:
    """H25: which super crises others hold."""
    deck = hidden.state.super_crisis.draw
    for seat in hidden.others:
        held = hidden.state.players[seat].super_crises
        for n in range(len(held)):
            if deck and hidden.chance.random() < 0.7:
                top = hidden.chance.randrange(len(deck))
                held[n], deck[top] = deck[top], held[n]


def quorum_hand(hidden: Hidden) -> None:
    """H26: the President's hand, for everybody else."""
    state = hidden.state
    if hidden.quorum:
        cards = [*state.quorum_hand, *state.quorum.draw]
        hidden.chance.shuffle(cards)
        held = len(state.quorum_hand)
        state.quorum_hand, state.quorum.draw = sorted(cards[:held]), cards[held:]


def civilians(hidden: Hidden) -> None:
    """H32, H33: the faces of civilian ships, in space and in the pile."""
    state = hidden.state
    faces = [*state.civilian_pile, *(c.face for area in state.areas.values() for c in area.civilians)]
    hidden.chance.shuffle(faces)
    for area in state.areas.values():
        area.civilians = [Civilian(civilian.label, faces.pop()) for civilian in area.civilians]
    state.civilian_pile = faces


def past_checks(hidden: Hidden) -> None:
    """H10: who of the others has added which card to an earlier check; H9: as many each."""
    for past in hidden.state.past_checks:
        added = [past.added[seat] for seat in hidden.others if seat in past.added]
        cards = [card for cards in added for card in cards]
        hidden.chance.shuffle(cards)
        for zone in added:
            zone[:] = sorted(cards.pop() for _ in zone)


def memos(hidden: Hidden) -> None:
    """H15, H20, H31, H36: what others have seen."""
    for seat in hidden.others:
        noticed = Memo(text("You saw a loyalty card of {seat}: {cards}.", seat="seat:0", cards=[]), hidden.state.turn)
        hidden.state.players[seat].memos = hidden.chance.choice([[], [noticed]])


def orders(hidden: Hidden) -> None:
    """H46: others' standing orders, and in which windows they want to be asked."""
    for seat in hidden.others:
        player = hidden.state.players[seat]
        player.orders = hidden.chance.choice([[], list(ORDERS)])
        player.declined = hidden.chance.choice([None, [], ["before-check", "our-roll"], ["cylon-roll", "viper-hit"]])


class OtherDice(Dice):
    """Dice that fall alike where everybody sees them, and otherwise where nobody may."""

    salt: str = ""

    def below(self, stream: str, n: int) -> int:
        if stream.split(":")[0] in PUBLIC_DICE:
            return super().below(stream, n)
        self.drawn[stream] = count = self.drawn.get(stream, 0) + 1
        return int.from_bytes(self._word(f"{self.salt}:{stream}:{count}"), "big") % n


def shuffles(hidden: Hidden) -> None:
    """H4, R28.20: future shuffles, and which card a look or a random discard hits."""
    dice = hidden.state.dice
    hidden.state.dice = OtherDice(dice.key, dict(dice.drawn), salt=str(hidden.chance.random()))


Row = Callable[[Hidden], None]
ROWS: tuple[Row, ...] = (
    hands,
    destiny,
    decks,
    loyalties,
    unused_cylons,
    super_crises,
    quorum_hand,
    civilians,
    past_checks,
    memos,
    orders,
    shuffles,
)


def rows_of(state: State) -> list[Row]:
    """All rows that a table has: those of T1, and those of the boxes on it."""
    return [*ROWS, *(row for box in boxes_of(state.options) for row in hidden_rows(box))]


def hidden_rows(box: Box) -> tuple[Row, ...]:
    """What a box's tests say of its part of the state; they have to, for what is not re-dealt is not looked for."""
    if box.part is None:
        return ()
    folder = box.part.__module__.rpartition(".")[0].replace("bsg.engine", "tests.engine")
    rows: tuple[Row, ...] = import_module(f"{folder}.hidden").ROWS
    return rows


def re_deal(state: State, audience: Audience, chance: random.Random, rows: list[Row]) -> None:
    """Makes another table of this one that the audience cannot tell from it."""
    hidden = Hidden(state, [seat for seat in range(len(state.players)) if seat != audience], chance)
    for row in rows:
        row(hidden)


def _limit(could_hold: dict[Any, int]) -> Callable[[str], int]:
    return lambda skill: could_hold.get(skill, 0)


def _exchange(
    chance: random.Random,
    one: list[str],
    of_one: Callable[[str], int],
    other: list[str],
    of_other: Callable[[str], int],
) -> None:
    """One card each, unless somebody would then hold more of a type than possible."""
    m, n = chance.randrange(len(one)), chance.randrange(len(other))
    one[m], other[n] = other[n], one[m]
    skills = {_skill(one[m]), _skill(other[n])}
    if any(_held(one, s) > of_one(s) or _held(other, s) > of_other(s) for s in skills):
        one[m], other[n] = other[n], one[m]


def _other_copies(hidden: Hidden, cards: list[str]) -> None:
    """Another card of the same type, out of the lower half of its deck, for about half of them."""
    for n, card in enumerate(cards):
        deck = hidden.state.skills[SKILL_CARDS[card].skill].draw
        if len(deck) > 1 and hidden.chance.random() < 0.5:
            other = hidden.chance.randrange(len(deck) // 2)
            cards[n], deck[other] = deck[other], card


def _skill(card: str) -> str:
    return SKILL_CARDS[card].skill


def _held(cards: list[str], skill: str) -> int:
    return sum(_skill(card) == skill for card in cards)


# ── both worlds in step ─────────────────────────────────────────────────────────────────────────────────────────────


class Leak(Exception):
    """The audience can tell the two worlds apart, and has no right to."""


class Learned(Exception):
    """The audience has learned something by right: from here on the worlds may differ for it."""


@dataclass
class Walk:
    """Two worlds and somebody who must not notice a difference. `silent` are seats with a standing order to pass."""

    game: Game[Base]
    one: Running[Base]
    other: Running[Base]
    audience: Audience
    chance: random.Random
    alike: bool  # others' hidden picks are the same where they can be: so that more of the game is seen
    kinds: Counter[str] = field(default_factory=Counter)  # questions that were open meanwhile

    def __post_init__(self) -> None:
        self.seat = self.audience if isinstance(self.audience, int) else None
        self.president = self.one.rules.state.titles.get(Title.PRESIDENT)
        self.silent = [{s for s, p in enumerate(w.rules.state.players) if p.orders or p.declined} for w in self.worlds]

    @property
    def worlds(self) -> tuple[Running[Base], Running[Base]]:
        return self.one, self.other

    def go(self, most: int) -> None:
        """`Leak` or `Learned`, or so many steps without either."""
        for _ in range(most):
            self.skipped_by_order()
            self.same_news()
            self.same_window()
            if self.one.over and self.other.over:
                return  # after the game everything may be disclosed (R28.25)
            self.has_become_president()
            self.same_view()
            self.same_refusals()
            self.kinds.update({ask.kind for ask in self.one.open.values()})
            self.answer()

    # what the audience gets -----------------------------------------------------------------------------------------

    def same_news(self) -> None:
        one, other = (self.heard(world.rules.told) for world in self.worlds)
        for a, b in zip_longest(one, other):
            if a is None or b is None or a[0] != b[0]:
                if any(event is not None and (event[1].reveals or self.is_told(event[1])) for event in (a, b)):
                    raise Learned(*(event[1].reveals for event in (a, b) if event))
                raise Leak(f"news: {a and a[0]} – {b and b[0]}")

    def heard(self, events: list[Event]) -> list[tuple[list[Heard], Event]]:
        """What the audience hears, in words and as data, with the event it belongs to."""
        lines = [(heard([event], self.seat), event) for event in events]
        return [(said, event) for said, event in lines if said]

    def is_told(self, event: Event) -> bool:
        return self.seat is not None and self.seat in event.private

    def has_become_president(self) -> None:
        """H26: who gets the title gets its hand of quorum cards."""
        president = self.one.rules.state.titles.get(Title.PRESIDENT)
        if president == self.seat != self.president:
            raise Learned("H26")

    def same_view(self) -> None:
        one, other = (self.game.view(world.position, self.audience) for world in self.worlds)
        for section in one.keys() | other.keys():
            a, b = encode(one.get(section)), encode(other.get(section))
            if a != b:
                raise Leak(f"view, {section}: {a.decode()} – {b.decode()}")
        if self.seat is not None and self.one.may_take_back(self.seat) != self.other.may_take_back(self.seat):
            raise Leak("whether an answer may be taken back")

    def same_refusals(self) -> None:
        """T1.1: errors obey the same table."""
        if self.seat is None:
            return
        ask = self.one.open.get(self.seat)
        options = ask.options if ask else ()
        twice = (*options[:1], *options[:1])
        for picks in filter(
            None, (("opt:no-such-thing",), options if ask and len(options) not in ask.sizes else (), twice)
        ):
            refusals = [self.refusal(world, picks) for world in self.worlds]
            if refusals[0] != refusals[1]:
                raise Leak(f"refusal of {picks}: {refusals}")

    def refusal(self, world: Running[Base], picks: tuple[str, ...]) -> tuple[str, Text]:
        assert self.seat is not None
        try:
            world.take(Answer(self.seat, picks))
        except Refused as refused:
            return refused.code, refused.words
        raise AssertionError(f"{picks} was taken")

    # who is asked ---------------------------------------------------------------------------------------------------

    def skipped_by_order(self) -> None:
        """H46: standing orders answer silently, but where everybody who is asked has one the window is skipped.

        That nobody is left to be waited for is then seen by all (DESIGN §3), and it is all that is seen: what follows
        differs in nothing but the opaque names of questions.
        """
        one, other = (windows(world) for world in self.worlds)
        if (one and one <= self.silent[1]) or (other and other <= self.silent[0]):
            raise Learned("H46")

    def same_window(self) -> None:
        """H45, H47: who is asked in a window depends on public facts, but for standing orders."""
        one, other = (windows(world) for world in self.worlds)
        noticed = (one - other - self.silent[1]) | (other - one - self.silent[0])
        if noticed:
            raise Leak(f"a window asks seats {sorted(noticed)} in one world only")

    # answering ------------------------------------------------------------------------------------------------------

    def answer(self) -> None:
        """Somebody answers, in the same public form in both worlds."""
        owed = [{ask.seat: ask for ask in world.owed} for world in self.worlds]
        for world, mine, theirs in ((self.one, *owed), (self.other, *reversed(owed))):
            for seat in mine.keys() - theirs.keys():  # unnoticed by the others: a window by order, or T2 class S
                world.take(Answer(seat, mine[seat].fallback))
        both = sorted(owed[0].keys() & owed[1].keys())
        if not both:
            raise Leak(f"one world waits for {sorted(owed[0])}, the other for {sorted(owed[1])}")
        seat = self.chance.choice(both)
        for n, picks in enumerate(self.picks(owed[0][seat], owed[1][seat])):
            self.worlds[n].take(Answer(seat, picks))
            self.silent[n] |= {seat} if PASS_ACTIVATION in picks else set()

    def picks(self, one: Ask, other: Ask) -> tuple[tuple[str, ...], tuple[str, ...]]:
        common = [option for option in one.options if option in other.options]
        if one.seat == self.seat or one.shows == "options":
            same = self.sample(common, self.chance.choice(one.sizes))
            return same, same
        if one.shows == "window":
            if PASS_ACTIVATION in common and self.chance.random() < 0.1:  # others see that he has not responded
                return (PASS_ACTIVATION,), ()
            same = self.sample(common, 1) if common and self.chance.random() < 0.5 else one.fallback
            return same, same
        sizes = [size for size in one.sizes if size in other.sizes]
        if not sizes:  # as D64: how many are picked must not show either
            return one.fallback, other.fallback
        size = self.chance.choice(sizes)
        if one.kind in PUBLIC_PICKS or (self.alike and len(common) >= size):
            same = self.sample(common, size)
            return same, same
        return self.sample(one.options, size), self.sample(other.options, size)

    def sample(self, options: Any, size: int) -> tuple[str, ...]:
        return tuple(self.chance.sample(list(options), size))


def windows(world: Running[Base]) -> set[int]:
    """Who is asked in the open window, if there is one."""
    return {ask.seat for ask in world.open.values() if ask.shows == "window"}


Procedure = Callable[[Base], Flow[None]]


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Search:
    """Looks for a leak along whole games, and counts what it has looked at."""

    game: Game[Base] = BSG
    running: type[Running[Base]] = Running
    steps: int = 60
    walks: Counter[str] = field(default_factory=Counter)  # by audience
    kinds: Counter[tuple[str, str]] = field(default_factory=Counter)  # by audience and question
    learned: Counter[str] = field(default_factory=Counter)  # what ended a walk

    def along(self, plan: simulation.Plan, walks: int = 2) -> str:
        """Plays a game and walks through pairs of worlds from every checkpoint; says where a difference was seen."""
        record = simulation.play(plan).record
        chance = random.Random(record.key)
        for turn, saved in enumerate(checkpoints(record)):
            for _ in range(walks):
                if leak := self.walk_from(saved, chance):
                    return f"seed {plan.seed}, game {plan.number}, {plan.options}, turn {turn}: {leak}"
        return ""

    def walk_from(self, saved: bytes, chance: random.Random) -> str:
        """One walk from a checkpoint, for one audience, with some or all of what it cannot know re-dealt."""
        checkpoint = msgspec.json.decode(saved, type=Saved)
        return self.walk(bytes(checkpoint.state), chance, round=checkpoint.round)

    def walk(self, state: bytes, chance: random.Random, *, round: int = 0, flow: Procedure | None = None) -> str:
        """One walk from a state, through its turn and on, or through one procedure."""
        here, there = (rules_from(self.game, state) for _ in range(2))
        audience = chance.choice([TABLE, *range(len(here.state.players))])
        every = rows_of(here.state)
        rows = chance.choice([every, chance.sample(every, 2), chance.sample(every, 4), [chance.choice(every)]])
        re_deal(there.state, audience, chance, rows)
        who = name_of_audience(here, audience)
        one, other = self.running(here, round, flow), self.running(there, round, flow)
        walk = Walk(self.game, one, other, audience, chance, alike=chance.random() < 0.5)
        self.walks[who] += 1
        try:
            walk.go(self.steps)
        except Learned as learned:
            self.learned.update(map(str, learned.args))
        except Leak as leak:
            return f"{who} {audience} can tell {[row.__name__ for row in rows]}: {leak}"
        finally:
            self.kinds.update({(who, kind): count for kind, count in walk.kinds.items()})
        return ""


def rules_from(game: Game[Base], raw: bytes) -> Base:
    return game.rules_on(game.saved_state(raw))


def checkpoints(record: simulation.Record) -> Iterator[bytes]:
    """Those of set-up and of every turn."""
    running = BSG.new(record.options, record.key)
    saved = b""
    for entry in record.journal:
        if running.saved != saved:
            saved = running.saved
            yield saved
        assert not isinstance(entry, TakeBack)
        running.take(entry)


def name_of_audience(rules: Base, audience: Audience) -> str:
    if not isinstance(audience, int):
        return "spectator"
    if not rules.in_game(audience):
        return "eliminated player"
    return "human player" if rules.is_human(audience) else "Cylon player"
