"""Showdown: who shows, in which order, and what mucking means (Cooke 11.01 to 11.07)."""

from core.games.spec import BettingRound
from core.hand import events as e
from core.hand.commands import CallLow, Muck, Show, ShowdownAct
from core.hand.draft import HandDraft
from core.hand.draw_games import calling_lows, showing_openers
from core.hand.forced.openers import first_place
from core.hand.sharing.contests import winners
from core.hand.state import Player, Showdown, Standing
from core.ids import Seat
from core.refusal import Reason, Refusal


def open_showdown(draft: HandDraft, *, is_run_out: bool) -> None:
    """Fix the order of showing, and table every hand at once when no more can be bet.

    So it is at every showdown where the house has all hands shown (USPC).
    """
    first = None if is_run_out else draft.aggressor or draft.first
    draft.emit(e.ShowdownOpened(show_order(draft, first), is_run_out))
    if is_run_out or draft.rules.show.show_all:
        for seat in _queue(draft):
            if draft.player(seat).standing is Standing.LIVE:
                table(draft, seat, by_dealer=True)


def show_order(draft: HandDraft, first: Seat | None) -> tuple[Seat, ...]:
    """``first``, who bet or raised last in the last round or else acted first; then clockwise.

    When nobody could act in it any more, after an all-in, it is the one who would have had to
    (Cooke 11.01).  Those in the last side pot come before those in the one before it
    (Cooke 11.07).
    """
    start = draft.place(first) if first is not None else _would_act_first(draft)
    live = [player for player in draft.clockwise_from(start) if player.is_in]
    return tuple(
        player.seat for player in sorted(live, key=lambda player: -_deepest_pot(draft, player))
    )


def _would_act_first(draft: HandDraft) -> int:
    """The place of the first to act in the last round: in stud the high or the low board."""
    last = next(
        step
        for street in reversed(draft.spec.streets)
        for step in reversed(street.steps)
        if isinstance(step, BettingRound)
    )
    return first_place(draft, last, after_blinds=False)


def _deepest_pot(draft: HandDraft, player: Player) -> int:
    return max(
        (number for number, pot in enumerate(draft.pots) if player.seat in pot.seats), default=0
    )


def ask_next(draft: HandDraft) -> bool:
    """Ask the next hand to show; True when somebody now has to answer.

    An all-in hand has no choice and is tabled; the last hand left need not be shown
    (Cooke 11.03).
    """
    while queue := _queue(draft):
        if not draft.is_contested:
            return False
        seat = queue[0]
        if not draft.player(seat).is_all_in:
            draft.emit(e.ShowAwaited(draft.action + 1, seat))
            return True
        table(draft, seat, by_dealer=True)
    return False


def lay_down(draft: HandDraft, seat: Seat, command: ShowdownAct) -> None:
    """Show or muck the hand at ``seat``, in turn or before it (Cooke 11.02).

    Raises:
        Refusal: ``ALREADY_SHOWN``, ``ALREADY_MUCKED``, ``NO_SUCH_CARD``, ``ALL_IN_IS_SHOWN``,
            ``NO_BOARD_TO_PLAY``, ``BOARD_MUST_BE_SHOWN``, or ``MUCK_WOULD_WIN`` for an unconfirmed
            muck of a hand that no tabled one beats.
    """
    player = draft.player(seat)
    if player.standing is Standing.SHOWN and not isinstance(command, Muck):
        raise Refusal(Reason.ALREADY_SHOWN, "cooke-11.05")
    if player.standing is Standing.MUCKED:
        raise Refusal(Reason.ALREADY_MUCKED, "cooke-11.03")
    match command:
        case Show(cards=places):
            _show(draft, player, places)
        case Muck():
            _muck(draft, player, command)
        case CallLow():
            calling_lows.call_low(draft, player, command.ranks)


def settle_idle(draft: HandDraft, seat: Seat) -> None:
    """Deal with a hand whose owner said nothing in time (setting ``showdown.idle``).

    Only tabled hands are compared, so that a muck here tells nothing of a hidden one.  A hand that
    somebody has asked to see is killed: its owner did not show it (Cooke 11.09).
    """
    player = draft.player(seat)
    is_asked_for = draft.looks.is_asked_for(seat)
    if draft.rules.idle_shows_winner and not is_asked_for and is_unbeaten(draft, player):
        table(draft, seat, by_dealer=True)
    else:
        draft.emit(
            e.HandMucked(
                seat,
                by_dealer=True,
                keeps=_kept(draft, player),
                trusting=calling_lows.trusted(draft, seat),
            )
        )


def is_unbeaten(draft: HandDraft, player: Player) -> bool:
    """True when in one of the pots he contests no tabled hand beats his."""
    for number in range(len(draft.pots)):
        claimants = draft.claimants(number)
        if player not in claimants or len(claimants) == 1:
            continue
        tabled = [other for other in claimants if other.standing is not Standing.LIVE]
        won = winners(draft, [*tabled, player])
        if any(player.seat in seats for seats in won.values()):
            return True
    return False


def _show(draft: HandDraft, player: Player, places: tuple[int, ...]) -> None:
    """The whole hand, or the cards at ``places`` as a courtesy (Cooke 11.03)."""
    held = player.down.content
    if any(not 1 <= place <= len(held) for place in places):
        raise Refusal(Reason.NO_SUCH_CARD, "cooke-11.03", count=len(held))
    wanted = [held[place - 1] for place in sorted(set(places))]
    cards = tuple(card for card in wanted if card not in player.exposed)
    if not places or len(player.exposed) + len(cards) == len(held):
        table(draft, player.seat, by_dealer=False)
    elif cards:
        draft.emit(e.CardsExposed(player.seat, cards))
    else:
        raise Refusal(Reason.ALREADY_SHOWN, "cooke-11.03")


def _muck(draft: HandDraft, player: Player, command: Muck) -> None:
    if player.is_all_in:
        raise Refusal(Reason.ALL_IN_IS_SHOWN, "cooke-9.09")
    if command.plays_board and player.standing is Standing.SHOWN:
        raise Refusal(Reason.ALREADY_SHOWN, "cooke-6.05")
    if command.plays_board and not draft.spec.may_play_board:
        raise Refusal(Reason.NO_BOARD_TO_PLAY, "cooke-6.05")
    if command.plays_board and not draft.rules.play_board_discards:
        raise Refusal(Reason.BOARD_MUST_BE_SHOWN, "cooke-6.05")
    if not command.plays_board and not command.confirmed and is_unbeaten(draft, player):
        raise Refusal(Reason.MUCK_WOULD_WIN, "cooke-11.03")
    if player.standing is Standing.SHOWN:
        draft.emit(e.HandReleased(player.seat, _kept(draft, player)))
        return
    draft.emit(
        e.HandMucked(
            player.seat,
            by_dealer=False,
            plays_board=command.plays_board,
            keeps=_kept(draft, player),
            trusting=calling_lows.trusted(draft, player.seat),
        )
    )


def _kept(draft: HandDraft, player: Player) -> tuple[int, ...]:
    """The pots that are his whatever he does: nobody else is left in them (Cooke 4.12)."""
    return tuple(number for number in range(len(draft.pots)) if draft.claimants(number) == [player])


def table(draft: HandDraft, seat: Seat, *, by_dealer: bool) -> None:
    """Table the hand at ``seat``, and judge what its owner has claimed for it before."""
    draft.emit(e.HandShown(seat, draft.player(seat).cards, by_dealer))
    if draft.spec.draws:
        calling_lows.judge_shown(draft, seat)
        showing_openers.judge_shown(draft, seat)


def _queue(draft: HandDraft) -> tuple[Seat, ...]:
    return draft.phase.queue if isinstance(draft.phase, Showdown) else ()
