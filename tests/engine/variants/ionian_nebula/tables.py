"""The usual three people in the Ionian Nebula, and how they come to meet somebody or to the crossroads."""

from __future__ import annotations

from typing import Any

from bsg.engine.scenario import Play, Scenario
from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES
from bsg.engine.variants.ionian_nebula.part import Dealt, NebulaPart
from bsg.engine.vocabulary import slug
from bsg.kernel import Flow
from tests.engine.helpers import NAMES

NEBULA = "ionian-nebula"
B, A, D = "benevolent", "antagonistic", "disaster"
SEVEN = ("Barren Planet", "Barren Planet", "Asteroid Field")  # on the way


def nebula_table(*variants: str, people: tuple[str, ...] = NAMES, **options: Any) -> Any:
    """Zarek is to move, Tigh is Admiral, Roslin is President; everybody has two tokens for and one against them."""
    scenario: Any = Scenario(*people, set="exodus", variants=(NEBULA, *variants), **options)
    for seat in range(len(people)):
        scenario.trauma(seat, A, B, B)
    return scenario


def part_of(play: Play) -> NebulaPart:
    return play.rules.part(NebulaPart)


def trauma_of(play: Play, seat: int) -> list[str]:
    return part_of(play).trauma[seat]


def meets(scenario: Any, ally: str, token: str, seat: int = 0) -> Play:
    """The current player ends the movement where this ally is, with this token on it."""
    scenario.turn_of(seat).at(seat, ALLIES[slug(ally)].place).ally(ally, token)
    return scenario.run(lambda rules: rules.meet_ally())


def draws(scenario: Any, seat: int, *tokens: str) -> Play:
    """Somebody draws these tokens out of the pool."""
    scenario.draws_trauma(*tokens)
    return scenario.run(lambda rules: rules.draw_trauma(seat, len(tokens)))


def at_the_crossroads(scenario: Any) -> Play:
    return scenario.run(lambda rules: rules.crossroads_phase())


def put_on_trial(scenario: Any) -> Play:
    return scenario.run(lambda rules: rules.trial())


def reveals(scenario: Any, card: str, token: str, *, owner: int = 0) -> Play:
    """Somebody reveals this crossroads card with this token beside it."""

    def procedure(rules: Any) -> Flow[None]:
        rules.nebula.crossroads_deck.remove(slug(card))
        rules.nebula.crossroads[owner] = dealt = Dealt(slug(card), scenario._from_pool(token))
        rules.nebula.phase = "resolving"
        rules.nebula.resolving = rules.state.acting = owner
        yield from rules.resolve_crossroads_of(owner, dealt)

    return scenario.run(procedure)
