"""What the gate lets in: Slack's own example, within five minutes, once."""

from typing import Final

import pytest

from adapters.slack.http.gate import BAD_SIGNATURE, NOT_SIGNED, REPEATED, TOO_OLD, Gate

# The worked example of https://docs.slack.dev/authentication/verifying-requests-from-slack.
SECRET: Final = "8f742231b10e8888abcd99yyyzzz85a5"  # noqa: S105
STAMP: Final = 1531420618
BODY: Final = (
    "token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow"
    "&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner"
    "&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands"
    "%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN"
    "&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c"
)
SIGNATURE: Final = "v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503"


def headers(stamp: object = STAMP, signature: str = SIGNATURE) -> dict[str, str]:
    return {"X-Slack-Request-Timestamp": str(stamp), "X-Slack-Signature": signature}


def gate(after: float = 0) -> Gate:
    """A gate whose clock stands ``after`` seconds after the example's."""
    return Gate(SECRET, lambda: STAMP + after)


@pytest.mark.parametrize("after", [-300, 0, 300])
def test_the_documented_example_is_let_in(after: float) -> None:
    """Slack's own signature of Slack's own body, up to five minutes either way."""
    assert gate(after).refuses(headers(), BODY) is None


@pytest.mark.parametrize("after", [-301, 301, 86_400])
def test_more_than_five_minutes_away_is_refused(after: float) -> None:
    """A good signature that is too old, or of the future, is refused as such."""
    assert gate(after).refuses(headers(), BODY) == TOO_OLD


@pytest.mark.parametrize(
    ("given", "body", "why"),
    [
        ({}, BODY, NOT_SIGNED),
        ({"X-Slack-Signature": SIGNATURE}, BODY, NOT_SIGNED),
        ({"X-Slack-Request-Timestamp": str(STAMP)}, BODY, NOT_SIGNED),
        (headers(signature="v0=" + "0" * 64), BODY, BAD_SIGNATURE),
        (headers(signature="v0=ünsigned"), BODY, BAD_SIGNATURE),
        (headers(stamp=STAMP + 1), BODY, BAD_SIGNATURE),
        (headers(stamp="now"), BODY, BAD_SIGNATURE),
        (headers(stamp="-1"), BODY, BAD_SIGNATURE),
        (headers(stamp="\u0661"), BODY, BAD_SIGNATURE),
        (headers(), BODY.replace("U2CERLKJA", "U2CERLKJB"), BAD_SIGNATURE),
        (headers(), "", BAD_SIGNATURE),
    ],
)
def test_what_slack_did_not_sign_is_refused(given: dict[str, str], body: str, why: str) -> None:
    """Nothing signed, another signature, another second, another user or no body: one line each."""
    assert gate().refuses(given, body) == why
    assert "\n" not in why


def test_the_same_request_is_let_in_once() -> None:
    """A copy is refused while its signature would still be good, however often it comes."""
    at = [float(STAMP)]
    watched = Gate(SECRET, lambda: at[0])
    assert watched.refuses(headers(), BODY) is None
    for second in (0, 1, 299, 300):
        at[0] = STAMP + second
        assert watched.refuses(headers(), BODY) == REPEATED
    at[0] = STAMP + 301
    assert watched.refuses(headers(), BODY) == TOO_OLD


def test_a_bad_copy_does_not_spoil_the_good_one() -> None:
    """Who sends another body under a signature does not keep Slack's own request out."""
    watched = gate()
    assert watched.refuses(headers(), BODY + "&x=1") == BAD_SIGNATURE
    assert watched.refuses(headers(), BODY) is None


def test_what_failed_may_come_again() -> None:
    """A request that could not be dealt with is let in when Slack repeats it."""
    watched = gate()
    assert watched.refuses(headers(), BODY) is None
    watched.forget(headers())
    assert watched.refuses(headers(), BODY) is None
