"""Pots: layers by what each player has put in (Cooke 9.09)."""

from core.chips import NO_CHIPS, Chips
from core.hand.state import Player, Pot


def layer(players: list[Player], carried: Chips = NO_CHIPS) -> tuple[Pot, ...]:
    """The main pot and the side pots, the main pot first.

    Each layer ends where a player who can still win has nothing more in.  Chips of folded
    players stay in the layers they reached; what they put in beyond every other player falls
    into the last layer, so that no layer is left without a winner.  A big blind who walks with
    a dead small blind has all of it back: there is no pot then.  What is ``carried`` from
    earlier deals, or anted by one for all, lies in the main pot (Cooke 7.17).
    """
    claims = [player for player in players if player.is_in or player.plays_board]
    levels = sorted({player.paid for player in claims})
    if len(levels) == 1:
        total = Chips(carried + sum([player.paid for player in players]))
        return (Pot(total, tuple([player.seat for player in claims])),) if total else ()
    most = max([player.paid for player in players])
    pots: list[Pot] = []
    below = 0
    for level in levels:
        top = most if level == levels[-1] else level
        amount = sum([min(player.paid, top) - below for player in players if player.paid > below])
        seats = tuple([player.seat for player in claims if player.paid >= level])
        if level == levels[0]:
            amount += carried
        if amount:
            pots.append(Pot(Chips(amount), seats))
        below = level
    return tuple(pots)


def uncalled(players: list[Player]) -> tuple[Player, Chips] | None:
    """Who made the last bet and the part of it nobody called, or None (Cooke 4.12)."""
    most = second = 0
    bettor = players[0]
    for player in players:
        if player.bet > most:
            second, most, bettor = most, player.bet, player
        elif player.bet > second:
            second = player.bet
    return (bettor, Chips(most - second)) if most > second and bettor.is_in else None
