"""Due work knows when it was planned, and for which questions."""

import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0010_crash_reports'),
    ]

    operations = [
        migrations.AddField(
            model_name='due',
            name='about',
            field=models.CharField(blank=True, max_length=64),
        ),
        migrations.AddField(
            model_name='due',
            name='made',
            field=models.DateTimeField(default=django.utils.timezone.now),
        ),
    ]
