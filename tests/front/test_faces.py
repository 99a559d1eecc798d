"""Pages show the same faces as the table draws."""

from tests.front.faces import faces


def test_the_faces_in_the_repository_are_those_that_the_table_draws() -> None:
    """Otherwise: script/faces."""
    for file, face in faces().items():
        assert file.read_text() == face


def test_no_two_officers_look_alike() -> None:
    drawn = list(faces().values())

    assert len(set(drawn)) == len(drawn)
