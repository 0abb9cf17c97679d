"""Draws, discards and offers: what the table asks for is taken, its neighbours are refused.

At every moment of the recorded histories at which somebody has to draw, to choose, to declare the
pot open or to show: so many cards as are allowed and one more, a place beyond the hand, the
others' turns, and acts of another phase.
"""

from collections.abc import Iterator

from core.games import GAMES
from core.hand import commands as h
from core.hand.state import Choosing, Drawing, Hand, Offer, Player, Showdown, Standing
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table import Table
from core.table.commands import TableCommand
from tests.laws.history import Said, give, stands_still
from tests.laws.recorded import every_game, recorded
from tests.random_play import hand_of, prompt_of

Expected = tuple[TableCommand, Reason | None]
"""What is said, and why it is refused; None when it is taken."""


@every_game
def test_what_is_asked_for_is_taken_and_nothing_else(name: str) -> None:
    """In every game that asks for more than bets; the others come to a showdown at least."""
    asked = 0
    for said in recorded(name):
        for one in said:
            if one.before is None or not one.before.is_in_hand or _is_late(one):
                continue
            for command, reason in expected(one.before):
                outcome = give(one.before, command, one.at)
                found = outcome.reason if isinstance(outcome, Refusal) else None
                assert found is reason, command
                asked += 1
    assert asked > 10


def _is_late(one: Said) -> bool:
    """True when nothing he says counts: the clock has run out, or play waits for the floor."""
    table = one.before
    if table is None or table.clock is None or stands_still(table):
        return True
    return table.clock.request is not None


def expected(table: Table) -> Iterator[Expected]:
    """What may be tried now, with what becomes of it."""
    hand = hand_of(table)
    match hand.phase:
        case Drawing():
            yield from _drawing(hand, hand.phase)
        case Choosing():
            yield from _choosing(hand, hand.phase)
        case Offer(to_act=seat):
            yield from _offered(hand, seat)
        case Showdown():
            yield from _showdown(hand)
        case _:
            for player in hand.players[:2]:
                yield h.DrawCards(player.actor), _folded_or(player, Reason.NO_DRAW)
                yield h.MakeChoice(player.actor, (1,)), _folded_or(player, Reason.NO_CHOICE)


def _drawing(hand: Hand, phase: Drawing) -> Iterator[Expected]:
    drawer = _player(hand, phase.to_act)
    held = len(drawer.down.content)
    yield h.DrawCards(drawer.actor), None
    yield h.DrawCards(drawer.actor, (held + 1,)), Reason.NO_SUCH_CARD
    yield h.DrawCards(drawer.actor, (0,)), Reason.NO_SUCH_CARD
    if phase.most < held:
        too_many = tuple(range(1, phase.most + 2))
        yield h.DrawCards(drawer.actor, too_many), Reason.TOO_MANY_DISCARDS
    if GAMES[hand.game].openers is None or hand.opener != drawer.seat:
        yield h.DrawCards(drawer.actor, (1,), splits_openers=True), Reason.NOT_THE_OPENER
    # To rap the table is to stand pat (Cooke 7.12); no bet is taken.
    yield h.Check(drawer.actor), None
    yield h.Fold(drawer.actor), Reason.NO_ONE_TO_ACT
    yield h.MakeChoice(drawer.actor, (1,)), Reason.NO_CHOICE
    stale = h.Prompt(hand.number, hand.action + 1)
    yield h.DrawCards(drawer.actor, (), stale), Reason.STALE
    for player in hand.players:
        is_asked = phase.asked is not None and phase.asked.seat == player.seat
        if player is not drawer and player.standing is Standing.LIVE:
            yield h.DrawCards(player.actor), None if is_asked else _not_now(hand, player)


def _not_now(hand: Hand, player: Player) -> Reason:
    """Who has his new cards is too late, who has none yet too early."""
    most = max(len(other.drawn) for other in hand.players)
    waits = [other for other in hand.players if other.standing is Standing.LIVE]
    drawn = {len(other.drawn) for other in waits}
    is_served = len(player.drawn) == most and (len(drawn) > 1)
    return Reason.DRAW_IS_OVER if is_served else Reason.NOT_YOUR_TURN


def _choosing(hand: Hand, phase: Choosing) -> Iterator[Expected]:
    for player in hand.players:
        if not player.is_in:
            yield h.MakeChoice(player.actor, (1,)), Reason.ALREADY_FOLDED
            continue
        count = phase.count
        if count:
            places = tuple(range(1, count + 1))
            yield h.MakeChoice(player.actor, places, prompt=prompt_of(hand)), None
            yield h.MakeChoice(player.actor, places[1:]), Reason.WRONG_COUNT
            yield h.MakeChoice(player.actor, (*places, count + 1)), Reason.WRONG_COUNT
            beyond = len(player.down.content) + 1
            yield h.MakeChoice(player.actor, (beyond,)), Reason.NO_SUCH_CARD
        yield h.Fold(player.actor), Reason.NO_ONE_TO_ACT
        yield h.DrawCards(player.actor), Reason.NO_DRAW


def _offered(hand: Hand, asked: Seat) -> Iterator[Expected]:
    for player in hand.players:
        reason = None if player.seat == asked else Reason.NOT_YOUR_TURN
        yield h.DeclareOpen(player.actor, opens=False, prompt=prompt_of(hand)), reason


def _showdown(hand: Hand) -> Iterator[Expected]:
    for player in hand.players:
        match player.standing:
            case Standing.LIVE:
                yield h.Show(player.actor), None
                beyond = (len(player.down.content) + 1,)
                yield h.Show(player.actor, cards=beyond), Reason.NO_SUCH_CARD
                sure = Reason.ALL_IN_IS_SHOWN if player.is_all_in else None
                yield h.Muck(player.actor, confirmed=True), sure
            case Standing.SHOWN:
                yield h.Show(player.actor), Reason.ALREADY_SHOWN
            case Standing.MUCKED:
                yield h.Show(player.actor), Reason.ALREADY_MUCKED
            case Standing.FOLDED:
                yield h.Show(player.actor), Reason.ALREADY_FOLDED


def _folded_or(player: Player, reason: Reason) -> Reason:
    return Reason.ALREADY_FOLDED if player.standing is Standing.FOLDED else reason


def _player(hand: Hand, seat: Seat) -> Player:
    return next(player for player in hand.players if player.seat == seat)
