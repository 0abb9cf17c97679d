"""The result of a hand: who won what with which hand, and why."""

from typing import Final

from core.hand.state import Award, Share, Standing
from core.hands import Reading, kicker_words
from core.present.documents import CardRow, Line
from core.present.made import made_words, reading_words
from core.present.middle import pot_name
from core.present.names import name_of, player_name
from core.present.say import listed, say
from core.view import HandView, PlayerView

VOID: Final = "The hand is void: everyone has back what he put in."


def result_lines(hand: HandView) -> tuple[Line, ...]:
    """Uncalled bets, the hands on the table, then each pot in the order it was pushed."""
    if hand.is_void:
        return (*shown_lines(hand), say(VOID))
    returned = (
        say("{amount} uncalled goes back to {who}.", amount=p.returned, who=name_of(p))
        for p in hand.players
        if p.returned
    )
    count = max((award.pot + 1 for award in hand.awards), default=1)
    pots = (_award(award, hand, count) for award in hand.awards)
    return (*returned, *shown_lines(hand), *pots)


def shown_lines(hand: HandView) -> tuple[Line, ...]:
    """``Ann shows Ah Kd: two pair, aces and kings``; a mucked hand is only said to be mucked."""
    return tuple(line for player in hand.players if (line := _shown(player)) is not None)


def _shown(player: PlayerView) -> Line | None:
    if player.standing is Standing.MUCKED:
        template = "{who} plays the board, unshown." if player.plays_board else "{who} mucks."
        return say(template, who=name_of(player))
    if player.exposed and player.shown is None:
        return say(
            "{who} shows {cards} only: to win, the whole hand has to be shown.",
            who=name_of(player),
            cards=CardRow(player.exposed),
        )
    if player.shown is None:
        return None
    return say(
        "{who} shows {cards}: {made}.",
        who=name_of(player),
        cards=CardRow(player.shown.cards),
        made=made_words(player.shown.made),
    )


def _award(award: Award, hand: HandView, count: int) -> Line:
    name = pot_name(award.pot, count)
    if len(award.shares) == 1:
        return _to_one(award, award.shares[0], hand, name, count)
    return say(
        "{name} {amount}, split pot: {shares}.",
        name=name,
        amount=award.amount,
        shares=listed(_share(share, hand) for share in award.shares),
    )


def _to_one(award: Award, share: Share, hand: HandView, name: str, count: int) -> Line:
    who = player_name(hand, share.seat)
    # "the side pot", but "side pot 2"
    article = "" if name[-1].isdigit() else "the "
    pot: Line = () if count == 1 else say("{name} of ", name=article + name.lower())
    why = _why(award, share, hand) if award.contested else ""
    unopposed = ", no showdown" if count == 1 else ", unopposed"
    tail = f" with {why}" if why else "" if award.contested else unopposed
    return say("{who} wins {pot}{amount}{tail}.", who=who, pot=pot, amount=share.amount, tail=tail)


def _share(share: Share, hand: HandView) -> Line:
    odd = " (odd chip)" if share.odd else ""
    return say(
        "{who} {amount}{odd}", who=player_name(hand, share.seat), amount=share.amount, odd=odd
    )


def _why(award: Award, share: Share, hand: HandView) -> str:
    """``a flush, king high``, and the kicker when it decided."""
    winner = _reading(hand.player(share.seat))
    if winner is None:
        return ""
    rivals = [
        reading
        for player in hand.players
        if player.seat != share.seat and player.seat in _contenders(award, hand)
        if (reading := _reading(player)) is not None
    ]
    best = max(rivals, key=lambda reading: reading.strength, default=None)
    kicker = kicker_words(winner, best) if best is not None else None
    return reading_words(winner) + (f"; {kicker}" if kicker else "")


def _contenders(award: Award, hand: HandView) -> tuple[int, ...]:
    return hand.pots[award.pot].seats if award.pot < len(hand.pots) else ()


def _reading(player: PlayerView | None) -> Reading | None:
    if player is None or player.shown is None or len(player.shown.made) != 1:
        return None
    return player.shown.made[0].reading
