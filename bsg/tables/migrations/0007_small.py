from typing import Any

import bsg.tables.models.packing
import django.db.models.deletion
from django.db import migrations, models

from bsg.tables.models.packing import packed, unpacked


def pack(apps: Any, schema_editor: Any) -> None:
    """Old checkpoints by themselves; events as all are from now on."""
    checkpoints, events = (apps.get_model("tables", name).objects for name in ("Checkpoint", "Event"))
    for checkpoint in checkpoints.only("body").iterator(chunk_size=100):
        checkpoints.filter(pk=checkpoint.pk).update(body=packed(unpacked(bytes(checkpoint.body))))
    for event in events.only("body").iterator(chunk_size=1000):
        events.filter(pk=event.pk).update(packed=event.body)


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0006_read_models_leave'),
    ]

    operations = [
        migrations.AddField(
            model_name='checkpoint',
            name='key',
            field=models.PositiveIntegerField(null=True),
        ),
        migrations.AddField(
            model_name='table',
            name='heard',
            field=models.JSONField(default=list),
        ),
        migrations.AlterField(
            model_name='chatmessage',
            name='seat',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, to='tables.seat'),
        ),
        migrations.AlterField(
            model_name='chatmessage',
            name='table',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='chat', to='tables.table'),
        ),
        migrations.AlterField(
            model_name='checkpoint',
            name='table',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='checkpoints', to='tables.table'),
        ),
        migrations.AlterField(
            model_name='due',
            name='table',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='due', to='tables.table'),
        ),
        migrations.AlterField(
            model_name='entry',
            name='seat',
            field=models.ForeignKey(db_index=False, null=True, on_delete=django.db.models.deletion.RESTRICT, related_name='entries', to='tables.seat'),
        ),
        migrations.AlterField(
            model_name='entry',
            name='table',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='entries', to='tables.table'),
        ),
        migrations.AddField(
            model_name='event',
            name='packed',
            field=bsg.tables.models.packing.PackedJSONField(null=True),
        ),
        migrations.AlterField(
            model_name='event',
            name='table',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='events', to='tables.table'),
        ),
        migrations.AlterField(
            model_name='seat',
            name='table',
            field=models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='seats', to='tables.table'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('open', True)), fields=['status', 'created'], name='tables_listed'),
        ),
        migrations.AddIndex(
            model_name='table',
            index=models.Index(condition=models.Q(('open', True)), fields=['status', 'ended'], name='tables_finished'),
        ),
        migrations.RunPython(pack, migrations.RunPython.noop),
    ]
