"""The sign at the table, and the table's state on request."""

from typing import Final

from core.chips import chips_text
from core.games import GAMES, game_dealt
from core.games.spec import Structure
from core.house.settings import Overrides, number
from core.present.board import next_lines, objection_lines
from core.present.documents import Document, Line, Section, Slot, Strong
from core.present.middle import board_lines, pot_lines
from core.present.notes import note_lines
from core.present.prompts import prompt_lines
from core.present.rotating import forced_words_of
from core.present.say import counted, say
from core.present.seats import seat_lines
from core.present.sign_rules import house_lines
from core.present.stacks import stacks_button
from core.present.table_buttons import object_button, seat_rows, sign_rows
from core.table.config import TableConfig
from core.table.setup.choices import name_of
from core.view import TableView

_STRUCTURES: Final = {
    Structure.NO_LIMIT: "No-limit",
    Structure.POT_LIMIT: "Pot-limit",
    Structure.FIXED: "Limit",
    Structure.SPREAD: "Spread-limit",
}


def sign(view: TableView) -> Document:
    """What stands in the channel while the table is open; it names nothing that changes."""
    lines = (*_facts(view), say("Press Sit to join; your cards come to you alone."))
    return Document(
        Slot.SIGN, _title(view), (Section(lines),), sign_rows(view), sequence=view.version
    )


def table_info(view: TableView) -> Document:
    """Stakes, seats and what is going on, for whoever asks."""
    free = view.config.seats - len(view.seats)
    seats = (*seat_lines(view), say("{free} free.", free=counted(free, "seat", "seats")))
    sections = (Section(_facts(view)), *(Section(part) for part in (_action(view),) if part),
                Section(seats), Section(_now(view)))  # fmt: skip
    rows = (*seat_rows(view), (stacks_button(view), object_button(view)))
    return Document(Slot.REPLY, _title(view), sections, rows, sequence=view.version)


def table_name(config: TableConfig) -> str:
    """``No-limit Texas Hold'em 5/10``, ``Limit Razz 15/30``, ``Limit HORSE 10/20``."""
    specs = tuple(game_dealt(GAMES[game], config.settings) for game in config.games)
    name = name_of(config.game, specs)
    return f"{_STRUCTURES[config.structure]} {name} {stakes_text(config)}"


def stakes_text(config: TableConfig) -> str:
    """What the game is named by: ``5/10`` by its blinds or its limits, a spread ``2-8``."""
    stakes = config.stakes
    if stakes.spread is not None:
        return "-".join(map(chips_text, dict.fromkeys(stakes.spread)))
    if config.structure is Structure.FIXED:
        return f"{chips_text(stakes.small_bet)}/{chips_text(stakes.big_bet)}"
    if not stakes.big_blind:
        return chips_text(stakes.base)
    blinds = [amount for amount in (stakes.small_blind, stakes.big_blind) if amount]
    return "/".join(map(chips_text, blinds))


def _title(view: TableView) -> Line:
    return (Strong(table_name(view.config)),)


def _facts(view: TableView) -> tuple[Line, ...]:
    config = view.config
    buy_in = (
        say("Buy-in {least} to {most}", least=config.buy_in_least, most=config.buy_in_most)
        if config.buy_in_most
        else say("Buy-in {least} or more", least=config.buy_in_least)
    )
    seats = counted(config.seats, "seat", "seats")
    return (
        *_stakes(view),
        *_games(view),
        *house_lines(config),
        buy_in,
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
    """``120 seconds to act, then 70 on the clock``."""
    wait = number(settings, "clock.auto_start_seconds")
    clock = number(settings, "clock.seconds") + number(settings, "clock.countdown_seconds")
    if not wait:
        return f"No time limit; {clock} seconds once the clock is called"
    return f"{wait:,} seconds to act, then {clock} on the clock"


def _now(view: TableView) -> tuple[Line, ...]:
    if view.hand is not None and view.is_in_hand:
        number = f"{view.hand.number:,}"
        playing = say("Hand {number} is being played.", number=number)
        return (playing, *prompt_lines(view), *objection_lines(view))
    return (*objection_lines(view), *next_lines(view))


def _action(view: TableView) -> tuple[Line, ...]:
    """The middle of the table: cards, pots, and what is out of the usual (Cooke 10.04)."""
    hand = view.hand
    if hand is None or not view.is_in_hand:
        return ()
    return (*board_lines(hand), *pot_lines(hand), *note_lines(view, hand))
