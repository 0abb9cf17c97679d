"""Pots: layers by what each player has put in (Cooke 9.09)."""

from core.chips import NO_CHIPS, Chips
from core.hand.state import Earlier, Player, Pot


def layer(
    players: list[Player], dead: Chips = NO_CHIPS, earlier: tuple[Earlier, ...] = ()
) -> tuple[Pot, ...]:
    """The main pot and the side pots, the main pot first.

    Each layer ends where a player who can still win has nothing more in.  Chips of folded
    players stay in the layers they reached; what they put in beyond every other player falls
    into the last layer, so that no layer is left without a winner.  A big blind who walks with
    a dead small blind has all of it back: there is no pot then.  What is ``dead``,
    anted by one for all, lies in the main pot.  What ``earlier`` deals have left counts as
    paid by those who paid it, so that one without chips plays for the antes that he has matched
    (Cooke 7.13).
    """
    claims = [player for player in players if player.is_in or player.plays_board]
    if earlier:
        return _layer_all(players, claims, dead, earlier)
    levels = sorted({player.paid for player in claims})
    if len(levels) == 1:
        total = Chips(dead + sum([player.paid for player in players]))
        return (Pot(total, tuple([player.seat for player in claims])),) if total else ()
    most = max([player.paid for player in players])
    pots: list[Pot] = []
    below = 0
    for level in levels:
        top = most if level == levels[-1] else level
        amount = sum([min(player.paid, top) - below for player in players if player.paid > below])
        seats = tuple([player.seat for player in claims if player.paid >= level])
        if level == levels[0]:
            amount += dead
        if amount:
            pots.append(Pot(Chips(amount), seats))
        below = level
    return tuple(pots)


def _layer_all(
    players: list[Player], claims: list[Player], dead: Chips, earlier: tuple[Earlier, ...]
) -> tuple[Pot, ...]:
    before = {one.seat: one.antes for one in earlier}
    paid = {player.seat: player.paid + before.get(player.seat, 0) for player in players}
    amounts = [*paid.values(), *(one.antes for one in earlier if one.seat not in paid)]
    # What was forfeited lies above the antes: who had no chips for more plays for those alone.
    forfeited = sum(one.forfeited for one in earlier)
    whole = max(one.antes for one in earlier)
    levels = sorted({paid[player.seat] for player in claims})
    pots: list[Pot] = []
    below = 0
    for level in levels:
        top = max(amounts) if level == levels[-1] else level
        amount = sum(min(put_in, top) - below for put_in in amounts if put_in > below)
        amount += dead if level == levels[0] else 0
        if forfeited and (level > whole or level == levels[-1]):
            amount, forfeited = amount + forfeited, 0
        seats = tuple(player.seat for player in claims if paid[player.seat] >= level)
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
