"""What a person may ask for beside acting: cards, chips, seats, the rules of the table."""

from adapters.discord.visit import Visit
from core import present
from core.chips import Chips
from core.ids import Seat
from core.notation import Topic
from core.refusal import Reason, Refusal
from core.table.commands import SitDown, TopUp


async def my_cards(visit: Visit) -> None:
    """Show the person's own cards to him alone (a press also opens closed private messages)."""
    view = visit.view()
    if view.viewer is None:
        raise Refusal(Reason.NOT_SEATED)
    if view.mine is None:
        raise Refusal(Reason.NO_HAND if view.hand is None else Reason.NOT_IN_HAND)
    await visit.answer.say(present.private_hand(view))


async def table_info(visit: Visit) -> None:
    """Stakes, seats and settings of the table."""
    await visit.answer.say(present.table_info(visit.view()))


async def help_page(visit: Visit) -> None:
    """What can be said to the dealer."""
    await visit.answer.say(present.help_page(in_chat_room=True))


async def balance(visit: Visit) -> None:
    """The person's wallet."""
    chips = await visit.answer.after(visit.room.balance(visit.person))
    await visit.answer.say(present.balance(chips, visit.view_if_any()))


async def refill(visit: Visit) -> None:
    """Chips for a broke player."""
    before = visit.room.balance(visit.person)
    had = await visit.answer.after(before)
    has = await visit.answer.after(visit.room.refill(visit.person, key=visit.key))
    await visit.answer.say(present.refilled(Chips(has - had), has))


async def sit(visit: Visit, amount: Chips | None, seat: Seat | None = None) -> None:
    """Take a seat, or be asked for how much."""
    if amount is not None:
        await visit.act(SitDown(visit.person, visit.name, amount, seat))
        return
    view = visit.view()
    chips = await visit.answer.after(visit.room.balance(visit.person))
    await visit.answer.say(present.buy_in(view, chips, seat))


async def asked(visit: Visit, topic: Topic, amount: Chips | None) -> None:
    """Answer a typed question."""
    match topic:
        case Topic.CARDS:
            await my_cards(visit)
        case Topic.HELP:
            await help_page(visit)
        case Topic.INFO:
            await table_info(visit)
        case Topic.BALANCE:
            await balance(visit)
        case Topic.SIT:
            await sit(visit, amount)
        case Topic.TOP_UP:
            await top_up(visit, amount)
        case Topic.REFILL:
            await refill(visit)


async def top_up(visit: Visit, amount: Chips | None) -> None:
    """Buy more chips; without an amount, show the table's range."""
    if amount is not None:
        await visit.act(TopUp(visit.person, amount))
    else:
        await table_info(visit)
