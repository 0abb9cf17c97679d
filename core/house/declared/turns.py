"""Acting in turn and out of it (Cooke 10.01, 10.08 to 10.13, 10.19)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Setting

TURNS: Final = (
    Setting(
        "betting.checking_out", False,
        "A player who faces no bet may fold; otherwise his fold counts as a check.",
        RuleId("cooke-10.01"), choices=(False, True),
    ),
    Setting(
        "betting.check_raise", True, "A player who has checked may raise later in the round.",
        RuleId("cooke-10.13"), choices=(True, False),
    ),
    Setting(
        "betting.out_of_turn", "bind_unless_changed",
        "What is said out of turn: it binds unless the action changes, is refused, or is void.",
        RuleId("cooke-10.08"), choices=("bind_unless_changed", "refuse", "void_announcement"),
    ),
    Setting(
        "betting.chips_out_of_turn", "not_taken",
        "Chips bet out of turn: not taken, standing as bet, or only good for a call.",
        RuleId("uspc-law-bet-out-of-turn"), choices=("not_taken", "stand", "call_only"),
    ),
    Setting(
        "betting.fold_out_of_turn", "as_declaration",
        "A fold out of turn: declared like any other act, dead at once, or dead and still calling.",
        RuleId("uspc-law-pass-out-of-turn"),
        choices=("as_declaration", "dead_hand", "hoyle_must_call"),
    ),
    Setting(
        "betting.preactions", True,
        "Private buttons may keep an act for a player's turn; it is no declaration.",
        RuleId("uspc-betting-turn-order"), choices=(True, False),
    ),
    Setting(
        "betting.undo_fold", "until_action_behind", "How long a fold may be taken back.",
        RuleId("uspc-law-fold"), choices=("until_action_behind", "never"),
    ),
    Setting(
        "betting.signals", "words_and_reactions",
        "Which signals act besides commands and buttons.",
        RuleId("cooke-10.12"), choices=("words_and_reactions", "words_only", "off"),
    ),
    Setting(
        "seats.proxy_play", "no_objection",
        "Whether an outsider may play a seat's hand for its owner.",
        RuleId("cooke-10.14"), choices=("no_objection", "never", "allowed"),
    ),
)  # fmt: skip
