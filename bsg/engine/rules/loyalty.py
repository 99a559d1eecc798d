"""R17–R19: loyalty cards, revealing as a Cylon, the Sleeper Agent phase and the Sympathizer."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.cards.loyalty import LOYALTY, SYMPATHIZER, is_human_card
from bsg.engine.characters import CHARACTERS
from bsg.engine.effects import NOTHING
from bsg.engine.happenings.loyalty import (
    CylonRevealed,
    LookPrevented,
    LoyaltyGiven,
    LoyaltyLookedAt,
    LoyaltyReceived,
    LoyaltySeen,
    Resurrected,
    SleeperPhase,
    SuperCrisisDrawn,
    SympathizerRevealed,
)
from bsg.engine.happenings.skills import Discarded, DrewCards
from bsg.engine.rules.activation import CylonShips
from bsg.engine.rules.core import WhyNot
from bsg.engine.vocabulary import Place, at_seat, seat_of
from bsg.kernel import Ask, Flow, Text, Together, plural, text


class Loyalty(CylonShips):
    # looking (R17.4–R17.8) ------------------------------------------------------------------------------------------

    def why_nobody_looks(self) -> Text | None:
        """R17.5: a card in play may be against all looking."""
        return self.forbidden(lambda card, name: card.why_not_look(self.whole, name))

    def why_not_looked_at(self, looker: int, seat: int) -> Text | None:
        """R17.7: other players with a face-down card."""
        if why := self.why_nobody_looks():
            return why
        if not self.player(seat).loyalty:
            return text("This player has no hidden loyalty card.")
        return self.why_not_another(seat, looker)

    def why_no_look(self, looker: int, besides: WhyNot = lambda seat: None) -> Text | None:
        """What is against an action that looks at somebody's cards."""
        if any(besides(seat) is None for seat in self.may_be_looked_at(looker)):
            return None
        return self.why_nobody_looks() or text("There is no loyalty card to look at.")

    def may_be_looked_at(self, looker: int) -> list[int]:
        return self.choosable(lambda seat: self.why_not_looked_at(looker, seat))

    def look_at_loyalty(
        self, looker: int, besides: WhyNot = lambda seat: None, *, every_card: bool = False
    ) -> Flow[None]:
        """`besides`: what else is against looking at somebody's cards."""

        def why_not(seat: int) -> Text | None:
            return besides(seat) or self.why_not_looked_at(looker, seat)

        targets = self.choosable(why_not)
        if not targets:
            why = self.why_nobody_looks() or text("No loyalty card is looked at.")
            self.tell(why, what=LookPrevented(looker))
            return
        prompt = text("Choose whose loyalty to look at.")
        options = [at_seat(s) for s in targets]
        target = seat_of((yield from self.choose(looker, "look", prompt, options, dimmed=self.not_choosable(why_not))))
        cards = self.player(target).loyalty
        seen = sorted(cards) if every_card else self.dice.sample(f"look:{target}", cards, 1)
        names = [f"loyalty:{card}" for card in seen]
        one, many = "You saw a loyalty card of {seat}: {cards}.", "You saw the loyalty cards of {seat}: {cards}."
        mine = plural(one, many, n=len(names), seat=at_seat(target), cards=names)
        self.remember(looker, mine)
        words = (
            "{looker} looks at all loyalty cards of {seat}."
            if every_card
            else "{looker} looks at a loyalty card of {seat}."
        )
        self.tell(
            text(words, looker=at_seat(looker), seat=at_seat(target)),
            {looker: mine},
            what=LoyaltyLookedAt(target, looker, len(seen)),
            learned={looker: LoyaltySeen(target, looker, tuple(names))},
        )
        yield from self.after_look(looker, target, seen)

    def lets_look(self, cylon: int, looker: int) -> Flow[bool]:
        """R18.17: a Cylon player may ignore that a crisis has somebody look at his cards."""
        if self.why_not_looked_at(looker, cylon) is not None:
            return False
        prompt = text("Let {looker} look at one of your loyalty cards?", looker=at_seat(looker))
        return (yield from self.agrees(cylon, "lets_look", prompt, yes=text("Let them look"), no=text("Refuse")))

    def after_look(self, looker: int, owner: int, cards: list[str]) -> Flow[None]:
        """A card may have something to say to whoever looks at it."""
        yield from ()

    def loyalty_zones(self) -> dict[str, list[str]]:
        """Where loyalty cards are that nobody has."""
        return {"deck": self.state.loyalty, "box": self.state.loyalty_box}

    # revealing (R18) ------------------------------------------------------------------------------------------------

    def reveal(self, seat: int, card: str) -> Flow[None]:
        """R18.2: a hidden Cylon reveals one of his cards as an action."""
        in_brig = self.in_brig(seat)
        self.show_loyalty(seat, card)
        if not in_brig:  # R18.3
            yield from self.use_reveal_effect(seat, card)
        yield from self.become_cylon_player(seat)
        self.draw_super_crisis(seat)

    def show_loyalty(self, seat: int, card: str) -> None:
        player = self.player(seat)
        player.loyalty.remove(card)
        player.revealed.append(card)
        player.cylon = True
        self.tell(
            text("{seat} is revealed as a Cylon. The card says: {card}.", seat=at_seat(seat), card=f"loyalty:{card}"),
            reveals="H14",
            what=CylonRevealed(seat, f"loyalty:{card}"),
        )

    def use_reveal_effect(self, seat: int, card: str) -> Flow[None]:
        effect = LOYALTY[card].reveal
        if effect == NOTHING or not effect.possible(self.whole, seat):
            return
        if (
            yield from self.agrees(
                seat,
                "reveal_effect",
                text("Use the effect of your card: {effect}?", effect=effect.words()),
                yes=text("Use it"),
                no=text("Leave it"),
            )
        ):
            self.resolved(f"loyalty:{card}")
            yield from self.resolve(effect)

    def become_cylon_player(self, seat: int) -> Flow[None]:
        """R18.2 (3)–(6) and (8), for whatever reason."""
        for step in self.cylon_steps():
            yield from step(seat)

    def cylon_steps(self) -> tuple[Callable[[int], Flow[None]], ...]:
        return (
            self.keep_three_cards,
            self.discard_assignments,
            self.hand_on_titles,
            self.go_to_resurrection_ship,
            self.turn_ends_for,
        )

    def keep_three_cards(self, seat: int) -> Flow[None]:
        self.player(seat).cylon = True
        yield from self.discards({seat: len(self.player(seat).hand) - 3}, may_ignore=False)

    def discard_assignments(self, seat: int) -> Flow[None]:
        """R18.2 (4)."""
        self.lose_assignments(seat)
        yield from ()

    def lose_assignments(self, seat: int) -> None:
        """R25.5: quorum cards lying on his character."""
        cards, self.player(seat).quorum = self.player(seat).quorum, []
        self.state.quorum.discard += cards
        if cards:
            names = [f"quorum:{card}" for card in cards]
            self.tell(
                text("{seat} discards {cards}.", seat=at_seat(seat), cards=names), what=Discarded(seat, tuple(names))
            )

    def hand_on_titles(self, seat: int) -> Flow[None]:
        self.pass_titles_of(seat)
        yield from ()

    def go_to_resurrection_ship(self, seat: int) -> Flow[None]:
        self.leaves_viper(seat)
        self.player(seat).place = Place.RESURRECTION_SHIP
        self.tell(text("{seat} is now on the Resurrection Ship.", seat=at_seat(seat)), what=Resurrected(seat))
        yield from ()

    def turn_ends_for(self, seat: int) -> Flow[None]:
        if seat == self.current:  # R18.6: on another player's turn it goes on
            self.state.turn_over = True
        yield from ()

    def draw_super_crisis(self, seat: int) -> None:
        """R9.1; secret (H25)."""
        card = self.draw_from(self.state.super_crisis, "super")
        if card is not None:
            self.player(seat).super_crises.append(card)
            mine = text("You draw the super crisis {card}.", card=f"super:{card}")
            self.tell(
                text("{seat} draws a super crisis card.", seat=at_seat(seat)),
                {seat: mine},
                what=SuperCrisisDrawn(seat),
                learned={seat: DrewCards(seat, (f"super:{card}",))},
            )

    def give_loyalty(self, giver: int, receiver: int) -> Flow[None]:
        """R18.29, R18.30: number and receiver are public, the faces known to both (H20)."""
        cards, self.player(giver).loyalty = self.player(giver).loyalty, []
        self.player(receiver).loyalty = sorted([*self.player(receiver).loyalty, *cards])
        names = [f"loyalty:{card}" for card in cards]
        mine = text("You receive: {cards}.", cards=names)
        words = plural(
            "{giver} gives {n} loyalty card to {seat}.",
            "{giver} gives {n} loyalty cards to {seat}.",
            n=len(cards),
            giver=at_seat(giver),
            seat=at_seat(receiver),
        )
        self.tell(
            words,
            {receiver: mine},
            what=LoyaltyGiven(giver, receiver, len(cards)),
            learned={receiver: LoyaltyReceived(receiver, tuple(names))},
        )
        yield from self.sympathizer_among({receiver: cards})

    # Sleeper Agent phase (R19.a) ------------------------------------------------------------------------------------

    def sleeper_phase(self) -> Flow[None]:
        """All cards are dealt first, then a Sympathizer is resolved, then Boomer goes to the Brig (R19.6)."""
        self.state.sleeper_done = True
        self.tell(text("Sleeper Agent phase: each player receives another loyalty card."), what=SleeperPhase())
        sleepers = [seat for seat in self.humans() if self.sheet(seat).loyalty_as_sleeper > 1]
        order = sorted(self.clockwise(self.current), key=lambda seat: not self.human_for_certain(seat))
        dealt = {seat: self.deal_loyalty(seat, self.sleeper_cards(seat)) for seat in order}
        yield from self.sympathizer_among(dealt)
        for seat in filter(self.is_human, sleepers):  # the Sympathizer may have made her a Cylon player
            self.sheet(seat).speaks(self.whole, self.sheet(seat).drawback)
            self.send(seat, Place.BRIG)

    def sleeper_cards(self, seat: int) -> int:
        """Boomer gets two, revealed or not, so that no card is left over (R19.3, R0.15)."""
        return CHARACTERS[self.player(seat).character].loyalty_as_sleeper

    def deal_loyalty(self, seat: int, count: int) -> list[str]:
        deck = self.state.loyalty
        fit = [n for n, card in enumerate(deck) if not self.human_for_certain(seat) or is_human_card(card)]
        cards = [deck.pop(n) for n in fit[::-1][:count]]  # from the top
        self.player(seat).loyalty = sorted([*self.player(seat).loyalty, *cards])
        if cards:
            names = [f"loyalty:{card}" for card in cards]
            mine = text("You receive: {cards}.", cards=names)
            self.tell(None, {seat: mine}, learned={seat: LoyaltyReceived(seat, tuple(names))})
        return cards

    def human_for_certain(self, seat: int) -> bool:
        """Agreed for a first game: only human cards ever come to this seat (see the rulings)."""
        return self.state.options.human == seat

    def why_not_handed_to(self, seat: int) -> Text | None:
        """Who is human for certain is handed no loyalty card."""
        return text("It was agreed that this player is human.") if self.human_for_certain(seat) else None

    # Sympathizer (R19.b) --------------------------------------------------------------------------------------------

    def sympathizer_among(self, received: dict[int, list[str]]) -> Flow[None]:
        """A human player reveals it at once (R19.8); a Cylon player may hand it to a human player (R19.12)."""
        for seat, cards in received.items():
            if SYMPATHIZER.id in cards and self.is_human(seat):
                yield from self.sympathizer(seat)
        cylons = [
            seat for seat in received if not self.is_human(seat) and SYMPATHIZER.id not in self.player(seat).revealed
        ]
        if not self.sympathizer_in_play() or not cylons:
            return
        prompt = text("If you hold the Sympathizer, you may give it to a human player.")
        asks = []
        for seat in cylons:  # every Cylon player is asked alike: nobody may notice who has it
            holds = SYMPATHIZER.id in received[seat]
            heirs = tuple(at_seat(s) for s in self.choosable(self.why_not_heir)) if holds else ()
            dimmed = self.not_choosable(self.why_not_heir) if holds else {}
            sizes = (0, 1) if heirs else (0,)
            asks.append(Ask(seat, "sympathizer", prompt, heirs, sizes, shows="window", dimmed=dimmed))
        answers: dict[int, tuple[str, ...]] = yield Together(tuple(asks))
        for seat, picks in answers.items():
            for pick in picks:
                self.player(seat).loyalty.remove(SYMPATHIZER.id)
                heir = seat_of(pick)
                self.player(heir).loyalty = sorted([*self.player(heir).loyalty, SYMPATHIZER.id])
                self.tell(
                    text("{seat} gives a loyalty card to {heir}.", seat=at_seat(seat), heir=pick),
                    reveals="H24",
                    what=LoyaltyGiven(seat, heir, 1),
                )
                yield from self.sympathizer(heir)

    def why_not_heir(self, seat: int) -> Text | None:
        return self.why_not_human(seat) or self.why_not_handed_to(seat)

    def sympathizer_in_play(self) -> bool:
        """Everybody knows: with 4 or 6 players, until somebody has shown it."""
        options = self.state.options
        shown = any(SYMPATHIZER.id in player.revealed for player in self.state.players)
        return options.players in (4, 6) and not options.no_sympathizer and not shown

    def sympathizer(self, seat: int) -> Flow[None]:
        player = self.player(seat)
        player.loyalty.remove(SYMPATHIZER.id)
        player.revealed.append(SYMPATHIZER.id)
        self.resolved(f"loyalty:{SYMPATHIZER.id}")
        self.tell(text("{seat} is the Sympathizer.", seat=at_seat(seat)), reveals="H24", what=SympathizerRevealed(seat))
        if self.in_the_red():  # R19.9
            self.send(seat, Place.BRIG)
        else:  # R19.10
            player.sympathizer = True
            yield from self.become_cylon_player(seat)
