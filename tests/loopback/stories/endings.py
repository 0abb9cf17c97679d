"""What must hold when a session is over."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from core.hand import events as h
from core.table import events as t

from .journal import events_in
from .venue import Venue


def boards(venue: Venue) -> Counter[int]:
    """How many boards stand in the channel for each hand."""
    return Counter(page.hand for page in venue.pages() if page.hand is not None)


def check_each_message_once(venue: Venue) -> None:
    """One board a hand in the channel, one private hand a hand for each player dealt in."""
    shown = boards(venue)
    assert shown == dict.fromkeys(range(1, max(shown) + 1), 1)
    for member in venue.members.values():
        titles = [page.title for page in venue.private_pages(member) if page.hand is not None]
        assert len(set(titles)) == len(titles)
        assert bool(titles) is (member not in venue.shut)
    said = sum("private messages" in page.text for page in venue.pages())
    assert said == (len(venue.shut) if venue.tells_when_shut else 0)


async def tally(database: Path) -> Counter[str]:
    """What happened, counted in the journal."""
    found: Counter[str] = Counter()
    acted = False
    for event in await events_in(database):
        match event:
            case h.HandStarted():
                acted = False
            case h.Called() | h.BetMade() | h.Raised() | h.Checked():
                acted = True
            case h.ShowdownOpened():
                found["showdowns"] += 1
            case h.PotPushed(award=award):
                found["side pots"] += award.pot > 0
                found["split pots"] += len(award.shares) > 1
            case h.HandEnded():
                found["hands"] += 1
                found["walks"] += not acted
            case t.TurnExpired():
                found["expired turns"] += 1
            case _:
                pass
    return found
