"""Felix Gaeta, Tory Foster, Samuel T. Anders and Callandra "Cally" Tyrol: what the sheet allows, once, and forbids."""

import pytest

from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Activation, Place, Skill, Title
from bsg.kernel import text
from tests.engine.covering import covers
from tests.engine.exodus.tables import becomes, gets, place_of
from tests.engine.helpers import finish
from tests.engine.space import FRONT, hangar

ONE = "Evasive Maneuvers 1"  # a card that no window asks for


def table(*characters: str) -> Scenario:
    return Scenario(*characters, set="exodus").destiny("Repair 1", "Executive Order 1")


def act(scenario: Scenario, seat: int = 0) -> Play:
    return scenario.run(lambda rules: rules.take_action(seat))


def contribution(scenario: Scenario, seat: int) -> tuple[int, ...]:
    """How many cards this seat may add to a check."""
    play = scenario.crisis("Unexplained Deaths").to("contribute")
    while play.ask.seat != seat:
        play.answer().to("contribute")
    return play.ask.sizes


# ── Gaeta ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def ftl_control() -> Play:
    """Zarek jumps at 4; he rolls a 6, and a 7 if it is rolled again."""
    scenario = table("zarek", "gaeta", "roslin").at(0, Place.FTL_CONTROL).at(1, Place.ARMORY).jump(4).rolls(6, 7)
    return act(scenario).answer("loc:ftl-control").to("reroll")


@covers("FTL Operator", "FTL Control")
def test_gaeta_may_have_the_die_of_ftl_control_rolled_again_whoever_rolls_it() -> None:
    """R10.4, R15.7"""
    play = ftl_control()
    assert play.ask.seat == 1

    play.answer("opt:yes")

    assert play.state.dials["population"] == 12


@covers("FTL Operator", "ECO Officer", "FTL Control")
def test_what_gaeta_had_rolled_again_helo_may_have_rolled_once_more() -> None:
    """R29.4: the window is open until both have let the die lie; each of them has it rolled again once."""
    scenario = table("helo", "gaeta", "roslin").at(0, Place.FTL_CONTROL).jump(4).rolls(5, 6, 7)

    play = act(scenario).answer("loc:ftl-control")
    asked = []
    for answer in ("opt:no", "opt:yes", "opt:yes"):
        asked.append(play.ask.seat)
        play.answer(answer)

    assert asked == [0, 1, 0]
    assert play.ask.kind == "destination"
    assert play.state.dials["population"] == 12


@covers("FTL Control")
def test_gaeta_may_let_the_die_lie() -> None:
    play = ftl_control().answer("opt:no")

    assert play.state.dials["population"] == 11


def test_no_other_die_is_gaetas_business() -> None:
    scenario = table("zarek", "gaeta", "roslin").hand(0, "Launch Scout 1").rolls(1)

    play = act(scenario).answer("card:launch-scout-1#0").finish()

    assert play.state.raptors == 3
    assert not play.rules.tally["ability:ftl-operator"]


@covers("FTL Control", "Tylium Planet")
def test_a_die_that_the_destination_asks_for_is_not_that_of_ftl_control() -> None:
    """R15.7: he has let the die of FTL Control lie; the raptor's die comes of the planet."""
    scenario = table("zarek", "gaeta", "roslin").at(0, Place.FTL_CONTROL).at(1, Place.ARMORY).jump(4).rolls(8, 1)
    scenario.destinations("Tylium Planet", "Deep Space")
    play = act(scenario).answer("loc:ftl-control").to("reroll").answer("opt:no")

    play.to("destination").answer("destination:tylium-planet#0").to("choose").answer("opt:first")

    assert play.over
    assert play.state.raptors == 3


@covers("Coup")
def test_gaeta_takes_the_admiral_title_once() -> None:
    """R26.24, R21.6"""
    scenario = table("gaeta", "tigh", "roslin")
    play = act(scenario).answer("opt:coup")
    assert play.rules.holder(Title.ADMIRAL) == 0
    scenario.title(Title.ADMIRAL, 1)

    assert "opt:coup" not in act(scenario).ask.options


@covers("Coup")
def test_out_of_the_brig_gaeta_goes_to_command_first() -> None:
    """R26.24, R22.3"""
    play = act(table("gaeta", "tigh", "roslin").at(0, Place.BRIG)).answer("opt:coup")

    assert place_of(play, 0) == Place.COMMAND
    assert play.rules.holder(Title.ADMIRAL) == 0


@covers("Coup")
def test_an_admiral_gaeta_among_prisoners_leaves_the_brig_all_the_same() -> None:
    """R21.10"""
    scenario = table("gaeta", "tory", "roslin").at(0, Place.BRIG).at(1, Place.BRIG).at(2, Place.BRIG)

    play = act(scenario).answer("opt:coup")

    assert place_of(play, 0) == Place.COMMAND
    assert play.rules.holder(Title.ADMIRAL) == 0


def test_an_admiral_gaeta_needs_no_coup() -> None:
    assert "opt:coup" not in act(table("gaeta", "tory", "roslin")).ask.options


@covers("Misguided")
def test_gaeta_adds_at_most_three_cards() -> None:
    """R7.18"""
    assert contribution(table("zarek", "gaeta", "roslin").hand(1, *[ONE] * 5), 1) == (0, 1, 2, 3)


def test_in_the_brig_gaeta_adds_at_most_one() -> None:
    """R7.17"""
    assert contribution(table("zarek", "gaeta", "roslin").at(1, Place.BRIG).hand(1, *[ONE] * 5), 1) == (0, 1)


# ── Tory ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("answer", "cards"), [("opt:yes", 2), ("opt:no", 0)])
@covers("Establish Dogsville")
def test_tory_may_draw_two_cards_when_anybody_has_used_a_quorum_card(answer: str, cards: int) -> None:
    """R25.8: of any types"""
    scenario = table("zarek", "tory", "roslin").turn_of(2).quorum("Establish Dogsville")
    play = act(scenario, 2).answer("quorum:establish-dogsville#0")
    assert (play.ask.seat, play.ask.kind) == (1, "ability")

    play.answer(answer)
    if cards:
        play.answer("skill:piloting#0", "skill:engineering#0")

    assert len(play.rules.player(1).hand) == cards


@covers("Adaptable", "Establish Dogsville")
def test_tory_adapts_to_her_own_quorum_cards_too() -> None:
    scenario = table("tory", "boomer", "tigh").quorum("Establish Dogsville")
    play = act(scenario).answer("quorum:establish-dogsville#0").answer("opt:yes")

    play.answer("skill:politics#0", "skill:politics#1")

    assert len(play.rules.player(0).hand) == 2


@covers("Influential")
def test_tory_puts_the_top_of_the_quorum_deck_in_her_order_and_nobody_else_sees_it() -> None:
    """R26.25, H27: also without the title"""
    scenario = table("zarek", "tory", "roslin")
    top = scenario.state.quorum.draw[:-6:-1]
    play = act(scenario, 1).answer("opt:influential")
    assert (play.ask.seat, play.ask.sizes, play.ask.shows) == (1, (5,), "seat")
    assert [option.split(":")[1].split("#")[0] for option in play.ask.options] == top

    play.answer(*reversed(play.ask.options))

    assert play.state.quorum.draw[:-6:-1] == top[::-1]
    assert "opt:influential" not in act(scenario, 1).ask.options


@covers("Amoral", "Hera Rescued")
def test_tory_must_take_the_first_option() -> None:
    """R8.21"""
    play = table("tory", "tigh", "roslin").hand(1, ONE).crisis("Hera Rescued")

    assert play.state.check is not None
    assert play.state.crises[-1].choice == 0


def test_what_others_choose_is_not_torys_fault() -> None:
    """R8.21: only as the current player, only where the current player chooses"""
    hers = table("tory", "tigh", "roslin").crisis("Widespread Starvation")
    others = table("tigh", "tory", "roslin").crisis("Hera Rescued")

    assert (hers.ask.seat, hers.ask.kind) == (2, "crisis_choice")
    assert (others.ask.seat, others.ask.kind) == (0, "crisis_choice")


@covers("Amoral", "Moral Compass")
def test_helo_may_switch_what_tory_must_take() -> None:
    """R8.20, R26.12"""
    scenario = table("tory", "helo", "roslin")
    play = scenario.crisis("Hera Rescued")
    assert (play.ask.seat, play.ask.kind) == (1, "ability")

    play.answer("opt:yes").finish()

    assert play.state.dials["morale"] == 9
    assert not any(words.startswith("The total") for words in play.said)


# ── Anders ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Star Player")
def test_anders_exchanges_cards_for_cards_of_one_type_of_his_set() -> None:
    """R26.26"""
    scenario = table("anders", "tigh", "roslin").hand(0, ONE, ONE, "Repair 1")
    play = act(scenario).answer("opt:star-player")
    assert play.ask.sizes == (1, 2, 3)
    play.answer("card:evasive-maneuvers-1#0", "card:repair-1#0")
    assert set(play.ask.options) == {"skill:leadership", "skill:tactics", "skill:piloting"}

    play.answer("skill:tactics")

    hand = play.rules.player(0).hand
    assert (len(hand), hand.count("evasive-maneuvers-1")) == (3, 1)
    assert play.rules.player(0).could_hold == {Skill.PILOTING: 1, Skill.TACTICS: 2}
    assert "opt:star-player" in act(scenario).ask.options


def test_without_cards_there_is_nothing_to_exchange() -> None:
    assert "opt:star-player" not in act(table("anders", "tigh", "roslin")).ask.options


@covers("Longshot", "Scout for Fuel")
def test_anders_names_the_result_of_a_die_in_his_turn_once() -> None:
    """R10.3: nothing modifies it; everybody hears it."""
    scenario = table("anders", "tigh", "roslin").hand(0, "Scout for Fuel 6").hand(1, "Strategic Planning 3")
    play = act(scenario).answer("card:scout-for-fuel-6#0")
    assert (play.ask.seat, play.ask.kind, play.ask.shows) == (0, "ability", "options")

    play.answer("opt:4")

    assert play.over
    assert play.state.dials["fuel"] == 9
    assert "The result is 4, without a roll." in play.said
    assert play.rules.player(0).once_used


@pytest.mark.parametrize(("named", "fuel"), [("opt:3", 8), ("opt:no", 9)])
@covers("Scout for Fuel", "Strategic Planning")
def test_anders_may_still_name_the_result_when_somebody_has_planned_another_one(named: str, fuel: int) -> None:
    """R10.3, R29.4: the window is open until he has let the card be, too; the card is lost on what he names."""
    scenario = table("anders", "tigh", "roslin").hand(0, "Scout for Fuel 6").hand(1, "Strategic Planning 3").rolls(2)
    play = act(scenario).answer("card:scout-for-fuel-6#0").answer("opt:no")

    play.answer("card:strategic-planning-3#0", seat=1)
    assert play.asked == [(0, "ability")]
    play.answer(named)

    assert play.over
    assert play.state.dials["fuel"] == fuel
    assert play.rules.player(1).hand == []


@covers("Longshot")
def test_what_anders_names_cannot_be_evaded() -> None:
    """R10.3: no reroll by Evasive Maneuvers"""
    scenario = table("anders", "tigh", "roslin").ships(FRONT, raiders=1, vipers=1).hand(1, ONE)

    play = scenario.run(lambda rules: rules.activate(Activation.RAIDERS)).answer("opt:8")

    assert play.over
    assert hangar(play.state) == (7, 0, 1)


@covers("Longshot", "FTL Operator")
def test_anders_may_name_the_result_of_a_die_that_is_rolled_again() -> None:
    """R10.3, R10.5"""
    scenario = table("anders", "gaeta", "roslin").at(0, Place.FTL_CONTROL).jump(4).rolls(6)

    play = act(scenario).answer("loc:ftl-control").answer("opt:no").answer("opt:yes")
    assert (play.ask.seat, play.ask.kind) == (0, "ability")
    play.answer("opt:7")

    assert play.ask.kind == "destination"  # Gaeta is not asked again
    assert play.state.dials["population"] == 12


def test_in_others_turns_anders_names_nothing() -> None:
    scenario = table("tigh", "anders", "roslin").hand(0, "Scout for Fuel 6").rolls(4)

    play = act(scenario).answer("card:scout-for-fuel-6#0").finish()

    assert not play.rules.player(1).once_used


@pytest.mark.parametrize("place", [Place.ARMORY, Place.SICKBAY])
@covers("Starts on the Bench")
def test_in_his_first_turn_anders_receives_nothing(place: Place) -> None:
    """R26.26: in Sickbay, too"""
    play = table("anders", "tigh", "roslin").at(0, place).start().to("move")

    assert play.rules.player(0).hand == []


def test_in_his_second_turn_anders_receives_five_cards() -> None:
    scenario = table("anders", "tigh", "roslin")
    scenario.rules.player(0).turns = 1

    play = scenario.start().to("move")

    assert len(play.rules.player(0).hand) == 5


def test_anders_can_name_every_face_of_the_die() -> None:
    """R10.3"""
    scenario = Scenario("anders", "tigh", "roslin", set="exodus")

    play = scenario.run(lambda rules: rules.roll_keeping(0, text("a roll")))

    assert play.ask.options == ("opt:no", *(f"opt:{n}" for n in range(1, 9)))


# ── Cally ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Discharge of a Firearm")
def test_cally_executes_another_character_in_her_location_once() -> None:
    """R26.23"""
    scenario = table("cally", "tigh", "roslin", "boomer").at(1, Place.HANGAR_DECK).at(3, Place.HANGAR_DECK)
    play = act(scenario).answer("opt:discharge-of-a-firearm")
    assert set(play.ask.options) == {"seat:1", "seat:3"}

    finish(becomes(play.answer("seat:1"), "gaeta"))

    assert play.rules.player(1).character == "gaeta"
    assert play.rules.player(0).once_used


@covers("Discharge of a Firearm")
def test_cally_shoots_in_the_brig_too() -> None:
    """R26.23"""
    scenario = table("cally", "tigh", "roslin").at(0, Place.BRIG).at(1, Place.BRIG)

    becomes(act(scenario).answer("opt:discharge-of-a-firearm"), "helo")

    assert scenario.rules.player(1).character == "helo"


@pytest.mark.parametrize("alone", ["elsewhere", "in space", "a Cylon player"])
def test_cally_needs_somebody_beside_her(alone: str) -> None:
    """R26.23: not in space, no Cylon player"""
    scenario = table("cally", "boomer", "roslin")
    if alone == "in space":
        scenario.piloting(1, FRONT)
        scenario.piloting(0, FRONT)
    elif alone == "a Cylon player":
        scenario.cylon(1)

    assert "opt:discharge-of-a-firearm" not in act(scenario).ask.options


@pytest.mark.parametrize(
    ("cards", "place", "sizes"),
    [(4, Place.HANGAR_DECK, (0, 2, 3, 4)), (1, Place.HANGAR_DECK, (0,)), (4, Place.BRIG, (0, 1))],
)
@covers("Unexplained Deaths")
def test_cally_never_adds_exactly_one_card_but_in_the_brig(cards: int, place: Place, sizes: tuple[int, ...]) -> None:
    """R7.18"""
    scenario = table("zarek", "cally", "roslin").at(1, place).hand(1, *[ONE] * cards)
    gets(scenario, 0, ONE)

    assert contribution(scenario, 1) == sizes


@covers("Impulsive")
def test_impulsive_holds_for_super_crises_too() -> None:
    """R9.5"""
    scenario = table("zarek", "cally", "roslin").cylon(0).super_crisis(0, "Human Prisoner").hand(1, ONE, ONE)
    play = scenario.run(lambda rules: rules.play_super_crisis(0, "human-prisoner")).to("contribute")

    assert (play.ask.seat, play.ask.sizes) == (1, (0, 2))


@pytest.mark.parametrize("character", ["gaeta", "tory", "anders", "cally"])
def test_the_sheet_of_a_cylon_player_is_off(character: str) -> None:
    """R18.9"""
    scenario = table(character, "tigh", "roslin").cylon(0).hand(0, *[ONE] * 4)

    sheet = scenario.rules.sheet(0)

    assert (sheet.id, sheet.actions()) == ("", ())


def test_cally_need_not_discard_a_card_of_the_check() -> None:
    """R7.25"""
    scenario = Scenario("cally", "tigh", "roslin", set="exodus").destiny("Repair 1", "Launch Scout 1")

    play = scenario.crisis("Prisoner Revolt").to("ability")

    assert play.ask.sizes == (0, 1)
