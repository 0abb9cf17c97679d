"""What must hold in the end: everything that had to be said was said, and said once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from core.hand.events import HandEnded, HandStarted
from core.table.events import ClocksResumed, PlayerSat, TableEvent
from tests.loopback.stories.venue import Page

from .book import Book
from .club import Club

_TOLD_ONCE = ("board", "private_hand", "log", "sign")
"""Slots of letters that are never taken back."""


def check_once(club: Club, book: Book) -> None:
    """Count what was ever posted, whether it still stands or not."""
    started = [event for event in book.events() if isinstance(event, HandStarted)]
    numbers = [event.number for event in started]
    assert numbers == list(range(1, len(numbers) + 1))
    assert [e.number for e in book.events() if isinstance(e, HandEnded)] == numbers
    posted = club.venue.posted()
    assert boards(posted) == Counter(numbers)
    for member in club.members.values():
        dealt = [e.number for e in started if member.id in {en.person for en in e.entrants}]
        came = [] if club.is_shut(member) else dealt
        assert boards(club.venue.posted(member)) == Counter(came), member.name
    assert said(posted, "stood still") == happened(book, ClocksResumed)
    assert said(posted, "takes seat") == happened(book, PlayerSat)
    warned = sum(club.is_shut(member) for member in club.members.values())
    told = warned if club.venue.tells_when_shut else 0
    assert said(posted, "private messages are closed") == told
    assert said(posted, "The table is closed") == 1
    assert said(posted, "Press Sit to join") == 1
    check_standing(club, numbers)
    check_letters(club, book)


def check_standing(club: Club, hands: list[int]) -> None:
    """Each hand's board shows its result, and no turn notice was left behind."""
    stand = list(club.venue.pages())
    assert not [page.text for page in stand if "it is your turn" in page.text]
    results = [page for page in stand if page.hand and "Result" in page.title]
    assert boards(results) == Counter(hands)


def check_letters(club: Club, book: Book) -> None:
    """Each letter was posted once, a turn notice at most once, and nothing waits any more."""
    assert all(letter.state == "done" for letter in book.letters)
    posted = posted_letters(club)
    assert not {ident: count for ident, count in posted.items() if count > 1}
    owed = {letter.id for letter in book.letters if letter.slot in _TOLD_ONCE}
    assert owed <= set(posted) | _refused(club, book)
    turns = Counter((le.hand, le.action) for le in book.letters if le.slot == "turn")
    assert not {turn: count for turn, count in turns.items() if count > 1}


def posted_letters(club: Club) -> Counter[int]:
    """How many messages there were for each letter, by the nonces they were sent with."""
    return Counter(int(nonce.split("-")[1]) for nonce in club.venue.sent_nonces())


def check_cards(club: Club, book: Book) -> None:
    """Each private message showed the cards that were dealt, whichever process sent it."""
    hands = {m.table.hand.number: m.table.hand for m in book.moments if m.table.hand is not None}
    for member in club.members.values():
        for page in club.venue.posted(member):
            player = hands[page.hand or 0].player_of(member.id)
            assert player is not None
            assert club.venue.cards_in(page.title) == player.down.content


def boards(pages: Iterable[Page]) -> Counter[int]:
    """How many messages there are for each hand."""
    return Counter(page.hand for page in pages if page.hand is not None)


def _refused(club: Club, book: Book) -> set[int]:
    """The letters to members who take no private messages."""
    shut = {member.id for member in club.venue.shut}
    return {letter.id for letter in book.letters if letter.to in shut}


def said(pages: Iterable[Page], words: str) -> int:
    """How often it was said."""
    return sum(page.text.count(words) for page in pages)


def happened(book: Book, kind: type[TableEvent]) -> int:
    """How often it happened."""
    return sum(isinstance(event, kind) for event in book.events())
