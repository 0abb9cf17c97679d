"""Log lines never hold a token."""

import logging

from bot.logs import Redacting
from bot.secret import Secret


def test_a_token_is_taken_out_of_messages_and_tracebacks() -> None:
    """Whether in the text, the arguments or an exception: the word never comes out."""
    formatter = Redacting([Secret("hush-hush")])
    try:
        raise ValueError("hush-hush in an error")
    except ValueError as error:
        exc_info = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("x", logging.INFO, "", 0, "a %s", ("hush-hush",), exc_info)
    line = formatter.format(record)
    assert "hush-hush" not in line
    assert line.count("[hidden]") >= 2


def test_an_empty_secret_hides_nothing() -> None:
    """No secret, no holes in the text."""
    record = logging.LogRecord("x", logging.INFO, "", 0, "plain", (), None)
    assert Redacting([Secret("")]).format(record).endswith("plain")


def test_the_formatter_keeps_the_level_and_the_name() -> None:
    """One line style: time, level, logger, message."""
    record = logging.LogRecord("bot.run", logging.WARNING, "", 0, "careful", (), None)
    assert Redacting([]).format(record).endswith("WARNING bot.run: careful")


def test_a_token_of_slack_is_known_by_its_looks() -> None:
    """A workspace's token, which nobody could name at the start, never comes out either."""
    for token in ("xoxb-123-abc-DEF", "xapp-1-A0-9-feed", "xoxe.xoxb-1-abc"):
        record = logging.LogRecord("x", logging.INFO, "", 0, "with %s!", (token,), None)
        assert Redacting([]).format(record).endswith("with [hidden]!")
