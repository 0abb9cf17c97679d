"""The playing session: what still counts of somebody's last time in a like game (Cooke 18).

A like game is one of the same community, game, structure and stakes, wherever it is dealt.
"""

from msgspec import Struct, json

from core.games.spec import Structure
from core.hand.rules import Stakes
from core.house.settings import number
from core.ids import Instant, later, seconds
from core.refusal import Reason, Refusal
from core.table.commands import Visit
from core.table.config import MixedGame, TableConfig


class _Like(Struct, frozen=True, array_like=True):
    game: str
    structure: Structure
    stakes: Stakes
    mix: tuple[MixedGame, ...]


def like_of(config: TableConfig) -> str:
    """A text that is the same for two tables of the same game and limits, and for no others."""
    like = _Like(config.game, config.structure, config.stakes, config.mix)
    return json.encode(like).decode()


def ends_at(visit: Visit, config: TableConfig) -> Instant:
    """From when on coming back is a new playing session (``buyin.session_gap_minutes``)."""
    gap = number(config.settings, "buyin.session_gap_minutes")
    return later(visit.left_at, seconds(60 * gap))


def going_on(visit: Visit | None, config: TableConfig, at: Instant) -> Visit | None:
    """``visit`` if whoever sits down at ``at`` goes on with its session, None for a new one.

    An absence of exactly the gap is a new session (Cooke 18).
    """
    return visit if visit is not None and at < ends_at(visit, config) else None


def refuse_ejected(visit: Visit | None, config: TableConfig) -> None:
    """Refuse a seat to whom this session has ejected (Cooke 10.03).

    Raises:
        Refusal: ``EJECTED`` with ``until``.
    """
    if visit is not None and visit.ejected:
        raise Refusal(Reason.EJECTED, "cooke-10.03", until=ends_at(visit, config))
