"""Typed words: a private message, a mention of the dealer, or what follows a slash command.

One grammar for all of them.  Words a player says at the table are read by ``core.notation``,
those of an admin by ``core.reception.orders``; words nobody knows get the nearest commands.
"""

from typing import Final

from core import present
from core.hand.commands import HandCommand
from core.house.settings import word
from core.notation import (
    Ask,
    Topic,
    Unclear,
    as_dealt,
    is_known,
    names_a_hand,
    names_somebody,
    parse_action,
    topic_of,
)
from core.reception import acting, away, blinds, services
from core.reception.acting import take_up
from core.reception.house import orders as house_orders
from core.reception.house import pages as house
from core.reception.nearest import nearest
from core.reception.orders import order_of, unreadable
from core.reception.people import with_seats
from core.reception.visit import AskedBack, Visit, Work
from core.refusal import Reason, Refusal
from core.table.commands import GoAway
from core.view import TableView

_ASKED: Final[dict[Topic, Work]] = {
    Topic.CARDS: services.my_cards,
    Topic.PICK: services.my_cards,
    Topic.DREW: services.drew,
    Topic.HELP: services.help_page,
    Topic.INFO: services.table_info,
    Topic.SIGN: services.table_sign,
    Topic.BALANCE: services.balance,
    Topic.REFILL: services.refill,
    Topic.SEATS: blinds.free_seats,
    Topic.BLINDS: blinds.choices,
}


async def hear(visit: Visit, text: str) -> None:
    """Act on ``text``, or answer what it asks; nothing but blanks asks for help.

    Raises:
        Refusal, AskedBack: why not.
    """
    typed = " ".join(text.split()) or Topic.HELP.value
    try:
        file = house_orders.file_typed(text)
        await (_obey(visit, typed) if file is None else house.import_(visit, file))
    except Refusal as refusal:
        commands = nearest(typed) if refusal.reason is Reason.UNREADABLE_COMMAND else ()
        if not commands:
            raise
        shown = str(refusal.facts["typed"])
        await visit.answer.say(present.nearest(shown, commands, visit.view_if_any()))


async def _obey(visit: Visit, typed: str) -> None:
    topic = topic_of(typed)
    if topic is not None:
        await _ASKED[topic](visit)
    elif (order := order_of(typed)) is not None:
        serve, rest = order
        await serve(visit, rest)
    else:
        await _play(visit, typed)


async def _play(visit: Visit, typed: str) -> None:
    view = _view(visit, typed)
    meant = as_dealt(view) if names_a_hand(typed) else view
    if names_somebody(typed):
        typed = await with_seats(visit, typed, meant)
    said = parse_action(typed, meant, visit.person)
    if isinstance(said, HandCommand | Unclear):
        _must_act_by_words(visit, view)
    match said:
        case Ask(topic=Topic.SIT, amount=amount, seat=seat):
            await acting.sit_down(visit, amount, seat)
        case Ask(topic=Topic.TOP_UP):
            await acting.top_up(visit, None)
        case Ask(topic=Topic.STACKS, seat=seat):
            await services.stacks(visit, seat)
        case Ask(topic=topic):
            await _ASKED[topic](visit)
        case GoAway():
            await away.away(visit)
        case _:
            await take_up(visit, said)


def _must_act_by_words(visit: Visit, view: TableView) -> None:
    """Whether words in a message are acts is a setting; commands and buttons always are.

    Raises:
        Refusal: ``SIGNALS_OFF``.
    """
    if visit.is_message and word(view.config.settings, "betting.signals") == "off":
        raise Refusal(Reason.SIGNALS_OFF, "cooke-10.12")


def _view(visit: Visit, typed: str) -> TableView:
    """The table meant; without one, unknown words are called so before anything else."""
    try:
        return visit.view()
    except (Refusal, AskedBack):
        if is_known(typed):
            raise
        raise unreadable(typed) from None
