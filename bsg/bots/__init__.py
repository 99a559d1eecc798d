"""Players that live on what a person in their seat gets, and on nothing else: what is heard, asked and seen.

Those of a particular game (`crew`) are not named here: tables, which know no game, get them from the game's own app.
"""

from bsg.bots.absent import Absent
from bsg.bots.cast import Cast, Level, Persona
from bsg.bots.fallback import Fallback
from bsg.bots.player import Bot, Talker
from bsg.bots.random import Random

__all__ = ["Absent", "Bot", "Cast", "Fallback", "Level", "Persona", "Random", "Talker"]
