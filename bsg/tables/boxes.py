"""The box of a game in Django's admin: staff see what a running game hides once they opened it, with a reason."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin
from django.core.exceptions import ValidationError
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.http import HttpRequest, HttpResponse

from bsg.tables.chairs import volunteers
from bsg.tables.models import Key, Opening, Table
from bsg.tables.pages.visitors import visitor_of


def sits_at(request: HttpRequest, table: Table) -> bool:
    """Whether this browser has a seat there."""
    person = visitor_of(request).person
    return person is not None and Key.objects.filter(person=person, seat__table=table, seat__taken=True).exists()


def may_look(request: HttpRequest, table: Table) -> bool:
    """Whether what is hidden in that game may be shown."""
    if table.status == Table.Status.OVER:
        return True
    return Opening.objects.filter(table=table, user=request.user.pk).exists() and not sits_at(request, table)


class Boxed(admin.ModelAdmin):  # type: ignore[type-arg]
    """Rows of games that are over, and of running ones whose box this member of the staff has opened."""

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        opened = Opening.objects.filter(table=OuterRef("table"), user=request.user.pk)
        mine = Key.objects.filter(person=visitor_of(request).person, seat__table=OuterRef("table"), seat__taken=True)
        rows: QuerySet[Any] = super().get_queryset(request)
        return rows.filter(Q(table__status=Table.Status.OVER) | (Exists(opened) & ~Exists(mine)))

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        words = "Of games that are over. What a running game hides is shown once you opened its box: Openings, Add."
        return super().changelist_view(request, {"subtitle": words, **(extra_context or {})})


class OpeningForm(forms.ModelForm):  # type: ignore[type-arg]
    request: HttpRequest

    class Meta:
        model = Opening
        fields = ["table", "reason"]
        help_texts = {
            "table": "From now on you see what its game hides, and can never take a seat in it.",
            "reason": "The people there read it, with your name, when the game is over.",
        }

    def clean_table(self) -> Table:
        table: Table = self.cleaned_data["table"]
        if sits_at(self.request, table):
            raise ValidationError("You sit at that table.")
        return table

    def clean_reason(self) -> str:
        reason = " ".join(str(self.cleaned_data["reason"]).split())
        if not reason:
            raise ValidationError("Say why.")
        return reason


class OpeningAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """One adds a row to open a box. Of running games everybody sees their own only; nothing is changed or deleted."""

    form = OpeningForm
    list_display = ["table", "user", "reason", "number", "at"]
    autocomplete_fields = ["table"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Opening]:
        seen = Q(table__status=Table.Status.OVER) | Q(user=request.user.pk)
        return super().get_queryset(request).filter(seen)

    def get_form(self, request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
        form = super().get_form(request, *args, **kwargs)
        return type("OpeningForm", (form,), {"request": request})

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: Opening, form: Any, change: bool) -> None:
        assert request.user.pk is not None, "the admin lets nobody else in"
        obj.user_id, obj.number = request.user.pk, obj.table.number
        if obj.table.status != Table.Status.OVER:  # whoever may look never plays there
            volunteers.remember(obj.table, visitor_of(request).act(), None)
        super().save_model(request, obj, form, change)
