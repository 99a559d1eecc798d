"""Verifies a record: the commitment, every labelled draw, the chain of digests, and the game played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any, NamedTuple

import msgspec

from bsg import kernel
from bsg.kernel import Text, text
from bsg.tables.games import GAMES
from bsg.tables.journal.frames import STATE, Seen
from bsg.tables.replay.record import Record, head_of, link_of, positions
from bsg.tables.replay.reel import Reel

DICE = f"{STATE}.dice"  # the part of a position that the kernel itself knows
REPLAYED = 100_000  # entries that are played again because people went back: in a game there are some thousands


class Untrue(Exception):
    """Something in the record is not true; `step` is the first one."""

    def __init__(self, step: int, words: Text):
        self.step, self.words = step, words
        super().__init__(f"step {step}: {words}")


class Report(msgspec.Struct):
    """What was looked at, and what was found."""

    steps: int = 0
    digests: int = 0  # of positions
    draws: int = 0
    copied: int = 0  # of them, with the key of the game that this one goes on from
    shuffles: bool = False  # the key is that of the commitment and the nonces
    executed: int = 0  # steps that were played again
    replayed: int = 0  # entries that were played once more, since a step went back
    not_executed: Text | None = None  # why not all were
    step: int | None = None  # the first that is false
    problem: Text | None = None

    @property
    def good(self) -> bool:
        return self.problem is None


def verified(record: Record, look: Callable[[Seen], None] = lambda seen: None) -> Report:
    """`look` is shown every position on the way: nobody keeps them all."""
    report = Report(steps=len(record.steps))
    try:
        _commitment(record, report)
        _chain(record)
        seen = _positions(record, report, look)
        _draws(record, seen, report)
        _played(record, report)
    except Untrue as problem:
        report.step, report.problem = problem.step, problem.words
    return report


def _commitment(record: Record, report: Report) -> None:
    """What was public before the game, and what everybody gave, make the key."""
    try:
        secret = bytes.fromhex(record.secret)
        bytes.fromhex(record.key)
    except ValueError:
        raise Untrue(0, text("The secret or the key is none.")) from None
    if kernel.commitment(secret) != record.commitment:
        raise Untrue(0, text("The secret is not the one that the fingerprint was made of."))
    report.shuffles = kernel.game_key(secret, [player.nonce for player in record.players]) == record.key
    if not report.shuffles and not record.start:
        raise Untrue(0, text("The key is not the one of this secret and these nonces."))


def _chain(record: Record) -> None:
    link = head_of(record)
    for n, step in enumerate(record.steps):
        if step.n != n:
            raise Untrue(n, text("A step is missing, or there twice."))
        if (step.entry is None) != (n == 0):
            raise Untrue(n, text("There is no entry where one should be."))
        if step.link != link_of(step, link):
            raise Untrue(n, text("It is not what it was when the record was made."))
        link = step.link
    if not record.steps or record.seal != link:
        raise Untrue(len(record.steps), text("The record does not end where it was sealed."))


def _positions(record: Record, report: Report, look: Callable[[Seen], None]) -> list[Drawn | None]:
    seen: list[Drawn | None] = []
    try:
        for step, position in zip(record.steps, positions(record), strict=True):
            if position is not None:
                if kernel.digest_of(position.whole) != step.digest:
                    raise Untrue(step.n, text("The position is not the one of which the digest was taken."))
                report.digests += 1
                look(position)
            seen.append(None if position is None else Drawn(_dice(position, step.n), position.draws))
    except (ValueError, KeyError, IndexError, msgspec.MsgspecError) as problem:
        raise Untrue(len(seen), text("The position cannot be put together.")) from problem
    return seen


# draws ----------------------------------------------------------------------------------------------------------------


Key = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){0,64}$")]


class Dice(msgspec.Struct):
    """As far as the kernel has written them into a position."""

    key: Key
    drawn: dict[str, int] = {}
    fresh: Key = ""
    until: dict[str, int] = {}

    def key_of(self, draw: kernel.Draw) -> str:
        return self.key if not self.fresh or self.copied(draw) else self.fresh

    def copied(self, draw: kernel.Draw) -> bool:
        """Whether it is one of those before another key."""
        return bool(self.fresh) and draw.nth <= self.until.get(draw.stream, 0)


class Drawn(NamedTuple):
    """What is kept of a position: its dice, and the draws that led to it."""

    dice: Dice
    draws: Sequence[kernel.Draw]


def draws_of(film: Reel) -> list[tuple[Any, ...]]:
    """Every draw with the rewinds of which its key is made; None: it was copied from another game."""
    first = film.seen(0)
    went_on = _dice(first, 0) if first else Dice("")
    rewinds = film.rewinds()
    found: list[tuple[Any, ...]] = []
    for number, frame in film.frames.items():
        for draw in frame.draws:
            copied = not rewinds[number] and went_on.copied(draw)
            found.append((*draw, None if copied else rewinds[number]))
    return found


def _draws(record: Record, seen: list[Drawn | None], report: Report) -> None:
    """Each is what its key, stream and number give, and no number is left out."""
    before = dict(_went_on_from(record))
    for step, now in zip(record.steps, seen, strict=True):
        if now is None:
            continue
        dice = now.dice
        then = seen[before[step.n]] if step.n else None
        if not _has_its_key(record, step.entry or {}, dice, then.dice if then else None):
            raise Untrue(step.n, text("It was not played with this key."))
        counts = dict(then.dice.drawn) if then else {}
        for draw in now.draws:
            if draw.below < 1 or draw.value != kernel.value_of(dice.key_of(draw), draw.stream, draw.nth, draw.below):
                raise Untrue(step.n, _wrong(draw))
            if (then or not step.n) and draw.nth != counts.get(draw.stream, 0) + 1 and not record.start:
                raise Untrue(step.n, _wrong(draw))
            counts[draw.stream] = draw.nth
            report.draws += 1
            report.copied += dice.copied(draw) and dice.key != record.key
        if (then or not (step.n or record.start)) and counts != dice.drawn:
            raise Untrue(step.n, text("Something was drawn that is not in the record."))


def _has_its_key(record: Record, entry: dict[str, Any], dice: Dice, then: Dice | None) -> bool:
    """The key of the record; when people returned to an earlier step, the one that is made of it and their number."""
    if then is None:
        return record.key in (dice.key, dice.fresh)
    if entry.get("type") == "rewind":
        return dice.key == then.key and dice.fresh == kernel.rekeyed(then.fresh or then.key, int(entry["times"]))
    return (dice.key, dice.fresh) == (then.key, then.fresh)


def _wrong(draw: kernel.Draw) -> Text:
    return text("Draw {nth} of {stream} is not what the key gives.", nth=draw.nth, stream=draw.stream)


def _dice(seen: Seen, step: int) -> Dice:
    try:
        return msgspec.json.decode(seen.parts[DICE], type=Dice)
    except (KeyError, msgspec.MsgspecError):
        raise Untrue(step, text("The position has no dice.")) from None


def _went_on_from(record: Record) -> Iterator[tuple[int, int]]:
    """The step from which each went on."""
    for step in record.steps[1:]:
        entry = step.entry or {}
        to = entry.get("to") if entry.get("type") in ("take_back", "rewind") else step.n - 1
        if not isinstance(to, int) or not 0 <= to < step.n:
            raise Untrue(step.n, text("It returns to a step that there is not."))
        yield step.n, to


# played again ---------------------------------------------------------------------------------------------------------


def _played(record: Record, report: Report) -> None:
    """By today's rules, if they are those by which it was played."""
    game = GAMES.get(record.game)
    if game is None:
        report.not_executed = text("this server does not know the game {name}", name=record.game)
    elif game.version != record.rules:
        words = "it was played by version {then} of the rules, and here is version {now}"
        report.not_executed = text(words, then=record.rules, now=game.version)
    else:
        _play(record, game, report)


def _play(record: Record, game: kernel.Game[Any], report: Report) -> None:
    entries: list[kernel.Entry] = []
    running: kernel.Running[Any] | None = None
    saved: dict[int, bytes] = {}  # checkpoints by the step that led there
    for step in record.steps:
        try:
            if step.entry is None:
                running = _begun(record, game)
            else:
                entries.append(entry := msgspec.convert(step.entry, kernel.Entry))
                running = _gone_on(game, record, running, entry, entries, saved, report)
        except (kernel.Refused, msgspec.MsgspecError, KeyError, IndexError) as problem:
            raise Untrue(step.n, text("The rules do not allow it: {why}.", why=str(problem))) from problem
        except Exception as problem:
            raise Untrue(step.n, text("The rules fail on it.")) from problem
        if running.digest() != step.digest:
            raise Untrue(step.n, text("The rules lead to another position."))
        returned = bool(entries) and step.entry is not None and isinstance(entries[-1], kernel.Return)
        if step.frame is not None and not returned and step.frame.draws != running.drawn:
            raise Untrue(step.n, text("The rules draw something else."))
        if running.saved and running.saved not in (list(saved.values())[-1:] or [b""]):
            saved[step.n] = running.saved
        report.executed += 1
    if running is None or not running.over:
        raise Untrue(len(record.steps) - 1, text("The game is not over there."))


def _begun(record: Record, game: kernel.Game[Any]) -> kernel.Running[Any]:
    if record.start:
        return game.restore(record.start.encode(), [])
    return game.new(record.options, record.key)


def _gone_on(
    game: kernel.Game[Any],
    record: Record,
    running: kernel.Running[Any] | None,
    entry: kernel.Entry,
    entries: list[kernel.Entry],
    saved: dict[int, bytes],
    report: Report,
) -> kernel.Running[Any]:
    assert running is not None
    if not isinstance(entry, kernel.Return):
        running.take(entry)
        return running
    if isinstance(entry, kernel.TakeBack) and entry.seat != kernel.NOBODY and not running.may_take_back(entry.seat):
        raise kernel.Refused("Nobody there had an answer to take back.")
    for number in [number for number in saved if number > entry.to]:
        del saved[number]
    start = max(saved, default=0)
    report.replayed += len(entries) - start
    if report.replayed > REPLAYED:
        raise kernel.Refused("It goes back more often than is played again here.")
    live = [played for _, played in kernel.live(entries[start:], start + 1)]
    if start:
        return game.restore(saved[start], live)
    running = _begun(record, game)
    for played in live:
        running.take(played)
    return running
