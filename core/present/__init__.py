"""Views into documents: every word the dealer says is made here."""

from core.present.acting.buttons import act_rows, act_words
from core.present.acting.choosing import (
    NEXT_DEAL,
    choice_rows,
    choices,
    lets_choose,
    outdated_choices,
    with_choices,
)
from core.present.acting.early import early_acts, may_act_early
from core.present.acting.forms import (
    amount_form,
    buy_in,
    buy_in_form,
    objection_form,
    statement_form,
    top_up_form,
)
from core.present.acting.picker import picker_of
from core.present.acting.seats import free_seats
from core.present.acting.showing import show_to_whom, whose_mark
from core.present.answers.dealer import rights_missing, which_table
from core.present.answers.examples import EXAMPLES, nearest
from core.present.answers.helping import help_page
from core.present.answers.readings import readings
from core.present.answers.refusing import refusal, refusal_line
from core.present.answers.replies import drawn, reply
from core.present.board.board import board
from core.present.board.sign import sign, table_info, table_sign
from core.present.board.stacks import stacks
from core.present.board.turn import countdown_notice, turn_notice
from core.present.documents import (
    Button,
    CardBacks,
    CardRow,
    Document,
    Field,
    Form,
    Line,
    Press,
    Section,
    Slot,
    Span,
    Strong,
    Text,
    Tone,
    Until,
    Verb,
    Weight,
    Who,
    plain,
    plain_line,
    plain_span,
)
from core.present.floor.conduct_page import (
    cards_hidden,
    measure_line,
    measure_notice,
    measure_taken,
    protect_notice,
    record_page,
    report_heard,
    report_line,
    report_page,
    reported,
)
from core.present.floor.floor_page import floor_page, penalties_page
from core.present.floor.misdeal_words import cause_words, error_words
from core.present.games.page import game_page
from core.present.house.buttons import house_button, house_entry, house_rows
from core.present.house.forms import house_form, import_form
from core.present.narration import is_told, narrate
from core.present.news.log import frozen, log, log_line, unreachable
from core.present.own.away import away_asked
from core.present.own.hush import hush
from core.present.own.private import dealt_hand, outdated, private_hand
from core.present.own.shown import examined_hands, shown_hand
from core.present.own.wallet import balance, dms_closed, granted, refilled, taken
from core.present.presses.meaning import command_of, press_of
from core.present.rulebook.asking import (
    RULE_VERBS,
    glossary_asked,
    help_offered,
    rule_asked,
    rules_offered,
)
from core.present.rulebook.button import rule_button, rule_row
from core.present.rulebook.help import spirit_page
from core.present.say import say
from core.present.words.tables import table_name

__all__ = [
    "EXAMPLES",
    "NEXT_DEAL",
    "RULE_VERBS",
    "Button",
    "CardBacks",
    "CardRow",
    "Document",
    "Field",
    "Form",
    "Line",
    "Press",
    "Section",
    "Slot",
    "Span",
    "Strong",
    "Text",
    "Tone",
    "Until",
    "Verb",
    "Weight",
    "Who",
    "act_rows",
    "act_words",
    "amount_form",
    "away_asked",
    "balance",
    "board",
    "buy_in",
    "buy_in_form",
    "cards_hidden",
    "cause_words",
    "choice_rows",
    "choices",
    "command_of",
    "countdown_notice",
    "dealt_hand",
    "dms_closed",
    "drawn",
    "early_acts",
    "error_words",
    "examined_hands",
    "floor_page",
    "free_seats",
    "frozen",
    "game_page",
    "glossary_asked",
    "granted",
    "help_offered",
    "help_page",
    "house_button",
    "house_entry",
    "house_form",
    "house_rows",
    "hush",
    "import_form",
    "is_told",
    "lets_choose",
    "log",
    "log_line",
    "may_act_early",
    "measure_line",
    "measure_notice",
    "measure_taken",
    "narrate",
    "nearest",
    "objection_form",
    "outdated",
    "outdated_choices",
    "penalties_page",
    "picker_of",
    "plain",
    "plain_line",
    "plain_span",
    "press_of",
    "private_hand",
    "protect_notice",
    "readings",
    "record_page",
    "refilled",
    "refusal",
    "refusal_line",
    "reply",
    "report_heard",
    "report_line",
    "report_page",
    "reported",
    "rights_missing",
    "rule_asked",
    "rule_button",
    "rule_row",
    "rules_offered",
    "say",
    "show_to_whom",
    "shown_hand",
    "sign",
    "spirit_page",
    "stacks",
    "statement_form",
    "table_info",
    "table_name",
    "table_sign",
    "taken",
    "top_up_form",
    "turn_notice",
    "unreachable",
    "which_table",
    "whose_mark",
    "with_choices",
]
