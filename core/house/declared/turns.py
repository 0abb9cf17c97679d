"""Acting in turn and out of it (Cooke 10.01, 10.08 to 10.13, 10.19)."""

from typing import Final

from core.house.declaring import choice, on_off

TURNS: Final = (
    on_off(
        "betting.checking_out", False, "Folding without a bet",
        "A player who faces no bet may fold; otherwise his fold counts as a check.", "cooke-10.01",
        on="a player may fold who faces no bet", off="a fold that faces no bet is a check",
    ),
    on_off(
        "betting.check_raise", True, "Check-raise",
        "A player who has checked may raise later in the round.", "cooke-10.13",
        on="check and raise is permitted", off="no check and raise",
    ),
    choice(
        "betting.out_of_turn", "bind_unless_changed", "Acts out of turn",
        "What is said out of turn: it binds unless the action changes, is refused, or is void.",
        "cooke-10.08",
        {
            "bind_unless_changed": "an act out of turn binds unless the action changes",
            "refuse": "acts out of turn are refused",
            "void_announcement": "acts out of turn are void",
        },
    ),
    choice(
        "betting.chips_out_of_turn", "not_taken", "Chips out of turn",
        "Chips bet out of turn: not taken, standing as bet, or only good for a call.",
        "uspc-law-bet-out-of-turn",
        {
            "not_taken": "chips out of turn are not taken",
            "stand": "chips out of turn stand as bet",
            "call_only": "chips out of turn are good for a call only",
        },
    ),
    choice(
        "betting.fold_out_of_turn", "as_declaration", "Folds out of turn",
        "A fold out of turn: declared like any other act, dead at once, or dead and still calling.",
        "uspc-law-pass-out-of-turn",
        {
            "as_declaration": "a fold out of turn is declared like any other act",
            "dead_hand": "a fold out of turn is dead at once",
            "hoyle_must_call": "a fold out of turn is dead and still owes the calls before it",
        },
    ),
    on_off(
        "betting.preactions", True, "Acts kept ahead",
        "Private buttons may keep an act for a player's turn; it is no declaration.",
        "uspc-betting-turn-order",
        on="an act may be kept ahead in private", off="no acts are kept ahead",
    ),
    choice(
        "betting.undo_fold", "until_action_behind", "Taking back a fold",
        "How long a fold may be taken back.", "uspc-law-fold",
        {
            "until_action_behind": "a fold may be taken back until somebody acts behind",
            "never": "a fold is final",
        },
    ),
    choice(
        "betting.signals", "words_and_reactions", "Signals",
        "Which signals act besides commands and buttons.", "cooke-10.12",
        {
            "words_and_reactions": "typed words and reactions act",
            "words_only": "typed words act, reactions do not",
            "off": "only commands and buttons act",
        },
    ),
    choice(
        "seats.proxy_play", "no_objection", "Proxies",
        "Whether an outsider may play a seat's hand for its owner.", "cooke-10.14",
        {
            "no_objection": "a proxy may play if nobody objects",
            "never": "no proxies",
            "allowed": "a proxy may play",
        },
    ),
)  # fmt: skip
