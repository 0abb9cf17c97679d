"""Proxies: an outsider plays a seat's chips, if nobody objects (Cooke 10.14).

Who plays is fixed for a hand when it is dealt; what is said after that is for the next one.
"""

from core.hand.proxy import Proxy
from core.house.settings import word
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table.commands import NameProxy, ObjectToProxy
from core.table.draft import TableDraft
from core.table.floor import contest_events as e
from core.table.seats.standing import people_of, refuse_kept_out

_RULE = "cooke-10.14"


def name_proxy(draft: TableDraft, command: NameProxy) -> None:
    """Have an outsider play from the next hand on, or play oneself again.

    Nobody has to be a proxy: whoever has been named may end it too.

    Raises:
        Refusal: ``NOT_SEATED``; ``PROXIES_OFF`` by the house's rule; ``PROXY_IN_GAME`` for one
            who sits here or plays for another; those of
            :func:`core.table.seats.standing.refuse_kept_out` for one whom the record keeps out;
            or ``NO_PROXY`` when there is none to end.
    """
    if command.proxy is None:
        _end(draft, command.person)
        return
    occupant = draft.seated(command.person)
    if _house(draft) == "never":
        raise Refusal(Reason.PROXIES_OFF, _RULE)
    if _is_in_game(draft, command.proxy, occupant.seat):
        raise Refusal(Reason.PROXY_IN_GAME, _RULE)
    refuse_kept_out(draft, command.standing, people_of(draft))
    draft.emit(e.ProxyNamed(occupant.seat, Proxy(command.proxy, command.name)))


def _end(draft: TableDraft, person: PersonId) -> None:
    for occupant in draft.occupants():
        if occupant.proxy is not None and person in (occupant.person, occupant.proxy.person):
            draft.emit(e.ProxyEnded(occupant.seat))
            return
    draft.seated(person)
    raise Refusal(Reason.NO_PROXY, _RULE)


def object_to_proxy(draft: TableDraft, command: ObjectToProxy) -> None:
    """Anybody at the table may stop it until the next deal, unless the house allows it anyway.

    Raises:
        Refusal: ``NOT_SEATED``, ``NO_PROXY``, or ``PROXY_STANDS``.
    """
    draft.seated(command.person)
    occupant = draft.occupant(command.seat) if 0 < command.seat <= len(draft.seats) else None
    if occupant is None or occupant.proxy is None:
        raise Refusal(Reason.NO_PROXY, _RULE)
    if not occupant.proxy_is_new or _house(draft) == "allowed":
        raise Refusal(Reason.PROXY_STANDS, _RULE)
    draft.emit(e.ProxyRefused(occupant.seat, command.person))


def _house(draft: TableDraft) -> str:
    return word(draft.config.settings, "seats.proxy_play")


def _is_in_game(draft: TableDraft, person: PersonId, seat: Seat) -> bool:
    """Whether ``person`` sits here, or plays for another seat than ``seat``."""
    if any(occupant.person == person for occupant in draft.occupants()):
        return True
    return any(other != seat for other in seats_played_by(draft, person))


def refuse_player_of_another(draft: TableDraft, person: PersonId) -> None:
    """One player to a hand: who plays another's chips may not sit down himself.

    Raises:
        Refusal: ``PLAYS_FOR_ANOTHER``.
    """
    if seats_played_by(draft, person):
        raise Refusal(Reason.PLAYS_FOR_ANOTHER, _RULE)


def seats_played_by(draft: TableDraft, person: PersonId) -> set[Seat]:
    """The seats for which ``person`` is a proxy, in the hand in play or from the next one on."""
    seats = {o.seat for o in draft.occupants() if o.proxy is not None and o.proxy.person == person}
    if draft.hand is not None and draft.is_in_hand:
        playing = (p for p in draft.hand.players if p.actor == person and p.person != person)
        seats.update(player.seat for player in playing)
    return seats


def seat_for(draft: TableDraft, person: PersonId) -> Seat:
    """The seat at which ``person`` has a say: his own, or the one he plays for.

    Raises:
        Refusal: ``NOT_SEATED``.
    """
    if draft.hand is not None and draft.is_in_hand:
        for player in draft.hand.players:
            if player.actor == person:
                return player.seat
    for occupant in draft.occupants():
        proxy = occupant.proxy
        if proxy is not None and proxy.person == person and not occupant.proxy_is_new:
            return occupant.seat
    return draft.seated(person).seat


def acting_seat(draft: TableDraft, person: PersonId) -> Seat:
    """The seat for which ``person`` may act in the hand in play, or would if he were in it.

    Raises:
        Refusal: ``NOT_SEATED``, or ``PLAYED_BY_PROXY`` for one whose hand another plays.
    """
    seat = seat_for(draft, person)
    hand = draft.hand
    if hand is not None and seat in hand.seats:
        player = hand.player(seat)
        if person == player.person != player.actor:
            raise Refusal(Reason.PLAYED_BY_PROXY, _RULE)
    return seat
