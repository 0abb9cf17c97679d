"""Cards that a viewer may not see change no byte of what Slack is sent for him."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from hypothesis import given

from adapters.slack.home import page
from adapters.slack.render import render
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
    """Everything that Slack is sent for ``viewer`` when ``one`` happens, his own page too."""
    shown = list(documents(viewer, one))
    for document in shown:
        yield json.dumps(render(document).fields)
    yield json.dumps(page(shown))


def documents(viewer: PersonId | None, one: Said) -> Iterator[Document]:
    """The documents among what he is given."""
    return (each for each in given_to(viewer, one) if isinstance(each, Document))
