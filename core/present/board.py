"""The board: one message a hand, redrawn in place, its result kept at the end."""

from core.chips import Chips
from core.present.documents import Document, Line, Section, Slot, Strong, Text, Tone, Until
from core.present.middle import board_lines, pot_lines
from core.present.positions import position_lines
from core.present.prompts import prompt_lines, story_lines
from core.present.results import result_lines, shown_lines
from core.present.say import say
from core.present.seats import seat_lines
from core.present.table_buttons import board_rows
from core.view import HandView, TableView


def board(view: TableView) -> Document:
    """The table as everyone sees it; ``view`` is the rail's."""
    hand = view.hand
    sections = _between(view) if hand is None else _hand_sections(view, hand)
    is_live = view.is_in_hand
    return Document(
        Slot.BOARD,
        _title(view),
        tuple(Section(lines) for lines in sections if lines),
        board_rows(view),
        Tone.LIVE if is_live else Tone.DONE if hand is not None else Tone.PLAIN,
        view.version,
    )


def street_name(hand: HandView) -> str:
    """``Flop``, ``Showdown``, and ``Result`` once the pot has been pushed."""
    if hand.is_over:
        return "Result"
    return "Showdown" if hand.is_showdown else hand.street.capitalize()


def _title(view: TableView) -> Line:
    hand = view.hand
    if hand is None:
        return (Strong("No hand yet"),)
    return (Strong(f"Hand {hand.number}"), Text(f" · {street_name(hand)}"))


def _hand_sections(view: TableView, hand: HandView) -> tuple[tuple[Line, ...], ...]:
    if hand.is_over:
        return (board_lines(hand), result_lines(hand), seat_lines(view), next_lines(view))
    shown = shown_lines(hand)
    return (
        (*board_lines(hand), *pot_lines(hand)),
        seat_lines(view),
        (*position_lines(hand), *(shown or story_lines(hand)), *prompt_lines(view)),
        (say("The table closes after this hand."),) if view.is_closing else (),
    )


def _between(view: TableView) -> tuple[tuple[Line, ...], ...]:
    return (seat_lines(view), next_lines(view))


def next_lines(view: TableView) -> tuple[Line, ...]:
    """When the next hand is dealt, or what it waits for."""
    if view.is_closed:
        return (say("The table is closed. Thank you for playing."),)
    if view.is_closing:
        return (say("The table closes."),)
    if view.paused_at is not None:
        return (say("The clock stands still."),)
    if view.next_hand_at is not None:
        return (say("Next hand {until}.", until=Until(view.next_hand_at)),)
    return (say("Waiting for players: two have to be ready."),)


def total_pot(hand: HandView) -> Chips:
    """Every chip that was or is in the pot."""
    return Chips(hand.pot or sum(award.amount for award in hand.awards))
