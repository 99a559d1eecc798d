"""Open tables leave the list while nobody is there."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0011_due_made'),
    ]

    operations = [
        migrations.AddField(
            model_name='table',
            name='listed',
            field=models.BooleanField(default=True),
        ),
    ]
