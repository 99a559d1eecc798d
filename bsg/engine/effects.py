"""The vocabulary that cards are written in: every effect resolves and describes itself, and effects add up.

A card is one expression: `lose(morale=1) + sends(CURRENT, SICKBAY)`. What the screen says is `describe`, what the
engine does is `resolve`; both are here, side by side, so that they cannot part. `possible` says whether an action
may be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from bsg.engine.vocabulary import (
    ACTIVATION_NAMES,
    WHO_NAMES,
    Activation,
    Outcome,
    Place,
    Resource,
    Ship,
    Skill,
    Title,
    Who,
)
from bsg.kernel import Flow, Text, plural, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base

Possible = Callable[["Base", int], bool]  # the rules, and the seat that would do it
Procedure = Callable[["Base"], Flow[None]]


class Effect:
    """Something a card does."""

    def resolve(self, rules: Base) -> Flow[None]:
        raise NotImplementedError

    def describe(self) -> tuple[Text, ...]:
        raise NotImplementedError

    def possible(self, rules: Base, seat: int) -> bool:
        return True

    def words(self) -> Text:
        """The description as one text."""
        parts = self.describe()
        return parts[0] if len(parts) == 1 else text("{parts}", parts=list(parts))

    def __add__(self, other: Effect) -> Effect:
        return Sequence((self, other))

    def when(self, possible: Possible) -> Effect:
        """The same effect, as an action that may be chosen under a condition only."""
        return Guarded(self, possible)


@dataclass(frozen=True)
class Sequence(Effect):
    parts: tuple[Effect, ...]

    def resolve(self, rules: Base) -> Flow[None]:
        for part in self.parts:
            yield from part.resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        return tuple(words for part in self.parts for words in part.describe())


@dataclass(frozen=True)
class Guarded(Effect):
    effect: Effect
    condition: Possible

    def resolve(self, rules: Base) -> Flow[None]:
        yield from self.effect.resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        return self.effect.describe()

    def possible(self, rules: Base, seat: int) -> bool:
        return self.condition(rules, seat)


@dataclass(frozen=True)
class Irregular(Effect):
    """A procedure of its own, next to the card that needs it, with its own description."""

    procedure: Procedure
    description: tuple[Text, ...]
    condition: Possible | None = None

    def resolve(self, rules: Base) -> Flow[None]:
        yield from self.procedure(rules)

    def describe(self) -> tuple[Text, ...]:
        return self.description

    def possible(self, rules: Base, seat: int) -> bool:
        return self.condition is None or self.condition(rules, seat)


def irregular(*description: Text, when: Possible | None = None) -> Callable[[Procedure], Irregular]:
    """Makes an effect of a generator function."""
    return lambda procedure: Irregular(procedure, description, when)


@dataclass(frozen=True)
class Nothing(Effect):
    def resolve(self, rules: Base) -> Flow[None]:
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("no effect"),)


NOTHING = Nothing()


# ── resources ───────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Changes(Effect):
    resource: Resource
    amount: int

    def resolve(self, rules: Base) -> Flow[None]:
        rules.change(self.resource, self.amount)
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        words = "lose {n} {resource}" if self.amount < 0 else "gain {n} {resource}"
        return (text(words, n=abs(self.amount), resource=f"res:{self.resource}"),)


def lose(**amounts: int) -> Effect:
    """Losses in the order given: `lose(fuel=1, food=1)`."""
    return _joined(Changes(Resource(name), -amount) for name, amount in amounts.items())


def gain(**amounts: int) -> Effect:
    return _joined(Changes(Resource(name), amount) for name, amount in amounts.items())


def _joined(parts: Iterable[Effect]) -> Effect:
    together = tuple(parts)
    return together[0] if len(together) == 1 else Sequence(together)


@dataclass(frozen=True)
class GainsOneOf(Effect):
    resources: tuple[Resource, ...]

    def resolve(self, rules: Base) -> Flow[None]:
        options = [f"res:{resource}" for resource in self.resources]
        pick = yield from rules.choose(rules.acting, "resource", text("Choose the resource to gain."), options)
        rules.change(Resource(pick.removeprefix("res:")), 1)

    def describe(self) -> tuple[Text, ...]:
        return (text("gain 1 of these: {resources}", resources=[f"res:{r}" for r in self.resources]),)


def gains_one_of(*resources: Resource) -> Effect:
    return GainsOneOf(resources)


@dataclass(frozen=True)
class IfBelow(Effect):
    """Something more when a dial is low."""

    resource: Resource
    below: int
    effect: Effect

    def resolve(self, rules: Base) -> Flow[None]:
        if rules.state.dials[self.resource] < self.below:
            yield from self.effect.resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        words = "if {resource} is below {n}: {effect}"
        return (text(words, resource=f"res:{self.resource}", n=self.below, effect=self.effect.words()),)


def if_below(resource: Resource, below: int, effect: Effect) -> Effect:
    return IfBelow(resource, below, effect)


@dataclass(frozen=True)
class Raptors(Effect):
    amount: Literal[-1, 1]

    def resolve(self, rules: Base) -> Flow[None]:
        if self.amount < 0:
            rules.lose_raptor()
        else:
            rules.regain_raptor()
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("destroy 1 raptor") if self.amount < 0 else text("a destroyed raptor returns to the reserves"),)


LOSES_RAPTOR = Raptors(-1)
REGAINS_RAPTOR = Raptors(1)


@dataclass(frozen=True)
class JumpTrack(Effect):
    amount: int

    def resolve(self, rules: Base) -> Flow[None]:
        yield from rules.move_fleet_marker(self.amount)

    def describe(self) -> tuple[Text, ...]:
        words = (
            "the jump preparation track goes {n} back" if self.amount < 0 else "the jump preparation track goes {n} on"
        )
        return (text(words, n=abs(self.amount)),)


def jump_track(amount: int) -> Effect:
    return JumpTrack(amount)


@dataclass(frozen=True)
class DamagesGalactica(Effect):
    times: int = 1

    def resolve(self, rules: Base) -> Flow[None]:
        for _ in range(self.times):
            rules.damage_galactica()
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (plural("damage Galactica {n} time", "damage Galactica {n} times", n=self.times),)


def damages_galactica(times: int = 1) -> Effect:
    return DamagesGalactica(times)


# ── skill cards ─────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Discards(Effect):
    """Forced discards, at the same time; `+` makes one come after another."""

    counts: tuple[tuple[Who, int], ...]
    at_random: bool = False

    def resolve(self, rules: Base) -> Flow[None]:
        owed: dict[int, int] = {}
        for who, count in self.counts:
            for seat in rules.seats_of(who):
                owed[seat] = owed.get(seat, 0) + count
        yield from rules.discards(owed, at_random=self.at_random)

    def describe(self) -> tuple[Text, ...]:
        if self.at_random:
            one, many = "{who} discards {n} skill card at random", "{who} discards {n} skill cards at random"
        else:
            one, many = "{who} discards {n} skill card", "{who} discards {n} skill cards"
        return tuple(plural(one, many, n=count, who=WHO_NAMES[who]) for who, count in self.counts)


def discards(who: Who, count: int, *, at_random: bool = False) -> Effect:
    return Discards(((who, count),), at_random)


def discard_together(*counts: tuple[Who, int]) -> Effect:
    return Discards(counts)


@dataclass(frozen=True)
class DiscardsHand(Effect):
    who: Who

    def resolve(self, rules: Base) -> Flow[None]:
        seats = rules.seats_of(self.who)
        yield from rules.discards({seat: len(rules.player(seat).hand) for seat in seats})

    def describe(self) -> tuple[Text, ...]:
        return (text("{who} discards all skill cards", who=WHO_NAMES[self.who]),)


def discards_hand(who: Who) -> Effect:
    return DiscardsHand(who)


@dataclass(frozen=True)
class Draws(Effect):
    """Cards of the types named, also outside the skill set (R5.1)."""

    who: Who
    count: int
    skills: tuple[Skill, ...]

    def resolve(self, rules: Base) -> Flow[None]:
        for seat in rules.seats_of(self.who):
            yield from rules.draw_chosen(seat, self.count, self.skills)

    def describe(self) -> tuple[Text, ...]:
        if len(self.skills) == len(Skill):
            words = plural("draw {n} skill card of any type", "draw {n} skill cards of any types", n=self.count)
        else:
            skills = [f"skill:{skill}" for skill in self.skills]
            words = plural("draw {n} card: {skills}", "draw {n} cards: {skills}", n=self.count, skills=skills)
        return (words if self.who == Who.ACTING else text("{who}: {draws}", who=WHO_NAMES[self.who], draws=words),)


def draws(count: int, *skills: Skill, who: Who = Who.ACTING) -> Effect:
    return Draws(who, count, skills or tuple(Skill))


# ── characters ──────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Sends(Effect):
    who: Who
    place: Place

    def resolve(self, rules: Base) -> Flow[None]:
        for seat in rules.seats_of(self.who):
            rules.send(seat, self.place)
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("{who} is sent to {place}", who=WHO_NAMES[self.who], place=f"loc:{self.place}"),)


def sends(who: Who, place: Place) -> Effect:
    return Sends(who, place)


@dataclass(frozen=True)
class SendsChosen(Effect):
    """Somebody chooses whom; only a character who can really be moved there (R22.13)."""

    place: Place
    chooser: Who
    optional: bool = False

    def resolve(self, rules: Base) -> Flow[None]:
        chooser = rules.seat_of(self.chooser)
        if (
            yield from rules.choose_character(chooser, rules.sendable(self.place), self.words(), optional=self.optional)
        ):
            yield from Sends(Who.CHOSEN, self.place).resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        words = (
            "{who} may choose a character to be sent to {place}"
            if self.optional
            else "{who} chooses a character to be sent to {place}"
        )
        return (text(words, who=WHO_NAMES[self.chooser], place=f"loc:{self.place}"),)


def sends_chosen(place: Place, chooser: Who = Who.CURRENT, *, optional: bool = False) -> Effect:
    return SendsChosen(place, chooser, optional)


@dataclass(frozen=True)
class SendsAllIn(Effect):
    places: tuple[Place, ...]
    to: Place

    def resolve(self, rules: Base) -> Flow[None]:
        for place in self.places:
            for seat in rules.characters_in(place):
                rules.send(seat, self.to)
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        places = [f"loc:{place}" for place in self.places]
        return (text("all characters in {places} are sent to {to}", places=places, to=f"loc:{self.to}"),)


def sends_all_in(*places: Place, to: Place) -> Effect:
    return SendsAllIn(places, to)


@dataclass(frozen=True)
class GivesTitle(Effect):
    title: Title
    to: Who

    def resolve(self, rules: Base) -> Flow[None]:
        for seat in rules.seats_of(self.to):
            if rules.may_hold(self.title, seat):
                rules.give_title(self.title, seat)
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("{who} gets the title {title}", who=WHO_NAMES[self.to], title=f"title:{self.title}"),)


def gives_title(title: Title, *, to: Who) -> Effect:
    return GivesTitle(title, to)


@dataclass(frozen=True)
class PassesTitle(Effect):
    """The chooser gives a title to another player who may hold it."""

    title: Title
    chosen_by: Who

    def resolve(self, rules: Base) -> Flow[None]:
        chooser = rules.seat_of(self.chosen_by)
        heirs = [s for s in rules.humans() if s != rules.holder(self.title) and rules.may_hold(self.title, s)]
        if (yield from rules.choose_character(chooser, heirs, self.words())):
            yield from GivesTitle(self.title, Who.CHOSEN).resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        words = "{who} gives the title {title} to another player"
        return (text(words, who=WHO_NAMES[self.chosen_by], title=f"title:{self.title}"),)


def passes_title(title: Title, *, chosen_by: Who) -> Effect:
    return PassesTitle(title, chosen_by)


@dataclass(frozen=True)
class Looks(Effect):
    """Somebody sees one loyalty card, picked at random, of one of these players (R17.4)."""

    looker: Who
    at: tuple[Who, ...]

    def resolve(self, rules: Base) -> Flow[None]:
        among = sorted({seat for who in self.at for seat in rules.seats_of(who)})
        yield from rules.look_at_loyalty(rules.seat_of(self.looker), among)

    def describe(self) -> tuple[Text, ...]:
        who = WHO_NAMES[self.looker]
        if self.at == (Who.EVERYONE,):
            return (text("{who} looks at 1 loyalty card of any other player", who=who),)
        return (text("{who} looks at 1 loyalty card of: {at}", who=who, at=[WHO_NAMES[at] for at in self.at]),)


def looks(looker: Who, *at: Who) -> Effect:
    return Looks(looker, at)


# ── dice, choices, checks ───────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Rolls(Effect):
    """The current player rolls; acting players roll for their own actions (R10.1)."""

    roller: Who
    low: int
    high: int
    effect: Effect
    otherwise: Effect = NOTHING

    def resolve(self, rules: Base) -> Flow[None]:
        result = yield from rules.roll(rules.seat_of(self.roller), self.words())
        yield from (self.effect if self.low <= result <= self.high else self.otherwise).resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        if self.low == 1:
            words = text("roll a die; on {n} or less: {effect}", n=self.high, effect=self.effect.words())
        else:
            words = text("roll a die; on {n} or more: {effect}", n=self.low, effect=self.effect.words())
        if self.otherwise == NOTHING:
            return (words,)
        return (words, text("otherwise: {effect}", effect=self.otherwise.words()))


def roll_at_most(high: int, effect: Effect, *, roller: Who = Who.CURRENT, otherwise: Effect = NOTHING) -> Effect:
    return Rolls(roller, 1, high, effect, otherwise)


def roll_at_least(low: int, effect: Effect, *, roller: Who = Who.CURRENT, otherwise: Effect = NOTHING) -> Effect:
    return Rolls(roller, low, 8, effect, otherwise)


@dataclass(frozen=True)
class Chooses(Effect):
    """A choice inside a result: `first` may have a condition, e.g. a price that must be payable (R20.3)."""

    who: Who
    first: Effect
    second: Effect

    def resolve(self, rules: Base) -> Flow[None]:
        seat = rules.seat_of(self.who)
        effects = {"opt:first": self.first, "opt:second": self.second}
        options = [option for option, effect in effects.items() if effect.possible(rules, seat)]
        labels = {option: effects[option].words() for option in options}
        pick = yield from rules.choose(seat, "choose", text("Choose what happens."), options, labels=labels)
        yield from effects[pick].resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        words = "{who} chooses: {first}; or: {second}"
        return (text(words, who=WHO_NAMES[self.who], first=self.first.words(), second=self.second.words()),)


def chooses(who: Who, first: Effect, second: Effect) -> Effect:
    return Chooses(who, first, second)


@dataclass(frozen=True)
class Choice(Chooses):
    """The choice of a crisis card (R8.c). One that cannot be fulfilled may be taken, but for `when` (R8.18)."""

    def resolve(self, rules: Base) -> Flow[None]:
        yield from rules.crisis_choice(self)


def choice(who: Who, first: Effect, second: Effect) -> Effect:
    return Choice(who, first, second)


@dataclass(frozen=True)
class Check(Effect):
    """A skill check (R7) and its result boxes."""

    value: int
    skills: tuple[Skill, ...]
    partial_at: int | None
    results: tuple[Effect, Effect, Effect]  # pass, partial, fail
    consequence: Effect = NOTHING  # R7.34; only with skill check abilities

    def result(self, outcome: Outcome) -> Effect:
        return self.results[(Outcome.PASS, Outcome.PARTIAL, Outcome.FAIL).index(outcome)]

    def resolve(self, rules: Base) -> Flow[None]:
        yield from rules.skill_check(self)

    def describe(self) -> tuple[Text, ...]:
        skills = [f"skill:{skill}" for skill in self.skills]
        passed, partial, failed = (result.words() for result in self.results)
        words = [text("skill check {n} ({skills})", n=self.value, skills=skills), text("pass: {effect}", effect=passed)]
        if self.partial_at is not None:
            words.append(text("{n} or more: {effect}", n=self.partial_at, effect=partial))
        words.append(text("fail: {effect}", effect=failed))
        if self.consequence != NOTHING:
            words.append(text("consequence: {effect}", effect=self.consequence.words()))
        return tuple(words)


def check(
    value: int,
    *skills: Skill,
    pass_: Effect = NOTHING,
    partial_at: int | None = None,
    partial: Effect = NOTHING,
    fail: Effect = NOTHING,
    consequence: Effect = NOTHING,
) -> Effect:
    return Check(value, skills, partial_at, (pass_, partial, fail), consequence)


# ── the crisis card itself ──────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Stays(Effect):
    """The crisis card being resolved is not discarded (R8.8)."""

    where: Literal["kept", "route"]
    description: Text

    def resolve(self, rules: Base) -> Flow[None]:
        rules.crisis.stays = self.where
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (self.description,)


def stays_in_play(description: Text) -> Effect:
    return Stays("kept", description)


COUNTS_AS_DISTANCE = Stays("route", text("this card counts as 1 distance"))


@dataclass(frozen=True)
class AnotherCrisis(Effect):
    def resolve(self, rules: Base) -> Flow[None]:
        rules.crisis.followed = True
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("after the Cylon ships were activated, draw and resolve another crisis card"),)


ANOTHER_CRISIS = AnotherCrisis()


# ── choosing a character before a check ─────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class OnChosen(Effect):
    """The acting player names a character, then something happens to him."""

    among: Callable[[Base], list[int]]
    prompt: Text
    effect: Effect

    def resolve(self, rules: Base) -> Flow[None]:
        if (yield from rules.choose_character(rules.acting, self.among(rules), self.prompt)):
            yield from self.effect.resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        return (self.prompt, *self.effect.describe())

    def possible(self, rules: Base, seat: int) -> bool:
        return bool(self.among(rules))


# ── ships ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Activates(Effect):
    kinds: tuple[Activation, ...]

    def resolve(self, rules: Base) -> Flow[None]:
        for kind in self.kinds:
            yield from rules.activate(kind)

    def describe(self) -> tuple[Text, ...]:
        return tuple(ACTIVATION_NAMES[kind] for kind in self.kinds)


def activates(*kinds: Activation) -> Effect:
    return Activates(kinds)


Fleet = dict[Ship, int]


@dataclass(frozen=True)
class PlacesShips(Effect):
    """New ships, beside those already there (R8.12); vipers come last, so that a pilot decides after all of it."""

    setup: tuple[tuple[Place, Fleet], ...]

    def resolve(self, rules: Base) -> Flow[None]:
        for ship in (Ship.BASESTAR, Ship.RAIDER, Ship.HEAVY_RAIDER, Ship.CIVILIAN):
            yield from rules.place_ships(ship, self.of(ship))
        yield from rules.place_vipers(self.of(Ship.VIPER))

    def of(self, ship: Ship) -> dict[Place, int]:
        return {area: fleet[ship] for area, fleet in self.setup if ship in fleet}

    def describe(self) -> tuple[Text, ...]:
        return tuple(
            text(
                "place {area}: {ships}",
                area=f"area:{area}",
                ships=[text("{n} × {ship}", n=count, ship=f"ship:{ship}") for ship, count in fleet.items()],
            )
            for area, fleet in self.setup
        )


def places(setup: dict[Place, Fleet]) -> Effect:
    return PlacesShips(tuple(setup.items()))


@dataclass(frozen=True)
class DestroysCivilian(Effect):
    """Draw and destroy a civilian ship (R13.16)."""

    def resolve(self, rules: Base) -> Flow[None]:
        yield from rules.draw_and_destroy_civilian()

    def describe(self) -> tuple[Text, ...]:
        return (text("draw and destroy 1 civilian ship"),)


LOSES_CIVILIAN = DestroysCivilian()


@dataclass(frozen=True)
class Centurions(Effect):
    count: int

    def resolve(self, rules: Base) -> Flow[None]:
        rules.place_centurions(self.count)
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (plural("place {n} centurion on board", "place {n} centurions on board", n=self.count),)


def centurions(count: int) -> Effect:
    return Centurions(count)


@dataclass(frozen=True)
class DamagesVipers(Effect):
    where: Literal["reserves", "space"]
    count: int

    def resolve(self, rules: Base) -> Flow[None]:
        if self.where == "reserves":
            rules.damage_reserve_vipers(self.count)
        else:
            yield from rules.damage_space_vipers(self.count)

    def describe(self) -> tuple[Text, ...]:
        if self.where == "reserves":
            return (text("damage {n} vipers in the reserves", n=self.count),)
        return (text("damage {n} vipers in space", n=self.count),)


def damages_reserve_vipers(count: int) -> Effect:
    return DamagesVipers("reserves", count)


def damages_space_vipers(count: int) -> Effect:
    return DamagesVipers("space", count)


# ── quorum ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class GivesCard(Effect):
    """The quorum card being played goes to another player, who keeps it face up (R25.4)."""

    keeps: Text

    def resolve(self, rules: Base) -> Flow[None]:
        others = [seat for seat in rules.humans() if seat != rules.acting]
        if (yield from rules.choose_character(rules.acting, others, text("Choose who gets this card."))):
            rules.player(rules.seat_of(Who.CHOSEN)).quorum.append(rules.state.quorum_played)
            rules.tell(text("{seat} gets the card.", seat=f"seat:{rules.state.chosen}"))
            rules.state.quorum_played = ""

    def describe(self) -> tuple[Text, ...]:
        return (text("give this card to another player"), self.keeps)


def gives_card(keeps: Text) -> Effect:
    return GivesCard(keeps)


@dataclass(frozen=True)
class RemovesCard(Effect):
    """The quorum card being played leaves the game (R25.6)."""

    def resolve(self, rules: Base) -> Flow[None]:
        rules.state.quorum_removed.append(rules.state.quorum_played)
        rules.state.quorum_played = ""
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        return (text("remove this card from the game"),)


REMOVES_CARD = RemovesCard()
