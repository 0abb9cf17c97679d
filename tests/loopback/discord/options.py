"""The options of a slash command, as Discord's client builds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from simcord import interactions
from simcord.backend import Backend, serializers
from simcord.backend.cdn import CDN_BASE
from simcord.enums import OptionType

from .guild import Channel
from .messages import ImpossibleAct

if TYPE_CHECKING:
    from .people import Person

_ENTITIES = {
    OptionType.USER: "users",
    OptionType.MENTIONABLE: "users",
    OptionType.CHANNEL: "channels",
    OptionType.ROLE: "roles",
}

Resolved = dict[str, dict[str, Any]]


def build_options(
    person: Person,
    channel: Channel,
    leaf: dict[str, Any],
    values: dict[str, Any],
    *,
    partial: bool = False,
) -> tuple[list[dict[str, Any]], Resolved]:
    """The wire options and the objects they name.

    A user option takes a Person, a channel option a Channel, a role option a role's id, and one
    for either a Person or a role's id.  A file is its name and its bytes.
    """
    declared = {option["name"]: option for option in leaf.get("options") or []}
    entities = {name for name, option in declared.items() if option["type"] in _ENTITIES}
    plain = {**leaf, "options": [o for name, o in declared.items() if name not in entities]}
    given = {name: value for name, value in values.items() if name not in entities}
    accepted = interactions.check_options(leaf["name"], plain, given, partial=partial)
    resolved: Resolved = {}
    for name in sorted(entities):
        if name in values:
            kind = OptionType(declared[name]["type"])
            accepted[name] = _resolve(person, channel, kind, values[name], resolved)
        elif declared[name].get("required") and not partial:
            raise ImpossibleAct(f"{leaf['name']} requires {name}")
    for name, value in accepted.items():
        if declared[name]["type"] == OptionType.ATTACHMENT:
            accepted[name] = _upload(person, channel, value, resolved)
    options = [
        {"name": name, "type": declared[name]["type"], "value": value}
        for name, value in accepted.items()
    ]
    return options, resolved


def _resolve(
    person: Person, channel: Channel, kind: OptionType, value: Any, resolved: Resolved
) -> str:
    """Put the named object into `resolved`; its id."""
    backend = person.wire.backend
    bucket = _ENTITIES[kind]
    if kind is OptionType.MENTIONABLE and isinstance(value, int):
        bucket = "roles"
    wanted = str(value if bucket == "roles" else value.id)
    resolved.setdefault(bucket, {})[wanted] = _object(backend, bucket, person, int(wanted))
    if bucket == "users" and channel.guild_id is not None:
        guild = backend.get_guild(channel.guild_id)
        member = guild.members.get(int(wanted))
        if member is not None:
            resolved.setdefault("members", {})[wanted] = dict(
                serializers.member_payload(backend, guild, member, with_user=False)
            )
    return wanted


def _upload(person: Person, channel: Channel, file: tuple[str, bytes], resolved: Resolved) -> str:
    """Put the file where the bot can fetch it, and into `resolved`; its id."""
    backend = person.wire.backend
    store = interactions.store_interaction_attachment
    ident = store(backend, channel.id, *file, resolved)
    stored = resolved["attachments"][ident]
    address = str(stored["url"]).replace(CDN_BASE, person.wire.cdn)
    resolved["attachments"][ident] = {**stored, "url": address, "proxy_url": address}
    return ident


def _object(backend: Backend, bucket: str, person: Person, wanted: int) -> dict[str, Any]:
    if bucket == "users":
        return dict(serializers.user_payload(backend.get_user(wanted)))
    if bucket == "roles":
        return dict(serializers.role_payload(backend.get_role(person.guild_id, wanted)))
    named = backend.get_channel(wanted)
    allowed = backend.compute_permissions(person.guild_id, person.id, wanted)
    return {**serializers.channel_payload(backend, named), "permissions": str(allowed)}
