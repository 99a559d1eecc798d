"""R23: execution."""

from __future__ import annotations

from collections.abc import Iterable

from bsg.engine.cards.loyalty import LOYALTY, SYMPATHIZER, is_human_card
from bsg.engine.characters import Character
from bsg.engine.exodus.decks import ExodusDecks
from bsg.engine.exodus.happenings import Executed, LoyaltyDealt, ProvedHuman, StartsIn
from bsg.engine.vocabulary import Ending, Place, Resource, Team, at_seat, thing_of
from bsg.kernel import Ask, Flow, Text, plural, text

NOBODY_LEFT = Ending("nobody-left")


class Execution(ExodusDecks):
    def execute(self, seat: int) -> Flow[None]:
        """Resolved completely before anything else goes on (R23.2)."""
        self.tell(text("{seat} is executed.", seat=at_seat(seat)), what=Executed(seat))
        human_player = self.is_human(seat)
        self.exodus.executing.append(seat)
        self.discard_everything(seat)
        if not human_player:  # R23.32
            self.player(seat).place = Place.RESURRECTION_SHIP
        elif (card := (yield from self.prove_loyalty(seat))) is not None:
            self.show_loyalty(seat, card)
            yield from self.become_cylon_player(seat)  # R23.7: without effect and super crisis
        else:
            yield from self.dies_human(seat)
        self.exodus.executing.remove(seat)
        if seat == self.current:
            self.state.turn_over = True  # R23.23

    def discard_everything(self, seat: int) -> None:
        """R23.3, R23.4: the skill hand, quorum cards lying there, the viper; not the Quorum hand."""
        self.discard(seat, list(self.player(seat).hand))
        self.lose_assignments(seat)
        self.leaves_viper(seat)

    def prove_loyalty(self, seat: int) -> Flow[str | None]:
        """R23.5: a Cylon shows one Cylon card. Everybody is asked alike: how many he has must not show (D64)."""
        cards = self.player(seat).loyalty
        options = tuple(f"loyalty:{card}#{n}" for n, card in enumerate(cards) if LOYALTY[card].cylon)
        prompt = text("Prove your loyalty: a Cylon shows one Cylon card, a human shows all cards.")
        picks = yield Ask(seat, "prove_loyalty", prompt, options, (1,) if options else (0,), shows="seat")
        return thing_of(picks[0]) if picks else None

    # a human (R23.e) ------------------------------------------------------------------------------------------------

    def dies_human(self, seat: int) -> Flow[None]:
        yield from self.shows_all_cards(seat)
        executed = self.player(seat).character
        self.exodus.out.append(executed)
        self.discard_loyalty(seat)
        yield from self.new_character(seat)
        yield from self.new_loyalty(seat, executed)
        for title in self.titles_in_play():  # R23.19: the new character takes part
            if self.state.titles.get(title) == seat:
                self.pass_title(title)
        self.title_after_brig(seat)  # R21.10: he may be the first outside it

    def shows_all_cards(self, seat: int) -> Flow[None]:
        """R23.6, R23.10, R23.11."""
        names = [f"loyalty:{card}" for card in self.player(seat).loyalty]
        words = text("{seat} was human: {cards}.", seat=at_seat(seat), cards=names)
        if not names:  # all are face up already
            words = text("{seat} was human.", seat=at_seat(seat))
        self.tell(words, reveals="H14", what=ProvedHuman(seat, tuple(names)))
        yield from self.proved_human(seat)
        self.change(Resource.MORALE, -1)

    def proved_human(self, seat: int) -> Flow[None]:
        """Loyalty cards with something to say at an execution come with a variant."""
        yield from ()

    def sympathizer_in_play(self) -> bool:
        """Shown by somebody who was executed since, it lies with the discards."""
        return super().sympathizer_in_play() and SYMPATHIZER.id not in self.exodus.discarded

    def discard_loyalty(self, seat: int) -> None:
        """R23.13, R17.10."""
        player = self.player(seat)
        self.exodus.discarded += [*player.loyalty, *player.revealed]
        player.loyalty, player.revealed = [], []

    def new_character(self, seat: int) -> Flow[None]:
        """R23.14: any unused one; none left: the humans lose at once."""
        whys = {f"char:{sheet.id}": self.why_not_play_as(sheet) for sheet in self.character_pool()}
        if all(whys.values()):
            self.game_over(Team.CYLONS, NOBODY_LEFT, text("No character is left to take over. The Cylons win."))
        sheet = yield from self.choose_sheet(seat, text("Choose your new character."), whys)
        self.player(seat).turns = 0
        yield from self.takes_over(seat, sheet)

    def takes_over(self, seat: int, sheet: Character) -> Flow[None]:
        """R23.15: once the new character is chosen."""
        yield from self.takes_character(seat, sheet)

    def characters_out(self) -> list[str]:
        return self.exodus.out

    def is_absent(self, seat: int) -> bool:
        return seat in self.exodus.executing or super().is_absent(seat)

    def why_not_play_as(self, sheet: Character) -> Text | None:
        dead = text("This character was executed.") if sheet.id in self.exodus.out else None
        return dead or super().why_not_play_as(sheet)

    def takes_character(self, seat: int, sheet: Character) -> Flow[None]:
        """R23.15, R23.29: a start that is not to be had any more."""
        yield from super().takes_character(seat, sheet)
        start = self.player(seat).place
        if start is not None and self.why_closed(start):
            self.player(seat).place = Place.SICKBAY

    def new_loyalty(self, seat: int, executed: str) -> Flow[None]:
        """R23.16, R23.17, R23.26, R23.27: a human card into the Loyalty deck, shuffled; then he draws."""
        character = self.player(seat).character
        before_sleepers = not self.state.sleeper_done
        extra_card = character == "boomer" or (character == "baltar" and before_sleepers)
        self.add_human_cards(2 if extra_card else 1)
        draws = 1
        if executed == "boomer" and before_sleepers:
            draws += 1
        if character == "baltar" and before_sleepers:
            draws += 1
        if character == "boomer" and not before_sleepers:
            draws += 1
            self.player(seat).place = Place.BRIG
            self.tell(text("{seat} starts in the Brig.", seat=at_seat(seat)), what=StartsIn(seat, f"loc:{Place.BRIG}"))
        yield from self.draw_loyalty(seat, draws)

    def draw_loyalty(self, seat: int, count: int) -> Flow[None]:
        """Out of the Loyalty deck, secret; a Sympathizer is resolved at once (R19.8)."""
        cards = self.deal_loyalty(seat, count)
        words = ("{seat} receives {n} loyalty card.", "{seat} receives {n} loyalty cards.")
        self.tell(plural(*words, n=len(cards), seat=at_seat(seat)), what=LoyaltyDealt(seat, len(cards)))
        yield from self.sympathizer_among({seat: cards})

    def add_human_cards(self, count: int) -> None:
        """From the deck of human cards, which is rebuilt from the discards when it is empty (R17.9)."""
        part = self.exodus
        for _ in range(count):
            if not part.humans:
                part.humans = without_cylons(part.discarded)
                part.discarded = [card for card in part.discarded if card not in part.humans]
                self.dice.shuffle("shuffle:humans", part.humans)
            if part.humans:
                self.state.loyalty.append(part.humans.pop())
        self.dice.shuffle("shuffle:loyalty", self.state.loyalty)


def without_cylons(cards: Iterable[str]) -> list[str]:
    """Human loyalty cards: plain ones, goals and Final Five."""
    return [card for card in cards if is_human_card(card)]
