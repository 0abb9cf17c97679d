"""Typed words between hands: posting, waiting, straddles, kills, overs, another seat."""

import pytest

from core.hand.overs import Overs
from core.ids import Seat
from core.notation import Ask, Topic, parse_action
from core.refusal import Reason, Refusal
from core.table.blinds.duties import Entry
from core.table.commands import (
    ChangeSeat,
    ChooseEntry,
    KillPot,
    ObjectToKill,
    PlayBehind,
    PlayOvers,
    PostStraddle,
    RefuseKill,
)
from tests.dealt import Dealt, chips, person

ME = person(1)
POST, WAIT = ChooseEntry(ME, Entry.POST), ChooseEntry(ME, Entry.WAIT)
BEHIND, BUY = ChooseEntry(ME, Entry.BEHIND), ChooseEntry(ME, Entry.BUY)


def said(text: str) -> object:
    table = Dealt(1000, 1000, 1000)
    return parse_action(text, table.view(1), ME)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("post", POST), ("/post", POST), ("post now", POST), ("I post", POST), ("post 20", POST),
        ("post both please", POST), ("post the blinds", POST),
        ("wait", WAIT), ("wait for the big blind", WAIT), ("I'll wait for my big blind", WAIT),
        ("wait for bb", WAIT), ("let the blinds pass", WAIT), ("post wait", WAIT),
        ("post behind", BEHIND), ("post behind the button", BEHIND), ("behind the button", BEHIND),
        ("buy the button", BUY), ("buy button", BUY), ("post button", BUY),
        ("behind", PlayBehind(ME, None)), ("behind 300", PlayBehind(ME, chips(300))),
        ("straddle", PostStraddle(ME)), ("straddle 40", PostStraddle(ME, chips(40))),
        ("straddle to 4bb", PostStraddle(ME, chips(40))), ("straddle min", PostStraddle(ME)),
        ("sleeper", PostStraddle(ME)), ("re-straddle 60", PostStraddle(ME, chips(60))),
        ("kill", KillPot(ME)), ("kill the pot", KillPot(ME)), ("refuse the kill", RefuseKill(ME)),
        ("object to the kill of seat 3", ObjectToKill(ME, Seat(3))),
        ("kill object seat 2", ObjectToKill(ME, Seat(2))),
        ("overs", PlayOvers(ME, Overs.OVERS)), ("overs on", PlayOvers(ME, Overs.OVERS)),
        ("overs super", PlayOvers(ME, Overs.SUPER)), ("super overs", PlayOvers(ME, Overs.SUPER)),
        ("overs super on", PlayOvers(ME, Overs.SUPER)),
        ("overs super off", PlayOvers(ME, Overs.OVERS)), ("overs off", PlayOvers(ME, Overs.NONE)),
        ("seatchange 7", ChangeSeat(ME, Seat(7))), ("move to seat 7", ChangeSeat(ME, Seat(7))),
        ("change seat to 7", ChangeSeat(ME, Seat(7))), ("seat change 7", ChangeSeat(ME, Seat(7))),
        ("seatchange 4 wait", ChangeSeat(ME, Seat(4), lets_pass=True)),
        ("seatchange cancel", ChangeSeat(ME, None)), ("keep my seat", ChangeSeat(ME, None)),
        ("seatchange", Ask(Topic.SEATS)), ("change seats", Ask(Topic.SEATS)),
        ("blinds", Ask(Topic.BLINDS)), ("my choices", Ask(Topic.BLINDS)),
    ],
    ids=str,
)  # fmt: skip
def test_what_is_said_between_hands(text: str, command: object) -> None:
    """Each in several ways; ``behind`` alone is chips on their way, not the button."""
    assert said(text) == command


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("post xyz", Reason.UNREADABLE_AMOUNT), ("wait a minute", Reason.UNREADABLE_COMMAND),
        ("straddle high", Reason.UNREADABLE_AMOUNT), ("kill him", Reason.UNREADABLE_COMMAND),
        ("straddle all", Reason.UNREADABLE_AMOUNT), ("overs maybe", Reason.UNREADABLE_COMMAND),
        ("seatchange there", Reason.UNREADABLE_COMMAND), ("kill object", Reason.NAME_SOMEBODY),
        ("buy the button 5", Reason.UNREADABLE_COMMAND),
    ],
)  # fmt: skip
def test_what_is_not_understood(text: str, reason: Reason) -> None:
    """Words that say something else behind a known one are asked back, not guessed at."""
    with pytest.raises(Refusal) as raised:
        said(text)
    assert raised.value.reason is reason
