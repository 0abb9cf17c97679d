"""The worked hand of every game: what the game's data make of its cards."""

import pytest

from core.cards import JOKERS, Card, parse_cards
from core.games import GAMES, GameSpec
from core.games.contest import Contest
from core.games.judging import judge_for
from core.hands import strength_on
from core.rulebook import Example, game_entries

EIGHT = 8


def shown(example: Example) -> tuple[Card, ...]:
    """Every card of the hand that is told."""
    rows = [*example.hands.values(), example.board, example.board2]
    return tuple(card for row in rows for card in parse_cards(row))


def winners(game: GameSpec, example: Example, contest: Contest) -> list[str]:
    """Who has the best hand that counts in one part of the pot."""
    judge = judge_for(contest, has_joker=JOKERS[0] in shown(example), low_qualifier=EIGHT)
    boards = [parse_cards(row) for row in (example.board, example.board2) if row]
    use = game.use
    strengths = {
        name: strength_on(judge, parse_cards(own), boards, use.own_least, use.own_most)
        for name, own in example.hands.items()
    }
    best = max((found for found in strengths.values() if found is not None), default=None)
    return [name for name, found in strengths.items() if found is not None and found == best]


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game.is_listed], ids=lambda game: game.id
)
def test_the_worked_hand_is_won_as_the_book_says(game: GameSpec) -> None:
    """Contests, cards that play, boards and joker of a game share its worked pot by the book."""
    example = game_entries()[game.id].example
    assert example is not None
    if example.evaluation:
        assert game.becomes is not None
        game = GAMES[game.becomes]
    shares = [found for contest in game.contests if (found := winners(game, example, contest))]
    award: dict[str, int] = {}
    for share in shares:
        for name in share:
            award[name] = award.get(name, 0) + example.pot // len(shares) // len(share)
    assert award == example.award


def test_a_low_that_does_not_count_leaves_all_to_the_high() -> None:
    """Nine-high is no eight-or-better low: the high hand has the whole pot."""
    example = Example(hands={"A": "As Ad 8c 5d 3h", "B": "9c 6d 4s 2h Ac"}, pot=100, award={})
    game = GAMES["five_card_stud_hilo"]
    assert [winners(game, example, contest) for contest in game.contests] == [["A"], []]
