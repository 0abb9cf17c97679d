"""The stakes of a hand where they are not those of the table: kills, overs (Cooke 8.04, 16.03)."""

from typing import Final

from core.hand.overs import Overs
from core.present.documents import Line
from core.present.say import joined, say
from core.present.words.limits import limits_text
from core.present.words.names import player_name, seated_name
from core.view import HandView, TableView

_OVERS: Final = {Overs.OVERS: "Overs on: {limits}", Overs.SUPER: "Super-overs on: {limits}"}


def stakes_mark(view: TableView, hand: HandView) -> Line:
    """``KILL POT 20-40, killer Cy``, ``Overs on: 40-80``: it stands in the header of the hand.

    (Cooke 16.01.05, 16.01.08.)
    """
    return joined((_kill(view, hand), _overs(hand)))


def _kill(view: TableView, hand: HandView) -> Line:
    """Who has to kill although he is dealt out is named by his seat (Cooke 8.04.08)."""
    posts = hand.posts
    if posts.killer is None:
        return ()
    rules = hand.rules
    limits = f" {limits_text(rules.structure, rules.stakes)}" if posts.kills else ""
    is_dealt_in = hand.player(posts.killer) is not None
    killer = posts.killer
    who = player_name(hand, killer) if is_dealt_in else seated_name(view, killer)
    return say("KILL POT{limits}, killer {who}", limits=limits, who=who)


def _overs(hand: HandView) -> Line:
    if hand.overs not in _OVERS or hand.is_over:
        return ()
    limits = limits_text(hand.structure, hand.rules.levels[hand.overs].stakes)
    return say(_OVERS[hand.overs], limits=limits)
