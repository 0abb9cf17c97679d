"""Gifts and tips: chips out of a stack, between hands only (Cooke 9.05, 10.15)."""

from typing import Final

from core.chips import Chips
from core.house.settings import word
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import GiveChips, ObjectToGift, Tip
from core.table.draft import TableDraft
from core.table.money import money_events as m
from core.table.money.buying import can_play, check_unit
from core.table.money.gift import Gift
from core.table.seats.seating import sit_out_if_broke
from core.table.setup.playing_next import is_limit_now
from core.table.state import Occupant

_RULE: Final = "cooke-9.05"


def give_chips(draft: TableDraft, command: GiveChips) -> None:
    """Give chips to another player; carried out with the next deal unless somebody objects.

    Where gifts are for limit games alone, nobody is asked there (setting ``buyin.chip_gift``).
    Who has nothing to play with comes to the minimum buy-in by it, and nobody above the maximum
    (Cooke 9.02).

    Raises:
        Refusal: ``NOT_SEATED``, ``GIFTS_PROHIBITED``, ``GIFTS_IN_LIMIT_ONLY``,
            ``HAND_IN_PLAY``, ``TABLE_CLOSING``, ``SEAT_EMPTY``, ``NOT_WITH_YOURSELF``,
            ``AMOUNT_NOT_POSITIVE``, ``NOT_WHOLE_CHIPS``, ``TOO_LITTLE_TO_GIVE``,
            ``BUY_IN_TOO_SMALL`` or ``STACK_AT_MOST``.
    """
    giver = draft.seated(command.person)
    rule = word(draft.config.settings, "buyin.chip_gift")
    _refuse_by_house(draft, rule)
    _refuse_in_hand(draft)
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    taker = draft.sitting(command.seat)
    if taker.seat == giver.seat:
        raise Refusal(Reason.NOT_WITH_YOURSELF, _RULE)
    check_unit(draft.config, command.amount)
    _refuse_more(draft, giver, command.amount)
    _check_taker(draft, taker, command.amount)
    gift = Gift(giver.seat, giver.person, taker.seat, taker.person, command.amount)
    if rule == "limit_games_only":
        _hand_over(draft, gift)
    else:
        draft.emit(m.GiftOffered(gift))


def _refuse_by_house(draft: TableDraft, rule: str) -> None:
    if rule == "never":
        raise Refusal(Reason.GIFTS_PROHIBITED, _RULE)
    if rule == "limit_games_only" and not is_limit_now(draft):
        raise Refusal(Reason.GIFTS_IN_LIMIT_ONLY, _RULE)


def _refuse_in_hand(draft: TableDraft) -> None:
    if draft.is_in_hand:
        raise Refusal(Reason.HAND_IN_PLAY, "cooke-10.15")


def spare(draft: TableDraft, occupant: Occupant) -> Chips:
    """What of his stack is his to give: not what he has promised, nor what the bank may want."""
    promised = sum(gift.amount for gift in draft.gifts if gift.giver == occupant.person)
    owed = occupant.advance.in_play + occupant.advance.debt
    return Chips(max(occupant.stack - promised - owed, 0))


def _refuse_more(draft: TableDraft, giver: Occupant, amount: Chips) -> None:
    most = spare(draft, giver)
    if amount > most:
        raise Refusal(Reason.TOO_LITTLE_TO_GIVE, _RULE, typed=amount, stack=most)


def _check_taker(draft: TableDraft, taker: Occupant, amount: Chips) -> None:
    least, most = draft.config.buy_in_least, draft.config.buy_in_most
    promised = sum(gift.amount for gift in draft.gifts if gift.taker == taker.person)
    has = Chips(taker.stack + taker.behind + promised)
    if not can_play(draft, taker) and has + amount < least:
        raise Refusal(Reason.BUY_IN_TOO_SMALL, "cooke-9.02", typed=amount, least=least, most=most)
    if most and has + amount > most:
        raise Refusal(Reason.STACK_AT_MOST, "cooke-9.02", stack=has, most=most)


def object_to_gift(draft: TableDraft, command: ObjectToGift) -> None:
    """Anyone seated may stop what ``seat`` gives away, he himself too, until the next deal.

    Raises:
        Refusal: ``NOT_SEATED`` or ``NO_SUCH_GIFT``.
    """
    objector = draft.seated(command.person)
    gifts = [gift for gift in draft.gifts if gift.seat == command.seat]
    if not gifts:
        raise Refusal(Reason.NO_SUCH_GIFT, _RULE, seat=command.seat)
    for gift in gifts:
        draft.emit(m.GiftStopped(gift, objector.seat))


def hand_over(draft: TableDraft) -> None:
    """The shuffle begins: the right to object has lapsed, and the gifts are carried out."""
    is_prohibited = word(draft.config.settings, "buyin.chip_gift") == "never"
    for gift in draft.gifts:
        giver = draft.occupant(gift.seat)
        assert giver is not None
        owed = giver.advance.in_play + giver.advance.debt
        if is_prohibited or giver.stack - owed < gift.amount:
            draft.emit(m.GiftStopped(gift))
        else:
            _hand_over(draft, gift)


def _hand_over(draft: TableDraft, gift: Gift) -> None:
    """Who has nothing left by it sits out, and who was broke is dealt in again."""
    is_revived = _is_revived(draft, draft.sitting(gift.to))
    draft.emit(m.ChipsGiven(gift))
    if is_revived:
        draft.emit(e.CameBack(gift.to))
    sit_out_if_broke(draft, gift.seat)


def _is_revived(draft: TableDraft, taker: Occupant) -> bool:
    return taker.is_away and not taker.is_leaving and not can_play(draft, taker)


def revived(draft: TableDraft) -> int:
    """How many broke players will be dealt in again by what they are given."""
    takers = {gift.to for gift in draft.gifts}
    return sum(_is_revived(draft, draft.sitting(seat)) for seat in takers)


def tip(draft: TableDraft, command: Tip) -> None:
    """Tip the dealer out of the stack: no cash-out (Cooke 9.05).

    Raises:
        Refusal: ``NOT_SEATED``, ``HAND_IN_PLAY``, ``AMOUNT_NOT_POSITIVE`` or
            ``TOO_LITTLE_TO_GIVE``.
    """
    occupant = draft.seated(command.person)
    _refuse_in_hand(draft)
    if command.amount <= 0:
        raise Refusal(Reason.AMOUNT_NOT_POSITIVE)
    _refuse_more(draft, occupant, command.amount)
    draft.emit(m.Tipped(occupant.seat, occupant.person, command.amount))
    sit_out_if_broke(draft, occupant.seat)
