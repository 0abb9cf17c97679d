"""What must hold in the end: everything that had to be said was said, and said once."""

from __future__ import annotations

from collections import Counter

from adapters.discord.spans import card_mark
from core.hand.events import HandEnded, HandStarted
from core.hand.state import Hand
from core.ids import PersonId
from core.table.events import ClocksResumed, PlayerSat, TableEvent
from tests.loopback.discord.guild import Channel
from tests.loopback.discord.messages import Seen

from .book import Book
from .club import Club
from .members import cards_in, hand_of

_TOLD_ONCE = ("board", "private_hand", "log", "sign")
"""Slots of letters that are never taken back."""


def check_once(club: Club, book: Book) -> None:
    """Count what was ever posted, whether it still stands or not."""
    started = [event for event in book.events() if isinstance(event, HandStarted)]
    numbers = [event.number for event in started]
    assert numbers == list(range(1, len(numbers) + 1))
    assert [e.number for e in book.events() if isinstance(e, HandEnded)] == numbers
    posted = posts(club, club.channel)
    assert boards(posted) == Counter(numbers)
    for member in club.members.values():
        person = club.id_of(member)
        dealt = [e.number for e in started if person in {en.person for en in e.entrants}]
        came = [] if club.is_shut(member) else dealt
        assert boards(posts(club, member.dm)) == Counter(came), member.name
    assert said(posted, "stood still") == happened(book, ClocksResumed)
    assert said(posted, "takes seat") == happened(book, PlayerSat)
    assert said(posted, "private messages are closed") == sum(
        club.is_shut(member) for member in club.members.values()
    )
    assert said(posted, "The table is closed") == 1
    assert said(posted, "Press Sit to join") == 1
    check_standing(club, numbers)
    check_letters(club, book)


def check_standing(club: Club, hands: list[int]) -> None:
    """Each hand's board shows its result, and no turn notice was left behind."""
    stand = club.channel.messages()
    assert not [m.text for m in stand if "it is your turn" in m.text]
    results = [m for m in stand if hand_of(m.text) and "Result" in m.text.splitlines()[0]]
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
    return Counter(
        int(str(call.fields["nonce"]).split("-")[1])
        for call in club.wire.calls("POST", "/channels/*/messages")
        if call.applied and not call.repeated
    )


def check_cards(club: Club, book: Book) -> None:
    """Each private message showed the cards that were dealt, whichever process sent it."""
    hands = {m.table.hand.number: m.table.hand for m in book.moments if m.table.hand is not None}
    for member in club.members.values():
        dealt = {number: marks(hand, club.id_of(member)) for number, hand in hands.items()}
        for message in posts(club, member.dm):
            assert cards_in(message.text) == dealt[hand_of(message.text) or 0]


def posts(club: Club, channel: Channel) -> list[Seen]:
    """Every message the bot ever posted in a channel, as it was first."""
    bot = str(club.wire.backend.bot_user.id)
    return [
        Seen(payload["data"])
        for payload in club.wire.channel_traffic(channel)
        if payload["event"] == "MESSAGE_CREATE" and payload["data"]["author"]["id"] == bot
    ]


def boards(messages: list[Seen]) -> Counter[int]:
    """How many messages there are for each hand."""
    return Counter(hand for m in messages if (hand := hand_of(m.text)) is not None)


def _refused(club: Club, book: Book) -> set[int]:
    """The letters to members who take no private messages."""
    shut = {club.id_of(member) for member in club.members.values() if club.is_shut(member)}
    return {letter.id for letter in book.letters if letter.to in shut}


def said(messages: list[Seen], words: str) -> int:
    """How many lines say so."""
    return sum(line.count(words) for m in messages for line in m.text.splitlines())


def happened(book: Book, kind: type[TableEvent]) -> int:
    """How often it happened."""
    return sum(isinstance(event, kind) for event in book.events())


def marks(hand: Hand, person: PersonId) -> tuple[str, ...]:
    """A player's own cards as they are written, in the order they were dealt."""
    player = hand.player_of(person)
    assert player is not None
    return tuple(card_mark(card).strip("`") for card in player.down.content)
