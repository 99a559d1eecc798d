"""What an audience cannot know of Exodus' part, by row of T1."""

from __future__ import annotations

from bsg.engine.cards.loyalty import LOYALTY, SYMPATHIZER
from tests.engine.worlds import Hidden, Row


def human_deck(hidden: Hidden) -> None:
    """H4: the order of the human cards kept apart."""
    hidden.chance.shuffle(hidden.state.exodus.humans)


def human_cards(hidden: Hidden) -> None:
    """H18, H22: goals, Final Five and plain human cards, those kept apart among them."""
    state = hidden.state
    zones = [state.exodus.humans, state.loyalty, *(state.players[seat].loyalty for seat in hidden.others)]
    places = [
        (zone, n) for zone in zones for n, card in enumerate(zone) if not LOYALTY[card].cylon and card != SYMPATHIZER.id
    ]
    cards = [zone[n] for zone, n in places]
    hidden.chance.shuffle(cards)
    for (zone, n), card in zip(places, cards, strict=True):
        zone[n] = card
    for seat in hidden.others:
        state.players[seat].loyalty.sort()


ROWS: tuple[Row, ...] = (human_deck, human_cards)
