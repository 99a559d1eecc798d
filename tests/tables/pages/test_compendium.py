"""The compendium's page: one long text with anchors, in the reader's language."""

import re

import pytest
from django.test import Client

from bsg.engine.catalogue import everything


def page(**headers: str) -> str:
    answer = Client(headers=headers).get("/compendium/")
    assert answer.status_code == 200
    return answer.content.decode()


def test_it_works() -> None:
    text = page()

    ids = re.findall(r'\bid="([^"]+)"', text)
    assert set(everything()) <= set(ids)
    assert len(ids) == len(set(ids))
    assert "{" not in re.sub(r"<script.*?</script>|<style.*?</style>|<[^>]+>", "", text, flags=re.DOTALL)


def test_home_leads_there(db: None) -> None:
    assert 'href="/compendium/"' in Client().get("/").content.decode()


@pytest.mark.usefixtures("_french")
def test_it_is_in_the_language_of_the_reader() -> None:
    assert '<html lang="fr">' in page(**{"accept-language": "fr"})
