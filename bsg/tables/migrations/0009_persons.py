"""Persons: seats and tables belong to somebody, known by one cookie, instead of to a session."""

import django.db.models.deletion
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('tables', '0008_events_packed'),
    ]

    operations = [
        migrations.CreateModel(
            name='Person',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('token_hash', models.CharField(editable=False, max_length=64, unique=True)),
                ('name', models.CharField(blank=True, max_length=30)),
                ('barred', models.BooleanField(default=False)),
                ('came', models.DateTimeField(auto_now_add=True)),
                ('seen', models.DateTimeField(db_index=True, default=django.utils.timezone.now)),
            ],
            options={
                'verbose_name_plural': 'persons',
            },
        ),
        migrations.AddField(
            model_name='seat',
            name='issue',
            field=models.CharField(blank=True, editable=False, max_length=32),
        ),
        migrations.AddField(
            model_name='seat',
            name='person',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='seats', to='tables.person'),
        ),
        migrations.AddField(
            model_name='table',
            name='maker',
            field=models.ForeignKey(editable=False, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='made', to='tables.person'),
        ),
        migrations.CreateModel(
            name='Key',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('seat', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='keys', to='tables.seat')),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='keys', to='tables.person')),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('seat', 'person'), name='one_key_each')],
            },
        ),
        migrations.CreateModel(
            name='Guest',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('unseated', models.BooleanField(default=False)),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='guests', to='tables.table')),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='invited', to='tables.person')),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('table', 'person'), name='let_in_once')],
            },
        ),
        migrations.CreateModel(
            name='Ban',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='bans', to='tables.table')),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='bans', to='tables.person')),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('table', 'person'), name='banned_once')],
            },
        ),
    ]
