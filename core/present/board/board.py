"""The board: one message a hand, redrawn in place, its result kept at the end."""

from core.chips import Chips
from core.present.acting.agreements import accord_lines
from core.present.acting.showing import seen_lines
from core.present.board.buttons import board_rows
from core.present.board.coming import coming_lines
from core.present.board.middle import board_lines, pot_lines
from core.present.board.notes import note_lines
from core.present.board.positions import position_lines
from core.present.board.prompts import prompt_lines, story_lines
from core.present.board.results import carried_lines, result_lines, shown_lines
from core.present.board.seats import seat_lines
from core.present.board.stakes import stakes_mark
from core.present.documents import Document, Line, Section, Slot, Strong, Text, Tone, Until
from core.present.floor.misdeal_words import fault_line
from core.present.games.mark import game_mark
from core.present.games.rotating import rotation_lines
from core.present.house.conditions_words import proposal_lines
from core.present.say import joined, say
from core.present.words.names import seated_name
from core.present.words.stud import stud_lines
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
    """``Flop``, ``The draw``, ``Showdown``, and ``Result`` once the pot has been pushed."""
    if hand.is_over:
        return "Result"
    if hand.is_showdown:
        return "Showdown"
    street = hand.street.removeprefix("after ") if hand.is_drawing else hand.street
    return street.capitalize()


def _title(view: TableView) -> Line:
    hand = view.hand
    if hand is None:
        return (Strong("No hand yet"),)
    where = f"{game_mark(view, hand)} · {street_name(hand)}"
    return joined(((Strong(f"Hand {hand.number}"), Text(where)), stakes_mark(view, hand)))


def _hand_sections(view: TableView, hand: HandView) -> tuple[tuple[Line, ...], ...]:
    if hand.is_over:
        result = (*result_lines(hand), *carried_lines(view), *seen_lines(view))
        return (board_lines(hand), result, seat_lines(view), objection_lines(view),
                proposal_lines(view), next_lines(view))  # fmt: skip
    told = shown_lines(hand) or story_lines(hand) or _facts(hand)
    return (
        (*board_lines(hand), *pot_lines(hand), *note_lines(view, hand)),
        seat_lines(view),
        (*position_lines(hand), *told, *prompt_lines(view), *accord_lines(hand)),
        objection_lines(view),
        proposal_lines(view),
        rotation_lines(view) if hand.street_index == 0 else (),
        (say("The table closes after this hand."),) if view.is_closing else (),
    )


def _facts(hand: HandView) -> tuple[Line, ...]:
    """The open hands before anybody has acted on them."""
    return stud_lines(hand) if hand.menu is not None else ()


def _between(view: TableView) -> tuple[tuple[Line, ...], ...]:
    return (seat_lines(view), objection_lines(view), proposal_lines(view), next_lines(view))


def objection_lines(view: TableView) -> tuple[Line, ...]:
    """That play waits for the floor, why, and until when (Cooke 1.01, 9.15, 10.16)."""
    if view.halted_at is not None:
        return (*pause_lines(), *_open_objection(view))
    return _open_objection(view)


def pause_lines() -> tuple[Line, ...]:
    """That the floor has paused the table: nothing says until when."""
    return (
        (Strong("The floor has paused the table."),),
        say("It goes on when the floor resumes it."),
    )


def _open_objection(view: TableView) -> tuple[Line, ...]:
    objection = view.objection
    if objection is None:
        return ()
    fault = objection.fault
    if objection.seat is None and fault is not None:
        why = (*fault_line(fault), Text("."))
    else:
        who = seated_name(view, objection.seat)
        why = say("{who} objects: “{reason}”.", who=who, reason=objection.reason)
    if view.halted_at is not None:
        return (why,)
    return (
        (Strong("Play waits for the floor."),),
        why,
        say("It goes on {until} at the latest.", until=Until(objection.expires_at)),
    )


def next_lines(view: TableView) -> tuple[Line, ...]:
    """When the next hand is dealt, or what it waits for."""
    if view.is_closed:
        return (say("The table is closed. Thank you for playing."),)
    if view.is_closing:
        return (say("The table closes."),)
    if view.is_stopped:
        return ()
    if view.paused_at is not None:
        return (say("The clock stands still."),)
    if view.next_hand_at is not None:
        due = say("Next hand {until}.", until=Until(view.next_hand_at))
        return (due, *coming_lines(view), *rotation_lines(view))
    return (say("Waiting for players: two have to be ready."),)


def total_pot(hand: HandView) -> Chips:
    """Every chip that was or is in the pot."""
    return Chips(hand.pot or sum(award.amount for award in hand.awards))
