"""How much may be wagered, and how often (Cooke articles 8 and 9)."""

from typing import Final

from core.house.declaring import choice, number
from core.house.setting import Effect

BETTING: Final = (
    choice(
        "betting.structure", "fixed", "Betting structure",
        "The betting structure of a table that is opened without a word for it; its stakes go"
        " first: 10-20 is limit or a spread, 5/10 no limit or pot limit.",
        "cooke-4.09",
        {
            "fixed": "tables are limit or not as their stakes and their game say",
            "spread": "tables are spread limit where their stakes allow it",
            "pot_limit": "tables are pot limit where their stakes allow it",
            "no_limit": "tables are no limit where their stakes allow it",
        },
        effect=Effect.NEW_TABLE,
    ),
    number(
        "betting.min_unit", 1, "Betting unit", "The minimum betting unit in chips.", "cooke-9.03",
        "bets are in units of {value}", least=1, most=10**6, unit="chips",
    ),
    number(
        "betting.min_open", 0, "Smallest opening bet",
        "Smallest opening bet of pot limit and no limit in chips; 0: the big blind.",
        "cooke-8.01.02",
        "the smallest opening bet is {value}", most=10**9, unit="chips",
        at={0: "the smallest opening bet is the big blind"},
    ),
    choice(
        "betting.min_open_raise", "double_big_blind", "First raise over the blinds",
        "How far the first raise of pot limit and no limit goes at least; Appendix A prints a"
        " figure for some blinds, and for others there is none.",
        "cooke-appA-table3",
        {
            "double_big_blind": "the first raise goes to two big blinds at least",
            "table_amount": "the first raise goes to Appendix A's figure at least",
        },
    ),
    choice(
        "betting.raise_cap", 4, "Raises in a limit round",
        "Raises after the bet in a limit round of three or more players.", "cooke-9.16",
        {4: "a bet and four raises", 3: "a bet and three raises"}, unit="raises",
    ),
    choice(
        "betting.cap_heads_up", "uncapped", "Cap for the last two",
        "Whether a capped round opens again when only two players are left.", "cooke-9.16",
        {
            "uncapped": "no cap on raises once only two are left",
            "stays_if_capped_multiway": "a round capped by three or more stays capped",
        },
    ),
    choice(
        "betting.pot_limit_open_max", "pot_formula", "Opening bet of pot limit",
        "The largest opening bet of pot limit: by the pot, or four big blinds.", "cooke-8.02.02",
        {
            "pot_formula": "pot limit is opened for up to the pot",
            "four_big_blinds": "pot limit is opened for up to four big blinds",
        },
    ),
    choice(
        "betting.pot_limit_factor", "full", "How much of the pot",
        "How much of the pot may be bet in pot limit.", "cooke-8.02.06",
        {
            "half": "half the pot may be bet",
            "full": "the whole pot may be bet",
            "double": "twice the pot may be bet",
        },
    ),
    number(
        "betting.spread_min", 1, "Smallest bet of spread limit",
        "Smallest bet of spread limit, where none is named.", "cooke-8.03",
        "the smallest bet of a spread is {value} unless the table says otherwise",
        least=1, most=10**9, unit="chips", effect=Effect.NEW_TABLE,
    ),
    number(
        "betting.spread_max_early", 5, "Largest early bet of spread limit",
        "Largest bet of spread limit on the early rounds, where none is named.", "cooke-8.03",
        "the largest early bet of a spread is {value} unless the table says otherwise",
        least=1, most=10**9, unit="chips", effect=Effect.NEW_TABLE,
    ),
    number(
        "betting.spread_max_late", 5, "Largest late bet of spread limit",
        "Largest bet of spread limit on the later rounds, where none is named.", "cooke-8.03",
        "the largest late bet of a spread is {value} unless the table says otherwise",
        least=1, most=10**9, unit="chips", effect=Effect.NEW_TABLE,
    ),
    choice(
        "betting.min_raise", "last_raise", "Smallest raise",
        "The smallest raise: the last bet or raise, or any whole unit more.", "uspc-law-raise",
        {
            "last_raise": "a raise is at least the last bet or raise",
            "one_unit": "a raise may be as little as one unit",
        },
    ),
    choice(
        "betting.fixed_limit_style", "exact", "Size of a limit bet",
        "A limit bet is exactly the limit, or any amount up to it.", "uspc-limit-fixed",
        {
            "exact": "a limit bet is exactly the limit",
            "up_to_limit": "a limit bet is any amount up to the limit",
        },
    ),
    number(
        "betting.pot_limit_cap", 0, "Ceiling of pot limit",
        "The most one bet or raise of pot limit may be, in chips; 0: no such ceiling.",
        "uspc-limit-pot",
        "no bet or raise of pot limit above {value}", most=10**9, unit="chips",
        at={0: "no ceiling but the pot"},
    ),
)  # fmt: skip
