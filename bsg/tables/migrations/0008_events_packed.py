import bsg.tables.models.packing
from django.db import migrations


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0007_small'),
    ]

    operations = [
        migrations.RemoveField(model_name='event', name='body'),
        migrations.RenameField(model_name='event', old_name='packed', new_name='body'),
        migrations.AlterField(
            model_name='event',
            name='body',
            field=bsg.tables.models.packing.PackedJSONField(),
        ),
    ]
