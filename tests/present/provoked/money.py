"""Refusals of money between hands and of agreements about it."""

from typing import Final

from core.chips import whole
from core.games.spec import Structure
from core.hand import commands as h
from core.house.settings import Overrides
from core.ids import Seat
from core.refusal import Reason
from core.table import commands as c
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, case

NO_OBJECTION: Final[Overrides] = {"pot.split_agreements_limit": "no_objection"}


def _table(settings: Overrides | None = None, stacks: dict[int, int] | None = None) -> Game:
    return Game(3, blinds=(5, 10), button=1, stacks=stacks, settings=settings)


def _limit(settings: Overrides | None = None) -> Game:
    return Game(3, bets=(20, 40), structure=Structure.FIXED, button=1, settings=settings)


def _dealt(game: Game, script: str = "") -> Game:
    game.deal()
    if script:
        game.play(script)
    return game


def _after(game: Game, first: c.TableCommand, said: c.TableCommand) -> Case:
    game.do(first)
    return case(game, said)


def _to_the_blinds(settings: Overrides | None = None) -> Game:
    return _dealt(_table(settings), "1 folds")


def _behind(amount: int | None) -> c.PlayBehind:
    return c.PlayBehind(person(1), None if amount is None else whole(amount))


def _late() -> Case:
    game = _table({"buyin.playing_behind": False}, {1: 100})
    game.do(_behind(200))
    game.deal()
    game.do(c.SettleBehind(ADMIN, Seat(1), is_approved=True))
    return case(game, c.CountChips(ADMIN, Seat(1)))


def _split_objected() -> Case:
    game = _dealt(_limit(NO_OBJECTION))
    game.do(c.AllowSplits(person(3), allows=False))
    return case(game, h.Split(person(1)))


def _nothing_to_count() -> Case:
    game = _dealt(_table({"buyin.hidden_money": "floor_decides"}))
    return case(game, c.CountChips(ADMIN, Seat(2)))


def _give(giver: int, to: int, amount: int) -> c.GiveChips:
    return c.GiveChips(person(giver), Seat(to), whole(amount))


def _split_too_late() -> Case:
    game = _dealt(_table(), "1 folds, 2 calls, 3 checks")
    game.play("all check, all check, all check")
    return case(game, h.Split(person(2)))


MONEY: Final[dict[Reason, Make]] = {
    Reason.CHOP_PROHIBITED: lambda: case(
        _to_the_blinds({"pot.chop_blinds": "prohibited"}), h.Chop(person(2))
    ),
    Reason.CHOP_NOT_NOW: lambda: case(_dealt(_table()), h.Chop(person(2))),
    Reason.SPLIT_PROHIBITED: lambda: case(_dealt(_limit()), h.Split(person(2))),
    Reason.SPLIT_NOT_NOW: _split_too_late,
    Reason.SPLITS_OBJECTED: _split_objected,
    Reason.SPLIT_NEEDS_NO_LEAVE: lambda: case(
        _dealt(_table()), c.AllowSplits(person(1), allows=False)
    ),
    Reason.SPLITS_OFF_ALREADY: lambda: _after(
        _dealt(_limit(NO_OBJECTION)),
        c.AllowSplits(person(1), allows=False),
        c.AllowSplits(person(1), allows=False),
    ),
    Reason.NOT_OBJECTED: lambda: case(
        _dealt(_limit(NO_OBJECTION)), c.AllowSplits(person(1), allows=True)
    ),
    Reason.ACCORD_DECLINED: lambda: _after(
        _to_the_blinds(), h.Chop(person(3), agrees=False), h.Chop(person(2))
    ),
    Reason.ALREADY_AGREED: lambda: _after(_to_the_blinds(), h.Chop(person(2)), h.Chop(person(2))),
    Reason.INSURANCE_PROHIBITED: lambda: case(
        _dealt(_limit()), c.Insure(person(1), Seat(2), "a third for a third")
    ),
    Reason.NO_TEXT_TO_NOTE: lambda: case(_dealt(_table()), c.Insure(person(1), Seat(2), " ")),
    Reason.NOT_WITH_YOURSELF: lambda: case(_table(), _give(1, 1, 10)),
    Reason.SEAT_EMPTY: lambda: case(Game(4, taken=(1, 2, 3)), _give(1, 4, 10)),
    Reason.BEHIND_UNSETTLED: lambda: _after(_table(), _behind(300), _behind(100)),
    Reason.BEHIND_TOO_MUCH: lambda: case(_table(), _behind(5000)),
    Reason.BEHIND_NEEDS_AMOUNT: lambda: case(_table(), _behind(None)),
    Reason.NOTHING_TO_SETTLE: lambda: case(
        _table(), c.SettleBehind(ADMIN, Seat(1), is_approved=True)
    ),
    Reason.WALLET_NEVER_PLAYS: lambda: case(_table(), c.AnnounceWallet(person(1), whole(400))),
    Reason.WALLET_PLAYS_BIG_BET: lambda: case(
        _limit({"buyin.wallet_plays": "no_limit_only"}), c.AnnounceWallet(person(1), whole(400))
    ),
    Reason.HIDDEN_NEVER_PLAYS: _late,
    Reason.NOTHING_TO_COUNT: _nothing_to_count,
    Reason.GIFTS_PROHIBITED: lambda: case(_table({"buyin.chip_gift": "never"}), _give(1, 2, 20)),
    Reason.GIFTS_IN_LIMIT_ONLY: lambda: case(
        _table({"buyin.chip_gift": "limit_games_only"}), _give(1, 2, 100)
    ),
    Reason.TOO_LITTLE_TO_GIVE: lambda: case(_table(stacks={1: 30}), _give(1, 2, 40)),
    Reason.NO_SUCH_GIFT: lambda: case(_table(), c.ObjectToGift(person(2), Seat(1))),
    Reason.AMOUNT_NOT_POSITIVE: lambda: case(_table(), c.Tip(person(1), whole(0))),
    Reason.HAND_IN_PLAY: lambda: case(_dealt(_table()), _give(1, 2, 100)),
}
