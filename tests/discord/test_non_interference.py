"""Cards that a viewer may not see change no byte of what Discord is sent for him."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given

from adapters.discord.render import render
from core.ids import PersonId
from core.present import Document
from tests.laws.chance import Chance, chances
from tests.laws.history import PEOPLE, History, Said
from tests.laws.interference import given_to, rerun, surely, with_other_cards
from tests.laws.profiles import tries


@tries(40)
@given(chances())
def test_payloads_do_not_depend_on_hidden_cards(chance: Chance) -> None:
    """Two runs that differ only in cards a viewer has not seen send him the same bytes."""
    said = surely(History(chance).play(2).said)
    viewer = None if chance.one_in(6) else chance.pick(PEOPLE[:5])
    others = with_other_cards(said, viewer, Random(chance.below(65536)))  # noqa: S311
    for one, other in zip(said, rerun(said, others), strict=True):
        assert list(payloads(viewer, one)) == list(payloads(viewer, other))


def payloads(viewer: PersonId | None, one: Said) -> Iterator[str]:
    """Everything that Discord is sent for ``viewer`` when ``one`` happens."""
    for document in documents(viewer, one):
        rendered: Any = render(document)
        yield json.dumps([rendered.view.to_components(), rendered.mentions.to_dict()])


def documents(viewer: PersonId | None, one: Said) -> Iterator[Document]:
    """The documents among what he is given."""
    return (each for each in given_to(viewer, one) if isinstance(each, Document))
