"""What players say to one another across the table, where a platform names them by its options.

As words all of it is read by ``core.notation``.
"""

from core.hand.commands import AskToSee, ShowAll, ShowTo
from core.notation import parse_buy_in
from core.notation.asides import LONGEST_TEXT
from core.present.documents import Who
from core.reception import services
from core.reception.people import dealt_seat_of, seat_of
from core.reception.rulings.late import object_to
from core.reception.visit import Visit
from core.table.commands import (
    AnnounceWallet,
    GiveChips,
    Insure,
    NameProxy,
    Object,
    ObjectToGift,
    ObjectToProxy,
    PlayBehind,
    Tip,
)


async def stack(visit: Visit, who: Who | None) -> None:
    """Count everybody's chips, or those of one (Cooke 8.01.08, 9.08)."""
    await services.stacks(visit, seat_of(visit, who) if who is not None else None)


async def gift(visit: Visit, who: Who, amount: str) -> None:
    """Give chips to a player, between hands, if nobody objects (Cooke 9.05)."""
    chips = parse_buy_in(amount, visit.view())
    await visit.act(GiveChips(visit.person, seat_of(visit, who), chips))


async def object_to_gift(visit: Visit, who: Who) -> None:
    """Object to the chips that ``who`` gives away."""
    await visit.act(ObjectToGift(visit.person, seat_of(visit, who)))


async def tip(visit: Visit, amount: str) -> None:
    """Tip the dealer."""
    await visit.act(Tip(visit.person, parse_buy_in(amount, visit.view())))


async def behind(visit: Visit, amount: str | None) -> None:
    """Announce chips that are on their way (Cooke 9.07)."""
    chips = parse_buy_in(amount, visit.view()) if amount else None
    await visit.act(PlayBehind(visit.person, chips))


async def announce(visit: Visit, amount: str) -> None:
    """Announce chips of the wallet as in play (Cooke 8.01.08)."""
    await visit.act(AnnounceWallet(visit.person, parse_buy_in(amount, visit.view())))


async def insure(visit: Visit, who: Who, bargain: str) -> None:
    """Have a bargain noted (Cooke 9.11)."""
    await visit.act(Insure(visit.person, seat_of(visit, who), bargain[:LONGEST_TEXT]))


async def proxy(visit: Visit, who: Who | None) -> None:
    """Have ``who`` play one's chips from the next hand on; None ends it (Cooke 10.14)."""
    if who is None:
        await visit.act(NameProxy(visit.person, None))
    else:
        await visit.act(NameProxy(visit.person, who.person, who.name))


async def object_to_proxy(visit: Visit, who: Who) -> None:
    """Object to whoever is to play for ``who``."""
    await visit.act(ObjectToProxy(visit.person, seat_of(visit, who)))


async def show_to(visit: Visit, who: Who) -> None:
    """Show one's hand to ``who`` alone (Cooke 11.12)."""
    await visit.act(ShowTo(visit.person, who.person))


async def show_all(visit: Visit, who: Who) -> None:
    """Ask that the hand of ``who``, shown to one, be shown to all (Cooke 11.12)."""
    await visit.act(ShowAll(visit.person, dealt_seat_of(visit, who)))


async def show_me(visit: Visit, who: Who) -> None:
    """Ask to see the called hand of ``who`` (Cooke 11.08)."""
    await visit.act(AskToSee(visit.person, dealt_seat_of(visit, who)))


async def objection(visit: Visit, reason: str, mucked: Who | None = None) -> None:
    """Object to an error: play waits for the floor (Cooke 9.15, 10.16).

    ``mucked`` is whose hand was shown and mucked by mistake, when that is the error (Cooke 10.19).
    """
    seat = dealt_seat_of(visit, mucked) if mucked is not None else None
    await object_to(visit, Object(visit.person, reason[:LONGEST_TEXT], seat))
