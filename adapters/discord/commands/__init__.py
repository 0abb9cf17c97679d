"""The slash commands: thin, each one visit at the desk."""
