"""The game: Battlestar Galactica's rules, cards and views on the kernel."""

from bsg.engine.game import BSG

__all__ = ["BSG"]
