"""The link to Slack: the messenger, and whatever brings people's acts in."""

from adapters.slack.desk import Desk
from adapters.slack.door import Door
from adapters.slack.gates import Gates, OpenGates
from adapters.slack.identity import PLATFORM
from adapters.slack.install import Presence, bolt_app
from adapters.slack.listeners import listen
from adapters.slack.messenger import SlackMessenger
from adapters.slack.quiet import quiet_libraries
from adapters.slack.settings import SlackSettings
from adapters.slack.watch import Watch
from adapters.slack.web import Web
from adapters.slack.workspace import Workspaces
from core.engine.room import CardRoom


class SlackLink:
    """The process's one link to Slack.

    ``messenger`` can be used at once; its messages wait until a workspace has let us in.
    """

    def __init__(
        self,
        settings: SlackSettings,
        workspaces: Workspaces,
        door: Door,
        signing_secret: str = "",
    ) -> None:
        """``signing_secret`` is what Slack signs its requests with, empty for Socket Mode."""
        quiet_libraries()
        self._settings = settings
        self._workspaces = workspaces
        self._door = door
        self._signing_secret = signing_secret
        gates = Gates() if settings.is_paced else OpenGates()
        self._web = Web(workspaces, settings.api_base, gates)
        self.messenger = SlackMessenger(self._web)

    async def serve(self, room: CardRoom) -> None:
        """Serve people until cancelled.

        Raises:
            SlackUnusable: Slack refuses a token.
        """
        watch = Watch(
            self._settings.grace,
            lost=lambda: room.connections.platform_lost(PLATFORM),
            back=lambda: room.connections.platform_back(PLATFORM),
        )
        watch.lose()
        self.messenger.place_of = lambda table: (
            found.place if (found := room.table(table)) is not None else None
        )
        presence = Presence(self._workspaces, room)
        app = bolt_app(self._web.client(), self._workspaces, self._signing_secret)
        presence.listen(app)  # first: the other listeners end with one for any event
        listen(app, Desk(room, self._settings, self._web, self.messenger))
        try:
            await self._workspaces.enter()
            await presence.look()
            await self._door.serve(app, watch.up, watch.down)
        finally:
            await self._web.close()
