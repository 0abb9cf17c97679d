"""What Slack's answers mean to the engine."""

import logging
from collections.abc import Callable

import aiohttp
import pytest
from aiohttp.client_reqrep import ConnectionKey
from slack_sdk.errors import SlackApiError, SlackRequestError

from adapters.slack.errors import ThrownOut, in_engine_words
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater, Undeliverable


class Response:
    """An answer as slack_sdk keeps it."""

    def __init__(self, word: object, status: int = 200, **headers: str) -> None:
        self.data: object = {"ok": False, "error": word} if word is not None else "<html>"
        self.status_code = status
        self.headers = {key.replace("_", "-"): value for key, value in headers.items()}


def answered(word: object, status: int = 200, **headers: str) -> Exception:
    """slack_sdk's own error for such an answer."""
    made: Callable[..., Exception] = SlackApiError
    return made("a secret card", Response(word, status, **headers))


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("channel_not_found", Undeliverable.PLACE_GONE),
        ("not_in_channel", Undeliverable.NO_PERMISSION),
        ("messages_tab_disabled", Undeliverable.DMS_CLOSED),
        ("user_disabled", Undeliverable.DMS_CLOSED),
        ("message_not_found", Undeliverable.MESSAGE_GONE),
        ("edit_window_closed", Undeliverable.EDITING_CLOSED),
    ],
)
def test_what_can_never_arrive_is_said_with_its_reason(word: str, why: Undeliverable) -> None:
    """Each of Slack's own words has one meaning for the engine."""
    with pytest.raises(DeliveryFailed) as failure, in_engine_words():
        raise answered(word)
    assert failure.value.why is why
    assert failure.value.detail == word


@pytest.mark.parametrize(
    ("error", "after"),
    [
        (answered("ratelimited", 429, Retry_After="12"), 12_000),
        (answered("ratelimited", 429, retry_after="3"), 3_000),
        (answered(None, 429), 30_000),
        (answered("ratelimited", 429, Retry_After="soon"), 30_000),
        (answered("ratelimited", 200, Retry_After="2"), 2_000),
    ],
)
def test_a_429_waits_as_long_as_slack_says(error: Exception, after: int) -> None:
    """The header's seconds; half a minute where there is none."""
    with pytest.raises(TryLater) as wait, in_engine_words():
        raise error
    assert wait.value.after == after


@pytest.mark.parametrize(
    "error",
    [
        answered("internal_error"),
        answered("fatal_error", 200),
        answered("anything", 503),
        answered(None, 502),
        answered(17),
        TimeoutError(),
        aiohttp.ServerDisconnectedError(),
        SlackRequestError("x"),
        RuntimeError("Session is closed"),
    ],
)
def test_what_nobody_knows_is_a_lost_answer(error: Exception) -> None:
    """A broken answer may have been applied: it has to be looked for."""
    with pytest.raises(AnswerLost), in_engine_words():
        raise error


def test_without_a_connection_nothing_was_sent() -> None:
    """Where no connection was made the call can be made again as it is."""
    key = ConnectionKey("slack.test", 443, True, True, None, None, None)
    with pytest.raises(TryLater), in_engine_words():
        raise aiohttp.ClientConnectorError(key, OSError(111, "refused"))


@pytest.mark.parametrize("word", ["invalid_auth", "token_revoked", "account_inactive"])
def test_a_dead_token_is_its_own_case(word: str) -> None:
    """The app was taken out of the workspace: nothing is lost, nothing is sent."""
    with pytest.raises(ThrownOut), in_engine_words():
        raise answered(word)


def test_an_unknown_refusal_is_logged_by_its_word_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The operator reads what Slack calls it, and nothing that the message held."""
    with caplog.at_level(logging.ERROR), pytest.raises(DeliveryFailed), in_engine_words():
        raise answered("invalid_blocks")
    assert "invalid_blocks" in caplog.text
    assert "secret" not in caplog.text
