"""Refusing: what a record needs that is not dealt here, by name."""

from decimal import Decimal
from itertools import pairwise

from core.notation.phh.record import NotDealt, Record
from core.notation.phh.variants import ELSEWHERE, VARIANTS, Variant

HEADS_UP = 2


def refuse_unknown(record: Record) -> None:
    """Refuse, by name, what cannot be dealt here.

    Raises:
        NotDealt: another variant, forced bets the table does not have, or too few or too many
            players.
    """
    variant = VARIANTS.get(record.variant)
    if variant is None:
        name = ELSEWHERE.get(record.variant)
        raise NotDealt(f"the variant {record.variant}{f', {name}' if name else ''}")
    players = len(record.starting)
    if not HEADS_UP <= players <= variant.spec.max_players:
        raise NotDealt(f"{players} players")
    if any(stack is not None and stack <= 0 for stack in record.starting):
        raise NotDealt("a player without chips")
    if record.finishing is not None and len(record.finishing) != players:
        raise NotDealt("final stacks for another number of players")
    _refuse_antes(record)
    if variant.has_bring_in:
        _refuse_bring_in(record)
    else:
        _refuse_blinds(record)
    _refuse_bets(record, variant)


def _refuse_antes(record: Record) -> None:
    if len(record.antes) != len(record.starting):
        raise NotDealt("antes for another number of players")
    if any(ante < 0 for ante in record.antes):
        raise NotDealt("an ante below nothing")
    paying = [ante for ante in record.antes if ante]
    if len(set(record.antes)) > 1 and (len(paying) > 1 or record.antes[big_blind_at(record)] == 0):
        raise NotDealt("antes that differ")
    is_short = any(
        stack is not None and stack < ante
        for stack, ante in zip(record.starting, record.antes, strict=True)
    )
    if is_short and len(paying) > 1 and not record.trims_antes:
        raise NotDealt("a short ante that wins the whole antes")


def big_blind_at(record: Record) -> int:
    """Who has the big blind, counted from 0 in the order of ``antes`` and ``blinds``."""
    return 1 if len(record.blinds) == HEADS_UP or any(record.blinds[1:2]) else 0


def _refuse_bring_in(record: Record) -> None:
    if any(record.blinds):
        raise NotDealt("blinds in a game with a bring-in")
    if not record.bring_in:
        raise NotDealt("no bring-in")


def _refuse_blinds(record: Record) -> None:
    if len(record.blinds) != len(record.starting):
        raise NotDealt("blinds for another number of players")
    if record.bring_in:
        raise NotDealt("a bring-in in a game with blinds")
    big = record.blinds[big_blind_at(record)]
    if any(blind < 0 and -blind != big for blind in record.blinds):
        raise NotDealt("a blind of another amount posted out of turn")
    _refuse_straddles(record, big)


def straddlers(record: Record) -> range:
    """Who straddles, counted from 0: those under the gun who post more than the big blind."""
    first = last = big_blind_at(record) + 1
    big = record.blinds[first - 1 : first]
    while record.blinds[last : last + 1] > big:
        last += 1
    return range(first, last)


def button_blind_of(record: Record) -> Decimal:
    """The further blind on the button; 0 for none."""
    at = len(record.blinds) - 1
    if at <= big_blind_at(record) or at in straddlers(record):
        return Decimal(0)
    return max(record.blinds[at], Decimal(0))


def _refuse_straddles(record: Record, big: Decimal) -> None:
    """Each at least doubles the one before; nobody else posts but the button."""
    raisers = straddlers(record)
    amounts = [big, *(record.blinds[at] for at in raisers)]
    if any(2 * one > other for one, other in pairwise(amounts)):
        raise NotDealt("a straddle of less than the double")
    if raisers and VARIANTS[record.variant].is_limit:
        raise NotDealt("a straddle in limit")
    others = record.blinds[raisers.stop :]
    if others and button_blind_of(record):
        others = others[:-1]
    if any(blind > 0 for blind in others) or button_blind_of(record) > big:
        raise NotDealt("a sleeper")
    if button_blind_of(record) == big:
        raise NotDealt("a big blind on the button")


def _refuse_bets(record: Record, variant: Variant) -> None:
    if variant.is_limit:
        limits = (record.small_bet or Decimal(0), record.big_bet or Decimal(0))
        if not 0 < limits[0] <= limits[1]:
            raise NotDealt(f"limits of {limits[0]} and {limits[1]}")
    elif record.min_bet not in (None, record.blinds[big_blind_at(record)]):
        raise NotDealt("a smallest bet that is not the big blind")
