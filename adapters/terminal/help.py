"""The terminal's own words, beside those that every platform has."""

from typing import Final

from core.present.documents import Line, Section, Text
from core.table.state import Occupant

OWN_WORDS: Final = Section(
    (
        (Text("Letters do: f fold, c call, k check, b 100 bet, r 100 raise to 100, m muck."),),
        (Text("table shows the table, cards your hand, balance your chips."),),
        (Text("You are the floor here: floor and why stops the play, settle lets it go on."),),
        (Text("quit (or Ctrl-D) goes; your chips stay, and the hand waits for you."),),
    ),
    "In the terminal",
)


CHAT_ROOMS: Final[Line] = (
    Text(
        "That is for chat rooms, where a house has admins, a floor and other players:"
        " here sign shows what is played, and rule and your words what the rule is."
    ),
)


def greeting(game: str) -> Line:
    """The first line: what is dealt, as in ``no-limit Texas Hold'em``."""
    return (Text(f"Riffle deals {game}. Type help for what you can say, quit to go."),)


FAREWELL: Final[Line] = (Text("Your chips stay where they are, and a hand in play waits for you."),)


def waiting(you: Occupant | None) -> Line:
    """Why no hand is dealt, and what to say for the next one."""
    if you is None:
        return (Text("The table waits for you: sit takes a seat, quit goes."),)
    if you.stack + you.behind == 0:
        return (Text("The table waits: topup buys in again (refill when you are broke)."),)
    return (Text("The table waits for you: say back when you want to be dealt in."),)
