"""What the Cylon Fleet calls its things, and its words for the screen."""

from __future__ import annotations

from bsg.engine.screen import N
from bsg.engine.variants.cylon_fleet.titles import NUKE_DESTROYS_ALL
from bsg.kernel import Text, plural, text

WORDS: dict[str, Text] = {
    "title:cag": text("CAG"),
    "fleet_area": text("Cylon area {die}"),
    "fleet_twin": text("What gathers here arrives at: {area}"),
    "gathers": text("Gathering behind it, Cylon area {die}: {ships}"),
    "gathers_none": text("Nothing gathers behind it, in Cylon area {die}"),
    "ships:basestar": plural("{n} basestar", "{n} basestars", n=N),
    "pursuit": text("Pursuit"),
    "pursuit_label": text("Pursuit: {space} of {auto}. At {auto} the Cylon fleet attacks."),
    "pursuit_civilians": plural(
        "On the next space, the CAG places {n} civilian ship.",
        "On the next space, the CAG places {n} civilian ships.",
        n=N,
    ),
    "pursuit_nothing": text("On the next space, nothing happens."),
    "pursuit_attack": plural(
        "On the next space, {n} gathered ship attacks.", "On the next space, {n} gathered ships attack.", n=N
    ),
    "about:pursuit": text(
        "It advances whenever Cylon ships are to be activated and none is around Galactica: one gathers instead."
    ),
    "attack": text("attack"),
    "moment:auto_attack": text("Auto Attack"),
    "ship:viper-mark-vii": text("Mark VII viper"),
    "ships:viper-mark-vii": plural("{n} Mark VII viper", "{n} Mark VII vipers", n=N),
    "about:viper-mark-vii": text("A viper that flies up to two areas and is harder to hit. All are damaged at first."),
    "reserve:viper-mark-vii": text("Mark VII vipers"),
    "pilot:viper-mark-vii": text("{name} in a Mark VII viper"),
    "short:basestar-bridge": text("command the fleet"),
    "group:bridge": text("Orders"),
    "about:nuke:area": text(
        "The Admiral can launch one at an area, as an action. A roll of {n} destroys every ship there.",
        n=NUKE_DESTROYS_ALL,
    ),
    "hint:fleet": text(
        "The Cylon fleet pursues you. At the edge of each area is what gathers behind it, with the numbers of the die "
        "that bring more. The track with the raider says how near they are: on its last space all of them arrive."
    ),
    "hint:civilian_area": text(
        "You are the CAG: a civilian ship comes into the open, and you say where. Far from the Cylons is good, near "
        "your vipers is better; a viper can escort it to safety. Press an area, or choose it here."
    ),
    "hint:bridge": text("Give two orders of four, in the order you like. Both are named before the first is done."),
    "hint:fleet_area": text("Choose behind which area the ships gather. They arrive there when the pursuit is over."),
}
