"""The tables in Django's admin: to look at. Secret and key are shown nowhere, and the record cannot be edited."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from bsg.tables.boxes import Boxed, OpeningAdmin, may_look
from bsg.tables.models import Ban, ChatMessage, Checkpoint, Due, Entry, Event, Opening, Person, Report, Seat, Table


class ReadOnly(admin.ModelAdmin):  # type: ignore[type-arg]
    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Table)
class TableAdmin(ReadOnly):
    list_display = ["public_id", "name", "game", "status", "void", "number", "created", "ended"]
    list_filter = ["status", "game", "open", "void"]
    search_fields = ["public_id", "name"]
    exclude = ["secret", "key", "invite", "heard"]  # how much somebody heard alone tells what they hold


@admin.register(Seat)
class SeatAdmin(ReadOnly):
    list_display = ["table", "number", "name", "kind", "taken", "ready", "connected", "last_seen"]
    exclude = ["token_hash", "issue", "nonce", "note", "read"]  # a note is for nobody else's eyes


@admin.register(Person)
class PersonAdmin(ReadOnly):
    """The one thing to be done here is to bar somebody from the house."""

    list_display = ["pk", "name", "came", "seen", "barred"]
    list_filter = ["barred"]
    search_fields = ["name"]
    fields = ["name", "came", "seen", "barred"]
    readonly_fields = ["name", "came", "seen"]

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return admin.ModelAdmin.has_change_permission(self, request, obj)


@admin.register(Ban)
class BanAdmin(ReadOnly):
    list_display = ["table", "person"]


admin.site.register(Opening, OpeningAdmin)


@admin.register(Entry)
class EntryAdmin(ReadOnly, Boxed):
    list_display = ["table", "number", "seat", "at"]
    search_fields = ["table__public_id"]


@admin.register(Event)
class EventAdmin(ReadOnly, Boxed):
    list_display = ["table", "number", "entry", "at"]
    search_fields = ["table__public_id"]


@admin.register(Checkpoint)
class CheckpointAdmin(ReadOnly):
    list_display = ["table", "after"]
    exclude = ["body"]  # it holds the key


@admin.register(ChatMessage)
class ChatMessageAdmin(ReadOnly):
    list_display = ["table", "number", "name", "text", "at"]


@admin.register(Report)
class ReportAdmin(ReadOnly):
    list_display = ["table", "number", "seat", "words", "version", "at"]
    search_fields = ["table__public_id", "words"]

    def get_exclude(self, request: HttpRequest, obj: Any = None) -> list[str]:
        """The record holds what was answered."""
        return [] if obj is None or may_look(request, obj.table) else ["record"]


@admin.register(Due)
class DueAdmin(ReadOnly):
    list_display = ["table", "what", "at", "tries"]
