"""What Exodus adds to the vocabulary of the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from bsg.engine.effects import Effect
from bsg.engine.exodus.happenings import OfferImpossible
from bsg.engine.vocabulary import WHO_NAMES, Place, Who, the_place
from bsg.kernel import Flow, Text, text

if TYPE_CHECKING:
    from bsg.engine.exodus import Exodus
    from bsg.engine.rules import Base


def exodus(rules: Base) -> Exodus:
    """Cards of the expansion are only in games with its rules."""
    return cast("Exodus", rules)


@dataclass(frozen=True)
class Executes(Effect):
    """An execution by a card; a Cylon player ignores it (R23.33)."""

    who: Who

    def resolve(self, rules: Base) -> Flow[None]:
        for seat in rules.seats_of(self.who):
            if rules.is_human(seat):
                yield from exodus(rules).execute(seat)

    def describe(self) -> tuple[Text, ...]:
        return (text("{who} is executed", who=WHO_NAMES[self.who]),)


def executes(who: Who) -> Effect:
    return Executes(who)


@dataclass(frozen=True)
class SendsAnother(Effect):
    """Somebody chooses another player's character; `then` is skipped when nobody can be sent (R22.15)."""

    place: Place
    chooser: Who
    then: Effect | None = None

    def resolve(self, rules: Base) -> Flow[None]:
        chooser = rules.seat_of(self.chooser)

        def why_not(seat: int) -> Text | None:
            return rules.why_not_another(seat, chooser) or rules.why_not_sent(seat, self.place)

        prompt = text("Choose another player to send to {place}.", place=the_place(self.place))
        if (yield from rules.choose_character(chooser, why_not, prompt)):
            rules.send(rules.seat_of(Who.CHOSEN), self.place)
            if self.then is not None:
                yield from self.then.resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        words = "{who} chooses another player to send to {place}"
        sent = text(words, who=WHO_NAMES[self.chooser], place=the_place(self.place))
        return (sent, *(self.then.describe() if self.then else ()))


def sends_another(place: Place, chooser: Who, then: Effect | None = None) -> Effect:
    return SendsAnother(place, chooser, then)


@dataclass(frozen=True)
class May(Effect):
    """Somebody may have an effect, or not."""

    who: Who
    effect: Effect

    def resolve(self, rules: Base) -> Flow[None]:
        seat = rules.seat_of(self.who)
        prompt = text("Use this effect: {effect}?", effect=self.effect.words())
        if why := self.effect.why_not(rules, seat):
            rules.tell(why, what=OfferImpossible(seat, rules.state.source))
        elif (yield from rules.agrees(seat, "may", prompt, yes=text("Do it"), no=text("Leave it"))):
            yield from self.effect.resolve(rules)

    def describe(self) -> tuple[Text, ...]:
        return (self.effect.offered(WHO_NAMES[self.who]),)


def may(who: Who, effect: Effect) -> Effect:
    return May(who, effect)
