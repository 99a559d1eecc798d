"""A table knows how fast its bots play, and whether they talk."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0015_personas'),
    ]

    operations = [
        migrations.AddField(
            model_name='table',
            name='bot_pace',
            field=models.CharField(choices=[('slow', 'slow'), ('normal', 'normal'), ('at_once', 'at once')], default='normal', max_length=8),
        ),
        migrations.AddField(
            model_name='table',
            name='bot_talk',
            field=models.BooleanField(default=True),
        ),
    ]
