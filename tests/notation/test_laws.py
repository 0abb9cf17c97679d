"""Laws of typed words: never an exception, and never a reading that is not legal."""

from hypothesis import given, settings
from hypothesis import strategies as st

from core.notation import (
    Ask,
    PresetName,
    Unclear,
    parse_action,
    parse_amount,
    parse_buy_in,
    parse_wager,
    presets,
)
from core.notation.vocabulary import PHRASES
from core.refusal import Refusal
from core.table import apply
from tests.dealt import Dealt, person
from tests.random_play import dealt

NUMBERS = st.one_of(
    st.integers(0, 10**18).map(str),
    st.decimals(0, 10**6, places=3).map(str),
    st.sampled_from(["pot", "1/2", "2/3 pot", "3bb", "50%", "max", "min", "all", "1.5k", "9e9",
                     "0x10", "٣", "²", "1/0", "∞", "+20", "by 20", "20 more", "300, 200"]),
)  # fmt: skip
PIECES = st.one_of(st.sampled_from(sorted(PHRASES)), NUMBERS, st.text(max_size=6))
TYPED = st.one_of(st.text(max_size=300), st.lists(PIECES, min_size=1, max_size=4).map(" ".join))


@settings(max_examples=250, deadline=None)
@given(data=st.data(), played=dealt(), typed=TYPED)
def test_any_words_are_answered(data: st.DataObject, played: Dealt, typed: str) -> None:
    """Whatever anybody types at whatever moment is a command, a question, readings or a refusal;
    and when it is his turn every reading is taken by the table."""
    seat = data.draw(st.sampled_from([o.seat for o in played.table.occupants]))
    view = played.view(seat)
    try:
        said = parse_action(typed, view, person(seat))
    except Refusal:
        return
    if isinstance(said, Unclear):
        assert said.readings
        assert len(set(said.readings)) == len(said.readings)
        assert view.is_my_turn
        for reading in said.readings:
            apply(played.table, reading, played.now)
    elif not isinstance(said, Ask):
        try:
            apply(played.table, said, played.now)
        except Refusal:
            return


@settings(max_examples=120, deadline=None)
@given(played=dealt(), typed=st.one_of(NUMBERS, st.text(max_size=60)), opens=st.sampled_from(
    [None, True, False]))  # fmt: skip
def test_any_amount_is_answered(played: Dealt, typed: str, opens: bool | None) -> None:
    """Whatever is sent from a form is an act, readings or a refusal."""
    seat = played.table.hand.to_act if played.table.hand is not None else None
    view = played.view(seat)
    for parse in (parse_amount, parse_buy_in):
        try:
            assert parse(typed, view) >= 0
        except Refusal:
            continue
    if seat is None:
        return
    try:
        said = parse_wager(typed, view, person(seat), played.prompt, opens)
    except Refusal:
        return
    for act in said.readings if isinstance(said, Unclear) else ():
        apply(played.table, act, played.now)


@settings(max_examples=120, deadline=None)
@given(played=dealt())
def test_presets_are_legal_and_grow(played: Dealt) -> None:
    """Named wagers are within the menu, each larger than the one before, all-in the last."""
    hand = played.view().hand
    if hand is None or hand.menu is None:
        return
    menu = hand.menu
    sizes = presets(menu, hand.pot, hand.unit)
    amounts = [size.to for size in sizes]
    assert amounts == sorted(set(amounts))
    assert bool(sizes) == menu.may_raise
    for size in sizes:
        assert size.to == menu.raise_max or menu.raise_min <= size.to < menu.raise_max
        assert size.to % hand.unit == 0 or size.to == menu.raise_max
    if sizes:
        assert sizes[-1].name is PresetName.ALL_IN
