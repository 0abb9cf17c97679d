"""House rules, from the first change to another community that plays by the same ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.house.profiles import PROFILES
from core.ids import TableId
from core.present.documents import NOWHERE, Press, Verb

from ..discord.house_desk import DiscordHouseDesk
from ..discord.venue import DiscordVenue
from ..slack.house_desk import SlackHouseDesk
from ..slack.venue import SlackVenue
from .cardroom import Stand, dealing
from .evening import Evening, evening
from .house_desk import HouseDesk
from .house_rules import CONTRARY, TWENTY
from .test_forged_presses import forge
from .venue import How, Member, Reply, Venue

REFUSED = "needs the right"

TYPED = 'house import\n```\n“button.rule” = “no_dead_button”\n"clock.seconds" = 90\n```'
"""A file, as it is pasted into a message."""

FORGED = (
    ("clock.seconds", "-1"),
    ("clock.seconds", "9" * 75),
    ("button.rule", "@everyone"),
    ("button.rule", "no_dead_button\n```<!channel>"),
    ("betting.check_raise", "sometimes"),
    ("pot.low_qualifier", "9.5"),
    ("no.such_rule", "on"),
    ("@here <@1> *" * 6, "on"),
)
"""Rules and values as no menu has them."""


def desk_of(venue: Venue) -> HouseDesk:
    """What people do about house rules at that venue."""
    if isinstance(venue, DiscordVenue):
        return DiscordHouseDesk(venue)
    assert isinstance(venue, SlackVenue)
    return SlackHouseDesk(venue)


def another(venue: Venue) -> Venue:
    """Another community on the same platform."""
    if isinstance(venue, DiscordVenue):
        return DiscordVenue(venue.wire)
    assert isinstance(venue, SlackVenue)
    return SlackVenue(venue.wire)


async def set_twenty(stand: Stand) -> None:
    """The admin finds each of the twenty rules by searching, and sets it for the house."""
    desk, admin = desk_of(stand.venue), stand.venue.admin
    for rule in TWENTY:
        reply = await desk.choose(admin, rule.search, rule.key, rule.said)
        assert reply.is_answered
        assert stand.room.rules.overrides(stand.venue.community)[rule.key] == rule.value, reply.text


async def test_twenty_rules_in_two_communities(venue: Venue, tmp_path: Path) -> None:
    """An admin sets twenty rules, each found by searching; one that contradicts another is
    refused naming both; the history tells who; a file of them gives another community the same
    rules; there a set of rules by name replaces them, and reset takes that back."""
    async with dealing(venue, tmp_path / "one.sqlite3") as stand:
        desk, admin = desk_of(venue), venue.admin
        await set_twenty(stand)
        made = stand.room.rules.overrides(venue.community)
        assert made == {rule.key: rule.value for rule in TWENTY}
        refused = await desk.choose(admin, CONTRARY.search, CONTRARY.key, CONTRARY.said)
        for key in (CONTRARY.key, TWENTY[-1].key):
            assert key in refused.text
        assert stand.room.rules.overrides(venue.community) == made
        told = await venue.order(admin, "house history")
        assert admin.name in told.text
        file = await desk.take_out(admin)
    venue.assert_clean()
    other = another(venue)
    async with dealing(other, tmp_path / "other.sqlite3") as stand:
        desk, admin = desk_of(other), other.admin
        await desk.read_in(admin, file)
        assert stand.room.rules.overrides(other.community) == made
        assert await desk.take_out(admin) == file
        wrong = await desk.read_in(admin, '"button.rule" = "no_such_rule"')
        assert "button.rule" in wrong.text
        assert stand.room.rules.overrides(other.community) == made
        for name, one in PROFILES.items():
            await other.order(admin, f"house profile {name}")
            assert stand.room.rules.overrides(other.community) == dict(one.values)
        await other.order(admin, "house reset all")
        assert stand.room.rules.overrides(other.community) == {}
    other.assert_clean()


async def test_who_may_make_rules(venue: Venue, tmp_path: Path) -> None:
    """A member without the right is refused whatever he sends: a forged command or form, typed
    words, a forged press.  Once a role or user group of his is chosen as admin he may, and once
    it is not any more he may not."""
    async with evening(venue, tmp_path, "Ann", "Bob") as table:
        desk, ann, room = desk_of(venue), table.venue.named("Ann"), table.stand.room
        await is_refused(table, ann)
        assert room.rules.overrides(venue.community) == {}
        group = desk.group("dealers", ann)
        await desk.promote(venue.admin, group, "admin")
        await desk.choose(ann, "button", "button.rule", "no_dead_button")
        assert room.rules.overrides(venue.community) == {"button.rule": "no_dead_button"}
        await desk.demote(venue.admin, group)
        await is_refused(table, ann)
        assert room.rules.overrides(venue.community) == {"button.rule": "no_dead_button"}


async def is_refused(table: Evening, member: Member) -> None:
    """Every way to a house rule ends with a refusal for him alone."""
    venue, desk = table.venue, desk_of(table.venue)
    forced = await desk.force(member, "straddle.allowed", "off")
    assert REFUSED in forced.text
    for verb in (Verb.HOUSE_SET, Verb.HOUSE_IMPORT):
        for where in (table.stand.table.id, NOWHERE):
            assert_alone(await venue.press(member, *await forge(table, Press(where, verb))))
    stranger = Press(TableId("t99"), Verb.HOUSE_SET)
    assert (await venue.press(member, *await forge(table, stranger))).how is How.ALONE
    seen = len(list(venue.own_pages(member)))
    venue.write(member, "house set straddle.allowed off", to_dealer=True)
    await venue.until(lambda: len(list(venue.own_pages(member))) > seen)
    assert any(REFUSED in page.text for page in venue.own_pages(member))


async def test_a_file_in_a_message(venue: Venue, tmp_path: Path) -> None:
    """Rules as a block of code in a message to the dealer, with the quotes that a chat makes of
    them, are the house's; who may not is refused."""
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        (ann,) = venue.join("Ann")
        for member in (ann, venue.admin):
            venue.write(member, TYPED, to_dealer=True)
            await venue.until(lambda who=member: any(venue.own_pages(who)))  # type: ignore[misc]
            made = {"button.rule": "no_dead_button", "clock.seconds": 90}
            is_admin = member is venue.admin
            assert stand.room.rules.overrides(venue.community) == (made if is_admin else {})
    venue.assert_clean()


async def test_what_no_menu_offered(venue: Venue, tmp_path: Path) -> None:
    """An admin's client sends rules and values that nobody offered: each is refused in words, for
    him alone, and nothing changes."""
    async with dealing(venue, tmp_path / "riffle.sqlite3") as stand:
        desk = desk_of(venue)
        for key, value in FORGED:
            reply = await desk.force(venue.admin, key, value)
            assert reply.is_answered
            assert reply.text, key
            assert stand.room.rules.overrides(venue.community) == {}, key
    venue.assert_clean()


def assert_alone(reply: Reply) -> None:
    """He is told that he may not, and nobody else is."""
    assert reply.how is How.ALONE
    assert REFUSED in reply.text


@pytest.mark.rule("cooke-1.07", 3)
async def test_a_change_waits_for_the_next_hand(venue: Venue, tmp_path: Path) -> None:
    """Made in a hand, it lands when that is over: the sign shows it, why says whose word it is,
    and the history who changed it.  The table's own value then goes before the house's."""
    key = "betting.check_raise"
    async with evening(venue, tmp_path, "Ann", "Bob", "Cy") as table:
        desk, admin, number = desk_of(venue), venue.admin, table.hand.number
        await desk.choose(admin, "check-raise", key, "off")
        config = table.stand.table.config
        assert key not in config.settings
        await table.end_the_hand()
        await venue.until(lambda: table.stand.table.config.settings.get(key) is False)
        await venue.until(lambda: table.hand.number > number and table.stand.prompt)
        sign = await venue.order(table.in_turn, "table sign")
        assert "10.13" in sign.text
        why = await venue.order(admin, f"house why {key}")
        assert admin.name in why.text
        told = await venue.order(admin, "house history")
        assert admin.name in told.text
        assert key not in table.stand.table.config.own
        await desk.choose(admin, "check-raise", key, "on", "table")
        await table.end_the_hand()
        await venue.until(lambda: key in table.stand.table.config.own)
        assert table.stand.table.config.settings[key] is True
        assert table.stand.room.rules.overrides(venue.community) == {key: False}
