"""Cards that a viewer may not see change no byte of what Discord is sent for him."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from adapters.discord.render import render
from core.ids import PersonId
from core.present import Document
from tests.laws.history import Said
from tests.laws.interference import given_to, two_runs
from tests.laws.recorded import every_game


@every_game
def test_payloads_do_not_depend_on_hidden_cards(name: str) -> None:
    """Of every game two runs that differ only in cards that he has not seen send the same."""
    for viewer, one, other in two_runs(name):
        assert list(payloads(viewer, one)) == list(payloads(viewer, other))


def payloads(viewer: PersonId | None, one: Said) -> Iterator[str]:
    """Everything that Discord is sent for ``viewer`` when ``one`` happens."""
    for document in documents(viewer, one):
        rendered: Any = render(document)
        yield json.dumps([rendered.view.to_components(), rendered.mentions.to_dict()])


def documents(viewer: PersonId | None, one: Said) -> Iterator[Document]:
    """The documents among what he is given."""
    return (each for each in given_to(viewer, one) if isinstance(each, Document))
