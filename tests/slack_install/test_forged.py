"""Nobody acts for another: the user of a signed payload is the only one there is."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from core.hand.state import Standing
from core.ids import Seat
from core.present.documents import Verb
from core.present.presses.text import decode, encode
from tests.loopback.slack.couriers import Kind, Parcel
from tests.loopback.slack.wire import SlackWire
from tests.slack.stand import button, dealing
from tests.slack_install.house import House

ANN, BOB = "U0ANN", "U0BOB"

PAYLOADS: dict[Kind, dict[str, Any]] = {
    Kind.COMMAND: {"command": "/poker", "text": "fold", "user_id": BOB, "team_id": "T1"},
    Kind.INTERACTIVE: {
        "type": "block_actions",
        "user": {"id": BOB},
        "team": {"id": "T1"},
        "actions": [{"action_id": "riffle.fold", "value": "r1:t1:fold:1.1:-"}],
    },
    Kind.EVENT: {
        "type": "event_callback",
        "team_id": "T1",
        "event_id": "Ev1",
        "event": {"type": "app_mention", "user": BOB, "text": "fold", "ts": "1.1"},
    },
}


@pytest.mark.parametrize("kind", list(Kind))
async def test_another_user_in_any_payload_breaks_its_signature(house: House, kind: Kind) -> None:
    """A command, a press and a mention of Bob's, each turned into Ann's: refused in one line."""
    door = house.wire.door
    letter = door.signed(Parcel(kind, PAYLOADS[kind]))
    reply = await door.send(letter.forged(BOB, ANN))
    assert reply.status == 401
    assert reply.text.splitlines() == [
        "The request's signature is wrong: check SLACK_SIGNING_SECRET."
    ]
    assert house.heard == []


async def test_anothers_button_acts_for_whoever_pressed_it(
    slack_wire: SlackWire, tmp_path: Path
) -> None:
    """Bob sends a genuine press with Ann's Fold, and with her seat written into it: Ann has not
    folded, and Bob is told that it is not his turn."""
    async with dealing(slack_wire, tmp_path / "db") as stand:
        await stand.open_table()
        ann, bob = await stand.seated("Ann", "Bob")
        board, actor = await stand.dealt()
        other = bob if actor.id == ann.id else ann
        before = stand.table
        assert before.hand is not None
        fold = button(board, Verb.FOLD)
        press = decode(fold.value)
        assert press is not None
        seat = stand.table.occupant_of(stand.id_of(actor))
        assert seat is not None
        answer = await other.press(board, fold.label)
        assert "turn" in answer.text
        fold_for = encode(replace(press, seat=Seat(seat.seat)))
        payload = board.payload
        for block in payload["blocks"]:
            for element in block.get("elements", ()):
                if element.get("value") == fold.value:
                    element["value"] = fold_for
        answer = await other.press(board, value=fold_for, as_seen=True)
        assert "turn" in answer.text
        after = stand.table.hand
        assert after is not None
        assert after == before.hand
        assert all(player.standing is Standing.LIVE for player in after.players)
