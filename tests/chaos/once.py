"""What must hold in the end: everything that had to be said was said, and said once."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from core.cards import Card
from core.hand.events import DrawServed, HandEnded, HandStarted, HoleCardsDealt
from core.ids import PersonId
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
        came = [] if club.is_shut(member) else list(given_cards(book, member.id))
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


def given_cards(book: Book, person: PersonId) -> Iterator[int]:
    """The number of the hand for each time that somebody was given cards face down: at the deal,
    and whenever the hand went on with new ones."""
    for moment in book.moments:
        hand = moment.table.hand
        player = hand.player_of(person) if hand is not None else None
        if hand is None or player is None:
            continue
        started = any(isinstance(event, HandStarted) for event in moment.events)
        given = any(
            event.seat == player.seat
            and (isinstance(event, HoleCardsDealt) or bool(event.cards.content))
            for event in moment.events
            if isinstance(event, HoleCardsDealt | DrawServed)
        )
        if given and (started or not hand.is_over):
            yield hand.number


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
    """Each private message showed the cards that he had then, whichever process sent it."""
    held: defaultdict[tuple[int, PersonId], set[tuple[Card, ...]]] = defaultdict(set)
    for hand in (moment.table.hand for moment in book.moments):
        for player in hand.players if hand is not None else ():
            held[hand.number if hand is not None else 0, player.person].add(player.cards)
    for member in club.members.values():
        for page in club.venue.posted(member):
            assert club.venue.cards_in(page.title) in held[page.hand or 0, member.id]


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
