"""Carrying: the pot of a draw game that nobody opened stays for the next deal (Cooke 7.13 to 7.17).

Who was dealt in antes again and plays on, without chips too for what he has matched.  Others may
ante in for all the antes so far, unless the pot holds money that was forfeited without them.
"""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from core.chips import NO_CHIPS, Chips
from core.hand.draft import HandDraft
from core.hand.rules import HandRules
from core.hand.state import Earlier
from core.house.settings import number, word
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import AnteIn
from core.table.draft import TableDraft
from core.table.state import Carry, Contribution, Occupant

FEWEST: Final = 2


def carry_on(draft: TableDraft) -> None:
    """After a hand that left its pot: say whose it is and who plays on for it."""
    hand, before = draft.hand, draft.carry
    if hand is None or before is None or not hand.carried or hand.is_void:
        return
    dealt = tuple(player.person for player in hand.players)
    is_false = hand.opener is not None
    involved = before.involved
    if is_false:
        involved = dealt if involved is None else tuple(p for p in involved if p in dealt)
    stays = word(draft.config.settings, "draw.passed_out_deal") == "same_dealer"
    antes = NO_CHIPS if before.is_open else before.antes
    carry = Carry(
        amount=hand.carried,
        deals=before.deals + 1,
        antes=Chips(antes + hand.rules.stakes.ante),
        paid=_paid(draft, before, hand),
        players=dealt,
        barred=before.barred + _barred(hand),
        involved=involved,
        button_stays=hand.spec.freezes_button if is_false else stays,
    )
    draft.emit(e.PotCarried(carry))


def _paid(draft: TableDraft, before: Carry, hand: HandDraft) -> tuple[Contribution, ...]:
    """Who has what in the pot; one who paid his kill dead had no hand (Cooke 8.04.08)."""
    now = [(one.person, one.is_prop, one.paid + one.dead) for one in hand.players]
    kill = draft.kill
    if kill.paid and kill.person is not None:
        now.append((kill.person, draft.seated(kill.person).is_prop, kill.paid))
    paid = {one.person: one for one in before.paid}
    for person, is_prop, more in now:
        earlier = paid.get(person)
        amount = (earlier.amount if earlier else 0) + more
        paid[person] = Contribution(person, Chips(amount), is_prop)
    return tuple(one for one in paid.values() if one.amount)


def _barred(hand: HandDraft) -> tuple[PersonId, ...]:
    """One without chips who declared the pot open without openers is out of it (Cooke 7.13)."""
    if hand.opener is None or hand.opening.bet:
        return ()
    return (hand.player(hand.opener).person,)


def plays_on(carry: Carry, occupant: Occupant) -> bool:
    """Whether ``occupant`` is dealt in while the pot is carried."""
    if occupant.is_away or occupant.is_leaving:
        return False
    if carry.is_open:
        return occupant.is_ready
    if occupant.person in carry.barred:
        return False
    is_in = occupant.person in carry.players or occupant.antes_in
    return is_in and (occupant.is_ready or has_interest(carry, occupant))


def has_interest(carry: Carry | None, occupant: Occupant) -> bool:
    """Whether a player without chips still plays for what he has in the pot (Cooke 7.13)."""
    return (
        carry is not None
        and occupant.person in carry.players
        and occupant.person not in carry.barred
        and any(one.person == occupant.person for one in carry.paid)
    )


def settle(draft: TableDraft) -> None:
    """Before a deal that fewer than two could play: the last one takes the pot.

    Where nobody is left of those who played for it, it is thrown open to all.
    """
    carry = draft.carry
    if carry is None or carry.is_open:
        return
    playing = [one for one in draft.occupants() if plays_on(carry, one)]
    if len(playing) == 1:
        (last,) = playing
        draft.emit(e.CarryAwarded(last.seat, last.person, carry.amount))
    elif not playing:
        draft.emit(e.PotCarried(replace(carry, is_open=True)))


def ante_in(draft: TableDraft, command: AnteIn) -> None:
    """Come into a pot that is carried, for all the antes so far and the next (Cooke 7.14).

    Raises:
        Refusal: ``NOT_SEATED``, ``HAND_IN_PLAY``, ``NO_POT_TO_ANTE_IN``, ``PLAYS_FOR_POT``,
            ``BARRED_FROM_POT``, ``POT_HOLDS_FORFEITS``, ``BROKE`` or ``ANTES_TOO_HIGH``.
    """
    occupant = draft.seated(command.person)
    if draft.is_in_hand:
        raise Refusal(Reason.HAND_IN_PLAY, "cooke-7.14")
    carry = draft.carry
    if carry is None or carry.is_open:
        raise Refusal(Reason.NO_POT_TO_ANTE_IN, "cooke-7.14")
    if occupant.person in carry.barred:
        raise Refusal(Reason.BARRED_FROM_POT, "cooke-7.13")
    if occupant.person in carry.players or occupant.antes_in:
        raise Refusal(Reason.PLAYS_FOR_POT, "cooke-7.14")
    if carry.involved is not None and occupant.person not in carry.involved:
        raise Refusal(Reason.POT_HOLDS_FORFEITS, "cooke-7.14")
    due = back_antes(carry, occupant.person)
    has = occupant.stack + occupant.behind
    if has <= due:
        raise Refusal(Reason.ANTES_TOO_HIGH, "cooke-7.14", due=due, stack=has)
    draft.emit(e.AntesIn(occupant.seat, due))


def back_antes(carry: Carry, person: PersonId) -> Chips:
    """The antes of earlier deals that ``person`` has not paid."""
    paid = next((one.amount for one in carry.paid if one.person == person), NO_CHIPS)
    return Chips(max(carry.antes - paid, 0))


def back_antes_of(draft: TableDraft, seats: tuple[Seat, ...]) -> Mapping[Seat, Chips]:
    """The antes of earlier deals that those dealt in at ``seats`` owe (Cooke 7.14)."""
    carry = draft.carry
    if carry is None:
        return {}
    there = [one for one in draft.occupants() if one.seat in seats]
    return {one.seat: back_antes(carry, one.person) for one in there if one.antes_in}


def earlier(draft: TableDraft, seats: tuple[Seat, ...]) -> tuple[Earlier, ...]:
    """Whose the chips in the pot are, for the hand about to be dealt to ``seats``."""
    carry = draft.carry
    if carry is None:
        return ()
    by_person = {one.person: one.seat for one in draft.occupants() if one.seat in seats}
    return tuple(_earlier(carry, one, by_person.get(one.person)) for one in carry.paid)


def _earlier(carry: Carry, paid: Contribution, seat: Seat | None) -> Earlier:
    """What is more than the antes was bet by a false opener, or posted as a blind."""
    antes = min(paid.amount, carry.antes)
    return Earlier(seat, Chips(antes), Chips(paid.amount - antes))


def anted_out(draft: TableDraft, rules: HandRules) -> HandRules:
    """``rules`` without an ante once the pot has had as many as the house wants (Cooke 7.17)."""
    most = number(draft.config.settings, "draw.max_antes")
    if draft.carry is None or not most or draft.carry.deals < most:
        return rules
    return replace(rules, stakes=replace(rules.stakes, ante=NO_CHIPS))


def give_back(draft: TableDraft) -> None:
    """A table that closes gives the carried pot back to those who paid it."""
    if draft.carry is not None:
        draft.emit(e.CarryReturned(draft.carry.paid))
