"""HTTP mode: requests that Slack signs and sends to a public address of ours."""

from adapters.slack.http.door import HttpDoor
from adapters.slack.http.gate import Gate

__all__ = ["Gate", "HttpDoor"]
