"""The schema checker finds what Discord would refuse, and only that."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ci import IN_CI

from .fixtures import NO_SPEC, require_spec
from .openapi import DiscordSpec

CALLBACK = "/interactions/1/token/callback"
MESSAGES = "/channels/1/messages"

pytestmark = pytest.mark.skipif(bool(NO_SPEC) and not IN_CI, reason=NO_SPEC)


def button(**fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Call", "custom_id": "c", **fields}


def row(*buttons: dict[str, Any]) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": list(buttons)}]}


@pytest.fixture
def spec() -> DiscordSpec:
    require_spec()
    loaded = DiscordSpec.load()
    assert loaded is not None
    return loaded


@pytest.mark.parametrize(
    ("method", "path", "body", "named"),
    [
        ("POST", MESSAGES, {"content": "x" * 4001}, "content"),
        ("POST", MESSAGES, {"contents": "x"}, "contents"),
        ("POST", MESSAGES, row(button(label="L" * 81)), "label"),
        ("POST", MESSAGES, row(button(custom_id="c" * 101)), "custom_id"),
        ("POST", MESSAGES, row(*[button()] * 6), "components/0/components"),
        ("POST", MESSAGES, row({"type": 99}), "99"),
        ("POST", CALLBACK, {"type": 4, "data": {"bogus": 1}}, "bogus"),
        ("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "n" * 101}]}}, "choices/0"),
        ("PUT", "/applications/1/commands", [{"name": "x" * 33, "description": "d"}], "0/name"),
        ("POST", "/channels/poker/messages", {"content": "x"}, "not a snowflake"),
        ("POST", "/nowhere", {}, "no such operation"),
    ],
)
def test_refused(spec: DiscordSpec, method: str, path: str, body: Any, named: str) -> None:
    """Each invalid request is a problem, and the problem names the place."""
    problems = spec.request_problems(method, path, body)
    assert problems
    assert any(named in problem for problem in problems), problems


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", MESSAGES, {"content": "hi", "tts": False, "nonce": "1", "enforce_nonce": True}),
        ("POST", MESSAGES, row(button(), button(custom_id="d"))),
        ("POST", "/users/@me/channels", {"recipient_id": 5}),
        ("POST", CALLBACK, {"type": 6}),
        ("PATCH", "/webhooks/1/token/messages/@original", {"content": "hi"}),
    ],
)
def test_accepted(spec: DiscordSpec, method: str, path: str, body: Any) -> None:
    """What discord.py sends and Discord takes is no problem."""
    assert spec.request_problems(method, path, body) == []


def test_answers(spec: DiscordSpec) -> None:
    """An answer is checked for its status and its shape."""
    path = "/users/@me/channels"
    assert spec.answer_problems("POST", path, 200, {"id": "1"})
    assert spec.answer_problems("DELETE", f"{MESSAGES}/1", 204, None) == []
