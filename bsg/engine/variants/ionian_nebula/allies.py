"""R35.d–f: allies, meeting them, and who takes the place of those who are gone."""

from __future__ import annotations

from collections.abc import Callable

from bsg.engine.rules.setup import Pile
from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES, Ally
from bsg.engine.variants.ionian_nebula.happenings import (
    AllyArrived,
    AllyLeft,
    AllyMet,
    AllyPassedOver,
    TraumaChosen,
    TraumaPlaced,
)
from bsg.engine.variants.ionian_nebula.part import AllyInPlay, Encounter
from bsg.engine.variants.ionian_nebula.trauma import ANTAGONISTIC, BENEVOLENT, Trauma
from bsg.engine.vocabulary import at_seat, seat_of, the_place
from bsg.kernel import Flow, Text, text

ALLIES_ON_BOARD = 3  # R35.8


class Allies(Trauma):
    def allies_in(self, place: str | None) -> list[AllyInPlay]:
        return [ally for ally in self.nebula.allies if ALLIES[ally.card].place == place]

    # set-up (R2.34) -------------------------------------------------------------------------------------------------

    def face_down(self) -> list[Pile]:
        return [*super().face_down(), Pile("allies", self.nebula.ally_deck, kind="ally")]

    def unseen(self) -> list[tuple[Text, list[str]]]:
        tokens = [
            (text("Trauma token: {place}", place=f"loc:{place}"), [f"token:{token}"])
            for place, token in self.nebula.places.items()
        ]
        tokens += [
            (text("Trauma token: {place}", place=f"ally:{ally.card}"), [f"token:{ally.token}"])
            for ally in self.nebula.allies
            if ally.token
        ]
        return [*super().unseen(), *tokens, (text("Trauma tokens left"), [f"token:{one}" for one in self.nebula.pool])]

    def held(self, seat: int) -> list[tuple[Text, list[str]]]:
        who, dealt = at_seat(seat), self.nebula.crossroads.get(seat)
        tokens = self.nebula.trauma[seat] if seat < len(self.nebula.trauma) else []
        before = [f"crossroads:{dealt.card}", *([f"token:{dealt.token}"] if dealt.token else [])] if dealt else []
        return [
            *super().held(seat),
            (text("{seat}: trauma tokens", seat=who), [f"token:{token}" for token in tokens]),
            (text("{seat}: crossroads", seat=who), before),
        ]

    def place_allies(self) -> Flow[None]:
        """Each gets a token that nobody has seen; it may be a disaster."""
        self.nebula.ally_deck = list(ALLIES)
        self.dice.shuffle("shuffle:allies", self.nebula.ally_deck)
        for _ in range(ALLIES_ON_BOARD):
            if ally := self.draw_ally():
                self.lay_on_ally(ally)
        yield from ()

    # drawing (R35.9, R35.17) ----------------------------------------------------------------------------------------

    def draw_ally(self) -> AllyInPlay | None:
        """The next who may come; those who may not are boxed. None: the deck is not rebuilt when it is empty."""
        while self.nebula.ally_deck:
            card = ALLIES[self.nebula.ally_deck.pop()]
            if self.may_come(card):
                ally = AllyInPlay(card.id)
                self.nebula.allies.append(ally)
                self.tell(
                    text("{ally} is now in {place}.", ally=f"ally:{card.id}", place=the_place(card.place)),
                    reveals="H4",
                    what=AllyArrived(f"ally:{card.id}", f"loc:{card.place}"),
                )
                return ally
            self.nebula.allies_boxed.append(card.id)
            self.tell(
                text("{ally} does not come along in this game.", ally=f"ally:{card.id}"),
                reveals="H4",
                what=AllyPassedOver(f"ally:{card.id}"),
            )
        return None

    def may_come(self, ally: Ally) -> bool:
        """Nobody plays or has played that character, and the location is in the game; it may be damaged."""
        played = [*(player.character for player in self.state.players), *self.characters_out()]
        return ally.character not in played and self.why_closed(ally.place) is None

    def lay_on_ally(self, ally: AllyInPlay) -> None:
        for token in self.from_pool(1):
            ally.token = token

    def places_trauma(self, seat: int, ally: AllyInPlay) -> Flow[None]:
        """One of his own tokens, secretly chosen; without any a random one that nobody sees."""
        if not self.trauma(seat):
            self.lay_on_ally(ally)
            return
        name = f"ally:{ally.card}"
        prompt = text("Choose the trauma token that you put on {ally}.", ally=name)
        (token,) = yield from self.choose_trauma(seat, "place_trauma", prompt)
        self.trauma(seat).remove(token)
        ally.token, ally.by = token, seat
        self.tell(
            text("{seat} puts a trauma token on {ally}.", seat=at_seat(seat), ally=name),
            {seat: text("You put {token} on {ally}.", token=f"token:{token}", ally=name)},
            what=TraumaPlaced(seat, name),
            learned={seat: TraumaChosen(seat, name, f"token:{token}")},
        )

    # meeting (R35.e) ------------------------------------------------------------------------------------------------

    def turn_steps(self) -> tuple[Callable[[], Flow[None]], ...]:
        """R35.10: at the end of the Movement step."""
        steps = list(super().turn_steps())
        steps.insert(steps.index(self.movement) + 1, self.meet_ally)
        return tuple(steps)

    def move_labels(self, seat: int) -> dict[str, Text]:
        """R35.11: whom one would meet, in one's own Movement step."""
        labels = super().move_labels(seat)
        if self.state.step != self.movement.__name__ or not self.is_human(seat):
            return labels
        for ally in self.nebula.allies:
            place, name = ALLIES[ally.card].place, f"ally:{ally.card}"
            if place == self.player(seat).place:
                labels["opt:stay"] = text("Stay: you meet {ally}", ally=name)
            elif place in self.reachable(seat):
                labels[f"loc:{place}"] = text("{place}: you meet {ally}", place=f"loc:{place}", ally=name)
        return labels

    def eventful_steps(self) -> tuple[str, ...]:
        return (*super().eventful_steps(), self.meet_ally.__name__)

    def meet_ally(self) -> Flow[None]:
        """R35.11: also who has not moved; nobody in a viper is where an ally is."""
        seat = self.current
        here = self.allies_in(self.player(seat).place) if self.is_human(seat) else []
        if here:
            options = [f"ally:{ally.card}" for ally in here]
            pick = yield from self.choose(seat, "meet", text("Choose the ally you meet."), options)
            yield from self.meets(seat, here[options.index(pick)])

    def meets(self, seat: int, ally: AllyInPlay) -> Flow[None]:
        """R35.12. What the ally brings may be the crossroads, after which there are no allies any more (R35.32)."""
        self.nebula.allies.remove(ally)
        self.nebula.encounter = met = Encounter(seat, ally.card, ally.token)
        name = f"ally:{ally.card}"
        shown = f"token:{ally.token}" if ally.token else None
        words = "{seat} meets {ally}: {token}." if shown else "{seat} meets {ally}."
        self.tell(
            text(words, seat=at_seat(seat), ally=name, **({"token": shown} if shown else {})),
            reveals="H41",
            what=AllyMet(seat, name, shown),
        )
        if ally.token in (BENEVOLENT, ANTAGONISTIC):
            self.resolved(f"{name}#{ally.token}")
            card = ALLIES[ally.card]
            yield from self.resolve_as(name, card.benevolent if ally.token == BENEVOLENT else card.antagonistic)
        if self.nebula.encounter is not met:
            return
        self.nebula.encounter = None
        self.nebula.allies_boxed.append(ally.card)
        self.to_pool([ally.token] if ally.token else [])
        if met.executed:
            yield from self.replace_ally()
        elif new := self.draw_ally():
            yield from self.places_trauma(seat, new)

    def execute(self, seat: int) -> Flow[None]:
        """R35.14: whoever is executed by an ally brings no new one."""
        if self.nebula.encounter and self.nebula.encounter.seat == seat:
            self.nebula.encounter.executed = True
        yield from super().execute(seat)

    # removal and replacement (R35.f) --------------------------------------------------------------------------------

    def resolve_damage(self, token: str) -> Flow[None]:
        """R12.8, R35.15: allies in a location that is damaged."""
        yield from super().resolve_damage(token)
        yield from self.remove_allies(self.allies_in(token))

    def play_super_crisis(self, seat: int, card: str) -> Flow[None]:
        """R35.15: a location may be out of the game then."""
        yield from super().play_super_crisis(seat, card)
        closed = [ally for ally in self.nebula.allies if self.why_closed(ALLIES[ally.card].place)]
        yield from self.remove_allies(closed)

    def dies_human(self, seat: int) -> Flow[None]:
        """R23.20: an ally may show the new character."""
        yield from super().dies_human(seat)
        character = self.player(seat).character
        yield from self.remove_allies([ally for ally in self.nebula.allies if ALLIES[ally.card].character == character])

    def remove_allies(self, allies: list[AllyInPlay]) -> Flow[None]:
        """All of them leave, their tokens unseen; then others come for each."""
        for ally in allies:
            self.nebula.allies.remove(ally)
            self.nebula.allies_boxed.append(ally.card)
            self.to_pool([ally.token] if ally.token else [])
            name, place = f"ally:{ally.card}", ALLIES[ally.card].place
            self.tell(
                text("{ally} leaves {place}.", ally=name, place=the_place(place)), what=AllyLeft(name, f"loc:{place}")
            )
        for _ in allies:
            yield from self.replace_ally()

    def replace_ally(self) -> Flow[None]:
        """R35.16: by the Cylon player with most trauma; without one the token is a random one."""
        cylons = [seat for seat in self.clockwise(self.current) if not self.is_human(seat) and self.trauma(seat)]
        most = [seat for seat in cylons if len(self.trauma(seat)) == max(len(self.trauma(s)) for s in cylons)]
        chosen: int | None = None
        if most and self.nebula.ally_deck:
            prompt = text("Choose the Cylon player who brings the new ally.")
            pick = yield from self.choose(self.current, "brings_ally", prompt, [at_seat(seat) for seat in most])
            chosen = seat_of(pick)
        ally = self.draw_ally()
        if ally is not None and chosen is not None:
            yield from self.places_trauma(chosen, ally)
        elif ally is not None:
            self.lay_on_ally(ally)
