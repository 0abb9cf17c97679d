"""Seating: sitting down, chips on and off the table, leaving, going away and coming back."""

from core.chips import Chips
from core.hand.rules import betting_unit
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import CashOut, ComeBack, GoAway, Leave, SitDown, TopUp
from core.table.draft import TableDraft
from core.table.next_game import has_blinds, next_turn
from core.table.short_stacks import needed
from core.table.state import Occupant


def sit_down(draft: TableDraft, command: SitDown) -> None:
    """Take a seat with a buy-in within the table's range (Cooke 9.02).

    A newcomer to a game that is going on waits for the big blind (Cooke 12.15), where the next
    hand has one: in stud and in games of antes alone he is dealt in (Cooke 8.05).

    Raises:
        Refusal: ``TABLE_CLOSING``, ``ALREADY_SEATED``, ``NO_SUCH_SEAT``, ``SEAT_TAKEN``,
            ``TABLE_FULL``, ``NOT_WHOLE_CHIPS``, ``BUY_IN_TOO_SMALL`` or ``BUY_IN_TOO_LARGE``.
    """
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    for occupant in draft.occupants():
        if occupant.person == command.person:
            raise Refusal(Reason.ALREADY_SEATED, seat=occupant.seat)
    seat = _free_seat(draft, command.seat)
    _check_buy_in(draft, command.buy_in)
    draft.emit(
        e.PlayerSat(
            seat=seat,
            person=command.person,
            name=command.name,
            is_prop=command.is_prop,
            buy_in=command.buy_in,
            waits=_has_to_wait(draft),
            at=draft.at,
        )
    )


def _has_to_wait(draft: TableDraft) -> bool:
    config = draft.table.config
    ready = [occupant.seat for occupant in draft.occupants() if occupant.is_ready]
    turn = next_turn(config, draft.turn, ready, draft.now)
    return draft.pointers is not None and has_blinds(config, turn)


def _free_seat(draft: TableDraft, wanted: Seat | None) -> Seat:
    count = len(draft.seats)
    if wanted is None:
        for place, occupant in enumerate(draft.seats):
            if occupant is None:
                return Seat(place + 1)
        raise Refusal(Reason.TABLE_FULL, seats=count)
    if not 1 <= wanted <= count:
        raise Refusal(Reason.NO_SUCH_SEAT, seat=wanted, seats=count)
    if draft.occupant(wanted) is not None:
        raise Refusal(Reason.SEAT_TAKEN, seat=wanted)
    return wanted


def _check_buy_in(draft: TableDraft, amount: Chips) -> None:
    config = draft.table.config
    least, most = config.buy_in_least, config.buy_in_most
    _check_units(draft, amount)
    if amount < least:
        raise Refusal(Reason.BUY_IN_TOO_SMALL, "cooke-9.02", typed=amount, least=least, most=most)
    if most and amount > most:
        raise Refusal(Reason.BUY_IN_TOO_LARGE, "cooke-9.02", typed=amount, least=least, most=most)


def _check_units(draft: TableDraft, amount: Chips) -> None:
    unit = betting_unit(draft.table.config.stakes, draft.table.config.settings)
    if amount <= 0:
        raise Refusal(Reason.AMOUNT_NOT_POSITIVE)
    if amount % unit:
        raise Refusal(Reason.NOT_WHOLE_CHIPS, typed=amount, unit=unit)


def leave(draft: TableDraft, command: Leave) -> None:
    """Cash out and get up, when the hand is over if he plays in it (Cooke 4.05).

    Raises:
        Refusal: ``NOT_SEATED`` or ``ALREADY_LEAVING``.
    """
    occupant = draft.seated(command.person)
    if not draft.plays(command.person):
        get_up(draft, occupant)
    elif occupant.is_leaving:
        raise Refusal(Reason.ALREADY_LEAVING, "cooke-4.05")
    else:
        draft.emit(e.PlayerLeaving(occupant.seat))


def get_up(draft: TableDraft, occupant: Occupant) -> None:
    """Free the seat; everything he has here goes back where it came from."""
    draft.emit(
        e.PlayerLeft(
            occupant.seat,
            occupant.person,
            occupant.name,
            occupant.is_prop,
            Chips(occupant.stack + occupant.behind),
        )
    )


def go_away(draft: TableDraft, command: GoAway) -> None:
    """Be dealt out from the next hand on.

    Raises:
        Refusal: ``NOT_SEATED`` or ``ALREADY_AWAY``.
    """
    occupant = draft.seated(command.person)
    if occupant.is_away:
        raise Refusal(Reason.ALREADY_AWAY)
    draft.emit(e.WentAway(occupant.seat, e.AwayReason.ASKED))


def come_back(draft: TableDraft, command: ComeBack) -> None:
    """Be dealt in again, or take back a leave that waits for the end of the hand.

    Raises:
        Refusal: ``NOT_SEATED``, ``NOT_AWAY``, or ``BROKE`` without chips to play.
    """
    occupant = draft.seated(command.person)
    if not occupant.is_away and not occupant.is_leaving:
        raise Refusal(Reason.NOT_AWAY)
    if not draft.plays(occupant.person) and not can_play(draft, occupant):
        raise Refusal(Reason.BROKE, "cooke-9.05", least=draft.table.config.buy_in_least)
    if occupant.is_leaving:
        draft.emit(e.PlayerStays(occupant.seat))
    if occupant.is_away:
        draft.emit(e.CameBack(occupant.seat))


def top_up(draft: TableDraft, command: TopUp) -> None:
    """Buy more chips; they play from the next hand on (Cooke 9.05).

    A player who has lost his stack must bring at least the minimum again (Cooke 9.02).

    Raises:
        Refusal: ``NOT_SEATED``, ``AMOUNT_NOT_POSITIVE``, ``NOT_WHOLE_CHIPS``,
            ``BUY_IN_TOO_SMALL`` or ``STACK_AT_MOST``.
    """
    occupant = draft.seated(command.person)
    _check_units(draft, command.amount)
    config = draft.table.config
    has = stack_of(draft, occupant) + occupant.behind
    is_broke = not draft.plays(occupant.person) and not can_play(draft, occupant)
    if is_broke and occupant.behind + command.amount < config.buy_in_least:
        raise Refusal(
            Reason.BUY_IN_TOO_SMALL,
            "cooke-9.02",
            typed=command.amount,
            least=config.buy_in_least,
            most=config.buy_in_most,
        )
    if config.buy_in_most and has + command.amount > config.buy_in_most:
        raise Refusal(Reason.STACK_AT_MOST, "cooke-9.02", stack=has, most=config.buy_in_most)
    draft.emit(e.ChipsBought(occupant.seat, occupant.person, occupant.is_prop, command.amount))
    if is_broke and occupant.is_away:
        draft.emit(e.CameBack(occupant.seat))


def cash_out(draft: TableDraft, command: CashOut) -> None:
    """Refuse to take a part of a stack off the table (Cooke 9.05).

    Raises:
        Refusal: ``NOT_SEATED``, else always ``TABLE_STAKES``.
    """
    occupant = draft.seated(command.person)
    has = stack_of(draft, occupant) + occupant.behind
    raise Refusal(Reason.TABLE_STAKES, "cooke-9.05", typed=command.amount, stack=has)


def can_play(draft: TableDraft, occupant: Occupant) -> bool:
    """True when he has a whole betting unit, or has bought in again (Cooke 9.02, 9.03, 9.06).

    Chips bought during the hand in which he lost his stack are a new buy-in, and play once they
    reach the minimum.  Where the ante alone is enough for a hand of stud, it may be less than a
    unit (Cooke 5.14).
    """
    config = draft.table.config
    unit = betting_unit(config.stakes, config.settings)
    if occupant.stack >= unit or occupant.behind >= config.buy_in_least:
        return True
    enough = needed(config, draft.turn)
    return 0 < enough <= occupant.stack


def stack_of(draft: TableDraft, occupant: Occupant) -> Chips:
    """The stack of ``occupant``, wherever it is now."""
    hand = draft.hand
    if hand is not None and not hand.is_over:
        for player in hand.players:
            if player.seat == occupant.seat:
                return Chips(occupant.stack + player.stack)
    return occupant.stack
