"""The skill cards of Exodus (R27): three 0-cards with an ability, and one 6, of each type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.cards.abilities import CheckAbility
from bsg.engine.cards.responses import Response
from bsg.engine.cards.skills import SKILL_CARDS, SkillKind
from bsg.engine.cards.windows import Moment, Wish
from bsg.engine.effects import LOSES_RAPTOR, gain, irregular, roll_at_least
from bsg.engine.exodus.effects import exodus
from bsg.engine.exodus.happenings import DiscardedFromCheck, FailureAverted
from bsg.engine.happenings.checks import DestinyAdded
from bsg.engine.places import RING
from bsg.engine.state import OpenCheck
from bsg.engine.vocabulary import Outcome, Place, Resource, Ship, Skill, Who, reasons
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

ZERO = {0: 3}
SIX = {6: 1}

# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@irregular(text("lose 1 food; then each player, starting with you, may move or take an action"))
def state_of_emergency(rules: Base) -> Flow[None]:
    """R4.11: everybody moves or acts, Cylon players too; a loss of food is no price (R20.3)."""
    rules.change(Resource.FOOD, -1)
    labels = {"opt:move": text("Move"), "opt:act": text("Take an action"), "opt:nothing": text("Do nothing")}
    for seat in rules.clockwise(rules.acting):
        if rules.player(seat).place is None:
            continue
        no_move = rules.why_not_move(seat)
        options = [option for option in labels if option != "opt:move" or no_move is None]
        dimmed = reasons({"opt:move": no_move})
        ended, rules.state.turn_over = rules.state.turn_over, False  # which cuts nobody else's share short
        prompt = text("State of Emergency: move or take an action.")
        pick = yield from rules.choose(
            seat, "emergency", prompt, options, labels=labels, default="opt:nothing", dimmed=dimmed
        )
        if pick == "opt:move":
            yield from rules.move(seat)
        elif pick == "opt:act":
            yield from rules.take_action(seat)
        rules.state.turn_over = rules.state.turn_over or ended


@irregular(text("the Admiral gains 1 nuke, up to 3 in all"))
def build_nuke(rules: Base) -> Flow[None]:
    exodus(rules).gain_nuke()
    yield from ()


# ── responses ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class LocationCheck(Moment):
    """W13."""

    kind = "check_override"
    not_now = text("It is played before a check that a location asks for only.")
    wishes = (Wish("location-check", text("before a check that a location asks for")),)
    check: OpenCheck


class PoliticalProwess(Response[LocationCheck]):
    """R7.9."""

    moment = LocationCheck
    says = text("Before a skill check at a location: instead of adding cards, you decide whether it passes or fails.")

    def played(self, rules: Base, seat: int, moment: LocationCheck) -> Flow[None]:
        labels = {"opt:pass": text("It passes"), "opt:fail": text("It fails")}
        pick = yield from rules.choose(seat, "prowess", text("Decide the check."), list(labels), labels=labels)
        moment.check.outcome = Outcome.PASS if pick == "opt:pass" else Outcome.FAIL


@dataclass(frozen=True)
class PilotedAttack(Moment):
    """W8."""

    kind = "before_attack"
    not_now = text("It is played before a piloted viper attacks only.")
    wishes = (Wish("piloted-attack", text("before another pilot attacks"), usual=False, in_battle=True),)
    pilot: int
    area: Place

    def asks(self, seat: int) -> bool:
        return seat != self.pilot


def raiders_around(rules: Base, seat: int) -> bool:
    place = rules.player(seat).place
    return place in RING and rules.area(place).raiders > 0


@irregular(
    text("while you are piloting a viper, roll a die instead of attacking and destroy that many raiders in your area"),
    when=raiders_around,
    because=text("You are not in a viper with a raider in its area."),
)
def best_of_the_best(rules: Base) -> Flow[None]:
    """The pilot's own: beside his attack, so that he need not be asked before each (R27.15)."""
    area = rules.player(rules.acting).place
    assert area is not None
    yield from destroy_raiders(rules, PilotedAttack(rules.acting, area))


def destroy_raiders(rules: Base, attack: PilotedAttack) -> Flow[None]:
    what_for = text("Best of the Best destroys as many raiders as the result")
    raiders = rules.area(attack.area).raiders
    result = yield from rules.roll(attack.pilot, what_for, at=range(2, raiders + 1))
    for _ in range(min(result, rules.area(attack.area).raiders)):
        rules.destroy_cylon_ship(Ship.RAIDER, attack.area)


class BestOfTheBest(Response[PilotedAttack]):
    """R27.15."""

    moment = PilotedAttack
    says = text("Before a piloted viper attacks: instead, roll a die and destroy that many raiders in its area.")

    def useless(self, rules: Base, moment: PilotedAttack) -> Text | None:
        return None if rules.area(moment.area).raiders else text("There is no raider in the area.")

    def played(self, rules: Base, seat: int, moment: PilotedAttack) -> Flow[None]:
        yield from destroy_raiders(rules, moment)


# ── skill check abilities ───────────────────────────────────────────────────────────────────────────────────────────


class RedTape(CheckAbility):
    """R7.29: printed values."""

    says = text("discard all cards of strength 5 or 6 from the check")

    def resolve(self, rules: Base, check: OpenCheck) -> Flow[None]:
        thrown_out = [card for card in check.revealed if SKILL_CARDS[card].strength in (5, 6)]
        check.revealed = [card for card in check.revealed if card not in thrown_out]
        rules.to_pile(thrown_out)
        if thrown_out:
            names = [f"card:{card}" for card in thrown_out]
            rules.tell(
                text("Discarded from the check: {cards}.", cards=names),
                reveals="H12",
                what=DiscardedFromCheck(tuple(names)),
            )
        yield from ()


class IronWill(CheckAbility):
    """R7.42: of its two halves only the first asks whether the check has failed."""

    says = text("failing by 4 or less has no effect; if the total is 0 or less, lose 1 morale")

    def result_at(self, check: OpenCheck, difficulty: int, outcome: Outcome) -> Outcome | None:
        assert check.total is not None
        narrowly = outcome == Outcome.FAIL and check.total >= difficulty - 4
        return None if narrowly else outcome

    def before_result(self, rules: Base, check: OpenCheck) -> None:
        assert check.total is not None
        assert check.outcome is not None
        if check.total <= 0:
            rules.change(Resource.MORALE, -1)
        if self.result_at(check, check.difficulty, check.outcome) is None:
            rules.tell(text("Iron Will: the failure has no effect."), what=FailureAverted(check.source))


class TrustInstincts(CheckAbility):
    """R7.30."""

    says = text("add 2 more destiny cards, face up")

    def resolve(self, rules: Base, check: OpenCheck) -> Flow[None]:
        added = rules.draw_destiny(2)
        check.revealed += added
        rules.state.past_checks[check.record].destiny += added
        names = [f"card:{card}" for card in added]
        rules.tell(text("Destiny adds {cards}.", cards=names), reveals="H7", what=DestinyAdded(tuple(names)))
        yield from ()


class ProtectTheFleet(CheckAbility):
    """R7.32."""

    says = text(
        "if the piloting cards in the check have a total strength of 3 or more, the current player may activate 1"
        " unmanned viper"
    )

    def resolve(self, rules: Base, check: OpenCheck) -> Flow[None]:
        cards = [SKILL_CARDS[card] for card in check.revealed]
        strength = sum(card.strength for card in cards if card.skill == Skill.PILOTING)
        if strength >= 3 and Skill.PILOTING not in check.zeroed:
            yield from rules.activate_vipers(rules.current, 1)


class EstablishNetwork(CheckAbility):
    """R7.31."""

    says = text("engineering cards count double")

    def resolve(self, rules: Base, check: OpenCheck) -> Flow[None]:
        check.doubled.append(Skill.ENGINEERING)
        yield from ()


# ── the kinds ───────────────────────────────────────────────────────────────────────────────────────────────────────

EXODUS_SKILLS = (
    SkillKind("Red Tape", Skill.POLITICS, ZERO, ability=RedTape()),
    SkillKind("Political Prowess", Skill.POLITICS, SIX, response=PoliticalProwess()),
    SkillKind("Iron Will", Skill.LEADERSHIP, ZERO, ability=IronWill()),
    SkillKind("State of Emergency", Skill.LEADERSHIP, SIX, action=state_of_emergency),
    SkillKind("Trust Instincts", Skill.TACTICS, ZERO, ability=TrustInstincts()),
    SkillKind(
        "Scout for Fuel",
        Skill.TACTICS,
        SIX,
        action=roll_at_least(4, gain(fuel=1), roller=Who.ACTING, otherwise=LOSES_RAPTOR).when(
            lambda rules, seat: rules.state.raptors > 0, text("There is no raptor left.")
        ),
    ),
    SkillKind("Protect the Fleet", Skill.PILOTING, ZERO, ability=ProtectTheFleet()),
    SkillKind("Best of the Best", Skill.PILOTING, SIX, action=best_of_the_best, response=BestOfTheBest()),
    SkillKind("Establish Network", Skill.ENGINEERING, ZERO, ability=EstablishNetwork()),
    SkillKind("Build Nuke", Skill.ENGINEERING, SIX, action=build_nuke),
)
