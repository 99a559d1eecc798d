"""Everything a declaration could say instead: without one of its parts, or with a neighbouring number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from types import CodeType, FunctionType
from typing import Any, Literal, NamedTuple

from bsg.engine.effects import NOTHING, Effect, Raptors, Rolls
from bsg.kernel import Text

Kind = Literal["no-op", "number"]

NOT_MEANT = {"name", "id", "printing", "place", "text", "description", "response", "ability"}  # names and words


class Rewriting(NamedTuple):
    where: str  # the path to what differs
    kind: Kind
    value: Any


def rewritings(value: Any, where: str = "") -> Iterator[Rewriting]:
    """All values that differ from this one in one part or one number."""
    if isinstance(value, Effect):
        if value != NOTHING:
            yield Rewriting(f"{where} -> nothing", "no-op", NOTHING)
        yield from _of_fields(value, where)
    elif isinstance(value, bool):
        yield Rewriting(f"{where} {value} -> {not value}", "number", not value)
    elif isinstance(value, int):
        for neighbour in (value + 1, value - 1):
            yield Rewriting(f"{where} {value} -> {neighbour}", "number", neighbour)
    elif isinstance(value, (Enum, str, Text, FunctionType, type(None))):
        return
    elif is_dataclass(value):
        yield from _of_fields(value, where)
    elif isinstance(value, tuple):
        for n, item in enumerate(value):
            for inner in rewritings(item, f"{where}[{n}]"):
                whole = (*value[:n], inner.value, *value[n + 1 :])
                yield inner._replace(value=type(value)(*whole) if hasattr(value, "_fields") else whole)
    elif isinstance(value, dict):
        for key, item in value.items():
            for inner in rewritings(item, f"{where}[{key}]"):
                yield inner._replace(value={**value, key: inner.value})


def _of_fields(value: Any, where: str) -> Iterator[Rewriting]:
    for field in fields(value):
        if field.name in NOT_MEANT:
            continue
        old = getattr(value, field.name)
        path = f"{where}.{field.name}" if where else field.name
        for inner in rewritings(old, path):
            if not _same(value, field.name, old, inner.value):
                yield inner._replace(value=replace(value, **{field.name: inner.value}))


def _same(owner: Any, field: str, old: Any, new: Any) -> bool:
    """Whether the game could not tell: a die shows 1 to 8, and of raptors only the sign counts."""
    if isinstance(owner, Rolls):
        return (field == "low" and old == 1) or (field == "high" and old == 8)
    return isinstance(owner, Raptors) and (old < 0) == (new < 0)


# ── numbers inside procedures ───────────────────────────────────────────────────────────────────────────────────────


class CodeRewriting(NamedTuple):
    function: FunctionType
    what: str
    code: CodeType

    def apply(self) -> None:
        self.function.__code__ = self.code


def code_rewritings(function: FunctionType) -> Iterator[CodeRewriting]:
    """The function with one of its numbers replaced by a neighbour, everywhere in it."""
    for what, code in _codes(function.__code__):
        yield CodeRewriting(function, f"{function.__qualname__}: {what}", code)


def _codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    for n, constant in enumerate(code.co_consts):
        for what, new in _constants(constant):
            yield what, code.replace(co_consts=(*code.co_consts[:n], new, *code.co_consts[n + 1 :]))


def _constants(constant: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(constant, CodeType):
        yield from _codes(constant)
    elif isinstance(constant, int) and not isinstance(constant, bool):
        for neighbour in (constant + 1, constant - 1):
            yield f"{constant} -> {neighbour}", neighbour
    elif isinstance(constant, tuple):
        for n, item in enumerate(constant):
            for what, new in _constants(item):
                yield what, (*constant[:n], new, *constant[n + 1 :])


def with_helpers(function: FunctionType, home: str) -> list[FunctionType]:
    """A procedure and the plain functions of the same module that it calls; `home` limits it to one package."""
    found = [function]
    for helper in found:
        for name in _names(helper.__code__):
            called = helper.__globals__.get(name)
            if isinstance(called, FunctionType) and called.__module__ == function.__module__ and called not in found:
                found.append(called)
    return [each for each in found if each.__module__.startswith(home)]


def _names(code: CodeType) -> set[str]:
    inner = [_names(constant) for constant in code.co_consts if isinstance(constant, CodeType)]
    return set(code.co_names).union(*inner)


def names_in(function: FunctionType) -> set[str]:
    return _names(function.__code__)
