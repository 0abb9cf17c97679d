"""House rules from an admin's own page, and user groups that Slack does not tell of."""

from pathlib import Path

from adapters.slack.identity import community_id
from adapters.slack.workspace import Workspace
from core.ids import CommunityId
from core.present.documents import Verb
from tests.loopback.slack.wire import SlackWire
from tests.slack.stand import Stand, button, dealing


def community(stand: Stand) -> CommunityId:
    """The workspace in the core's words."""
    return community_id(Workspace("", stand.workspace.id))


async def test_an_admin_makes_a_rule_at_home(slack_wire: SlackWire, tmp_path: Path) -> None:
    """From his page to the rules, to the form that finds one, to its value; the page then says
    what has changed.  There is no table, so there is no scope to choose."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        admin = stand.admin
        await admin.open_home()
        assert admin.home is not None
        await admin.press(admin.home, value=button(admin.home, Verb.HOUSE_RULES).value)
        assert "House rules" in admin.home.text
        form = await admin.press(admin.home, "Change a rule")
        assert "scope" not in {field.block_id for field in form.modal.fields}
        await admin.search(form, "setting", "straddles")
        await admin.find(form, "setting", "straddle.allowed")
        await admin.submit(form, {"value": "off"})
        await slack_wire.until(lambda: stand.room.rules.overrides(community(stand)))
        assert stand.room.rules.overrides(community(stand)) == {"straddle.allowed": False}
        await slack_wire.until(lambda: admin.home is not None and "Straddles" in admin.home.text)


async def test_a_player_has_no_such_entry(slack_wire: SlackWire, tmp_path: Path) -> None:
    """His page does not offer what he may not do."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        ann = stand.workspace.member("Ann")
        await ann.open_home()
        assert ann.home is not None
        assert "House rules" not in ann.home.text


async def test_nobody_is_in_a_group_that_slack_does_not_tell_of(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """Without its scope, or while Slack is busy, a user group gives no right."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        ann = stand.workspace.member("Ann")
        group = stand.workspace.user_group("dealers", ann.id)
        added = await stand.admin.slash(stand.channel, "/poker", f"house staff add {group} admin")
        assert "dealers" in added.text
        slack_wire.fault("usergroups.users.list", error="missing_scope", times=10)
        refused = await ann.slash(stand.channel, "/poker", "house set straddle.allowed off")
        assert "needs the right" in refused.text
        assert stand.room.rules.overrides(community(stand)) == {}
