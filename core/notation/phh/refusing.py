"""Refusing: what a record needs that is not dealt here, by name."""

from decimal import Decimal

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
    if any(blind > 0 for blind in record.blinds[HEADS_UP:]):
        raise NotDealt("a straddle")
    big = record.blinds[big_blind_at(record)]
    if any(blind < 0 and -blind != big for blind in record.blinds):
        raise NotDealt("a blind of another amount posted out of turn")


def _refuse_bets(record: Record, variant: Variant) -> None:
    if variant.is_limit:
        limits = (record.small_bet or Decimal(0), record.big_bet or Decimal(0))
        if not 0 < limits[0] <= limits[1]:
            raise NotDealt(f"limits of {limits[0]} and {limits[1]}")
    elif record.min_bet not in (None, max(record.blinds)):
        raise NotDealt("a smallest bet that is not the big blind")
