"""Gate: lets in what Slack has signed, fresh, and once."""

import time
from collections.abc import Callable, Mapping
from typing import Final

from slack_sdk.signature import Clock, SignatureVerifier

NOT_SIGNED: Final = "The request is not signed by Slack."
TOO_OLD: Final = "The request's timestamp is more than five minutes away from now."
BAD_SIGNATURE: Final = "The request's signature is wrong: check SLACK_SIGNING_SECRET."
REPEATED: Final = "The request was received before."

_WINDOW: Final = 300
"""Seconds a signature is good for, either way (https://docs.slack.dev/authentication/
verifying-requests-from-slack)."""


class Gate:
    """Checks each request by Slack's signature.

    A signature covers its second and the whole body, so the same one again is the same request
    again: somebody has copied it, or Slack itself repeats it within the second.
    """

    def __init__(self, secret: str, now: Callable[[], float] = time.time) -> None:
        clock = Clock()
        clock.now = now  # type: ignore[method-assign]  # the library's own way to another clock
        self._verifier = SignatureVerifier(secret, clock)
        self._now = now
        self._seen: dict[str, float] = {}

    def refuses(self, headers: Mapping[str, str], body: str) -> str | None:
        """Why a request must not be let in, in one line; None when it may."""
        stamp = headers.get("X-Slack-Request-Timestamp", "")
        signature = headers.get("X-Slack-Signature", "")
        if not stamp or not signature:
            return NOT_SIGNED
        if not (stamp.isascii() and stamp.isdecimal() and signature.isascii()):
            return BAD_SIGNATURE
        if abs(self._now() - int(stamp)) > _WINDOW:
            return TOO_OLD
        if not self._verifier.is_valid(body, stamp, signature):
            return BAD_SIGNATURE
        return REPEATED if self._is_repeated(signature, int(stamp)) else None

    def forget(self, headers: Mapping[str, str]) -> None:
        """The request could not be dealt with: it may come again."""
        self._seen.pop(headers.get("X-Slack-Signature", ""), None)

    def _is_repeated(self, signature: str, stamp: int) -> bool:
        now = self._now()
        # Oldest first: what no longer passes for fresh need not be remembered.
        for known, good_until in list(self._seen.items()):
            if good_until >= now:
                break
            del self._seen[known]
        if signature in self._seen:
            return True
        self._seen[signature] = stamp + _WINDOW
        return False
