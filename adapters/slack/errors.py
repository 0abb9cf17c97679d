"""What went wrong on the way to Slack, in the engine's words.

Error words are those of https://docs.slack.dev/reference/methods; the list that each method may
answer is in Slack's OpenAPI document.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import aiohttp
from slack_sdk.errors import SlackApiError, SlackClientError

from adapters.slack import limits
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater, Undeliverable

_log = logging.getLogger(__name__)

THROWN_OUT: Final = frozenset(
    {
        "account_inactive",
        "app_uninstalled",
        "invalid_auth",
        "not_authed",
        "team_access_not_granted",
        "token_expired",
        "token_revoked",
    }
)
"""The token is no good any more: the app was taken out of the workspace."""

GONE: Final = frozenset({"message_not_found", "cant_delete_message", "thread_not_found"})

NOT_THERE: Final = frozenset({"channel_not_found", "not_in_channel"})
"""The dealer has not been let into the channel; of a private one it is told nothing else."""

_NEVER: Final[dict[str, Undeliverable]] = {
    "channel_not_found": Undeliverable.PLACE_GONE,
    "is_archived": Undeliverable.PLACE_GONE,
    "not_in_channel": Undeliverable.NO_PERMISSION,
    "restricted_action": Undeliverable.NO_PERMISSION,
    "restricted_action_read_only_channel": Undeliverable.NO_PERMISSION,
    "restricted_action_thread_only_channel": Undeliverable.NO_PERMISSION,
    "restricted_action_thread_locked": Undeliverable.NO_PERMISSION,
    "restricted_action_non_threadable_channel": Undeliverable.NO_PERMISSION,
    "messages_tab_disabled": Undeliverable.DMS_CLOSED,
    "cannot_dm_bot": Undeliverable.DMS_CLOSED,
    "user_disabled": Undeliverable.DMS_CLOSED,
    "user_not_found": Undeliverable.DMS_CLOSED,
    "users_not_found": Undeliverable.DMS_CLOSED,
    "user_not_visible": Undeliverable.DMS_CLOSED,
    "user_not_in_channel": Undeliverable.DMS_CLOSED,
    "message_not_found": Undeliverable.MESSAGE_GONE,
    "thread_not_found": Undeliverable.MESSAGE_GONE,
    "cant_update_message": Undeliverable.MESSAGE_GONE,
    "edit_window_closed": Undeliverable.EDITING_CLOSED,
    "update_failed_user_blocked": Undeliverable.EDITING_CLOSED,
}

_UNSURE: Final = frozenset(
    {"fatal_error", "internal_error", "request_timeout", "service_unavailable"}
)
"""Something broke there: nobody knows whether it did so before or after."""

_RATE_LIMITED: Final = frozenset({"ratelimited", "rate_limited", "message_limit_exceeded"})
_TOO_MANY: Final = 429
_SERVER_ERROR: Final = 500


class ThrownOut(Exception):
    """Slack does not know our token any more."""


@contextmanager
def in_engine_words() -> Iterator[None]:
    """Turn whatever slack_sdk raises into what ``core.engine.ports`` knows.

    Raises:
        DeliveryFailed: it will never arrive.
        TryLater: nothing was sent, and Slack or the network asks to wait.
        AnswerLost: it may have been sent.
        ThrownOut: the token is no good any more.
    """
    try:
        yield
    except SlackApiError as error:
        raise _answered(error) from None
    except aiohttp.ClientConnectorError:
        raise TryLater(limits.UNREACHABLE_WAIT) from None
    except (TimeoutError, SlackClientError, aiohttp.ClientError, OSError, ValueError):
        raise AnswerLost from None
    except RuntimeError:  # aiohttp's "Session is closed": the process is about to end
        raise AnswerLost from None


def _answered(error: SlackApiError) -> DeliveryFailed | TryLater | AnswerLost | ThrownOut:
    """What an answer of Slack means; its text is never kept, it may quote a message."""
    word, status = word_of(error), status_of(error)
    if status == _TOO_MANY or word in _RATE_LIMITED:
        return TryLater(int(_retry_after(error) * 1000))
    if word in THROWN_OUT:
        return ThrownOut()
    if status >= _SERVER_ERROR or word in _UNSURE or not word:
        return AnswerLost()
    why = _NEVER.get(word)
    if why is None:
        _log.error("Slack refused a call: %s", word)
        why = Undeliverable.NO_PERMISSION
    return DeliveryFailed(why, word)


def word_of(error: SlackApiError) -> str:
    """Slack's own word for what went wrong; empty when the answer was none of Slack's."""
    data = getattr(error.response, "data", None)
    word = data.get("error") if isinstance(data, dict) else None
    return word if isinstance(word, str) and word.replace("_", "").isalnum() else ""


def status_of(error: SlackApiError) -> int:
    """The HTTP status of an answer."""
    return int(getattr(error.response, "status_code", _SERVER_ERROR))


def _retry_after(error: SlackApiError) -> float:
    headers = getattr(error.response, "headers", None) or {}
    said = next((value for key, value in headers.items() if key.lower() == "retry-after"), None)
    try:
        return max(float(said), 1.0) if said is not None else limits.RETRY_AFTER
    except ValueError:
        return limits.RETRY_AFTER
