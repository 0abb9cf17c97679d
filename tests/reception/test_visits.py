"""Who may do what, which table is meant, and what becomes of an unexpected error."""

import pytest

from core.ids import CommunityId, PlaceId
from core.present.documents import Press, Slot, Verb
from core.reception import Visit, acting
from core.reception.commands import COMMANDS
from tests.reception.front import Front

OTHER = CommunityId("fake:bar")
OTHER_PLACE = PlaceId("fake:bar:back-room")


async def two_clubs(front: Front) -> None:
    """Ann is dealt a hand in each of two communities."""
    await front.open("ann", "bob")
    await front.says("boss", "table open 5/10", place=OTHER_PLACE, community=OTHER)
    for name in ("ann", "cy"):
        await front.says(name, "sit 1000", place=OTHER_PLACE, community=OTHER)
    await front.dealt(OTHER_PLACE)


@pytest.mark.parametrize(
    "words",
    [
        "table open 5/10",
        "table open nonsense",
        "table close",
        "table prop add",
        "table prop remove",
        "chips grant <@ann> 500",
        "chips take <@ann> 500",
    ],
)
async def test_only_admins(front: Front, words: str) -> None:
    """Whoever is no admin is told which right it takes, and nothing changes."""
    await front.open("ann")
    version, balance = (
        front.table.version,
        await front.room.wallets.balance(front.table.occupants[0].person),
    )
    heard = await front.says("ann", words)
    assert heard.text.startswith("That needs the right to run the club, or ")
    assert front.table.version == version
    assert await front.room.wallets.balance(front.table.occupants[0].person) == balance


async def test_in_private_a_word_means_the_table_one_sits_at(front: Front) -> None:
    """With one seat there is no doubt, whether or not a hand has been dealt there."""
    await front.open("ann")
    assert "1,000" in (await front.whispers("ann", "info")).text
    await front.says("bob", "sit 1000")
    await front.dealt()
    assert "You call" in (await front.whispers(front.to_act, "call")).text


async def test_one_leaves_in_private_a_table_that_never_dealt(front: Front) -> None:
    """A hand dealt at another table since, where one sits no more, does not hide one's seat."""
    await front.open("ann")
    await front.says("boss", "table open 5/10", place=OTHER_PLACE, community=OTHER)
    for name in ("ann", "cy"):
        await front.says(name, "sit 1000", place=OTHER_PLACE, community=OTHER)
    await front.dealt(OTHER_PLACE)
    for words in ("fold", "leave"):
        await front.says("ann", words, place=OTHER_PLACE, community=OTHER)
        await front.says("cy", words, place=OTHER_PLACE, community=OTHER)
    assert "1,000 is back in your wallet" in (await front.whispers("ann", "leave")).text
    assert not front.table.occupants


async def test_in_private_the_table_that_dealt_last_is_meant(front: Front) -> None:
    """Ann was dealt in at two tables; her word goes to the one that dealt to her last."""
    await two_clubs(front)
    version = front.table.version
    heard = await front.whispers("ann", "info")
    assert "Cy" in heard.text.title()
    assert "Bob" not in heard.text.title()
    assert front.table.version == version


async def test_in_private_with_two_tables_and_no_hand_it_is_asked_back(front: Front) -> None:
    """Nothing was dealt at either of two tables, and nothing happens at either of them."""
    await front.open("ann")
    await front.says("boss", "table open 5/10", place=OTHER_PLACE, community=OTHER)
    await front.says("ann", "sit 1000", place=OTHER_PLACE, community=OTHER)
    versions = [table.version for table in front.room.tables()]
    for words in ("call", "balance", "fold", "60", "sit 100"):
        assert "Which table do you mean?" in (await front.whispers("ann", words)).text
    assert [table.version for table in front.room.tables()] == versions


async def test_a_stranger_in_private(front: Front) -> None:
    """Without a hand there is no table meant; help and unknown words are answered all the same."""
    assert "Which table do you mean?" in (await front.whispers("dan", "fold")).text
    assert "What you can say" in (await front.whispers("dan", "help")).text
    assert "fold" in (await front.whispers("dan", "flod")).text


async def test_in_private_a_known_community_is_enough(front: Front) -> None:
    """Where the platform tells the community in private, its table is meant and its wallet."""
    await two_clubs(front)
    cards = await front.says("ann", "cards", place=None, community=OTHER)
    assert [document.slot for document in cards.said] == [Slot.PRIVATE_HAND]
    assert "in your wallet" in (await front.says("ann", "balance", place=None)).text


async def test_a_button_knows_its_table(front: Front) -> None:
    """In private a button needs no asking back; in another community it finds no table."""
    await two_clubs(front)
    press = Press(front.table.id, Verb.MY_CARDS)
    heard = await front.presses("ann", press, community=None)
    assert [document.slot for document in heard.said] == [Slot.PRIVATE_HAND]
    assert "no table here" in (await front.presses("ann", press, community=OTHER)).text


async def test_every_simple_command_is_answered(front: Front) -> None:
    """Each says one thing, whatever the moment, and reports nothing."""
    await front.open("ann", "bob")
    for command in COMMANDS:
        heard = await front.does("ann", command.work)
        assert heard.count == 1, command.name
    assert front.reported == []


async def test_sizes_are_offered_on_ones_turn_alone(front: Front) -> None:
    """The menu's sizes for the player to act, none for the other."""
    await front.open("ann", "bob")
    found = {}
    for name in ("ann", "bob"):

        async def look(visit: Visit, name: str = name) -> None:
            found[name] = acting.sizes(visit)

        await front.does(name, look)
    assert found.pop(front.to_act)
    assert list(found.values()) == [()]


async def test_an_unexpected_error_tells_no_values(front: Front) -> None:
    """The visitor is told that nothing was done, the log the kind of error and where, and no
    value of it."""

    async def broken(visit: Visit) -> None:
        raise KeyError("As Kd")

    heard = await front.does("ann", broken)
    assert "nothing has been done" in heard.text
    (line,) = front.reported
    assert "KeyError in test_visits.py" in line
    assert "As Kd" not in line


async def test_an_admin_closes_a_table_from_elsewhere(front: Front) -> None:
    """By its id, from any channel of its community, and from no other; chips go home."""
    await front.open("ann")
    ident, lobby = front.table.id, PlaceId("fake:club:lobby")
    assert "no table here" in (await front.says("boss", "table close", place=lobby)).text
    close = f"table close {ident}"
    assert "run the club" in (await front.says("ann", close, place=lobby)).text
    elsewhere = await front.says("boss", close, place=OTHER_PLACE, community=OTHER)
    assert "no table here" in elsewhere.text
    assert "no table here" in (await front.says("boss", "table close t99", place=lobby)).text
    assert "table close" in (await front.says("boss", "table close t-1", place=lobby)).text
    assert front.room.table(ident) is not None
    await front.says("boss", f"close table table:{ident}", place=lobby)
    assert front.room.table(ident) is None
    assert "10,000" in (await front.says("ann", "balance", place=lobby)).text
