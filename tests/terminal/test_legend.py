"""The prompt says what can be typed, and all of it is understood."""

import re

import pytest
from msgspec.structs import replace

from adapters.terminal.legend import legend
from core.hand.commands import Call, Check, Fold, Muck, RaiseTo, Show
from core.hand.menu import Menu
from core.ids import Seat
from core.notation import parse_action
from core.view import TableView
from tests.props.spots import ME, menu, view


def said(keys: str, spot: TableView) -> type:
    return type(parse_action(keys, spot, ME))


def test_it_names_the_acts_with_their_amounts() -> None:
    """Facing 40 with 2,000: fold, call 40, raise to 60 at least, all-in."""
    text = legend(view("AsAd", acts=menu(40)))
    assert text == "[f]old  [c]all 40  [r]aise to 60-2,000  [all in] 2,000 > "


def test_a_free_check_and_a_bet() -> None:
    """Nothing to call: check and bet."""
    text = legend(view("AsAd", "KsQd8c", acts=menu(0, opens=True)))
    assert text == "[k] check  [b]et 20-2,000  [all in] 2,000 > "


@pytest.mark.parametrize(
    ("acts", "words"),
    [
        (menu(100, stack=60), "[f]old  [c]all 60 all-in > "),
        (menu(50, stack=60), "[f]old  [c]all 50  [all in] 60 > "),
        (None, "[show]  [m]uck > "),
    ],
)
def test_only_what_is_legal_is_named(acts: Menu | None, words: str) -> None:
    """No raise without the chips for it, and nothing but show or muck at the showdown."""
    spot = view("AsAd", "KsQd8c", acts=acts)
    if acts is not None and acts.may_raise:
        spot = view("AsAd", acts=replace(acts, raise_min=min(acts.raise_min, acts.raise_max)))
    assert legend(spot) == words


def test_it_is_silent_when_the_action_is_elsewhere() -> None:
    """No prompt while others act."""
    spot = view("AsAd", acts=menu(40))
    assert spot.hand is not None
    elsewhere = replace(spot.hand, to_act=Seat(4), waiting=(Seat(4),))
    assert legend(replace(spot, hand=elsewhere)) == ""


def test_every_key_it_names_is_understood() -> None:
    """What stands in brackets, typed as it stands, is the act it stands for."""
    facing, free = view("AsAd", acts=menu(40)), view("AsAd", "KsQd8c", acts=menu(0, opens=True))
    showdown = view("AsAd", "KsQd8c2h3h")
    assert (said("f", facing), said("c", facing), said("r 80", facing)) == (Fold, Call, RaiseTo)
    assert said("k", free) is Check
    assert (said("show", showdown), said("m", showdown)) == (Show, Muck)
    for spot in (facing, free):
        for key in re.findall(r"\[([^]]+)\]", legend(spot)):
            words = f"{key} 100" if key in "rb" else key
            assert parse_action(words, spot, ME) is not None
