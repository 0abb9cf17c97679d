"""What a table is opened with, as people type it; and words that need no table."""

import pytest

from core.chips import Chips, whole
from core.notation import Topic, is_known, parse_blinds, parse_buy_in_range, topic_of
from core.refusal import Reason, Refusal


def test_blinds() -> None:
    """Two amounts with a stroke between, in hundredths of a chip."""
    assert parse_blinds("25/50") == (whole(25), whole(50))
    assert parse_blinds(" 0.5 / 1 ") == (Chips(50), Chips(100))


def test_a_buy_in_range() -> None:
    """Least and most, or the least alone."""
    assert parse_buy_in_range("1,000-5k") == (whole(1000), whole(5000))
    assert parse_buy_in_range("1000") == (whole(1000), None)


@pytest.mark.parametrize("text", ["", "25", "25-50", "/", "a/b", "1/2/3", "-1/2"])
def test_what_are_no_blinds(text: str) -> None:
    """Anything but two amounts is refused."""
    with pytest.raises(Refusal) as refused:
        parse_blinds(text)
    assert refused.value.reason is Reason.UNREADABLE_AMOUNT


@pytest.mark.parametrize("text", ["", "-", "1000-", "-5000", "1-2-3", "many"])
def test_what_is_no_range(text: str) -> None:
    """Anything but one or two amounts is refused."""
    with pytest.raises(Refusal) as refused:
        parse_buy_in_range(text)
    assert refused.value.reason is Reason.UNREADABLE_AMOUNT


@pytest.mark.parametrize(
    ("text", "topic"),
    [("/help", Topic.HELP), ("my cards, please", None), ("Balance!", Topic.BALANCE),
     ("wallet please", Topic.BALANCE), ("help me", None), ("table open", None), ("fold", None)],
)  # fmt: skip
def test_questions_need_no_table(text: str, topic: Topic | None) -> None:
    """Words that ask, and hold nothing else, are known by themselves."""
    assert topic_of(text) is topic


@pytest.mark.parametrize(
    ("text", "known"),
    [("fold", True), ("raise 60", True), ("60", True), ("half pot", True), ("info", True),
     ("flod", False), ("", False), ("chips to ann", False), ("table foo", False)],
)  # fmt: skip
def test_known_words(text: str, known: bool) -> None:
    """What a player can say is told from what nobody says, without a table."""
    assert is_known(text) is known
