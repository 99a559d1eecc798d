"""Bots answer any question from what its own seat sees of it, lawfully and repeatably."""

from bsg import kernel
from bsg.bots import Bot, Fallback, Random
from bsg.engine import BSG
from bsg.kernel import Mine, Running, text
from tests.kernel.toy import KEY, TOY

QUESTION = Mine("id", 0, "discard", text("Discard."), tuple(f"card:{n}" for n in range(6)), (0, 2, 3))


def play(running: Running, bot: Bot, at_most: int = 3000) -> int:  # type: ignore[type-arg]
    answers = 0
    while not running.over and answers < at_most:
        seat = running.owed[0].seat
        (mine,) = kernel.questions(running.position, seat).mine
        running.take(kernel.Answer(seat, bot.answer(mine, {})))
        answers += 1
    return answers


def test_the_same_seed_and_question_give_the_same_answer() -> None:
    assert Random("seed").answer(QUESTION, {}) == Random("seed").answer(QUESTION, {})
    assert len({Random(f"seed {n}").answer(QUESTION, {}) for n in range(50)}) > 10


def test_every_lawful_size_happens_and_no_other() -> None:
    sizes = {len(Random(str(n)).answer(QUESTION, {})) for n in range(100)}

    assert sizes == {0, 2, 3}


def test_the_fallback_does_as_little_as_it_may() -> None:
    assert Fallback().answer(QUESTION, {}) == ()


def test_random_bots_play_a_whole_toy_game() -> None:
    running = TOY.new({"players": 4}, KEY)

    play(running, Random("x"))

    assert running.over


def test_bots_play_the_real_game_without_an_unlawful_answer() -> None:
    for bot in (Random("x"), Fallback()):
        running = BSG.new({"players": 4}, KEY)

        assert play(running, bot, at_most=400) > 50
