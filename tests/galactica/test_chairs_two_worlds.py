"""Two worlds of the real game that differ in Ben's hand: nobody else notices what a master or a bot for him does."""

from __future__ import annotations

import re
from datetime import timedelta

import msgspec
import pytest
from django.utils import timezone

from bsg import kernel
from bsg.kernel import MODERATOR, TABLE
from bsg.tables.chairs import coming, masters, moments
from bsg.tables.chairs.kinds import Wish
from bsg.tables.journal import cache, timekeeper
from bsg.tables.line import sections
from bsg.tables.models import Checkpoint, Person, Table
from bsg.tables.models.packing import packed
from tests.galactica.playing import play, table_of
from tests.tables.conftest import LaidTable

pytestmark = pytest.mark.django_db

OTHERS: tuple[int | str, ...] = (0, 2, TABLE)
WHEN = re.compile(rb"[-0-9]{10}T[.:0-9]{12}Z")
BEN, SEED = 1, 7
A_WHILE = timedelta(minutes=1)  # by when any bot has answered


def at_the_first_turn() -> LaidTable:
    table = table_of({"players": 3}, SEED)
    for row, state in play(table, SEED, every=10_000):
        if state.turn and row.checkpoints.filter(after=row.number).exists():
            return table
    pytest.fail("there is no turn")


def redealt(table: LaidTable) -> None:
    """Ben has another card of the same type, which the others cannot know."""
    row = table.row
    saved = msgspec.json.decode(row.checkpoints.get(after=row.number).saved)
    state = saved["state"]
    hand = state["players"][BEN]["hand"]
    drawn = {skill: deck["draw"] for skill, deck in state["skills"].items()}
    of = {card: skill for skill, deck in _decks().items() for card in deck}
    n, other = next(
        (n, m)
        for n, card in enumerate(hand)
        for m, lies in enumerate(drawn[of[card]])
        if lies not in hand and m < len(drawn[of[card]]) // 2
    )
    deck = drawn[of[hand[n]]]
    hand[n], deck[other] = deck[other], hand[n]
    hand.sort()
    Checkpoint.objects.filter(table=row, after=row.number).update(body=packed(msgspec.json.encode(saved)), key=None)
    cache.forget_all()
    Table.objects.filter(pk=row.pk).update(digest=table.running().digest())
    cache.forget_all()


def _decks() -> dict[str, list[str]]:
    rules = at_the_first_turn().running().rules
    return {str(skill): rules.skill_deck(skill) for skill in rules.skills_in_play()}


def heard(table: LaidTable, audience: int | str) -> tuple[dict[str, bytes], list[str]]:
    news = sections.news(table.pk, audience, "en", 0, 0)
    made = {name: WHEN.sub(b"then", part.body) for name, part in news.sections.items() if name != "table"}
    return made, [line.text for line in news.log]


def does(table: LaidTable, dora: Person, kind: str, seat: int | None = None, to: str = "") -> None:
    masters.act(table.pk, dora, Wish(kind, seat, "So", to), table.next_id())


def answers_for_ben(table: LaidTable, dora: Person) -> None:
    running = table.running()
    id, ask = running.position.ask_id(BEN), running.open[BEN]
    masters.answer(table.pk, dora, BEN, id, ask.fallback, "Ben sleeps", table.next_id())


def test_nobody_else_notices_anything_of_what_the_master_sees() -> None:
    worlds = [at_the_first_turn(), at_the_first_turn()]
    redealt(worlds[1])
    doras = [Person.objects.create(token_hash=f"{n}", name="Dora") for n in range(2)]
    for table, dora in zip(worlds, doras, strict=True):
        Table.objects.filter(pk=table.pk).update(master=dora, master_name="Dora")
    looked = [heard(table, MODERATOR)[0] for table in worlds]
    assert looked[0]["private"] != looked[1]["private"]
    assert looked[0]["hidden"] != looked[1]["hidden"]
    first = [str(moments.of(table.row)[-1].line) for table in worlds]
    done: set[str] = set()

    def step(act: str) -> None:
        for table, dora, to in zip(worlds, doras, first, strict=True):
            if act == "answer":
                answers_for_ben(table, dora)
            elif act == "sit_in":
                coming.go(table.ben, False, table.next_id())
                does(table, dora, "sit_in", BEN)
            elif act == "bots":
                while timekeeper.work(timezone.now() + A_WHILE):
                    pass
            elif act == "back":
                coming.come_back(table.ben, table.next_id())
            else:
                does(table, dora, act, to=to if act == "rewind" else "")
            heard(table, MODERATOR)
        for audience in OTHERS:
            assert heard(worlds[0], audience) == heard(worlds[1], audience), act
        done.add(act)

    step("pause")
    step("resume")
    for _ in range(30):  # until a check with Ben in it is decided
        asked = worlds[0].running().open
        step("answer" if BEN in asked and BEN not in worlds[0].running().given else "default")
        if worlds[0].running().position.state.decided is not None:
            break
    step("rewind")
    step("sit_in")
    for _ in range(10):
        step("bots")
        step("default")
    for table in worlds:
        assert any(isinstance(entry, kernel.Answer) and entry.stood_in for entry in table.record())
    step("back")

    assert done == {"pause", "resume", "answer", "default", "rewind", "sit_in", "bots", "back"}
