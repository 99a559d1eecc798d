"""What an audience cannot know of the Ionian Nebula's part, by row of T1."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.variants.ionian_nebula.part import Dealt
from bsg.engine.variants.ionian_nebula.trauma import DISASTER
from tests.engine.worlds import Hidden, Row

Zone = tuple[list[str], bool]  # tokens, and whether a disaster may be among them


def trauma(hidden: Hidden) -> None:
    """H38, H40, H41, H43: tokens of others, on Sickbay and Brig, on allies unless one's own, by cards, in the pool.

    As many everywhere (H39). Nobody keeps a disaster, so nobody can have put one on an ally or beside a card (R35.2).
    """
    part = hidden.state.ionian_nebula
    zones: list[Zone] = [(part.pool, True)]
    zones += [(part.trauma[seat], False) for seat in hidden.others if part.trauma]
    put_back: list[Callable[[], None]] = []
    for place, token in part.places.items():
        zones.append(([token], True))
        put_back.append(_into_place(part.places, place, zones[-1][0]))
    for ally in part.allies:
        if ally.token and (ally.by is None or ally.by in hidden.others):
            zones.append(([ally.token], ally.by is None))
            put_back.append(_onto_card(ally, zones[-1][0]))
    for dealt in _face_down(hidden):
        if dealt.token:
            zones.append(([dealt.token], False))
            put_back.append(_onto_card(dealt, zones[-1][0]))
    _exchange(hidden, zones)
    for put in put_back:
        put()
    part.pool.sort()
    for seat in hidden.others:
        if part.trauma:
            part.trauma[seat].sort()


def _into_place(places: dict, place: str, zone: list[str]) -> Callable[[], None]:  # type: ignore[type-arg]
    return lambda: places.update({place: zone[0]})


def _onto_card(card: object, zone: list[str]) -> Callable[[], None]:
    return lambda: setattr(card, "token", zone[0])


def _face_down(hidden: Hidden) -> list[Dealt]:
    """Crossroads cards of others that they have yet to reveal."""
    dealt = hidden.state.ionian_nebula.crossroads
    return [card for seat, card in dealt.items() if seat in hidden.others and not card.revealed]


def _exchange(hidden: Hidden, zones: list[Zone]) -> None:
    """One token for another, unless a disaster would lie where none can."""
    chance = hidden.chance
    filled = [zone for zone in zones if zone[0]]
    for _ in range(40 if filled else 0):
        (one, one_may), (other, other_may) = chance.choice(filled), chance.choice(filled)
        m, n = chance.randrange(len(one)), chance.randrange(len(other))
        if (one[m] != DISASTER or other_may) and (other[n] != DISASTER or one_may):
            one[m], other[n] = other[n], one[m]


def allies(hidden: Hidden) -> None:
    """H4: the order of the ally deck."""
    hidden.chance.shuffle(hidden.state.ionian_nebula.ally_deck)


def crossroads(hidden: Hidden) -> None:
    """H42, H44: cards that lie face down before others, and those that nobody has, one for another."""
    deck = hidden.state.ionian_nebula.crossroads_deck
    hidden.chance.shuffle(deck)
    for dealt in _face_down(hidden):
        other = hidden.chance.randrange(len(deck))
        dealt.card, deck[other] = deck[other], dealt.card


ROWS: tuple[Row, ...] = (trauma, allies, crossroads)
