"""By what a finished game is found: who played, and whatever else its game says of it."""

from django.db import models

from bsg.tables.models.table import Table


class Tag(models.Model):
    """One thing that is true of a finished game. Nothing of a game that is not over."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="tags", db_index=False)
    kind = models.CharField(max_length=16)
    value = models.CharField(max_length=80)  # a typed name of the game; of a person, the name as it is looked for
    ended = models.DateTimeField()  # the game, so that an index has those with a tag in their order

    class Meta:
        ordering = ["table", "pk"]
        indexes = [models.Index(fields=["kind", "value", "ended"], name="tags_found")]
        constraints = [models.UniqueConstraint(fields=["table", "kind", "value"], name="one_tag_each")]

    def __str__(self) -> str:
        return f"{self.kind} {self.value}"
