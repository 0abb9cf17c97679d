"""When the clocks stop because nobody can be heard."""

import asyncio

from adapters.discord.watch import Watch
from core.ids import Millis


class Heard:
    """Notes what the watch says, and lets a test wait for it."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.news = asyncio.Event()

    def note(self, word: str) -> None:
        self.said.append(word)
        self.news.set()

    def watch(self, grace: int) -> Watch:
        return Watch(Millis(grace), lambda: self.note("lost"), lambda: self.note("back"))


async def test_a_loss_that_lasts_is_said_once() -> None:
    """After the grace the loss is said, once for all shards; they are back when the last one is."""
    heard = Heard()
    watch = heard.watch(1)
    watch.down(0)
    watch.down(1)
    await heard.news.wait()
    watch.down(0)
    watch.up(0)
    assert heard.said == ["lost"]
    watch.up(1)
    assert heard.said == ["lost", "back"]


async def test_a_short_cut_is_not_said() -> None:
    """A shard that is back within the grace leaves no trace."""
    heard = Heard()
    watch = heard.watch(60_000)
    watch.down(0)
    watch.up(0)
    watch.down(1)
    watch.forget()
    assert heard.said == []


async def test_a_lost_client_is_said_at_once() -> None:
    """A client that ended is a loss without grace, said once."""
    heard = Heard()
    watch = heard.watch(60_000)
    watch.lose()
    watch.lose()
    watch.forget()
    watch.up(0)
    assert heard.said == ["lost", "back"]
