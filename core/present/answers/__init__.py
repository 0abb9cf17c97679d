"""Answers to whoever has said or pressed something: replies, refusals, help."""
