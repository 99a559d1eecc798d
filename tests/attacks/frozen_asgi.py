"""The table, its clock standing still."""

from bsg.asgi import application
from tests.attacks.frozen import stop_the_clock

stop_the_clock()

__all__ = ["application"]
