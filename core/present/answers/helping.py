"""The help page: what the dealer understands."""

from typing import Final

from core.present.documents import Document, Section, Slot, Strong
from core.present.say import say

_PAGES: Final = (
    (
        "In a hand",
        (
            "check, call, fold, bet 60, raise to 120, all in",
            "Amounts: 120, 1.5k, 3bb, 1/2, pot, min, max",
            "A number after raise is what you raise to.",
            "raise alone says so first, then how much.",
            "A number alone is chips put in, as the rules read it.",
            "In limit games bet and raise need no amount.",
        ),
    ),
    (
        "Turns and time",
        (
            "What is said before its turn binds unless the action",
            "changes; My cards keeps an act in private.",
            "undo takes a fold back until somebody acts.",
            "time asks for time, clock calls it on another.",
        ),
    ),
    (
        "In stud and on the draw",
        (
            "bring in, complete",
            "draw Ks 2c, draw 1 3, keep Ks Kd, stand pat",
            "discard 7c; draw alone lets you pick the cards.",
            "drew tells how many each player drew.",
            "ante comes into a pot that nobody opened.",
        ),
    ),
    (
        "At the end",
        (
            "show, show Ks, muck; showto @ann shows her alone,",
            "showall asks that all see it, showme @ann asks",
            "for a called hand.",
            "chop and split take an agreement, no is said too.",
        ),
    ),
    (
        "Blinds and seats, between hands",
        (
            "blinds shows what you may choose, and its price:",
            "post, wait, post behind, buy the button.",
            "straddle 40 raises before the cards; kill doubles",
            "the next hand, kill object @ann stops her kill.",
            "overs on plays higher with those who do, overs off.",
            "seatchange 7 moves you; seatchange cancel undoes it.",
        ),
    ),
    (
        "At the table",
        (
            "sit 1000, top up 500, away, back, leave, move t2",
            "cards shows your hand, table who has bet what,",
            "stacks the chips; balance is your wallet.",
            "behind 300 announces chips on their way;",
            "gift @ann 100, tip 5, insure @ann and what.",
            "proxy @dan plays for you, proxy off ends it.",
        ),
    ),
    (
        "The rules",
        (
            "rule 12.08 or rule dead button says what the rule is,",
            "glossary straddle a word, game razz a game,",
            "help rules the spirit.",
            "sign shows what this table plays otherwise.",
        ),
    ),
)

_OF_THE_ROOM: Final = (
    "The house and the floor",
    (
        "house shows how this house plays, house show clock",
        "all rules of a matter, house why clock.seconds",
        "whose word a rule is.",
        "floor and what happened calls the floor: play waits",
        "for its ruling. state and what you saw, when asked.",
        "change object and change agree answer a proposal",
        "to play another game or other stakes.",
        "report collusion @ann @bob goes to the floor alone,",
        "as report etiquette @ann and report cards @ann do.",
    ),
)


_FOR_ADMINS: Final = (
    "For admins and the floor",
    (
        "table open 25/50 seats 6, table change 50/100, table close",
        "table prop add, table prop remove",
        "chips grant @ann 500, chips take @ann 500",
        "house set clock.seconds 90, house reset clock.seconds,",
        "house profile home, house history, house export;",
        "house staff add @ann floor makes her the floor.",
        "floor shows what waits for you, the facts, and the",
        "rulings there are: ruling misdeal, ruling pause ...;",
        "settle lets play go on. penalties lists measures:",
        "ruling warn @ann, ruling eject @ann 2 hours, ruling record.",
        "eject @ann, spare, behind approve @ann, look allow",
        "@ann answer what the dealer asks.",
    ),
)

_IN_A_CHAT_ROOM: Final = (
    "How to say it",
    (
        "Press a button, or use the /command of the same name:",
        "/sit, /call, /raise, /fold, /mycards, /leave.",
        "Or type the words to me: in private, or in the",
        "channel with my name before them.",
    ),
)

_BY_ONE_COMMAND: Final = (
    "How to say it",
    (
        "Press a button, or type {command} and the words:",
        "{command} sit 1000, {command} raise 120.",
        "Or type the words to me: in private, or in the",
        "channel with my name before them.",
    ),
)


def help_page(*, in_chat_room: bool = False, command: str = "") -> Document:
    """The words in short and, where there are buttons and /commands, how to say them.

    ``command`` is the one slash command that all words follow, where there is but one.
    """
    spoken = _BY_ONE_COMMAND if command else _IN_A_CHAT_ROOM
    pages = (*_PAGES, _OF_THE_ROOM, _FOR_ADMINS, spoken) if in_chat_room else _PAGES
    sections = tuple(
        Section(tuple(say(line, command=command) for line in lines), heading)
        for heading, lines in pages
    )
    return Document(Slot.REPLY, (Strong("What you can say"),), sections)
