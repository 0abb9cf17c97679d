"""What a REST call does to the world once it has come through."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.enums import CallbackType
from simcord.http import router

from .calls import Call
from .faults import Nonces
from .mending import Mender
from .traffic import EPHEMERAL, Traffic

OK, NO_CONTENT = 200, 204
_FOR_ONE = {
    CallbackType.MODAL: "MODAL",
    CallbackType.APPLICATION_COMMAND_AUTOCOMPLETE_RESULT: "CHOICES",
}


@dataclass
class Upload:
    """An attached file, shaped as SimCord's routes want it."""

    filename: str
    fp: io.BytesIO
    description: str | None = None


class World:
    """Applies calls to SimCord's backend, with what SimCord leaves out."""

    def __init__(self, backend: Backend, traffic: Traffic, token: str) -> None:
        self.gateway_url = ""
        self.shards: Callable[[], int] = lambda: 1
        self.nonces = Nonces()
        self.closed_dms: set[int] = set()
        """Users who take no direct messages."""
        self.mender = Mender(backend)
        self.nonce: str | None = None
        """The nonce of the message that is being made right now."""
        self._backend = backend
        self._traffic = traffic
        self._authorization = f"Bot {token}"

    def apply(self, call: Call, request: web.Request, uploads: list[Upload]) -> tuple[int, Any]:
        """Do what the call asks for; status and answer."""
        try:
            answer = self._result(call, request, uploads)
        except (router.RouteNotImplemented, router.UnsupportedField) as gap:
            call.problems.append(f"not in this Discord: {gap}")
            return 501, {"code": 0, "message": str(gap)}
        except BackendError as refusal:
            return refusal.status, refusal.to_json()
        wants_answer = call.query.get("with_response") in ("1", "true")
        if answer is None or (call.path.endswith("/callback") and not wants_answer):
            return NO_CONTENT, None
        return OK, answer

    def _result(self, call: Call, request: web.Request, uploads: list[Upload]) -> Any:
        self._authorize(call, request)
        if call.path == "/gateway/bot":
            return self._gateway()
        if (earlier := self.nonces.earlier(call)) is not None:
            call.repeated = True
            return earlier
        self._refuse(call)
        answer = self._dispatch(call, request, uploads)
        self._whisper(call, answer)
        self.nonces.remember(call, answer)
        return answer

    def _authorize(self, call: Call, request: web.Request) -> None:
        if call.needs_token and request.headers.get("Authorization") != self._authorization:
            raise BackendError(401, 0, "401: Unauthorized")

    def _gateway(self) -> dict[str, Any]:
        starts = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return {
            "url": self.gateway_url,
            "shards": self.shards(),
            "session_start_limit": starts,
        }

    def _dispatch(self, call: Call, request: web.Request, uploads: list[Upload]) -> Any:
        makes_message = call.method == "POST" and call.path.endswith("/messages")
        self.nonce = call.fields.get("nonce") if makes_message else None
        try:
            answer = self.mender.mend(
                router.dispatch(
                    self._backend,
                    call.method,
                    call.path,
                    json=call.body,
                    params=dict(call.query),
                    files=uploads,
                    reason=request.headers.get("X-Audit-Log-Reason"),
                )
            )
            return answer if self.nonce is None else {**answer, "nonce": self.nonce}
        finally:
            self.nonce = None

    def _refuse(self, call: Call) -> None:
        """Refusals SimCord does not know: closed DMs (50007), outlived interactions (50027)."""
        parts = call.path.split("/")
        if call.method == "POST" and call.path.endswith("/messages"):
            channel = self._backend.channels.get(int(parts[2]))
            if channel is not None and self.closed_dms.intersection(channel.recipient_ids):
                raise BackendError(403, 50007, "Cannot send messages to this user")
        if parts[1] == "webhooks":
            known = self._backend.interaction_tokens.get(parts[3])
            record = None if known is None else self._backend.interactions[known]
            if record and record.expires_at and self._backend.now_iso() >= record.expires_at:
                raise BackendError(401, 50027, "Invalid Webhook Token")

    def _whisper(self, call: Call, answer: Any) -> None:
        """Record what this call showed only to the person who acted."""
        parts = call.path.split("/")
        if parts[1] == "interactions":
            record = self._backend.interactions[int(parts[2])]
            message = ((answer or {}).get("resource") or {}).get("message")
            if event := _FOR_ONE.get(call.fields["type"]):
                data = call.fields.get("data") or {}
                self._traffic.whisper(event, data, record.user_id, record.channel_id)
        elif parts[1] == "webhooks" and parts[3] in self._backend.interaction_tokens:
            record = self._backend.interactions[self._backend.interaction_tokens[parts[3]]]
            message = answer
        else:
            return
        if isinstance(message, dict) and message.get("flags", 0) & EPHEMERAL:
            self._traffic.whisper("EPHEMERAL", message, record.user_id, record.channel_id)


async def read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON body and the attached files."""
    if request.content_type != "multipart/form-data":
        raw = await request.read()
        return (json.loads(raw) if raw else None), []
    body: Any = None
    uploads: list[Upload] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader), "nested multipart"
        if part.name == "payload_json":
            body = json.loads(await part.text())
        elif part.filename:
            uploads.append(Upload(part.filename, io.BytesIO(await part.read())))
        else:
            body = (body or {}) | {part.name: await part.text()}
    return body, uploads
