"""Retrieving a hand that was shown and then mucked by mistake (Cooke 10.19)."""

from msgspec.structs import replace

from core.hand import events as e
from core.hand.draft import HandDraft
from core.hand.sharing.contests import winners
from core.hand.sharing.pots import layer
from core.hand.state import Player, Pot, Showdown, Standing
from core.ids import Seat
from core.refusal import Reason, Refusal


def retrieve_shown(draft: HandDraft, seat: Seat) -> None:
    """Put the hand at ``seat`` back on the table, if it would win against those tabled.

    Raises:
        Refusal: ``MUCK_IS_FINAL`` for a hand mucked unshown, once the pot is pushed, or where the
            house never gives one back; ``WOULD_NOT_WIN``.  Nothing has been emitted then.
    """
    looks, rules = draft.looks, draft.rules.show
    if (
        not isinstance(draft.phase, Showdown)
        or seat not in looks.released
        or not rules.retrieves_mucked
    ):
        raise Refusal(Reason.MUCK_IS_FINAL, "cooke-10.19")
    player = replace(draft.player(seat), standing=Standing.SHOWN)
    pots = draft.pots if _is_in(draft.pots, seat) else _layered_with(draft, player)
    if not any(_would_win(draft, pot, player) for pot in pots):
        raise Refusal(Reason.WOULD_NOT_WIN, "cooke-10.19")
    draft.emit(e.HandRetrieved(seat))
    if pots != draft.pots:
        draft.emit(e.PotsRelayered(pots))


def _is_in(pots: tuple[Pot, ...], seat: Seat) -> bool:
    return any(seat in pot.seats for pot in pots)


def _layered_with(draft: HandDraft, player: Player) -> tuple[Pot, ...]:
    """The pots were layered without him, when another hand was found dead meanwhile."""
    players = [player if one.seat == player.seat else one for one in draft.players]
    return layer(players, draft.dead, draft.earlier)


def _would_win(draft: HandDraft, pot: Pot, player: Player) -> bool:
    tabled = [
        other
        for other in draft.players
        if other.seat in pot.seats and (other.standing is Standing.SHOWN or other.plays_board)
    ]
    won = winners(draft, [*tabled, player])
    return player.seat in pot.seats and any(player.seat in seats for seats in won.values())
