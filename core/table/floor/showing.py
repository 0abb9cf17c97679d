"""Showing hands after the final action, and asking to see them, until the next deal begins.

The next deal closes the hand, and every right to it is gone (Cooke 11.13).
"""

from core.hand import play
from core.hand.commands import AskToSee, Muck, Prompt, Show, ShowAll, ShowTo
from core.hand.draft import HandDraft
from core.hand.events import LookCounted
from core.hand.shows import looking, retrieving_shown, showing_after
from core.hand.state import Player
from core.house.settings import number
from core.ids import Instant, PersonId, later, seconds
from core.refusal import Reason, Refusal
from core.table import commands as c
from core.table.draft import TableDraft
from core.table.seats.proxies import seat_for
from core.table.state import Table


def show_until(table: Table | TableDraft) -> Instant | None:
    """Until when a hand that is over may be shown of oneself; None: until the next deal begins.

    The time is that of a showdown (setting ``showdown.turn_seconds``).
    """
    if table.next_hand_at is None:
        return None
    config = table.config
    ended_at = table.next_hand_at - seconds(number(config.settings, "deal.between_hands_seconds"))
    return later(Instant(ended_at), seconds(number(config.settings, "showdown.turn_seconds")))


def show_after(draft: TableDraft, command: Show | Muck) -> None:
    """A hand that is over is shown of oneself, or the winner nobody called keeps it closed.

    Raises:
        Refusal: ``NO_HAND``, ``STALE``, ``NOT_SEATED`` or ``NOT_IN_HAND``; ``TIME_IS_UP``; and
            what :mod:`core.hand.shows.showing_after` refuses.
    """
    hand = draft.last_hand()
    if hand is None or hand.is_void:
        seat_for(draft, command.person)
        raise Refusal(Reason.NO_HAND if command.prompt is None else Reason.STALE)
    if command.prompt is not None and command.prompt.hand != hand.number:
        raise Refusal(Reason.STALE)
    player = _player(draft, hand, command.person)
    until = show_until(draft)
    if until is not None and draft.now > until:
        raise Refusal(Reason.TIME_IS_UP, "cooke-11.12")
    if isinstance(command, Show):
        showing_after.show(hand, player, command.cards)
    else:
        showing_after.keep_closed(hand, player)


def show_to(draft: TableDraft, command: ShowTo) -> None:
    """A hand is shown to one player alone (Cooke 11.12).

    Raises:
        Refusal: ``NO_HAND``, ``HAND_CLOSED``, ``NOT_SEATED``, ``NOT_IN_HAND``,
            ``NOT_SEATED_HERE``; and what :func:`showing_after.show_to` refuses.
    """
    hand = _hand(draft, command.prompt)
    player = _player(draft, hand, command.person)
    whom = next((one for one in draft.occupants() if one.person == command.whom), None)
    if whom is None or whom.person == player.person:
        raise Refusal(Reason.NOT_SEATED_HERE, "cooke-11.12")
    showing_after.show_to(hand, player, whom.seat, whom.person)


def show_all(draft: TableDraft, command: ShowAll) -> None:
    """Anybody at the table asks that a hand which one has seen be shown to all (Cooke 11.12).

    Raises:
        Refusal: ``NO_HAND``, ``HAND_CLOSED``, ``NOT_SEATED``; and what
            :func:`showing_after.show_all` refuses.
    """
    hand = _hand(draft, command.prompt)
    showing_after.show_all(hand, seat_for(draft, command.person), command.seat)


def ask_to_see(draft: TableDraft, command: AskToSee) -> None:
    """Who was dealt in asks to see a called hand (Cooke 11.08).

    Raises:
        Refusal: ``NO_HAND``, ``HAND_CLOSED``, ``NOT_SEATED``, ``NOT_IN_HAND``; and what
            :func:`looking.ask_to_see` refuses.
    """
    hand = _hand(draft, command.prompt)
    player = _player(draft, hand, command.person)
    play.ask_to_see(hand, player, command.seat)
    for occupant in draft.occupants():
        if occupant.person == player.person:
            draft.emit(LookCounted(occupant.seat, occupant.looks_asked + 1))


def confirm_look(draft: TableDraft, command: c.ConfirmLook) -> None:
    """The floor answers a request to see a called hand (Cooke 11.08).

    Raises:
        Refusal: ``NO_HAND`` or ``NOBODY_ASKED``; ``OWN_MATTER`` for one who would allow what he has
            asked for himself (Cooke 3.13).
    """
    hand = _hand(draft, None)
    asking = [hand.player(one.by).actor for one in hand.looks.asked if one.seat == command.seat]
    if command.allows and command.by in asking:
        raise Refusal(Reason.OWN_MATTER, "cooke-3.13")
    play.answer_look(hand, command.seat, allows=command.allows)


def note_leak(draft: TableDraft, command: c.NoteLeak) -> None:
    """The floor notes that a hand was seen by another player (Cooke 11.12).

    Raises:
        Refusal: ``NO_HAND``, ``NOT_IN_HAND`` or ``ALREADY_ASKED``.
    """
    showing_after.note_leak(_hand(draft, None), command.seat)


def retrieve(draft: TableDraft, command: c.Object) -> None:
    """Somebody objects that a hand was shown and then mucked by mistake (Cooke 10.19).

    Raises:
        Refusal: ``NOT_SEATED``, ``NO_HAND``, ``HAND_CLOSED``, ``MUCK_IS_FINAL`` or
            ``WOULD_NOT_WIN``.
    """
    seat_for(draft, command.person)
    hand = _hand(draft, command.prompt)
    assert command.seat is not None
    retrieving_shown.retrieve_shown(hand, command.seat)


def after_hand(draft: TableDraft) -> None:
    """The hand is over: show what was asked for while it was on (Cooke 11.12)."""
    hand = draft.hand
    if hand is not None and not hand.is_void:
        looking.carry_out(hand)
        showing_after.show_what_is_due(hand)


def _hand(draft: TableDraft, prompt: Prompt | None) -> HandDraft:
    hand = draft.last_hand()
    if prompt is not None and prompt.hand < draft.hands:
        raise Refusal(Reason.HAND_CLOSED, "cooke-11.13")
    if hand is None or hand.is_void:
        raise Refusal(Reason.NO_HAND)
    return hand


def _player(draft: TableDraft, hand: HandDraft, person: PersonId) -> Player:
    """Whom ``person`` plays in ``hand``, also when he has got up since."""
    for player in hand.players:
        if player.actor == person:
            return player
    seat_for(draft, person)
    raise Refusal(Reason.NOT_IN_HAND)
