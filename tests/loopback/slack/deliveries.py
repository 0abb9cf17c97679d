"""Bringing to the bot what people do, and what becomes of its acknowledgements."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..changes import Changes
from . import payloads
from .api import Api
from .couriers import Courier, Kind, Parcel, Receipt
from .schema import without_nulls
from .world import Json, Team, View, World

if TYPE_CHECKING:
    from .people import Delivery


class Deliveries:
    """What goes to the bot, over whichever courier. The public attributes are levers."""

    def __init__(self, world: World, web: Api, courier: Courier, changes: Changes) -> None:
        self.events = {"app_mention", "message.im", "app_home_opened", "app_uninstalled",
                       "reaction_added", "tokens_revoked"}  # fmt: skip
        """The events the app subscribes to."""
        self.retry_seconds: tuple[float, ...] = (0.2, 0.5, 1.0)
        """The waits before an event is sent again; Slack's own are 0, 60 and 300."""
        self.duplicates = 1
        """How many copies of each payload arrive."""
        self.courier = courier
        self.payload_problems: list[str] = []
        self._world = world
        self._web = web
        self._changes = changes
        self._errands: set[asyncio.Task[Any]] = set()
        world.overheard = self._overheard

    async def let_go(self) -> None:
        """Give up whatever is still on its way."""
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)

    async def carry(self, parcel: Parcel, copies: int = 1) -> Receipt | None:
        """Bring a payload to the bot, in so many copies; what it said first."""
        self._check(parcel)
        copies = max(copies, self.duplicates)
        tries = (self._carry_once(parcel) for _ in range(copies))
        receipts = await asyncio.gather(*tries)
        return next((receipt for receipt in receipts if receipt is not None), None)

    async def tell(self, team: Team, inner: Json, copies: int = 1) -> bool:
        """Bring an event to the bot, if the app subscribes to it; whether it was acknowledged."""
        name = inner["type"]
        if name == "message":
            name = f"message.{inner['channel_type']}"
        if name not in self.events:
            return False
        payload = payloads.event(self._world, team, {"event_ts": self._world.ts(), **inner})
        return await self.carry(Parcel(Kind.EVENT, payload), copies) is not None

    def spread(self, team: Team, channel: str, message: Json, delivery: Delivery) -> None:
        """Tell the bot, by and by, of a message somebody has written."""
        conversation = self._world.conversations[channel]
        kind = "im" if conversation.im else "group" if conversation.private else "channel"
        inner = message | {"channel": channel, "event_ts": message["ts"]}
        heard: list[Json] = [inner | {"channel_type": kind}]
        is_named = f"<@{team.bot}>" in message["text"] and team.bot in conversation.members
        if is_named and not conversation.im:
            heard.append(inner | {"type": "app_mention"})

        async def tell() -> None:
            await asyncio.sleep(delivery.late)
            for each in heard:
                await self.tell(team, each, delivery.copies)

        self._errand(tell())

    def said_with_ack(self, token: str, receipt: Receipt) -> None:
        """Show what a bot said while it acknowledged a command."""
        if receipt.said:
            url = self._world.urls[token]
            self._web.hooks.add(url, receipt.said)
            self._changes.notify()

    def submitted(self, view: View, receipt: Receipt, source: str) -> None:
        """What becomes of a modal that was sent."""
        said = receipt.said or {}
        match said.get("response_action"):
            case None | "clear":
                view.is_open = False
            case "errors":
                blocks = {block.get("block_id") for block in view.payload["blocks"]}
                if unknown := set(said["errors"]) - blocks:
                    self.payload_problems.append(f"errors for no field: {sorted(unknown)}")
                self._world.traffic.whisper("errors", said["errors"], view.user, "", source)
            case "update" | "push":
                self.payload_problems += self._view_problems(said["view"])
                self._web.composer.view(said["view"], view.user, view)
                self._world.traffic.whisper("modal", view.payload, view.user, "", source)
            case other:
                self.payload_problems.append(f"no response action {other!r}")
        self._changes.notify()

    def suggested(self, view: View, receipt: Receipt | None) -> list[Json]:
        """The options that a menu shows, as the bot offers them."""
        options: list[Json] = list(((receipt and receipt.said) or {}).get("options") or ())
        if self._web.schema is not None:
            self.payload_problems += self._web.schema.option_problems(options)
        view.offered = {option["value"]: option for option in options}
        return options

    async def _carry_once(self, parcel: Parcel) -> Receipt | None:
        waits = self.retry_seconds if parcel.kind is Kind.EVENT else ()
        for attempt, wait in enumerate((0.0, *waits)):
            await asyncio.sleep(wait)
            receipt = await self.courier.carry(replace(parcel, attempt=attempt))
            if receipt is not None:
                break
        if receipt is not None and receipt.said and not parcel.takes_answer:
            self.payload_problems.append(f"{parcel.kind} acknowledged with words")
        return receipt

    def _check(self, parcel: Parcel) -> None:
        if (schema := self._web.schema) is None:
            return
        payload = parcel.payload
        if parcel.kind is Kind.INTERACTIVE:
            # The types ask for a response URL, which Slack gives only for messages.
            root = payloads.ROOTS.get(payload["type"])
            if root is None:
                return
            told = {key: value for key, value in payload.items() if value is not None}
            problems = schema.problems(root, {"response_url": "", **told})
        else:
            problems = schema.problems(payloads.ROOTS[parcel.kind], payload)
        if parcel.kind is Kind.EVENT:
            problems += schema.problems("S_Event", without_nulls(payload["event"]))
        self.payload_problems += [f"this Slack sent: {problem}" for problem in problems]

    def _view_problems(self, view: Json) -> list[str]:
        return [] if self._web.schema is None else self._web.schema.view_problems(view)

    def _overheard(self, channel: str, inner: Json) -> None:
        """Slack tells a bot of its own direct messages too."""
        heard = copy.deepcopy(inner) | {"channel": channel, "channel_type": "im"}
        heard["event_ts"] = inner["ts"]
        self._errand(self.tell(self._world.bot_of(channel), heard))

    def _errand(self, work: Coroutine[Any, Any, object]) -> None:
        errand = asyncio.ensure_future(work)
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)
