"""A crash of the rules is kept like a report, also one that no seat caused."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0009_persons'),
    ]

    operations = [
        migrations.AlterField(
            model_name='report',
            name='seat',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, to='tables.seat'),
        ),
        migrations.AlterField(
            model_name='report',
            name='view_digest',
            field=models.CharField(blank=True, max_length=32),
        ),
    ]
