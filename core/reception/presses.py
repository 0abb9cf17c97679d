"""Presses of buttons and forms that were sent: the verb says what happens.

A button that acts carries its whole command.  One that opens a form commits nothing; what is
typed into the form is read and checked when it is sent, for the turn may have passed.
"""

from typing import Final

from core import present
from core.notation import Unclear, not_now, parse_buy_in, parse_wager
from core.notation.asides import LONGEST_TEXT
from core.present.documents import NOWHERE, Form, Press, Verb
from core.reception import away, blinds, picking, services, showing, tables
from core.reception.acting import refuse_seated, seat_offered
from core.reception.conduct import measures as conduct
from core.reception.house import presses as house_presses
from core.reception.rulings import answers as floor
from core.reception.visit import Visit, Work
from core.refusal import Reason, Refusal
from core.table.commands import Object, SitDown, StateFacts, TableCommand, TopUp
from core.view import TableView

_ASKS: Final[dict[Verb, Work]] = {
    Verb.MY_CARDS: services.my_cards,
    Verb.AWAY: away.away,
    Verb.HIDE_CARDS: conduct.hide_cards,
    Verb.REFILL: services.refill,
    Verb.REFRESH: services.table_info,
    Verb.CHOICES: blinds.choices,
    Verb.CLOSE_ANYWAY: tables.close_anyway,
}


WITHOUT_TABLE: Final = frozenset(
    {
        Verb.HIDE_CARDS,
        Verb.HEAR,
        Verb.HOUSE_RULES,
        Verb.HOUSE_TURN,
        Verb.HOUSE_SET,
        Verb.HOUSE_IMPORT,
    }
)
"""What may be said of the community alone."""


def means(visit: Visit, press: Press) -> None:
    """Say which table a press means; those of :data:`WITHOUT_TABLE` may mean none.

    Raises:
        Refusal: ``NO_TABLE_HERE``, see :meth:`Visit.means`.
    """
    if press.table != NOWHERE or press.verb not in WITHOUT_TABLE:
        visit.means(press.table)


async def asked(visit: Visit, press: Press) -> None:
    """Answer a button that carries no command.

    Raises:
        Refusal: when what is asked for could not be done now.
    """
    if press.verb is Verb.PICK:
        await picking.pick(visit, press)
    elif press.verb is Verb.STACKS:
        await services.recount(visit, press.seat)
    elif press.verb is Verb.SHOW_TO:
        await showing.show_to(visit, press)
    elif await floor.pressed(visit, press) or await house_presses.pressed(visit, press):
        return
    elif (service := _ASKS.get(press.verb)) is not None:
        await service(visit)
    else:
        await visit.answer.ask(await _form(visit, press))


async def _form(visit: Visit, press: Press) -> Form:
    view = visit.view()
    if press.verb is Verb.AMOUNT:
        _check_turn(visit, view, press)
        return present.amount_form(view)
    seat = view.my_seat
    if press.verb is Verb.OBJECT:
        if seat is None:
            raise Refusal(Reason.NOT_SEATED)
        return present.objection_form(view)
    if press.verb is Verb.STATE:
        if seat is None:
            raise Refusal(Reason.NOT_SEATED)
        return present.statement_form(view)
    if press.verb is Verb.TOP_UP:
        if seat is None:
            raise Refusal(Reason.NOT_SEATED)
        return present.top_up_form(view, await visit.room.wallets.balance(visit.person))
    refuse_seated(visit)
    balance = await visit.room.wallets.balance(visit.person)
    return present.buy_in_form(seat_offered(visit), balance, press.seat)


def _check_turn(visit: Visit, view: TableView, press: Press) -> None:
    if view.hand is None or view.hand.prompt != press.prompt:
        raise Refusal(Reason.STALE)
    if view.my_menu is None:
        raise not_now(view, visit.person)


def typed(visit: Visit, press: Press, text: str) -> TableCommand | Unclear:
    """What a form that was sent says.

    Raises:
        Refusal: for an amount that cannot be read, and for a bet that is not possible now.
    """
    view = visit.view()
    match press.verb:
        case Verb.AMOUNT:
            return parse_wager(text, view, visit.person, press.prompt)
        case Verb.OBJECT:
            return Object(visit.person, text[:LONGEST_TEXT], prompt=press.prompt)
        case Verb.STATE:
            return StateFacts(visit.person, text[:LONGEST_TEXT])
        case Verb.TOP_UP:
            return TopUp(visit.person, parse_buy_in(text, view))
        case Verb.BUY_IN:
            return SitDown(visit.person, visit.name, parse_buy_in(text, view), press.seat)
        case _:
            raise Refusal(Reason.STALE)
