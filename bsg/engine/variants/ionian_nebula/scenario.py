"""What a scenario with the Ionian Nebula can say besides."""

from __future__ import annotations

from typing import Any, Self

from bsg.engine.exodus.scenario import ExodusVerbs
from bsg.engine.scenario import refuse_unless
from bsg.engine.variants.ionian_nebula.ally_cards import ALLIES
from bsg.engine.variants.ionian_nebula.crossroads_cards import CROSSROADS
from bsg.engine.variants.ionian_nebula.part import AllyInPlay, NebulaPart
from bsg.engine.variants.ionian_nebula.rules import IonianNebula
from bsg.engine.vocabulary import Place, slug


class NebulaVerbs(ExodusVerbs):
    rules: IonianNebula

    def __init__(self, *characters: str, **options: Any):
        """Everybody has trauma, and no ally is on the board until somebody says so."""
        super().__init__(*characters, **options)
        for step in (self.rules.deal_trauma, self.rules.place_allies, self.rules.set_out_crossroads):
            for question in step():
                raise AssertionError(f"asks {question}")
        self.allies()
        self.rules.told = []

    @property
    def nebula(self) -> NebulaPart:
        return self.rules.part(NebulaPart)

    def trauma(self, seat: int, *tokens: str) -> Self:
        """Exactly these, for those he had."""
        self.rules.to_pool(self.nebula.trauma[seat])
        self.nebula.trauma[seat] = sorted(map(self._from_pool, tokens))
        return self

    def lies_in(self, place: Place, token: str) -> Self:
        """This token on Sickbay or Brig."""
        self.rules.to_pool([self.nebula.places.pop(place)])
        self.nebula.places[place] = self._from_pool(token)
        return self

    def allies(self, *names: str) -> Self:
        """Exactly these on the board, each with a token that nobody has seen."""
        part = self.nebula
        self.rules.to_pool([ally.token for ally in part.allies if ally.token])
        part.ally_deck += [ally.card for ally in part.allies]
        part.allies = []
        for name in names:
            self.ally(name, "benevolent")
        return self

    def ally(self, name: str, token: str, *, by: int | None = None) -> Self:
        """One more on the board, with this token, which somebody chose."""
        card = slug(name)
        refuse_unless(card in ALLIES, f"There is no ally {name}.")
        self._ally_out_of_deck(card)
        self.nebula.allies.append(AllyInPlay(card, self._from_pool(token), by))
        return self

    def next_allies(self, *names: str) -> Self:
        """They come next."""
        for card in map(slug, reversed(names)):
            self._ally_out_of_deck(card)
            self.nebula.ally_deck.append(card)
        return self

    def no_more_allies(self) -> Self:
        self.nebula.allies_boxed += self.nebula.ally_deck
        self.nebula.ally_deck = []
        return self

    def draws_trauma(self, *tokens: str) -> Self:
        """These are drawn next out of the pool."""
        self._dice.meant.setdefault("trauma", []).extend(tokens)
        return self

    def crossroads(self, *names: str) -> Self:
        """Dealt in this order from the current player on."""
        cards = [slug(name) for name in names]
        others = [card for card in CROSSROADS if card not in cards]
        self.nebula.crossroads_deck = [*others, *reversed(cards)]
        self.loads("shuffle:crossroads", *range(len(CROSSROADS) - 1, 0, -1))  # which leaves them as they lie
        return self

    def eliminated(self, seat: int) -> Self:
        """Somebody has left the game, which is past the crossroads."""
        player = self.rules.player(seat)
        self.past_crossroads().hand(seat).at(seat, None)
        self.state.loyalty_box += player.loyalty
        player.loyalty = []
        self.nebula.eliminated.append(seat)
        self.rules.pass_titles_of(seat)
        return self

    def past_crossroads(self) -> Self:
        """No trauma and no allies any more."""
        part = self.nebula
        if part.phase != "over":
            part.phase = "over"
            self.rules.box_what_is_left()
            for seat in range(len(self.state.players)):
                self.rules.box_trauma(seat)
            self.rules.box_tokens(part.pool)
            part.pool = []
        return self

    def _from_pool(self, token: str) -> str:
        refuse_unless(token in self.nebula.pool, f"There is no {token} left in the pool.")
        self.nebula.pool.remove(token)
        return token

    def _ally_out_of_deck(self, card: str) -> None:
        piles = (self.nebula.ally_deck, self.nebula.allies_boxed)
        found = [pile for pile in piles if card in pile]
        refuse_unless(found, f"{card} is on the board already.")
        found[0].remove(card)
