"""Forms: the modals that ask for an amount, and the buy-in with its usual sizes."""

from typing import Final

from core.chips import Chips, chips_text
from core.ids import Seat
from core.notation import PresetName, least_wager, presets, usual_buy_in
from core.notation.asides import LONGEST_TEXT
from core.present.documents import Button, Choice, Document, Field, Form, Press, Slot, Verb, Weight
from core.present.say import say
from core.view import TableView

AMOUNT: Final = "amount"
"""The one field of every form, whatever it asks for."""

_SIZE_WORDS: Final = {
    PresetName.LIMIT: "Limit",
    PresetName.LEAST: "Least",
    PresetName.HALF_POT: "½ pot",
    PresetName.POT: "Pot",
    PresetName.ALL_IN: "All-in",
}


def amount_form(view: TableView) -> Form:
    """How much to bet, or what to raise to; the range is in the label."""
    hand = view.hand
    menu = hand.menu if hand is not None else None
    press = Press(view.id, Verb.AMOUNT, hand.prompt if hand is not None else None)
    if hand is None or menu is None:
        return Form("Amount", press, (Field(AMOUNT, "Amount"),))
    verb = "Bet" if menu.opens else "Raise to"
    sizes = presets(menu, hand.pot, hand.unit)
    field = Field(
        AMOUNT,
        f"{chips_text(least_wager(menu))} to {chips_text(menu.raise_max)}",
        hint="120, 1.5k, 3bb, 1/2, pot, max",
        choices=tuple(
            Choice(f"{_SIZE_WORDS[size.name]}: {chips_text(size.to)}", chips_text(size.to))
            for size in sizes
        ),
    )
    call = f" (to call: {chips_text(menu.call)})" if menu.call else ""
    return Form(f"{verb}{call}", press, (field,))


def buy_in_form(view: TableView, balance: Chips | None = None, seat: Seat | None = None) -> Form:
    """How much to sit down with, in ``seat`` if one was asked for."""
    usual = usual_buy_in(view)
    if balance is not None and view.config.buy_in_least <= balance < usual:
        usual = balance
    field = Field(
        AMOUNT,
        _range(view),
        value=chips_text(usual),
        hint=_wallet(balance) or "1,000, 1.5k, 100bb, min, max",
        choices=tuple(
            Choice(chips_text(amount), chips_text(amount)) for amount in buy_in_sizes(view)
        ),
    )
    return Form("Take a seat: your buy-in", Press(view.id, Verb.BUY_IN, seat=seat), (field,))


def top_up_form(view: TableView, balance: Chips | None = None) -> Form:
    """How many chips to add; they play from the next hand on."""
    seat = view.my_seat
    has = f" to your {chips_text(seat.stack + seat.behind)}" if seat is not None else ""
    field = Field(AMOUNT, f"Add{has}", hint=_wallet(balance) or "1,000, 1.5k, 50bb")
    return Form("Top up, from the next hand on", Press(view.id, Verb.TOP_UP), (field,))


def objection_form(view: TableView) -> Form:
    """What went wrong; sent, play waits for the floor (Cooke 9.15, 10.16)."""
    prompt = view.hand.prompt if view.hand is not None else None
    field = Field(AMOUNT, "What went wrong", hint="The pot is short by 10", longest=LONGEST_TEXT)
    return Form("Object: play waits for the floor", Press(view.id, Verb.OBJECT, prompt), (field,))


def statement_form(view: TableView) -> Form:
    """What a player saw; left empty, he agrees with the dealer's account (Cooke 1.04)."""
    field = Field(
        AMOUNT, "What you saw; empty: as the dealer says", hint="He put in 40 before I acted",
        longest=LONGEST_TEXT, is_optional=True,
    )  # fmt: skip
    return Form("For the floor: the facts alone", Press(view.id, Verb.STATE), (field,))


def buy_in(view: TableView, balance: Chips | None = None, seat: Seat | None = None) -> Document:
    """The usual buy-ins as buttons, and one for any other amount."""
    sizes = buy_in_sizes(view) if balance is None else _affordable(view, balance)
    buttons = [
        Button(chips_text(size), Press(view.id, Verb.SIT, amount=size, seat=seat), Weight.GOOD,
               f"Sit down with {chips_text(size)}")
        for size in sizes
    ]  # fmt: skip
    other = Press(view.id, Verb.BUY_IN, seat=seat)
    buttons.append(Button("Other amount", other, hint="Type an amount"))
    wallet = say(" You have {balance}.", balance=balance) if balance is not None else ()
    line = say("How much do you sit down with, {range}?{wallet}", range=_range(view),
               wallet=wallet)  # fmt: skip
    return Document(Slot.REPLY, line, (), (tuple(buttons),), sequence=view.version)


def buy_in_sizes(view: TableView) -> tuple[Chips, ...]:
    """The smallest, the usual and the largest buy-in, all different."""
    most = view.config.buy_in_most
    sizes = {view.config.buy_in_least, usual_buy_in(view), *((most,) if most else ())}
    return tuple(sorted(sizes))


def _affordable(view: TableView, balance: Chips) -> tuple[Chips, ...]:
    """The usual sizes, cut down to what the wallet holds; the smallest in any case."""
    purse = balance - balance % view.unit
    least = view.config.buy_in_least
    return tuple(sorted({Chips(max(min(size, purse), least)) for size in buy_in_sizes(view)}))


def _range(view: TableView) -> str:
    least, most = view.config.buy_in_least, view.config.buy_in_most
    if not most:
        return f"{chips_text(least)} or more"
    return f"{chips_text(least)} to {chips_text(most)}"


def _wallet(balance: Chips | None) -> str:
    return f"You have {chips_text(balance)}" if balance is not None else ""
