"""Effects on characters, titles and loyalty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bsg.engine.effects.effect import Box, Effect, WhyNot, after_another
from bsg.engine.happenings.turns import Named
from bsg.engine.places import COLONIAL_ONE
from bsg.engine.vocabulary import (
    WHO_NAMES,
    Place,
    Title,
    Who,
    at_seat,
    the_place,
)
from bsg.kernel import Flow, Text, either, every, text

if TYPE_CHECKING:
    from bsg.engine.rules import Base


@dataclass(frozen=True)
class Sends(Effect):
    who: Who
    place: Place

    def resolve(self, rules: Base) -> Flow[None]:
        for seat in rules.seats_of(self.who):
            rules.send(seat, self.place)
        yield from ()

    def describe(self) -> tuple[Text, ...]:
        if self.who == Who.ACTING:
            return (text("you are sent to {place}", place=the_place(self.place)),)
        return (text("{who} is sent to {place}", who=WHO_NAMES[self.who], place=the_place(self.place)),)


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

        def why_not(seat: int) -> Text | None:
            return rules.why_not_sent(seat, self.place)

        prompt = text("Choose a character to send to {place}.", place=the_place(self.place))
        if (yield from rules.choose_character(chooser, why_not, prompt, optional=self.optional)):
            yield from Sends(Who.CHOSEN, self.place).resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        words = (
            "{who} may choose a character to send to {place}"
            if self.optional
            else "{who} chooses a character to send to {place}"
        )
        return (text(words, who=WHO_NAMES[self.chooser], place=the_place(self.place)),)


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
        if self.places == COLONIAL_ONE:
            return (text("all characters on Colonial One are sent to {to}", to=the_place(self.to)),)
        places = every([the_place(place) for place in self.places])
        return (text("all characters in {places} are sent to {to}", places=places, to=the_place(self.to)),)


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
        return (text("{who} becomes {title}", who=WHO_NAMES[self.to], title=f"title:{self.title}"),)


def gives_title(title: Title, *, to: Who) -> Effect:
    return GivesTitle(title, to)


@dataclass(frozen=True)
class PassesTitle(Effect):
    """The chooser gives a title to another player who may hold it."""

    title: Title
    chosen_by: Who

    def resolve(self, rules: Base) -> Flow[None]:
        chooser = rules.seat_of(self.chosen_by)

        def why_not(seat: int) -> Text | None:
            return rules.why_not_gain(self.title, seat)

        prompt = text("Choose who becomes {title}.", title=f"title:{self.title}")
        if (yield from rules.choose_character(chooser, why_not, prompt)):
            yield from GivesTitle(self.title, Who.CHOSEN).resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        words = "{who} makes another player {title}"
        return (text(words, who=WHO_NAMES[self.chosen_by], title=f"title:{self.title}"),)


def passes_title(title: Title, *, chosen_by: Who) -> Effect:
    return PassesTitle(title, chosen_by)


@dataclass(frozen=True)
class Looks(Effect):
    """Somebody sees one loyalty card, picked at random, of one of these players (R17.4).

    Of any player, that is of Cylon players, too (R17.8); but one whom the text names may ignore it (R8.11).
    """

    looker: Who
    at: tuple[Who, ...]

    def resolve(self, rules: Base) -> Flow[None]:
        looker, among = rules.seat_of(self.looker), []
        for seat in sorted({seat for who in self.at for seat in rules.seats_of(who)}):
            named = self.at != (Who.EVERYONE,)
            if not named or rules.is_human(seat) or (yield from rules.lets_look(seat, looker)):
                among.append(seat)
        yield from rules.look_at_loyalty(looker, rules.none_but(among))

    def why_not(self, rules: Base, seat: int) -> Text | None:
        among = [seat for who in self.at for seat in rules.seats_of(who)]
        return rules.why_no_look(rules.seat_of(self.looker), rules.none_but(among))

    def describe(self) -> tuple[Text, ...]:
        words = "{who} looks at 1 random loyalty card of {whom}"
        if self.looker == Who.ACTING:
            words = "look at 1 random loyalty card of {whom}"
        return (text(words, who=WHO_NAMES[self.looker], whom=self.whom()),)

    def offered(self, who: Text) -> Text:
        return text("{who} may look at 1 random loyalty card of {whom}", who=who, whom=self.whom())

    def whom(self) -> Text:
        if self.at == (Who.EVERYONE,):
            return text("another player")
        return either([WHO_NAMES[at] for at in self.at])


def looks(looker: Who, *at: Who) -> Effect:
    return Looks(looker, at)


@dataclass(frozen=True)
class OnChosen(Effect):
    """The acting player names a character, then something happens to that character."""

    against: WhyNot  # naming whom
    whom: Text  # as in "choose a character"
    effect: Effect

    def resolve(self, rules: Base) -> Flow[None]:
        prompt = text("Choose {whom}.", whom=self.whom)
        if (yield from rules.choose_character(rules.acting, lambda s: self.against(rules, s), prompt)):
            by, chosen = rules.acting, rules.seat_of(Who.CHOSEN)
            rules.tell(
                text("{by} names {seat}.", by=at_seat(by), seat=at_seat(chosen)),
                what=Named(chosen, by, rules.state.source),
            )
            yield from self.effect.resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        return (self.choice(), *self.effect.describe())

    def words(self) -> Text:
        return after_another((self.choice(), self.effect.words()))

    def boxes(self) -> tuple[Box, ...]:
        return (Box("text", (self.choice(),)), *self.effect.boxes())

    def choice(self) -> Text:
        return text("choose {whom}", whom=self.whom)

    def why_not(self, rules: Base, seat: int) -> Text | None:
        if rules.choosable(lambda s: self.against(rules, s)):
            return None
        return text("There is nobody to choose.")
