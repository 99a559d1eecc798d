"""What sheets and cards in play offer in the middle of things: yes or no, higher or lower, pass or fail."""

from __future__ import annotations

from collections.abc import Callable

from bsg.bots.crew.acting import once
from bsg.bots.crew.asked import Picks, Scores, decides, weighs
from bsg.bots.crew.checks import counts, expected, stakes, standing
from bsg.bots.crew.crises import ORDINARY, crisis_worth
from bsg.bots.crew.facts import card_of, effect_of, within
from bsg.bots.crew.fighting import from_here
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.prices import A_CARD, DEFEAT, RAPTOR
from bsg.bots.crew.worth import worth
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.effects import Choice, Effect, Rolls
from bsg.engine.vocabulary import Place, Resource, thing_of

FREE = 0.3  # what an offer is worth that costs nothing
PLAN_FROM = 0.28  # what two more on a roll have to bring

HITS_AT = {  # the result from which on an attack does something
    ("ship:viper", "raider"): 3,
    ("ship:viper", "heavy-raider"): 7,
    ("ship:viper", "basestar"): 8,
    ("", "raider"): 3,
    ("", "heavy-raider"): 7,
    ("", "basestar"): 5,
    ("", "centurion"): 7,
}


@weighs("ability")
def ability(mind: Mind) -> Scores:
    """Which ability it is can be told by its options, and by whose sheet it is."""
    options = mind.options
    if "opt:pass" in options:
        return intuition(mind)
    if any(option.startswith("skill:") for option in options):
        return devotion(mind)
    if any(option.startswith("area:") for option in options):
        return alert_viper(mind)
    if any(option.startswith("card:") for option in options):
        return quick_fix(mind)
    if "opt:8" in options:
        return longshot(mind)
    if "opt:yes" not in options:
        return difficulty(mind)
    offered = OFFERED.get(mind.sight.my_character)
    return {"opt:yes": offered(mind) if offered else FREE, "opt:no": 0.0}


def secret_destiny(mind: Mind) -> float:
    """Starbuck: another crisis instead of this one."""
    crisis = mind.sight.crisis
    return once(mind, 0.9 * (ORDINARY - crisis_worth(mind, crisis.card))) if crisis else -1.0


def moral_compass(mind: Mind) -> float:
    """Helo: the other option; which one was chosen is on the table, or was just told."""
    crisis = mind.sight.crisis
    found = [part for part in within(effect_of(crisis.card)) if isinstance(part, Choice)] if crisis else []
    if not found:
        return -1.0
    both = worth(mind, found[0].first), worth(mind, found[0].second)
    chosen = mind.log.option
    return once(mind, both[1 - chosen] - both[chosen])


def command_authority(mind: Mind) -> float:
    """Adama: all cards of a check into his hand."""
    check = mind.sight.check
    room = max(0, 11 - len(mind.sight.hand))
    return once(mind, A_CARD * 1.4 * min(room, len(check.revealed))) if check else -1.0


OFFERED: dict[str, Callable[[Mind], float]] = {
    "starbuck": secret_destiny,
    "helo": moral_compass,
    "adama": command_authority,
}


def intuition(mind: Mind) -> Scores:
    """Boomer decides a crisis check."""
    check = mind.sight.check
    if check is None:
        return {}
    at_stake, now = stakes(mind, check), standing(mind, check)
    likely = expected(check, at_stake, min(now.total + now.to_come, check.difficulty + 1.0), now.spread)
    return {
        "opt:pass": once(mind, at_stake.passed - likely),
        "opt:fail": once(mind, at_stake.failed - likely),
        "opt:no": 0.0,
    }


def devotion(mind: Mind) -> Scores:
    """Chief names a type that counts 0: one that counts against an important check, if somebody spoils it."""
    check = mind.sight.check
    if check is None:
        return {}
    height = stakes(mind, check).height
    cards = sum(check.added.values())
    foes = sum(mind.guilt(seat) * number for seat, number in check.added.items())
    scores: Scores = {"opt:no": 0.0}
    for option in mind.options:
        if option.startswith("skill:"):
            helps = thing_of(option) in check.skills
            spoiled = 0.12 * foes - 0.02 * cards
            scores[option] = -1.0 if helps else once(mind, spoiled * height)
    return scores


def alert_viper(mind: Mind) -> Scores:
    """Apollo into a viper that was placed, with an action."""
    scores: Scores = {"opt:no": 0.0}
    for option in mind.options:
        if option.startswith("area:"):
            scores[option] = (0.35 if mind.sight.raiders else -0.1) + from_here(mind, Place(thing_of(option)))
    return scores


def quick_fix(mind: Mind) -> Scores:
    """Cally throws a card out of a check."""
    check = mind.sight.check
    if check is None:
        return {}
    height = stakes(mind, check).height
    return {option: -0.1 * height * counts(mind, check, option) - 0.02 for option in mind.options}


def longshot(mind: Mind) -> Scores:
    """Anders names the result of an important roll."""
    good = "opt:1" if mind.log.cylons_act else "opt:8"
    scores = dict.fromkeys(mind.options, -1.0)
    scores[good] = once(mind, 0.7 * roll_stake(mind))
    scores["opt:no"] = 0.0
    return scores


def difficulty(mind: Mind) -> Scores:
    """Tigh, Zarek, the Arbitrator: easier what should succeed."""
    check = mind.sight.check
    if check is None:
        return {}
    height = stakes(mind, check).height
    scores: Scores = {"opt:no": 0.0}
    for option in mind.options:
        if option != "opt:no":
            scores[option] = -int(thing_of(option)) * height * 0.1 - 0.05
    return scores


# ── dice ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def roll_stake(mind: Mind) -> float:
    """What a good roll is worth, against a bad one."""
    name, sight, prices = mind.log.focus.name, mind.sight, mind.prices
    if mind.log.cylons_act:
        return 0.6 * prices.damage()
    if name == "loc:ftl-control":
        risk = sight.game.risks.get(sight.game.jump, 1)
        lost = -prices.change(Resource.POPULATION, -risk)
        return lost if sight.dials[Resource.POPULATION] > risk else DEFEAT
    if name == "loc:armory":
        spaces = [n for n, count in enumerate(sight.board.boarding) if count]
        return prices.centurion(max(spaces)) if spaces else 0.0
    if name == "loc:weapons-control":
        return 0.5 * prices.basestar if sight.basestars else prices.raider
    if name.startswith("card:launch-scout"):
        return 0.4 + RAPTOR
    rolled = next((part for part in within(_declared(name)) if isinstance(part, Rolls)), None)
    return abs(worth(mind, rolled.effect) - worth(mind, rolled.otherwise)) if rolled else 0.3


def _declared(name: str) -> Effect:
    if name.startswith("quorum:"):
        return QUORUM[thing_of(name)].effect
    if name.startswith("destination:"):
        return DESTINATIONS[thing_of(name)].effect
    if name.startswith("card:"):
        kind = card_of(name).kind
        return kind.action or effect_of("")
    return effect_of(name)


@decides("before_roll")
def plan(mind: Mind) -> Picks:
    """Strategic Planning adds 2: to a roll of ours that matters, or as a foe to one of theirs."""
    cards = [option for option in mind.options if option.startswith("card:")]
    ours = not mind.log.cylons_act
    if not cards or mind.sight.is_revealed:
        return ()
    if mind.sight.is_cylon and (ours != mind.keeps_face("plan") or (not ours and mind.suspected > 0.4)):
        return ()
    if not mind.sight.is_cylon and not ours:
        return ()
    gain = 0.25 * roll_stake(mind)
    return (min(cards, key=lambda option: card_of(option).strength),) if gain > PLAN_FROM else ()


@decides("reroll")
def again(mind: Mind) -> Picks:
    """A result that does not do what it should."""
    rolled = mind.sight.roll
    if rolled is None or rolled.result is None:
        return ("opt:no",)
    bad = rolled.result >= 5 if mind.log.cylons_act else rolled.result < wanted(mind)
    if mind.sight.is_cylon and mind.suspected < 0.5 and mind.chance("reroll") < 0.5:
        bad = False
    return ("opt:yes",) if bad else ("opt:no",)


def wanted(mind: Mind) -> int:
    """From which result on a roll of ours is good."""
    name = mind.log.focus.name
    if mind.log.rolled_at.startswith("ship:"):
        ship = mind.log.rolled_at.removeprefix("ship:").partition("@")[0]
        return HITS_AT.get((mind.log.rolled_by, ship), 4)
    if name == "loc:ftl-control":
        return 7
    rolled = next((part for part in within(_declared(name)) if isinstance(part, Rolls)), None)
    if rolled is None:
        return 4
    return rolled.low if rolled.low > 1 else rolled.high + 1
