"""Collects everything that a person may read, for translators; `manage.py collect_words` writes it to `words.pot`.

Words stand in the source as `text("…")`, `plural("…", "…")` and the like, in templates, and in what a game declares:
the names of its cards, its compendium, its screen. What cannot be told without running is a fault that is named.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from django.utils.translation.template import templatize

from bsg import kernel
from bsg.kernel import Text

ONE = {"text", "_", "gettext", "gettext_lazy"}  # whose first argument is a message
MANY = {"plural", "ngettext"}  # whose first two are its forms for one and for many
IN_CONTEXT = {"contextual", "pgettext"}
REFUSALS = {"Refused", "Illegal", "NotAllowed", "Stale", "Crashed", "Failed", "Unreadable"}  # that take bare words, too
# Where others' words pass through: what cannot be told there stands elsewhere.
PASSING = {"bsg/kernel/errors.py", "bsg/kernel/texts.py", "bsg/tables/line/strings.py", "bsg/tables/line/words.py"}


Function = ast.FunctionDef | ast.AsyncFunctionDef


class Message(NamedTuple):
    msgid: str
    plural: str = ""
    context: str = ""


class Unknown(NamedTuple):
    """A place whose words cannot be told by reading."""

    where: str
    code: str


# ── the source ──────────────────────────────────────────────────────────────────────────────────────────────────────


class Module:
    """One file of the source, with what its names stand for."""

    def __init__(self, path: Path, name: str):
        self.name = name
        self.tree = ast.parse(path.read_text())
        self.parent = {child: node for node in ast.walk(self.tree) for child in ast.iter_child_nodes(node)}

    @cached_property
    def calls(self) -> list[ast.Call]:
        return [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]

    def scopes(self, node: ast.AST) -> Iterator[ast.AST]:
        """The functions around a node, innermost first, and the module."""
        while node in self.parent:
            node = self.parent[node]
            if isinstance(node, Function | ast.Module):
                yield node

    def values(self, name: ast.Name) -> list[ast.expr]:
        """Everything that a name is bound to in the innermost scope that binds it."""
        for scope in self.scopes(name):
            nodes = scope.body if isinstance(scope, ast.Module) else ast.walk(scope)
            if found := [value for node in nodes for value in _bound(node, name.id)]:
                return found
            if isinstance(scope, Function) and name.id in [argument.arg for argument in scope.args.args]:
                return []
        return []

    def parameter(self, name: ast.Name) -> tuple[Function, int] | None:
        """Whose parameter a name is, and which one, `self` not counted."""
        for scope in self.scopes(name):
            if isinstance(scope, Function):
                names = [argument.arg for argument in scope.args.args if argument.arg != "self"]
                if name.id in names:
                    return scope, names.index(name.id)
        return None

    @cached_property
    def imports(self) -> set[str]:
        nodes = [node for node in ast.walk(self.tree) if isinstance(node, ast.ImportFrom)]
        return {alias.name for node in nodes for alias in node.names}

    def knows(self, function: Function) -> bool:
        """Whether a function of that name here is that one: its own, an imported one, or a method."""
        is_method = any(argument.arg == "self" for argument in function.args.args)
        return is_method or function in self.parent or function.name in self.imports


def _bound(node: ast.AST, name: str) -> Iterator[ast.expr]:
    targets: Iterable[ast.expr] = ()
    value: ast.expr | None = None
    if isinstance(node, ast.Assign):
        targets, value = node.targets, node.value
    elif isinstance(node, ast.AnnAssign):
        targets, value = [node.target], node.value
    elif isinstance(node, ast.For | ast.comprehension):
        targets, value = [node.target], node.iter
    if value is None:
        return
    for target in targets:
        if isinstance(target, ast.Name) and target.id == name:
            yield value
        elif isinstance(target, ast.Tuple):
            places = [n for n, one in enumerate(target.elts) if isinstance(one, ast.Name) and one.id == name]
            for choice in _choices(value):
                for place in places:
                    yield choice.elts[place] if isinstance(choice, ast.Tuple) else choice


def _choices(value: ast.expr) -> list[ast.expr]:
    """What an expression may be: both sides of `a if … else b`."""
    return [*_choices(value.body), *_choices(value.orelse)] if isinstance(value, ast.IfExp) else [value]


class Source:
    """All modules of a folder, and the messages in them."""

    def __init__(self, root: Path, folder: str):
        paths = sorted(path for path in (root / folder).rglob("*.py") if "migrations" not in path.parts)
        self.modules = [Module(path, path.relative_to(root).as_posix()) for path in paths]

    def messages(self) -> Iterator[tuple[str, Message | Unknown]]:
        """With the file in which each stands."""
        for module in self.modules:
            for call in module.calls:
                for found in self.of_call(module, call):
                    if isinstance(found, Message) or module.name not in PASSING:
                        yield module.name, found

    def of_call(self, module: Module, call: ast.Call) -> Iterator[Message | Unknown]:
        name, arguments = _called(call), call.args
        if not arguments:
            return
        if name in REFUSALS and len(arguments) == 1 and isinstance(arguments[0], ast.Constant | ast.Name):
            yield from self.singles(module, arguments[0], strict=False)
        elif name in ONE:
            yield from self.singles(module, arguments[0])
        elif name in MANY:
            yield from self.pairs(module, arguments)
        elif name in IN_CONTEXT:
            context, msgid = (argument.value for argument in arguments if isinstance(argument, ast.Constant))
            yield Message(str(msgid), context=str(context))

    def singles(self, module: Module, words: ast.expr, *, strict: bool = True) -> Iterator[Message | Unknown]:
        for value in self.resolved(module, words):
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield Message(value.value)
            elif strict and not _declared(value):
                yield Unknown(f"{module.name}:{words.lineno}", ast.unparse(words))

    def pairs(self, module: Module, arguments: list[ast.expr]) -> Iterator[Message | Unknown]:
        first = arguments[0]
        if isinstance(first, ast.Starred):
            tuples = [pair for value in self.resolved(module, first.value) for pair in _pairs_in(value)]
        else:
            ones, manies = (self.resolved(module, argument) for argument in arguments[:2])
            tuples = list(zip(ones, manies, strict=True))
        if not tuples:
            yield Unknown(f"{module.name}:{first.lineno}", ast.unparse(first))
        for one, many in tuples:
            if isinstance(one, ast.Constant) and isinstance(many, ast.Constant):
                yield Message(str(one.value), str(many.value))
            elif not _declared(one):
                yield Unknown(f"{module.name}:{first.lineno}", ast.unparse(one))

    def resolved(self, module: Module, words: ast.expr) -> list[ast.expr]:
        """What an expression stands for: through names, choices and, one call up, parameters."""
        if isinstance(words, ast.IfExp):
            return [value for choice in _choices(words) for value in self.resolved(module, choice)]
        if isinstance(words, ast.Subscript):
            return self.resolved(module, words.value)
        if not isinstance(words, ast.Name) or words.id == "name":
            return [words]
        if values := module.values(words):
            return [inner for value in values for inner in self.resolved(module, value)]
        if called := module.parameter(words):
            return [inner for there, given in self.given(*called) for inner in self.resolved(there, given)]
        return self.imported(words.id) or [words]

    def given(self, function: Function, place: int) -> Iterator[tuple[Module, ast.expr]]:
        """What callers give for a parameter."""
        for module in filter(lambda module: module.knows(function), self.modules):
            for call in module.calls:
                if _called(call) == function.name and len(call.args) > place and function not in module.scopes(call):
                    yield module, call.args[place]

    def imported(self, name: str) -> list[ast.expr]:
        """A constant of another module."""
        return [
            value for module in self.modules for node in module.tree.body for value in _bound(node, name)
        ]  # fmt: skip


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _declared(value: ast.expr) -> bool:
    """A name out of a declaration (`card.name`, or `name` for short), which is among the game's own words."""
    return isinstance(value, ast.Attribute) or (isinstance(value, ast.Name) and value.id == "name")


def _pairs_in(value: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    """Pairs of strings: a pair, or a table of them."""
    if isinstance(value, ast.Tuple) and len(value.elts) == 2:
        return [(value.elts[0], value.elts[1])]
    if isinstance(value, ast.Dict):
        return [pair for item in value.values for pair in _pairs_in(item)]
    return []


# ── templates ───────────────────────────────────────────────────────────────────────────────────────────────────────


def in_template(source: str) -> Iterator[Message]:
    """Django turns a template into calls of gettext for exactly this purpose."""
    for start in re.finditer(r"\b(?:n|p)?gettext\(", templatize(source)):
        code = templatize(source)[start.start() :]
        call = next(call for end in range(len(code)) if code[end] == ")" and (call := _parsed(code[: end + 1])))
        arguments = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
        match _called(call):
            case "ngettext":
                yield Message(str(arguments[0]), str(arguments[1]))
            case "pgettext":
                yield Message(str(arguments[1]), context=str(arguments[0]))
            case _:
                yield Message(str(arguments[0]))


def _parsed(code: str) -> ast.Call | None:
    try:
        expression = ast.parse(code, mode="eval").body
    except SyntaxError:
        return None
    return expression if isinstance(expression, ast.Call) else None


# ── what games declare ──────────────────────────────────────────────────────────────────────────────────────────────


def of_game(game: kernel.Game[Any]) -> Iterator[Message]:
    """All words that a game brings as data."""
    said = (game.compendium(), game.screen(), game.settings(), game.about(), game.claims())
    return (message_of(words) for words in texts_in(said))


def message_of(words: Text) -> Message:
    return Message(words.msgid, words.plural, words.context)


def texts_in(value: Any) -> Iterator[Text]:
    """Every text in a piece of data, and those inside texts."""
    if isinstance(value, Text):
        yield value
        yield from texts_in(value.args)
    elif isinstance(value, msgspec.Struct):
        yield from texts_in([getattr(value, name) for name in value.__struct_fields__])
    elif isinstance(value, dict):
        yield from texts_in(list(value.values()))
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from texts_in(item)


# ── all of it ───────────────────────────────────────────────────────────────────────────────────────────────────────


def collect(root: Path, games: Iterable[kernel.Game[Any]]) -> tuple[dict[Message, set[str]], list[Unknown]]:
    """Every message with the files it stands in, in the order of the files; and what could not be told."""
    found: dict[Message, set[str]] = {}
    unknown: list[Unknown] = []
    for where, message in Source(root, "bsg").messages():
        if isinstance(message, Unknown):
            unknown.append(message)
        else:
            found.setdefault(message, set()).add(where)
    for path in sorted((root / "templates").rglob("*.html")):
        for message in in_template(path.read_text()):
            found.setdefault(message, set()).add(path.relative_to(root).as_posix())
    for game in games:
        for message in of_game(game):
            found.setdefault(message, set()).add(f"declared by {game.name}")
    return found, unknown


def as_pot(messages: dict[Message, set[str]]) -> str:
    """A template for translators, the same for the same words."""
    lines = ['msgid ""', 'msgstr ""', '"Content-Type: text/plain; charset=UTF-8\\n"', ""]
    for message in sorted(messages):
        lines += [f"#: {where}" for where in sorted(messages[message])]
        lines += [f"msgctxt {quoted(message.context)}"] if message.context else []
        lines += [f"msgid {quoted(message.msgid)}"]
        lines += [f"msgid_plural {quoted(message.plural)}"] if message.plural else []
        lines += ['msgstr[0] ""', 'msgstr[1] ""', ""] if message.plural else ['msgstr ""', ""]
    return "\n".join(lines)


def quoted(words: str) -> str:
    escaped = words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
