"""R7: skill checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any

import msgspec

from bsg.engine.cards.responses import AfterTotal, BeforeCards
from bsg.engine.cards.skills import SKILL_CARDS, card_of, hand_options
from bsg.engine.effects import NOTHING, Check, Effect
from bsg.engine.happenings.checks import (
    CardsAdded,
    CardsRevealed,
    CheckDecided,
    CheckOpened,
    DestinyAdded,
    DifficultyChanged,
    Totalled,
)
from bsg.engine.rules.jump import Jump
from bsg.engine.state import RESOLVING, Modifier, OpenCheck, PastCheck
from bsg.engine.vocabulary import WHO_NAMES, Outcome, Who, at_seat, thing_of
from bsg.kernel import Ask, Flow, Text, plural, text


class Checks(Jump):
    declared: Check  # the check under way, as its card declares it

    def skill_check(self, check: Check) -> Flow[None]:
        """S1–S16. A check decided in S2 has neither cards nor abilities (R7.10).

        An action in the middle of a check may bring another one, which is made first (R7.37).
        """
        outer, interrupted = getattr(self, "declared", check), self.state.check
        if interrupted is not None:
            self.state.interrupted.append(interrupted)
        self.declared = check
        self.state.decided = None
        self.state.check = opened = OpenCheck(
            source=self.state.source,
            drawer=self.state.crises[-1].drawer if self.state.crises else None,
            value=check.value,
            skills=list(check.skills),
            partial=check.partial_at,
            by=self.acting if self.state.source.startswith("loc:") else None,
            about=self.concerned(check),
            stakes={outcome: self.stake(check.result(outcome)) for outcome in Outcome if self.matters(check, outcome)},
        )
        if opened.by is not None:
            words = "Skill check {n} ({skills}). If it passes: {effect}."
            skills = [f"skill:{skill}" for skill in check.skills]
            self.tell(
                text(words, n=check.value, skills=skills, effect=opened.stakes[Outcome.PASS]),
                what=CheckOpened(opened.source, check.value, opened.by, opened.about),
            )
        yield from self.override_window()
        if opened.outcome is None:
            for step in self.check_steps():
                opened.step = step.__name__
                yield from step(opened)
        assert opened.outcome is not None
        self.tell(OUTCOME_WORDS[opened.outcome], what=CheckDecided(opened.source, opened.outcome))
        opened.step = RESOLVING
        yield from self.resolve_result(opened, check)
        for seat in self.humans():
            yield from self.sheet(seat).after_check(self.whole, seat)
        if opened.taken_by is None:
            self.to_pile(opened.revealed)
        self.declared = outer
        self.state.check = None if interrupted is None else self.state.interrupted.pop()
        self.state.decided = opened

    def concerned(self, check: Check) -> int | None:
        """Whom somebody has named for this check, or who asks for it to get out of the Brig."""
        if any(speaks_of(result.words(), WHO_NAMES[Who.CHOSEN]) for result in check.results):
            return self.state.chosen
        return self.acting if self.state.source in [f"loc:{place}" for place in self.brigs()] else None

    def matters(self, check: Check, outcome: Outcome) -> bool:
        return check.result(outcome) != NOTHING or (outcome == Outcome.PASS and check.partial_at is None)

    def stake(self, effect: Effect) -> Text:
        """What a result does, with the name of whoever is chosen."""
        words = effect.words() if effect != NOTHING else text("nothing happens")
        return words if self.state.chosen is None else naming(words, WHO_NAMES[Who.CHOSEN], at_seat(self.state.chosen))

    def resolve_result(self, opened: OpenCheck, check: Check) -> Flow[None]:
        """S14."""
        assert opened.outcome is not None
        yield from self.resolve(check.result(opened.outcome))

    def check_steps(self) -> tuple[Callable[[OpenCheck], Flow[None]], ...]:
        return (
            self.before_cards,  # S3
            self.add_destiny,  # S4
            self.contributions,  # S5
            self.after_adding,  # S6
            self.reveal_cards,  # S7
            self.total_cards,  # S11
            self.after_total,  # S12
            self.outcome,  # S13
        )

    @property
    def open_check(self) -> OpenCheck:
        assert self.state.check is not None
        return self.state.check

    def is_crisis_check(self) -> bool:
        return self.state.check is not None and self.state.check.source.startswith("crisis:")

    def is_super_crisis_check(self) -> bool:
        return self.state.check is not None and self.state.check.source.startswith("super:")

    # S2 -------------------------------------------------------------------------------------------------------------

    def override_window(self) -> Flow[None]:
        for seat in self.humans():
            outcome = yield from self.sheet(seat).overrides_check(self.whole, seat)
            if outcome is not None and self.state.check is not None:
                self.state.check.outcome = outcome
                return

    # S3 -------------------------------------------------------------------------------------------------------------

    def before_cards(self, check: OpenCheck) -> Flow[None]:
        """What happens by itself; then sheets and cards in play, openly; then cards of hands one by one.

        Until everybody has passed in a row: whoever let it be may still react to what was played since (R7.12, R29.4).
        """
        voices = [self.cards_before_cards]
        if not self.is_super_crisis_check():  # R9.3
            self.by_itself()
            voices = [self.sheets_before_cards, self.cards_in_play_before_cards, self.cards_before_cards]
        quiet = 0
        for voice in cycle(voices):
            if quiet == len(voices):
                return
            before = (len(check.modifiers), len(check.responses))
            yield from voice(check)
            quiet = quiet + 1 if before == (len(check.modifiers), len(check.responses)) else 0

    def by_itself(self) -> None:
        """R7.11: sheets and cards in play that leave no choice."""
        for seat in self.humans():
            self.sheet(seat).at_check(self.whole, seat)
        for card, name in self.cards_in_play():
            card.at_check(self.whole, name)

    def sheets_before_cards(self, check: OpenCheck) -> Flow[None]:
        for seat in self.humans():
            yield from self.sheet(seat).before_cards(self.whole, seat)

    def cards_in_play_before_cards(self, check: OpenCheck) -> Flow[None]:
        for card, name in self.cards_in_play():
            yield from card.before_cards(self.whole, name)

    def cards_before_cards(self, check: OpenCheck) -> Flow[None]:
        """One card; whoever was not first still has his, and may play it next or keep it (R29.2, R29.8)."""
        prompt = text("Cards are about to be added to the check.")
        if name := (yield from self.respond(BeforeCards(check), prompt)):
            check.responses.append(name)

    def change_difficulty(self, why: str, amount: int, seat: int | None = None) -> None:
        """The partial threshold stays (R7.5)."""
        if self.state.check is not None:
            self.state.check.modifiers.append(Modifier(text(why), amount, seat))
            words = "{why}: the difficulty is now {n}."
            difficulty = self.state.check.difficulty
            self.tell(text(words, why=text(why), n=difficulty), what=DifficultyChanged(amount, difficulty, seat))

    def may_change_difficulty(self, seat: int, why: str, amounts: Sequence[int]) -> Flow[bool]:
        """Once a check."""
        if self.state.check is None or text(why) in [modifier.text for modifier in self.state.check.modifiers]:
            return False
        labels = {"opt:no": text("Leave the difficulty as it is")}
        for amount in amounts:
            words = "{n} higher" if amount > 0 else "{n} lower"
            labels[f"opt:{amount}"] = text(words, n=abs(amount))
        prompt = text("{why}: change the difficulty?", why=text(why))
        pick = yield from self.choose(seat, "ability", prompt, list(labels), labels=labels, default="opt:no")
        if pick != "opt:no":
            self.change_difficulty(why, int(thing_of(pick)), seat)
        return pick != "opt:no"

    # S4–S6 ----------------------------------------------------------------------------------------------------------

    def add_destiny(self, check: OpenCheck) -> Flow[None]:
        check.destiny = sorted(self.draw_destiny(2))
        if check.face_up:
            names = [f"card:{card}" for card in check.destiny]
            self.tell(text("Destiny adds {cards}.", cards=names), reveals="H7", what=DestinyAdded(tuple(names)))
        yield from ()

    def contributions(self, check: OpenCheck) -> Flow[None]:
        """R7.6: from the left of the current player, he himself last."""
        for seat in self.clockwise(self.current + 1):
            options = hand_options(self.player(seat).hand)
            picks: tuple[str, ...] = ()
            if options:
                sizes, limit = self.contribution_limit(seat)
                prompt = text("Choose the cards to add to the check.")
                if limit is not None:
                    prompt = text("Choose the cards to add to the check. {limit}", limit=limit)
                picks = yield Ask(seat, "contribute", prompt, options, sizes, shows="seat")
            self.contribute(check, seat, [card_of(pick) for pick in picks])

    def contribution_limit(self, seat: int) -> tuple[tuple[int, ...], Text | None]:
        """Any number; at most one from the Brig or by a Cylon player (R7.17). With what limits it, in words."""
        any_number = tuple(range(len(self.player(seat).hand) + 1))
        if not self.is_human(seat):
            return any_number[:2], text("A Cylon player adds at most 1 card.")
        if self.in_brig(seat):
            return any_number[:2], text("In the Brig you add at most 1 card.")
        sheet = self.sheet(seat)
        sizes = sheet.contribution_sizes(self.whole, any_number)
        return sizes, None if sizes == any_number else sheet.forbids()

    def contribute(self, check: OpenCheck, seat: int, cards: list[str]) -> None:
        """How many is seen by all (H9): from then on it cannot be taken back (R7.19)."""
        check.counts[seat] = len(cards)
        check.added[seat] = sorted(self.leaves_hand(seat, card, seen=check.face_up) for card in cards)
        if check.face_up and cards:
            names = [f"card:{card}" for card in check.added[seat]]
            self.tell(
                text("{seat} adds {cards}.", seat=at_seat(seat), cards=names),
                reveals="H10",
                what=CardsAdded(seat, len(cards), tuple(names)),
            )
        elif not cards:
            self.tell(text("{seat} adds no card.", seat=at_seat(seat)), reveals="H9", what=CardsAdded(seat, 0))
        else:
            number = plural("{seat} adds {n} card.", "{seat} adds {n} cards.", n=len(cards), seat=at_seat(seat))
            self.tell(number, reveals="H9", what=CardsAdded(seat, len(cards)))

    def after_adding(self, check: OpenCheck) -> Flow[None]:
        for seat in self.humans():
            yield from self.sheet(seat).after_cards(self.whole, seat)

    # S7, S11–S13 ----------------------------------------------------------------------------------------------------

    def reveal_cards(self, check: OpenCheck) -> Flow[None]:
        """R7.23: sorted by type and strength, so that neither owner nor order can be told."""
        cards = [*check.destiny, *(card for added in check.added.values() for card in added)]
        check.revealed = sorted(cards, key=self.by_type)
        check.record = len(self.state.past_checks)
        self.state.past_checks.append(PastCheck(self.state.turn, check.source, check.added, check.destiny))
        check.destiny = []
        check.added = {}
        names = [f"card:{card}" for card in check.revealed]
        self.tell(
            text("The cards: {cards}.", cards=names), reveals="H11", what=CardsRevealed(check.source, tuple(names))
        )
        yield from ()

    def by_type(self, card: str) -> tuple[int, int, str]:
        return self.skills_in_play().index(SKILL_CARDS[card].skill), SKILL_CARDS[card].strength, card

    def total_cards(self, check: OpenCheck) -> Flow[None]:
        check.total = self.worth(check, check.revealed)
        self.tell(
            text("The total is {total} against {n}.", total=check.total, n=check.difficulty),
            what=Totalled(check.total, check.difficulty),
        )
        yield from ()

    def counts_for(self, check: OpenCheck, card: str) -> int:
        """R7.2: what a card adds to the total."""
        skill, strength = SKILL_CARDS[card].skill, SKILL_CARDS[card].strength
        if skill in check.zeroed:
            return 0
        positive = skill in check.skills or skill in check.positive or (check.ones_positive and strength == 1)
        return strength if positive else -strength

    def after_total(self, check: OpenCheck) -> Flow[None]:
        """S12: one card (R7.39)."""
        prompt = text("The total is {total} against {n}.", total=check.total, n=check.difficulty)
        if name := (yield from self.respond(AfterTotal(check), prompt)):
            check.responses.append(name)

    def outcome(self, check: OpenCheck) -> Flow[None]:
        """S13."""
        assert check.total is not None
        check.outcome = self.outcome_at(check, check.difficulty)
        record = self.state.past_checks[check.record]
        record.difficulty, record.total, record.outcome = check.difficulty, check.total, check.outcome
        left = list(check.revealed)  # a card that was discarded from the check counts for nobody
        record.worth = {seat: self.worth(check, taken_from(left, cards)) for seat, cards in record.added.items()}
        record.destiny_worth = self.worth(check, left)
        yield from ()

    def worth(self, check: OpenCheck, cards: list[str]) -> int:
        return sum(self.counts_for(check, card) for card in cards)

    def outcome_at(self, check: OpenCheck, difficulty: int) -> Outcome:
        """R7.4."""
        assert check.total is not None
        if check.total >= difficulty:
            return Outcome.PASS
        if check.partial is not None and check.total >= check.partial:
            return Outcome.PARTIAL
        return Outcome.FAIL

    def result_at(self, check: OpenCheck, difficulty: int) -> Outcome | None:
        """Whose box would be resolved; none: nothing happens."""
        return self.outcome_at(check, difficulty)


OUTCOME_WORDS = {
    Outcome.PASS: text("The check is passed."),
    Outcome.PARTIAL: text("The check is passed in part."),
    Outcome.FAIL: text("The check fails."),
}


def speaks_of(words: Text, who: Text) -> bool:
    parts = [part for value in words.args.values() for part in (value if isinstance(value, list) else [value])]
    return words == who or any(isinstance(part, Text) and speaks_of(part, who) for part in parts)


def naming(words: Text, who: Text, name: str) -> Text:
    """The same words, in which somebody has a name."""

    def named(value: Any) -> Any:
        if isinstance(value, list):
            return [named(part) for part in value]
        if not isinstance(value, Text):
            return value
        return name if value == who else naming(value, who, name)

    return msgspec.structs.replace(words, args={key: named(value) for key, value in words.args.items()})


def taken_from(pile: list[str], cards: list[str]) -> list[str]:
    """Those of the cards that the pile still has; it has them no longer."""
    taken = []
    for card in cards:
        if card in pile:
            pile.remove(card)
            taken.append(card)
    return taken
