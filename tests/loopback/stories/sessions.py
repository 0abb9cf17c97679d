"""Which games are played in chat rooms, and how: one table for every game and rotation."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.games.finding import offered
from core.games.spec import GameSpec
from core.reception.opening import Opening

NAMES: Final = ("Ann", "Bob", "Cy", "Dee")
HANDS: Final = 5

_OTHERWISE: Final = {
    "texas_holdem": Opening(stakes="10-20", structure="fixed limit"),
    "omaha": Opening(stakes="5/10", structure="pot limit"),
    "double_flop_omaha": Opening(stakes="5/10", structure="pot limit"),
    "tahoe": Opening(stakes="5/10", structure="no limit"),
    "five_card_stud": Opening(stakes="10", structure="no limit", ante="1", bring_in="3"),
    "last_card_down": Opening(stakes="10", structure="pot limit", ante="1", bring_in="3"),
    "five_card_draw": Opening(stakes="10", structure="no limit", ante="1"),
    "kansas_city_lowball": Opening(stakes="5/10", structure="no limit"),
    "pineapple": Opening(stakes="2-10", structure="spread limit"),
}
"""Games that are played by another structure than their first."""

QUICK_ONES: Final = {
    "discord": ("seven_card_stud", "triple_draw_lowball"),
    "slack by sockets": ("omaha_hilo", "horse"),
    "slack by http": ("crazy_pineapple",),
}
"""What the default run plays at each venue."""


def opening_of(game: str) -> Opening:
    """What the admin says to open a table of that game."""
    said = _OTHERWISE.get(game, Opening())
    return Opening(
        game=game,
        stakes=said.stakes,
        structure=said.structure,
        ante=said.ante,
        bring_in=said.bring_in,
        buy_in="200",
        seats=len(NAMES),
    )


def sessions() -> Iterator[tuple[str, str, bool]]:
    """Each venue and game that is played there, and whether the default run plays it.

    How Slack brings acts in makes no difference to a game: by HTTP one of each family is enough.
    """
    for venue, quick in QUICK_ONES.items():
        games = {*one_of_each_family(), *quick} if "http" in venue else offered()
        for game in offered():
            if game in games:
                yield venue, game, game in quick


def one_of_each_family() -> tuple[str, ...]:
    """The first game of every family."""
    first: dict[str, str] = {}
    for game in offered().values():
        if isinstance(game, GameSpec):
            first.setdefault(game.family, game.id)
    return tuple(first.values())
