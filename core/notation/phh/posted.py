"""Posted: what everybody pays before the deal, as the format says it.

It has an amount for each position: of antes, which are dead, and of blinds.  The first round
begins left of the highest blind, the last of equal ones.  A blind below nothing is posted out of
turn: it is live and does not change who begins.
"""

from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.events import HandStarted
from core.hand.forced.posts import Post, PostKind
from core.ids import Seat
from core.notation.phh.record import NotWritten

_BY_POSITION: Final = (PostKind.BUTTON, PostKind.SMALL, PostKind.MIDDLE, PostKind.BIG)
_OUT_OF_TURN: Final = (PostKind.ENTRY, PostKind.OWED, PostKind.CARRIED)


class Posted(Struct, frozen=True):
    """Antes and blinds in the order of the players.

    ``trims_antes`` where a short ante wins only as much from each; that goes with equal antes.
    """

    antes: list[int]
    blinds: list[int]
    trims_antes: bool


def posted(start: HandStarted) -> Posted:
    """What is paid before the deal of the hand.

    Raises:
        NotWritten: the format cannot say it: overs, a sleeper, a straddle that counts as one of
            so many raises, two blinds of one player, a kill that lies dead, a first round that
            begins elsewhere than left of the highest blind, as it does where a killer acts in his
            turn.
    """
    antes, trims_antes = _antes(start)
    blinds: dict[Seat, int] = {}
    for post in start.posts.due:
        if post.kind is PostKind.DEAD:
            antes[post.seat] += post.amount
            trims_antes = False
        elif not _is_covered(post, blinds):
            if post.seat in blinds:
                raise NotWritten(start.game)
            blinds[post.seat] = _blind(start, post)
    if not trims_antes and any(one.stack < start.rules.stakes.ante for one in start.entrants):
        # Without trimming a short ante would win the whole of the others.
        raise NotWritten(start.game)
    _check_opener(start, blinds)
    seats = [one.seat for one in start.entrants]
    return Posted(
        [antes[seat] for seat in seats], [blinds.get(seat, 0) for seat in seats], trims_antes
    )


def _antes(start: HandStarted) -> tuple[dict[Seat, int], bool]:
    """What each seat antes, and whether all do."""
    stakes, posts = start.rules.stakes, start.posts
    each = stakes.ante if posts.antes_for_all is None else NO_CHIPS
    antes = {one.seat: int(each) for one in start.entrants}
    for seat, amount in (
        (posts.antes_for_all, stakes.ante * len(antes)),
        (start.big_blind, stakes.big_blind_ante),
    ):
        if seat is not None and amount:
            antes[seat] += amount
    return antes, posts.antes_for_all is None and not stakes.big_blind_ante


def _is_covered(post: Post, blinds: dict[Seat, int]) -> bool:
    """Who owes the amount of a blind owes no more once he has posted it in turn."""
    return post.kind is PostKind.OWED and blinds.get(post.seat, 0) >= post.amount


def _blind(start: HandStarted, post: Post) -> int:
    """One post, below nothing where it is out of turn."""
    if post.kind in _OUT_OF_TURN:
        return -post.amount
    is_straddle = post.kind is PostKind.STRADDLE and not start.rules.structure.is_limit
    if post.kind in _BY_POSITION or post.kind is PostKind.KILL or is_straddle:
        return post.amount
    raise NotWritten(start.game)


def _check_opener(start: HandStarted, blinds: dict[Seat, int]) -> None:
    posts = start.posts
    highest = Chips(max(blinds.values(), default=0))
    if start.rules.levels or posts.price != highest:
        raise NotWritten(start.game)
    last = [one.seat for one in start.entrants if blinds.get(one.seat) == highest and highest]
    if last and last[-1] != posts.opens_after:
        raise NotWritten(start.game)
