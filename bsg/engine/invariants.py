"""T4: what is true of every position, whoever did what. Each invariant yields what is wrong, in a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import chain
from string import Formatter
from typing import Any, NamedTuple

from bsg.engine.box import boxes_of, rules_asked
from bsg.engine.cards.loyalty import SYMPATHIZER
from bsg.engine.cards.skills import SKILL_CARDS, hand_options
from bsg.engine.names import name_of
from bsg.engine.numbers import (
    AUTO_JUMP,
    BASESTAR_DESTROYED_AT,
    BOARDING_SPACES,
    CENTURIONS,
    CIVILIAN_SHIPS,
    DIAL_TOP,
    RAPTORS,
)
from bsg.engine.rules import Base
from bsg.engine.rules.combat import damage_of
from bsg.engine.rules.damage import DAMAGE_TOKENS
from bsg.engine.rules.ships import MARKER
from bsg.engine.state import Area, Deck, State
from bsg.engine.vocabulary import Resource, Skill, at_seat
from bsg.kernel import Ask, Illegal, Text

Wrong = Iterator[str]

ALL_CIVILIANS = sorted(Counter(CIVILIAN_SHIPS).elements())
LEAVES_THE_GAME = (Resource.FUEL, Resource.FOOD)  # damage tokens that do (R12.7)


def broken(rules: Base, asks: Iterable[Ask] = ()) -> list[str]:
    """What is wrong with a position and its open questions; nothing, if all is well."""
    boxes = boxes_of(rules.state.options)
    wrong = [f"{holds.__name__}: {why}" for box in boxes for holds in box.invariants for why in holds(rules)]
    wrong += [f"{about.__name__}: {why}" for ask in asks for about in OF_QUESTIONS for why in about(rules, ask)]
    return wrong


class Printed(NamedTuple):
    """Every card that is in the box for one kind of game."""

    skills: list[str]
    types: dict[str, Skill]  # of the skill cards
    crises: list[str]
    super_crises: list[str]
    destinations: list[str]
    quorum: list[str]
    loyalties: list[str]


_known: dict[type[Base], Printed] = {}


def _printed(rules: Base) -> Printed:
    kind = type(rules)
    if kind not in _known:
        _known[kind] = printed(rules_asked(rules.state.options))
    return _known[kind]


def printed(rules: Base) -> Printed:
    skills = sorted(card for skill in rules.skills_in_play() for card in rules.skill_deck(skill))
    return Printed(
        skills=skills,
        types={card: SKILL_CARDS[card].skill for card in skills},
        crises=sorted(rules.crisis_deck()),
        super_crises=sorted(rules.super_crisis_deck()),
        destinations=sorted(rules.destination_deck()),
        quorum=sorted(rules.quorum_deck()),
        loyalties=sorted([*chain.from_iterable(rules.loyalty_piles()), SYMPATHIZER.id]),
    )


# ── cards and tokens: each is in exactly one place ──────────────────────────────────────────────────────────────────


def skill_cards(rules: Base) -> Wrong:
    """T4.1: decks + discards + hands + Destiny + open check, card by card."""
    state = rules.state
    there = [*_piles(state.skills.values()), *state.destiny, *chain.from_iterable(p.hand for p in state.players)]
    for check in (state.check, *state.interrupted):
        if check:
            there += [*check.destiny, *check.revealed, *chain.from_iterable(check.added.values())]
    return _conserved(there, _printed(rules).skills)


def crisis_cards(rules: Base) -> Wrong:
    """Like T4.1: deck, discards, being looked at, being resolved, in play, counted as distance."""
    return _conserved([*_piles([rules.state.crisis]), *_in_play(rules.state, "crisis")], _printed(rules).crises)


def super_crisis_cards(rules: Base) -> Wrong:
    """Like T4.1, with those that Cylon players hold."""
    held = chain.from_iterable(player.super_crises for player in rules.state.players)
    there = [*_piles([rules.state.super_crisis]), *_in_play(rules.state, "super"), *held]
    return _conserved(there, _printed(rules).super_crises)


def destination_cards(rules: Base) -> Wrong:
    """Like T4.1, with the one being followed."""
    arriving = [rules.state.arriving] if rules.state.arriving else []
    there = [*_piles([rules.state.destination]), *_in_play(rules.state, "destination"), *arriving]
    return _conserved(there, _printed(rules).destinations)


def quorum_cards(rules: Base) -> Wrong:
    """Like T4.1: deck, discards, the President's hand, being resolved, given away, in play, removed."""
    state = rules.state
    given = chain.from_iterable(player.quorum for player in state.players)
    played = [state.quorum_played] if state.quorum_played else []
    there = [*_piles([state.quorum]), *_in_play(state, "quorum"), *state.quorum_hand, *state.quorum_removed]
    return _conserved([*there, *played, *given], _printed(rules).quorum)


def loyalty_cards(rules: Base) -> Wrong:
    """T4.10: Loyalty deck + players + box; each player has at least one."""
    state = rules.state
    if not state.turn:  # dealt during set-up
        return
    held = chain.from_iterable((*player.loyalty, *player.revealed) for player in state.players)
    zones = chain.from_iterable(rules.loyalty_zones().values())
    yield from _conserved([*zones, *held], _printed(rules).loyalties)
    for seat, player in enumerate(state.players):
        if not player.loyalty and not player.revealed and not rules.is_absent(seat):
            yield f"seat {seat} has no loyalty card"


def damage_tokens(rules: Base) -> Wrong:
    """T4.5: pool + locations + being chosen from; at most fuel and food have left the game."""
    there = sorted([*rules.state.damage, *rules.state.damage_drawn, *rules.state.damaged])
    gone = [token for token in LEAVES_THE_GAME if token not in there]
    return _conserved([*there, *gone], DAMAGE_TOKENS)


def basestar_tokens(rules: Base) -> Wrong:
    """R1.6: each in the pool or on a basestar; a plain marker where the pool was empty is none of them (R12.20)."""
    basestars = [tokens for area in _areas(rules) for tokens in area.basestars]
    on_board = (token for tokens in basestars for token in tokens if token != MARKER)
    yield from _conserved([*rules.state.basestar_tokens, *on_board], sorted(rules.basestar_tokens_in_game()))
    for tokens in basestars:
        if damage_of(tokens) >= BASESTAR_DESTROYED_AT:  # R12.12
            yield f"a basestar flies with {tokens}"


def _piles(decks: Iterable[Deck]) -> Iterator[str]:
    return (card for deck in decks for pile in (deck.draw, deck.discard) for card in pile)


def _in_play(state: State, kind: str) -> Iterator[str]:
    """Cards of a kind that are looked at, resolved, kept in play or on the route."""
    named = chain((opened.card for opened in state.crises), state.kept, state.route)
    played = (name.removeprefix(f"{kind}:") for name in named if name.startswith(f"{kind}:"))
    seen = state.looking.cards if state.looking and state.looking.deck == kind else ()
    return chain(played, seen)


def _conserved(there: Sequence[str], printed: Sequence[str]) -> Wrong:
    if sorted(there) != printed:
        missing, extra = Counter(printed) - Counter(there), Counter(there) - Counter(printed)
        yield f"missing {dict(missing)}, too many {dict(extra)}"


def _areas(rules: Base) -> Iterator[Area]:
    """Of all boards."""
    return chain.from_iterable(areas.values() for areas in rules.boards().values())


# ── ships ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def vipers(rules: Base) -> Wrong:
    """T4.2: reserves + space, with and without pilots + damaged + destroyed."""
    state = rules.state
    piles = [state.reserves, state.damaged_vipers, state.destroyed_vipers, *(area.vipers for area in _areas(rules))]
    flown = [player.viper for player in state.players]
    for model, count in rules.vipers_in_game().items():
        there = sum(pile.get(model, 0) for pile in piles) + flown.count(model)
        if there != count:
            yield f"{there} of {model}, not {count}: {piles}, {flown}"
    if any(count < 1 for pile in piles for count in pile.values()):
        yield f"fewer than none: {piles}"
    for seat, player in enumerate(state.players):
        if (player.viper is not None) != rules.is_piloting(seat):
            yield f"seat {seat} is at {player.place} and flies {player.viper}"


def cylon_ships(rules: Base) -> Wrong:
    """T4.3: what is not on the board is in the supply, so there are never too many."""
    for ship, supply in rules.cylon_ships_in_game().items():
        counts = [rules.count_in(place, ship) for areas in rules.boards().values() for place in areas]
        if sum(counts) > supply or any(count < 0 for count in counts):
            yield f"{ship}: {counts}"
    boarding = rules.state.boarding
    if rules.state.turn and (sum(boarding) > CENTURIONS or min(boarding) < 0 or len(boarding) != BOARDING_SPACES):
        yield f"centurions: {boarding}"


def civilian_ships(rules: Base) -> Wrong:
    """T4.4: pile + board + destroyed; no two on the board have the same label."""
    in_space = [civilian for area in _areas(rules) for civilian in area.civilians]
    faces = [civilian.face for civilian in in_space]
    yield from _conserved([*rules.state.civilian_pile, *rules.state.civilians_lost, *faces], ALL_CIVILIANS)
    if len({civilian.label for civilian in in_space}) < len(in_space):
        yield f"labels: {in_space}"


def nukes(rules: Base) -> Wrong:
    """T4.6: those that are not spent, with the Admiral or beside the board."""
    if min(rules.state.nukes, rules.nukes_beside()) < 0 or _nukes(rules) > rules.nukes_in_game():
        yield f"there are {_nukes(rules)}"


def _nukes(rules: Base) -> int:
    return rules.state.nukes + rules.nukes_beside()


# ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def titles(rules: Base) -> Wrong:
    """T4.8: one holder each, a human player while one exists; some titles not in the Brig unless all are."""
    if not rules.state.turn:
        return
    humans = rules.humans()
    for title in rules.titles_in_play():
        holder = rules.state.titles.get(title)
        if holder is None and humans:
            yield f"nobody is {title}"
        elif holder is not None and not rules.is_human(holder) and not _being_revealed(rules, holder):
            yield f"the {title} is a Cylon player"
    free = [seat for seat in humans if not rules.in_brig(seat) and not rules.is_absent(seat)]
    for title in rules.titles_lost_in_brig():
        holder = rules.state.titles.get(title)
        if holder is not None and rules.in_brig(holder) and rules.is_human(holder) and free:
            yield f"the {title.capitalize()} is in the Brig, but seats {free} are not"


def places(rules: Base) -> Wrong:
    """T4.9: a human character is at a location, in a viper or stranded; a Cylon player is at a Cylon location."""
    if not rules.state.turn:
        return
    for seat, player in enumerate(rules.state.players):
        if rules.is_absent(seat):
            continue
        if player.place is None and player.character != "helo":
            yield f"seat {seat} is off the board"
        if rules.is_human(seat) and player.place in rules.cylon_locations():
            yield f"seat {seat} is human and at {player.place}"
        elsewhere = player.place not in rules.cylon_locations()
        if not rules.is_human(seat) and elsewhere and not _being_revealed(rules, seat):
            yield f"seat {seat} is a Cylon player and at {player.place}"


def _being_revealed(rules: Base, seat: int) -> bool:
    """R18.2: between showing the card and arriving on the Resurrection Ship somebody may be asked."""
    return rules.state.step in rules.eventful_steps() and rules.player(seat).place not in rules.cylon_locations()


def hands(rules: Base) -> Wrong:
    """H3: a hand is sorted, and never holds more of a type than everybody must reckon with."""
    types = _printed(rules).types
    for seat, player in enumerate(rules.state.players):
        if player.hand != sorted(player.hand):
            yield f"the hand of seat {seat} is not sorted"
        for skill, count in Counter([types[card] for card in player.hand]).items():
            if count > player.could_hold.get(skill, 0):
                yield f"seat {seat} holds {count} {skill}, but {player.could_hold.get(skill, 0)} are reckoned with"


# ── tracks and dials ────────────────────────────────────────────────────────────────────────────────────────────────


def dials(rules: Base) -> Wrong:
    """R20.1: 0 to 15."""
    for resource, value in rules.state.dials.items():
        if not 0 <= value <= DIAL_TOP:
            yield f"{resource} is {value}"
    if not 0 <= rules.state.raptors <= RAPTORS:
        yield f"there are {rules.state.raptors} raptors"


def jump_track(rules: Base) -> Wrong:
    """T4.11: 0 to 4 outside a jump."""
    top = AUTO_JUMP if rules.state.step in rules.eventful_steps() else AUTO_JUMP - 1
    if not 0 <= rules.state.jump <= top:
        yield f"the fleet marker is at {rules.state.jump} in {rules.state.step}"


# ── open questions ──────────────────────────────────────────────────────────────────────────────────────────────────


def fallback(rules: Base, ask: Ask) -> Wrong:
    """T2.1: a deadline can always move the table on; and every size can be picked."""
    try:
        ask.checked(ask.fallback)
    except Illegal as refused:
        yield f"{ask.kind}: {ask.fallback} is refused: {refused}"
    if not ask.sizes or not 0 <= min(ask.sizes) <= max(ask.sizes) <= len(ask.options):
        yield f"{ask.kind}: {ask.sizes} of {len(ask.options)} options cannot be picked"


def words(rules: Base, ask: Ask) -> Wrong:
    """DESIGN §3: a generic panel can show every question: all options have names, all texts their arguments."""
    for option in (*ask.options, *ask.dimmed):
        if option not in ask.labels and not _has_name(option, len(rules.state.players)):
            yield f"{ask.kind}: {option} has no name"
    for shown in (ask.text, *ask.labels.values(), *ask.dimmed.values()):
        for gap in _gaps(shown, len(rules.state.players)):
            yield f"{ask.kind}: {gap}"


ABOUT_PEOPLE = ("character", "look", "gift")  # of whom each is an option, or hears why not


def reasons(rules: Base, ask: Ask) -> Wrong:
    """Whatever is no option and might be says why: everybody at the table, and in a window every card in hand."""
    for option in set(ask.dimmed) & set(ask.options):
        yield f"{ask.kind}: {option} is an option, and dimmed"
    expected: Iterable[str] = ()
    if ask.kind in ABOUT_PEOPLE:
        expected = map(at_seat, range(len(rules.state.players)))
    elif ask.shows == "window" and ask.kind != "sympathizer":
        expected = hand_options(rules.player(ask.seat).hand)
    for option in expected:
        if option not in ask.options and option not in ask.dimmed:
            yield f"{ask.kind}: {option} is no option, and does not say why"


@cache
def _has_name(option: str, seats: int) -> bool:
    kind, _, thing = option.partition(":")
    if kind == "seat":
        return thing in map(str, range(seats))
    try:
        return name_of(option) is not None
    except (KeyError, ValueError):
        return False


def _gaps(shown: Text, seats: int) -> Iterator[str]:
    if _braces(shown.msgid) != _braces(shown.plural or shown.msgid) or not _braces(shown.msgid) <= shown.args.keys():
        yield f"{shown.msgid!r} does not fit {sorted(shown.args)}"
    for value in shown.args.values():
        yield from _gaps_in(value, seats)


def _gaps_in(value: Any, seats: int) -> Iterator[str]:
    if isinstance(value, Text):
        yield from _gaps(value, seats)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _gaps_in(item, seats)
    elif isinstance(value, str) and not _has_name(value, seats):
        yield f"{value!r} has no name"


@cache
def _braces(msgid: str) -> frozenset[str]:
    return frozenset(field for _, field, _, _ in Formatter().parse(msgid) if field)


INVARIANTS: tuple[Callable[[Base], Wrong], ...] = (
    skill_cards,
    crisis_cards,
    super_crisis_cards,
    quorum_cards,
    destination_cards,
    loyalty_cards,
    damage_tokens,
    basestar_tokens,
    vipers,
    cylon_ships,
    civilian_ships,
    nukes,
    titles,
    places,
    hands,
    dials,
    jump_track,
)
OF_QUESTIONS: tuple[Callable[[Base, Ask], Wrong], ...] = (fallback, words, reasons)
