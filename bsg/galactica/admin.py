"""The read models in Django's admin: to look at."""

from typing import Any

from django.contrib import admin
from django.db.models import OuterRef, QuerySet, Subquery
from django.http import HttpRequest

from bsg.galactica.models import Ally, FleetShips, LoyaltyCard, TraumaToken
from bsg.tables.admin import ReadOnly
from bsg.tables.boxes import Boxed
from bsg.tables.models import Seat


class Held(ReadOnly, Boxed):
    """What somebody may have, with the name of whose seat it is: of a running game only with its box open."""

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        holders = Seat.objects.filter(table=OuterRef("table"), number=OuterRef("seat"))
        things: QuerySet[Any] = super().get_queryset(request).annotate(holder=Subquery(holders.values("name")[:1]))
        return things

    @admin.display(ordering="holder")
    def holder(self, thing: Any) -> str:
        return thing.holder or "–"


@admin.register(LoyaltyCard)
class LoyaltyCardAdmin(Held):
    list_display = ["table", "card", "zone", "holder", "revealed"]
    list_filter = ["zone", "revealed"]
    search_fields = ["table__public_id", "card"]
    list_select_related = ["table"]


@admin.register(TraumaToken)
class TraumaTokenAdmin(Held):
    list_display = ["table", "token", "zone", "at", "holder"]
    list_filter = ["zone", "token"]
    search_fields = ["table__public_id", "at"]
    list_select_related = ["table"]


@admin.register(Ally)
class AllyAdmin(ReadOnly, Boxed):
    list_display = ["table", "card", "zone", "place", "covered"]
    list_filter = ["zone", "place"]
    search_fields = ["table__public_id", "card"]
    list_select_related = ["table"]


@admin.register(FleetShips)
class FleetShipsAdmin(ReadOnly):
    list_display = ["table", "board", "area", "ship", "count"]
    list_filter = ["ship", "area"]
    search_fields = ["table__public_id"]
    list_select_related = ["table"]
