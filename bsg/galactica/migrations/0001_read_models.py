"""The read models come from the tables' app: rows stay where they are, and so do the permissions of staff."""

from typing import Any

import django.db.models.deletion
from django.db import migrations, models
from django.db.models import Q

MOVED = ("loyaltycard", "fleetships")
ZONES = [
    ("player", "with a player"),
    ("deck", "in the Loyalty deck"),
    ("humans", "in the deck of human cards"),
    ("aside", "waiting for an execution to be over"),
    ("discard", "discarded"),
    ("box", "in the box"),
]


def move_content_types(apps: Any, from_app: str, to_app: str) -> None:
    types = apps.get_model("contenttypes", "ContentType").objects
    types.filter(app_label=from_app, model__in=MOVED).update(app_label=to_app)


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        ("tables", "0006_read_models_leave"),
        ("contenttypes", "0002_remove_content_type_name"),
    ]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.CreateModel(
                    name="FleetShips",
                    fields=[
                        ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                        ("board", models.CharField(max_length=16)),
                        ("area", models.CharField(max_length=32)),
                        ("ship", models.CharField(max_length=32)),
                        ("count", models.PositiveSmallIntegerField()),
                        (
                            "table",
                            models.ForeignKey(
                                on_delete=django.db.models.deletion.CASCADE, related_name="fleet_ships", to="tables.table"
                            ),
                        ),
                    ],
                    options={
                        "verbose_name_plural": "fleet ships",
                        "db_table": "tables_fleetships",
                        "ordering": ["table", "pk"],
                        "constraints": [
                            models.UniqueConstraint(
                                fields=("table", "board", "area", "ship"), name="one_row_per_area_and_ship"
                            )
                        ],
                    },
                ),
                migrations.CreateModel(
                    name="LoyaltyCard",
                    fields=[
                        ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                        ("card", models.CharField(max_length=60)),
                        ("zone", models.CharField(choices=ZONES, max_length=8)),
                        ("seat", models.PositiveSmallIntegerField(null=True)),
                        ("revealed", models.BooleanField(default=False)),
                        (
                            "table",
                            models.ForeignKey(
                                on_delete=django.db.models.deletion.CASCADE, related_name="loyalty_cards", to="tables.table"
                            ),
                        ),
                    ],
                    options={
                        "db_table": "tables_loyaltycard",
                        "ordering": ["table", "pk"],
                        "constraints": [
                            models.CheckConstraint(
                                condition=Q(zone="player", seat__isnull=False) | Q(~Q(zone="player"), seat=None),
                                name="a_player_has_a_seat",
                            )
                        ],
                    },
                ),
            ]
        ),
        migrations.RunPython(
            lambda apps, editor: move_content_types(apps, "tables", "galactica"),
            lambda apps, editor: move_content_types(apps, "galactica", "tables"),
        ),
    ]
