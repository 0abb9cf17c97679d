"""Insurance: a private bargain between players, noted and never settled (Cooke 9.11)."""

from typing import Final

from core.house.settings import word
from core.legible import legible
from core.refusal import Reason, Refusal
from core.table.commands import Insure
from core.table.draft import TableDraft
from core.table.money import money_events as m
from core.table.setup.playing_next import is_limit_now

_RULE: Final = "cooke-9.11"
MOST_CHARACTERS: Final = 200


def insure(draft: TableDraft, command: Insure) -> None:
    """Note a bargain about the hand in play; the pot is paid by the cards, and clocks run on.

    Raises:
        Refusal: ``NOT_SEATED``, ``INSURANCE_PROHIBITED``, ``NO_HAND``, ``SEAT_EMPTY``,
            ``NOT_WITH_YOURSELF`` or ``NO_TEXT_TO_NOTE``.
    """
    occupant = draft.seated(command.person)
    rule = word(draft.config.settings, "pot.insurance")
    if rule == "none" or (rule == "big_bet_only" and is_limit_now(draft)):
        raise Refusal(Reason.INSURANCE_PROHIBITED, _RULE)
    if not draft.is_in_hand:
        raise Refusal(Reason.NO_HAND, _RULE)
    other = draft.sitting(command.seat)
    if other.seat == occupant.seat:
        raise Refusal(Reason.NOT_WITH_YOURSELF, _RULE)
    text = legible(command.text)
    if not 0 < len(text) <= MOST_CHARACTERS:
        raise Refusal(Reason.NO_TEXT_TO_NOTE, _RULE, count=MOST_CHARACTERS)
    draft.emit(m.InsuranceNoted(occupant.seat, other.seat, text))
