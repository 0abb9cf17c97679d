"""What Discord's errors mean to the engine."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from adapters.discord.errors import in_engine_words
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater, Undeliverable


class Answer:
    """An answer of Discord as discord.py hands it on."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "reason"


def error(status: int, code: int = 0) -> discord.HTTPException:
    answer: Any = Answer(status)
    return discord.HTTPException(answer, {"code": code, "message": "Ann holds `A♠︎`"})


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (50007, Undeliverable.DMS_CLOSED),
        (50278, Undeliverable.DMS_CLOSED),
        (50001, Undeliverable.NO_PERMISSION),
        (50013, Undeliverable.NO_PERMISSION),
        (50083, Undeliverable.NO_PERMISSION),
        (10003, Undeliverable.PLACE_GONE),
        (10008, Undeliverable.MESSAGE_GONE),
        (50035, Undeliverable.NO_PERMISSION),
    ],
)
def test_what_will_never_arrive(code: int, why: Undeliverable) -> None:
    """Each code that no second try can mend names its reason."""
    with pytest.raises(DeliveryFailed) as failed, in_engine_words():
        raise error(403, code)
    assert failed.value.why is why


@pytest.mark.parametrize(
    ("raised", "after"),
    [
        (discord.RateLimited(12.5), 12_501),
        (error(429), 60_000),
        (error(401), 60_000),
        (error(400, 30046), 60_000),
        (error(400, 40003), 30_000),
    ],
)
def test_what_has_to_wait(raised: Exception, after: int) -> None:
    """Nothing was sent, and the wait is Discord's or a careful one."""
    with pytest.raises(TryLater) as wait, in_engine_words():
        raise raised
    assert wait.value.after == after


@pytest.mark.parametrize(
    "raised",
    [
        error(503),
        error(500),
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError(),
        TimeoutError(),
        ConnectionResetError(104, "cut"),
        RuntimeError("Session is closed"),
    ],
)
def test_what_nobody_knows(raised: Exception) -> None:
    """The call may have been applied: the engine has to find out, or repeat it under its nonce."""
    with pytest.raises(AnswerLost), in_engine_words():
        raise raised


def test_no_error_quotes_a_message(caplog: pytest.LogCaptureFixture) -> None:
    """Discord may quote what was sent: its words are kept nowhere."""
    with pytest.raises(DeliveryFailed) as failed, in_engine_words():
        raise error(400, 50035)
    assert "A♠" not in f"{failed.value!r}{failed.value}{failed.value.detail}{caplog.text}"
    assert failed.value.__suppress_context__
