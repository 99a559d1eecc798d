"""R29: response windows: who is asked in them, for which of them somebody wants to be asked, what is played."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from bsg.engine.cards.skills import SKILL_CARDS, SkillKind, card_of, hand_options
from bsg.engine.cards.windows import PRESETS, Moment, Wish, is_declined
from bsg.engine.happenings.skills import CardPlayed, RespondedFirst
from bsg.engine.rules.core import ORDERS, PASS
from bsg.engine.rules.skills import Skills
from bsg.engine.vocabulary import at_seat, reasons, seat_of, slug
from bsg.kernel import Ask, Beat, Flow, Illegal, Text, Together, every, text

PASS_ACTIVATION = "opt:pass-activation"  # an answer in a window, and the order it gives until that is over
WAIT = "wait"  # an order: ask me in the next window that could concern me, whatever I have said
ASK, PRESET = "ask:", "preset:"  # orders about one kind of window, and about all of them


class OpenWindow(NamedTuple):
    """Which window is open, for whoever wants to come into it."""

    moment: Moment
    prompt: Text
    kinds: list[SkillKind]


class Windows(Skills):
    window: OpenWindow | None = None  # while somebody is asked in it

    def responders(self) -> list[int]:
        """Who may be asked in a window, from the current player on (R29.1)."""
        return self.humans()

    def may_respond(self, seat: int, kinds: Collection[SkillKind]) -> bool:
        """Who is asked in a window depends on public facts only (R28.16), but for tables that prefer speed."""
        if not self.is_human(seat):
            return False
        if self.state.options.quick:
            return any(SKILL_CARDS[card].kind in kinds for card in self.player(seat).hand)
        return any(self.player(seat).could_hold.get(kind.skill) for kind in kinds)

    def respond(self, moment: Moment, prompt: Text) -> Flow[str | None]:
        """One round of a window: the name of the card that was played, if any (R29.1).

        Whoever was not first keeps his card, and may play it in the next round, if there is one (R29.2, R29.8).
        """
        played = yield from self.who_responds(moment, prompt)
        if len(played) > 1:  # whoever pressed a card should not wonder where it is
            others = tuple(seat for seat, _ in played[1:])
            words = text(
                "{seat} responds first; {late} may do so after that, or keep the card.",
                seat=at_seat(played[0][0]),
                late=every([at_seat(seat) for seat in others]),
            )
            self.tell(words, what=RespondedFirst(played[0][0], others))
        for seat, card in played[:1]:
            yield from self.play_response(seat, card, moment)
            return SKILL_CARDS[card].name
        return None

    def who_responds(self, moment: Moment, prompt: Text) -> Flow[list[tuple[int, str]]]:
        """Who plays which card, in the current player's order; nobody is asked for cards that would do nothing."""
        rules = self.whole
        kinds = [kind for kind in self.skill_kinds() if kind.response and kind.does_something_at(rules, moment)]
        self.window = OpenWindow(moment, prompt, kinds)
        asked = [seat for seat in self.responders() if self.is_concerned(seat) and not self.lets_pass(seat, moment)]
        answers: dict[int, tuple[str, ...]] = yield Together(tuple(self.asked_to_respond(seat) for seat in asked))
        self.window = None
        for seat, picks in answers.items():
            if PASS_ACTIVATION in picks:
                self.player(seat).orders.append(PASS_ACTIVATION)
            if WAIT in self.player(seat).orders:
                self.player(seat).orders.remove(WAIT)
        plays_made = {
            seat: card_of(pick) for seat, picks in answers.items() for pick in picks if pick != PASS_ACTIVATION
        }
        order = list(plays_made)
        if len(order) > 1:
            who_first = text(
                "Several players want to respond. Choose their order: the first plays their card; the others may do so"
                " after that if it is still of use, or keep theirs."
            )
            picks = yield Ask(self.current, "order", who_first, tuple(map(at_seat, order)), (len(order),), ordered=True)
            order = [seat_of(pick) for pick in picks]
        return [(seat, plays_made[seat]) for seat in order]

    def is_concerned(self, seat: int) -> bool:
        """Whether the open window could be this seat's, as far as everybody knows."""
        window = self.window
        return window is not None and window.moment.asks(seat) and self.may_respond(seat, window.kinds)

    def asked_to_respond(self, seat: int) -> Ask:
        assert self.window is not None
        moment, prompt, _ = self.window
        extra = self.passing_longer() if moment.wish.in_battle else {}
        whys = self.why_not_respond(seat, moment)
        plays = (*(option for option, why in whys.items() if why is None), *extra)
        sizes, dimmed = (0, 1) if plays else (0,), reasons(whys)
        return Ask(seat, moment.kind, prompt, plays, sizes, shows="window", labels=extra, dimmed=dimmed)

    def offered_in_window(self, seat: int, moment: Moment, prompt: Text, yes: Text, no: Text) -> Flow[bool]:
        """What only one seat can do, as everybody sees; at a live table it is not waited for for long."""
        if self.lets_pass(seat, moment):
            return False
        self.window = OpenWindow(moment, prompt, [])
        labels, dimmed = {"opt:yes": yes, "opt:no": no}, reasons(self.why_not_respond(seat, moment))
        picks = yield Ask(
            seat, moment.kind, prompt, tuple(labels), shows="window", labels=labels, default=("opt:no",), dimmed=dimmed
        )
        self.window = None
        return bool(picks == ("opt:yes",))

    def why_not_respond(self, seat: int, moment: Moment) -> dict[str, Text | None]:
        """Every card of a hand, with what is against playing it in this window."""
        return {
            option: SKILL_CARDS[card_of(option)].kind.why_not_at(self.whole, moment)
            for option in hand_options(self.player(seat).hand)
        }

    def play_response(self, seat: int, card: str, moment: Moment) -> Flow[None]:
        response = SKILL_CARDS[card].kind.response
        assert response is not None
        self.play_card(seat, card)
        yield from response.played(self.whole, seat, moment)

    def play_card(self, seat: int, card: str) -> None:
        """A played card leaves the hand when its text starts to resolve (R4.4)."""
        self.to_pile([self.leaves_hand(seat, card)])
        self.resolved(f"card:{slug(SKILL_CARDS[card].name)}")
        self.tell(
            text("{seat} plays {card}.", seat=at_seat(seat), card=f"card:{card}"),
            reveals="H1",
            what=CardPlayed(seat, f"card:{card}"),
        )

    # passing for longer ---------------------------------------------------------------------------------------------

    def passing_longer(self) -> dict[str, Text]:
        """How somebody may pass for more than this window."""
        if self.state.activation:
            return {PASS_ACTIVATION: text("Pass for this whole activation")}
        return {PASS_ACTIVATION: text("Pass for all these attacks")} if self.state.shots else {}

    def in_a_row(self, attacks: Flow[None]) -> Flow[None]:
        """Attacks of humans one after another. Who passes for all of them is not asked again before they are over."""
        outer, self.state.shots = self.state.shots, True
        yield from attacks
        self.state.shots = outer
        self.asked_again()

    def asked_again(self) -> None:
        """What somebody passed for is over."""
        for player in self.state.players:
            if PASS_ACTIVATION in player.orders:
                player.orders.remove(PASS_ACTIVATION)

    # for which windows somebody wants to be asked (H46) -------------------------------------------------------------

    def wishes(self, seat: int) -> list[Wish]:
        """The kinds of windows that this seat may be asked in: by cards of this game, and by its sheet."""
        return [wish for moment in self.moments(seat) for wish in moment.wishes]

    def moments(self, seat: int) -> list[Moment | type[Moment]]:
        moments = [kind.response.moment for kind in self.skill_kinds() if kind.response]
        return [*dict.fromkeys(moments), *self.sheet(seat).moments]

    def cylons_roll(self) -> bool:
        """Whether the open roll is one that humans do not want to be high."""
        return self.state.activation is not None or (
            self.state.roll is not None and not self.is_human(self.state.roll.seat)
        )

    def lets_pass(self, seat: int, moment: Moment) -> bool:
        orders = self.player(seat).orders
        if WAIT in orders:
            return False
        longer = PASS_ACTIVATION in orders and moment.wish.in_battle
        return PASS in orders or longer or self.declines(seat, moment.wish)

    def declines(self, seat: int, wish: Wish) -> bool:
        return is_declined(wish, self.player(seat).declined, self.state.options.windows)

    def order(self, seat: int, order: str, on: bool) -> Ask | Beat | None:
        """An order given while a window is open answers it; *Wait!* comes into it, or into the next one."""
        wishes = {} if not 0 <= seat < len(self.state.players) else {wish.name: wish for wish in self.wishes(seat)}
        if order.startswith(ASK) and order.removeprefix(ASK) in wishes:
            declined = {name for name, wish in wishes.items() if self.declines(seat, wish)}
            name = order.removeprefix(ASK)
            self.player(seat).declined = sorted(declined - {name} if on else declined | {name})
        elif order.startswith(PRESET) and order.removeprefix(PRESET) in PRESETS and wishes and on:
            wanted = PRESETS[order.removeprefix(PRESET)]
            self.player(seat).declined = sorted(name for name, wish in wishes.items() if not wanted(wish))
        elif order == WAIT and wishes:
            self.give_order(seat, order, on)
            return self.comes_in(seat) if on else None
        elif order in ORDERS and wishes:
            self.give_order(seat, order, on)
        else:
            known = [*ORDERS, WAIT, *(f"{PRESET}{name}" for name in PRESETS), *(f"{ASK}{name}" for name in wishes)]
            raise Illegal(text("There is no such standing order. You can give: {orders}.", orders=", ".join(known)))
        return Beat() if self.window is not None and self.lets_pass(seat, self.window.moment) else None

    def comes_in(self, seat: int) -> Ask | None:
        """Into the window that is open, if it could concern this seat."""
        return self.asked_to_respond(seat) if self.is_concerned(seat) else None
