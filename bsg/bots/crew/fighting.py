"""Battles: vipers, guns and nukes, what raiders shoot at, and where civilian ships are safest."""

from __future__ import annotations

from bsg.bots.crew.asked import Picks, Scores, best, decides, weighs
from bsg.bots.crew.facts import card_of
from bsg.bots.crew.mind import Mind
from bsg.bots.crew.prices import CIVILIAN, VIPER_DAMAGED, VIPER_DESTROYED
from bsg.engine.cards.civilians import CIVILIANS
from bsg.engine.places import RING, adjacent
from bsg.engine.vocabulary import Place, Ship, thing_of

# ── the tables: how often an attack does what it should ─────────────────────────────────────────────────────────────

CENTURION = Ship("centurion")
VIPER_HITS = {Ship.RAIDER: 6 / 8, Ship.HEAVY_RAIDER: 2 / 8, Ship.BASESTAR: 1 / 8}
GUNS_HIT = {Ship.RAIDER: 6 / 8, Ship.HEAVY_RAIDER: 2 / 8, Ship.BASESTAR: 4 / 8}
A_HIT_ON_A_BASESTAR = 0.45  # of what destroying it is worth
NUKE_HITS = 0.9
ON_THE_WAY = 0.55  # what flying towards a target is worth, of shooting at it
LAUNCHED = 0.9  # and launching where it can
ESCORTED = 0.3  # what taking a civilian ship home is worth, before any raider is near: it would stay there for good


def ship_of(target: str) -> tuple[Ship, str]:
    """`ship:raider@front#0` is a raider in front."""
    kind, _, where = target.removeprefix("ship:").partition("@")
    return Ship(kind.split("-")[0] if kind.startswith("civilian") else kind), where.partition("#")[0]


def target_price(mind: Mind, target: str) -> float:
    """What it is worth to destroy something."""
    ship, where = ship_of(target)
    prices = mind.prices
    match ship:
        case Ship.RAIDER:
            return prices.raider_at(Place(where)) if where in RING else prices.raider
        case Ship.HEAVY_RAIDER:
            return prices.heavy_raider_at(Place(where)) if where in RING else prices.heavy_raider
        case Ship.BASESTAR:
            return prices.basestar
    if ship == CENTURION:
        return prices.centurion(int(where or 0))
    return 0.1


def viper_attack(mind: Mind, target: str) -> float:
    ship, _ = ship_of(target)
    if ship == Ship.CIVILIAN:  # it is escorted home
        return escorting(mind, target)
    part = A_HIT_ON_A_BASESTAR if ship == Ship.BASESTAR else 1.0
    return VIPER_HITS.get(ship, 0.5) * part * target_price(mind, target)


def escorting(mind: Mind, target: str) -> float:
    """Whoever is brought home is no prey any more, now and after the next jump (R34.h)."""
    here = place_of(mind, target)
    return ESCORTED + (mind.prices.battle.without_civilian[here] * mind.prices.civilian if here is not None else 0.0)


def place_of(mind: Mind, civilian: str) -> Place | None:
    label = civilian.removeprefix("ship:civilian-")
    return next((place for place, area in mind.sight.areas.items() if label in area.civilians), None)


def guns(mind: Mind, target: str) -> float:
    ship, where = ship_of(target)
    part = 1.0
    if ship == Ship.BASESTAR:
        part = A_HIT_ON_A_BASESTAR
        number = int(target.partition("#")[2] or 0)
        if mind.sight.areas[Place(where)].basestars[number].hits >= 2:
            part = 1.0
    return GUNS_HIT.get(ship, 0.25) * part * target_price(mind, target)


def all_targets(mind: Mind) -> list[str]:
    return [target for targets in mind.sight.targets.values() for target in targets if "civilian" not in target]


def best_guns(mind: Mind) -> float:
    return max((guns(mind, target) for target in all_targets(mind)), default=0.0)


# ── areas ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def need_of_viper(mind: Mind, place: Place) -> float:
    """How much one more viper would do in an area."""
    area = mind.sight.areas[place]
    value = mind.prices.viper_at(place)
    if area.raiders:
        value += VIPER_HITS[Ship.RAIDER] * ON_THE_WAY * mind.prices.raider_at(place)
    if area.heavy_raiders:
        value += VIPER_HITS[Ship.HEAVY_RAIDER] * ON_THE_WAY * mind.prices.heavy_raider_at(place)
    return value


def from_here(mind: Mind, place: Place) -> float:
    """The best that a viper in this area could do next."""
    here = need_of_viper(mind, place)
    return max(here, ON_THE_WAY * max(need_of_viper(mind, other) for other in adjacent(place)))


def in_area(mind: Mind, place: Place) -> list[str]:
    return mind.sight.targets[place]


@weighs("viper")
def viper(mind: Mind) -> Scores:
    """Which viper to activate, or to give up."""
    scores: Scores = {"opt:done": 0.04}
    losing = mind.question.sizes == (1,) and "opt:done" not in mind.options
    for option in mind.options:
        if option.startswith("seat:"):
            scores[option] = -1.0
            continue
        if not option.startswith("ship:"):
            continue
        where = option.partition("@")[2].partition("#")[0]
        if where == "reserves":
            launch = max(from_here(mind, place) for place in (Place.PORT_BOW, Place.PORT_AFT))
            enough = mind.sight.vipers_in_space >= max(2, mind.sight.raiders)
            scores[option] = 0.0 if enough else LAUNCHED * launch
        elif Place(where) in mind.sight.areas:
            here = Place(where)
            shot = max((viper_attack(mind, target) for target in in_area(mind, here)), default=0.0)
            scores[option] = max(shot, *(flying(mind, here, other) for other in adjacent(here)))
    if losing and mind.log.focus.name.startswith(("crisis:", "super:")) and not mind.log.cylons_act:
        return {option: -value for option, value in scores.items()}  # to be damaged: the one least needed
    return scores


def flying(mind: Mind, here: Place, to: Place) -> float:
    """What a viper does by leaving one area for another: whom it guards there, and what it can shoot at next."""
    gained = best_shot(mind, to) - best_shot(mind, here)
    return mind.prices.battle.viper_flies(here, to) * mind.prices.civilian + ON_THE_WAY * gained


def best_shot(mind: Mind, place: Place) -> float:
    return max((viper_attack(mind, target) for target in in_area(mind, place) if "basestar" not in target), default=0.0)


@weighs("viper_acts")
def viper_acts(mind: Mind) -> Scores:
    scores = {}
    for option in mind.options:
        if option.startswith("ship:"):
            scores[option] = viper_attack(mind, option)
        else:
            scores[option] = ON_THE_WAY * need_of_viper(mind, Place(thing_of(option)))
    return scores


@weighs("attack")
def attack(mind: Mind) -> Scores:
    """By guns from Weapons Control, by a viper otherwise; centurions at the Armory."""
    by_guns = mind.log.focus.name in ("loc:weapons-control", "") and not mind.sight.is_piloting(mind.seat)
    scores: Scores = {"opt:done": 0.0}
    for option in mind.options:
        if option.startswith("ship:centurion"):
            scores[option] = mind.prices.centurion(int(option.partition("@")[2].partition("#")[0]))
        elif option.startswith("ship:"):
            scores[option] = guns(mind, option) if by_guns else viper_attack(mind, option)
    return scores


@weighs("nuke")
def nuke(mind: Mind) -> Scores:
    """A basestar among raiders; with the alternate Admiral an area that is worth it."""
    scores = {}
    for option in mind.options:
        if option.startswith("ship:"):
            place = Place(ship_of(option)[1])
            scores[option] = mind.prices.basestar + 0.25 * min(3, mind.sight.areas[place].raiders) * mind.prices.raider
        else:
            scores[option] = nuked(mind, Place(thing_of(option)))
    return scores


def nuked(mind: Mind, place: Place) -> float:
    area = mind.sight.areas[place]
    hit = len(area.basestars) > 0
    lost = len(area.civilians) * mind.prices.civilian + (area.vipers + 2 * len(area.pilots)) * VIPER_DESTROYED
    raiders = (area.raiders / 8 + min(3, area.raiders) / 8) * mind.prices.raider
    return NUKE_HITS * hit * mind.prices.basestar + raiders - lost / 8


@weighs("brutal_force", "remove_raiders", "centurion")
def destroyed(mind: Mind) -> Scores:
    return {option: target_price(mind, option) for option in mind.options}


@weighs("open_fire")
def open_fire(mind: Mind) -> Scores:
    return dict.fromkeys(mind.options, 1.0)


@weighs("before_attack")
def best_of_the_best(mind: Mind) -> Scores:
    """Worth it where raiders are many."""
    here = mind.sight.myself.place
    raiders = mind.sight.areas[here].raiders if here in RING else 0
    many = raiders >= 3 or mind.sight.raiders >= 5
    return dict.fromkeys(mind.options, 0.4 if many else -0.2)


@decides("viper_attacked")
def evade(mind: Mind) -> Picks:
    """Only when the viper would be hit: oneself always, an unmanned one with a card to spare."""
    cards = [option for option in mind.options if option.startswith("card:")]
    rolled = mind.sight.roll
    hit = rolled is not None and rolled.result is not None and rolled.result >= 5
    if not cards or not hit or mind.sight.is_revealed:
        return ()
    mine = mind.log.rolled_at == f"seat:{mind.seat}"
    others = mind.log.rolled_at.startswith("seat:")
    destroyed_else = rolled is not None and rolled.result == 8
    few = mind.sight.board.vipers + mind.sight.vipers_in_space <= 4
    helps = not mind.sight.is_cylon or mind.keeps_face("evade")
    if mine or (helps and (others or destroyed_else or few or len(mind.sight.hand) > 6)):
        return (min(cards, key=lambda option: card_of(option).strength),)
    return ()


# ── raiders and civilian ships ──────────────────────────────────────────────────────────────────────────────────────


@weighs("area")
def area(mind: Mind) -> Scores:
    """Where to launch, which raiders act first, what to clear."""
    if "opt:in-turn" in mind.options:
        return {"opt:in-turn": 1.0}
    places = {option: Place(thing_of(option)) for option in mind.options if option.startswith("area:")}
    if mind.log.focus.name.startswith(("crisis:", "ally:")) and not mind.log.cylons_act:
        return {option: area_threat(mind, place) for option, place in places.items()}
    if mind.log.cylons_act:
        return dict.fromkeys(places, 0.0)
    return {option: from_here(mind, place) for option, place in places.items()}


def area_threat(mind: Mind, place: Place) -> float:
    here, prices = mind.sight.areas[place], mind.prices
    ships = here.raiders * prices.raider + here.heavy_raiders * prices.heavy_raider_at(place)
    return ships + len(here.basestars) * prices.basestar


@weighs("raider", "civilian")
def civilian(mind: Mind) -> Scores:
    """What is shot at: what matters least. A ship one has looked at is known."""
    looks = len(set(mind.question.sizes)) == 1 and mind.question.sizes[0] == 2
    scores = {}
    for option in mind.options:
        if option.startswith("seat:"):
            scores[option] = -0.4
        elif option.startswith("ship:civilian"):
            face = mind.log.faces.get(option)
            scores[option] = could_fly(mind, option) if looks else -civilian_price(face)
        else:
            scores[option] = -VIPER_DAMAGED
    return scores


def could_fly(mind: Mind, ship: str) -> float:
    """How much is saved if this ship goes to a better place."""
    here = place_of(mind, ship)
    if here is None:
        return 0.0
    return max(mind.prices.battle.civilian_flies(here, to) for to in adjacent(here)) - 0.01 * (ship in mind.log.faces)


def civilian_price(face: str | None) -> float:
    if face is None:
        return CIVILIAN
    return float(sum(CIVILIANS[thing_of(face)].values()))


@weighs("civilian_area")
def civilian_area(mind: Mind) -> Scores:
    return {option: safety(mind, Place(thing_of(option))) for option in mind.options}


def safety(mind: Mind, place: Place) -> float:
    """Far from raiders, near vipers, away from basestars that launch more."""
    sight = mind.sight
    here = sight.areas[place]
    near = sum(sight.areas[other].raiders for other in adjacent(place))
    guarded = 0.3 if sight.defended(here) else 0.0
    known = -2 * mind.prices.battle.civilian_comes(place)
    return known + guarded - here.raiders * 0.15 - near * 0.05 - 0.15 * len(here.basestars)


@weighs("civilian_moves")
def civilian_moves(mind: Mind) -> Scores:
    """It stays where it was unless another area is safer; the question names the ship by its place only."""
    scores: Scores = {"opt:stay": 0.0}
    areas = [Place(thing_of(option)) for option in mind.options if option.startswith("area:")]
    between = [place for place in RING if set(adjacent(place)) == set(areas)]
    for here in between:
        for place in areas:
            saved = mind.prices.battle.civilian_flies(here, place)
            scores[f"area:{place}"] = saved + 0.02 * (safety(mind, place) - safety(mind, here)) - 0.02
    return scores


@weighs("shortage")
def shortage(mind: Mind) -> Scores:
    return {option: -0.1 * len(mind.sight.areas[Place(thing_of(option))].civilians) for option in mind.options}


@decides("model")
def model(mind: Mind) -> Picks:
    return best(mind, {option: float("mark" in option) for option in mind.options})
