"""R6: skill cards, drawing and discarding them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bsg.engine.cards.skills import BASE_SKILLS, SKILL_CARDS, SkillKind, card_of, hand_options
from bsg.engine.happenings.skills import Discarded, Drew, DrewCards
from bsg.engine.rules.resources import Resources
from bsg.engine.state import Deck
from bsg.engine.vocabulary import Skill, at_seat, thing_of
from bsg.kernel import Ask, Flow, Text, Together, every, plural, text


class Skills(Resources):
    def skill_kinds(self) -> tuple[SkillKind, ...]:
        """The skill cards in this game."""
        return BASE_SKILLS

    def skills_in_play(self) -> tuple[Skill, ...]:
        """The types of skill cards (R6.1), in their printed order."""
        return (Skill.POLITICS, Skill.LEADERSHIP, Skill.TACTICS, Skill.PILOTING, Skill.ENGINEERING)

    # drawing --------------------------------------------------------------------------------------------------------

    def draw_from(self, deck: Deck, name: str) -> str | None:
        """The top card; an empty deck is rebuilt from its discards (R31.4). None when they are empty, too."""
        if not deck.draw:
            deck.draw, deck.discard = deck.discard, []
            self.dice.shuffle(f"shuffle:{name}", deck.draw)
        return deck.draw.pop() if deck.draw else None

    def draw_from_skill_deck(self, skill: Skill) -> str | None:
        """R6.2."""
        return self.draw_from(self.state.skills[skill], skill)

    def draw_skills(self, seat: int, skills: Iterable[Skill]) -> None:
        """Cards of these types into a hand; everybody sees which decks they come from (H3)."""
        drawn = [card for skill in skills if (card := self.draw_from_skill_deck(skill))]
        if not drawn:
            return
        self.into_hand(seat, drawn)
        counts = Counter(SKILL_CARDS[card].skill for card in drawn)
        types = every([text("{n} {skill}", n=n, skill=f"skill:{skill}") for skill, n in counts.items()])
        names = [f"card:{card}" for card in drawn]
        self.tell(
            text("{seat} draws {skills}.", seat=at_seat(seat), skills=types),
            {seat: text("You draw {cards}.", cards=names)},
            what=Drew(seat, {f"skill:{skill}": n for skill, n in counts.items()}),
            learned={seat: DrewCards(seat, tuple(names))},
        )

    def into_hand(self, seat: int, cards: Sequence[str]) -> None:
        """Adds cards whose types everybody knows."""
        player = self.player(seat)
        player.hand = sorted([*player.hand, *cards])
        for card in cards:
            skill = SKILL_CARDS[card].skill
            player.could_hold[skill] = player.could_hold.get(skill, 0) + 1

    def choose_skills(
        self, seat: int, count: int, most: Mapping[Skill, int], prompt: Text | None = None
    ) -> Flow[list[Skill]]:
        """The types of `count` cards, not more than `most` of each; decided before any card is drawn (R3.6)."""
        count = min(count, sum(most.values()))
        options = tuple(f"skill:{skill}#{n}" for skill, top in most.items() for n in range(min(top, count)))
        if len({option.split("#")[0] for option in options}) == 1 or len(options) == count:
            picks: Sequence[str] = options[:count]
        else:
            prompt = prompt or plural(
                "Choose the type of {n} card to draw.", "Choose the types of {n} cards to draw.", n=count
            )
            picks = yield Ask(seat, "draw", prompt, options, (count,))
        return [Skill(thing_of(pick)) for pick in picks]

    def draw_chosen(self, seat: int, count: int, skills: Iterable[Skill]) -> Flow[None]:
        """Draws `count` cards of these types, split as the player likes."""
        chosen = yield from self.choose_skills(seat, count, dict.fromkeys(skills, count))
        self.draw_skills(seat, chosen)

    # discarding -----------------------------------------------------------------------------------------------------

    def leaves_hand(self, seat: int, card: str, *, seen: bool = True) -> str:
        """Takes one card out of a hand; `seen` tells whether everybody learns what it was."""
        player = self.player(seat)
        player.hand.remove(card)
        held = player.could_hold
        if seen:
            skill = SKILL_CARDS[card].skill
            held[skill] = held.get(skill, 1) - 1
        for skill in list(held):
            held[skill] = max(0, min(held[skill], len(player.hand)))
            if not held[skill]:
                del held[skill]
        return card

    def take_cards(self, thief: int, victim: int, cards: Sequence[str]) -> None:
        """From hand to hand unseen: of any type that the victim could hold, for all that the others know."""
        reckoned = self.player(thief).could_hold
        for skill, count in self.player(victim).could_hold.items():
            reckoned[skill] = reckoned.get(skill, 0) + min(count, len(cards))
        taken = [self.leaves_hand(victim, card, seen=False) for card in cards]
        self.player(thief).hand = sorted([*self.player(thief).hand, *taken])

    def to_pile(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.state.skills[SKILL_CARDS[card].skill].discard.append(card)

    def discard(self, seat: int, cards: Sequence[str]) -> None:
        """These cards of a hand, face up, to their piles."""
        self.to_pile(self.leaves_hand(seat, card) for card in cards)
        if cards:
            names = [f"card:{card}" for card in sorted(cards)]
            self.tell(
                text("{seat} discards {cards}.", seat=at_seat(seat), cards=names),
                reveals="H1",
                what=Discarded(seat, tuple(names)),
            )

    def discard_random(self, seat: int, count: int) -> None:
        """The server picks (R6.7); everybody sees what (H37)."""
        self.discard(seat, self.dice.sample(f"discard:{seat}", self.player(seat).hand, count))

    def discards(self, counts: Mapping[int, int], *, at_random: bool = False, may_ignore: bool = True) -> Flow[None]:
        """Forced discards, chosen at the same time and shown together (R6.5).

        A Cylon player may ignore effects of crises and checks (R18.17): he discards all that is asked or nothing.
        """
        asks = []
        unasked: dict[int, int] = {}
        for seat, count in counts.items():
            options = hand_options(self.player(seat).hand)
            count = min(count, len(options))
            ignores = may_ignore and self.may_ignore(seat)
            if count <= 0 or (ignores and at_random):
                continue
            if not ignores and (at_random or count == len(options) or self.discards_at_random(seat)):
                unasked[seat] = count
                continue
            prompt = plural("Discard {n} skill card.", "Discard {n} skill cards.", n=count)
            if ignores:
                one = "Discard {n} skill card, or none: a Cylon player may ignore this."
                many = "Discard {n} skill cards, or none: a Cylon player may ignore this."
                prompt = plural(one, many, n=count)
            sizes = (0, count) if ignores else (count,)
            default = () if ignores else options[:count]
            asks.append(Ask(seat, "discard", prompt, options, sizes, shows="seat", default=default))
        answers: dict[int, tuple[str, ...]] = yield Together(tuple(asks))
        for seat in counts:
            if seat in answers:
                self.discard(seat, [card_of(pick) for pick in answers[seat]])
            elif seat in unasked:
                self.discard_random(seat, unasked[seat])

    def may_ignore(self, seat: int) -> bool:
        """R18.17: a Cylon player what crises and checks do to him."""
        return not self.is_human(seat)

    def discards_at_random(self, seat: int) -> bool:
        """Apollo's Headstrong (R26.17)."""
        sheet = self.sheet(seat)
        if sheet.discards_at_random:
            sheet.speaks(self.whole, sheet.drawback)
        return sheet.discards_at_random

    def pay(self, seat: int, count: int, prompt: Text) -> Flow[None]:
        """A cost, chosen by who pays it, whatever the sheet says of forced discards (R6.7)."""
        options = hand_options(self.player(seat).hand)
        picks = yield Ask(seat, "pay", prompt, options, (count,), shows="seat", default=options[:count])
        self.discard(seat, [card_of(pick) for pick in picks])

    # destiny --------------------------------------------------------------------------------------------------------

    def draw_destiny(self, count: int) -> list[str]:
        """Cards off the Destiny deck, which is rebuilt as soon as its last card is taken (R6.11)."""
        taken = []
        for _ in range(count):
            if not self.state.destiny:
                self.build_destiny()
            if self.state.destiny:
                taken.append(self.state.destiny.pop())
        if not self.state.destiny:
            self.build_destiny()
        return taken

    def build_destiny(self) -> None:
        """R2.29: two cards of each type, shuffled."""
        skills = self.skills_in_play()
        cards = [card for skill in skills for _ in range(2) if (card := self.draw_from_skill_deck(skill))]
        self.dice.shuffle("shuffle:destiny", cards)
        self.state.destiny = cards
