"""Non-interference: cards that a viewer may not see change nothing that he is given.

The same commands are given to two tables whose decks differ only in cards that this viewer has
not seen by some moment (:mod:`tests.laws.interference`).  Up to that moment he is given the same
events, refusals, views and documents.
"""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given

from core.cards import STANDARD_DECK
from core.ids import PersonId
from core.table import Step
from core.table import commands as c
from tests.laws.chance import Chance, chances
from tests.laws.history import PEOPLE, History, Said, give
from tests.laws.interference import (
    given_to,
    rerun,
    surely,
    with_other_cards,
    with_other_throws,
)
from tests.laws.noted import NotedGame
from tests.laws.profiles import tries
from tests.laws.recorded import every_game, recorded
from tests.play import Game


def check_secrecy(said: Sequence[Said], viewer: PersonId | None, chance: Random) -> None:
    """Run ``said`` again with other hidden cards, and compare all that ``viewer`` is given."""
    commands = with_other_cards(said, viewer, chance)
    again = rerun(said, with_other_throws(said, commands, viewer, chance))
    for one, other in zip(said, again, strict=True):
        assert given_to(viewer, one) == given_to(viewer, other), type(one.command).__name__


@every_game
def test_hidden_cards_of_every_game_change_nothing(name: str) -> None:
    """Hole cards, draws, discards, burns and stubs: for the rail or a player."""
    for number, history in enumerate(recorded(name)):
        chance = Random(f"{name} {number}")  # noqa: S311
        said = surely(history)
        # Cards that are still hidden at the moment of the cut may be shown later.
        cut = chance.randrange(len(said) // 2, len(said))
        check_secrecy(said[:cut], None if number == 1 else chance.choice(PEOPLE[:2]), chance)


def _keeps_secrets(chance: Chance, hands: int) -> None:
    said = surely(History(chance).play(hands).said)
    cut = len(said) - (chance.below(len(said)) if chance.one_in(2) else 0)
    viewer = None if chance.one_in(6) else chance.pick(PEOPLE[:5])
    check_secrecy(said[:cut], viewer, Random(chance.below(65536)))  # noqa: S311


@tries(25)
@given(chances())
def test_hidden_cards_change_nothing(chance: Chance) -> None:
    """For a player or the rail, up to a random moment or to the end of the last hand."""
    _keeps_secrets(chance, 3)


@pytest.mark.slow
@tries(40)
@given(chances(3_000))
def test_hidden_cards_change_nothing_in_long_histories(chance: Chance) -> None:
    """The same over ten hands in a row."""
    _keeps_secrets(chance, 10)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(
    "script",
    [
        "all call, all check, all check, all check, 2 shows, 3 mucks anyway, 1 mucks anyway",
        "1 all-in, 2 all-in, 3 folds",
        "1 raises 60, 2 calls, 3 calls, 2 bets 100, 3 calls, 1 folds, all check, all check,"
        " 2 shows, 3 mucks anyway",
        "1 raises 60, 2 folds, 3 folds",
    ],
    ids=["mucked", "run out", "called and mucked", "uncontested"],
)
def test_only_mucked_and_undealt_cards_differ(script: str, seed: int) -> None:
    """After a whole hand with a showdown only mucked, folded, burned and undealt cards differ;
    no viewer can tell."""
    game = NotedGame(3, button=1)
    start = game.table
    game.deal({1: "5c 6d", 2: "As Ad", 3: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play(script)
    assert not game.table.is_in_hand
    for viewer in (None, *(o.person for o in start.occupants)):
        chance = Random(seed)  # noqa: S311
        commands = with_other_cards(game.said, viewer, chance)
        deal, other = game.said[0].command, commands[0]
        assert isinstance(deal, c.StartHand)
        assert isinstance(other, c.StartHand)
        assert deal.deck != other.deck
        assert sorted(other.deck.content) == list(STANDARD_DECK)
        table = start
        for one, command in zip(game.said, commands, strict=True):
            outcome = give(table, command, one.at)
            assert given_to(viewer, one) == given_to(viewer, Said(command, one.at, table, outcome))
            table = outcome.table if isinstance(outcome, Step) else table


@pytest.mark.parametrize("hidden", ["As Ad", "5c 6d"], ids=["better", "worse"])
@pytest.mark.parametrize("shown", ["Qs Qd", None], ids=["one shown", "none shown"])
def test_an_idle_hand_is_held_against_tabled_hands_alone(hidden: str, shown: str | None) -> None:
    """Whether an idle hand is tabled or mucked tells nothing of a hand still face down."""
    game = Game(3, button=1)
    game.deal({1: hidden, 2: shown or "8c 8d", 3: "Ks Kd"}, "2c 7d 9h Js 4c")
    game.play("all call, all check, all check, all check")
    game.play("2 shows" if shown else "2 mucks anyway")
    assert game.to_act == 3
    game.run_deadline()
    assert 3 in game.shown
