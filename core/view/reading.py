"""What cards make in each contest of a game, in the words of ``core.hands``."""

from core.cards import Card
from core.games.contest import Contest
from core.games.spec import GameSpec
from core.hand.reading import boards_of, judge_of
from core.hand.rules import HandRules
from core.hands import reading_on
from core.view.records import MadeHand

_WHOLE_BOARD = 5


def made_hands(
    own: tuple[Card, ...],
    rows: tuple[tuple[Card, ...], ...],
    spec: GameSpec,
    rules: HandRules,
) -> tuple[MadeHand, ...]:
    """The best hand of ``own`` cards in each contest; nothing without own cards.

    Of several boards it is the best one's.  A whole board that is as good alone is being
    played (Cooke 6.05).
    """
    if not own:
        return ()
    boards = boards_of(spec, rows)
    return tuple(_made(own, boards, spec, rules, contest) for contest in spec.contests)


def _made(
    own: tuple[Card, ...],
    boards: list[tuple[Card, ...]],
    spec: GameSpec,
    rules: HandRules,
    contest: Contest,
) -> MadeHand:
    judge = judge_of(rules, contest)
    reading = reading_on(judge, own, boards, spec.use.own_least, spec.use.own_most)
    plays_board = (
        reading is not None
        and not spec.use.own_least
        and any(
            len(board) >= _WHOLE_BOARD and judge.strength(board) == reading.strength
            for board in boards
        )
    )
    return MadeHand(reading, plays_board, contest.ranking.is_low)
