"""Crisis cards with a skill check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bsg.engine.cards.crises.card import (
    ADMIRAL,
    CURRENT,
    ENGINEERING,
    EVERYONE,
    FOOD,
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
from bsg.engine.cards.in_play import InPlay
from bsg.engine.effects import (
    COUNTS_AS_DISTANCE,
    LOSES_RAPTOR,
    centurions,
    check,
    chooses,
    damages_reserve_vipers,
    damages_space_vipers,
    discards,
    discards_hand,
    if_below,
    jump_track,
    looks,
    lose,
    passes_title,
    places,
    sends,
    sends_all_in,
    sends_chosen,
    stays_in_play,
)
from bsg.engine.vocabulary import Place, Resource, Ship, Title
from bsg.kernel import Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


class DetectorSabotage(InPlay):
    """R17.7: it is in play to the end."""

    says = text("this card stays in play: nobody may look at another player's loyalty cards")

    def why_not_look(self, rules: Base, card: str) -> Text | None:
        return text("While {card} is in play, nobody looks at loyalty cards.", card=card)


CHECKS = (
    Crisis(
        "Crash Landing",
        check(
            6,
            TACTICS,
            PILOTING,
            fail=chooses(
                ADMIRAL,
                lose(fuel=1).when(lambda rules, seat: rules.state.dials[Resource.FUEL] > 0),  # a price (R20.3)
                lose(morale=1) + sends(CURRENT, Place.SICKBAY),
            ),
        ),
        HEAVY_RAIDERS,
    ),
    Crisis("Cylon Accusation", check(10, POLITICS, LEADERSHIP, TACTICS, fail=sends(CURRENT, Place.BRIG)), RAIDERS),
    Crisis(
        "Cylon Tracking Device",
        check(
            10,
            TACTICS,
            PILOTING,
            ENGINEERING,
            fail=LOSES_RAPTOR + places({Place.FRONT: {Ship.BASESTAR: 1}, Place.REAR: {Ship.CIVILIAN: 2}}),
        ),
        RAIDERS,
    ),
    Crisis(
        "Cylon Virus",
        check(13, TACTICS, ENGINEERING, fail=sends_all_in(Place.FTL_CONTROL, to=Place.SICKBAY) + centurions(1)),
        LAUNCH_RAIDERS,
    ),
    Crisis(
        "Detector Sabotage",
        check(
            8,
            LEADERSHIP,
            TACTICS,
            fail=sends_all_in(Place.RESEARCH_LAB, to=Place.SICKBAY) + stays_in_play(DetectorSabotage()),
        ),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Elections Loom",
        check(
            8,
            POLITICS,
            LEADERSHIP,
            partial_at=5,
            partial=lose(morale=1),
            fail=lose(morale=1) + discards(PRESIDENT, 4),
        ),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Guilt by Collusion",
        check(9, LEADERSHIP, TACTICS, pass_=sends_chosen(Place.BRIG, optional=True), fail=lose(morale=1)),
        RAIDERS,
        jump=True,
    ),
    Crisis(
        "Hangar Accident",
        check(
            10,
            TACTICS,
            PILOTING,
            ENGINEERING,
            partial_at=7,
            partial=lose(population=1),
            fail=lose(population=1) + damages_reserve_vipers(2),
        ),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Jump Computer Failure",
        check(7, TACTICS, ENGINEERING, fail=lose(population=1) + jump_track(-1)),
        LAUNCH_RAIDERS,
    ),
    Crisis(
        "Legendary Discovery",
        check(14, TACTICS, PILOTING, pass_=COUNTS_AS_DISTANCE, fail=lose(food=1) + LOSES_RAPTOR),
        LAUNCH_RAIDERS,
    ),
    Crisis(
        "Loss of a Friend",
        check(
            9,
            POLITICS,
            LEADERSHIP,
            partial_at=7,
            partial=discards(CURRENT, 2),
            fail=lose(morale=1) + discards(CURRENT, 2),
        ),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Low Supplies", check(7, POLITICS, LEADERSHIP, fail=lose(morale=1) + if_below(FOOD, 6, lose(morale=1))), RAIDERS
    ),
    Crisis(
        "Mandatory Testing",
        check(13, POLITICS, LEADERSHIP, partial_at=9, pass_=looks(PRESIDENT, CURRENT), fail=lose(morale=1)),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Missing G4 Explosives",
        check(7, LEADERSHIP, TACTICS, fail=lose(food=1) + sends_all_in(Place.ARMORY, to=Place.BRIG)),
        RAIDERS,
    ),
    Crisis("Prison Labor", check(10, POLITICS, LEADERSHIP, TACTICS, fail=lose(morale=1, food=1)), RAIDERS),
    Crisis(
        "Prisoner Revolt",
        check(
            11,
            POLITICS,
            LEADERSHIP,
            TACTICS,
            partial_at=6,
            partial=lose(population=1),
            fail=lose(population=1) + passes_title(Title.PRESIDENT, chosen_by=PRESIDENT),
        ),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Resistance",
        check(12, POLITICS, LEADERSHIP, TACTICS, partial_at=9, partial=lose(food=1), fail=lose(food=1, fuel=1)),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Security Breach",
        check(6, LEADERSHIP, TACTICS, fail=lose(morale=1) + sends_all_in(Place.COMMAND, to=Place.SICKBAY)),
        LAUNCH_RAIDERS,
    ),
    Crisis(
        "Terrorist Bomber",
        check(9, LEADERSHIP, TACTICS, fail=lose(morale=1) + sends(CURRENT, Place.SICKBAY)),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Terrorist Investigations",
        check(12, POLITICS, LEADERSHIP, partial_at=6, pass_=looks(CURRENT, EVERYONE), fail=lose(morale=1)),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "The Olympic Carrier",
        check(
            11,
            POLITICS,
            LEADERSHIP,
            PILOTING,
            partial_at=8,
            partial=lose(population=1),
            fail=lose(morale=1, population=1),
        ),
        HEAVY_RAIDERS,
        jump=True,
    ),
    Crisis(
        "Unexpected Reunion",
        check(8, POLITICS, LEADERSHIP, TACTICS, fail=lose(morale=1) + discards_hand(CURRENT)),
        RAIDERS,
    ),
    Crisis("Unidentified Ship", check(10, TACTICS, PILOTING, fail=lose(population=1)), LAUNCH_RAIDERS),
    Crisis(
        "Weapon Malfunction",
        check(
            11,
            TACTICS,
            PILOTING,
            ENGINEERING,
            fail=damages_space_vipers(2) + sends_all_in(Place.WEAPONS_CONTROL, to=Place.SICKBAY),
        ),
        LAUNCH_RAIDERS,
    ),
    Crisis(
        "Witch Hunt",
        check(
            10,
            POLITICS,
            LEADERSHIP,
            partial_at=6,
            partial=lose(morale=1),
            fail=lose(morale=1) + sends_chosen(Place.SICKBAY),
        ),
        HEAVY_RAIDERS,
        jump=True,
    ),
)
