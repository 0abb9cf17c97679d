"""The books: postings balance, wallets never go below zero, nothing is half done."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.bank import Books, Kind, Overdrawn, Posting, house, net, pot, stack, wallet
from core.chips import Chips
from core.ids import CommunityId, PersonId, TableId
from core.refusal import Reason, Refusal

ANN, BOB = PersonId("club:ann"), PersonId("club:bob")
TABLE = TableId("t1")
BANK = house(CommunityId("club"))


def move(debit: str, credit: str, amount: int, kind: Kind = Kind.GRANT) -> Posting:
    return Posting(debit, credit, Chips(amount), kind)  # type: ignore[arg-type]


def test_chips_move_from_debit_to_credit() -> None:
    """What leaves one account arrives in the other; the house issues below zero."""
    books = Books()
    books.post([move(BANK, wallet(ANN), 500), move(wallet(ANN), stack(TABLE, ANN), 200)])
    assert books.balance(BANK) == -500
    assert books.balance(wallet(ANN)) == 300
    assert books.balance(stack(TABLE, ANN)) == 200


def test_a_wallet_too_small_is_refused_with_the_numbers() -> None:
    """The refusal names what is there and what was needed, and nothing has moved."""
    books = Books({wallet(ANN): 300})
    with pytest.raises(Refusal) as refused:
        books.post(
            [move(wallet(ANN), stack(TABLE, ANN), 100), move(wallet(ANN), stack(TABLE, ANN), 201)]
        )
    assert refused.value == Refusal(Reason.WALLET_TOO_SMALL, balance=200, needed=201)
    assert dict(books.items()) == {wallet(ANN): 300}


def test_a_stack_below_zero_is_an_error_of_the_game() -> None:
    """No player is told that his stack is short: the game itself must have miscounted."""
    books = Books({stack(TABLE, ANN): 10})
    with pytest.raises(Overdrawn):
        books.post([move(stack(TABLE, ANN), pot(TABLE), 11)])
    assert books.balance(stack(TABLE, ANN)) == 10


def test_a_posting_of_nothing_cannot_be_written() -> None:
    """A posting moves more than nothing, and never backwards."""
    for amount in (0, -1):
        with pytest.raises(ValueError, match="forward"):
            move(BANK, wallet(ANN), amount)


def test_what_somebody_owns_is_his_wallet_and_every_stack_of_his() -> None:
    """Another person's chips do not count, not even of one whose name ends alike."""
    other = PersonId("my-club:ann")
    books = Books(
        {
            wallet(ANN): 5,
            stack(TABLE, ANN): 30,
            stack(TableId("t22"), ANN): 200,
            stack(TABLE, BOB): 1_000,
            stack(TABLE, other): 4_000,
            wallet(other): 7_000,
            pot(TABLE): 90_000,
        }
    )
    assert books.owned(ANN) == 235
    assert books.owned(BOB) == 1_000
    assert books.owned(PersonId("club:cid")) == 0


def test_no_house_issues_more_than_can_be_counted() -> None:
    """90 trillion chips and not a hundredth more, so that no total ever leaves 2**53."""
    most = 9_000_000_000_000_000
    assert most < 2**53
    books = Books()
    books.post([move(BANK, wallet(ANN), most - 1), move(BANK, wallet(BOB), 1)])
    for amount in (1, 2**63, 10**30):
        with pytest.raises(Refusal) as refused:
            books.post([move(wallet(BOB), stack(TABLE, BOB), 1), move(BANK, wallet(BOB), amount)])
        assert refused.value == Refusal(Reason.BANK_AT_MOST, most=most)
        assert books.balance(wallet(BOB)) == 1
    books.post([move(wallet(ANN), BANK, 5), move(BANK, wallet(BOB), 5)])
    assert books.balance(BANK) == -most


def test_undo_is_the_opposite_of_post() -> None:
    """Postings that were never committed leave no trace."""
    books = Books({wallet(ANN): 100})
    moves = [move(wallet(ANN), stack(TABLE, ANN), 60), move(BANK, wallet(ANN), 5)]
    books.post(moves)
    books.undo(moves)
    assert {name: held for name, held in books.items() if held} == {wallet(ANN): 100}


_ACCOUNTS = st.sampled_from(
    [BANK, wallet(ANN), wallet(BOB), stack(TABLE, ANN), stack(TABLE, BOB), pot(TABLE)]
)
_MOVES = st.lists(
    st.tuples(_ACCOUNTS, _ACCOUNTS, st.integers(1, 1000)).filter(lambda m: m[0] != m[1]),
    max_size=40,
)


@given(st.lists(_MOVES, max_size=6))
def test_whatever_happens_all_accounts_together_are_nothing(
    batches: list[list[tuple[str, str, int]]],
) -> None:
    """Any row of postings, refused ones included, keeps the sum at nothing and wallets whole."""
    books = Books()
    for batch in batches:
        before = dict(books.items())
        try:
            books.post([move(debit, credit, amount) for debit, credit, amount in batch])
        except (Refusal, Overdrawn):
            assert dict(books.items()) == before
        held = dict(books.items())
        assert sum(held.values()) == 0
        assert all(amount >= 0 for account, amount in held.items() if account != BANK)


@given(_MOVES)
def test_the_net_of_postings_adds_up_to_nothing(batch: list[tuple[str, str, int]]) -> None:
    """What one account gains by a batch, others lose."""
    assert sum(net(move(*one) for one in batch).values()) == 0
