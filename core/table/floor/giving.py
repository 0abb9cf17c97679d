"""Giving a ruling: who may, with what reason, and that it is final (Cooke 1.05, 2.03, 3.13)."""

from collections.abc import Callable
from typing import Any, Final

from core.hand.draft import HandDraft
from core.hand.state import Player, Standing
from core.ids import PersonId, Seat
from core.legible import legible
from core.refusal import Reason, Refusal
from core.table import commands as c
from core.table.draft import TableDraft
from core.table.floor import finality, objecting
from core.table.floor import ruling_events as e
from core.table.floor.ruling_record import Ruling
from core.table.floor.ruling_traits import Traits, Why, traits_of

MOST_CHARACTERS: Final = 200
"""The longest reason that stands beside a ruling."""

_CLAIMS: Final = (Standing.LIVE, Standing.SHOWN, Standing.MUCKED)
"""A hand that plays for the pot, or may be retrieved for it."""

Take = Callable[[TableDraft, Any], None]
"""Does an act, or refuses it."""


def rule(draft: TableDraft, command: c.Rule, take: Take) -> None:
    """Give a ruling, and do what it says: ``take`` does the act.

    Raises:
        Refusal: ``MAY_NOT_RULE`` for one who plays for the pot himself (Cooke 3.13);
            ``OBJECTION_CLOSED`` for a hand that another has followed (Cooke 1.02);
            ``RULING_NEEDS_REASON`` or ``RULING_TOO_LONG``; ``RULING_FINAL`` where another has
            ruled on the matter (Cooke 2.03); and whatever the act itself is refused for.
    """
    act, traits = command.act, traits_of(command.act)
    refuse_player(draft, command.by)
    _refuse_closed(draft, command)
    why = _why(command, traits)
    if isinstance(act, c.InspectHand):
        # Looked at in private: what is written down of it is for the audit alone.
        take(draft, c.InspectHand(command.by, act.seat, command.name, why))
        return
    ruling = _ruling(draft, command, traits, why)
    draft.emit(e.RulingGiven(ruling))
    take(draft, act)
    if traits.answers and not command.keeps_call_open:
        objecting.answered(draft, command.by)


def _refuse_closed(draft: TableDraft, command: c.Rule) -> None:
    if command.hand is not None and command.hand != draft.hands:
        ends = "the next hand starts"
        raise Refusal(Reason.OBJECTION_CLOSED, "cooke-1.02", hand=command.hand, ends=ends)


def refuse_player(draft: TableDraft, person: PersonId) -> None:
    """Refuse one who holds a live hand in the hand that is ruled on (Cooke 3.13).

    Until the next deal that is also one who was still in when it ended: the pot may still move.

    Raises:
        Refusal: ``MAY_NOT_RULE``.
    """
    hand = draft.last_hand()
    if hand is None or (not draft.is_in_hand and hand.is_void):
        return
    if any(_plays(player, person) and player.standing in _CLAIMS for player in hand.players):
        raise Refusal(Reason.MAY_NOT_RULE, "cooke-3.13")


def _plays(player: Player, person: PersonId) -> bool:
    return person in (player.person, player.actor)


def reason(said: str) -> str:
    """The floor's words, in one line.

    Raises:
        Refusal: ``RULING_TOO_LONG``.
    """
    why = legible(said)
    if len(why) > MOST_CHARACTERS:
        raise Refusal(Reason.RULING_TOO_LONG, count=len(why), most=MOST_CHARACTERS)
    return why


def _why(command: c.Rule, traits: Traits) -> str:
    why = reason(command.why)
    is_due = traits.why is Why.ALWAYS or (traits.why is Why.UNCITED and command.rule is None)
    if is_due and not why:
        raise Refusal(Reason.RULING_NEEDS_REASON, "cooke-1.05")
    return why


def _ruling(draft: TableDraft, command: c.Rule, traits: Traits, why: str) -> Ruling:
    hand = draft.last_hand()
    street = hand.street if hand is not None else 0
    seat = _concerned(draft, hand, command.act)
    return Ruling(
        kind=traits.kind,
        by=command.by,
        name=command.name,
        why=why,
        rule=traits.rule if command.rule is None and not why else command.rule,
        hand=draft.hands,
        action=hand.action if hand is not None else 0,
        seat=seat,
        at=draft.at,
        amends=finality.amended(draft, command.by, traits.matter, seat, street),
        street=street,
    )


def _concerned(draft: TableDraft, hand: HandDraft | None, act: c.RulingAct) -> Seat | None:
    """Whom it concerns: the seat it names, or whoever is waited for or has just acted."""
    match act:
        case c.MovePlayer():
            occupants = (one.seat for one in draft.occupants() if one.person == act.person)
            return next(occupants, None)
        case c.AwardPot():
            return act.seats[0] if len(act.seats) == 1 else None
        case c.ConfirmLook():
            # Whose hand is suspected is told to the floor alone (Cooke 11.08).
            look = hand.looks.for_floor(act.seat) if hand is not None else None
            return None if look is not None and look.is_report else act.seat
        case c.TakeBackAct():
            return hand.record[-1].seat if hand is not None and hand.record else None
        case c.GiveTime():
            return getattr(hand.phase, "to_act", None) if hand is not None else None
        case _:
            return getattr(act, "seat", None)
