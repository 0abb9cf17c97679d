"""What the other laws are held against: the shared histories meet all that they speak of."""

from collections import Counter
from typing import Final

from core.table import commands as c
from tests.laws.recorded import recorded
from tests.laws.tables import DEALS

RULED: Final = {
    c.AwardPot, c.CallMisdeal, c.CorrectWager, c.ExposeCard, c.ForfeitInterest, c.FoulHand,
    c.GiveTime, c.InspectHand, c.KillHand, c.MoveButton, c.MovePlayer, c.NoteLeak, c.PauseTable,
    c.ReleaseVoid, c.RestoreHand, c.ResumeTable, c.SettleObjection, c.TakeBackAct, c.VoidHand,
}  # fmt: skip
"""Every ruling that can be given where the deal is in order and the right player brings it in."""

MEASURES: Final = {c.Remove, c.SitOut, c.Pardon, c.Fine, c.Eject}
OTHERS: Final = {
    c.ReportIrregularity, c.StateFacts, c.AskTable, c.Object, c.ProposeConditions,
    c.AgreeToChange, c.ObjectToChange, c.SetRule, c.TakeHouse,
}  # fmt: skip


def test_the_floor_rules_in_them() -> None:
    """Every ruling, misdeals among them, every measure against a player, what is said to the floor
    and every change of the conditions has been taken in some recorded history."""
    wanted = RULED | MEASURES | OTHERS
    met: Counter[type] = Counter()
    for name in DEALS:
        for one in (one for said in recorded(name) for one in said if one.step is not None):
            act = one.command.act if isinstance(one.command, c.Rule) else one.command
            met[type(act)] += 1
        if met.keys() >= wanted:
            return
    assert wanted - met.keys() == set()
