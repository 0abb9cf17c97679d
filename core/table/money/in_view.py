"""Money in view: what else than the stack plays, by the house's choice (Cooke 9.08, 9.13)."""

from typing import Final

from core.hand.state import Betting, Choosing, Drawing, Offer
from core.hand.wagers.counting_in import count_in
from core.house.settings import word
from core.refusal import Reason, Refusal
from core.table.commands import AnnounceWallet, CountChips, TopUp
from core.table.draft import TableDraft
from core.table.money import money_events as m
from core.table.money.buying import top_up
from core.table.setup.playing_next import is_limit_now

_WALLET: Final = "cooke-9.13"
_HIDDEN: Final = "cooke-9.08"


def announce_wallet(draft: TableDraft, command: AnnounceWallet) -> None:
    """Put chips of the wallet in play as a hand is about to start (Cooke 8.01.08).

    Raises:
        Refusal: ``NOT_SEATED``, ``WALLET_NEVER_PLAYS``, ``WALLET_PLAYS_BIG_BET``,
            ``HAND_IN_PLAY`` and the reasons of :func:`core.table.money.buying.top_up`.
    """
    draft.seated(command.person)
    if word(draft.config.settings, "buyin.wallet_plays") == "never":
        raise Refusal(Reason.WALLET_NEVER_PLAYS, _WALLET)
    if is_limit_now(draft):
        raise Refusal(Reason.WALLET_PLAYS_BIG_BET, _WALLET)
    if draft.is_in_hand:
        raise Refusal(Reason.HAND_IN_PLAY, "cooke-10.15")
    top_up(draft, TopUp(command.person, command.amount))


def count_chips(draft: TableDraft, command: CountChips) -> None:
    """The floor lets chips play that were asked for before the deal and came after it.

    Raises:
        Refusal: ``HIDDEN_NEVER_PLAYS``, ``SEAT_EMPTY`` or ``NOTHING_TO_COUNT``.
    """
    if word(draft.config.settings, "buyin.hidden_money") == "never_plays":
        raise Refusal(Reason.HIDDEN_NEVER_PLAYS, _HIDDEN)
    occupant, hand = draft.sitting(command.seat), draft.hand
    seat, late = occupant.seat, occupant.advance.late
    if (
        not late
        or hand is None
        or hand.is_run_out
        or not isinstance(hand.phase, (Betting, Drawing, Choosing, Offer))
        or not draft.plays(occupant.person)
        or not hand.player(seat).is_live
    ):
        raise Refusal(Reason.NOTHING_TO_COUNT, _HIDDEN, seat=seat)
    draft.emit(m.ChipsCounted(seat, late))
    count_in(hand)
