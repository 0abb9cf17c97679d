"""Money between hands and agreements about the pot, told line by line."""

from collections.abc import Iterator
from typing import Final

from core.present.documents import Line
from core.present.news.money import SAYINGS, Saying
from core.present.telling.story import Story, Teller


def teller(saying: Saying) -> Teller:
    """Tells an event by its saying, to *you* where it is of whoever listens."""

    def tell(story: Story, event: object) -> Iterator[Line]:
        values = saying.values(event, story.name)
        yield story.tell(saying.template, saying.seat(event), **values)

    return tell


MONEY: Final[dict[type, Teller]] = {kind: teller(saying) for kind, saying in SAYINGS.items()}
