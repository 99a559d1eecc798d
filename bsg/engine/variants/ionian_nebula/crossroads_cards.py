"""The 7 crossroads cards, with both results. "You" is the card's owner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.effects import (
    LOSES_CIVILIAN,
    NOTHING,
    Effect,
    OnChosen,
    discards,
    gain,
    irregular,
    jump_track,
    lose,
)
from bsg.engine.exodus.effects import executes, exodus, may
from bsg.engine.happenings.ships import VipersReturned
from bsg.engine.places import RING
from bsg.engine.rules.combat import parse_ship
from bsg.engine.rules.ships import add
from bsg.engine.variants.ionian_nebula.effects import cylons_draw_trauma, discards_trauma, draws_trauma
from bsg.engine.variants.ionian_nebula.happenings import RaidersRemoved
from bsg.engine.vocabulary import Activation, Ship, Who, reasons, slug
from bsg.kernel import Ask, Flow, Text, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

YOU = Who.ACTING


@dataclass(frozen=True)
class Crossroads:
    name: str
    benevolent: Effect
    antagonistic: Effect
    copies: int = 1

    @property
    def id(self) -> str:
        return slug(self.name)


# ── people ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def why_not_another(rules: Base, seat: int) -> Text | None:
    return rules.why_not_another(seat, rules.acting)


def on_another(effect: Effect) -> Effect:
    return OnChosen(why_not_another, text("another player"), effect)


@dataclass(frozen=True)
class DrawsOfSet(Effect):
    """Cards of the own skill set; a Cylon player's is off (R6.3, R18.9)."""

    who: Who
    count: int

    def resolve(self, rules: Base) -> Flow[None]:
        for seat in rules.seats_of(self.who):
            yield from rules.draw_chosen(seat, self.count, rules.sheet(seat).skills)

    def describe(self) -> tuple[Text, ...]:
        if self.who == YOU:
            return (text("draw {n} skill cards", n=self.count),)
        return (text("that player draws {n} skill cards", n=self.count),)

    def why_not(self, rules: Base, seat: int) -> Text | None:
        return None if rules.sheet(seat).skills else text("A Cylon player has no skill set to draw from.")


@irregular(text("look at all loyalty cards of another player"))
def hear_them_all(rules: Base) -> Flow[None]:
    yield from rules.look_at_loyalty(rules.acting, every_card=True)


@irregular(text("shuffle a human loyalty card into the Loyalty deck; choose a human player, who draws 1 loyalty card"))
def switched_on(rules: Base) -> Flow[None]:
    exodus(rules).add_human_cards(1)
    prompt = text("Choose the human player who draws a loyalty card.")
    if (yield from rules.choose_character(rules.acting, rules.why_not_human, prompt)):
        yield from exodus(rules).draw_loyalty(rules.seat_of(Who.CHOSEN), 1)


@irregular(text("that player discards 2 skill cards at random and may discard 2 trauma tokens"))
def cross_examined(rules: Base) -> Flow[None]:
    yield from discards(Who.CHOSEN, 2, at_random=True).resolve(rules)
    yield from may(Who.CHOSEN, discards_trauma(2, who=Who.CHOSEN)).resolve(rules)


@irregular(text("that player draws 2 skill cards and 2 trauma tokens"))
def heard_out(rules: Base) -> Flow[None]:
    yield from DrawsOfSet(Who.CHOSEN, 2).resolve(rules)
    yield from draws_trauma(2, who=Who.CHOSEN).resolve(rules)


# ── ships ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(text("return 1 destroyed viper to the reserves"))
def back_from_the_dead(rules: Base) -> Flow[None]:
    destroyed = rules.state.destroyed_vipers
    if destroyed:
        model = yield from rules.choose_model(rules.acting, destroyed, text("Choose the viper that returns."))
        add(destroyed, model, -1)
        add(rules.state.reserves, model, 1)
        rules.tell(text("A viper returns to the reserves."), what=VipersReturned(1))


@irregular(text("activate raiders twice"))
def raiders_twice(rules: Base) -> Flow[None]:
    for _ in range(2):
        yield from rules.activate(Activation.RAIDERS)


@irregular(text("the raiders in space act, if there are any"))
def raiders_in_space(rules: Base) -> Flow[None]:
    """Words, not the icon: without raiders nothing comes instead (R11.8)."""
    if rules.count(Ship.RAIDER):
        yield from rules.activate(Activation.RAIDERS)


@irregular(text("damage a basestar in space"))
def strike_a_basestar(rules: Base) -> Flow[None]:
    targets = [f"ship:basestar@{area}#{n}" for area in RING for n in range(len(rules.area(area).basestars))]
    if targets:
        prompt = text("Choose the basestar to damage.")
        others = text("It has to be a basestar.")
        pick = yield from rules.choose(
            rules.acting,
            "attack",
            prompt,
            targets,
            labels=rules.damaged_basestars(),
            dimmed=rules.dimmed_targets(targets, others),
        )
        _, area, number = parse_ship(pick)
        rules.damage_basestar(area, number)


RAIDERS_PASSED_BY = 4


@irregular(text("remove {n} raiders of your choice from space", n=RAIDERS_PASSED_BY))
def passed_by(rules: Base) -> Flow[None]:
    options = tuple(f"ship:raider@{area}#{n}" for area in RING for n in range(rules.area(area).raiders))
    picks = options
    if len(options) > RAIDERS_PASSED_BY:
        prompt = text("Choose {n} raiders to remove.", n=RAIDERS_PASSED_BY)
        others = [ship for area in RING for ship in rules.targets_in(area) if not ship.startswith("ship:raider@")]
        dimmed = reasons(dict.fromkeys(others, text("It has to be a raider.")))
        picks = yield Ask(rules.acting, "remove_raiders", prompt, options, (RAIDERS_PASSED_BY,), dimmed=dimmed)
    for area in RING:
        count = sum(pick.startswith(f"ship:raider@{area}#") for pick in picks)
        if count:
            rules.area(area).raiders -= count
            rules.tell(
                plural("{n} raider {area} is gone.", "{n} raiders {area} are gone.", n=count, area=f"area:{area}"),
                what=RaidersRemoved(f"area:{area}", count),
            )


# ── all of them ─────────────────────────────────────────────────────────────────────────────────────────────────────

ALL = (
    Crossroads(
        "Disturbing Vision",
        discards_trauma(2) + discards(YOU, 2, at_random=True),
        cylons_draw_trauma(2) + executes(Who.ADMIRAL),
    ),
    Crossroads(
        "Miraculous Return",
        gain(morale=1) + back_from_the_dead + raiders_twice,
        lose(morale=1) + LOSES_CIVILIAN + strike_a_basestar,
    ),
    Crossroads(
        "Perjury",
        discards(YOU, 2, at_random=True) + may(YOU, discards_trauma(2)),
        draws_trauma(2) + may(YOU, DrawsOfSet(YOU, 2)),
    ),
    Crossroads("Scanned", passed_by + lose(morale=1), raiders_in_space + jump_track(1)),
    Crossroads("Strange Music", hear_them_all + discards_trauma(1), switched_on + cylons_draw_trauma(1)),
    Crossroads("Testimony", on_another(cross_examined), on_another(heard_out)),
    Crossroads("The Opera House", draws_trauma(3) + on_another(draws_trauma(3, who=Who.CHOSEN)), NOTHING),
)

CROSSROADS: dict[str, Crossroads] = {card.id: card for card in ALL}
