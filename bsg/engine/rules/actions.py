"""R4.a: actions, and activating locations (R5)."""

from __future__ import annotations

from bsg.engine.cards.locations import LOCATIONS
from bsg.engine.cards.loyalty import LOYALTY
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.skills import SKILL_CARDS, card_of, hand_options
from bsg.engine.characters import SheetAction
from bsg.engine.happenings.turns import DidNothing, Flew, LocationActivated
from bsg.engine.rules.movement import Movement
from bsg.engine.vocabulary import Place, Ship, Title, at_seat, slug, the_place, thing_of
from bsg.kernel import Flow, Text, text


class Actions(Movement):
    def take_action(self, seat: int, nth: int = 1, of: int = 1) -> Flow[None]:
        """One action, or none. What can be chosen is the seat's own business (T2.3)."""
        outer, self.state.acting = self.acting, seat
        chosen = self.state.chosen  # by an effect into which this action breaks
        named = "" if chosen is None else self.player(chosen).character
        options, dimmed = self.action_options(seat), self.dimmed_actions(seat)
        pick = yield from self.choose(
            seat,
            "action",
            text("Choose action {n} of {most}.", n=nth, most=of) if of > 1 else text("Choose an action."),
            list(options),
            labels=options | {option: name for option, name in self.ability_names(seat).items() if option in dimmed},
            shows="seat",
            default="opt:nothing",
            dimmed=dimmed,
        )
        yield from self.perform(seat, pick)
        if chosen is not None and (self.player(chosen).character != named or not self.in_game(chosen)):
            chosen = None  # executed meanwhile; whoever came instead was not named (R23.12)
        self.state.acting, self.state.chosen = outer, chosen

    def action_options(self, seat: int) -> dict[str, Text]:
        """R4.1, by typed name, with what each does."""
        options = {"opt:nothing": text("Do nothing")}
        player = self.player(seat)
        if player.place is None:  # stranded (R26.10)
            return options
        if self.is_piloting(seat):
            options |= self.viper_moves(player.place, player.viper or Ship.VIPER)
        if self.may_activate(seat):
            effect = LOCATIONS[player.place].action
            assert effect is not None
            options[f"loc:{player.place}"] = text(
                "Activate {place}: {effect}", place=the_place(player.place), effect=effect.words()
            )
        if self.is_human(seat):
            for option in hand_options(player.hand):
                action = SKILL_CARDS[card_of(option)].kind.action
                if action is not None and self.why_not_play(seat, card_of(option)) is None:
                    options[option] = text("{card}: {effect}", card=option, effect=action.words())
            for sheet_action in self.sheet_actions(seat):
                ability = sheet_action.ability
                options[f"opt:{slug(ability.name)}"] = text(
                    "{ability}: {effect}", ability=text(ability.name), effect=sheet_action.effect.words()
                )
            options |= self.title_actions(seat)
            options |= self.loyalty_actions(seat)
        return options

    def dimmed_actions(self, seat: int) -> dict[str, Text]:
        """What this player might look for among the options, and why it is not there."""
        player = self.player(seat)
        dimmed: dict[str, Text] = {}
        if player.place in LOCATIONS and (why := self.why_not_activate(seat)):
            dimmed[f"loc:{player.place}"] = why
        if player.place is not None and self.is_piloting(seat):
            dimmed |= self.dimmed_viper_moves(player.place, player.viper or Ship.VIPER)
        if player.place is None:
            return dimmed
        for option in hand_options(player.hand):
            if why := self.why_not_play(seat, card_of(option)):
                dimmed[option] = why
        for sheet_action in self.sheet(seat).actions():
            if why := self.why_not_use(seat, sheet_action):
                dimmed[f"opt:{slug(sheet_action.ability.name)}"] = why
        if self.holder(Title.PRESIDENT) == seat:
            dimmed |= self.dimmed_quorum(seat)
        if self.holder(Title.ADMIRAL) == seat and (why := self.why_no_nuke()):
            dimmed["opt:nuke"] = why
        return dimmed

    def ability_names(self, seat: int) -> dict[str, Text]:
        """What the sheet and the nukes allow, by name alone, for when it cannot be done."""
        abilities = [action.ability.name for action in self.sheet(seat).actions()]
        return {"opt:nuke": text("Nuke"), **{f"opt:{slug(name)}": text(name) for name in abilities}}

    def why_not_play(self, seat: int, card: str) -> Text | None:
        """As an action; never by a Cylon player (R18.13)."""
        if not self.is_human(seat):
            return text("Cylon players add skill cards to checks, and do not play them.")
        kind = SKILL_CARDS[card].kind
        return kind.not_now() if kind.action is None else kind.action.why_not(self.whole, seat)

    def why_not_use(self, seat: int, action: SheetAction) -> Text | None:
        if action.once_per_game and self.player(seat).once_used:
            return text("You have used it already.")
        return action.effect.why_not(self.whole, seat)

    def why_no_nuke(self) -> Text | None:
        """R24.4."""
        if not self.state.nukes:
            return text("There is no nuke left.")
        return None if self.count(Ship.BASESTAR) else text("There is no basestar to launch it at.")

    def loyalty_actions(self, seat: int) -> dict[str, Text]:
        """D10: a hidden Cylon may reveal himself; nobody else knows of this option."""
        player = self.player(seat)
        words = "Reveal yourself as a Cylon; then you may use this effect: {effect}"
        if self.in_brig(seat):  # R18.3
            words = "Reveal yourself as a Cylon; in the Brig, your card has no effect"
        return {
            f"loyalty:{card}#{n}": text(words, effect=LOYALTY[card].reveal.words())
            for n, card in enumerate(player.loyalty)
            if LOYALTY[card].cylon
        }

    def title_actions(self, seat: int) -> dict[str, Text]:
        """R21.14, R21.15."""
        options: dict[str, Text] = {}
        if self.holder(Title.PRESIDENT) == seat:
            options["opt:draw-quorum"] = text("Draw a quorum card")
            for option in self.quorum_options(seat):
                effect = QUORUM[thing_of(option)].effect
                options[option] = text("Play {card}: {effect}", card=option, effect=effect.words())
        if self.holder(Title.ADMIRAL) == seat and self.why_no_nuke() is None:
            options["opt:nuke"] = text("Launch a nuke at a basestar")
        return options

    def sheet_actions(self, seat: int) -> list[SheetAction]:
        return [action for action in self.sheet(seat).actions() if self.why_not_use(seat, action) is None]

    def perform(self, seat: int, option: str) -> Flow[None]:
        if option == "opt:nothing":
            self.tell(text("{seat} does nothing.", seat=at_seat(seat)), what=DidNothing(seat))
        elif option.startswith("loc:"):
            yield from self.activate_location(seat, Place(thing_of(option)))
        elif option.startswith("card:"):
            card = card_of(option)
            self.play_card(seat, card)
            action = SKILL_CARDS[card].kind.action
            assert action is not None
            yield from self.resolve(action)
        elif option.startswith(("area:", "ship:")):
            yield from self.fly_viper(seat, option)
        elif option.startswith("quorum:"):
            self.resolved("title:president")
            yield from self.play_quorum(seat, option)
        elif option == "opt:draw-quorum":
            self.resolved("title:president")
            self.draw_quorum()
        elif option == "opt:nuke":
            self.resolved("title:admiral")
            yield from self.launch_nuke(seat)
        elif option.startswith("loyalty:"):
            yield from self.use_loyalty(seat, thing_of(option))
        else:
            yield from self.use_sheet_action(seat, option)

    def use_loyalty(self, seat: int, card: str) -> Flow[None]:
        yield from self.reveal(seat, card)

    def fly_viper(self, seat: int, option: str) -> Flow[None]:
        """R13.4: a pilot activates his viper."""
        here = self.player(seat).place
        assert here is not None
        if option.startswith("area:"):
            self.player(seat).place = Place(thing_of(option))
            self.tell(
                text("{seat} flies on and is now {area}.", seat=at_seat(seat), area=option), what=Flew(seat, option)
            )
        else:
            yield from self.viper_acts_on(seat, here, option, piloted=True)

    def use_sheet_action(self, seat: int, option: str) -> Flow[None]:
        for action in self.sheet_actions(seat):
            if option == f"opt:{slug(action.ability.name)}":
                if action.once_per_game:
                    self.sheet(seat).uses_once(self.whole, seat)
                else:
                    self.sheet(seat).speaks(self.whole, action.ability)
                yield from self.resolve(action.effect)

    # locations ------------------------------------------------------------------------------------------------------

    def may_activate(self, seat: int) -> bool:
        return self.player(seat).place in LOCATIONS and self.why_not_activate(seat) is None

    def why_not_activate(self, seat: int) -> Text | None:
        """R4.5: undamaged; the location and the sheet allow it. None: nothing is against it."""
        place = self.player(seat).place
        assert place is not None
        action = LOCATIONS[place].action
        if action is None:
            return text("There is no action here.")
        if place in self.state.damaged:
            return text("It is damaged. A Repair card played here repairs it.")
        if self.is_human(seat) == (place in self.cylon_locations()):
            return text("You cannot use this location.")
        if why := self.forbidden(lambda card, name: card.why_not_activate(self.whole, name, place)):
            return why
        if why := action.why_not(self.whole, seat):
            return why
        sheet = self.sheet(seat)
        if not sheet.may_activate(self.whole, seat, place):
            return sheet.forbids()
        return None

    def activate_location(self, seat: int, place: Place) -> Flow[None]:
        yield from self.sheet(seat).pays_to_activate(self.whole, seat)
        self.tell(
            text("{seat} activates {place}.", seat=at_seat(seat), place=the_place(place)),
            what=LocationActivated(seat, f"loc:{place}"),
        )
        action = LOCATIONS[place].action
        assert action is not None
        self.resolved(f"loc:{place}")
        yield from self.resolve_as(f"loc:{place}", action)
