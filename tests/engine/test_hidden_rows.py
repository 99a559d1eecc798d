"""T1, row by row: two tables that differ in one secret, and who can tell them apart while people play on.

And T2: what the table may know of which question.
"""

from __future__ import annotations

import pytest

from bsg.bots.simulation import Plan, play, tables
from bsg.engine import BSG
from bsg.engine.exodus.crises import mysterious_message
from bsg.engine.rules import Base
from bsg.engine.rules.core import PASS
from bsg.engine.scenario import Scenario
from bsg.engine.vocabulary import Place, Skill, Title
from bsg.kernel import Flow, TakeBack, text
from tests.engine.audiences import who_can_tell
from tests.engine.exodus.tables import exodus_table
from tests.engine.helpers import ROSLIN, TIGH, ZAREK, table
from tests.engine.rows import NOBODY, Row, Table
from tests.engine.space import FRONT
from tests.engine.variants.ionian_nebula import rows as nebula

HUMAN = "not-a-cylon"
FOUR = ("zarek", "tigh", "roslin", "starbuck")
CARDS = ("Repair 1", "Repair 2", "Scientific Research 3", "Scientific Research 4")


def acts(scenario: Scenario, seat: int, *answers: str) -> Table:
    def take_action(rules: Base) -> Flow[None]:
        yield from rules.take_action(seat)

    return Table(scenario, take_action, answers)


def crisis(scenario: Scenario, *answers: str) -> Table:
    """The current player draws a crisis."""

    def draw(rules: Base) -> Flow[None]:
        yield from rules.draw_crisis(rules.current)

    return Table(scenario, draw, answers)


def with_loyalty(scenario: Scenario, seat: int, *cards: str) -> Scenario:
    """These cards face down, out of the Loyalty deck, whose other cards are the same for all."""
    scenario.only_loyalties("cylon-brig", "cylon-damage", HUMAN)
    player = scenario.rules.player(seat)
    scenario.state.loyalty_box += player.loyalty
    player.loyalty = sorted(cards)
    for card in cards:
        scenario.state.loyalty.remove(card)
    return scenario


# ── hands, decks and checks ─────────────────────────────────────────────────────────────────────────────────────────


def hand(*cards: str) -> Table:
    """Zarek does nothing; Tigh holds these cards."""
    return acts(table().hand(TIGH, *cards), ZAREK, "opt:nothing")


def drawn(card: str) -> Table:
    """Tigh draws it."""

    def draw(rules: Base) -> Flow[None]:
        rules.draw_skills(TIGH, [Skill.ENGINEERING])
        yield from rules.take_action(ZAREK)

    return Table(table().skill_deck(card), draw)


def next_crises(*cards: str) -> Table:
    return acts(table().crises(*cards), ZAREK, "opt:nothing")


def next_destiny(*cards: str) -> Table:
    """A check to which Tigh has added nothing, and Roslin nothing yet."""
    scenario = table().hand(TIGH, "Repair 1").hand(ROSLIN, "Repair 1").destiny(*cards).crises("Prison Labor")
    return crisis(scenario, "", "", "")


def destiny_looked_through(*cards: str) -> Table:
    """Zarek looks through the Destiny deck and has yet to discard two of its cards."""

    def look_through(rules: Base) -> Flow[None]:
        yield from rules.resolve(mysterious_message)

    return Table(exodus_table().destiny(*cards), look_through, ("opt:yes",))


def one_contribution(card: str) -> Table:
    """Tigh has added a card, Roslin has not."""
    scenario = table().hand(TIGH, *CARDS).hand(ROSLIN, *CARDS).crises("Prison Labor")
    return crisis(scenario, "", "", f"card:{card}#0")


def contributions(tigh: str, roslin: str) -> Table:
    """Tigh and Roslin have added one card each; all is revealed and counted."""
    scenario = table().hand(TIGH, *CARDS).hand(ROSLIN, *CARDS).destiny("Repair 1", "Repair 2").crises("Prison Labor")
    return crisis(scenario, "", "", f"card:{tigh}#0", f"card:{roslin}#0")


def discards(card: str) -> Table:
    """Tigh and Roslin have to discard two cards; he has chosen, she has not."""

    def all_discard(rules: Base) -> Flow[None]:
        yield from rules.discards({TIGH: 2, ROSLIN: 2})

    return Table(table().hand(TIGH, *CARDS).hand(ROSLIN, *CARDS), all_discard, (f"card:{card}#0 card:repair-1#0",))


def before_a_roll(card: str, *answers: str, orders: tuple[str, ...] = ()) -> Table:
    """Tigh and Roslin could hold a Strategic Planning; nobody responds."""
    scenario = table().hand(TIGH, card).hand(ROSLIN, "Launch Scout 1").rolls(3)
    scenario.rules.player(TIGH).orders = list(orders)

    def roll(rules: Base) -> Flow[None]:
        yield from rules.roll(ZAREK, text("a die for all to see"))

    return Table(scenario, roll, answers)


# ── loyalty ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def loyalty(card: str) -> Table:
    """Tigh holds this card, and does nothing."""
    return acts(with_loyalty(table(), TIGH, card), TIGH, "opt:nothing")


def beside_a_cylon(card: str) -> Table:
    """Tigh holds this card, and does nothing; Roslin is a Cylon player."""
    return acts(with_loyalty(table().cylon(ROSLIN, "cylon-sickbay"), TIGH, card), TIGH, "opt:nothing")


def looked_at(card: str) -> Table:
    """Zarek looks at it."""

    def look(rules: Base) -> Flow[None]:
        yield from rules.look_at_loyalty(ZAREK)

    return Table(with_loyalty(table(), TIGH, card), look, ("seat:1",))


def given_away(card: str) -> Table:
    """Zarek, a Cylon player, gives it to Tigh."""
    scenario = with_loyalty(table().cylon(ZAREK), ZAREK, card)
    return acts(scenario, ZAREK, "loc:resurrection-ship", "seat:1")


def undealt(*cards: str) -> Table:
    return acts(table().only_loyalties(*cards), ZAREK, "opt:nothing")


def unused(card: str) -> Table:
    """The Cylon card in the game is this one."""
    return acts(table().only_loyalties(card), ZAREK, "opt:nothing")


def sleepers(*dealt: str) -> Table:
    """Zarek, Tigh and Roslin get these cards in the Sleeper Agent phase; one is left."""

    def wake(rules: Base) -> Flow[None]:
        yield from rules.sleeper_phase()
        yield from rules.take_action(ZAREK)

    return Table(table().only_loyalties(*dealt), wake)


def sympathizer_with_a_cylon(*dealt: str) -> Table:
    """Tigh and Roslin are Cylon players; nobody gives it away."""
    scenario = Scenario(*FOUR).cylon(TIGH).cylon(ROSLIN, "cylon-sickbay").only_loyalties(*dealt)

    def sleepers(rules: Base) -> Flow[None]:
        yield from rules.sleeper_phase()

    return Table(scenario, sleepers, ("", ""))


def super_crisis(card: str) -> Table:
    """Zarek, a Cylon player, exchanges a super crisis for this one."""
    scenario = table().cylon(ZAREK).super_crisis(ZAREK, "Inbound Nukes")
    scenario.state.super_crisis.draw.remove(card)
    scenario.state.super_crisis.draw.append(card)
    return acts(scenario, ZAREK, "loc:resurrection-ship", "super:inbound-nukes#0")


# ── cards that somebody looks through ───────────────────────────────────────────────────────────────────────────────


def on_top(cards: list[str], *these: str) -> None:
    for card in reversed(these):
        cards.remove(card)
        cards.append(card)


def quorum_drawn(card: str) -> Table:
    scenario = table()
    on_top(scenario.state.quorum.draw, card)
    return acts(scenario, ROSLIN, "opt:draw-quorum")


def quorum_handed_on(card: str) -> Table:
    """Roslin's hand of quorum cards goes to Zarek with the title."""

    def hand_on(rules: Base) -> Flow[None]:
        yield from rules.take_action(ROSLIN)
        rules.give_title(Title.PRESIDENT, ZAREK)
        yield from rules.take_action(TIGH)

    return Table(table().quorum(card), hand_on, ("opt:nothing",))


def skilled_politician(*others: str) -> Table:
    """Roslin plays the first of four quorum cards; these go under the deck."""
    scenario = table().quorum()
    on_top(scenario.state.quorum.draw, "food-rationing", *others)
    return acts(scenario, ROSLIN, "opt:skilled-politician", "quorum:food-rationing#0")


def religious_visions(other: str) -> Table:
    """Roslin resolves Riots; the other card goes under the deck."""
    return crisis(table().turn_of(ROSLIN).crises("Riots 2", other), "crisis:riots-2#0")


def caprica(first: str, second: str, pick: str = "") -> Table:
    """Zarek, a Cylon player, has drawn two crises and chooses; then everybody has seen both."""
    scenario = table().cylon(ZAREK).at(ZAREK, Place.CAPRICA).crises(first, second)
    return acts(scenario, ZAREK, "loc:caprica", *([pick] if pick else []))


def destination(other: str) -> Table:
    """Tigh chooses Barren Planet; the other card goes under the deck."""

    def jump(rules: Base) -> Flow[None]:
        yield from rules.jump_fleet()

    return Table(table().destinations("Barren Planet", other), jump, ("destination:barren-planet#0",))


def scouted(card: str) -> Table:
    """Roslin sees it on top of the crisis deck and puts it at the bottom."""

    def scout(rules: Base) -> Flow[None]:
        yield from rules.scout(ROSLIN, "crisis")

    return Table(table().crises(card), scout, ("opt:bottom",))


def communications(*faces: str) -> Table:
    """Zarek looks at the two civilian ships in space and moves neither."""
    scenario = table().at(ZAREK, Place.COMMUNICATIONS).ships(FRONT, civilians=faces)
    return acts(scenario, ZAREK, "loc:communications", "opt:stay", "opt:stay")


def in_space(*faces: str) -> Table:
    return acts(table().ships(FRONT, civilians=faces), ZAREK, "opt:nothing")


def sabotage(*tokens: str) -> Table:
    """Zarek reveals himself and resolves two of five damage tokens."""
    scenario = table().loyalty(ZAREK, "cylon-damage").damage_tokens("fuel", "armory", *tokens)
    return acts(scenario, ZAREK, "loyalty:cylon-damage#0", "opt:yes", "token:fuel token:armory")


def human_fleet(card: str) -> Table:
    """Zarek, a Cylon player, takes this card of Tigh's."""
    scenario = table().cylon(ZAREK).at(ZAREK, Place.HUMAN_FLEET).hand(TIGH, *CARDS).rolls(1)
    return acts(scenario, ZAREK, "loc:human-fleet", f"card:{card}#0")


def robbed(*cards: str) -> Table:
    """Zarek, a Cylon player, looks at Tigh's hand and has yet to take one of these cards."""
    scenario = table().cylon(ZAREK).at(ZAREK, Place.HUMAN_FLEET).hand(TIGH, *cards).rolls(1)
    return acts(scenario, ZAREK, "loc:human-fleet")


def prisoner(card: str) -> Table:
    """Zarek, a Cylon player, takes all cards of Roslin, which is this one."""
    scenario = exodus_table().cylon(ZAREK).at(ZAREK, Place.CAPRICA).super_crisis(ZAREK, "Human Prisoner")
    scenario.hand(ROSLIN, card).destiny("Launch Scout 1", "Repair 2")
    return acts(scenario, ZAREK, "loc:caprica", "super:human-prisoner", "", "", "seat:2")


ROWS = {
    "H1 a hand": Row(lambda: hand("Repair 1"), lambda: hand("Scientific Research 3"), {TIGH}),
    "H1, H3 a card drawn": Row(lambda: drawn("Repair 1"), lambda: drawn("Scientific Research 3"), {TIGH}),
    "H4 the order of a deck": Row(
        lambda: next_crises("Water Sabotaged", "Riots 2"), lambda: next_crises("Riots 2", "Water Sabotaged"), NOBODY
    ),
    "H7 the Destiny deck": Row(
        lambda: next_destiny("Repair 1", "Repair 2"), lambda: next_destiny("Scientific Research 3", "Repair 1"), NOBODY
    ),
    "H7 the Destiny deck looked through": Row(
        lambda: destiny_looked_through("Repair 1"), lambda: destiny_looked_through("Scientific Research 3"), {ZAREK}
    ),
    "H10 which card somebody has added": Row(
        lambda: one_contribution("repair-1"), lambda: one_contribution("scientific-research-3"), {TIGH}
    ),
    "H10, H11, R28.18 who has added which of the revealed cards": Row(
        lambda: contributions("repair-1", "scientific-research-3"),
        lambda: contributions("scientific-research-3", "repair-1"),
        {TIGH, ROSLIN},
    ),
    "H14, H49 a loyalty card and a team": Row(lambda: loyalty("cylon-brig"), lambda: loyalty(HUMAN), {TIGH}),
    "H14 a hidden Cylon beside a Cylon player": Row(
        lambda: beside_a_cylon("cylon-brig"), lambda: beside_a_cylon(HUMAN), {TIGH}
    ),
    "H14 a loyalty card dealt": Row(
        lambda: sleepers(HUMAN, "cylon-brig", HUMAN, HUMAN), lambda: sleepers(HUMAN, HUMAN, HUMAN, "cylon-brig"), {TIGH}
    ),
    "H15 a loyalty card looked at": Row(lambda: looked_at("cylon-brig"), lambda: looked_at(HUMAN), {ZAREK, TIGH}),
    "H20 a loyalty card given away": Row(lambda: given_away("cylon-brig"), lambda: given_away(HUMAN), {ZAREK, TIGH}),
    "H21 the rest of the Loyalty deck": Row(
        lambda: undealt("cylon-brig", HUMAN), lambda: undealt(HUMAN, HUMAN), NOBODY
    ),
    "H23 which Cylon cards are left out": Row(lambda: unused("cylon-brig"), lambda: unused("cylon-damage"), NOBODY),
    "H24 the Sympathizer of a Cylon player": Row(
        lambda: sympathizer_with_a_cylon(HUMAN, "sympathizer", HUMAN, HUMAN),
        lambda: sympathizer_with_a_cylon(HUMAN, HUMAN, "sympathizer", HUMAN),
        {TIGH, ROSLIN},
    ),
    "H25 a super crisis": Row(
        lambda: super_crisis("bomb-on-colonial-one"), lambda: super_crisis("massive-assault"), {ZAREK}
    ),
    "H26 the Quorum hand": Row(
        lambda: quorum_drawn("food-rationing"), lambda: quorum_drawn("inspirational-speech"), {ROSLIN}
    ),
    "H26, R25.1 the Quorum hand with its title": Row(
        lambda: quorum_handed_on("Food Rationing"), lambda: quorum_handed_on("Arrest Order"), {ROSLIN, ZAREK}
    ),
    "H27 quorum cards seen by Skilled Politician": Row(
        lambda: skilled_politician("inspirational-speech", "release-cylon-mugshots", "accept-prophecy"),
        lambda: skilled_politician("inspirational-speech", "release-cylon-mugshots", "assign-arbitrator"),
        {ROSLIN},
    ),
    "H28 the other crisis of Religious Visions": Row(
        lambda: religious_visions("Prison Labor"), lambda: religious_visions("Water Sabotaged"), {ROSLIN}
    ),
    "H29 the crises of Caprica while one is chosen": Row(
        lambda: caprica("Riots 2", "Water Sabotaged"), lambda: caprica("Riots 2", "Prison Labor"), {ZAREK}
    ),
    "H29 the order in which they were drawn": Row(
        lambda: caprica("Riots 2", "Water Sabotaged", "crisis:riots-2#0"),
        lambda: caprica("Water Sabotaged", "Riots 2", "crisis:riots-2#1"),
        {ZAREK},
    ),
    "H30 the other destination": Row(lambda: destination("Icy Moon"), lambda: destination("Deep Space"), {TIGH}),
    "H31, R28.10 a card put at the bottom": Row(
        lambda: scouted("Riots 2"), lambda: scouted("Water Sabotaged"), {ROSLIN}
    ),
    "H32 civilian ships in space": Row(
        lambda: in_space("population-1", "empty"), lambda: in_space("empty", "population-1"), NOBODY
    ),
    "H33 civilian ships that somebody has seen": Row(
        lambda: communications("population-1", "empty"), lambda: communications("empty", "population-1"), {ZAREK}
    ),
    "H34 damage tokens that were not chosen": Row(
        lambda: sabotage("food", "command", "hangar-deck"),
        lambda: sabotage("command", "hangar-deck", "ftl-control"),
        {ZAREK},
    ),
    "H36 a stolen card": Row(
        lambda: human_fleet("repair-1"), lambda: human_fleet("scientific-research-3"), {ZAREK, TIGH}
    ),
    "H36 the hand that a thief looks at": Row(
        lambda: robbed("Repair 1", "Repair 2"), lambda: robbed("Repair 1", "Scientific Research 3"), {ZAREK, TIGH}
    ),
    "H36 the cards of a prisoner": Row(
        lambda: prisoner("Repair 1"), lambda: prisoner("Scientific Research 3"), {ZAREK, ROSLIN}
    ),
    "H45, H47 a card that fits a window": Row(
        lambda: before_a_roll("Strategic Planning 3", "", ""), lambda: before_a_roll("Launch Scout 1", "", ""), {TIGH}
    ),
    "H46 a standing order": Row(
        lambda: before_a_roll("Launch Scout 1", "", ""),
        lambda: before_a_roll("Launch Scout 1", "", orders=(PASS,)),
        {TIGH},
    ),
    "H51 a discard before all have chosen": Row(
        lambda: discards("repair-2"), lambda: discards("scientific-research-3"), {TIGH}
    ),
    **nebula.ROWS,
}


@pytest.mark.parametrize("row", ROWS)
def test_a_secret_is_known_to_those_who_may_know_it_and_to_nobody_else(row: str) -> None:
    """T1, T4.12, R28.10, R28.14, R28.15: views, questions and news, for every seat and for who watches"""
    one, other = ROWS[row].one(), ROWS[row].other()
    assert (one.scenario.state, one.answers) != (other.scenario.state, other.answers)

    assert who_can_tell(one.heard(), other.heard()) == ROWS[row].known_to


PEEKS = {
    "H7 the Destiny deck looked through": ZAREK,
    "H14 a loyalty card dealt": TIGH,
    "H15 a loyalty card looked at": ZAREK,
    "H20 a loyalty card given away": TIGH,
    "H27 quorum cards seen by Skilled Politician": ROSLIN,
    "H28 the other crisis of Religious Visions": ROSLIN,
    "H29 the crises of Caprica while one is chosen": ZAREK,
    "H30 the other destination": TIGH,
    "H31, R28.10 a card put at the bottom": ROSLIN,
    "H33 civilian ships that somebody has seen": ZAREK,
    "H34 damage tokens that were not chosen": ZAREK,
    "H36 a stolen card": TIGH,
    "H36 the cards of a prisoner": ZAREK,
    **nebula.PEEKS,
}


@pytest.mark.parametrize("row", PEEKS)
def test_who_has_looked_at_something_can_read_again_what_it_was(row: str) -> None:
    """R28.23, T1.2: it stands in the log of his seat, whoever sits there."""
    one, other = ROWS[row].one(), ROWS[row].other()

    assert one.log_of(PEEKS[row]) != other.log_of(PEEKS[row])


# ── T2: what others may know of a question ──────────────────────────────────────────────────────────────────────────

UNIFORM = {  # class U, and D63, which nobody may notice: that a window is open
    "before_roll": "D17",
    "new_crisis": "D23",
    "viper_attacked": "D19",
    "before_attack": "D20",
    "check_override": "D28",
    "before_cards": "D29",
    "after_total": "D34",
    "sympathizer": "D63",
}
COVERED = {  # class P-, or P with a hidden list of options: who is asked
    "firepower": "D20",
    "pay": "D7, D11",
    "action": "D9, D10, D11",
    "damage": "D10, H34",
    "star_player": "D12",
    "crisis_card": "D22, D67",
    "contribute": "D30",
    "discard": "D38, D39, D60, D72",
    "destination": "D52",
    "presidents_office": "D56",
    "quorum_card": "D57",
    "arrange": "D58",
    "discard_quorum": "D59",
    "prove_loyalty": "D64",
    "caprica": "D67",
    "steal": "D69",
    "exchange": "D70",
    "destiny": "D80, H7",
    "place_trauma": "D74, D75",
    "discard_trauma": "D80, H38",
    "crossroads": "D77",
}
RARE = {"sympathizer", "discard_quorum"}  # they may be missing in the games below


@pytest.mark.slow
def test_what_others_see_of_a_question_is_said_by_its_kind() -> None:
    """T2, T2.2, T2.3, H48: the same kind never shows more to others at one time than at another"""
    boxes = [{}, *tables("exodus", "all-combinations")]
    shown = set()
    for number in range(120):
        options = {**boxes[number % len(boxes)], "players": 3 + number % 4}
        record = play(Plan(30, number, options, players=("curious", "helpful")[number % 2], check=False)).record
        running = BSG.new(record.options, record.key)
        for entry in record.journal:
            shown |= {(ask.kind, ask.shows) for ask in running.open.values()}
            assert not isinstance(entry, TakeBack)
            running.take(entry)

    kinds = {kind for kind, _ in shown}
    assert len(kinds) > 50
    assert {*UNIFORM, *COVERED} - kinds <= RARE
    assert shown == {
        (kind, "window" if kind in UNIFORM else "seat" if kind in COVERED else "options") for kind in kinds
    }
