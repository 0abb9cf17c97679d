"""Acts with an amount: how much to bet, to sit down with, to add."""

from msgspec.structs import replace

from core import present
from core.chips import Chips
from core.ids import Seat
from core.notation import Preset, Unclear, parse_buy_in, parse_wager, presets
from core.reception.rulings.late import object_to
from core.reception.services import table_info
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.commands import Object, SitDown, TableCommand, TopUp
from core.view import TableView


async def take_up(visit: Visit, said: TableCommand | Unclear) -> None:
    """Put a command to the table, or ask back what was meant."""
    if isinstance(said, Unclear):
        await visit.answer.say(present.readings(said, visit.view()))
    elif isinstance(said, Object):
        await object_to(visit, said)
    else:
        await visit.act(said)


async def wager(visit: Visit, amount: str, *, opens: bool) -> None:
    """Bet (``opens``) or raise to ``amount``.

    Raises:
        Refusal: for an amount that cannot be read, or when he cannot bet now.
    """
    await take_up(visit, parse_wager(amount, visit.view(), visit.person, opens=opens))


def sizes(visit: Visit) -> tuple[Preset, ...]:
    """The amounts the menu offers that person now; none when it is not his turn.

    Raises:
        Refusal, AskedBack: see ``Visit.table``.
    """
    view = visit.view()
    menu, hand = view.my_menu, view.hand
    return () if menu is None or hand is None else presets(menu, hand.pot, hand.unit)


async def sit(visit: Visit, amount: str | None, seat: Seat | None) -> None:
    """Take a seat with ``amount``, or be asked for how much.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``.
    """
    buy_in = parse_buy_in(amount, visit.view()) if amount is not None else None
    await sit_down(visit, buy_in, seat)


async def sit_down(visit: Visit, buy_in: Chips | None, seat: Seat | None = None) -> None:
    """Take a seat, or be asked for how much."""
    if buy_in is not None:
        await visit.act(SitDown(visit.person, visit.name, buy_in, seat))
        return
    refuse_seated(visit)
    chips = await visit.answer.after(visit.room.wallets.balance(visit.person))
    await visit.answer.say(present.buy_in(seat_offered(visit), chips, seat))


def refuse_seated(visit: Visit) -> None:
    """Nobody who has a seat is asked for a buy-in.

    Raises:
        Refusal: ``ALREADY_SEATED``; ``MUST_AGREE`` where the seat is held for him.
    """
    occupant = visit.table().occupant_of(visit.person)
    if occupant is None:
        return
    if occupant.must_agree:
        raise Refusal(Reason.MUST_AGREE, "cooke-3.01")
    raise Refusal(Reason.ALREADY_SEATED, seat=occupant.seat)


def seat_offered(visit: Visit) -> TableView:
    """The table as it is open to that person: with what he has to bring back (Cooke 9.02)."""
    view = visit.view()
    least = visit.room.least_buy_in(visit.person, visit.table())
    most = view.config.buy_in_most
    config = replace(view.config, buy_in_least=least, buy_in_most=Chips(max(most, least) if most
                     else most))  # fmt: skip
    return replace(view, config=config)


async def top_up(visit: Visit, amount: str | None) -> None:
    """Buy more chips; without an amount, show the table's range.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT``.
    """
    if amount is None:
        await table_info(visit)
    else:
        await visit.act(TopUp(visit.person, parse_buy_in(amount, visit.view())))
