"""What users of other poker programs reported of options that did nothing, with the right value."""

import pytest

from core.chips import whole
from core.games import GAMES
from core.games.spec import Forced, Structure
from core.hand.menu import Menu
from core.hand.resolving import resolve
from core.hand.rules import Stakes
from core.house.settings import Overrides
from core.refusal import Reason, Refusal
from core.table.setup.choices import dealt, games_under, structures_of
from core.table.setup.opening import configure
from tests.play import Game, chips

LISTED = [game.id for game in GAMES.values() if game.is_listed]
BIG_BET = (Structure.POT_LIMIT, Structure.NO_LIMIT)


def _named(game: str, structure: Structure) -> dict[str, object]:
    has_blinds = any(forced.has_blinds for forced in GAMES[game].forced[:1])
    if structure in BIG_BET:
        return {"big_blind": whole(20)} if has_blinds else {"bets": (whole(20),)}
    return {"bets": (whole(20), whole(40))}


@pytest.mark.parametrize("game", LISTED)
def test_r100_only_what_is_offered_can_be_opened(game: str) -> None:
    """R100: a table opens in exactly the structures that are offered for its game."""
    offered = structures_of(game, dealt(games_under(game, ()), {}))
    for structure in Structure:
        named = _named(game, structure)
        if Forced.BRING_IN in GAMES[game].forced:
            named["ante"] = whole(2)
        if structure in offered:
            configure(game=game, seats=2, structure=structure, **named)  # type: ignore[arg-type]
            continue
        with pytest.raises(Refusal) as refused:
            configure(game=game, seats=2, structure=structure, **named)  # type: ignore[arg-type]
        assert refused.value.reason is Reason.STRUCTURE_NOT_OFFERED


def test_r100_a_house_rule_of_another_structure_changes_nothing() -> None:
    """R100: no cap in no limit, no ceiling or share of the pot in limit, whatever is set."""
    house: Overrides = {
        "betting.raise_cap": 3, "betting.pot_limit_cap": 50, "betting.pot_limit_factor": "half",
        "betting.fixed_limit_style": "up_to_limit", "allin.short_raises_accumulate": True,
    }  # fmt: skip
    stakes = Stakes(whole(10), whole(20), small_bet=whole(20), big_bet=whole(40))
    game = GAMES["texas_holdem"]
    big = resolve(game, Structure.NO_LIMIT, stakes, house)
    assert (big.limit.raise_cap, big.limit.up_to_limit) == (0, False)
    assert not resolve(game, Structure.FIXED, stakes, house).short_raises_accumulate
    assert _menu(Structure.NO_LIMIT, {"betting.pot_limit_cap": 50}).raise_max == whole(980)
    assert _menu(Structure.FIXED, {"betting.pot_limit_factor": "half"}).sizes == (whole(20),)


def _menu(structure: Structure, house: dict[str, str | int]) -> Menu:
    amounts: dict[str, tuple[int, ...]] = {"blinds": (10, 20)}
    if structure is Structure.FIXED:
        amounts = {"bets": (20, 40)}
    game = Game(3, structure=structure, settings={**house}, **amounts)  # type: ignore[arg-type]
    game.deal()
    game.play("all call")
    return game.menu


@pytest.mark.parametrize("structure", list(Structure))
def test_r14_the_least_is_never_above_the_most(structure: Structure) -> None:
    """R14: with 1 to 60 left facing a bet of 20 every menu has a legal way to put it all in."""
    for left in range(1, 61):
        amounts: dict[str, tuple[int, ...]] = (
            {"blinds": (10, 20)} if structure in BIG_BET else {"bets": (20, 40)}
        )
        game = Game(
            3, structure=structure, stacks={3: left + 20}, settings={"betting.min_unit": 1},
            **amounts,  # type: ignore[arg-type]
        )  # fmt: skip
        game.deal()
        game.play("all call, 2 bets 20")
        menu = game.menu
        assert menu.raise_min <= menu.raise_max <= whole(left)
        assert chips(menu.call) == min(left, 20)
        if left <= 40:
            game.play("3 all-in")
            assert game.player(3).is_all_in
