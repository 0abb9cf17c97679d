"""Slack: the same dealer in workspaces."""
