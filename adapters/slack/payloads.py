"""What Slack's payloads say of who did what, where and when: the one place that knows them."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct
from slack_bolt.context.async_context import AsyncBoltContext

from adapters.slack.identity import community_id
from adapters.slack.workspace import Workspace
from core.ids import CommunityId

Payload = Mapping[str, Any]

_WRITTEN: Final = (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"))


class Source(Struct, frozen=True):
    """Where something comes from.

    Attributes:
        workspace: whose token speaks there.
        community: the same in the core's words.
        user: who did it.
        name: what Slack calls that person, should it tell nothing better.
        channel: empty in the Home and in a modal.
        thread: the time stamp of the thread's first message, empty outside threads.
        message: the time stamp of the message pressed.
        is_ephemeral: only that person sees the message pressed.
    """

    workspace: Workspace
    community: CommunityId
    user: str
    name: str = ""
    channel: str = ""
    thread: str = ""
    message: str = ""
    is_ephemeral: bool = False

    @property
    def is_private(self) -> bool:
        """True in a conversation between that person and the dealer."""
        return self.channel.startswith("D")


def served_in(context: AsyncBoltContext) -> Workspace:
    """The workspace whose token answers, also where a guest of a shared channel speaks."""
    result = context.authorize_result
    assert result is not None  # bolt serves nothing that is not authorized
    return Workspace(result.enterprise_id or "", result.team_id or "")


def of_press(body: Payload, context: AsyncBoltContext) -> Source:
    """The source of a press or of a form that was sent."""
    workspace, user, container = served_in(context), body["user"], body.get("container") or {}
    return Source(
        workspace=workspace,
        community=community_id(workspace),
        user=str(user["id"]),
        name=str(user.get("name") or user.get("username") or ""),
        channel=str(container.get("channel_id") or (body.get("channel") or {}).get("id") or ""),
        thread=str(container.get("thread_ts") or ""),
        message=str(container.get("message_ts") or ""),
        is_ephemeral=container.get("is_ephemeral") is True,
    )


def of_command(body: Payload, context: AsyncBoltContext) -> Source:
    """The source of a slash command."""
    workspace = served_in(context)
    return Source(
        workspace=workspace,
        community=community_id(workspace),
        user=str(body["user_id"]),
        name=str(body.get("user_name") or ""),
        channel=str(body["channel_id"]),
    )


def of_event(event: Payload, context: AsyncBoltContext) -> Source:
    """The source of something said, or of a Home that was opened."""
    workspace = served_in(context)
    return Source(
        workspace=workspace,
        community=community_id(workspace),
        user=str(event["user"]),
        channel=str(event.get("channel") or ""),
        thread=str(event.get("thread_ts") or ""),
    )


def of_reaction(event: Payload, context: AsyncBoltContext) -> Source:
    """The source of a reaction, with the message reacted to; Slack does not tell its thread."""
    workspace, item = served_in(context), event["item"]
    return Source(
        workspace=workspace,
        community=community_id(workspace),
        user=str(event["user"]),
        channel=str(item["channel"]),
        message=str(item["ts"]),
    )


def meant(text: str) -> str:
    """What somebody typed, from what Slack makes of it."""
    for written, typed in _WRITTEN:
        text = text.replace(written, typed)
    return text
