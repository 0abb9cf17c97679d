"""Progress: what the dealer does by himself until a person has to act.

Forced bets, then street by street and step by step, then the showdown and the push
(Cooke 4.03).  Each kind of step is one entry of a table, not a branch on a game.
"""

from collections.abc import Mapping

from core.chips import Chips
from core.games.spec import (
    BettingRound,
    Choose,
    DealDown,
    DealUp,
    Draw,
    Step,
    TurnBoard,
    Unopened,
)
from core.hand import events as e
from core.hand.ahead import dead_calls, early_chips
from core.hand.cards import dealing
from core.hand.cards.complete_hands import is_alone_and_foul, kill_incomplete
from core.hand.cards.stub import scramble_after
from core.hand.draft import HandDraft
from core.hand.draw_games import calling_lows, choosing, drawing, showing_openers, unopened
from core.hand.draw_games.turning_low import turn_low
from core.hand.forced import kill_window, must_bet, opening
from core.hand.forced.first_round import is_unopened
from core.hand.forced.posting import post_forced_bets
from core.hand.sharing.awarding import push_pots
from core.hand.sharing.pots import layer, uncalled
from core.hand.shows import showdown
from core.hand.state import Choosing, Offer, Pot
from core.hand.wagers import betting, overs
from core.hand.wagers.sleepers import awake
from core.ids import Seat


def start(draft: HandDraft, antes: Mapping[Seat, Chips]) -> None:
    """After ``HandStarted``: post, deal, and put the action on the first player.

    ``antes`` are those of earlier deals, by seat (Cooke 7.14).
    """
    post_forced_bets(draft, antes)
    _deal_from(draft, 0, 0)


def after_act(draft: HandDraft, place: int) -> None:
    """After the player at ``place`` has acted: the next one, or the end of the round."""
    unopened.note_opener(draft, place)
    go_on(draft, place + 1)


def go_on(draft: HandDraft, place: int) -> None:
    """Put the action on the first who has to act from ``place`` on, or end the round."""
    if draft.early.owing:
        dead_calls.pay_dead_calls(draft, place)
    if not _goes_on(draft, place):
        _end_round(draft)


def bet_again(draft: HandDraft) -> None:
    """Open the betting round anew in which nobody has acted: who begins may have changed."""
    _deal_from(draft, draft.street, draft.step)


def after_offer(draft: HandDraft, place: int, back_to: Seat | None) -> None:
    """After the player at ``place`` has answered whether he declares the pot open.

    ``back_to`` is the seat where the betting goes on that a false opener has interrupted.
    """
    if draft.is_over or isinstance(draft.phase, Offer):
        return
    if not _goes_on(draft, place + 1 if back_to is None else draft.place(back_to)):
        _end_round(draft)


def _goes_on(draft: HandDraft, place: int) -> bool:
    """Put the action on the next from ``place``; False when the round is over."""
    if not draft.is_contested:
        return False
    if draft.spec.draws and is_unopened(draft):
        speaker = unopened.next_to_speak(draft, place)
        if speaker is not None:
            unopened.ask(draft, speaker)
        return speaker is not None
    if draft.rules.levels:
        overs.after_fold(draft)
    player = betting.next_to_act(draft, place)
    if player is not None and player.bet > draft.wager:
        # Only chips that sleep lie above the wager.
        player = awake(draft, player)
    if player is not None:
        betting.give_action(draft, player)
    return player is not None


def _end_round(draft: HandDraft) -> None:
    if draft.is_contested and is_unopened(draft) and not _goes_on_unopened(draft):
        return
    _close_round(draft)
    _deal_from(draft, draft.street, draft.step + 1)


def _goes_on_unopened(draft: HandDraft) -> bool:
    """Whether a hand that nobody has opened goes on to the draw (Cooke 7.17, 7.20; USPC)."""
    match draft.spec.unopened:
        case Unopened.GOES_ON:
            return True
        case Unopened.PASSED_OUT if draft.rules.draw.draws_unopened:
            return True
        case Unopened.PASSED_OUT:
            draft.emit(e.RoundClosed(_layers(draft)))
            draft.emit(e.HandEnded(draft.number, carried=draft.pot))
            return False
        case Unopened.TURNS_LOW:
            first = turn_low(draft)
            if first is not None:
                betting.give_action(draft, first)
            return first is None


def decline_kill(draft: HandDraft) -> None:
    """Whoever is offered the kill does not want it: the next is asked, or the rest dealt."""
    if not kill_window.decline(draft):
        after_kill_window(draft)


def after_kill_window(draft: HandDraft) -> None:
    """Deal the rest of the cards, the pot killed or not (Cooke 8.04.12)."""
    _deal_from(draft, 0, kill_window.deal_rest(draft) + 1)


def after_draw(draft: HandDraft) -> None:
    """After a player has said what he draws: on once everybody has his cards."""
    if drawing.is_finished(draft):
        kill_incomplete(draft)
        _deal_from(draft, draft.street, draft.step + 1)


def after_choice(draft: HandDraft) -> None:
    """After a player has chosen: all choices together once the last one has been made."""
    phase = draft.phase
    if isinstance(phase, Choosing) and not phase.waiting:
        choosing.reveal(draft)
        if not draft.is_contested:
            _end_round(draft)
            return
        _deal_from(draft, draft.street, draft.step + 1)


def void(draft: HandDraft) -> None:
    """End the hand at once as if it had not been dealt: each takes back what he put in."""
    put_in = {player.seat: Chips(player.paid + player.dead) for player in draft.players}
    refunds = tuple(e.Refund(seat, amount) for seat, amount in put_in.items() if amount)
    draft.emit(e.HandVoided(draft.number, refunds))
    draft.emit(e.HandEnded(draft.number, is_void=True, carried=draft.carried))


def after_lay_down(draft: HandDraft) -> None:
    """After a hand was shown or mucked: the next one, or the push of the pots."""
    if not showdown.ask_next(draft):
        _finish(draft)


def _deal_from(draft: HandDraft, street: int, step: int) -> None:
    """Go on from ``step`` of ``street`` until somebody has to act or the hand is over."""
    streets = draft.spec.streets
    while draft.is_contested:
        if step == len(streets[street].steps):
            street, step = street + 1, 0
            if street == len(streets):
                _show_down(draft)
                return
        if _take(draft, street, step, streets[street].steps[step]):
            return
        step += 1
    _finish(draft)


def _take(draft: HandDraft, street: int, number: int, step: Step) -> bool:
    """Do one step of a street; True when somebody has to act now."""
    match step:
        case DealDown() | DealUp():
            if kill_window.opens(draft, street, step):
                return True
            dealing.deal(draft, street, step)
            scramble_after(draft, street, number)
        case TurnBoard():
            dealing.turn_board(draft, street, step)
            scramble_after(draft, street, number)
        case Draw():
            drawing.open_draw(draft, street, number, step)
            return True
        case Choose():
            choosing.open_choice(draft, street, number, step)
            return True
        case BettingRound():
            return _bet(draft, street, number, step)
    return False


def _bet(draft: HandDraft, street: int, number: int, round_: BettingRound) -> bool:
    if draft.is_run_out:
        return False
    first = awake(draft, betting.open_round(draft, street, number, round_))
    if is_unopened(draft):
        if not _goes_on(draft, 0):
            _end_round(draft)
        return True
    if first is not None:
        opening.give_first(draft, round_, first)
        return True
    _close_round(draft)
    return False


def _close_round(draft: HandDraft) -> None:
    """Return what nobody called, gather the bets, and table the hands of a finished fight."""
    if draft.early.escrow:
        early_chips.forfeit_rest(draft)
    excess = uncalled(draft.players)
    if excess is not None and not showing_openers.is_alone_without(draft):
        bettor, amount = excess
        draft.emit(e.UncalledReturned(bettor.seat, amount))
    draft.emit(e.RoundClosed(_layers(draft)))
    if draft.is_contested and not draft.is_betting_possible and _only_boards_follow(draft):
        # Nobody can bet any more: all-in hands are face up while the board is run out.
        showdown.open_showdown(draft, is_run_out=True)


def _layers(draft: HandDraft) -> tuple[Pot, ...]:
    return layer(draft.players, draft.dead, draft.earlier)


def _only_boards_follow(draft: HandDraft) -> bool:
    """True when cards are still to come, and none of them to the players."""
    rest = [
        *draft.spec.streets[draft.street].steps[draft.step + 1 :],
        *(step for street in draft.spec.streets[draft.street + 1 :] for step in street.steps),
    ]
    return bool(rest) and all(isinstance(step, (TurnBoard, BettingRound)) for step in rest)


def _show_down(draft: HandDraft) -> None:
    if not draft.is_run_out:
        if kill_incomplete(draft):
            draft.emit(e.PotsRelayered(_layers(draft)))
        showdown.open_showdown(draft, is_run_out=False)
    if not showdown.ask_next(draft):
        _finish(draft)


def _finish(draft: HandDraft) -> None:
    seat = calling_lows.must_produce(draft)
    if seat is not None:
        showdown.table(draft, seat, by_dealer=True)
    if not showing_openers.settle(draft):
        return
    must_bet.settle(draft)
    if not draft.is_contested and is_alone_and_foul(draft):
        draft.emit(e.HandKilled(next(one.seat for one in draft.players if one.is_in)))
        draft.emit(e.HandEnded(draft.number, carried=draft.pot))
        return
    push_pots(draft)
    draft.emit(e.HandEnded(draft.number))
