"""Pictures of what a member sees: Block Kit drawn by slack-blocks-to-jsx in headless Chromium.

    async with preview(wire) as pen:
        await pen.picture(board, Path("slack-board.png"))
        await pen.picture(answer.modal, Path("slack-raise.png"), theme="dark")

Needs the extra `pictures`, Debian's `chromium` and `nodejs`, and once
`npm install --prefix tests/loopback/slack/drawing`.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, Literal

from playwright.async_api import Browser, async_playwright

from .messages import Seen
from .wire import BOT_NAME, SlackWire

DRAWING: Final = Path(__file__).parent / "drawing"
TALL: Final = 1_200
"""CSS pixels of the window; the picture is cut to what is drawn."""

Theme = Literal["light", "dark"]


class Pen:
    """Draws messages, modals and home tabs."""

    def __init__(self, wire: SlackWire, browser: Browser) -> None:
        self._wire = wire
        self._browser = browser

    async def picture(
        self, seen: Seen, path: Path, *, width: int = 420, theme: Theme = "light"
    ) -> None:
        """Write a PNG of what was seen, `width` CSS pixels wide, at two dots a pixel."""
        page = await self._browser.new_page(
            viewport={"width": width, "height": TALL}, device_scale_factor=2
        )
        try:
            await page.set_content(await _html(self._asked(seen, theme)))
            await page.locator("main").screenshot(path=path)
        finally:
            await page.close()

    def _asked(self, seen: Seen, theme: Theme) -> dict[str, Any]:
        users = [{"id": u["id"], "name": u["name"]} for u in self._wire.world.users.values()]
        asked = {"theme": theme, "blocks": seen.payload["blocks"], "name": BOT_NAME}
        asked |= {"users": users, "kind": "message", "at": 0}
        if not seen.is_view:
            return asked | {"kind": "alone" if seen.is_private else "message",
                            "at": float(seen.id)}  # fmt: skip
        if seen.payload["type"] == "home":
            return asked | {"kind": "home"}
        words = {key: seen.payload[key]["text"] for key in ("title", "submit", "close")}
        return asked | words | {"kind": "modal"}


async def _html(asked: dict[str, Any]) -> str:
    node = shutil.which("node") or "node"
    drawing = await asyncio.create_subprocess_exec(
        node,
        "draw.cjs",
        cwd=DRAWING,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    html, _ = await drawing.communicate(json.dumps(asked).encode())
    if drawing.returncode:
        raise RuntimeError("the drawing failed; has npm install been run in its folder?")
    return html.decode()


@asynccontextmanager
async def preview(wire: SlackWire) -> AsyncIterator[Pen]:
    """Draw what is on the wire."""
    async with async_playwright() as browsers:
        browser = await browsers.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        try:
            yield Pen(wire, browser)
        finally:
            await browser.close()
