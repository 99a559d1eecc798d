"""What a bot says is kept as words that can be translated."""

from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0016_company'),
    ]

    operations = [
        migrations.AddField(
            model_name='chatmessage',
            name='words',
            field=models.JSONField(null=True),
        ),
    ]
