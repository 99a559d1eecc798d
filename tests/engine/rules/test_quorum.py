"""R25: the Quorum's hand, playing from it, cards that stay in play; R15.13: the Mission Specialist."""

import msgspec
import pytest

from bsg.engine.scenario import Play
from bsg.engine.views import view
from bsg.engine.vocabulary import Place, Title
from bsg.kernel import TABLE, Audience
from tests.engine.covering import covers
from tests.engine.space import BOOMER, ROSLIN, TIGH, act, battle, jump

SPECIALIST = "assign-mission-specialist"


def seen_by(play: Play, audience: Audience) -> str:
    return msgspec.json.encode(view(play.position, audience)).decode()


# ── the hand ────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("title:president")
def test_the_president_draws_a_quorum_card_as_an_action() -> None:
    """R21.14"""
    scenario = battle().quorum("Arrest Order")
    top = scenario.state.quorum.draw[-1]

    play = act(scenario, "opt:draw-quorum", seat=ROSLIN)

    assert play.state.quorum_hand == sorted(["arrest-order", top])
    assert len(play.state.quorum.draw) == 15


def test_nobody_but_the_president_draws_or_plays() -> None:
    """R25.2"""
    scenario = battle().quorum("Inspirational Speech")

    for seat, may in ((BOOMER, False), (TIGH, False), (ROSLIN, True)):
        options = scenario.rules.action_options(seat)
        assert ("opt:draw-quorum" in options, "quorum:inspirational-speech#0" in options) == (may, may)


def test_the_hand_goes_unchanged_with_the_title() -> None:
    """R25.1, R21.6"""
    scenario = battle().quorum("Inspirational Speech", "Arrest Order")

    scenario.rules.give_title(Title.PRESIDENT, TIGH)

    assert scenario.state.quorum_hand == ["arrest-order", "inspirational-speech"]
    assert "quorum:arrest-order#0" in scenario.rules.action_options(TIGH)
    assert "quorum:arrest-order#0" not in scenario.rules.action_options(ROSLIN)


@covers("Inspirational Speech", "title:president")
def test_the_president_plays_quorum_cards_in_the_brig_too() -> None:
    """R25.2, R22.2"""
    scenario = battle().quorum("Inspirational Speech").at(ROSLIN, Place.BRIG).rolls(6)

    play = act(scenario, "quorum:inspirational-speech#0", seat=ROSLIN)

    assert play.state.dials["morale"] == 11


def test_everybody_sees_how_many_cards_there_are_and_only_the_president_which() -> None:
    """R25.3, H26"""
    play = act(battle().quorum("Food Rationing", "Food Rationing"))

    for audience in (BOOMER, TIGH, ROSLIN, TABLE):
        seen = seen_by(play, audience)
        assert '"deck":"quorum-hand","cards":2' in seen
        assert ("quorum:food-rationing" in seen) == (audience == ROSLIN)


@covers("title:president")
def test_only_the_president_learns_what_was_drawn() -> None:
    """H26"""
    scenario = battle().quorum()
    top = scenario.state.quorum.draw[-1]

    act(scenario, "opt:draw-quorum", seat=ROSLIN)

    (event,) = (event for event in scenario.rules.told if event.private)
    assert list(event.private) == [ROSLIN]
    assert top not in str(event.text)


def test_there_is_no_limit_to_the_hand_in_the_base_game() -> None:
    """R25.7, R0.15"""
    scenario = battle().quorum().turn_of(ROSLIN)
    scenario.state.quorum_hand, scenario.state.quorum.draw = sorted(scenario.state.quorum.draw), []

    play = scenario.start()
    while play.state.turn == 1:
        play.answer(*play.ask.fallback)

    assert len(play.state.quorum_hand) == 17


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("roll", "removed"), [(5, False), (6, True)])
@covers("Inspirational Speech")
def test_a_card_goes_to_the_discards_or_out_of_the_game_as_it_says(roll: int, removed: bool) -> None:
    """R25.6"""
    scenario = battle().quorum("Inspirational Speech").rolls(roll)

    play = act(scenario, "quorum:inspirational-speech#0", seat=ROSLIN)

    assert play.state.quorum_hand == []
    assert play.state.quorum_removed == (["inspirational-speech"] if removed else [])
    assert play.state.quorum.discard == ([] if removed else ["inspirational-speech"])


@covers("Arrest Order")
def test_two_copies_in_the_hand_are_two_cards() -> None:
    """R25.6"""
    scenario = battle().quorum("Arrest Order", "Arrest Order")

    play = act(scenario, seat=ROSLIN)
    assert {"quorum:arrest-order#0", "quorum:arrest-order#1"} <= set(play.ask.options)
    play.answer("quorum:arrest-order#1").answer("seat:0")

    assert play.state.quorum_hand == ["arrest-order"]


@pytest.mark.parametrize(
    "card",
    [
        "Arrest Order",
        "Assign Arbitrator",
        "Assign Mission Specialist",
        "Assign Vice President",
        "Encourage Mutiny",
    ],
)
@covers("{card}")
def test_a_cylon_player_is_never_the_target(card: str) -> None:
    """R25.9, R18.10"""
    scenario = battle().cylon(BOOMER).quorum(card).title(Title.ADMIRAL, ROSLIN)
    if card == "Arrest Order":
        scenario.at(ROSLIN, Place.COMMAND)

    play = act(scenario, f"quorum:{card.lower().replace(' ', '-')}#0", seat=ROSLIN)

    assert play.over or "seat:0" not in play.ask.options
    play.finish()


def test_a_card_without_a_possible_target_cannot_be_played() -> None:
    """R25.2, R22.15"""
    scenario = battle().quorum("Presidential Pardon", "Authorization of Brutal Force")

    play = act(scenario, seat=ROSLIN)

    assert not [option for option in play.ask.options if option.startswith("quorum:")]


# ── the President's Office ──────────────────────────────────────────────────────────────────────────────────────────


@covers("President's Office", "Terminal Illness")
def test_in_the_office_the_president_draws_two_cards() -> None:
    """R5.b"""
    scenario = battle().quorum().hand(ROSLIN, "Repair 1", "Repair 1")

    play = act(scenario, "loc:presidents-office", seat=ROSLIN).answer(*["card:repair-1#0", "card:repair-1#1"])
    assert len(play.state.quorum_hand) == 1
    play.answer("opt:draw")

    assert len(play.state.quorum_hand) == 2
    assert play.over


@covers("President's Office", "Inspirational Speech")
def test_in_the_office_the_president_draws_one_card_and_plays_one() -> None:
    """R5.b, D56"""
    scenario = battle().title(Title.PRESIDENT, TIGH).at(TIGH, Place.PRESIDENTS_OFFICE)
    scenario.quorum("Inspirational Speech").rolls(8)

    play = act(scenario, "loc:presidents-office", seat=TIGH).answer("quorum:inspirational-speech#0")

    assert play.state.dials["morale"] == 11
    assert len(play.state.quorum_hand) == 1


@covers("President's Office")
def test_in_the_office_one_card_may_be_enough() -> None:
    """R5.b: may"""
    scenario = battle().title(Title.PRESIDENT, TIGH).at(TIGH, Place.PRESIDENTS_OFFICE).quorum()

    play = act(scenario, "loc:presidents-office", seat=TIGH).answer("opt:nothing")

    assert play.over
    assert len(play.state.quorum_hand) == 1


def test_the_office_is_of_no_use_to_others() -> None:
    """R5.b"""
    play = act(battle().at(TIGH, Place.PRESIDENTS_OFFICE), seat=TIGH)

    assert "loc:presidents-office" not in play.ask.options


# ── cards in play ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", ["Assign Arbitrator", "Assign Mission Specialist", "Assign Vice President"])
def test_a_card_given_to_somebody_lies_face_up_with_him(card: str) -> None:
    """R25.4"""
    play = act(battle().assigned(TIGH, card))

    holder = view(play.position, TABLE)["players"][TIGH]
    assert [given.card for given in holder.quorum] == [f"quorum:{card.lower().replace(' ', '-')}"]


@covers("cylon-morale")
def test_who_is_revealed_loses_the_cards_he_was_given() -> None:
    """R25.5, R18.2 (4)"""
    scenario = battle().assigned(BOOMER, "Assign Vice President").loyalty(BOOMER, "cylon-morale")

    play = act(scenario, "loyalty:cylon-morale#0").answer("opt:yes").finish()

    assert play.state.players[BOOMER].quorum == []
    assert play.state.quorum.discard == ["assign-vice-president"]
    assert "seat:0 discards Assign Vice President." in play.said


# ── the Mission Specialist ──────────────────────────────────────────────────────────────────────────────────────────


@covers("Assign Mission Specialist", "Deep Space")
def test_a_mission_specialist_chooses_among_three_and_orders_the_others_under_the_deck() -> None:
    """R15.13, H30"""
    scenario = battle().assigned(BOOMER, SPECIALIST).destinations("Barren Planet", "Deep Space", "Icy Moon")

    play = jump(scenario)
    assert play.asked == [(BOOMER, "destination")]
    assert play.ask.options == ("destination:barren-planet#0", "destination:deep-space#1", "destination:icy-moon#2")
    play.answer("destination:deep-space#1", "destination:icy-moon#2", "destination:barren-planet#0").finish()

    assert play.state.route == ["destination:deep-space"]
    assert play.state.destination.draw[:2] == ["barren-planet", "icy-moon"]  # the last one lies lowest
    assert play.state.players[BOOMER].quorum == []
    assert play.state.quorum.discard == [SPECIALIST]


@covers("Assign Mission Specialist")
def test_only_the_specialist_sees_the_three_destinations() -> None:
    """H30, R15.12"""
    scenario = battle().assigned(BOOMER, SPECIALIST).destinations("Barren Planet", "Deep Space", "Icy Moon")

    play = jump(scenario)

    assert ["icy-moon" in seen_by(play, audience) for audience in (BOOMER, TIGH, ROSLIN, TABLE)] == [
        True,
        False,
        False,
        False,
    ]


@covers("Assign Mission Specialist", "Icy Moon")
def test_what_the_admiral_may_do_stays_his_to_decide() -> None:
    """R15.15"""
    scenario = battle().assigned(BOOMER, SPECIALIST).destinations("Icy Moon", "Deep Space", "Barren Planet")

    play = jump(scenario)
    play.answer("destination:icy-moon#0", "destination:deep-space#1", "destination:barren-planet#2")

    assert play.asked == [(TIGH, "choose")]


@covers("Deep Space")
def test_at_the_next_jump_the_admiral_chooses_again() -> None:
    """R15.13"""
    scenario = battle().assigned(BOOMER, SPECIALIST).destinations("Deep Space")
    jump(scenario).finish()

    play = jump(scenario)

    assert play.asked == [(TIGH, "destination")]
    assert len(play.ask.options) == 2


def test_who_becomes_president_is_told_the_hand_and_nobody_else() -> None:
    """R21.6, H26"""
    scenario = battle().quorum("Arrest Order").title(Title.PRESIDENT, ROSLIN)
    scenario.rules.told = []

    scenario.rules.give_title(Title.PRESIDENT, TIGH)

    private = [event.private for event in scenario.rules.told if event.private]
    assert [list(told) for told in private] == [[TIGH]]
    assert "quorum:arrest-order" in str(private[0][TIGH])
