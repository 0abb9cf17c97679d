"""The board in the channel, and the sign: what everybody at the table sees."""
