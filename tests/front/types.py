"""Writes the front end's types from the Structs that the server sends: `script/types`.

A text arrives in words, so it is a string; a number as a key arrives as a string.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from pathlib import Path
from typing import get_type_hints

from msgspec import inspect as shapes

from bsg.engine.boxes import BOXES
from bsg.engine.vocabulary import Word
from bsg.kernel import Text
from bsg.tables.line.shapes import ChatLine, LogLine, MomentLine, Sections
from tests.services import ROOT

FILES = {
    ROOT / "static" / "table" / "line" / "sections.d.ts": (Sections, LogLine, ChatLine, MomentLine),
    ROOT / "static" / "bsg" / "view.d.ts": tuple(
        get_type_hints(shown)["return"] for box in BOXES for shown in (box.common, box.view) if shown
    ),
}
HEAD = "// {words}\n// Written by script/types from the Structs of the server: change those, and run it.\n"


def declared(path: Path) -> str:
    """What stands in that file."""
    types = FILES[path]
    words = " ".join((inspect.getdoc(inspect.getmodule(types[0])) or "").split("\n")[0].split())
    return HEAD.format(words=words) + "".join(f"\n{one}" for one in Writer().interfaces(types))


class Writer:
    """Declares each type once, in the order in which they are needed."""

    def __init__(self) -> None:
        self.known: dict[type, str] = {}

    def interfaces(self, types: Iterable[type]) -> list[str]:
        for found in shapes.multi_type_info(types):
            self.called(found)
        return list(self.known.values())

    def called(self, shape: shapes.Type) -> str:
        """How TypeScript calls it."""
        match shape:
            case shapes.StructType(cls=cls) if cls is Text:
                return "string"
            case shapes.StructType(cls=cls, fields=fields):
                omitted = cls.__struct_config__.omit_defaults
                return self.interface(cls, [(field, omitted and not field.required) for field in fields])
            case shapes.TypedDictType(cls=cls, fields=fields):
                return self.interface(cls, [(field, not field.required) for field in fields])
            case shapes.EnumType(cls=cls) if issubclass(cls, Word):
                return "string"  # a box may add to it
            case shapes.EnumType(cls=cls):
                return " | ".join(f'"{member.value}"' for member in cls)
            case shapes.LiteralType(values=values):
                return " | ".join(f'"{value}"' for value in values)
            case shapes.UnionType(types=types):
                return " | ".join(self.called(one) for one in types)
            case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
                name = self.called(item)
                return f"({name})[]" if "|" in name else f"{name}[]"
            case shapes.TupleType(item_types=items):
                return f"[{', '.join(self.called(one) for one in items)}]"
            case shapes.DictType(value_type=value):
                return f"Record<string, {self.called(value)}>"
            case shapes.StrType():
                return "string"
            case shapes.BoolType():
                return "boolean"
            case shapes.IntType():
                return "number"
            case shapes.NoneType():
                return "null"
            case shapes.AnyType():
                return "any"
        raise TypeError(f"{shape} has no word in TypeScript yet")

    def interface(self, cls: type, fields: list[tuple[shapes.Field, bool]]) -> str:
        name = cls.__name__
        if cls not in self.known:
            self.known[cls] = ""  # it may contain itself
            lines = [f"  {field.name}{'?' * optional}: {self.called(field.type)};\n" for field, optional in fields]
            words = (cls.__doc__ or "").split("\n")[0]
            comment = f"/** {words} */\n" if words and not words.startswith(f"{name}(") else ""
            self.known[cls] = f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"
        return name


def main() -> None:
    for path in FILES:
        path.write_text(declared(path))


if __name__ == "__main__":
    main()
