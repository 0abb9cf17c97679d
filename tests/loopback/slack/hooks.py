"""Response URLs: how a command or a press is answered."""

from __future__ import annotations

from .composing import Composer, byline
from .world import ApiError, Json, ResponseUrl, World

_KEYS = frozenset({
    "text", "blocks", "attachments", "response_type", "replace_original", "delete_original",
    "thread_ts", "mrkdwn", "metadata", "unfurl_links", "unfurl_media",
})  # fmt: skip
UNPLAIN = "a press is answered without saying whether the original message is replaced"


class Hooks:
    """Applies what is posted to a response URL."""

    def __init__(self, world: World, composer: Composer) -> None:
        self._world = world
        self._composer = composer

    def use(self, url: ResponseUrl | None, body: Json, problems: list[str]) -> None:
        """Show what a bot answers. Raises ApiError; adds to `problems` what no bot should do."""
        problems += [f"no key {key} in an answer" for key in sorted(set(body) - _KEYS)]
        if url is None or url.is_spent:
            raise ApiError("used_url" if url is not None else "no_such_url")
        url.uses += 1
        if url.message and body.get("delete_original"):
            self._delete(url)
        elif url.message and body.get("replace_original"):
            self._replace(url, body)
        else:
            if url.message and not {"replace_original", "delete_original"} & set(body):
                problems.append(UNPLAIN)
            self.add(url, body)

    def add(self, url: ResponseUrl, body: Json) -> None:
        message = self._composer.message(body, self._world.bot_of(url.channel))
        if body.get("response_type") == "in_channel":
            self._world.post(url.channel, message, url.token)
        else:
            self._world.whisper(url.channel, url.user, message, url.token)

    def _replace(self, url: ResponseUrl, body: Json) -> None:
        team = self._world.bot_of(url.channel)
        new = self._composer.message(body, team)
        ephemeral = self._world.ephemerals.get(url.message)
        if ephemeral is not None:
            ephemeral.payload = new | {"ts": url.message}
            self._world.traffic.whisper(
                "ephemeral_changed", ephemeral.payload, url.user, url.channel, url.token
            )
            return
        old = self._world.message(url.channel, url.message)
        for key in ("text", "blocks", "attachments", "metadata"):
            if key in body:
                old[key] = new.get(key, body[key])
        old["edited"] = {"user": byline(team)["user"], "ts": new["ts"]}
        self._world.change(url.channel, old, url.token)

    def _delete(self, url: ResponseUrl) -> None:
        if self._world.ephemerals.pop(url.message, None) is not None:
            gone = {"ts": url.message}
            self._world.traffic.whisper("deleted", gone, url.user, url.channel, url.token)
        else:
            self._world.delete(url.channel, url.message, url.token)
