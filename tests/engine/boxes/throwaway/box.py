"""The Black Market as a box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

from bsg.engine.box import Box, Rows
from bsg.engine.scenario import Play, Scenario
from bsg.kernel import Article, Chapter, Passage, Text, kinds_in, text
from tests.engine.boxes.throwaway import happenings
from tests.engine.boxes.throwaway.cards import ERRANDS, FACES, MESS_HALL, QUARTERMASTER
from tests.engine.boxes.throwaway.part import Crate, MarketPart
from tests.engine.boxes.throwaway.rules import BlackMarket
from tests.engine.boxes.throwaway.view import market_view


def crates(rules: BlackMarket) -> Rows:
    return {
        "Crate": [
            {"seat": seat, "face": crate.face, "open": crate.open} for seat, crate in enumerate(rules.market.crates)
        ]
    }


def every_errand_somewhere(rules: BlackMarket) -> Iterator[str]:
    market = rules.market
    there = [*market.errands.draw, *market.errands.discard, *([market.errand] if market.errand else [])]
    if sorted(there) != sorted(rules.errand_deck()):
        yield f"{there}"


def every_crate_somewhere(rules: BlackMarket) -> Iterator[str]:
    faces = [*rules.market.bag, *(crate.face for crate in rules.market.crates)]
    bag = [face for face, copies in FACES.items() for _ in rules.state.players for _ in range(copies)]
    if rules.state.turn and sorted(faces) != sorted(bag):
        yield f"{faces}"


def chapters() -> tuple[Chapter, ...]:
    title = text("Sees the next errand at the end of each turn, and may put it under the deck.")
    crate = text("Opened before an errand, contraband stops it.")
    return (
        Chapter("titles", text("Titles"), (article(f"title:{QUARTERMASTER}", title),)),
        Chapter("tokens", text("Tokens"), tuple(article(f"token:{face}", crate) for face in FACES)),
        Chapter(
            "errands",
            text("Errands"),
            tuple(article(f"errand:{errand.id}", *errand.effect.describe()) for errand in ERRANDS.values()),
        ),
    )


def article(name: str, *lines: Text) -> Article:
    return Article(name, WORDS[name], (text("Black Market"),), (Passage(lines),))


WORDS = {
    "title:quartermaster": text("Quartermaster"),
    "token:rations": text("rations"),
    "token:contraband": text("contraband"),
    "step:take_stock": text("taking stock"),
    "deck:errands": text("Errands"),
    **{f"errand:{errand.id}": text(errand.name) for errand in ERRANDS.values()},
}


class MarketVerbs(Scenario):
    def crate(self, seat: int, face: str) -> Self:
        """This face before a player, out of the bag."""
        market = self.rules.part(MarketPart)
        market.bag.append(market.crates[seat].face)
        market.bag.remove(face)
        market.crates[seat] = Crate(face)
        return self

    def errands(self, *names: str) -> Self:
        return self._on_top(self.rules.part(MarketPart).errands, names)


def errand() -> Play:
    """Somebody is about to run an errand, and a crate could stop it."""
    scenario = Scenario("adama", "roslin", "starbuck", variants=("black-market",)).at(0, MESS_HALL)
    return scenario.start().to("action").answer("loc:mess-hall")


BLACK_MARKET = Box(
    "black-market",
    BlackMarket,
    "variants",
    text("Black Market"),
    text("Somebody counts what there is, and somebody has something to hide."),
    part=MarketPart,
    view=market_view,
    facts=crates,
    invariants=(every_errand_somewhere, every_crate_somewhere),
    happenings=kinds_in(happenings),
    words=WORDS,
    catalogue=lambda rules: [f"errand:{card}" for card in rules.errand_deck()],
    chapters=chapters,
    positions=(errand,),
    verbs=MarketVerbs,
)
