"""Slack's numbers, each with its source.

``block-kit`` is https://docs.slack.dev/reference/block-kit, ``rate-limits`` is
https://docs.slack.dev/apis/web-api/rate-limits, ``methods`` is
https://docs.slack.dev/reference/methods.
"""

from typing import Final

BLOCKS: Final = 50
"""Blocks of one message (block-kit/blocks)."""

VIEW_BLOCKS: Final = 100
"""Blocks of a modal or of the App Home (block-kit/blocks)."""

ELEMENTS: Final = 25
"""Elements of one actions block (block-kit/blocks/actions-block)."""

TEXT: Final = 3_000
"""Characters of one text (block-kit/composition-objects/text-object); rich text states no bound
of its own, so it keeps to this one."""

HEADER: Final = 150
"""Characters of a header (block-kit/blocks/header-block)."""

MESSAGE: Final = 12_000
"""Characters in all blocks of one message: more is refused as ``msg_blocks_too_long``
(methods/chat.postMessage, "Errors"; the bound itself is not stated, 13,200 was measured)."""

FALLBACK: Final = 4_000
"""Characters said in a message's ``text``, before Slack's own marks are escaped: the best length
by methods/chat.postMessage, "Truncating content", which allows ten times as many."""

BUTTON: Final = 75
"""Characters of a button's text and of its ``accessibility_label``
(block-kit/block-elements/button-element)."""

VALUE: Final = 2_000
"""Characters of a button's ``value`` (same page)."""

ACTION_ID: Final = 255
"""Characters of an ``action_id`` or a ``block_id`` (same page)."""

MODAL_TITLE: Final = 24
"""Characters of a modal's title, submit and close (https://docs.slack.dev/reference/views)."""

METADATA: Final = 3_000
"""Characters of a view's ``private_metadata`` (same page)."""

LABEL: Final = 2_000
"""Characters of the label over an input (block-kit/blocks/input-block)."""

PLACEHOLDER: Final = 150
"""Characters of a text input's placeholder (block-kit/block-elements/plain-text-input-element)."""

INPUT: Final = 3_000
"""Characters typed into one text input (block-kit/block-elements/plain-text-input-element)."""

ERROR: Final = 300
"""Characters we put under a field; Slack states no bound."""

FEWEST_OPTIONS: Final = 2
OPTIONS: Final = 10
"""Radio buttons of one group, at most (block-kit/block-elements/radio-button-group-element)."""

MENU_OPTIONS: Final = 100
"""Options of one menu, and of one answer to a menu that asks for them
(block-kit/block-elements/select-menu-element)."""

OPTION: Final = 75
"""Characters of an option's text and value (block-kit/composition-objects/option-object)."""

ANSWER_USES: Final = 5
"""Answers that one ``response_url`` takes, within half an hour
(https://docs.slack.dev/interactivity/handling-user-interaction, "Message responses")."""

ANSWER_LIFE: Final = 1_800
"""Seconds in which a ``response_url`` can be used (same page)."""

POSTS: Final = 5
POSTS_WITHIN: Final = 6.0
"""Messages to one channel, and the seconds within which no more are sent.

Slack allows one a second and "short bursts" (rate-limits, "Posting messages") without a number.
"""

TIERS: Final = {2: 20, 3: 50, 4: 100}
"""Calls of one method a minute in one workspace, by the method's tier (rate-limits)."""

TIER_OF: Final = {
    "chat.delete": 3,
    "chat.postEphemeral": 4,
    "chat.update": 3,
    "conversations.history": 3,
    "conversations.info": 3,
    "conversations.open": 3,
    "conversations.replies": 3,
    "usergroups.users.list": 2,
    "users.info": 4,
    "views.open": 4,
    "views.publish": 4,
    "views.update": 4,
}
"""The tier of each method we call, from its page in methods; ``chat.postMessage`` has its own."""

MINUTE: Final = 60.0

HISTORY: Final = 15
"""Messages that one read of a channel's history returns: the most that apps outside the
Marketplace may ask for (rate-limits, "conversations.history")."""

HISTORY_PAGES: Final = 4
"""Pages of history we read at most to find one message of ours."""

RETRY_AFTER: Final = 30.0
"""Seconds we keep still when Slack answers 429 without a time."""

UNREACHABLE_WAIT: Final = 2_000
"""Milliseconds until the next try when nothing could be sent at all."""

UNINSTALLED_WAIT: Final = 60_000
"""Milliseconds until the next try while the app is not installed."""

CALL_TIMEOUT: Final = 10
"""Seconds a call may take before its answer counts as lost."""
