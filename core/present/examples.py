"""Every command as people type it, by its words; what is said when nobody knows the words."""

from collections.abc import Sequence
from typing import Final

from core.present.act_buttons import act_rows
from core.present.documents import Document, Section, Slot, Strong, Tone
from core.present.say import say
from core.view import TableView

EXAMPLES: Final = {
    "check": "check",
    "call": "call",
    "bet": "bet 60",
    "raise": "raise 120",
    "fold": "fold",
    "allin": "allin",
    "complete": "complete",
    "bringin": "bringin",
    "draw": "draw Ks 2c",
    "pat": "pat",
    "discard": "discard 7c",
    "drew": "drew",
    "openers": "false openers",
    "ante": "ante",
    "show": "show",
    "muck": "muck",
    "undo": "undo",
    "time": "time",
    "chop": "chop",
    "chop no": "chop no",
    "split": "split",
    "split no": "split no",
    "split allow": "split allow",
    "split object": "split object",
    "showto": "showto @ann",
    "showall": "showall @ann",
    "showme": "showme @ann",
    "clock": "clock",
    "stacks": "stacks",
    "object": "object the pot is short",
    "object muck": "object muck @ann",
    "tip": "tip 5",
    "gift": "gift @ann 100",
    "gift object": "gift object @ann",
    "insure": "insure @ann a third for a third",
    "behind": "behind 300",
    "announce": "announce 400",
    "proxy": "proxy @ann",
    "proxy off": "proxy off",
    "proxy object": "proxy object @ann",
    "blinds": "blinds",
    "post": "post",
    "post behind": "post behind",
    "post button": "buy the button",
    "wait": "wait",
    "straddle": "straddle 100",
    "kill": "kill",
    "kill object": "kill object @ann",
    "kill refuse": "kill refuse",
    "overs on": "overs on",
    "overs off": "overs off",
    "overs super": "overs super",
    "seatchange": "seatchange 7",
    "seatchange cancel": "seatchange cancel",
    "mycards": "mycards",
    "sit": "sit 1000 seat 3",
    "topup": "topup 500",
    "away": "away",
    "back": "back",
    "leave": "leave",
    "balance": "balance",
    "refill": "refill",
    "help": "help",
    "help rules": "help rules",
    "rule": "rule dead button",
    "glossary": "glossary straddle",
    "game": "game razz",
    "table info": "table info",
    "table sign": "table sign",
    "table move": "table move t2",
    "table open": "table open razz 20-40 seats 6 buyin 1000-5000 seconds 60",
    "table close": "table close",
    "table prop add": "table prop add",
    "table prop remove": "table prop remove Ada",
    "chips grant": "chips grant @ann 500",
    "chips take": "chips take @ann 500",
    "floor": "floor",
    "floor clock": "floor clock",
    "objection settle": "objection settle",
    "eject": "eject @ann",
    "spare": "spare @ann",
    "behind approve": "behind approve @ann",
    "behind refuse": "behind refuse @ann",
    "count": "count @ann",
    "look allow": "look allow @ann",
    "look refuse": "look refuse @ann",
    "ruling button": "ruling button 3",
}
"""The command's words, and one whole use of it."""


def nearest(typed: str, commands: Sequence[str], view: TableView | None = None) -> Document:
    """To words nobody knows: the ``commands`` that come nearest, as keys of :data:`EXAMPLES`.

    ``view`` is that of the person's own seat; on his turn he gets the buttons as well.
    """
    ask = "did you mean this?" if len(commands) == 1 else "did you mean one of these?"
    return Document(
        Slot.REPLY,
        say("I do not know “{typed}”: {ask}", typed=typed, ask=ask),
        (
            Section(tuple((Strong(EXAMPLES[command]),) for command in commands)),
            Section((say("Say help for all I understand."),)),
        ),
        act_rows(view) if view is not None and view.is_my_turn else (),
        Tone.REFUSED,
        view.version if view is not None else 0,
    )
