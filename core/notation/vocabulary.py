"""The words players say, each with what it means; the only list of them."""

from enum import StrEnum, unique
from typing import Final


@unique
class Said(StrEnum):
    """What a typed word means, before amounts are read."""

    CHECK = "check"
    PASS = "pass"  # noqa: S105 - no password
    CALL = "call"
    FOLD = "fold"
    BET = "bet"
    RAISE = "raise"
    RAISE_BY = "raise_by"
    COMPLETE = "complete"
    BRING_IN = "bring_in"
    ALL_IN = "all_in"
    DRAW = "draw"
    KEEP = "keep"
    PAT = "pat"
    CONFESS = "false openers"
    OPEN = "open"
    PLAY_ON = "play on"
    AS_ALL_IN = "as all-in"
    UNDO = "undo"
    ANTE = "ante"
    DREW = "drew"
    SHOW = "show"
    MUCK = "muck"
    PLAY_BOARD = "play_board"
    CLOCK = "clock"
    LEAVE = "leave"
    AWAY = "away"
    BACK = "back"
    TOP_UP = "top_up"
    SIT = "sit"
    CARDS = "cards"
    HELP = "help"
    INFO = "info"
    SIGN = "sign"
    BALANCE = "balance"
    REFILL = "refill"
    TIME = "time"
    STACKS = "stacks"
    CHOP = "chop"
    NO_CHOP = "no chop"
    SPLIT = "split"
    NO_SPLIT = "no split"
    ALLOW_SPLITS = "split allow"
    FORBID_SPLITS = "split object"
    TIP = "tip"
    BEHIND = "behind"
    ANNOUNCE = "announce"
    GIFT = "gift"
    INSURE = "insure"
    SHOW_TO = "showto"
    SHOW_ALL = "showall"
    SHOW_ME = "showme"
    OBJECT = "object"
    OBJECT_TO_GIFT = "gift object"
    OBJECT_TO_PROXY = "proxy object"
    OBJECT_TO_CHANGE = "change object"
    AGREE_TO_CHANGE = "change agree"
    OBJECT_TO_MUCK = "object muck"
    BLINDS = "blinds"
    POST = "post"
    WAIT = "wait"
    POST_BEHIND = "post behind"
    BUY_BUTTON = "post button"
    STRADDLE = "straddle"
    KILL = "kill"
    OBJECT_TO_KILL = "kill object"
    REFUSE_KILL = "kill refuse"
    OVERS = "overs on"
    NO_OVERS = "overs off"
    SUPER_OVERS = "overs super"
    CHANGE_SEAT = "seatchange"
    KEEP_SEAT = "seatchange cancel"


_PHRASES: Final = {
    Said.CHECK: ("check", "x", "k", "ck", "tap", "knock"),
    Said.PASS: ("pass",),
    Said.CALL: ("call", "c"),
    Said.FOLD: ("fold", "f"),
    Said.BET: ("bet", "b"),
    Said.RAISE: (
        "raise", "r", "raise to", "raise it", "raise it to", "reraise", "re-raise", "reraise to",
        "re-raise to", "make it",
    ),
    Said.RAISE_BY: ("raise by", "raise it by", "reraise by", "re-raise by", "raise another"),
    Said.COMPLETE: ("complete", "complete it", "complete to", "complete the bet"),
    Said.BRING_IN: ("bring in", "bring-in", "bringin", "bring it in", "bring it in for",
                    "bring in for"),
    Said.DRAW: ("draw", "draws", "discard", "throw", "throw away", "toss", "take", "exchange", "d"),
    Said.KEEP: ("keep", "hold"),
    Said.PAT: ("pat", "stand pat", "stand", "stay", "stay pat", "rap", "i'm pat", "im pat"),
    Said.CONFESS: ("no openers", "have no openers", "false openers", "i have no openers"),
    Said.OPEN: ("open", "declare open", "declare it open", "open it"),
    Said.PLAY_ON: ("play on", "play", "shuffle first"),
    Said.AS_ALL_IN: ("as all-in", "as all in", "treat as all-in", "treat as all in", "top card",
                      "withdraw"),
    Said.UNDO: ("undo", "take back", "take it back", "take my hand back"),
    Said.ANTE: ("ante", "ante in", "ante up", "come in"),
    Said.DREW: ("drew", "how many", "who drew what", "draws?", "table drew"),
    Said.ALL_IN: ("all in", "all-in", "allin", "shove", "jam", "push", "ai"),
    Said.SHOW: ("show", "show cards", "show hand", "show my cards", "show my hand"),
    Said.MUCK: ("muck", "muck it", "muck cards", "muck my cards", "muck my hand", "m"),
    Said.PLAY_BOARD: ("play the board", "play board"),
    Said.CLOCK: ("clock", "call clock", "call the clock", "call a clock"),
    Said.LEAVE: ("leave", "leave table", "leave the table", "cash out", "cashout", "get up",
                 "stand up"),
    Said.AWAY: ("away", "sit out", "sitout", "go away", "afk", "brb"),
    Said.BACK: ("back", "sit in", "come back", "im back", "i'm back"),
    Said.TOP_UP: ("topup", "top up", "top-up", "add", "add chips", "rebuy"),
    Said.SIT: ("sit", "sit down", "buy in", "buyin", "buy-in", "join"),
    Said.CARDS: ("cards", "my cards", "mycards", "hand", "my hand"),
    Said.HELP: ("help", "h", "?"),
    Said.INFO: ("info", "table", "table info"),
    Said.SIGN: ("sign", "table sign", "the sign"),
    Said.BALANCE: ("balance", "wallet", "chips", "my chips"),
    Said.REFILL: ("refill",),
    Said.TIME: ("time", "take time", "call time", "let me think"),
    Said.STACKS: ("stacks", "stack", "count stacks", "how much"),
    Said.CHOP: ("chop", "chop it", "chop the blinds", "chop yes"),
    Said.NO_CHOP: ("no chop", "chop no", "don't chop", "dont chop"),
    Said.SPLIT: ("split", "split pot", "split the pot", "split it", "split yes"),
    Said.NO_SPLIT: ("no split", "split no", "don't split", "dont split"),
    Said.ALLOW_SPLITS: ("split allow", "allow split", "allow splits", "allow splitting"),
    Said.FORBID_SPLITS: ("split object", "object split", "object to split", "no splitting"),
    Said.TIP: ("tip", "tip the dealer"),
    Said.BEHIND: ("behind", "play behind", "i play behind", "chips behind"),
    Said.ANNOUNCE: ("announce", "wallet plays", "announce wallet"),
    Said.GIFT: ("gift", "give", "give chips"),
    Said.INSURE: ("insure", "insurance"),
    Said.SHOW_TO: ("showto", "show to", "show only"),
    Said.SHOW_ALL: ("showall", "show all"),
    Said.SHOW_ME: ("showme", "show me", "see", "ask to see"),
    Said.OBJECT: ("object", "objection", "i object"),
    Said.OBJECT_TO_GIFT: ("gift object", "object gift", "object to gift"),
    Said.OBJECT_TO_PROXY: ("proxy object", "object proxy", "object to proxy"),
    Said.OBJECT_TO_CHANGE: ("change object", "object change", "object to change",
                            "object to the change"),
    Said.AGREE_TO_CHANGE: ("change agree", "agree to change", "agree to the change"),
    Said.OBJECT_TO_MUCK: ("object muck", "object mucked", "object to muck", "object to the muck"),
    Said.BLINDS: ("blinds", "my blinds", "choices", "my choices", "what may i post"),
    Said.POST: ("post", "post now", "post blinds", "post the blinds", "post my blinds", "post both",
                "post big blind", "post the big blind", "make up my blinds"),
    Said.WAIT: ("wait", "post wait", "let them pass", "let it pass", "let the blinds pass"),
    Said.POST_BEHIND: ("post behind", "behind the button", "behind button", "wait behind"),
    Said.BUY_BUTTON: ("buy the button", "buy button", "post button", "post the button"),
    Said.STRADDLE: ("straddle", "straddle to", "straddle for", "post straddle", "restraddle",
                    "re-straddle", "sleeper", "leave a sleeper", "blind raise"),
    Said.KILL: ("kill", "kill it", "kill pot", "kill the pot", "kill the next pot"),
    Said.OBJECT_TO_KILL: ("kill object", "object kill", "object to kill", "object to the kill",
                          "no kill"),
    Said.REFUSE_KILL: ("kill refuse", "refuse kill", "refuse the kill", "refuse to kill"),
    Said.OVERS: ("overs", "overs on", "play overs", "overs super off", "super overs off"),
    Said.NO_OVERS: ("overs off", "no overs", "stop overs"),
    Said.SUPER_OVERS: ("overs super", "overs super on", "super overs", "super-overs",
                       "super overs on", "play super overs"),
    Said.CHANGE_SEAT: ("seatchange", "seat change", "change seat", "change seats",
                       "change to seat", "move to seat", "move seat"),
    Said.KEEP_SEAT: ("seatchange cancel", "seatchange off", "seat change cancel",
                     "cancel seat change", "cancel seatchange", "keep seat", "keep my seat"),
}  # fmt: skip

PHRASES: Final[dict[str, Said]] = {
    phrase: said for said, phrases in _PHRASES.items() for phrase in phrases
}

SHORTCUTS: Final = {
    "min raise": "min", "minraise": "min", "min-raise": "min", "min bet": "min", "minbet": "min",
    "pot it": "pot",
}  # fmt: skip
"""Whole wagers in two words, with their amount."""

POLITE: Final = frozenset({"", "please", "pls", "plz", "thanks", "thank you", "it", "now"})
"""What may follow a word that takes no amount."""
