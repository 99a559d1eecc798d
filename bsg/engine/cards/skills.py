"""The skill cards (R27): 21 of each type, as kinds with their strengths."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bsg.engine.cards.abilities import CheckAbility
from bsg.engine.cards.responses import AfterTotal, BeforeCards, BeforeRoll, Response, ViperAttacked
from bsg.engine.cards.windows import Moment
from bsg.engine.effects import LOSES_RAPTOR, Effect, draws, irregular, roll_at_least
from bsg.engine.happenings.checks import RolledAgain
from bsg.engine.happenings.crises import Looked
from bsg.engine.happenings.turns import Ordered
from bsg.engine.places import RING, spot
from bsg.engine.state import Modifier
from bsg.engine.vocabulary import Place, Skill, Who, at_seat, reasons, slug, thing_of
from bsg.kernel import Flow, Text, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

LOW = {1: 8, 2: 6}  # R1.1: how many cards of which strength
HIGH = {3: 4, 4: 2, 5: 1}


@dataclass(frozen=True)
class SkillKind:
    """Cards of one name: an action, a response, or a skill check ability.

    A response to one's own action may be an action, too: it is then chosen beside what it would be a response to.
    """

    name: str
    skill: Skill
    values: dict[int, int]
    action: Effect | None = None
    response: Response[Any] | None = None  # R29
    ability: CheckAbility | None = None  # R6.10

    def describe(self) -> tuple[Text, ...]:
        if self.ability is not None:
            consequence = text("It also sets off the consequence of a crisis, if there is one.")  # R7.35
            return (text("In a skill check: {ability}.", ability=self.ability.says), consequence)
        if self.response is not None:
            return (self.response.says,)
        return (text("Action: {effect}.", effect=self.action.words()),) if self.action else ()

    def not_now(self) -> Text:
        """Said while it is not the moment for it."""
        if self.ability is not None:
            return text("It works in a skill check only.")
        return self.response.moment.not_now if self.response else text("It is played as an action only.")

    def why_not_at(self, rules: Base, moment: Moment) -> Text | None:
        """What is against playing it in this window."""
        if self.response is None or not isinstance(moment, self.response.moment):
            return self.not_now()
        return self.response.useless(rules, moment)

    def does_something_at(self, rules: Base, moment: Moment) -> bool:
        """The same as a yes or no, for every kind there is at every window."""
        response = self.response
        return response is not None and isinstance(moment, response.moment) and not response.useless(rules, moment)


@dataclass(frozen=True)
class SkillCard:
    kind: SkillKind
    strength: int

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def skill(self) -> Skill:
        return self.kind.skill

    @property
    def id(self) -> str:
        return f"{slug(self.kind.name)}-{self.strength}"


# ── irregular actions ───────────────────────────────────────────────────────────────────────────────────────────────


def why_not_ordered(rules: Base, seat: int, by: int) -> Text | None:
    """Another human player who is on the board (R4.8, R4.9)."""
    return rules.why_not_another(seat, by) or rules.why_not_human(seat) or rules.why_off_board(seat)


def why_no_order(rules: Base, seat: int) -> Text | None:
    if "Executive Order" in rules.state.used_this_turn:
        return text("An order was given this turn already.")
    if not rules.choosable(lambda s: why_not_ordered(rules, s, seat)):
        return text("There is nobody to order.")
    return None


@irregular(
    text("another human player moves and then takes an action, or takes 2 actions; once per turn"),
    unless=why_no_order,
)
def executive_order(rules: Base) -> Flow[None]:
    rules.state.used_this_turn.append("Executive Order")
    by = rules.acting
    prompt = text("Choose the player to order: they move and act, or act twice.")
    if not (
        yield from rules.choose_character(by, lambda seat: why_not_ordered(rules, seat, by), prompt, even_alone=True)
    ):
        return
    ordered = rules.seat_of(Who.CHOSEN)
    rules.tell(text("{seat} is ordered to act.", seat=at_seat(ordered)), what=Ordered(ordered, by))
    labels = {"opt:move": text("Move, then take an action"), "opt:act": text("Take 2 actions")}
    options = [*labels] if rules.may_move(ordered) else ["opt:act"]
    pick = yield from rules.choose(
        ordered,
        "ordered",
        text("Choose how to carry out the order of {seat}.", seat=at_seat(by)),
        options,
        labels=labels,
        default="opt:act",
    )
    if pick == "opt:move":
        yield from rules.move(ordered)
        yield from rules.take_action(ordered)
    else:
        yield from rules.take_action(ordered, 1, 2)
        if rules.is_human(ordered) and rules.in_game(ordered) and not rules.state.turn_over:  # R4.10
            yield from rules.take_action(ordered, 2, 2)


@irregular(text("look at the top card of the crisis or destination deck and put it back on top or at the bottom"))
def scouted(rules: Base) -> Flow[None]:
    labels = {"opt:crisis": text("The crisis deck"), "opt:destination": text("The destination deck")}
    pick = yield from rules.choose(
        rules.acting, "scout", text("Choose the deck to look at."), list(labels), labels=labels
    )
    seat = rules.acting
    if pick == "opt:crisis":
        rules.tell(text("{seat} looks at the top crisis card.", seat=at_seat(seat)), what=Looked(seat, "crisis"))
        yield from rules.scout(seat, "crisis")
    else:
        rules.tell(
            text("{seat} looks at the top destination card.", seat=at_seat(seat)), what=Looked(seat, "destination")
        )
        yield from rules.scout(seat, "destination")


def may_repair(rules: Base, seat: int) -> bool:
    """R27.9: the own location, or vipers in the Hangar Deck."""
    place = rules.player(seat).place
    return place in rules.state.damaged or (place == Place.HANGAR_DECK and bool(rules.state.damaged_vipers))


@irregular(
    text("repair the location you are in; or, on the Hangar Deck, up to 2 damaged vipers"),
    when=may_repair,
    because=text("Nothing is damaged where you are."),
)
def repair(rules: Base) -> Flow[None]:
    place = rules.player(rules.acting).place
    assert place is not None
    options = [spot(place)] if place in rules.state.damaged else []
    if place == Place.HANGAR_DECK and rules.state.damaged_vipers:
        options.append("opt:vipers")
    labels = {"opt:vipers": text("Up to 2 damaged vipers")}
    elsewhere = reasons(
        {spot(other): text("You are not there.") for other in rules.state.damaged if spot(other) not in options}
    )
    pick = yield from rules.choose(
        rules.acting, "repair", text("Choose what to repair."), options, labels=labels, dimmed=elsewhere
    )
    if pick == "opt:vipers":
        yield from rules.repair_vipers(rules.acting, 2)
    else:
        rules.repair(place)
    yield from rules.sheet(rules.acting).after_repair(rules, rules.acting)


def may_fire(rules: Base, seat: int) -> bool:
    place = rules.player(seat).place
    return place in RING and bool(rules.targets_in(place))


@irregular(
    text("while you are piloting a viper, attack up to 4 times"),
    when=may_fire,
    because=text("You are not in a viper with a Cylon ship to attack."),
)
def maximum_firepower(rules: Base) -> Flow[None]:
    """R13.22: targets are chosen one by one."""
    yield from rules.in_a_row(attacks_of_a_pilot(rules))


def attacks_of_a_pilot(rules: Base) -> Flow[None]:
    for left in range(4, 0, -1):
        area = rules.player(rules.acting).place
        if area not in RING or not (targets := rules.targets_in(area)):
            return
        prompt = plural("Choose a target ({n} attack left).", "Choose a target ({n} attacks left).", n=left)
        instead = rules.instead_of_attack(rules.acting)
        labels = {"opt:done": text("Done"), **rules.damaged_basestars(), **instead}
        pick = yield from rules.choose(
            rules.acting,
            "firepower",
            prompt,
            [*targets, *instead, "opt:done"],
            labels=labels,
            shows="seat",
            default="opt:done",
            dimmed=rules.dimmed_targets(targets, text("A viper attacks in its own area only.")),
        )
        if pick == "opt:done":
            return
        if pick in instead:
            yield from rules.perform(rules.acting, pick)
        else:
            yield from rules.viper_attacks(rules.acting, area, pick, piloted=True)


# ── responses ───────────────────────────────────────────────────────────────────────────────────────────────────────


class InvestigativeCommittee(Response[BeforeCards]):
    """R7.14."""

    moment = BeforeCards
    says = text("Before cards are added to a skill check: all its cards are played face up, destiny cards included.")

    def useless(self, rules: Base, moment: BeforeCards) -> Text | None:
        """R27.2: a second one does nothing."""
        return text("All cards of this check are played face up anyway.") if moment.check.face_up else None

    def played(self, rules: Base, seat: int, moment: BeforeCards) -> Flow[None]:
        moment.check.face_up = True
        moment.check.changes.append(Modifier(text("Investigative Committee"), 0, seat))
        yield from ()


class ScientificResearch(Response[BeforeCards]):
    """R7.2."""

    moment = BeforeCards
    says = text("Before cards are added to a skill check: its engineering cards count as positive.")

    def useless(self, rules: Base, moment: BeforeCards) -> Text | None:
        counts = Skill.ENGINEERING in (*moment.check.skills, *moment.check.positive)
        return text("Engineering counts positive in this check anyway.") if counts else None

    def played(self, rules: Base, seat: int, moment: BeforeCards) -> Flow[None]:
        moment.check.positive.append(Skill.ENGINEERING)
        moment.check.changes.append(Modifier(text("+ engineering: Scientific Research"), 0, seat))
        yield from ()


class DeclareEmergency(Response[AfterTotal]):
    """R7.39."""

    moment = AfterTotal
    says = text("After a skill check is totalled: lower its difficulty by 2. Once per check.")

    def useless(self, rules: Base, moment: AfterTotal) -> Text | None:
        now, then = (rules.result_at(moment.check, moment.check.difficulty - less) for less in (0, 2))
        return text("The result would be the same.") if now == then else None

    def played(self, rules: Base, seat: int, moment: AfterTotal) -> Flow[None]:
        rules.change_difficulty("Declare Emergency", -2, seat)
        yield from ()


PLANNED = 2  # what Strategic Planning adds


class StrategicPlanning(Response[BeforeRoll]):
    """R10.3; also before a reroll (R10.5)."""

    moment = BeforeRoll
    says = text("Before a die is rolled: add 2 to the result. Once per roll.")

    def useless(self, rules: Base, moment: BeforeRoll) -> Text | None:
        if moment.roll.planned:
            return text("It was played on this roll already.")
        return None if moment.roll.could_change(PLANNED) else text("Adding 2 would change nothing here.")

    def played(self, rules: Base, seat: int, moment: BeforeRoll) -> Flow[None]:
        moment.roll.planned = True
        yield from ()


class EvasiveManeuvers(Response[ViperAttacked]):
    """R10.7: as often as somebody plays them, and never more than 2 off (R27.7)."""

    moment = ViperAttacked
    says = text(
        "When an attack hits a viper: the die is rolled again; if the viper is piloted, subtract 2 from the result."
    )

    def useless(self, rules: Base, moment: ViperAttacked) -> Text | None:
        assert moment.roll.result is not None
        return None if moment.roll.result >= moment.hits_from else text("The attack misses.")

    def played(self, rules: Base, seat: int, moment: ViperAttacked) -> Flow[None]:
        if moment.pilot is not None:
            moment.roll.modifier = moment.modifier - 2
        rules.tell(text("The die is rolled again."), what=RolledAgain(seat))  # and may show the same number
        yield from rules.reroll()
        yield from rules.after_roll()  # W6 is open to any die that was rolled (R26.11)


# ── the kinds ───────────────────────────────────────────────────────────────────────────────────────────────────────

BASE_SKILLS = (
    SkillKind("Consolidate Power", Skill.POLITICS, LOW, action=draws(2)),
    SkillKind("Investigative Committee", Skill.POLITICS, HIGH, response=InvestigativeCommittee()),
    SkillKind("Executive Order", Skill.LEADERSHIP, LOW, action=executive_order),
    SkillKind("Declare Emergency", Skill.LEADERSHIP, HIGH, response=DeclareEmergency()),
    SkillKind(
        "Launch Scout",
        Skill.TACTICS,
        LOW,
        action=roll_at_least(3, scouted, roller=Who.ACTING, otherwise=LOSES_RAPTOR).when(
            lambda rules, seat: rules.state.raptors > 0,  # R4.12
            text("There is no raptor left."),
        ),
    ),
    SkillKind("Strategic Planning", Skill.TACTICS, HIGH, response=StrategicPlanning()),
    SkillKind("Evasive Maneuvers", Skill.PILOTING, LOW, response=EvasiveManeuvers()),
    SkillKind("Maximum Firepower", Skill.PILOTING, HIGH, action=maximum_firepower),
    SkillKind("Repair", Skill.ENGINEERING, LOW, action=repair),
    SkillKind("Scientific Research", Skill.ENGINEERING, HIGH, response=ScientificResearch()),
)

SKILL_CARDS: dict[str, SkillCard] = {}


def register(kinds: Iterable[SkillKind]) -> None:
    """Makes cards known by id; which of them are in a game is said by its decks."""
    for kind in kinds:
        SKILL_CARDS.update({card.id: card for strength in kind.values for card in [SkillCard(kind, strength)]})


register(BASE_SKILLS)


def skill_deck(skill: Skill, kinds: Iterable[SkillKind]) -> list[str]:
    """All cards of one type, unshuffled."""
    mine = [kind for kind in kinds if kind.skill == skill]
    return [SkillCard(kind, s).id for kind in mine for s, copies in kind.values.items() for _ in range(copies)]


def hand_options(hand: list[str]) -> tuple[str, ...]:
    """One's own cards by kind and number within the hand: `card:repair-1#0`."""
    seen: dict[str, int] = {}
    options = []
    for card in hand:
        seen[card] = n = seen.get(card, -1) + 1
        options.append(f"card:{card}#{n}")
    return tuple(options)


def card_of(option: str) -> str:
    return thing_of(option)


def cards_of(options: Iterable[str]) -> list[str]:
    return [card_of(option) for option in options]
