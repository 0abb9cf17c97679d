"""Every command by words, at a real table over a real database."""

import pytest

from core.chips import whole
from core.house.settings import number
from core.ids import PlaceId, Seat
from core.notation.vocabulary import PHRASES
from core.present import EXAMPLES, Verb
from core.present.documents import Press, Slot
from core.reception.nearest import nearest
from tests.engine.kit import PLACE, person, until
from tests.reception.front import Front


async def test_a_table_is_opened_with_all_its_options(front: Front) -> None:
    """Blinds, seats, buy-in range and seconds are taken as they were said."""
    heard = await front.says("boss", "table open 5/10 seats 6 buyin 200-1000 seconds 45")
    config = front.table.config
    assert heard.text == "The table is open."
    assert (config.stakes.small_blind, config.stakes.big_blind) == (whole(5), whole(10))
    assert (config.seats, config.buy_in_least, config.buy_in_most) == (6, whole(200), whole(1000))
    assert number(config.settings, "clock.auto_start_seconds") == 45


@pytest.mark.parametrize(
    "words",
    [
        "table open 5/10 seats 6 buyin 200-1000",
        "Table Open seats 6 buy-in 200 - 1,000 blinds 5/10",
        "/table open buy_in 200\u20131k 5 / 10 seats 6",
        "open table buy in 200-1000 5/10 seats 6 please.",
    ],
)
async def test_options_come_in_any_order(front: Front, words: str) -> None:
    """The same table, however the words are put."""
    await front.says("boss", words)
    config = front.table.config
    assert (config.stakes.small_blind, config.stakes.big_blind) == (whole(5), whole(10))
    assert (config.seats, config.buy_in_least, config.buy_in_most) == (6, whole(200), whole(1000))


async def test_a_table_opens_by_its_defaults(front: Front) -> None:
    """Without options it is 25/50 with nine seats, and twenty big blinds to sit down."""
    await front.says("boss", "table open")
    config = front.table.config
    assert (config.stakes.small_blind, config.stakes.big_blind) == (whole(25), whole(50))
    assert (config.seats, config.buy_in_least) == (9, whole(1000))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("table open 5/10 chairs 6", "I do not know “chairs”"),
        ("table open 5/10 seats", "I do not know “seats”"),
        ("table open 5/10 10/20", "I do not know “10/20”"),
        ("table open seats six", "I cannot read “six”"),
        ("table open seats -6", "I cannot read “-6”"),
        ("table open five/ten", "I cannot read “five/ten” as stakes"),
        ("table open 5/500", "do not go together"),
        ("table open seats 99", "cannot have 99 seats"),
        ("table open buyin 5-10", "cannot be the smallest buy-in"),
    ],
)
async def test_what_cannot_be_opened_is_said(front: Front, words: str, says: str) -> None:
    """Options nobody knows or no table can have open nothing and are named."""
    heard = await front.says("boss", words)
    assert says in heard.text
    assert front.room.table_at(PLACE) is None


async def test_missing_permissions_are_named(front: Front) -> None:
    """Where the dealer may not speak, no table opens and the admin hears what is missing."""
    front.lacks = ("Send Messages",)
    heard = await front.says("boss", "table open")
    assert "Send Messages" in heard.text
    assert not front.room.tables()


async def test_a_table_needs_a_channel(front: Front) -> None:
    """No table opens in a private message."""
    heard = await front.says("boss", "table open", place=None)
    assert "channel" in heard.text
    assert not front.room.tables()


async def test_a_table_closes(front: Front) -> None:
    """Closing an idle table ends it at once."""
    await front.open()
    await front.says("boss", "table close")
    assert front.room.table_at(PLACE) is None


async def test_house_players_come_and_go(front: Front) -> None:
    """One is seated from the house's chips; the one named is sent home, else the last."""
    await front.open()
    for _ in range(3):
        await front.says("boss", "table prop add")
        front.clock.move(1)
    first, second, _ = [occupant.name for occupant in front.table.occupants]
    await front.says("boss", f"table prop remove {second.lower()}")
    assert "no such house player" in (await front.says("boss", "table prop remove Nobody")).text
    await front.says("boss", "table prop remove")
    assert {o.name for o in front.table.occupants if not o.is_leaving} == {first}


async def test_chips_are_granted_and_taken(front: Front) -> None:
    """A mention and an amount in either order; the wallet of that member changes."""
    before = await front.room.wallets.balance(person("ann"))
    heard = await front.says("boss", "chips grant <@ann> 1.5k")
    assert heard.text.startswith("ann was given 1,500")
    await front.says("boss", "chips grant 500 to <@ann>")
    await front.says("boss", "chips take 200 chips from <@ann>")
    assert await front.room.wallets.balance(person("ann")) == before + whole(1800)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("chips grant <@nobody> 500", "I do not know who “<@nobody>” is"),
        ("chips grant 500", "chips grant @ann 500"),
        ("chips take", "chips take @ann 500"),
        ("chips grant <@ann> some", "I cannot read “some”"),
        ("chips grant <@ann> 0", "more than nothing"),
        ("chips take <@ann> 1b", "That takes"),
    ],
)
async def test_chips_need_a_member_and_an_amount(front: Front, words: str, says: str) -> None:
    """Whoever or whatever is missing is named, and no chip moves."""
    before = await front.room.wallets.balance(person("ann"))
    assert says in (await front.says("boss", words)).text
    assert await front.room.wallets.balance(person("ann")) == before


async def test_one_key_grants_once(front: Front) -> None:
    """The same message delivered twice gives its chips once."""
    before = await front.room.wallets.balance(person("ann"))
    for _ in range(2):
        await front.says("boss", "chips grant <@ann> 500", key="fake:again")
    assert await front.room.wallets.balance(person("ann")) == before + whole(500)


async def test_a_seat_is_taken_as_asked(front: Front) -> None:
    """An amount and a seat, either, or neither, which is asked back with buttons."""
    await front.open()
    await front.says("ann", "sit 1000 seat 3")
    await front.says("bob", "sit 200 in seat 5")
    asked = await front.says("cy", "sit seat 2")
    assert {o.name: o.seat for o in front.table.occupants} == {"ann": Seat(3), "bob": Seat(5)}
    press = next(b.press for b in asked.buttons if b.press.verb is Verb.SIT)
    await front.presses("cy", press)
    taken = front.table.occupant(Seat(2))
    assert taken is not None
    assert taken.name == "cy"


async def test_coming_and_going(front: Front) -> None:
    """away, back, topup and leave do what they say, and say so."""
    await front.open("ann")
    assert "away" in (await front.says("ann", "away")).text
    assert "Welcome back" in (await front.says("ann", "back")).text
    assert "bought 500" in (await front.says("ann", "topup 500")).text
    assert "200" in (await front.says("ann", "topup")).text
    assert "1,500 is back in your wallet" in (await front.says("ann", "leave")).text
    assert not front.table.occupants


async def test_a_hand_by_words(front: Front) -> None:
    """A raise to an amount, a call, checks and a bet: the hand goes on as said."""
    await front.open("ann", "bob")
    first = front.to_act
    other = "bob" if first == "ann" else "ann"
    assert "to 120" in (await front.says(first, "raise 120")).text
    assert (await front.says(other, "call")).text == "You call 110."
    assert (await front.says(other, "check")).text == "You check."
    assert (await front.says(first, "bet 60")).text == "You bet 60."
    assert "You declared 60, and that stands" in (await front.says(first, "fold")).text
    assert "call the clock" in (await front.says(first, "clock")).text
    assert (await front.says(other, "fold")).text == "You fold."


async def test_all_in(front: Front) -> None:
    """allin puts in everything; then the showdown shows what it shows by the rules."""
    await front.open("ann", "bob")
    first = front.to_act
    assert "Hands are shown once" in (await front.says(first, "show")).text
    assert "Hands are shown once" in (await front.says(first, "muck")).text
    assert "all-in" in (await front.says(first, "allin")).text
    assert "all-in and have nothing left" in (await front.says(first, "bet 60")).text


async def test_a_bare_number_is_chips(front: Front) -> None:
    """Facing a bet in no limit it is a call, whatever its size (Cooke 8.01.06), and told so."""
    await front.open("ann", "bob")
    first = front.to_act
    heard = await front.says(first, "120")
    assert heard.text == "120 without raise is a call of 5."
    assert front.to_act != first


async def test_a_raise_by_is_asked_back(front: Front) -> None:
    """A number *by* does nothing; the reading chosen by its button acts."""
    await front.open("ann", "bob")
    first, version = front.to_act, front.table.version
    heard = await front.says(first, "raise by 110")
    assert front.table.version == version
    reading = next(b for b in heard.buttons if b.press.verb is Verb.RAISE_TO)
    await front.presses(first, reading.press)
    assert front.to_act != first


async def test_questions(front: Front) -> None:
    """Cards, the table, chips, a refill and help are answered to the person alone."""
    await front.open("ann", "bob")
    cards = await front.says("ann", "mycards")
    assert [document.slot for document in cards.said] == [Slot.PRIVATE_HAND]
    assert "5/10" in (await front.says("ann", "table info")).text
    assert "in your wallet" in (await front.says("ann", "balance")).text
    assert "a refill is for those" in (await front.says("ann", "refill")).text
    assert "raise to 120" in (await front.says("ann", "help")).text


@pytest.mark.parametrize("words", ["", "   ", "help", "/help", "?"])
async def test_no_words_get_help(front: Front, words: str) -> None:
    """Nothing at all is answered as help is, table or no table, with the platform's command."""
    front.command = "/poker"
    heard = await front.says("ann", words)
    assert "What you can say" in heard.text
    assert "/poker sit 1000" in heard.text


async def test_chips_need_no_table(front: Front) -> None:
    """Balance and refill are answered where no table is."""
    assert "in your wallet" in (await front.says("ann", "balance")).text
    assert "no table here" in (await front.says("ann", "fold")).text
    assert "no table here" in (await front.says("ann", "table info")).text


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("flod", "fold"), ("chekc", "check"), ("rase 120", "raise"), ("sti 1000", "sit"),
        ("tabel open 5/10", "table open"), ("table opne 5/10", "table open"),
        ("table", "table info"), ("chips grnat @ann 5", "chips grant"), ("all ni", "allin"),
        ("leaev", "leave"), ("balnce", "balance"), ("top pu 5", "topup"), ("/raies 5", "raise"),
        ("table prop ad", "table prop add"), ("mycard", "mycards"), ("refil", "refill"),
    ],
)  # fmt: skip
def test_the_nearest_comes_first(typed: str, first: str) -> None:
    """A slip of the hand finds the command that was meant, and at most three."""
    found = nearest(typed)
    assert found[0] == first
    assert len(found) <= 3
    assert set(found) <= set(EXAMPLES)


def test_every_command_is_nearest_to_itself() -> None:
    """No command's own words lead to another one, and no words of a player to none."""
    assert all(nearest(command)[0] == command for command in EXAMPLES)
    assert all(set(nearest(phrase)) <= set(EXAMPLES) for phrase in PHRASES)


@pytest.mark.parametrize("has_table", [True, False])
async def test_unknown_words_get_the_nearest(front: Front, has_table: bool) -> None:
    """With or without a table, they are answered with a whole example."""
    if has_table:
        await front.open("ann")
    heard = await front.says("ann", "chips gve @bob 5")
    assert "chips grant @ann 500" in heard.text
    assert "I do not know “zzzz”: say help" in (await front.says("ann", "zzzz")).text


async def test_on_his_turn_unknown_words_come_with_buttons(front: Front) -> None:
    """Whoever slips on his turn can press what he meant."""
    await front.open("ann", "bob")
    heard = await front.says(front.to_act, "calll")
    assert Verb.CALL in {button.press.verb for button in heard.buttons}
    assert "call" in heard.text


async def test_each_example_is_known(front: Front) -> None:
    """Whatever the dealer suggests, he understands himself."""
    for example in EXAMPLES.values():
        named = example.replace("@ann", "<@ann>").replace("@bob", "<@bob>")
        heard = await front.says("boss", named)
        assert "I do not know" not in heard.text
        assert "cannot read" not in heard.text
    await until(lambda: front.room.table_at(PLACE) is None)


async def test_another_channel_has_no_table(front: Front) -> None:
    """Words count in the channel they were said in."""
    await front.open("ann", "bob")
    heard = await front.says(front.to_act, "fold", place=PlaceId("fake:club:bar"))
    assert "no table here" in heard.text


async def test_who_comes_back_is_offered_what_he_has_to_bring(front: Front) -> None:
    """Ann left with 1,000 a moment ago: 1,000 is the least she is offered, by words and by form."""
    await front.open("ann")
    await front.says("ann", "leave")
    asked = await front.says("ann", "sit")
    assert "1,000 or more" in asked.text
    amounts = [b.press.amount for b in asked.buttons if b.press.verb is Verb.SIT]
    assert amounts == [whole(1000)]
    (form,) = (await front.presses("ann", Press(front.table.id, Verb.BUY_IN))).forms
    assert form.fields[0].label == "1,000 or more"
    assert "200 or more" in (await front.says("bob", "sit")).text
