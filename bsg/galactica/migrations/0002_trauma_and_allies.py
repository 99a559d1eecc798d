"""Where each trauma token and each ally of the Ionian Nebula is."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('galactica', '0001_read_models'),
        ('tables', '0006_read_models_leave'),
    ]

    operations = [
        migrations.CreateModel(
            name='Ally',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('card', models.CharField(max_length=60)),
                ('zone', models.CharField(choices=[('board', 'on the board'), ('met', 'being met'), ('deck', 'in the deck'), ('box', 'in the box')], max_length=8)),
                ('place', models.CharField(blank=True, max_length=32)),
                ('covered', models.BooleanField(default=False)),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='allies', to='tables.table')),
            ],
            options={
                'verbose_name_plural': 'allies',
                'ordering': ['table', 'pk'],
                'constraints': [models.UniqueConstraint(fields=('table', 'card'), name='each_ally_in_one_place')],
            },
        ),
        migrations.CreateModel(
            name='TraumaToken',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('token', models.CharField(max_length=16)),
                ('zone', models.CharField(choices=[('player', 'with a player'), ('location', 'at a location'), ('ally', 'on an ally'), ('crossroads', 'beside a crossroads card'), ('pool', 'in the pool'), ('aside', 'shown, and about to go back'), ('box', 'in the box')], max_length=10)),
                ('at', models.CharField(blank=True, max_length=60)),
                ('seat', models.PositiveSmallIntegerField(null=True)),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='trauma_tokens', to='tables.table')),
            ],
            options={
                'ordering': ['table', 'pk'],
                'constraints': [models.CheckConstraint(condition=models.Q(models.Q(('seat__isnull', False), ('zone__in', ['player', 'crossroads'])), ('zone', 'ally'), models.Q(('seat', None), ('zone__in', ['location', 'pool', 'aside', 'box'])), _connector='OR'), name='a_token_has_a_seat_where_it_is_somebodys')],
            },
        ),
    ]
