"""Chips onto the table and off it (Cooke 9.02 to 9.08, 9.13, Appendix A)."""

from typing import Final

from core.house.declaring import choice, number, on_off
from core.house.setting import Effect

BUYING_IN: Final = (
    number(
        "buyin.min_small_bets_limit", 10, "Buy-in of limit",
        "Smallest buy-in of limit games, in small bets; of spread limit, in smallest bets.",
        "cooke-9.02",
        "limit is bought into for {value} or more", least=10, most=100_000, unit="small bets",
        effect=Effect.NEW_TABLE,
    ),
    number(
        "buyin.min_big_blinds_big_bet", 20, "Buy-in of pot limit and no limit",
        "Smallest buy-in of pot limit and no limit, in big blinds.", "cooke-9.02",
        "pot limit and no limit are bought into for {value} or more",
        least=20, most=100_000, unit="big blinds", effect=Effect.NEW_TABLE,
    ),
    number(
        "buyin.max_big_blinds_big_bet", 0, "Largest buy-in",
        "Largest buy-in of pot limit and no limit, in big blinds; 0: none.", "cooke-9.02",
        "the largest buy-in is {value}", most=1_000_000, unit="big blinds",
        at={0: "no largest buy-in"}, effect=Effect.NEW_TABLE,
    ),
    choice(
        "buyin.stud_minimum", "table", "Buy-in of stud",
        "Smallest buy-in of stud: Appendix A's figure, or a hundred antes.", "cooke-appA-intro",
        {
            "table": "stud is bought into for Appendix A's figure",
            "ante_x100": "stud is bought into for a hundred antes",
        },
        effect=Effect.NEW_TABLE,
    ),
    number(
        "buyin.short_buys_per_session", 1, "Short buys",
        "How often a player may buy short in one playing session.", "cooke-9.06",
        "{value} in a session", most=1000, unit="short buys", at={0: "no short buys"},
    ),
    choice(
        "buyin.short_buy_scope", "rebuy_only", "Who may buy short",
        "Whether a short buy is for one who has gone broke only, or for the first buy-in too.",
        "cooke-9.06",
        {
            "rebuy_only": "only who has gone broke may buy short",
            "first_buyin_too": "the first buy-in may be short too",
        },
    ),
    number(
        "buyin.session_gap_minutes", 120, "End of a session",
        "An absence shorter than this is the same playing session.", "cooke-18-playing-session",
        "an absence shorter than {value} is the same session", most=7 * 24 * 60, unit="minutes",
        at={0: "every absence ends the session"},
    ),
    choice(
        "buyin.transfer_min", "required_except_broken", "Buy-in of a transfer",
        "Whether one who moves here from a like table needs the minimum buy-in.", "cooke-9.02",
        {
            "required_except_broken": "a transfer brings the minimum, unless his game broke",
            "not_required": "a transfer needs no minimum buy-in",
        },
    ),
    choice(
        "buyin.rebuy_amount", "min_to_max", "Amount of a rebuy",
        "Chips are bought in any amount of the range, or in whole stacks of the minimum buy-in.",
        "hoyle-rebuy-stack",
        {
            "min_to_max": "chips are bought in any amount of the range",
            "exact_stack": "chips are bought in whole stacks of the minimum buy-in",
        },
    ),
    on_off(
        "buyin.playing_behind", True, "Playing behind",
        "Chips that are announced and on their way play from the next deal on.", "cooke-9.07",
        on="chips announced and on their way play", off="no playing behind",
    ),
    on_off(
        "buyin.playing_behind_badge", True, "Mark of chips behind",
        "Chips on their way are marked at the table.", "cooke-16.01.06",
        on="chips on their way are marked", off="chips on their way are not marked",
    ),
    choice(
        "buyin.hidden_money", "never_plays", "Hidden money",
        "Whether the floor may count chips asked for before the deal and credited after it.",
        "cooke-9.08",
        {
            "never_plays": "hidden money never plays",
            "floor_decides": "the floor decides whether hidden money plays",
        },
    ),
    choice(
        "buyin.wallet_plays", "never", "Wallet plays",
        "Whether chips of the wallet, announced as a hand starts, play in pot limit and no limit.",
        "cooke-9.13",
        {
            "never": "only chips on the table play",
            "no_limit_only": "the wallet plays in pot limit and no limit, if announced",
        },
    ),
    choice(
        "buyin.chip_gift", "no_objection", "Gifts of chips",
        "Whether a player may give chips to another between hands.", "cooke-9.05",
        {
            "no_objection": "chips may be given between hands if nobody objects",
            "limit_games_only": "chips may be given in limit games only",
            "never": "no chips may be given to another player",
        },
    ),
)  # fmt: skip
