"""Play: taking a player's command in a hand."""

from core.hand import progress
from core.hand.acts import FOLDED
from core.hand.ahead import declaring, early_chips, keeping, retrieving
from core.hand.commands import (
    AllIn,
    AnnounceRaise,
    AskToSee,
    Bet,
    BettingAct,
    Call,
    CallLow,
    Check,
    Chop,
    ConfessOpeners,
    DeclareOpen,
    DrawCards,
    Fold,
    HandCommand,
    MakeChoice,
    Muck,
    Prompt,
    PutIn,
    RaiseTo,
    SetPreact,
    Show,
    ShowAll,
    ShowdownAct,
    ShowTo,
    Split,
    TakeTime,
    Undo,
)
from core.hand.draft import HandDraft
from core.hand.draw_games import choosing, drawing, false_openers, unopened
from core.hand.sharing import agreeing
from core.hand.shows import looking, showdown, showing_after
from core.hand.state import (
    Betting,
    Choosing,
    Drawing,
    KillWindow,
    Offer,
    Player,
    Showdown,
    Standing,
)
from core.hand.wagers import acting
from core.hand.wagers.second_acts import refuse_answered, refuse_second
from core.ids import Seat
from core.refusal import Reason, Refusal


def command_hand(draft: HandDraft, player: Player, command: HandCommand) -> None:
    """Carry out ``command`` of ``player`` and all that follows from it.

    Raises:
        Refusal: ``STALE``, ``ALREADY_FOLDED``, ``ALREADY_ALL_IN``, ``NOT_YOUR_TURN``,
            ``NO_ONE_TO_ACT``, ``NO_SHOWDOWN``, or the menu's own reason; nothing has been
            emitted then.
    """
    match command:
        case Check() | Call() | Fold() | Bet() | RaiseTo() | AllIn() | PutIn() | AnnounceRaise():
            bet(draft, player, command)
        case Show() | Muck() | CallLow():
            _lay_down(draft, player, command)
        case Undo():
            _refuse_stale(draft, command.prompt)
            retrieving.take_back(draft, player)
        case SetPreact():
            keeping.keep(draft, player, command)
        case DrawCards():
            _draw(draft, player, command)
        case MakeChoice():
            _choose(draft, player, command)
        case ConfessOpeners():
            _confess(draft, player, command)
        case DeclareOpen():
            _declare_open(draft, player, command)
        case Chop():
            _refuse_stale(draft, command.prompt)
            agreeing.chop(draft, player, command)
        case Split():
            _refuse_stale(draft, command.prompt)
            agreeing.split(draft, player, command)
        case ShowTo() | ShowAll() | AskToSee() | TakeTime():
            # They speak of people at the table, or of its clock: the table takes them.
            raise AssertionError(type(command).__name__)


def bet(draft: HandDraft, player: Player, command: BettingAct) -> None:
    """Carry out an act of a betting round: see :func:`command_hand`."""
    if command.prompt is not None:
        refuse_answered(draft, player, command, command.prompt)
        _refuse_stale(draft, command.prompt)
    if player.standing is FOLDED:
        raise Refusal(Reason.ALREADY_FOLDED, "cooke-4.12")
    phase = draft.phase
    if not isinstance(phase, Betting):
        if isinstance(phase, Drawing) and isinstance(command, Check):
            # To rap the table on the draw is to stand pat (Cooke 7.12).
            _draw(draft, player, DrawCards(command.person, (), command.prompt))
            return
        if isinstance(phase, KillWindow) and isinstance(command, Check):
            _decline_kill(draft, player, phase)
            return
        raise Refusal(Reason.NO_ONE_TO_ACT, "cooke-11.01")
    if player.seat != phase.menu.seat:
        if player.is_all_in:
            raise Refusal(Reason.ALREADY_ALL_IN, "cooke-9.09")
        refuse_second(draft, player, command)
        if not declaring.is_due(draft, player):
            raise declaring.not_your_turn(draft)
        declaring.declare(draft, player, command)
        return
    place = draft.place(player.seat)
    if draft.early.escrow and draft.early.chips_of(player.seat):
        early_chips.answer(draft, player, command)
    else:
        acting.take(draft, player, phase.menu, command)
    if type(draft.phase) is not Betting:
        progress.after_act(draft, place)


def _decline_kill(draft: HandDraft, player: Player, phase: KillWindow) -> None:
    """To check is to let the pot be played as it is."""
    if player.seat != phase.to_act:
        raise declaring.not_your_turn(draft)
    progress.decline_kill(draft)


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


def fold_on_draw(draft: HandDraft, player: Player) -> None:
    """``player`` has not said what he draws, and folds (setting ``draw.timeout``)."""
    drawing.fold_idle(draft, player)
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
    if isinstance(command, Show) and command.cards and not isinstance(draft.phase, Showdown):
        showing_after.show_in_play(draft, player, command.cards)
        return
    if not isinstance(draft.phase, Showdown):
        raise Refusal(Reason.NO_SHOWDOWN, "cooke-11.02")
    awaited = draft.phase.to_act
    showdown.lay_down(draft, player.seat, command)
    looking.carry_out(draft)
    _go_on_showing(draft, awaited)


def ask_to_see(draft: HandDraft, player: Player, seat: Seat) -> None:
    """``player`` asks to see the called hand at ``seat``: see :func:`looking.ask_to_see`."""
    awaited = draft.phase.to_act if isinstance(draft.phase, Showdown) else None
    looking.ask_to_see(draft, player, seat)
    _go_on_showing(draft, awaited)


def answer_look(draft: HandDraft, seat: Seat, *, allows: bool) -> None:
    """The floor answers a request for the hand at ``seat``: see :func:`looking.answer`."""
    awaited = draft.phase.to_act if isinstance(draft.phase, Showdown) else None
    looking.answer(draft, seat, allows=allows)
    _go_on_showing(draft, awaited)


def _go_on_showing(draft: HandDraft, awaited: Seat | None) -> None:
    """Ask the next one to show once ``awaited`` has answered, or push the pots.

    A part of a hand answers nothing: its owner is still awaited (Cooke 11.03).
    """
    if isinstance(draft.phase, Showdown) and (
        draft.phase.to_act != awaited or not draft.is_contested
    ):
        progress.after_lay_down(draft)


def expire_show(draft: HandDraft) -> None:
    """Settle the hand that was awaited and go on."""
    assert isinstance(draft.phase, Showdown)
    seat = draft.phase.to_act
    assert seat is not None
    showdown.settle_idle(draft, seat)
    looking.carry_out(draft)
    progress.after_lay_down(draft)


def _refuse_stale(draft: HandDraft, prompt: Prompt | None) -> None:
    if prompt is not None and (prompt.hand, prompt.action) != (draft.number, draft.action):
        raise Refusal(Reason.STALE)
