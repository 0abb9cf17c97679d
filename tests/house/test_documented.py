"""The page about what happens between hands, against the settings as they are declared."""

from .documented import PAGE, page


def test_the_page_lists_every_setting_with_its_values() -> None:
    """Each setting of button, blinds, kills and overs stands there once, its usual value first."""
    written = "if it reads well: python -m tests.house.documented"
    assert PAGE.read_text(encoding="utf-8") == page(), written
