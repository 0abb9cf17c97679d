"""The app manifest: everything Slack wants to know of an app, in one document.

https://docs.slack.dev/reference/app-manifest
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from adapters.slack.http.door import EVENTS_PATH
from adapters.slack.install.asked import DEFAULT_COMMAND, EVENTS, SCOPES, SlashCommand, commands
from adapters.slack.install.oauth import REDIRECT_PATH

Value = str | bool | Sequence[Any] | Mapping[str, Any]

_DESCRIPTION: Final = "A poker dealer that knows the rule book."
_FELT: Final = "#0b3d2e"


def manifest(
    command: str = DEFAULT_COMMAND, *, with_short: bool = True, address: str = ""
) -> dict[str, Any]:
    """The manifest as a document.

    Args:
        command: the slash command that takes words.
        with_short: also ``/check``, ``/bet``, ``/call``, ``/raise``, ``/fold``, ``/draw`` and
            ``/discard``.
        address: our public address for HTTP mode, as ``https://poker.example.com``; without
            one the app is for Socket Mode.
    """
    base = address.rstrip("/")
    request_url = {"request_url": base + EVENTS_PATH} if base else {}
    options_url = {"message_menu_options_url": base + EVENTS_PATH} if base else {}
    redirects = {"redirect_urls": [base + REDIRECT_PATH]} if base else {}
    asked = commands(command, with_short=with_short)
    return {
        "display_information": {
            "name": "Riffle",
            "description": _DESCRIPTION,
            "background_color": _FELT,
        },
        "features": {
            "app_home": {
                "home_tab_enabled": True,
                "messages_tab_enabled": True,
                "messages_tab_read_only_enabled": False,
            },
            "bot_user": {"display_name": "Riffle", "always_online": True},
            "slash_commands": [_slash_command(each, base) for each in asked],
        },
        "oauth_config": {**redirects, "scopes": {"bot": sorted(SCOPES)}},
        "settings": {
            "event_subscriptions": {**request_url, "bot_events": sorted(EVENTS)},
            "interactivity": {"is_enabled": True, **request_url, **options_url},
            "org_deploy_enabled": bool(base),
            "socket_mode_enabled": not base,
            "token_rotation_enabled": False,
        },
    }


def manifest_text(
    command: str = DEFAULT_COMMAND, *, with_short: bool = True, address: str = ""
) -> str:
    """The manifest as YAML, to be pasted into Slack; arguments as for :func:`manifest`."""
    document = manifest(command, with_short=with_short, address=address)
    return "\n".join(_lines(document, "")) + "\n"


def _slash_command(command: SlashCommand, base: str) -> dict[str, Any]:
    return {
        "command": command.name,
        **({"url": base + EVENTS_PATH} if base else {}),
        "description": command.does,
        **({"usage_hint": command.hint} if command.hint else {}),
        "should_escape": True,  # a mention then comes as an id, which no name can imitate
    }


def _lines(value: Mapping[str, Value] | Sequence[Value], indent: str) -> Iterator[str]:
    """``value`` as lines of YAML; JSON's strings are YAML's too."""
    pairs = value.items() if isinstance(value, Mapping) else ((None, item) for item in value)
    for key, item in pairs:
        lead = f"{indent}-" if key is None else f"{indent}{key}:"
        if isinstance(item, str | bool):
            yield f"{lead} {json.dumps(item, ensure_ascii=False)}"
        elif key is None:
            first, *rest = _lines(item, f"{indent}  ")
            yield f"{lead} {first.lstrip()}"
            yield from rest
        else:
            yield lead
            yield from _lines(item, f"{indent}  ")
