"""Buttons for what players may agree on: chopping the blinds, splitting the pot (Cooke 9.10)."""

from typing import Final

from core.hand.commands import Chop, Split
from core.ids import PersonId
from core.present.acting.buttons import Rows, act_button
from core.present.documents import Button, Line, Press, Verb
from core.present.say import listed, say
from core.present.words.names import player_name
from core.view import HandView, TableView

_NOBODY: Final = PersonId("")


def accord_rows(view: TableView) -> Rows:
    """Chop while both blinds may; agree, refuse or object while a split is proposed."""
    hand = view.hand
    if hand is None or hand.prompt is None:
        return ()
    rows = (_chop(view, hand), _split(view, hand))
    return tuple(row for row in rows if row)


def _chop(view: TableView, hand: HandView) -> tuple[Button, ...]:
    if not hand.choppers:
        return ()
    chops = act_button(view, Chop(_NOBODY, True, hand.prompt), "Chop",
                       "Take the blinds back, if both agree")  # fmt: skip
    plays = act_button(view, Chop(_NOBODY, False, hand.prompt), "No chop", "Play the hand")
    return (chops, plays)


def _split(view: TableView, hand: HandView) -> tuple[Button, ...]:
    if not hand.accord.splits or hand.accord.declined:
        return ()
    if _is_agreed(hand):
        press = Press(view.id, Verb.FORBID_SPLITS)
        return (Button("Object", press, hint="Object to splitting: the hand goes on"),)
    agrees = act_button(view, Split(_NOBODY, True, hand.prompt), "Agree to split",
                        "Split the pot evenly, if all agree")  # fmt: skip
    plays = act_button(view, Split(_NOBODY, False, hand.prompt), "No split", "Play the hand")
    return (agrees, plays)


def accord_lines(hand: HandView) -> tuple[Line, ...]:
    """Who has agreed so far, and who is asked."""
    if hand.is_over:
        return ()
    lines: list[Line] = []
    if hand.choppers:
        lines.append(_chop_line(hand))
    if hand.accord.splits and not hand.accord.declined:
        lines.append(_split_line(hand))
    return tuple(lines)


def _chop_line(hand: HandView) -> Line:
    agreed = [seat for seat in hand.choppers if seat in hand.accord.chops]
    if not agreed:
        return say("The blinds may chop: both take theirs back (Cooke 9.10).")
    who = listed(player_name(hand, seat) for seat in agreed)
    return say("{who} would chop the blinds.", who=who)


def _split_line(hand: HandView) -> Line:
    who = listed(player_name(hand, seat) for seat in sorted(hand.accord.splits))
    if _is_agreed(hand):
        return say("{who} agree to split the pot.", who=who)
    would = (
        "would split the pot evenly" if len(hand.accord.splits) > 1 else "proposes an even split"
    )
    return say("{who} {would}: all who are in have to agree.", who=who, would=would)


def _is_agreed(hand: HandView) -> bool:
    return bool(hand.splitters) and set(hand.splitters) <= set(hand.accord.splits)
