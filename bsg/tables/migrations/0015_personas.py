"""A bot's seat knows who sits there and how well they play."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0014_frames'),
    ]

    operations = [
        migrations.AddField(
            model_name='seat',
            name='level',
            field=models.CharField(blank=True, max_length=16),
        ),
        migrations.AddField(
            model_name='seat',
            name='persona',
            field=models.CharField(blank=True, max_length=16),
        ),
    ]
