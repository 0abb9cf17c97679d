"""Pace: the engine's own times and bounds, apart from any house rule."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct


def nothing_happens(point: str) -> None:
    """What happens at the engine's named points in production."""


class Pace(Struct, frozen=True):
    """Times in milliseconds.

    Attributes:
        prop: how long a house player thinks.
        edit_gap: the least time between two edits of one message by the outbox.
        news_gap: the least time between two lines of one kind at one table.
        hold: how long the outbox leaves a board to the interaction that will redraw it.
        nonce_life: how long any platform is trusted to know a nonce.
        retry, retry_most: the first wait after a lost answer, doubled up to the longest.
        forbidden_most: the longest wait before a forbidden message is tried again; Discord
            shuts out whoever makes 10,000 forbidden calls in ten minutes.
        heartbeat: how often the process writes down that it is alive.
        checkpoint: how often the store is asked to tidy up.
        goodbye: how long a stop waits for messages on their way.
        batch: the most commands in one commit.
        mailbox, mailbox_each: the most commands of people that wait at one table, and of one
            person.
        remembered: how many outcomes are answered from memory by their key.
        snapshot_every: commands between two snapshots of a long hand.
        on_point: called with ``before_commit``, ``after_commit``, ``before_send`` and
            ``after_send``, for tests that kill the process there.
    """

    prop: int = 700
    edit_gap: int = 700
    news_gap: int = 60_000
    hold: int = 3_000
    nonce_life: int = 120_000
    retry: int = 500
    retry_most: int = 30_000
    forbidden_most: int = 120_000
    heartbeat: int = 2_000
    checkpoint: int = 60_000
    goodbye: int = 3_000
    batch: int = 64
    mailbox: int = 64
    mailbox_each: int = 8
    remembered: int = 8_192
    snapshot_every: int = 64
    on_point: Callable[[str], None] = nothing_happens


NORMAL: Final = Pace()
"""The pace of production."""
