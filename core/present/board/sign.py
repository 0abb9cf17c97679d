"""The sign at the table, and the table's state on request."""

from core.games import GAMES, game_dealt
from core.house.settings import SETTINGS, Overrides, number
from core.present.board.board import next_lines, objection_lines
from core.present.board.buttons import object_button, seat_rows, sign_rows
from core.present.board.middle import board_lines, pot_lines
from core.present.board.notes import note_lines
from core.present.board.prompts import prompt_lines
from core.present.board.seats import seat_lines
from core.present.board.stacks import stacks_button
from core.present.documents import Document, Line, Section, Slot, Strong
from core.present.games.rotating import forced_words_of, rotation_lines
from core.present.house.conditions_words import proposal_lines
from core.present.house.posted_lines import numbered, posted_lines
from core.present.house.sign_rules import house_lines
from core.present.say import counted, say
from core.present.words.tables import buy_in_line, table_name
from core.view import TableView


def sign(view: TableView) -> Document:
    """What stands in the channel while the table is open: what is played, and what may come."""
    invitation = Section((say("Press Sit to join; your cards come to you alone."),))
    sections = (*sign_sections(view), *_to_come(view), invitation)
    return Document(Slot.SIGN, table_title(view), sections, sign_rows(view), sequence=view.version)


def table_sign(view: TableView) -> Document:
    """The sign for whoever asks: with the game that is dealt now, where several are (16.02)."""
    now = tuple(Section((line,)) for line in rotation_lines(view))
    sections = (*sign_sections(view), *_to_come(view), *now)
    return Document(Slot.REPLY, table_title(view), sections, seat_rows(view), sequence=view.version)


def _to_come(view: TableView) -> tuple[Section, ...]:
    """What is proposed, or changes before the next hand (Cooke 3.05)."""
    lines = proposal_lines(view)
    return (Section(lines),) if lines else ()


def sign_sections(view: TableView) -> tuple[Section, ...]:
    """What a sign has to tell (Cooke 16.02): stakes, buy-in, charge, and every rule of the house
    that is not the main rule, with its number."""
    rules = house_lines(view.config)
    return (Section(_facts(view)), *((Section(rules, "House rules"),) if rules else ()))


def table_info(view: TableView) -> Document:
    """Stakes, seats and what is going on, for whoever asks."""
    free = view.config.seats - len(view.seats)
    left = (
        say("{free} free.", free=counted(free, "seat", "seats")) if free else say("No seat free.")
    )
    seats = (*seat_lines(view), left)
    sections = (*sign_sections(view), *(Section(part) for part in (_action(view),) if part),
                Section(seats), Section(_now(view)))  # fmt: skip
    rows = (*seat_rows(view), (stacks_button(view), object_button(view)))
    return Document(Slot.REPLY, table_title(view), sections, rows, sequence=view.version)


def table_title(view: TableView) -> Line:
    """The name of the table: its game and stakes."""
    return (Strong(table_name(view.config)),)


def _facts(view: TableView) -> tuple[Line, ...]:
    config = view.config
    seats = counted(config.seats, "seat", "seats")
    return (
        *_stakes(view),
        *_games(view),
        *posted_lines(config),
        buy_in_line(config),
        say("No rake, no charge"),
        say("{seats} · table {id}", seats=seats, id=view.id),
        say(clock_text(config.settings)),
    )


def _games(view: TableView) -> tuple[Line, ...]:
    """The games of a mixed table in turn."""
    games = [game_dealt(GAMES[game], view.config.settings).name for game in view.config.games]
    return tuple(say("{at}. {name}", at=str(at), name=name) for at, name in enumerate(games, 1)
                 if len(games) > 1)  # fmt: skip


def _stakes(view: TableView) -> tuple[Line, ...]:
    """What is paid before the deal, where the title does not say it."""
    config = view.config
    if len(config.games) > 1:
        return ()
    spec = game_dealt(GAMES[config.game], config.settings)
    paid = forced_words_of(spec, config)
    return (say(paid),) if paid else ()


def clock_text(settings: Overrides) -> str:
    """``120 seconds to act, then 70 on the clock``; with its number where it is not the usual."""
    wait = number(settings, "clock.auto_start_seconds")
    clock = number(settings, "clock.seconds") + number(settings, "clock.countdown_seconds")
    setting = SETTINGS["clock.auto_start_seconds"]
    said = (
        f"{wait:,} seconds to act, then {clock} on the clock"
        if wait
        else f"No time limit; {clock} seconds once the clock is called"
    )
    return said if wait == setting.default else numbered(said, setting)


def _now(view: TableView) -> tuple[Line, ...]:
    if view.hand is not None and view.is_in_hand:
        number = f"{view.hand.number:,}"
        playing = say("Hand {number} is being played.", number=number)
        waiting = (*objection_lines(view), *proposal_lines(view))
        return (playing, *prompt_lines(view), *waiting)
    return (*objection_lines(view), *proposal_lines(view), *next_lines(view))


def _action(view: TableView) -> tuple[Line, ...]:
    """The middle of the table: cards, pots, and what is out of the usual (Cooke 10.04)."""
    hand = view.hand
    if hand is None or not view.is_in_hand:
        return ()
    return (*board_lines(hand), *pot_lines(hand), *note_lines(view, hand))
