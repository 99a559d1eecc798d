"""R7.26–R7.42: skill check abilities and consequences. Most checks here are those of a Power Failure:
14 (leadership, tactics, engineering); fail: one back on the jump track; consequence: Galactica is damaged once."""

import pytest

from bsg.engine.effects import Check, check, lose
from bsg.engine.scenario import Play, Scenario
from bsg.engine.vocabulary import Place, Skill
from tests.engine.covering import covers
from tests.engine.exodus.tables import NEUTRAL, everybody_adds, exodus_table, gets, total_of
from tests.engine.helpers import ROSLIN, TIGH, ZAREK
from tests.engine.space import PORT_BOW, sky
from tests.engine.test_catalogue import all_effects, walk

EVEN = ("Executive Order 1", "Evasive Maneuvers 1")  # from Destiny: one for, one against


def power_failure(
    *added: str, destiny: tuple[str, ...] = EVEN, scenario: Scenario | None = None, seat: int = ROSLIN
) -> Play:
    """Zarek draws it; one seat adds these cards."""
    scenario = scenario or exodus_table()
    scenario.jump(2).damage_tokens("armory").destiny(*destiny)
    cards = {seat: gets(scenario, seat, *added)}
    return everybody_adds(scenario.crisis("Power Failure"), cards)


# ── when and in what order ──────────────────────────────────────────────────────────────────────────────────────────


@covers("Trust Instincts", "Power Failure")
def test_the_official_example() -> None:
    """D.1: two Destiny cards are added, then the consequence comes, then the total is made."""
    play = power_failure("Trust Instincts 0", destiny=(*EVEN, "Repair 2", "Launch Scout 2")).finish()

    order = [
        "Trust Instincts:",
        "Destiny adds",
        "Consequence:",
        "Galactica is damaged: the Armory",
        "The total is 4 against 14",
    ]
    heard = [next(n for n, words in enumerate(play.said) if words.startswith(begin)) for begin in order]
    assert heard == sorted(heard)
    assert play.state.damaged == [Place.ARMORY]
    assert play.state.jump == 1


@covers("Trust Instincts", "Red Tape")
def test_abilities_of_added_destiny_cards_are_resolved_but_for_another_trust_instincts() -> None:
    """R7.30"""
    play = power_failure(
        "Trust Instincts 0", "Strategic Planning 5", destiny=(*EVEN, "Trust Instincts 0", "Red Tape 0")
    ).finish()

    assert total_of(play) == "0 against 14"
    assert sum(words.startswith("Trust Instincts:") for words in play.said) == 1
    assert len(play.state.destiny) == 10


@covers("Establish Network")
def test_cards_of_the_same_name_are_resolved_once() -> None:
    """R7.27"""
    play = power_failure("Establish Network 0", "Establish Network 0", "Repair 2").finish()

    assert total_of(play) == "4 against 14"


@pytest.mark.parametrize(
    ("first", "total"), [("opt:red-tape", "5 against 14"), ("opt:trust-instincts", "0 against 14")]
)
@covers("Red Tape", "Trust Instincts")
def test_the_current_player_orders_the_abilities(first: str, total: str) -> None:
    """R7.26, R29.3: a 5 that Destiny adds is thrown out, or comes too late for that."""
    play = power_failure("Red Tape 0", "Trust Instincts 0", destiny=(*EVEN, "Strategic Planning 5", NEUTRAL))
    play.to("check_ability")
    assert (play.ask.seat, play.ask.options) == (ZAREK, ("opt:red-tape", "opt:trust-instincts"))

    play.answer(first).finish()

    assert total_of(play) == total


@pytest.mark.parametrize("origin", ["a human player", "a Cylon player", "Destiny"])
@covers("Establish Network")
def test_it_does_not_matter_where_the_card_comes_from(origin: str) -> None:
    """R7.26, R18.12"""
    scenario = exodus_table().cylon(ROSLIN) if origin == "a Cylon player" else exodus_table()
    destiny = ("Establish Network 0", "Repair 2") if origin == "Destiny" else ("Repair 1", "Repair 1")
    added = () if origin == "Destiny" else ("Establish Network 0",)

    play = power_failure(*added, destiny=destiny, scenario=scenario).finish()

    assert total_of(play) == "4 against 14"


@pytest.mark.parametrize("card", ["Red Tape 0", "Iron Will 0", "Trust Instincts 0", NEUTRAL, "Establish Network 0"])
def test_a_card_of_strength_0_has_no_other_use(card: str) -> None:
    """R6.10"""
    scenario = exodus_table()
    (held,) = gets(scenario, ZAREK, card)

    play = scenario.run(lambda rules: rules.take_action(ZAREK))

    assert f"card:{held}#0" not in play.ask.options


# ── the five ────────────────────────────────────────────────────────────────────────────────────────────────────────


@covers("Red Tape", "Establish Network")
def test_red_tape_goes_by_the_printed_strength() -> None:
    """R7.29: a doubled 3 stays, a 5 and a 6 go, and everybody sees it (H12)."""
    play = power_failure(
        "Red Tape 0", "Establish Network 0", "Scientific Research 3", "Build Nuke 6", "Declare Emergency 5"
    )

    play.finish()

    assert total_of(play) == "6 against 14"
    assert any(words.startswith("Discarded from the check:") for words in play.said)
    assert play.state.skills[Skill.ENGINEERING].discard[0] == "build-nuke-6"


@covers("Red Tape")
def test_red_tape_that_finds_nothing_says_nothing_of_cards() -> None:
    """R7.29"""
    play = power_failure("Red Tape 0", "Strategic Planning 4").finish()

    assert total_of(play) == "4 against 14"
    assert not any(words.startswith("Discarded from the check") for words in play.said)


@covers("Establish Network", "Trust Instincts")
def test_engineering_counts_double_also_when_it_comes_later_or_against() -> None:
    """R7.31"""
    scenario = exodus_table()
    scenario.destiny("Executive Order 1", "Executive Order 1", "Repair 2", "Repair 2")
    added = {ROSLIN: gets(scenario, ROSLIN, "Establish Network 0", "Trust Instincts 0")}
    play = everybody_adds(scenario.crisis("Hidden Identity"), added).to("check_ability")

    play.answer("opt:establish-network").finish()

    assert total_of(play) == "-6 against 12"


@covers("Establish Network", "Blind Devotion")
def test_what_counts_nothing_counts_nothing_when_doubled() -> None:
    """R7.31"""
    scenario = Scenario("zarek", "chief", "roslin", set="exodus")
    play = power_failure("Establish Network 0", "Repair 2", scenario=scenario).to("ability")

    play.answer("skill:engineering").finish()

    assert total_of(play) == "0 against 14"


@pytest.mark.parametrize("total", [3, 2])
@covers("Protect the Fleet")
def test_three_points_of_piloting_let_the_current_player_activate_a_viper(total: int) -> None:
    """R7.32: that piloting counts against this check does not matter."""
    play = power_failure(NEUTRAL, f"Evasive Maneuvers {total - 1}", destiny=("Evasive Maneuvers 1", "Repair 1"))
    asked = not play.over and play.ask.kind == "viper"

    assert asked == (total == 3)
    if asked:
        assert play.ask.seat == ZAREK
        play.answer("ship:viper@reserves").answer("area:port-bow")
        assert sky(play.state) == {PORT_BOW: {"vipers": 1}}
        assert play.over or play.ask.kind != "viper"  # one activation


@covers("Protect the Fleet", "Blind Devotion")
def test_piloting_that_counts_nothing_protects_no_fleet() -> None:
    """R7.32"""
    scenario = Scenario("zarek", "chief", "roslin", set="exodus")
    play = power_failure(NEUTRAL, "Maximum Firepower 3", scenario=scenario).to("ability")

    play.answer("skill:piloting")

    assert play.over or play.ask.kind != "viper"


def in_the_ring(*added: str, scenario: Scenario | None = None) -> Play:
    """12 (politics, leadership, tactics); morale goes 1 up or 1 down."""
    scenario = scenario or exodus_table()
    cards = {ROSLIN: gets(scenario.destiny(*EVEN), ROSLIN, *added)}
    return everybody_adds(scenario.crisis("In the Ring"), cards)


@pytest.mark.parametrize(("card", "morale"), [("Strategic Planning 4", 10), ("Strategic Planning 3", 9)])
@covers("Iron Will")
def test_with_iron_will_failing_by_4_has_no_effect(card: str, morale: int) -> None:
    """R7.42: nor is it a pass."""
    play = in_the_ring("Iron Will 0", "Strategic Planning 4", card).finish()

    assert play.state.dials["morale"] == morale
    assert play.rules.player(ZAREK).place == (Place.ADMINISTRATION if morale == 10 else Place.SICKBAY)


@covers("Iron Will")
def test_iron_will_looks_at_the_difficulty_as_it_was_changed() -> None:
    """R7.42: 5 misses 12 by far, and 9 by 4."""
    scenario = exodus_table().destiny(*EVEN)
    added = {ROSLIN: gets(scenario, ROSLIN, "Iron Will 0", "Declare Emergency 5")}
    play = scenario.resolve(check(12, Skill.LEADERSHIP, fail=lose(fuel=1))).to("contribute")
    play.rules.change_difficulty("Friends in Low Places", -3)

    everybody_adds(play, added).finish()

    assert total_of(play) == "5 against 9"
    assert play.state.dials["fuel"] == 8


@pytest.mark.parametrize(
    ("cards", "asked"),
    [(("Strategic Planning 5",), False), (("Strategic Planning 4", "Launch Scout 2"), True)],
    ids=["7 too little", "6 too little"],
)
@covers("Iron Will")
def test_an_emergency_may_bring_a_failure_within_reach_of_an_iron_will(cards: tuple[str, ...], asked: bool) -> None:
    """R7.39, R7.42: 6 misses 12 by 6, and 10 by 4; for a 5 it makes no difference."""
    scenario = exodus_table().destiny("Launch Scout 1", "Repair 1").hand(TIGH, "Declare Emergency 3")
    added = {ROSLIN: gets(scenario, ROSLIN, "Iron Will 0", *cards)}

    play = everybody_adds(scenario.resolve(check(12, Skill.TACTICS, fail=lose(fuel=1))), added)

    assert play.over != asked
    if asked:
        assert play.ask.kind == "after_total"
        play.answer("card:declare-emergency-3#0", seat=TIGH).finish()
        assert play.state.dials["fuel"] == 8


@covers("Iron Will")
def test_a_total_of_0_or_less_costs_morale_besides_what_failing_costs() -> None:
    """R7.42, second half"""
    play = in_the_ring("Iron Will 0").finish()

    assert play.state.dials["morale"] == 8
    assert play.rules.player(ZAREK).place == Place.SICKBAY


@covers("Iron Will")
def test_a_total_of_1_costs_only_what_failing_costs() -> None:
    """R7.42, second half"""
    play = in_the_ring("Iron Will 0", "Launch Scout 1").finish()

    assert total_of(play) == "1 against 12"
    assert play.state.dials["morale"] == 9


@covers("Iron Will")
def test_a_total_of_0_costs_morale_even_if_it_is_enough() -> None:
    """R7.42: only the first half speaks of failing."""
    scenario = exodus_table().destiny(*EVEN)
    added = {ROSLIN: gets(scenario, ROSLIN, "Iron Will 0")}

    play = everybody_adds(scenario.resolve(check(0, Skill.LEADERSHIP, fail=lose(fuel=1))), added).finish()

    assert (play.state.dials["morale"], play.state.dials["fuel"]) == (9, 8)


@covers("Establish Network", "Blind Devotion", "Inspirational Leader", "Scientific Research")
def test_the_total_is_made_with_all_that_changes_what_cards_count() -> None:
    """R7.38: engineering +2 +1, doubled; of piloting +1 and -2; tactics nothing; politics and leadership +2 +1."""
    scenario = Scenario("adama", "chief", "roslin", set="exodus").destiny("Repair 1", "Executive Order 1")
    mixed = ("Repair 2", "Evasive Maneuvers 1", "Evasive Maneuvers 2", "Strategic Planning 4", "Consolidate Power 2")
    added = {ROSLIN: gets(scenario, ROSLIN, "Establish Network 0", *mixed)}
    gets(scenario, ROSLIN, "Scientific Research 3")
    play = scenario.crisis("Hidden Identity").to("before_cards").answer("card:scientific-research-3#0", seat=ROSLIN)

    everybody_adds(play, added).to("ability").answer("skill:tactics").finish()

    assert total_of(play) == "8 against 12"


# ── the consequence ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("cards", "damaged"),
    [((), 0), ((NEUTRAL,), 1), ((NEUTRAL, "Iron Will 0", "Red Tape 0"), 1)],
    ids=["no ability", "one", "three"],
)
@covers("Power Failure")
def test_the_consequence_comes_once_if_any_ability_was_played(cards: tuple[str, ...], damaged: int) -> None:
    """R7.35, R7.36"""
    play = power_failure(*cards).finish()

    assert len(play.state.damaged) == damaged


@covers("Power Failure", "Mysterious Intuition")
def test_a_check_decided_without_cards_has_no_consequence() -> None:
    """R7.10"""
    scenario = Scenario("zarek", "boomer", "roslin", set="exodus").jump(2)
    gets(scenario, ROSLIN, NEUTRAL)

    play = scenario.crisis("Power Failure").to("ability").answer("opt:fail").finish()

    assert (play.state.damaged, play.state.jump) == ([], 1)


def test_only_crises_and_super_crises_have_a_consequence() -> None:
    """R7.34"""
    with_consequence = {
        name
        for name, effect in all_effects().items()
        for part in walk(effect)
        if isinstance(part, Check) and str(part.consequence.words()) != "no effect"
    }

    assert len(with_consequence) == 6
    assert {name.split(":")[0] for name in with_consequence} == {"crisis", "super"}


# ── Quick Fix ───────────────────────────────────────────────────────────────────────────────────────────────────────


def callys_turn() -> Scenario:
    return Scenario("cally", "tigh", "roslin", set="exodus")


@covers("Quick Fix", "Power Failure")
def test_quick_fix_on_the_only_ability_prevents_ability_and_consequence() -> None:
    """R7.25"""
    play = power_failure(NEUTRAL, "Maximum Firepower 3", scenario=callys_turn()).to("ability")
    assert play.ask.seat == ZAREK
    assert play.ask.shows == "options"

    play.answer("card:protect-the-fleet-0#0").finish()

    assert play.state.damaged == []
    assert "protect-the-fleet-0" in play.state.skills[Skill.PILOTING].discard


@covers("Quick Fix")
def test_what_quick_fix_discards_is_not_counted() -> None:
    play = power_failure("Strategic Planning 5", scenario=callys_turn()).to("ability")

    play.answer("card:evasive-maneuvers-1#0").finish()

    assert total_of(play) == "6 against 14"


def test_quick_fix_is_for_callys_own_turn_and_not_for_super_crises() -> None:
    """R7.25, R9.3"""
    others_turn = power_failure(NEUTRAL, scenario=callys_turn().turn_of(TIGH)).finish()
    scenario = callys_turn().cylon(TIGH).super_crisis(TIGH, "Fire All Missiles")
    super_crisis = scenario.run(lambda rules: rules.play_super_crisis(TIGH, "fire-all-missiles")).finish()

    assert not others_turn.rules.tally["ability:quick-fix"] + super_crisis.rules.tally["ability:quick-fix"]
    assert not any("Cally" in words for words in others_turn.said)


# ── what is told of a check when the game is over (R28.25) ──────────────────────────────────────────────────────────


@covers("Trust Instincts", "Red Tape")
def test_a_past_check_tells_of_the_destiny_cards_that_came_later_and_counts_no_card_that_was_thrown_out() -> None:
    """R28.25, R7.29, R7.30: what everybody's cards were worth adds up to the total."""
    play = power_failure(
        "Red Tape 0", "Trust Instincts 0", "Strategic Planning 5", "Repair 2", destiny=(*EVEN, "Repair 1", "Repair 2")
    )
    play.to("check_ability").answer("opt:red-tape").finish()

    (past,) = play.state.past_checks
    assert past.destiny == ["evasive-maneuvers-1", "executive-order-1", "repair-1", "repair-2"]
    assert (past.worth[ROSLIN], past.destiny_worth, past.total) == (2, 3, 5)
    assert "strategic-planning-5" in past.added[ROSLIN]


@covers("Quick Fix")
def test_a_past_check_counts_no_card_that_quick_fix_took_out() -> None:
    """R28.25, R7.25"""
    scenario = Scenario("cally", "tigh", "roslin", set="exodus")
    play = power_failure("Executive Order 2", "Launch Scout 2", scenario=scenario).to("ability")
    play.answer("card:launch-scout-2#0").finish()

    (past,) = play.state.past_checks
    assert (past.worth[ROSLIN], past.destiny_worth, past.total) == (2, 0, 2)
