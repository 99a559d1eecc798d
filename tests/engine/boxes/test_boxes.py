"""Which boxes are on a table, in which order they speak, and two shapes that later boxes need."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from bsg.bots import simulation
from bsg.engine import BSG, box
from bsg.engine.box import Box, all_boxes, boxes_of, rules_asked, rules_for, state_for
from bsg.engine.exodus import Exodus
from bsg.engine.exodus.part import ExodusPart
from bsg.engine.facts import facts
from bsg.engine.invariants import broken
from bsg.engine.places import RING
from bsg.engine.rules import Base
from bsg.engine.scenario import Scenario
from bsg.engine.state import Area, Options, State, Vipers
from bsg.engine.variants.final_five.part import FinalFivePart
from bsg.engine.variants.final_five.rules import FinalFive
from bsg.engine.variants.personal_goals.rules import PersonalGoals
from bsg.engine.views import base_common
from bsg.engine.vocabulary import SHIP_COUNTS, SHIP_NAMES, Place, Ship
from bsg.kernel import Illegal, text
from tests.engine.boxes.throwaway.box import BLACK_MARKET

EVERYTHING = Options(set="exodus", variants=("final-five", "personal-goals"))

Lists = Callable[[Box], None]


# ── which boxes, in which order ─────────────────────────────────────────────────────────────────────────────────────


def test_later_boxes_have_the_first_word_in_whatever_order_they_were_chosen() -> None:
    other_way_round = Options(set="exodus", variants=("personal-goals", "final-five"))

    assert rules_for(EVERYTHING) is rules_for(other_way_round)
    assert [rules for rules in rules_for(EVERYTHING).__mro__ if rules in (PersonalGoals, FinalFive, Exodus, Base)] == [
        PersonalGoals,
        FinalFive,
        Exodus,
        Base,
    ]


def test_a_table_has_the_parts_of_its_boxes_and_no_others() -> None:
    fields = {options: set(state_for(options).__struct_fields__) for options in (Options(), EVERYTHING)}

    assert fields[Options()] == set(State.__struct_fields__)
    assert fields[EVERYTHING] - fields[Options()] == {"exodus", "final_five"}
    assert rules_asked(EVERYTHING).part(ExodusPart) == ExodusPart()
    assert rules_asked(EVERYTHING).part(FinalFivePart) == FinalFivePart()
    with pytest.raises(KeyError):
        rules_asked(Options()).part(ExodusPart)


def test_every_box_is_offered_once_and_is_on_its_table() -> None:
    choices = [choice.key for setting in BSG.settings() for choice in setting.choices if setting.name != "players"]

    for one in all_boxes():
        assert choices.count(one.name) == 1
    assert [one.name for one in boxes_of(EVERYTHING)] == ["base", "exodus", "final-five", "personal-goals"]


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"set": "pegasus"}, "pegasus is none of base, exodus"),
        ({"set": "final-five"}, "final-five is none of base, exodus"),
        ({"set": "exodus", "variants": ["trains"]}, "trains is none of ionian-nebula, personal-goals, final-five"),
        ({"variants": ["personal-goals"]}, "The variants belong to Exodus. Choose the Exodus set, or no variant."),
    ],
)
def test_boxes_that_are_not_there_or_want_another_are_refused(options: dict[str, object], why: str) -> None:
    with pytest.raises(Illegal, match=why):
        BSG.check_options(options)


def test_steps_titles_places_and_decks_have_words_for_the_screen(on_the_list: Lists) -> None:
    on_the_list(BLACK_MARKET)
    words = BSG.screen()
    for table in simulation.tables(None, simulation.ALL_COMBINATIONS):
        people = ("adama", "roslin", "starbuck")
        rules = Scenario(*people, set=table["set"], variants=tuple(table["variants"])).rules
        names = [f"step:{step.__name__}" for step in (*rules.turn_steps(), *rules.end_steps())]
        names += [f"deck:{pile.name}" for pile in rules.decks()]
        typed = [f"title:{title}" for title in rules.titles_in_play()]
        typed += [f"skill:{skill}" for skill in rules.skills_in_play()]
        typed += [f"ship:{ship}" for ship in rules.ships_in_play()]
        typed += [f"loc:{place}" for places in rules.places_in_play().values() for place in places]

        assert [name for name in names if name not in words] == []
        assert [name for name in typed if not BSG.name_of(name)] == []


# ── a second board ──────────────────────────────────────────────────────────────────────────────────────────────────

FAR = {place: Place(f"far-{place}") for place in RING}


class FarPart(msgspec.Struct):
    areas: dict[Place, Area] = msgspec.field(default_factory=lambda: {place: Area() for place in FAR.values()})


class FarAway(Base):
    """Six more areas, elsewhere."""

    def boards(self) -> dict[str, dict[Place, Area]]:
        return {**super().boards(), "far": self.part(FarPart).areas}

    def area(self, place: Place) -> Area:
        far = self.part(FarPart).areas
        return far[place] if place in far else super().area(place)


FAR_AWAY = Box("far-away", FarAway, "variants", text("Far away"), part=FarPart)


def test_ships_on_another_board_count_against_the_supply_and_nowhere_else(on_the_list: Lists) -> None:
    on_the_list(FAR_AWAY)
    scenario = Scenario("boomer", "tigh", "roslin", variants=("far-away",)).ships(Place.FRONT, raiders=2)
    view = base_common(scenario.rules)
    far = scenario.rules.part(FarPart).areas[FAR[Place.FRONT]]

    far.raiders = 10
    far.basestars = [[]]

    assert scenario.rules.available(Ship.RAIDER) == 4
    assert (scenario.rules.count(Ship.RAIDER), scenario.rules.count(Ship.BASESTAR)) == (2, 0)
    assert scenario.rules.basestars() == []
    assert broken(scenario.rules) == []
    assert base_common(scenario.rules) == view
    assert {"board": "far", "area": "far-front", "ship": "raider", "count": 10} in facts(scenario.rules)["FleetShips"]
    with pytest.raises(ValueError, match="There cannot be 5 raiders here: 4 are left"):
        scenario.ships(Place.REAR, raiders=5)
    far.raiders = 15
    assert any(wrong.startswith("cylon_ships") for wrong in broken(scenario.rules))


def test_a_jump_leaves_another_board_alone(on_the_list: Lists) -> None:
    on_the_list(FAR_AWAY)
    scenario = Scenario("boomer", "tigh", "roslin", variants=("far-away",)).ships(Place.FRONT, raiders=2)
    scenario.rules.part(FarPart).areas[FAR[Place.REAR]].raiders = 3

    scenario.rules.clear_space()

    assert scenario.rules.count(Ship.RAIDER) == 0
    assert scenario.rules.area(FAR[Place.REAR]).raiders == 3


# ── a second model of vipers ────────────────────────────────────────────────────────────────────────────────────────

MARK_VII = Ship("viper-mark-vii")


class TwoModels(Base):
    def ships_in_play(self) -> tuple[Ship, ...]:
        return (*super().ships_in_play(), MARK_VII)

    def vipers_in_game(self) -> Vipers:
        return {**super().vipers_in_game(), MARK_VII: 4}


@pytest.fixture
def two_models(on_the_list: Lists, monkeypatch: pytest.MonkeyPatch) -> Scenario:
    monkeypatch.setitem(SHIP_NAMES, MARK_VII, text("viper Mark VII"))
    monkeypatch.setitem(SHIP_COUNTS, MARK_VII, ("{n} viper Mark VII", "{n} vipers Mark VII"))
    on_the_list(Box("two-models", TwoModels, "variants", text("Two models")))
    return Scenario("boomer", "tigh", "roslin", variants=("two-models",))


def test_vipers_of_two_models_are_counted_apart(two_models: Scenario) -> None:
    """R13.5: what is lost is lost of its own model."""
    scenario, rules = two_models, two_models.rules
    assert scenario.state.reserves == {Ship.VIPER: 8, MARK_VII: 4}

    rules.launch(0, Place.PORT_BOW, MARK_VII)
    rules.put(MARK_VII, Place.PORT_AFT)
    rules.put(Ship.VIPER, Place.PORT_AFT)
    assert list(rules.viper_options()) == ["ship:viper-mark-vii@port-aft", "ship:viper@port-aft", "seat:0"]
    rules.lose_viper(Place.PORT_BOW, 0, destroyed=True)
    rules.lose_viper(Place.PORT_AFT, None, MARK_VII, destroyed=False)

    assert scenario.state.reserves == {Ship.VIPER: 7, MARK_VII: 2}
    assert (scenario.state.damaged_vipers, scenario.state.destroyed_vipers) == ({MARK_VII: 1}, {MARK_VII: 1})
    assert scenario.state.areas[Place.PORT_AFT].vipers == {Ship.VIPER: 1}
    assert broken(rules) == []
    assert BSG.view(scenario.start().position, "table")["board"].vipers == 9
    rows = [(row["area"], row["ship"], row["count"]) for row in facts(rules)["FleetShips"]]
    assert {("reserves", "viper", 7), ("reserves", "viper-mark-vii", 2), ("damaged", "viper-mark-vii", 1)} <= set(rows)


def test_a_viper_of_another_model_is_launched_and_moved_by_its_own_name(two_models: Scenario) -> None:
    """R13.2"""
    play = two_models.vipers(destroyed=8).run(lambda rules: rules.activate_vipers(0, 2))
    assert play.ask.options == ("ship:viper-mark-vii@reserves", "opt:done")
    play.answer("ship:viper-mark-vii@reserves").answer("area:port-bow")
    play.answer("ship:viper-mark-vii@port-bow").answer("area:front")

    assert play.state.areas[Place.FRONT].vipers == {MARK_VII: 1}
    assert play.state.areas[Place.PORT_BOW].vipers == {}


# ── the base game ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_base_game_is_a_box_like_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else makes its sections, rows, articles and invariants."""
    monkeypatch.setattr(box, "_registered", (Box("base", Base, "set", text("Only the rules")),))
    play = Scenario("boomer", "tigh", "roslin").start()
    play.state.crisis.draw.clear()

    assert list(BSG.view(play.position, "table")) == ["questions"]
    assert (BSG.facts(play.position), BSG.compendium(), broken(play.rules)) == ({}, (), [])
