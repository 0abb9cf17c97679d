"""Exposed cards where none lie open: who keeps one, and when it is replaced (Cooke 7.11, 14.09).

The deal: high draw keeps every card, lowball the low ones; others are replaced at once, the
exposed card being the burn, in hold'em only until there is action.  The draw: no exposed card is
kept; it is replaced after all have drawn (by the older laws the first one is kept).  A card that
its owner shows himself is never replaced.
"""

from core.cards import JOKERS, Card, rank_of
from core.games.spec import Chosen, Structure
from core.hand import events as e
from core.hand.cards.stub import ensure, shuffle_for
from core.hand.draft import HandDraft
from core.hand.draw_games.draws import draws_begun, is_served
from core.hand.floor.substantial import since_deal
from core.hand.state import Betting, Drawing, Player
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.sealed import Sealed

_BIG_BET = (Structure.POT_LIMIT, Structure.NO_LIMIT)


def expose(draft: HandDraft, player: Player, card: Card, *, by_owner: bool) -> None:
    """``card`` of ``player`` has been seen by others: keep or replace it.

    Raises:
        Refusal: ``NO_SUCH_CARD`` or ``ALREADY_SHOWN``; ``TWO_CARDS_EXPOSED`` when a second card of
            the deal would have to be replaced, and ``TOO_LATE_TO_REPLACE`` once there has been
            action after the draw.
    """
    check(draft, player, card)
    if by_owner or not _is_to_be_replaced(draft, player, card):
        by_dealer = not by_owner and draft.spec.draws > 0 and not draws_begun(draft)
        demands = by_dealer and draft.rules.deal.next_dealer and len(draft.faced) > 0
        draft.emit(e.CardsExposed(player.seat, (card,), by_dealer, demands))
    elif draft.spec.draws and draws_begun(draft):
        draft.emit(e.CardWithdrawn(player.seat, card))
        if not isinstance(draft.phase, Drawing):
            # The step before the round, which then is opened anew.
            replace_exposed(draft, draft.step - 1)
    elif draft.is_burned:
        raise Refusal(Reason.TWO_CARDS_EXPOSED, "cooke-14.20.h")
    else:
        fresh = draft.next_cards(1)
        draft.emit(e.CardReplaced(player.seat, card, Sealed(fresh, (player.seat,))))


def check(draft: HandDraft, player: Player, card: Card) -> None:
    """Refuse a card that he does not hold, or has shown already.

    Raises:
        Refusal: ``NO_SUCH_CARD`` or ``ALREADY_SHOWN``.
    """
    rule = "cooke-7.11" if draft.spec.draws else "cooke-14.09"
    if not player.is_in or card not in player.down.content:
        raise Refusal(Reason.NO_SUCH_CARD, rule, count=len(player.down.content))
    if card in player.exposed:
        raise Refusal(Reason.ALREADY_SHOWN, rule)


def is_replaced_in_deal(draft: HandDraft, card: Card) -> bool:
    """Whether ``card``, exposed by the dealer before anything was drawn, is not to be kept."""
    if draft.spec.draws:
        return not draws_begun(draft) and not _is_kept(draft, card)
    return not draft.street and not since_deal(draft)


def replace_exposed(draft: HandDraft, step: int) -> None:
    """All have drawn: see to it that who lost an exposed card gets another.

    Where the house has it so he is asked first whether the cards are shuffled (Hoyle); ``step`` is
    the one that play goes on from.
    """
    if not draft.owed or not draft.rules.draw.may_reshuffle:
        make_good(draft)
        return
    asked = tuple(seat for seat in draft.seats if seat in draft.owed)
    draft.emit(e.ChoiceOpened(draft.action + 1, draft.street, step, Chosen.RESHUFFLE, 0, asked))


def make_good(draft: HandDraft, shuffles: tuple[Seat, ...] = ()) -> None:
    """The next cards for those that were withdrawn; shuffled before for whoever ``shuffles``."""
    for seat in shuffles:
        shuffle_for(draft, draft.player(seat))
        _give_due(draft, seat)
    for seat in dict.fromkeys(draft.owed):
        _give_due(draft, seat)


def _give_due(draft: HandDraft, seat: Seat) -> None:
    for _ in range(draft.owed.count(seat)):
        ensure(draft, 1, draft.player(seat))
        fresh = Sealed(draft.next_cards(1), (seat,))
        draft.emit(e.CardMadeGood(seat, fresh))


def _is_to_be_replaced(draft: HandDraft, player: Player, card: Card) -> bool:
    if not draft.spec.draws or not draws_begun(draft):
        return is_replaced_in_deal(draft, card)
    fresh = _fresh(draft, player)
    is_first = draft.rules.draw.takes_first_exposed and not set(fresh) & set(player.exposed)
    if isinstance(draft.phase, Drawing):
        # One who has still to draw holds nothing of this draw yet.
        return is_served(draft, player) and card in fresh and not is_first
    if card not in fresh or is_first:
        return False
    if not isinstance(draft.phase, Betting) or draft.checkers or draft.wager:
        raise Refusal(Reason.TOO_LATE_TO_REPLACE, "cooke-7.11")
    return True


def _fresh(draft: HandDraft, player: Player) -> tuple[Card, ...]:
    """The cards he took on the last draw and still has: those that stand last in his hand."""
    count = player.drawn[-1] - draft.owed.count(player.seat) if player.drawn else 0
    return player.down.content[len(player.down.content) - count :] if count else ()


def _is_kept(draft: HandDraft, card: Card) -> bool:
    """Whether a card exposed in the deal has to be taken; the joker as the lowest card."""
    is_big_bet = draft.rules.structure in _BIG_BET
    kept = draft.spec.keeps_exposed_big_bet if is_big_bet else draft.spec.keeps_exposed
    return kept is None or card in JOKERS or rank_of(card) in kept
