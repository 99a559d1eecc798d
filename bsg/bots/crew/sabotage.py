"""A hidden Cylon: plays as a human would, with a budget of sabotage, and chooses when to be seen.

The appetite grows with the way the fleet has gone, and shrinks with suspicion. What a question shows to others says
how much worse than the best a pick may be: a card among many tells nothing, a choice in the open tells a lot.
"""

from __future__ import annotations

from bsg.bots.crew.asked import Picks, Scores, best
from bsg.bots.crew.checks import Stakes, contribution, harm_of, stakes
from bsg.bots.crew.facts import card_of
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.worth import worth
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.views import CheckView
from bsg.engine.vocabulary import Title, thing_of

# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────

AT_FIRST, FARTHER, SUSPECTED, BOLD = 0.5, 0.07, 2.0, 0.3  # what makes the appetite

UNSEEN = {  # how much worse a pick may be that nobody can judge
    "crisis_card": 2.5,
    "destination": 2.0,
    "put_back": 2.5,
    "damage": 9.0,
    "quorum_card": 1.0,
    "discard_quorum": 1.0,
    "scout": 1.0,
    "civilian": 2.0,
    "crossroads_side": 1.0,
}
IN_THE_OPEN = 0.7  # and one in the open, for an appetite of 1
NEVER_OPENLY = ("ability", "viper", "viper_acts", "attack", "leave_brig", "emergency")
AT_WORK = ("action", "move", "ordered")  # there is always something else to do
SOME_USE = 0.2  # what is seen to be of some use
DAWDLES = 0.7  # how much less than the best of it one may do, for an appetite of 1

SPOILS = 0.6  # how often a check with enough cover is spoiled, for an appetite of 1
COVER = 2  # cards of others in the check before one may add a wrong one
ALL_OUT_FROM = 6  # distance from which on there is little left to hide for
SLIPPED_IN_FROM = 0.9  # strength that an ability takes from a check before it is worth a card
STINGY = 0.55  # how much a check is worth to somebody who only seems to help

REVEAL_WHEN_SUSPECTED = 0.62
REVEAL_LATE = 0.3  # how often in a turn, once the sleepers are awake
IN_OFFICE = 0.35  # of that, for the President or the Admiral
DECISIVE = 2.4  # harm of the card's effect that is worth it at once


def appetite(mind: Mind) -> float:
    far = FARTHER * mind.sight.game.distance
    value = AT_FIRST + far - SUSPECTED * (mind.suspected - 0.3) + BOLD * (mind.temper.boldness - 0.5)
    if mind.sight.game.distance >= ALL_OUT_FROM:
        value += 0.3
    return mind.daring * max(0.05, min(1.0, value))


def picks(mind: Mind, as_human: Scores, truly: Scores) -> Picks:
    """The worst for the fleet that a human might have picked."""
    kind = mind.question.kind
    if len(mind.question.sizes) > 1 or mind.question.sizes[0] != 1 or kind in NEVER_OPENLY:
        return best(mind, as_human)
    allowed = UNSEEN.get(kind, (DAWDLES if kind in AT_WORK else IN_THE_OPEN) * appetite(mind))
    top = max(as_human.get(option, 0.0) for option in mind.options)
    if kind in AT_WORK:
        allowed = min(allowed, max(0.0, top - SOME_USE))  # nobody does nothing where all can see it
    deniable = [option for option in mind.options if top - as_human.get(option, 0.0) <= allowed]
    if (stays := as_human.get("opt:stay")) is not None:  # nobody walks about for nothing
        deniable = [option for option in deniable if option == "opt:stay" or as_human.get(option, 0.0) > stays]
    return (min(deniable, key=lambda option: (truly.get(option, 0.0), -as_human.get(option, 0.0))),)


# ── checks ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def contribute(mind: Mind) -> Picks:
    """Mostly as a human, a little meaner; now and then a card against it, if others have given it cover."""
    check = mind.sight.check
    if check is None:
        return ()
    at_stake = stakes(mind, check)
    if check.face_up or at_stake.height <= 0.2:
        return contribution(mind, check, 1.0 if check.face_up else STINGY)
    if not _may_spoil(mind, check, at_stake):
        return slipped_in(mind, check) or contribution(mind, check, STINGY)
    wrong = sorted(
        (option for option in mind.options if harm_of(mind, check, option) > 0.5),
        key=lambda option: -harm_of(mind, check, option),
    )
    if not wrong:
        return contribution(mind, check, STINGY)
    sizes = mind.question.sizes
    most = 2 if mind.sight.game.distance >= ALL_OUT_FROM or appetite(mind) > 0.85 else 1
    fits = [size for size in sizes if 0 < size <= min(most, len(wrong))]
    return tuple(wrong[: max(fits)]) if fits else ()


def slipped_in(mind: Mind, check: CheckView) -> Picks:
    """A card without strength whose ability does harm: it tells nobody anything, destiny may have added it."""
    if 1 not in mind.question.sizes or mind.keeps_face("slip in"):
        return ()
    silent = {option: harm_of(mind, check, option) for option in mind.options if not card_of(option).strength}
    worst = max(silent, key=silent.__getitem__, default="")
    return (worst,) if worst and silent[worst] > SLIPPED_IN_FROM else ()


def _may_spoil(mind: Mind, check: CheckView, at_stake: Stakes) -> bool:
    cover = sum(number for seat, number in check.added.items() if seat != mind.seat)
    if cover < COVER and mind.sight.game.distance < ALL_OUT_FROM:
        return False
    worth_it = min(1.0, 0.4 + 0.4 * at_stake.height)
    return mind.chance("spoil") < SPOILS * appetite(mind) * worth_it


# ── being seen ──────────────────────────────────────────────────────────────────────────────────────────────────────


def reveal(mind: Mind) -> Picks | None:
    """The Cylon card to show as an action, when it pays."""
    cards = [option for option in mind.options if option.startswith("loyalty:") and LOYALTY[thing_of(option)].cylon]
    if not cards:
        return None
    sight = mind.sight
    in_brig = sight.in_brig(mind.seat)
    harm = {option: 0.0 if in_brig else -worth(mind, LOYALTY[thing_of(option)].reveal) for option in cards}
    card = max(cards, key=harm.__getitem__)
    return (card,) if _pays(mind, harm[card], in_brig) else None


def _pays(mind: Mind, harm: float, in_brig: bool) -> bool:
    sight = mind.sight
    late = sight.game.sleeper_done
    in_office = any(sight.holder(title) == mind.seat for title in (Title.PRESIDENT, Title.ADMIRAL))
    if harm >= DECISIVE or (sight.game.distance >= 7 and sight.game.jump >= 3):
        return True
    if in_brig:
        return late or mind.chance("brig") < 0.25
    limit = REVEAL_WHEN_SUSPECTED + (0.0 if late else 0.2) + (0.12 if in_office else 0.0)
    if mind.suspected > limit:
        return True
    often = REVEAL_LATE * (IN_OFFICE if in_office else 1.0) * mind.daring
    return late and mind.chance("reveal") < often * (0.6 + 0.8 * mind.temper.boldness)
