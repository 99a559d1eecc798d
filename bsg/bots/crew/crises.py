"""Crises and destinations: which card, which option, what to leave on top of a deck."""

from __future__ import annotations

from bsg.bots.crew.acting import quorum
from bsg.bots.crew.asked import Picks, Scores, decides, weighs
from bsg.bots.crew.facts import effect_of, within
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.places import A_QUORUM_CARD
from bsg.bots.crew.prices import DAMAGE_AFTER, WHERE_DAMAGE_HURTS
from bsg.bots.crew.worth import activated, worth
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.effects import Choice, Chooses, Effect
from bsg.engine.exodus.effects import May
from bsg.engine.vocabulary import Place, Resource, Title, thing_of

ORDINARY = -1.75  # what a crisis costs, all in all
BROUGHT_ALONG = 1.2  # of a jump icon on a crisis from Caprica, where it counts (R18.26)
ORDINARY_WAY = 2.2  # what a destination brings, the better of two


def crisis_worth(mind: Mind, card: str) -> float:
    """A crisis with its icons."""
    name = thing_of(card)
    if card.startswith("super:"):
        return worth(mind, SUPER_CRISES[name].effect)
    crisis = CRISES[name]
    value = worth(mind, crisis.effect)
    if crisis.activate is not None:
        value += activated(mind, crisis.activate)
    return value + (mind.prices.icon if crisis.jump else 0.0)


def caprica_worth(mind: Mind, card: str) -> float:
    """A crisis that a Cylon player brings: no Cylon ships are activated, and only Exodus prepares a jump."""
    crisis = CRISES[thing_of(card)]
    prepares = crisis.jump and mind.sight.with_exodus
    return worth(mind, crisis.effect) + (BROUGHT_ALONG * mind.prices.icon if prepares else 0.0)


def destination_worth(mind: Mind, card: str) -> float:
    declared = DESTINATIONS[thing_of(card)]
    return mind.prices.distance(declared.distance) + worth(mind, declared.effect)


@weighs("crisis_card")
def crisis_card(mind: Mind) -> Scores:
    if mind.sight.is_revealed:
        return {option: caprica_worth(mind, option.partition("#")[0]) for option in mind.options}
    return {option: crisis_worth(mind, option.partition("#")[0]) for option in mind.options}


@weighs("crisis_choice")
def crisis_choice(mind: Mind) -> Scores:
    crisis = mind.sight.crisis
    choice = _first(Choice, crisis.card) if crisis else None
    if not isinstance(choice, Choice):
        return {}
    return {"opt:0": worth(mind, choice.first), "opt:1": worth(mind, choice.second)}


@weighs("choose")
def choose(mind: Mind) -> Scores:
    """A choice inside a result, on the card that is being resolved."""
    for source in (mind.log.focus.name, mind.sight.crisis.card if mind.sight.crisis else ""):
        effect = DESTINATIONS[thing_of(source)].effect if source.startswith("destination:") else effect_of(source)
        for part in within(effect):
            if isinstance(part, Chooses) and not isinstance(part, Choice):
                return {"opt:first": worth(mind, part.first), "opt:second": worth(mind, part.second)}
    return {"opt:first": 0.1}


@weighs("may")
def may(mind: Mind) -> Scores:
    for source in (mind.log.focus.name, mind.sight.crisis.card if mind.sight.crisis else ""):
        part = _first(May, source)
        if isinstance(part, May):
            return {"opt:yes": worth(mind, part.effect), "opt:no": 0.0}
    return {"opt:yes": 0.3 if mind.sight.raiders or not mind.sight.is_pilot(mind.seat) else 0.05, "opt:no": 0.0}


def _first(kind: type[Effect], source: str) -> Effect | None:
    return next((part for part in within(effect_of(source)) if isinstance(part, kind)), None) if source else None


# ── decks ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@weighs("put_back")
def put_back(mind: Mind) -> Scores:
    """On top what is better than what may come instead."""
    looking = mind.sight.me.looking
    if not looking:
        return {}
    card = looking[0].card
    if card.startswith("destination:"):
        return {"opt:top": destination_worth(mind, card) - ORDINARY_WAY, "opt:bottom": 0.0}
    return {"opt:top": crisis_worth(mind, card) - ORDINARY, "opt:bottom": 0.0}


@weighs("scout")
def scout(mind: Mind) -> Scores:
    """The next crisis, unless the next jump is nearer."""
    known = mind.log.seen_on_top
    near = mind.sight.game.jump >= 3 and "destination" not in known
    return {
        "opt:crisis": 0.0 if "crisis" in known else 0.4,
        "opt:destination": (0.5 if mind.sight.holder(Title.ADMIRAL) != mind.seat else 0.35) if near else 0.1,
    }


@weighs("recon")
def recon(mind: Mind) -> Scores:
    return {"opt:yes": 0.5, "opt:no": 0.0}


@weighs("destination")
def destination(mind: Mind) -> Scores:
    return {option: destination_worth(mind, option) for option in mind.options}


@weighs("resource")
def resource(mind: Mind) -> Scores:
    return {option: mind.prices.change(Resource(thing_of(option)), 1) for option in mind.options}


@decides("rearm")
def rearm(mind: Mind) -> Picks:
    if "opt:yes" in mind.options:
        return ("opt:no",) if mind.sight.is_revealed else ("opt:yes",)
    ranked = sorted(mind.options, key=lambda option: not option.startswith("opt:destroyed"))
    return tuple(ranked[: max(size for size in mind.question.sizes if size <= len(ranked))])


@weighs("damage")
def damage(mind: Mind) -> Scores:
    """Damage tokens, of which somebody chooses."""
    scores = {}
    already = min(len(mind.sight.damaged), len(DAMAGE_AFTER) - 1)
    for option in mind.options:
        token = thing_of(option)
        if token in {str(resource) for resource in Resource}:
            scores[option] = mind.prices.change(Resource(token), -1)
        else:
            scores[option] = -DAMAGE_AFTER[already] - WHERE_DAMAGE_HURTS.get(Place(token), 0.2)
    return scores


@weighs("repair", "repairs")
def repair(mind: Mind) -> Scores:
    scores: Scores = {"opt:vipers": 0.2 * mind.sight.board.damaged_vipers}
    for option in mind.options:
        if option.startswith("loc:"):
            scores[option] = mind.prices.repaired(Place(thing_of(option)))
    return scores


# ── the Quorum ──────────────────────────────────────────────────────────────────────────────────────────────────────


@weighs("presidents_office")
def office(mind: Mind) -> Scores:
    scores: Scores = {"opt:nothing": 0.0, "opt:draw": A_QUORUM_CARD if len(mind.sight.me.quorum) < 8 else 0.0}
    for option in mind.options:
        if option.startswith("quorum:"):
            scores[option] = quorum(mind, thing_of(option)) + 0.05
    return scores


@weighs("quorum_card")
def quorum_card(mind: Mind) -> Scores:
    return {option: quorum(mind, thing_of(option)) for option in mind.options}


@decides("arrange")
def arrange(mind: Mind) -> Picks:
    return tuple(sorted(mind.options, key=lambda option: -quorum(mind, thing_of(option))))


@weighs("discard_quorum")
def discard_quorum(mind: Mind) -> Scores:
    return {option: 0.15 - quorum(mind, thing_of(option)) for option in mind.options}


@weighs("destiny")
def destiny(mind: Mind) -> Scores:
    """Weak cards out of the Destiny deck, or strong ones: it counts either way."""
    return {}


@weighs("final_five")
def final_five(mind: Mind) -> Scores:
    return {}
