"""Slack: the same dealer in workspaces."""

from adapters.slack.link import SlackLink
from adapters.slack.settings import SlackSettings, SlackUnusable
from adapters.slack.socket import SocketDoor

__all__ = ["SlackLink", "SlackSettings", "SlackUnusable", "SocketDoor"]
