"""The table as a seat sees it: its view, read in the words in which a player thinks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from bsg.engine.characters import CHARACTERS
from bsg.engine.places import RING
from bsg.engine.views import (
    AreaView,
    BoardView,
    CheckView,
    CrisisView,
    GameView,
    HandCardView,
    MeView,
    PlayerView,
    RollView,
)
from bsg.engine.vocabulary import Place, Resource, Skill, Team, Title

DRAWN_MOSTLY = 2.0  # strength of a card nobody knows anything about


class Sight:
    """One look at the view, from one seat. Everything in it the seat may see."""

    def __init__(self, seat: int, view: Mapping[str, Any]):
        self.seat = seat
        self.view = view

    # the sections -----------------------------------------------------------------------------------------------------

    @cached_property
    def game(self) -> GameView:
        return self.view["game"]  # type: ignore[no-any-return]

    @cached_property
    def players(self) -> list[PlayerView]:
        return self.view["players"]  # type: ignore[no-any-return]

    @cached_property
    def board(self) -> BoardView:
        return self.view["board"]  # type: ignore[no-any-return]

    @cached_property
    def areas(self) -> dict[Place, AreaView]:
        return {area.area: area for area in self.view["areas"]}

    @cached_property
    def crisis(self) -> CrisisView | None:
        return self.view["crisis"]  # type: ignore[no-any-return]

    @cached_property
    def check(self) -> CheckView | None:
        return self.view["check"]  # type: ignore[no-any-return]

    @cached_property
    def decided(self) -> CheckView | None:
        return self.view["decided"]  # type: ignore[no-any-return]

    @cached_property
    def roll(self) -> RollView | None:
        return self.view["roll"]  # type: ignore[no-any-return]

    @cached_property
    def me(self) -> MeView:
        (mine,) = self.view["private"]
        return mine  # type: ignore[no-any-return]

    @property
    def fleet(self) -> Any:
        """The Cylon Fleet board, if there is one."""
        return self.view.get("fleet")

    @property
    def nebula(self) -> Any:
        """Trauma, allies and crossroads, if they are in the game."""
        return self.view.get("nebula")

    @cached_property
    def decks(self) -> dict[str, int]:
        """How many cards lie in each."""
        return {deck.deck: deck.cards for deck in self.view["decks"]}

    @property
    def loyalty_deck(self) -> int:
        return self.decks["loyalty"]

    @property
    def with_exodus(self) -> bool:
        return "loyalty-humans" in self.decks

    # who is who -------------------------------------------------------------------------------------------------------

    @cached_property
    def myself(self) -> PlayerView:
        return self.players[self.seat]

    @cached_property
    def hand(self) -> list[HandCardView]:
        return self.me.hand

    @cached_property
    def is_cylon(self) -> bool:
        """Of the Cylons' side, whoever knows it."""
        return self.me.team == Team.CYLONS or self.myself.cylon

    @cached_property
    def is_revealed(self) -> bool:
        return self.myself.cylon

    @cached_property
    def humans(self) -> list[int]:
        """Everybody who is not revealed as a Cylon."""
        return [player.seat for player in self.players if not player.cylon and not player.out]

    @cached_property
    def titles(self) -> dict[Title, int]:
        return {title: player.seat for player in self.players for title in player.titles}

    def holder(self, title: Title) -> int | None:
        return self.titles.get(title)

    def character(self, seat: int) -> str:
        return self.players[seat].character or ""

    @cached_property
    def my_character(self) -> str:
        return self.character(self.seat)

    def skills(self, seat: int) -> tuple[Skill, ...]:
        """The types that somebody draws."""
        sheet = CHARACTERS.get(self.character(seat))
        return sheet.skills if sheet and not self.players[seat].cylon else tuple(Skill)[:5]

    def place(self, seat: int) -> Place | None:
        return self.players[seat].place

    def in_brig(self, seat: int) -> bool:
        return self.players[seat].place == Place.BRIG

    def is_piloting(self, seat: int) -> bool:
        return self.players[seat].place in RING

    def is_pilot(self, seat: int) -> bool:
        sheet = CHARACTERS.get(self.character(seat))
        return bool(sheet and sheet.is_pilot)

    def turns_until(self, seat: int) -> int:
        """How many turns until it is somebody's; 0: now."""
        return (seat - self.game.current) % len(self.players)

    # the fleet --------------------------------------------------------------------------------------------------------

    @cached_property
    def dials(self) -> dict[Resource, int]:
        return {dial.resource: dial.value for dial in self.view["dials"]}

    @cached_property
    def raiders(self) -> int:
        return sum(area.raiders for area in self.areas.values())

    @cached_property
    def heavy_raiders(self) -> int:
        return sum(area.heavy_raiders for area in self.areas.values())

    @cached_property
    def basestars(self) -> int:
        return sum(len(area.basestars) for area in self.areas.values())

    @cached_property
    def civilians(self) -> int:
        return sum(len(area.civilians) for area in self.areas.values())

    @cached_property
    def vipers_in_space(self) -> int:
        return sum(area.vipers for area in self.areas.values())

    @cached_property
    def centurions(self) -> int:
        return sum(self.board.boarding)

    @cached_property
    def damaged(self) -> list[Place]:
        return [place.place for place in self.board.places if place.damaged]

    @cached_property
    def targets(self) -> dict[Place, list[str]]:
        """What a viper has to do there, one of each kind, by area."""
        found: dict[Place, list[str]] = {}
        for place, area in self.areas.items():
            found[place] = [f"ship:raider@{place}"] if area.raiders else []
            found[place] += [f"ship:heavy-raider@{place}"] if area.heavy_raiders else []
            found[place] += [f"ship:basestar@{place}#{n}" for n in range(len(area.basestars))]
            if self.fleet is not None and area.civilians:  # to be escorted (R34.h)
                found[place].append(f"ship:civilian-{area.civilians[0]}")
        return found

    def defended(self, area: AreaView) -> bool:
        """Somebody stands between raiders and what is there."""
        return bool(area.vipers or area.pilots)

    @cached_property
    def exposed(self) -> int:
        """Civilian ships that nothing protects, while raiders are about."""
        return sum(len(area.civilians) for area in self.areas.values() if not self.defended(area))

    @cached_property
    def under_fire(self) -> int:
        """Civilian ships that raiders in their own area will shoot next."""
        areas = self.areas.values()
        return sum(min(area.raiders, len(area.civilians)) for area in areas if not self.defended(area))
