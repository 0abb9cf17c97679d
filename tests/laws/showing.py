"""Asking to see hands, showing them when nothing is claimed, and rulings on hands, by chance."""

from collections.abc import Callable, Sequence

from core.chips import Chips
from core.hand import commands as h
from core.hand.state import Hand, Showdown
from core.house.settings import Overrides
from core.ids import PersonId, Seat
from core.table import Table
from core.table import commands as c
from core.table.commands import TableCommand
from tests.laws.chance import Chance

FLOOR = PersonId("floor")

HOUSES: dict[str, tuple[str | int | bool, ...]] = {
    "showdown.show_all": (False, False, False, True),
    "showdown.retrieve_mucked": ("shown_winner", "shown_winner", "never"),
    "showdown.see_called_hand": ("suspicion_only", "any_dealt_in", "late_street_only"),
    "showdown.see_called_floor_from": (0, 0, 1),
}
"""What a house may have decided about it."""


def showing_by(chance: Chance) -> Overrides:
    """A house's mind on all of it."""
    house: Overrides = {key: chance.pick(values) for key, values in HOUSES.items()}
    if house["showdown.show_all"]:
        # Hands that are all shown are neither mucked in silence nor for the board.
        house |= {
            "showdown.idle": "auto_show_if_winning",
            "showdown.play_board": "declare_and_show",
        }
    return house


def showing_talk(chance: Chance, table: Table) -> TableCommand:
    """One thing about hands shown or ruled on, whether it may be said now or not."""
    people = [occupant.person for occupant in table.occupants] or [FLOOR]
    hand = table.hand
    person, other = chance.pick(people), chance.pick(people)
    if hand is None:
        return h.ShowTo(person, other)
    player, seat = chance.pick(hand.players).actor, chance.pick(hand.seats)
    if (hand.is_over or isinstance(hand.phase, Showdown)) and not chance.one_in(4):
        return _after(chance, hand, person, seat)
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: h.ShowTo(player, other),
        lambda: h.ShowAll(person, seat),
        lambda: h.Show(player, cards=(1 + chance.below(2),)),
        lambda: c.NoteLeak(FLOOR, seat),
        lambda: c.RestoreHand(FLOOR, seat, chance.pick(("", "The button slipped"))),
        lambda: c.RestoreHand(FLOOR, seat, "The button slipped"),
        lambda: c.CorrectWager(FLOOR, _size(chance, hand)),
        lambda: c.CorrectWager(FLOOR, _size(chance, hand)),
        lambda: c.FoulHand(FLOOR, seat) if chance.one_in(4) else c.NoteLeak(FLOOR, seat),
        lambda: c.VoidHand(FLOOR) if chance.one_in(4) else c.NoteLeak(FLOOR, seat),
    )
    return chance.pick(kinds)()


def _after(chance: Chance, hand: Hand, person: PersonId, seat: Seat) -> TableCommand:
    player, other = chance.pick(hand.players).actor, chance.pick(hand.players).actor
    asked = [look.seat for look in hand.looks.asked if look.needs_floor]
    seen = [shown.seat for shown in hand.looks.shown_to]
    kinds: Sequence[Callable[[], TableCommand]] = (
        lambda: h.AskToSee(player, seat),
        lambda: h.AskToSee(player, seat),
        lambda: h.ShowTo(player, other),
        lambda: h.ShowTo(player, person),
        lambda: h.ShowAll(person, chance.pick(seen or [seat])),
        lambda: h.Show(player),
        lambda: h.Muck(player, confirmed=True),
        lambda: h.Muck(player, confirmed=True),
        lambda: c.ConfirmLook(FLOOR, chance.pick(asked or [seat]), chance.one_in(2)),
        lambda: c.Object(person, "", chance.pick(hand.looks.released or (seat,))),
    )
    return chance.pick(kinds)()


def _size(chance: Chance, hand: Hand) -> Chips:
    unit, wager = hand.rules.unit, hand.wager
    size = chance.pick((2 * wager, 3 * wager, wager - unit, wager + unit, wager // 2))
    return Chips(max(size - size % unit, unit))
