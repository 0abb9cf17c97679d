"""What a game is, in short sentences made from its data."""

from collections.abc import Iterator
from typing import Final

from core.cards import RANK_NAMES, RANK_PLURALS
from core.games.contest import Ranking
from core.games.judging import ranking_of
from core.games.spec import Family, GameSpec, JokerRole, Unopened
from core.games.steps import (
    Choose,
    Chosen,
)
from core.hand.rules import HandRules

_RANKINGS: Final = {
    Ranking.HIGH: "",
    Ranking.HIGH_ACES_HIGH: "For high, 5-4-3-2-A is no straight.",
    Ranking.LOW_A5: (
        "For low, aces are low and straights and flushes do not count: the best is 5-4-3-2-A."
    ),
    Ranking.LOW_27: (
        "For low, aces are high and straights and flushes count against it: the best is 7-5-4-3-2."
    ),
    Ranking.LOW_A6: (
        "For low, aces are low and straights and flushes count against it: the best is 6-4-3-2-A."
    ),
}
_FIVE: Final = 5
_JOKERS: Final = {
    JokerRole.BUG: "53 cards: the joker is an ace, or completes a straight or a flush.",
    JokerRole.LOWEST: "53 cards: the joker is the lowest card that the hand does not have.",
}


def winning_words(game: GameSpec, rules: HandRules) -> Iterator[str]:
    """What wins, with which cards, and how lows rank."""
    counts_runs = rules.draw.counts_runs
    rankings = [ranking_of(contest, counts_runs=counts_runs) for contest in game.contests]
    if len(rankings) > 1:
        yield f"The best high and the best low halve the pot, each {_cards(game)}."
        yield _qualifier(rules.low_qualifier)
    else:
        best = "lowest" if rankings[0].is_low else "best"
        yield f"The {best} hand wins, {_cards(game)}."
    yield from filter(None, (_RANKINGS[ranking] for ranking in rankings))


def winner_words(game: GameSpec) -> str:
    """What wins, in a few words: ``the lowest hand wins``, ``high and low halve the pot``."""
    if len(game.contests) > 1:
        return "high and low halve the pot"
    is_low = any(contest.ranking.is_low for contest in game.contests)
    return "the lowest hand wins" if is_low else "the best hand wins"


def _qualifier(highest: int) -> str:
    if not highest:
        return "Any low has its half."
    name = RANK_NAMES[highest - 2]
    return f"A low needs {name} or better; without one the high hand wins all."


def _cards(game: GameSpec) -> str:
    """Which cards make the hand."""
    own, use = _own_cards(game), game.use
    board = "one flop or the other, turn and river" if len(game.boards) > 1 else "the board"
    if use.own_least:
        return f"made of exactly {use.own_least} of {own} own cards and 3 of {board}"
    if game.family is Family.HOLDEM:
        most = f"{use.own_most} of {own}" if own > use.own_most else f"{own}"
        return f"made of at most {most} own cards and {board}"
    return f"the best five of {own} cards" if own > _FIVE else "made of all five cards"


def _own_cards(game: GameSpec) -> int:
    """Cards each player has at the end."""
    thrown = sum(
        step.count
        for street in game.streets
        for step in street.steps
        if isinstance(step, Choose) and step.what is Chosen.DISCARD
    )
    return game.hole_cards + game.upcards - thrown


def special_words(game: GameSpec, rules: HandRules) -> Iterator[str]:
    """What else one has to know: the joker, openers, and what must be bet."""
    if game.joker is not None and rules.has_joker:
        yield _JOKERS[game.joker.role]
    openers = rules.draw.openers
    if openers is not None:
        yield f"It takes {_openers(openers.pair)} to open."
    if not rules.forced.has_blinds:
        yield from _unopened(game)
    if game.must_bet_low is not None:
        rank = RANK_NAMES[game.must_bet_low]
        yield (
            f"In limit, a {rank} or better must bet after the draw,"
            " and nobody may check and raise there."
        )


def _openers(pair: int) -> str:
    return f"a pair of {RANK_PLURALS[pair]} or better"


def _unopened(game: GameSpec) -> Iterator[str]:
    """What becomes of a hand that nobody opens."""
    match game.unopened:
        case Unopened.PASSED_OUT:
            progressive = any(d.setting == "draw.progressive_openers" for d in game.defaults)
            more = ", which takes a higher pair to open" if progressive else ""
            yield f"If nobody opens, all ante again for the next deal{more}."
        case Unopened.TURNS_LOW:
            yield (
                "If nobody opens it turns to ace-to-five lowball:"
                " left of the button must bet, sevens must be bet, nobody may check and raise."
            )
        case Unopened.GOES_ON:
            pass
