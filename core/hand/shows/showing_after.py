"""Showing a hand that claims nothing: of oneself, to one player, to all (Cooke 11.12; USPC)."""

from typing import Final

from core.cards import Card
from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.shows.looking import is_betting_over, is_open
from core.hand.shows.looks import Shown
from core.hand.state import Hand, Player, Showdown, Standing
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.sealed import Sealed

_HEADS_UP: Final = 2


def show(draft: HandDraft, player: Player, places: tuple[int, ...]) -> None:
    """Show one's hand once it is over, or the cards at ``places`` alone.

    Raises:
        Refusal: ``ALREADY_SHOWN`` or ``NO_SUCH_CARD``; nothing has been emitted then.
    """
    cards = _closed(player, places)
    if is_open(player) or (places and not cards):
        raise Refusal(Reason.ALREADY_SHOWN, "cooke-11.12")
    if cards and len(player.exposed) + len(cards) < len(player.down.content):
        draft.emit(e.CardsExposed(player.seat, cards))
    else:
        draft.emit(e.HandSeen(player.seat, player.cards, player.seat))


def show_in_play(draft: HandDraft, player: Player, places: tuple[int, ...]) -> None:
    """Turn up cards while there is action to come: only where two were dealt in (Cooke 10.20).

    Raises:
        Refusal: ``NO_SHOWDOWN`` with more players, ``NO_SUCH_CARD`` or ``ALREADY_SHOWN``.
    """
    if len(draft.seats) > _HEADS_UP:
        raise Refusal(Reason.NO_SHOWDOWN, "cooke-10.20")
    cards = _closed(player, places)
    if not cards:
        raise Refusal(Reason.ALREADY_SHOWN, "cooke-10.20")
    draft.emit(e.CardsExposed(player.seat, cards))


def _closed(player: Player, places: tuple[int, ...]) -> tuple[Card, ...]:
    """Those of the cards at ``places`` that nobody sees yet."""
    held = player.down.content
    if any(not 1 <= place <= len(held) for place in places):
        raise Refusal(Reason.NO_SUCH_CARD, "cooke-11.12", count=len(held))
    wanted = [held[place - 1] for place in sorted(set(places))]
    return tuple(card for card in wanted if card not in player.exposed)


def keep_closed(draft: HandDraft, player: Player) -> None:
    """The winner whom nobody called mucks: his hand need not be shown (USPC).

    Raises:
        Refusal: ``ALREADY_SHOWN`` or ``ALREADY_MUCKED``.
    """
    if is_open(player):
        raise Refusal(Reason.ALREADY_SHOWN, "cooke-11.12")
    if not is_asked(draft, player):
        raise Refusal(Reason.ALREADY_MUCKED, "cooke-11.03")
    draft.emit(e.ShowDeclined(player.seat))


def is_asked(hand: Hand | HandDraft, player: Player) -> bool:
    """Whether he has won without showing, and has not said yet that he will not."""
    return (
        hand.is_over
        and not hand.is_void
        and player.standing is Standing.LIVE
        and not is_open(player)
        and player.seat not in hand.looks.closed
        and bool(hand.awards)
    )


def show_to(draft: HandDraft, player: Player, seat: Seat, person: PersonId) -> None:
    """Show the hand to ``person`` at ``seat`` alone; anybody may then ask that all see it.

    Raises:
        Refusal: ``NO_SHOWDOWN`` while there is action to come, or ``ALREADY_SHOWN``.
    """
    if not is_betting_over(draft):
        raise Refusal(Reason.NO_SHOWDOWN, "cooke-10.14")
    if is_open(player) or Shown(player.seat, person) in draft.looks.shown_to:
        raise Refusal(Reason.ALREADY_SHOWN, "cooke-11.12")
    cards = Sealed(player.cards, (player.seat, seat))
    draft.emit(e.HandShownTo(player.seat, seat, person, cards))


def show_all(draft: HandDraft, by: Seat, seat: Seat) -> None:
    """``by`` asks that the hand at ``seat``, which one has seen, be shown to all.

    It is shown at once when the hand is over, else as soon as it is.

    Raises:
        Refusal: ``HAND_CLOSED`` when it can only mean an earlier hand, ``SHOWN_TO_NOBODY``,
            ``ALREADY_SHOWN`` or ``ALREADY_ASKED``.
    """
    looks = draft.looks
    if seat not in draft.seats or not looks.was_seen(seat):
        is_earlier = not draft.is_over and not isinstance(draft.phase, Showdown)
        reason = Reason.HAND_CLOSED if is_earlier else Reason.SHOWN_TO_NOBODY
        raise Refusal(reason, "cooke-11.12")
    if is_open(draft.player(seat)):
        raise Refusal(Reason.ALREADY_SHOWN, "cooke-11.12")
    if any(look.seat == seat for look in looks.due):
        raise Refusal(Reason.ALREADY_ASKED, "cooke-11.12")
    if draft.is_over:
        draft.emit(e.HandSeen(seat, draft.player(seat).cards, by))
    else:
        draft.emit(e.ShowAllAsked(by, seat))


def note_leak(draft: HandDraft, seat: Seat) -> None:
    """Another player has seen the hand at ``seat`` before the final action.

    Raises:
        Refusal: ``NOT_IN_HAND`` for a seat without cards, ``ALREADY_ASKED`` when it is known.
    """
    if seat not in draft.seats:
        raise Refusal(Reason.NOT_IN_HAND)
    if seat in draft.looks.leaked:
        raise Refusal(Reason.ALREADY_ASKED, "cooke-11.12")
    draft.emit(e.LeakNoted(seat))


def show_what_is_due(draft: HandDraft) -> None:
    """The hand is over: show what was asked for meanwhile."""
    for look in draft.looks.due:
        player = draft.player(look.seat)
        if not is_open(player) and not draft.is_void:
            draft.emit(e.HandSeen(look.seat, player.cards, look.by))
