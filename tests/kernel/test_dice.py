"""Dice that can be done again: streams, shuffles, tokens, and the key that nobody could choose."""

from collections import Counter
from hashlib import sha256

from bsg.kernel import Dice, commitment, game_key
from tests.kernel.toy import KEY


def test_the_same_key_throws_the_same() -> None:
    one, other = Dice(KEY), Dice(KEY)

    assert [one.below("roll", 8) for _ in range(50)] == [other.below("roll", 8) for _ in range(50)]


def test_a_draw_in_one_stream_never_shifts_another() -> None:
    plain, busy = Dice(KEY), Dice(KEY)

    thrown = []
    for n in range(20):
        busy.below("shuffle:hidden", n + 1)
        busy.sample("other", range(9), 3)
        thrown.append(busy.below("roll", 8))

    assert thrown == [plain.below("roll", 8) for _ in range(20)]


def test_counting_draws_is_enough_to_go_on() -> None:
    dice = Dice(KEY)
    dice.below("roll", 8)

    again = Dice(KEY, dict(dice.drawn))

    assert again.below("roll", 1000) == dice.below("roll", 1000)


def test_throws_are_even() -> None:
    dice = Dice(KEY)

    counts = Counter(dice.below("roll", 8) for _ in range(8000))

    assert sorted(counts) == list(range(8))
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    dice = Dice(KEY)
    orders: Counter[str] = Counter()
    for _ in range(6000):
        cards = list("abcd")
        dice.shuffle("deck", cards)
        orders["".join(cards)] += 1

    assert len(orders) == 24
    assert all(180 < count < 330 for count in orders.values())


def test_a_sample_takes_each_once_and_not_more_than_there_are() -> None:
    dice = Dice(KEY)
    taken = [dice.sample("pick", "abcde", 2) for _ in range(2000)]

    assert all(len(set(pair)) == 2 for pair in taken)
    assert all(650 < count < 950 for count in Counter(item for pair in taken for item in pair).values())
    assert sorted(dice.sample("pick", "abc", 9)) == list("abc")


def test_a_token_uses_no_draw_and_depends_on_the_key() -> None:
    dice = Dice(KEY)

    assert dice.token("ask", 1, 2) == dice.token("ask", 1, 2)
    assert dice.token("ask", 1, 2) != dice.token("ask", 12)
    assert dice.token("ask", 1, 2) != Dice("11" * 32).token("ask", 1, 2)
    assert dice.drawn == {}


def test_the_commitment_binds_the_server_before_anybody_gives_a_nonce() -> None:
    secret = bytes(range(32))

    assert commitment(secret) == sha256(secret).hexdigest()
    assert commitment(secret) != commitment(bytes(32))


def test_every_nonce_and_its_seat_change_the_key() -> None:
    secret = bytes(range(32))
    keys = {
        game_key(secret, nonces)
        for nonces in (["a", "b", "c"], ["b", "a", "c"], ["a", "b", "d"], ["ab", "", "c"], ["a", "b"], ["a|1:1:b", "c"])
    }

    assert len(keys) == 6
    assert all(len(bytes.fromhex(key)) == 32 for key in keys)
    assert game_key(secret, ["a"]) != game_key(bytes(32), ["a"])
