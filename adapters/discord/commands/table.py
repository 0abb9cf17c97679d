"""``/table``: open a table in a channel, close it, look at it, seat house players."""

from itertools import islice
from typing import Any

import discord
from discord import app_commands

from adapters.discord import limits
from adapters.discord.commands.choices import choices, filled
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.desk import Desk
from adapters.discord.rights import may_manage
from core.ids import Seat
from core.reception import Visit, changing, offers, services, tables
from core.reception.opening import Opening


class TableCommands(app_commands.Group):
    """The table of this channel or thread.  Everyone sees these; admins open and close."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(
            name="table", description="The poker table here", allowed_contexts=IN_SERVERS
        )
        self._desk = desk

    prop = app_commands.Group(name="prop", description="House players at this table")

    @app_commands.command(description="Open a table of any game here (Manage Server)")
    @app_commands.describe(
        game="hold'em, razz, omaha 8 ..., HORSE, or several with commas between (no-limit hold'em)",
        stakes="blinds 25/50, limits 10-20, or the least bet: 25/50, 10-20, 1-4-8-8 (usual ones)",
        structure="fixed limit, spread limit, pot limit or no limit (what the stakes mean)",
        seats="how many seats (9, or as many as the game allows)",
        ante="what everybody antes (what goes with the game and the stakes)",
        bring_in="what the low card brings it in for, in stud (what goes with the stakes)",
        buy_in="least and most: 1000-5000, or only the least (what goes with the stakes)",
        seconds="seconds to act before the dealer calls the clock (120)",
    )
    async def open(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        stakes: str | None = None,
        structure: str | None = None,
        seats: int | None = None,
        ante: str | None = None,
        bring_in: str | None = None,
        buy_in: str | None = None,
        seconds: int | None = None,
    ) -> None:
        """Open a table, once the dealer may speak here."""
        said = Opening(
            game=game,
            stakes=stakes,
            structure=structure,
            seats=seats,
            ante=ante,
            bring_in=bring_in,
            buy_in=buy_in,
            seconds=seconds,
        )

        async def work(visit: Visit) -> None:
            await tables.open_table(visit, said)

        await self._desk.slash(interaction, work)

    @open.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The games that can be dealt, in the structure that was chosen."""
        return choices(offers.games(typed, filled(interaction, "structure")))

    @open.autocomplete("structure")
    async def _structures(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The structures of the game that was chosen, the usual one first."""
        found = offers.structures(typed, filled(interaction, "game"))
        return choices((structure, structure) for structure in found)

    @open.autocomplete("seats")
    async def _seats(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[int]]:
        """As many as the game allows, and no more."""
        numbers = offers.seats(str(typed), filled(interaction, "game"))
        return [app_commands.Choice(name=str(number), value=number) for number in numbers]

    @app_commands.command(description="Propose another game or other stakes to the players here")
    @app_commands.describe(
        game="hold'em, razz, omaha 8 ..., HORSE, or several with commas between (the game it is)",
        stakes="20/40, 10-20, 1-4-8-8: the limits or blinds (the stakes they are)",
        structure="fixed limit, spread limit, pot limit or no limit (the one it is)",
        seats="how many seats (as many as there are and the game allows)",
        ante="what everybody antes",
        bring_in="what the low card brings it in for, in stud",
        buy_in="least and most: 1000-5000, or only the least",
        seconds="seconds to act before the dealer calls the clock",
        withdraw="let the change proposed last come to nothing instead",
    )
    @app_commands.autocomplete(game=_games, structure=_structures)
    @app_commands.autocomplete(seats=_seats)
    async def change(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        stakes: str | None = None,
        structure: str | None = None,
        seats: int | None = None,
        ante: str | None = None,
        bring_in: str | None = None,
        buy_in: str | None = None,
        seconds: int | None = None,
        withdraw: bool = False,
    ) -> None:
        """Ask the players about other conditions; what is left out stays."""
        said = Opening(
            game=game,
            stakes=stakes,
            structure=structure,
            seats=seats,
            ante=ante,
            bring_in=bring_in,
            buy_in=buy_in,
            seconds=seconds,
        )

        async def work(visit: Visit) -> None:
            if withdraw:
                await changing.withdraw(visit)
            else:
                await changing.change(visit, said)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Close the table here; a hand in play is finished first")
    @app_commands.describe(
        table="its name, t1, when its channel is another or no more",
        anyway="although enough players would keep the game going",
    )
    async def close(
        self,
        interaction: discord.Interaction[Any],
        table: str | None = None,
        anyway: bool = False,
    ) -> None:
        """Close a table when its hand ends."""

        async def work(visit: Visit) -> None:
            await tables.close_table(visit, table, anyway=anyway)

        await self._desk.slash(interaction, work)

    @close.autocomplete("table")
    async def _closable(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """The server's tables, offered to those who may close them."""
        if not may_manage(interaction.permissions):
            return []
        found = tables.closable(self._desk.visit(interaction))
        wanted = typed.strip().lower()
        named = (app_commands.Choice(name=name, value=name) for name in found if wanted in name)
        return list(islice(named, limits.CHOICES))

    @app_commands.command(description="Move to another table with all your chips")
    @app_commands.describe(table="its name, t2", seat="the number of the seat there; empty for any")
    async def move(
        self, interaction: discord.Interaction[Any], table: str, seat: int | None = None
    ) -> None:
        """Move to a table of the same game and stakes."""

        async def work(visit: Visit) -> None:
            await tables.move(visit, table, Seat(seat) if seat is not None else None)

        await self._desk.slash(interaction, work)

    @app_commands.command(description="Object to the change of the game that is proposed")
    async def object(self, interaction: discord.Interaction[Any]) -> None:
        """Object to the change proposed last (Cooke 3.05)."""
        await self._desk.slash(interaction, changing.object_to_change)

    @app_commands.command(description="Agree to the change of the game that is proposed")
    async def agree(self, interaction: discord.Interaction[Any]) -> None:
        """Agree to the change proposed last."""
        await self._desk.slash(interaction, changing.agree_to_change)

    @app_commands.command(description="Stakes, seats and what is going on at the table here")
    async def info(self, interaction: discord.Interaction[Any]) -> None:
        """Show what goes on at the table, privately."""
        await self._desk.slash(interaction, services.table_info)

    @app_commands.command(description="The sign: stakes, buy-in, and what is not the usual rule")
    async def sign(self, interaction: discord.Interaction[Any]) -> None:
        """Show the table's sign, privately (Cooke 16.02)."""
        await self._desk.slash(interaction, services.table_sign)

    @prop.command(name="add", description="Seat a house player (Manage Server)")
    async def prop_add(self, interaction: discord.Interaction[Any]) -> None:
        """Seat a house player."""
        await self._desk.slash(interaction, tables.add_prop)

    @prop.command(name="remove", description="Send a house player home (Manage Server)")
    @app_commands.describe(name="which one; empty for the one who came last")
    async def prop_remove(
        self, interaction: discord.Interaction[Any], name: str | None = None
    ) -> None:
        """Send a house player home when the hand ends."""

        async def work(visit: Visit) -> None:
            await tables.remove_prop(visit, name)

        await self._desk.slash(interaction, work)
