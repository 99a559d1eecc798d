"""Quorum, destination, super crisis and Cylon cards of Exodus."""

import pytest

from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Title
from tests.engine.covering import covers
from tests.engine.exodus.tables import NEUTRAL, everybody_adds, exodus_table, gets, place_of
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, Position, changes, position, with_hands
from tests.engine.space import FRONT, REAR, hangar, jump, sky

# ── quorum ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def president(*cards: str) -> Scenario:
    """Roslin's turn, with these quorum cards in hand."""
    return exodus_table().turn_of(ROSLIN).quorum(*cards)


def plays(scenario: Scenario, card: str) -> Play:
    return scenario.run(lambda rules: rules.take_action(ROSLIN)).answer(f"quorum:{card}#0")


@covers("Establish Dogsville")
def test_dogsville_is_room_for_people_who_like_it_less() -> None:
    scenario = president("Establish Dogsville")
    before = position(scenario.state)

    play = plays(scenario, "establish-dogsville")

    assert changes(before, play.state) == {"population": 1, "morale": -1}
    assert play.state.quorum.discard == ["establish-dogsville"]


@covers("Presidential Order")
def test_the_president_makes_any_human_player_admiral_who_is_not_in_the_brig() -> None:
    """R21.11, R25.9"""
    scenario = Scenario("zarek", "tigh", "roslin", "boomer", set="exodus").quorum("Presidential Order")
    scenario.turn_of(ROSLIN).at(ZAREK, Place.BRIG)

    play = plays(scenario, "presidential-order")
    assert set(play.ask.options) == {"seat:1", "seat:2", "seat:3"}
    play.answer("seat:3")

    assert play.rules.holder(Title.ADMIRAL) == 3
    assert play.state.quorum.discard == ["presidential-order"]


@covers("Resignation")
def test_a_president_who_resigns_may_exchange_quorum_cards_and_names_another_president() -> None:
    """The new President gets the hand (R21.6)."""
    scenario = president("Resignation", "Food Rationing", "Inspirational Speech")
    play = plays(scenario, "resignation")
    assert (play.ask.kind, play.ask.sizes, play.ask.shows) == ("discard_quorum", (0, 1, 2), "seat")

    play.answer("quorum:food-rationing#0")
    assert (play.ask.seat, play.ask.options) == (ROSLIN, ("seat:0", "seat:1"))
    play.answer("seat:1")

    assert play.rules.holder(Title.PRESIDENT) == TIGH
    assert len(play.state.quorum_hand) == 2
    assert "inspirational-speech" in play.state.quorum_hand
    assert play.state.quorum.discard == ["food-rationing", "resignation"]


@covers("Resignation")
def test_who_resigns_need_not_exchange_anything() -> None:
    play = plays(president("Resignation", "Food Rationing"), "resignation").answer().answer("seat:0")

    assert play.state.quorum_hand == ["food-rationing"]


@covers("Resignation", "Skilled Politician")
def test_a_skilled_politician_without_the_title_names_the_president_she_likes_even_the_old_one() -> None:
    """R25.2, R21.12: the hand is not hers, so she exchanges none of it."""
    scenario = president("Food Rationing").title(Title.PRESIDENT, ZAREK)
    scenario.state.quorum.draw.remove("resignation")
    scenario.state.quorum.draw.append("resignation")

    play = scenario.run(lambda rules: rules.take_action(ROSLIN)).answer("opt:skilled-politician")
    play.answer("quorum:resignation#0")
    assert (play.ask.seat, set(play.ask.options)) == (ROSLIN, {"seat:0", "seat:1"})
    play.answer("seat:0")

    assert play.rules.holder(Title.PRESIDENT) == ZAREK
    assert play.state.quorum_hand == ["food-rationing"]
    assert play.rules.holder(Title.PRESIDENT) == ZAREK


def test_nobody_resigns_when_there_is_nobody_to_follow() -> None:
    scenario = exodus_table().quorum("Resignation").cylon(ZAREK).cylon(TIGH, "cylon-brig")

    play = scenario.run(lambda rules: rules.take_action(ROSLIN))

    assert "opt:draw-quorum" in play.ask.options
    assert "quorum:resignation#0" not in play.ask.options


# ── destinations ────────────────────────────────────────────────────────────────────────────────────────────────────


def arrive(scenario: Scenario, card: str) -> Play:
    """The Admiral chooses this destination."""
    play = jump(scenario.destinations(card)).to("destination")
    picks = [option for option in play.ask.options if option.split("#")[0] == f"destination:{card_id(card)}"]
    return play.answer(picks[0])


def card_id(card: str) -> str:
    return card.lower().replace("'", "").replace(" ", "-")


@pytest.mark.parametrize(
    ("card", "distance", "changed"),
    [
        ("Algae Planet", 1, {"fuel": -1, "food": 1}),
        ("Cylon Raiders", 3, {"fuel": -2}),
        ("Derelict Basestar", 2, {"fuel": -1}),
        ("Dying Star", 2, {"fuel": -1, "damaged": ("armory",)}),
        ("Lion's Head Nebula", 3, {"fuel": -4, "jump": 2}),
        ("Radioactive Cloud", 2, {"fuel": -1, "population": -1}),
    ],
)
@covers("{card}")
def test_each_destination_does_what_it_says_and_nothing_else(card: str, distance: int, changed: Position) -> None:
    scenario = exodus_table().damage_tokens("armory")
    before = position(scenario.state)

    play = arrive(scenario, card).finish()

    assert changes(before, play.state) == changed | {"route": 1}
    assert play.rules.distance == distance


@covers("Cylon Raiders")
def test_three_raiders_wait_behind_the_fleet() -> None:
    """R16.8"""
    play = arrive(exodus_table().ships(FRONT, raiders=2), "Cylon Raiders").finish()

    assert sky(play.state) == {REAR: {"raiders": 3}}


@covers("Derelict Basestar")
def test_the_derelict_is_damaged_once() -> None:
    play = arrive(exodus_table().loads("basestar", 1), "Derelict Basestar").finish()

    assert sky(play.state) == {FRONT: {"basestars": 1}, REAR: {"civilians": 2}}
    assert play.state.areas[FRONT].basestars == [["disabled-hangar"]]


@pytest.mark.parametrize(("answer", "fuel", "vipers"), [("opt:first", 9, (7, 0, 1)), ("opt:second", 8, (8, 0, 0))])
@covers("Gas Giant")
def test_the_admiral_may_give_a_viper_for_fuel(answer: str, fuel: int, vipers: tuple[int, int, int]) -> None:
    play = arrive(exodus_table(), "Gas Giant")
    assert (play.ask.seat, play.ask.kind) == (TIGH, "choose")

    play.answer(answer).finish()

    assert play.state.dials["fuel"] == fuel
    assert hangar(play.state) == vipers


@covers("Gas Giant")
def test_the_last_viper_of_the_reserves_can_be_given() -> None:
    play = arrive(exodus_table().vipers(damaged=4, destroyed=3), "Gas Giant").answer("opt:first").finish()

    assert (play.state.reserves, play.state.dials["fuel"]) == ({}, 9)


@covers("Gas Giant")
def test_without_a_viper_there_is_nothing_to_give() -> None:
    play = arrive(exodus_table().vipers(damaged=4, destroyed=4), "Gas Giant")

    assert play.over
    assert play.state.dials["fuel"] == 8


@covers("Lion's Head Nebula")
def test_the_next_jump_is_prepared_after_the_reset_of_this_one() -> None:
    """J6, J7"""
    play = arrive(exodus_table().jump(4), "Lion's Head Nebula").finish()

    assert play.state.jump == 2


def test_the_derelict_is_the_basestar_that_comes_not_the_one_that_is_there() -> None:
    scenario = exodus_table().ships(Place.FRONT, basestars=1)

    play = scenario.resolve(DESTINATIONS["derelict-basestar"].effect).finish()

    assert [len(tokens) for tokens in play.state.areas[Place.FRONT].basestars] == [0, 1]


# ── super crises ────────────────────────────────────────────────────────────────────────────────────────────────────


def cylon_plays(card: str, scenario: Scenario | None = None) -> Play:
    """Zarek, a Cylon player, plays it on his turn; Destiny adds no ability."""
    scenario = scenario or with_hands(exodus_table()).destiny("Launch Scout 1", "Repair 1")
    scenario.cylon(ZAREK).super_crisis(ZAREK, card)
    return scenario.run(lambda rules: rules.play_super_crisis(ZAREK, card_id(card)))


@covers("Fire All Missiles")
def test_missiles_cost_two_civilian_ships() -> None:
    play = cylon_plays("Fire All Missiles").finish()

    assert len(play.state.civilians_lost) == 2
    assert play.state.damaged == []
    assert play.state.super_crisis.discard == ["fire-all-missiles"]


@covers("Fire All Missiles")
def test_missiles_hit_galactica_twice_as_a_consequence() -> None:
    """R9.4"""
    scenario = exodus_table().damage_tokens("armory", "hangar-deck")
    scenario.cylon(ZAREK).super_crisis(ZAREK, "Fire All Missiles")
    added = {ROSLIN: gets(scenario, ROSLIN, NEUTRAL)}
    tokens = len(scenario.state.damage)

    play = scenario.run(lambda rules: rules.play_super_crisis(ZAREK, "fire-all-missiles"))
    everybody_adds(play, added).finish()

    assert play.state.damaged == [Place.ARMORY, Place.HANGAR_DECK]
    assert len(play.state.damage) == tokens - 2


@pytest.mark.parametrize(
    ("card", "skill", "total"), [("Fire All Missiles", "tactics", 22), ("Human Prisoner", "tactics", 18)]
)
@covers("{card}")
def test_a_super_crisis_that_is_passed_does_nothing(card: str, skill: str, total: int) -> None:
    scenario = exodus_table().destiny("Launch Scout 1", "Repair 1")
    cards = ["Strategic Planning 5", "Strategic Planning 4", "Strategic Planning 4", "Strategic Planning 3"]
    cards += ["Strategic Planning 3", "Strategic Planning 3"] if total == 22 else ["Launch Scout 2"]
    added = {ROSLIN: gets(scenario, ROSLIN, *cards)}
    play = everybody_adds(cylon_plays(card, scenario), added).finish()

    assert play.state.civilians_lost == []
    assert place_of(play, ROSLIN) == Place.PRESIDENTS_OFFICE


@covers("Human Prisoner")
def test_the_cylon_takes_the_whole_hand_of_a_prisoner_who_goes_to_sickbay() -> None:
    play = cylon_plays("Human Prisoner").to("character")
    assert (play.ask.seat, set(play.ask.options)) == (ZAREK, {"seat:1", "seat:2"})
    held = len(play.rules.player(ZAREK).hand)

    play.answer("seat:2").finish()

    assert place_of(play, ROSLIN) == Place.SICKBAY
    assert play.rules.player(ROSLIN).hand == []
    assert len(play.rules.player(ZAREK).hand) == held + 5


@covers("Human Prisoner")
def test_a_prisoner_is_somebody_who_can_be_sent_to_sickbay() -> None:
    """R22.13, R22.14"""
    play = cylon_plays("Human Prisoner", with_hands(exodus_table().at(TIGH, Place.BRIG))).finish()

    assert len(play.rules.player(TIGH).hand) == 4
    assert play.rules.player(ROSLIN).hand == []


@covers("Human Prisoner")
def test_of_a_prisoner_without_cards_nothing_is_taken_and_nothing_told_of_it() -> None:
    play = cylon_plays("Human Prisoner", exodus_table().destiny("Launch Scout 1", "Repair 1")).to("character")

    play.answer("seat:2")

    assert place_of(play, ROSLIN) == Place.SICKBAY
    assert [event.private for event in play.rules.told if event.private] == []


@covers("Human Prisoner")
def test_another_cylon_player_is_no_prisoner() -> None:
    """R18.18: the card speaks of human players, so it can only be Roslin."""
    play = cylon_plays("Human Prisoner", with_hands(exodus_table()).cylon(TIGH, "cylon-sickbay")).finish()

    assert len(play.rules.player(TIGH).hand) == 4
    assert (play.rules.player(ROSLIN).hand, place_of(play, ROSLIN)) == ([], Place.SICKBAY)


# ── Cylon cards ─────────────────────────────────────────────────────────────────────────────────────────────────────


def reveals(scenario: Scenario, card: str) -> Play:
    play = scenario.loyalty(ZAREK, card).run(lambda rules: rules.take_action(ZAREK))
    return play.answer(f"loyalty:{card}#0")


@pytest.mark.parametrize(("at", "then"), [(4, 2), (1, 0)])
@covers("cylon-jump-preparation")
def test_a_cylon_may_set_jump_preparation_back_by_two(at: int, then: int) -> None:
    """R15.5"""
    play = reveals(exodus_table().jump(at), "cylon-jump-preparation").answer("opt:yes").finish()

    assert play.state.jump == then
    assert place_of(play, ZAREK) == Place.RESURRECTION_SHIP


@covers("cylon-centurion")
def test_a_cylon_may_bring_a_centurion_aboard() -> None:
    play = reveals(exodus_table(), "cylon-centurion").answer("opt:yes").finish()

    assert play.state.boarding == [1, 0, 0, 0]


@pytest.mark.parametrize("card", ["cylon-jump-preparation", "cylon-centurion"])
def test_in_the_brig_the_effect_is_lost(card: str) -> None:
    """R18.3: the super crisis card is not."""
    play = reveals(exodus_table().jump(3).at(ZAREK, Place.BRIG), card).finish()

    assert (play.state.jump, play.state.boarding[0]) == (3, 0)
    assert len(play.rules.player(ZAREK).super_crises) == 1
