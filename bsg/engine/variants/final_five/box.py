"""The Final Five as a box: human loyalty cards that punish a look."""

from bsg.engine.box import Box
from bsg.engine.exodus.box import WITH_EXODUS
from bsg.engine.variants.final_five import happenings
from bsg.engine.variants.final_five.part import FinalFivePart
from bsg.engine.variants.final_five.rules import FinalFive
from bsg.kernel import kinds_in, text

FINAL_FIVE = Box(
    "final-five",
    FinalFive,
    "variants",
    text("Final Five"),
    text("Some human loyalty cards punish whoever looks at them. Only with Exodus."),
    needs=WITH_EXODUS,
    part=FinalFivePart,
    happenings=kinds_in(happenings),
)
