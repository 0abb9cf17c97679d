"""Rulings of the floor on a hand of stud: cards exposed, hands killed, a wrong bring-in."""

from core.cards import Card
from core.games.spec import BettingRound, BringIn, Opener
from core.hand import events as e
from core.hand import progress
from core.hand.cards import exposed_hole, last_card, open_holes
from core.hand.cards.dead_seats import is_dealt_through
from core.hand.draft import HandDraft
from core.hand.forced.opening import bring_in_all_in, stand_bring_in
from core.hand.rules import HoleExposed
from core.hand.state import Act, Betting, Player
from core.hand.wagers import betting
from core.ids import Seat
from core.refusal import Reason, Refusal

_SUBSTANTIAL = 2
"""So many acts behind make an error stand (Cooke 5.18)."""


def _live(draft: HandDraft, seat: Seat) -> Player:
    """The live hand at ``seat``, while players bet."""
    if not isinstance(draft.phase, Betting):
        raise Refusal(Reason.NO_ONE_TO_ACT, "cooke-11.01")
    for player in draft.players:
        if player.seat == seat and player.is_in:
            return player
    raise Refusal(Reason.NO_LIVE_HAND, seat=seat)


def is_untouched(draft: HandDraft) -> bool:
    """Whether nobody has acted yet in this round."""
    return not any(_has_acted(draft, player) for player in draft.players)


def _has_acted(draft: HandDraft, player: Player) -> bool:
    last = player.last
    return last is not None and last.action > 0 and last.street == draft.street


def expose(draft: HandDraft, player: Player, card: Card, *, others_wait: bool) -> None:
    """``card`` of ``player`` has become public by no fault of his.

    Before the first act of the hand a hole card becomes the door card (scs-16.4), before the last
    round the last card has its own procedure (scs-17); else he plays on with the card open.  By the
    older laws his next card comes down instead.

    Raises:
        Refusal: ``NO_LIVE_HAND`` or ``NO_SUCH_CARD``; nothing has been emitted then.
    """
    _check_card(player, card)
    may_still = isinstance(draft.phase, Betting) and is_untouched(draft)
    is_last = may_still and last_card.is_last_card(draft, player, card)
    if draft.rules.stud.hole_exposed is not HoleExposed.COOKE and not is_last:
        if open_holes.expose(draft, player, card, is_untouched=may_still):
            progress.bet_again(draft)
    elif may_still and draft.street == 0:
        opens = exposed_hole.turn_up(draft, player, card)
        if opens and draft.rules.stud.dead_hand_left_opens:
            _left_opens(draft, player.seat)
        else:
            progress.bet_again(draft)
    elif is_last:
        if not last_card.turn_up(draft, player, card, others_wait=others_wait):
            progress.bet_again(draft)
    else:
        draft.emit(e.CardsExposed(player.seat, (card,)))


def play_open(draft: HandDraft, player: Player, card: Card) -> None:
    """``player`` has shown ``card`` himself: he plays on with it open.

    Raises:
        Refusal: ``NO_LIVE_HAND`` or ``NO_SUCH_CARD``; nothing has been emitted then.
    """
    _check_card(player, card)
    draft.emit(e.CardsExposed(player.seat, (card,)))


def _check_card(player: Player, card: Card) -> None:
    if not player.is_in:
        raise Refusal(Reason.NO_LIVE_HAND, seat=player.seat)
    if card not in player.down.content or card in player.exposed:
        raise Refusal(Reason.NO_SUCH_CARD, "scs-16.4", count=len(player.down.content))


def _left_opens(draft: HandDraft, seat: Seat) -> None:
    """The first live player to the left acts as if answering the bring-in of the dead hand."""
    round_ = _round(draft)
    betting.open_round(draft, draft.street, draft.step, round_)
    stand_bring_in(draft, seat)
    progress.go_on(draft, draft.place(seat) + 1)


def kill(draft: HandDraft, seat: Seat, *, ante_back: bool) -> None:
    """Kill the hand at ``seat``: it can win nothing, and who was to act is asked anew.

    With ``ante_back`` its owner was dealt in without an ante (scs-16.5).

    Raises:
        Refusal: ``NO_ONE_TO_ACT`` outside a betting round, or ``NO_LIVE_HAND``.
    """
    player = _live(draft, seat)
    was_untouched = is_untouched(draft)
    assert isinstance(draft.phase, Betting)
    place = draft.place(draft.phase.menu.seat)
    draft.emit(e.HandKilled(seat, is_dealt_through(draft, player)))
    if ante_back:
        draft.emit(e.ChipsTakenBack(seat, min(draft.rules.stakes.ante, player.paid)))
    ask_anew(draft, place, untouched=was_untouched)


def ask_anew(draft: HandDraft, place: int, *, untouched: bool) -> None:
    """A hand has died while the action was at ``place``: ask whoever has to act now.

    In a round that is still ``untouched`` another may be the first.
    """
    if untouched and draft.is_contested:
        progress.bet_again(draft)
    else:
        progress.go_on(draft, place)


def move_bring_in(draft: HandDraft, seat: Seat) -> None:
    """Put the bring-in on the true low card, unless two have acted behind (Cooke 5.18).

    Raises:
        Refusal: ``NO_ONE_TO_ACT``, ``NO_LIVE_HAND``, ``NOTHING_TO_CORRECT`` or
            ``RULING_TOO_LATE``; nothing has been emitted then.
    """
    player = _live(draft, seat)
    round_ = _round(draft)
    opener = _opener(draft)
    if (
        round_.opener is not Opener.BRING_IN
        or draft.rules.stud.bring_in is BringIn.HIGH_CARD_MUST_BET
        or seat in (opener, draft.first)
    ):
        raise Refusal(Reason.NOTHING_TO_CORRECT, "cooke-5.18")
    acted = [one for one in draft.players if one.seat == opener or _has_acted(draft, one)]
    behind = [one for one in acted if one.seat != opener]
    if len(behind) >= _SUBSTANTIAL:
        raise Refusal(Reason.RULING_TOO_LATE, "cooke-5.18")
    for one in draft.players:
        if one.bet:
            draft.emit(e.ChipsTakenBack(one.seat, one.bet))
    all_in = tuple(one.seat for one in acted if one.stack + one.bet < draft.rules.unit)
    draft.emit(e.BringInMoved(seat, tuple(one.seat for one in acted), all_in))
    betting.open_round(draft, draft.street, draft.step, round_)
    if player.is_live:
        betting.give_bring_in(draft, draft.player(seat))
    else:
        bring_in_all_in(draft, player)
        progress.go_on(draft, draft.place(seat) + 1)


def _opener(draft: HandDraft) -> Seat | None:
    """Who has brought it in, or was the first to act."""
    brought = (
        player.seat
        for player in draft.players
        if player.last is not None and player.last.act is Act.BRING_IN
    )
    return next(brought, draft.first)


def _round(draft: HandDraft) -> BettingRound:
    round_ = draft.spec.streets[draft.street].steps[draft.step]
    assert isinstance(round_, BettingRound)
    return round_
