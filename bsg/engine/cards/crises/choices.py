"""Crisis cards on which somebody chooses between two options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.cards.crises.card import (
    ADMIRAL,
    BASESTARS,
    CURRENT,
    ENGINEERING,
    EVERYONE,
    HEAVY_RAIDERS,
    LAUNCH_RAIDERS,
    LEADERSHIP,
    PILOTING,
    POLITICS,
    PRESIDENT,
    RAIDERS,
    TACTICS,
    Crisis,
)
from bsg.engine.effects import (
    ANOTHER_CRISIS,
    LOSES_CIVILIAN,
    LOSES_RAPTOR,
    REGAINS_RAPTOR,
    centurions,
    check,
    choice,
    chooses,
    discard_together,
    discards,
    draws,
    gain,
    gives_title,
    irregular,
    jump_track,
    looks,
    lose,
    places,
    roll_at_most,
    sends,
    sends_chosen,
)
from bsg.engine.happenings.combat import NukeGivenUp
from bsg.engine.vocabulary import Place, Ship, Title
from bsg.kernel import Flow, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@irregular(text("lose 1 nuke"), when=lambda rules, seat: rules.state.nukes > 0)
def spend_a_nuke(rules: Base) -> Flow[None]:
    """R8.18: the option is barred without a nuke."""
    rules.spend_nuke()
    words = ("A nuke is given up; {n} is left.", "A nuke is given up; {n} are left.")
    rules.tell(plural(*words, n=rules.state.nukes), what=NukeGivenUp(rules.state.nukes))
    yield from ()


@irregular(text("return all vipers in space to the reserves and their pilots to the Hangar Deck"))
def recall_vipers(rules: Base) -> Flow[None]:
    rules.vipers_return()
    yield from ()


RIOTS = choice(ADMIRAL, lose(food=1, morale=1), lose(population=1, fuel=1))
RESCUE_MISSION = choice(ADMIRAL, lose(morale=1) + sends(CURRENT, Place.SICKBAY), lose(fuel=1) + LOSES_RAPTOR)
WATER_SHORTAGE = choice(PRESIDENT, lose(food=1), discards(PRESIDENT, 2) + discards(CURRENT, 3))

CHOICES = (
    Crisis(
        "A Traitor Accused",
        choice(CURRENT, check(8, POLITICS, LEADERSHIP, fail=sends_chosen(Place.BRIG)), discards(CURRENT, 5)),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Admiral Grilled",
        choice(CURRENT, check(9, POLITICS, LEADERSHIP, fail=lose(morale=1) + discards(ADMIRAL, 2)), lose(morale=1)),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Analyze Enemy Fighter",
        choice(
            CURRENT,
            check(7, TACTICS, ENGINEERING, pass_=REGAINS_RAPTOR, fail=lose(population=1)),
            roll_at_most(4, lose(population=1) + discards(CURRENT, 2)),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Bomb Threat",
        choice(
            CURRENT,
            check(13, POLITICS, LEADERSHIP, TACTICS, fail=lose(morale=1) + LOSES_CIVILIAN),
            roll_at_most(4, lose(morale=1) + LOSES_CIVILIAN),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Build Cylon Detector",
        choice(ADMIRAL, spend_a_nuke, lose(morale=1) + discards(ADMIRAL, 2)),
        HEAVY_RAIDERS,
    ),
    Crisis(
        "Colonial Day",
        choice(CURRENT, check(10, POLITICS, TACTICS, pass_=gain(morale=1), fail=lose(morale=2)), lose(morale=1)),
        BASESTARS,
        jump=True,
    ),
    Crisis(
        "Crippled Raider",
        choice(
            CURRENT,
            check(10, TACTICS, ENGINEERING, pass_=jump_track(1), fail=lose(population=1)),
            roll_at_most(4, places({Place.FRONT: {Ship.RAIDER: 3}, Place.REAR: {Ship.CIVILIAN: 1}})),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Cylon Screenings",
        choice(
            CURRENT,
            check(9, POLITICS, LEADERSHIP, fail=lose(morale=1) + looks(CURRENT, PRESIDENT, ADMIRAL)),
            discards(EVERYONE, 2),
        ),
        RAIDERS,
    ),
    Crisis(
        "Declare Martial Law",
        choice(
            ADMIRAL,
            lose(morale=1) + gives_title(Title.PRESIDENT, to=ADMIRAL),
            lose(population=1) + discards(ADMIRAL, 2),
        ),
        BASESTARS,
    ),
    Crisis(
        "Food Shortage",
        choice(PRESIDENT, lose(food=2), lose(food=1) + discards(PRESIDENT, 2) + discards(CURRENT, 3)),
        RAIDERS,
        jump=True,
        copies=4,
    ),
    Crisis(
        "Forced Water Mining",
        choice(
            CURRENT,
            check(
                17, POLITICS, LEADERSHIP, TACTICS, ENGINEERING, pass_=gain(food=1), fail=lose(population=1, morale=1)
            ),
            gain(food=1) + lose(morale=1) + discards(EVERYONE, 1, at_random=True),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Fulfiller of Prophecy",
        choice(
            CURRENT,
            check(6, POLITICS, LEADERSHIP, pass_=draws(1, POLITICS, who=CURRENT), fail=lose(population=1)),
            discards(CURRENT, 1) + ANOTHER_CRISIS,
        ),
        BASESTARS,
    ),
    Crisis(
        "Informing the Public",
        choice(
            CURRENT,
            check(7, POLITICS, LEADERSHIP, pass_=looks(CURRENT, EVERYONE), fail=lose(morale=2)),
            roll_at_most(4, lose(morale=1, population=1)),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Keep Tabs on Visitor",
        choice(
            CURRENT,
            check(12, POLITICS, LEADERSHIP, TACTICS, fail=roll_at_most(4, lose(population=2))),
            discards(CURRENT, 4, at_random=True),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Network Computers",
        choice(
            CURRENT,
            check(11, POLITICS, TACTICS, ENGINEERING, pass_=jump_track(1), fail=lose(population=1) + centurions(1)),
            lose(population=1) + jump_track(-1),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Requested Resignation",
        choice(
            ADMIRAL,
            discard_together((PRESIDENT, 2), (ADMIRAL, 2)),
            chooses(PRESIDENT, gives_title(Title.PRESIDENT, to=ADMIRAL), sends(PRESIDENT, Place.BRIG)),
        ),
        BASESTARS,
    ),
    Crisis(
        "Rescue Caprica Survivors",
        choice(PRESIDENT, lose(fuel=1, food=1) + gain(population=1), lose(morale=1)),
        RAIDERS,
        jump=True,
    ),
    Crisis("Rescue Mission", RESCUE_MISSION, RAIDERS, jump=True),
    Crisis("Rescue Mission", RESCUE_MISSION, BASESTARS, jump=True, printing=2),
    Crisis(
        "Rescue the Fleet",
        choice(
            ADMIRAL,
            lose(population=2),
            lose(morale=1) + places({Place.FRONT: {Ship.BASESTAR: 1, Ship.RAIDER: 3}, Place.REAR: {Ship.CIVILIAN: 3}}),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis("Riots", RIOTS, LAUNCH_RAIDERS),
    Crisis("Riots", RIOTS, BASESTARS, jump=True, printing=2),
    Crisis(
        "Scouting for Fuel",
        choice(
            CURRENT,
            check(12, TACTICS, PILOTING, pass_=gain(fuel=1), fail=lose(fuel=1) + LOSES_RAPTOR),
            roll_at_most(4, lose(fuel=1)),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Scouting for Water",
        choice(
            CURRENT, check(9, TACTICS, PILOTING, pass_=gain(food=1), fail=lose(fuel=1) + LOSES_RAPTOR), lose(food=1)
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Send Survey Team",
        choice(
            CURRENT,
            check(15, TACTICS, PILOTING, ENGINEERING, fail=sends(CURRENT, Place.SICKBAY) + LOSES_RAPTOR),
            roll_at_most(5, lose(fuel=1)),
        ),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Sleep Deprivation",
        choice(ADMIRAL, recall_vipers + sends(CURRENT, Place.SICKBAY), lose(morale=1)),
        BASESTARS,
        jump=True,
    ),
    Crisis(
        "Water Sabotaged",
        choice(CURRENT, check(13, POLITICS, LEADERSHIP, TACTICS, fail=lose(food=2)), lose(food=1)),
        RAIDERS,
        jump=True,
    ),
    Crisis("Water Shortage", WATER_SHORTAGE, BASESTARS, jump=True, copies=3),
    Crisis("Water Shortage", WATER_SHORTAGE, BASESTARS, printing=2),
    Crisis("Water Shortage", WATER_SHORTAGE, RAIDERS, jump=True, printing=3),
)
