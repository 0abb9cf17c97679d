"""Cards that a viewer may not see change no byte of what Slack is sent for him."""

from __future__ import annotations

import json
from collections.abc import Iterator

from adapters.slack.home import page
from adapters.slack.render import render
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
    """Everything that Slack is sent for ``viewer`` when ``one`` happens, his own page too."""
    shown = list(documents(viewer, one))
    for document in shown:
        yield json.dumps(render(document).fields)
    yield json.dumps(page(shown))


def documents(viewer: PersonId | None, one: Said) -> Iterator[Document]:
    """The documents among what he is given."""
    return (each for each in given_to(viewer, one) if isinstance(each, Document))
