"""App Home: a person's own page."""

from pathlib import Path

from core.present.documents import Verb
from tests.loopback.slack.wire import SlackWire
from tests.slack.stand import button, dealing


async def test_a_home_shows_chips_tables_and_cards(slack_wire: SlackWire, tmp_path: Path) -> None:
    """Each player sees his own cards there, his wallet, and the tables where he sits."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        ann, bob = await stand.seated("Ann", "Bob")
        await stand.dealt()
        for person in (ann, bob):
            await person.open_home()
            assert person.home is not None
            assert "in your wallet" in person.home.text
            assert "You have:" in person.home.text
            assert "5/10" in person.home.text
        assert ann.home != bob.home


async def test_a_home_without_tables_says_how_to_begin(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """Who sits nowhere sees his wallet and what can be said."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.admin.open_home()
        assert stand.admin.home is not None
        assert "in your wallet" in stand.admin.home.text
        assert "/poker" in stand.admin.home.text


async def test_a_press_at_home_acts_and_redraws_it(slack_wire: SlackWire, tmp_path: Path) -> None:
    """An act from the page counts at the table; the answer stands on top of the new page."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        await first.open_home()
        home = first.home
        assert home is not None
        await first.press(home, value=button(home, Verb.CALL).value)
        assert first.home is not None
        assert first.home.text.startswith("You call")
        await slack_wire.until(lambda: "called" in slack_wire.look_again(board).text)


async def test_a_form_is_opened_from_home(slack_wire: SlackWire, tmp_path: Path) -> None:
    """The amount is typed into a form; the page shows what became of it."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        await stand.seated("Ann", "Bob")
        board, first = await stand.dealt()
        await first.open_home()
        assert first.home is not None
        opened = await first.press(first.home, value=button(first.home, Verb.AMOUNT).value)
        await first.submit(opened, {"amount": "60"})
        await slack_wire.until(lambda: "raised to 60" in slack_wire.look_again(board).text)
        await slack_wire.until(
            lambda: first.home is not None and first.home.text.startswith("You raise")
        )


async def test_an_outdated_home_is_not_painted_over(slack_wire: SlackWire, tmp_path: Path) -> None:
    """A page published meanwhile stays, and nothing is reported."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.admin.open_home()
        slack_wire.fault("views.publish", error="hash_conflict")
        before = stand.admin.home
        await stand.admin.open_home()
        assert stand.admin.home == before
