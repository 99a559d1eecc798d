"""What happens in a game, as data: a kind for each thing that is told, in the chapters of the rulebook.

Seats are numbers; cards, places, ships and tokens are typed names (`names`). Who hears the words of an event hears its
data, which says nothing that the words and the table leave hidden. Kinds that say so are for those who learn it by
right.
"""

from bsg.engine.happenings import checks, combat, crises, fleet, loyalty, offices, ships, skills, turns
from bsg.kernel import kinds_in

BASE_HAPPENINGS = kinds_in(checks, combat, crises, fleet, loyalty, offices, ships, skills, turns)

__all__ = ["BASE_HAPPENINGS"]
