"""Proposing other conditions, and what the players say to it (Cooke 3.05, 10.15).

The players have ``table.change_seconds`` to object in, while the game goes on as it was.
Whatever passes is made before the next hand, and of a pot that is carried, once it is won.
"""

from typing import Final

from core.house.setting import Effect, Setting
from core.house.settings import number, setting_of
from core.ids import PersonId, later, seconds
from core.refusal import Reason, Refusal
from core.table.commands.conditions import (
    AgreeToChange,
    ExpireProposal,
    ObjectToChange,
    ProposeConditions,
    WithdrawChange,
)
from core.table.draft import TableDraft
from core.table.floor.contest_events import HouseRuleNotTaken
from core.table.floor.rule_change import RuleChange, changed
from core.table.setup import proposal_events as e
from core.table.setup.changing_over import change_over, check_change, config_due, is_contested
from core.table.setup.proposal import Conditions, Proposal
from core.table.setup.vetoes import RULE, is_asked, objections_needed, people_asked

_WINDOW: Final = "table.change_seconds"


def propose(draft: TableDraft, command: ProposeConditions) -> None:
    """Ask the players about other conditions; where nobody is to be asked, change them.

    What is proposed now takes the place of what was proposed before.

    Raises:
        Refusal: ``TABLE_CLOSING``; ``SETTING_IMPOSSIBLE``; ``CONDITIONS_UNCHANGED``;
            ``CHANGE_PROPOSED`` for what the players are being asked already; and the reasons of
            :func:`core.table.setup.changing_over.check_change` for a table that could not be
            dealt so, or not to those who sit there.
    """
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    for change in command.rules:
        if change.value is not None:
            setting_of(change.key).check(change.value)
    due = config_due(draft)
    config = command.conditions.under(due)
    for change in command.rules:
        config = changed(config, change)
    if config == due:
        raise Refusal(Reason.CONDITIONS_UNCHANGED, RULE)
    check_change(draft, config)
    of_limits = not command.conditions.plays_as(Conditions.of(due))
    _put_forward(draft, command.by, command.conditions, command.rules, of_limits=of_limits)


def asks_about(draft: TableDraft, setting: Setting) -> bool:
    """Whether a house rule that somebody sets is a condition of which the players are asked.

    What counts at once is a matter of the chat room, and no condition of the game.
    """
    if setting.effect is Effect.AT_ONCE or not people_asked(draft):
        return False
    return is_asked(draft.config.settings, of_limits=False)


def propose_rules(draft: TableDraft, rules: tuple[RuleChange, ...], by: PersonId) -> None:
    """Ask the players about house rules that come together."""
    _put_forward(draft, by, None, rules, of_limits=False)


def _put_forward(
    draft: TableDraft,
    by: PersonId,
    conditions: Conditions | None,
    rules: tuple[RuleChange, ...],
    *,
    of_limits: bool,
) -> None:
    _not_again(draft, conditions, rules)
    before = _like(draft, conditions, rules)
    config = draft.config
    asked = people_asked(draft)
    has_passed = not asked or not is_asked(config.settings, of_limits=of_limits)
    is_open = is_contested(draft) or draft.objection is not None
    if has_passed and conditions is not None and not is_open:
        change_over(draft, conditions, rules, by)
    else:
        _ask(draft, by, conditions, rules, has_passed=has_passed)
    for one in before:
        _drop(draft, e.ChangeDropped(one, e.DroppedBy.ANOTHER))


def _not_again(
    draft: TableDraft, conditions: Conditions | None, rules: tuple[RuleChange, ...]
) -> None:
    """What the players are being asked already is not asked anew: their objections stand."""
    if any((one.conditions, one.rules) == (conditions, rules) for one in draft.proposals):
        raise Refusal(Reason.CHANGE_PROPOSED, RULE)


def _ask(
    draft: TableDraft,
    by: PersonId,
    conditions: Conditions | None,
    rules: tuple[RuleChange, ...],
    *,
    has_passed: bool,
) -> None:
    config, asked = draft.config, people_asked(draft)
    proposal = Proposal(
        number=draft.proposals_made + 1,
        conditions=conditions,
        rules=rules,
        by=by,
        ends_at=later(draft.now, seconds(number(config.settings, _WINDOW))),
        # Who proposes it need not be asked, and may object all the same.
        agreed=(by,) if by in asked else (),
        has_passed=has_passed,
    )
    draft.emit(e.ChangeProposed(proposal, Conditions.of(config)))


def _like(
    draft: TableDraft, conditions: Conditions | None, rules: tuple[RuleChange, ...]
) -> list[Proposal]:
    """What was proposed before of the same matter."""
    keys = {change.key for change in rules}
    return [
        one
        for one in draft.proposals
        if (conditions is not None and one.conditions is not None)
        or any(change.key in keys for change in one.rules)
    ]


def _drop(draft: TableDraft, dropped: e.ChangeDropped) -> None:
    """It is off; of the community's rules the table keeps in mind that it does not go by them."""
    draft.emit(dropped)
    for change in dropped.proposal.rules:
        if change.of_community and dropped.why is not e.DroppedBy.ANOTHER:
            draft.emit(
                HouseRuleNotTaken(change.key, change.value, dropped.proposal.by, dropped.why.value)
            )


def withdraw(draft: TableDraft, command: WithdrawChange) -> None:
    """The floor lets a change come to nothing that has not been made yet.

    Raises:
        Refusal: ``NO_CHANGE_PROPOSED``.
    """
    found = [one for one in draft.proposals if command.number in (None, one.number)]
    if not found:
        raise Refusal(Reason.NO_CHANGE_PROPOSED, RULE)
    _drop(draft, e.ChangeDropped(found[-1], e.DroppedBy.WITHDRAWN))


def agree(draft: TableDraft, command: AgreeToChange) -> None:
    """Somebody seated has nothing against it; he may change his mind as long as it is open.

    Raises:
        Refusal: ``NOT_SEATED``, ``NO_CHANGE_PROPOSED``, or ``CHANGE_ACCEPTED``.
    """
    seat = draft.seated(command.person).seat
    proposal = _open(draft, command.number)
    if command.person in proposal.agreed:
        raise Refusal(Reason.CHANGE_ACCEPTED, RULE)
    draft.emit(e.ChangeAgreed(proposal.number, seat, command.person))


def object_to(draft: TableDraft, command: ObjectToChange) -> None:
    """Somebody seated objects.

    Raises:
        Refusal: ``NOT_SEATED``, ``NO_CHANGE_PROPOSED``, or ``CHANGE_OPPOSED``.
    """
    seat = draft.seated(command.person).seat
    proposal = _open(draft, command.number)
    if command.person in proposal.objectors:
        raise Refusal(Reason.CHANGE_OPPOSED, RULE)
    count, needed = _count(draft, proposal)
    draft.emit(e.ChangeObjected(proposal.number, seat, command.person, count + 1, needed))


def _open(draft: TableDraft, number: int | None) -> Proposal:
    """The proposal of that number, or the last one, if it may still be answered."""
    for one in reversed(draft.proposals):
        if not one.has_passed and number in (None, one.number) and draft.now < one.ends_at:
            return one
    raise Refusal(Reason.NO_CHANGE_PROPOSED, RULE)


def expire(draft: TableDraft, command: ExpireProposal) -> None:
    """The time to object is over, and too few have: it passes.

    Raises:
        Refusal: ``STALE`` when it has been decided, or there is time left.
    """
    for one in draft.proposals:
        if one.number == command.number and not one.has_passed and draft.now >= one.ends_at:
            draft.emit(e.ChangePassed(one, *_count(draft, one)))
            return
    raise Refusal(Reason.STALE)


def decide(draft: TableDraft) -> None:
    """After anything that was said: what enough object to is dropped, what all have answered
    or nobody is left to answer passes before its time."""
    asked = people_asked(draft)
    for one in draft.proposals:
        if one.has_passed:
            continue
        count, needed = _count(draft, one)
        if asked and count >= needed:
            _drop(draft, e.ChangeDropped(one, e.DroppedBy.OBJECTIONS, count, needed))
        elif set(asked) <= {*one.agreed, *one.objectors}:
            draft.emit(e.ChangePassed(one, count, needed))


def _count(draft: TableDraft, proposal: Proposal) -> tuple[int, int]:
    """How many of those who sit there now object, and how many would have to."""
    asked = people_asked(draft)
    count = sum(person in proposal.objectors for person in asked)
    return count, objections_needed(draft.config.settings, len(asked))


def carry_out(draft: TableDraft) -> bool:
    """Between two contests: make what has passed; True when anything was."""
    if draft.is_closing or draft.objection is not None or is_contested(draft):
        return False
    due = [one for one in draft.proposals if one.has_passed]
    for one in due:
        reason = _impossible(draft, one)
        if reason is not None:
            _drop(draft, e.ChangeDropped(one, e.DroppedBy.IMPOSSIBLE, reason=reason))
            continue
        change_over(draft, one.conditions, one.rules)
        draft.emit(e.ChangeMade(one.number))
    return bool(due)


def _impossible(draft: TableDraft, proposal: Proposal) -> Reason | None:
    """Why it cannot be made any more, though it could when it was proposed."""
    config = draft.config
    if proposal.conditions is not None:
        config = proposal.conditions.under(config)
    for change in proposal.rules:
        config = changed(config, change)
    try:
        check_change(draft, config)
    except Refusal as refusal:
        return refusal.reason
    return None
