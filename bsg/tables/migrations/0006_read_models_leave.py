"""Read models belong to the app of their game. Their rows stay where they are."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("tables", "0005_claims")]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[migrations.DeleteModel("LoyaltyCard"), migrations.DeleteModel("FleetShips")]
        )
    ]
