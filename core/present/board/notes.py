"""The sign's small print: what is out of the usual at this table and in this hand."""

from typing import Final

from core.chips import chips_text
from core.games.spec import Structure
from core.hand.rules import HandRules
from core.present.documents import Line
from core.present.say import joined, listed, say, sentence
from core.present.words.names import seated_name
from core.view import HandView, TableView

_HALF: Final = 50
_FULL: Final = 100


def note_lines(view: TableView, hand: HandView) -> tuple[Line, ...]:
    """``No check-raise · splitting off (Bob objects)``; nothing where all is as usual."""
    notes = joined((_no_check_raise(hand), _pot_limit(hand.rules), _splits(view)))
    return (sentence(notes),) if notes else ()


def _no_check_raise(hand: HandView) -> Line:
    """A house may spread a game without it, with a sign (Cooke 10.13)."""
    return () if hand.rules.turns.check_raise else say("no check-raise")


def _pot_limit(rules: HandRules) -> Line:
    """Half or twice the pot, and a ceiling (Cooke 8.02.06; USPC)."""
    if rules.structure is not Structure.POT_LIMIT:
        return ()
    factor = rules.pot_factor
    parts = [] if factor == _FULL else ["half the pot" if factor == _HALF else "twice the pot"]
    if rules.pot_limit_cap:
        parts.append(chips_text(rules.pot_limit_cap))
    return say("bets of " + " or ".join(parts) + " at most") if parts else ()


def _splits(view: TableView) -> Line:
    """Splitting stays off until the objection is withdrawn, and a sign says so (Cooke 9.10)."""
    if not view.splits_objected:
        return ()
    who = listed(seated_name(view, seat) for seat in view.splits_objected)
    is_one = len(view.splits_objected) == 1
    return say("splitting off ({who} object{s})", who=who, s="s" if is_one else "")
