"""R3: the turn; R30.2: losing at its end."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.happenings.turns import TurnBegan
from bsg.engine.numbers import CYLON_DRAW, HAND_LIMIT
from bsg.engine.rules.actions import Actions
from bsg.engine.rules.core import PASS
from bsg.engine.vocabulary import Ending, Place, Skill, Team, at_seat
from bsg.kernel import Flow, every, text


class Turn(Actions):
    def turn(self) -> Flow[None]:
        """Steps 0–6, which may be cut short, then step 7, which may not (R3.26)."""
        for step in self.turn_steps():
            if not self.state.turn_over:
                self.state.step = step.__name__
                yield from step()
        for step in self.end_steps():
            self.state.step = step.__name__
            yield from step()

    def turn_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        if not self.is_human(self.current):
            return (self.start_of_turn, self.receive_skills, self.movement, self.action)
        return (self.start_of_turn, self.receive_skills, self.movement, self.action, self.crisis_step)

    def eventful_steps(self) -> tuple[str, ...]:
        """In the course of which the fleet may jump and somebody be revealed."""
        return ("action", "crisis_step")

    def end_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        return (self.end_of_turn_abilities, self.discard_to_limit, self.check_resources, self.next_player)

    def start_of_turn(self) -> Flow[None]:
        player = self.player(self.current)
        player.turns += 1
        self.state.started_in_viper = self.is_piloting(self.current)
        if PASS in player.orders:
            player.orders.remove(PASS)
        self.tell(
            text("Turn {n}: {seat}.", n=self.state.turn, seat=at_seat(self.current)),
            what=TurnBegan(self.state.turn, self.current),
        )
        for seat in self.humans():
            self.sheet(seat).at_turn_start(self.whole, seat)
        yield from ()

    def receive_skills(self) -> Flow[None]:
        """R3.5–R3.8; a Cylon player draws cards of any types (R0.15)."""
        seat = self.current
        sheet = self.sheet(seat)
        if not self.is_human(seat):
            yield from self.cylon_draws(seat, CYLON_DRAW + self.state.options.no_sympathizer)
        elif sheet.skips_receiving(self.whole, seat):
            return
        elif self.player(seat).place == Place.SICKBAY:
            prompt = text("In Sickbay you draw 1 card only. Choose its type.")
            self.draw_skills(seat, (yield from self.choose_skills(seat, 1, dict.fromkeys(sheet.skills, 1), prompt)))
        else:
            chosen: list[Skill] = []
            for draw in sheet.skill_set:
                chosen += yield from self.choose_skills(seat, draw.count, dict.fromkeys(draw.skills, draw.count))
            self.draw_skills(seat, chosen)

    def cylon_draws(self, seat: int, count: int) -> Flow[None]:
        yield from self.draw_chosen(seat, count, self.skills_in_play())

    def movement(self) -> Flow[None]:
        yield from self.move(self.current)

    def action(self) -> Flow[None]:
        if self.player(self.current).place is None:  # stranded (R26.10)
            return
        human = self.is_human(self.current)
        actions = self.sheet(self.current).actions_in_turn(self.whole, self.current)
        for nth in range(1, actions + 1):
            if not self.state.turn_over and self.is_human(self.current) == human:
                yield from self.take_action(self.current, nth, actions)

    def crisis_step(self) -> Flow[None]:
        """R3.10: none from the Brig."""
        if not self.in_brig(self.current):
            yield from self.draw_crisis(self.current)

    # the end of a turn ----------------------------------------------------------------------------------------------

    def end_of_turn_abilities(self) -> Flow[None]:
        yield from self.sheet(self.current).at_own_turn_end(self.whole, self.current)

    def discard_to_limit(self) -> Flow[None]:
        """R3.13, all at the same time."""
        over = {seat: len(self.player(seat).hand) - self.hand_limit(seat) for seat in self.clockwise(self.current)}
        yield from self.discards(over, may_ignore=False)

    def hand_limit(self, seat: int) -> int:
        sheet = self.sheet(seat)
        if sheet.hand_limit < len(self.player(seat).hand) <= HAND_LIMIT:
            sheet.speaks(self.whole, sheet.drawback)  # Chief's Reckless
        return sheet.hand_limit

    def check_resources(self) -> Flow[None]:
        """R3.15."""
        empty = [f"res:{resource}" for resource, left in self.state.dials.items() if left == 0]
        if empty:
            why = text("The fleet has run out of {empty}. The Cylons win.", empty=every(empty))
            self.game_over(Team.CYLONS, Ending.OUT_OF_RESOURCES, why)
        yield from ()

    def next_player(self) -> Flow[None]:
        """R3.16."""
        self.begin_turn_of(next(self.clockwise(self.current + 1)))
        yield from ()

    def begin_turn_of(self, seat: int) -> None:
        """Leaves nothing behind but the position: this is where checkpoints are taken."""
        self.state.turn += 1
        self.state.current = self.state.acting = seat
        self.state.turn_over = False
        self.state.used_this_turn = []
        self.state.chosen = None
        self.state.source = ""
        self.state.step = "start_of_turn"
