"""The deal of a hand: how it went, by the order of the deck, and whether it is sound."""

from bisect import bisect_right
from typing import Final

from core.cards import JOKERS, STANDARD_DECK, Card
from core.games.spec import Forced
from core.hand.acts import Act
from core.hand.draft import HandDraft
from core.hand.forced.posts import PostKind
from core.hand.misdeals.record import DealRecord, Exposure
from core.hand.state import KillWindow
from core.ids import Seat

_PLAIN: Final = frozenset(STANDARD_DECK)
_MADE_UP: Final = (Act.ENTRY_BLIND, Act.DEAD_BLIND)
"""What is posted out of turn."""

_WITH_JOKER: Final = frozenset((*STANDARD_DECK, JOKERS[0]))


def is_whole(draft: HandDraft) -> bool:
    """Whether the deck about to be dealt holds each of its cards once (Cooke 14.20 j)."""
    whole = _WITH_JOKER if draft.rules.has_joker else _PLAIN
    cards = draft.deck.content
    return len(cards) == len(whole) and whole == frozenset(cards)


def is_sound(draft: HandDraft) -> bool:
    """Whether the starting cards lie as they should: the quick look of every deal.

    Everybody dealt in has as many cards as the others, they are all that is off the deck, and
    they went round in the right order.
    """
    deck, players = draft.deck.content, draft.players
    size, count = len(players), len(players[0].cards)
    if draft.dealt != size * count or draft.seats != order_of(draft):
        return False
    if count != draft.spec.starting_cards and not isinstance(draft.phase, KillWindow):
        return False
    dealt = draft.dealt
    for place, player in enumerate(players):
        down = player.down.content
        if (down + player.up if player.up else down) != deck[place:dealt:size]:
            return False
    return _has_posts(draft) or not unposted(draft)


def order_of(draft: HandDraft) -> tuple[Seat, ...]:
    """The order of the deal: from the left of the button, in stud from the lowest seat (5.01)."""
    seats = sorted(draft.seats)
    button = draft.button
    if button is None or draft.rules.forced is Forced.BRING_IN:
        return tuple(seats)
    first = bisect_right(seats, button)
    return tuple(seats[first:] + seats[:first])


def _has_posts(draft: HandDraft) -> bool:
    """Whether so much has been posted as was due, before anybody has acted."""
    antes = draft.rules.stakes.ante and draft.posts.antes_for_all is None
    due = len(draft.posts.due) + (len(draft.seats) if antes else 0)
    return draft.action <= 1 and len(draft.record) >= due


def unposted(draft: HandDraft) -> tuple[Seat, ...]:
    """Who is dealt in without what he had to put in, though he has the chips (item l)."""
    return tuple(dict.fromkeys(seat for seat, _ in _missing(draft)))


def returning(draft: HandDraft) -> tuple[Seat, ...]:
    """Those among them who lack only what makes up for a missed blind (Cooke 12.12)."""
    missing = _missing(draft)
    others = {seat for seat, act in missing if act not in _MADE_UP}
    return tuple(dict.fromkeys(seat for seat, _ in missing if seat not in others))


def _missing(draft: HandDraft) -> list[tuple[Seat, Act]]:
    due = [
        (post.seat, post.traits.act)
        for post in draft.posts.due
        # In lowball the big blind passes on from who cannot post half of it (Cooke 7.18.06).
        if not (post.traits.is_total or (post.kind is PostKind.BIG and draft.spec.is_lowball))
    ]
    if draft.rules.stakes.ante and draft.posts.antes_for_all is None:
        due += [(seat, Act.ANTE) for seat in draft.seats]
    if not due:
        return []
    done = {(one.seat, one.act.act) for one in draft.record}
    # What a late killer had posted live lies dead beside his kill (Cooke 8.04.12).
    done |= {
        (one.seat, Act.DEAD_BLIND)
        for one in draft.posts.replaced
        if (one.seat, one.traits.act) in done
    }
    return [one for one in due if one not in done and not _is_spent(draft, one[0])]


def _is_spent(draft: HandDraft, seat: Seat) -> bool:
    return seat not in draft.seats or draft.player(seat).is_all_in


def record_of(
    draft: HandDraft,
    looked: tuple[Seat, ...] = (),
    exposed: tuple[Exposure, ...] = (),
    boxed: int = 0,
) -> DealRecord:
    """How the starting cards went, as they lie; who has ``looked`` at them others have to say."""
    holder = {card: player.seat for player in draft.players for card in player.cards}
    to = tuple(_until_burn(draft, holder))
    seats = order_of(draft)
    posted = tuple(
        player.seat
        for player in draft.players
        if player.paid or player.dead or player.seat == draft.button
    )
    return DealRecord(
        seats=seats,
        rounds=draft.spec.starting_cards,
        to=to,
        must_have=posted,
        unposted=unposted(draft),
        returning=returning(draft),
        looked=looked,
        exposed=exposed,
        boxed=boxed,
        is_stud=draft.spec.upcards > 0,
        is_draw=draft.spec.draws > 0,
    )


def _until_burn(draft: HandDraft, holder: dict[Card, Seat]) -> list[Seat]:
    """Who got the first cards of the deck, as far as they went to players."""
    to: list[Seat] = []
    for card in draft.deck.content[: draft.dealt]:
        if card not in holder:
            break
        to.append(holder[card])
    return to
