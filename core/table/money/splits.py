"""Splits: who objects to the players' splitting pots, and the moment it is done (Cooke 9.10)."""

from typing import Final

from core.hand.commands import Prompt
from core.hand.sharing import agreeing
from core.house.settings import word
from core.refusal import Reason, Refusal
from core.table.commands import AllowSplits, PushSplit
from core.table.draft import TableDraft
from core.table.money import money_events as m
from core.table.setup.playing_next import is_limit_now

_RULE: Final = "cooke-9.10"


def allow_splits(draft: TableDraft, command: AllowSplits) -> None:
    """Object to splitting pots, from this hand on, or take the objection back.

    Only in limit games, where a split needs that nobody objects
    (``pot.split_agreements_limit``).

    Raises:
        Refusal: ``NOT_SEATED``, ``SPLIT_NEEDS_NO_LEAVE``, ``SPLIT_PROHIBITED``,
            ``SPLITS_OFF_ALREADY`` or ``NOT_OBJECTED``.
    """
    occupant = draft.seated(command.person)
    objects = command.person in draft.split_objectors
    if command.allows:
        if not objects:
            raise Refusal(Reason.NOT_OBJECTED, _RULE)
        draft.emit(m.SplitsAllowed(occupant.seat, occupant.person))
        return
    if not is_limit_now(draft):
        raise Refusal(Reason.SPLIT_NEEDS_NO_LEAVE, _RULE)
    if word(draft.config.settings, "pot.split_agreements_limit") == "prohibited":
        raise Refusal(Reason.SPLIT_PROHIBITED, _RULE)
    if objects:
        raise Refusal(Reason.SPLITS_OFF_ALREADY, _RULE)
    draft.emit(m.SplitsObjected(occupant.seat, occupant.person))
    if draft.hand is not None and draft.is_in_hand:
        agreeing.stop(draft.hand, occupant.seat)


def refuse_objected(draft: TableDraft) -> None:
    """Refuse a split in limit while somebody objects.

    Raises:
        Refusal: ``SPLITS_OBJECTED``.
    """
    hand = draft.hand
    if hand is None or not hand.rules.agreements.split_needs_no_objection:
        return
    for occupant in draft.occupants():
        if occupant.person in draft.split_objectors and hand.rules.agreements.may_split:
            raise Refusal(Reason.SPLITS_OBJECTED, _RULE, seat=occupant.seat, name=occupant.name)


def push_split(draft: TableDraft, command: PushSplit) -> None:
    """Nobody has objected in time: the pot that all have agreed to split is split.

    Raises:
        Refusal: ``STALE`` when somebody has acted or objected, or has time left.
    """
    hand, clock = draft.hand, draft.clock
    if (
        hand is None
        or clock is None
        or clock.split_at is None
        or command.prompt != Prompt(hand.number, hand.action)
        or draft.now < clock.split_at
        or not agreeing.accord_of(hand).is_open
    ):
        raise Refusal(Reason.STALE)
    agreeing.carry_out(hand)
