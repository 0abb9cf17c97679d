"""Many workspaces, each with a token of its own, as they were installed by OAuth."""

import logging
from collections.abc import Callable

from adapters.slack.install.installation import Installation, decode, encode
from adapters.slack.install.vault import Vault
from adapters.slack.workspace import Access, Look, Workspace
from core.ids import Instant

_log = logging.getLogger(__name__)


class InstalledWorkspaces:
    """``Workspaces`` over the vault.

    A workspace's own install goes before that of its whole enterprise.  Nobody else writes the
    vault, so what has been read once is remembered.
    """

    def __init__(self, vault: Vault, now: Callable[[], Instant]) -> None:
        self._vault = vault
        self._now = now
        self._known: dict[Workspace, Installation] = {}
        self._refused: set[Workspace] = set()
        self._looks: list[Look] = []

    async def enter(self) -> None:
        """See ``Workspaces.enter``: workspaces let us in while we serve."""

    async def access(self, workspace: Workspace) -> Access | None:
        """See ``Workspaces.access``."""
        if workspace in self._refused:
            return None
        for place in _places(workspace):
            installation = self._known.get(place) or await self._read(place)
            if installation is not None:
                return installation.access(workspace)
        return None

    async def heard(self, workspace: Workspace) -> None:
        """See ``Workspaces.heard``."""
        if workspace in self._refused:
            self._refused.discard(workspace)
            await self._changed()

    async def refused(self, workspace: Workspace) -> None:
        """See ``Workspaces.refused``."""
        if workspace not in self._refused:
            _log.warning("Slack refuses the token of %s: its tables stand still", workspace.word)
            self._refused.add(workspace)
            await self._changed()

    async def keep(self, workspace: Workspace, installation: Installation) -> None:
        """``workspace`` has let the dealer in.

        Raises:
            StoreFailed: it could not be written down.
        """
        body = encode(installation)
        await self._vault.keep(workspace.enterprise, workspace.team, body, self._now())
        self._known[workspace] = installation
        self._refused = {place for place in self._refused if workspace not in _places(place)}
        _log.info("Installed in %s (%s)", workspace.word, installation.name)
        await self._changed()

    async def forget(self, workspace: Workspace, at: Instant) -> None:
        """See ``Workspaces.forget``; an install made after ``at`` stays."""
        if await self._vault.drop(workspace.enterprise, workspace.team, at):
            self._known.pop(workspace, None)
            _log.warning("Uninstalled from %s: its tables stand still", workspace.word)
            await self._changed()

    def watch(self, look: Look) -> None:
        """See ``Workspaces.watch``."""
        self._looks.append(look)

    async def _read(self, place: Workspace) -> Installation | None:
        body = await self._vault.kept(place.enterprise, place.team)
        return self._known.setdefault(place, decode(body)) if body is not None else None

    async def _changed(self) -> None:
        for look in self._looks:
            await look()


def _places(workspace: Workspace) -> tuple[Workspace, ...]:
    """Where an install that counts for ``workspace`` may be kept, the nearest first."""
    whole = Workspace(workspace.enterprise, "")
    return (workspace, whole) if whole.enterprise and whole != workspace else (workspace,)
