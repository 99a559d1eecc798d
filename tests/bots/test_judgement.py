"""What the crew answers in positions where a good player would not hesitate, and why."""

from __future__ import annotations

import pytest

from bsg.bots import simulation
from bsg.bots.crew import Crew, Recruit
from bsg.bots.crew.acting import anywhere, scout
from bsg.bots.crew.battle import Fleet, shot
from bsg.bots.crew.belief import Belief, log_odds
from bsg.bots.crew.evidence import CHECK_CAP, check
from bsg.bots.crew.facts import within
from bsg.bots.crew.fighting import ESCORTED, escorting, viper_attack
from bsg.bots.crew.log import Log, Scouted
from bsg.bots.crew.places import best_viper, electing
from bsg.bots.crew.sabotage import appetite, picks
from bsg.bots.crew.worth import IN_PLAY, IRREGULAR, OF_KIND, WEIGHED_HERE
from bsg.engine import BSG
from bsg.engine.cards.crises import CRISES
from bsg.engine.cards.destinations import DESTINATIONS
from bsg.engine.cards.quorum import QUORUM
from bsg.engine.cards.super_crises import SUPER_CRISES
from bsg.engine.effects import NOTHING, Effect, Irregular, PutsInPlay
from bsg.engine.scenario import KEY, Play, Scenario
from bsg.engine.variants.cylon_fleet.scenario import pursued
from bsg.engine.vocabulary import Place, Title
from bsg.kernel import Heard, Seen, Text, heard, own_question

CREW = ("adama", "roslin", "starbuck")


def answer(play: Play) -> tuple[str, ...]:
    """What the seat that is asked next would answer, if it had slept until the last thing that was told."""
    ask = play.ask
    officer = Crew(KEY, ask.seat)
    officer.hears(heard(play.rules.told, ask.seat))
    return officer.answer(own_question(play.position, ask), Seen(BSG, play.position, ask.seat))


def goes(play: Play) -> Place:
    """Where the current player goes; where he is, if he stays."""
    play.to("move")
    (pick,) = answer(play)
    here = play.state.players[play.ask.seat].place
    assert here is not None
    return here if pick == "opt:stay" else Place(pick.partition(":")[2])


# ── what cards do ───────────────────────────────────────────────────────────────────────────────────────────────────

CARDS: list[tuple[str, Effect]] = [
    (name, card.effect)
    for cards in (CRISES, SUPER_CRISES, DESTINATIONS, QUORUM)
    for name, card in cards.items()  # type: ignore[attr-defined]
]


@pytest.mark.parametrize(("name", "effect"), CARDS, ids=[name for name, _ in CARDS])
def test_whatever_a_card_does_is_worth_something(name: str, effect: Effect) -> None:
    """Once a kind of effect was forgotten, and the crew took attacks of the whole Cylon fleet for quiet days."""
    for part in within(effect):
        if part == NOTHING or type(part).__name__ == "RemovesCard":
            continue
        assert any(kind in OF_KIND for kind in type(part).__mro__), f"{name}: {type(part).__name__}"
        if isinstance(part, Irregular):
            assert part.procedure.__name__ in {**IRREGULAR, **WEIGHED_HERE}, f"{name}: {part.procedure.__name__}"
        if isinstance(part, PutsInPlay):
            assert type(part.in_play).__name__ in IN_PLAY, f"{name}: {part}"


@pytest.mark.parametrize(("crisis", "where"), [("Surrounded", "opt:bottom"), ("Colonial Day", "opt:top")])
def test_who_has_scouted_an_attack_spares_the_fleet_of_it(crisis: str, where: str) -> None:
    play = Scenario(*CREW).hand(0, "Launch Scout 1").crises(crisis).rolls(8).start()

    play.to("action").answer("card:launch-scout-1#0").to("scout").answer("opt:crisis").to("put_back")

    assert answer(play) == (where,)


# ── battles ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_raiders_shoot_vipers_first_and_then_what_they_guard() -> None:
    """R11.4: two shots for a viper on average, a civilian ship with each; those that find nothing fly on (R11.6)."""
    guarded = Fleet((6, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0))
    two_areas_away = Fleet((0, 0, 4, 0, 0, 0), (0,) * 6, (1, 0, 0, 0, 0, 0))

    assert shot(guarded, 1) == [3]
    assert shot(two_areas_away, 3) == [0, 0, 1]


def test_a_civilian_ship_among_raiders_is_helped_at_once() -> None:
    board = Scenario("roslin", "adama", "starbuck").at(0, Place.PRESIDENTS_OFFICE).hand(0, "Repair 1", "Repair 2")
    board.ships(Place.REAR, raiders=4, civilians=("population-1", "population-2")).ships(Place.PORT_AFT, vipers=1)

    assert goes(board.start()) in (Place.COMMAND, Place.COMMUNICATIONS)


@pytest.mark.parametrize(("jammed", "place"), [(False, Place.COMMUNICATIONS), (True, Place.PRESIDENTS_OFFICE)])
def test_nobody_goes_where_nothing_can_be_done(jammed: bool, place: Place) -> None:
    """Jammed Assault in play: Communications cannot be activated."""
    board = Scenario("roslin", "adama", "starbuck").hand(0, "Repair 1", "Repair 2").jump(2).vipers(destroyed=8)
    board.ships(Place.REAR, raiders=3, civilians=("population-1", "population-2"))
    if jammed:
        board.kept("Jammed Assault")

    assert goes(board.start()) == place


def test_centurions_before_the_last_space_are_met_by_whoever_can() -> None:
    board = Scenario(*CREW).boarding(4)

    assert goes(board.start()) == Place.ARMORY


def test_an_armory_in_ruins_is_repaired_while_centurions_are_on_board() -> None:
    """R5.4, R14.3: nobody can drive them out before. Once Galactica was lost to the Quorum's business."""
    board = Scenario("adama", "roslin", "starbuck").boarding(3).damaged(Place.ARMORY, Place.HANGAR_DECK)

    assert goes(board.hand(0, "Repair 1").start()) == Place.ARMORY


def test_who_can_mend_the_armory_gets_the_order() -> None:
    """Chief draws engineering, Apollo does not."""
    board = Scenario("adama", "chief", "apollo").boarding(3, 3).damaged(Place.ARMORY)
    board.hand(0, "Executive Order 1").hand(1, "Repair 1").hand(2, "Repair 1")

    play = board.start().to("action").answer("card:executive-order-1#0").to("character")

    assert answer(play) == ("seat:1",)


@pytest.mark.parametrize(("area", "target"), [(Place.PORT_BOW, "heavy-raider"), (Place.STARBOARD_BOW, "raider")])
def test_heavy_raiders_are_dearest_before_the_hangars(area: Place, target: str) -> None:
    """R11.c: those beside the hangars land when they act next; far ones will be left behind by a jump."""
    play = Scenario("starbuck", "adama", "roslin").ships(area, raiders=1, heavy_raiders=1).jump(3).start()
    mind = Crew(KEY, 0).mind(own_question(play.position, play.ask), Seen(BSG, play.position, 0))

    best = max(mind.sight.targets[area], key=lambda option: viper_attack(mind, option))

    assert best.startswith(f"ship:{target}@")


@pytest.mark.parametrize(("cards", "asks"), [(("Executive Order 2", "Investigative Committee 4"), True), ((), False)])
def test_nobody_asks_for_a_vote_without_a_card_for_it(cards: tuple[str, ...], asks: bool) -> None:
    """R5: Administration, 5 of politics and leadership. Once one stood for President and added nothing himself."""
    board = Scenario("zarek", "adama", "starbuck", "helo", "chief").title(Title.PRESIDENT, 2).hand(0, *cards).turn_of(1)
    play = board.start().to("move")
    officer = Crew(KEY, 0)
    officer.log.characters = dict(enumerate(("zarek", "adama", "starbuck", "helo", "chief")))
    officer.log.dealt()
    officer.log.blamed(2, 1.5)
    mind = officer.mind(own_question(play.position, play.ask), Seen(BSG, play.position, 0))

    assert (electing(mind) > 0) == asks


def test_orders_go_to_who_can_carry_them_out() -> None:
    """Roslin discards two cards for every location she activates: without them she is of no use in the Armory."""
    board = Scenario("adama", "roslin", "starbuck").boarding(4).damaged(Place.ADMIRALS_QUARTERS)
    board.hand(0, "Executive Order 1").at(1, Place.ARMORY).at(2, Place.ARMORY).hand(2, "Repair 1")

    play = board.start().to("action").answer("card:executive-order-1#0").to("character")

    assert answer(play) == ("seat:2",)


@pytest.mark.parametrize(("space", "orders"), [(4, True), (0, False)])
def test_orders_are_kept_for_somebody_with_something_to_do(space: int, orders: bool) -> None:
    """Once they went, turn after turn, to an Admiral who launched scouts, and to a President who drew one card."""
    board = Scenario("adama", "zarek", "tigh").raptors(0).at(0, Place.HANGAR_DECK).at(1, Place.PRESS_ROOM)
    others = ("Strategic Planning 3", "Declare Emergency 3", "Investigative Committee 3", "Evasive Maneuvers 1")
    board.hand(0, "Executive Order 1", *others, "Repair 1").hand(1, *others, "Repair 1", "Repair 2")
    if space:
        board.boarding(space)
    play = board.start().to("action")

    assert (answer(play) == ("card:executive-order-1#0",)) == orders


@pytest.mark.parametrize(("left", "goes_again"), [(True, False), (False, True)])
def test_nobody_scouts_what_was_left_on_top_a_moment_ago(left: bool, goes_again: bool) -> None:
    play = Scenario("starbuck", "adama", "roslin").raptors(2).start().to("action")
    officer = Crew(KEY, 0)
    if left:
        officer.log.scouted = Scouted(1, "crisis")
    mind = officer.mind(own_question(play.position, play.ask), Seen(BSG, play.position, 0))

    assert (scout(mind) > 0) == goes_again


def test_a_civilian_ship_in_the_way_of_raiders_is_brought_home() -> None:
    """R34.h: it would stay in space after the jump, too. Command did not know that vipers can escort."""
    board = pursued("roslin", "adama", "starbuck").at(0, Place.PRESIDENTS_OFFICE).hand(0, "Repair 1", "Repair 2")
    board.ships(Place.REAR, raiders=1, vipers=1, civilians=("population-1", "population-2"))
    play = board.start().to("move")
    mind = Crew(KEY, 0).mind(own_question(play.position, play.ask), Seen(BSG, play.position, 0))

    guarded = escorting(mind, mind.sight.targets[Place.REAR][-1])

    assert mind.sight.targets[Place.REAR][-1].startswith("ship:civilian-")
    assert best_viper(mind) >= guarded >= ESCORTED


def test_who_acts_by_an_order_does_not_dream_of_giving_one() -> None:
    """R4.8: one order each turn. Another Executive Order in hand is no reason to stay where one is."""
    board = Scenario("adama", "chief", "tigh").hand(0, "Executive Order 1").at(1, Place.ARMORY).boarding(4)
    play = board.start().to("action")

    mind = Crew(KEY, 0).mind(own_question(play.position, play.ask), Seen(BSG, play.position, 0))

    assert anywhere(mind) > 0.5 > anywhere(mind, by_order=True)


@pytest.mark.parametrize(("suspected", "helped"), [(False, True), (True, False)])
def test_the_brig_is_opened_to_who_is_trusted(suspected: bool, helped: bool) -> None:
    """R5.6: politics and tactics let him out. Once nobody ever helped anybody to get out."""
    board = Scenario("roslin", "adama", "tigh", "helo", "chief").at(0, Place.BRIG).hand(0).jump(1)
    play = board.hand(2, "Strategic Planning 5", "Strategic Planning 4", "Launch Scout 2").hand(1).start()
    officer = Crew(KEY, 2)
    officer.log.characters = dict(enumerate(("roslin", "adama", "tigh", "helo", "chief")))
    officer.log.dealt()
    officer.log.blamed(0, 4.0 if suspected else -4.0)

    play.to("action").answer("loc:brig")
    officer.hears(heard(play.rules.told, 2))
    while (play.ask.kind, play.ask.seat) != ("contribute", 2):
        play.answer(*play.ask.fallback)
        officer.hears(heard(play.rules.told, 2))
    cards = officer.answer(own_question(play.position, play.ask), Seen(BSG, play.position, 2))

    assert bool(cards) == helped


def test_a_card_that_helps_with_a_check_is_not_what_the_check_is_about() -> None:
    """Guilt by Collusion: who is trusted most is no more sent to the Brig because of an Investigative Committee."""
    board = Scenario(*CREW).hand(0, "Investigative Committee 3").hand(1, "Declare Emergency 5", "Executive Order 2")
    play = board.hand(2, "Strategic Planning 5").destiny("Executive Order 1", "Executive Order 1")
    table = play.crisis("Guilt by Collusion")
    officer = Crew(KEY, 0)
    officer.log.characters = dict(enumerate(CREW))
    officer.hears(heard(table.rules.told, 0))

    while table.ask.kind != "character":
        everything = table.ask.kind in ("before_cards", "contribute") and table.ask.options
        table.answer(*(table.ask.options if everything else table.ask.fallback))
        officer.hears(heard(table.rules.told, 0))
    cards = officer.answer(own_question(table.position, table.ask), Seen(BSG, table.position, 0))

    assert cards in (("opt:nobody",), ())


# ── jumps ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_nobody_risks_three_population_for_an_empty_sky() -> None:
    assert goes(Scenario(*CREW).jump(3).start()) != Place.FTL_CONTROL


def test_a_fleet_in_flames_jumps_as_soon_as_it_costs_little() -> None:
    board = Scenario(*CREW).jump(4)
    board.ships(Place.FRONT, basestars=1, raiders=4).ships(Place.REAR, raiders=5, civilians=("population-1",) * 3)

    assert goes(board.start()) == Place.FTL_CONTROL


@pytest.mark.parametrize("space", [3, 4])
def test_the_last_jump_is_never_put_off(space: int) -> None:
    """R30.7: the humans win with it; a population that survives the risk is enough."""
    board = Scenario(*CREW).jump(space).dials(population=4)
    board.travelled("Deep Space", "Deep Space", "Icy Moon", "Barren Planet", "Barren Planet")

    assert goes(board.start()) == Place.FTL_CONTROL


def test_the_last_jump_is_no_gamble_while_waiting_is_safe() -> None:
    """R30.8: who arrives without population has lost; a space later the risk is 1."""
    board = Scenario(*CREW).jump(3).dials(population=3)
    board.travelled("Deep Space", "Deep Space", "Icy Moon", "Barren Planet", "Barren Planet")

    assert goes(board.start()) != Place.FTL_CONTROL


# ── once in a game ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_helo_keeps_his_compass_for_a_day_that_needs_it() -> None:
    """Moral Compass is used once: not for the price of a raptor."""
    play = Scenario("helo", "adama", "roslin").crisis("Rescue Mission")

    play.to("crisis_choice").answer("opt:0")
    while not play.over and play.ask.kind != "ability":
        play.answer(*play.ask.fallback)

    assert answer(play) == ("opt:no",)


# ── whom to suspect ─────────────────────────────────────────────────────────────────────────────────────────────────

PEOPLE = ("adama", "roslin", "starbuck", "helo", "chief")
SPOILED = ("card:consolidate-power-2", "card:consolidate-power-1", "card:investigative-committee-3")


def suspicion(added: dict[int, int], cards: tuple[str, ...], known: int = 0) -> list[float]:
    """What a seat without cards would think of everybody after a check of leadership and tactics (Terrorist Bomber)."""
    belief = Belief(5, 2, 8)
    for seat in range(5):
        if known >> seat & 1:
            belief.is_revealed(seat)
    likelihoods = check("crisis:terrorist-bomber", cards, tuple(added.items()), PEOPLE, (), known)
    assert likelihoods is not None
    belief.moved(likelihoods, 1.0, CHECK_CAP)
    return belief.guilt([2] * 5)


def test_three_politics_cards_speak_against_who_draws_politics() -> None:
    """Two cards are destiny's; of those who added to it, only Roslin draws politics."""
    guilt = suspicion({1: 2, 2: 2, 3: 1}, (*SPOILED, "card:executive-order-2", "card:launch-scout-1"))

    assert max(range(5), key=guilt.__getitem__) == 1
    assert guilt[1] > 0.5 > guilt[2]


def test_two_wrong_cards_may_be_destinys() -> None:
    quiet = suspicion({1: 1, 2: 2}, ("card:executive-order-2", "card:executive-order-1", "card:launch-scout-1"))
    two_wrong = suspicion({1: 1, 2: 2}, (*SPOILED[:2], "card:executive-order-2", "card:executive-order-1"))

    assert two_wrong[1] - quiet[1] < 0.2


def test_what_a_revealed_cylon_adds_is_not_laid_to_others() -> None:
    """R18: he adds one card to every check, and everybody knows what for."""
    cards = (*SPOILED, "card:executive-order-2", "card:launch-scout-1")
    with_him = suspicion({1: 2, 2: 1, 4: 1}, cards, known=1 << 4)
    without = suspicion({1: 2, 2: 1, 4: 1}, cards)

    assert with_him[4] == 1.0
    assert with_him[1] < without[1]


def test_one_check_convicts_nobody() -> None:
    """Evidence is capped: whatever a check shows, odds move by no more than the cap in either direction."""
    before, after = 0.4, max(suspicion({1: 5}, SPOILED * 2 + SPOILED))

    assert log_odds(after) - log_odds(before) <= 2 * CHECK_CAP + 1e-9


def test_who_hears_the_whole_log_again_thinks_the_same_again() -> None:
    """After a restart or a take-back everything is recomputed from the seat's own log."""
    played = simulation.play(simulation.plans(5, 1, [5], [{}], check=False, players="crew")[0])
    running = BSG.new(played.plan.options, played.plan.key)
    line_by_line, at_once = Crew(KEY, 2), Crew(KEY, 2)
    told = list(running.rules.told)
    line_by_line.hears(heard(running.rules.told, 2))

    for entry in played.record.journal:
        news = running.take(entry)  # type: ignore[arg-type]
        line_by_line.hears(heard(news, 2))
        told += news
    at_once.hears(heard(told, 2))

    assert line_by_line.suspects([2] * 5) == at_once.suspects([2] * 5)
    assert line_by_line.log.belief is not None
    assert at_once.log.belief is not None
    assert line_by_line.log.belief.evidence == at_once.log.belief.evidence
    assert any(line_by_line.log.belief.evidence)


@pytest.mark.parametrize("before", [2.0, -2.0])
def test_new_loyalty_cards_take_half_of_what_was_seen_before(before: float) -> None:
    """R19.2: the sleepers wake. Whoever helped before may be a Cylon now, and who harmed was one then."""
    belief = Belief(5, 2, 8)
    belief.blamed(1, before)
    then = belief.guilt([1] * 5)
    belief.dealt_again([1] * 5, [1] * 5)
    now = belief.guilt([2] * 5)

    new_card = (2 - sum(then)) / 5  # what is left of the Cylon cards comes to one of five
    assert now[1] == pytest.approx(1 - (1 - then[1]) * (1 - new_card), abs=0.03)
    assert (now[1] > now[2]) == (before > 0)


def test_who_was_seen_to_be_human_is_as_suspect_as_his_new_card() -> None:
    """R16.3: what he did before he got it says nothing of it."""
    belief = Belief(5, 2, 8)
    belief.blamed(1, 3.0)
    belief.saw(1, 0, 1)
    belief.dealt_again([1] * 5, [1] * 5)

    assert belief.guilt([2] * 5)[1] == pytest.approx(belief.prior([2] * 5)[1])


def test_a_loyalty_card_that_is_never_dealt_may_be_the_cylons() -> None:
    """R2.20: Exodus has one card more than are dealt, so everybody is a little less likely to be a Cylon."""
    base, exodus = Belief(5, 2, 8), Belief(5, 2, 8)

    assert exodus.guilt([2] * 5, aside=1)[0] < base.guilt([2] * 5, aside=0)[0]
    assert base.guilt([2] * 5, aside=0) == pytest.approx(Belief(5, 2, 8).guilt([2] * 5))


def test_a_turn_that_ends_without_a_revelation_speaks_for_who_had_it() -> None:
    """He could have shown his card as an action; who has only just begun his turn has not yet had the choice."""
    log = Log(0)
    log.characters = dict(enumerate((*CREW, "tigh", "helo")))
    log.dealt()
    log.awake = True

    def begins(turn: int, seat: int) -> float:
        log.hears([Heard(Text(""), {"kind": "turn_began", "turn": turn, "seat": seat})])
        assert log.public is not None
        return log.public.guilt([2] * 5)[1]

    before, during, after = begins(9, 0), begins(10, 1), begins(11, 2)

    assert during >= before
    assert after < before - 0.03


# ── the other side ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cylon_fleet_goes_for_the_throat() -> None:
    """Centurions before the last space: to advance them ends the game (R12.b)."""
    board = Scenario("roslin", "adama", "starbuck").cylon(0).at(0, Place.CYLON_FLEET).boarding(4)
    play = board.ships(Place.FRONT, basestars=1, raiders=2).start().to("action").answer("loc:cylon-fleet")

    while play.ask.kind != "cylon_fleet":
        play.answer(*play.ask.fallback)

    assert answer(play) == ("opt:heavy-raiders",)


@pytest.mark.parametrize(("box", "crisis"), [("base", "the-olympic-carrier"), ("exodus", "unidentified-ship")])
def test_a_cylon_brings_no_crisis_that_prepares_a_jump(box: str, crisis: str) -> None:
    """R18.26: with Exodus jump icons count through Caprica, too; without, the worse crisis is the better one."""
    board = Scenario("roslin", "adama", "starbuck", set=box).cylon(0).at(0, Place.CAPRICA)
    play = board.crises("The Olympic Carrier", "Unidentified Ship").start().to("action").answer("loc:caprica")

    (pick,) = answer(play.to("crisis_card"))

    assert pick.startswith(f"crisis:{crisis}#")


def test_a_card_of_no_strength_may_spoil_a_check_by_what_it_does() -> None:
    """Red Tape throws out the strong cards: a revealed Cylon adds it to a check that many have helped."""
    board = Scenario("roslin", "adama", "tigh", set="exodus").cylon(0).at(0, Place.CAPRICA)
    board.hand(0, "Red Tape 0").hand(2, "Executive Order 2", "Executive Order 2", "Executive Order 1").hand(1)
    play = board.crises("Unexplained Deaths").turn_of(1).start().to("contribute")
    while play.ask.seat != 0:
        play.answer(*(play.ask.options if play.ask.seat == 2 else play.ask.fallback)).to("contribute")

    assert answer(play) == ("card:red-tape-0#0",)


@pytest.mark.parametrize("best", [0.9, 3.0])
def test_a_hidden_cylon_finds_something_else_to_do(best: float) -> None:
    """Something of use, for everybody looks; and not while everybody knows what has to be done."""
    play = Scenario(*CREW).loyalty(0, "cylon-morale").start().to("move")
    mind = Crew(KEY, 0).mind(own_question(play.position, play.ask), Seen(BSG, play.position, 0))
    scores = {"loc:armory": best, "loc:command": 0.6, "loc:press-room": 0.1}

    assert picks(mind, scores, scores) == ("loc:command" if best < 1 else "loc:armory",)


def test_a_recruit_would_rather_not_be_noticed_as_a_cylon() -> None:
    """It spoils less and reveals itself later: who errs at random harms the humans by his errors alone."""
    play = Scenario(*CREW).loyalty(0, "cylon-morale").start().to("action")
    crew, recruit = (
        kind(KEY, 0).mind(own_question(play.position, play.ask), Seen(BSG, play.position, 0))
        for kind in (Crew, Recruit)
    )

    assert appetite(recruit) < 0.6 * appetite(crew)


def test_a_human_recruit_at_a_loss_adds_no_cards_and_a_cylon_may() -> None:
    """Cards by chance look like a Cylon's."""
    added = {"human": 0, "cylon": 0}
    for side in added:
        scenario = Scenario(*CREW).hand(0, "Repair 1", "Launch Scout 1")
        play = (scenario if side == "human" else scenario.loyalty(0, "cylon-morale")).crisis("Prison Labor")
        play.to("contribute")
        while play.ask.seat != 0:
            play.answer().to("contribute")
        for key in range(20):
            recruit = Recruit(f"{KEY}{key}", 0)
            mind = recruit.mind(own_question(play.position, play.ask), Seen(BSG, play.position, 0))
            added[side] += len(recruit.at_a_loss(mind))

    assert added["human"] == 0 < added["cylon"]


def test_a_hidden_cylon_does_not_walk_about_for_nothing() -> None:
    """Whoever leaves for another ship to play a card there that he could have played at home is noticed."""
    play = Scenario(*CREW).loyalty(0, "cylon-morale").start().to("move")
    mind = Crew(KEY, 0).mind(own_question(play.position, play.ask), Seen(BSG, play.position, 0))

    assert picks(mind, scores := {"opt:stay": 0.45, "loc:command": 0.4, "loc:press-room": 0.3}, scores) == ("opt:stay",)


@pytest.mark.parametrize("loyal", [True, False])
def test_a_hidden_cylon_seems_to_do_its_duty(loyal: bool) -> None:
    """With the fleet in flames a human who would not jump is a Cylon: so he jumps."""
    board = Scenario(*CREW).jump(4)
    board.ships(Place.FRONT, basestars=1, raiders=4).ships(Place.REAR, raiders=5, civilians=("population-1",) * 3)
    if not loyal:
        board.loyalty(0, "cylon-morale")

    assert goes(board.start()) == Place.FTL_CONTROL
