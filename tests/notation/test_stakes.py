"""What a table is opened with, as people type it; and words that need no table."""

import pytest

from core.chips import Chips, whole
from core.games.spec import Structure
from core.notation import (
    Stated,
    Topic,
    is_known,
    parse_buy_in_range,
    parse_stakes,
    parse_structure,
    topic_of,
)
from core.refusal import Reason, Refusal
from core.table.setup.named import Named


def bets(*amounts: float) -> Named:
    """Bets in chips."""
    return Named(tuple(Chips(round(amount * 100)) for amount in amounts))


NL, PL, FIXED, SPREAD = (
    Structure.NO_LIMIT,
    Structure.POT_LIMIT,
    Structure.FIXED,
    Structure.SPREAD,
)
BLINDS = Named(small_blind=whole(5), big_blind=whole(10))
THREE = Named(button_blind=whole(1), small_blind=whole(3), big_blind=whole(5))


@pytest.mark.parametrize(
    ("text", "named", "structure"),
    [
        ("5/10", BLINDS, None), (" 5 / 10 ", BLINDS, None), ("$5/$10", BLINDS, None),
        ("0.5/1", Named(small_blind=Chips(50), big_blind=Chips(100)), None),
        ("1/3/5", THREE, None), ("nl 1-3-5", THREE, NL),
        ("nl 5/10", BLINDS, NL), ("No-Limit 5-10", BLINDS, NL), ("5/10 pl", BLINDS, PL),
        ("pot_limit 5/10", BLINDS, PL), ("nl 10", bets(10), NL), ("10", bets(10), None),
        ("10-20", bets(10, 20), None), ("1.5k-3k", bets(1500, 3000), None),
        ("limit 10-20", bets(10, 20), FIXED), ("10/20 fixed limit", bets(10, 20), FIXED),
        ("2-10", bets(2, 10), None), ("2 to 10", bets(2, 10), None),
        ("$1-to-$5", bets(1, 5), None), ("1\u20135", bets(1, 5), None),
        ("1-4-8-8", bets(1, 4, 8), None), ("spread 1-4-8", bets(1, 4, 8), SPREAD),
    ],
)  # fmt: skip
def test_stakes(text: str, named: Named, structure: Structure | None) -> None:
    """A slash is for blinds and a dash for bets, unless a structure is named with them."""
    assert parse_stakes(text) == Stated(named, structure)


def test_a_structure_beside_the_stakes() -> None:
    """Named apart it counts like one in the text, which goes before it."""
    assert parse_stakes("5-10", NL) == Stated(BLINDS, NL)
    assert parse_stakes("5/10", FIXED) == Stated(bets(5, 10), FIXED)
    assert parse_stakes("pl 5/10", FIXED) == Stated(BLINDS, PL)


@pytest.mark.parametrize(
    "text",
    [
        "", "/", "a/b", "-1/2", "10-", "nl", "a lot", "1/2/3/4", "1-4-8-9", "1-2-3-4-5",
    ],
)  # fmt: skip
def test_what_are_no_stakes(text: str) -> None:
    """Parts that are no amounts, too many of them, and two late limits that differ: the answer
    speaks of stakes, and of no bet."""
    with pytest.raises(Refusal) as refused:
        parse_stakes(text)
    assert refused.value.reason is Reason.UNREADABLE_STAKES


@pytest.mark.parametrize(
    ("text", "structure"),
    [("limit", FIXED), ("Pot Limit", PL), ("pot_limit", PL), ("no-limit", NL), ("sl", SPREAD)],
)
def test_structures(text: str, structure: Structure) -> None:
    """By the words of the card room, however they are put."""
    assert parse_structure(text) is structure
    with pytest.raises(Refusal) as refused:
        parse_structure(f"{text} razz")
    assert refused.value.reason is Reason.UNREADABLE_STAKES


def test_a_buy_in_range() -> None:
    """Least and most, or the least alone."""
    assert parse_buy_in_range("1,000-5k") == (whole(1000), whole(5000))
    assert parse_buy_in_range("1000") == (whole(1000), None)


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
