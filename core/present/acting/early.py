"""Acting before one's turn: what may be declared to all, and what may be kept in private.

Nothing is declared by a slip of the finger: a press on the board out of turn is answered with
these buttons first (Cooke 10.08).
"""

from typing import Final

from msgspec.structs import replace

from core.chips import chips_text
from core.hand.commands import Call, Check, Fold, HandCommand, Preact, SetPreact
from core.hand.menu import Menu
from core.hand.rules import ChipsOutOfTurn, FoldOutOfTurn, OutOfTurn
from core.ids import PersonId
from core.notation.readings import wager_act
from core.present.acting.buttons import Rows
from core.present.documents import Button, Document, Line, Section, Slot, Tone, Verb, Weight
from core.present.news.early_words import early_chips, held_by, held_words, kept_words
from core.present.presses.meaning import press_of
from core.present.say import say
from core.present.words.names import player_name
from core.view import HandView, MyHand, TableView

BOARD_ACTS: Final = frozenset(
    {Verb.CHECK, Verb.CALL, Verb.FOLD, Verb.BET, Verb.RAISE_TO, Verb.ALL_IN, Verb.AMOUNT}
)
"""Acts on the board whose press out of turn asks back what was meant."""

_NOBODY: Final = PersonId("")
_SAYS: Final = {
    OutOfTurn.BINDS:
        "Say now what you will do, and you are held to it unless the action changes (Cooke 10.08).",
    OutOfTurn.VOID:
        "What you say now is told to the table and binds nobody (USPC and Hoyle).",
}  # fmt: skip
_KEEPS: Final = "eep it to yourself: it is done at your turn, and may be taken back."


def may_act_early(view: TableView) -> bool:
    """Whether the viewer, who has to act behind, may say or keep something now."""
    hand, mine = view.hand, view.mine
    if hand is None or mine is None or mine.ahead is None:
        return False
    turns = hand.rules.turns
    return turns.preactions or _may_say(hand) or held_by(hand, mine.seat) is not None


def early_acts(view: TableView) -> Document:
    """To one who pressed an act on the board before his turn: what he may say or keep."""
    hand = view.hand
    who: Line = player_name(hand, hand.to_act) if hand is not None else ()
    return Document(
        Slot.REPLY,
        say("It is the turn of {who}, not yours.", who=who),
        (Section(early_lines(view)),),
        early_rows(view),
        Tone.LIVE,
        view.version,
    )


def early_lines(view: TableView) -> tuple[Line, ...]:
    """What has been said or kept, else what may be."""
    hand, mine = view.hand, view.mine
    if hand is None or mine is None or mine.ahead is None:
        return ()
    if (line := _standing(hand, mine)) is not None:
        return (line,)
    says = _SAYS.get(hand.rules.turns.out_of_turn, "") if _may_say(hand) else ""
    lines = [say(says)] if says else []
    if _chips_stand(hand):
        lines.append(say("Chips bet now stay in the pot (USPC and Hoyle)."))
    if mine.kept is not None:
        kept = kept_words(mine.kept, mine.to_call)
        lines.append(say(f"Kept for your turn: {kept}. Nobody else knows."))
    elif hand.rules.turns.preactions:
        lines.append(say(("Or k" if lines else "K") + _KEEPS))
    return tuple(lines)


def _standing(hand: HandView, mine: MyHand) -> Line | None:
    """What binds him already."""
    chips, held = early_chips(hand, mine.seat), held_by(hand, mine.seat)
    if chips:
        return say("The {chips} that you put in out of turn stand.", chips=chips)
    if held is None or not held.binds:
        return None
    words = held_words(hand, held)
    return say(f"You have said {words}: it binds unless the action changes (Cooke 10.08).")


def early_rows(view: TableView) -> Rows:
    """Declarations in one row, kept acts in the next; none once something binds him."""
    hand, mine = view.hand, view.mine
    if hand is None or mine is None or mine.ahead is None or hand.prompt is None:
        return ()
    if _standing(hand, mine) is not None:
        return ()
    menu = mine.ahead
    rows = (_declared(view, hand, menu), _kept(view, hand, mine, menu))
    return tuple(row for row in rows if row)


def _may_say(hand: HandView) -> bool:
    turns = hand.rules.turns
    return (
        turns.out_of_turn is not OutOfTurn.REFUSED
        or _chips_stand(hand)
        or turns.folds is not FoldOutOfTurn.DECLARED
    )


def _chips_stand(hand: HandView) -> bool:
    return hand.rules.turns.chips is not ChipsOutOfTurn.NOT_TAKEN


def _declared(view: TableView, hand: HandView, menu: Menu) -> tuple[Button, ...]:
    acts = _acts(hand, menu) if _may_say(hand) else ()
    return tuple(_says(view, menu, act) for act in acts)


def _acts(hand: HandView, menu: Menu) -> tuple[HandCommand, ...]:
    """The act that adds nothing, the sizes of limit, and a fold; other amounts are typed."""
    if hand.rules.turns.out_of_turn is OutOfTurn.REFUSED and not _chips_stand(hand):
        return (Fold(_NOBODY, hand.prompt),)
    passive: tuple[HandCommand, ...] = ()
    if menu.may_check:
        passive = (Check(_NOBODY, hand.prompt),)
    elif menu.may_call:
        passive = (Call(_NOBODY, hand.prompt),)
    wagers = tuple(wager_act(menu, to, hand.unit, _NOBODY, hand.prompt) for to in menu.sizes)
    may_fold = menu.may_fold and not menu.may_check
    fold = (Fold(_NOBODY, hand.prompt),) if may_fold else ()
    return (*passive, *wagers, *fold)


def _says(view: TableView, menu: Menu, act: HandCommand) -> Button:
    press = replace(press_of(act, view.id), is_early=True)
    words = _words(menu, press.verb, act)
    weight = Weight.DANGER if isinstance(act, Fold) else Weight.PRIMARY
    return Button(f"Say {words}", press, weight, f"Tell the table now: {words}")


def _words(menu: Menu, verb: Verb, act: HandCommand) -> str:
    match verb:
        case Verb.CALL:
            return f"call {chips_text(menu.call)}"
        case Verb.BET | Verb.RAISE_TO:
            to = chips_text(getattr(act, "to", menu.raise_min))
            return f"bet {to}" if verb is Verb.BET else f"raise to {to}"
        case Verb.ALL_IN:
            return "all-in"
        case _:
            return verb.value


def _kept(view: TableView, hand: HandView, mine: MyHand, menu: Menu) -> tuple[Button, ...]:
    if not hand.rules.turns.preactions:
        return ()
    buttons = [_keeps(view, hand, menu, act) for act in _to_keep(menu) if act is not mine.kept]
    if mine.kept is not None:
        back = press_of(SetPreact(_NOBODY, None, menu.wager, hand.prompt), view.id)
        buttons.append(Button("Take it back", back, hint="Keep nothing for your turn"))
    return tuple(buttons)


def _to_keep(menu: Menu) -> tuple[Preact, ...]:
    if menu.may_check:
        return (Preact.CHECK, Preact.CHECK_FOLD)
    call = (Preact.CALL,) if menu.may_call else ()
    return (*call, Preact.FOLD) if menu.may_fold else call


def _keeps(view: TableView, hand: HandView, menu: Menu, act: Preact) -> Button:
    words = kept_words(act, menu.call)
    press = press_of(SetPreact(_NOBODY, act, menu.wager, hand.prompt), view.id)
    short = "check/fold" if act is Preact.CHECK_FOLD else words
    return Button(f"Keep {short}", press, hint=f"In private, for your turn: {words}")
