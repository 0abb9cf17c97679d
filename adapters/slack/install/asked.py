"""What the dealer asks of a workspace: scopes, events and slash commands, each with its reason.

The manifest and the OAuth flow are both made from this.
"""

from typing import Final

from msgspec import Struct

DEFAULT_COMMAND: Final = "/poker"

SCOPES: Final = {
    "app_mentions:read": "words said to the dealer's mention",
    "channels:history": "finding its own message after a lost answer, in a channel",
    "channels:read": "seeing whether it is in the channel where a table is opened",
    "chat:write": "boards, cards and answers",
    "commands": "slash commands",
    "groups:history": "finding it in a private channel",
    "groups:read": "seeing whether it is in the private channel",
    "im:history": "words said in private",
    "im:write": "opening a private conversation for the cards",
    "reactions:read": "gestures of the player in turn, on the board and the turn notice",
    "usergroups:read": "who is in a user group that the house has chosen as floor or admin",
    "users:read": "names, and who is an admin or has been deactivated",
}
"""Scopes of the bot's token and what each is for; there are no scopes of a person's."""

EVENTS: Final = (
    "app_home_opened",
    "app_mention",
    "app_uninstalled",
    "message.im",
    "reaction_added",
    "tokens_revoked",
    "user_change",
)
"""Events of the bot; ``user_change`` tells of people who have been deactivated."""


class SlashCommand(Struct, frozen=True):
    """A slash command; ``hint`` is what may be typed after it."""

    name: str
    does: str
    hint: str = ""


SHORT_COMMANDS: Final = (
    SlashCommand("/check", "Check."),
    SlashCommand("/bet", "Bet.", "120, 3bb, pot, 1/2"),
    SlashCommand("/call", "Call."),
    SlashCommand("/raise", "Raise to an amount.", "120, 3bb, pot, 1/2"),
    SlashCommand("/fold", "Fold."),
    SlashCommand("/draw", "Throw cards and draw as many; empty to pick them.", "Kh 7c, 2 4"),
    SlashCommand("/discard", "Throw cards away, unseen.", "7c"),
)
"""Acts by their own names: they may be left out, since names belong to no app alone."""


def commands(
    command: str = DEFAULT_COMMAND, *, with_short: bool = True
) -> tuple[SlashCommand, ...]:
    """The slash commands of the app; ``command`` takes every word the dealer knows."""
    hint = "table open, game razz, sit, raise 120, help"
    main = SlashCommand(command, "Say anything to the dealer.", hint)
    return (main, *(SHORT_COMMANDS if with_short else ()))
