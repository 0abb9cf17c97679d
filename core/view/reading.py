"""What cards make in each contest of a game, in the words of ``core.hands``."""

from core.cards import Card
from core.games.contest import Contest
from core.games.spec import GameSpec
from core.hand.rules import HandRules
from core.hand.shows.reading import boards_of, judge_of
from core.hands import reading_on
from core.view.hope import ToCome, may_qualify
from core.view.records.shown import MadeHand

_WHOLE_BOARD = 5


def made_hands(
    own: tuple[Card, ...],
    rows: tuple[tuple[Card, ...], ...],
    spec: GameSpec,
    rules: HandRules,
    coming: ToCome | None = None,
) -> tuple[MadeHand, ...]:
    """The best hand of ``own`` cards in each contest; nothing without own cards.

    Of several boards it is the best one's.  A whole board that is as good alone is being
    played (Cooke 6.05).  ``coming`` are the cards still to come, None when there are none.
    """
    if not own:
        return ()
    boards = boards_of(spec, rows)
    more = coming if coming is not None else ToCome(0, (0,) * len(boards))
    return tuple(_made(own, boards, spec, rules, contest, more) for contest in spec.contests)


def _made(
    own: tuple[Card, ...],
    boards: list[tuple[Card, ...]],
    spec: GameSpec,
    rules: HandRules,
    contest: Contest,
    coming: ToCome,
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
    may_come = reading is not None or may_qualify(
        own, boards, spec, contest, rules.low_qualifier, coming
    )
    return MadeHand(reading, plays_board, contest.ranking.is_low, may_come)
