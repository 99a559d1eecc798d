"""What an effect of a card is worth to the fleet: read from its declaration, as everybody knows the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bsg.bots.crew.mind import Mind
from bsg.bots.crew.odds import before_cards
from bsg.bots.crew.prices import (
    A_CARD,
    A_PURSUIT,
    EXPOSED_CIVILIAN,
    IN_BRIG,
    IN_SICKBAY,
    NUKE,
    RAPTOR,
    SET_FREE,
    TITLE,
    VIPER_DAMAGED,
)
from bsg.engine.effects import (
    Activates,
    AnotherCrisis,
    Centurions,
    Changes,
    Check,
    Chooses,
    CountsAsDistance,
    DamagesGalactica,
    DamagesVipers,
    DestroysCivilian,
    Discards,
    DiscardsHand,
    Draws,
    Effect,
    GainsOneOf,
    GivesTitle,
    Guarded,
    IfBelow,
    Irregular,
    JumpTrack,
    Looks,
    OnChosen,
    PassesTitle,
    PlacesShips,
    PutsInPlay,
    Raptors,
    Rolls,
    Sends,
    SendsAllIn,
    SendsChosen,
    Sequence,
)
from bsg.engine.exodus.effects import Executes, May, SendsAnother
from bsg.engine.variants.cylon_fleet.cards import Pursues
from bsg.engine.variants.ionian_nebula.crossroads_cards import DrawsOfSet
from bsg.engine.variants.ionian_nebula.effects import CylonsDrawTrauma, DiscardsTrauma, DrawsTrauma
from bsg.engine.vocabulary import Activation, Place, Resource, Ship, Title, Who

Worth = Callable[[Mind, Any], float]


def worth(mind: Mind, effect: Effect) -> float:
    """Points for the fleet; less than 0 for what hurts it. `Choice` counts as a `Chooses`, by its family."""
    known = OF_KIND.get(type(effect)) or next((OF_KIND[base] for base in type(effect).__mro__ if base in OF_KIND), None)
    return known(mind, effect) if known else 0.0


# ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def meant(mind: Mind, who: Who) -> list[int]:
    """Whose seats a text means, as far as a player can tell."""
    sight = mind.sight
    match who:
        case Who.CURRENT:
            return [sight.game.current]
        case Who.EVERYONE:
            return [player.seat for player in sight.players if not player.out]
        case Who.ACTING:
            return [mind.seat]
        case Who.CHOSEN:
            return [] if mind.log.named is None else [mind.log.named]
    holder = sight.holder(Title(str(who)))
    return [] if holder is None else [holder]


def brigged(mind: Mind, seat: int) -> float:
    """Somebody goes to the Brig: good as far as he is a Cylon."""
    if mind.sight.in_brig(seat):
        return 0.0
    guilt = mind.guilt(seat)
    admiral = 0.4 if mind.sight.holder(Title.ADMIRAL) == seat else 0.0
    return (IN_BRIG + admiral) * (guilt - mind.doubt)


def executed(mind: Mind, seat: int) -> float:
    """Morale and a hand if he was human; a hidden Cylon loses hand, effect and super crisis."""
    guilt = mind.guilt(seat)
    return guilt * 1.8 - (1 - guilt) * (1.4 - mind.prices.change(Resource.MORALE, -1))


def titled(mind: Mind, title: Title, before: int | None, after: int) -> float:
    """A title changes hands."""
    if before == after:
        return 0.0
    lost = 0.0 if before is None else 1 - mind.guilt(before)
    return 2.2 * TITLE.get(str(title), 0.5) * ((1 - mind.guilt(after)) - lost)


def cards_lost(mind: Mind, seat: int, count: int) -> float:
    """A Cylon's cards are no loss to the fleet."""
    player = mind.sight.players[seat]
    lost = min(count, player.hand)
    ill = mind.guilt(seat)
    full = 0.6 if player.hand > 7 else 1.0
    return -A_CARD * full * lost * (1 - 1.6 * ill)


def _sends(mind: Mind, effect: Sends) -> float:
    return sum(sent(mind, seat, effect.place) for seat in meant(mind, effect.who))


def sent(mind: Mind, seat: int, place: Place) -> float:
    if mind.sight.players[seat].cylon:
        return 0.0
    if place == Place.BRIG:
        return brigged(mind, seat)
    return -IN_SICKBAY * (1 - 1.5 * mind.guilt(seat))


def _sends_chosen(mind: Mind, effect: SendsChosen | SendsAnother) -> float:
    """The chooser picks whom he trusts least, if he is a friend."""
    sight = mind.sight
    choosers = meant(mind, effect.chooser)
    seats = [seat for seat in sight.humans if seat not in choosers]
    if not seats or not choosers:
        return 0.0
    best = max(sent(mind, seat, effect.place) for seat in seats)
    worst = min(sent(mind, seat, effect.place) for seat in seats)
    foe = mind.guilt(choosers[0])
    value = (1 - foe) * best + foe * worst
    if isinstance(effect, SendsChosen) and effect.optional:
        value = max(value, 0.0)
    if isinstance(effect, SendsAnother) and effect.then is not None:
        value += 0.5 * worth(mind, effect.then)
    return value


def _sends_all(mind: Mind, effect: SendsAllIn) -> float:
    seats = [player.seat for player in mind.sight.players if player.place in effect.places]
    return sum(sent(mind, seat, effect.to) for seat in seats)


def _gives_title(mind: Mind, effect: GivesTitle) -> float:
    before = mind.sight.holder(effect.title)
    return sum(titled(mind, effect.title, before, seat) for seat in meant(mind, effect.to))


def _passes_title(mind: Mind, effect: PassesTitle) -> float:
    """To somebody about whom no more is known than about all others."""
    before = mind.sight.holder(effect.title)
    if before is None:
        return 0.0
    others = [mind.guilt(seat) for seat in mind.sight.humans if seat != before]
    if not others:
        return 0.0
    chooser = (meant(mind, effect.chosen_by) or [before])[0]
    after = min(others) * (1 - mind.guilt(chooser)) + max(others) * mind.guilt(chooser)
    return 2.2 * TITLE.get(str(effect.title), 0.5) * (mind.guilt(before) - after)


def _looks(mind: Mind, effect: Looks) -> float:
    lookers = meant(mind, effect.looker)
    return 0.7 * (1 - 1.5 * mind.guilt(lookers[0])) if lookers else 0.5


def _discards(mind: Mind, effect: Discards) -> float:
    return sum(cards_lost(mind, seat, count) for who, count in effect.counts for seat in meant(mind, who))


def _discards_hand(mind: Mind, effect: DiscardsHand) -> float:
    return sum(cards_lost(mind, seat, mind.sight.players[seat].hand) for seat in meant(mind, effect.who))


def _draws(mind: Mind, effect: Draws | DrawsOfSet) -> float:
    seats = meant(mind, effect.who)
    return sum(A_CARD * effect.count * (1 - 1.6 * mind.guilt(seat)) for seat in seats)


# ── ships ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def activated(mind: Mind, kind: Activation) -> float:
    """What the Cylon ships of a kind will do now."""
    sight, prices = mind.sight, mind.prices
    if sight.fleet is not None and gathers(mind, kind):
        return -A_PURSUIT - {Activation.RAIDERS: 0.1, Activation.HEAVY_RAIDERS: 0.3}.get(kind, 0.7)
    match kind:
        case Activation.RAIDERS:
            if not sight.raiders:
                return -2 * prices.raider if sight.basestars else 0.0
            hits = prices.battle.next_lost * prices.civilian + 0.25 * VIPER_DAMAGED * sight.vipers_in_space
            to_galactica = 0.0 if sight.civilians else sight.raiders / 8 * prices.damage()
            return -(hits + to_galactica + 0.04 * sight.raiders)
        case Activation.HEAVY_RAIDERS:
            on_board = sum(
                count * (prices.centurion(n + 1) - prices.centurion(n)) for n, count in enumerate(sight.board.boarding)
            )
            near = sum(area.heavy_raiders for area in sight.areas.values() if area.launch)
            coming = near * prices.boarders + 0.3 * (sight.heavy_raiders - near) * prices.boarders
            none_yet = 0.25 if sight.basestars and not sight.heavy_raiders else 0.0
            return -(on_board + coming + none_yet)
        case Activation.BASESTARS:
            return -sight.basestars * (5 / 8) * prices.damage()
        case Activation.LAUNCH_RAIDERS:
            return -sight.basestars * 3 * prices.raider
    return 0.0


def gathers(mind: Mind, kind: Activation) -> bool:
    """Nobody is there to act, so one more gathers, and the pursuit advances (R34.8)."""
    sight = mind.sight
    others = {
        Activation.RAIDERS: sight.raiders,
        Activation.HEAVY_RAIDERS: sight.heavy_raiders + sight.centurions,
    }
    return not sight.basestars and not others.get(kind, 0)


def _activates(mind: Mind, effect: Activates) -> float:
    return sum(activated(mind, kind) for kind in effect.kinds)


def _places(mind: Mind, effect: PlacesShips) -> float:
    prices = mind.prices
    each = {
        Ship.RAIDER: -max(prices.raider, 0.12),
        Ship.HEAVY_RAIDER: -prices.heavy_raider,
        Ship.BASESTAR: -prices.basestar,
        Ship.CIVILIAN: -EXPOSED_CIVILIAN * 3 * prices.staying,
        Ship.VIPER: 0.15,
    }
    return sum(each.get(ship, 0.0) * count for _, fleet in effect.setup for ship, count in fleet.items())


def _centurions(mind: Mind, effect: Centurions) -> float:
    return -effect.count * mind.prices.boarders


def _damages_vipers(mind: Mind, effect: DamagesVipers) -> float:
    there = mind.sight.board.vipers if effect.where == "reserves" else mind.sight.vipers_in_space
    return -VIPER_DAMAGED * min(effect.count, there)


def _loses_civilians(mind: Mind, effect: DestroysCivilian) -> float:
    return -effect.count * mind.prices.civilian


# ── resources and the way ───────────────────────────────────────────────────────────────────────────────────────────


def _changes(mind: Mind, effect: Changes) -> float:
    return mind.prices.change(effect.resource, effect.amount)


def _gains_one_of(mind: Mind, effect: GainsOneOf) -> float:
    return max(mind.prices.change(resource, 1) for resource in effect.resources)


def _if_below(mind: Mind, effect: IfBelow) -> float:
    return worth(mind, effect.effect) if mind.sight.dials[effect.resource] < effect.below else 0.0


def _raptors(mind: Mind, effect: Raptors) -> float:
    return effect.amount * RAPTOR if mind.sight.board.raptors or effect.amount > 0 else 0.0


def _jump_track(mind: Mind, effect: JumpTrack) -> float:
    game = mind.sight.game
    if effect.amount < 0:
        return -mind.prices.icon * min(-effect.amount, game.jump)
    return mind.prices.icon * effect.amount


def _damages(mind: Mind, effect: DamagesGalactica) -> float:
    return -mind.prices.damage(effect.times)


# ── chance, choice and checks ───────────────────────────────────────────────────────────────────────────────────────


def _rolls(mind: Mind, effect: Rolls) -> float:
    chance = (effect.high - effect.low + 1) / 8
    return chance * worth(mind, effect.effect) + (1 - chance) * worth(mind, effect.otherwise)


def _chooses(mind: Mind, effect: Chooses) -> float:
    """A friend takes the better one, a foe maybe the other."""
    options = worth(mind, effect.first), worth(mind, effect.second)
    chooser = meant(mind, effect.who)
    foe = 0.6 * mind.guilt(chooser[0]) if chooser else 0.0
    return (1 - foe) * max(options) + foe * min(options)


def _may(mind: Mind, effect: May) -> float:
    return max(0.0, worth(mind, effect.effect))


def _check(mind: Mind, effect: Check) -> float:
    """Before anybody has added a card: what it will bring, less the cards it takes."""
    odds = before_cards(mind, effect)
    passed, partial, failed = (worth(mind, result) for result in effect.results)
    value = odds.passed * passed + odds.partial * partial + odds.failed * failed
    return value + odds.trouble * worth(mind, effect.consequence) - odds.cards * A_CARD


def _on_chosen(mind: Mind, effect: OnChosen) -> float:
    return 0.3 + 0.5 * worth(mind, effect.effect)


def _sequence(mind: Mind, effect: Sequence) -> float:
    return sum(worth(mind, part) for part in effect.parts)


def _guarded(mind: Mind, effect: Guarded) -> float:
    return worth(mind, effect.effect)


def _in_play(mind: Mind, effect: PutsInPlay) -> float:
    return IN_PLAY.get(type(effect.in_play).__name__, -0.2)


def _irregular(mind: Mind, effect: Irregular) -> float:
    name = effect.procedure.__name__
    return WEIGHED_HERE[name](mind) if name in WEIGHED_HERE else IRREGULAR.get(name, 0.0)


# ── cards with a procedure of their own, by its name ────────────────────────────────────────────────────────────────

IN_PLAY = {
    "AcceptProphecy": 0.1,
    "Ambush": -0.4,
    "Arbitrator": 0.2,
    "BombOnColonialOne": -0.6,
    "CylonSwarm": -0.4,
    "DetectorSabotage": -0.5,
    "JammedAssault": -0.2,
    "MissionSpecialist": 0.5,
    "ThirtyThree": -0.6,
    "VicePresident": 0.1,
}

IRREGULAR = {
    "ahead_of_schedule": 1.4,
    "back_from_the_dead": 0.4,
    "brutal_force": 0.6,
    "build_nuke": 0.8,
    "cag_activates": 0.2,
    "cag_may_activate": 0.2,
    "civilians_join": -0.6,
    "clear_the_desk": 0.1,
    "cross_examined": -0.2,
    "derelict": -0.3,
    "disgraced": -0.5,
    "doubt_yourself": -0.5,
    "executive_order": 0.7,
    "friendly_fire": -0.5,
    "genocide": 0.0,
    "guide_home": 0.4,
    "hear_them_all": 0.9,
    "heard_out": 0.0,
    "heavy_casualties": -3.0,
    "hold_the_line": 0.5,
    "move_anywhere": 0.1,
    "mugshots": 0.8,
    "mysterious_message": 0.3,
    "open_fire": 0.5,
    "overhaul": 0.7,
    "pardon": 0.4,
    "pilots_return": 0.3,
    "rearm": 0.7,
    "repair_three": 0.4,
    "rookies_crash": -0.5,
    "sabotage": -2.2,
    "scouted": 0.4,
    "scrap_a_viper": -0.5,
    "spend_a_nuke": -NUKE,
    "strike_a_basestar": 0.4,
    "switched_on": -0.3,
    "take_destiny": 0.2,
    "takes_prisoner": -1.6,
    "temple": 0.4,
    "trapped": 0.6,
}


def _recalled(mind: Mind) -> float:
    """Vipers in space are of use only while there is something to shoot at."""
    in_the_way = mind.sight.vipers_in_space * (0.3 if mind.sight.raiders else 0.05)
    pilots = sum(mind.sight.is_piloting(seat) for seat in mind.sight.humans)
    return -in_the_way - (0.4 if mind.sight.raiders else 0.15) * pilots


def _set_free(mind: Mind) -> float:
    """Who asks for it leaves the Brig: a Cylon could come back in another way, a human could not."""
    seat = mind.log.prisoner
    return SET_FREE * (mind.doubt - mind.guilt(seat)) if seat is not None else 0.0


WEIGHED_HERE: dict[str, Callable[[Mind], float]] = {
    "genocide": lambda mind: mind.prices.threat,
    "leave_the_brig": _set_free,
    "lured_away": lambda mind: 0.5 * mind.prices.threat,
    "passed_by": lambda mind: min(4, mind.sight.raiders) * mind.prices.raider,
    "raiders_in_space": lambda mind: activated(mind, Activation.RAIDERS),
    "raiders_twice": lambda mind: 2 * activated(mind, Activation.RAIDERS),
    "recall_vipers": _recalled,
}


OF_KIND: dict[type[Effect], Worth] = {
    Activates: _activates,
    AnotherCrisis: lambda mind, effect: -1.6,
    Centurions: _centurions,
    Changes: _changes,
    Check: _check,
    Chooses: _chooses,
    CountsAsDistance: lambda mind, effect: mind.prices.distance(1),
    CylonsDrawTrauma: lambda mind, effect: 0.1,
    DamagesGalactica: _damages,
    DamagesVipers: _damages_vipers,
    DestroysCivilian: _loses_civilians,
    Discards: _discards,
    DiscardsHand: _discards_hand,
    DiscardsTrauma: lambda mind, effect: 0.25 * effect.count,
    Draws: _draws,
    DrawsOfSet: _draws,
    DrawsTrauma: lambda mind, effect: -0.3 * effect.count,
    Executes: lambda mind, effect: sum(executed(mind, seat) for seat in meant(mind, effect.who)),
    GainsOneOf: _gains_one_of,
    GivesTitle: _gives_title,
    Guarded: _guarded,
    IfBelow: _if_below,
    Irregular: _irregular,
    JumpTrack: _jump_track,
    Looks: _looks,
    May: _may,
    OnChosen: _on_chosen,
    PassesTitle: _passes_title,
    PutsInPlay: _in_play,
    PlacesShips: _places,
    Pursues: lambda mind, effect: -A_PURSUIT * effect.spaces,
    Raptors: _raptors,
    Rolls: _rolls,
    Sends: _sends,
    SendsAllIn: _sends_all,
    SendsAnother: _sends_chosen,
    SendsChosen: _sends_chosen,
    Sequence: _sequence,
}
