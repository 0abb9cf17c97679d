"""The terminal's own words, beside those that every platform has."""

from typing import Final

from core.present.documents import Line, Section, Text

OWN_WORDS: Final = Section(
    (
        (Text("Letters do: f fold, c call, k check, b 100 bet, r 100 raise to 100, m muck."),),
        (Text("table shows the table, cards your hand, balance your chips."),),
        (Text("quit (or Ctrl-D) goes; your chips stay, and the hand waits for you."),),
    ),
    "In the terminal",
)

GREETING: Final[Line] = (
    Text("Riffle deals no-limit hold'em. Type help for what you can say, quit to go."),
)

FAREWELL: Final[Line] = (
    Text("Your chips stay where they are, and a hand in play waits for you."),
)
