"""Refusals of objections, proxies and house rules that change."""

from typing import Final

from core.chips import whole
from core.hand import commands as h
from core.house.setting import Value
from core.ids import PersonId, Seat
from core.refusal import Reason
from core.table import commands as c
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, case

DAN: Final = PersonId("dan")


def _after_a_hand(proxy_play: str = "no_objection") -> Game:
    game = Game(6, button=1, settings={"seats.proxy_play": proxy_play})
    game.deal()
    game.skip_hand()
    return game


def _dealt() -> Game:
    game = Game(4, button=1)
    game.deal()
    return game


def _objects(seat: int, reason: str = "the pot is short", hand: int | None = None) -> c.Object:
    return c.Object(person(seat), reason, prompt=h.Prompt(hand, 1) if hand is not None else None)


def _open() -> Case:
    game = _dealt()
    game.do(_objects(2))
    return case(game, "4 calls")


def _again() -> Case:
    game = _dealt()
    game.do(_objects(2))
    game.do(c.SettleObjection(ADMIN))
    return case(game, _objects(2))


def _unheard() -> Case:
    game = _dealt()
    game.do(_objects(2))
    game.run_deadline()
    game.next_hand()
    return case(game, _objects(2))


def _closed() -> Case:
    game = _dealt()
    game.next_hand()
    return case(game, h.AskToSee(person(2), Seat(3), h.Prompt(1, 1)))


def _names(seat: int, proxy: PersonId | None = DAN) -> c.NameProxy:
    return c.NameProxy(person(seat), proxy, "Dan" if proxy is not None else "")


def _played_by_proxy() -> Case:
    game = _after_a_hand()
    game.do(_names(3))
    game.deal()
    return case(game, h.Fold(person(3)))


def _plays_for_another() -> Case:
    game = _after_a_hand()
    game.do(_names(5))
    game.play("4 leaves")
    return case(game, c.SitDown(DAN, "Dan", whole(1000), Seat(4)))


def _stands() -> Case:
    game = _after_a_hand("allowed")
    game.do(_names(3))
    return case(game, c.ObjectToProxy(person(5), Seat(3)))


def _sets(key: str, value: Value | None) -> Case:
    return case(Game(3, bets=(20, 40)), c.SetRule(ADMIN, key, value))


def _contradicts() -> Case:
    game = Game(3, settings={"betting.chips_out_of_turn": "stand"})
    return case(game, c.SetRule(ADMIN, "betting.out_of_turn", "refuse"))


CONTEST: Final[dict[Reason, Make]] = {
    Reason.OBJECTION_OPEN: _open,
    Reason.NO_OBJECTION: lambda: case(_dealt(), c.SettleObjection(ADMIN)),
    Reason.ALREADY_OBJECTED: _again,
    Reason.OBJECTION_UNHEARD: _unheard,
    Reason.OBJECTION_NEEDS_REASON: lambda: case(_dealt(), _objects(2, "")),
    Reason.OBJECTION_TOO_LONG: lambda: case(_dealt(), _objects(2, "x" * 240)),
    Reason.HAND_CLOSED: _closed,
    Reason.PROXIES_OFF: lambda: case(_after_a_hand("never"), _names(3)),
    Reason.PROXY_IN_GAME: lambda: case(_after_a_hand(), _names(3, person(6))),
    Reason.PROXY_STANDS: _stands,
    Reason.NO_PROXY: lambda: case(_after_a_hand(), _names(3, None)),
    Reason.PLAYED_BY_PROXY: _played_by_proxy,
    Reason.PLAYS_FOR_ANOTHER: _plays_for_another,
    Reason.SETTING_IMPOSSIBLE: lambda: _sets("betting.raise_cap", 5),
    Reason.UNKNOWN_SETTING: lambda: _sets("betting.raise_caps", 3),
    Reason.NO_SETTING_LIKE_IT: lambda: _sets("xyz", 3),
    Reason.SETTING_UNCHANGED: lambda: _sets("betting.raise_cap", 4),
    Reason.SETTING_OF_COMMUNITY: lambda: _sets("wallet.refill_chips", 1),
    Reason.SETTING_FOR_NEW_TABLES: lambda: _sets("blinds.small_ratio", "one_third"),
    Reason.SETTINGS_CONTRADICT: _contradicts,
}
