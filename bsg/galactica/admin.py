"""The read models in Django's admin: to look at."""

from typing import Any

from django.contrib import admin
from django.db.models import OuterRef, QuerySet, Subquery
from django.http import HttpRequest

from bsg.galactica.models import FleetShips, LoyaltyCard
from bsg.tables.admin import ReadOnly
from bsg.tables.models import Seat


@admin.register(LoyaltyCard)
class LoyaltyCardAdmin(ReadOnly):
    """Who holds what: for staff, who by looking here know a running game's secret."""

    list_display = ["table", "card", "zone", "holder", "revealed"]
    list_filter = ["zone", "revealed"]
    search_fields = ["table__public_id", "card"]
    list_select_related = ["table"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        holders = Seat.objects.filter(table=OuterRef("table"), number=OuterRef("seat"))
        cards: QuerySet[Any] = super().get_queryset(request).annotate(holder=Subquery(holders.values("name")[:1]))
        return cards

    @admin.display(ordering="holder")
    def holder(self, card: Any) -> str:
        return card.holder or "–"


@admin.register(FleetShips)
class FleetShipsAdmin(ReadOnly):
    list_display = ["table", "board", "area", "ship", "count"]
    list_filter = ["ship", "area"]
    search_fields = ["table__public_id"]
    list_select_related = ["table"]
