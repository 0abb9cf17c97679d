"""Changing what a running table plays, as its floor types it, and what its players say to it."""

from core.chips import parse_chips
from core.games.spec import Structure
from core.house.ranks import Rank
from core.notation import parse_buy_in_range, parse_stakes, parse_structure
from core.reception.opening import Meant, Opening, game_meant
from core.reception.visit import Visit
from core.table.commands import AgreeToChange, ObjectToChange, ProposeConditions, WithdrawChange
from core.table.config import TableConfig
from core.table.floor.rule_change import RuleChange
from core.table.setup.amending import amended, kept_structure
from core.table.setup.proposal import Conditions


async def change(visit: Visit, said: Opening) -> None:
    """Propose other conditions to those who sit here; what is left out stays (Cooke 3.05).

    Raises:
        Refusal: ``NOT_ALLOWED``, ``NO_TABLE_HERE``, or see :func:`changed`.
    """
    await visit.must_be(Rank.OWNER)
    config = visit.table().config
    rules: tuple[RuleChange, ...] = ()
    if said.seconds is not None:
        rules = (RuleChange("clock.auto_start_seconds", said.seconds),)
    await visit.act(ProposeConditions(visit.person, changed(config, said), rules))


def changed(config: TableConfig, said: Opening) -> Conditions:
    """What the table would play, with what was said of it.

    Raises:
        Refusal: ``UNKNOWN_GAME``, ``UNREADABLE_STAKES``, ``UNREADABLE_AMOUNT``, or see
            :func:`core.table.setup.amending.amended`.
    """
    meant = game_meant(said.game) if said.game is not None else None
    structure = meant.structure if meant is not None else None
    if said.structure is not None:
        structure = parse_structure(said.structure)
    named = None
    if said.stakes is not None:
        stated = parse_stakes(said.stakes, structure or _kept(config, meant))
        named, structure = stated.named, stated.structure
    least, most = (None, None) if said.buy_in is None else parse_buy_in_range(said.buy_in)
    return amended(
        config,
        game=meant.game if meant is not None else None,
        games=meant.games if meant is not None else (),
        structure=structure,
        named=named,
        ante=None if said.ante is None else parse_chips(said.ante),
        bring_in=None if said.bring_in is None else parse_chips(said.bring_in),
        buy_in_least=least,
        buy_in_most=most,
        seats=said.seats,
    )


def _kept(config: TableConfig, meant: Meant | None) -> Structure | None:
    """The structure that a table keeps, so that 20/40 are its limits or its blinds."""
    if meant is None:
        return kept_structure(config)
    return kept_structure(config, meant.game, meant.games)


async def withdraw(visit: Visit) -> None:
    """Let the change proposed last come to nothing.

    Raises:
        Refusal: ``NOT_ALLOWED``.
    """
    await visit.must_be(Rank.OWNER)
    await visit.act(WithdrawChange(visit.person))


async def object_to_change(visit: Visit) -> None:
    """Object to the change proposed last."""
    await visit.act(ObjectToChange(visit.person))


async def agree_to_change(visit: Visit) -> None:
    """Have nothing against the change proposed last."""
    await visit.act(AgreeToChange(visit.person))
