"""``/table``: open a table in a channel, close it, look at it, seat house players."""

from typing import Any

import discord
from discord import app_commands

from adapters.discord import services
from adapters.discord.desk import Desk
from adapters.discord.rights import missing_rights
from adapters.discord.visit import Visit
from core import present
from core.chips import Chips, parse_chips
from core.house.settings import Overrides
from core.ids import PersonId
from core.notation import usual_buy_in
from core.props import free_name, prop_person
from core.refusal import Reason, Refusal
from core.table.commands import CloseTable, Leave, SitDown
from core.table.opening import configure

DEFAULT_BLINDS = "25/50"
DEFAULT_SEATS = 9


class TableCommands(app_commands.Group):
    """The table of this channel or thread.  Everyone sees these; admins open and close."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(name="table", description="The poker table here", guild_only=True)
        self._desk = desk

    prop = app_commands.Group(name="prop", description="House players at this table")

    @app_commands.command(description="Open a no-limit hold'em table here (Manage Server)")
    @app_commands.describe(
        blinds="small and big blind: 25/50, 0.5/1 (25/50)",
        buy_in="least and most: 1000-5000, or only the least (20 big blinds, no most)",
        seats="how many seats (9)",
        seconds="seconds to act before the dealer calls the clock (120)",
    )
    async def open(
        self,
        interaction: discord.Interaction[Any],
        blinds: str = DEFAULT_BLINDS,
        buy_in: str | None = None,
        seats: int = DEFAULT_SEATS,
        seconds: int | None = None,
    ) -> None:
        """Open a table, once the dealer may speak here."""

        async def work(visit: Visit) -> None:
            visit.must_manage()
            in_thread = isinstance(interaction.channel, discord.Thread)
            missing = missing_rights(interaction.app_permissions, in_thread=in_thread)
            if missing:
                await visit.answer.say(present.rights_missing(missing))
                return
            small, big = _pair(blinds, "/")
            least, most = _range(buy_in)
            settings: Overrides = {}
            if seconds is not None:
                settings["clock.auto_start_seconds"] = seconds
            config = configure(
                small_blind=small,
                big_blind=big,
                seats=seats,
                buy_in_least=least,
                buy_in_most=most,
                settings=settings,
            )
            assert visit.place is not None, "a guild-only command has a channel"
            outcome = await visit.answer.after(
                visit.room.open_table(
                    visit.place, visit.community, config, by=visit.person, key=visit.key
                )
            )
            await visit.tell(outcome)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Close the table here; a hand in play is finished first")
    async def close(self, interaction: discord.Interaction[Any]) -> None:
        """Close the table when its hand ends."""

        async def work(visit: Visit) -> None:
            visit.must_manage()
            await visit.act(CloseTable(visit.person))

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Stakes, seats and house rules of the table here")
    async def info(self, interaction: discord.Interaction[Any]) -> None:
        """Show the table's sign, privately."""
        await self._desk.slash(interaction, services.table_info)

    @prop.command(name="add", description="Seat a house player (Manage Server)")
    async def prop_add(self, interaction: discord.Interaction[Any]) -> None:
        """Seat a house player with the usual buy-in, from the house's chips."""

        async def work(visit: Visit) -> None:
            visit.must_manage()
            view = visit.view()
            name = free_name({seat.name for seat in view.seats})
            person = prop_person(visit.community, name)
            await visit.act(SitDown(person, name, usual_buy_in(view), is_prop=True))

        await self._desk.slash(interaction, work)

    @prop.command(name="remove", description="Send a house player home (Manage Server)")
    @app_commands.describe(name="which one; empty for the one who came last")
    async def prop_remove(
        self, interaction: discord.Interaction[Any], name: str | None = None
    ) -> None:
        """Send a house player home when the hand ends."""

        async def work(visit: Visit) -> None:
            visit.must_manage()
            await visit.act(Leave(_prop_named(visit, name)))

        await self._desk.slash(interaction, work)


def _pair(text: str, between: str) -> tuple[Chips, Chips]:
    """Two amounts: ``25/50``.

    Raises:
        Refusal: ``UNREADABLE_AMOUNT`` when they are not two.
    """
    left, found, right = text.partition(between)
    if not found:
        raise Refusal(Reason.UNREADABLE_AMOUNT, typed=text.strip()[:40])
    return parse_chips(left), parse_chips(right)


def _range(text: str | None) -> tuple[Chips | None, Chips | None]:
    """``1000-5000``, ``1000`` for no most, nothing for the house's own."""
    if text is None:
        return None, None
    return _pair(text, "-") if "-" in text else (parse_chips(text), None)


def _prop_named(visit: Visit, name: str | None) -> PersonId:
    """The house player called ``name``, or the one seated last.

    Raises:
        Refusal: ``NO_SUCH_PROP`` when there is none.
    """
    props = [
        occupant
        for occupant in visit.table().occupants
        if occupant.is_prop and not occupant.is_leaving
    ]
    if name is not None:
        props = [prop for prop in props if prop.name.casefold() == name.strip().casefold()]
    if not props:
        raise Refusal(Reason.NO_SUCH_PROP)
    return max(props, key=lambda prop: prop.sat_at).person
