"""Makes the fake Slack known to the tests in this folder."""

from tests.loopback.slack.fixtures import loose_slack_wire, slack_wire

__all__ = ["loose_slack_wire", "slack_wire"]
