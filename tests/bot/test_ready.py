"""What is done before anybody is served does not halt the loop later."""

import gc

import pytest

from bot.ready import get_ready
from bot.texts import LANGUAGES, texts


@pytest.mark.usefixtures("collector")
def test_a_full_collection_is_rare_and_has_little_to_look_at() -> None:
    before = gc.get_threshold()
    get_ready()
    assert len(gc.get_objects()) < 1000
    assert gc.get_threshold()[2] > before[2]
    for language in LANGUAGES:
        texts(language).plain("player")
    assert len(gc.get_objects()) < 2000
