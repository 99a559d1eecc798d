"""How something is claimed, and about what, is the game's to say."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tables", "0004_tables")]

    operations = [
        migrations.RenameField("table", "check_open", "claims_about"),
        migrations.AlterField("chatmessage", "claim", models.CharField(blank=True, max_length=80)),
    ]
