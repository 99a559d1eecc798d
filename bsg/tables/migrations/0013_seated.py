"""A table knows how often a personal link was made anew."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0012_listed'),
    ]

    operations = [
        migrations.AddField(
            model_name='table',
            name='seated',
            field=models.PositiveIntegerField(default=0),
        ),
    ]
