"""Draws and secret choices in words: how many cards, never which."""

from typing import Final

from core.games.steps import Chosen
from core.hand.rules import DrawCounts
from core.present.words.counting import number_word
from core.view import HandView

_TO_CHOOSE: Final = {
    Chosen.DISCARD: "discard",
    Chosen.EXPOSE: "turn cards up",
    Chosen.DECLARE: "declare",
    Chosen.LAST_CARD: "say: play on, or count as all-in",
    Chosen.WITHDRAW: "say: play on, or take the chips back",
    Chosen.RESHUFFLE: "say: the top card, or shuffle first",
}
_ALL_CHOOSE: Final = {
    Chosen.DISCARD: "Everybody throws {count} away, unseen.",
    Chosen.EXPOSE: "Everybody picks {count} to turn up.",
    Chosen.DECLARE: "Everybody declares high, low or both.",
    Chosen.LAST_CARD: "A last card lies face up: play on with it, or count as all-in?",
    Chosen.WITHDRAW: "A whole hand was exposed: play on with it, or take the chips back?",
    Chosen.RESHUFFLE: "An exposed card is replaced: by the top card, or after a shuffle?",
}


def asks_words(count: int) -> str:
    """``asks for two``, ``stands pat``."""
    return f"asks for {number_word(count)}" if count else "stands pat"


def is_told(hand: HandView) -> bool:
    """Whether how many are drawn is told as it happens, or only to who asks (USPC)."""
    return hand.rules.draw.counts is not DrawCounts.ON_REQUEST


ASKED: Final = "has said how many"
"""What is told of a player where his number is not."""


def drew_words(drawn: tuple[int, ...]) -> str:
    """``drew two``, ``stood pat``: the last draw, which is the one to be told (Cooke 7.09)."""
    if not drawn:
        return ""
    return f"drew {number_word(drawn[-1])}" if drawn[-1] else "stood pat"


def drawer_words(most: int) -> str:
    """What the player to draw may do: ``draw up to five or stand pat``."""
    if not most:
        return "stand pat: no cards are left"
    return f"draw up to {number_word(most)} or stand pat"


OFFER: Final = "declare the pot open, or pass"
"""What one may do who is asked to open without a bet (Cooke 7.13)."""


def to_choose(what: Chosen) -> str:
    """``discard``: what those who have not chosen are waited for to do."""
    return _TO_CHOOSE[what]


def choose_words(what: Chosen, count: int) -> str:
    """``discard one``: what each of those who are asked has to do."""
    return f"{to_choose(what)} {number_word(count)}" if count else to_choose(what)


def all_choose(what: Chosen, count: int) -> str:
    """``Everybody throws one away, unseen.``"""
    return _ALL_CHOOSE[what].format(count=number_word(count))
