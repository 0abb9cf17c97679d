"""``/ruling``: everything that the floor rules, made of the list of what can be said.

Discord shows it to nobody else, and the reception asks for the right again at every command.
"""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands
from msgspec.structs import replace

from adapters.discord.commands.choices import choices
from adapters.discord.commands.members import OfMember, of_member
from adapters.discord.commands.options import Interaction, Offers, Option, taking
from adapters.discord.commands.places import IN_SERVERS
from adapters.discord.commands.simple import simple
from adapters.discord.desk import Desk
from core.hand.misdeals.causes import Cause
from core.house.ranks import Rank
from core.ids import Seat
from core.notation.spoken_rulings import SPOKEN, Spoken, Takes
from core.present import cause_words, error_words
from core.present.documents import Who
from core.reception import Visit, offers
from core.reception.people import dealt_seat_of, seat_of
from core.reception.rulings import answers as floor
from core.reception.rulings import giving as ruling
from core.reception.rulings.answers import OfSeat
from core.reception.rulings.review import review
from core.table.floor.misdeals.errors import DealError

_Command = app_commands.Command[Any, ..., None]
_Seat = app_commands.Range[int, 1, 13]
"""A seat; no table has more."""

_CAUSES: Final = tuple(app_commands.Choice(name=cause_words(one), value=one.value) for one in Cause)
_ERRORS: Final = tuple(
    app_commands.Choice(name=error_words(one), value=one.value) for one in DealError
)


async def _rules(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The rules that are meant, the most likely first."""
    return choices(offers.rules(typed))


def _players(*, as_dealt: bool) -> Offers:
    async def players(interaction: Interaction, typed: int | str) -> list[app_commands.Choice[int]]:
        """Who it can be about, house players too."""
        visit = interaction.client.desk.visit(interaction)
        found = offers.players(visit, str(typed or ""), as_dealt=as_dealt)
        return [app_commands.Choice(name=name, value=seat) for name, seat in found]

    return players


_DEALT_IN: Final = _players(as_dealt=True)
_SITTING: Final = _players(as_dealt=False)


_OPTIONS: Final[Mapping[Takes, Option]] = {
    Takes.SEAT: Option("seat", _Seat, "the seat of the player it is about", offers=_DEALT_IN),
    Takes.SEATS: Option("seats", str | None, "who gets it: 3, or 3 and 5; empty: the best hand",
                        None),
    Takes.PLACE: Option("seat", _Seat, "where the button belongs"),
    Takes.TO: Option("to", _Seat, "the empty seat"),
    Takes.AMOUNT: Option("amount", str, "what the bet should be in all: 40, 1.5k"),
    Takes.SECONDS: Option("time", str, "how much more: 30s, 2m"),
    Takes.CAUSE: Option("cause", str, "what is wrong with the deal", choices=_CAUSES),
    Takes.ERROR: Option("error", str, "what went wrong", choices=_ERRORS),
    Takes.WHOSE: Option("seat", _Seat | None, "whose cards, if it is about one player's", None,
                        offers=_DEALT_IN),
}  # fmt: skip
_WHY: Final = Option("why", str | None, "your reason; everybody reads it", None)
_RULE: Final = Option("rule", str | None, "the rule it rests on or waives; none: beyond the rules",
                      None, offers=_rules)  # fmt: skip

_ASKED: Final[tuple[tuple[str, str, OfSeat], ...]] = (
    ("eject", "Eject a player whose ejection is asked", floor.eject),
    ("spare", "Leave a player seated whose ejection is asked", floor.spare),
    ("approve", "Let chips come that are on their way", floor.approve),
    ("refuse", "Refuse chips that are on their way", floor.refuse),
    ("count", "Count chips before the deal", floor.count_chips),
    ("look", "Let a called hand be seen", floor.allow_look),
    ("nolook", "Leave a called hand unseen", floor.refuse_look),
)
"""Answers to what the floor has been asked."""


def ruling_commands(desk: Desk) -> app_commands.Group:
    """``/ruling`` with a command for each ruling."""
    group = app_commands.Group(
        name="ruling",
        description="What the floor rules",
        allowed_contexts=IN_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    group.add_command(
        simple(
            desk, "open", "What waits for the floor, the facts, and what you may rule", floor.page
        )
    )
    group.add_command(_asked(desk))
    group.add_command(_hand(desk))
    for spoken in SPOKEN:
        group.add_command(_command(desk, spoken))
    return group


def _hand(desk: Desk) -> _Command:
    """``/ruling hand``: the cards of a hand of any number that is over, for the floor alone."""

    @app_commands.describe(
        number="which hand", seat="whose cards, by the seat then; empty: all", why="your reason"
    )
    async def callback(
        interaction: Interaction,
        number: app_commands.Range[int, 1],
        seat: _Seat | None = None,
        why: str = "",
    ) -> None:
        async def work(visit: Visit) -> None:
            await review(visit, number, Seat(seat) if seat is not None else None, why)

        await desk.slash(interaction, work)

    does = "Look at a hand that is over; it is on record"
    return app_commands.Command(name="hand", description=does, callback=callback)


def _asked(desk: Desk) -> app_commands.Group:
    """``/ruling asked``: one player is named, and ``clock`` names whoever is to act."""
    group = app_commands.Group(name="asked", description="What the floor has been asked")
    group.add_command(
        simple(desk, "clock", "Put whoever is to act on the clock", floor.floor_clock)
    )
    for name, does, answer in _ASKED:
        group.add_command(of_member(desk, name, does, "which player", _at_his_seat(answer)))
    return group


def _at_his_seat(answer: OfSeat) -> OfMember:
    async def said(visit: Visit, who: Who) -> None:
        await visit.must_be(Rank.FLOOR)
        seat = dealt_seat_of if answer in floor.OF_HAND else seat_of
        await answer(visit, seat(visit, who))

    return said


def _command(desk: Desk, spoken: Spoken) -> _Command:
    """The command of one ruling; its options are those that it takes, the reason and the rule."""
    grounds = (_WHY, _RULE) if spoken.kind is not None else ()

    @taking(*(_option(spoken, takes) for takes in spoken.takes), *grounds)
    async def callback(interaction: Interaction, **given: Any) -> None:
        async def work(visit: Visit) -> None:
            parts = {takes: _part(takes, given) for takes in spoken.takes}
            why, cited = (given.get(one.name) or "" for one in (_WHY, _RULE))
            await ruling.filled_in(visit, spoken, parts, why, cited)

        await desk.slash(interaction, work)

    return app_commands.Command(name=spoken.word, description=spoken.sentence, callback=callback)


def _option(spoken: Spoken, takes: Takes) -> Option:
    """What is no matter of the hand is about who sits where now."""
    option = _OPTIONS[takes]
    is_of_now = option.offers is _DEALT_IN and not spoken.is_about_hand
    return replace(option, offers=_SITTING) if is_of_now else option


def _part(takes: Takes, given: Mapping[str, Any]) -> str:
    """What an option says, in the words of the floor."""
    value = given[_OPTIONS[takes].name]
    if value is None:
        return ""
    return f"seat {value}" if isinstance(value, int) else str(value)
