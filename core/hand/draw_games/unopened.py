"""The first round of a draw game until somebody opens it (Cooke 7.06, 7.13, 7.17)."""

from core.chips import NO_CHIPS, Chips
from core.hand import events as e
from core.hand.commands import (
    AllIn,
    AnnounceRaise,
    Bet,
    BettingAct,
    Call,
    DeclareOpen,
    PutIn,
    RaiseTo,
)
from core.hand.draft import HandDraft
from core.hand.draw_games.holding_openers import may_open, needs_openers
from core.hand.forced.first_round import is_unopened
from core.hand.rules import OpenersCheck
from core.hand.state import Act, Offer, Player, Standing
from core.hand.wagers import betting
from core.refusal import Reason, Refusal

_OPENING = (Act.BET, Act.CALL, Act.RAISE)


def next_to_speak(draft: HandDraft, place: int) -> Player | None:
    """The first from ``place`` who has neither passed nor opened, those without chips too."""
    for player in draft.clockwise_from(place % len(draft.players)):
        if player.standing is Standing.LIVE and not player.has_acted:
            return player
    return None


def ask(draft: HandDraft, player: Player) -> None:
    """Put the action on ``player``; who cannot bet may declare the pot open (Cooke 7.13)."""
    if player.is_all_in or not draft.is_betting_possible:
        draft.emit(e.OpenOffered(draft.action + 1, player.seat))
    else:
        betting.give_action(draft, player)


def note_opener(draft: HandDraft, place: int) -> None:
    """After an act: whoever has opened the pot counts as its opener (Cooke 7.06).

    Where blinds are posted they have opened it, except that somebody has to have openers
    before he comes in (Cooke 7.17).
    """
    if not draft.spec.draws or draft.street or draft.opener is not None:
        return
    player = draft.players[place]
    last = player.last
    has_opened = player.standing is Standing.LIVE and last is not None and last.act in _OPENING
    if last is not None and has_opened and (needs_openers(draft) or is_unopened(draft)):
        draft.emit(e.OpenerChanged(player.seat, last.more))


def check_openers(draft: HandDraft, player: Player, command: BettingAct) -> None:
    """Warn or refuse one who would open without openers (setting ``draw.openers_check``).

    Raises:
        Refusal: ``NO_OPENERS``, or ``OPENERS_WARNING`` until the command is ``confirmed``.
    """
    if draft.spec.openers is None or draft.street or draft.opener is not None:
        return
    if not needs_openers(draft):
        return
    if isinstance(command, (AllIn, AnnounceRaise, Bet, Call, PutIn, RaiseTo)):
        _check(draft, player, is_confirmed=command.confirmed)


def declare_open(draft: HandDraft, player: Player, command: DeclareOpen) -> None:
    """Open the pot without a bet: others have to come in for the whole opening bet (Cooke 7.13).

    Raises:
        Refusal: as :func:`check_openers`.
    """
    assert isinstance(draft.phase, Offer)
    if not command.opens:
        draft.emit(e.OpenPassed(player.seat))
        return
    if needs_openers(draft):
        _check(draft, player, is_confirmed=command.confirmed)
    wager = draft.full_raise if draft.is_betting_possible else NO_CHIPS
    draft.emit(e.PotDeclaredOpen(player.seat, Chips(wager)))
    draft.emit(e.OpenerChanged(player.seat))


def _check(draft: HandDraft, player: Player, *, is_confirmed: bool) -> None:
    rules = draft.rules
    if may_open(rules, player.down.content):
        return
    match rules.draw.openers_check:
        case OpenersCheck.HONOR:
            return
        case OpenersCheck.REFUSE:
            raise Refusal(Reason.NO_OPENERS, "cooke-7.17")
        case OpenersCheck.WARN:
            if not is_confirmed:
                raise Refusal(Reason.OPENERS_WARNING, "cooke-7.17")
