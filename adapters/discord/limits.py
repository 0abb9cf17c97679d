"""Discord's numbers, each with its source.

Paths are those of the developer documentation (``developers/...``) of Discord.
"""

from typing import Final

COMPONENTS: Final = 40
"""Components in one message, counted deep (components/reference, "Components V2")."""

TEXT: Final = 4000
"""Characters of text in all TextDisplays of one message (components/reference)."""

ROW_BUTTONS: Final = 5
"""Buttons in one action row (components/reference, "Action Row")."""

BUTTON_LABEL: Final = 80
"""Characters of a button's label (components/reference, "Button")."""

CUSTOM_ID: Final = 100
"""Characters of a custom id, 1 to 100 (components/reference, "Custom ID")."""

MODAL_TITLE: Final = 45
"""Characters of a modal's title (interactions/receiving-and-responding, "Modal")."""


LABEL_TEXT: Final = 45
"""Characters of the label over a modal's field (components/reference, "Label")."""

FEWEST_OPTIONS: Final = 2
OPTIONS: Final = 10
"""Options of a radio group, 2 to 10 (components/reference, "Radio Group")."""

MENU_OPTIONS: Final = 25
"""Options of a menu (components/reference, "String Select")."""

OPTION_LABEL: Final = 100
"""Characters of a radio button's label (components/reference, "Radio Group Option")."""

PLACEHOLDER: Final = 100
"""Characters of a text input's placeholder (components/reference, "Text Input")."""

NONCE: Final = 25
"""Characters of a message's nonce (resources/message, "Create Message")."""

NONCE_LIFE: Final = 120_000
"""Milliseconds within which Discord knows a nonce: "the past few minutes" (same page)."""

CHOICES: Final = 25
"""Choices of one autocomplete answer (interactions/application-commands)."""

CHOICE_NAME: Final = 100
"""Characters of a choice's name (same page)."""

HISTORY: Final = 100
"""Messages one read of a channel's history returns (resources/message)."""

LONGEST_HOLD: Final = 30.0
"""Seconds discord.py may hold a call for a rate limit before it hands the wait to us; its own
``max_ratelimit_timeout``, whose smallest value this is."""

BOT_BLOCKED_WAIT: Final = 60_000
"""Milliseconds we keep still when the proxy before Discord answers 429 without a time."""

UNREACHABLE_WAIT: Final = 2_000
"""Milliseconds until the next try when nothing could be sent at all."""
