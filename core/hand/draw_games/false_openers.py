"""False openers that come to light before the draw (Cooke 7.17.02)."""

from core.chips import NO_CHIPS, Chips
from core.games.spec import BettingRound
from core.hand import events as e
from core.hand.commands import DeclareOpen
from core.hand.draft import HandDraft
from core.hand.draw_games.holding_openers import may_open, needs_openers
from core.hand.state import Betting, Offer, Player
from core.hand.wagers import betting
from core.ids import Seat
from core.refusal import Reason, Refusal


def confess(draft: HandDraft, player: Player) -> None:
    """The opener says that he has no openers: his hand is dead, his opening bet stays in.

    Any other bet of his goes back to him, unless the house keeps it (USPC).  Everybody who has
    not passed is asked, whatever he holds, whether he declares the pot open: to ask only holders
    of openers would give them away.

    Raises:
        Refusal: ``NOT_THE_OPENER``, ``TOO_LATE_TO_CONFESS`` after the first round, or
            ``HAS_OPENERS`` for one who cannot take his opening back.
    """
    if not needs_openers(draft) or draft.opener != player.seat:
        raise Refusal(Reason.NOT_THE_OPENER, "cooke-7.17.02")
    phase = draft.phase
    if draft.street or not isinstance(phase, Betting):
        raise Refusal(Reason.TOO_LATE_TO_CONFESS, "cooke-7.17.02")
    if may_open(draft.rules, draft.opening.cards.content):
        raise Refusal(Reason.HAS_OPENERS, "cooke-7.17.02")
    back_to = phase.to_act
    draft.emit(e.HandKilled(player.seat))
    take_back(draft, player)
    seats = _to_ask(draft, player)
    if draft.rules.draw.refunds_others:
        _refund(draft)
    elif not draft.rules.draw.forfeits_all:
        _lower_wager(draft, player)
    _offer(draft, seats, back_to)


def answer(draft: HandDraft, player: Player, command: DeclareOpen) -> None:
    """``player`` declares the pot open in the false opener's place, or lets it go by.

    Raises:
        Refusal: ``NO_OPENERS``; only a hand with openers may declare it.
    """
    phase = draft.phase
    assert isinstance(phase, Offer)
    assert phase.back_to is not None
    if command.opens:
        if not may_open(draft.rules, player.down.content):
            raise Refusal(Reason.NO_OPENERS, "cooke-7.17.02")
        # Where the others' bets went back he opens anew, for the smallest bet.
        least = draft.full_raise if draft.is_betting_possible else NO_CHIPS
        wager = Chips(draft.wager or least)
        draft.emit(e.PotDeclaredOpen(player.seat, wager))
        bet = player.paid - player.forced or min(wager, player.stack)
        draft.emit(e.OpenerChanged(player.seat, Chips(bet)))
        return
    draft.emit(e.OpenPassed(player.seat))
    _offer(draft, phase.waiting, phase.back_to)


def leave_pot(draft: HandDraft) -> None:
    """Nobody opens: all bets but the false opener's first go back, the rest is carried on."""
    for player in tuple(draft.players):
        take_back(draft, player)
    draft.emit(e.HandEnded(draft.number, carried=draft.pot))


def take_back(draft: HandDraft, player: Player) -> None:
    """Give ``player`` his bets back, the opener all but the one he opened for.

    A house may keep all of them (setting ``draw.false_opener_money``).
    """
    is_opener = player.seat == draft.opener
    if is_opener and draft.rules.draw.forfeits_all:
        return
    stays = draft.opening.bet if is_opener else NO_CHIPS
    amount = player.paid - player.forced - stays
    if amount > 0:
        draft.emit(e.ChipsTakenBack(player.seat, Chips(amount)))


def _refund(draft: HandDraft) -> None:
    """What others have bet goes back to them, and the round begins anew (USPC)."""
    for player in tuple(draft.players):
        if player.seat != draft.opener:
            take_back(draft, player)
    round_ = draft.spec.streets[draft.street].steps[draft.step]
    assert isinstance(round_, BettingRound)
    betting.open_round(draft, draft.street, draft.step, round_)


def _offer(draft: HandDraft, seats: tuple[Seat, ...], back_to: Seat) -> None:
    """Where the round begins anew, it does so with whoever declares the pot open."""
    if seats:
        back_to = seats[0] if draft.rules.draw.refunds_others else back_to
        draft.emit(e.OpenOffered(draft.action + 1, seats[0], seats[1:], back_to))
    else:
        leave_pot(draft)


def _to_ask(draft: HandDraft, offender: Player) -> tuple[Seat, ...]:
    """Clockwise from the offender's left; one who has passed openers may not declare."""
    around = draft.clockwise_from(draft.place(offender.seat))
    return tuple(
        player.seat for player in around if player.is_in and player.seat not in draft.checkers
    )


def _lower_wager(draft: HandDraft, offender: Player) -> None:
    """If his was the last raise, what was bet before it is to be matched again."""
    last = offender.last
    if draft.aggressor != offender.seat or draft.bets <= 1 or last is None:
        return
    others = max(player.bet for player in draft.players if player.seat != offender.seat)
    wager = Chips(max(last.to - last.by, others))
    if wager < draft.wager:
        draft.emit(e.WagerLowered(wager, draft.bets - 1))
