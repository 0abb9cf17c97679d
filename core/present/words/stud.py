"""What the dealer reads out of the open hands, in words (Cooke 5.12, 5.25)."""

from collections.abc import Callable
from typing import Final

from core.cards import RANK_NAMES, RANK_PLURALS, rank_of
from core.hands.ladder import ACE
from core.ids import Seat
from core.present.documents import CardRow, Line, Text
from core.present.say import joined, say, sentence
from core.present.words.names import player_name
from core.view import HandView
from core.view.stud_facts import OpenHand, StudFacts

_TWO: Final = 2
_SETS: Final = {2: "a pair of {many}", 3: "three {many}", 4: "four {many}"}


Named = Callable[[Seat], Line]
"""What a player is called: *you* for whoever listens."""

_YOU: Final = "you"


def stud_lines(hand: HandView, named: Named | None = None) -> tuple[Line, ...]:
    """Who is low or high, and the pairs and possibilities that others show; nothing elsewhere."""
    facts = hand.stud
    if facts is None:
        return ()

    def by_name(seat: Seat) -> Line:
        return player_name(hand, seat)

    name = named or by_name
    leading = _leading(name, facts)
    others = (_shows(name, one) for one in facts.hands if one.seat != facts.first)
    return tuple(line for line in (leading, *others) if line)


def _leading(name: Named, facts: StudFacts) -> Line:
    first = facts.hand(facts.first)
    if first is None:
        return ()
    where = "low" if facts.is_low else "high"
    has = (CardRow(first.cards),) if facts.is_door else say(open_words(first, is_low=facts.is_low))
    who = name(first.seat)
    return sentence(say("{who} {are} {where} with {has}{more}.", who=who,
                        are="are" if _is_you(who) else "is", where=where, has=has,
                        more=_possible(first, "; ")))  # fmt: skip


def _is_you(who: Line) -> bool:
    return who == (Text(_YOU),)


def _shows(name: Named, one: OpenHand) -> Line:
    """The pairs of somebody else, and what is possible where the house says it."""
    pairs = _pair_words(one) if one.announced else ""
    if not pairs and not (one.may_flush or one.may_straight):
        return ()
    who = name(one.seat)
    parts = joined((say(pairs), say(_possible(one, ""))), ", ")
    show = "show" if _is_you(who) else "shows"
    return sentence(say("{who} {show} {parts}.", who=who, show=show, parts=parts))


def _possible(one: OpenHand, mark: str) -> str:
    possible = ["a possible flush"] if one.may_flush else []
    possible += ["a possible straight"] if one.may_straight else []
    return mark + ", ".join(possible) if possible else ""


def open_words(one: OpenHand, *, is_low: bool) -> str:
    """``a pair of kings``, ``two pair, kings and nines``, ``ace-king``; in razz ``eight-five``."""
    if one.pairs:
        return _pair_words(one)
    ranks = sorted(map(rank_of, one.cards), key=lambda rank: (rank + is_low) % (ACE + 1))
    return "-".join(RANK_NAMES[rank] for rank in reversed(ranks))


def _pair_words(one: OpenHand) -> str:
    if len(one.pairs) >= _TWO:
        first, second = (RANK_PLURALS[rank] for rank in one.pairs[:2])
        return f"two pair, {first} and {second}"
    rank = one.pairs[0]
    count = sum(rank_of(card) == rank for card in one.cards)
    return _SETS[count].format(many=RANK_PLURALS[rank])
