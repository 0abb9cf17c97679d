"""Seating: sitting down, leaving, going away and coming back."""

from core.games.spec import GameSpec
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.blinds.carrying import has_interest
from core.table.blinds.free_hands import has_free_hand
from core.table.commands import ComeBack, GoAway, Leave, RefuseKill, SitDown
from core.table.draft import TableDraft
from core.table.kills import leaving
from core.table.money import money_events as m
from core.table.money.buying import can_play, check_buy_in, play_short, stack_of
from core.table.money.recalling import settle_leaver
from core.table.next_game import game_at, has_blinds, next_turn
from core.table.seats.proxies import refuse_player_of_another
from core.table.seats.sessions import going_on, refuse_ejected
from core.table.seats.standing import ask_consent, people_of, refuse_kept_out
from core.table.state import Occupant


def sit_down(draft: TableDraft, command: SitDown) -> None:
    """Take a seat with a buy-in within the table's range (Cooke 9.02).

    Who comes back in the same playing session keeps what he has done in it (Cooke 18).  A
    newcomer to a game that is going on has a big blind to post or to wait for (Cooke 12.15), or a
    free hand (Cooke 12.16, 12.17), where the next hand has blinds: in stud and in games of antes
    alone he is dealt in (Cooke 8.05).  Who has left this very game in the session gets none: he
    could let every big blind go by for nothing (Cooke 12.02).

    Raises:
        Refusal: ``TABLE_CLOSING``, ``ALREADY_SEATED`` or, of a seat that is held for him,
            ``MUST_AGREE``; ``NO_SUCH_SEAT``, ``SEAT_TAKEN``, ``SEAT_HELD``, ``TABLE_FULL``,
            ``PLAYS_FOR_ANOTHER``, ``EJECTED``, ``KILL_REFUSED``,
            those of :func:`core.table.seats.standing.refuse_kept_out`,
            and the reasons of :func:`core.table.money.buying.check_buy_in`.
    """
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    for occupant in draft.occupants():
        if occupant.person == command.person and occupant.must_agree:
            raise Refusal(Reason.MUST_AGREE, "cooke-3.01")
        if occupant.person == command.person:
            raise Refusal(Reason.ALREADY_SEATED, seat=occupant.seat)
    refuse_player_of_another(draft, command.person)
    refuse_kept_out(draft, command.standing, people_of(draft))
    seat = _free_seat(draft, command.seat)
    config = draft.config
    visit = going_on(command.visit, config, draft.at)
    refuse_ejected(visit, config)
    leaving.refuse_refuser(command.visit, config, draft.at)
    is_short = check_buy_in(config, command, visit, draft.at)
    game = _waits_in(draft)
    is_back = visit is not None and visit.is_back
    draft.emit(
        e.PlayerSat(
            seat=seat,
            person=command.person,
            name=command.name,
            is_prop=command.is_prop,
            buy_in=command.buy_in,
            waits=game is not None,
            at=draft.at,
            short_buys=visit.short_buys if visit is not None else 0,
            clocks_against=visit.clocks_against if visit is not None else 0,
            clocks_unreasonable=visit.clocks_unreasonable if visit is not None else 0,
            folds_undone=visit.folds_undone if visit is not None else 0,
            is_free=game is not None and not is_back and has_free_hand(draft, seat, game),
            is_back=is_back,
        )
    )
    if is_short:
        draft.emit(e.BoughtShort(seat))
    leaving.comes_back_owing(draft, command.visit, seat)
    ask_consent(draft, draft.sitting(seat), command.standing)


def _waits_in(draft: TableDraft) -> GameSpec | None:
    """The game with blinds that newcomers come into; None where they simply are dealt in."""
    config = draft.config
    ready = [occupant.seat for occupant in draft.occupants() if occupant.is_ready]
    turn = next_turn(config, draft.turn, ready, draft.now)
    waits = draft.pointers is not None and has_blinds(config, turn)
    return game_at(config, turn) if waits else None


def _free_seat(draft: TableDraft, wanted: Seat | None) -> Seat:
    """``wanted``, else the lowest that nobody sits in or moves to (Cooke 16.01.02)."""
    count = len(draft.seats)
    held = {change.to for change in draft.seat_changes}
    if wanted is None:
        for place, occupant in enumerate(draft.seats):
            if occupant is None and place + 1 not in held:
                return Seat(place + 1)
        raise Refusal(Reason.TABLE_FULL, seats=count)
    if not 1 <= wanted <= count:
        raise Refusal(Reason.NO_SUCH_SEAT, seat=wanted, seats=count)
    if draft.occupant(wanted) is not None:
        raise Refusal(Reason.SEAT_TAKEN, seat=wanted)
    if wanted in held:
        raise Refusal(Reason.SEAT_HELD, "cooke-16.01.02", seat=wanted)
    return wanted


def leave(draft: TableDraft, command: Leave) -> None:
    """Cash out and get up, when the hand is over if he plays in it (Cooke 4.05).

    Who has to kill the next pot gets up when it is over, his kill in it (Cooke 8.04.08).

    Raises:
        Refusal: ``NOT_SEATED``, ``ALREADY_LEAVING``, ``MUST_LEAVE`` when he is ejected,
            ``KILL_DUE``, or ``HAND_IN_PLAY`` when he would not wait.
    """
    occupant = draft.seated(command.person)
    owes_kill = leaving.must_stay(draft, occupant)
    if not draft.plays(command.person) and not owes_kill:
        get_up(draft, occupant)
    elif occupant.must_leave:
        raise Refusal(Reason.MUST_LEAVE, _must_rule(occupant))
    elif owes_kill and (command.at_once or occupant.is_leaving):
        raise Refusal(Reason.KILL_DUE, "cooke-8.04.08")
    elif command.at_once:
        raise Refusal(Reason.HAND_IN_PLAY, "cooke-4.05")
    elif occupant.is_leaving:
        raise Refusal(Reason.ALREADY_LEAVING, "cooke-4.05")
    else:
        draft.emit(e.PlayerLeaving(occupant.seat))


def refuse_kill(draft: TableDraft, command: RefuseKill) -> None:
    """Get up rather than post the kill that is due, and stay away for a time (Cooke 8.04.08).

    Raises:
        Refusal: ``NOT_SEATED``, or ``NO_KILL_DUE`` where he has none to post now.
    """
    occupant = draft.seated(command.person)
    if not leaving.may_refuse(draft, occupant):
        raise Refusal(Reason.NO_KILL_DUE, "cooke-8.04.08")
    get_up(draft, occupant, refuses_kill=True)


def get_up(draft: TableDraft, occupant: Occupant, *, refuses_kill: bool = False) -> None:
    """Free the seat; everything he has here goes back where it came from."""
    owes_kill = leaving.leaves_owing(draft, occupant, refuses=refuses_kill)
    for gift in draft.gifts:
        if occupant.seat in (gift.seat, gift.to):
            draft.emit(m.GiftStopped(gift))
    has = settle_leaver(draft, occupant)
    draft.emit(
        e.PlayerLeft(
            occupant.seat,
            occupant.person,
            occupant.name,
            occupant.is_prop,
            has,
            short_buys=occupant.short_buys,
            clocks_against=occupant.clocks_against,
            clocks_unreasonable=occupant.clocks_unreasonable,
            folds_undone=occupant.folds_undone,
            ejected=occupant.is_ejected,
            broke=draft.is_closing or _is_alone(draft, occupant),
            owes_kill=owes_kill,
            refused_kill=refuses_kill,
            hands=occupant.hands,
        )
    )
    leaving.has_left(draft, occupant.person)


def sit_out_if_broke(draft: TableDraft, seat: Seat) -> None:
    """Have the player at ``seat`` sit out when he has nothing left to play with.

    Who has no chips left but a share in a carried pot plays on for it (Cooke 7.13).
    """
    occupant = draft.occupant(seat)
    if occupant is None or occupant.is_away:
        return
    if not can_play(draft, occupant) and not has_interest(draft.carry, occupant):
        draft.emit(e.WentAway(seat, e.AwayReason.BROKE))


def _is_alone(draft: TableDraft, occupant: Occupant) -> bool:
    """Whether nobody else is left who would be dealt another hand."""
    return not any(
        draft.plays(other.person) or stack_of(draft, other) + other.behind > 0
        for other in draft.occupants()
        if other.seat != occupant.seat and not (other.is_away or other.is_leaving)
    )


def go_away(draft: TableDraft, command: GoAway) -> None:
    """Be dealt out from the next hand on.

    Raises:
        Refusal: ``NOT_SEATED`` or ``ALREADY_AWAY``.
    """
    occupant = draft.seated(command.person)
    if occupant.is_away or (occupant.goes_after and command.plays_next):
        raise Refusal(Reason.ALREADY_AWAY)
    if command.plays_next:
        draft.emit(e.AwayPlanned(occupant.seat, draft.hands + 1))
    else:
        draft.emit(e.WentAway(occupant.seat, e.AwayReason.ASKED))


def come_back(draft: TableDraft, command: ComeBack) -> None:
    """Be dealt in again, or take back a leave that waits for the end of the hand.

    Raises:
        Refusal: ``NOT_SEATED``, ``NOT_AWAY``, ``MUST_LEAVE`` when he is ejected,
            ``MUST_AGREE``, ``SITS_OUT`` or ``SITS_OUT_UNTIL`` with the hands that are left,
            ``BROKE`` without chips to play, or the reasons of
            :func:`core.table.money.buying.play_short`.
    """
    occupant = draft.seated(command.person)
    if occupant.goes_after and not occupant.is_leaving:
        draft.emit(e.AwayPlanned(occupant.seat, 0))
        return
    if not occupant.is_away and not occupant.is_leaving:
        raise Refusal(Reason.NOT_AWAY)
    if occupant.must_leave:
        raise Refusal(Reason.MUST_LEAVE, _must_rule(occupant))
    if occupant.must_agree:
        raise Refusal(Reason.MUST_AGREE, "cooke-3.01")
    sitting_out = occupant.sitting_out
    if sitting_out is not None and sitting_out.until is not None:
        raise Refusal(
            Reason.SITS_OUT_UNTIL, "cooke-17.01", count=sitting_out.left, until=sitting_out.until
        )
    if sitting_out is not None:
        raise Refusal(Reason.SITS_OUT, "cooke-17.01", count=sitting_out.left)
    if not draft.plays(occupant.person) and not can_play(draft, occupant):
        play_short(draft, occupant)
    if occupant.is_leaving:
        draft.emit(e.PlayerStays(occupant.seat))
    if occupant.is_away:
        draft.emit(e.CameBack(occupant.seat))


def _must_rule(occupant: Occupant) -> str:
    return "cooke-1.06" if occupant.is_removed else "cooke-10.03"
