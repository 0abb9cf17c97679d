"""Wagers in words: a number is always *to*, and what cannot be is asked back."""

from core.chips import Chips
from core.hand.commands import AllIn, Bet, BettingAct, Prompt, RaiseTo
from core.hand.menu import Menu
from core.ids import PersonId
from core.notation.amounts import (
    ALL_WORDS,
    as_big_blinds,
    fold_amount,
    is_named_size,
    parse_amount,
)
from core.notation.not_now import not_now
from core.notation.parsed import Unclear
from core.notation.presets import is_all_in, least_wager
from core.notation.readings import (
    Readings,
    by_readings,
    is_legal_wager,
    number_readings,
    size_readings,
    wager_act,
)
from core.refusal import Reason, Refusal
from core.view import HandView, TableView


def parse_wager(
    text: str,
    view: TableView,
    person: PersonId,
    prompt: Prompt | None = None,
    opens: bool | None = None,
) -> BettingAct | Unclear:
    """Read the amount of a bet or raise; ``view`` is that of the person's own seat.

    ``opens`` is what he said: True for a bet, False for a raise, None for whichever is right.
    More than the stack is all-in, as declared (Cooke 8.01.05); less than the minimum, a bet
    where a raise is meant and the like come back as :class:`Unclear` with legal readings.
    When it is not his turn a plain number becomes the command, for the table to refuse.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``; ``STALE`` for an answer to a prompt that is gone; why
            he cannot bet, when a size is named that nobody can measure now.
    """
    hand = view.hand
    if prompt is not None and (hand is None or hand.prompt != prompt):
        raise Refusal(Reason.STALE)
    if fold_amount(text) in ALL_WORDS:
        return AllIn(person, prompt)
    menu = view.my_menu
    if hand is None or menu is None:
        return _unmeasured(text, view, person, prompt, opens)
    to = parse_amount(text, view)
    blinds = as_big_blinds(text, view)
    if blinds is not None and to > menu.raise_max > 0:
        # "3b" for "3bb" must never be an all-in of three billion.
        meant = (*number_readings(menu, blinds, hand.unit, person, prompt),
                 *number_readings(menu, to, hand.unit, person, prompt))  # fmt: skip
        return _asked_back(text, tuple(dict.fromkeys(meant)))
    if _is_clear(hand, menu, to, opens, is_named_size(text)):
        return _command(menu, to, hand.unit, person, prompt)
    return _asked_back(text, number_readings(menu, to, hand.unit, person, prompt))


def wager_without_amount(
    text: str, view: TableView, person: PersonId, *, opens: bool | None = None
) -> BettingAct | Unclear:
    """``raise`` and nothing more: the one legal size of a limit round, else the sizes to choose
    from, or a raise for the table to refuse.

    ``opens`` is what he said, as in :func:`parse_wager`.

    Raises:
        Refusal: why he cannot bet, when the action is not on him.
    """
    hand, menu = _on_turn(view, person)
    sizes = size_readings(menu, hand.pot, hand.unit, person)
    if len(menu.sizes) == 1 and not menu.bring_in and opens in (None, menu.opens):
        return sizes[-1]
    if sizes:
        return Unclear(text, sizes)
    return RaiseTo(person, Chips(menu.wager + hand.unit))


def complete(amount: str, typed: str, view: TableView, person: PersonId) -> BettingAct | Unclear:
    """``complete``: the full bet over a bring-in (Cooke 5.07).

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``; why he cannot bet, when the action is not on him.
    """
    hand, menu = _on_turn(view, person)
    may_complete = bool(menu.sizes) and (menu.completes or bool(menu.bring_in))
    if may_complete and (not amount or parse_amount(amount, view) == menu.sizes[0]):
        return wager_act(menu, menu.sizes[0], hand.unit, person)
    return _asked_back(typed, number_readings(menu, least_wager(menu), hand.unit, person))


def bring_in(amount: str, typed: str, view: TableView, person: PersonId) -> BettingAct | Unclear:
    """``bring it in``: the partial bet that the upcard asks for (Cooke 5.06).

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``; why he cannot bet, when the action is not on him.
    """
    hand, menu = _on_turn(view, person)
    if menu.bring_in and (not amount or parse_amount(amount, view) == menu.bring_in):
        return Bet(person, menu.bring_in)
    return _asked_back(typed, number_readings(menu, least_wager(menu), hand.unit, person))


def wager_by(text: str, view: TableView, person: PersonId, typed: str) -> BettingAct | Unclear:
    """``raise by 40``: asked back, since a raise is said as what it goes *to*.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``; why he cannot bet, when the action is not on him.
    """
    hand, menu = _on_turn(view, person)
    amount = parse_amount(text, view)
    if not menu.may_raise:
        return RaiseTo(person, Chips(menu.wager + amount))
    return _asked_back(typed, by_readings(menu, amount, hand.unit, person))


def bare_number(typed: str, view: TableView, person: PersonId) -> BettingAct | Unclear:
    """A number without a verb: asked back; a named size (``pot``) is clear.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``; why he cannot bet, when the action is not on him.
    """
    if is_named_size(typed):
        return parse_wager(typed, view, person)
    amount = parse_amount(typed, view)  # first, so that nonsense is refused as such
    hand, menu = _on_turn(view, person)
    return _asked_back(typed, number_readings(menu, amount, hand.unit, person))


def _is_clear(hand: HandView, menu: Menu, to: Chips, opens: bool | None, is_named: bool) -> bool:
    if not menu.may_raise:
        return True  # the table says why
    says_the_right_word = is_named or opens is None or opens == menu.opens
    return says_the_right_word and (
        _is_more_than_the_stack(hand, menu, to) or is_legal_wager(menu, to, hand.unit)
    )


def _is_more_than_the_stack(hand: HandView, menu: Menu, to: Chips) -> bool:
    """All-in, as declared (Cooke 8.01.05); a limit below the stack cannot be bet over."""
    return to > menu.raise_max and is_all_in(menu, menu.raise_max, hand.unit)


def _command(
    menu: Menu, to: Chips, unit: Chips, person: PersonId, prompt: Prompt | None
) -> BettingAct:
    if is_legal_wager(menu, to, unit):
        return wager_act(menu, to, unit, person, prompt)
    return Bet(person, to, prompt) if menu.opens else RaiseTo(person, to, prompt)


def _unmeasured(
    text: str, view: TableView, person: PersonId, prompt: Prompt | None, opens: bool | None
) -> BettingAct:
    if is_named_size(text):
        raise not_now(view, person)
    to = parse_amount(text, view)
    return Bet(person, to, prompt) if opens else RaiseTo(person, to, prompt)


def _on_turn(view: TableView, person: PersonId) -> tuple[HandView, Menu]:
    if view.hand is None or view.my_menu is None:
        raise not_now(view, person)
    return view.hand, view.my_menu


def _asked_back(typed: str, readings: Readings) -> Unclear:
    return Unclear(typed.strip(), readings)
