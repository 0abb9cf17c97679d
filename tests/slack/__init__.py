"""The Slack adapter: what it draws, what it sends, and how it answers a fake Slack."""
