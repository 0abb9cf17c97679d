"""Showdown: a house player shows what may win and mucks what is beaten."""

from core.hands import Strength
from core.view import HandView, MadeHand, MyHand


def is_beaten(hand: HandView, mine: MyHand) -> bool:
    """True when nothing can be won any more: in every pot the player is in for, and in every
    contest of the game, a better hand lies face up, or his own does not count."""
    shown = {player.seat: player.shown.made for player in hand.players if player.shown is not None}
    contested = [
        [shown[seat] for seat in pot.seats if seat in shown and seat != mine.seat]
        for pot in hand.pots
        if mine.seat in pot.seats
    ]
    return bool(contested) and all(
        _is_behind(own, place, rivals)
        for rivals in contested
        for place, own in enumerate(mine.made)
    )


def _is_behind(own: MadeHand, place: int, rivals: list[tuple[MadeHand, ...]]) -> bool:
    strength = _strength(own)
    if strength is None:
        return bool(rivals) or own.is_low
    others = (_strength(made[place]) for made in rivals)
    return any(other is not None and other > strength for other in others)


def _strength(made: MadeHand) -> Strength | None:
    return made.reading.strength if made.reading is not None else None
