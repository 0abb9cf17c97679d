"""Installing the dealer in Slack, HTTP mode, and what must be refused there."""
