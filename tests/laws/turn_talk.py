"""What people say about turns, by chance: out of turn, kept for later, taken back, time."""

from collections.abc import Callable, Sequence
from typing import Final

from core.chips import Chips
from core.hand import commands as h
from core.hand.commands import Preact
from core.hand.state import Betting, Hand, Player
from core.house.settings import Overrides
from core.ids import PersonId
from core.table import commands as c
from core.table.commands import TableCommand
from tests.laws.chance import Chance

FLOOR: Final = PersonId("floor")

HOUSES: Final[Sequence[Overrides]] = (
    {},
    {},
    {"betting.out_of_turn": "void_announcement"},
    {"betting.out_of_turn": "refuse"},
    {"betting.chips_out_of_turn": "stand"},
    {"betting.chips_out_of_turn": "call_only", "betting.fold_out_of_turn": "hoyle_must_call"},
    {"betting.fold_out_of_turn": "dead_hand"},
    {"betting.fold_out_of_turn": "hoyle_must_call"},
    {"betting.undo_fold": "never", "betting.checking_out": True},
    {"betting.preactions": False, "clock.requester": "floor"},
)
"""What houses may have decided about turns."""


def turns_by(chance: Chance) -> Overrides:
    """A house's mind on them."""
    return dict(chance.pick(HOUSES))


def turn_talk(chance: Chance, hand: Hand) -> TableCommand:
    """One thing that can be said about a turn, whether it may be said now or not."""
    player = chance.pick(_players(hand))
    who = player.actor
    folded = _has_just_folded(hand)
    if folded is not None and chance.one_in(2):
        return h.Undo(folded)
    if isinstance(hand.phase, Betting) and player.seat != hand.phase.to_act and chance.one_in(2):
        return _early(chance, hand, who)
    prompt = h.Prompt(hand.number, hand.action)
    acts = (*Preact, *Preact, None)
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: h.SetPreact(who, chance.pick(acts), hand.wager, prompt),
        lambda: h.SetPreact(who, chance.pick(acts), hand.wager),
        lambda: h.SetPreact(who, chance.pick(acts), hand.wager),
        lambda: h.TakeTime(chance.pick((who, _in_turn(hand))), chance.pick((None, prompt))),
        lambda: h.Undo(who),
        lambda: c.CallClock(who),
        lambda: c.FloorCallsClock(FLOOR, chance.pick((None, prompt))),
    )
    return chance.pick(kinds)()


def _early(chance: Chance, hand: Hand, who: PersonId) -> TableCommand:
    """An act out of turn."""
    size = hand.full_raise or hand.rules.unit
    to = Chips(hand.wager + size * chance.pick((1, 1, 2, 3)))
    odd = Chips(1 + chance.below(3 * size))
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: h.Check(who),
        lambda: h.Call(who, confirmed=True),
        lambda: h.Call(who, confirmed=True),
        lambda: h.Fold(who),
        lambda: h.Bet(who, to, confirmed=True) if not hand.wager else h.RaiseTo(who, to),
        lambda: h.RaiseTo(who, to, confirmed=True),
        lambda: h.AllIn(who, confirmed=True),
        lambda: h.PutIn(who, chance.pick((size, odd)), confirmed=True),
        lambda: h.AnnounceRaise(who),
    )
    return chance.pick(kinds)()


def _players(hand: Hand) -> tuple[Player, ...]:
    """Those who can still act, or all."""
    return tuple(one for one in hand.players if one.is_live) or hand.players


def _in_turn(hand: Hand) -> PersonId:
    player = hand.player(hand.to_act) if hand.to_act is not None else None
    return player.actor if player is not None else hand.players[0].actor


def _has_just_folded(hand: Hand) -> PersonId | None:
    """Whose fold was the last act."""
    for player in hand.players:
        last = player.last
        if not player.is_in and last is not None and last.action == hand.action - 1:
            return player.actor
    return None
