"""Wagers in words: a number after a verb is always *to*, one without is chips put in."""

from msgspec.structs import replace

from core.chips import Chips
from core.hand.commands import AllIn, AnnounceRaise, Bet, BettingAct, Prompt, PutIn, RaiseTo
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
from core.notation.presets import least_wager
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
    More than the stack is all-in, as declared (Cooke 8.01.05).  Whatever is no legal amount
    becomes the command all the same, for the table to correct or to refuse with the numbers; a bet
    where a raise is meant, or the other way round, comes back as :class:`Unclear`.

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
    is_right_word = opens is None or opens == menu.opens or is_named_size(text)
    if is_right_word or not menu.may_raise:
        return _command(menu, to, hand.unit, person, prompt)
    return _asked_back(text, number_readings(menu, to, hand.unit, person, prompt))


def wager_without_amount(
    text: str, view: TableView, person: PersonId, *, opens: bool | None = None
) -> BettingAct | Unclear:
    """``raise`` or ``bet`` and nothing more: the one legal size of a limit round.

    Elsewhere a raise is announced (Cooke 8.01.07), and of a bet the sizes are asked back.
    ``opens`` is what he said, as in :func:`parse_wager`.

    Raises:
        Refusal: why he cannot bet, when the action is not on him.
    """
    menu = view.my_menu or (view.mine.ahead if view.mine is not None else None)
    is_right_word = menu is not None and opens in (None, menu.opens)
    if menu is not None and len(menu.sizes) == 1 and not menu.bring_in and is_right_word:
        return _sized(menu, menu.sizes[0], person)
    is_betting = view.hand is not None and view.hand.menu is not None
    if is_betting and not opens and (view.my_menu is None or not view.my_menu.opens):
        return AnnounceRaise(person)
    hand, menu = _on_turn(view, person)
    sizes = size_readings(menu, hand.pot, hand.unit, person)
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
    """A number without a verb: chips put in, for the rules to read (Cooke 8.01.06, 9.17).

    A named size (``pot``) is a wager.  Nothing at all, ``3b``, and chips of one who faces no bet
    and could only raise are asked back.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``; why he cannot bet, when a size is named that nobody can
            measure now.
    """
    if is_named_size(typed):
        return parse_wager(typed, view, person)
    amount = parse_amount(typed, view)
    hand, menu = view.hand, view.my_menu
    if hand is None or menu is None:
        return PutIn(person, amount)
    if menu.must_raise:
        return _command(menu, amount, hand.unit, person, None)
    may_mean_to = menu.may_check and not menu.opens and menu.may_raise and not menu.sizes
    if not amount or may_mean_to:
        return _asked_back(typed, number_readings(menu, amount, hand.unit, person))
    blinds = as_big_blinds(typed, view)
    if blinds is not None:
        meant = (PutIn(person, blinds), *number_readings(menu, blinds, hand.unit, person))
        return _asked_back(typed, tuple(dict.fromkeys(meant)))
    return PutIn(person, amount)


def with_chips(wager: BettingAct, typed: str, view: TableView) -> BettingAct:
    """``raise 20, 15``: the second figure is what he puts in, where the house counts that (Hoyle).

    Elsewhere the amount with the word is the only one (Cooke 8.01.05).
    """
    hand = view.hand
    if hand is None or not hand.rules.amounts.announced_is_call:
        return wager
    _, _, figure = typed.partition(", ")
    is_figure = figure.lstrip("$")[:1].isdigit() and not is_named_size(figure)
    if not isinstance(wager, (Bet, RaiseTo)) or not is_figure:
        return wager
    return replace(wager, put_in=parse_amount(figure, view))


def _command(
    menu: Menu, to: Chips, unit: Chips, person: PersonId, prompt: Prompt | None
) -> BettingAct:
    if is_legal_wager(menu, to, unit):
        return wager_act(menu, to, unit, person, prompt)
    return Bet(person, to, prompt) if menu.opens else RaiseTo(person, to, prompt)


def _sized(menu: Menu, to: Chips, person: PersonId) -> BettingAct:
    return Bet(person, to) if menu.opens else RaiseTo(person, to)


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
