"""T1 with the Ionian Nebula, row by row: two tables that differ in one secret, and who may know which."""

from __future__ import annotations

from typing import Any

from bsg.engine.rules import Base
from bsg.engine.variants.ionian_nebula.ally_cards import take_destiny
from bsg.engine.vocabulary import Place
from bsg.kernel import Flow
from tests.engine.helpers import TIGH, ZAREK
from tests.engine.rows import NOBODY, Row, Table
from tests.engine.variants.ionian_nebula.tables import A, B, nebula_table

HUMAN = "not-a-cylon"


def quiet(rules: Base) -> Flow[None]:
    """Nothing happens but a question to Zarek."""
    yield from rules.take_action(ZAREK)


def with_tokens(*, tigh: tuple[str, ...] = (A, B), **options: Any) -> Any:
    """Tigh has these tokens, whatever else there is in the same order."""
    return nebula_table(**options).trauma(TIGH, *tigh)


def held(*tokens: str) -> Table:
    return Table(with_tokens(tigh=tokens), quiet)


def drawn(token: str) -> Table:
    """Tigh draws it."""

    def draw(rules: Any) -> Flow[None]:
        yield from rules.draw_trauma(TIGH, 1)
        yield from rules.take_action(ZAREK)

    return Table(with_tokens().draws_trauma(token), draw)


def discarded(token: str) -> Table:
    def discard(rules: Any) -> Flow[None]:
        yield from rules.discard_trauma(TIGH, 1)
        yield from rules.take_action(ZAREK)

    return Table(with_tokens(), discard, (f"token:{token}#0",))


def discarded_with_others(token: str) -> Table:
    """Tigh has but one token, and discards it unasked."""

    def discard(rules: Any) -> Flow[None]:
        yield from rules.discard_trauma(TIGH, 1)
        yield from rules.take_action(ZAREK)

    return Table(with_tokens(tigh=(token,)), discard)


def in_the_brig(token: str) -> Table:
    """It lies there; Tigh is there, but it is not his turn."""
    return Table(with_tokens().lies_in(Place.BRIG, token).at(TIGH, Place.BRIG), quiet)


def taken_in_the_brig(token: str) -> Table:
    """Tigh takes it at the start of his turn."""
    scenario = with_tokens().lies_in(Place.BRIG, token).at(TIGH, Place.BRIG).turn_of(TIGH).draws_trauma(A)

    def start(rules: Any) -> Flow[None]:
        yield from rules.start_of_turn()
        yield from rules.take_action(TIGH)

    return Table(scenario, start)


def on_an_ally(token: str, by: int | None) -> Table:
    return Table(with_tokens().ally("Aaron Kelly", token, by=by), quiet)


def put_on_an_ally(token: str) -> Table:
    """Tigh chooses it for a new ally."""
    scenario = with_tokens().next_allies("Aaron Kelly")

    def put(rules: Any) -> Flow[None]:
        yield from rules.places_trauma(TIGH, rules.draw_ally())
        yield from rules.take_action(ZAREK)

    return Table(scenario, put, (f"token:{token}#0",))


def removed_ally(token: str) -> Table:
    """It leaves unmet."""
    scenario = with_tokens().ally('Diana "Hardball" Seelix', token).next_allies("Aaron Kelly").draws_trauma(A)

    def remove(rules: Any) -> Flow[None]:
        yield from rules.remove_allies(list(rules.nebula.allies))
        yield from rules.take_action(ZAREK)

    return Table(scenario, remove)


def next_ally(*names: str) -> Table:
    return Table(with_tokens().next_allies(*names), quiet)


def destiny_taken(card: str) -> Table:
    """Tigh takes two cards of Destiny by an ally."""

    def take(rules: Any) -> Flow[None]:
        rules.state.acting = TIGH
        yield from rules.resolve(take_destiny)
        yield from rules.take_action(ZAREK)

    return Table(with_tokens().hand(TIGH).destiny(card, "Repair 1"), take)


def phase(rules: Any) -> Flow[None]:
    yield from rules.crossroads_phase()


def crossroads_card(*cards: str) -> Table:
    """Dealt, while the tokens are being chosen."""
    return Table(with_tokens().crossroads(*cards), phase, ("token:antagonistic#0",))


def crossroads_token(token: str) -> Table:
    """Zarek and Tigh have chosen, Roslin has yet to."""
    scenario = with_tokens().crossroads("The Opera House", "Perjury", "Scanned")
    return Table(scenario, phase, ("token:antagonistic#0", f"token:{token}#0"))


def waiting_for_its_turn(token: str, card: str) -> Table:
    """All have chosen; Zarek, whose card is open, is asked something, and Tigh's is still face down."""
    scenario = with_tokens().crossroads("Testimony", card, "The Opera House")
    return Table(scenario, phase, ("token:antagonistic#0", f"token:{token}#0", "token:antagonistic#0"))


def undealt(*cards: str) -> Table:
    """Three are dealt; these come after them."""
    scenario = with_tokens().crossroads("Testimony", "Perjury", "Scanned", *cards)
    return Table(scenario, phase, ("token:antagonistic#0",))


ROWS: dict[str, Row] = {
    "H38 trauma tokens": Row(lambda: held(A, B), lambda: held(B, B), {TIGH}),
    "H38 a trauma token drawn": Row(lambda: drawn(A), lambda: drawn(B), {TIGH}),
    "H38 a trauma token discarded": Row(lambda: discarded(A), lambda: discarded(B), {TIGH}),
    "H38 the only trauma token discarded": Row(
        lambda: discarded_with_others(A), lambda: discarded_with_others(B), {TIGH}
    ),
    "H40 the token in the Brig": Row(lambda: in_the_brig(A), lambda: in_the_brig(B), NOBODY),
    "H40 the token taken there": Row(lambda: taken_in_the_brig(A), lambda: taken_in_the_brig(B), {TIGH}),
    "H41 a token on an ally that nobody chose": Row(lambda: on_an_ally(A, None), lambda: on_an_ally(B, None), NOBODY),
    "H41 a token on an ally that somebody chose": Row(lambda: on_an_ally(A, TIGH), lambda: on_an_ally(B, TIGH), {TIGH}),
    "H41 which token somebody puts on an ally": Row(lambda: put_on_an_ally(A), lambda: put_on_an_ally(B), {TIGH}),
    "H41 the token on an ally that was removed": Row(lambda: removed_ally(A), lambda: removed_ally(B), NOBODY),
    "H4 the next ally": Row(
        lambda: next_ally("Aaron Kelly", "Billy Keikeya"), lambda: next_ally("Billy Keikeya", "Aaron Kelly"), NOBODY
    ),
    "H7 cards taken out of the Destiny deck": Row(
        lambda: destiny_taken("Scientific Research 3"), lambda: destiny_taken("Repair 2"), {TIGH}
    ),
    "H42 a crossroads card": Row(
        lambda: crossroads_card("Perjury", "Scanned", "Testimony"),
        lambda: crossroads_card("Perjury", "The Opera House", "Testimony"),
        {TIGH},
    ),
    "H43 the token beside it": Row(lambda: crossroads_token(A), lambda: crossroads_token(B), {TIGH}),
    "H42, H43 card and token of who has yet to reveal": Row(
        lambda: waiting_for_its_turn(A, "Perjury"), lambda: waiting_for_its_turn(B, "Scanned"), {TIGH}
    ),
    "H44 crossroads cards that nobody got": Row(
        lambda: undealt("Strange Music", "The Opera House"), lambda: undealt("The Opera House", "Strange Music"), NOBODY
    ),
}

PEEKS = {
    "H38 a trauma token drawn": TIGH,
    "H40 the token taken there": TIGH,
    "H41 which token somebody puts on an ally": TIGH,
    "H42 a crossroads card": TIGH,
    "H7 cards taken out of the Destiny deck": TIGH,
}
