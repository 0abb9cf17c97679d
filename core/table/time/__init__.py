"""The clocks of a table: time to act, requests for the clock, deadlines."""
