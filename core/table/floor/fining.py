"""Fining: chips of a player go dead into the pot, where the house has fines (USPC: no penalties).

The laws impose none, since a penalty gives nobody back what was his; a group may agree on them.
"""

from core.hand import progress
from core.hand.draft import HandDraft
from core.hand.events import ChipsForfeited
from core.hand.state import Betting, Player
from core.house.settings import flag
from core.ids import PersonId
from core.refusal import Reason, Refusal
from core.table.commands import Fine
from core.table.draft import TableDraft
from core.table.floor.conduct_events import PlayerFined

_RULE = "uspc-law-no-penalties"


def fine(draft: TableDraft, command: Fine) -> None:
    """Take ``command.amount`` out of a player's stack for the pot that is being played for.

    Raises:
        Refusal: ``PENALTIES_OFF`` by the house's rule; ``NO_HAND``; ``NO_ONE_TO_ACT`` outside a
            betting round; ``NOT_IN_HAND`` for one who was dealt no hand; ``AMOUNT_NOT_POSITIVE``;
            ``NOT_WHOLE_CHIPS``; or ``FINE_TOO_LARGE`` with his ``stack``.
    """
    if not flag(draft.config.settings, "conduct.penalties"):
        raise Refusal(Reason.PENALTIES_OFF, _RULE)
    hand = draft.hand
    if hand is None or not draft.is_in_hand:
        raise Refusal(Reason.NO_HAND)
    phase = hand.phase
    if not isinstance(phase, Betting):
        raise Refusal(Reason.NO_ONE_TO_ACT, "cooke-11.01")
    player = _player(hand, command.person)
    amount, unit = command.amount, hand.rules.unit
    if amount <= 0:
        raise Refusal(Reason.AMOUNT_NOT_POSITIVE)
    if amount % unit:
        raise Refusal(Reason.NOT_WHOLE_CHIPS, typed=amount, unit=unit)
    if amount > player.stack:
        raise Refusal(Reason.FINE_TOO_LARGE, _RULE, typed=amount, stack=player.stack)
    is_all_in = player.is_live and player.stack - amount < unit
    draft.emit(
        PlayerFined(player.seat, player.person, player.name, amount, command.by, command.name,
                    command.why)
    )  # fmt: skip
    hand.emit(ChipsForfeited(player.seat, amount, is_all_in))
    # What he may bet has changed: whoever was to act is asked anew.
    progress.go_on(hand, hand.place(phase.menu.seat))


def _player(hand: HandDraft, person: PersonId) -> Player:
    for player in hand.players:
        if player.person == person:
            return player
    raise Refusal(Reason.NOT_IN_HAND)
