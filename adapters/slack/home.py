"""App Home: a person's own page: his chips, his tables, his cards of hands in play."""

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from adapters.slack import limits
from adapters.slack.forms import View
from adapters.slack.identity import community_in, home_of, user_of
from adapters.slack.members import Members
from adapters.slack.render import Block, button_row, numbered, words_of
from adapters.slack.web import Web
from core import present
from core.engine.ports import AnswerLost, DeliveryFailed, TryLater
from core.engine.room import CardRoom
from core.engine.store import StoreFailed
from core.engine.turnstile import Turnstile
from core.house.ranks import Rank
from core.ids import PersonId
from core.present.documents import Document
from core.refusal import Refusal
from core.view import look_for

_log = logging.getLogger(__name__)

_EACH: Final = 24
"""Blocks of one document, so that a page holds those of several tables."""

_OUTDATED: Final = "hash_conflict"


class Homes:
    """Publishes people's pages; the newest state is shown, one page at a time for each person."""

    def __init__(self, web: Web, room: CardRoom, members: Members, command: str) -> None:
        """``command`` is the slash command that all words follow."""
        self._web = web
        self._members = members
        self._room = room
        self._command = command
        self._publishing: Turnstile[PersonId] = Turnstile()

    async def show(
        self, person: PersonId, seen: str = "", answers: Sequence[Document] = ()
    ) -> None:
        """Publish the page of ``person``, with ``answers`` to what he has just pressed on top.

        ``seen`` is the hash of the page he looks at: should a newer one have been published
        meanwhile, that stays.
        """
        async with self._publishing.through(person):
            view = page([*answers, *await self._about(person)])
            known: dict[str, Any] = {"hash": seen} if seen else {}
            try:
                await self._web.call(
                    home_of(person), "views.publish", user_id=user_of(person), view=view, **known
                )
            except DeliveryFailed as failure:
                if failure.detail != _OUTDATED:
                    _log.info("A Home was not shown: %s", failure.detail)
            except (TryLater, AnswerLost) as lost:
                _log.info("A Home was not shown: %s", type(lost).__name__)

    async def _about(self, person: PersonId) -> list[Document]:
        try:
            chips = await self._room.wallets.balance(person)
        except (Refusal, StoreFailed):
            return [self._help()]
        entry = [present.house_entry()] if await self._makes_rules(person) else []
        return [present.balance(chips), *entry, *self._tables(person)]

    async def _makes_rules(self, person: PersonId) -> bool:
        """Whether he is an admin by the platform or by name; his groups are asked at the press."""
        if self._room.rules.house(community_in(person)).rank_of([person]) >= Rank.ADMIN:
            return True
        return (await self._members.look(home_of(person), user_of(person))).may_manage

    def _tables(self, person: PersonId) -> Iterator[Document]:
        tables = [look_for(table, person) for table in self._room.tables_of(person)]
        for view in tables:
            if view.is_in_hand and view.mine is not None:
                yield present.private_hand(view)
            yield present.table_info(view)
        if not tables:
            yield self._help()

    def _help(self) -> Document:
        return present.help_page(in_chat_room=True, command=self._command)


def page(documents: Iterable[Document]) -> View:
    """``documents`` below each other as a Home."""
    blocks: list[Block] = []
    for document in documents:
        if blocks:
            blocks.append({"type": "divider"})
        blocks += words_of(document, _EACH - len(document.buttons))
        blocks += [button_row(row) for row in document.buttons if row]
    return {"type": "home", "blocks": numbered(blocks[: limits.VIEW_BLOCKS], 0)}
