"""Trauma, allies and crossroads, the trial, and what the Cylon Fleet asks."""

from __future__ import annotations

from bsg.bots.crew.asked import Picks, Scores, decides, weighs
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.worth import worth
from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES
from bsg.engine.variants.ionian_nebula.crossroads_cards import CROSSROADS
from bsg.engine.vocabulary import thing_of

BENEVOLENT, ANTAGONISTIC = "benevolent", "antagonistic"
HARM = 0.35  # what a token weighs that counts against oneself in the trial
UNKNOWN_ALLY = 0.1


def bad_token(mind: Mind) -> str:
    """Which of one's tokens count in the trial (R35.25)."""
    return BENEVOLENT if mind.sight.is_revealed else ANTAGONISTIC


@decides("discard_trauma")
def discard_trauma(mind: Mind) -> Picks:
    """Those that would count."""
    ranked = sorted(mind.options, key=lambda option: thing_of(option) != bad_token(mind))
    return tuple(ranked[: max(mind.question.sizes)])


@decides("place_trauma")
def place_trauma(mind: Mind) -> Picks:
    """On an ally: a Cylon wants it antagonistic; a human is glad to be rid of what counts, unless it does harm."""
    wanted = ANTAGONISTIC if mind.sight.is_cylon else BENEVOLENT
    mine = [thing_of(option) for option in mind.options]
    if not mind.sight.is_cylon and mine.count(ANTAGONISTIC) > 3:
        wanted = ANTAGONISTIC
    return (min(mind.options, key=lambda option: thing_of(option) != wanted),)


@decides("crossroads")
def crossroads(mind: Mind) -> Picks:
    """The token decides the result, and is gone: what the result is worth, and what the token weighed."""
    sides = _sides(mind)
    side = -1 if mind.sight.is_cylon else 1

    def value(option: str) -> float:
        token = thing_of(option)
        return side * sides.get(token, 0.0) + (HARM if token == bad_token(mind) else 0.0)

    return (max(mind.options, key=value),)


@weighs("crossroads_side")
def crossroads_side(mind: Mind) -> Scores:
    return {f"opt:{side}": value for side, value in _sides(mind).items()}


def _sides(mind: Mind) -> dict[str, float]:
    """Both results of one's own crossroads card."""
    mine = next((card for card in mind.sight.nebula.crossroads if card.seat == mind.seat and card.card), None)
    if mine is None:
        return {}
    card = CROSSROADS[thing_of(mine.card)]
    return {BENEVOLENT: worth(mind, card.benevolent), ANTAGONISTIC: worth(mind, card.antagonistic)}


@weighs("meet")
def meet(mind: Mind) -> Scores:
    """An ally whose token one has placed is known; of others one hopes."""
    scores = {}
    for option in mind.options:
        card = ALLIES[thing_of(option)]
        good, ill = worth(mind, card.benevolent), worth(mind, card.antagonistic)
        token = next((ally.token for ally in mind.sight.nebula.allies if ally.card == option), None)
        if token is None:
            scores[option] = (good + ill) / 2 + UNKNOWN_ALLY
        else:
            scores[option] = good if thing_of(token) == BENEVOLENT else ill
    return scores
