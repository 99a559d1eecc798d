"""How the record is packed: a fraction of its size, since one says nearly the same as the next."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from django.db import models

ZLIB = b"\x78"  # with which whatever zlib packed begins; JSON as it is begins otherwise

# What events always say. Rows are packed with it, so it never changes: another one would need a field of its own.
OF_EVENTS = (
    b'"context":"","plural":"","reveals":"H1","count":1,"from":"","to":"","name":"","result":"","turn":,"n":1,'
    b'"learned":{"5":{"4":{"3":{"2":{"1":{"0":{"kind":"","seat":,"private":{"0":{"msgid":"You '
    b'"args":{"some":[{"msgid":"{first} and {last}","args":{"first":"","last":""}},{"msgid":"{n} '
    b'"}}],"last":{"msgid":"{some}, and {last}","args":{"only":"","text":null,"what":{"kind":"","seat":1,"seats":['
    b'{"text":{"msgid":"{seat} ","args":{"seat":"seat:0"}},"what":{"kind":"","seat":0}}'
)


def packed(plain: bytes, dictionary: bytes = b"", effort: int = 9) -> bytes:
    packer = zlib.compressobj(effort, zdict=dictionary) if dictionary else zlib.compressobj(effort)
    return packer.compress(plain) + packer.flush()


def unpacked(body: bytes, dictionary: bytes = b"") -> bytes:
    if not body.startswith(ZLIB):
        return body
    unpacker = zlib.decompressobj(zdict=dictionary) if dictionary else zlib.decompressobj()
    return unpacker.decompress(body) + unpacker.flush()


class PackedJSONField(models.Field):  # type: ignore[type-arg]
    """Plain data, kept as packed JSON."""

    _pyi_private_set_type: Any
    _pyi_private_get_type: Any

    def get_internal_type(self) -> str:
        return "BinaryField"

    def get_db_prep_value(self, value: Any, connection: Any, prepared: bool = False) -> Any:
        return None if value is None else connection.Database.Binary(packed(msgspec.json.encode(value), OF_EVENTS))

    def from_db_value(self, value: Any, *_: Any) -> Any:
        return None if value is None else msgspec.json.decode(unpacked(bytes(value), OF_EVENTS))
