"""The front end as it lies on disk: its rooms, its words, its types. No browser is needed here."""
