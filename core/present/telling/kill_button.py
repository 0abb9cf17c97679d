"""The kill button, told: who has a leg up, who kills the next pot (Cooke 8.04.02, 16.01.08)."""

from collections.abc import Iterator
from typing import Final

from core.house.settings import word
from core.present.documents import Line
from core.present.say import say
from core.present.telling.story import Story, Teller
from core.present.words.limits import limits_text
from core.table.kills import button_events as k
from core.table.kills.button import KillState
from core.table.kills.button_events import KillWhy

_NEUTRAL: Final = "Kill button neutral."

_HELD: Final = {
    KillWhy.FIRST_LEG: "{who} {have} a leg up.",
    KillWhy.TWO_POTS: "{who} kill{s} the next pot.",
    KillWhy.SCOOP: "{who} scoop{s} {pot}: kill next hand.",
    KillWhy.BIG_POT: "{who} win{s} {pot} (threshold {least}): kill next hand.",
    KillWhy.NO_OPENERS: "Nobody opened: the first left of the blinds kills the next pot.",
    KillWhy.LEFT_OF_BLINDS: "{who}, left of the blinds, kill{s} this pot.",
    KillWhy.WALK: "{who} keep{s} the leg: there was no flop.",
    KillWhy.RETURNED: "{who} {have} a leg up again.",
}
"""What the button says of him before whom it lies."""

_SPLIT: Final = {
    KillState.LEG_UP: "{who} split{s} the pot and keep{s} the leg.",
    KillState.KILL: "{who} split{s} the pot and kill{s} the next one again.",
}

_BESIDE: Final = {
    KillWhy.OWED: "{who} owe{s} a kill, to be posted with the next hand.",
    KillWhy.TAKEN_UP: "{who} kill{s} the next pot.",
}
"""What it does not show."""

_MAY: Final = "A kill was left out: {who} may kill the next pot."
_MUST: Final = "A kill was left out: {who} kill{s} the next pot that nobody else kills."


def _moved(story: Story, event: k.KillButtonMoved) -> Iterator[Line]:
    template = _template(story, event)
    if not template:
        return
    if event.seat is None:
        yield say(template)
        return
    have = "have" if story.is_mine(event.seat) else "has"
    yield story.tell(template, event.seat, have=have, pot=event.pot, least=event.least)


def _template(story: Story, event: k.KillButtonMoved) -> str:
    """The sentence; none for what the posts of the next hand tell, or what is just forgotten."""
    why = event.why
    if why in (KillWhy.PAID, KillWhy.LAPSED):
        return ""
    if why is KillWhy.MISSED:
        settings = story.view.config.settings
        return _MAY if word(settings, "kill.missed") == "optional_next" else _MUST
    if why in _BESIDE:
        return _BESIDE[why]
    if event.kill.is_neutral:
        return _NEUTRAL
    return _SPLIT[event.kill.state] if why is KillWhy.SPLIT else _HELD[why]


def _paid(story: Story, event: k.KillPaid) -> Iterator[Line]:
    rules = story.hand.rules
    yield story.tell("Kill pot: {who} post{s} {amount} dead. Limits this hand {limits}.",
                     event.seat, amount=event.amount,
                     limits=limits_text(rules.structure, rules.stakes))  # fmt: skip


def _paid_back(story: Story, event: k.KillPaidBack) -> Iterator[Line]:
    yield say("The kill of {amount} goes back to {who}.",
              amount=event.amount, who=story.name(event.seat))  # fmt: skip


KILL_BUTTON: Final[dict[type, Teller]] = {
    k.KillButtonMoved: _moved,
    k.KillPaid: _paid,
    k.KillPaidBack: _paid_back,
}
