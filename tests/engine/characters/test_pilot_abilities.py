"""What sheets do with ships and the Quorum: Apollo, Starbuck, Chief, Roslin (R26)."""

import msgspec
import pytest

from bsg.engine.scenario import Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Place, Title
from bsg.kernel import TABLE
from tests.engine.covering import covers
from tests.engine.space import FRONT, PORT_AFT, PORT_BOW, act, battle, hangar, sky

BOOMER, APOLLO, ROSLIN = 0, 1, 2
STARBUCK, CHIEF = 0, 1


def wing(place: Place | None = None) -> Scenario:
    """Boomer is to move; Apollo is at a location, or piloting off the port bow; Roslin has the titles."""
    scenario = Scenario("boomer", "apollo", "roslin").quorum()
    return scenario if place is None else scenario.at(APOLLO, place)


# ── Apollo: Alert Viper Pilot ───────────────────────────────────────────────────────────────────────────────────────


@covers("Alert Viper Pilot", "Thirty-Three")
def test_apollo_decides_after_the_whole_set_up_and_acts_at_once() -> None:
    """R26.16, R8.14"""
    play = wing(Place.ARMORY).crisis("Thirty-Three")
    assert play.asked == [(APOLLO, "ability")]
    assert set(play.ask.options) == {"area:port-aft", "area:port-bow", "opt:no"}
    assert sky(play.state)[FRONT] == {"basestars": 1}
    play.answer("area:port-bow")
    assert play.asked == [(APOLLO, "action")]
    play.answer("area:front")

    assert play.over
    assert sky(play.state)[FRONT] == {"basestars": 1, "pilots": [APOLLO]}
    assert sky(play.state)[PORT_BOW] == {"civilians": 1}
    assert hangar(play.state) == (6, 0, 0)
    assert play.state.acting == BOOMER


@covers("Thirty-Three")
def test_apollo_may_stay_where_he_is() -> None:
    """R26.16: may"""
    play = wing(Place.ARMORY).crisis("Thirty-Three").answer("opt:no")

    assert play.over
    assert play.state.players[APOLLO].place == Place.ARMORY
    assert sky(play.state)[PORT_BOW] == {"civilians": 1, "vipers": 1}


@covers("Alert Viper Pilot", "Besieged")
def test_apollo_acts_before_the_raiders_of_a_siege_do() -> None:
    """R8.14"""
    scenario = wing(Place.ARMORY).rolls(3, 1, 1, 1, 8)

    play = scenario.crisis("Besieged").answer("area:port-bow").answer("ship:raider@port-bow")

    assert sky(play.state)[PORT_BOW] == {"raiders": 3, "vipers": 1, "civilians": 1, "pilots": [APOLLO]}
    assert play.state.dice.loaded["roll"] == [7]  # three raiders were left to act, once each


@pytest.mark.parametrize(
    ("place", "asked"),
    [
        (Place.HANGAR_DECK, True),
        (Place.SICKBAY, True),
        (Place.BRIG, False),
        (Place.PRESS_ROOM, False),
        (None, False),  # already flying
    ],
)
@covers("Command")
def test_apollo_is_alert_anywhere_on_galactica_but_in_the_brig(place: Place | None, asked: bool) -> None:
    """R26.16, R22.4"""
    scenario = wing(place).at(BOOMER, Place.COMMAND)

    play = act(scenario, "loc:command").answer("ship:viper@reserves").answer("area:port-aft")

    assert play.asked == ([(APOLLO, "ability")] if asked else [(BOOMER, "viper")])


@covers("Alert Viper Pilot", "Command")
def test_the_viper_that_apollo_took_is_not_commanded_any_more() -> None:
    """R13.4, R26.16"""
    play = act(wing(Place.SICKBAY).at(BOOMER, Place.COMMAND), "loc:command").answer("ship:viper@reserves")
    play.answer("area:port-aft").answer("area:port-aft").answer("opt:nothing")

    assert play.asked == [(BOOMER, "viper")]
    assert play.ask.options == ("ship:viper@reserves", "opt:done")


@covers("Command")
def test_apollo_is_not_alert_when_a_viper_only_moves() -> None:
    """R26.16: placed from the reserves"""
    scenario = wing(Place.ARMORY).at(BOOMER, Place.COMMAND).ships(PORT_AFT, vipers=1)

    play = act(scenario, "loc:command").answer("ship:viper@port-aft").answer("area:rear")

    assert play.asked == [(BOOMER, "viper")]


@covers("Hangar Deck")
def test_apollo_does_not_take_the_viper_that_somebody_launches_himself_in() -> None:
    """R26.16"""
    play = act(wing(Place.ARMORY).at(BOOMER, Place.HANGAR_DECK), "loc:hangar-deck").answer("area:port-bow")

    assert play.asked == [(BOOMER, "action")]


@covers("Command")
def test_a_revealed_apollo_is_not_alert() -> None:
    """R18.9"""
    scenario = wing(Place.ARMORY).cylon(APOLLO).at(BOOMER, Place.COMMAND)

    play = act(scenario, "loc:command").answer("ship:viper@reserves").answer("area:port-aft")

    assert play.asked == [(BOOMER, "viper")]


@covers("Alert Viper Pilot", "cylon-morale")
def test_apollo_may_reveal_himself_with_his_extra_action_and_the_turn_goes_on() -> None:
    """R18.6, R13.23"""
    scenario = wing(Place.ARMORY).loyalty(APOLLO, "cylon-morale").at(BOOMER, Place.COMMAND)

    play = act(scenario, "loc:command").answer("ship:viper@reserves").answer("area:port-aft")
    play.answer("area:port-aft").answer("loyalty:cylon-morale#0").answer("opt:yes")

    assert play.asked == [(BOOMER, "viper")]
    assert (hangar(play.state), sky(play.state)) == ((8, 0, 0), {})
    assert not play.state.turn_over


@covers("Alert Viper Pilot", "cylon-morale", "Command")
def test_apollo_who_reveals_himself_in_his_own_command_commands_no_more() -> None:
    """R4.7, R3.22"""
    scenario = wing(Place.COMMAND).loyalty(APOLLO, "cylon-morale").turn_of(APOLLO)

    play = act(scenario, "loc:command", seat=APOLLO).answer("ship:viper@reserves").answer("area:port-aft")
    play.answer("area:port-aft").answer("loyalty:cylon-morale#0").answer("opt:yes")

    assert play.over
    assert play.state.players[APOLLO].place == Place.RESURRECTION_SHIP


# ── Apollo: CAG ─────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("ability:cag")
def test_as_cag_apollo_activates_up_to_six_vipers_once() -> None:
    """R13.3, R26.2"""
    scenario = wing().ships(PORT_BOW, raiders=2).turn_of(APOLLO).rolls(3, 3)

    play = act(scenario, "opt:cag", seat=APOLLO)
    for _ in range(3):
        play.answer("ship:viper@reserves").answer("area:port-bow")
    for _ in range(2):
        play.answer("ship:viper@port-bow").answer("ship:raider@port-bow")
    play.answer("ship:viper@port-bow").answer("area:front")

    assert play.over
    assert sky(play.state) == {PORT_BOW: {"vipers": 2, "pilots": [APOLLO]}, FRONT: {"vipers": 1}}
    assert "opt:cag" not in play.rules.action_options(APOLLO)


# ── Starbuck: Expert Pilot ──────────────────────────────────────────────────────────────────────────────────────────


def actions(scenario: Scenario, *move: str) -> int:
    """How many actions Starbuck is asked for in her turn."""
    play = scenario.start().to("move").answer(*move)
    if play.ask.kind == "pay":
        play.answer(play.ask.options[0])
    count = 0
    while play.ask.kind == "action":
        count += 1
        play.answer("opt:nothing")
    return count


def starbucks_turn() -> Scenario:
    return Scenario("starbuck", "chief", "roslin").quorum().hand(STARBUCK, "Maximum Firepower 3")


@pytest.mark.parametrize("move", ["opt:stay", "area:front", "loc:command"])
@covers("Expert Pilot")
def test_starbuck_acts_twice_when_she_starts_her_turn_in_a_viper(move: str) -> None:
    """R26.18: even if she lands"""
    assert actions(starbucks_turn().piloting(STARBUCK, PORT_BOW), move) == 2


def test_on_foot_starbuck_acts_once() -> None:
    """R26.18"""
    assert actions(starbucks_turn().at(STARBUCK, Place.COMMAND), "opt:stay") == 1


@covers("Hangar Deck")
def test_launching_in_her_turn_does_not_make_starbuck_act_twice() -> None:
    """R26.18: the hangar's own extra action, and no more"""
    play = starbucks_turn().at(STARBUCK, Place.HANGAR_DECK).start().to("action").answer("loc:hangar-deck")
    play.answer("area:port-bow").answer("opt:nothing")

    assert play.state.step == "crisis_step"


@covers("Expert Pilot", "cylon-morale")
def test_starbuck_loses_the_second_action_when_she_reveals_herself_with_the_first() -> None:
    """R26.18"""
    scenario = starbucks_turn().piloting(STARBUCK, PORT_BOW).loyalty(STARBUCK, "cylon-morale")

    play = scenario.start().to("action").answer("loyalty:cylon-morale#0").answer("opt:yes")
    while play.state.current == STARBUCK:
        assert play.ask.kind != "action"
        play.answer(*play.ask.fallback)

    assert play.state.players[STARBUCK].place == Place.RESURRECTION_SHIP


# ── Chief: Maintenance Engineer ─────────────────────────────────────────────────────────────────────────────────────


@covers("Maintenance Engineer", "Repair")
def test_the_chief_repairs_vipers_and_acts_again_once() -> None:
    """R26.22, R27.9"""
    scenario = Scenario("roslin", "chief", "boomer").turn_of(CHIEF).vipers(damaged=5)
    scenario.at(CHIEF, Place.HANGAR_DECK).hand(CHIEF, "Repair 1", "Repair 1", "Repair 2")

    play = act(scenario, "card:repair-1#0", seat=CHIEF).answer("card:repair-1#0")

    assert play.over  # a second Repair gives no third action
    assert hangar(play.state) == (7, 1, 0)
    assert play.state.players[CHIEF].hand == ["repair-2"]


# ── Roslin: Skilled Politician ──────────────────────────────────────────────────────────────────────────────────────

FOUR = ["arrest-order", "inspirational-speech", "food-rationing", "presidential-pardon"]


def politician() -> Scenario:
    """Roslin without the title, and these four on top of the quorum deck."""
    scenario = battle().title(Title.PRESIDENT, BOOMER)
    for card in reversed(FOUR):
        scenario.state.quorum.draw.remove(card)
        scenario.state.quorum.draw.append(card)
    return scenario


@covers("Skilled Politician", "Inspirational Speech")
def test_roslin_resolves_one_of_four_quorum_cards_without_being_president() -> None:
    """R25.2"""
    play = act(politician().rolls(6), "opt:skilled-politician", seat=ROSLIN)
    assert play.ask.options == tuple(f"quorum:{card}#{n}" for n, card in enumerate(FOUR))
    play.answer("quorum:inspirational-speech#1")

    assert play.state.dials["morale"] == 11
    assert play.state.quorum_removed == ["inspirational-speech"]
    assert sorted(play.state.quorum.draw[:3]) == ["arrest-order", "food-rationing", "presidential-pardon"]
    assert play.state.quorum_hand == []
    assert "opt:skilled-politician" not in play.rules.action_options(ROSLIN)  # R26.2


@covers("Skilled Politician")
def test_only_roslin_sees_the_four_cards() -> None:
    """H27"""
    play = act(politician(), "opt:skilled-politician", seat=ROSLIN)

    seen = [msgspec.json.encode(view(play.position, who)).decode() for who in (BOOMER, APOLLO, ROSLIN, TABLE)]
    assert ["quorum:food-rationing" in text for text in seen] == [False, False, True, False]


@covers("Skilled Politician")
def test_a_card_that_cannot_be_carried_out_is_discarded_without_effect() -> None:
    """R0.7: nobody is in the Brig"""
    play = act(politician(), "opt:skilled-politician", seat=ROSLIN).answer("quorum:presidential-pardon#3")

    assert play.over
    assert play.state.quorum.discard == ["presidential-pardon"]
    assert len(play.state.quorum.draw) == 16


@covers("Skilled Politician", "Assign Arbitrator")
def test_roslin_assigns_somebody_without_being_president() -> None:
    """R25.2, R25.4"""
    scenario = politician()
    scenario.state.quorum.draw.remove("assign-arbitrator")
    scenario.state.quorum.draw.append("assign-arbitrator")

    play = act(scenario, "opt:skilled-politician", seat=ROSLIN).answer("quorum:assign-arbitrator#0").answer("seat:0")

    assert play.state.players[BOOMER].quorum == ["assign-arbitrator"]
    assert len(play.state.players[ROSLIN].hand) == 2
