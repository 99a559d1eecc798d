"""Every position of a game is kept as it was: with its entry, as a small difference."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0013_seated'),
    ]

    operations = [
        migrations.AddField(
            model_name='entry',
            name='frame',
            field=models.BinaryField(null=True),
        ),
        migrations.CreateModel(
            name='Frames',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('first', models.PositiveIntegerField()),
                ('last', models.PositiveIntegerField()),
                ('body', models.BinaryField()),
                ('table', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='frames', to='tables.table')),
            ],
            options={
                'verbose_name_plural': 'frames',
                'ordering': ['first'],
                'constraints': [models.UniqueConstraint(fields=('table', 'first'), name='frames_once')],
            },
        ),
    ]
