"""Personal Goals as a box: human loyalty cards that want something done."""

from bsg.engine.box import Box
from bsg.engine.exodus.box import WITH_EXODUS
from bsg.engine.variants.personal_goals import happenings
from bsg.engine.variants.personal_goals.rules import PersonalGoals
from bsg.kernel import kinds_in, text

PERSONAL_GOALS = Box(
    "personal-goals",
    PersonalGoals,
    "variants",
    text("Personal goals"),
    text("Some humans must fulfil a secret goal, or the fleet pays for it at the end. Only with Exodus."),
    needs=WITH_EXODUS,
    happenings=kinds_in(happenings),
)
