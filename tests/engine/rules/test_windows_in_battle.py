"""R10, R28.16, R29: responses to the rolls of a battle: Strategic Planning, Evasive Maneuvers, ECO Officer."""

from collections.abc import Iterable

import msgspec
import pytest

from bsg.engine.happenings.checks import Attack
from bsg.engine.rules import Base
from bsg.engine.scenario import Play, Scenario
from bsg.engine.views import view
from bsg.engine.vocabulary import Activation, Place
from bsg.kernel import TABLE, Audience, Flow, Order, Text
from tests.engine.covering import covers
from tests.engine.space import BOOMER, FRONT, REAR, ROSLIN, TIGH, act, activate, battle, hangar, raiders, sky

EVASIVE, PLANNING, SCOUT, FIREPOWER = "Evasive Maneuvers", "Strategic Planning", "Launch Scout", "Maximum Firepower"
EVADES, EVADES_TOO = "card:evasive-maneuvers-1#0", "card:evasive-maneuvers-2#0"
PLANS = "card:strategic-planning-3#0"
PASS_ALL = "opt:pass-activation"


def dogfight(*, piloted: bool = False, raiders: int = 1, quick: bool = False) -> Scenario:
    """Raiders against one viper, in front; no civilian ship around."""
    scenario = battle(quick=quick).ships(FRONT, raiders=raiders, vipers=0 if piloted else 1)
    return scenario.piloting(BOOMER, FRONT) if piloted else scenario


def seen_by(play: Play, audience: Audience) -> bytes:
    return msgspec.json.encode(view(play.position, audience)["questions"])


# ── who is asked ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("held", [f"{SCOUT} 1", f"{PLANNING} 3"])
def test_before_a_roll_everybody_is_asked_who_could_hold_the_card(held: str) -> None:
    """R28.16, H3, H45"""
    scenario = dogfight().hand(TIGH, held).hand(ROSLIN, "Repair 1").rolls(4)

    play = raiders(scenario)

    assert play.asked == [(TIGH, "before_roll")]
    assert seen_by(play, ROSLIN) == seen_by(play, TABLE)
    assert b"seat" not in seen_by(play, TABLE)  # responses are open; nobody learns whose


@pytest.mark.parametrize("held", [f"{EVASIVE} 1", f"{FIREPOWER} 3"])
def test_after_a_hit_everybody_is_asked_who_could_hold_the_card(held: str) -> None:
    """R28.16, D19"""
    scenario = dogfight().hand(TIGH, held).hand(ROSLIN, "Repair 1").rolls(5)

    play = raiders(scenario)

    assert play.asked == [(TIGH, "viper_attacked")]


def test_what_a_hand_really_holds_changes_nothing_for_the_others() -> None:
    """R28.16: the same questions, word for word, in both worlds"""
    worlds = [raiders(dogfight().hand(TIGH, held).rolls(4)) for held in (f"{EVASIVE} 1", f"{FIREPOWER} 5")]

    for audience in (BOOMER, ROSLIN, TABLE):
        assert seen_by(worlds[0], audience) == seen_by(worlds[1], audience)


@covers("Strategic Planning")
def test_who_was_seen_to_play_the_last_card_of_a_type_is_not_asked_again() -> None:
    """H3"""
    scenario = dogfight(raiders=2).hand(TIGH, f"{PLANNING} 3").rolls(1, 1)

    play = raiders(scenario).answer(PLANS)

    assert play.over


def test_at_a_quick_table_only_those_are_asked_who_can_respond() -> None:
    """DESIGN §3: speed for secrecy"""
    scenario = dogfight(quick=True).hand(BOOMER, f"{SCOUT} 1", f"{FIREPOWER} 3").hand(TIGH, f"{EVASIVE} 1").rolls(5)

    play = raiders(scenario)

    assert play.asked == [(TIGH, "viper_attacked")]


def test_a_cylon_player_is_not_asked() -> None:
    """R18.13"""
    scenario = dogfight().cylon(ROSLIN).hand(ROSLIN, f"{EVASIVE} 1", f"{PLANNING} 3").rolls(4)

    play = raiders(scenario)

    assert play.over


def test_somebody_in_the_brig_is_asked() -> None:
    """R22.2"""
    play = raiders(dogfight().at(ROSLIN, Place.BRIG).hand(ROSLIN, f"{PLANNING} 3").rolls(4))

    assert play.asked == [(ROSLIN, "before_roll")]


# ── passing for longer ──────────────────────────────────────────────────────────────────────────────────────────────


def test_who_passes_for_the_whole_activation_is_asked_again_in_the_next_one() -> None:
    """DESIGN §3: response windows"""
    scenario = dogfight(raiders=3).hand(TIGH, f"{EVASIVE} 1", f"{PLANNING} 3").rolls(1, 1, 1)

    play = raiders(scenario)
    assert play.asked == [(TIGH, "before_roll")]
    play.answer(PASS_ALL)

    assert play.over
    assert play.state.players[TIGH].orders == []
    assert raiders(scenario).asked == [(TIGH, "before_roll")]


def test_others_are_still_asked_when_one_passes_for_the_whole_activation() -> None:
    """DESIGN §3"""
    scenario = dogfight(raiders=2).ships(FRONT, raiders=2, vipers=2).rolls(5, 5)
    scenario.hand(TIGH, f"{EVASIVE} 1").hand(ROSLIN, f"{EVASIVE} 2")

    play = raiders(scenario)
    play.answer(PASS_ALL, seat=TIGH).answer(seat=ROSLIN)

    assert play.asked == [(ROSLIN, "viper_attacked")]


def test_nobody_sees_who_passed_for_how_long() -> None:
    """H46, H47"""
    worlds = []
    for answer in ((), (PASS_ALL,)):
        scenario = dogfight(raiders=2).hand(TIGH, f"{EVASIVE} 1").hand(ROSLIN, f"{EVASIVE} 2").rolls(5, 5)
        worlds.append(raiders(scenario).answer(*answer, seat=TIGH))

    for audience in (BOOMER, ROSLIN, TABLE):
        assert seen_by(worlds[0], audience) == seen_by(worlds[1], audience)


def test_a_standing_order_passes_every_window() -> None:
    """H46"""
    scenario = dogfight().hand(TIGH, f"{EVASIVE} 1", f"{PLANNING} 3").rolls(4)
    play = act(scenario)
    play.running.take(Order(TIGH, "pass", True))

    assert raiders(scenario).over


@covers("title:admiral")
def test_there_is_no_activation_to_pass_for_when_a_human_rolls() -> None:
    """DESIGN §3"""
    scenario = battle().ships(FRONT, basestars=1).hand(ROSLIN, f"{PLANNING} 3").rolls(4)

    play = act(scenario, "opt:nuke", seat=TIGH)

    assert play.ask.options == (PLANS,)


# ── Evasive Maneuvers ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("again", "damaged"), [(4, 0), (5, 1), (6, 1)])
@covers("Evasive Maneuvers")
def test_an_attack_on_an_unmanned_viper_is_rolled_again(again: int, damaged: int) -> None:
    """R10.4, R27.7"""
    scenario = dogfight().hand(TIGH, f"{EVASIVE} 1").rolls(8, again)

    play = raiders(scenario).answer(EVADES)

    assert play.over
    assert hangar(play.state) == (7, damaged, 0)
    assert play.state.players[TIGH].hand == []
    assert play.state.skills["piloting"].discard == ["evasive-maneuvers-1"]


@pytest.mark.parametrize(("again", "place"), [(6, FRONT), (7, Place.SICKBAY)])
@covers("Evasive Maneuvers")
def test_an_attack_on_a_pilot_is_rolled_again_with_two_less(again: int, place: Place) -> None:
    """R12.2, R27.7"""
    scenario = dogfight(piloted=True).hand(TIGH, f"{EVASIVE} 1").rolls(8, again)

    play = raiders(scenario).answer(EVADES)

    assert play.state.players[BOOMER].place == place


@covers("Evasive Maneuvers")
def test_a_pilot_who_evades_cannot_be_destroyed_but_by_planning() -> None:
    """R12.2: 8 less 2 damages"""
    scenario = dogfight(piloted=True).hand(BOOMER, f"{EVASIVE} 1").rolls(8, 8)

    play = raiders(scenario).answer(EVADES)

    assert hangar(play.state) == (7, 1, 0)


@covers("Evasive Maneuvers")
def test_an_attack_may_be_evaded_again_and_again() -> None:
    """R10.7"""
    scenario = dogfight(piloted=True).hand(TIGH, f"{EVASIVE} 1", f"{EVASIVE} 2").rolls(8, 8, 6)

    play = raiders(scenario).answer(EVADES).answer(EVADES_TOO)

    assert play.over
    assert play.state.players[BOOMER].place == FRONT  # 6 less 2: the second card takes no further 2 off
    assert play.state.players[TIGH].hand == []


@pytest.mark.parametrize(("again", "damaged"), [(6, 0), (7, 1)])
@covers("Evasive Maneuvers")
def test_two_cards_on_one_attack_take_off_two_not_four(again: int, damaged: int) -> None:
    """R12.2, R10.7"""
    scenario = dogfight(piloted=True).hand(TIGH, f"{EVASIVE} 1", f"{EVASIVE} 2").rolls(8, 8, again)

    play = raiders(scenario).answer(EVADES).answer(EVADES_TOO)

    assert hangar(play.state) == (7, damaged, 0)


class AtCloseRange(Base):
    """A table at which every attack has 1 added."""

    def roll_keeping(
        self,
        seat: int,
        what_for: Text,
        modifier: int = 0,
        attack: Attack | None = None,
        at: Iterable[int] | None = None,
    ) -> Flow[None]:
        yield from super().roll_keeping(seat, what_for, modifier + 1, attack, at)


@covers("Evasive Maneuvers")
def test_a_pilot_who_evades_takes_two_off_what_the_attack_has_added_itself() -> None:
    """R27.7, R12.2: −2 on each new roll, beside its own modifier; −2 again on the next one, and never −4"""
    scenario = dogfight(piloted=True).hand(TIGH, f"{EVASIVE} 1", f"{EVASIVE} 2").rolls(4, 6, 6)
    scenario.rules = AtCloseRange(scenario.state)

    play = raiders(scenario).answer(EVADES).answer(EVADES_TOO)

    assert sum("rolls 4; with 1 added, the result is 5" in line for line in play.said) == 1
    assert sum("rolls 6; with 1 subtracted, the result is 5" in line for line in play.said) == 2
    assert sum("The die is rolled again." in line for line in play.said) == 2, "the same number may come twice"
    assert hangar(play.state) == (7, 1, 0)


@covers("Evasive Maneuvers")
def test_of_two_who_evade_at_once_one_keeps_the_card_and_may_think_again() -> None:
    """R29.1, R29.2"""
    scenario = dogfight().hand(TIGH, f"{EVASIVE} 1").hand(ROSLIN, f"{EVASIVE} 2").rolls(8, 5)

    play = raiders(scenario).answer(EVADES, seat=TIGH).answer(EVADES_TOO, seat=ROSLIN)
    assert play.asked == [(BOOMER, "order")]
    play.answer("seat:2", "seat:1")
    assert play.asked == [(TIGH, "viper_attacked")]
    assert any("responds first" in line for line in play.said), "nobody wonders where their card is"
    play.answer()

    assert (play.state.players[TIGH].hand, play.state.players[ROSLIN].hand) == (["evasive-maneuvers-1"], [])
    assert hangar(play.state) == (7, 1, 0)


@pytest.mark.parametrize("roll", [1, 4])
def test_nobody_is_asked_whether_to_evade_a_miss(roll: int) -> None:
    """R27.7, and the ruling on misses"""
    play = raiders(dogfight().hand(TIGH, f"{EVASIVE} 1").rolls(roll))

    assert play.over
    assert hangar(play.state) == (7, 0, 0)


@pytest.mark.parametrize("attackers", [{"raiders": 1}, {"basestars": 1}])
def test_galactica_does_not_evade(attackers: dict[str, int]) -> None:
    """R13.7"""
    scenario = battle().ships(FRONT, **attackers).hand(TIGH, f"{EVASIVE} 1").rolls(3)

    play = activate(scenario, Activation(next(iter(attackers))))

    assert play.over


# ── Strategic Planning ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("roll", "lost"), [(2, (0, 0)), (3, (1, 0)), (5, (1, 0)), (6, (0, 1)), (8, (0, 1))])
@covers("Strategic Planning")
def test_planning_helps_raiders_just_as_well(roll: int, lost: tuple[int, int]) -> None:
    """R10.3, R10.6, R27.6"""
    scenario = dogfight().hand(ROSLIN, f"{PLANNING} 3").rolls(roll)

    play = raiders(scenario).answer(PLANS)

    assert hangar(play.state) == (7, *lost)


@covers("Strategic Planning", "Evasive Maneuvers")
def test_planning_played_before_the_attack_counts_for_the_evasion_too() -> None:
    """R10.5"""
    scenario = dogfight().hand(ROSLIN, f"{PLANNING} 3").hand(TIGH, f"{EVASIVE} 1").rolls(8, 3)

    play = raiders(scenario).answer(PLANS).answer(EVADES)

    assert hangar(play.state) == (7, 1, 0)


@covers("Strategic Planning", "Evasive Maneuvers")
def test_planning_not_yet_played_may_be_played_before_the_evasion() -> None:
    """R10.5"""
    scenario = dogfight(piloted=True).hand(ROSLIN, f"{PLANNING} 3").hand(TIGH, f"{EVASIVE} 1").rolls(8, 5)

    play = raiders(scenario).answer().answer(EVADES)
    assert play.asked == [(ROSLIN, "before_roll")]
    play.answer(PLANS)

    assert play.state.players[BOOMER].place == Place.SICKBAY  # 5 + 2 - 2


@covers("Strategic Planning", "Evasive Maneuvers")
def test_a_roll_is_planned_once_though_it_is_rolled_again() -> None:
    """R10.3, R27.6: nobody is asked for a second card"""
    scenario = dogfight().hand(ROSLIN, f"{PLANNING} 3", f"{PLANNING} 4").hand(TIGH, f"{EVASIVE} 1").rolls(8, 1)

    play = raiders(scenario).answer(PLANS).answer(EVADES)

    assert play.over
    assert play.state.players[ROSLIN].hand == ["strategic-planning-4"]


@covers("Strategic Planning")
def test_planning_helps_an_attack_on_a_basestar() -> None:
    """R10.3"""
    scenario = battle().piloting(BOOMER, REAR).ships(REAR, basestars=1).hand(BOOMER, f"{PLANNING} 3").rolls(6)

    play = act(scenario, "ship:basestar@rear#0").answer(PLANS)

    assert len(play.state.areas[REAR].basestars[0]) == 1


# ── ECO Officer ─────────────────────────────────────────────────────────────────────────────────────────────────────


def helos_turn() -> Scenario:
    scenario = dogfight(raiders=2)
    scenario.rules.player(BOOMER).character = "helo"
    return scenario


@covers("ECO Officer")
def test_helo_has_one_roll_of_his_turn_rolled_again() -> None:
    """R10.4, R26.11"""
    play = raiders(helos_turn().rolls(5, 4, 5))
    assert play.asked == [(BOOMER, "reroll")]
    play.answer("opt:yes")

    assert play.over  # the second raider's roll is not offered any more
    assert hangar(play.state) == (7, 1, 0)


@covers("ECO Officer", "Evasive Maneuvers")
def test_what_helo_had_rolled_again_may_still_be_evaded() -> None:
    """R10.2 (4), R10.7"""
    scenario = helos_turn().ships(FRONT, raiders=1, vipers=1).hand(TIGH, f"{EVASIVE} 1").rolls(5, 8, 2)

    play = raiders(scenario).answer("opt:yes").answer(EVADES)

    assert sky(play.state) == {FRONT: {"raiders": 1, "vipers": 1}}


def test_helo_may_have_an_evasive_roll_rolled_again() -> None:
    """R26.11, R29.4"""
    scenario = helos_turn().ships(FRONT, raiders=1, vipers=1).hand(TIGH, f"{EVASIVE} 1").rolls(5, 8, 2)

    play = raiders(scenario).answer("opt:no").answer(EVADES)

    assert play.asked == [(BOOMER, "reroll")]
    assert sky(play.answer("opt:yes").state) == {FRONT: {"raiders": 1, "vipers": 1}}


def test_helo_rerolls_nothing_on_the_turns_of_others() -> None:
    """R26.11"""
    play = raiders(helos_turn().turn_of(TIGH).rolls(4, 4))

    assert play.over


# ── Longshot ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_anders_names_cannot_be_evaded() -> None:
    """R10.3"""
    scenario = Scenario("anders", "tigh", "roslin", set="exodus").ships(FRONT, raiders=1, vipers=1)
    scenario.hand(TIGH, f"{EVASIVE} 1", f"{PLANNING} 3")

    play = raiders(scenario).answer("opt:8")

    assert play.over
    assert hangar(play.state) == (7, 0, 1)


# ── standing orders ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_pilot_may_order_to_evade_every_hit() -> None:
    """H46, D19: the weakest card is played at once, without a question"""
    scenario = dogfight(piloted=True).hand(BOOMER, f"{EVASIVE} 2", f"{EVASIVE} 1").rolls(8, 4)
    scenario.rules.order(BOOMER, "evade", on=True)

    play = raiders(scenario)

    assert play.over
    assert play.state.players[BOOMER].hand == ["evasive-maneuvers-2"]
    assert play.state.players[BOOMER].place == FRONT


def test_an_order_to_evade_wastes_no_card_on_a_miss() -> None:
    scenario = dogfight(piloted=True).hand(BOOMER, f"{EVASIVE} 1").rolls(4)
    scenario.rules.order(BOOMER, "evade", on=True)

    play = raiders(scenario)

    assert play.over
    assert play.state.players[BOOMER].hand == ["evasive-maneuvers-1"]


def test_an_order_to_evade_outlives_the_turn_and_one_to_pass_does_not() -> None:
    scenario = battle()
    for order in ("pass", "evade"):
        scenario.rules.order(BOOMER, order, on=True)

    play = scenario.start()

    assert play.state.players[BOOMER].orders == ["evade"]
