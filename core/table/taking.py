"""Taking: who carries out each command of a table."""

from collections.abc import Callable
from typing import Any, Final

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
    PutIn,
    RaiseTo,
    SetPreact,
    Show,
    ShowAll,
    ShowTo,
    Split,
    TakeTime,
    Undo,
)
from core.hand.floor import rulings
from core.hand.play import bet, command_hand
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table import commands as c
from core.table import dealer
from core.table import events as e
from core.table.blinds import announcing, carrying, choosing_entry
from core.table.draft import TableDraft
from core.table.floor import (
    awarding,
    ejecting,
    fining,
    giving,
    giving_time,
    hearing,
    inspecting,
    misplaced,
    moving,
    objecting,
    pausing,
    removing,
    rule_changes,
    ruling,
    showing,
    sitting_out,
)
from core.table.floor.misdeals import calling, checking, exposing, late_posts, repairing, reporting
from core.table.kills import settling as kill_settling
from core.table.kills import voluntary
from core.table.money import behind, buying, gifts, in_view, insuring, splits
from core.table.seats import changing, overs, proxies, seating, standing
from core.table.setup import closing, proposing
from core.table.time import clock, requests, standing_still, turn_words


def in_time(draft: TableDraft, seat: Seat) -> None:
    """Whoever acts at ``seat`` ends his row of expired turns by it."""
    occupant = draft.seats[seat - 1]
    if occupant is not None and occupant.expired:
        draft.emit(e.ActedInTime(seat))


def _bet(draft: TableDraft, command: BettingAct) -> None:
    """An act of a betting round, as any other: the ones there are most of."""
    hand, player = turn_words.player_for(draft, command)
    requests.refuse_late(draft, player.seat)
    bet(hand, player, command)
    in_time(draft, player.seat)


def _hand_command(draft: TableDraft, command: HandCommand) -> None:
    """A player's act: never late, and it ends his row of expired turns."""
    hand, player = turn_words.player_for(draft, command)
    requests.refuse_late(draft, player.seat)
    command_hand(hand, player, command)
    in_time(draft, player.seat)


def _show(draft: TableDraft, command: Show | Muck) -> None:
    """At the showdown, or of oneself once the hand is over."""
    if draft.is_in_hand:
        _hand_command(draft, command)
    else:
        showing.show_after(draft, command)


def _object(draft: TableDraft, command: c.Object) -> None:
    """Against a hand mucked by mistake, or to whatever else the floor has to hear."""
    if command.seat is not None:
        showing.retrieve(draft, command)
    else:
        objecting.raise_objection(draft, command)


def _expose(draft: TableDraft, command: c.ExposeCard) -> None:
    hand = draft.hand
    if hand is None or not draft.is_in_hand:
        raise Refusal(Reason.NO_HAND)
    if command.seat not in hand.seats:
        raise Refusal(Reason.NOT_IN_HAND)
    player = hand.player(command.seat)
    if not hand.spec.upcards:
        exposing.expose_dealt(draft, hand, player, command)
    elif command.by_owner:
        rulings.play_open(hand, player, command.card)
    else:
        rulings.expose(hand, player, command.card, others_wait=command.others_wait)


def _kill(draft: TableDraft, command: c.KillHand) -> None:
    if draft.hand is None:
        raise Refusal(Reason.NO_HAND)
    rulings.kill(draft.hand, command.seat, ante_back=command.ante_back)


def _move_bring_in(draft: TableDraft, command: c.MoveBringIn) -> None:
    if draft.hand is None:
        raise Refusal(Reason.NO_HAND)
    rulings.move_bring_in(draft.hand, command.seat)


def _set_rule(draft: TableDraft, command: c.SetRule) -> None:
    """Between hands the change counts at once, for who has enough to play too."""
    rule_changes.set_rule(draft, command)
    if not draft.is_in_hand:
        dealer.sit_out_broke(draft)


def _take_house(draft: TableDraft, command: c.TakeHouse) -> None:
    """As for one rule of the table's own."""
    rule_changes.take_house(draft, command)
    if not draft.is_in_hand:
        dealer.sit_out_broke(draft)


def _propose(draft: TableDraft, command: c.ProposeConditions) -> None:
    """Between hands what nobody is asked about counts at once, for who has enough to play too."""
    proposing.propose(draft, command)
    if not draft.is_in_hand:
        dealer.sit_out_broke(draft)


def _split(draft: TableDraft, command: Split) -> None:
    """In limit nobody at the table may object to it (Cooke 9.10)."""
    splits.refuse_objected(draft)
    _hand_command(draft, command)


def _rule(draft: TableDraft, command: c.Rule) -> None:
    """The act that is ruled is taken as it would be without the ruling."""
    giving.rule(draft, command, TAKE[type(command.act)])


def _award(draft: TableDraft, command: c.AwardPot) -> None:
    """Once the pot has been pushed, the kill follows it, and who is left without chips sits out."""
    is_pushed = not draft.is_in_hand
    awarding.award_pot(draft, command)
    if is_pushed:
        kill_settling.after_award(draft)
    if not draft.is_in_hand:
        dealer.sit_out_broke(draft)


TAKE: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    **dict.fromkeys((Check, Call, Fold, AllIn, Bet, RaiseTo, PutIn, AnnounceRaise), _bet),
    **dict.fromkeys(
        (
            DrawCards,
            MakeChoice,
            ConfessOpeners,
            DeclareOpen,
            CallLow,
            Chop,
        ),
        _hand_command,
    ),
    Show: _show,
    Muck: _show,
    ShowTo: showing.show_to,
    ShowAll: showing.show_all,
    AskToSee: showing.ask_to_see,
    c.SitDown: seating.sit_down,
    c.Leave: seating.leave,
    c.RefuseKill: seating.refuse_kill,
    c.GoAway: seating.go_away,
    c.ComeBack: seating.come_back,
    c.TopUp: buying.top_up,
    c.CashOut: buying.cash_out,
    Split: _split,
    c.AnteIn: carrying.ante_in,
    c.PostStraddle: announcing.post_straddle,
    c.PlayBehind: behind.play_behind,
    c.SettleBehind: behind.settle_behind,
    c.AnnounceWallet: in_view.announce_wallet,
    c.CountChips: in_view.count_chips,
    c.GiveChips: gifts.give_chips,
    c.ObjectToGift: gifts.object_to_gift,
    c.KillPot: voluntary.kill_pot,
    c.ObjectToKill: voluntary.object_to_kill,
    c.Tip: gifts.tip,
    c.Insure: insuring.insure,
    c.AllowSplits: splits.allow_splits,
    c.PushSplit: splits.push_split,
    c.ExposeCard: _expose,
    c.KillHand: _kill,
    c.MoveBringIn: _move_bring_in,
    c.CorrectWager: ruling.correct_wager,
    c.RestoreHand: ruling.restore_hand,
    c.FoulHand: ruling.foul_hand,
    c.CallMisdeal: calling.call_misdeal,
    c.FixDeal: repairing.fix_deal,
    c.ReportIrregularity: reporting.report,
    c.AnswerPost: late_posts.answer,
    c.DemandMisdeal: calling.demand,
    c.InspectDeal: checking.inspect_deal,
    c.VoidHand: ruling.void_hand,
    c.ReleaseVoid: ruling.release_void,
    c.TakeBackAct: ruling.take_back_act,
    c.ForfeitInterest: ruling.forfeit_interest,
    c.AwardPot: _award,
    c.InspectHand: inspecting.inspect,
    c.MovePlayer: moving.move_player,
    c.PauseTable: pausing.pause,
    c.ResumeTable: pausing.resume,
    c.GiveTime: giving_time.give_time,
    c.MoveButton: misplaced.move_button,
    c.ConfirmLook: showing.confirm_look,
    c.NoteLeak: showing.note_leak,
    Undo: turn_words.undo,
    SetPreact: turn_words.set_preact,
    TakeTime: turn_words.take_time,
    c.CallClock: requests.call_clock,
    c.FloorCallsClock: requests.floor_calls_clock,
    c.Eject: ejecting.eject,
    c.Spare: ejecting.spare,
    c.Remove: removing.remove,
    c.Pardon: removing.pardon,
    c.SitOut: sitting_out.sit_out,
    c.Fine: fining.fine,
    c.Agree: standing.agree,
    c.StartHand: dealer.start_hand,
    c.DealerCallsClock: requests.dealer_calls_clock,
    c.ExpireTurn: clock.expire_turn,
    c.ExpireShow: clock.expire_showdown,
    c.ExpireChoice: clock.expire_choosing,
    c.ExpireKill: clock.expire_kill,
    c.PlayOvers: overs.play_overs,
    c.SetRule: _set_rule,
    c.ProposeConditions: _propose,
    c.WithdrawChange: proposing.withdraw,
    c.AgreeToChange: proposing.agree,
    c.ObjectToChange: proposing.object_to,
    c.ExpireProposal: proposing.expire,
    c.TakeHouse: _take_house,
    c.ChangeSeat: changing.change_seat,
    c.ChooseEntry: choosing_entry.choose_entry,
    c.NameProxy: proxies.name_proxy,
    c.ObjectToProxy: proxies.object_to_proxy,
    c.Object: _object,
    c.SettleObjection: objecting.settle,
    c.ExpireObjection: objecting.expire,
    c.ExpireSitOut: sitting_out.expire,
    c.Rule: _rule,
    c.StateFacts: hearing.state_facts,
    c.AskTable: hearing.ask_table,
    c.ReviewHand: inspecting.review,
    c.CloseTable: closing.close,
    c.CallOff: closing.call_off,
    c.PauseClocks: standing_still.pause_clocks,
    c.ResumeClocks: standing_still.resume_clocks,
}
"""Who takes each command."""
