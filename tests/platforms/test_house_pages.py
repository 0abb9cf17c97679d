"""The pages of the house rules at their largest fit every platform, with all their buttons."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from core.house.community import House, with_line
from core.house.history import About, HouseChange
from core.house.matters import MATTERS
from core.house.setting import Setting, Value
from core.house.settings import SETTINGS
from core.ids import CommunityId, Instant, PersonId, TableId
from core.present.documents import Document
from core.present.house.answers import house_changed, staff_page
from core.present.house.buttons import house_rows
from core.present.house.page import history_page, house_page, sets_page, topic_page, topics_page

from .fitting import on_discord, on_slack

TABLE = TableId("t1")
LOUD = "*_`~|" * 16
"""The longest name of any platform, in signs that Discord has to be kept from reading."""
CUT = "\N{HORIZONTAL ELLIPSIS}"


def otherwise(setting: Setting) -> Value:
    """Another value than the usual one, the longest in words."""
    if isinstance(setting.default, bool):
        return not setting.default
    others = [one for one in setting.choices if one != setting.default]
    return max(others, key=lambda one: len(setting.said(one))) if others else setting.most


def line(place: int, about: About, subject: str, value: Value) -> HouseChange:
    """A line of the history by somebody of the longest name, about somebody of the like."""
    at, house = Instant(1_700_000_000_000), CommunityId("x")
    label = "" if about is About.RULE else LOUD
    return HouseChange(
        f"act{place}", place, house, None, about, subject, value, None, PersonId("x:a"), LOUD, at,
        label,
    )  # fmt: skip


RULES = [
    line(place, About.RULE, one.key, otherwise(one)) for place, one in enumerate(SETTINGS.values())
]
STAFF = [line(place, About.GROUP, f"x:group:{place}", "floor") for place in range(100)]


def house() -> House:
    """Every rule changed, and a hundred groups given a rank."""
    made = House()
    for one in (*RULES, *STAFF):
        made = with_line(made, one)
    return made


def pages() -> Iterator[Document]:
    """All leaves of every page, with the rows of an admin."""
    made = house()
    values = made.overrides
    rows = house_rows(TABLE, may_change=True, may_import=True, may_look_back=True)
    for number in range(1, 60):
        page = house_page(made, values, table=TABLE, number=number)
        yield replace(page, buttons=(*page.buttons, *rows))
        yield history_page((*RULES, *STAFF), table=TABLE, number=number)
    for matter in MATTERS:
        for number in range(1, 6):
            page = topic_page(matter, made, values, table=TABLE, number=number)
            yield replace(page, buttons=(*page.buttons, *rows))
    yield topics_page(TABLE)
    yield sets_page(made, TABLE)
    for number in range(1, 10):
        yield staff_page(made.staff, "manage the server", table=TABLE, number=number)
    yield house_changed(RULES, {}, values, table=TABLE)


def test_pages_of_a_house_that_changed_everything_are_whole() -> None:
    """With each rule changed by somebody of the longest name, and a hundred groups on the staff,
    no platform refuses a page or cuts anything off."""
    for page in pages():
        assert CUT not in on_discord(page)
        assert CUT not in on_slack(page)
