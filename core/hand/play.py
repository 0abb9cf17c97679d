"""Play: taking a player's command in a hand."""

from core.hand import (
    betting,
    choosing,
    drawing,
    false_openers,
    progress,
    retrieving,
    showdown,
    unopened,
)
from core.hand.commands import (
    AllIn,
    Bet,
    BettingAct,
    Call,
    CallLow,
    Check,
    ConfessOpeners,
    DeclareOpen,
    DrawCards,
    Fold,
    HandCommand,
    MakeChoice,
    Muck,
    Prompt,
    RaiseTo,
    Show,
    ShowdownAct,
    Undo,
)
from core.hand.draft import HandDraft
from core.hand.state import Betting, Choosing, Drawing, Offer, Player, Showdown, Standing
from core.refusal import Reason, Refusal


def command_hand(draft: HandDraft, player: Player, command: HandCommand) -> None:
    """Carry out ``command`` of ``player`` and all that follows from it.

    Raises:
        Refusal: ``STALE``, ``ALREADY_FOLDED``, ``ALREADY_ALL_IN``, ``NOT_YOUR_TURN``,
            ``NO_ONE_TO_ACT``, ``NO_SHOWDOWN``, or the menu's own reason; nothing has been
            emitted then.
    """
    match command:
        case Check() | Call() | Fold() | Bet() | RaiseTo() | AllIn():
            _bet(draft, player, command)
        case Show() | Muck() | CallLow():
            _lay_down(draft, player, command)
        case Undo():
            _refuse_stale(draft, command.prompt)
            retrieving.take_back(draft, player)
        case DrawCards():
            _draw(draft, player, command)
        case MakeChoice():
            _choose(draft, player, command)
        case ConfessOpeners():
            _confess(draft, player, command)
        case DeclareOpen():
            _declare_open(draft, player, command)


def _bet(draft: HandDraft, player: Player, command: BettingAct) -> None:
    _refuse_stale(draft, command.prompt)
    if player.standing is Standing.FOLDED:
        raise Refusal(Reason.ALREADY_FOLDED, "cooke-4.12")
    phase = draft.phase
    if isinstance(phase, Drawing) and isinstance(command, Check):
        # To rap the table on the draw is to stand pat (Cooke 7.12).
        _draw(draft, player, DrawCards(command.person, (), command.prompt))
        return
    if not isinstance(phase, Betting):
        raise Refusal(Reason.NO_ONE_TO_ACT, "cooke-11.01")
    if player.seat != phase.menu.seat:
        if player.is_all_in:
            raise Refusal(Reason.ALREADY_ALL_IN, "cooke-9.09")
        raise Refusal(
            Reason.NOT_YOUR_TURN,
            "cooke-10.01",
            seat=phase.menu.seat,
            name=draft.player(phase.menu.seat).name,
        )
    place = draft.place(player.seat)
    unopened.check_openers(draft, player, command)
    betting.act(draft, phase.menu, command)
    progress.after_act(draft, place)


def _confess(draft: HandDraft, player: Player, command: ConfessOpeners) -> None:
    # He may confess out of turn, so only the hand number can be stale.
    if command.prompt is not None and command.prompt.hand != draft.number:
        raise Refusal(Reason.STALE)
    false_openers.confess(draft, player)


def _declare_open(draft: HandDraft, player: Player, command: DeclareOpen) -> None:
    _refuse_stale(draft, command.prompt)
    phase = draft.phase
    if not isinstance(phase, Offer):
        raise Refusal(Reason.NO_OFFER, "cooke-7.17.02")
    if player.seat != phase.to_act:
        name = draft.player(phase.to_act).name
        raise Refusal(Reason.NOT_YOUR_TURN, "cooke-10.01", seat=phase.to_act, name=name)
    answer = unopened.declare_open if phase.back_to is None else false_openers.answer
    answer(draft, player, command)
    progress.after_offer(draft, draft.place(player.seat), phase.back_to)


def _draw(draft: HandDraft, player: Player, command: DrawCards) -> None:
    phase = draft.phase
    if player.standing is Standing.FOLDED:
        raise Refusal(Reason.ALREADY_FOLDED, "cooke-4.12")
    if not isinstance(phase, Drawing):
        raise Refusal(Reason.NO_DRAW, "cooke-7.05")
    is_change = phase.asked is not None and phase.asked.seat == player.seat
    # A change of mind may answer the prompt before: that of the choice it changes (Cooke 7.10).
    answered = Prompt(draft.number, draft.action - 1)
    if not is_change or command.prompt != answered:
        _refuse_stale(draft, command.prompt)
    drawing.draw_cards(draft, player, command)
    progress.after_draw(draft)


def _choose(draft: HandDraft, player: Player, command: MakeChoice) -> None:
    _refuse_stale(draft, command.prompt)
    if player.standing is Standing.FOLDED:
        raise Refusal(Reason.ALREADY_FOLDED, "cooke-4.12")
    if not isinstance(draft.phase, Choosing):
        raise Refusal(Reason.NO_CHOICE, "cooke-6.08")
    choosing.make_choice(draft, player, command)
    progress.after_choice(draft)


def expire_choice(draft: HandDraft) -> None:
    """Choose for everybody who has not, and go on."""
    choosing.choose_for_idle(draft)
    progress.after_choice(draft)


def _lay_down(draft: HandDraft, player: Player, command: ShowdownAct) -> None:
    # A hand may be shown before its turn (Cooke 11.02), so only the hand number can be stale.
    if command.prompt is not None and command.prompt.hand != draft.number:
        raise Refusal(Reason.STALE)
    if player.standing is Standing.FOLDED:
        raise Refusal(Reason.ALREADY_FOLDED, "cooke-4.12")
    if not isinstance(draft.phase, Showdown):
        raise Refusal(Reason.NO_SHOWDOWN, "cooke-11.02")
    awaited = draft.phase.to_act
    showdown.lay_down(draft, player.seat, command)
    # A part of a hand answers nothing: its owner is still awaited (Cooke 11.03).
    has_answered = draft.player(player.seat).standing is not Standing.LIVE
    if (has_answered and player.seat == awaited) or not draft.is_contested:
        progress.after_lay_down(draft)


def expire_show(draft: HandDraft) -> None:
    """Settle the hand that was awaited and go on."""
    assert isinstance(draft.phase, Showdown)
    seat = draft.phase.to_act
    assert seat is not None
    showdown.settle_idle(draft, seat)
    progress.after_lay_down(draft)


def _refuse_stale(draft: HandDraft, prompt: Prompt | None) -> None:
    if prompt is not None and (prompt.hand, prompt.action) != (draft.number, draft.action):
        raise Refusal(Reason.STALE)
