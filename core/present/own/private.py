"""A player's own hand, for his eyes only."""

from msgspec.structs import replace

from core.chips import NO_CHIPS
from core.hand.state import Standing
from core.ids import Seat
from core.present.acting.buttons import Rows, act_rows
from core.present.acting.early import early_lines, early_rows, may_act_early
from core.present.acting.openers import confess_button, is_false_opener
from core.present.acting.picker import picker_lines, picker_of, picker_rows
from core.present.acting.showing import after_lines, after_rows
from core.present.acting.undoing import undo_rows
from core.present.board.badges import BUTTON, position_marks
from core.present.board.board import objection_lines, total_pot
from core.present.board.buttons import cards_button, is_hurried, time_row
from core.present.board.middle import board_lines
from core.present.board.prompts import (
    clock_lines,
    cost_line,
    kill_words,
    menu_words,
    no_raise_words,
)
from core.present.board.results import result_lines
from core.present.board.stacks import effective_stack
from core.present.documents import CardRow, Document, Line, Section, Slot, Strong, Text, Tone
from core.present.games.mark import game_mark
from core.present.say import joined, say
from core.present.words.draws import OFFER
from core.present.words.made import own_words
from core.view import HandView, MyHand, PlayerView, TableView

_POSITIONS = {BUTTON: "button", "SB": "small blind", "BB": "big blind"}


def private_hand(view: TableView, places: tuple[int, ...] | None = None) -> Document:
    """The viewer's cards, what they make, and what it costs to call.

    When he draws or discards it is his picker too, with the cards at ``places`` picked.
    """
    hand, mine = view.hand, view.mine
    if hand is None or mine is None or not mine.cards:
        return Document(Slot.PRIVATE_HAND, _no_cards(view), sequence=view.version)
    picker = picker_of(view, places)
    to_pick = picker_lines(hand, picker) if picker is not None else ()
    sections = (_cards_section(hand, mine), _state_lines(view, hand, mine), to_pick)
    return Document(
        Slot.PRIVATE_HAND,
        (Strong(_title(view, hand)), Text(" · "), CardRow(mine.cards)),
        tuple(Section(lines) for lines in sections if lines),
        picker_rows(view, picker) if picker is not None else _rows(view),
        Tone.YOUR_TURN if view.is_my_turn else Tone.DONE if hand.is_over else Tone.LIVE,
        view.version,
    )


def outdated(document: Document) -> Document:
    """``document`` with a line that the button pressed was from an earlier moment."""
    line = say("That button is from an earlier moment; this is how it stands now.")
    return replace(document, sections=(Section((line,)), *document.sections))


def dealt_hand(view: TableView) -> Document:
    """The viewer's cards as they are sent to him once: nothing that the next act would change.

    Its button tells the rest whenever he wants to know: what they make, what it costs to call.
    """
    hand, mine = view.hand, view.mine
    if hand is None or mine is None or not mine.cards:
        return private_hand(view)
    player = hand.player(mine.seat)
    stack = player.stack if player is not None else NO_CHIPS
    lines = (*_cards_section(hand, mine), say("{seat} · Stack {stack}", seat=_seat(hand, mine.seat),
             stack=stack))  # fmt: skip
    return Document(
        Slot.PRIVATE_HAND,
        (Strong(_title(view, hand)), Text(" · "), CardRow(mine.cards)),
        (Section(lines),),
        ((cards_button(view),),),
        Tone.LIVE,
        view.version,
    )


def _no_cards(view: TableView) -> Line:
    if view.my_seat is None:
        return say("You have no seat at this table.")
    if view.is_in_hand:
        return say("You are not in this hand.")
    if view.my_seat.is_away:
        return say("You have no cards, and are away: press Back to be dealt in.")
    if view.my_seat.waits and not _is_next(view, view.my_seat.seat):
        return say("You have no cards yet.")
    return say("You have no cards yet; they come with the next deal.")


def _is_next(view: TableView, seat: Seat) -> bool:
    """Whether the next hand is known, and he is dealt in."""
    return view.coming is not None and seat in view.coming.dealt


def _cards_section(hand: HandView, mine: MyHand) -> tuple[Line, ...]:
    made = say("You have: {made}", made=own_words(hand, mine))
    return (made, *_open_line(mine), *board_lines(hand, _where(hand)))


def _open_line(mine: MyHand) -> tuple[Line, ...]:
    """In stud, which of the cards everybody sees."""
    if not mine.up:
        return ()
    return (say("Face up: {up}", up=CardRow(mine.up)),)


def _title(view: TableView, hand: HandView) -> str:
    """``Hand 12``, and the game where the table deals several."""
    return f"Hand {hand.number}{game_mark(view, hand)}"


def _where(hand: HandView) -> str:
    return "Board" if hand.is_over else hand.street.capitalize()


def _state_lines(view: TableView, hand: HandView, mine: MyHand) -> tuple[Line, ...]:
    if hand.is_over:
        return (*result_lines(hand), *after_lines(view))
    player = hand.player(mine.seat)
    if player is None or player.standing is Standing.MUCKED:
        return (say("Your hand is in the muck; the pot is {pot}.", pot=total_pot(hand)),)
    if not player.is_in:
        return (say("You have folded; the pot is {pot}.", pot=total_pot(hand)),)
    cost = joined(
        (
            cost_line(mine.to_call, is_all_in=player.is_all_in) if hand.menu is not None else (),
            say("Pot {pot}", pot=hand.pot),
            say("Stack {stack}{behind}", stack=player.stack, behind=_behind(player)),
            _effective(view, hand),
        )
    )
    where = (Text(_seat(hand, mine.seat)),)
    ahead = early_lines(view) if may_act_early(view) and not view.is_stopped else ()
    return (where, cost, *_turn_lines(view, hand), *ahead)


def _behind(player: PlayerView) -> Line:
    """What of it is only on its way (Cooke 9.07)."""
    return say(", {behind} of it behind", behind=player.behind) if player.behind else ()


def _effective(view: TableView, hand: HandView) -> Line:
    """``effective stack 200``, where no other player can cover it all (Cooke 8.01.08)."""
    effective = effective_stack(view) if hand.menu is not None else None
    return () if effective is None else say("effective stack {chips}", chips=effective)


def _seat(hand: HandView, seat: Seat) -> str:
    """``Seat 6, small blind``."""
    marks = [_POSITIONS[mark] for mark in position_marks(hand, seat)]
    return f"Seat {seat}" + "".join(f", {mark}" for mark in marks)


def _turn_lines(view: TableView, hand: HandView) -> tuple[Line, ...]:
    if view.is_stopped:
        return objection_lines(view)
    if not view.is_my_turn:
        return ()
    if hand.choosing is not None:
        return (say("Your choice, at the same time as the others."), *clock_lines(view))
    if hand.is_drawing:
        return (say("Your turn to draw."), *clock_lines(view))
    if hand.is_offer:
        return (say("Your turn: {offer}.", offer=OFFER), *clock_lines(view))
    if hand.kill_price:
        kill = kill_words(hand.kill_price)
        return (say("Your turn: {kill}.", kill=kill), *clock_lines(view))
    if hand.menu is None:
        return (say("Your turn: show or muck."), *clock_lines(view))
    why = no_raise_words(hand.menu.no_raise)
    lead = "You have said raise, so say how much" if hand.menu.must_raise else "Your turn"
    prompt = say("{lead}: {acts}.", lead=lead, acts=menu_words(hand.menu, view))
    return (prompt, *((say(why),) if why else ()), *clock_lines(view))


def _rows(view: TableView) -> Rows:
    hand = view.hand
    if view.is_stopped or hand is None:
        return ()
    if hand.is_over:
        return after_rows(view)
    acts = act_rows(view) if view.is_my_turn else early_rows(view)
    acts = acts or undo_rows(view)
    extra = (
        (confess_button(view),) if is_false_opener(view) else (),
        time_row(view) if view.is_my_turn and is_hurried(view) else (),
    )
    return (*acts, *(row for row in extra if row))
