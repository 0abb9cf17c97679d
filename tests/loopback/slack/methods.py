"""The methods of the Web API, applied to the world; each raises ApiError as Slack refuses."""

from __future__ import annotations

from collections.abc import Callable

from .composing import Composer
from .world import ApiError, Conversation, Json, Team, World

Method = Callable[[Team, Json], Json]


class Methods:
    """What bots may call with a workspace's token."""

    def __init__(self, world: World, composer: Composer) -> None:
        self._world = world
        self._composer = composer
        self.named: dict[str, Method] = {
            "auth.test": self._auth_test,
            "chat.postMessage": self._post_message,
            "chat.postEphemeral": self._post_ephemeral,
            "chat.update": self._update,
            "chat.delete": self._delete,
            "conversations.open": self._open,
            "conversations.info": self._info,
            "conversations.join": self._join,
            "conversations.members": self._members,
            "conversations.history": self._history,
            "conversations.replies": self._replies,
            "users.info": self._user,
            "users.conversations": self._conversations_of,
            "usergroups.users.list": self._group,
            "views.open": self._open_view,
            "views.push": self._open_view,
            "views.update": self._update_view,
            "views.publish": self._publish,
        }

    def _auth_test(self, team: Team, args: Json) -> Json:
        answer = {
            "url": f"https://{team.domain}.slack.com/", "team": team.domain, "team_id": team.id,
            "user": self._world.users[team.bot]["name"], "user_id": team.bot,
            "bot_id": team.bot_id, "is_enterprise_install": False,
        }  # fmt: skip
        return answer | ({"enterprise_id": team.enterprise} if team.enterprise else {})

    # ------------------------------------------------------------------ chat

    def _post_message(self, team: Team, args: Json) -> Json:
        conversation = self._writable(team, args)
        if conversation.im in self._world.closed_dms:
            raise ApiError(self._world.closed_dms[conversation.im])
        thread = args.get("thread_ts")
        if thread and thread not in conversation.messages:
            raise ApiError("thread_not_found")
        message = self._composer.message(args, team)
        self._world.post(conversation.id, message)
        return {"channel": conversation.id, "ts": message["ts"], "message": message}

    def _post_ephemeral(self, team: Team, args: Json) -> Json:
        conversation = self._writable(team, args)
        user = args.get("user", "")
        if user not in conversation.members or self._world.users[user]["deleted"]:
            raise ApiError("user_not_in_channel")
        message = self._composer.message(args, team)
        self._world.whisper(conversation.id, user, message)
        return {"message_ts": message["ts"]}

    def _update(self, team: Team, args: Json) -> Json:
        conversation = self._writable(team, args)
        message = self._own(team, conversation, args)
        if team.edits_closed:
            raise ApiError("edit_window_closed")
        new = self._composer.message(args, team)
        for key in ("text", "blocks", "attachments", "metadata"):
            if key in args:
                message[key] = new.get(key, args[key])
        message["edited"] = {"user": team.bot, "ts": new["ts"]}
        self._world.change(conversation.id, message)
        answer = {"channel": conversation.id, "ts": message["ts"], "text": message["text"]}
        return answer | {"message": message}

    def _delete(self, team: Team, args: Json) -> Json:
        conversation = self._visible(team, args)
        message = self._own(team, conversation, args)
        self._world.delete(conversation.id, message["ts"])
        return {"channel": conversation.id, "ts": message["ts"]}

    # --------------------------------------------------------- conversations

    def _open(self, team: Team, args: Json) -> Json:
        users = [user for user in str(args.get("users") or "").split(",") if user]
        if len(users) != 1:
            raise ApiError("users_list_not_supplied")
        conversation = self._direct(team, users[0])
        return {"channel": {"id": conversation.id} if not args.get("return_im") else
                self._described(team, conversation)}  # fmt: skip

    def _info(self, team: Team, args: Json) -> Json:
        return {"channel": self._described(team, self._visible(team, args))}

    def _join(self, team: Team, args: Json) -> Json:
        conversation = self._visible(team, args)
        if conversation.private:
            raise ApiError("method_not_supported_for_channel_type")
        if team.bot not in conversation.members:
            conversation.members.append(team.bot)
        return {"channel": self._described(team, conversation)}

    def _members(self, team: Team, args: Json) -> Json:
        members = self._visible(team, args).members
        return {"members": members, "response_metadata": {"next_cursor": ""}}

    def _history(self, team: Team, args: Json) -> Json:
        conversation = self._readable(team, args)
        stored = reversed(conversation.messages.values())
        return self._page([m for m in stored if m.get("thread_ts", m["ts"]) == m["ts"]], args)

    def _replies(self, team: Team, args: Json) -> Json:
        conversation, thread = self._readable(team, args), args.get("ts", "")
        if thread not in conversation.messages:
            raise ApiError("thread_not_found")
        stored = conversation.messages.values()
        return self._page([m for m in stored if thread in (m["ts"], m.get("thread_ts"))], args)

    @staticmethod
    def _page(messages: list[Json], args: Json) -> Json:
        oldest, latest = args.get("oldest"), args.get("latest")
        inclusive = bool(args.get("inclusive"))
        found = [
            m
            for m in messages
            if (oldest is None or m["ts"] > oldest or (inclusive and m["ts"] == oldest))
            and (latest is None or m["ts"] < latest or (inclusive and m["ts"] == latest))
        ]
        start, most = int(args.get("cursor") or 0), int(args.get("limit") or 100)
        page = found[start : start + most]
        if not args.get("include_all_metadata"):
            page = [{k: v for k, v in m.items() if k != "metadata"} for m in page]
        more = start + most < len(found)
        cursor = {"next_cursor": str(start + most) if more else ""}
        return {"messages": page, "has_more": more, "response_metadata": cursor}

    # ---------------------------------------------------------------- people

    def _user(self, team: Team, args: Json) -> Json:
        user = self._world.users.get(args.get("user", ""))
        if user is None:
            raise ApiError("user_not_found")
        return {"user": user}

    def _conversations_of(self, team: Team, args: Json) -> Json:
        user = args.get("user") or team.bot
        found = [
            self._described(team, c)
            for c in self._world.conversations.values()
            if user in c.members and team.bot in c.members and not c.im
        ]
        return {"channels": found, "response_metadata": {"next_cursor": ""}}

    def _group(self, team: Team, args: Json) -> Json:
        if args.get("usergroup") not in team.groups:
            raise ApiError("no_such_subteam")
        return {"users": team.groups[args["usergroup"]]}

    # ----------------------------------------------------------------- views

    def _open_view(self, team: Team, args: Json) -> Json:
        trigger = args.get("trigger_id", "")
        user = self._world.pull(trigger)
        view = self._composer.view(args.get("view"), user, source=trigger)
        self._world.views[view.payload["id"]] = view
        self._world.traffic.whisper("modal", view.payload, user, "", trigger)
        return {"view": view.payload}

    def _update_view(self, team: Team, args: Json) -> Json:
        named = {v.payload["external_id"]: v for v in self._world.views.values() if v.is_open}
        old = self._world.views.get(args.get("view_id", "")) or named.get(
            args.get("external_id") or None
        )
        if old is None or not old.is_open:
            raise ApiError("not_found")
        if args.get("hash") and args["hash"] != old.payload["hash"]:
            raise ApiError("hash_conflict")
        view = self._composer.view(args.get("view"), old.user, old)
        self._world.traffic.whisper("modal", view.payload, view.user, "", view.source)
        return {"view": view.payload}

    def _publish(self, team: Team, args: Json) -> Json:
        user = args.get("user_id", "")
        if user not in self._world.users:
            raise ApiError("user_not_found")
        old = self._world.homes.get(user)
        if args.get("hash") and old is not None and args["hash"] != old.payload["hash"]:
            raise ApiError("hash_conflict")
        view = self._composer.view(args.get("view"), user, old)
        self._world.homes[user] = self._world.views[view.payload["id"]] = view
        self._world.traffic.whisper("home", view.payload, user, "")
        return {"view": view.payload}

    # ---------------------------------------------------------------- rights

    def _visible(self, team: Team, args: Json) -> Conversation:
        """A conversation that the bot can know of."""
        conversation = self._world.conversations.get(args.get("channel", ""))
        if conversation is None or team.id not in (conversation.team, *conversation.shared):
            raise ApiError("channel_not_found")
        if conversation.private and team.bot not in conversation.members:
            raise ApiError("channel_not_found")
        return conversation

    def _readable(self, team: Team, args: Json) -> Conversation:
        conversation = self._visible(team, args)
        if team.bot not in conversation.members:
            raise ApiError("not_in_channel")
        return conversation

    def _writable(self, team: Team, args: Json) -> Conversation:
        if args.get("channel") in self._world.users:  # a user's id means the direct conversation
            return self._direct(team, args["channel"])
        conversation = self._readable(team, args)
        if conversation.archived:
            raise ApiError("is_archived")
        return conversation

    def _direct(self, team: Team, user: str) -> Conversation:
        known = self._world.users.get(user)
        if known is None:
            raise ApiError("user_not_found")
        if known["is_bot"]:
            raise ApiError("cannot_dm_bot")
        if known["deleted"]:
            raise ApiError("user_disabled")
        return self._world.direct(team, user)

    def _own(self, team: Team, conversation: Conversation, args: Json) -> Json:
        message = self._world.message(conversation.id, args.get("ts", ""))
        if message.get("user") != team.bot:
            raise ApiError("cant_update_message")
        return message

    @staticmethod
    def _described(team: Team, conversation: Conversation) -> Json:
        described: Json = {
            "id": conversation.id, "name": conversation.name,
            "is_channel": not conversation.im and not conversation.private,
            "is_group": conversation.private and not conversation.im,
            "is_im": bool(conversation.im), "is_private": conversation.private,
            "is_archived": conversation.archived, "is_ext_shared": bool(conversation.shared),
            "is_member": team.bot in conversation.members,
        }  # fmt: skip
        return described | ({"user": conversation.im} if conversation.im else {})
