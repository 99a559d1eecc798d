"""What is counted on: where every token and ally is, and what is true of every table with the Ionian Nebula."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bsg.engine.box import Rows
from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES
from bsg.engine.variants.ionian_nebula.crossroads_cards import CROSSROADS
from bsg.engine.variants.ionian_nebula.rules import IonianNebula
from bsg.engine.variants.ionian_nebula.trauma import DISASTER, TRAUMA
from bsg.engine.variants.ionian_nebula.trial import VERDICTS

ALL_TRAUMA = sorted(token for token, copies in TRAUMA.items() for _ in range(copies))

# ── rows for the read models ────────────────────────────────────────────────────────────────────────────────────────


def nebula_facts(rules: IonianNebula) -> Rows:
    return {"TraumaToken": list(_tokens(rules)), "Ally": list(_allies(rules))}


def _tokens(rules: IonianNebula) -> Iterator[dict[str, Any]]:
    """Each by where it is: with a seat, at a location, on an ally or crossroads card, in the pool, out of the game."""
    part = rules.nebula
    for seat, tokens in enumerate(part.trauma):
        yield from (_token(token, "player", seat=seat) for token in tokens)
    yield from (_token(token, "location", at=str(place)) for place, token in part.places.items())
    yield from (_token(ally.token, "ally", at=ally.card, seat=ally.by) for ally in part.allies if ally.token)
    if part.encounter and part.encounter.token:
        yield _token(part.encounter.token, "ally", at=part.encounter.card)
    for seat, dealt in part.crossroads.items():
        if dealt.token:
            yield _token(dealt.token, "crossroads", at=dealt.card, seat=seat)
    for zone, tokens in (("pool", part.pool), ("aside", part.aside), ("box", part.boxed)):
        yield from (_token(token, zone) for token in tokens)


def _token(token: str, zone: str, *, at: str = "", seat: int | None = None) -> dict[str, Any]:
    return {"token": token, "zone": zone, "at": at, "seat": seat}


def _allies(rules: IonianNebula) -> Iterator[dict[str, Any]]:
    part = rules.nebula
    for ally in part.allies:
        place = str(ALLIES[ally.card].place)
        yield {"card": ally.card, "zone": "board", "place": place, "covered": ally.token is not None}
    if part.encounter:
        yield _off_board(part.encounter.card, "met")
    for zone, cards in (("deck", part.ally_deck), ("box", part.allies_boxed)):
        yield from (_off_board(card, zone) for card in cards)


def _off_board(card: str, zone: str) -> dict[str, Any]:
    return {"card": card, "zone": zone, "place": "", "covered": False}


# ── invariants ──────────────────────────────────────────────────────────────────────────────────────────────────────


def trauma_tokens(rules: IonianNebula) -> Iterator[str]:
    """T4.7: 38 in all, also when they have left the game; no player keeps a disaster."""
    if not rules.nebula.trauma:  # not yet dealt
        return
    there = sorted(row["token"] for row in _tokens(rules))
    if there != ALL_TRAUMA:
        yield f"{len(there)} tokens: {there}"
    for seat, tokens in enumerate(rules.nebula.trauma):
        if DISASTER in tokens:
            yield f"seat {seat} keeps a disaster"
        if tokens != sorted(tokens):
            yield f"the trauma of seat {seat} is not sorted"


def ally_cards(rules: IonianNebula) -> Iterator[str]:
    """Each of the 35 in one place, three on the board at most; no crossroads card is lost either."""
    part = rules.nebula
    if not part.trauma:
        return
    there = sorted(row["card"] for row in _allies(rules))
    if there != sorted(ALLIES):
        yield f"{len(there)} allies: {there}"
    if len(part.allies) > 3:
        yield f"{len(part.allies)} allies are on the board"
    cards = [*part.crossroads_deck, *part.crossroads_boxed, *(d.card for d in part.crossroads.values())]
    if sorted(cards) != sorted(CROSSROADS):
        yield f"crossroads cards: {cards}"


def eliminated(rules: IonianNebula) -> Iterator[str]:
    """R35.28, R35.29: whoever is out has nothing, holds nothing, and it is nobody's turn."""
    for seat in rules.nebula.eliminated:
        player = rules.player(seat)
        if player.hand or player.loyalty or player.quorum or player.place or rules.trauma(seat):
            yield f"seat {seat} is out of the game, and has something left in it"
        if seat in rules.state.titles.values():
            yield f"seat {seat} is out of the game, and holds a title"
        if seat == rules.current and not rules.state.turn_over:
            yield f"it is the turn of seat {seat}, who is out of the game"


# ── what can be resolved ────────────────────────────────────────────────────────────────────────────────────────────


def nebula_catalogue(rules: IonianNebula) -> Iterator[str]:
    """Both results of every ally that may come and of every crossroads card; tokens; every way the trial may end."""
    for card in ALLIES:
        yield from (f"ally:{card}#{side}" for side in ("benevolent", "antagonistic"))
    for card in CROSSROADS:
        yield from (f"crossroads:{card}#{side}" for side in ("benevolent", "antagonistic"))
    yield from ("token:disaster#human", "token:disaster#cylon", "token:collateral-damage", "token:damage-to-personnel")
    yield from (f"trial:{verdict}" for verdict in VERDICTS)
