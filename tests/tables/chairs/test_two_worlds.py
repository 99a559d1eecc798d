"""Two worlds that differ in what Ben holds: nobody else notices, whatever a game master or a bot for Ben does."""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from django.utils import timezone

from bsg.kernel import MODERATOR, TABLE
from bsg.tables.chairs import coming, masters, moments
from bsg.tables.chairs.kinds import Wish
from bsg.tables.journal import cache, timekeeper
from bsg.tables.line import sections
from bsg.tables.models import Checkpoint, Person, Table
from bsg.tables.models.packing import packed
from tests.tables.conftest import LaidTable, begun

OTHERS: tuple[int | str, ...] = (0, 2, TABLE)
WHEN = re.compile(rb"[-0-9]{10}T[.:0-9]{12}Z")
Do = Callable[[LaidTable, Person], None]


def redealt(table: LaidTable) -> None:
    """Ben holds another card, one that lies deep in the deck otherwise."""
    row = table.row
    saved = msgspec.json.decode(row.checkpoints.get(after=0).saved)
    state = saved["state"]
    hand, deck = state["players"][1]["hand"], state["deck"]
    other = next(n for n, card in enumerate(deck) if card not in hand)
    hand[0], deck[other] = deck[other], hand[0]
    hand.sort()
    Checkpoint.objects.filter(table=row, after=0).update(body=packed(msgspec.json.encode(saved)), key=None)
    cache.forget_all()
    Table.objects.filter(pk=row.pk).update(digest=table.running().digest())
    cache.forget_all()


def heard(table: LaidTable, audience: int | str) -> tuple[dict[str, bytes], list[str]]:
    news = sections.news(table.pk, audience, "en", 0, 0)
    made = {name: part.body for name, part in news.sections.items() if name != "table"}
    made["chairs"] = WHEN.sub(b"then", made["chairs"])  # two tables are paused at two moments
    return made, [line.text for line in news.log]


@pytest.fixture
def worlds(db: None) -> list[LaidTable]:
    tables = [begun("days"), begun("days")]
    redealt(tables[1])
    return tables


def answers_for_ben(table: LaidTable, dora: Person) -> None:
    """As little as the question allows, whatever it is."""
    ask = table.running().open[1]
    id = table.running().position.ask_id(1)
    masters.answer(table.pk, dora, 1, id, ask.options[: min(ask.sizes)], "Ben sleeps", table.next_id())


def does(kind: str, seat: int | None = None) -> Do:
    return lambda table, dora: masters.act(table.pk, dora, Wish(kind, seat, "So"), table.next_id())


def looks(table: LaidTable, dora: Person) -> None:
    sections.news(table.pk, MODERATOR, "en", 0, 0)


def until(kind: str) -> Do:
    return lambda table, dora: table.until(kind)


def sits_in(table: LaidTable, dora: Person) -> None:
    coming.go(table.ben, False, table.next_id())
    does("sit_in", 1)(table, dora)


def bots_answer(table: LaidTable, dora: Person) -> None:
    while timekeeper.work(timezone.now()):
        pass


def returns(table: LaidTable, dora: Person) -> None:
    to = str(moments.of(table.row)[0].line)
    masters.act(table.pk, dora, Wish("rewind", None, "So", to), table.next_id())


STORIES: dict[str, list[Do]] = {
    "looks": [looks, until("contribute"), looks],
    "pauses": [does("pause"), looks, does("resume")],
    "answers": [until("before_total"), answers_for_ben],
    "defaults": [until("before_total"), does("default")],
    "returns": [until("contribute"), does("default"), returns, looks],
    "sits in": [sits_in, until("contribute"), does("default"), bots_answer],
}


def test_the_worlds_differ_for_ben_and_the_master(worlds: list[LaidTable]) -> None:
    one, other = worlds

    assert heard(one, 1)[0]["me"] != heard(other, 1)[0]["me"]
    assert heard(one, MODERATOR)[0]["players"] != heard(other, MODERATOR)[0]["players"]


@pytest.mark.parametrize("story", STORIES)
def test_nobody_else_notices(worlds: list[LaidTable], story: str) -> None:
    doras: list[Any] = []
    for n, table in enumerate(worlds):
        doras.append(Person.objects.create(token_hash=f"{n}", name="Dora"))
        Table.objects.filter(pk=table.pk).update(master=doras[-1], master_name="Dora")
    for act in STORIES[story]:
        for table, dora in zip(worlds, doras, strict=True):
            act(table, dora)
        for audience in OTHERS:
            assert heard(worlds[0], audience) == heard(worlds[1], audience), act
