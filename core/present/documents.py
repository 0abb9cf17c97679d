"""Documents: what the dealer says, before any platform renders it.

All words of the product are put into documents by ``core.present``; adapters only render.
Every document has complete plain text (:func:`plain`), so that what works on one platform
works on all, and in a screen reader.  Spans keep meaning apart from mark-up: a name is a
:class:`Who`, never text, so no name can ever mention everyone or break a layout.
"""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.cards import Card, cards_text
from core.chips import Chips
from core.hand.commands import Prompt
from core.ids import Instant, PersonId, Seat, TableId
from core.present.moments import moment_text


class Text(Struct, frozen=True, tag=True):
    """Plain words.  They may hold what a person typed: a renderer escapes them."""

    text: str


class Strong(Struct, frozen=True, tag=True):
    """Words that matter most in their line."""

    text: str


class CardRow(Struct, frozen=True, tag=True):
    """Cards face up."""

    cards: tuple[Card, ...]


class CardBacks(Struct, frozen=True, tag=True):
    """``count`` cards face down."""

    count: int


class Who(Struct, frozen=True, tag=True):
    """A person by the name shown; ``mention`` asks the platform to notify him."""

    person: PersonId
    name: str
    mention: bool = False


class Team(Struct, frozen=True, tag=True):
    """Several people whom the platform notifies together: a role, a user group.

    ``id`` is the platform's own, as its adapter has written it.
    """

    id: str
    name: str


class Until(Struct, frozen=True, tag=True):
    """A moment, shown as time remaining in the reader's own clock."""

    at: Instant


Span = Text | Strong | CardRow | CardBacks | Who | Team | Until
Line = tuple[Span, ...]


@unique
class Tone(StrEnum):
    """What a document is about, for the platform's colour; never the only sign of it."""

    PLAIN = "plain"
    LIVE = "live"
    YOUR_TURN = "your_turn"
    DONE = "done"
    REFUSED = "refused"


@unique
class Weight(StrEnum):
    """How prominent a button is."""

    PRIMARY = "primary"
    PLAIN = "plain"
    GOOD = "good"
    DANGER = "danger"


@unique
class Verb(StrEnum):
    """What pressing a button means.

    ``AMOUNT``, ``BUY_IN`` and ``TOP_UP`` open a modal and commit nothing; ``SIT`` carries the
    buy-in and ``ADD`` the top-up.  ``PICK`` changes which of one's own cards are picked and
    commits nothing either; ``DRAW``, ``SPLIT`` (which announces split openers) and ``DISCARD``
    carry the picked ones.  ``OBJECT`` opens a form for the reason, ``STATE`` one
    for what was seen, ``HOUSE_SET`` and
    ``HOUSE_IMPORT`` forms for house rules, whose pages ``HOUSE_TURN`` turns.
    ``RULE`` opens the page of a rule, ``TURN_TO`` and ``RULE_MORE`` turn its leaves.  ``CHOICES``
    asks what may be said for the next deal; from ``POST`` on buttons say it, and carry the last
    hand dealt, ``STRADDLE`` and ``SLEEPER`` their total too.  Those of the floor, from ``FLOOR``
    on, are for admins alone, whoever holds the button.
    """

    CHECK = "check"
    CALL = "call"
    FOLD = "fold"
    ALL_IN = "allin"
    BET = "bet"
    RAISE_TO = "raise"
    AMOUNT = "amount"
    DRAW = "draw"
    DISCARD = "discard"
    PICK = "pick"
    SPLIT = "split"
    CONFESS = "false"
    DECLARE_OPEN = "open"
    STAY_CLOSED = "closed"
    PLAY_ON = "play"
    TREAT_AS_ALL_IN = "asallin"
    UNDO = "undo"
    SHOW = "show"
    MUCK = "muck"
    MUCK_ANYWAY = "muck!"
    PLAY_BOARD = "board"
    CLOCK = "clock"
    MY_CARDS = "cards"
    BUY_IN = "buyin"
    SIT = "sit"
    TOP_UP = "topup"
    ADD = "add"
    AWAY = "away"
    AWAY_POST = "awaypost"
    AWAY_MISS = "awaymiss"
    BACK = "back"
    LEAVE = "leave"
    REFILL = "refill"
    REFRESH = "refresh"
    STACKS = "stacks"
    ANNOUNCE = "announce"
    PUT_IN = "put"
    PUT_IN_WHOLE = "putwhole"
    PUT_IN_LEAVE = "putleave"
    TIME = "time"
    KEEP_CHECK = "kcheck"
    KEEP_CHECK_FOLD = "kcheckfold"
    KEEP_CALL = "kcall"
    KEEP_FOLD = "kfold"
    KEEP_NOTHING = "knone"
    CHOP = "chop"
    NO_CHOP = "nochop"
    SPLIT_POT = "splitpot"
    NO_SPLIT_POT = "nosplitpot"
    FORBID_SPLITS = "nosplits"
    ALLOW_SPLITS = "splits"
    SHOW_TO = "showto"
    SHOW_ALL = "showall"
    ASK_TO_SEE = "see"
    OBJECT = "object"
    OBJECT_TO_GIFT = "nogift"
    OBJECT_TO_PROXY = "noproxy"
    OBJECT_TO_CHANGE = "nochange"
    AGREE_TO_CHANGE = "yeschange"
    CHOICES = "choices"
    POST = "post"
    WAIT = "wait"
    POST_BEHIND = "postbehind"
    BUY_BUTTON = "buybutton"
    POST_NOW = "postnow"
    DECLINE_POST = "nopost"
    MISDEAL = "misdeal"
    STRADDLE = "straddle"
    SLEEPER = "sleeper"
    KILL = "kill"
    OBJECT_TO_KILL = "nokill"
    OVERS = "overs"
    SUPER_OVERS = "overs2"
    NO_OVERS = "noovers"
    CHANGE_SEAT = "seat"
    KEEP_SEAT = "noseat"
    AGREE = "agree"
    HIDE_CARDS = "hidecards"
    STATE = "state"
    FLOOR = "floor"
    FLOOR_CLOCK = "fclock"
    EJECT = "eject"
    SPARE = "spare"
    HEAR = "hear"
    APPROVE = "approve"
    REFUSE = "refuse"
    COUNT_CHIPS = "count"
    GO_ON = "goon"
    RULING = "ruling"
    PENALTIES = "penalties"
    REPORTS = "reports"
    PENALTY = "penalty"
    ALLOW_LOOK = "look"
    REFUSE_LOOK = "nolook"
    CLOSE_ANYWAY = "close!"
    RULE = "rule"
    TURN_TO = "ruleto"
    RULE_MORE = "rulemore"
    HOUSE_RULES = "house"
    HOUSE_SET = "houseset"
    HOUSE_IMPORT = "houseimport"
    HOUSE_TURN = "housepage"


NOWHERE: Final = TableId("-")
"""What a button carries that is about the community and no table."""


class Press(Struct, frozen=True):
    """What a button carries: enough to act on it after a restart, nothing secret.

    ``amount`` in hundredths of a chip: the total *to* of a bet or raise, or a buy-in; ``seat``
    is the one asked for when sitting down.  ``places`` are places in the presser's own hand,
    from 1: a document with such presses is for him alone.  ``is_confirmed`` answers a warning;
    ``is_early`` means a declaration out of turn, so that a slip of the finger makes none.
    ``note`` is a word that is neither: the number of a rule.
    """

    table: TableId
    verb: Verb
    prompt: Prompt | None = None
    amount: Chips | None = None
    seat: Seat | None = None
    places: tuple[int, ...] = ()
    is_confirmed: bool = False
    is_early: bool = False
    note: str = ""


class Button(Struct, frozen=True):
    """A button; ``label`` is short, ``hint`` the same in full for a screen reader."""

    label: str
    press: Press
    weight: Weight = Weight.PLAIN
    hint: str = ""


@unique
class Slot(StrEnum):
    """What place in a channel or conversation a document takes."""

    BOARD = "board"
    PRIVATE_HAND = "private_hand"
    TURN = "turn"
    LOG = "log"
    SIGN = "sign"
    REPLY = "reply"


class Section(Struct, frozen=True):
    """A group of lines; sections are set apart from one another."""

    lines: tuple[Line, ...]
    heading: str = ""


class TextFile(Struct, frozen=True):
    """A small file of plain text to take away: its name, and all that stands in it.

    ``brief`` is the same file without its remarks, where it has to be copied by hand.
    """

    name: str
    text: str
    brief: str = ""


class Document(Struct, frozen=True):
    """One message.

    Attributes:
        slot: what it is.
        title: its first line.
        sections: its body.
        buttons: rows of buttons, in a stable order, at most five a row and five rows.
        sequence: the table's version it shows; a lower one never replaces a higher one.
        file: goes with it; only an answer to one person has one.
    """

    slot: Slot
    title: Line
    sections: tuple[Section, ...] = ()
    buttons: tuple[tuple[Button, ...], ...] = ()
    tone: Tone = Tone.PLAIN
    sequence: int = 0
    file: TextFile | None = None


class Choice(Struct, frozen=True):
    """One answer offered: ``label`` is what is read, ``answer`` what could be typed instead."""

    label: str
    answer: str


@unique
class Entry(StrEnum):
    """How a field is filled in.

    ``CHOICE`` is one of its choices and no text.  ``SEARCH`` finds a house rule while it is
    typed, where a platform can, and is text elsewhere; its one choice is what was found.
    ``NUMBER`` is whole, from ``least`` to ``most``.
    """

    TEXT = "text"
    LONG_TEXT = "long_text"
    CHOICE = "choice"
    SEARCH = "search"
    NUMBER = "number"


class Field(Struct, frozen=True):
    """One field of a form.

    ``value`` is filled in beforehand, ``hint`` shown while it is empty; ``choices`` are whole
    answers worth offering where a platform can, under ``choices_label``.  At most ``longest``
    characters can be typed: enough for any amount.  ``follows`` names a field that has to be
    filled in first, where a form can change while it is open; one that ``is_optional`` may stay
    empty.
    """

    name: str
    label: str
    value: str = ""
    hint: str = ""
    choices: tuple[Choice, ...] = ()
    choices_label: str = "Or one of these"
    longest: int = 40
    entry: Entry = Entry.TEXT
    least: int = 0
    most: int = 0
    follows: str = ""
    is_optional: bool = False


class Form(Struct, frozen=True):
    """A modal: asks for text, commits nothing until it is sent, and is checked again then."""

    title: str
    press: Press
    fields: tuple[Field, ...]


def plain_span(span: Span, now: Instant | None = None) -> str:
    """A span in plain text; with ``now`` a moment is how far off it is."""
    match span:
        case Text(text) | Strong(text):
            return text
        case CardRow(cards):
            return cards_text(cards)
        case CardBacks(count):
            return " ".join(["??"] * count)
        case Who(name=name) | Team(name=name):
            return name
        case Until(at):
            return f"at {at}" if now is None else moment_text((at - now + 999) // 1000)


def plain_line(line: Line, now: Instant | None = None) -> str:
    """A line in plain text."""
    return "".join(plain_span(span, now) for span in line)


def plain(document: Document, now: Instant | None = None) -> str:
    """The whole document in plain text, buttons in brackets at the end."""
    lines = [plain_line(document.title, now)]
    for section in document.sections:
        lines.append("")
        if section.heading:
            lines.append(section.heading)
        lines.extend(plain_line(line, now) for line in section.lines)
    if document.file is not None:
        lines += ["", document.file.name, document.file.text.rstrip("\n")]
    if document.buttons:
        lines.append("")
        lines.extend(" ".join(f"[{button.label}]" for button in row) for row in document.buttons)
    return "\n".join(lines)
