"""The button in words: how it was found, and whose blind is missing (Cooke 12.08, 13.02.01)."""

from typing import TypeVar

import pytest

from core.present import board, plain, plain_line
from core.present.narration import narrate
from core.sealed import Sealed
from core.table import commands as c
from core.table.events import ButtonDrawn, PassedOver, WentAway
from core.table.next_game import deck_of
from tests.play import Game
from tests.stacked import RANKED

Told = TypeVar("Told", ButtonDrawn, PassedOver, WentAway)


def told(game: Game, kind: type[Told], seat: int | None = None) -> list[str]:
    """The lines about events of that kind, as ``seat`` or the rail reads them."""
    return [plain_line(line) for line in narrate(game.all(kind), game.view(seat))]


@pytest.mark.rule("cooke-13.02.01")
@pytest.mark.parametrize(
    ("start", "words"),
    [
        ("draw", "P2 draws the high card and takes the button."),
        ("dealer_right", "P6 sits at the dealer's right and takes the button."),
        ("first_jack", "P2 gets the first jack and takes the button."),
    ],
)
def test_how_the_first_button_was_found(start: str, words: str) -> None:
    """By the high card, at the dealer's right, or by the first jack; to himself with you."""
    game = Game(6, button=2, settings={"button.start": start})
    if start == "first_jack":
        cards = deck_of(game.table)
        # Behind four aces, four kings and four queens comes a jack; here it is the second card.
        round_six = (RANKED[0], RANKED[12], *RANKED[1:12], *RANKED[13:])
        game.do(c.StartHand(Sealed(cards), Sealed(round_six), Sealed(())))
    else:
        game.deal()
    assert told(game, ButtonDrawn) == [words]
    mine = int(words[1])
    assert told(game, ButtonDrawn, seat=mine)[0].startswith("You ")


@pytest.mark.rule("cooke-12.08")
def test_a_middle_blind_that_nobody_posts_is_told() -> None:
    """The big blind has left a game of three: the board says that there is no middle blind."""
    game = Game(
        7, button=1, blinds=(10, 20), button_blind=5,
        settings={"blinds.layout": "small_middle_big"},
    )  # fmt: skip
    game.deal()
    game.skip_hand()
    game.play("4 leaves")
    game.deal()
    assert "No middle blind this hand." in plain(board(game.view()))


@pytest.mark.rule("cooke-12.05")
def test_a_single_blind_has_no_small_one_to_miss() -> None:
    """With one blind the board says nothing of a small one."""
    game = Game(6, button=1, bets=(20, 40), settings={"blinds.layout": "single_big"})
    game.deal()
    assert "mall blind" not in plain(board(game.view()))


@pytest.mark.rule("cooke-12.19")
def test_who_cannot_cover_the_big_blind_is_told_what_he_needs() -> None:
    """He reads the amount, everybody else that he sits out."""
    game = Game(
        6, button=1, bets=(20, 40), stacks={3: 5},
        settings={"allin.short_big_blind": "must_cover"},
    )  # fmt: skip
    game.deal()
    assert told(game, WentAway) == ["P3 cannot post the whole big blind and sits out."]
    assert told(game, PassedOver, seat=3) == ["You need 20 to be dealt in."]
    assert told(game, PassedOver) == ["P3 has too little to be dealt in."]
