"""Which languages can be chosen: those that have words."""

from pathlib import Path
from typing import Any

from django.test import Client

from bsg.languages import languages


def catalogue(locale: Path, folder: str, name: str) -> None:
    path = locale / folder / "LC_MESSAGES" / name
    path.parent.mkdir(parents=True)
    path.touch()


def test_without_a_catalogue_there_is_english(tmp_path: Path) -> None:
    assert languages(tmp_path / "locale") == [("en", "English")]


def test_a_language_with_a_compiled_catalogue_is_offered_by_its_own_name(tmp_path: Path) -> None:
    for folder in ("fr", "pt_BR", "en"):
        catalogue(tmp_path, folder, "django.mo")

    assert languages(tmp_path) == [("en", "English"), ("fr", "Français"), ("pt-br", "Português brasileiro")]


def test_a_catalogue_that_is_not_compiled_gives_no_words_yet(tmp_path: Path) -> None:
    catalogue(tmp_path, "fr", "django.po")

    assert languages(tmp_path) == [("en", "English")]


def test_with_one_language_there_is_nothing_to_switch(db: None, settings: Any) -> None:
    settings.LANGUAGES = [("en", "English")]
    browser = Client(headers={"accept-language": "fr"})

    page = browser.get("/").content.decode()

    assert "setlang" not in page
    assert '<html lang="en">' in page


def test_a_chosen_language_stays(db: None, settings: Any) -> None:
    settings.LANGUAGES = [("en", "English"), ("fr", "Français")]
    browser = Client()
    assert 'value="fr"' in browser.get("/").content.decode()

    browser.post("/i18n/setlang/", {"language": "fr"})

    assert '<html lang="fr">' in browser.get("/new/").content.decode()
