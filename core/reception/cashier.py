"""Chips of the house: admins give them and take them back."""

from core import present
from core.chips import parse_chips
from core.house.ranks import Rank
from core.present.documents import Who
from core.reception.visit import Visit


async def grant(visit: Visit, who: Who, amount: str) -> None:
    """The house issues chips to a member.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``UNREADABLE_AMOUNT``, ``AMOUNT_NOT_POSITIVE``.
    """
    await visit.must_be(Rank.ADMIN)
    chips = parse_chips(amount)
    granting = visit.room.wallets.grant(who.person, chips, by=visit.person, key=visit.key)
    balance = await visit.answer.after(granting)
    await visit.answer.say(present.granted(who, chips, balance))


async def take(visit: Visit, who: Who, amount: str) -> None:
    """The house takes chips back from a member's wallet.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``UNREADABLE_AMOUNT``, ``AMOUNT_NOT_POSITIVE``,
            ``WALLET_TOO_SMALL``.
    """
    await visit.must_be(Rank.ADMIN)
    chips = parse_chips(amount)
    taking = visit.room.wallets.take(who.person, chips, by=visit.person, key=visit.key)
    balance = await visit.answer.after(taking)
    await visit.answer.say(present.taken(who, chips, balance))
