"""The journal: how it is written, read back, and proved."""
