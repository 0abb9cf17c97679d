"""Refusals of draw games, choices and carried pots."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import MappingProxyType
from typing import Final
from unittest.mock import patch

from msgspec.structs import replace

from core.cards import parse_card
from core.chips import whole
from core.games import GAMES
from core.games.spec import GameSpec
from core.games.steps import Draw, Street
from core.hand import commands as h
from core.house.settings import Overrides
from core.ids import Seat
from core.present import drawn
from core.refusal import Reason
from core.table import commands as c
from tests.play import ADMIN, Game, person
from tests.present.provoked.kit import Case, Make, call, case
from tests.rules.jackpots import deal, jackpots, pass_out
from tests.rules.test_choices import DECLARED, PAIR_HIGH
from tests.rules.test_choices import dealt as dealt_to_choose

TENS: Final = "Td Th 9d 5s 3s"
JACKS: Final = "Jc Jh 9d 5s 3s"
QUEENS: Final = "Qh Qs 7d 3h 2h"


def _draw(seats: int = 3, **settings: object) -> Game:
    """Five-card draw at 10-20, everybody is in for 10 and seat 2 draws first."""
    game = Game(seats, game="five_card_draw", bets=(10, 20), ante=2, settings=settings)  # type: ignore[arg-type]
    game.deal()
    game.play("2 bets 10")
    game.play("all call")
    return game


def _draw_is_over() -> Case:
    game = _draw()
    game.play("2 pats, 3 pats")
    return case(game, h.DrawCards(person(2), (1,)))


def _stub_too_short() -> Case:
    house: Overrides = {"draw.joker": False, "draw.short_deck": "stub_only"}
    game = Game(9, game="five_card_draw", bets=(10, 20), ante=2, settings=house)
    game.deal()
    game.play("2 bets 10")
    game.play("all call")
    game.do(h.DrawCards(person(2), (1, 2, 3)))
    game.do(h.DrawCards(person(3), (1,)))
    return case(game, h.DrawCards(person(4), (1, 2)))


def _openers(hand: str, said: str, first: str = "2 checks", **settings: object) -> Case:
    game = jackpots(settings=settings)  # type: ignore[arg-type]
    deal(game, {3: hand})
    game.play(first)
    return case(game, said)


def _too_late_to_confess() -> Case:
    game = jackpots()
    deal(game, {3: TENS})
    game.play("2 checks, 3 bets 5 anyway, 4 calls, 5 folds, 6 folds, 1 folds, 2 folds, 3 pats")
    return case(game, "3 confesses")


def _action_after_draw() -> Case:
    game = _draw()
    game.play("2 pats, 3 pats, 1 pats, 2 checks")
    return call(lambda: drawn(game.view(1)))


def _exposes(*cards: str) -> Case:
    game = Game(4, game="ace_to_five_lowball", bets=(10, 20))
    game.deal({4: "9c Kd 2c"})
    *before, last = [c.ExposeCard(ADMIN, Seat(4), parse_card(card)) for card in cards]
    for one in before:
        game.do(one)
    game.play("all call to 2")
    return case(game, last)


def _too_late_to_replace() -> Case:
    game = Game(2, game="five_card_draw", bets=(10, 20), ante=2)
    game.deal({1: "2c 3d 7h 9s Kc", 2: "Ah Ad 4c 8d 9c"})
    game.next_cards(". 8c Ks")
    game.play("2 bets 10, 1 calls, 2 pats, 1 draws 2c, 2 checks")
    return case(game, c.ExposeCard(ADMIN, Seat(1), parse_card("8c")))


def _plays_for_pot() -> Case:
    game = jackpots()
    pass_out(game)
    return case(game, "1 antes in")


def _barred() -> Case:
    game = jackpots(stacks={3: 2})
    deal(game, {3: TENS})
    game.play("2 checks, 3 declares open anyway, 4 calls, 3 confesses")
    game.play("4 passes, 5 passes, 6 passes, 1 passes")
    game.do(c.TopUp(person(3), whole(200)))
    return case(game, "3 antes in")


def _holds_forfeits() -> Case:
    game = jackpots()
    game.do(c.GoAway(person(6)))
    deal(game, {3: TENS})
    game.play("2 checks, 3 bets 5 anyway, 4 folds, 5 folds, 1 folds, 2 folds")
    game.do(c.ComeBack(person(6)))
    return case(game, "6 antes in")


def _antes_too_high() -> Case:
    game = jackpots(stacks={6: 2})
    game.do(c.GoAway(person(6)))
    pass_out(game)
    game.do(c.ComeBack(person(6)))
    return case(game, "6 antes in")


def _discards(said: h.HandCommand) -> Case:
    game = Game(3, game="crazy_pineapple", blinds=(10, 20))
    game.deal()
    game.play("all call")
    while game.hand.menu is not None:
        game.play("all check")
    return case(game, said)


@contextmanager
def _own(game: GameSpec) -> Iterator[None]:
    """A game of the tests' own, for what no game of the card rooms asks."""
    own = MappingProxyType({**GAMES, game.id: game})
    modules = [one for one in list(sys.modules.values()) if getattr(one, "GAMES", None) is GAMES]
    with ExitStack() as stack:
        for one in modules:
            if one.__name__ != __name__:
                stack.enter_context(patch.object(one, "GAMES", own))
        yield


def _no_way() -> Case:
    with _own(DECLARED):
        game = dealt_to_choose(DECLARED.id, PAIR_HIGH)
        return Case(game.refused(h.MakeChoice(person(1), (1,))))


def _too_many_discards() -> Case:
    draws_three = Street("after the draw", (Draw(3), *GAMES["five_card_draw"].streets[1].steps[1:]))
    spec = replace(
        GAMES["five_card_draw"],
        id="draw_three",
        streets=(GAMES["five_card_draw"].streets[0], draws_three),
    )
    with _own(spec):
        game = Game(3, game=spec.id, bets=(10, 20), ante=2)
        game.deal()
        game.play("2 bets 10")
        game.play("all call")
        return Case(game.refused(h.DrawCards(person(2), (1, 2, 3, 4))))


DRAWS: Final[dict[Reason, Make]] = {
    Reason.NO_DRAW: lambda: case(_holdem(), "1 pats"),
    Reason.DRAW_IS_OVER: _draw_is_over,
    Reason.TOO_MANY_DISCARDS: _too_many_discards,
    Reason.NO_SUCH_CARD: lambda: case(_draw(), h.DrawCards(person(2), (9,))),
    Reason.NO_CHOICE: lambda: case(_holdem(), h.MakeChoice(person(1), (1,))),
    Reason.WRONG_COUNT: lambda: _discards(h.MakeChoice(person(2), (1, 2))),
    Reason.NO_WAY_DECLARED: _no_way,
    Reason.STUB_TOO_SHORT: _stub_too_short,
    Reason.NO_OPENERS: lambda: _openers(TENS, "3 bets 5", **{"draw.openers_check": "refuse"}),
    Reason.OPENERS_WARNING: lambda: _openers(TENS, "3 bets 5"),
    Reason.HAS_OPENERS: lambda: _openers(JACKS, "3 confesses", "2 checks, 3 bets 5"),
    Reason.NOT_THE_OPENER: lambda: _openers(JACKS, "2 confesses", "2 checks, 3 bets 5"),
    Reason.TOO_LATE_TO_CONFESS: _too_late_to_confess,
    Reason.NO_OFFER: lambda: case(_draw(), "2 declares open"),
    Reason.ACTION_AFTER_DRAW: _action_after_draw,
    Reason.TWO_CARDS_EXPOSED: lambda: _exposes("2c", "9c", "Kd"),
    Reason.TOO_LATE_TO_REPLACE: _too_late_to_replace,
    Reason.NO_POT_TO_ANTE_IN: lambda: case(jackpots(), "1 antes in"),
    Reason.PLAYS_FOR_POT: _plays_for_pot,
    Reason.BARRED_FROM_POT: _barred,
    Reason.POT_HOLDS_FORFEITS: _holds_forfeits,
    Reason.ANTES_TOO_HIGH: _antes_too_high,
}


def _holdem() -> Game:
    game = Game(3)
    game.deal()
    return game
