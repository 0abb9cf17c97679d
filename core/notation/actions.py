"""``parse_action``: typed words into a command, a question, or readings to choose from."""

import re
from collections.abc import Callable
from typing import Final

from core.hand.commands import (
    AllIn,
    Call,
    CallLow,
    Check,
    ConfessOpeners,
    DeclareOpen,
    Fold,
    MakeChoice,
    Muck,
    Show,
    Undo,
)
from core.ids import PersonId, Seat
from core.notation.amounts import fold_amount, is_named_size, parse_amount, parse_buy_in
from core.notation.asides import ASIDES, OF_DEALT, OF_SOMEBODY
from core.notation.blind_words import BLIND_WORDS
from core.notation.card_words import low_ranks, places_of
from core.notation.drawing import (
    is_drawing,
    is_offered,
    is_showdown,
    keep,
    keep_all,
    throw,
)
from core.notation.parsed import Ask, Parsed, Topic, Unclear
from core.notation.several import ACTS, is_legal, is_string, parts_of
from core.notation.vocabulary import PHRASES, POLITE, SHORTCUTS, Said
from core.notation.wagers import (
    bare_number,
    bring_in,
    complete,
    parse_wager,
    wager_by,
    wager_without_amount,
    with_chips,
)
from core.refusal import Reason, Refusal
from core.table.commands import (
    AnteIn,
    CallClock,
    CashOut,
    ComeBack,
    GoAway,
    Leave,
    TableCommand,
    TopUp,
)
from core.view import TableView

_SEVERAL: Final = 2
_LONGEST: Final = 200
_SHOWN_BACK: Final = 40
_OPENINGS: Final = ("/", "!", "i ", "i'll ", "ill ", "i will ", "i'm ", "im ")
_GLUED: Final = re.compile(r"^([rb])(\d.*)$")
_MORE: Final = re.compile(r"^(?:by\s+|\+\s*)(.+)$|^(.+?)\s+more$")
_YOURS: Final = re.compile(r"^(?:your|the|that|his|her|their) ")
_SEAT: Final = re.compile(r"(?:^|\s)(?:in )?seat (\d{1,4})$")

_SIT_IN_SEAT: Final = re.compile(r"^sit in (?=seat \d)")
"""Taking a seat; ``sit in`` alone is coming back to one's own."""

_PLAIN: Final[dict[Said, Callable[[PersonId], TableCommand]]] = {
    Said.CHECK: Check,
    Said.CALL: Call,
    Said.FOLD: Fold,
    Said.ALL_IN: AllIn,
    Said.SHOW: Show,
    Said.MUCK: Muck,
    Said.CONFESS: ConfessOpeners,
    Said.PLAY_ON: lambda person: MakeChoice(person, plays=True),
    Said.AS_ALL_IN: lambda person: MakeChoice(person, plays=False),
    Said.UNDO: Undo,
    Said.ANTE: AnteIn,
    Said.PLAY_BOARD: lambda person: Muck(person, plays_board=True),
    Said.CLOCK: CallClock,
    Said.LEAVE: Leave,
    Said.AWAY: GoAway,
    Said.BACK: ComeBack,
}
_BESIDE: Final = {**ASIDES, **BLIND_WORDS}
"""What is said beside the betting."""

_TOPICS: Final = {
    Said.CARDS: Topic.CARDS,
    Said.HELP: Topic.HELP,
    Said.INFO: Topic.INFO,
    Said.SIGN: Topic.SIGN,
    Said.BALANCE: Topic.BALANCE,
    Said.REFILL: Topic.REFILL,
    Said.DREW: Topic.DREW,
    Said.BLINDS: Topic.BLINDS,
}


def parse_action(text: str, view: TableView, person: PersonId) -> Parsed:
    """Read what ``person`` typed; ``view`` is that of his own seat, or the rail's.

    A number after a raise is always *to*, and ``raise by`` comes back as :class:`Unclear`; a bare
    number is chips without a word (Cooke 8.01.06).  Of several acts the first legal one counts.

    Raises:
        Refusal: ``UNREADABLE_COMMAND`` for words nobody knows, ``UNREADABLE_AMOUNT`` for an
            amount that is none, and why he cannot bet now where that is what stands in the way.
    """
    typed = " ".join(text.split())
    folded = _first_legal(_folded(typed), view)
    said, rest = _split(folded)
    if said is None:
        return _wordless(typed, folded, view, person)
    if said in _BESIDE:
        return _BESIDE[said](_as_typed(rest, typed), view, person)
    if said is Said.OPEN and not is_offered(view):
        said = Said.BET
    if said in (Said.BET, Said.RAISE, Said.RAISE_BY):
        return _wager(said, rest, typed, view, person)
    if said in (Said.TOP_UP, Said.SIT):
        return _buy(said, rest, view, person)
    if said in (Said.COMPLETE, Said.BRING_IN):
        read = complete if said is Said.COMPLETE else bring_in
        return read(rest if rest not in POLITE else "", typed[:_SHOWN_BACK], view, person)
    if (of_the_phase := _of_the_phase(said, rest, view, person)) is not None:
        return of_the_phase
    if said is Said.PASS:
        return _pass(view, person)
    if rest not in POLITE:
        return _with_more(said, rest, typed, view, person)
    if said in _TOPICS:
        return Ask(_TOPICS[said])
    return _PLAIN[said](person)


def _of_the_phase(said: Said, rest: str, view: TableView, person: PersonId) -> Parsed | None:
    """Words of the draw, and words that mean something else when no bet is asked for."""
    if said in (Said.DRAW, Said.KEEP):
        return (throw if said is Said.DRAW else keep)(_polished(rest), view, person)
    if said is Said.PAT or (said is Said.CHECK and is_drawing(view)):
        return keep_all(view, person)
    if said in (Said.CHECK, Said.OPEN) and is_offered(view):
        return DeclareOpen(person, said is Said.OPEN)
    if said is Said.CALL and is_showdown(view) and rest not in POLITE:
        return CallLow(person, low_ranks(rest))
    return None


def _polished(rest: str) -> str:
    """``rest`` without the polite words at its end."""
    words = rest.split(" ")
    while words and words[-1] in POLITE:
        words.pop()
    return " ".join(words)


def _first_legal(folded: str, view: TableView) -> str:
    """The first legal act of several; a raise after a call stays with it, to be told about it.

    Where nothing is legal now the first of them, for the table to say why.
    """
    parts = [_folded(part) for part in parts_of(folded)]
    said = [_split(part)[0] for part in parts]
    if len(parts) < _SEVERAL or not all(one in ACTS for one in said):
        return folded
    menu = view.my_menu
    legal = [at for at, one in enumerate(said) if menu is None or (one and is_legal(one, menu))]
    first = legal[0] if legal else 0
    rest = "".join(f" and {part}" for part in parts[first + 1 :])
    return parts[first] + rest if said[first] is Said.CALL else parts[first]


def _pass(view: TableView, person: PersonId) -> Parsed:
    """``pass`` is a check to some and a fold to others (Hoyle, USPC): it has to be said which.

    Who is asked whether he opens the pot passes, and there is nothing else it could mean.
    """
    if is_offered(view):
        return DeclareOpen(person, opens=False)
    if is_drawing(view):
        return keep_all(view, person)
    raise Refusal(Reason.PASS_IS_UNCLEAR, "hoyle-drop")


def topic_of(text: str) -> Topic | None:
    """What is asked for, when the words ask and hold nothing else; no table is needed for that."""
    said, rest = _split(_folded(" ".join(text.split())))
    return _TOPICS.get(said) if said is not None and rest in POLITE else None


def names_somebody(text: str) -> bool:
    """Whether the words are of the kind that name a player, as ``gift @bob 100``."""
    said, rest = _split(_folded(" ".join(text.split())))
    return said in OF_SOMEBODY and rest not in POLITE


def names_a_hand(text: str) -> bool:
    """Whether they mean the hand of the player they name, as ``show all @bob``."""
    said, rest = _split(_folded(" ".join(text.split())))
    return said in OF_DEALT and rest not in POLITE


def is_known(text: str) -> bool:
    """Whether the words begin with what a player can say at a table, or with an amount."""
    folded = _folded(" ".join(text.split()))
    said, rest = _split(folded)
    if said in _TOPICS:
        return rest in POLITE
    return said is not None or folded[:1].isdigit() or is_named_size(folded)


def _folded(typed: str) -> str:
    """``typed`` in one spelling, without what people put before a word."""
    folded = typed.lower()[:_LONGEST].rstrip(" .!,")
    folded = SHORTCUTS.get(folded, folded)
    if folded not in PHRASES:
        opening = next(filter(folded.startswith, _OPENINGS), "")
        folded = folded.removeprefix(opening).strip()
    return _SIT_IN_SEAT.sub("sit ", folded)


def _as_typed(rest: str, typed: str) -> str:
    """``rest`` in the letters that were typed: names and reasons keep their capitals."""
    cut = typed[:_LONGEST].rstrip(" .!,")
    found = cut[len(cut) - len(rest) :]
    return found if found.lower() == rest else rest


def _split(folded: str) -> tuple[Said | None, str]:
    """The longest phrase at the beginning, and what follows it."""
    glued = _GLUED.match(folded)
    if glued:
        return PHRASES[glued[1]], glued[2]
    words = folded.split(" ")
    for count in range(min(len(words), 4), 0, -1):
        said = PHRASES.get(" ".join(words[:count]))
        if said is not None:
            return said, " ".join(words[count:])
    return None, folded


def _wordless(typed: str, folded: str, view: TableView, person: PersonId) -> Parsed:
    try:
        return bare_number(folded, view, person)
    except Refusal as refusal:
        if refusal.reason is not Reason.UNREADABLE_AMOUNT:
            raise
    raise _unreadable(typed)


def _wager(said: Said, rest: str, typed: str, view: TableView, person: PersonId) -> Parsed:
    amount = fold_amount(rest.removeprefix("to ") if rest != "to" else "")
    if not amount:
        return wager_without_amount(typed, view, person, opens=said is Said.BET)
    more = _MORE.match(amount)
    if said is Said.RAISE_BY or more:
        by = (more[1] or more[2]) if more else amount
        return wager_by(by, view, person, typed[:_SHOWN_BACK])
    wager = parse_wager(rest.removeprefix("to "), view, person, opens=said is Said.BET)
    if isinstance(wager, Unclear):
        return Unclear(typed[:_SHOWN_BACK], wager.readings)
    return with_chips(wager, rest, view)


def _buy(said: Said, rest: str, view: TableView, person: PersonId) -> Parsed:
    if said is Said.TOP_UP:
        return Ask(Topic.TOP_UP) if rest in POLITE else TopUp(person, parse_buy_in(rest, view))
    amount, seat = rest, None
    if found := _SEAT.search(rest):
        amount, seat = rest[: found.start()], Seat(int(found[1]))
    buy_in = None if amount in POLITE else parse_buy_in(amount, view)
    return Ask(Topic.SIT, buy_in, seat)


def _with_more(said: Said, rest: str, typed: str, view: TableView, person: PersonId) -> Parsed:
    """``show 1`` and ``show Ks`` show that card; ``cash out 150`` is for the table to refuse (Cooke
    9.05); ``call 40`` is ``call`` whatever it costs (Cooke 10.05), a raise after it no raise.
    """
    if said is Said.SHOW and view.mine is not None:
        return Show(person, cards=places_of(rest, view.mine.down))
    if said is Said.LEAVE:
        return CashOut(person, parse_buy_in(rest, view))
    if said is not Said.CALL:
        raise _unreadable(typed)
    if is_string(rest):
        return Call(person, is_string=True)
    if view.my_menu is not None:
        parse_amount(_YOURS.sub("", rest), view)  # nonsense is refused as such
    return Call(person)


def _unreadable(typed: str) -> Refusal:
    return Refusal(Reason.UNREADABLE_COMMAND, typed=typed[:_SHOWN_BACK])
