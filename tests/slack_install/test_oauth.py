"""Installing the dealer: the whole way, and each way that ends in one clear sentence."""

import logging
import re

import pytest
from yarl import URL

from adapters.slack.install.asked import SCOPES
from adapters.slack.workspace import Workspace
from tests.loopback.slack.browser import Browser, Page
from tests.loopback.slack.people import Person
from tests.slack_install.house import House

_SENTENCE = re.compile(r"<p>([^<\n]+)</p>")


@pytest.fixture
def ann(house: House) -> Person:
    """An admin of a workspace that has not installed the dealer yet."""
    return house.wire.workspace("cardroom", installed=False).member("Ann", admin=True)


def sentence(page: Page) -> str:
    """What the page says: one line."""
    said = _SENTENCE.findall(page.text)
    assert len(said) == 1, page.text
    return str(said[0])


async def token_of(house: House, workspace: Workspace) -> str | None:
    access = await house.workspaces.access(workspace)
    return access.token if access is not None else None


async def test_an_install_gives_the_workspace_its_token(house: House, ann: Person) -> None:
    """Off to Slack with our scopes, back with a code: the token is kept under that team alone."""
    browser = Browser(ann)
    away = await browser.start()
    assert str(away.with_query({})) == "https://slack.com/oauth/v2/authorize"
    assert set(away.query["scope"].split(",")) == set(SCOPES)
    assert not away.query["user_scope"]
    page = await browser.come_back(browser.agree(away))
    assert page.status == 200
    assert "installed" in sentence(page)
    team = house.wire.world.teams[ann.team_id]
    assert await token_of(house, Workspace("", ann.team_id)) == team.token
    assert await token_of(house, Workspace("", "T0OTHER")) is None


async def test_a_workspace_of_an_enterprise_is_kept_under_both(house: House) -> None:
    """The enterprise is part of the key."""
    ann = house.wire.workspace("grid", enterprise="E1", installed=False).member("Ann", admin=True)
    assert (await Browser(ann).install()).status == 200
    team = house.wire.world.teams[ann.team_id]
    assert await token_of(house, Workspace("E1", ann.team_id)) == team.token
    assert await token_of(house, Workspace("", ann.team_id)) is None
    assert await token_of(house, Workspace("E2", ann.team_id)) is None


async def test_a_replayed_state_is_refused(
    house: House, ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """The address that Slack sent the browser to works once; a fresh code does not help."""
    browser = Browser(ann)
    back = browser.agree(await browser.start())
    cookies = dict(browser._cookies)
    assert (await browser.come_back(back)).status == 200
    code = browser.agree(house.wire.oauth.authorized[-1]).query["code"]
    browser._cookies = cookies
    with caplog.at_level(logging.WARNING):
        page = await browser.come_back(back.update_query(code=code))
    assert page.status == 401
    assert "finished before" in sentence(page)
    assert [r.getMessage() for r in caplog.records] == ["An install was refused: invalid_state"]


@pytest.mark.parametrize(("seconds", "status"), [(599, 200), (600, 401), (86_400, 401)])
async def test_a_state_expires(house: House, ann: Person, seconds: int, status: int) -> None:
    """Ten minutes to allow the install, and not one second more."""
    browser = Browser(ann)
    back = browser.agree(await browser.start())
    house.clock.move(seconds * 1000)
    page = await browser.come_back(back)
    assert page.status == status
    if status != 200:
        assert "older than ten minutes" in sentence(page)
        assert await token_of(house, Workspace("", ann.team_id)) is None


async def test_another_browser_cannot_finish_it(house: House, ann: Person) -> None:
    """Who is sent somebody else's address installs nothing, and does not use it up."""
    browser, other = Browser(ann), Browser(ann)
    back = browser.agree(await browser.start())
    page = await other.come_back(back)
    assert page.status == 400
    assert "not begun in this browser" in sentence(page)
    assert (await browser.come_back(back)).status == 200


async def test_a_made_up_state_is_refused(house: House, ann: Person) -> None:
    """A state that we never issued, with a cookie to match."""
    browser = Browser(ann)
    back = browser.agree(await browser.start())
    browser._cookies = {"slack-app-oauth-state": "made-up"}
    page = await browser.come_back(back.update_query(state="made-up"))
    assert page.status == 401
    assert await token_of(house, Workspace("", ann.team_id)) is None


@pytest.mark.parametrize(
    ("query", "status", "words"),
    [
        ({"error": "access_denied"}, 200, "called off"),
        ({"error": "<script>alert(1)</script>"}, 200, "did not finish"),
        ({"code": "no-such-code"}, 401, "does not know"),
        ({}, 401, "incomplete"),
    ],
)
async def test_what_slack_did_not_finish_is_said(
    house: House, ann: Person, query: dict[str, str], status: int, words: str
) -> None:
    """Called off, an unknown error, a bad code, no code: one sentence, nothing of the request."""
    browser = Browser(ann)
    state = (await browser.start()).query["state"]
    page = await browser.come_back(
        URL("http://x/slack/oauth_redirect").with_query(state=state, **query)
    )
    assert page.status == status
    assert words in sentence(page)
    assert "script" not in page.text


async def test_no_token_and_no_code_is_logged(
    house: House, ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """Through a good install and a bad one, at the most talkative level of all logs."""
    with caplog.at_level(logging.DEBUG):
        browser = Browser(ann)
        good = browser.agree(await browser.start())
        await browser.come_back(good)
        state = (await browser.start()).query["state"]
        await browser.come_back(good.update_query(state=state, code="spent-code"))
    token = house.wire.world.teams[ann.team_id].token
    for secret in (token, "client-secret", "spent-code", good.query["code"], state):
        assert secret not in caplog.text
    access = await house.workspaces.access(Workspace("", ann.team_id))
    assert access is not None
    assert token not in f"{access!r} {access} {house.workspaces._known}"


async def test_the_database_gives_no_state_away(house: House, ann: Person) -> None:
    """What is stored of an install on its way cannot be used by who reads it."""
    state = (await Browser(ann).start()).query["state"]
    assert state.encode() not in house.path.read_bytes()
    assert state.encode() not in house.path.with_name("db-wal").read_bytes()


async def test_slack_out_of_reach_is_said(house: House, ann: Person) -> None:
    """A cut connection in the exchange ends in a sentence; begun again, the install works."""
    house.wire.fault("oauth.v2.access", reset=True)
    page = await Browser(ann).install()
    assert page.status == 502
    assert "cannot be reached" in sentence(page)
    assert (await Browser(ann).install()).status == 200


async def test_a_database_that_fails_is_said(house: House, ann: Person) -> None:
    """No state can be written down: a sentence, not an error page."""
    await house.store.close()
    page = await Browser(ann).come_back(URL("http://x/slack/install"))
    assert page.status == 503
    assert "cannot write" in sentence(page)


async def test_a_crowd_of_installs_is_slowed_down(house: House, ann: Person) -> None:
    """Each beginning is a commit of the one writer: after twenty at once a page says to wait, and
    what was begun before can be finished."""
    browser = Browser(ann)
    back = browser.agree(await browser.start())
    pages = [await Browser(ann).come_back(URL("http://x/slack/install")) for _ in range(30)]
    turned_away = [page for page in pages if page.status == 429]
    assert {page.status for page in pages} == {302, 429}
    assert 8 <= len(turned_away) <= 11
    assert "Too many installs" in sentence(turned_away[0])
    assert (await browser.come_back(back)).status == 200
