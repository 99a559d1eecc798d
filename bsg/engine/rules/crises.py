"""R8, R9: crisis cards and super crises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from bsg.engine.cards.crises import CRISES, Crisis
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.effects import Choice
from bsg.engine.happenings.crises import (
    CardLeaves,
    CardStays,
    CrisisDrawn,
    CrisisReplaced,
    OptionChosen,
    OptionSwitched,
    PutBack,
    Saw,
    SuperCrisisPlayed,
)
from bsg.engine.rules.checks import Checks
from bsg.engine.state import Looking, OpenCrisis
from bsg.engine.vocabulary import Who, at_seat, thing_of
from bsg.kernel import Flow, text


class Crises(Checks):
    @property
    def crisis(self) -> OpenCrisis:
        """The crisis being resolved."""
        return self.state.crises[-1]

    def draw_from_crisis_deck(self) -> str:
        card = self.draw_from(self.state.crisis, "crisis")
        assert card is not None, "the crisis deck is rebuilt from its discards"
        return card

    def draw_crisis(self, drawer: int, *, through_caprica: bool = False) -> Flow[None]:
        """C1, then the card."""
        card = yield from self.sheet(drawer).draws_crisis(self.whole, drawer)
        yield from self.resolve_crisis(card, drawer, through_caprica=through_caprica)

    def resolve_crisis(self, card: str, drawer: int, *, through_caprica: bool = False) -> Flow[None]:
        """C2–C8."""
        self.state.crises.append(OpenCrisis(f"crisis:{card}", drawer, through_caprica))
        self.tell(
            text("Crisis: {card}.", card=self.crisis.card), reveals="H4", what=CrisisDrawn(drawer, self.crisis.card)
        )
        yield from self.after_reveal()
        for step in self.crisis_steps():
            if not self.state.turn_over or step == self.discard_crisis:  # R3.23
                yield from step(CRISES[thing_of(self.crisis.card)])

    def crisis_steps(self) -> tuple[Callable[[Crisis], Flow[None]], ...]:
        return (
            self.drawer_reacts,  # C4
            self.resolve_card,  # C5
            self.activate_cylon_ships,  # C6
            self.follow_with_another,  # R8.10
            self.prepare_for_jump,  # C7
            self.discard_crisis,  # C8
        )

    def after_reveal(self) -> Flow[None]:
        """C3: the card may be exchanged for another one."""
        for seat in self.humans():
            if (yield from self.sheet(seat).rejects_crisis(self.whole, seat)):
                rejected = self.state.crises.pop()
                self.state.crisis.discard.append(thing_of(rejected.card))
                card = yield from self.sheet(rejected.drawer).draws_crisis(self.whole, rejected.drawer)
                self.state.crises.append(OpenCrisis(f"crisis:{card}", rejected.drawer, rejected.through_caprica))
                self.tell(
                    text("The new crisis is {card}.", card=self.crisis.card),
                    reveals="H4",
                    what=CrisisReplaced(rejected.drawer, self.crisis.card),
                )

    def drawer_reacts(self, card: Crisis) -> Flow[None]:
        yield from self.sheet(self.crisis.drawer).after_drawing_crisis(self.whole, self.crisis.drawer)

    def resolve_card(self, card: Crisis) -> Flow[None]:
        self.resolved(self.crisis.card)
        yield from self.resolve_as(self.crisis.card, card.effect)

    def activate_cylon_ships(self, card: Crisis) -> Flow[None]:
        """C6: the icon in the footer; not for cards resolved through Caprica (R8.6)."""
        if card.activate is not None and not self.crisis.through_caprica:
            yield from self.activate(card.activate)

    def follow_with_another(self, card: Crisis) -> Flow[None]:
        if self.crisis.followed:
            yield from self.draw_crisis(self.crisis.drawer, through_caprica=self.crisis.through_caprica)

    def prepare_for_jump(self, card: Crisis) -> Flow[None]:
        """C7; in the base game not through Caprica (R0.15)."""
        if card.jump and not self.crisis.through_caprica:
            yield from self.move_fleet_marker(1)

    def discard_crisis(self, card: Crisis) -> Flow[None]:
        """R8.8; a card that counts as distance does so now (R16.2)."""
        done = self.state.crises.pop()
        if done.stays == "kept":
            self.stays_in_play(done.card)
        elif done.stays == "route":
            yield from self.travelled(done.card)
        else:
            self.state.crisis.discard.append(card.id)

    def stays_in_play(self, name: str) -> None:
        self.state.kept.append(name)
        self.tell(text("{card} stays in play.", card=name), what=CardStays(name))

    def leaves_play(self, name: str) -> None:
        """A crisis card that was kept is discarded."""
        self.state.kept.remove(name)
        self.state.crisis.discard.append(thing_of(name))
        self.tell(text("{card} leaves play.", card=name), what=CardLeaves(name))

    # choices (R8.c) -------------------------------------------------------------------------------------------------

    def crisis_choice(self, choice: Choice) -> Flow[None]:
        chooser = self.seat_of(choice.who)
        effects = (choice.first, choice.second)
        words = tuple(effect.words() for effect in effects)
        labels = {f"opt:{n}": words[n] for n in (0, 1)}
        options = [f"opt:{n}" for n in (0, 1) if effects[n].possible(self.whole, chooser)]
        both = len(options) == 2
        if choice.who == Who.CURRENT and self.sheet(chooser).must_take_first(self.whole, chooser):
            options = options[:1]
        prompt = text("{crisis}: choose what happens.", crisis=self.crisis.card)
        pick = yield from self.choose(chooser, "crisis_choice", prompt, options, labels=labels)
        taken = int(thing_of(pick))
        self.tell(
            text("{seat} chooses: {option}.", seat=at_seat(chooser), option=words[taken]),
            what=OptionChosen(chooser, self.crisis.card, taken),
        )
        if both and self.crisis.card.startswith("crisis:"):  # W12, not on super crises (R8.20)
            for seat in self.humans():
                if (yield from self.sheet(seat).switches_choice(self.whole, seat, words[taken], words[1 - taken])):
                    taken = 1 - taken
                    self.tell(
                        text(
                            "{seat} overrules it. The choice is now: {option}.", seat=at_seat(seat), option=words[taken]
                        ),
                        what=OptionSwitched(seat, self.crisis.card, taken),
                    )
        self.crisis.choice = taken
        yield from self.resolve(effects[taken])

    # scouting -------------------------------------------------------------------------------------------------------

    def scout(self, seat: int, deck: Literal["crisis", "destination"]) -> Flow[None]:
        """One seat sees the top card and puts it back on top or at the bottom (H31)."""
        cards = self.state.crisis if deck == "crisis" else self.state.destination
        card = self.draw_from(cards, deck)
        if card is None:
            return
        self.state.looking = Looking(seat, deck, [card])
        words = (
            "You saw the top crisis card: {card}." if deck == "crisis" else "You saw the top destination card: {card}."
        )
        seen = text(words, card=f"{deck}:{card}")
        self.remember(seat, seen)
        self.tell(None, {seat: seen}, learned={seat: Saw(seat, deck, (f"{deck}:{card}",))})
        labels = {"opt:top": text("Back on top"), "opt:bottom": text("At the bottom")}
        prompt = text("Put the card back on top or at the bottom of the deck.")
        pick = yield from self.choose(seat, "put_back", prompt, list(labels), labels=labels)
        self.state.looking = None
        if pick == "opt:top":
            cards.draw.append(card)
            self.tell(text("{seat} puts it back on top.", seat=at_seat(seat)), what=PutBack(seat, deck, top=True))
        else:
            cards.draw.insert(0, card)
            self.tell(text("{seat} puts it at the bottom.", seat=at_seat(seat)), what=PutBack(seat, deck, top=False))

    # super crises (R9) ----------------------------------------------------------------------------------------------

    def play_super_crisis(self, seat: int, card: str) -> Flow[None]:
        self.player(seat).super_crises.remove(card)
        self.state.crises.append(OpenCrisis(f"super:{card}", seat))
        self.tell(
            text("{seat} plays the super crisis {card}.", seat=at_seat(seat), card=f"super:{card}"),
            reveals="H25",
            what=SuperCrisisPlayed(seat, f"super:{card}"),
        )
        self.resolved(f"super:{card}")
        yield from self.resolve_as(f"super:{card}", SUPER_CRISES[card].effect)
        done = self.state.crises.pop()
        if done.stays == "kept":
            self.stays_in_play(done.card)
        else:
            self.state.super_crisis.discard.append(card)
