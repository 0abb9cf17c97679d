"""Tests of the Discord adapter by itself; those over real sockets are in tests/loopback."""
