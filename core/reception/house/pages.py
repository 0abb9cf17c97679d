"""The house's rules in the room: shown, explained, changed, exported and read in.

What a player may read anyone is shown; who may change them is asked for at each change.
"""

from msgspec.structs import replace

from core.games import GAMES, GameSpec, game_dealt
from core.hand.resolving import forced_of
from core.house.combinations import idle_under
from core.house.exchange import written
from core.house.finding import setting_named
from core.house.matters import matter_named, matter_of
from core.house.ranks import Rank
from core.house.setting import Setting
from core.house.settings import Overrides, house_of
from core.house.special import fixed_in, instead_of
from core.ids import TableId
from core.present.documents import NOWHERE, Document, Press, Verb
from core.present.house import buttons as house_buttons
from core.present.house.answers import exported
from core.present.house.buttons import house_rows
from core.present.house.page import (
    CHANGED,
    history_page,
    house_page,
    sets_page,
    topic_page,
    topics_page,
)
from core.present.house.why import InGame, why_page
from core.reception.house.changes import (
    import_,
    profile_names,
    reset,
    set_rule,
    take_profile,
)
from core.reception.house.staff import staff_add, staff_list, staff_remove, staff_shown
from core.reception.house.values import in_force, in_game
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.config import TableConfig, structure_for

_LINES = 1_000
"""Lines of the history that are shown."""

TABLE = "table"
"""The word for the history of one table's own rules."""

_SHOWN_BACK = 40
_RULES = frozenset({"", "rules", "all", "help"})


async def show(visit: Visit, topic: str | None = None) -> None:
    """The rules that differ, with who set them and when; with ``topic`` all rules of it.

    A topic may be a setting's own name: then it is explained.

    Raises:
        Refusal: ``UNKNOWN_TOPIC``, or ``UNKNOWN_SETTING`` with those near; AskedBack in private
            without a table.
    """
    typed = (topic or "").strip()
    if typed.casefold() == house_buttons.TOPICS:
        await visit.answer.say(topics_page(_table(visit)))
        return
    if typed.casefold() in _RULES:
        page = _page(visit, CHANGED, 1)
    elif (matter := matter_named(typed)) is not None:
        page = _page(visit, matter.name, 1)
    else:
        await why(visit, _setting(typed).key)
        return
    await visit.answer.say(await _with_rows(visit, page))


def _setting(typed: str) -> Setting:
    try:
        return setting_named(typed)
    except Refusal as refusal:
        if refusal.reason is Reason.UNKNOWN_SETTING:
            raise
        raise Refusal(Reason.UNKNOWN_TOPIC, word=typed[:_SHOWN_BACK]) from None


async def _with_rows(visit: Visit, page: Document) -> Document:
    """``page`` with the buttons of whoever may change rules."""
    rank = await visit.rank()
    rows = house_rows(
        _table(visit),
        may_change=rank >= Rank.OWNER,
        may_import=rank >= Rank.ADMIN,
        may_look_back=rank >= Rank.FLOOR,
    )
    return replace(page, buttons=(*page.buttons, *rows))


def _table(visit: Visit) -> TableId:
    view = visit.view_if_any()
    return view.id if view is not None else NOWHERE


def _page(visit: Visit, what: str, number: int) -> Document:
    house, view = visit.room.rules.house(visit.community), visit.view_if_any()
    table = view.id if view is not None else NOWHERE
    if what == CHANGED:
        own: Overrides = {}
        if view is not None:
            own = {key: view.config.settings[key] for key in view.config.own}
        due = view.rules_due if view is not None else ()
        return house_page(house, own, table=table, due=due, number=number)
    matter = matter_named(what)
    if matter is None:
        raise Refusal(Reason.STALE)
    return topic_page(matter, house, in_force(visit).overrides, table=table, number=number)


async def turned(visit: Visit, press: Press) -> None:
    """Turn to the page that a button names, or give what it leads to.

    Raises:
        Refusal: ``NOT_ALLOWED`` for what is the staff's; ``STALE`` for a page this version has
            not.
    """
    what, _, rest = press.note.partition(".")
    number, _, about = rest.partition(".")
    at = int(number) if number.isascii() and number.isdecimal() else 1
    if press.verb is not Verb.HOUSE_TURN:
        raise Refusal(Reason.STALE)
    match what:
        case house_buttons.HISTORY:
            await visit.answer.swap(await _history(visit, at, about))
        case house_buttons.TOPICS:
            await visit.answer.swap(topics_page(_table(visit)))
        case house_buttons.SETS:
            await visit.answer.swap(_sets(visit))
        case house_buttons.STAFF:
            await visit.answer.swap(await staff_shown(visit, at))
        case house_buttons.EXPORT:
            await export(visit)
        case _:
            await visit.answer.swap(await _with_rows(visit, _page(visit, what, at)))


async def profile(visit: Visit, name: str) -> None:
    """Make the house's rules those of a named set; without a name, show the sets.

    Raises:
        Refusal: ``NOT_ALLOWED``, ``UNKNOWN_PROFILE``, ``HOUSE_UNCHANGED``.
    """
    if name.strip():
        await take_profile(visit, name)
    else:
        await visit.answer.say(_sets(visit))


def _sets(visit: Visit) -> Document:
    return sets_page(visit.room.rules.house(visit.community), _table(visit))


async def history(visit: Visit, about: str | None = None) -> None:
    """Who changed which rule and when, and what the floor did about whom; newest first.

    ``about`` may be ``table``, for the table's own rules alone, or a setting.

    Raises:
        Refusal: ``NOT_ALLOWED`` below the floor.
    """
    await visit.answer.say(await _history(visit, 1, (about or "").strip()))


async def _history(visit: Visit, number: int, about: str = "") -> Document:
    await visit.must_be(Rank.FLOOR)
    here = visit.table().id if about == TABLE else None
    lines = await visit.answer.after(visit.room.rules.history(visit.community, here, _LINES))
    has_older = len(lines) == _LINES
    measures = visit.room.conduct.record(visit.community) if not about else ()
    if about and here is None:
        about = _setting(about).key
        lines = tuple(line for line in lines if line.subject == about)
    return history_page(
        lines, measures, table=_table(visit), number=number, about=about, has_older=has_older
    )


async def why(visit: Visit, setting: str) -> None:
    """Which layer has the word on a rule, in each game of the table where they differ (1.07).

    Raises:
        Refusal: ``UNKNOWN_SETTING``.
    """
    found = setting_named(setting)
    house, view = visit.room.rules.house(visit.community), visit.view_if_any()
    if view is None:
        idle = idle_under(visit.house_values(), found.key)
        games: tuple[InGame, ...] = (InGame("", in_force(visit), idle),)
        page = why_page(found, games, house, kept_off=False, table=NOWHERE)
    else:
        every = [_in_game(found, view.config, game) for game in view.config.games]
        games = tuple(one for one in every if one.is_played) or tuple(every)
        kept_off = found.key in view.config.beneath
        page = why_page(found, games, house, kept_off, table=view.id, due=view.rules_due)
    await visit.answer.say(page)


def _in_game(setting: Setting, config: TableConfig, game: str) -> InGame:
    spec = game_dealt(GAMES[game], config.settings)
    return InGame(
        spec.name,
        in_game(config, game),
        idle_under(house_of(spec, config.settings), setting.key),
        instead_of(setting.key, spec),
        fixed_in(setting.key, spec),
        _is_played(setting, config, game, spec),
    )


def _is_played(setting: Setting, config: TableConfig, game: str, spec: GameSpec) -> bool:
    has_blinds = forced_of(spec, config.settings).has_blinds
    matter = matter_of(setting.key)
    return matter.concerns(spec, structure_for(config, game), has_blinds=has_blinds)


async def export(visit: Visit) -> None:
    """The house's rules as a small file, only what differs.

    Raises:
        Refusal: ``NOT_ALLOWED`` below the floor.
    """
    await visit.must_be(Rank.FLOOR)
    house = visit.room.rules.house(visit.community).overrides
    await visit.answer.say(exported(written(house), written(house, remarks=False), len(house)))


__all__ = [
    "export",
    "history",
    "import_",
    "profile",
    "profile_names",
    "reset",
    "set_rule",
    "show",
    "staff_add",
    "staff_list",
    "staff_remove",
    "turned",
    "why",
]
