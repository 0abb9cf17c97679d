"""The betting record of a hand, which an objection puts on the table (Cooke 9.15, 10.16)."""

from itertools import groupby

from core.games import GAMES
from core.present.documents import Line
from core.present.say import joined, say
from core.present.words.acts import tells
from core.present.words.names import player_name
from core.view import HandView


def record_lines(hand: HandView) -> tuple[Line, ...]:
    """A line for each street: who did what with his chips, in order."""
    streets = GAMES[hand.game].streets
    return tuple(
        say(
            "{street}: {acts}",
            street=streets[street].name.capitalize(),
            acts=joined((tells(player_name(hand, one.seat), one.act) for one in done), " "),
        )
        for street, done in groupby(hand.record, key=lambda one: one.act.street)
    )
