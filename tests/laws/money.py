"""What people say about money at a table, by chance: behind, gifts, tips, insurance, splits."""

from collections.abc import Callable, Sequence

from core.chips import Chips
from core.hand import commands as h
from core.hand.sharing.agreeing import choppers, splitters
from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.table import Table
from core.table import commands as c
from core.table.commands import TableCommand
from tests.laws.chance import Chance

FLOOR = PersonId("floor")

HOUSES: dict[str, tuple[str | bool, ...]] = {
    "buyin.playing_behind": (True, False),
    "buyin.hidden_money": ("never_plays", "floor_decides"),
    "buyin.wallet_plays": ("never", "no_limit_only"),
    "buyin.chip_gift": ("no_objection", "no_objection", "limit_games_only", "never"),
    "pot.chop_blinds": ("allowed", "allowed", "prohibited"),
    "pot.split_agreements_limit": ("prohibited", "no_objection"),
    "pot.insurance": ("big_bet_only", "all_games", "none"),
}
"""What a house may have decided about it."""


def house_by(chance: Chance) -> Overrides:
    """A house's mind on all of it."""
    house: Overrides = {key: chance.pick(values) for key, values in HOUSES.items()}
    if not house["buyin.playing_behind"]:
        # A wallet that plays and chips that wait for a banker contradict each other.
        del house["buyin.wallet_plays"]
    return house


def money_talk(chance: Chance, table: Table) -> TableCommand:
    """One thing that can be said about money, whether it may be said now or not."""
    people = [occupant.person for occupant in table.occupants] or [FLOOR]
    person, seat = chance.pick(people), Seat(1 + chance.below(len(table.seats)))
    base = table.config.stakes.base
    least = table.config.buy_in_least
    amount = Chips(chance.below(60) * base // 2)
    wallet = Chips(chance.pick((0, 0, 1000 * base)))
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: c.PlayBehind(person, Chips(least + amount), wallet),
        lambda: c.PlayBehind(person, None, wallet),
        lambda: c.PlayBehind(person, amount),
        lambda: c.SettleBehind(FLOOR, seat, chance.one_in(2)),
        lambda: c.SettleBehind(FLOOR, _waiting(chance, table) or seat, chance.one_in(2)),
        lambda: c.AnnounceWallet(person, amount),
        lambda: c.CountChips(FLOOR, _waiting(chance, table) or seat),
        lambda: c.GiveChips(person, seat, amount),
        lambda: c.GiveChips(person, seat, base),
        lambda: c.ObjectToGift(person, seat),
        lambda: c.Tip(person, Chips(1 + chance.below(base))),
        lambda: c.Insure(person, seat, "half of what the river brings"),
        lambda: c.AllowSplits(person, chance.one_in(2)),
        lambda: c.AllowSplits(chance.pick(table.split_objectors or people), allows=True),
        lambda: h.Chop(person, chance.one_in(2)),
        lambda: h.Split(person, chance.one_in(2)),
    )
    return chance.pick(kinds)()


def before_the_deal(chance: Chance, table: Table) -> list[TableCommand]:
    """What is mostly said while the cards are shuffled; some of it the same moment refuses."""
    if not chance.one_in(4):
        return []
    base, least = table.config.stakes.base, table.config.buy_in_least
    people = [occupant.person for occupant in table.occupants]
    person, taker = chance.pick(people), chance.pick(table.occupants)
    kinds: Sequence[TableCommand] = (
        c.PlayBehind(person, least),
        c.PlayBehind(person, base),
        c.GiveChips(person, taker.seat, base),
        c.Tip(person, Chips(1 + chance.below(base))),
        c.AnnounceWallet(person, base),
    )
    said = [chance.pick(kinds)]
    if chance.one_in(3):
        said.append(c.ObjectToGift(chance.pick(people), chance.pick(table.occupants).seat))
    return said


def about_what_waits(chance: Chance, table: Table) -> list[TableCommand]:
    """A banker sees to what is on its way; the floor counts what has come too late."""
    seat = _waiting(chance, table)
    if seat is None:
        return []
    return [c.SettleBehind(FLOOR, seat, not chance.one_in(3)), c.CountChips(FLOOR, seat)]


def _waiting(chance: Chance, table: Table) -> Seat | None:
    """A seat where something has been announced."""
    seats = [
        occupant.seat
        for occupant in table.occupants
        if occupant.advance.unsettled or occupant.advance.late
    ]
    return chance.pick(seats) if seats else None


def may_chop(table: Table) -> bool:
    """Whether it has been folded to two blinds that may chop."""
    return table.hand is not None and table.is_in_hand and bool(choppers(table.hand))


def agreements(table: Table) -> list[TableCommand]:
    """Everybody who may chop or split says yes, one after the other."""
    hand = table.hand
    if hand is None or not table.is_in_hand:
        return []
    chops = [h.Chop(player.person) for player in hand.players if player.seat in choppers(hand)]
    splits = [h.Split(player.person) for player in hand.players if player.seat in splitters(hand)]
    return [*(chops or splits)]
