"""Refusals of those who would come in otherwise than they may."""

from typing import Final

from core.house.settings import Overrides
from core.refusal import Reason
from tests.play import Game
from tests.present.provoked.kit import Case, Make, case
from tests.rules.coming_in import after_h1, dealt, limit


def _before_h3(settings: Overrides | None = None) -> Game:
    """Seat 4 missed his big blind, and sits between the button and the small blind now."""
    game = limit(6, settings=settings)
    game.play("4 away")
    dealt(game)
    game.play("4 back")
    game.skip_hand()
    return game


def _behind_the_button() -> Case:
    game = _before_h3({"blinds.buy_button": "on"})
    dealt(game)
    return case(game, "4 buys")


def _lowball() -> Case:
    game = after_h1(Game(8, taken=(1, 2, 3, 4), bets=(20, 40), game="ace_to_five_lowball"))
    game.play("8 sits 500, 7 sits 500")
    return case(game, "8 posts")


def _heads_up() -> Case:
    settings: Overrides = {"blinds.new_game_free_hand": "none", "blinds.short_free_hand": False}
    game = after_h1(Game(4, taken=(1, 3), bets=(20, 40), settings=settings))
    game.play("2 sits 500")
    return case(game, "2 waits behind")


def _adjusted() -> Case:
    game = limit(6, settings={"button.rule": "no_dead_button"})
    game.play("3 leaves, 3 sits 500")
    return case(game, "3 buys")


COMING_IN: Final[dict[Reason, Make]] = {
    Reason.NOTHING_TO_MAKE_UP: lambda: case(limit(6), "4 posts"),
    Reason.ENTRY_BARRED: lambda: case(_before_h3(), "4 posts"),
    Reason.NO_PLACE_BEHIND: _heads_up,
    Reason.LOWBALL_WAITS: _lowball,
    Reason.BUTTON_NOT_SOLD: lambda: case(_before_h3(), "4 buys"),
    Reason.BUTTON_NOT_NEXT: _behind_the_button,
    Reason.BLINDS_ADJUSTED: _adjusted,
}
