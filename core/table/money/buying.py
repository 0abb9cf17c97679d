"""The law of buying in: what it takes to sit down, and what may be added (Cooke 9.02 to 9.06)."""

from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.rules import betting_unit
from core.house.settings import Overrides, number, word
from core.ids import Instant
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.blinds.short_stacks import needed
from core.table.commands import CashOut, SitDown, TopUp, Visit
from core.table.config import TableConfig
from core.table.draft import TableDraft
from core.table.state import Occupant

_MINUTE: Final = 60_000


def check_buy_in(config: TableConfig, command: SitDown, visit: Visit | None, at: Instant) -> bool:
    """Check what somebody sits down with; True when it is a short buy.

    ``visit`` is what the room remembers of him, if this is still the same playing session.  Then
    he brings the larger of what he took off the table and the minimum, also above the maximum
    (Cooke 9.02).  Who moves here with his chips needs the minimum by ``buyin.transfer_min``; whose
    game has broken never does, as long as he has chips at all (Cooke 13.09.02).

    Raises:
        Refusal: ``AMOUNT_NOT_POSITIVE``, ``NOT_WHOLE_CHIPS``, ``NOT_WHOLE_STACKS``,
            ``BUY_IN_TOO_SMALL``, ``BUY_IN_TOO_LARGE``, ``MUST_BRING_BACK``, ``MOVE_TOO_SHORT``,
            ``SHORT_BUY_TOO_SMALL`` or ``SHORT_BUY_USED``.
    """
    amount, took = command.buy_in, visit.took if visit is not None else NO_CHIPS
    if amount != took or not amount:
        _check_whole(config, amount, took)
    needs = least_to_sit(config, visit)
    most = max(config.buy_in_most, took) if config.buy_in_most else NO_CHIPS
    if most and amount > most:
        raise Refusal(Reason.BUY_IN_TOO_LARGE, "cooke-9.02", typed=amount, least=needs, most=most)
    if amount >= needs:
        return False
    if visit is not None and amount < took:
        minutes = (at - visit.left_at) // _MINUTE
        raise Refusal(Reason.MUST_BRING_BACK, "cooke-9.02", took=took, minutes=minutes, least=needs)
    if visit is not None and visit.moves:
        missing = needs - amount
        raise Refusal(
            Reason.MOVE_TOO_SHORT, "cooke-9.02", stack=amount, least=needs, needed=missing
        )
    if word(config.settings, "buyin.short_buy_scope") == "rebuy_only":
        raise _too_small(config, amount)
    _check_short(config, amount, visit.short_buys if visit is not None else 0)
    return True


def least_to_sit(config: TableConfig, visit: Visit | None) -> Chips:
    """The least that somebody may sit down with, short buys apart.

    ``visit`` is what the room remembers of him, if this is still the same playing session.
    """
    least = config.buy_in_least
    if visit is None:
        return least
    is_free = word(config.settings, "buyin.transfer_min") == "not_required"
    brings_what_he_has = visit.broke or (visit.moves and is_free)
    if brings_what_he_has and visit.took >= betting_unit(config.stakes, config.settings):
        return visit.took
    return max(visit.took, least)


def top_up(draft: TableDraft, command: TopUp) -> None:
    """Buy more chips; they play from the next hand on (Cooke 9.05).

    With a whole unit left any amount may be added, and it is never a short buy.  Who has lost his
    stack buys in again: for the minimum at least, or short as often as the house allows in one
    playing session (Cooke 9.06).

    Raises:
        Refusal: ``NOT_SEATED``, ``AMOUNT_NOT_POSITIVE``, ``NOT_WHOLE_CHIPS``,
            ``NOT_WHOLE_STACKS``, ``BUY_IN_TOO_SMALL``, ``SHORT_BUY_TOO_SMALL``,
            ``SHORT_BUY_USED`` or ``STACK_AT_MOST``.
    """
    occupant = draft.seated(command.person)
    more = check_more(draft, occupant, command.amount)
    draft.emit(e.ChipsBought(occupant.seat, occupant.person, occupant.is_prop, command.amount))
    if more.is_short:
        draft.emit(e.BoughtShort(occupant.seat))
    if more.is_broke and occupant.is_away:
        draft.emit(e.CameBack(occupant.seat))


class More(Struct, frozen=True):
    """What more chips mean for one who gets them: whether he had none, and buys short now."""

    is_broke: bool
    is_short: bool


def check_more(draft: TableDraft, occupant: Occupant, amount: Chips) -> More:
    """Check ``amount`` more for ``occupant``.

    Raises:
        Refusal: as :func:`top_up`.
    """
    config = draft.config
    _check_whole(config, amount)
    has = stack_of(draft, occupant) + occupant.behind
    is_broke = not draft.plays(occupant.person) and not can_play(draft, occupant)
    buys = Chips(occupant.behind + amount)
    is_short = is_broke and buys < config.buy_in_least
    if is_short:
        _check_short(config, buys, occupant.short_buys)
    if config.buy_in_most and has + amount > config.buy_in_most:
        raise Refusal(Reason.STACK_AT_MOST, "cooke-9.02", stack=has, most=config.buy_in_most)
    return More(is_broke, is_short)


def play_short(draft: TableDraft, occupant: Occupant) -> None:
    """Let what a broke player bought during the hand he lost be his short buy (Cooke 9.06).

    Raises:
        Refusal: ``BROKE`` when he has bought nothing, else as :func:`top_up` of that amount.
    """
    config = draft.config
    if not occupant.behind:
        raise Refusal(Reason.BROKE, "cooke-9.05", least=config.buy_in_least)
    _check_short(config, occupant.behind, occupant.short_buys)
    draft.emit(e.BoughtShort(occupant.seat))


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
    reach the minimum or are his short buy.  Where the ante alone is enough for a hand of stud, it
    may be less than a unit (Cooke 5.14).
    """
    config = draft.config
    if occupant.stack >= config.stakes.base:
        # A unit is never more than a bet.
        return True
    unit = betting_unit(config.stakes, config.settings)
    has_bought_in = occupant.behind >= config.buy_in_least or occupant.plays_short
    if occupant.stack >= unit or has_bought_in:
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


def _check_whole(config: TableConfig, amount: Chips, took: Chips = NO_CHIPS) -> None:
    """Chips come in whole units, or in whole stacks (``buyin.rebuy_amount``).

    Those that he took off the table before do not have to.
    """
    if not _has_whole_stacks(config.settings):
        check_unit(config, amount)
        return
    if amount <= 0:
        raise Refusal(Reason.AMOUNT_NOT_POSITIVE)
    stack = config.buy_in_least
    bought = amount - took
    if amount % stack and (bought < 0 or bought % stack):
        raise Refusal(Reason.NOT_WHOLE_STACKS, "hoyle-rebuy-stack", typed=amount, unit=stack)


def check_unit(config: TableConfig, amount: Chips) -> None:
    """Refuse what is no amount, or not in whole betting units.

    Raises:
        Refusal: ``AMOUNT_NOT_POSITIVE`` or ``NOT_WHOLE_CHIPS``.
    """
    unit = betting_unit(config.stakes, config.settings)
    if amount <= 0:
        raise Refusal(Reason.AMOUNT_NOT_POSITIVE)
    if amount % unit:
        raise Refusal(Reason.NOT_WHOLE_CHIPS, typed=amount, unit=unit)


def _check_short(config: TableConfig, amount: Chips, bought_short: int) -> None:
    """Half the minimum or more, and so often in one playing session (Cooke 9.06)."""
    least = config.buy_in_least
    most = number(config.settings, "buyin.short_buys_per_session")
    if not most or _has_whole_stacks(config.settings):
        raise _too_small(config, amount)
    if bought_short >= most:
        raise Refusal(Reason.SHORT_BUY_USED, "cooke-9.06", least=least)
    if 2 * amount < least:
        raise Refusal(
            Reason.SHORT_BUY_TOO_SMALL, "cooke-9.06", typed=amount, half=(least + 1) // 2,
            least=least,
        )  # fmt: skip


def _too_small(config: TableConfig, amount: Chips) -> Refusal:
    least, most = config.buy_in_least, config.buy_in_most
    return Refusal(Reason.BUY_IN_TOO_SMALL, "cooke-9.02", typed=amount, least=least, most=most)


def _has_whole_stacks(settings: Overrides) -> bool:
    return word(settings, "buyin.rebuy_amount") == "exact_stack"
