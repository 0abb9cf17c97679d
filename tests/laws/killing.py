"""Kills by chance: announced before a deal, with objections, and offered on the first cards."""

from core.hand import commands as h
from core.hand.state import KillWindow
from core.table import Table
from core.table.commands import KillPot, ObjectToKill, TableCommand
from tests.laws.chance import Chance


def kills(chance: Chance, table: Table) -> list[TableCommand]:
    """Somebody kills the next pot, or somebody objects; many of them may not."""
    if not table.occupants or not chance.one_in(4):
        return []
    killer, other = chance.pick(table.occupants), chance.pick(table.occupants)
    said: list[TableCommand] = [KillPot(killer.person)]
    if chance.one_in(4):
        said.append(ObjectToKill(other.person, killer.seat))
    if chance.one_in(4):
        said.append(KillPot(other.person))
    return said


def answer_to_kill(chance: Chance, table: Table, phase: KillWindow) -> TableCommand:
    """Whoever is offered the kill takes it now and then."""
    hand = table.hand
    assert hand is not None
    player = hand.player(phase.to_act)
    assert player is not None
    prompt = h.Prompt(hand.number, hand.action)
    if chance.one_in(5):
        return KillPot(player.actor, prompt)
    return h.Check(player.actor, prompt)
