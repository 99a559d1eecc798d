"""The row that was called a game is the table: its game is what is played at it."""

from django.db import migrations, models

UNIQUE = {
    "seat": ("one_seat_per_number", ("number",)),
    "entry": ("one_entry_per_number", ("number",)),
    "event": ("one_event_per_number", ("number",)),
    "checkpoint": ("one_checkpoint_per_entry", ("after",)),
    "due": ("due_once", ("what",)),
    "chatmessage": ("one_message_per_number", ("number",)),
    "fleetships": ("one_row_per_area_and_ship", ("board", "area", "ship")),
}
WITH_A_TABLE = (*UNIQUE, "report", "loyaltycard")


class Migration(migrations.Migration):
    dependencies = [("tables", "0003_read_models")]

    operations = [
        # A constraint keeps the names of its fields, so it cannot stay while one of them is renamed.
        *(migrations.RemoveConstraint(model, name) for model, (name, _) in UNIQUE.items()),
        migrations.RenameModel("Game", "Table"),
        *(migrations.RenameField(model, "game", "table") for model in WITH_A_TABLE),
        *(
            migrations.AddConstraint(model, models.UniqueConstraint(fields=["table", *fields], name=name))
            for model, (name, fields) in UNIQUE.items()
        ),
        migrations.AlterModelOptions("loyaltycard", {"ordering": ["table", "pk"]}),
        migrations.AlterModelOptions("fleetships", {"ordering": ["table", "pk"], "verbose_name_plural": "fleet ships"}),
    ]
