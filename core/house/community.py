"""House: the rules and the staff of one community, as its history says (Cooke 1.07)."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from core.games import GAMES
from core.house.combinations import check_together, text_of
from core.house.history import About, HouseChange
from core.house.ranks import CHOSEN, Rank, Staff
from core.house.setting import Value
from core.house.settings import SETTINGS, Overrides, setting_of
from core.refusal import Reason, Refusal

_OF_GAMES = frozenset(default.setting for game in GAMES.values() for default in game.defaults)
"""Settings that some game has a default of its own for."""


class House(Struct, frozen=True):
    """One community's house; both maps have the last line on each subject."""

    rules: dict[str, HouseChange] = {}
    ranks: dict[str, HouseChange] = {}

    @property
    def changed(self) -> tuple[HouseChange, ...]:
        """Who set the values that differ from the defaults, and when; by key."""
        return tuple(line for _, line in sorted(self.rules.items()) if _holds(line))

    @property
    def overrides(self) -> Overrides:
        """The values that differ from the defaults."""
        return {line.subject: line.value for line in self.changed if line.value is not None}

    @property
    def staff(self) -> tuple[Staff, ...]:
        """Whom its admins have given a rank, the highest first, by name."""
        chosen = [
            Staff(line.subject, CHOSEN[line.value], line.label, line.about is About.GROUP)
            for line in self.ranks.values()
            if isinstance(line.value, str) and line.value in CHOSEN
        ]
        return tuple(sorted(chosen, key=lambda one: (-one.rank, one.label.casefold())))

    def rank_of(self, holders: Iterable[str]) -> Rank:
        """The highest rank that any of ``holders`` has been given."""
        held = set(holders)
        return max((one.rank for one in self.staff if one.holder in held), default=Rank.PLAYER)


def _holds(line: HouseChange) -> bool:
    """False for what was taken back, and for what this program does not know or read so."""
    setting = SETTINGS.get(line.subject)
    if setting is None or line.value is None:
        return False
    try:
        setting.check(line.value)
    except Refusal:
        return False
    return True


def with_line(house: House, line: HouseChange) -> House:
    """``house`` after one more line of its history; lines of tables are no part."""
    if line.table is not None:
        return house
    if line.about is About.RULE:
        return replace(house, rules=house.rules | {line.subject: line})
    return replace(house, ranks=house.ranks | {line.subject: line})


def asked(house: House, changes: Mapping[str, Value | None]) -> dict[str, Value | None]:
    """``changes`` without those that change nothing; checked all together, so all or none.

    None takes a value back, and so does the default itself, unless a game has another one.

    Raises:
        Refusal: ``UNKNOWN_SETTING`` or ``SETTING_IMPOSSIBLE``; ``SETTINGS_CONTRADICT``, naming
            both; ``SETTING_UNCHANGED`` when nothing would change.
    """
    now = house.overrides
    wanted = {key: _meant(key, value) for key, value in changes.items()}
    differs = {key: value for key, value in wanted.items() if now.get(key) != value}
    if not differs:
        for key in wanted:
            value = text_of(now.get(key, SETTINGS[key].default))
            raise Refusal(Reason.SETTING_UNCHANGED, SETTINGS[key].rule, key=key, value=value)
        raise Refusal(Reason.HOUSE_UNCHANGED)
    after = {key: value for key, value in (now | differs).items() if value is not None}
    for key in differs:
        check_together(after, key)
    return differs


def _meant(key: str, value: Value | None) -> Value | None:
    setting = setting_of(key)
    if value is None:
        return None
    checked = setting.check(value)
    return None if checked == setting.default and key not in _OF_GAMES else checked
