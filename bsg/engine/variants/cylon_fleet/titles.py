"""R21.16, R24.b: the CAG, and the alternate Admiral whose nukes go off in an area."""

from __future__ import annotations

from bsg.engine.effects import passes_title
from bsg.engine.places import RING
from bsg.engine.rules.combat import NUKE_DESTROYS, NUKE_DESTROYS_RAIDERS, parse_ship
from bsg.engine.variants.cylon_fleet.cards import CAG, THE_CAG
from bsg.engine.variants.cylon_fleet.happenings import AreaNuked, NukeWasted
from bsg.engine.variants.cylon_fleet.vipers import FleetVipers
from bsg.engine.vocabulary import Place, Ship, Title, Who, at_seat, thing_of
from bsg.kernel import Flow, Text, text

CAG_LINE = "apollo starbuck boomer anders helo adama tigh gaeta chief cally zarek baltar tory roslin"  # R21.a
HANDS_OVER, LEADS = "opt:cag-hands-over", "opt:cag-leads"
NUKE_DESTROYS_ALL = 8


class FleetTitles(FleetVipers):
    def titles_in_play(self) -> tuple[Title, ...]:
        return (*super().titles_in_play(), CAG)

    def titles_lost_in_brig(self) -> tuple[Title, ...]:
        """R21.8."""
        return (*super().titles_lost_in_brig(), CAG)

    def line_of(self, title: Title) -> list[str]:
        return CAG_LINE.split() if title == CAG else super().line_of(title)

    def seats_of(self, who: Who) -> list[int]:
        return [self.holder(CAG)] if who == THE_CAG else super().seats_of(who)

    # the CAG's actions (R21.16) -------------------------------------------------------------------------------------

    def title_actions(self, seat: int) -> dict[str, Text]:
        options = super().title_actions(seat)
        if "opt:nuke" in options:
            options["opt:nuke"] = text("Launch a nuke at a space area")
        words = {
            HANDS_OVER: text("As CAG: activate an unmanned viper, then make another player CAG"),
            LEADS: text("As CAG: activate an unmanned viper, then take another action"),
        }
        return options | {option: words[option] for option, why in self.cag_actions(seat).items() if why is None}

    def dimmed_actions(self, seat: int) -> dict[str, Text]:
        against = {option: why for option, why in self.cag_actions(seat).items() if why is not None}
        return super().dimmed_actions(seat) | against

    def ability_names(self, seat: int) -> dict[str, Text]:
        mine = {HANDS_OVER: text("As CAG: make another player CAG"), LEADS: text("As CAG: take another action")}
        return super().ability_names(seat) | mine

    def cag_actions(self, seat: int) -> dict[str, Text | None]:
        """What is against each, for who holds the title."""
        if self.state.titles.get(CAG) != seat or self.player(seat).place is None:
            return {}
        return {HANDS_OVER: self.why_not_hand_over(), LEADS: self.why_not_lead(seat)}

    def why_not_hand_over(self) -> Text | None:
        """What cannot be done of it is skipped (R0.7)."""
        if self.why_no_viper() and not self.choosable(lambda seat: self.why_not_gain(CAG, seat)):
            return text("There is neither a viper to activate nor anybody to take the title.")
        return None

    def why_not_lead(self, seat: int) -> Text | None:
        if not self.is_piloting(seat):
            return text("You are not in a viper.")
        if CAG in self.state.used_this_turn:
            return text("You have done so this turn.")
        return self.why_no_viper()

    def why_no_viper(self) -> Text | None:
        can_fly = any(why is None for why in self.why_not_unmanned().values())
        return None if can_fly else text("There is no unmanned viper to activate.")

    def perform(self, seat: int, option: str) -> Flow[None]:
        if option not in (HANDS_OVER, LEADS):
            yield from super().perform(seat, option)
            return
        self.resolved(f"title:{CAG}")
        if option == LEADS:
            self.state.used_this_turn.append(CAG)
        yield from self.activate_vipers(seat, 1, optional=False)
        if option == HANDS_OVER and self.state.titles.get(CAG) == seat:  # a pilot's action may have come between
            yield from passes_title(CAG, chosen_by=THE_CAG).resolve(self.whole)
        elif option == LEADS and self.is_human(seat) and not self.state.turn_over:
            yield from self.take_action(seat)

    # nukes (R24.b) --------------------------------------------------------------------------------------------------

    def why_no_nuke(self) -> Text | None:
        """R24.6: any area will do."""
        return None if self.state.nukes else text("There is no nuke left.")

    def launch_nuke(self, seat: int) -> Flow[None]:
        """The token is spent whatever the result (R24.1); the target is the area, not a basestar (R24.10)."""
        prompt = text("Choose the area to launch the nuke at.")
        pick = yield from self.choose(seat, "nuke", prompt, [f"area:{area}" for area in RING])
        area = Place(thing_of(pick))
        self.spend_nuke()
        self.tell(
            text("{seat} launches a nuke. It goes off {area}.", seat=at_seat(seat), area=pick),
            what=AreaNuked(seat, pick),
        )
        what_for = text(
            "nuke {area}; {n} or more destroys a basestar, less damages it twice; {more} also destroys up to 3 raiders,"
            " {all} every ship there",
            area=pick,
            n=NUKE_DESTROYS,
            more=NUKE_DESTROYS_RAIDERS,
            all=NUKE_DESTROYS_ALL,
        )
        result = yield from self.roll(seat, what_for)
        raiders = min(3, self.area(area).raiders) if result == NUKE_DESTROYS_RAIDERS else 0
        if result == NUKE_DESTROYS_ALL:
            yield from self.destroy_all(area)
            return
        if not raiders and not self.area(area).basestars:
            self.tell(text("It hits nothing."), what=NukeWasted(pick))
        yield from self.nuke_basestar(seat, area, destroyed=result >= NUKE_DESTROYS)
        for _ in range(raiders):
            self.destroy_cylon_ship(Ship.RAIDER, area)

    def nuke_basestar(self, seat: int, area: Place, *, destroyed: bool) -> Flow[None]:
        """R24.7: of several the Admiral chooses one; without one nothing happens."""
        targets = [target for target in self.targets_in(area) if target.startswith("ship:basestar")]
        if not targets:
            return
        prompt = text("Choose the basestar that the nuke hits.")
        pick = yield from self.choose(seat, "nuke", prompt, targets, labels=self.damaged_basestars())
        _, _, number = parse_ship(pick)
        if destroyed:
            self.destroy_basestar(area, number)
            return
        tokens = self.area(area).basestars[number]
        self.damage_basestar(area, number)
        if any(basestar is tokens for basestar in self.area(area).basestars):
            self.damage_basestar(area, number)

    def destroy_all(self, area: Place) -> Flow[None]:
        """R24.8: pilots go to Sickbay; civilian ships are turned over one by one."""
        self.resolved("fleet:nuke")
        here = self.area(area)
        for _ in range(here.raiders):
            self.destroy_cylon_ship(Ship.RAIDER, area)
        for _ in range(here.heavy_raiders):
            self.destroy_cylon_ship(Ship.HEAVY_RAIDER, area)
        for _ in list(here.basestars):
            self.destroy_basestar(area, 0)
        for model, count in list(here.vipers.items()):
            for _ in range(count):
                self.lose_viper(area, None, model, destroyed=True)
        for pilot in self.pilots_in(area):
            self.lose_viper(area, pilot, destroyed=True)
        for civilian in list(here.civilians):
            yield from self.destroy_civilian(civilian.label)
