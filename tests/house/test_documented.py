"""The pages that list settings, against the settings as they are declared."""

from pathlib import Path

import pytest

from core.house.declared import DECLARED

from .documented import PAGES, page


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_the_page_lists_the_settings_as_they_are(path: Path) -> None:
    """What is written there is what the declarations make, and nothing older."""
    written = "if it reads well: python -m tests.house.documented"
    assert path.read_text(encoding="utf-8") == page(path), written


def test_every_setting_stands_in_the_docs_once() -> None:
    """The page on house rules has a row for each setting, with its title and its key."""
    (path,) = (path for path in PAGES if path.name == "house-rules.md")
    text = path.read_text(encoding="utf-8")
    for setting in DECLARED:
        assert text.count(f"| **{setting.title}**<br>`{setting.key}`<br>") == 1
