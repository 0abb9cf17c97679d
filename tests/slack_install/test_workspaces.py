"""Who we are in each workspace: one token by hand, or many by installs."""

import asyncio
import logging

import pytest
from slack_sdk.oauth.installation_store import Installation as SdkInstallation

from adapters.slack.install import InstalledWorkspaces, OneWorkspace
from adapters.slack.install.installation import Installation
from adapters.slack.install.oauth import oauth_flow
from adapters.slack.install.one import BAD_TOKEN
from adapters.slack.settings import SlackUnusable
from adapters.slack.workspace import Workspace, workspace_of
from core.ids import Instant
from tests.loopback.slack.wire import SlackWire
from tests.slack_install.house import House

TEAM, OTHER, WHOLE = Workspace("E1", "T1"), Workspace("E1", "T2"), Workspace("E1", "")


def installation(token: str) -> Installation:
    return Installation("Card Room", token, "UBOT", "BBOT")


async def token_of(workspaces: InstalledWorkspaces, workspace: Workspace) -> str | None:
    access = await workspaces.access(workspace)
    assert access is None or access.workspace == workspace
    return access.token if access is not None else None


@pytest.mark.parametrize("workspace", [Workspace("", "T1"), Workspace("E1", "T1"), WHOLE])
def test_a_workspace_is_one_word_and_back(workspace: Workspace) -> None:
    """The word in ids names enterprise and team, without the colon that parts ids."""
    assert workspace_of(workspace.word) == workspace
    assert ":" not in workspace.word


async def test_a_teams_own_install_goes_before_the_whole_enterprise(house: House) -> None:
    """An org-wide install serves every team of the enterprise; one of its own goes first."""
    workspaces = house.workspaces
    await workspaces.keep(WHOLE, installation("xoxb-whole"))
    assert await token_of(workspaces, TEAM) == "xoxb-whole"
    await workspaces.keep(TEAM, installation("xoxb-team"))
    assert await token_of(workspaces, TEAM) == "xoxb-team"
    assert await token_of(workspaces, OTHER) == "xoxb-whole"
    assert await token_of(workspaces, Workspace("E2", "T1")) is None
    assert await token_of(workspaces, Workspace("", "T1")) is None
    await workspaces.forget(TEAM, house.clock.now())
    assert await token_of(workspaces, TEAM) == "xoxb-whole"
    await workspaces.forget(WHOLE, house.clock.now())
    assert await token_of(workspaces, TEAM) is None


async def test_an_org_wide_install_is_kept_for_the_enterprise(house: House) -> None:
    """Slack's answer for a whole enterprise has no team; it is kept without one."""
    flow = oauth_flow("id", "secret", house.store.slack_vault, house.workspaces, house.clock.now)
    await flow.settings.installation_store.async_save(
        SdkInstallation(
            enterprise_id="E1",
            enterprise_name="Org",
            is_enterprise_install=True,
            bot_token="xoxb-whole",  # noqa: S106  # made up
            bot_user_id="UBOT",
            bot_id="BBOT",
            user_id="UADMIN",
        )
    )
    assert await token_of(house.workspaces, TEAM) == "xoxb-whole"


async def test_late_news_of_an_uninstall_leaves_a_new_install(house: House) -> None:
    """Slack may tell of an uninstall after the next install: that one stays."""
    before = house.clock.now()
    house.clock.move(5_000)
    await house.workspaces.keep(TEAM, installation("xoxb-new"))
    await house.workspaces.forget(TEAM, before)
    assert await token_of(house.workspaces, TEAM) == "xoxb-new"


async def test_a_refused_install_is_no_access_until_it_is_renewed(house: House) -> None:
    """A new install of the enterprise mends the token that Slack refused in one of its teams."""
    looks: list[str] = []

    async def look() -> None:
        looks.append("looked")

    workspaces = house.workspaces
    workspaces.watch(look)
    await workspaces.keep(WHOLE, installation("xoxb-1"))
    await workspaces.refused(TEAM)
    await workspaces.refused(TEAM)
    assert await token_of(workspaces, TEAM) is None
    assert await token_of(workspaces, OTHER) == "xoxb-1"
    await workspaces.keep(WHOLE, installation("xoxb-2"))
    assert await token_of(workspaces, TEAM) == "xoxb-2"
    assert len(looks) == 3


def test_no_token_is_printed() -> None:
    """Neither of an installation nor of an access."""
    kept = installation("xoxb-secret")
    for text in (repr(kept), str(kept), repr(kept.access(TEAM)), f"{[kept, kept.access(TEAM)]}"):
        assert "xoxb" not in text


async def test_one_workspace_says_who_we_are(loose_slack_wire: SlackWire) -> None:
    """The token's own workspace is asked of Slack once, and answers for whoever is there."""
    workspace = loose_slack_wire.workspace()
    one = OneWorkspace(workspace.team.token, loose_slack_wire.api)
    await one.enter()
    await one.enter()
    access = await one.access(Workspace("", "T0GUEST"))
    assert access is not None
    assert access.workspace == Workspace("", workspace.id)
    assert (access.token, access.bot_user) == (workspace.team.token, workspace.bot)
    assert len(loose_slack_wire.calls("auth.test")) == 1


@pytest.mark.parametrize(
    "error", ["invalid_auth", "account_inactive", "token_revoked", "token_expired"]
)
async def test_a_wrong_token_is_one_sentence(loose_slack_wire: SlackWire, error: str) -> None:
    """Wrong, revoked, expired: the variable is named, the token is not, and no try is wasted."""
    workspace = loose_slack_wire.workspace()
    workspace.spoil_token(error)
    with pytest.raises(SlackUnusable) as unusable:
        await OneWorkspace(workspace.team.token, loose_slack_wire.api).enter()
    assert str(unusable.value) == BAD_TOKEN
    assert "SLACK_BOT_TOKEN" in BAD_TOKEN
    assert len(loose_slack_wire.calls("auth.test")) == 1


async def test_slack_away_at_the_start_is_waited_for(
    loose_slack_wire: SlackWire, caplog: pytest.LogCaptureFixture
) -> None:
    """A cut connection and an error of Slack's own are tried again."""
    workspace = loose_slack_wire.workspace()
    loose_slack_wire.fault("auth.test", reset=True)
    one = OneWorkspace(workspace.team.token, loose_slack_wire.api)
    with caplog.at_level(logging.WARNING):
        async with asyncio.timeout(20):
            await one.enter()
    assert await one.access(Workspace("", workspace.id)) is not None
    assert "trying again" in caplog.text
    assert workspace.team.token not in caplog.text


async def test_an_uninstall_ends_the_one_token(loose_slack_wire: SlackWire) -> None:
    """Thrown out of its only workspace the dealer keeps still, whatever is heard after."""
    workspace = loose_slack_wire.workspace()
    one = OneWorkspace(workspace.team.token, loose_slack_wire.api)
    await one.enter()
    await one.refused(Workspace("", workspace.id))
    assert await one.access(Workspace("", workspace.id)) is None
    await one.heard(Workspace("", workspace.id))
    assert await one.access(Workspace("", workspace.id)) is not None
    await one.forget(Workspace("", workspace.id), Instant(0))
    await one.heard(Workspace("", workspace.id))
    assert await one.access(Workspace("", workspace.id)) is None
