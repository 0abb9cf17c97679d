"""Buttons, and what a press of one means."""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.chips import Chips
from core.hand.commands import Prompt
from core.ids import Seat, TableId


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
