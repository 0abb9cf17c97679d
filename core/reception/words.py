"""Typed words: a private message, a mention of the dealer, or what follows a slash command."""

from core.notation import Ask, Topic, parse_action
from core.reception import acting, services
from core.reception.acting import take_up
from core.reception.visit import Visit


async def hear(visit: Visit, text: str) -> None:
    """Act on ``text``, or answer what it asks.

    Raises:
        Refusal, AskedBack: why not.
    """
    said = parse_action(text, visit.view(), visit.person)
    if isinstance(said, Ask):
        await _asked(visit, said)
    else:
        await take_up(visit, said)


async def _asked(visit: Visit, ask: Ask) -> None:
    match ask.topic:
        case Topic.CARDS:
            await services.my_cards(visit)
        case Topic.HELP:
            await services.help_page(visit)
        case Topic.INFO:
            await services.table_info(visit)
        case Topic.BALANCE:
            await services.balance(visit)
        case Topic.SIT:
            await acting.sit_down(visit, ask.amount)
        case Topic.TOP_UP:
            await acting.top_up(visit, None)
        case Topic.REFILL:
            await services.refill(visit)
