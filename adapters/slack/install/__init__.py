"""Installing the dealer in workspaces: who we are in each, how we get in, how we are thrown out."""

from adapters.slack.install.app import bolt_app
from adapters.slack.install.many import InstalledWorkspaces
from adapters.slack.install.oauth import oauth_flow
from adapters.slack.install.one import OneWorkspace
from adapters.slack.install.presence import Presence
from adapters.slack.install.vault import Vault
from adapters.slack.workspace import (
    Access,
    Workspace,
    Workspaces,
    workspace_in,
    workspace_of,
)

__all__ = [
    "Access",
    "InstalledWorkspaces",
    "OneWorkspace",
    "Presence",
    "Vault",
    "Workspace",
    "Workspaces",
    "bolt_app",
    "oauth_flow",
    "workspace_in",
    "workspace_of",
]
