"""The result of a hand: who won what with which hand, and why."""

from collections.abc import Iterator
from typing import Final

from core.chips import Chips
from core.hand.state import Award, Share, Standing
from core.hands import Reading, kicker_words, low_kicker_words
from core.ids import Seat
from core.present.board.middle import pot_name
from core.present.documents import CardRow, Line
from core.present.say import listed, say
from core.present.words.made import flop_words, low_reading_words, made_words, reading_words
from core.present.words.names import name_of, player_name
from core.view import HandView, PlayerView, ShownHand, TableView

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
    if not hand.awards and hand.small_blind is not None and hand.big_blind is not None:
        return (_chopped(hand, hand.small_blind, hand.big_blind),)
    count = max((award.pot + 1 for award in hand.awards), default=1)
    pots = (line for award in hand.awards for line in _award(award, hand, count))
    return (*returned, *shown_lines(hand), *pots)


def _chopped(hand: HandView, small: Seat, big: Seat) -> Line:
    """Nobody wins a pot where both blinds have taken theirs back (Cooke 9.10)."""
    who = listed(player_name(hand, seat) for seat in (small, big))
    return say("Blinds chopped: {who} take theirs back.", who=who)


def shown_lines(hand: HandView) -> tuple[Line, ...]:
    """``Ann shows Ah Kd: two pair, aces and kings``; a mucked hand is only said to be mucked."""
    return tuple(line for player in hand.players if (line := _shown(hand, player)) is not None)


def _shown(hand: HandView, player: PlayerView) -> Line | None:
    if player.is_open:
        does = "mucks" if player.standing is Standing.MUCKED else "shows"
        cards = CardRow(player.exposed + player.up)
        return say("{who} {does} {cards}.", who=name_of(player), does=does, cards=cards)
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
        made=made_words(player.shown.made) + _flop(hand, player.shown),
    )


def _flop(hand: HandView, shown: ShownHand) -> str:
    """Which flop it is made with, where there are two."""
    readings = [made.reading for made in shown.made]
    return flop_words(hand, readings[0]) if readings and readings[0] is not None else ""


def carried_lines(view: TableView) -> tuple[Line, ...]:
    """What becomes of a pot that nobody opened for, or no hand can win (Cooke 7.17; USPC)."""
    if not view.carried:
        return ()
    return (carried_line(view.hand, view.carried),)


def carried_line(hand: HandView | None, carried: Chips) -> Line:
    """``Nobody opened: 40 stay in the pot for the next deal.``"""
    is_fouled = hand is not None and not any(player.is_in for player in hand.players)
    why = "The only hand left is foul" if is_fouled else "Nobody opened"
    return say("{why}: {carried} stay in the pot for the next deal.", why=why, carried=carried)


def _award(award: Award, hand: HandView, count: int) -> Iterator[Line]:
    name = pot_name(award.pot, count)
    if is_halved(award):
        yield from _halves(award, hand, name, count)
    elif len(award.shares) == 1:
        yield _to_one(award, award.shares[0], hand, name, count)
    else:
        yield say(
            "{name} {amount}, {split}: {shares}.",
            name=name,
            amount=award.amount,
            split="split pot" if award.contested else "split by agreement",
            shares=listed(_share(share, hand) for share in award.shares),
        )


def is_halved(award: Award) -> bool:
    """Whether a high and a low half were won (Cooke 4.17)."""
    return any(share.contest for share in award.shares)


def _halves(award: Award, hand: HandView, name: str, count: int) -> Iterator[Line]:
    """Each half with its winners, and who scooped or was quartered."""
    seats = {share.seat for share in award.shares}
    if len(seats) == 1:
        (share, *_) = award.shares
        pot: Line = () if count == 1 else say("{name} of ", name=name.lower())
        yield say("{who} scoops {pot}{amount}: {high}; {low}.", who=player_name(hand, share.seat),
                  pot=pot, amount=award.amount, high=_half_words(hand, share.seat, 0),
                  low=_half_words(hand, share.seat, 1))  # fmt: skip
        return
    if count > 1:
        yield say("{name} {amount} is halved.", name=name, amount=award.amount)
    for contest, half in enumerate(("High", "Low")):
        shares = [share for share in award.shares if share.contest == contest]
        yield say("{half} half {amount}{split}: {who} with {made}.", half=half,
                  amount=Chips(sum(share.amount for share in shares)),
                  split=_is_split(shares), who=listed(_share_of_half(s, shares, hand)
                  for s in shares), made=_half_words(hand, shares[0].seat, contest))  # fmt: skip


def _is_split(shares: list[Share]) -> str:
    return ", split" if len(shares) > 1 else ""


def _share_of_half(share: Share, shares: list[Share], hand: HandView) -> Line:
    if len(shares) > 1:
        return _share(share, hand)
    odd = " (odd chip)" if share.odd else ""
    return say("{who}{odd}", who=player_name(hand, share.seat), odd=odd)


def _half_words(hand: HandView, seat: Seat, contest: int) -> str:
    """What the winner of a half has for it."""
    player = hand.player(seat)
    if player is None or player.shown is None:
        return "the board" if player is not None and player.plays_board else "the best"
    reading = player.shown.made[contest].reading
    if reading is None:
        return made_words((player.shown.made[contest],))
    return low_reading_words(reading) if contest else reading_words(reading)


def _to_one(award: Award, share: Share, hand: HandView, name: str, count: int) -> Line:
    who = player_name(hand, share.seat)
    # "the side pot", but "side pot 2"
    article = "" if name[-1].isdigit() else "the "
    pot: Line = () if count == 1 else say("{name} of ", name=article + name.lower())
    why = _why(award, share, hand) if award.contested else ""
    tail = f" with {why}" if why else "" if award.contested else _unopposed(award, hand, count)
    return say("{who} wins {pot}{amount}{tail}.", who=who, pot=pot, amount=share.amount, tail=tail)


def _unopposed(award: Award, hand: HandView, count: int) -> str:
    """Why nobody contested it: all others in it had folded, or have mucked."""
    rivals = [hand.player(Seat(seat)) for seat in _contenders(award, hand)]
    if any(player is not None and player.standing is Standing.MUCKED for player in rivals):
        return ", the others mucked"
    return ", no showdown" if count == 1 else ", unopposed"


def _share(share: Share, hand: HandView) -> Line:
    odd = " (odd chip)" if share.odd else ""
    return say(
        "{who} {amount}{odd}", who=player_name(hand, share.seat), amount=share.amount, odd=odd
    )


def _why(award: Award, share: Share, hand: HandView) -> str:
    """``a flush, king high``, and the kicker when it decided."""
    player = hand.player(share.seat)
    winner = _reading(player, share.contest)
    if player is None or player.shown is None or winner is None:
        return ""
    made = player.shown.made[share.contest]
    unqualified = "; no low" if _has_no_low(award, hand) else ""
    words = low_reading_words if made.is_low else reading_words
    decides = low_kicker_words if made.is_low else kicker_words
    rivals = [
        reading
        for player in hand.players
        if player.seat != share.seat and player.seat in _contenders(award, hand)
        if (reading := _reading(player, share.contest)) is not None
    ]
    best = max(rivals, key=lambda reading: reading.strength, default=None)
    kicker = decides(winner, best) if best is not None else None
    return (
        words(winner) + flop_words(hand, winner) + (f"; {kicker}" if kicker else "") + unqualified
    )


def _has_no_low(award: Award, hand: HandView) -> bool:
    """Nobody qualified for the low half, so the high hand has it all (Cooke 4.17)."""
    shown = [player.shown for player in hand.players if player.shown is not None]
    return bool(shown) and all(len(one.made) > 1 for one in shown) and not is_halved(award)


def _contenders(award: Award, hand: HandView) -> tuple[int, ...]:
    return hand.pots[award.pot].seats if award.pot < len(hand.pots) else ()


def _reading(player: PlayerView | None, contest: int) -> Reading | None:
    if player is None or player.shown is None:
        return None
    return player.shown.made[contest].reading
